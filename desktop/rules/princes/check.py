"""Is this a position that play can reach? Asked of every saved game before it is opened."""

from __future__ import annotations

from collections import Counter

from desktop.rules.kit import BrokenState
from desktop.rules.princes import frames as fr
from desktop.rules.princes.building import why_not_laid
from desktop.rules.princes.cards import (
    CARDS,
    CITIES,
    DRAW_CARDS,
    EVENT_PILE,
    MOST_STORED,
    RANK,
    REGION_PILE,
    ROADS,
    SETTLEMENTS,
    STACKS,
    STARTING,
    goods_in,
)
from desktop.rules.princes.choices import Offer
from desktop.rules.princes.flow import RULES, go_on
from desktop.rules.princes.frames import AnyFrame
from desktop.rules.princes.main_phase import why_not_offer
from desktop.rules.princes.opening import new_match
from desktop.rules.princes.table import (
    Table,
    ahead,
    goods_of,
    mill_holder,
    missing,
    place_order,
    points_by_seat,
    rooms_of,
)
from desktop.rules.princes.tableau import facts
from desktop.rules.princes.values import SEATS, Estate, State

MOST_FRAMES = 120
MOST_REFUSED = 5_000
MOST_OFFERED = 1_000_000

_BELOW: dict[type[AnyFrame], tuple[type[AnyFrame], ...]] = {
    fr.Opening: (fr.TurnEnding,),
    fr.Arranging: (fr.Opening, fr.Arranging),
    fr.ShufflingEvents: (fr.Arranging, fr.Producing),
    fr.ShufflingRegions: (fr.ShufflingEvents, fr.CardsLeaving),
    fr.ShufflingCards: (fr.ShufflingRegions,),
    fr.PickingStack: (fr.TurnEnding, fr.EventRunning),
    fr.LookingThrough: (
        fr.TurnEnding,
        fr.PickingStack,
        fr.EventRunning,
        fr.Refilling,
        fr.ExchangeDrawing,
    ),
    fr.Searching: (fr.Refilling, fr.ExchangeDrawing),
    fr.Producing: (fr.Acting,),
    fr.Advantage: (fr.Producing,),
    fr.EventRunning: (fr.Producing,),
    fr.Discarding: (fr.Acting, fr.EventRunning, fr.PickingStack, fr.Refilling),
    fr.Gaining: (
        fr.Producing,
        fr.EventRunning,
        fr.Gaining,
        fr.CardsLeaving,
        fr.Acting,
        fr.Raiding,
        fr.Dealing,
        fr.GivingBack,
        fr.Moving,
    ),
    fr.Paying: (fr.Gaining, fr.Laying, fr.Searching),
    fr.Moving: (fr.Acting, fr.Moving),
    fr.Returning: (fr.EventRunning, fr.Returning, fr.CardsLeaving),
    fr.PuttingAway: (fr.EventRunning,),
    fr.Laying: (fr.Acting,),
    fr.PlacingRegions: (fr.Acting,),
    fr.Answering: (fr.Acting,),
    fr.CardsLeaving: (fr.Acting,),
    fr.Attacking: (fr.CardsLeaving,),
    fr.AttackRolling: (fr.CardsLeaving,),
    fr.Raiding: (fr.CardsLeaving,),
    fr.Trading: (fr.CardsLeaving,),
    fr.Dealing: (fr.CardsLeaving,),
    fr.GivingBack: (fr.CardsLeaving,),
    fr.Spying: (fr.CardsLeaving,),
}
"""What may lie directly beneath a frame. Frames that are missing lie at the bottom."""

_BOTTOM: dict[str, tuple[type[AnyFrame], ...]] = {
    "setup": (fr.TurnEnding,),
    "start": (fr.Starting,),
    "roll": (fr.Rolling,),
    "event": (fr.Acting,),
    "main": (fr.Acting,),
    "hand": (fr.Refilling, fr.Exchanging, fr.ExchangeDrawing),
}


