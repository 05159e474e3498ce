"""Matches at the moments worth looking at."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Any

from desktop.bots.brains import BRAINS
from desktop.bots.contract import Question
from desktop.bots.local import LocalHost, answer
from desktop.play.seats import bot_seat
from desktop.play.session import Session, Waiting
from desktop.rules.kit import Action, Options, Rng
from desktop.saves.schema import Person
from ui.shell.bot_names import translated_name
from ui.shell.table import Table

SEEDS = range(1, 400)
"""Game numbers that are tried until a match comes to the moment wanted."""
PEOPLE = ("Marta", "Jonas")
STEPS = 3000

Moments = dict[str, Callable[[Session], bool]]


def shots_of(table: Table) -> Any:
    """The module with a game's moments and screens."""
    return import_module(f"ui.shots.{table.id}")


def happened(session: Session, event: str) -> bool:
    """Whether this happened in the last step, to the first seat."""
    if not session.played:
        return False
    return any(type(it).__name__ == event and getattr(it, "asker", 0) == 0 for it in session.played[-1].events)


def awaits(session: Session, decision: str, after: int = -1, seat: int = 0) -> bool:
    """Whether the seat has to make this kind of decision, later than so many turns."""
    found = session.decision
    if found is None or type(found).__name__ != decision or session.turn.number <= after:
        return False
    return found.anyone or found.seat == seat


def may(session: Session, action: str) -> bool:
    """Whether the first seat may do this kind of thing."""
    return any(type(one).__name__ == action for one in session.legal(0))


def awaited(decision: str, after: int = -1) -> Callable[[Session], bool]:
    """A moment: the first seat has to make this kind of decision, later than so many turns."""
    return lambda session: awaits(session, decision, after)


def ended(session: Session) -> bool:
    """A moment: the match is over."""
    return session.outcome is not None


def moments(
    table: Table,
    name: str,
    people: int = 1,
    seeds: Iterable[int] = SEEDS,
    clever: bool | None = None,
    seated: int = 0,
    options: Options | None = None,
) -> Session | None:
    """A match that has come to this moment; None where none does. Persons play at random, or as a bot would where
    `clever` or the game says so. `seated`: how many play, by itself as many as can."""
    shots = shots_of(table)
    there = shots.MOMENTS[name]
    clever = shots.CLEVER if clever is None else clever
    played = getattr(shots, "PLAYED", {}).get(name)
    for seed in seeds:
        seats = [
            Person(PEOPLE[i]) if i < people else bot_seat(table.id, translated_name(i), "normal")
            for i in range(seated or max(table.game.seat_counts))
        ]
        session = Session(table.game, options or table.game.types.options(), seats, seed, LocalHost())
        chance = Rng(seed)
        for _ in range(STEPS):
            if there(session):
                return session
            if session.waiting is Waiting.OVER:
                break
            if session.waiting is Waiting.PERSON:
                decision = session.decision
                assert decision is not None
                seat = session.persons[0] if decision.anyone else decision.seat
                if played is not None:
                    action = played(session.legal(seat))
                else:
                    action = _clever(session, seat) if clever else chance.choice(session.legal(seat))
                session.submit(seat, action)
            else:
                session.advance()
    return None


def _clever(session: Session, seat: int) -> Action:
    """What a bot of the middle level would do for a person."""
    game = session.game.id
    params = BRAINS[game].levels["normal"]
    return answer(Question(game, session.view(seat), session.legal(seat), params, len(session.played))).action
