"""Recorded games, played again step by step: before each step what was legal, after it the whole table.

A record is a file of JSON lines, packed or not: a head with the island, then one line a step, then the end. Where the
recorder strayed from the rules, `off` holds what is right; behind `official_until` its game is another one.

    python tests/rules/island/island_replay.py FILE ...
"""

from __future__ import annotations

import gzip
import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from desktop.rules.island.board import HARBORS
from desktop.rules.island.choices import (
    Accept,
    AnswerOffer,
    BuildCity,
    BuildRoad,
    BuildSettlement,
    BuyCard,
    ChooseDiscard,
    Confirm,
    Decline,
    Discard,
    DrawnCard,
    EndTurn,
    FirstSeat,
    LaidIsland,
    MoveRobber,
    OfferTrade,
    PlayKnight,
    PlayMonopoly,
    PlayRoadBuilding,
    PlayYearOfPlenty,
    Roll,
    Rolled,
    TakenCard,
    TradeWithBank,
    Withdraw,
)
from desktop.rules.island.game import Island
from desktop.rules.island.goods import count, pack, total, unpack
from desktop.rules.island.places import all_points, seat_rates
from desktop.rules.island.values import (
    CITIES,
    KINDS,
    MOST_OFFERS,
    ROADS,
    SETTLEMENTS,
    Board,
    Card,
    Discarding,
    Harbor,
    Kind,
    Layout,
    Options,
    State,
    Terms,
    Terrain,
)
from desktop.rules.kit import Action

GAME = Island()
GOODS = ("wood", "brick", "sheep", "wheat", "ore")
CARDS = ("knight", "year_of_plenty", "monopoly", "road_building", "victory_point")
PLACES = {"build_settlement": BuildSettlement, "build_road": BuildRoad, "build_city": BuildCity}
PLAIN = {
    "end_turn": EndTurn(),
    "roll": Roll(),
    "buy_development_card": BuyCard(),
    "play_knight": PlayKnight(),
    "play_road_building": PlayRoadBuilding(),
}


def read(path: Path) -> Iterator[dict[str, Any]]:
    """The lines of a record."""
    data = path.read_bytes()
    text = gzip.decompress(data) if path.suffix == ".gz" else data
    return (json.loads(line) for line in text.splitlines())


def begin(head: dict[str, Any]) -> State:
    """The island of the record; seat 0 begins."""
    rules = head.get("rules", {})
    tiles = sorted(head["tiles"], key=lambda tile: tile["id"])
    kinds = {frozenset(port["nodes"]): port["resource"] for port in head["ports"]}
    board = Board(
        tuple(Terrain.DESERT if t["resource"] == "desert" else Terrain(GOODS.index(t["resource"])) for t in tiles),
        tuple(tile["number"] or 0 for tile in tiles),
        tuple(
            Harbor.ANY if kinds[frozenset(place)] == "any" else Harbor(GOODS.index(kinds[frozenset(place)]))
            for place in HARBORS
        ),
    )
    options = Options(
        layout=Layout.FREE,
        target=rules.get("vp_to_win", 10),
        friendly_robber=rules.get("friendly_robber", False),
        offers=MOST_OFFERS,
    )
    state = GAME.new(options, len(head["players"]))
    for action in (LaidIsland(board), FirstSeat(0)):
        state = GAME.step(state, action).state
    assert state.robber == head["robber"]
    return state


def listed(state: State, asked: Iterable[str]) -> dict[str, Any]:
    """What is legal, as a record writes it. While answers to an offer are awaited it names nothing else."""
    found: dict[str, Any] = {}
    for action in GAME.legal(state):
        match action:
            case BuildSettlement(at) | BuildRoad(at) | BuildCity(at):
                name = next(name for name, kind in PLACES.items() if isinstance(action, kind))
                found.setdefault(name, []).append(at)
            case MoveRobber(number, victim):
                found.setdefault("move_robber", []).append([number, -1 if victim is None else victim])
            case TradeWithBank(give, take):
                rate = count(seat_rates(state, state.seat), give)
                found.setdefault("maritime_trade", []).append([GOODS[give], rate, GOODS[take]])
            case PlayYearOfPlenty(first, second):
                pair = [(kind == first) + (kind == second) for kind in KINDS]
                found.setdefault("play_year_of_plenty", []).append(pair)
            case PlayMonopoly(kind):
                found.setdefault("play_monopoly", []).append(GOODS[kind])
            case Accept() | Decline(None):
                found.setdefault("respond_trade", []).append(isinstance(action, Accept))
            case Confirm(_, partner):
                found.setdefault("confirm_trade", []).append(partner)
            case Withdraw():
                found["cancel_trade"] = True
            case Discard():
                decision = GAME.decision(state)
                assert isinstance(decision, ChooseDiscard)
                found["discard"] = decision.count
    found |= {name: True for name, action in PLAIN.items() if action in GAME.legal(state)}
    if "cancel_trade" in asked:
        found = {name: found[name] for name in ("confirm_trade", "cancel_trade") if name in found}
    return {name: sorted(value) if isinstance(value, list) else value for name, value in found.items()}


