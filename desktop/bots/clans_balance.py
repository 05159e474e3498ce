"""Which deck is stronger? Matches of The Four Groves between bots over all pairings of the ready-made decks.

    python -m desktop.bots.clans_balance hard hard 40
    python -m desktop.bots.clans_balance hard greedy 20

plays so many games of each pairing, every seed once from each seat (and, with two kinds of bots, with either deck), and
prints one line a pairing.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from desktop.bots.ladder import interval, params_of, play_match
from desktop.rules.clans.decks import DECKS
from desktop.rules.clans.reasons import Ended
from desktop.rules.clans.values import DeckName, Options
from desktop.rules.registry import GAMES

Pairing = tuple[DeckName, DeckName]


def pairings() -> Iterator[Pairing]:
    """Every two different ready-made decks."""
    yield from combinations(DECKS, 2)


def games_of(pairing: Pairing, one: str, other: str, games: int, first_seed: int = 1) -> Iterator[tuple[int, int, str]]:
    """(Whose bot won: 0 for `one`; which deck of the pairing won; how) of each game; -1 where nobody won."""
    played, seed = 0, first_seed
    while played < games:
        for decks in (pairing, pairing[::-1]):
            for seats in ((0, 1),) if one == other else ((0, 1), (1, 0)):
                bots = [params_of("clans", (one, other)[bot]) for bot in seats]
                outcome, _ = play_match(GAMES["clans"], bots, seed, Options(decks=decks))
                assert isinstance(outcome.reason, Ended)
                winner = outcome.reason.winner
                if winner is None:
                    yield -1, -1, outcome.reason.ending
                else:
                    yield seats[winner], pairing.index(decks[winner]), outcome.reason.ending
                played += 1
        seed += 1


def main(one: str, other: str, games: int) -> None:
    """Print the table."""
    for pairing in pairings():
        found = list(games_of(pairing, one, other, games))
        winners = [deck if one == other else bot for bot, deck, _ in found]
        won = sum(0.5 if winner < 0 else float(winner == 0) for winner in winners)
        low, high = interval(won / len(found), len(found))
        who = pairing[0] if one == other else one
        ways = ", ".join(f"{way} {count}" for way, count in Counter(way for _, _, way in found).most_common())
        share = f"{won / len(found):.0%} ({low:.0%} to {high:.0%})"
        print(f"{pairing[0]} - {pairing[1]}: {who} {share} of {len(found)} games; {ways}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
