"""What can be done at every decision of Six Good Dogs: which thing on the table stands for which action."""

from __future__ import annotations

from collections.abc import Iterable

from desktop.rules.dogs import choices as c
from desktop.rules.dogs import frames as f
from desktop.rules.dogs.cards import SPACES
from desktop.rules.dogs.choices import Space
from desktop.rules.dogs.frames import Dice
from desktop.rules.dogs.odds import odds
from desktop.rules.dogs.values import Player, View
from desktop.rules.kit import Action
from ui.boards import dogs_draft as d
from ui.boards.dogs_keys import (
    MAIN,
    OTHER,
    buried_key,
    choice_key,
    die_key,
    own_seat,
    placed_key,
    space_key,
    tile_key,
)
from ui.boards.dogs_offers import Desk
from ui.boards.dogs_placing import placing
from ui.stage.placement import Affordance, Draft


def choices(desk: Desk, draft: Draft | None) -> Iterable[Affordance]:
    """What can be done at this decision, with this laid out."""
    match desk.view.frames[-1]:
        case f.Choosing():
            yield from _turn(desk)
        case f.Rerolling(dice):
            yield from _rerolling(desk, draft if isinstance(draft, d.Choosing) else None, dice)
        case f.Placing(dice):
            yield from placing(desk, draft if isinstance(draft, d.Placing) else None, dice)
        case f.Keeping() if isinstance(draft, d.Sure):
            yield desk.do(draft.action, MAIN, text=desk.words.confirm_bust(), icon="check", warns=True)
            yield desk.back(OTHER)
        case f.Keeping(dice):
            yield from _keeping(desk, draft if isinstance(draft, d.Choosing) else d.Choosing(), dice)
        case f.GoingOn():
            at_stake = any(active.complete for active in own(desk.view).dogs)
            yield desk.do(c.GoOn(), MAIN, icon="play", warns=at_stake)
            yield desk.do(c.Stop(), OTHER, icon="hand")
        case f.Moving():
            yield from _moving(desk, draft if isinstance(draft, d.Moving) else None)
        case f.Changing():
            yield from _changing(desk, draft if isinstance(draft, d.Changing) else None)
        case f.Setting():
            for number in SPACES[desk.view.next_dog or 0]:
                yield desk.do(c.SetTo(number), choice_key(number), icon="add", outlined=True, key=str(number))
        case f.Lifting():
            yield from _lifting(desk)
        case f.SettingAside():
            for action in desk.legal:
                if isinstance(action, c.PutAside):
                    key = str(action.count % 10)  # there are no keys 10 to 12: their last digit does it
                    yield desk.do(action, choice_key(action.count), icon="add", key=key)
        case f.Naming():
            for number in range(1, 7):
                yield desk.do(c.Name(number), choice_key(number), icon="add", outlined=True, key=str(number))


# -- a turn -----------------------------------------------------------------------------------------------------------


def _turn(desk: Desk) -> Iterable[Affordance]:
    """Score, or one of the ready tricks; used ones say why not where they lie."""
    able = c.ScoreDogs() in desk.legal
    complete = [f"dog:{active.dog}" for active in own(desk.view).dogs if active.complete]
    if able:
        yield desk.do(c.ScoreDogs(), MAIN, icon="show", primary=True)
        yield desk.do(c.ScoreDogs(), *complete, listed=False, outlined=True)
    for place, tile in enumerate(desk.view.tiles):
        if tile.ready:
            digit = str(place + 1)  # every trick keeps its digit, also while others are used
            yield desk.do(c.DoTrick(tile.trick), tile_key(place), icon="play", outlined=True, key=digit)
    for place, tile in enumerate(desk.view.tiles):
        if not tile.ready:
            yield desk.do(c.DoTrick(tile.trick), tile_key(place), listed=False)
    if not able:
        yield desk.do(c.ScoreDogs(), icon="show")


def own(view: View) -> Player:
    """What lies before the viewer."""
    return view.players[own_seat(view)]


# -- a roll -----------------------------------------------------------------------------------------------------------


def _rerolling(desk: Desk, draft: d.Choosing | None, dice: Dice) -> Iterable[Affordance]:
    """Keep it, or pay; where a part may be rerolled, dice are chosen for it."""
    lost = busts(desk.view, c.KeepRoll())
    yield desk.do(c.KeepRoll(), MAIN, icon="check", primary=not lost, warns=lost)
    chosen = draft.chosen if draft is not None else ()
    wanted = c.Reroll(tuple(dice[i] for i in chosen) or dice)
    yield desk.do(wanted, OTHER, icon="exchange", kind="reroll", primary=lost)
    decision = desk.view.decision
    if not (isinstance(decision, c.KeepOrReroll) and decision.any_part):
        return
    yield from _toggles(desk, chosen, dice, range(len(dice)))
    for action in desk.legal:
        if isinstance(action, c.Reroll) and action != wanted:
            yield desk.do(action, *_dice_keys(dice, action.dice), icon="exchange")


def _dice_keys(dice: Dice, some: Dice) -> list[str]:
    """Where some dice of the roll lie, so that a hint can point at them; a click there chooses single ones."""
    keys: list[str] = []
    for die in some:
        number = next(i for i, one in enumerate(dice) if one == die and die_key(i) not in keys)
        keys.append(die_key(number))
    return keys


