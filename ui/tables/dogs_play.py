"""What the window asks of Six Good Dogs while it is played: its words, its board, and what the end shows."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.rules.dogs.cards import DOGS, MOST_DOGS, TRICKS
from desktop.rules.dogs.values import View as DogsView
from desktop.rules.kit import Event, View
from ui.art.face import Face
from ui.boards import dogs, dogs_faces, dogs_picture
from ui.shell.table import Chart, Play
from ui.stage.placement import Placement
from ui.words.dogs import DogsWords


def _showcase() -> tuple[Face, ...]:
    """Some of the dogs."""
    words = DogsWords(())
    return tuple(dogs_faces.dog_face(dog, words) for dog in (1, 16, 20, 23, 32))


def _piece(key: str) -> Face | None:
    """A dog, a trick or a thing by its key: d20, howl, treat, die_4, medal_d20, yard_5."""
    words = DogsWords(())
    name, _, value = key.partition("_")
    if key in TRICKS:
        return dogs_faces.trick_card(key, words)
    if name[:1] == "d" and name[1:].isdecimal() and int(name[1:]) in DOGS:
        return dogs_faces.dog_face(int(name[1:]), words)
    things = {
        "treat": Face("dogs", "treat"),
        "paw": Face("dogs", "paw", (1,)),
        "die": Face("dogs", "die", (int(value or 0),)) if value.isdecimal() or not value else None,
        "medal": Face("dogs", "medal", (value,)),
    }
    return things.get(name)


def _medals(view: View, seat: int) -> tuple[Face, ...]:
    """The scored dogs, for the end of the match."""
    if not isinstance(view, DogsView):
        return ()
    scored = view.players[seat].scored
    return tuple(dogs_faces.medal_face(dog) for dog in scored)


def _dogs_scored(view: View) -> tuple[str, ...]:
    if not isinstance(view, DogsView) or not view.turn:
        return ()
    return tuple(f"{len(player.scored)}/{MOST_DOGS}" for player in view.players)


def _charts(words: DogsWords, events: Sequence[Event], view: View) -> tuple[Chart, ...]:
    """Who had how many dogs when, what each seat did, and how the dice fell."""
    assert isinstance(view, DogsView)
    known = view.knowledge
    if not known.progress:
        return ()
    race = [f"{seat} 0 0" for seat in range(len(view.players))]
    race += [f"{one.seat} {one.turn} {one.scored}" for one in known.progress]
    statistics = known.statistics
    scored = tuple(len(player.scored) for player in view.players)
    rows = [f"{seat} {one.busts} {one.gained} {one.free}" for seat, one in enumerate(statistics)]
    spoken = {
        "busts": tuple(one.busts for one in statistics),
        "treats": tuple(one.gained for one in statistics),
        "free": tuple(one.free for one in statistics),
    }
    figures = words.sentences_of([words.figure(name, words.by_player(values)) for name, values in spoken.items()])
    heads = [words.chart(name) for name in spoken]
    return (
        Chart(words.chart("scored"), Face("dogs", "race", (view.turn, *race)), words.by_player(scored)),
        Chart(words.chart("figures"), Face("dogs", "figures", (*heads, *rows)), figures),
        Chart(words.chart("dice"), Face("dogs", "rolled", known.faces), words.by_number(known.faces)),
    )


def _preview(view: View, words: DogsWords) -> tuple[Placement, ...]:
    assert isinstance(view, DogsView)
    return dogs_picture.preview(view, words)


PLAY = Play(
    words=DogsWords,
    board=dogs,
    showcase=_showcase,
    piece=_piece,
    marks=_medals,
    scores=_dogs_scored,
    opens=lambda event: True,
    is_out=lambda view, seat: False,
    secrets=False,
    charts=_charts,
    preview=_preview,
)
