"""Files spoilt at random: bytes by accidents, content by somebody who knows about checksums."""

from __future__ import annotations

import json
from typing import Any

from saved_matches import joined, parts

from desktop.rules.kit import Rng

_NUMBERS = (-(1 << 70), -(1 << 63), -2, -1, 0, 1, 2, 3, 4, 7, 39, 40, 255, 10**6, (1 << 63), (1 << 64) - 1, 1 << 64)
_VALUES: tuple[Any, ...] = (None, True, False, 0.5, 1e300, "", "x", "<b>", "person", "\u202e", [], {}, [[]], {"a": 1})


def spoilt(data: bytes, rng: Rng) -> bytes:
    """The file with one accident or edit, sometimes two or three."""
    how = rng.choice((_bytes, _content, _content, _content, _header, _lines))
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        data = how(data, rng)
    return data


def _bytes(data: bytes, rng: Rng) -> bytes:
    if not data:
        return b"\0"
    at = rng.below(len(data))
    match rng.below(6):
        case 0:
            return data[:at] + bytes([data[at] ^ (1 << rng.below(8))]) + data[at + 1 :]
        case 1:
            return data[:at]
        case 2:
            return data[:at] + bytes(rng.below(200)) + data[at:]
        case 3:
            return data[:at] + bytes(len(data) - at)
        case 4:
            return data[:at] + data[at + 1 + rng.below(100) :]
        case _:
            return data[:at] + data[max(0, at - rng.below(300)) :]


def _lines(data: bytes, rng: Rng) -> bytes:
    """Bytes of the body spoilt, and a checksum that fits them."""
    header, body = parts(data) if data.count(b"\n") and data.startswith(b"{") else ({}, data)
    return joined(header, _bytes(body, rng)) if isinstance(header, dict) else data


def _content(data: bytes, rng: Rng) -> bytes:
    header, body = parts(data)
    content = json.loads(body)
    _edit(content, rng)
    header["players"] = content.get("seats", header["players"])
    return joined(header, json.dumps(content, ensure_ascii=False).encode("utf-8", "surrogatepass"))


def _header(data: bytes, rng: Rng) -> bytes:
    header, body = parts(data)
    _edit(header, rng)
    if rng.chance(1, 2):
        return joined(header, body)
    return json.dumps(header).encode() + b"\n" + body


def _places(value: Any) -> list[tuple[Any, Any]]:
    """Every (container, key) in decoded JSON."""
    found: list[tuple[Any, Any]] = []
    if isinstance(value, (dict, list)):
        for key in value if isinstance(value, dict) else range(len(value)):
            found.append((value, key))
            found.extend(_places(value[key]))
    return found


def _edit(content: Any, rng: Rng) -> None:
    if not content:
        return
    # A field first: the log is most of the file, and the rest shall be met as often.
    field = rng.choice(sorted(content))
    places = [(content, field), *_places(content[field])]
    inside, key = rng.choice(places)
    like = [where[at] for where, at in places if type(where[at]) is type(inside[key])]
    match rng.below(12):
        case 0:
            del inside[key]
        case 1:
            inside[key] = rng.choice(_VALUES)
        case 2 if isinstance(inside, dict):
            inside[rng.choice(("mood", "", "x", "<b>"))] = 1
        case 3 if isinstance(inside, dict):
            inside[key + "x"] = inside.pop(key)
        case 4 | 5 if isinstance(inside, list):
            inside.insert(key, inside[key])
        case 6 if isinstance(inside, list) and key:
            inside[key - 1], inside[key] = inside[key], inside[key - 1]
        case _ if isinstance(inside[key], bool):
            inside[key] = not inside[key]
        case _ if isinstance(inside[key], int):
            inside[key] = rng.choice((rng.choice(_NUMBERS), inside[key] + 1, inside[key] - 1, rng.choice(like)))
        case _:
            inside[key] = json.loads(json.dumps(rng.choice(like)))
