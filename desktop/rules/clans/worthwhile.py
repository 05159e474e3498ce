"""The actions worth thinking about: without those that differ in nothing, and with whole assignments of units."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.rules.clans.attack import assignable, battlefields_left
from desktop.rules.clans.choices import (
    Announce,
    Assign,
    Choose,
    Discard,
    Focus,
    GoBack,
    Order,
    Pass,
    Pay,
    Target,
)
from desktop.rules.clans.dynasty import prices
from desktop.rules.clans.frames import (
    RULES,
    Battling,
    Challenged,
    Dueling,
    Happening,
    Maneuvering,
    Paying,
    Preparing,
    Resolving,
    Round,
    Window,
)
from desktop.rules.clans.gold import produces
from desktop.rules.clans.operations import Ability, BowEffect, Straighten
from desktop.rules.clans.plays import draft_of
from desktop.rules.clans.preparing import kinds_of
from desktop.rules.clans.reading import card_of
from desktop.rules.clans.stats import army_force, strength, unit_force
from desktop.rules.clans.table import Table
from desktop.rules.clans.targets import (
    ability_of,
    card_targets,
    context_of,
    gold_price,
    next_targets,
    paying_for,
)
from desktop.rules.kit import Action, replace

WAYS_TO_PAY = 3
PAID_FOR = ("", "holding", "personality", "follower", "item", "spell")
"""What Gold can be paid for."""


def worthwhile(table: Table, legal: tuple[Action, ...]) -> tuple[Action, ...]:
    """Some of what is legal, for whoever decides; for maneuvers, assignments that could win something."""
    frame = table.frames[-1]
    if isinstance(frame, Maneuvering):
        return tuple(dict.fromkeys(assignments(table, frame)))
    found: dict[object, Action] = {}
    payments = 0
    for action in legal:
        if isinstance(action, GoBack):
            continue
        if isinstance(action, Pay):
            payments += 1
            if payments > WAYS_TO_PAY:
                continue
        found.setdefault(_kind(table, action), action)
    return tuple(found.values()) or legal


def _kind(table: Table, action: Action) -> object:
    """What is the same for actions that differ in nothing: two copies of a card in the hand are one as good as the
    other."""

    def of(card: int | None) -> object:
        if card is None or card == RULES or card in table.pieces:
            return card
        return table.prints[card].title

    match action:
        case Announce(card, ability, subject):
            return Announce, of(card), ability, of(subject)
        case Discard(card) | Focus(card):
            return type(action), of(card)
    return action


def only_answer(table: Table, legal: tuple[Action, ...]) -> Action | None:
    """The answer that needs no asking, for whoever decides: all that can be chosen are copies, one payment alone is
    exact and bows nothing that could do anything else, or nothing that could be used would change anything."""
    answers = [action for action in legal if not isinstance(action, GoBack)]
    if answers and all(isinstance(action, Pay) for action in answers):
        return _only_payment(table, [action for action in answers if isinstance(action, Pay)])
    if answers and all(isinstance(action, Target | Choose | Discard) for action in answers):
        cards = [action.card for action in answers if isinstance(action, Target | Choose | Discard)]
        return answers[0] if len({likeness(table, card) for card in cards}) == 1 else None
    frame = table.frames[-1]
    if Pass() in answers and isinstance(frame, Round | Window):
        used = [action for action in answers if isinstance(action, Announce)]
        if used and len(used) == len(answers) - 1 and all(pointless(table, frame, action) for action in used):
            return Pass()
    return None


def _only_payment(table: Table, ways: list[Pay]) -> Pay | None:
    """The only way; or an exact one, where all exact ones bow producers that are worth the same, and these could do
    nothing else."""
    if len(ways) == 1:
        return ways[0]
    price, paying = bill(table)
    exact = [one for one in ways if sum(produces(table, card, paying) for card in one.producers) == price]
    if len({tuple(sorted(_worth(table, card) for card in one.producers)) for one in exact}) != 1:
        return None
    return next((one for one in exact if not any(_needed(table, card) for card in one.producers)), None)


def _worth(table: Table, card: int) -> tuple[int, ...]:
    """What a producer makes, by what is paid."""
    return tuple(produces(table, card, paying) for paying in PAID_FOR)


def _needed(table: Table, card: int) -> bool:
    """Whether a producer could do something else while it is unbowed: a Stronghold bows for a Legacy Holding."""
    kind = table.prints[card]
    return kind.type == "stronghold" or any("tireless" not in ability.flags for ability in kind.abilities)


def bill(table: Table) -> tuple[int, str]:
    """What is paid now: the price, and for what type of card."""
    frame = table.frames[-1]
    if isinstance(frame, Paying):
        return prices(table, frame.seat, frame.card)[frame.honored], table.print(frame.card).type
    assert isinstance(frame, Preparing)
    return gold_price(table, frame, ability_of(table, frame)), paying_for(table, frame)


def pointless(table: Table, frame: Round | Window, action: Announce) -> bool:
    """Whether an ability would only bow what is bowed, or straighten what is not, whatever is targeted, and counts as
    nothing that another card could ask for."""
    ability = table.print(action.card).abilities[action.ability]
    if not ability.effects or not all(isinstance(effect, Straighten | BowEffect) for effect in ability.effects):
        return False
    if kinds_of(table, action.card, ability):
        return False
    draft, _ = draft_of(table, frame, action)
    table.frames.append(draft)  # the answered event is found by its place beneath
    try:
        return not _changes_something(table, draft, ability)
    finally:
        table.frames.pop()


def _changes_something(table: Table, draft: Preparing, ability: Ability) -> bool:
    if len(draft.targets) < len(card_targets(ability)):
        chosen = (replace(draft, targets=(*draft.targets, card)) for card in next_targets(table, draft, ability))
        return any(_changes_something(table, one, ability) for one in chosen)
    context = context_of(table, draft, ability)
    for effect in ability.effects:
        if isinstance(effect, Straighten | BowEffect):
            card = card_of(table, effect.obj, context)
            if card is None or card not in table.pieces:
                continue
            cards = table.unit(card) if isinstance(effect, Straighten) and effect.unit else (card,)
            if any(table.pieces[one].bowed == isinstance(effect, Straighten) for one in cards):
                return True
    return False


def likeness(table: Table, card: int) -> object:
    """The same for two cards of which one is as good as the other: copies outside play, and in play those that lie
    alike at one place with nothing attached and nothing done to them, or with them, this turn."""
    if any(card in (use.card, use.performer) for use in table.used):
        return card
    piece, title = table.pieces.get(card), table.print(card).title
    if piece is None:
        return title, table.owners[card]
    touched = {one for lasting in table.lasting for one in lasting.cards}
    if table.assault is not None:
        touched.update(table.assault.worn, (one for _, one in table.assault.moved))
    if card in touched or card in _spoken_of(table) or title == "created" or piece.host is not None:
        return card
    if table.stats.attached.get(card):
        return card
    if any(card == province.region for provinces in table.provinces for province in provinces):
        return card
    stats = table.stats
    figures = stats.force.get(card), stats.chi.get(card), stats.ph.get(card), stats.keywords[card]
    return title, table.owners[card], replace(piece, card=0), figures


def _spoken_of(table: Table) -> set[int]:
    """The cards that what is going on is about."""
    found: set[int | None] = set()
    for frame in table.frames:
        match frame:
            case Happening(fact):
                found.update((*fact.cards, fact.source, fact.performer))
            case Preparing() | Resolving():
                found.update((frame.card, frame.subject, *frame.targets))
            case Challenged() | Dueling():
                found.update((frame.challenger, frame.challenged))
            case Battling():
                found.update((*frame.doomed, *frame.rehonor))
    return {card for card in found if card is not None}


def assignments(table: Table, frame: Maneuvering) -> Iterator[Assign]:
    """Nobody; all units together; as few as it takes to win somewhere (and, attacking, to destroy the Province), with
    the rest at home or at another battlefield."""
    seat = frame.seat
    fields = battlefields_left(table)
    units = sorted(assignable(table, seat, frame.cavalry), key=lambda unit: (-unit_force(table, unit), unit))
    yield Assign(())
    for field in fields:
        yield _all_to(units, field)
        for goal in _goals(table, seat, field):
            chosen = _enough(table, units, goal - army_force(table, field, seat))
            if chosen is None:
                continue
            yield _all_to(chosen, field)
            rest = [unit for unit in units if unit not in chosen]
            for other in fields if rest else ():
                if other != field:
                    yield Assign(tuple(sorted((*_orders(chosen, field), *_orders(rest, other)), key=_by_unit)))
    for unit in units:
        for field in fields:
            yield _all_to([unit], field)


def _goals(table: Table, seat: int, field: int) -> tuple[int, ...]:
    """How much Force is worth having at a battlefield."""
    against = army_force(table, field, 1 - seat)
    if seat == table.active:
        return against + 1, against + strength(table, 1 - seat, field) + 1
    if not table.stats.present.get((field, 1 - seat)):
        return ()
    # As much as keeps the Province standing, as much as ties, as much as wins.
    return max(against - strength(table, seat, field), 0), against, against + 1


def _enough(table: Table, units: list[int], force: int) -> list[int] | None:
    """The strongest units that make this Force together; None where they cannot."""
    chosen: list[int] = []
    for unit in units:
        if force <= 0 and chosen:
            break
        chosen.append(unit)
        force -= unit_force(table, unit)
    return chosen if force <= 0 and chosen else None


def _orders(units: list[int], field: int) -> tuple[Order, ...]:
    return tuple(Order(unit, field) for unit in units)


def _by_unit(order: Order) -> int:
    return order.unit


def _all_to(units: list[int], field: int) -> Assign:
    return Assign(tuple(sorted(_orders(units, field), key=_by_unit)))
