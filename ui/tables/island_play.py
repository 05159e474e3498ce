"""What the window asks of Island Settlers while it is played: its words, its board, and what the end shows."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.rules.island.events import DiceRolled, MatchWon, Produced, Robbed, TurnBegan
from desktop.rules.island.values import CARDS, KINDS, Card
from desktop.rules.island.values import View as IslandView
from desktop.rules.kit import Event, View
from ui.art.face import Face
from ui.boards import island, island_faces, island_picture
from ui.shell.table import Chart, Play
from ui.stage.placement import Placement
from ui.words.island import IslandWords


def _showcase() -> tuple[Face, ...]:
    """Some of the cards."""
    words = IslandWords(())
    goods = (island_faces.goods_face(kind, words) for kind in (KINDS[0], KINDS[3], KINDS[4]))
    return (*goods, *(island_faces.dev_face(card, words) for card in (Card.KNIGHT, Card.YEAR_OF_PLENTY)))


def _piece(key: str) -> Face | None:
    """A card or piece by its key: grain, knight, settlement, longest_road."""
    words = IslandWords(())
    goods = {kind.name.lower(): island_faces.goods_face(kind, words) for kind in KINDS}
    cards = {card.name.lower(): island_faces.dev_face(card, words) for card in CARDS}
    pieces = {what: island_faces.piece_face(what, words) for what in ("road", "settlement", "city", "card")}
    awards = {
        "longest_road": island_faces.award_face("road", words),
        "largest_army": island_faces.award_face("army", words),
    }
    return {**goods, **cards, **pieces, **awards}.get(key)


def _awards(view: View, seat: int) -> tuple[Face, ...]:
    """Points, and where they come from: settlements, cities, awards and victory point cards."""
    if not isinstance(view, IslandView):
        return ()
    cities, settlements = view.cities[seat].bit_count(), view.settlements[seat].bit_count()
    pieces = [Face("island", "piece", ("city", seat))] * cities
    pieces += [Face("island", "piece", ("settlement", seat))] * settlements
    holders = (("road", view.road_holder), ("army", view.army_holder))
    points = Face("island", "label", (str(view.points[seat]), 22, "clay", "middle", True))
    awards = [Face("island", "award", (which, "")) for which, holder in holders if holder == seat]
    cards = [Face("island", "development", ("point",))] * (view.point_cards[seat] if view.point_cards else 0)
    return (points, *pieces, *awards, *cards)


def _points(view: View) -> tuple[str, ...]:
    if not isinstance(view, IslandView) or not view.turn:
        return ()
    points = (view.own_points if seat == view.seat else public for seat, public in enumerate(view.points))
    return tuple(map(str, points))


def _charts(words: IslandWords, events: Sequence[Event], view: View) -> tuple[Chart, ...]:
    """Points by turn, what the dice brought, what the robber took, and the dice themselves."""
    assert isinstance(view, IslandView)
    seats = range(len(view.points))
    points = [event.points for event in events if isinstance(event, TurnBegan | MatchWon)]
    produced = [[0] * 5 for _ in seats]
    robbed, rolls = [0 for _ in seats], [0] * 11
    for event in events:
        match event:
            case Produced(_, gains):
                produced = [[a + b for a, b in zip(*pair, strict=True)] for pair in zip(produced, gains, strict=True)]
            case Robbed(_, victim):
                robbed[victim] += 1
            case DiceRolled(_, first, second):
                rolls[first + second - 2] += 1
    if not points:
        return ()
    lines = [" ".join(map(str, (seat, *(row[seat] for row in points)))) for seat in seats]
    bars = [" ".join(map(str, (seat, *produced[seat]))) for seat in seats]
    lost = [f"{seat} {robbed[seat]}" for seat in seats]
    brought = tuple(sum(goods) for goods in produced)
    shown = (
        ("points", Face("island", "lines", (view.options.target, *lines)), words.points_spoken(points[-1])),
        ("produced", Face("island", "totals", ("goods", *bars)), words.points_spoken(brought)),
        ("robbed", Face("island", "totals", ("", *lost)), words.points_spoken(tuple(robbed))),
        ("rolls", Face("island", "histogram", tuple(rolls)), words.rolls_spoken(tuple(rolls))),
    )
    return tuple(Chart(words.chart(name), face, spoken) for name, face, spoken in shown)


def _preview(view: View, words: IslandWords) -> tuple[Placement, ...]:
    assert isinstance(view, IslandView)
    return island_picture.preview(view, words)


def _opens(event: Event) -> bool:
    """Hands stay secret to the end."""
    return isinstance(event, MatchWon)


PLAY = Play(
    words=IslandWords,
    board=island,
    showcase=_showcase,
    piece=_piece,
    marks=_awards,
    scores=_points,
    opens=_opens,
    is_out=lambda view, seat: False,
    mark_size=(30, 30),
    charts=_charts,
    preview=_preview,
)
