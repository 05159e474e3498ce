"""The values games are written in: frozen, strict, tagged."""

from __future__ import annotations

import msgspec
import pytest

from desktop.rules import kit


class AskNeighbour(kit.Action, frozen=True):
    seat: int


class XRay(kit.Action, frozen=True):
    pass


def test_the_notation_of_an_action_is_its_class_in_small_words() -> None:
    assert msgspec.json.encode(AskNeighbour(2)) == b'{"do":"ask_neighbour","seat":2}'
    assert msgspec.json.encode(XRay()) == b'{"do":"xray"}'


def test_every_kind_of_value_has_a_tag_of_its_own() -> None:
    tags = {
        kind.__struct_config__.tag_field
        for kind in (kit.Action, kit.Event, kit.Reason, kit.Decision, kit.Frame)
    }
    assert tags == {"do", "event", "why", "decide", "frame"}


@pytest.mark.parametrize(
    "text",
    [
        b'{"do":"ask_neighbour","seat":2,"more":1}',
        b'{"do":"ask_neighbour","seat":"2"}',
        b'{"do":"ask_neighbour","seat":2.5}',
        b'{"do":"ask_neighbour"}',
        b'{"do":"ask","seat":2}',
        b'{"seat":2}',
    ],
)
def test_decoding_refuses_what_was_never_encoded(text: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=AskNeighbour | XRay)


def test_values_never_change() -> None:
    action = AskNeighbour(2)
    with pytest.raises(AttributeError):
        action.seat = 3  # type: ignore[misc]
    assert kit.replace(action, seat=3) == AskNeighbour(3)
    assert action == AskNeighbour(2)


@pytest.mark.parametrize(
    ("index", "expected"), [(0, ("x", "b", "c")), (2, ("a", "b", "x")), (-1, ("a", "b", "x")), (-3, ("x", "b", "c"))]
)
def test_put_changes_one_entry(index: int, expected: tuple[str, ...]) -> None:
    assert kit.put(("a", "b", "c"), index, "x") == expected


@pytest.mark.parametrize("index", [3, -4])
def test_put_refuses_an_entry_that_is_not_there(index: int) -> None:
    with pytest.raises(IndexError):
        kit.put(("a", "b", "c"), index, "x")


def test_an_outcome_names_its_winners() -> None:
    assert kit.Outcome(((1, 2), (0,)), kit.NotNow()).winners == (1, 2)
    assert kit.Outcome((), kit.NotNow()).winners == ()


def test_a_refusal_carries_its_reason() -> None:
    assert kit.IllegalAction(kit.NotYourDecision(3)).reason == kit.NotYourDecision(3)
