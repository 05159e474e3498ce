"""The commands that need no window: `python -m desktop COMMAND`.

Exit codes: 0 all is well, 1 the file or the game is not, 2 the command was not understood.
"""

from __future__ import annotations

import argparse
import io
import os
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from desktop import __version__
from desktop.bots.bench import bench
from desktop.bots.brains import BRAINS
from desktop.bots.ladder import Row, ladder
from desktop.bots.local import LocalHost
from desktop.play.keeper import save_of, session_of
from desktop.play.seats import bot_seat
from desktop.play.session import Session
from desktop.rules.kit import Options, Reason
from desktop.rules.registry import GAMES, AnyGame
from desktop.saves import codec, faults
from desktop.saves.faults import SaveFault
from desktop.saves.files import os_faults, read_bounded, write_atomically
from desktop.saves.schema import Bot

_SENTENCES: dict[type[Reason], str] = {
    faults.Missing: "There is no such file.",
    faults.NotASave: "This is not a saved game.",
    faults.NotAFile: "There is something at this place that is not a file.",
    faults.Truncated: "The end of the file is missing.",
    faults.Damaged: "The file is damaged: its checksum does not fit.",
    faults.Malformed: "The file does not hold what a saved game holds, at {where}.",
    faults.BadName: "A name in the file is not a short plain text.",
    faults.TooLarge: "The file is larger than {megabytes} MB, which no saved game is.",
    faults.NewerFormat: "The file was written by a newer version of this program (format {format}, known is {known}).",
    faults.NewerRules: "The file was written with newer rules of the game (version {rules}, known is {known}).",
    faults.UnknownGame: "This program has no game called {game}.",
    faults.Impossible: "The position in the file breaks the rules of the game.",
    faults.InUse: "The game is open in another window of the program.",
    faults.DiskFull: "There is no room left on the disk.",
    faults.NoPermission: "The file or folder may not be read or written.",
    faults.DiskTrouble: "The disk reports an error: {code}.",
}


class _Failed(Exception):
    """Ends the command with exit code 1 and one line."""


class _Misused(Exception):
    """Ends the command with exit code 2 and one line."""


def sentence(fault: SaveFault) -> str:
    """A fault as one plain English line."""
    return _SENTENCES[type(fault.reason)].format(**msgspec.structs.asdict(fault.reason))


# -- commands ---------------------------------------------------------------------------------------------------------


def _play(args: argparse.Namespace) -> None:
    game = _game(args.game)
    seats = _seats(game, args.seats)
    seed = secrets.randbelow(1 << 32) if args.seed is None else args.seed
    if args.seed is None:
        print(f"seed {seed}", file=sys.stderr)
    options: Options = game.types.options()
    session = Session(game, options, seats, seed, LocalHost(strict=True))
    outcome = session.run()
    for entry in save_of(session).log:
        print(_json(entry))
    print(_json(outcome))
    if args.save is not None:
        with os_faults():
            write_atomically(args.save, codec.encode(game, save_of(session)))


def _check(args: argparse.Namespace) -> None:
    loaded = _load(args.file)
    _, notes = session_of(loaded, LocalHost())
    players = ", ".join(seat.name for seat in loaded.save.seats)
    print(f"{loaded.game.id}, turn {loaded.header.turn}, {len(loaded.save.log)} actions, {players}")
    if notes:
        print("The log was written by other rules; play would go on from the position, without its history.")


def _replay(args: argparse.Namespace) -> None:
    loaded = _load(args.file)
    game, save = loaded.game, loaded.save
    state = game.new(save.options, len(save.seats)) if save.start is None else save.start.state
    for number, entry in enumerate(save.log):
        decision = game.decision(state)
        if decision is None or decision.seat != entry.seat or game.why_not(state, entry.action) is not None:
            raise _Failed(f"Action {number} of the log is not allowed by the rules: {_json(entry)}")
        print(_json(entry))
        state = game.step(state, entry.action).state
    if state != save.snapshot:
        raise _Failed("The log does not lead to the position that was saved.")
    session, _ = session_of(loaded, LocalHost())
    print("The log leads to the position that was saved." if session.outcome is None else _json(session.outcome))


def _bench(args: argparse.Namespace) -> None:
    for game in GAMES.values() if args.game is None else (_game(args.game),):
        row = bench(game.id)
        print(
            f"{row.game}: {row.steps_per_second:.0f} steps/s, {row.games_per_second:.0f} games/s, "
            f"{row.state_bytes:.0f} bytes a state, step {row.step_us:.1f} us, legal {row.legal_us:.1f} us",
            flush=True,
        )
        slow = ", ".join(f"{kind} {us:.0f}" for kind, us in row.kinds_us.items())
        print(f"  step and legal, 95 of 100 within, by kind of decision, in us: {slow}", flush=True)


def _ladder(args: argparse.Namespace) -> None:
    game = _game(args.game)
    names = _levels(game, args.bots)
    if len(names) < 2:
        raise _Misused("A ladder needs two bots, from the weaker to the stronger: --bots easy,normal.")
    if args.seats is not None and args.seats not in game.seat_counts:
        raise _Misused(f"{game.id} is not played by {args.seats}.")
    ladder(game.id, names, args.games, _print_row, seats=args.seats, whole=args.whole)


