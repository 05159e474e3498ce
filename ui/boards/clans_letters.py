"""The keys of what can be done at the table of The Four Groves: a letter for each kind, the same in every match, and
digits for lists of like things."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from PySide6.QtCore import QLocale

from desktop.rules.clans import choices as c
from desktop.rules.clans.everyone import EQUIP, FAVOR_DRAW, FAVOR_HOME, LEGACY, LOBBY, SHARE
from desktop.rules.clans.frames import RULES
from desktop.rules.kit import Decision
from ui.boards import clans_draft as d
from ui.stage.letters import lettered
from ui.stage.placement import NO_KEY, Affordance, Draft
from ui.words.clans import ClansWords

COMMON = (LOBBY, FAVOR_DRAW, FAVOR_HOME, SHARE, LEGACY)
"""What every player can do and need not be chosen among like things."""


def keyed(rows: Sequence[Affordance], decision: Decision | None, words: ClansWords) -> Sequence[Affordance]:
    """The same with their keys: what ends something, declines or goes back has its letter whatever else there is; the
    first nine of the others have digits. Where two rows do the same, such as putting back all that is marked, the last
    has the letter."""
    letters = _letters(QLocale().name(), words.draft(d.Draft()))
    digits = iter("123456789")
    last = {_kind(row, decision): at for at, row in enumerate(rows) if row.listed}
    found = []
    for at, row in enumerate(rows):
        if row.listed:
            kind = _kind(row, decision)
            letter = letters.get(kind, "") if last[kind] == at else ""
            row = replace(row, key=letter or next(digits, NO_KEY), backs=isinstance(row.action, c.GoBack))
        found.append(row)
    return found


@lru_cache(maxsize=2)
def _letters(locale: str, sample: str) -> dict[str, str]:
    """By kind. The locale and a sample of what is said tell one language from another."""
    words = ClansWords(())
    texts = [("pass", words.decline(None)), ("no_attack", words.decline(c.DeclareAttack(0)))]
    texts += [(type(one).__name__, words.action(one)) for one in (c.Attack(), c.EndDynasty(()), c.GoBack())]
    texts += [("decline", words.decline(c.React(0))), ("Pay", words.action(c.Pay((0,))).split(":")[0])]
    texts += [(type(one).__name__, words.action(one)) for one in (c.Accept(), c.Refuse(), c.Strike(), c.Focus(None))]
    texts += [("until", words.draft(d.Stops(turn=1)))]
    texts += [("stopping", words.draft(d.Stopping())), ("stops", words.draft(d.Stops()))]
    texts += [("Assign", words.action(c.Assign(())))]
    texts += [(f"common:{ability}", words.common(ability)) for ability in COMMON]
    return lettered(texts)


def _kind(row: Affordance, decision: Decision | None) -> str:
    """What a letter stands for; "" for one of like things."""
    match row.action:
        case c.Pass():
            if isinstance(decision, c.DeclareAttack):
                return "no_attack"
            return "decline" if isinstance(decision, c.React | c.PutRing | c.SearchDeck | c.ChooseCard) else "pass"
        case c.Announce(card, ability) if card == RULES and ability != EQUIP:
            return f"common:{ability}"
        case c.Focus(int()):
            return ""
        case d.Stops(_, turn, battle):
            return "until" if turn or battle else "stops"
        case d.Stopping():
            return "stopping" if row.icon == "settings" else ""
        case one if type(one) is Draft:
            return c.GoBack.__name__
    return type(row.action).__name__