def _need(sound: object, what: str) -> None:
    if not sound:
        raise BrokenState(what)


def check(state: State) -> None:
    """Raise BrokenState for a position that breaks what always holds."""
    _lengths(state)
    _cards(state)
    for seat in range(SEATS):
        _estate(state, seat)
    _shared(state)
    _turn(state)
    _frames(state)
    _settled(state)


def _lengths(state: State) -> None:
    for name, length in (("estates", SEATS), ("stored", SEATS), ("hands", SEATS), ("stacks", STACKS)):
        _need(len(getattr(state, name)) == length, f"{len(getattr(state, name))} {name}")
    _need(len(state.frames) <= MOST_FRAMES, "too many frames")
    _need(len(state.refused) <= MOST_REFUSED, "too many refused offers")
    _need(0 <= state.offered <= MOST_OFFERED, "offers out of range")
    options = state.options
    _need(5 <= options.points <= 20 and 1 <= options.max_rounds <= 400, "options out of range")
    _need(0 <= options.brigand_grace_turns <= 10, "options out of range")


def _cards(state: State) -> None:
    """Every card is somewhere, and only once."""
    lying = [place.card for estate in state.estates for place in estate.places]
    held = [card for hand in state.hands for card in hand]
    stacked = [card for stack in state.stacks for card in stack]
    everywhere = Counter([*lying, *held, *stacked, *state.table, *state.out])
    undealt = any(isinstance(frame, fr.ShufflingCards) for frame in state.frames)
    _need(everywhere == (Counter() if undealt else Counter(DRAW_CARDS)), "cards are missing, or there are too many")
    for hand in (*state.hands, state.out):
        _need(list(hand) == sorted(hand, key=RANK.__getitem__), "cards are not in order")
    _need(all(CARDS[card].kind == "action" for card in (*state.table, *state.out)) or state.options.demolition,
          "something else than an action card was played")
    turned = () if state.event is None else (state.event,)
    _need(Counter([*state.events, *turned]) == Counter(EVENT_PILE), "event cards are missing, or there are too many")
    regions = [region for estate in state.estates for region in estate.regions[6:]]
    _need(Counter([*regions, *state.pile]) == Counter(REGION_PILE), "regions are missing, or there are too many")


def _estate(state: State, seat: int) -> None:
    """The axis has no gap, sites exist, regions lie where settlements have brought them."""
    estate, stored = state.estates[seat], state.stored[seat]
    if not estate.axis:
        waits = any(isinstance(frame, fr.Arranging) and frame.seat == seat for frame in state.frames)
        _need(waits and estate == Estate() and not stored, f"nothing lies before seat {seat}")
        return
    _need(sorted(estate.regions[:6]) == sorted(STARTING[seat]), "these are not the starting regions")
    _need(len(stored) == len(estate.regions) == 2 * len(estate.columns), "regions without a place")
    _need(all(0 <= amount <= MOST_STORED for amount in stored), "a region stores 0 to 3")
    right = estate.left + len(estate.axis) - 1
    _need(estate.left <= -1 and right >= 1 and len(estate.axis) <= 32, "the axis is broken")
    for place, kind in enumerate(estate.axis):
        _need(((estate.left + place) % 2 == 0) == (kind == "road"), "roads lie at even columns, towns at odd ones")
    towns = [estate.left + place for place, kind in enumerate(estate.axis) if kind != "road"]
    wanted = set(range(towns[0] - 1, towns[-1] + 2, 2))
    lying = set(estate.columns)
    _need(len(lying) == len(estate.columns) and estate.columns[:3] == (-2, 0, 2), "regions lie twice")
    placing = {
        frame.column for frame in state.frames if isinstance(frame, fr.PlacingRegions) and frame.seat == seat
    }
    lacking = wanted - lying
    ends = {towns[0] - 1, towns[-1] + 1} - {-2, 2}
    won = state.phase == "over" and state.winner == seat and len(lacking) == 1 and lacking <= ends
    _need(lying <= wanted and (lacking == placing or won) and placing <= ends, "regions and towns do not fit")
    for at in range(3, len(estate.columns)):
        before = estate.columns[:at]
        _need(estate.columns[at] in (min(before) - 2, max(before) + 2), "regions came in another order")
    _sites(estate)


