"""Short scenarios in the notation of the records: a position, what is done, what must hold."""

from __future__ import annotations

from typing import Any

from desktop.rules.princes import choices as ch
from desktop.rules.princes import decisions as q
from desktop.rules.princes.cards import DRAW_CARDS, EVENT_PILE, LANDS, REGION_PILE, RESOURCES, STARTING
from desktop.rules.princes.flow import go_on
from desktop.rules.princes.frames import Acting, Refilling, Starting
from desktop.rules.princes.table import Table, ahead, goods_of, mill_holder, place_order, points_by_seat
from desktop.rules.princes.tableau import axis_of, facts, regions_of
from desktop.rules.princes.values import SEATS, Estate, Options, Place, State
from tests.rules.princes.traces import (
    GAME,
    NAMES,
    PHASES,
    REGION_OF,
    Json,
    action_of,
    decision_of,
    legal_of,
    places,
    region_name,
    same,
    site,
    site_name,
)

_START = (("fields", "forest"), ("mountains", "hills"), ("pasture", "goldfield"))
_FRAMES = {"T1": ("start", Starting), "T5": ("main", Acting), "T6": ("hand", Refilling)}


def given(told: Json) -> State:
    """The position a scenario begins with."""
    options = Options(**told.get("options", {}))
    if told.get("at") == "setup":
        return _set_up(options)
    phase, frame = _FRAMES[told.get("at", "T5")]
    active = NAMES.index(told.get("active", "A"))
    estates, pile = _estates(told)
    hands = tuple(tuple(sorted(told.get(name, {}).get("hand", ()))) for name in NAMES)
    one, other = (facts(estate) for estate in estates)
    axes = [kind for estate in estates for kind in estate.axis]
    supply = {
        "road": 7 + SEATS - axes.count("road"),
        "settlement": 5 + 2 * SEATS - (len(axes) - axes.count("road")),
        "city": 7 - axes.count("city"),
        **told.get("supply", {}),
    }
    state = State(
        options,
        (frame(active),),
        phase,  # type: ignore[arg-type]
        told.get("turn", 11),
        active,
        0 if phase == "start" else 1,
        None if phase == "start" else "mill",
        estates,
        tuple(_stored(told.get(name, {}), estates[seat]) for seat, name in enumerate(NAMES)),
        hands,
        _stacks(told, estates, hands),
        pile,
        _on_top(told.get("events", ()), EVENT_PILE),
        None,
        (),
        tuple(sorted(told.get("out", ()))),
        supply["road"],
        supply["settlement"],
        supply["city"],
        ahead(one.strength, other.strength),
        mill_holder(one, other),
    )
    table = Table(state)
    go_on(table)
    return table.frozen()


def _set_up(options: Options) -> State:
    """Nothing is arranged yet; all piles in the order of the box, the stacks dealt round."""
    order = tuple(card for stack in range(5) for card in DRAW_CARDS[stack::5])
    state = GAME.new(options, SEATS)
    for action in (ch.CardsShuffled(order), ch.RegionsShuffled(REGION_PILE), ch.EventsShuffled(EVENT_PILE)):
        state = GAME.step(state, action).state
    return state


def _on_top(top: Any, cards: tuple[Any, ...]) -> Any:
    rest = list(cards)
    for card in top:
        rest.remove(card)
    return (*top, *rest)


def _estates(told: Json) -> tuple[Any, Any]:
    """Both principalities, and the region pile that is left."""
    pile = list(REGION_PILE)
    wanted = [REGION_OF[card] for name in NAMES for card in told.get(name, {}).get("regions", {}).values()]
    pile = [card for card in pile if card not in wanted]
    estates = []
    for seat, name in enumerate(NAMES):
        estates.append(_estate(told.get(name, {}), seat, pile))
    top = [REGION_OF[card] for card in told.get("pile", ())]
    return tuple(estates), (*top, *(card for card in pile if card not in top))


def _estate(told: Json, seat: int, pile: list[Any]) -> Estate:
    own = {card.rsplit("_", 1)[0]: card for card in STARTING[seat]}
    axis = {-1: "settlement", 0: "road", 1: "settlement"}
    columns, lie = [-2, 0, 2], {}
    for column, (up, down) in zip((-2, 0, 2), _START, strict=True):
        lie[column, 1], lie[column, -1] = own[up], own[down]
    named = {place: REGION_OF[card] for place, card in told.get("regions", {}).items()}
    for word in told.get("axis", "").split():
        kind, at = word.split("@")
        if kind == "settlement":
            columns.append(int(at) + (1 if int(at) > 0 else -1))
        axis[int(at)] = kind
    for column in columns:
        for row in (1, -1):
            place = f"R({column},{row:+d})"
            if place in named:
                lie[column, row] = named[place]
            elif (column, row) not in lie:
                lie[column, row] = pile.pop(0)
    cards = tuple(lie[column, row] for column in columns for row in (1, -1))
    laid = tuple(Place(*site(text), card) for text, card in told.get("sites", {}).items())
    kinds = tuple(kind for _, kind in sorted(axis.items()))
    return Estate(min(axis), kinds, tuple(columns), cards, tuple(sorted(laid, key=place_order)))  # type: ignore[arg-type]


