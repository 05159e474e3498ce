"""How the card data spells conditions, filters, triggers and amounts: in short words, read here into plain values.

`read` turns the short words of an ability into what `operations` describes and leaves judging them to its types: an
unknown keyword, state or field is refused when the result is decoded, unreadable spelling here.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

Plain = Any
"""What JSON knows: mappings, lists, words, integers."""

_STAT = re.compile(r"(force|chi|ph)(<=|>=|<|>)(.+)")
_AT_LEAST = re.compile(r"(honor|other_hand|units_moved_by_you)>=(\d+)")
_TOKEN = re.compile(r"\s*(?:(\d+)|([a-z_]+(?:\.[a-z]+)?)|([+*>()]))")


def amount(text: str | int) -> Plain:
    """`3`, `p.ph`, `own_rings`, `2+2*(own_rings>0)`: sums of products of numbers, stats and comparisons in brackets.

    Raises ValueError for anything else.
    """
    if isinstance(text, int):
        return text
    tokens: list[str] = []
    place = 0
    while place < len(text):
        found = _TOKEN.match(text, place)
        if found is None:
            raise ValueError(f"not an amount: {text!r}")
        tokens.append(found[0].strip())
        place = found.end()

    def single() -> Plain:
        if not tokens:
            raise ValueError(f"not an amount: {text!r}")
        token = tokens.pop(0)
        if token == "(":
            inside = chain("+>")
            if not tokens or tokens.pop(0) != ")":
                raise ValueError(f"not an amount: {text!r}")
            return inside
        if token.isdigit():
            return int(token)
        if token == "own_rings":
            return {"amount": "own_rings"}
        whose, dot, stat = token.partition(".")
        if not dot:
            raise ValueError(f"not an amount: {text!r}")
        return {"amount": "read", "whose": whose, "stat": stat}

    def chain(signs: str) -> Plain:
        part = single if signs == "*" else lambda: chain("*")
        left = part()
        while tokens and tokens[0] in signs:
            sign = tokens.pop(0)
            left = {"amount": "reckon", "sign": sign, "left": left, "right": part()}
        return left

    whole = chain("+")
    if tokens:
        raise ValueError(f"not an amount: {text!r}")
    return whole


def card_filter(text: str) -> Plain:
    """`unbowed`, `kw:Monk|Shugenja`, `unit_kw:Cavalry`, `clan:Maple`, `type:ring`, `force<=perf.force`."""
    compared = _STAT.fullmatch(text)
    if compared:
        return {
            "filter": "stat", "stat": compared[1], "compare": compared[2], "than": amount(compared[3]),
        }
    word, _, rest = text.partition(":")
    match word:
        case "kw" | "unit_kw":
            return {"filter": "keyword", "keywords": rest.split("|"), "unit": word == "unit_kw"}
        case "clan" | "type":
            return {"filter": word, word: rest}
    return {"filter": "is", "state": text}


def condition(text: str) -> Plain:
    """`you_are_attacker`, `honor>=20`, `control:personality:ph>=2`, `subject_kw:Shugenja`, `paying_for:holding` ..."""
    counted = _AT_LEAST.fullmatch(text)
    if counted:
        return {"condition": "at_least", "what": counted[1], "n": int(counted[2])}
    word, _, rest = text.partition(":")
    match word:
        case "control":
            kind, _, test = rest.partition(":")
            return {"condition": "controls", "type": kind, "filters": [card_filter(test)]}
        case "you_are_clan":
            return {"condition": "you_are", "clan": rest}
        case "bearer_kw" | "subject_kw" | "duelist_kw":
            return {"condition": "keyword_of", "who": word.removesuffix("_kw"), "keyword": rest}
        case "bearer_opposed_by":
            return {"condition": "bearer_opposed_by", "keyword": rest}
        case "cause":
            return {"condition": "cause", "cause": rest}
        case "paying_for":
            return {"condition": "paying_for", "what": rest}
    return {"condition": "fact", "fact": text}


def trigger(text: str) -> Plain:
    """`destroyed:enemy:by=spell`, `action_resolved:own:source=spell|ring:count=2`: event, whose, the rest."""
    event, whose, *rest = text.split(":")
    found: dict[str, Plain] = {"event": event, "whose": whose}
    for part in rest:
        name, _, value = part.partition("=")
        match name:
            case "by":
                found["by"] = value
            case "source":
                found["source"] = value.split("|")
            case "count":
                found["count"] = int(value)
            case _:
                raise ValueError(f"not a trigger: {text!r}")
    return found


_SHORT: Mapping[str, Callable[[Any], Plain]] = {
    "filters": lambda texts: [card_filter(text) for text in texts],
    "conditions": lambda texts: [condition(text) for text in texts],
    "when": lambda texts: [condition(text) for text in texts],
    "guard": condition,
    "triggers": lambda texts: [trigger(text) for text in texts],
    "types": lambda text: text.split("|"),
    **dict.fromkeys(("n", "force", "chi", "ph", "strength"), amount),
}


def read(plain: Plain) -> Plain:
    """The same with every short word read, also inside of effects. Raises ValueError for unreadable spelling."""
    if isinstance(plain, list):
        return [read(item) for item in plain]
    if not isinstance(plain, dict):
        return plain
    return {key: _SHORT[key](value) if key in _SHORT else read(value) for key, value in plain.items()}
