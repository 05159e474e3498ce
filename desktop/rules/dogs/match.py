"""How a match begins and ends (rules 2 and 4.4)."""

from __future__ import annotations

from desktop.rules.dogs.cards import BY_COLOUR, COLOURS, FIRST_DOGS, FIRST_TREATS, SETS, Trick
from desktop.rules.dogs.frames import AnyFrame, Drawing, DrawingTiles, StartRolling
from desktop.rules.dogs.reasons import SixScored
from desktop.rules.dogs.values import Options, Player, State, Tile
from desktop.rules.kit import Outcome


def tricks_of(options: Options) -> tuple[Trick, ...]:
    """The tricks beside Howl and Roll Over that were agreed on; () where chance chooses them."""
    match options.trick_set:
        case "random":
            return ()
        case "chosen":
            return options.yellow, options.purple, options.green, options.blue
    return SETS[options.trick_set]


def new_match(options: Options, seats: int) -> State:
    """Everybody has a treat; two dogs are dealt to each, one by one; then all roll for the first turn."""
    everybody = tuple(range(seats))
    frames: list[AnyFrame] = [StartRolling(everybody), Drawing(everybody * FIRST_DOGS)]
    tricks = tricks_of(options)
    if not tricks:
        frames.append(DrawingTiles(COLOURS))
    tiles = tuple(Tile(trick) for trick in (*BY_COLOUR["base"], *tricks))
    return State(options, tuple(frames), tiles, (Player(FIRST_TREATS),) * seats)


def outcome(state: State) -> Outcome | None:
    """The winner first, then the others by their scored dogs; equals share a place. None while the match goes on."""
    if state.winner is None:
        return None
    scored = {seat: len(player.scored) for seat, player in enumerate(state.players) if seat != state.winner}
    counts = sorted(set(scored.values()), reverse=True)
    others = tuple(tuple(seat for seat, have in scored.items() if have == count) for count in counts)
    return Outcome(((state.winner,), *others), SixScored(state.winner))
