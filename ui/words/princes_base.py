"""The words that all sentences of Rival Princes are made of: cards, regions, resources, figures."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.rules.princes.cards import (
    CARDS,
    RESOURCES,
    Card,
    EventCard,
    Face,
    Goods,
    RegionCard,
    Resource,
    land_of,
    number_of,
)
from ui.words import princes_cards as cards
from ui.words.common import CommonWords, filled


class PrincesBase(CommonWords):
    """Names of things, alone or after a colon."""

    def card(self, card: Card | EventCard) -> str:
        """The name of a card: "Garrison"."""
        return cards.said(cards.NAMES[card])

    def region_name(self, region: RegionCard) -> str:
        """The name of a region: "Fields 3"."""
        return filled(cards.said(cards.REGIONS[land_of(region)]), self.number(number_of(region)))

    def region_text(self, region: RegionCard) -> str:
        """What a region card does."""
        return filled(cards.said(cards.YIELDS[land_of(region)]), self.number(number_of(region)))

    def resource(self, resource: Resource) -> str:
        """The name of a resource: "grain"."""
        return cards.said(cards.RESOURCES[resource])

    def axis_name(self, kind: str) -> str:
        """Road, Settlement or City."""
        return cards.said(cards.AXIS[kind])

    def axis_text(self, kind: str) -> str:
        """What such a card is for."""
        return cards.said(cards.AXIS_TEXTS[kind])

    def thing(self, what: str) -> str:
        """Something that can be built, by its id: a road, a settlement, a city, or a card."""
        return self.axis_name(what) if what in cards.AXIS else self.card(what)  # type: ignore[arg-type]

    def units(self, resource: Resource, amount: int) -> str:
        """So many of a resource, as an item of a list: "grain × 2"."""
        #: An item of a list: %1 is a resource, %2 how many of it.
        return filled(self.tr("%1 × %2"), self.resource(resource), self.number(amount))

    def goods(self, goods: Sequence[int]) -> str:
        """Resources as a list: "brick × 2, lumber × 1"."""
        items = [self.units(resource, amount) for resource, amount in zip(RESOURCES, goods, strict=True) if amount]
        return self.comma_list(items)

    def comma_list(self, items: Sequence[str]) -> str:
        """Things one after another, without an "and": a price, figures."""
        listed = "".join(items[:1])
        for item in items[1:]:
            #: A list without "and": %1 is its beginning, %2 the next thing.
            listed = filled(self.tr("%1, %2"), listed, item)
        return listed

    def cost(self, goods: Goods) -> str:
        """What a card costs: "Cost: brick × 2, lumber × 1"."""
        #: %1 lists resources.
        return filled(self.tr("Cost: %1"), self.goods(goods))

    def card_text(self, card: Card | EventCard) -> str:
        """What a card is worth, what it does and what it costs."""
        parts = [self._power(card)]
        if card in CARDS and any(CARDS[card].cost):
            #: %1 lists resources.
            parts.append(filled(self.tr("Cost: %1."), self.goods(CARDS[card].cost)))
        return " ".join(part for part in parts if part)

    def card_tip(self, card: Card | EventCard) -> str:
        """The name of a card and what it does, for a tooltip on the table."""
        #: Tooltip: %1 is a card, %2 says what it does.
        return filled(self.tr("%1: %2"), self.card(card), self._power(card))

    def die_name(self, face: Face) -> str:
        """A symbol of the event die."""
        return cards.said(cards.FACES[face])

    def die_text(self, face: Face) -> str:
        """What a symbol of the event die does."""
        return cards.said(cards.FACE_TEXTS[face])

    def _power(self, card: Card | EventCard) -> str:
        """What a card is worth and what it does."""
        if card not in CARDS:
            return cards.said(cards.TEXTS[card])
        data = CARDS[card]
        parts = []
        if data.points:
            parts.append(self.tr("%n victory point(s).", "", data.points))
        if data.strength:
            #: A knight’s figures: %1 and %2 are numbers.
            figures = self.tr("Strength %1, tournament points %2.")
            parts.append(filled(figures, self.number(data.strength), self.number(data.tournament)))
        if data.commerce:
            parts.append(self.tr("%n commerce point(s).", "", data.commerce))
        if card in cards.TEXTS:
            parts.append(cards.said(cards.TEXTS[card]))
        if data.kind == "red":
            parts.append(self.tr("Only at a city."))
        return " ".join(parts)

    def powers_title(self) -> str:
        """The head of the sheet of cards."""
        return self.tr("The cards and what they do")

    def powers_note(self) -> str:
        """What holds for all cards."""
        return self.tr(
            "Green cards lie on any site, red cards only at cities. A card acts on the two regions beside its site, "
            "on the same side of the town. Action cards leave the game when they have been played."
        )
