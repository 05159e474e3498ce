"""What happens to cards in play by effects: stats, bowing, moving, destroying, attacks, duels (rules 14)."""

from __future__ import annotations

from desktop.rules.clans.attaching import why_not_attach
from desktop.rules.clans.changes import enter, happen, whole
from desktop.rules.clans.duels import challenge
from desktop.rules.clans.events import (
    BonusGiven,
    KeywordsGained,
    Protected,
    Straightened,
    StrengthChanged,
    TokenPut,
    Transferred,
)
from desktop.rules.clans.everyone import AttachTarget, TacticalBonus
from desktop.rules.clans.frames import HOME, Resolving
from desktop.rules.clans.operations import (
    BowEffect,
    CostModTurn,
    CreateEffect,
    DestroyEffect,
    DishonorEffect,
    DuelEffect,
    Effect,
    Fear,
    GlobalRule,
    KeywordEffect,
    Melee,
    MoveHere,
    MoveHome,
    Prevent,
    ProvinceStrength,
    Ranged,
    RehonorEffect,
    StatAll,
    StatEffect,
    Straighten,
    TokenEffect,
)
from desktop.rules.clans.reading import Context, amount, selected
from desktop.rules.clans.resolving import Carry, fact_of, in_play
from desktop.rules.clans.stats import strength
from desktop.rules.clans.table import Table
from desktop.rules.clans.values import Created, Lasting
from desktop.rules.kit import replace


def bonus(table: Table, seat: int, cards: tuple[int, ...], force: int, chi: int = 0) -> None:
    """Cards get a bonus or penalty until the end of the turn."""
    if cards and (force or chi):
        table.add_lasting(Lasting("stat", seat, cards=cards, force=force, chi=chi))
        table.log.append(BonusGiven(cards, force, chi))


def _stat(table: Table, frame: Resolving, effect: StatEffect, context: Context) -> None:
    card = in_play(table, frame, effect.obj, context)
    if card is not None:
        stats = table.stats
        force, chi = amount(table, stats, effect.force, context), amount(table, stats, effect.chi, context)
        bonus(table, frame.seat, (card,), force, chi)


def _stat_all(table: Table, frame: Resolving, effect: StatAll, context: Context) -> None:
    cards = tuple(card for card in selected(table, table.stats, effect.sel, context) if card not in frame.shielded)
    bonus(table, frame.seat, cards, amount(table, table.stats, effect.force, context))


def _tactical(table: Table, frame: Resolving, effect: TacticalBonus, context: Context) -> None:
    card = in_play(table, frame, "p", context)
    if card is not None and frame.discards:
        bonus(table, frame.seat, (card,), table.prints[frame.discards[0]].card.focus or 0)


def _token(table: Table, frame: Resolving, effect: TokenEffect, context: Context) -> None:
    card = in_play(table, frame, effect.obj, context)
    if card is not None:
        piece = table.pieces[card]
        table.put(replace(piece, force=piece.force + effect.force, chi=piece.chi + effect.chi))
        table.log.append(TokenPut(card, effect.force, effect.chi))


def _keyword(table: Table, frame: Resolving, effect: KeywordEffect, context: Context) -> None:
    card = in_play(table, frame, effect.obj, context)
    if card is not None:
        unit = tuple(
            one for one in table.unit(card) if table.prints[one].personality or table.prints[one].type == "follower"
        )
        table.add_lasting(Lasting("keyword", frame.seat, cards=unit, keywords=effect.add))
        table.log.append(KeywordsGained(unit, effect.add))


def _province_strength(table: Table, frame: Resolving, effect: ProvinceStrength, context: Context) -> None:
    field, owner = table.current, 1 - table.active
    if field is not None and table.province(owner, field) is not None:
        by = amount(table, table.stats, effect.n, context)
        table.add_lasting(Lasting("strength", frame.seat, n=by, field=field, owner=owner))
        table.log.append(StrengthChanged(owner, field, by, strength(table, owner, field)))


def _bow(table: Table, frame: Resolving, effect: BowEffect, context: Context) -> None:
    card = in_play(table, frame, effect.obj, context)
    if card is not None and not table.pieces[card].bowed:
        happen(table, fact_of(table, frame, context, "bow", (card,)))


def straighten(table: Table, cards: tuple[int, ...]) -> None:
    """Straighten what is bowed of these cards."""
    done = tuple(card for card in cards if card in table.pieces and table.pieces[card].bowed)
    for card in done:
        table.put(replace(table.pieces[card], bowed=False))
    if done:
        table.log.append(Straightened(done))


def _straighten(table: Table, frame: Resolving, effect: Straighten, context: Context) -> None:
    card = in_play(table, frame, effect.obj, context)
    if card is not None:
        straighten(table, table.unit(card) if effect.unit else (card,))


def _destroy(table: Table, frame: Resolving, effect: DestroyEffect, context: Context) -> None:
    card = in_play(table, frame, effect.obj, context)
    if card is not None:
        happen(table, fact_of(table, frame, context, "destroy", whole(table, card)))


