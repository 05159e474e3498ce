"""Why a dogs bot chose as it did. Chances are in whole percent."""

from __future__ import annotations

from desktop.rules import kit
from desktop.rules.dogs.cards import Trick


class WinsNow(kit.Reason, frozen=True):
    """The sixth dog is scored."""


class ScoresDogs(kit.Reason, frozen=True):
    """So many dogs are scored."""

    dogs: int


class FillsDogs(kit.Reason, frozen=True):
    """It completes these dogs."""

    dogs: tuple[int, ...]


class KeepsYard(kit.Reason, frozen=True):
    """The yard's total stays at this."""

    total: int


class GoodRoll(kit.Reason, frozen=True):
    """The next roll completes a dog with this chance, and busts with that."""

    completes: int
    bust: int


class TooRisky(kit.Reason, frozen=True):
    """The next roll would bust with this chance."""

    bust: int


class EnoughForNow(kit.Reason, frozen=True):
    """What lies there is worth more than what another roll could bring."""


class TakesTreats(kit.Reason, frozen=True):
    """The trick brings so many treats at once, those that lie on it included."""

    trick: Trick
    treats: int


class MovesOn(kit.Reason, frozen=True):
    """Of all tricks, this one helps the own dogs most."""

    trick: Trick


class WorthATreat(kit.Reason, frozen=True):
    """The roll lies so badly that another is worth a treat."""


class RollIsGood(kit.Reason, frozen=True):
    """A better roll isn't likely."""


class HurtsSeat(kit.Reason, frozen=True):
    """This seat busts."""

    seat: int


class LowersYard(kit.Reason, frozen=True):
    """The own yard gets lighter."""

    total: int


AnyBecause = (
    WinsNow
    | ScoresDogs
    | FillsDogs
    | KeepsYard
    | GoodRoll
    | TooRisky
    | EnoughForNow
    | TakesTreats
    | MovesOn
    | WorthATreat
    | RollIsGood
    | HurtsSeat
    | LowersYard
)
