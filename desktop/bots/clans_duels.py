"""Duels: focus or strike, by what is seen of both."""

from __future__ import annotations

from desktop.bots.clans_plans import PLANS, in_hand
from desktop.rules.clans.choices import Focus, Strike
from desktop.rules.clans.frames import Dueling
from desktop.rules.clans.table import Table
from desktop.rules.kit import Action

UNSEEN = 2.8
"""The Focus Value of a card that is not seen, on average."""


def in_duel(table: Table, seat: int, legal: tuple[Action, ...]) -> Action:
    """Strike when ahead or when nothing helps; else focus the card whose loss costs least for what it adds."""
    frame = table.frames[-1]
    assert isinstance(frame, Dueling)
    mine, theirs = frame.challenger, frame.challenged
    if table.owners[mine] != seat:
        mine, theirs = theirs, mine
    own = table.stats.chi[mine] + _focused(table, frame, seat)
    other = table.stats.chi[theirs] + UNSEEN * len(frame.focus[1 - seat])
    lead = own - other
    wins_ties = "Duelist" in table.stats.keywords[mine] and "Duelist" not in table.stats.keywords[theirs]
    # An unseen focus may be a four: be ahead by more before striking into it.
    enough = (0.0 if wins_ties else 0.5) + 0.7 * bool(frame.focus[1 - seat])
    if Strike() in legal and lead >= enough:
        return Strike()
    plan = PLANS[table.prints[table.strongholds[seat]].card.clan]
    cards = [one for one in legal if isinstance(one, Focus) and one.card is not None]

    def gain(action: Focus) -> float:
        assert action.card is not None
        kind = table.prints[action.card]
        return (kind.card.focus or 0) - 0.7 * in_hand(kind.title, plan)

    if cards:
        best = max(cards, key=gain)
        assert best.card is not None
        reach = lead + 3 * (4 - len(frame.focus[seat]))
        if (table.prints[best.card].card.focus or 0) >= 2 and reach > 0:
            return best
    return Strike() if Strike() in legal else legal[0]


def _focused(table: Table, frame: Dueling, seat: int) -> float:
    return sum(
        UNSEEN if card is None else table.prints[card].card.focus or 0 for card in frame.focus[seat]
    )