def _move_home(table: Table, frame: Resolving, effect: MoveHome, context: Context) -> None:
    card = in_play(table, frame, effect.obj, context)
    if card is not None and table.place(card) != HOME:
        happen(table, fact_of(table, frame, context, "move_home", table.unit(card)))


def _move_here(table: Table, frame: Resolving, effect: MoveHere, context: Context) -> None:
    card = in_play(table, frame, effect.obj, context)
    if card is not None and table.current is not None and table.place(card) != table.current:
        happen(table, fact_of(table, frame, context, "move_here", table.unit(card), place=table.current))


def _dishonor(table: Table, frame: Resolving, effect: DishonorEffect, context: Context) -> None:
    card = in_play(table, frame, effect.obj, context)
    if card is not None:
        happen(table, fact_of(table, frame, context, "dishonor", (card,)))


def _rehonor(table: Table, frame: Resolving, effect: RehonorEffect, context: Context) -> None:
    card = in_play(table, frame, effect.obj, context)
    if card is not None:
        happen(table, fact_of(table, frame, context, "rehonor", (card,)))


def _attack(table: Table, frame: Resolving, effect: Ranged | Melee | Fear, context: Context) -> None:
    """Ranged, Melee and Fear look at the Force when they resolve."""
    card = in_play(table, frame, effect.obj, context)
    if card is None or table.place(card) != table.current:
        return
    stats = table.stats
    if stats.force.get(card, 0) > amount(table, stats, effect.strength, context):
        return
    if isinstance(effect, Fear):
        if not table.pieces[card].bowed:
            happen(table, fact_of(table, frame, context, "bow", (card,)))
    else:
        happen(table, fact_of(table, frame, context, "destroy", whole(table, card)))


def _duel(table: Table, frame: Resolving, effect: DuelEffect, context: Context) -> None:
    challenger = in_play(table, frame, effect.challenger, context)
    challenged = in_play(table, frame, effect.challenged, context)
    if challenger is not None and challenged is not None:
        challenge(table, challenger, challenged, effect.refusal is not None)


def _create(table: Table, frame: Resolving, effect: CreateEffect, context: Context) -> None:
    if effect.attach_to is not None:
        host = in_play(table, frame, effect.attach_to, context)
        if host is None:
            return
        card = table.create(Created(frame.seat, effect.card))
        enter(table, card, host=host)
    elif table.current is not None:
        card = table.create(Created(frame.seat, effect.card, effect.until is not None))
        enter(table, card, table.current)
        if frame.seat == table.active and table.assault is not None:
            table.assault = replace(table.assault, enemies=True)


def _attach(table: Table, frame: Resolving, effect: AttachTarget, context: Context) -> None:
    """Equip and Share."""
    card, host = context.targets["t"], context.targets["p"]
    if host not in table.pieces or host in frame.shielded or why_not_attach(table, card, host) is not None:
        return
    if card in table.pieces:
        table.put(replace(table.pieces[card], host=host))
        table.log.append(Transferred(card, host))
    elif card in table.hands[frame.seat]:
        table.take_from_hand(card)
        enter(table, card, host=host)


def _ruling(frame: Resolving, at: int) -> tuple[int, int, bool, int]:
    return frame.card, frame.number, frame.used_as == "trait", at


def _prevent(table: Table, frame: Resolving, effect: Prevent, context: Context) -> None:
    cards: tuple[int, ...] = ()
    if effect.obj is not None:
        card = in_play(table, frame, effect.obj, context)
        if card is None:
            return
        cards = (card,)
    until = "battle" if effect.until == "battle_end" else "turn"
    table.add_lasting(
        Lasting("prevent", frame.seat, until, cards=cards, ruling=_ruling(frame, frame.at - 1))  # type: ignore[arg-type]
    )
    table.log.append(Protected(cards, "assign" if effect.what == "assign" else "bow"))


def _cost_mod(table: Table, frame: Resolving, effect: CostModTurn, context: Context) -> None:
    table.add_lasting(Lasting("discount", frame.seat, ruling=_ruling(frame, frame.at - 1)))


def _global_rule(table: Table, frame: Resolving, effect: GlobalRule, context: Context) -> None:
    table.add_lasting(Lasting("no_attack", frame.seat, "own_turn", ruling=_ruling(frame, frame.at - 1)))
    table.log.append(Protected((), "attack"))


CARRIED: dict[type[Effect], Carry] = {
    StatEffect: _stat,
    StatAll: _stat_all,
    TacticalBonus: _tactical,
    TokenEffect: _token,
    KeywordEffect: _keyword,
    ProvinceStrength: _province_strength,
    BowEffect: _bow,
    Straighten: _straighten,
    DestroyEffect: _destroy,
    MoveHome: _move_home,
    MoveHere: _move_here,
    DishonorEffect: _dishonor,
    RehonorEffect: _rehonor,
    Ranged: _attack,
    Melee: _attack,
    Fear: _attack,
    DuelEffect: _duel,
    CreateEffect: _create,
    AttachTarget: _attach,
    Prevent: _prevent,
    CostModTurn: _cost_mod,
    GlobalRule: _global_rule,
}
