"""Why a bot of The Four Groves chose as it did: the figures that decided, all of them seen by its seat."""

from __future__ import annotations

from desktop.rules import kit
from desktop.rules.clans.frames import Small


class MakesGold(kit.Reason, frozen=True):
    """It makes so much Gold for every price to come."""

    gold: Small


class BringsForce(kit.Reason, frozen=True):
    """It brings so much Force and Honor."""

    force: Small
    honor: Small


class NothingWorth(kit.Reason, frozen=True):
    """Nothing that can be had is worth its price."""


class MakesRoom(kit.Reason, frozen=True):
    """What is discarded makes room for cards of more use."""


class CanAttack(kit.Reason, frozen=True):
    """The Force of what can attack, against that of what could defend and the weakest Province."""

    force: Small
    defense: Small
    strength: Small


class MustWait(kit.Reason, frozen=True):
    """The same, where it is too little."""

    force: Small
    defense: Small
    strength: Small


class SendsForce(kit.Reason, frozen=True):
    """So much Force goes where so much stands against it."""

    force: Small
    against: Small


class KeepsHome(kit.Reason, frozen=True):
    """Whoever went would be lost, or is needed later."""


class BattleStands(kit.Reason, frozen=True):
    """How the battle stands: the Attacker's Force, the Defender's, the strength of the Province."""

    attackers: Small
    defenders: Small
    strength: Small


class DuelStands(kit.Reason, frozen=True):
    """Chi with all that is known to be focused: the own, the other's."""

    own: Small
    other: Small


class TakesForce(kit.Reason, frozen=True):
    """It takes so much Force from what the other has unbowed."""

    force: Small


class BringsRing(kit.Reason, frozen=True):
    """It puts a Ring into play; so many are there then."""

    rings: Small


class BringsCards(kit.Reason, frozen=True):
    """It brings so many cards into the hand, what it costs being counted."""

    cards: Small


class BringsFavor(kit.Reason, frozen=True):
    """It brings the Imperial Favor."""


class Improves(kit.Reason, frozen=True):
    """It leads to a better table than anything else, but no single figure tells why."""


class LeastNeeded(kit.Reason, frozen=True):
    """What is given up is needed least."""


class MostUseful(kit.Reason, frozen=True):
    """Of the cards that can be chosen it is of most use."""


AnyBecause = (
    MakesGold
    | BringsForce
    | NothingWorth
    | MakesRoom
    | CanAttack
    | MustWait
    | SendsForce
    | KeepsHome
    | BattleStands
    | DuelStands
    | TakesForce
    | BringsRing
    | BringsCards
    | BringsFavor
    | Improves
    | LeastNeeded
    | MostUseful
)