def _toggles(desk: Desk, chosen: tuple[int, ...], dice: Dice, able: Iterable[int]) -> Iterable[Affordance]:
    """Each die is chosen, or not any more, by a click on it."""
    for number in able:
        taken = number in chosen
        others = tuple(sorted({*chosen} ^ {number}))
        draft: Draft = d.Choosing(others) if others else Draft()
        text = desk.words.choose_die(dice[number], taken)
        yield desk.lay(draft, die_key(number), text=text, listed=False, outlined=not taken)


def _keeping(desk: Desk, draft: d.Choosing, dice: Dice) -> Iterable[Affordance]:
    """Which dice stay: by number, or chosen one by one; the list names whole choices."""
    chosen = tuple(dice[i] for i in draft.chosen)
    match desk.view.decision:
        case c.ChooseNumber():
            for number in dict.fromkeys(dice):
                keys = [die_key(i) for i, die in enumerate(dice) if die == number]
                keep = c.KeepNumber(number)
                yield _kept(desk, keep, *keys, outlined=True, key=str(number))
            return
        case c.ChooseDiscards(_, _, total):
            main: c.KeepDice | c.DiscardDice = c.DiscardDice(chosen)
            able = [i for i, die in enumerate(dice) if die < total]
            for i, die in enumerate(dice):
                if die >= total:
                    yield desk.do(c.DiscardDice((die,)), die_key(i), listed=False)
        case _:
            main = c.KeepDice(chosen)
            able = list(range(len(dice)))
    yield _kept(desk, main, MAIN, listed=False)
    yield from _toggles(desk, draft.chosen, dice, able)
    for action in desk.legal:
        assert isinstance(action, c.KeepDice | c.DiscardDice)
        yield _kept(desk, action, *_dice_keys(dice, action.dice))


def _kept(
    desk: Desk,
    action: c.KeepNumber | c.KeepDice | c.DiscardDice,
    *keys: str,
    key: str = "",
    outlined: bool = False,
    listed: bool = True,
) -> Affordance:
    """Which dice stay. What busts, though other dice would not, is asked once more."""
    if action in desk.legal and busts(desk.view, action) and not all(busts(desk.view, one) for one in desk.legal):
        words = desk.words
        text, note = words.action(action), words.action_note(action, desk.view)
        return desk.lay(
            d.Sure(action),
            *keys,
            text=text,
            note=note,
            icon="check",
            key=key,
            kind=type(action).__name__,
            warns=True,
            outlined=outlined,
            listed=listed,
        )
    return desk.do(action, *keys, icon="check", key=key, outlined=outlined, listed=listed)


def busts(view: View, action: Action) -> bool:
    """Whether dice that lie already bust by this for sure."""
    chances = odds(view, action)
    return chances is not None and chances.bust == 1


# -- a die by itself --------------------------------------------------------------------------------------------------


def _filled(player: Player) -> list[Space]:
    """The spaces that hold a die."""
    return [(one.dog, number) for one in player.dogs for number in SPACES[one.dog] if one.filled >> number & 1]


def _moving(desk: Desk, draft: d.Moving | None) -> Iterable[Affordance]:
    """Trot: a die is picked, then a space; or it is dragged there."""
    digits = iter("123456789")
    if draft is None:
        for start in _filled(own(desk.view)):
            text, digit = desk.words.pick_up(start), next(digits, "")
            yield desk.lay(d.Moving(start), placed_key(start), text=text, icon="hand", key=digit, outlined=True)
    for action in desk.legal:
        if not isinstance(action, c.MoveDie):
            continue
        source, goal = placed_key(action.start), space_key(action.end)
        if draft is None:
            yield desk.do(action, source, listed=False, drag=(source, goal))
        elif action.start == draft.start:
            yield desk.do(action, goal, icon="add", key=next(digits, ""), drag=(source, goal))
    if draft is not None:
        yield desk.back(placed_key(draft.start), OTHER)
    yield desk.do(c.Skip(), MAIN, icon="play")


def _changing(desk: Desk, draft: d.Changing | None) -> Iterable[Affordance]:
    """Dig: a buried die of anybody is picked, then raised or lowered."""
    if draft is not None:
        for by in (-1, 1):
            yield desk.do(c.ChangeDie(draft.owner, draft.die, by), choice_key(by), icon="add", outlined=True)
        yield desk.back(OTHER)
        yield desk.do(c.Skip(), MAIN, icon="play")
        return
    yield desk.do(c.Skip(), MAIN, icon="play")
    digits = iter("123456789")
    for seat, player in enumerate(desk.view.players):
        for die in dict.fromkeys(player.yard):
            keys = [buried_key(seat, i) for i, one in enumerate(player.yard) if one == die]
            text = desk.words.change(die, seat)
            draft, digit = d.Changing(seat, die), next(digits, "")
            yield desk.lay(draft, *keys, text=text, icon="hand", key=digit, outlined=True)


def _lifting(desk: Desk) -> Iterable[Affordance]:
    """Dogpile: a die of the own yard or dogs."""
    seat, digits = own_seat(desk.view), iter("123456789")
    for action in desk.legal:
        match action:
            case c.LiftBuried(die):
                yard = own(desk.view).yard
                keys = [buried_key(seat, i) for i, one in enumerate(yard) if one == die]
                yield desk.do(action, *keys, icon="hand", key=next(digits, ""), outlined=True)
            case c.LiftPlaced(space):
                yield desk.do(action, placed_key(space), icon="hand", key=next(digits, ""), outlined=True)
