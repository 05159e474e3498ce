"""The table of Six Good Dogs right after an event, as far as its picture goes."""

from __future__ import annotations

from collections.abc import Iterable

from desktop.rules.dogs import events as e
from desktop.rules.dogs import frames as f
from desktop.rules.dogs.choices import Space
from desktop.rules.dogs.running import without
from desktop.rules.dogs.values import ActiveDog, Player, Tile, View
from desktop.rules.kit import Event, put, replace


def happened(view: View, event: Event, after: View) -> View:
    """The view after this event, on the way to `after`."""
    match event:
        case e.TileLaid(trick):
            return replace(view, tiles=(*view.tiles, Tile(trick)))
        case e.DogDrawn(seat, dog):
            player = view.players[seat]
            return _player(replace(view, next_dog=None), seat, dogs=(*player.dogs, ActiveDog(dog)))
        case e.NextDogShown(dog):
            return replace(view, next_dog=dog, deck=after.deck)
        case e.StartRolled(seat, die):
            return _player(view, seat, yard=(die,))
        case e.TurnBegan(turn, seat):
            return replace(view, turn=turn, turn_seat=seat, frames=(f.Choosing(),), decision=None)
        case e.TrickBegan(seat, trick, place, treats):
            tile = replace(view.tiles[place], ready=False, treats=0)
            view = replace(view, tiles=put(view.tiles, place, tile), frames=(f.Running(trick),), decision=None)
            return _player(view, seat, treats=view.players[seat].treats + treats)
        case e.TreatPaid(seat, _, left):
            return _player(view, seat, treats=left)
        case e.TreatsGained(seat, _, _, treats) | e.TreatsReturned(seat, _, _, treats):
            return _player(view, seat, treats=treats)
        case e.TricksReadied(trick, treats):
            tiles = (
                replace(tile, ready=True, treats=treats if tile.trick == trick else tile.treats) for tile in view.tiles
            )
            return replace(view, tiles=tuple(tiles), frames=view.frames[:1])
        case e.DogsScored(seat, dogs):
            player = view.players[seat]
            unscored = tuple(active for active in player.dogs if active.dog not in dogs)
            return _player(view, seat, dogs=unscored, scored=(*player.scored, *dogs))
        case e.MatchWon():
            return replace(view, frames=(), decision=None, winner=after.winner)
    return _dice(view, event)


def _dice(view: View, event: Event) -> View:
    """What becomes of dice."""
    match event:
        case e.DiceRolled(_, _, dice, kept):
            return _top(view, f.Placing(tuple(sorted((*dice, *kept)))))
        case e.DiceKept(_, _, kept, _):
            return _top(view, f.Placing(kept)) if kept else replace(view, frames=view.frames[:1])
        case e.DieSet(_, number):
            return _top(view, f.Placing((number,)))
        case e.DicePlaced(seat, spaces, buried):
            player = view.players[seat]
            yard = tuple(sorted((*player.yard, *buried)))
            view = _player(view, seat, yard=yard, dogs=_with(player, spaces))
            return replace(view, frames=view.frames[:1])
        case e.DieMoved(seat, start, end):
            return _player(view, seat, dogs=_with(_without(view.players[seat], (start,)), (end,)))
        case e.DieChanged(_, owner, die, now):
            rest = without(view.players[owner].yard, (die,))
            return _player(view, owner, yard=tuple(sorted((*rest, now))) if now else rest)
        case e.YardLifted(seat, dice):
            return _top(_player(view, seat, yard=()), f.Rolling(len(dice))) if dice else view
        case e.DieLifted(seat, die, None):
            return _player(view, seat, yard=without(view.players[seat].yard, (die,)))
        case e.DieLifted(seat, _, space) if space is not None:
            return _player(view, seat, dogs=_without(view.players[seat], (space,)).dogs)
        case e.Busted(seat):
            player = view.players[seat]
            emptied = tuple(ActiveDog(active.dog) for active in player.dogs)
            view = _player(view, seat, yard=(), dogs=emptied)
            return replace(view, frames=view.frames[:1]) if seat == view.turn_seat else view
    return view


def _top(view: View, frame: f.AnyFrame) -> View:
    """This lies on the tray now; nobody is asked yet."""
    return replace(view, frames=(*view.frames[:1], frame), decision=None)


def _player(
    view: View,
    seat: int,
    *,
    treats: int | None = None,
    yard: f.Dice | None = None,
    dogs: tuple[ActiveDog, ...] | None = None,
    scored: tuple[int, ...] | None = None,
) -> View:
    old = view.players[seat]
    new = Player(
        old.treats if treats is None else treats,
        old.yard if yard is None else yard,
        old.dogs if dogs is None else dogs,
        old.scored if scored is None else scored,
    )
    return replace(view, players=put(view.players, seat, new))


def _with(player: Player, spaces: Iterable[Space]) -> tuple[ActiveDog, ...]:
    """The dogs with a die on each of these spaces."""
    more: dict[int, int] = {}
    for dog, number in spaces:
        more[dog] = more.get(dog, 0) | 1 << number
    return tuple(ActiveDog(active.dog, active.filled | more.get(active.dog, 0)) for active in player.dogs)


def _without(player: Player, spaces: Iterable[Space]) -> Player:
    """The seat without the dice on these spaces."""
    less: dict[int, int] = {}
    for dog, number in spaces:
        less[dog] = less.get(dog, 0) | 1 << number
    dogs = tuple(ActiveDog(active.dog, active.filled & ~less.get(active.dog, 0)) for active in player.dogs)
    return Player(player.treats, player.yard, dogs, player.scored)
