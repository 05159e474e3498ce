"""Everything that is said at the table of Rival Princes."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.rules.princes.cards import (
    CARDS,
    Card,
    EventCard,
    Goods,
    RegionCard,
    Resource,
    Slot,
    goods_in,
    resource_of,
)
from desktop.rules.princes.choices import Bank
from desktop.rules.princes.tableau import (
    RegionSeen,
    facts,
    neighbours,
    points_of,
    unprotected_of,
    yields_of,
)
from desktop.rules.princes.values import View
from ui.boards import princes_draft as d
from ui.stage.placement import Draft
from ui.words import princes_cards as cards
from ui.words.common import OptionText, filled
from ui.words.princes_actions import PrincesActions
from ui.words.princes_events import PrincesEvents
from ui.words.princes_reasons import PrincesReasons


class PrincesWords(PrincesEvents, PrincesActions, PrincesReasons):
    """The words of one match of Rival Princes."""

    # -- what is laid out ---------------------------------------------------------------------------------------------

    def draft(self, draft: Draft) -> str:
        """The button that lays something out."""
        match draft:
            case d.Arrangement(regions, int() as at):
                #: %1 is a region that is picked up.
                return filled(self.tr("Move: %1"), self.region_name(regions[at]))
            case d.Laying(what, card, trades) if trades:
                #: A button: trades with the bank, then something is built. %1 is what is built.
                return filled(self.tr("Trade and build: %1"), self.thing(card if what == "card" and card else what))
            case d.Laying("road"):
                return self.tr("Build a road")
            case d.Laying("settlement"):
                return self.tr("Build a settlement")
            case d.Laying("scout"):
                return self.tr("Build a settlement with the Scout")
            case d.Laying("city"):
                return self.tr("Build a city")
            case d.Laying(_, card) if card is not None:
                #: %1 is a card.
                return filled(self.tr("Build: %1"), self.card(card))
            case d.Razing():
                return self.tr("Tear down a card")
            case d.Trading():
                return self.tr("Trade with the bank")
            case d.Banking(give, rate):
                #: A trade with the bank. %1 is a resource with a number.
                return filled(self.tr("Give: %1"), self.units(give, rate))
            case d.Offering():
                return self.tr("Offer a trade")
            case d.Putting(card):
                #: %1 is a hand card.
                return filled(self.tr("Put under a stack: %1"), self.card(card))
            case d.Searching():
                return self.tr("Search a stack")
            case d.Fixing():
                #: %1 is a card.
                return filled(self.tr("Play: %1"), self.card("alchemist"))
            case d.Upper(region):
                #: %1 is a region.
                return filled(self.tr("%1 above"), self.region_name(region))
        return self.tr("Back")

    def laid_out(self, draft: Draft) -> str:
        match draft:
            case d.Arrangement(regions, int() as at):
                #: Headline. %1 is a region that is picked up.
                return filled(self.tr("With which region does it change places? %1"), self.region_name(regions[at]))
            case d.Laying(what, card, trades) if trades:
                #: Headline. %1 lists what is given to the bank, %2 what is got for it, %3 is what is built with it.
                sentence = self.tr("Give: %1. Get: %2. Where do you build? %3")
                got = goods_in(tuple(trade.get for trade in trades))
                thing = self.thing(card if what == "card" and card else what)
                return filled(sentence, self.goods(self._given(trades)), self.goods(got), thing)
            case d.Laying("road"):
                return self.tr("On which side do you build the road?")
            case d.Laying("settlement" | "scout"):
                return self.tr("On which side do you build the settlement?")
            case d.Laying("city"):
                return self.tr("Which settlement becomes a city?")
            case d.Laying(_, card) if card is not None:
                #: Headline. %1 is a card that is going to be built.
                return filled(self.tr("Choose a site: %1"), self.card(card))
            case d.Razing():
                return self.tr("Which card do you tear down?")
            case d.Trading():
                return self.tr("What do you give to the bank?")
            case d.Banking(give, rate):
                #: Headline. %1 is a resource with a number.
                return filled(self.tr("What do you get for it? %1"), self.units(give, rate))
            case d.Offering(give, get):
                return self.terms(give, get)
            case d.Putting(card):
                #: Headline. %1 is a hand card.
                return filled(self.tr("Under which stack does it go? %1"), self.card(card))
            case d.Searching():
                return self.tr("Which stack do you search?")
            case d.Fixing():
                return self.tr("Alchemist: which number do you set?")
            case d.Upper(region):
                #: Headline. %1 is a region that is going to lie above.
                return filled(self.tr("%1 goes above. Which region goes below?"), self.region_name(region))
        return super().laid_out(draft)

    def swap_with(self, region: RegionCard, place: int) -> str:
        """Where the region that is picked up may go."""
        #: %1 is a region.
        return filled(self.tr("Swap with: %1"), self.region_name(region))

    def short_of(self, missing: Goods, trades: Sequence[Bank]) -> str:
        """What is missing for something, and the trades that help: "1 resource short: ore × 1. Trade: grain × 3."."""
        #: %n resources are missing to build something. %1 lists them, %2 lists what is given to the bank for them.
        sentence = self.tr("%n resource(s) short: %1. Trade: %2.", "", sum(missing))
        return filled(sentence, self.goods(missing), self.goods(self._given(trades)))

    @staticmethod
    def _given(trades: Sequence[Bank]) -> Goods:
        """What all these trades give to the bank."""
        return goods_in(tuple(trade.give for trade in trades for _ in range(trade.rate)))

    def no_place(self, what: str) -> str:
        """Why a road, settlement or city has no place now."""
        if what == "road":
            return self.tr("A road needs a settlement or city at the end of the row.")
        if what == "city":
            return self.tr("A city is laid on one of your own settlements.")
        return self.tr("A settlement needs a road at the end of the row.")

    def nothing_to_trade(self) -> str:
        """Why no offer can be made."""
        return self.tr("One side has nothing to trade.")

    def add_to_offer(self, resource: Resource, own: bool) -> str:
        """One piece more on a side of an offer."""
        if own:
            #: A trade with the opponent: one more to give. %1 is a resource.
            return filled(self.tr("You give: %1"), self.units(resource, 1))
        #: A trade with the opponent: one more to get. %1 is a resource.
        return filled(self.tr("You get: %1"), self.units(resource, 1))

    def of_stored(self, taken: int, stored: int) -> str:
        """How much of a store is in an offer."""
        #: How many of a resource are in an offer, %1, and how many there are, %2.
        return filled(self.tr("In the offer: %1 of %2"), self.number(taken), self.number(stored))

    def terms(self, give: Goods, get: Goods) -> str:
        """An offer that is being put together."""
        nothing = self.tr("nothing yet")
        #: %1 and %2 list resources.
        sentence = self.tr("Give: %1. Get: %2.")
        return filled(sentence, self.goods(give) or nothing, self.goods(get) or nothing)

    def begin_again(self) -> str:
        """Take everything out of an offer."""
        return self.tr("Begin the offer again")

    def search_price(self, view: View) -> str:
        """What searching costs."""
        price = facts(view.estates[max(view.seat, 0)]).search_price
        return self.tr("Costs %n resource(s) of any kind", "", price)

    def site_effect(self, view: View, card: Card, column: int, slot: Slot) -> str:
        """What a card would do on a site: "Doubles: Fields 3"."""
        estate = view.estates[max(view.seat, 0)]
        around = [estate.regions[region] for region in neighbours(estate, column, slot)]
        data = CARDS[card]
        if data.doubles is not None:
            hit = [region for region in around if resource_of(region) == data.doubles]
            names = self.comma_list([self.region_name(region) for region in hit])
            #: What a building would do on this site. %1 lists regions.
            return filled(self.tr("Doubles: %1"), names) if names else self.tr("Doubles nothing here")
        if card == "garrison":
            names = self.comma_list([self.region_name(region) for region in around])
            #: What a Garrison would do on this site. %1 lists regions.
            return filled(self.tr("Protects: %1"), names)
        return self.cost(data.cost)

    # -- the table ----------------------------------------------------------------------------------------------------

    def stack_label(self, stack: int, size: int) -> str:
        """A draw stack for screen readers."""
        return filled(self.tr("Stack %1: %n card(s)", "", size), self.number(stack + 1))

    def remembered(self, view: View, stack: int) -> str:
        """What the viewer has seen in a stack and may remember, from its top; "" for nothing."""
        seen = view.knowledge.stacks[stack].cards
        if not any(seen):
            return ""
        unknown = self.tr("unknown card")
        #: Memory help. %1 lists cards from the top of a stack, as far as they were seen.
        sentence = self.tr("Seen, from the top: %1.")
        return filled(sentence, self.comma_list([unknown if card is None else self.card(card) for card in seen]))

    def event_pile(self, size: int) -> str:
        """The event pile for screen readers."""
        return self.tr("Event pile: %n card(s)", "", size)

    def region_pile(self, size: int) -> str:
        """The region pile for screen readers."""
        return self.tr("Region pile: %n card(s)", "", size)

    def supply_label(self, what: str, size: int) -> str:
        """A supply for screen readers."""
        match what:
            case "road":
                return self.tr("Supply: %n road(s)", "", size)
            case "settlement":
                return self.tr("Supply: %n settlement(s)", "", size)
        return self.tr("Supply: %n city(s)", "", size)

    def number_die(self, view: View) -> str:
        """The production die, and what its numbers bring to both."""
        if not view.number:
            return self.tr("Production die, not rolled yet")
        lines = [self._brings(view, seat, view.number) for seat in (0, 1)]
        #: The production die for screen readers. %1 is its number, %2 and %3 what it brings to the players.
        return filled(self.tr("Production die: %1. %2 %3"), self.number(view.number), *lines)

    def _brings(self, view: View, seat: int, number: int) -> str:
        regions = self.comma_list([self.region_name(region) for region, _ in yields_of(view, seat, number)])
        if not regions:
            #: What a number of the die brings.
            return filled(self.tr("%1 has no such region."), self.name(seat))
        #: What a number of the die brings. %2 lists regions.
        return filled(self.tr("%1: %2."), self.name(seat), regions)

    def harvest_label(self, view: View, number: int) -> str:
        """What a number of the die would bring to both, the doubled twice, the full stores left out."""
        lines = [self._would_bring(view, seat, number) for seat in (0, 1)]
        #: What a number of the die would bring. %1 is the number, %2 and %3 say what it brings to each player.
        return filled(self.tr("A roll of %1. %2 %3"), self.number(number), *lines)

    def _would_bring(self, view: View, seat: int, number: int) -> str:
        items = []
        for region, amount in yields_of(view, seat, number):
            resource = resource_of(region)
            #: An item of a list: %1 is a resource that there is no room for.
            full = self.tr("%1 × 0 (full)")
            items.append(self.units(resource, amount) if amount else filled(full, self.resource(resource)))
        if not items:
            #: What a number of the die would bring to a player: nothing.
            return filled(self.tr("%1: nothing."), self.name(seat))
        #: What a number of the die brings. %2 lists regions.
        return filled(self.tr("%1: %2."), self.name(seat), self.comma_list(items))

    def event_die(self, view: View) -> str:
        """The event die for screen readers."""
        if view.face is None:
            return self.tr("Event die, not rolled yet")
        #: The event die for screen readers. %1 is its symbol.
        return filled(self.tr("Event die: %1"), cards.said(cards.FACES[view.face]))

    def axis_label(self, seat: int, kind: str) -> str:
        """A road, settlement or city for screen readers."""
        #: For screen readers. %1 is what lies there, %2 whose it is.
        return filled(self.tr("%1 of %2"), self.axis_name(kind), self.name(seat))

    def end_label(self, seat: int, road: bool) -> str:
        """The place for the next road or settlement."""
        if road:
            return self.tr("Place for a road")
        return self.tr("Place for a settlement")

    def region_label(self, seat: int, seen: RegionSeen) -> str:
        """A region for screen readers: what it stores, whether it is doubled or protected."""
        name = self.region_name(seen.card)
        parts = [filled(self.tr("stores %1 of 3"), self.number(seen.stored))]
        if seen.doubled:
            #: A building doubles what a region produces.
            parts.append(self.tr("doubled"))
        if seen.protected:
            #: A Garrison protects a region.
            parts.append(self.tr("protected"))
        #: For screen readers. %1 is a region, %2 whose it is, %3 lists what it stores and what helps it.
        return filled(self.tr("%1 of %2: %3"), name, self.name(seat), self.comma_list(parts))

    def arranged_label(self, region: RegionCard, column: int, row: int) -> str:
        """A starting region that is being arranged, for screen readers."""
        name = self.region_name(region)
        if column < 0:
            place = self.tr("%1, above on the left") if row > 0 else self.tr("%1, below on the left")
        elif column > 0:
            place = self.tr("%1, above on the right") if row > 0 else self.tr("%1, below on the right")
        else:
            place = self.tr("%1, above in the middle") if row > 0 else self.tr("%1, below in the middle")
        return filled(place, name)

    def site_label(self, seat: int, column: int, slot: Slot, across: bool) -> str:
        """A free site for screen readers."""
        #: For screen readers. %1 says where, %2 whose it is.
        return filled(self.tr("Free site of %2: %1"), self.site_place(column, slot, across), self.name(seat))

    def placed_label(self, seat: int, column: int, slot: Slot, card: Card, across: bool) -> str:
        """A card on a site for screen readers."""
        #: For screen readers. %1 is a card, %2 says where, %3 whose it is.
        sentence = self.tr("%1 of %3: %2")
        return filled(sentence, self.card(card), self.site_place(column, slot, across), self.name(seat))

    def hand_label(self, card: Card) -> str:
        """A hand card for screen readers."""
        #: For screen readers. %1 is a card.
        return filled(self.tr("In your hand: %1"), self.card(card))

    def event_label(self, card: EventCard) -> str:
        """The event card that is turned up."""
        #: For screen readers. %1 is an event card.
        return filled(self.tr("Event card: %1"), self.card(card))

    def played_label(self, card: Card) -> str:
        """A yellow card on the table."""
        #: For screen readers. %1 is an action card on the table.
        return filled(self.tr("Played: %1"), self.card(card))

    def seen_label(self, card: Card, place: int, size: int) -> str:
        """A card that is looked through."""
        #: For screen readers. %1 is a card, %2 its place among %3.
        return filled(self.tr("%1, card %2 of %3"), self.card(card), self.number(place + 1), self.number(size))

    def token_label(self, token: str, holder: int | None) -> str:
        """A token for screen readers."""
        if holder is None:
            if token == "knight":
                return self.tr("Knight token: nobody holds it")
            return self.tr("Mill token: nobody holds it")
        if token == "knight":
            return filled(self.tr("Knight token: held by %1"), self.name(holder))
        return filled(self.tr("Mill token: held by %1"), self.name(holder))

    def of_limit(self, cards_held: int, limit: int) -> str:
        """Hand and limit on a plate: "3 / 4"."""
        #: On a plate: %1 cards of at most %2.
        return filled(self.tr("%1 / %2"), self.number(cards_held), self.number(limit))

    def plate_label(self, view: View, seat: int, safe: int) -> str:
        """A whole plate for screen readers: points and where they come from, figures, hand."""
        points, known = points_of(view, seat), facts(view.estates[seat])
        #: A player’s points and where they come from: %1 is the name, all others are numbers of points.
        first = self.tr("%1: %2 of %3 points – settlements %4, cities %5, cards %6, tokens %7.")
        parts = (points.all, view.options.points, points.settlements, points.cities, points.cards)
        where = filled(first, self.name(seat), *map(self.number, parts), self.number(points.knight + points.mill))
        #: A player’s figures, all numbers. Brigands come for more than %2 unprotected resources; %7 is the hand limit.
        second = self.tr("Unprotected %1 of %2, strength %3, tournament points %4, commerce %5, cards %6 of %7.")
        figures = (
            unprotected_of(view, seat),
            safe,
            known.strength,
            known.tournament,
            known.commerce,
            view.hand_sizes[seat],
            known.limit,
        )
        return f"{where} {filled(second, *map(self.number, figures))}"

    def state(self, view: View) -> str:
        """How far the match is, under the title."""
        if view.phase == "setup":
            return self.tr("Setting up")
        if view.phase == "over":
            return filled(self.tr("Turn %1"), self.number(view.turn))
        phases = {
            #: Small line under the title. %1 is the number of the turn, %2 whose it is.
            "start": self.tr("Turn %1 · %2 rolls"),
            "roll": self.tr("Turn %1 · %2 rolls"),
            "event": self.tr("Turn %1 · event and production"),
            #: Small line under the title. %1 is the number of the turn, %2 whose it is.
            "main": self.tr("Turn %1 · %2 builds"),
            #: Small line under the title. %1 is the number of the turn, %2 whose it is.
            "hand": self.tr("Turn %1 · %2 refills the hand"),
        }
        return filled(phases[view.phase], self.number(view.turn), self.name(view.active))

    # -- the new-game page --------------------------------------------------------------------------------------------

    def options(self, name: str) -> OptionText:
        match name:
            case "points":
                return OptionText(self.tr("Points to win"), self.tr("Reached in one’s own turn."))
            case "max_rounds":
                return OptionText(self.tr("Rounds at most"), self.tr("After these, more points win."))
            case "action_points":
                return OptionText(
                    self.tr("Action cards from"),
                    self.tr("From how many victory points on action cards may be played."),
                    (self.tr("3 points each"), self.tr("7 points together")),
                )
            case "brigand_grace_turns":
                return OptionText(
                    self.tr("Turns without brigands"),
                    self.tr("In so many first turns of each player brigands don’t come."),
                )
            case "exchange_same_stack":
                return OptionText(
                    self.tr("Exchange within one stack"),
                    self.tr("The new card of an exchange comes from the stack under which the old one was put."),
                )
            case "late_discard":
                return OptionText(
                    self.tr("Cut the hand at the end of the turn"),
                    self.tr("Whoever’s turn it is puts surplus cards away at its end, not at once."),
                )
            case "demolition":
                return OptionText(self.tr("Tearing down"), self.tr("Own cards may be torn down; they leave the game."))
        return self._more_options(name)

    def _more_options(self, name: str) -> OptionText:
        match name:
            case "place_as_drawn":
                return OptionText(
                    self.tr("Regions one by one"),
                    self.tr("A new settlement’s first region is placed before the second is seen."),
                )
            case "ask_regions":
                return OptionText(
                    self.tr("Choose the region of every payment"),
                    self.tr("Off: the emptiest region gains, and the fullest unprotected one pays."),
                )
            case "memory_help":
                return OptionText(self.tr("Memory help"), self.tr("The table shows what you have seen in the stacks."))
        return super().options(name)


Words = PrincesWords
"""The name by which the tables know this class."""