def _sites(estate: Estate) -> None:
    kinds = {estate.left + place: kind for place, kind in enumerate(estate.axis)}
    _need(list(estate.places) == sorted(estate.places, key=place_order), "sites are not in order")
    _need(len({(place.column, place.slot) for place in estate.places}) == len(estate.places), "a site is taken twice")
    for place in estate.places:
        town, kind = kinds.get(place.column), CARDS[place.card].kind
        _need(town in ("settlement", "city") and kind != "action", "a card lies where there is no site for it")
        _need(town == "city" or (kind != "red" and place.slot in ("up1", "down1")), "this card needs a city")


def _shared(state: State) -> None:
    """Supplies and tokens follow from what is built."""
    axes = [kind for estate in state.estates for kind in estate.axis]
    laid = sum(1 for estate in state.estates if estate.axis)
    roads, towns, cities = axes.count("road"), len(axes) - axes.count("road"), axes.count("city")
    _need(state.roads == ROADS - (roads - laid) >= 0, "roads are missing, or there are too many")
    _need(state.settlements == SETTLEMENTS - (towns - 2 * laid) >= 0, "settlements are missing, or too many")
    _need(state.cities == CITIES - cities >= 0, "cities are missing, or there are too many")
    one, other = facts(state.estates[0]), facts(state.estates[1])
    _need(state.knight == ahead(one.strength, other.strength), "the knight token belongs elsewhere")
    _need(state.mill == mill_holder(one, other), "the mill token belongs elsewhere")


def _turn(state: State) -> None:
    """Phase, number of the turn, dice and winner agree."""
    over, begun = state.phase == "over", state.phase != "setup"
    most = 2 * state.options.max_rounds
    _need(over == (not state.frames), "nothing goes on, but the match is not over")
    _need((1 if begun else 0) <= state.turn <= (most + 1 if over else most if begun else 0), "so many turns?")
    _need(0 <= state.active < SEATS and 0 <= state.number <= 6, "whose turn is it?")
    rolled = state.phase in ("event", "main", "hand")
    _need(not rolled or (state.number > 0 and state.face is not None), "the dice are not rolled")
    _need(over or rolled or state.face is None, "the dice are not rolled yet")
    _need(state.phase not in ("setup", "start") or state.number == 0, "the dice are not rolled yet")
    points = points_by_seat(state)
    enough = points[state.active] >= state.options.points
    if not over:
        _need(state.winner is None and not (begun and enough), "somebody has won")
    elif state.turn <= most:
        _need(state.winner == state.active and enough, "nobody has won yet")
    else:
        _need(state.winner == ahead(*points), "the other has more points")


# -- frames -----------------------------------------------------------------------------------------------------------


def _frames(state: State) -> None:
    """Every frame lies on one that begins it, and what it is about is there."""
    if not state.frames:
        return
    _need(type(state.frames[0]) in _BOTTOM[state.phase], "this does not belong to the phase")
    _need((state.phase == "event") == any(isinstance(frame, fr.Producing) for frame in state.frames), "phase")
    for below, frame in zip(state.frames, state.frames[1:], strict=False):
        _need(type(below) in _BELOW.get(type(frame), ()), f"{type(frame).__name__} on {type(below).__name__}")
    if state.phase == "setup":
        whole = new_match(state.options).frames
        early = state.frames == whole[: len(state.frames)] and len(state.frames) > 1
        _need(early or isinstance(state.frames[1], fr.PickingStack | fr.LookingThrough), "the set-up is out of order")
    open_event = [frame.card for frame in state.frames if isinstance(frame, fr.EventRunning)]
    _need(open_event == ([] if state.event is None else [state.event]), "another event card is turned up")
    for place, frame in enumerate(state.frames):
        _frame(state, frame, place == len(state.frames) - 1)
    playing = any(
        isinstance(frame, fr.CardsLeaving) or (isinstance(frame, fr.Laying | fr.PlacingRegions) and frame.scout)
        for frame in state.frames
    )
    _need(bool(state.table) == playing and len(state.table) <= 2, "yellow cards lie open")
    _offered(state)


