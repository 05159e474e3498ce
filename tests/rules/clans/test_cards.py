"""The card data: what it says is read strictly, and what cards print is what they do."""

from __future__ import annotations

import csv
import json
from collections import Counter
from pathlib import Path

import card_words
import msgspec
import pytest
from clans_texts import texts

from desktop.rules.clans.cards import CARDS, decoded
from desktop.rules.clans.notation import amount, condition, trigger
from desktop.rules.clans.operations import Ability, ContStat, Melee
from desktop.rules.clans.vocabulary import OwnRings, Read, amount_of

PRINTED = Path(__file__).parent / "printed.tsv"


def printed() -> dict[str, tuple[str, ...]]:
    """The text of every card, line by line, as it was written by hand."""
    found: dict[str, tuple[str, ...]] = dict.fromkeys(CARDS, ())
    with PRINTED.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
            assert int(row["line"]) == len(found[row["card"]]) + 1
            found[row["card"]] += (row["text"],)
    return found


TEXTS = printed()


def card(**changes: object) -> bytes:
    """The data of one card, changed."""
    plain: dict[str, object] = {"id": "a_card", "name": "A Card", "type": "strategy", "cost": 0, "focus": 2}
    return json.dumps([plain | changes]).encode()


def ability(**changes: object) -> bytes:
    """The data of a card with one ability, changed."""
    plain: dict[str, object] = {"tpl": "L03", "timing": ["limited"], "effects": [{"op": "draw", "n": 1}]}
    return card(abilities=[plain | changes])


def test_the_pool_has_187_cards() -> None:
    assert len(CARDS) == 187
    assert Counter(card.type for card in CARDS.values()) == {
        "stronghold": 4, "holding": 20, "event": 10, "region": 6, "personality": 56, "strategy": 48, "follower": 16,
        "item": 12, "spell": 10, "ring": 5,
    }
    assert Counter(card.clan for card in CARDS.values()) == {None: 94, "Maple": 22, "Plum": 22, "Reed": 22, "Cedar": 27}


def test_names_are_all_different() -> None:
    assert len({card.name for card in CARDS.values()}) == len(CARDS)


NEEDED = {
    "stronghold": {"gold", "province_strength", "honor"},
    "personality": {"cost", "force", "chi", "ph"},
    "holding": {"cost", "gold"},
    "event": set(),
    "region": set(),
    "strategy": {"cost", "focus"},
    "follower": {"cost", "force", "focus"},
    "item": {"cost", "force", "chi", "focus"},
    "spell": {"cost", "focus"},
    "ring": {"focus"},
}


@pytest.mark.parametrize("card_id", CARDS)
def test_a_card_has_the_stats_of_its_type_and_no_others(card_id: str) -> None:
    card = CARDS[card_id]
    stats = ("cost", "gold", "force", "chi", "hr", "ph", "focus", "province_strength", "honor")
    has = {stat for stat in stats if getattr(card, stat) is not None}
    may = {"hr"} if card.type in ("personality", "follower") else set()
    assert NEEDED[card.type] <= has <= NEEDED[card.type] | may
    assert (card.clan is not None) >= (card.type == "stronghold")


@pytest.mark.parametrize("card_id", CARDS)
def test_a_card_says_what_it_does(card_id: str) -> None:
    assert texts(CARDS[card_id]) == TEXTS[card_id]


def test_an_ability_reads_the_same_on_every_card() -> None:
    """Whoever knows one card knows all that do the same."""
    said: dict[bytes, set[str]] = {}
    for card in CARDS.values():
        for number, used in enumerate((*card.traits, *card.abilities)):
            key = msgspec.json.encode((card.type == "personality", used))
            said.setdefault(key, set()).add(TEXTS[card.id][number])
    assert [lines for lines in said.values() if len(lines) > 1] == []


def test_different_abilities_read_differently() -> None:
    """A target, cost or number that is not printed would make two abilities read alike; only hints for bots differ."""
    does: dict[str, set[Ability]] = {}
    for card in CARDS.values():
        for number, used in enumerate(card.abilities, len(card.traits)):
            plain = msgspec.structs.replace(used, tpl="")
            does.setdefault(TEXTS[card.id][number], set()).add(plain)
    alike = {text for text, ways in does.items() if len(ways) > 1}
    # An Item says "this Personality" of its bearer, a Personality of itself.
    assert {text for text in alike if "this Personality" not in text} == set()


