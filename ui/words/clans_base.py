"""The words that all sentences of The Four Groves are made of: cards, Provinces, phases, figures."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from PySide6.QtCore import QLocale

from desktop.rules.clans.choices import DeclareAttack
from desktop.rules.clans.everyone import EQUIP, FAVOR_DRAW, FAVOR_HOME, LEGACY, LOBBY, SHARE
from desktop.rules.clans.frames import HOME, RULES, Side
from desktop.rules.clans.reading import Context, holds
from desktop.rules.clans.roster import Print, roster
from desktop.rules.clans.table import Table
from desktop.rules.clans.values import Options, Phase, View
from desktop.rules.clans.vocabulary import ELEMENTS, Keyword, Timing
from ui.words.clans_cards import card_name, card_text, clan_name, keyword_name, type_name
from ui.words.clans_cards_help import KEYWORDS, keyword_help
from ui.words.common import CommonWords, filled


def phase_now(view: View) -> Phase:
    """The phase that is shown: whoever is asked whether to attack is at the Attack Phase."""
    return "attack" if isinstance(view.decision, DeclareAttack) else view.phase


class ClansBase(CommonWords):
    """Names of things, alone or after a colon."""

    # -- cards --------------------------------------------------------------------------------------------------------

    def title_of(self, card: int) -> str | None:
        """The id of a card by its number; None for a created one, and for what every player can do."""
        prints = roster(self.match if isinstance(self.match, Options) else Options()).prints
        return prints[card].title if 0 <= card < len(prints) else None

    def card(self, card: int) -> str:
        """The name of a card by its number."""
        title = self.title_of(card)
        if title is None and card in self.created_cards:
            return self.created(self.created_cards[card])
        #: A card made by an effect, alone or after a colon.
        return self.tr("Created card") if title is None else card_name(title)

    @cached_property
    def created_cards(self) -> dict[int, bool]:
        """Of cards made by effects, by their numbers: whether it is a Personality, else a Follower."""
        return {}

    def meet(self, table: Table) -> None:
        """See which cards made by effects there are now: their names say what they are from now on."""
        self.created_cards.update(
            (card, table.print(card).personality) for card in table.pieces if table.print(card).title == "created"
        )

    def print_name(self, kind: Print) -> str:
        """The name of a print: a created one is called by its type."""
        if kind.title != "created":
            return card_name(kind.title)
        return self.created(kind.personality)

    def created(self, personality: bool) -> str:
        """A card made by an effect."""
        #: A card made by an effect, alone or after a colon.
        return self.tr("Created Personality") if personality else self.tr("Created Follower")

    def cards(self, cards: Iterable[int]) -> str:
        """Several cards as the language lists them."""
        return self.list_of([self.card(card) for card in cards])

    def card_lines(self, title: str) -> tuple[str, ...]:
        """What a card does, a line each."""
        return card_text(title)

    def keywords(self, keywords: Iterable[Keyword]) -> str:
        """Keywords as they are printed, with points between."""
        return " · ".join(keyword_name(keyword) for keyword in keywords)

    def comma_list(self, parts: list[str]) -> str:
        """Parts of a description, one after the other."""
        listed = "".join(parts[:1])
        for part in parts[1:]:
            #: A list without "and": %1 is its beginning, %2 the next thing.
            listed = filled(self.tr("%1, %2"), listed, part)
        return listed

    def printed(self, kind: Print) -> list[str]:
        """The figures that are printed on a card."""
        card = kind.card
        figures = (
            #: A figure printed on a card: what it costs. %1 is a number.
            (self.tr("Gold Cost %1"), card.cost),
            #: A figure printed on a card: how much Gold it makes. %1 is a number.
            (self.tr("Gold Production %1"), card.gold),
            #: A figure printed on a card. %1 is a number.
            (self.tr("Force %1"), card.force),
            #: A figure printed on a card. %1 is a number.
            (self.tr("Chi %1"), card.chi),
            #: A figure printed on a card. %1 is a number.
            (self.tr("Honor Requirement %1"), card.hr),
            #: A figure printed on a card. %1 is a number.
            (self.tr("Personal Honor %1"), card.ph),
            #: A figure printed on a card. %1 is a number.
            (self.tr("Focus Value %1"), card.focus),
            #: A figure printed on a card. %1 is a number.
            (self.tr("Province Strength %1"), card.province_strength),
            #: A figure printed on a card: the Family Honor at the start. %1 is a number.
            (self.tr("Family Honor %1"), card.honor),
        )
        return [filled(text, self.number(value)) for text, value in figures if value is not None]

    def kind_of(self, kind: Print) -> str:
        """Type and clan of a card: "Personality, Maple"."""
        named = type_name(kind.type)
        if kind.card.clan is None:
            return named
        #: What a card is: %1 is its type, %2 its clan.
        return filled(self.tr("%1, %2", "type and clan"), named, clan_name(kind.card.clan))

    def card_help(self, kind: Print) -> str:
        """What a card is and does, and what the words on it mean."""
        parts = [f"{self.comma_list([self.kind_of(kind), *self.printed(kind)])}.", *card_text(kind.title)]
        parts += [f"{keyword_name(one)}: {keyword_help(one)}" for one in kind.card.keywords if one in KEYWORDS]
        return "\n".join(parts)

    def card_brief(self, kind: Print) -> str:
        """The same for a small box beside the card: without what its face shows large."""
        card = kind.card
        honor = [text for text, value in self._honor_figures(kind) if value is not None]
        helped = [one for one in card.keywords if one in KEYWORDS or (kind.type == "ring" and one in ELEMENTS)]
        others = [one for one in card.keywords if one not in helped]
        parts = [*card_text(kind.title), self.comma_list(honor), self.keywords(others)]
        parts += [f"{keyword_name(one)}: {keyword_help(one)}" for one in helped]
        return "\n".join(part for part in parts if part)

    def _honor_figures(self, kind: Print) -> tuple[tuple[str, int | None], ...]:
        """What a Personality asks and brings of Honor, as on its card."""
        hr, ph = kind.card.hr, kind.card.ph
        return (
            (filled(self.tr("Honor Requirement %1"), self.number(hr or 0)), hr),
            (filled(self.tr("Personal Honor %1"), self.number(ph or 0)), ph),
        )

    # -- what everybody can do ----------------------------------------------------------------------------------------

    def common(self, ability: int) -> str:
        """An action that every player has."""
        match ability:
            case number if number == EQUIP:
                #: An action of every player, alone: attach a card of the hand.
                return self.tr("Equip")
            case number if number == SHARE:
                #: An action of every player, alone: move an attachment.
                return self.tr("Share")
            case number if number == LOBBY:
                #: An action of every player, alone: take the Imperial Favor.
                return self.tr("Lobby")
            case number if number == FAVOR_DRAW:
                #: An action of every player, alone: spend the Imperial Favor and a card, and draw one.
                return self.tr("Favor: draw a card")
            case number if number == FAVOR_HOME:
                #: An action of every player, alone: spend the Imperial Favor to move an attacker home.
                return self.tr("Favor: send home")
            case number if number == LEGACY:
                #: An action of every player, alone: bow the Stronghold and search for a Legacy Holding.
                return self.tr("Legacy")
        #: An action of every player, alone: discard a card for a Force bonus.
        return self.tr("Tactical bonus")

    def source(self, card: int, ability: int) -> str:
        """What is used: a card, or an action that every player has."""
        return self.common(ability) if card == RULES else self.card(card)

    def timing(self, timing: Timing) -> str:
        """When an ability can be used, alone."""
        match timing:
            case "battle":
                #: A kind of action, alone.
                return self.tr("Battle action")
            case "limited":
                #: A kind of action, alone.
                return self.tr("Limited action")
            case "open":
                #: A kind of action, alone.
                return self.tr("Open action")
        #: A kind of action, alone.
        return self.tr("Reaction")

    # -- places and stretches of time ---------------------------------------------------------------------------------

    def province(self, field: int) -> str:
        """A Province by its number from the left at the start."""
        #: %1 is the number of a Province, counted from the left.
        return filled(self.tr("Province %1"), self.number(field + 1))

    def battlefield(self, field: int) -> str:
        """A battlefield by the number of its Province."""
        #: %1 is the number of a battlefield: that of its Province, counted from the left.
        return filled(self.tr("Battlefield %1"), self.number(field + 1))

    def place(self, place: int) -> str:
        """Where a card in play is, alone."""
        #: Where a card is, alone.
        return self.tr("at home") if place == HOME else self.battlefield(place)

    def deck(self, side: Side) -> str:
        """Which deck, alone."""
        #: A deck, alone or after a colon.
        return self.tr("Dynasty deck") if side == "dynasty" else self.tr("Fate deck")

    def phase(self, phase: Phase) -> str:
        """A phase of the turn, alone."""
        match phase:
            case "straighten":
                return self.tr("Straighten Phase")
            case "events":
                return self.tr("Events Phase")
            case "action":
                return self.tr("Action Phase")
            case "attack":
                return self.tr("Attack Phase")
            case "dynasty":
                return self.tr("Dynasty Phase")
            case "end":
                return self.tr("End Phase")
        return self.tr("Setting up")

    def short_phases(self) -> tuple[str, ...]:
        """The six phases, as short as they are on the table's middle strip."""
        return (
            #: A phase of the turn, on a narrow strip.
            self.tr("Straighten", "phase"),
            #: A phase of the turn, on a narrow strip.
            self.tr("Events", "phase"),
            #: A phase of the turn, on a narrow strip.
            self.tr("Actions", "phase"),
            #: A phase of the turn, on a narrow strip.
            self.tr("Attack", "phase"),
            #: A phase of the turn, on a narrow strip.
            self.tr("Dynasty", "phase"),
            #: A phase of the turn, on a narrow strip.
            self.tr("End", "phase"),
        )

    # -- figures ------------------------------------------------------------------------------------------------------

    def signed(self, value: int) -> str:
        """A bonus or penalty with its sign; right-to-left languages bring the mark that keeps the sign in front."""
        return f"{QLocale().positiveSign()}{self.number(value)}" if value >= 0 else self.number(value)

    def gold(self, amount: int) -> str:
        """An amount of Gold."""
        return self.tr("%n Gold", "", amount)

    def bonus(self, force: int, chi: int) -> str:
        """A bonus or penalty: "+2 Force, –1 Chi"."""
        parts = []
        if force or not chi:
            #: %1 is a bonus or penalty with its sign.
            parts.append(filled(self.tr("%1 Force"), self.signed(force)))
        if chi:
            #: %1 is a bonus or penalty with its sign.
            parts.append(filled(self.tr("%1 Chi"), self.signed(chi)))
        return self.list_of(parts)

    def personal_honor(self, honor: int) -> str:
        """Personal Honor as it is now."""
        #: %1 is a number.
        return filled(self.tr("Personal Honor %1"), self.number(honor))

    @staticmethod
    def yields(table: Table, card: int) -> int:
        """How much Gold a card makes for a price of no special kind, bowed or not."""
        kind, context = table.print(card), Context(table.owners[card], card, paying="")
        bonuses = (
            one.n for one in kind.gold_bonuses if all(holds(table, table.stats, when, context) for when in one.when)
        )
        return (kind.card.gold or 0) + sum(bonuses)

    @staticmethod
    def counted(table: Table, leader: int) -> tuple[int, ...]:
        """The Personality and Followers that the Force of a unit is made of: bowed ones add nothing, but where all are
        bowed it is shown what they would add."""
        fighters = tuple(card for card in table.unit(leader) if card in table.stats.force)
        return tuple(card for card in fighters if not table.pieces[card].bowed) or fighters

    def unit_force(self, table: Table, leader: int) -> int:
        """The Force of a unit as its card, the lists and the labels show it."""
        return sum(table.stats.force[card] for card in self.counted(table, leader))

    def unit_figures(self, table: Table, leader: int) -> str:
        """Force of a whole unit, and of its Personality alone where Followers add to it; Chi of its Personality."""
        force, alone = self.unit_force(table, leader), table.stats.force[leader]
        chi = self.number(table.stats.chi[leader])
        if force == alone:
            #: %1 and %2 are numbers.
            return filled(self.tr("Force %1, Chi %2"), self.number(force), chi)
        #: %1 is the Force of a whole unit, %2 that of its Personality alone, %3 is its Chi.
        sentence = self.tr("Force %1 (%2 without Followers), Chi %3")
        return filled(sentence, self.number(force), self.number(alone), chi)

    def figures(self, table: Table, card: int) -> str:
        """Force and Chi of a unit by its Personality, Force of a Follower, as they are now."""
        if card in table.stats.chi:
            return self.unit_figures(table, card)
        #: %1 is a number.
        return filled(self.tr("Force %1"), self.number(table.stats.force.get(card, 0)))
