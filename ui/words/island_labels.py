"""What lies on the table of Island Settlers, in words: labels for screen readers, titles of sheets, small buttons."""

from __future__ import annotations

from desktop.rules.island import values as v
from desktop.rules.island.board import HARBORS, joined
from desktop.rules.island.values import Card, Goods, Kind, View
from ui.words.common import filled
from ui.words.island_base import IslandBase


class IslandLabels(IslandBase):
    """Whole phrases for things, short words for titles and buttons."""

    def hex_label(self, view: View, number: int) -> str:
        """A hex for screen readers."""
        assert view.board is not None
        named = self.hex(view.board, number)
        if view.robber == number:
            #: A hex for screen readers. %1 is the hex.
            return filled(self.tr("Hex: %1, with the robber"), named)
        #: A hex for screen readers. %1 is the hex.
        return filled(self.tr("Hex: %1"), named)

    def crossing_label(self, view: View, crossing: int, place: str) -> str:
        """An intersection for screen readers, with the building on it; `place` says where it is."""
        for seat in range(len(view.settlements)):
            if view.settlements[seat] >> crossing & 1:
                #: For screen readers. %1 is a player’s name, %2 the intersection.
                return filled(self.tr("Settlement of %1. %2"), self.name(seat), place)
            if view.cities[seat] >> crossing & 1:
                #: For screen readers. %1 is a player’s name, %2 the intersection.
                return filled(self.tr("City of %1. %2"), self.name(seat), place)
        return place

    def path_label(self, view: View, path: int) -> str:
        """A path for screen readers, with the road on it."""
        assert view.board is not None
        place = self.path(view.board, path)
        for seat, roads in enumerate(view.roads):
            if joined(roads) >> path & 1:
                #: For screen readers. %1 is a player’s name, %2 the path.
                return filled(self.tr("Road of %1. %2"), self.name(seat), place)
        return place

    def harbor_label(self, view: View, where: int) -> str:
        """A harbor for screen readers, with who has the right to it."""
        assert view.board is not None
        named = self.harbor(view.board, where)
        mask = 1 << HARBORS[where][0] | 1 << HARBORS[where][1]
        seats = [s for s in range(len(view.sizes)) if (view.settlements[s] | view.cities[s]) & mask]
        if not seats:
            #: A harbor for screen readers. %1 is the harbor.
            return filled(self.tr("Free: %1"), named)
        #: A harbor for screen readers. %1 is the harbor, %2 who uses it.
        return filled(self.tr("%1, used by %2"), named, self.names_of(seats))

    def robber_label(self, view: View) -> str:
        """The robber for screen readers."""
        assert view.board is not None
        #: The robber for screen readers. %1 is a hex.
        return filled(self.tr("The robber. Hex: %1"), self.hex(view.board, view.robber))

    def stock_label(self, kind: Kind, count: int) -> str:
        """A pile of the bank for screen readers."""
        #: For screen readers: the bank’s stock of a resource. %1 is the resource, %2 a number.
        return filled(self.tr("Bank, %1: %2"), self.good(kind), self.number(count))

    def rate_tip(self, kind: Kind, rate: int) -> str:
        """What the bank asks for one other card."""
        #: The trade rate of a resource. %1 is a resource with a number.
        return filled(self.tr("The bank gives 1 card of your choice for: %1."), self.units(kind, rate))

    def deck_label(self, count: int) -> str:
        """The development deck for screen readers."""
        return self.tr("Development deck: %n card(s)", "", count)

    def hand_label(self, kind: Kind, count: int) -> str:
        """The cards of a resource in the hand, for screen readers."""
        #: For screen readers. %1 is a resource with a number.
        return filled(self.tr("In your hand: %1"), self.units(kind, count))

    def card_label(self, card: Card, count: int, fresh: int) -> str:
        """Development cards in the hand, for screen readers."""
        #: An item of a list: %1 is a card, %2 how many of it.
        named = filled(self.tr("%1 × %2"), self.card(card), self.number(count))
        if fresh >= count and card is not Card.POINT:
            #: For screen readers. %1 is a development card with a number.
            return filled(self.tr("In your hand: %1, bought in this turn"), named)
        return filled(self.tr("In your hand: %1"), named)

    def dice_label(self, view: View) -> str:
        """The dice for screen readers."""
        if view.dice is None:
            return self.tr("Dice, not rolled yet")
        #: The dice for screen readers. %1 is their sum, %2 and %3 are what each shows.
        return filled(self.tr("Dice: %1 (%2 and %3)"), *map(self.number, (sum(view.dice), *view.dice)))

    def plate_label(self, view: View, seat: int) -> str:
        """A whole plate for screen readers: points, cards, knights, road, awards."""
        points = view.own_points if seat == view.seat else view.points[seat]
        knights = view.played[seat][Card.KNIGHT]
        #: A player’s plate for screen readers: %1 is the name, all others are numbers.
        first = self.tr("%1: %2 of %3 points, resource cards %4, development cards %5, knights %6, longest road %7.")
        figures = (points, view.options.target, view.sizes[seat], view.card_counts[seat], knights, view.lengths[seat])
        parts = [filled(first, self.name(seat), *map(self.number, figures))]
        held = [which for which, holder in self._holders(view) if holder == seat]
        if held:
            #: Awards a player holds. %1 lists them.
            parts.append(filled(self.tr("Holds: %1."), self.comma_list([self.award(which) for which in held])))
        if view.gains and any(view.gains[seat]):
            parts.append(self.gained(view.gains[seat]))
        never = [kind for kind in v.KINDS if view.never[seat] >> kind & 1]
        if never:
            #: A standing answer. %1 lists resources.
            parts.append(filled(self.tr("Never trades away: %1."), self.kinds(never)))
        return " ".join(parts)

    @staticmethod
    def _holders(view: View) -> tuple[tuple[str, int | None], ...]:
        return ("road", view.road_holder), ("army", view.army_holder)

    def gained(self, goods: Goods) -> str:
        """What the last roll has brought."""
        #: What a player got by the last roll. %1 lists resources.
        return filled(self.tr("The last roll brought: %1."), self.goods(goods))

    def pieces_left(self, view: View, what: str) -> int:
        """How many pieces of a kind, or cards in the deck, are left for the viewer."""
        seat = max(view.seat, 0)
        match what:
            case "road":
                return v.ROADS - joined(view.roads[seat]).bit_count()
            case "settlement":
                return v.SETTLEMENTS - view.settlements[seat].bit_count()
            case "city":
                return v.CITIES - view.cities[seat].bit_count()
        return view.deck

    def build_label(self, view: View, what: str, cost: Goods) -> str:
        """A row of the costs for screen readers."""
        #: A row of the table of costs: %1 is a piece, %2 lists resources, %3 is how many are left.
        sentence = self.tr("%1. Cost: %2. Left: %3")
        return filled(sentence, self.piece(what), self.goods(cost), self.number(self.pieces_left(view, what)))

    def rolls_label(self, view: View) -> str:
        """The statistics of the dice for screen readers."""
        return self.rolls_spoken(view.knowledge.rolls)

    def rolls_spoken(self, rolls: tuple[int, ...]) -> str:
        """How often each number was rolled, for screen readers."""
        items = [
            #: How often a number was rolled: %1 is the sum of the dice, %2 how many times.
            filled(self.tr("%1: %2", "rolls"), self.number(at + 2), self.number(count))
            for at, count in enumerate(rolls)
            if count
        ]
        if not items:
            return self.tr("Rolls of this match: none yet")
        #: %1 lists numbers and how often they came.
        return filled(self.tr("Rolls of this match – %1"), self.comma_list(items))

    def answer_label(self, seat: int, state: str) -> str:
        """How a player stands to an offer."""
        match state:
            case "yes":
                return filled(self.tr("%1 would trade"), self.name(seat))
            case "counter":
                return filled(self.tr("%1 makes a counter-offer"), self.name(seat))
            case "waits":
                return filled(self.tr("%1 is still thinking"), self.name(seat))
            case "asked":
                return filled(self.tr("%1 will be asked"), self.name(seat))
            case "out":
                return filled(self.tr("%1 will not be asked"), self.name(seat))
        return filled(self.tr("%1 would not trade"), self.name(seat))

    # -- titles on the table ------------------------------------------------------------------------------------------

    def title_of(self, panel: str) -> str:
        """The title of a sheet beside the sea."""
        match panel:
            case "bank":
                return self.tr("Bank")
            case "trade" | "closed" | "agreed":
                #: A noun: the form for offers and the bank.
                return self.tr("Trade")
            case "discard":
                #: A verb: title and button of the form.
                return self.tr("Discard", "button")
            case "answer":
                #: A noun: what another player offers.
                return self.tr("Offer")
            case "counter" | "countered":
                return self.tr("Counter-offer")
            case "standing":
                return self.tr("Standing answer")
            case "plenty":
                return self.card(Card.YEAR_OF_PLENTY)
            case "monopoly":
                return self.card(Card.MONOPOLY)
            case "build":
                #: A noun: the table of what building costs.
                return self.tr("Building costs")
        #: Title of the statistics of the dice.
        return self.tr("Rolls")

    def you_give(self) -> str:
        """Heads one side of a trade."""
        return self.tr("You give")

    def you_get(self) -> str:
        """Heads one side of a trade."""
        return self.tr("You get")

    def you_discard(self, chosen: int, due: int) -> str:
        """How far a discard is."""
        #: Under the button that discards: %1 of %2 cards are chosen.
        return filled(self.tr("Chosen: %1 of %2"), self.number(chosen), self.number(due))

    def chosen_of(self, chosen: int, due: int) -> str:
        """The same as short as can be: "2 / 4"."""
        #: %1 cards of %2 are chosen.
        return filled(self.tr("%1 / %2"), self.number(chosen), self.number(due))

    def you_discard_heading(self) -> str:
        """Heads the cards to be discarded."""
        return self.tr("Back to the bank")

    def you_keep(self) -> str:
        """Heads what is kept after a discard."""
        return self.tr("You keep")

    def never_heading(self) -> str:
        """Heads a standing answer."""
        return self.tr("Never trade away")

    def slot_label(self, kind: Kind, count: int, mode: str, give: bool) -> str:
        """A resource on the form for screen readers."""
        if mode == "standing":
            return self.give_away(kind, count > 0)
        if mode == "monopoly":
            return self.good(kind)
        if mode == "discard" and give:
            #: A discard for screen readers. %1 is a resource with a number.
            return filled(self.tr("You discard: %1"), self.units(kind, count))
        if mode == "discard":
            #: A discard for screen readers. %1 is a resource with a number.
            return filled(self.tr("You keep: %1"), self.units(kind, count))
        if give:
            #: A side of a trade for screen readers. %1 is a resource with a number.
            return filled(self.tr("You give: %1"), self.units(kind, count))
        #: A side of a trade for screen readers. %1 is a resource with a number.
        return filled(self.tr("You get: %1"), self.units(kind, count))

    def bank_button(self, rate: int) -> str:
        """The button of a trade with the bank; as short as can be."""
        #: Button: a trade with the bank. %1 is 4, 3, or 2.
        return filled(self.tr("Bank %1:1"), self.number(rate))

    def from_bank(self, take: Kind) -> str:
        """What the bank gives for what is laid out, as short as can be."""
        #: A trade with the bank, once what is given is chosen. %1 is a resource.
        return filled(self.tr("From the bank: %1"), self.good(take))

    def bank_deal(self, give: Kind, count: int, take: Kind) -> str:
        """The same button once a trade is laid out, for screen readers: it shows pictures."""
        #: A trade with the bank. %1 and %2 are resources with a number.
        return filled(self.tr("Bank: %1 for %2"), self.units(give, count), self.units(take, 1))

    def offer_button(self) -> str:
        """The button that makes an offer; as short as can be."""
        #: Button: makes an offer to the others. Short.
        return self.tr("Make offer")

    def withdraw_button(self) -> str:
        """The button that takes an offer back."""
        #: Button: takes an offer back. Short.
        return self.tr("Withdraw")

    def accept_button(self) -> str:
        """The button that takes an offer."""
        #: Button: takes an offer. Short.
        return self.tr("Accept", "button")

    def decline_button(self) -> str:
        """The button that refuses an offer."""
        #: Button: refuses an offer. Short.
        return self.tr("Decline", "button")

    def confirm_button(self) -> str:
        """The button that confirms a standing answer."""
        #: Button: this is the answer from now on. Short.
        return self.tr("Confirm")

    def turns(self, view: View) -> str:
        """The number of the turn, as a note on the bank."""
        return self.progress(view.turn) if view.turn else self.tr("Setting up")

    def give_away(self, kind: Kind, never: bool) -> str:
        """A standing answer: take a kind in, or out again."""
        if never:
            #: %1 is a resource.
            return filled(self.tr("Trade it away again: %1"), self.good(kind))
        #: %1 is a resource.
        return filled(self.tr("Never trade away: %1"), self.good(kind))
