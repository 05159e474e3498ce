"""What persons have said that the table does for them without asking, and what of it undo takes back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from desktop.play.session import Change, Session
from desktop.rules.kit import Action
from ui.stage.placement import Standing


@dataclass(frozen=True)
class Order:
    """Somebody has said what the table does from now on, or has ended that by doing something."""

    at: int
    """The number of the log entry that follows from it first."""
    seat: int
    before: Standing | None
    """What they had said before; None for nothing."""
    after: Standing


class Orders:
    """The orders of one match. What follows at once from an order is its person's own choice: undo goes back to it, and
    takes the order back with it; all that follows later the table does."""

    def __init__(
        self,
        session: Session,
        usual: Standing | None,
        told: Callable[[Standing], None],
        left_of: Callable[[Any, Standing, Action], Standing] | None = None,
    ) -> None:
        """`usual` holds for whoever has said nothing; `told` hears of what holds for a seat from now on; `left_of`
        tells what is left of it, given a view, once its person does something by hand."""
        self.usual = usual
        self.standings: dict[int, Standing] = {}
        """By seat, for those who have said something."""
        self._session, self._told, self._left_of = session, told, left_of
        self._latest: Order | None = None
        self._carried_out: list[Order] = []
        self._undone: list[Order] = []

    def held(self, seat: int) -> Standing | None:
        """What holds for a seat."""
        return self.standings.get(seat, self.usual)

    def give(self, seat: int, standing: Standing) -> None:
        """The person at `seat` says what is done from now on."""
        self._latest = Order(len(self._session.played), seat, self.standings.get(seat), standing)
        self._stand(seat, standing)

    def by_hand(self, seat: int, action: Action) -> None:
        """The person at `seat` is about to do this: it may end what they have said. Undo brings that back."""
        held = self.held(seat)
        if held is None or self._left_of is None:
            return
        left = self._left_of(self._session.view(seat), held, action)
        if left != held:
            self._carried_out.append(Order(len(self._session.played), seat, self.standings.get(seat), left))
            self._stand(seat, left)

    def carry_out(self, seat: int, action: Action) -> None:
        """Do for the person at `seat` what follows from an order, or is a mere formality."""
        order, self._latest = self._latest, None
        first = order is not None and (order.at, order.seat) == (len(self._session.played), seat)
        if order is not None and first:
            self._carried_out.append(order)
        self._session.submit(seat, action, by_itself=not first)

    def follow(self, change: Change) -> None:
        """The session has changed: orders go and come back with what they led to."""
        self._latest = None
        length = len(self._session.played)
        if change.kind == "step":
            self._undone.clear()
        while change.kind == "undo" and self._carried_out and self._carried_out[-1].at >= length:
            order = self._carried_out.pop()
            self._undone.append(order)
            self._stand(order.seat, order.before)
        while change.kind == "redo" and self._undone and self._undone[-1].at < length:
            order = self._undone.pop()
            self._carried_out.append(order)
            self._stand(order.seat, order.after)

    def _stand(self, seat: int, standing: Standing | None) -> None:
        if standing is None:
            self.standings.pop(seat, None)
        else:
            self.standings[seat] = standing
        held = self.held(seat)
        if held is not None:
            self._told(held)
