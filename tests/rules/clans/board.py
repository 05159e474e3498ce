"""Positions of The Four Groves in short words, and what is done in them: the notation of `scenarios.json`.

Players are A (seat 0) and B (seat 1), Provinces A1 .. A4 and B1 .. B4. A unit is written
`leader + attachment + attachment`, each `label=card{F+3 until turn end}(bowed, dishonorable, token F-1)`; the label is
the card's id where none is given. In an attack the active player is the attacker.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from desktop.rules.clans import frames as fr
from desktop.rules.clans.cards import CARDS
from desktop.rules.clans.decks import side_of
from desktop.rules.clans.table import Table
from desktop.rules.clans.values import Assault, Deck, Lasting, Options, Piece, Province, State

Json = Any
NAMES = "AB"
STRONGHOLDS = {
    "Maple": "redleaf_bastion",
    "Plum": "hall_of_white_petals",
    "Reed": "windreed_stables",
    "Cedar": "temple_of_a_thousand_cedars",
}
FILLERS = {"dynasty": "terraced_rice_fields", "fate": "ashigaru_spear_band"}
"""Cards without any ability, for what nobody looks at."""
DEEP = 10
"""Fillers that lie in each deck."""

_CARD = re.compile(r"(?:(?P<label>\w+)=)?(?P<card>\w+)(?:\{(?P<lasting>[^}]*)\})?(?:\((?P<flags>[^)]*)\))?")


class Laid(NamedTuple):
    """A card of a position: how it is called, what it is, and what is the matter with it."""

    label: str
    card: str
    flags: frozenset[str] = frozenset()
    lasting: str = ""


def laid(text: str) -> Laid:
    """`label=card{F+3 until turn end}(bowed, token F-1)`."""
    found = _CARD.fullmatch(text.strip())
    assert found, text
    flags = frozenset(flag.strip() for flag in (found["flags"] or "").split(",") if flag.strip())
    return Laid(found["label"] or found["card"], found["card"], flags, found["lasting"] or "")


def seat_of(name: str) -> int:
    """A or B."""
    return NAMES.index(name)


def field_of(province: str) -> int:
    """`B2` -> 1."""
    return int(province[1]) - 1


class Board:
    """A position that is being laid out: every card gets a number, a label and a place."""

    def __init__(self, told: Json) -> None:
        self.told = told
        self.active = seat_of(told.get("active", "A"))
        self.cards: list[list[str]] = [[], []]
        """By seat: what its decks must hold, in the order they were laid."""
        self.places: list[tuple[int, int, str]] = []
        """Seat, place in `cards`, label."""
        self.zones: dict[str, list[list[int]]] = {
            zone: [[], []] for zone in ("hand", "dynasty", "fate", "dynasty_discard", "fate_discard")
        }
        self.pieces: list[tuple[int, Laid, int, int | None]] = []
        self.provinces: list[list[tuple[int | None, bool, int | None]]] = [[], []]
        for seat in (0, 1):
            self._player(seat, told.get(NAMES[seat]) or {})
        self._battles()
        if "terrain" in told:
            self._play(self.active, laid(told["terrain"]), field_of(told["battle"]["province"]))
        self.turned = [self._new(self.active, Laid(name, name)) for name in told.get("this_turn", ())]
        for number in self.turned:
            self.zones["dynasty_discard"][self.active].append(number)
        for seat in (0, 1):
            for side in ("dynasty", "fate"):
                self.zones[side][seat] += [self._new(seat, Laid("", FILLERS[side])) for _ in range(DEEP)]

    # Laying out: a card is known by its place among all cards that were laid; the numbers of the match come later.

    def _new(self, seat: int, card: Laid) -> int:
        self.places.append((seat, len(self.cards[seat]), card.label))
        self.cards[seat].append(card.card)
        return len(self.places) - 1

    def _play(self, seat: int, card: Laid, place: int = fr.HOME, host: int | None = None) -> int:
        number = self._new(seat, card)
        self.pieces.append((number, card, place, host))
        return number

    def _unit(self, seat: int, text: str, place: int = fr.HOME) -> None:
        leader, *attached = (laid(part) for part in text.split(" + "))
        host = self._play(seat, leader, place)
        for card in attached:
            self._play(seat, card, fr.HOME, host)

    def _player(self, seat: int, told: Json) -> None:
        for text in told.get("holdings", ()):
            self._play(seat, laid(text))
        for text in told.get("rings", ()):
            self._play(seat, laid(text))
        for text in told.get("units", ()):
            self._unit(seat, text)
        hand = told.get("hand", [FILLERS["fate"]] * told.get("hand_size", 0))
        self.zones["hand"][seat] += [self._new(seat, laid(text)) for text in hand]
        for zone in ("dynasty_discard", "fate_discard"):
            self.zones[zone][seat] += [self._new(seat, laid(text)) for text in told.get(zone, ())]
        for key, side in (("dynasty_deck_top", "dynasty"), ("fate_deck_top", "fate"), ("fate_deck_has", "fate")):
            tops = told.get(key, ())
            tops = [tops] if isinstance(tops, str) else tops
            self.zones[side][seat] += [self._new(seat, laid(text)) for text in tops]
        for number, text in enumerate(told.get("provinces", ["face_down"] * 4), 1):
            card = Laid("", FILLERS["dynasty"]) if text == "face_down" else laid(text)
            up = text != "face_down" and "face_down" not in card.flags
            region = told.get("regions", {}).get(f"{NAMES[seat]}{number}")
            lies = self._play(seat, laid(region)) if region else None
            self.provinces[seat].append((self._new(seat, card), up, lies))

    def _battles(self) -> None:
        fields = {self.told["battle"]["province"]: self.told["battle"]} if "battle" in self.told else {}
        fields |= self.told.get("other_battlefields", {}) | self.told.get("battlefields", {})
        for province, battle in fields.items():
            for side, seat in (("attacker", self.active), ("defender", 1 - self.active)):
                for text in battle.get(side, ()):
                    self._unit(seat, text, field_of(province))

    # The state

    def state(self) -> tuple[State, dict[str, int]]:
        """The position, and the card numbers by label; a label that both players use is written `B.label` for B's."""
        told = self.told
        decks, order = [], []
        for seat in (0, 1):
            name = STRONGHOLDS[told.get("clan", {}).get(NAMES[seat], ("Maple", "Plum")[seat])]
            sides = [
                [at for at, card in enumerate(self.cards[seat]) if side_of(CARDS[card]) == side]
                for side in ("dynasty", "fate")
            ]
            decks.append(Deck(name, *(tuple(self.cards[seat][at] for at in side) for side in sides)))
            order.append([at for side in sides for at in side])
        first = (0, 1 + len(order[0]))
        number = {
            laid_at: first[seat] + 1 + order[seat].index(at) for laid_at, (seat, at, _) in enumerate(self.places)
        }
        labels = dict(self._labels(number)) | {"A.stronghold": first[0], "B.stronghold": first[1]}

        def all_of(zone: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
            one, other = (tuple(number[at] for at in self.zones[zone][seat]) for seat in (0, 1))
            return one, other

        bowed = [(told.get(NAMES[seat]) or {}).get("stronghold") == "bowed" for seat in (0, 1)]
        pieces = [Piece(first[seat], bowed=bowed[seat]) for seat in (0, 1)]
        pieces += [
            _piece(number[at], card, place, None if host is None else number[host])
            for at, card, place, host in self.pieces
        ]
        provinces = tuple(
            tuple(
                Province(field, number[card], up, None if region is None else number[region])
                for field, (card, up, region) in enumerate(lies)
            )
            for lies in self.provinces
        )
        honor = told.get("honor", {})
        phase, frames = self._frames(number)
        state = State(
            Options(decks=("own", "own"), own=(decks[0], decks[1])),
            frames,
            phase=phase,
            turn=told.get("turn", 5 + self.active),
            active=self.active,
            honor=(honor.get("A", 7), honor.get("B", 7)),
            favor=None if told.get("favor") is None else seat_of(told["favor"]),
            dynasty=all_of("dynasty"),
            fate=all_of("fate"),
            hands=all_of("hand"),
            provinces=provinces,
            dynasty_discard=all_of("dynasty_discard"),
            fate_discard=all_of("fate_discard"),
            pieces=tuple(pieces),
            lasting=tuple(self._lasting(number)),
            assault=self._assault(provinces[1 - self.active]),
            settled=bool((told.get(NAMES[self.active]) or {}).get("bought_holding_this_turn")),
            events=(
                tuple(told.get("events_resolved", {}).get("A", ())),
                tuple(told.get("events_resolved", {}).get("B", ())),
            ),
        )
        return state, labels

    def _labels(self, number: dict[int, int]) -> Iterator[tuple[str, int]]:
        seen: set[str] = set()
        for at, (seat, _, label) in enumerate(self.places):
            if label:
                yield f"{NAMES[seat]}.{label}", number[at]
                if label not in seen:
                    yield label, number[at]
                seen.add(label)

    def _lasting(self, number: dict[int, int]) -> Iterator[Lasting]:
        for at, card, _, _ in self.pieces:
            for found in re.finditer(r"F([+-]\d+)", card.lasting):
                yield Lasting("stat", self.places[at][0], cards=(number[at],), force=int(found[1]))
        for at in self.turned:
            yield Lasting("discount", self.active, ruling=(number[at], 0, True, 0))

    def _assault(self, provinces: tuple[Province, ...]) -> Assault | None:
        told = self.told
        if told.get("phase") not in BATTLE_PHASES:
            return None
        fields = tuple(province.field for province in provinces)
        fought = tuple(
            field_of(name) for name, other in told.get("other_battlefields", {}).items() if other.get("fought")
        )
        if "battle" not in told:
            return Assault(fields, fought)
        current = field_of(told["battle"]["province"])
        return Assault(fields, fought, current, enemies=bool(told["battle"].get("attacker")))

    def _frames(self, number: dict[int, int]) -> tuple[str, tuple[fr.AnyFrame, ...]]:
        told, active = self.told, self.active
        to_act = seat_of(told.get("to_act", NAMES[active]))
        other = 1 - active
        match told.get("phase", "action"):
            case "action":
                return "action", (fr.Turning("attack"), fr.Round("action", to_act))
            case "start_of_turn":
                return "straighten", (fr.Turning("straighten"),)
            case "events":
                return "events", (fr.Turning("events"),)
            case "dynasty":
                return "dynasty", (fr.Turning("after"), fr.Buying(active))
            case "end_of_dynasty":
                return "dynasty", (fr.Turning("after"),)
            case "end":
                return "end", (fr.Turning("end"),)
            case "attack_declared":
                return "attack", (fr.Turning("dynasty"), fr.Attacking("declared"))
            case "infantry_attacker":
                return "attack", (fr.Turning("dynasty"), fr.Attacking("cavalry"), *_maneuvers(active, False))
            case "cavalry_attacker":
                return "attack", (fr.Turning("dynasty"), fr.Attacking("fight"), *_maneuvers(active, True))
            case "attack_fight":
                return "attack", (fr.Turning("dynasty"), fr.Attacking("fight"))
            case "battle":
                return "attack", (*_BATTLE, fr.Round("battle", to_act))
            case "combat_segment_begins":
                return "attack", (*_BATTLE[:-1], fr.Battling("combat"))
            case "resolution":
                return "attack", (*_BATTLE, fr.Round("battle", other, passes=2))
            case phase:
                raise AssertionError(phase)


_BATTLE: tuple[fr.AnyFrame, ...] = (fr.Turning("dynasty"), fr.Attacking("fight"), fr.Battling("resolution"))
BATTLE_PHASES = (
    "attack_declared", "infantry_attacker", "cavalry_attacker", "attack_fight", "battle", "combat_segment_begins",
    "resolution",
)


def _maneuvers(attacker: int, cavalry: bool) -> tuple[fr.AnyFrame, ...]:
    """The Defender's wait until the Attacker has assigned."""
    return fr.Maneuvering(1 - attacker, cavalry), fr.Maneuvering(attacker, cavalry)


def _piece(number: int, card: Laid, place: int, host: int | None) -> Piece:
    tokens = {flag[6]: int(flag[7:]) for flag in card.flags if flag.startswith("token ")}
    return Piece(
        number,
        place,
        host,
        bowed="bowed" in card.flags,
        dishonored="dishonorable" in card.flags,
        force=tokens.get("F", 0),
        chi=tokens.get("C", 0),
    )


def given(told: Json) -> tuple[State, dict[str, int]]:
    """The position that a scenario begins with, before anything happens by itself, and its cards by label."""
    state, labels = Board(told).state()
    return state, labels


def table_of(state: State) -> Table:
    """For reading what stands there."""
    return Table(state)
