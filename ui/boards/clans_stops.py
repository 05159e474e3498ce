"""What the table of The Four Groves does without asking: passing where a player has said so, and mere formalities."""

from __future__ import annotations

from collections.abc import Iterable

from desktop.rules.clans import choices as c
from desktop.rules.clans.attack import battlefields_left
from desktop.rules.clans.frames import Fact, Happening, Window
from desktop.rules.clans.sight import table_of
from desktop.rules.clans.stats import strength, unit_force
from desktop.rules.clans.table import Table
from desktop.rules.clans.values import View
from desktop.rules.clans.worthwhile import only_answer
from desktop.rules.kit import Action
from ui.boards import clans_draft as d
from ui.stage.placement import Standing

STOPS = ("open", "away", "react", "own", "safe")
"""What may be passed without asking: Open actions in the other's turn, battles without own units, Reactions, Reactions
to own actions, Reactions while nothing of one's own is in danger."""
STANDING = d.Stops()
"""What holds for a player who has said nothing: only formalities are done."""
HARMFUL = frozenset({"destroy", "bow", "move_here", "move_home"})


def kept(standing: Standing) -> tuple[str, ...]:
    """What of it holds in further matches too."""
    return tuple(sorted(standing.passes)) if isinstance(standing, d.Stops) else ()


def standing(words: Iterable[str]) -> d.Stops:
    """What was kept; words that mean nothing any more are left out."""
    return d.Stops(frozenset(words) & frozenset(STOPS))


def stands(view: View, standing: Standing, legal: tuple[Action, ...], alone: bool = True) -> Action | None:
    """What follows by itself for the player who decides; None where the player is asked. `alone`: no other person could
    see from what is not asked what a hand does not hold."""
    if not isinstance(standing, d.Stops):
        return None
    formality = _formality(view, legal)
    if formality is not None and (alone or not _tells(view)):
        return formality
    if c.Pass() not in legal:
        return None
    match view.decision:
        case c.Act() | c.Fight() | c.React():
            for_now = _for_now(view, standing)
        case _:
            return None
    if isinstance(view.decision, c.Fight) and not standing.battle:
        for_now = False
    return c.Pass() if for_now or _always(view, standing.passes) else None


def left_of(view: View, standing: Standing, action: Action) -> Standing:
    """What is left of it once the player does something by hand that nothing demanded: who attacks, sends units or uses
    an ability plays again, and is asked again. What is passed for good stays."""
    if not isinstance(standing, d.Stops) or not _for_now(view, standing):
        return standing
    own = isinstance(action, c.Announce | c.Attack) or (isinstance(action, c.Assign) and action.orders)
    return d.Stops(standing.passes) if own else standing


def _for_now(view: View, standing: d.Stops) -> bool:
    """Whether it passes everything now, until the end of this turn or battle."""
    current = None if view.assault is None else view.assault.current
    return standing.turn == view.turn or (standing.battle and current == standing.field)


def manned(table: Table) -> tuple[int, ...]:
    """The battlefields still to be fought at which there is any unit."""
    present = {field for field, _ in table.stats.present}
    return tuple(field for field in battlefields_left(table) if field in present)


def _formality(view: View, legal: tuple[Action, ...]) -> Action | None:
    """The only answer that makes a difference; the next battle where no other order could matter; no attack without a
    Personality, no action where there is no battle."""
    table = table_of(view)
    match view.decision:
        case c.ChooseTarget() if not any(isinstance(action, c.Target) for action in legal):
            return None
        case c.NextBattle():
            here = manned(table)
            return c.Battle(here[0]) if len(here) == 1 else None if here else legal[0]
        case c.DeclareAttack(seat):
            own = (card for card in table.stats.personalities if table.owners[card] == seat)
            return c.Pass() if next(own, None) is None and c.Pass() in legal else None
        case c.Fight(seat) if c.Pass() in legal and _nothing_to_win(table, seat):
            return c.Pass()
    return only_answer(table, legal)


def _tells(view: View) -> bool:
    """Whether doing without a question would tell what a hand or the top of a deck holds, or does not hold."""
    decision = view.decision
    if decision is None or not decision.secret or isinstance(decision, c.ChooseTarget):
        return False
    return not (isinstance(decision, c.Fight) and _nothing_to_win(table_of(view), decision.seat))


def _nothing_to_win(table: Table, seat: int) -> bool:
    """Whether no unit is at the battlefield, and none that could still come would bring the Province down."""
    field = table.current
    if field is None or any((field, one) in table.stats.present for one in (0, 1)):
        return False
    if seat != table.active:
        return True
    force = sum(unit_force(table, card) for card in table.stats.personalities if table.owners[card] == seat)
    return force <= strength(table, 1 - seat, field)


def _always(view: View, passes: frozenset[str]) -> bool:
    """Whether this kind of opportunity is passed for good."""
    match view.decision:
        case c.Act():
            return "open" in passes and view.active != view.seat
        case c.Fight(seat):
            table = table_of(view)
            return "away" in passes and (table.current, seat) not in table.stats.present
        case c.React():
            fact = _answered(view)
            if fact is None:
                return "react" in passes
            mine = "own" in passes and fact.by == view.seat
            return "react" in passes or mine or ("safe" in passes and not _in_danger(view, fact))
    return False


def _answered(view: View) -> Fact | None:
    """What a Reaction would answer now."""
    below = view.frames[-2] if len(view.frames) > 1 and isinstance(view.frames[-1], Window) else None
    return below.fact if isinstance(below, Happening) else None


def _in_danger(view: View, fact: Fact) -> bool:
    """Whether it is about to harm the player, or aims at a card of the player's."""
    frame = view.frames[-1]
    if isinstance(frame, Window) and frame.stage != "before":
        return fact.what == "action_targets" and fact.by != view.seat and _touches(view, fact)
    return (fact.what in HARMFUL and _touches(view, fact)) or (fact.what == "honor" and fact.seat == view.seat)


def _touches(view: View, fact: Fact) -> bool:
    owners = table_of(view).owners
    return any(owners[card] == view.seat for card in fact.cards)
