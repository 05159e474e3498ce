"""The working copy of a state: what a step changes, and what reading the table is done on.

Nothing here knows rules beyond where cards lie; every change of what stats depend on forgets the stats.
"""

from __future__ import annotations

from collections.abc import Iterable

from desktop.rules.clans.events import MatchEnded
from desktop.rules.clans.frames import RULES, AnyFrame
from desktop.rules.clans.roster import COMMON, Print, created_print, roster
from desktop.rules.clans.stats import Stats
from desktop.rules.clans.values import (
    Assault,
    Created,
    Deed,
    Ending,
    Lasting,
    Options,
    Phase,
    Piece,
    Province,
    State,
    Use,
)
from desktop.rules.kit import Event, replace


class Table:
    """A state being changed: the same names, with lists and a dict where a step changes much."""

    __slots__ = (
        "_stats",
        "active",
        "assault",
        "changed",
        "created",
        "dead",
        "deeds",
        "dynasty",
        "dynasty_discard",
        "ending",
        "events",
        "fate",
        "fate_discard",
        "favor",
        "frames",
        "hands",
        "honor",
        "honored",
        "lasting",
        "log",
        "options",
        "owners",
        "phase",
        "pieces",
        "playing",
        "prints",
        "provinces",
        "removed",
        "settled",
        "size",
        "strongholds",
        "turn",
        "used",
        "winner",
    )

    def __init__(self, state: State, stats: Stats | None = None) -> None:
        all_cards = roster(state.options)
        self.options: Options = state.options
        self.size: int = all_cards.size
        """Cards that were not created."""
        self.strongholds: tuple[int, ...] = all_cards.strongholds
        self.prints: tuple[Print, ...] = all_cards.prints
        self.owners: tuple[int, ...] = all_cards.owners
        self.frames: list[AnyFrame] = list(state.frames)
        self.phase: Phase = state.phase
        self.turn: int = state.turn
        self.active: int = state.active
        self.honor: list[int] = list(state.honor)
        self.favor: int | None = state.favor
        self.dynasty: list[tuple[int, ...]] = list(state.dynasty)
        self.fate: list[tuple[int, ...]] = list(state.fate)
        self.hands: list[tuple[int, ...]] = list(state.hands)
        self.provinces: list[tuple[Province, ...]] = list(state.provinces)
        self.dynasty_discard: list[tuple[int, ...]] = list(state.dynasty_discard)
        self.fate_discard: list[tuple[int, ...]] = list(state.fate_discard)
        self.dead: tuple[int, ...] = state.dead
        self.removed: tuple[int, ...] = state.removed
        self.playing: tuple[int, ...] = state.playing
        self.pieces: dict[int, Piece] = {piece.card: piece for piece in state.pieces}
        self.created: tuple[Created, ...] = ()
        if state.created:
            self._add_created(state.created)
        self.lasting: tuple[Lasting, ...] = state.lasting
        self.assault: Assault | None = state.assault
        self.used: tuple[Use, ...] = state.used
        self.deeds: tuple[Deed, ...] = state.deeds
        self.honored: bool = state.honored
        self.settled: bool = state.settled
        self.events: list[tuple[str, ...]] = list(state.events)
        self.ending: Ending | None = state.ending
        self.winner: int | None = state.winner
        self.log: list[Event] = []
        self._stats: Stats | None = stats
        self.changed: bool = False
        """Whether anything changed since the rules that always hold were checked."""

    def frozen(self) -> State:
        """The state after the step."""
        return State(
            self.options,
            () if self.phase == "over" else tuple(self.frames),
            self.phase,
            self.turn,
            self.active,
            (self.honor[0], self.honor[1]),
            self.favor,
            (self.dynasty[0], self.dynasty[1]),
            (self.fate[0], self.fate[1]),
            (self.hands[0], self.hands[1]),
            (self.provinces[0], self.provinces[1]),
            (self.dynasty_discard[0], self.dynasty_discard[1]),
            (self.fate_discard[0], self.fate_discard[1]),
            self.dead,
            self.removed,
            self.playing,
            tuple(self.pieces.values()),
            self.created,
            self.lasting,
            self.assault,
            self.used,
            self.deeds,
            self.honored,
            self.settled,
            (self.events[0], self.events[1]),
            self.ending,
            self.winner,
        )

    # -- reading ------------------------------------------------------------------------------------------------------

    @property
    def stats(self) -> Stats:
        """Keywords, Force, Chi and Personal Honor of all cards in play as they are now."""
        if self._stats is None:
            self._stats = Stats(self)
        return self._stats

    def forget(self) -> None:
        """Something has changed that stats depend on."""
        self._stats = None
        self.changed = True

    def print(self, card: int) -> Print:
        """The print of a card, or what everybody can do."""
        return COMMON if card == RULES else self.prints[card]

    def place(self, card: int) -> int:
        """Where a card in play is; an attachment where its bearer is."""
        piece = self.pieces[card]
        return piece.place if piece.host is None else self.pieces[piece.host].place

    def unit(self, card: int) -> tuple[int, ...]:
        """The Personality and its attachments, the Personality first."""
        return (card, *self.stats.attached.get(card, ()))

    def unit_of(self, stats: Stats, leader: int) -> tuple[int, ...]:
        """The same, by stats that are just being made."""
        return (leader, *stats.attached.get(leader, ()))

    def leader(self, card: int) -> int | None:
        """The Personality of the unit that the card belongs to; None if it belongs to none."""
        piece = self.pieces.get(card)
        if piece is None:
            return None
        if piece.host is not None:
            return piece.host
        return card if self.prints[card].personality else None

    def province_of(self, card: int) -> tuple[int, Province] | None:
        """The seat and Province where a card lies, or that it is attached to as a Region."""
        for seat, provinces in enumerate(self.provinces):
            for province in provinces:
                if card in (province.card, province.region):
                    return seat, province
        return None

    def province(self, seat: int, field: int) -> Province | None:
        """A Province by its number, if it stands."""
        for province in self.provinces[seat]:
            if province.field == field:
                return province
        return None

    @property
    def current(self) -> int | None:
        """The battlefield where a battle is being fought."""
        return None if self.assault is None else self.assault.current

    # -- changing -----------------------------------------------------------------------------------------------------

    def put(self, piece: Piece) -> None:
        """A card in play is changed, or comes into play."""
        self.pieces[piece.card] = piece
        self.forget()

    def set_province(self, seat: int, province: Province) -> None:
        """A Province is changed."""
        self.provinces[seat] = tuple(
            province if other.field == province.field else other for other in self.provinces[seat]
        )

    def add_lasting(self, effect: Lasting) -> None:
        """An ongoing effect begins."""
        self.lasting = (*self.lasting, effect)
        self.forget()

    def end_lasting(self, until: str, seat: int | None = None) -> None:
        """What lasts until now ends."""
        left = tuple(
            effect for effect in self.lasting if effect.until != until or (seat is not None and effect.seat != seat)
        )
        if len(left) != len(self.lasting):
            self.lasting = left
            self.forget()

    def _add_created(self, created: Iterable[Created]) -> None:
        for one in created:
            self.created = (*self.created, one)
            self.prints = (*self.prints, created_print(one.card))
            self.owners = (*self.owners, one.owner)

    def create(self, created: Created) -> int:
        """A card is made; its number."""
        self._add_created((created,))
        return self.size + len(self.created) - 1

    def take_from_hand(self, card: int) -> None:
        """A card leaves its owner's hand."""
        owner = self.owners[card]
        self.hands[owner] = tuple(other for other in self.hands[owner] if other != card)

    def lay_off(self, card: int, dead: bool = False) -> None:
        """A card that is nowhere now goes to its owner's discard pile; a created one leaves the game."""
        owner = self.owners[card]
        if card >= self.size:
            self.removed = tuple(sorted((*self.removed, card)))
            return
        pile = self.dynasty_discard if self.prints[card].dynasty else self.fate_discard
        pile[owner] = (*pile[owner], card)
        if dead:
            self.dead = tuple(sorted((*self.dead, card)))

    def set_frame(self, frame: AnyFrame) -> None:
        """The innermost frame is changed."""
        self.frames[-1] = frame

    def change_frame(self, **fields: object) -> None:
        """Fields of the innermost frame are changed."""
        self.frames[-1] = replace(self.frames[-1], **fields)  # type: ignore[arg-type]

    def end(self, ending: Ending, winner: int | None) -> None:
        """The match is over."""
        self.ending, self.winner, self.phase = ending, winner, "over"
        self.log.append(MatchEnded(ending, winner))


