"""What the cards of The Four Groves say in English, made from their data: so no card says what it does not do, and the
same ability reads the same on every card. `card_words` makes the translators' table of it.

Everything in the data must find a word here; what finds none raises KeyError or ValueError.
"""

from __future__ import annotations

from collections.abc import Sequence

from clans_phrases import capital, if_, small
from clans_sentences import Said

from desktop.rules.clans import operations as op
from desktop.rules.clans import vocabulary as v

TIMINGS: dict[v.Timing, str] = {"battle": "Battle", "limited": "Limited", "open": "Open", "reaction": "Reaction"}
FLAGS: dict[v.Flag, str] = {"absent": "Absent", "home": "Home", "tireless": "Tireless"}
INSTEAD = " (Or discard this card from your hand to use this ability without bowing it.)"
OTHERS_ACTION = v.Fact("by_other_players_action")
FROM_ACTION = v.Cause("action")


def texts(card: op.Card) -> tuple[str, ...]:
    """The text of a card: its traits, then its abilities, a line each."""
    return (*(_trait(card, trait) for trait in card.traits), *(_ability(card, ability) for ability in card.abilities))


def _trait(card: op.Card, trait: op.Trait) -> str:
    match trait:
        case op.Trait(_, (op.KeywordRule("conqueror"),), ()):
            return "Conqueror. (This unit does not bow when it returns home from attacking.)"
        case op.Trait(_, (op.DrawEffect(1),), (v.Trigger("destroyed", "this"),)):
            return "Expendable. (After this card is destroyed, draw a card.)"
    said = Said(card)
    effects = said.sentences(trait.effects)
    events = {trigger.event for trigger in trait.triggers}
    if not events or events == {"event_resolves"}:
        return effects
    if events == {"focus_effect"}:
        return f"As a Focus Effect: {effects}"
    before = _trigger(trait.triggers, trait.conditions)
    if isinstance(trait.effects[0], op.May):
        return f"{before}, {small(effects)}"
    return f"{before}: {effects}"


def _ability(card: op.Card, ability: op.Ability) -> str:
    heads = [FLAGS[flag] for flag in ability.flags if flag in FLAGS]
    timing = "/".join(TIMINGS[timing] for timing in ability.timing)
    head = " ".join((*heads, *ability.keywords, timing))
    said = Said(card, ability.targets, ability.triggers)
    costs = [said.cost(cost) for cost in ability.costs]
    conditions = _trigger(ability.triggers, ability.conditions) if ability.triggers else if_(ability.conditions)
    performer = next((target for target in ability.targets if target.performer), None)
    if performer is not None and isinstance(ability.effects[0], op.Melee):
        costs.append("target " + said.target("p"))
    effects = said.sentences(ability.effects)
    if performer is not None and "p" not in said.named:
        effects = f"Target {said.target('p')} to {small(effects)}"
    if said.targets.keys() - said.named:
        raise ValueError(f"no words for a target of {card.id}")
    constraints = ", ".join(part for part in (conditions, *costs) if part)
    instead = INSTEAD if "from_hand_discard" in ability.flags else ""
    return ": ".join(part for part in (head, capital(constraints), effects) if part) + instead


def _trigger(triggers: Sequence[v.Trigger], conditions: Sequence[v.Condition]) -> str:
    rest = list(conditions)

    def has(condition: v.Condition) -> bool:
        if condition not in rest:
            return False
        rest.remove(condition)
        return True

    events = " ".join(f"{trigger.event}:{trigger.whose}" for trigger in triggers)
    match events:
        case "enters_play:this":
            said = "after this card enters play"
        case "attack_declared:own":
            said = "after an attack is declared against you"
        case "province_destroyed:you" if has(v.Cause("resolution")):
            said = "after you destroy a Province in battle resolution"
        case "would_be_destroyed:own" if has(FROM_ACTION):
            said = "before your Personality would be destroyed by an action"
        case "would_move_home:own" if has(OTHERS_ACTION):
            said = "before another player’s action would move your Personality home"
        case "would_move:own would_move_home:own would_bow:own" if has(OTHERS_ACTION):
            said = "before your Personality would be moved or bowed by another player’s action"
        case "would_lose_honor:you":
            source = " from another player’s card" if has(v.Fact("by_other_players_card")) else ""
            said = f"before you would lose Honor{source}"
        case "action_targets:own" if has(OTHERS_ACTION):
            whom = "your other Personality" if has(v.Fact("subject_not_this")) else "your Personality"
            for keyword in [c.keyword for c in rest if isinstance(c, v.KeywordOf) and c.who == "subject"]:
                has(v.KeywordOf("subject", keyword))
                whom = f"your {keyword}"
            where = " at this location" if has(v.Fact("same_location")) else ""
            said = f"after another player’s action targets {whom}{where}"
        case "action_resolved:own" if triggers[0].count == 1:
            said = f"after your action from a {' or '.join(map(str.capitalize, triggers[0].source))} resolves"
        case "action_resolved:own" if triggers[0].count == 2:
            kinds = " or ".join(sorted(map(str.capitalize, triggers[0].source)))
            said = f"after your second {kinds} action this turn resolves"
        case "duel_won:own destroyed:enemy":
            said = "after your Personality wins a duel, or your Spell destroys an enemy card"
        case "duel_won:own":
            said = "after your Personality wins a duel"
        case "duel_won:bearer":
            said = "after this Personality wins a duel"
        case "destroyed:enemy":
            said = "after an enemy card is destroyed by this Personality’s action"
        case "battle_resolved:own" if has(v.Fact("enemy_units_were_present")) and has(v.Fact("province_survived")):
            said = (
                "after a battle at your Province resolves, if an enemy unit was in it at any time and the Province was "
                "not destroyed"
            )
        case "battle_ended:any" if has(v.AtLeast("units_moved_by_you", 2)):
            said = "after a battle ends in which 2 or more units were moved by your actions"
        case _:
            raise ValueError(f"no words for {events} with {rest}")
    if rest:
        raise ValueError(f"no words for {rest} at {events}")
    return capital(said)
