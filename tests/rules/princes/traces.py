"""Recorded games and scenarios in a notation of their own, put beside the rules: players A and B, places R(c,s) and
S(c,slot), stacks 1 to 5, cards by the names of the box.
"""

from __future__ import annotations

import gzip
import json
import sys
from collections import Counter as Count
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from desktop.rules.kit import CHANCE, Action, Decision
from desktop.rules.princes import choices as ch
from desktop.rules.princes import decisions as q
from desktop.rules.princes.cards import REGION_CARDS, RESOURCES, STARTING
from desktop.rules.princes.game import Princes
from desktop.rules.princes.table import points_by_seat
from desktop.rules.princes.tableau import axis_of, facts, regions_of
from desktop.rules.princes.values import SEATS, Options, State

GAME = Princes()
Json = dict[str, Any]
NAMES = "AB"
PHASES = {"setup": "setup", "start": "T1", "roll": "T2", "event": "T3", "main": "T5", "hand": "T6", "over": "over"}


# -- words of the notation --------------------------------------------------------------------------------------------


def player(seat: int) -> str:
    """A, B or chance."""
    return "chance" if seat == CHANCE else NAMES[seat]


def region_name(card: str) -> str:
    """fields_1 -> start_a_fields_1, region_fields_3."""
    for seat in range(SEATS):
        if card in STARTING[seat]:
            return f"start_{'ab'[seat]}_{card}"
    return f"region_{card}"


REGION_OF = {region_name(card): card for card in REGION_CARDS}


def site_name(column: int, slot: str) -> str:
    """S(-1,up1)."""
    return f"S({column},{slot})"


def places(state: State, seat: int) -> dict[str, str]:
    """R(c,s) -> region card."""
    return {f"R({region.column},{region.row:+d})": region.card for region in regions_of(state, seat)}


def place_name(state: State, seat: int, card: str) -> str:
    """Region card -> R(c,s)."""
    return next(place for place, lies in places(state, seat).items() if lies == card)


def goods(amounts: Json) -> Any:
    """{"ore": 2} -> amounts in the order of RESOURCES."""
    return tuple(amounts.get(resource, 0) for resource in RESOURCES)


def amounts(given: Any) -> Json:
    """The other way round."""
    return {resource: amount for resource, amount in zip(RESOURCES, given, strict=True) if amount}


def site(text: str) -> tuple[int, Any]:
    """S(-1,up1) -> column and slot."""
    column, slot = text[2:-1].split(",")
    return int(column), slot


# -- decisions --------------------------------------------------------------------------------------------------------

KINDS: dict[type[Decision], str] = {
    q.ArrangeRegions: "arrange",
    q.RollForStart: "start_dice",
    q.ChooseStack: "pick_stack",
    q.ChooseCard: "take",
    q.ChooseCardApart: "take",
    q.ChooseStart: "pre_roll",
    q.ChooseStartAsked: "pre_roll",
    q.RollDice: "dice",
    q.ChooseAdvantage: "trade_advantage",
    q.ChoosePayment: "pay",
    q.ChooseGain: "gain",
    q.ChooseStore: "gain",
    q.ChooseAway: "conflict_card",
    q.ChooseAwayApart: "conflict_card",
    q.ChooseUnder: "conflict_stack",
    q.ShuffleEvents: "shuffle_events",
    q.ShuffleRegions: "shuffle_regions",
    q.ChooseDiscard: "discard",
    q.ChooseDiscardApart: "discard",
    q.ChooseAct: "main",
    q.ChooseAnswer: "answer",
    q.ChooseRegions: "place_regions",
    q.ChooseReaction: "react",
    q.RollAttack: "attack_die",
    q.ChooseSpoils: "attack_take",
    q.ChooseTrade: "caravan_give",
    q.ChooseWare: "merchant_take",
    q.ChooseGift: "merchant_give",
    q.ChooseSecret: "spy_take",
    q.ChooseRefill: "refill",
    q.ChooseExchange: "exchange",
    q.ChooseNewCard: "exchange_draw",
}


