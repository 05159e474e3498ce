"""What can be going on at the table, as frames: typed, small, and never more than the rules need to go on.

The last frame of a state asks the decision. A frame with nothing to ask never stays last: the rules carry it out.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from desktop.rules import kit

HOME = -1
"""The place of what is at home; battlefields are numbered like the Provinces that they lie before."""
RULES = -1
"""The source of the actions that every player has (rules 9)."""

Seat = Annotated[int, Meta(ge=0, le=1)]
CardId = Annotated[int, Meta(ge=0, le=9999)]
"""Four decks have 482 cards at most; in 200 turns of battles more are created than those have."""
Source = Annotated[int, Meta(ge=-1, le=9999)]
"""A card, or RULES."""
Place = Annotated[int, Meta(ge=-1, le=3)]
Field = Annotated[int, Meta(ge=0, le=3)]
Small = Annotated[int, Meta(ge=-999, le=999)]
Count = Annotated[int, Meta(ge=0, le=999)]

Side = Literal["dynasty", "fate"]
Timing = Literal["battle", "limited", "open", "reaction", "trait"]
What = Literal[
    "bow",
    "straighten",
    "destroy",
    "move_here",
    "move_home",
    "dishonor",
    "rehonor",
    "honor",
    "enters_play",
    "action_targets",
    "action_resolved",
    "attack_declared",
    "province_destroyed",
    "battle_resolved",
    "battle_ended",
    "duel_won",
    "dynasty_ended",
]
Cause = Literal["action", "trait", "cost", "resolution", "rule"]
Kind = Literal["political", "spell", "ring"]
"""What an action was, where cards count it."""


class Fact(kit.Value, frozen=True):
    """Something that is about to happen, or has just happened: what Reactions and triggered traits answer."""

    what: What
    cards: tuple[CardId, ...] = ()
    """What it happens to; of a unit the Personality first."""
    seat: Seat | None = None
    """Whose Honor, whose action, whose Province, who was attacked."""
    n: Small = 0
    """Honor gained (above 0) or lost."""
    cause: Cause = "rule"
    by: Seat | None = None
    """Whose action or trait does it."""
    source: Source | None = None
    """The card that does it (RULES: an action that everybody has)."""
    performer: CardId | None = None
    kinds: tuple[Kind, ...] = ()
    """What the action is that does it."""
    place: Place = HOME
    """Where it moves to; the battlefield or Province."""


# -- set-up -----------------------------------------------------------------------------------------------------------


class SettingUp(kit.Frame, frozen=True):
    """Strongholds lie there; who begins, shuffling, the Legacy search, Provinces and hands."""

    step: Literal["first", "shuffle", "legacy", "deal"] = "first"


class Shuffling(kit.Frame, frozen=True):
    """A deck is shuffled."""

    seat: Seat
    side: Side


class Searching(kit.Frame, frozen=True):
    """The seat looks through its deck: for a Legacy Holding at the set-up or instead of buying one, or for what the
    effect beneath says."""

    seat: Seat
    why: Literal["setup", "legacy", "effect"]


# -- the turn ---------------------------------------------------------------------------------------------------------


class Turning(kit.Frame, frozen=True):
    """A turn: what comes next in it. The lowest frame once the set-up is over."""

    step: Literal["begin", "straighten", "events", "action", "attack", "dynasty", "after", "end", "over"]
    province: Annotated[int, Meta(ge=0, le=4)] = 0
    """Events Phase: the next Province, from the left."""


class EventLeaving(kit.Frame, frozen=True):
    """An Event of this Province resolves above; afterwards it is discarded, if it is not in play, and the Province
    refilled."""

    seat: Seat
    card: CardId
    field: Field


class Round(kit.Frame, frozen=True):
    """An action round, or the Combat segment: who may act, and how often was passed in a row. `extra`: the seat may
    take an additional action; declining it is no pass."""

    kind: Literal["action", "battle"]
    seat: Seat
    passes: Annotated[int, Meta(ge=0, le=2)] = 0
    extra: bool = False


class Declaring(kit.Frame, frozen=True):
    """The active player may declare an attack."""


class Maneuvering(kit.Frame, frozen=True):
    """The seat assigns units to battlefields."""

    seat: Seat
    cavalry: bool


class Attacking(kit.Frame, frozen=True):
    """The stages of an attack; between battles the Attacker picks the next battlefield."""

    step: Literal["declared", "infantry", "cavalry", "fight", "end"]


class Battling(kit.Frame, frozen=True):
    """A battle: the Combat segment, the Resolution segment, its end."""

    step: Literal["combat", "resolution", "province", "honor", "return", "resolved", "ended", "close"]
    doomed: tuple[CardId, ...] = ()
    """The cards that the Resolution segment destroys."""
    rehonor: tuple[CardId, ...] = ()
    """The dishonorable Personalities that are rehonored instead of a gain."""
    falls: bool = False
    """Whether the Province is destroyed."""
    tie: bool = False


class Buying(kit.Frame, frozen=True):
    """The Dynasty Phase."""

    seat: Seat


class Paying(kit.Frame, frozen=True):
    """The seat pays for a card of its Province."""

    seat: Seat
    card: CardId
    honored: bool = False
    """At the price that gains its Personal Honor."""


class Discarding(kit.Frame, frozen=True):
    """The seat discards so many cards of its hand: down to eight, or because an effect says so."""

    seat: Seat
    count: Count
    limit: bool = False


# -- actions ----------------------------------------------------------------------------------------------------------


class Preparing(kit.Frame, frozen=True):
    """An action is announced; its targets, its mode and its costs are chosen, and can be taken back until the last is
    paid."""

    seat: Seat
    card: Source
    ability: Annotated[int, Meta(ge=0, le=9)]
    used_as: Timing
    subject: CardId | None = None
    """Of a Reaction: which of the cards that it happens to."""
    targets: tuple[CardId, ...] = ()
    mode: Annotated[int, Meta(ge=0, le=9)] | None = None
    paid: tuple[CardId, ...] | None = None
    """The producers that will bow; None: not chosen yet."""
    discards: tuple[CardId, ...] = ()


class Resolving(kit.Frame, frozen=True):
    """Effects are carried out one by one: of an action, of a triggered trait, of an Event, or a part of these."""

    seat: Seat
    """Who carries them out."""
    card: Source
    number: Annotated[int, Meta(ge=0, le=9)]
    """Which ability (or trait) of the card."""
    used_as: Timing
    block: tuple[Annotated[int, Meta(ge=0, le=20)], ...] = ()
    """Which part of its effects: pairs of an effect and a branch of it."""
    at: Annotated[int, Meta(ge=0, le=20)] = 0
    """The next effect."""
    targets: tuple[CardId, ...] = ()
    """In the order of the ability."""
    discards: tuple[CardId, ...] = ()
    """What was discarded as a cost."""
    mode: Annotated[int, Meta(ge=0, le=9)] | None = None
    subject: CardId | None = None
    about: Annotated[int, Meta(ge=0, le=99)] | None = None
    """Which frame, counted from the lowest, is answered."""
    chosen: CardId | None = None
    """x: what a player chose."""
    duelists: tuple[CardId, ...] = ()
    """Of a duel: the winner and the loser, or the loser alone."""
    negated: bool = False
    shielded: tuple[CardId, ...] = ()
    """Cards on which its effects are negated."""
    played: bool = False
    """The card came from the hand and is discarded afterwards."""
    extra: bool = False
    """An additional action follows."""


class Happening(kit.Frame, frozen=True):
    """An event with what comes before and after it."""

    fact: Fact
    stage: Literal["before", "happen", "traits", "rings", "after", "done"] = "before"


class Window(kit.Frame, frozen=True):
    """Reactions to the event beneath: `seat` may react, then the other, until both have passed in a row. At the stage
    `rings` each is asked once."""

    stage: Literal["before", "rings", "after"]
    seat: Seat
    passes: Annotated[int, Meta(ge=0, le=2)] = 0


class Choosing(kit.Frame, frozen=True):
    """The seat chooses a card for the effect beneath, or whether to carry it out."""

    seat: Seat
    what: Literal["may", "card", "may_card"]


class Looking(kit.Frame, frozen=True):
    """The seat looks at the top `count` cards of its Fate deck and takes `take` of them; the rest goes under it."""

    seat: Seat
    count: Annotated[int, Meta(ge=1, le=20)]
    take: Annotated[int, Meta(ge=0, le=20)]


class Challenged(kit.Frame, frozen=True):
    """The seat may refuse a duel."""

    seat: Seat
    challenger: CardId
    challenged: CardId


class Dueling(kit.Frame, frozen=True):
    """A duel: `seat` focuses or strikes."""

    seat: Seat
    challenger: CardId
    challenged: CardId
    focus: tuple[tuple[CardId | None, ...], tuple[CardId | None, ...]] = ((), ())
    """By seat, face-down. None: not to be seen."""
    known: tuple[tuple[bool, ...], tuple[bool, ...]] = ((), ())
    """By seat: whether the focused card came from the hand."""
    stage: Literal["focus", "winner", "loser", "won"] = "focus"
    winner: CardId | None = None
    losers: tuple[CardId, ...] = ()


AnyFrame = (
    SettingUp
    | Shuffling
    | Searching
    | Turning
    | EventLeaving
    | Round
    | Declaring
    | Maneuvering
    | Attacking
    | Battling
    | Buying
    | Paying
    | Discarding
    | Preparing
    | Resolving
    | Happening
    | Window
    | Choosing
    | Looking
    | Challenged
    | Dueling
)
