"""Tables that look the same to a seat: what it cannot see is dealt at random, within what it knows."""

from __future__ import annotations

from desktop.rules.clans.frames import AnyFrame, Dueling
from desktop.rules.clans.roster import roster
from desktop.rules.clans.values import SEATS, Province, State, View
from desktop.rules.kit import BrokenState, Rng, replace


def sample(view: View, rng: Rng) -> State:
    """One such table. Raises BrokenState where none exists (a view that no play gives)."""
    cards = roster(view.options)
    seen: set[int] = {piece.card for piece in view.pieces}
    seen.update(view.removed, view.playing)
    for piles in (view.dynasty_discard, view.fate_discard, view.dynasty, view.fate, view.hands):
        for pile in piles:
            seen.update(card for card in pile if card is not None)
    for provinces in view.provinces:
        for province in provinces:
            seen.update(card for card in (province.card, province.region) if card is not None)
    for frame in view.frames:
        if isinstance(frame, Dueling):
            seen.update(card for pile in frame.focus for card in pile if card is not None)
    dynasty: list[tuple[int, ...]] = []
    fate: list[tuple[int, ...]] = []
    hands: list[tuple[int, ...]] = []
    all_provinces: list[tuple[Province, ...]] = []
    focused: list[list[int]] = []
    for seat in range(SEATS):
        unseen = list(rng.shuffled([card for card in cards.dynasty[seat] if card not in seen]))
        all_provinces.append(
            tuple(
                replace(province, card=_take(unseen)) if filled and province.card is None else province
                for province, filled in zip(view.provinces[seat], view.filled[seat], strict=True)
            )
        )
        dynasty.append(_fill(view.dynasty[seat], unseen))
        if unseen:
            raise BrokenState("more Dynasty cards than places")
        unseen = list(rng.shuffled([card for card in cards.fate[seat] if card not in seen]))
        hands.append(_fill(view.hands[seat], unseen))
        fate.append(_fill(view.fate[seat], unseen))
        focused.append(unseen)
    frames = tuple(_dealt(frame, focused) for frame in view.frames)
    if any(focused):
        raise BrokenState("more Fate cards than places")
    return State(
        view.options,
        frames,
        view.phase,
        view.turn,
        view.active,
        view.honor,
        view.favor,
        (dynasty[0], dynasty[1]),
        (fate[0], fate[1]),
        (hands[0], hands[1]),
        (all_provinces[0], all_provinces[1]),
        view.dynasty_discard,
        view.fate_discard,
        view.dead,
        view.removed,
        view.playing,
        view.pieces,
        view.created,
        view.lasting,
        view.assault,
        view.used,
        view.deeds,
        view.honored,
        view.settled,
        view.events,
        view.ending,
        view.winner,
    )


def _take(unseen: list[int]) -> int:
    if not unseen:
        raise BrokenState("more places than cards")
    return unseen.pop()


def _fill(places: tuple[int | None, ...], unseen: list[int]) -> tuple[int, ...]:
    return tuple(_take(unseen) if card is None else card for card in places)


def _dealt(frame: AnyFrame, focused: list[list[int]]) -> AnyFrame:
    """Unseen focused cards are dealt too."""
    if not isinstance(frame, Dueling):
        return frame
    focus = [_fill(cards, focused[seat]) for seat, cards in enumerate(frame.focus)]
    return replace(frame, focus=(focus[0], focus[1]))
