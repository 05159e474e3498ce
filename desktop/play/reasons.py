"""Why the session, not the rules, refuses something; and how a match ends outside the rules."""

from __future__ import annotations

from desktop.rules.kit import Reason


class NothingToUndo(Reason, frozen=True):
    """The seat has made no choice yet that could be taken back."""


class NothingToRedo(Reason, frozen=True):
    """Nothing was taken back since the last new action."""


class AnotherActed(Reason, frozen=True):
    """Between people: `seat`, another person, has acted since."""

    seat: int


class ChanceActed(Reason, frozen=True):
    """Between people: a die was rolled or a card dealt since."""


class SecretShown(Reason, frozen=True):
    """Between people: something hidden was seen since."""


class BotPlaysSeat(Reason, frozen=True):
    """The seat is played by a bot; a person cannot act for it."""

    seat: int


class Resigned(Reason, frozen=True):
    """The match ended because the last person, at `seat`, resigned."""

    seat: int