def decision_of(state: State) -> Json:
    """The decision in the words of the records."""
    decision = GAME.decision(state)
    if decision is None:
        return {"player": "", "kind": "over"}
    if isinstance(decision, q.ChooseReturn):
        kind = "civil_war" if decision.why == "civil_war" else "attack_pick"
        return {"player": player(decision.seat), "kind": kind, "owner": NAMES[decision.owner]}
    told: Json = {"player": player(decision.seat), "kind": KINDS[type(decision)]}
    match decision:
        case q.ChooseCard(stack=stack, why=why):
            told.update(why=why, stack=stack + 1)
        case q.ChoosePayment(why=why, resource=resource):
            told.update(why=why, resource=resource or "any")
        case q.ChooseGain(why=why):
            told.update(why=why, resource="any")
        case q.ChooseStore(why=why, resource=resource):
            told.update(why=why, resource=resource)
        case q.ChooseRegions(column=column):
            told.update(column=column)
        case q.ChooseReaction(attack=attack):
            told.update(attack=attack)
        case q.ChooseAnswer(give=give, get=get):
            told.update(give=amounts(give), get=amounts(get))
        case q.ChooseUnder():
            frame: Any = state.frames[-1]
            told.update(cards=list(frame.cards))
    return told


# -- actions ----------------------------------------------------------------------------------------------------------


def action_of(state: State, told: Json) -> Action:
    """An action of the records as the rules know it."""
    decision = GAME.decision(state)
    assert decision is not None
    seat = decision.seat
    match told:
        case {"type": "arrange", "regions": lie}:
            order = tuple(REGION_OF[lie[f"R({column},{row})"]] for column in (-2, 0, 2) for row in ("+1", "-1"))
            return ch.Arrange(order)  # type: ignore[arg-type]
        case {"type": "start_dice"}:
            return ch.StartRolled(told["A"], told["B"])
        case {"type": "pick_stack", "stack": stack}:
            return ch.PickStack(stack - 1)
        case {"type": "take", "index": index, "card": card}:
            return ch.Take(index, card)
        case {"type": "decline"}:
            return ch.Decline()
        case {"type": "roll"}:
            return ch.Roll()
        case {"type": "play", "card": "alchemist", "number": number}:
            return ch.PlayAlchemist(number)
        case {"type": "dice", "event": face}:
            assert isinstance(decision, q.RollDice)
            return ch.DiceRolled(told.get("production", decision.number), face)
        case {"type": "take_resource", "resource": resource}:
            return ch.TakeResource(resource)
        case {"type": "pay", "region": region}:
            return ch.Pay(places(state, seat)[region])  # type: ignore[arg-type]
        case {"type": "gain", "region": region}:
            return ch.Gain(places(state, seat)[region])  # type: ignore[arg-type]
        case {"type": "give", "region": region}:
            return ch.Give(places(state, seat)[region])  # type: ignore[arg-type]
        case {"type": "pick_unit" | "return_card", "site": text}:
            return ch.ReturnCard(*site(text))
        case {"type": "conflict_card", "card": card}:
            return ch.PutAway(card)
        case {"type": "conflict_stack", "stack": stack}:
            return ch.PutUnder(stack - 1)
        case {"type": "shuffle_events", "order": order}:
            return ch.EventsShuffled(tuple(order))
        case {"type": "shuffle_regions", "order": order}:
            return ch.RegionsShuffled(tuple(REGION_OF[card] for card in order))  # type: ignore[misc]
        case {"type": "discard", "card": card, "stack": stack}:
            return ch.Discard(card, stack - 1)
        case {"type": "end"}:
            return ch.EndTurn()
        case {"type": "build", "what": "road", "column": column}:
            return ch.BuildRoad(column)
        case {"type": "build", "what": "settlement", "column": column}:
            return ch.BuildSettlement(column, told.get("scout", False))
        case {"type": "build", "what": "city", "column": column}:
            return ch.BuildCity(column)
        case {"type": "build_card", "card": card, "site": text}:
            return ch.BuildCard(card, *site(text))
        case {"type": "bank", "give": give, "rate": rate, "get": get}:
            return ch.Bank(give, rate, get)
        case {"type": "offer", "give": give, "get": get}:
            return ch.Offer(goods(give), goods(get))
        case {"type": "play", "card": card}:
            return ch.PlayCard(card)
        case {"type": "accept"}:
            return ch.Accept()
        case {"type": "reject"}:
            return ch.Reject()
        case {"type": "place_regions", "up": up, "down": down}:
            return ch.PlaceRegions(REGION_OF[up], REGION_OF[down])  # type: ignore[arg-type]
        case {"type": "pass"}:
            return ch.Pass()
        case {"type": "stop"}:
            return ch.Stop()
        case {"type": "counter", "card": card}:
            return ch.Counter(card)
        case {"type": "attack_die", "value": value}:
            return ch.AttackRolled(value)
        case {"type": "spy_take", "card": card}:
            return ch.Steal(card)
        case {"type": "draw", "stack": stack}:
            return ch.Draw(stack - 1)
        case {"type": "search", "stack": stack}:
            return ch.Search(stack - 1)
        case {"type": "exchange", "card": card, "stack": stack}:
            return ch.Exchange(card, stack - 1)
    raise AssertionError(f"no such action: {told}")