@pytest.mark.parametrize(
    "data",
    [
        card(colour="red"),
        card(type="spells"),
        card(clan="Oak"),
        card(keywords=["Samurais"]),
        card(cost="two"),
        ability(timing=["always"]),
        ability(flags=["tired"]),
        ability(effects=[{"op": "win"}]),
        ability(effects=[{"op": "draw"}]),
        ability(effects=[{"op": "draw", "n": 1, "obj": "you"}]),
        ability(effects=[{"op": "honor", "obj": "you", "n": "p.gold"}]),
        ability(effects=[{"op": "honor", "obj": "you", "n": "p.ph+"}]),
        ability(effects=[{"op": "honor", "obj": "you", "n": "__import__"}]),
        ability(effects=[{"op": "draw", "n": 1, "guard": "it_rains"}]),
        ability(conditions=["you_are_clan:Oak"]),
        ability(triggers=["duel_lost:own"]),
        ability(triggers=["duel_won:own:luck=2"]),
        ability(costs=[{"cost": "blood", "n": 1}]),
        ability(targets=[{"id": "q", "side": "own", "types": "personality"}]),
        ability(targets=[{"id": "p", "side": "own", "types": "persons"}]),
        ability(targets=[{"id": "p", "side": "own", "types": "personality", "filters": ["force=4"]}]),
        ability(targets=[{"id": "p", "side": "own", "types": "personality", "filters": ["kw:Samurais"]}]),
        ability(targets=[{"id": "p", "side": "own", "types": "personality", "n": 2}]),
        json.dumps([*json.loads(card()), *json.loads(card())]).encode(),
    ],
)
def test_unknown_words_in_the_data_are_errors(data: bytes) -> None:
    assert decoded(card()) and decoded(ability())
    with pytest.raises(ValueError):
        decoded(data)


def test_amounts_are_reckoned() -> None:
    kaku = CARDS["brother_kaku"].abilities[0].effects[0]
    assert isinstance(kaku, Melee)
    assert amount_of(kaku.strength, lambda what: 0) == 2
    assert amount_of(kaku.strength, lambda what: 3) == 4
    mukan = CARDS["brother_mukan_empty_bowl"].traits[0].effects[0]
    assert isinstance(mukan, ContStat)
    assert amount_of(mukan.force, {OwnRings(): 5}.__getitem__) == 5
    assert amount("p.ph") == msgspec.to_builtins(Read("p", "ph"))


def test_short_words_are_read() -> None:
    assert condition("honor>=20") == {"condition": "at_least", "what": "honor", "n": 20}
    assert trigger("destroyed:enemy:by=spell") == {"event": "destroyed", "whose": "enemy", "by": "spell"}


@pytest.mark.parametrize("card_id", CARDS)
def test_what_an_ability_refers_to_is_there(card_id: str) -> None:
    """Targets that costs and effects name are chosen; who reacts has a trigger; an attachment alone has a bearer."""
    card = CARDS[card_id]
    for used in card.abilities:
        names = {target.id for target in used.targets}
        plain = json.loads(msgspec.json.encode(used))
        mentioned = {
            value
            for part in (plain["costs"], plain["effects"])
            for _, value in pairs(part)
            if value in ("p", "t", "c", "pl")
        }
        assert mentioned <= names
        assert ("reaction" in used.timing) == bool(used.triggers)
        if any(value == "bearer" for _, value in pairs(plain)):
            assert card.attachment


def pairs(plain: object) -> list[tuple[str, object]]:
    """Every named value inside plain data."""
    if isinstance(plain, list):
        return [found for item in plain for found in pairs(item)]
    if isinstance(plain, dict):
        return [*plain.items(), *(found for value in plain.values() for found in pairs(value))]
    return []


def test_the_translators_table_is_up_to_date() -> None:
    assert card_words.TABLE.read_text(encoding="utf-8") == card_words.table(), "run: dev.py i18n"
