"""Luck: the same numbers for ever, and fair ones."""

from __future__ import annotations

from collections import Counter

import pytest

from desktop.rules.kit import Rng


def test_the_numbers_are_those_of_splitmix64() -> None:
    # The published first outputs for the state 1234567.
    rng = Rng(1234567)
    assert [rng.bits() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_streams_stay_as_they_are() -> None:
    # Saved games depend on these: they must never change.
    assert [Rng.stream(7, name).bits() for name in ("chance", "dice", "shuffle", "bot0")] == [
        5565201400487840356,
        12656451752324474241,
        13540170712869493686,
        12648376507013457317,
    ]
    assert Rng.stream(7, "dice").shuffled(range(10)) == (6, 7, 4, 8, 0, 9, 5, 3, 2, 1)


def test_the_state_is_all_there_is_to_save() -> None:
    rng = Rng.stream(3, "dice")
    rng.below(6)
    saved = rng.state
    rest = [rng.below(6) for _ in range(20)]
    again = Rng(saved)
    assert [again.below(6) for _ in range(20)] == rest


def test_streams_of_one_game_are_independent() -> None:
    dice, shuffle = Rng.stream(3, "dice"), Rng.stream(3, "shuffle")
    alone = [dice.below(6) for _ in range(10)]
    dice = Rng.stream(3, "dice")
    mixed = []
    for _ in range(10):
        shuffle.bits()
        mixed.append(dice.below(6))
    assert mixed == alone


def test_negative_and_huge_seeds_are_seeds_too() -> None:
    assert 0 <= Rng(-1).state < 2**64
    assert Rng.stream(2**80 + 5, "dice").bits() == Rng.stream(5, "dice").bits()


@pytest.mark.parametrize("n", [1, 2, 6, 7, 40])
def test_below_gives_every_number_about_equally_often(n: int) -> None:
    rng = Rng(n)
    counts = Counter(rng.below(n) for _ in range(600 * n))
    assert set(counts) == set(range(n))
    assert all(450 < count < 750 for count in counts.values())


@pytest.mark.parametrize("n", [0, -1, 2**64 + 1])
def test_below_refuses_what_it_cannot_draw(n: int) -> None:
    with pytest.raises(ValueError, match="below"):
        Rng(0).below(n)


def test_below_reaches_up_to_the_whole_range() -> None:
    rng = Rng(0)
    assert max(rng.below(2**64) for _ in range(50)) > 2**63


def test_weights_are_kept() -> None:
    rng = Rng(1)
    counts = Counter(rng.weighted([(1, "one"), (0, "never"), (3, "three")]) for _ in range(4000))
    assert counts["never"] == 0
    assert 900 < counts["one"] < 1100


def test_a_chance_is_kept() -> None:
    rng = Rng(2)
    assert 900 < sum(rng.chance(1, 4) for _ in range(4000)) < 1100
    assert not rng.chance(0, 4)
    assert rng.chance(4, 4)


def test_shuffles_keep_all_items_and_reach_every_order() -> None:
    rng = Rng(3)
    counts = Counter(rng.shuffled("abc") for _ in range(6000))
    assert len(counts) == 6
    assert all(sorted(order) == ["a", "b", "c"] for order in counts)
    assert all(850 < count < 1150 for count in counts.values())