def told_of(state: State, action: Action) -> Json | None:
    """An action of the rules in the words of the records; None for what the records do not know (going back)."""
    decision = GAME.decision(state)
    assert decision is not None
    seat = decision.seat
    match action:
        case ch.GoBack():
            return None
        case ch.PickStack(stack):
            return {"type": "pick_stack", "stack": stack + 1}
        case ch.Take(index, card):
            assert isinstance(decision, q.ChooseCard)
            return {"type": "take", "stack": decision.stack + 1, "index": index, "card": card}
        case ch.PlayAlchemist(number):
            return {"type": "play", "card": "alchemist", "number": number}
        case ch.TakeResource(resource):
            return {"type": "take_resource", "resource": resource}
        case ch.Pay(region) | ch.Gain(region) | ch.Give(region):
            return {"type": type(action).__name__.lower(), "region": place_name(state, seat, region)}
        case ch.ReturnCard(column, slot):
            war = isinstance(decision, q.ChooseReturn) and decision.why == "civil_war"
            return {"type": "pick_unit" if war else "return_card", "site": site_name(column, slot)}
        case ch.PutAway(card):
            return {"type": "conflict_card", "card": card}
        case ch.PutUnder(stack):
            return {"type": "conflict_stack", "stack": stack + 1}
        case ch.Discard(card, stack):
            return {"type": "discard", "card": card, "stack": stack + 1}
        case ch.EndTurn():
            return {"type": "end"}
        case ch.BuildRoad(column):
            return {"type": "build", "what": "road", "column": column}
        case ch.BuildSettlement(column, scout):
            return {"type": "build", "what": "settlement", "column": column, "scout": scout}
        case ch.BuildCity(column):
            return {"type": "build", "what": "city", "column": column}
        case ch.BuildCard(card, column, slot):
            return {"type": "build_card", "card": card, "site": site_name(column, slot)}
        case ch.Bank(give, rate, get):
            return {"type": "bank", "give": give, "rate": rate, "get": get}
        case ch.Offer(give, get):
            return {"type": "offer", "give": amounts(give), "get": amounts(get)}
        case ch.PlayCard(card):
            return {"type": "play", "card": card}
        case ch.PlaceRegions(up, down):
            return {"type": "place_regions", "up": region_name(up), "down": region_name(down)}
        case ch.Counter(card):
            return {"type": "counter", "card": card}
        case ch.Steal(card):
            return {"type": "spy_take", "card": card}
        case ch.Draw(stack) | ch.Search(stack):
            return {"type": type(action).__name__.lower(), "stack": stack + 1}
        case ch.Exchange(card, stack):
            return {"type": "exchange", "card": card, "stack": stack + 1}
    return {"type": type(action).__name__.lower()}


_ANY: dict[type[Decision], list[Json]] = {
    q.ArrangeRegions: [{"type": "arrange", "regions": "*"}],
    q.RollForStart: [{"type": "start_dice", "A": "*", "B": "*"}],
    q.RollAttack: [{"type": "attack_die", "value": "*"}],
    q.ShuffleEvents: [{"type": "shuffle_events", "order": "*"}],
    q.ShuffleRegions: [{"type": "shuffle_regions", "order": "*"}],
}


def legal_of(state: State) -> list[Json]:
    """Everything that is legal in the words of the records, "*" where values are free."""
    decision = GAME.decision(state)
    assert decision is not None
    if isinstance(decision, q.RollDice):
        free = {"type": "dice", "event": "*"}
        return [free if decision.number else {**free, "production": "*"}]
    if type(decision) in _ANY:
        return _ANY[type(decision)]
    legal = [told for action in GAME.legal(state) if (told := told_of(state, action)) is not None]
    if isinstance(decision, q.ChooseAct) and can_offer(state, decision.seat):
        legal.append({"type": "offer", "give": "*", "get": "*"})
    return legal


def can_offer(state: State, seat: int) -> bool:
    """At least one offer of one against one is possible."""
    for give in RESOURCES:
        for get in RESOURCES:
            offer = ch.Offer(goods({give: 1}), goods({get: 1}))
            if give != get and GAME.why_not(state, offer) is None:
                return True
    return False


def same(one: list[Json], other: list[Json]) -> bool:
    """The same actions, in any order."""
    return Count(map(_key, one)) == Count(map(_key, other))


