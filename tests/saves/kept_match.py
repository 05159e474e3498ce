"""A program that plays a kept match and says, action for action, what it has shown; made to be killed.

    python kept_match.py FOLDER SEED

Goes on with the match of the folder, or begins one. Every line it prints is `slot actions crc32-of-the-log`, printed
after the keeper has heard of the action: from then on it counts as shown.
"""

from __future__ import annotations

import sys
import zlib
from pathlib import Path

import msgspec
from saved_matches import NAMES, one_action

from desktop.bots.brains import BRAINS
from desktop.bots.local import LocalHost
from desktop.play.keeper import Keeper, open_match, save_of
from desktop.play.session import Session, Waiting
from desktop.rules.kit import Rng
from desktop.rules.registry import GAMES
from desktop.saves.schema import Bot, Person
from desktop.saves.store import Store


def fingerprint(session: Session, actions: int) -> int:
    """The first so many actions of the log in one number."""
    return zlib.crc32(msgspec.json.encode(save_of(session).log[:actions]))


def begin(seed: int) -> Session:
    """One person against three bots, with the most lives: a long match."""
    game = GAMES["cuccu"]
    params = msgspec.structs.asdict(BRAINS[game.id].levels["easy"])
    seats = [Person(NAMES[0]), *(Bot(name, "easy", params) for name in NAMES[1:])]
    return Session(game, game.types.options(lives=9), seats, seed, LocalHost(strict=True))


def main(folder: Path, seed: int) -> None:
    """Play to the end, then leave."""
    store = Store(folder)
    waiting = [summary.slot for summary in store.list() if not summary.over]
    if waiting:
        opened = open_match(store, waiting[0], LocalHost(strict=True))
        session, keeper = opened.session, opened.keeper
    else:
        session = begin(seed)
        keeper = Keeper(session, store)
        session.advance()
    luck = Rng(seed)

    def show(change: object) -> None:
        print(keeper.slot, len(session.played), fingerprint(session, len(session.played)), flush=True)

    show(None)
    session.listen(show)
    while session.waiting is not Waiting.OVER:
        one_action(session, luck)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
