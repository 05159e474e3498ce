"""Every registered game, and every toy, fulfils the contract of the kit."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from contract import CHECKS
from trials import TRIALS
from walks import Trial, Walk, walk

TABLES = [
    pytest.param(trial, variant, seats, id=f"{trial.game.id}-{seats}" + (f"-variant{variant}" if variant else ""))
    for trial in TRIALS
    for variant in range(len(trial.options))
    for seats in trial.game.seat_counts
]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("trial", "variant", "seats"), TABLES)
def test_the_contract(trial: Trial, variant: int, seats: int, check: Callable[[Walk], None]) -> None:
    for seed in range(trial.matches):
        check(walk(trial, variant, seats, seed))


@pytest.mark.soak
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("trial", "variant", "seats"), TABLES)
def test_the_contract_over_many_matches(trial: Trial, variant: int, seats: int, check: Callable[[Walk], None]) -> None:
    for seed in range(1000, 1100):
        check(walk(trial, variant, seats, seed))
