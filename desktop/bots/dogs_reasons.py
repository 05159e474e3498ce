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


class SafeRoll(kit.Reason, frozen=True):
    """The next roll can't bust."""


class MayWin(kit.Reason, frozen=True):
    """The next roll wins the match with this chance, and busts with that."""

    wins: int
    bust: int


class MustHurry(kit.Reason, frozen=True):
    """This seat is about to win, so that a risk must be taken: the next roll completes a dog with this chance, and
    busts with that."""

    seat: int
    completes: int
    bust: int


class LittleToLose(kit.Reason, frozen=True):
    """A risk may be taken, as a bust would cost only so many dice on dogs."""

    dice: int
    completes: int
    bust: int


class TreatsHelp(kit.Reason, frozen=True):
    """A risk may be taken, as a bad roll can be rerolled so many times."""

    treats: int
    completes: int
    bust: int


class WorthTheRisk(kit.Reason, frozen=True):
    """What the next roll can bring is worth its risk: it completes a dog with this chance, and busts with that."""

    completes: int
    bust: int


class NeedsDice(kit.Reason, frozen=True):
    """A roll brings dice; it cannot complete a dog yet, and busts with this chance."""

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


class RollBusts(kit.Reason, frozen=True):
    """As it lies, the roll busts."""


class SavesTreat(kit.Reason, frozen=True):
    """The roll busts, and yet a treat is worth more than what is lost."""


class BustsAnyway(kit.Reason, frozen=True):
    """Everything busts."""


class CompletesDog(kit.Reason, frozen=True):
    """The dice kept can complete a dog."""


class DiceFit(kit.Reason, frozen=True):
    """Of the dice, so many find a space; so many pips are buried."""

    dice: int
    pips: int


class FitsBetter(kit.Reason, frozen=True):
    """The next roll finds better spaces then."""


class NothingBetter(kit.Reason, frozen=True):
    """No change would be better."""


class YardBecomes(kit.Reason, frozen=True):
    """The yard of another seat totals this then."""

    seat: int
    total: int


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
    | SafeRoll
    | MayWin
    | MustHurry
    | LittleToLose
    | TreatsHelp
    | WorthTheRisk
    | NeedsDice
    | TooRisky
    | EnoughForNow
    | TakesTreats
    | MovesOn
    | WorthATreat
    | RollIsGood
    | RollBusts
    | SavesTreat
    | BustsAnyway
    | CompletesDog
    | DiceFit
    | FitsBetter
    | NothingBetter
    | YardBecomes
    | HurtsSeat
    | LowersYard
)
