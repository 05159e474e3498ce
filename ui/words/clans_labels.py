"""What lies on the table of The Four Groves, in words: labels for screen readers, short texts of the picture."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.rules.clans import frames as f
from desktop.rules.clans.battles import Reckoning
from desktop.rules.clans.frames import HOME, RULES, Side
from desktop.rules.clans.roster import Print
from desktop.rules.clans.table import Table
from desktop.rules.clans.values import Death, View
from ui.words.clans_base import ClansBase, phase_now
from ui.words.clans_cards import clan_name
from ui.words.common import filled, isolated


class ClansLabels(ClansBase):
    """Whole phrases for things, short words for titles."""

    # -- cards --------------------------------------------------------------------------------------------------------

    def owned(self, seat: int, what: str) -> str:
        """Something with the player whose it is."""
        #: For screen readers. %1 is a thing, %2 the player whose it is.
        return filled(self.tr("%1. %2"), what, self.name(seat))

    def piece_label(self, table: Table, card: int) -> str:
        """A card in play: name, type, figures, where and how it lies, what is attached."""
        kind, piece = table.print(card), table.pieces[card]
        parts = [self.print_name(kind)]
        if kind.title != "created":
            parts.append(self.kind_of(kind))
        if kind.personality:
            parts.append(self.unit_figures(table, card))
        elif kind.type == "follower":
            parts.append(self.figures(table, card))
        elif kind.card.gold:
            #: What a card makes for payments. %1 is an amount of Gold.
            parts.append(filled(self.tr("makes %1"), self.gold(self.yields(table, card))))
        if piece.bowed:
            #: State of a card: turned sideways.
            parts.append(self.tr("bowed"))
        if piece.waits:
            #: State of a Legacy Holding of the set-up: it does not straighten yet.
            parts.append(self.tr("stays bowed for now"))
        if piece.dishonored:
            #: State of a Personality.
            parts.append(self.tr("dishonored"))
        if kind.personality and piece.place != HOME:
            parts.append(self.place(piece.place))
        attached = table.unit(card)[1:] if kind.personality else ()
        if attached:
            #: For screen readers. %1 lists the attachments of a Personality.
            parts.append(
                filled(self.tr("with %1"), self.list_of([self.print_name(table.print(one)) for one in attached]))
            )
        return self.owned(table.owners[card], self.comma_list(parts))

    def whereabouts(self, table: Table, card: int) -> list[str]:
        """Where a card stands and what bears it, to tell it from another of its name."""
        piece = table.pieces.get(card)
        if piece is None:
            found = table.province_of(card)
            if found is not None:
                return [self.province(found[1].field)]
            #: Where a card is, alone.
            return [self.tr("in hand")] if card in table.hands[table.owners[card]] else []
        found = table.province_of(card)
        if found is not None:
            return [self.province(found[1].field)]
        parts = [self.place(piece.place)]
        if piece.host is not None:
            #: Of an attachment. %1 is the Personality that bears it.
            parts.insert(0, filled(self.tr("on %1", "attached"), self.print_name(table.print(piece.host))))
        return parts

    def lying(self, table: Table, card: int) -> list[str]:
        """How a card in play lies and what it bears, to tell it from another of its name at the same place."""
        piece = table.pieces[card]
        parts = []
        if piece.bowed:
            parts.append(self.tr("bowed"))
        if piece.dishonored:
            parts.append(self.tr("dishonored"))
        attached = table.unit(card)[1:] if table.print(card).personality else ()
        if attached:
            parts.append(
                filled(self.tr("with %1"), self.list_of([self.print_name(table.print(one)) for one in attached]))
            )
        return parts

    def from_left(self, place: int) -> str:
        """Which of several cards that look the same, counted from 1."""
        #: Which of several cards of one name side by side. %1 counts from 1.
        return filled(self.tr("no. %1 from the left"), self.number(place))

    def print_label(self, kind: Print) -> str:
        """A card that is not in play."""
        return self.comma_list([self.print_name(kind), self.kind_of(kind)])

    def seen_label(self, kind: Print, fate: str) -> str:
        """A card that is looked through; of a destroyed one it is said how that came."""
        if fate:
            #: For screen readers: a card in a discard pile. %1 is the card, %2 a sentence: how it was destroyed.
            return filled(self.tr("%1. %2", "destroyed"), self.print_label(kind), fate)
        return self.print_label(kind)

    def fate_of(self, death: Death) -> str:
        """How a card was destroyed."""
        turn = self.number(death.turn)
        if death.chi:
            #: Of a card in a discard pile. %1 is the number of the turn.
            return filled(self.tr("Destroyed in turn %1, as Chi had fallen to 0."), turn)
        if death.cause == "resolution":
            #: Of a card in a discard pile. %1 is the number of the turn.
            return filled(self.tr("Destroyed in turn %1, in a lost battle."), turn)
        if death.source is None or death.source == RULES:
            #: Of a card in a discard pile. %1 is the number of the turn.
            return filled(self.tr("Destroyed in turn %1."), turn)
        #: Of a card in a discard pile. %1 is the number of the turn, %2 the card that is the cause of it.
        return filled(self.tr("Destroyed in turn %1. Cause: %2."), turn, self.card(death.source))

    def hand_label(self, kind: Print, price: int | None, focus: int | None) -> str:
        """A card of the hand."""
        parts = [self.print_name(kind), self.kind_of(kind)]
        if price is not None:
            parts.append(self.gold(price))
        if focus is not None:
            parts.append(self.focus_value(focus))
        return self.comma_list(parts)

    def focus_value(self, value: int) -> str:
        """What a card is worth in a duel."""
        #: What a card is worth in a duel. %1 is a number.
        return filled(self.tr("Focus Value %1"), self.number(value))

    def offer_label(self, seat: int, field: int, kind: Print, price: int | None) -> str:
        """A face-up card of a Province."""
        parts = [self.province(field), self.print_name(kind), self.kind_of(kind)]
        if price is not None:
            parts.append(self.gold(price))
        return self.owned(seat, self.comma_list(parts))

    def down_label(self, seat: int, field: int) -> str:
        """A face-down card of a Province."""
        #: For screen readers. %1 is a Province.
        return self.owned(seat, filled(self.tr("%1, a face-down card"), self.province(field)))

    def known_down(self, kind: Print) -> str:
        """A face-down card that the player has seen."""
        #: For screen readers: a face-down card that you have seen. %1 is the card.
        return filled(self.tr("Seen before: %1"), self.print_name(kind))

    def back_label(self, seat: int, count: int) -> str:
        """The hand of the other player."""
        return self.owned(seat, self.tr("%n card(s) in hand", "", count))

    # -- places -------------------------------------------------------------------------------------------------------

    def province_label(self, seat: int, field: int, strength: int) -> str:
        """A Province that stands."""
        #: For screen readers. %1 is a Province, %2 a number.
        return self.owned(seat, filled(self.tr("%1, strength %2"), self.province(field), self.number(strength)))

    def ruin_label(self, seat: int, field: int) -> str:
        """A Province that has fallen."""
        #: For screen readers. %1 is a Province.
        return self.owned(seat, filled(self.tr("%1, destroyed"), self.province(field)))

    def deck_label(self, seat: int, side: Side, count: int) -> str:
        """A deck."""
        #: For screen readers. %1 is a deck, %n its cards.
        return self.owned(seat, filled(self.tr("%1, %n card(s)", "", count), self.deck(side)))

    def discard_label(self, seat: int, side: Side, count: int) -> str:
        """A discard pile."""
        if side == "dynasty":
            return self.owned(seat, self.tr("Dynasty discard pile, %n card(s)", "", count))
        return self.owned(seat, self.tr("Fate discard pile, %n card(s)", "", count))

    def honor_label(self, seat: int, honor: int) -> str:
        """A tag on the honor scroll."""
        #: For screen readers. %1 is a number.
        return self.owned(seat, filled(self.tr("Family Honor %1"), self.number(honor)))

    def favor_label(self, seat: int | None) -> str:
        """The Imperial Favor."""
        if seat is None:
            return self.tr("The Imperial Favor, which nobody controls")
        return filled(self.tr("The Imperial Favor, controlled by %1"), self.name(seat))

    def phases_label(self, view: View) -> str:
        """The middle strip."""
        if not view.turn:
            return self.phase("setup")
        if view.ending is not None:
            return self.progress(view.turn)
        #: For screen readers. %1 is the number of the turn, %2 whose it is, %3 the phase.
        sentence = self.tr("Turn %1 of %2: %3")
        return filled(sentence, self.number(view.turn), self.name(view.active), self.phase(phase_now(view)))

    def seat_label(self, view: View, seat: int) -> str:
        """A player at the table."""
        table_clan = self.clan_of(view, seat)
        #: For screen readers. %1 is a player's name, %2 a clan.
        return filled(self.tr("%1, %2"), self.name(seat), table_clan)

    def clan_of(self, view: View, seat: int) -> str:
        """The clan of a seat's Stronghold."""
        from desktop.rules.clans.roster import roster

        known = roster(view.options)
        clan = known.prints[known.strongholds[seat]].card.clan
        return clan_name(clan) if clan is not None else ""

    # -- battles ------------------------------------------------------------------------------------------------------

    def forecast(
        self, now: Reckoning, armies: tuple[bool, bool], brief: bool = False, at_stake: Sequence[tuple[int, int]] = ()
    ) -> tuple[str, ...]:
        """How the battle would end, in two short lines on a slip: who is destroyed, and what comes of the Province.

        `armies`: whether there are units of the Attacker, of the Defender. `brief`: without the figures. `at_stake`:
        who would gain how much Honor.
        """
        if now.result == "none":
            #: A slip under a battle: no unit and no Province would be destroyed.
            return (self.tr("Nothing happens"),)
        losses = self._losses(now, armies)
        if at_stake and not brief:
            #: A slip under a battle, upper line. %1: whose units would be destroyed, %2 the Honor it brings. Short.
            losses = filled(self.tr("%1: %2 Honor", "slip"), losses, self.signed(at_stake[0][1]))
        return losses, self._province_brief(now) if brief else self._province_weighed(now)

    def _losses(self, now: Reckoning, armies: tuple[bool, bool]) -> str:
        attackers, defenders = armies
        if now.result == "tie":
            #: A slip under a battle, upper line: all units of both sides would be destroyed. Short.
            return self.tr("Both armies destroyed")
        if now.result == "attacker" and defenders:
            #: A slip under a battle, upper line: all units of the Defender would be destroyed. Short.
            return self.tr("Defenders destroyed")
        if now.result == "defender" and attackers:
            #: A slip under a battle, upper line: all units of the Attacker would be destroyed. Short.
            return self.tr("Attackers destroyed")
        #: A slip under a battle, upper line: no unit would be destroyed. Short.
        return self.tr("No losses")

    def _province_brief(self, now: Reckoning) -> str:
        if now.falls:
            #: A slip under a battle, lower line: the Province would be destroyed. Short.
            return self.tr("Province falls")
        #: A slip under a battle, lower line: the Province would stand. Short.
        return self.tr("Province holds")

    def _province_weighed(self, now: Reckoning) -> str:
        attack, defense, strength = (self.number(n) for n in (now.attackers, now.defenders, now.strength))
        match now.result:
            case "attacker" if now.falls:
                #: A slip under a battle, lower line. %1 Force of the Attacker, %2 of the Defender, %3 strength.
                return filled(self.tr("Province falls: %1 > %2 + %3"), attack, defense, strength)
            case "attacker" if now.attackers == now.defenders + now.strength:
                #: A slip under a battle, lower line. %1 Force of the Attacker, %2 of the Defender, %3 strength.
                return filled(self.tr("Province holds: %1 = %2 + %3"), attack, defense, strength)
            case "attacker":
                #: A slip under a battle, lower line. %1 Force of the Attacker, %2 of the Defender, %3 strength.
                return filled(self.tr("Province holds: %1 < %2 + %3"), attack, defense, strength)
            case "defender":
                #: A slip under a battle, lower line. %1 Force of the Attacker, %2 of the Defender.
                return filled(self.tr("Province holds: %1 < %2"), attack, defense)
        #: A slip under a battle, lower line. %1 is the Force of both.
        return filled(self.tr("Province holds: %1 = %1"), attack)

    def outlook(
        self,
        now: Reckoning,
        armies: tuple[bool, bool],
        conqueror: bool = False,
        at_stake: Sequence[tuple[int, int]] = (),
    ) -> str:
        """The same in whole sentences. `conqueror`: some attacking units do not bow as they return. `at_stake`: who
        would gain how much Honor."""
        attack, defense, strength = (self.number(n) for n in (now.attackers, now.defenders, now.strength))
        said = []
        match now.result:
            case "none":
                return self.tr("As it stands, nothing happens here.")
            case "tie":
                #: What would come of a battle. %1 is the Force of both.
                said.append(filled(self.tr("A tie, %1 to %1: the units of both sides would be destroyed."), attack))
            case "attacker" if armies[1]:
                #: What would come of a battle. %1 Force of the Attacker, %2 of the Defender.
                sentence = self.tr("The Attacker would win, %1 to %2: all defending units would be destroyed.")
                said.append(filled(sentence, attack, defense))
            case "defender" if armies[0]:
                #: What would come of a battle. %1 Force of the Defender, %2 of the Attacker.
                sentence = self.tr("The Defender would win, %1 to %2: all attacking units would be destroyed.")
                said.append(filled(sentence, defense, attack))
            case _:
                said.append(self.tr("No unit would be destroyed."))
        #: What would come of a battle, after the units that would be destroyed. %1 is a player, %2 a number.
        gain = self.tr("%1 would gain %2 Honor.")
        said += [filled(gain, self.name(seat), self.number(n)) for seat, n in at_stake]
        if now.falls:
            #: What would come of a battle. %1 Force of the Attacker, %2 of the Defender, %3 strength of the Province.
            sentence = self.tr("The Province would fall: %1 is more than %2 and strength %3 together.")
            said.append(filled(sentence, attack, defense, strength))
        elif now.result == "attacker":
            #: What would come of a battle. %1 Force of the Attacker, %2 of the Defender, %3 strength of the Province.
            sentence = self.tr("The Province would hold: %1 is not more than %2 and strength %3 together.")
            said.append(filled(sentence, attack, defense, strength))
        else:
            said.append(self.tr("The Province would hold."))
        if now.result == "attacker" and not conqueror:
            said.append(self.tr("The attacking units would return home bowed."))
        return " ".join(said)

    def field_label(self, field: int, outlook: str) -> str:
        """A battlefield for screen readers; `outlook`: what would come of its battle, "" where it was fought."""
        if not outlook:
            #: For screen readers. %1 is a battlefield.
            return filled(self.tr("%1, fought"), self.battlefield(field))
        #: For screen readers. %1 is a battlefield, %2 a sentence: what would come of it.
        return filled(self.tr("%1. %2", "outlook"), self.battlefield(field), outlook)

    # -- what is being done -------------------------------------------------------------------------------------------

    def stack_title(self) -> str:
        """The head of the panel that shows what is being done."""
        #: Head of a small panel: what is being done at the moment.
        return self.tr("Now")

    def stack_step(self, frame: f.AnyFrame, name: str) -> str:
        """What a thing on the stack, of this name, is waiting for."""
        if isinstance(frame, f.Preparing):
            #: A small panel: an action is announced, its targets or costs are being chosen. %1 is a card.
            return filled(self.tr("Announced: %1"), isolated(name))
        #: A small panel: what takes effect now. %1 is a card.
        return filled(self.tr("Takes effect: %1"), isolated(name))

    def may_answer(self, seat: int) -> str:
        """A player has the opportunity to react."""
        #: A small panel. %1 is a player.
        return filled(self.tr("%1 may react"), self.name(seat))

    def duel_title(self) -> str:
        """The head of a duel."""
        return self.tr("Duel")

    def focused(self, count: int) -> str:
        """How many cards a player has focused."""
        return self.tr("%n card(s) focused", "", count)

    # -- the end ------------------------------------------------------------------------------------------------------

    def chart(self, name: str) -> str:
        """The title of a chart at the end of the match."""
        match name:
            case "honor":
                return self.tr("Family Honor, by turn")
            case "provinces":
                return self.tr("Provinces standing, by turn")
            case "force":
                #: A chart: the Force printed on all cards of a player in play.
                return self.tr("Force in play, by turn")
        #: A chart: how much Gold a player has paid so far.
        return self.tr("Gold spent, by turn")

    def by_player(self, figures: Sequence[int]) -> str:
        """A figure for every player, for screen readers."""
        #: A player and a number. %1 is the name.
        pair = self.tr("%1: %2", "count")
        return self.comma_list([filled(pair, self.name(s), self.number(have)) for s, have in enumerate(figures)])
