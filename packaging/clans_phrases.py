"""Phrases of card texts in English: cards by type and filters, conditions, bonuses, numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from desktop.rules.clans import vocabulary as v

PEOPLE: dict[str, str] = {
    "Courtier": "Courtiers", "Duelist": "Duelists", "Monk": "Monks", "Samurai": "Samurai", "Shugenja": "Shugenja",
}
"""Keywords that stand for the Personality, with their plural."""
ADJECTIVES = ("attacking", "honorable", "unbowed")
STATS: dict[v.Stat, str] = {"force": "Force", "chi": "Chi", "ph": "Personal Honor"}
CONDITIONS: dict[v.FactName, str] = {
    "you_are_attacker": "you are the Attacker",
    "you_are_defender": "you are the Defender",
    "opposed_here": "your army is opposed",
    "battle_at_this_province": "the battle is at this Province",
    "no_terrain_here": "there is no Terrain at the current battlefield",
    "control_favor": "you control the Imperial Favor",
    "highest_honor": "no other player has higher Honor than you",
}


def noun(types: Sequence[v.TargetType], filters: Iterable[v.Filter], plural: bool = False) -> str:
    """A card by its types and filters: adjectives, noun, what follows it."""
    before: list[str] = []
    after: list[str] = []
    nouns = [kind.capitalize() for kind in types]
    bare = False
    for test in filters:
        match test:
            case v.Is(state) if state in ADJECTIVES:
                before.append(state)
            case v.Is("faceup"):
                before.append("face-up")
            case v.Is("has_follower"):
                after.append("with a Follower attached")
            case v.Is("follower_or_bare_personality"):
                nouns, bare = ["Follower", "Personality without Followers"], True
            case v.Is("at_this_province"):
                after.append("defending at this Province")
            case v.Is("defending" | "not_this" | "not_here" | "not_subject" | "not_dead"):
                pass  # said with the place, or as "another"
            case v.HasKeyword(keywords, unit):
                if unit:
                    nouns = [f"{keywords[0]} unit"]
                elif set(keywords) <= PEOPLE.keys():
                    nouns = list(keywords)
                else:
                    nouns = [f"{keywords[0]} {nouns[0]}"]
            case v.OfClan(clan):
                nouns = [f"{clan} Clan {nouns[0]}"]
            case v.StatIs(stat, compare, than):
                after.append(f"with {compared(stat, compare, than)}")
            case _:
                raise ValueError(f"no words for {test}")
    if plural:
        assert not bare
        nouns = [PEOPLE.get(noun, f"{noun[:-1]}ies" if noun.endswith("y") else f"{noun}s") for noun in nouns]
    return " ".join((*before, " or ".join(nouns), *after))


def compared(stat: v.Stat, compare: v.Compare, than: v.Amount) -> str:
    name = STATS[stat]
    match compare, than:
        case "<=", int():
            return f"{than} or lower {name}"
        case ">=", int():
            return f"{than} or higher {name}"
        case "<=", v.Read():
            return f"lower or equal {name}"
        case "<", v.Read("this", _):
            return f"lower {name} than this one"
        case "<", v.Read():
            return f"lower {name}"
    raise ValueError(f"no words for {stat}{compare}{than}")


def signed(n: int) -> str:
    """`+2`, `–2`; the bundled fonts have no minus sign of its own (U+2212)."""
    return f"+{n}" if n >= 0 else f"–{-n}"


def so_many(n: int) -> str:
    return "a card" if n == 1 else f"{n} cards"


def bonus(force: v.Amount = 0, chi: v.Amount = 0, ph: v.Amount = 0) -> str:
    """`+2F`, `–2C`, `+1PH`; each bonus is of one stat."""
    for amount, sign in ((force, "F"), (chi, "C"), (ph, "PH")):
        match amount:
            case 0:
                continue
            case int():
                return f"{signed(amount)}{sign}"
            case v.OwnRings():
                return f"+1{sign} for each Ring you control"
    raise ValueError("no words for this bonus")


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def small(text: str) -> str:
    return text[:1].lower() + text[1:]


def everyone(sel: v.Selection, battlefield: str = "this battlefield") -> str:
    """Every card that matches, as the subject of a sentence."""
    cards = noun(sel.types, sel.filters, plural=True)
    match sel.side, sel.where:
        case "own", "any":
            return f"your other {cards}" if v.Is("not_this") in sel.filters else f"your {cards}"
        case "own", "this_unit":
            return f"{cards} in this unit"
        case _, "here":
            return f"{cards} at {battlefield}"
        case "any", "this_province_battlefield":
            return f"{cards} at this Province’s battlefield"
        case "any", "any":
            return cards
    raise ValueError(f"no words for {sel}")


def each_gets(sel: v.Selection, bonus: str) -> str:
    if sel.where == "this_unit":
        return f"each {noun(sel.types, sel.filters)} in this unit gets {bonus}"
    return f"each of your {noun(sel.types, sel.filters, plural=True)} at the current battlefield gets {bonus}"


def if_(conditions: Sequence[v.Condition]) -> str:
    said = [holds(condition) for condition in conditions if condition != v.Fact("this_not_here")]
    return f"if {' and '.join(said)}" if said else ""


def holds(condition: v.Condition) -> str:
    match condition:
        case v.Fact(fact):
            return CONDITIONS[fact]
        case v.AtLeast("other_hand", n):
            return f"you have {n} or more other cards in hand"
        case v.Controls(kind, filters):
            return f"you control a {noun((kind,), filters)}"  # type: ignore[arg-type]
        case v.YouAre(clan):
            return f"you are a {clan} Clan player"
        case v.KeywordOf("duelist", keyword):
            return f"your Personality is a {keyword}"
        case _:
            raise ValueError(f"no words for {condition}")