def _stored(told: Json, estate: Estate) -> tuple[int, ...]:
    stored = [0] * len(estate.regions)
    for where, amount in told.get("store", {}).items():
        for at, card in enumerate(estate.regions):
            place = f"R({estate.columns[at >> 1]},{-1 if at & 1 else 1:+d})"
            if where in ("all", place, LANDS[card.rsplit("_", 1)[0]]):  # type: ignore[index]
                stored[at] = amount
    return tuple(stored)


def _stacks(told: Json, estates: Any, hands: Any) -> Any:
    if "stacks" in told:
        exact = {int(number): tuple(cards) for number, cards in told["stacks"].items()}
        return tuple(exact.get(number, ()) for number in range(1, 6))
    used = [place.card for estate in estates for place in estate.places]
    used += [card for hand in hands for card in hand] + list(told.get("out", ()))
    rest = list(DRAW_CARDS)
    for card in used:
        rest.remove(card)
    return tuple(tuple(rest[stack::5]) for stack in range(5))


# -- doing and expecting ----------------------------------------------------------------------------------------------


def allowed(state: State, told: Json) -> bool:
    """Whether an action may be done now."""
    decision = GAME.decision(state)
    if isinstance(decision, q.ChooseCard) and told.get("stack", decision.stack + 1) != decision.stack + 1:
        return False
    return GAME.why_not(state, action_of(state, told)) is None


def play(told: Json) -> None:
    """Carry a scenario out; raises AssertionError where something else happens."""
    state = given(told["given"])
    for line in told["do"]:
        if "expect" in line:
            expect(state, line["expect"])
        elif "legal_is" in line:
            assert same(legal_of(state), line["legal_is"]), (legal_of(state), line)
        elif "legal" in line or "illegal" in line:
            for action in line.get("legal", ()):
                assert allowed(state, action), action
            for action in line.get("illegal", ()):
                assert not allowed(state, action), action
        else:
            action = {key: value for key, value in line.items() if key != "by"}
            assert decision_of(state)["player"] == line["by"], (decision_of(state), line)
            state = GAME.step(state, action_of(state, action)).state
    expect(state, told["expect"])


def expect(state: State, wanted: Json) -> None:
    """Every fact holds."""
    for name, value in wanted.items():
        if name[:2] in ("A.", "B."):
            found = _of_player(state, NAMES.index(name[0]), name[2:])
        else:
            found = _of_table(state, name)
        if isinstance(value, list) and not name.startswith("stack"):
            found, value = sorted(found), sorted(value)
        assert found == value, f"{name} is {found}, not {value}"


def _of_player(state: State, seat: int, name: str) -> Any:
    estate = state.estates[seat]
    known = facts(estate)
    if name in RESOURCES:
        return goods_of(state, seat)[RESOURCES.index(name)]  # type: ignore[arg-type]
    if name.startswith("R("):
        return next(region.stored for region in regions_of(state, seat) if places(state, seat)[name] == region.card)
    if name.startswith("card "):
        return region_name(places(state, seat)[name[5:]])
    if name.startswith("S("):
        return {site_name(place.column, place.slot): place.card for place in estate.places}.get(name, "")
    return {
        "vp": points_by_seat(state)[seat],
        "hand": list(state.hands[seat]),
        "hand_size": len(state.hands[seat]),
        "hand_limit": known.limit,
        "stored": sum(state.stored[seat]),
        "columns": " ".join(f"{kind}@{column}" for column, kind in axis_of(state, seat)),
        "strength": known.strength,
        "commerce": known.commerce,
        "tournament": known.tournament,
    }[name]


def _of_table(state: State, name: str) -> Any:
    if name.startswith("stack"):
        cards = list(state.stacks[int(name[5]) - 1])
        part = name[6:]
        if part in ("_top", "_bottom"):
            return cards[0 if part == "_top" else -1]
        return len(cards) if part == "_size" else cards
    decision = decision_of(state)
    over = state.phase == "over"
    winner = "" if not over else "draw" if state.winner is None else NAMES[state.winner]
    holders = {None: "", 0: "A", 1: "B"}
    return {
        "event_pile_top": state.events[0],
        "event_pile_bottom": state.events[-1],
        "region_pile_size": len(state.pile),
        "supply.road": state.roads,
        "supply.settlement": state.settlements,
        "supply.city": state.cities,
        "die.production": state.number,
        "die.event": state.face or "",
        "decision": "over" if over else f"{decision['player']} {decision['kind']}",
        "knight_token": holders[state.knight],
        "mill_token": holders[state.mill],
        "active": NAMES[state.active],
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "out": list(state.out),
        "winner": winner,
    }[name]