def _key(value: Any) -> Any:
    if isinstance(value, dict):
        return tuple(sorted((key, _key(inner)) for key, inner in value.items()))
    return tuple(map(_key, value)) if isinstance(value, list) else value


# -- positions --------------------------------------------------------------------------------------------------------


def snapshot(state: State) -> Json:
    """The whole table in the words of the records."""
    return {
        "turn": state.turn,
        "phase": PHASES[state.phase],
        "active": NAMES[state.active] if state.turn or (state.frames and not _undecided(state)) else "",
        "die": {"production": state.number, "event": state.face or ""},
        "decision": decision_of(state),
        "players": {NAMES[seat]: _player(state, seat) for seat in range(SEATS)},
        "stacks": {str(number + 1): list(cards) for number, cards in enumerate(state.stacks)},
        "region_pile": [region_name(card) for card in state.pile],
        "event_pile": list(state.events),
        "event_card": state.event or "",
        "table": list(state.table),
        "out": list(state.out),
        "supply": {"road": state.roads, "settlement": state.settlements, "city": state.cities},
        "knight_token": _holder(state.knight),
        "mill_token": _holder(state.mill),
        "winner": ("draw" if state.winner is None else NAMES[state.winner]) if state.phase == "over" else "",
    }


def _undecided(state: State) -> bool:
    return len(state.frames) > 1 and type(state.frames[1]).__name__ == "Opening"


def _holder(seat: int | None) -> str:
    return "" if seat is None else NAMES[seat]


def _player(state: State, seat: int) -> Json:
    known = facts(state.estates[seat])
    return {
        "hand": sorted(state.hands[seat]),
        "axis": {str(column): kind for column, kind in axis_of(state, seat)},
        "regions": {
            f"R({region.column},{region.row:+d})": [region_name(region.card), region.stored]
            for region in regions_of(state, seat)
        },
        "sites": {site_name(place.column, place.slot): place.card for place in state.estates[seat].places},
        "strength": known.strength,
        "tournament": known.tournament,
        "commerce": known.commerce,
        "vp": points_by_seat(state)[seat],
        "hand_limit": known.limit,
    }


# -- recorded games ---------------------------------------------------------------------------------------------------


def begun(header: Json) -> State:
    """The position before the first line of a recorded game: everything shuffled as it says."""
    state = GAME.new(Options(**header["options"]), SEATS)
    set_up = header["setup"]
    for action in (
        ch.CardsShuffled(tuple(card for stack in set_up["stacks"] for card in stack)),
        ch.RegionsShuffled(tuple(REGION_OF[card] for card in set_up["region_pile"])),  # type: ignore[misc]
        ch.EventsShuffled(tuple(set_up["event_pile"])),
    ):
        state = GAME.step(state, action).state
    return state


def replay(lines: Iterable[Json], check: bool = False) -> State:
    """Play a recorded game step by step: the same decisions, the same legal actions, the same positions. Raises
    AssertionError at the first difference. `check`: every position must be one that a saved game may hold."""
    header, *steps = lines
    state = begun(header)
    assert snapshot(state) == header["state"]
    for step in steps:
        where = f"step {step['n']}"
        assert decision_of(state) == step["decision"], f"{where}: {decision_of(state)}, not {step['decision']}"
        assert same(legal_of(state), step["legal"]), f"{where}: {legal_of(state)}, not {step['legal']}"
        state = GAME.step(state, action_of(state, step["action"])).state
        found = snapshot(state)
        assert found == step["state"], f"{where}: {differences(found, step['state'])}"
        if check:
            GAME.check(state)
    result = header["result"]
    assert (found["winner"], found["turn"]) == (result["winner"], result["turns"])
    return state


def differences(found: Any, wanted: Any, where: str = "") -> list[str]:
    """Where two positions differ."""
    if isinstance(found, dict) and isinstance(wanted, dict):
        keys = sorted({*found, *wanted})
        return [line for key in keys for line in differences(found.get(key), wanted.get(key), f"{where}/{key}")]
    return [] if found == wanted else [f"{where} is {found}, not {wanted}"]


def lines_of(path: Path) -> list[Json]:
    """A recorded game from its file."""
    with gzip.open(path, "rt", encoding="utf-8") as file:
        return [json.loads(line) for line in file]


if __name__ == "__main__":  # python -m tests.rules.princes.traces FILE ...
    for name in sys.argv[1:]:
        try:
            replay(lines_of(Path(name)), check=True)
        except AssertionError as difference:
            print(f"{name}: {difference}")
        else:
            print(f"{name}: played again")
