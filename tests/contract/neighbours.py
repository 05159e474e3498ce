"""Actions near the allowed ones: other kinds of action, and allowed ones with something changed. Most are illegal.
States near the reached ones, as a hand-edited save could hold them.

They are made from the types of a game alone, so that a new game gets them for nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import inspect

from desktop.rules.kit import Action, Rng, replace

_INTEGERS = (-2, -1, 0, 1, 2, 3, 4, 5, 7, 12, 39, 1_000_000_000, -1_000_000_000)


def _made(kind: inspect.Type, rng: Rng) -> Any:
    """Any value of this type; it may break a bound that only decoding checks."""
    match kind:
        case inspect.IntType():
            return rng.choice(_INTEGERS)
        case inspect.BoolType():
            return rng.chance(1, 2)
        case inspect.NoneType():
            return None
        case inspect.StrType():
            return rng.choice(("", "x", "wood"))
        case inspect.EnumType(cls):
            return rng.choice(tuple(cls))
        case inspect.LiteralType(values):
            return rng.choice(values)
        case inspect.UnionType(types):
            return _made(rng.choice(types), rng)
        case inspect.VarTupleType(item_type):
            return tuple(_made(item_type, rng) for _ in range(rng.below(4)))
        case inspect.TupleType(item_types):
            return tuple(_made(item, rng) for item in item_types)
        case inspect.StructType(cls, fields):
            return cls(**{field.name: _made(field.type, rng) for field in fields})
    raise AssertionError(f"actions are made of integers, short words, tuples and structs, not of {kind}")


def _changed(value: Any, kind: inspect.Type, rng: Rng) -> Any:
    """The value with a small change, or another one of its type."""
    if isinstance(value, tuple) and value and rng.chance(3, 4):
        at = rng.below(len(value))
        if isinstance(kind, inspect.TupleType):
            return (*value[:at], _changed(value[at], kind.item_types[at], rng), *value[at + 1 :])
        if isinstance(kind, inspect.VarTupleType):
            element = _changed(value[at], kind.item_type, rng)
            return rng.choice(
                (
                    (*value[:at], *value[at + 1 :]),
                    (*value, value[at]),
                    (*value[:at], element, *value[at + 1 :]),
                    (*value, element),
                    value[::-1],
                )
            )
    if type(value) is int and rng.chance(1, 2):
        return value + rng.choice((-1, 1))
    if isinstance(value, msgspec.Struct) and rng.chance(3, 4):
        return with_a_change(value, rng)
    return _made(kind, rng)


def with_a_change(value: Any, rng: Rng) -> Any:
    """The struct with one field changed, itself or somewhere inside; it may not decode."""
    info = inspect.type_info(type(value))
    if not isinstance(info, inspect.StructType) or not info.fields:
        return value
    field = rng.choice(info.fields)
    return replace(value, **{field.name: _changed(getattr(value, field.name), field.type, rng)})


def neighbours(
    action_type: Any, near: Sequence[Action], elsewhere: Sequence[Action], count: int, rng: Rng
) -> list[Action]:
    """About `count` different actions that a hand-edited save could hold: changes of those in `near`, some of those
    played `elsewhere`, and some made out of nothing. All of them decode strictly."""
    decoder = msgspec.json.Decoder(action_type)
    info = inspect.type_info(action_type)
    found: dict[Action, None] = {}
    for attempt in range(count):
        if attempt % 4 == 0 or not near:
            candidate = _made(info, rng)
        elif attempt % 4 == 1 and elsewhere:
            candidate = rng.choice(elsewhere)
        else:
            candidate = with_a_change(rng.choice(near), rng)
        try:
            found[decoder.decode(msgspec.json.encode(candidate))] = None
        except msgspec.ValidationError:
            continue
    return list(found)