def _frame(state: State, frame: AnyFrame, last: bool) -> None:
    """What single frames are about."""
    active, other = state.active, 1 - state.active
    match frame:
        case (
            fr.Starting(seat) | fr.Acting(seat) | fr.Refilling(seat) | fr.Exchanging(seat) | fr.ExchangeDrawing(seat)
            | fr.Searching(seat) | fr.Laying(seat) | fr.PlacingRegions(seat) | fr.Trading(seat) | fr.Dealing(seat)
            | fr.GivingBack(seat) | fr.Spying(seat) | fr.AttackRolling(seat)
        ):  # fmt: skip
            _need(seat == active, "it is somebody else's turn")
        case fr.Attacking(seat) | fr.Answering(seat):
            _need(seat == other, "it is somebody else's turn")
        case fr.Returning(seat, owner):
            _need(seat != owner, "nobody picks his own cards")
        case fr.Moving(giver, taker):
            _need(giver != taker, "nothing moves to oneself")
    match frame:
        case fr.Rolling(number):
            _need(number == state.number, "another number was fixed")
        case fr.LookingThrough(stack=stack, left=left) if last:
            _need(len(state.stacks[stack]) >= left, "nothing to look through")
        case fr.Searching(stack=stack):
            _need(state.stacks[stack], "nothing to look through")
        case fr.Paying(seat, _, due, free, before):
            have = goods_of(state, seat)
            _need(len(due) <= 12 and missing(have, goods_in(due)) is None, "more is due than is stored")
            _need(sum(have) >= len(due) + free, "more is due than is stored")
            _need(before is None or _earlier(before, state.stored[seat]), "it was not paid like this")
        case fr.PuttingAway(seat, cards):
            hand = Counter(state.hands[1 - seat])
            _need(len(cards) <= 2 and None not in cards and Counter(cards) <= hand, "these are not in the hand")
            _need(hand, "nothing to put away")
        case fr.Laying():
            _need(why_not_laid(state, frame) is None, "this cannot be built there")
        case fr.PlacingRegions():
            _need(len(state.pile) >= 2, "no regions are left")
        case fr.Answering(seat, give, get):
            _need(why_not_offer(state, 1 - seat, Offer(give, get)) is None, "nobody can offer this")
        case fr.Trading(given=given):
            _need(len(given) <= 2, "a Caravan takes two")


def _earlier(before: tuple[int, ...], now: tuple[int, ...]) -> bool:
    return len(before) == len(now) and all(
        0 <= amount <= was <= MOST_STORED for was, amount in zip(before, now, strict=True)
    )


def _offered(state: State) -> None:
    """What is still to be moved is there, and there is room for it."""
    moves = [frame for frame in state.frames if isinstance(frame, fr.Moving)]
    for seat in range(SEATS):
        gives = tuple(move.resource for move in moves if move.giver == seat)
        takes = tuple(move.resource for move in moves if move.taker == seat)
        _need(len(gives) <= 99 and missing(goods_of(state, seat), goods_in(gives)) is None, "nothing to give")
        _need(missing(rooms_of(state, seat), goods_in(takes)) is None, "no room for what is given")


def _settled(state: State) -> None:
    """Somebody has something to decide: the rules would not go on by themselves."""
    if not state.frames:
        return
    table = Table(state)
    try:
        go_on(table)
        settled = table.frozen() == state and not table.log
        frame = state.frames[-1]
        choices = settled and RULES[type(frame)].legal(state, frame)
    except (LookupError, ValueError, AssertionError) as error:
        raise BrokenState(f"it cannot go on: {error!r}") from error
    _need(choices, "nobody has anything to decide")
