"""Everything that is said at the table of Island Settlers."""

from __future__ import annotations

from desktop.rules.island import values as v
from desktop.rules.island.board import HARBORS, joined
from desktop.rules.island.values import Card, Goods, Kind, View
from ui.boards import island_draft as d
from ui.stage.placement import Draft
from ui.words.common import OptionText, filled
from ui.words.island_actions import IslandActions
from ui.words.island_events import IslandEvents
from ui.words.island_reasons import IslandReasons


class IslandWords(IslandEvents, IslandActions, IslandReasons):
    """The words of one match of Island Settlers."""

    # -- what is laid out ---------------------------------------------------------------------------------------------

    def draft(self, draft: Draft) -> str:
        """The button that lays something out."""
        match draft:
            case d.Building("road"):
                return self.tr("Build a road")
            case d.Building("settlement"):
                return self.tr("Build a settlement")
            case d.Building():
                return self.tr("Upgrade to a city")
            case d.Trading():
                return self.tr("Put a trade together")
            case d.Countering():
                return self.tr("Make a counter-offer")
            case d.Giving():
                return self.tr("Begin again")
            case d.Plenty():
                return self.tr("Play Year of Plenty")
            case d.Naming():
                return self.tr("Play Monopoly")
            case d.Sending():
                return self.tr("Move the robber")
            case d.Standing():
                return self.tr("Say what you never trade away")
        return self.tr("Back")

    def laid_out(self, draft: Draft) -> str:
        match draft:
            case d.Building("road"):
                return self.tr("Where do you build the road?")
            case d.Building("settlement"):
                return self.tr("Where do you build the settlement?")
            case d.Building():
                return self.tr("Which settlement becomes a city?")
            case d.Trading(give, want) | d.Countering(give, want):
                return self.terms(give, want)
            case d.Giving(goods) if any(goods):
                #: Headline. %1 lists resources.
                return filled(self.tr("To be discarded: %1."), self.goods(goods))
            case d.Plenty(None):
                return self.tr("Year of Plenty: which card do you take first?")
            case d.Plenty(first) if first is not None:
                #: Headline. %1 is a resource.
                return filled(self.tr("Year of Plenty: %1, and which other?"), self.good(first))
            case d.Naming():
                return self.tr("Monopoly: which resource do you claim?")
            case d.Sending():
                return self.tr("Whom does the robber rob?")
            case d.Standing():
                return self.tr("Which resources do you never trade away? Offers that want them are declined for you.")
        return super().laid_out(draft)

    def more(self, kind: Kind, own: bool) -> str:
        """One card more on a side of a trade."""
        if own:
            #: A trade that is put together: one more to give. %1 is a resource.
            return filled(self.tr("Give one more: %1"), self.good(kind))
        #: A trade that is put together: one more to get. %1 is a resource.
        return filled(self.tr("Get one more: %1"), self.good(kind))

    def less(self, kind: Kind, own: bool) -> str:
        """One card less on a side of a trade."""
        if own:
            #: A trade that is put together: one less to give. %1 is a resource.
            return filled(self.tr("Give one less: %1"), self.good(kind))
        #: A trade that is put together: one less to get. %1 is a resource.
        return filled(self.tr("Get one less: %1"), self.good(kind))

    def discard_more(self, kind: Kind) -> str:
        """One card more to be discarded."""
        #: %1 is a resource.
        return filled(self.tr("Discard one more: %1"), self.good(kind))

    def discard_less(self, kind: Kind) -> str:
        """One card less to be discarded."""
        #: %1 is a resource.
        return filled(self.tr("Keep one more: %1"), self.good(kind))

    def take_first(self, kind: Kind) -> str:
        """Year of Plenty: the first card."""
        #: %1 is a resource.
        return filled(self.tr("Take: %1"), self.good(kind))

    def of_hand(self, taken: int, held: int) -> str:
        """How many of the cards in hand are chosen."""
        #: %1 of %2 cards in the hand are chosen.
        return filled(self.tr("%1 of %2 in hand"), self.number(taken), self.number(held))

    def left_in_bank(self, count: int) -> str:
        """How many of a kind the bank has."""
        #: The stock of the bank.
        return self.tr("%n in the bank", "", count)

    def ask_seat(self, seat: int, asked: bool) -> str:
        """Include a player in an offer, or leave them out."""
        if asked:
            #: An offer is put together; %1 is a player’s name.
            return filled(self.tr("Leave %1 out"), self.name(seat))
        #: An offer is put together; %1 is a player’s name.
        return filled(self.tr("Ask %1, too"), self.name(seat))

    def give_away(self, kind: Kind, never: bool) -> str:
        """A standing answer: take a kind in, or out again."""
        if never:
            #: %1 is a resource.
            return filled(self.tr("Trade it away again: %1"), self.good(kind))
        #: %1 is a resource.
        return filled(self.tr("Never trade away: %1"), self.good(kind))

    def begin_again(self) -> str:
        """Take everything out of a trade."""
        return self.tr("Begin again")

    def rob_whom(self) -> str:
        """The robber can rob several players on a hex."""
        return self.tr("Several players can be robbed here")

    # -- why the table refuses ----------------------------------------------------------------------------------------

    def no_place(self, what: str) -> str:
        """Why a road, settlement or city has no place now."""
        if what == "road":
            return self.tr("No path at your roads and buildings is free.")
        if what == "city":
            return self.tr("A city takes the place of a settlement, and you have none.")
        return self.tr("No free intersection lies at your roads, two paths away from every building.")

    def no_trade_now(self, view: View) -> str:
        """Why nothing can be traded at this moment."""
        if view.winner is not None:
            return self.tr("The match is over.")
        if not view.turn:
            return self.tr("Trade begins when all have placed their settlements.")
        if view.turn_seat != view.seat:
            return self.tr("You can trade in your own turn, after the roll, and answer the offers of others.")
        if view.frames and isinstance(view.frames[-1], v.BeforeRoll):
            return self.tr("Trading comes after the roll.")
        return self.tr("Something else must be decided first.")

    def nothing_to_give(self) -> str:
        """Why no trade can be put together."""
        return self.tr("You have no cards to trade.")

    def bank_needs(self) -> str:
        """What a trade with the bank asks for."""
        return self.tr("For the bank, choose one resource to give and one card to get.")

    def not_so_many(self) -> str:
        """Why no more can be given."""
        return self.tr("You have no more of it.")

    def not_both(self, kind: Kind) -> str:
        """Why a kind is not on both sides."""
        #: %1 is a resource.
        return filled(self.tr("A resource is not traded for itself: %1."), self.good(kind))

    # -- the table ----------------------------------------------------------------------------------------------------

    def hex_label(self, view: View, number: int) -> str:
        """A hex for screen readers."""
        assert view.board is not None
        named = self.hex(view.board, number)
        if view.robber == number:
            #: A hex for screen readers. %1 is the hex.
            return filled(self.tr("Hex: %1, with the robber"), named)
        #: A hex for screen readers. %1 is the hex.
        return filled(self.tr("Hex: %1"), named)

    def crossing_label(self, view: View, crossing: int) -> str:
        """An intersection for screen readers, with the building on it."""
        assert view.board is not None
        place = self.crossing(view.board, crossing)
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
        rolls = view.knowledge.rolls
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
            case "trade" | "closed":
                #: A noun: the form for offers and the bank.
                return self.tr("Trade")
            case "discard":
                #: A verb: title and button of the form.
                return self.tr("Discard")
            case "answer":
                #: A noun: what another player offers.
                return self.tr("Offer")
            case "counter":
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

    def never_heading(self) -> str:
        """Heads a standing answer."""
        return self.tr("Never trade away")

    def slot_label(self, kind: Kind, count: int, give: bool) -> str:
        """A resource on the form for screen readers."""
        if give:
            #: A side of a trade for screen readers. %1 is a resource with a number.
            return filled(self.tr("You give: %1"), self.units(kind, count))
        #: A side of a trade for screen readers. %1 is a resource with a number.
        return filled(self.tr("You get: %1"), self.units(kind, count))

    def bank_button(self, rate: int) -> str:
        """The button of a trade with the bank; as short as can be."""
        #: Button: a trade with the bank. %1 is 4, 3, or 2.
        return filled(self.tr("Bank %1:1"), self.number(rate))

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
        return self.tr("Accept")

    def decline_button(self) -> str:
        """The button that refuses an offer."""
        #: Button: refuses an offer. Short.
        return self.tr("Decline")

    def confirm_button(self) -> str:
        """The button that confirms a standing answer."""
        #: Button: this is the answer from now on. Short.
        return self.tr("Confirm")

    def turns(self, view: View) -> str:
        """The number of the turn, as a note on the bank."""
        return self.progress(view.turn) if view.turn else self.tr("Setting up")

    def chart(self, name: str) -> str:
        """The title of a chart at the end of the match."""
        match name:
            case "points":
                return self.tr("Points by turn")
            case "produced":
                return self.tr("Cards brought by the dice")
            case "robbed":
                return self.tr("Cards lost to the robber")
        return self.tr("Rolls of the match")

    def powers_title(self) -> str:
        """The head of the sheet of cards."""
        return self.tr("Costs, cards, and awards")

    def powers_note(self) -> str:
        """What holds for all cards."""
        return self.tr(
            "A settlement is worth 1 point, a city 2, each award 2, and a victory point card 1. A seven brings no "
            "cards: whoever holds 8 or more discards half of them, and the robber moves."
        )

    def good_text(self, kind: Kind) -> str:
        """Where a resource comes from."""
        match kind:
            case Kind.LUMBER:
                return self.tr("Comes from forest. Needed for roads and settlements.")
            case Kind.BRICK:
                return self.tr("Comes from hills. Needed for roads and settlements.")
            case Kind.WOOL:
                return self.tr("Comes from pasture. Needed for settlements and development cards.")
            case Kind.GRAIN:
                return self.tr("Comes from fields. Needed for settlements, cities, and development cards.")
            case Kind.ORE:
                return self.tr("Comes from mountains. Needed for cities and development cards.")

    def state(self, view: View) -> str:
        """How far the match is, under the title."""
        if not view.turn:
            return self.tr("Setting up")
        turn = self.number(view.turn)
        frame = view.frames[-1] if view.frames else None
        if frame is None:
            return filled(self.tr("Turn %1"), turn)
        match frame:
            case v.BeforeRoll() | v.Rolling():
                #: Small line under the title. %1 is the number of the turn, %2 whose it is.
                sentence = self.tr("Turn %1 · %2 rolls")
            case v.Discarding() | v.Robbing() | v.Stealing():
                #: Small line under the title. %1 is the number of the turn, %2 whose it is.
                sentence = self.tr("Turn %1 · %2 and the robber")
            case _:
                #: Small line under the title. %1 is the number of the turn, %2 whose it is.
                sentence = self.tr("Turn %1 · %2 builds and trades")
        return filled(sentence, turn, self.name(view.turn_seat))

    # -- the new-game page --------------------------------------------------------------------------------------------

    def options(self, name: str) -> OptionText:
        match name:
            case "layout":
                return OptionText(
                    self.tr("The island"),
                    self.tr("Spiral and random numbers keep 6 and 8 apart."),
                    (
                        #: How the island is laid: a value in a list.
                        self.tr("For beginners: always the same"),
                        self.tr("Hexes shuffled, numbers in a spiral"),
                        self.tr("Hexes and numbers shuffled"),
                        self.tr("All shuffled, 6 and 8 may touch"),
                    ),
                )
            case "shuffle_harbors":
                return OptionText(self.tr("Harbors shuffled"), self.tr("Off: they lie as on the beginners’ island."))
            case "target":
                return OptionText(self.tr("Points to win"))
            case "win_any_time":
                return OptionText(
                    self.tr("Win at any time"),
                    self.tr("Whoever reaches the points wins at once. Off: only in one’s own turn."),
                )
            case "friendly_robber":
                return OptionText(
                    self.tr("Friendly robber"),
                    self.tr("The robber keeps away from players with fewer than 3 points."),
                )
            case "offers":
                return OptionText(self.tr("Offers a turn"), self.tr("0: no trade between players."))
            case "statistics":
                return OptionText(
                    self.tr("Statistics during the match"),
                    self.tr("Rolls, production, and robberies are counted for all to see."),
                )
        return super().options(name)


Words = IslandWords
"""The name by which the tables know this class."""