def _print_row(row: Row) -> None:
    verdict = "apart" if row.apart else "not apart"
    print(
        f"{row.one} against {row.others}: {row.won:.2%} of {row.games} games, "
        f"95 % interval {row.low:.2%} to {row.high:.2%}, par {row.par:.2%}: {verdict}",
        flush=True,
    )


def _worker(args: argparse.Namespace) -> None:
    from desktop.worker import main

    main()


# -- what they share --------------------------------------------------------------------------------------------------


def _game(game_id: str) -> AnyGame:
    if game_id in GAMES:
        return GAMES[game_id]
    raise _Misused(f"There is no game called {game_id!r}; there are: {', '.join(GAMES)}.")


def _levels(game: AnyGame, text: str) -> tuple[str, ...]:
    """The bots of a comma list. Raises _Misused for one that the game does not have."""
    brain = BRAINS.get(game.id)
    if brain is None:
        raise _Misused(f"No bot plays {game.id}.")
    known = (*brain.levels, *brain.baselines)
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        if name == "person":
            raise _Misused("Persons play in the window; here only bots do.")
        if name not in known:
            raise _Misused(f"There is no bot called {name!r}; there are: {', '.join(known)}.")
    return names


def _seats(game: AnyGame, text: str) -> tuple[Bot, ...]:
    """Bots for a match; fewer than the game needs are repeated in turn."""
    levels = _levels(game, text)
    fitting = [count for count in sorted(game.seat_counts) if count >= len(levels)]
    if not fitting:
        raise _Misused(f"{game.id} has at most {max(game.seat_counts)} seats.")
    return tuple(
        bot_seat(game.id, f"Bot {seat + 1}", level)
        for seat, level in enumerate(levels[number % len(levels)] for number in range(fitting[0]))
    )


def _load(path: Path) -> codec.Loaded:
    return codec.decode(read_bounded(path, codec.MAX_BYTES), GAMES)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _whole_number(low: int, high: int) -> Any:
    def number(text: str) -> int:
        if not text.isascii() or not text.isdigit() or len(text) > 20 or not low <= int(text) <= high:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from {low} to {high}")
        return int(text)

    return number


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="desktop", description="Five Tables without a window.")
    parser.add_argument("--version", action="version", version=__version__)
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    play = commands.add_parser("play", help="play a whole game between bots; print its record and outcome")
    play.add_argument("game", metavar="GAME")
    play.add_argument("--seats", default="normal", help="bots, as hard,easy; repeated to fill the table")
    play.add_argument("--seed", type=_whole_number(0, codec.MAX_NUMBER), help="number of the game")
    play.add_argument("--save", type=Path, metavar="FILE", help="write the game to this file")
    play.set_defaults(run=_play)

    check = commands.add_parser("check", help="read a saved game and say what is wrong with it")
    check.add_argument("file", type=Path, metavar="FILE")
    check.set_defaults(run=_check)

    replay = commands.add_parser("replay", help="step through the log of a saved game and print each action")
    replay.add_argument("file", type=Path, metavar="FILE")
    replay.set_defaults(run=_replay)

    speed = commands.add_parser("bench", help="measure the rules of a game, or of all")
    speed.add_argument("game", nargs="?", metavar="GAME")
    speed.set_defaults(run=_bench)

    rungs = commands.add_parser("ladder", help="let bots play each other; print win rates with their intervals")
    rungs.add_argument("game", metavar="GAME")
    rungs.add_argument("--bots", default="easy,normal,hard", help="bots from the weakest to the strongest")
    rungs.add_argument("--games", type=_whole_number(1, 10_000_000), default=1000, metavar="N")
    rungs.add_argument("--seats", type=_whole_number(1, 99), metavar="N", help="players at the table; else the most")
    rungs.add_argument("--whole", action="store_true", help="play all games, also where the intervals part before")
    rungs.set_defaults(run=_ladder)

    worker = commands.add_parser("worker", help="answer questions to bots, a JSON line each, on standard input")
    worker.set_defaults(run=_worker)
    return parser


def _silence() -> None:
    """Nothing may be written to standard output any more, not even when the interpreter closes it."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code. Raises SystemExit where argparse ends it (help, wrong arguments)."""
    args = _parser().parse_args(argv)
    if sys.stdout is None:  # closed by whoever started it
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # names have letters that not every terminal has
    try:
        args.run(args)
        sys.stdout.flush()
    except _Misused as error:
        print(error, file=sys.stderr)
        return 2
    except _Failed as error:
        print(error, file=sys.stderr)
        return 1
    except SaveFault as fault:
        print(sentence(fault), file=sys.stderr)
        return 1
    except BrokenPipeError:
        _silence()  # whoever read the output has enough
        return 0
    except OSError as error:
        print(sentence(faults.of_os_error(error)), file=sys.stderr)
        _silence()
        return 1
    except KeyboardInterrupt:
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
