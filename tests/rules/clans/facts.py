"""What a scenario expects: facts of the table, and what is legal, offered and asked."""

from __future__ import annotations

from typing import Any, TypeVar

from desktop.rules.clans import choices as ch
from desktop.rules.clans import events as ev
from desktop.rules.clans.frames import HOME
from desktop.rules.clans.gold import price_of, prices_of_personality, produces
from desktop.rules.clans.stats import strength, unit_force
from desktop.rules.clans.table import Table
from desktop.rules.kit import Event
from tests.rules.clans.board import NAMES, Json, field_of, seat_of
from tests.rules.clans.doings import GAME, Match, Refused

E = TypeVar("E", bound=Event)
RESULTS = {"attacker": "attacker_wins", "defender": "defender_wins", "tie": "tie", "none": "none"}


def last(match: Match, kind: type[E]) -> E:
    """The last event of a kind."""
    return next(event for event in reversed(match.events) if isinstance(event, kind))


def found(match: Match, fact: str, expected: Json) -> Any:
    """How a fact stands, in the shape of what is expected of it."""
    state, table = match.state, Table(match.state)
    # A card's own label, rather than the one that tells both players' apart.
    names = {number: label for label, number in sorted(match.labels.items(), key=lambda item: "." not in item[0])}
    pieces = table.pieces

    def kept(test: Any) -> list[str]:
        """Which of the expected names pass."""
        return [name for name in expected if test(match.card(name))]

    def seats(value: Any) -> dict[str, Any]:
        return {name: value(seat_of(name)) for name in expected}

    def labels(cards: Any) -> list[str]:
        return [names[card] for card in cards if card in names]

    match fact:
        case "honor":
            return seats(lambda seat: state.honor[seat])
        case "favor":
            return "none" if state.favor is None else NAMES[state.favor]
        case "hand":
            return seats(lambda seat: len(state.hands[seat]))
        case "discard":
            return {
                name: [
                    label
                    for label in (expected[name] or labels(match.labels.values()))
                    if match.card(label, seat_of(name))
                    in (*state.dynasty_discard[seat_of(name)], *state.fate_discard[seat_of(name)])
                ]
                for name in expected
            }
        case "dead":
            dead = {label for card in state.dead for label, number in match.labels.items() if number == card}
            alike = [names[card] for card in state.dead if card in names]
            return expected if set(expected) <= dead and len(alike) == len(expected) else sorted(alike)
        case "alive":
            return kept(lambda card: card in pieces)
        case "bowed":
            return kept(lambda card: pieces[card].bowed)
        case "straight":
            return kept(lambda card: not pieces[card].bowed)
        case "home":
            return kept(lambda card: card in pieces and table.place(card) == HOME)
        case "at_battle":
            return kept(lambda card: card in pieces and table.place(card) != HOME)
        case "dishonorable":
            return kept(lambda card: pieces[card].dishonored)
        case "honorable":
            return kept(lambda card: not pieces[card].dishonored)
        case "attached":
            return {name: labels(table.unit(match.card(name))[1:]) for name in expected}
        case "force" | "chi" | "ph":
            return {name: getattr(table.stats, fact)[match.card(name)] for name in expected}
        case "unit_size":
            return {name: len(table.unit(match.card(name))) for name in expected}
        case "force_of_unit":
            return {name: unit_force(table, match.card(name)) for name in expected}
        case "strength":
            return {name: strength(table, seat_of(name[0]), field_of(name)) for name in expected}
        case "strength_used":
            return last(match, ev.BattleResolved).strength
        case "army_force":
            forces = dict(zip((state.active, 1 - state.active), last(match, ev.BattleResolved).forces, strict=True))
            return seats(forces.__getitem__)
        case "result":
            return RESULTS[last(match, ev.BattleResolved).result]
        case "province_destroyed":
            gone = [event for event in match.events if isinstance(event, ev.ProvinceDestroyed)]
            return [f"{NAMES[event.seat]}{event.field + 1}" for event in gone]
        case "provinces":
            return seats(lambda seat: len(state.provinces[seat]))
        case "province_now":
            return {name: _lies(match, name) for name in expected}
        case "region_at":
            regions = {name: table.province(seat_of(name[0]), field_of(name)) for name in expected}
            return {name: p.region and names[p.region] for name, p in regions.items() if p}
        case "totals":
            return seats(lambda seat: last(match, ev.DuelStruck).totals[seat])
        case "duel_fought":
            return any(isinstance(event, ev.DuelStruck) for event in match.events)
        case "rings":
            rings = [card for card in pieces if table.prints[card].type == "ring"]
            return {name: labels(card for card in rings if table.owners[card] == seat_of(name)) for name in expected}
        case "winner":
            return "none" if state.winner is None else NAMES[state.winner]
        case "next_to_act":
            return NAMES[match.decision().seat] if isinstance(match.decision(), ch.Act | ch.Fight) else None
        case "phase_over":
            return expected if not isinstance(match.decision(), ch.Act) else None
        case "attack_phase_over":
            return state.assault is None
        case "must_discard":
            return int(isinstance(match.decision(), ch.DiscardCard))
        case "no_decision_for":
            return expected if not isinstance(match.decision(), ch.ChooseCard) else NAMES[match.decision().seat]
        case "not_in_any_zone":
            return expected if all(card not in pieces for card in range(table.size, len(table.prints))) else []
        case "revealed_to_A":
            return labels(last(match, ev.HandSeen).cards or ())
        case "shown_to_B":
            return labels([last(match, ev.Found).card])
        case "dynasty_deck_bottom":
            return {name: names.get(state.dynasty[seat_of(name)][-1]) for name in expected}
    raise AssertionError(f"no such fact: {fact}")


