"""Everything that is said at the table of Island Settlers."""

from __future__ import annotations

from desktop.rules.island import values as v
from desktop.rules.island.values import Kind, View
from ui.boards import island_draft as d
from ui.stage.placement import Draft
from ui.words.common import OptionText, filled
from ui.words.island_actions import IslandActions
from ui.words.island_events import IslandEvents
from ui.words.island_labels import IslandLabels
from ui.words.island_reasons import IslandReasons


class IslandWords(IslandEvents, IslandActions, IslandReasons, IslandLabels):
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
            case d.Weighing(seat):
                return self.answer_label(seat, "yes")
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
            case d.Weighing():
                return self.tr("Choose with whom you trade, or withdraw the offer.")
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

    def worth(self, place: str, dots: int) -> str:
        """How much an intersection brings, by the dots of its number tokens."""
        #: Under a place for a settlement: %1 says where, %n counts the dots on the number tokens around it.
        return filled(self.tr("%1: %n dot(s)", "", dots), place)

    def ask_seat(self, seat: int, asked: bool) -> str:
        """Include a player in an offer, or leave them out."""
        if asked:
            #: An offer is put together; %1 is a player’s name.
            return filled(self.tr("Leave %1 out"), self.name(seat))
        #: An offer is put together; %1 is a player’s name.
        return filled(self.tr("Ask %1, too"), self.name(seat))

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

    def points_spoken(self, points: tuple[int, ...]) -> str:
        """The end of the chart of points, for screen readers."""
        #: A player and a number: points, or cards. %1 is the name.
        pair = self.tr("%1: %2", "count")
        return self.comma_list([filled(pair, self.name(s), self.number(have)) for s, have in enumerate(points)])

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
