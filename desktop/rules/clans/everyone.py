"""The actions that every player has (rules 9), spelled like those of cards: the print of card number RULES."""

from __future__ import annotations

from desktop.rules.clans.operations import Ability, AnyEffect, Card, DrawEffect, Effect, FavorEffect, MoveHome
from desktop.rules.clans.vocabulary import (
    BowCost,
    DiscardCost,
    DiscardFavorCost,
    HasKeyword,
    Is,
    StatIs,
    Target,
    TargetType,
)

EQUIP, SHARE, LOBBY, FAVOR_DRAW, FAVOR_HOME, TACTICAL, LEGACY = range(7)
"""The numbers of these abilities."""


class AttachTarget(Effect, frozen=True, tag="attach_target"):
    """Attach t to p: out of the hand, its Gold Cost being paid with the other costs, or from another Personality."""


class TacticalBonus(Effect, frozen=True, tag="tactical_bonus"):
    """p gets a Force bonus equal to the Focus Value of the discarded card."""


class SearchLegacy(Effect, frozen=True, tag="search_legacy"):
    """Search for a Legacy Holding and put it into play."""


def _effects(*effects: Effect) -> tuple[AnyEffect, ...]:
    return effects  # type: ignore[return-value]


_ATTACHMENT: tuple[TargetType, ...] = ("follower", "item", "spell")
_PERFORMER = Target("p", "own", ("personality",))

EVERYONE = Card(
    "everyone",
    "",
    "strategy",
    abilities=(
        Ability(
            "equip",
            ("limited",),
            _effects(AttachTarget()),
            targets=(Target("t", "own", _ATTACHMENT, "hand"), _PERFORMER),
        ),
        Ability(
            "share",
            ("open",),
            _effects(AttachTarget()),
            targets=(Target("t", "own", _ATTACHMENT), _PERFORMER),
            costs=(BowCost("t"),),
        ),
        Ability(
            "lobby",
            ("limited",),
            _effects(FavorEffect("you")),
            keywords=("Political",),
            targets=(Target("p", "own", ("personality",), filters=(StatIs("ph", ">=", 1),)),),
            costs=(BowCost("p"),),
        ),
        Ability(
            "favor_draw",
            ("limited",),
            _effects(DrawEffect(1)),
            keywords=("Political",),
            costs=(DiscardFavorCost(), DiscardCost(1)),
        ),
        Ability(
            "favor_home",
            ("battle",),
            _effects(MoveHome("t")),
            keywords=("Political",),
            targets=(Target("t", "enemy", ("personality",), filters=(Is("attacking"),)),),
            costs=(DiscardFavorCost(),),
        ),
        Ability(
            "tactical",
            ("battle",),
            _effects(TacticalBonus()),
            keywords=("Tactical",),
            targets=(
                Target(
                    "p",
                    "own",
                    ("personality",),
                    filters=(HasKeyword(("Tactician",)), Is("unbowed")),
                    performer=True,
                ),
            ),
            costs=(DiscardCost(1),),
        ),
        Ability("legacy", ("reaction",), _effects(SearchLegacy())),
    ),
)