def right(step: dict[str, Any]) -> dict[str, Any]:
    """What a record should have named as legal."""
    names = {name: value for name, value in step["legal"].items() if name != "offer_trade"}
    for name, changes in step.get("off", {}).get("legal", {}).items():
        value = names.get(name, [])
        if value is True or value is False:
            names[name] = not changes.get("extra") if value else bool(changes.get("missing"))
        else:
            value = [x for x in value if x not in changes.get("extra", [])] + changes.get("missing", [])
            names[name] = value
        if not names[name]:
            del names[name]
    return {name: sorted(value) if isinstance(value, list) else value for name, value in names.items()}


def actions(state: State, step: dict[str, Any]) -> tuple[Action, ...]:
    """What the seat and chance do in a step."""
    name, *rest = step["a"]
    if name in PLACES:
        return (PLACES[name](rest[0]),)
    if name == "buy_development_card":
        return BuyCard(), DrawnCard(Card(CARDS.index(rest[0])))
    if name == "roll":
        return Roll(), Rolled(*rest)
    if name in PLAIN:
        return (PLAIN[name],)
    if name == "discard":
        return (Discard(tuple(rest[0])),)
    if name == "move_robber":
        tile, victim, stolen = rest
        move = MoveRobber(tile, None if victim == -1 else victim)
        return (move,) if stolen is None else (move, TakenCard(Kind(GOODS.index(stolen))))
    if name == "play_monopoly":
        return (PlayMonopoly(Kind(GOODS.index(rest[0]))),)
    if name == "play_year_of_plenty":
        first, *second = (kind for kind in KINDS for _ in range(rest[0][kind]))
        return (PlayYearOfPlenty(first, second[0] if second else None),)
    if name == "maritime_trade":
        give, _, take = rest
        return (TradeWithBank(Kind(GOODS.index(give)), Kind(GOODS.index(take))),)
    if name == "offer_trade":
        others = tuple(seat for seat in range(len(state.hands)) if seat != step["p"])
        return (OfferTrade(Terms(tuple(rest[0]), tuple(rest[1])), others),)
    if name == "respond_trade":
        return (Accept() if rest[0] else Decline(),)
    offer = state.offers[-1].id
    return (Confirm(offer, rest[0]),) if name == "confirm_trade" else (Withdraw(offer),)


def table(state: State) -> dict[str, Any]:
    """The table as a record writes it; it takes chosen discards away at once."""
    hands, bank = list(state.hands), state.bank
    if state.frames and isinstance(state.frames[-1], Discarding):
        for choice in state.frames[-1].choices:
            if choice.goods is not None:
                hands[choice.seat] -= pack(choice.goods)
                bank += pack(choice.goods)
    seats = range(len(hands))
    return {
        "hand": [list(unpack(hand)) for hand in hands],
        "dev": [list(unpack(cards)) for cards in state.cards],
        "played": [list(unpack(played))[:4] for played in state.played],
        "vp": list(state.points),
        "avp": [all_points(state, seat) for seat in seats],
        "lr": list(state.lengths),
        "lr_holder": state.road_holder,
        "la_holder": state.army_holder,
        "bank": list(unpack(bank)),
        "deck": total(state.deck),
        "robber": state.robber,
        "left": [
            [
                ROADS - sum(word.bit_count() for word in state.roads[seat]),
                SETTLEMENTS - state.settlements[seat].bit_count(),
                CITIES - state.cities[seat].bit_count(),
            ]
            for seat in seats
        ],
    }


def replay(lines: Iterable[dict[str, Any]], careful: bool = False) -> int:
    """Play a record again; the number of steps that agreed. Raises AssertionError at the first that does not.
    `careful`: every position must also be one that a saved game may hold."""
    lines = iter(lines)
    head = next(lines)
    state, until, agreed = begin(head), head.get("official_until"), 0
    for step in lines:
        if step["t"] == "end":
            winner = step.get("off", {}).get("winner", step["winner"])
            assert state.winner == winner, f"{state.winner} has won, not {winner}"
            break
        if until is not None and step["i"] >= until:
            break
        where = f"step {step['i']}: {step['a']}"
        decision = GAME.decision(state)
        if step["a"][0] == "respond_trade" and not (isinstance(decision, AnswerOffer) and decision.seat == step["p"]):
            assert step["a"][1] is False and not state.hands[step["p"]], where  # not asked: nothing in hand
        else:
            assert decision is not None and decision.seat == step["p"], f"{where}: {decision}"
            assert state.seat == step["turn"], where
            got, wanted = listed(state, step["legal"]), right(step)
            assert got == wanted, f"{where}: {got} is legal, not {wanted}"
            for action in actions(state, step):
                state = GAME.step(state, action).state
        if careful:
            GAME.check(state)
        got, wanted = table(state), {**step["s"], **step.get("off", {}).get("s", {})}
        for name, value in got.items():
            assert value == wanted[name], f"{where}: {name} is {value}, not {wanted[name]}"
        agreed += 1
    return agreed


if __name__ == "__main__":
    for name in sys.argv[1:]:
        print(name, replay(read(Path(name)), careful=True))