def _lies(match: Match, name: str) -> str:
    """What lies in a Province."""
    province = Table(match.state).province(seat_of(name[0]), field_of(name))
    assert province is not None
    if not province.up:
        return "face_down"
    labels = [label for label, number in match.labels.items() if number == province.card]
    return f"{min(labels, key=len)}(face_up)"


def ask(match: Match, question: Json) -> Any:
    """The answer to a question, in the shape of the answer that is expected, and that."""
    table = Table(match.state)
    seat = seat_of(question["by"]) if "by" in question else 0
    match question:
        case {"legal": step, "is": expected}:
            return allowed(match, step), expected
        case {"targets": step, "are": expected}:
            units = _units(match, (0, 1))
            return sorted(label for label in units if allowed(match, {**step, "at": [label]})), sorted(expected)
        case {"payments": card, "legal": good, "illegal": bad}:
            answers = [allowed(match, {"by": question["by"], "buy": card, "pay": pay}) for pay in (*good, *bad)]
            return answers, [True] * len(good) + [False] * len(bad)
        case {"payable": card, "is": expected}:
            step = {"by": question["by"], "buy": card, "with_honor": question.get("with_honor", False)}
            return allowed(match, step), expected
        case {"prices": expected}:
            return {name: _prices(match, seat, match.card(name)) for name in expected}, expected
        case {"makes": card, "gold": expected, "for": paying}:
            return produces(table, match.card(card), paying), expected
        case {"assignable": expected}:
            match.until(lambda: isinstance(match.decision(), ch.Maneuvers) and match.decision().seat == seat)
            units = _units(match, (seat,))
            province = f"{NAMES[1 - match.state.active]}1"
            can = [label for label in units if allowed(match, {"by": question["by"], "assign": {label: province}})]
            return sorted(can), sorted(expected)
    raise AssertionError(question)


def allowed(match: Match, step: Json) -> bool:
    """Whether the rules allow a step; the match stays as it is."""
    before, events = match.state, list(match.events)
    try:
        match.do(step)
    except Refused:
        return False
    finally:
        match.state, match.events = before, events
    return True


def _prices(match: Match, seat: int, card: int) -> list[list[int]]:
    """At which prices the card is offered, and the Honor gained."""
    table = Table(match.state)
    printed = table.prints[card].card
    if printed.type != "personality":
        return [[price_of(table, seat, card), 0]]
    prices = sorted(prices_of_personality(table, seat, card))
    buys = [action for action in GAME.legal(match.state) if isinstance(action, ch.Buy) and action.card == card]
    assert {action.honored for action in buys} <= {honored for _, honored in prices}
    return [[price, (printed.ph or 0) * honored] for price, honored in prices]


def _units(match: Match, seats: tuple[int, ...]) -> list[str]:
    """The labels of Personalities in play."""
    table = Table(match.state)
    return [
        label
        for label, number in match.labels.items()
        if "." not in label and number in table.stats.personalities and table.owners[number] in seats
    ]
