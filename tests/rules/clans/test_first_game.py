"""The first game that the rulebooks tell, played turn by turn with the cards that they name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from desktop.rules.clans import choices as ch
from desktop.rules.clans.battles import reckon
from desktop.rules.clans.dynasty import prices
from desktop.rules.clans.events import Paid
from desktop.rules.clans.everyone import EQUIP, LOBBY
from desktop.rules.clans.frames import HOME, RULES
from desktop.rules.clans.game import reading
from desktop.rules.clans.table import Table
from desktop.rules.clans.values import Options, State
from desktop.rules.kit import Rng
from tests.rules.clans.sitting import GAME, Sitting

ADA, BEN = 0, 1
BASTION, HALL = "redleaf_bastion", "hall_of_white_petals"
TOP: dict[tuple[int, str], tuple[str, ...]] = {
    (ADA, "dynasty"): ("drill_yard", "akaba_ren", "charcoal_kilns", "akaba_yasutora", *("terraced_rice_fields",) * 3),
    (ADA, "fate"): ("veteran_pikemen", "red_banners_forward"),
    (BEN, "dynasty"): (
        *("silk_dyers_quarter", "hillside_prayer_hall", "umehara_shion", "shirakaba_kenshiro_first_blade"),
        *("terraced_rice_fields",) * 3,
    ),
    (BEN, "fate"): ("white_petal_honor_guard",),
}
"""What lies on top of each deck, so that the story can come about."""


class Story:
    """A match that goes as it is told; where nothing is told, everybody passes."""

    def __init__(self) -> None:
        self.sitting = Sitting(GAME.new(Options(decks=("maple", "plum")), 2))

    @property
    def state(self) -> State:
        return self.sitting.state

    @property
    def table(self) -> Table:
        return reading(self.state)

    def do(self, *actions: Any) -> None:
        for action in actions:
            refusal = GAME.why_not(self.state, action)
            assert refusal is None, (action, refusal)
            self.sitting.do(action)

    def card(self, seat: int, name: str) -> int:
        """A card of this name: one that its player has before them or in hand, if there is one."""
        state, table = self.state, self.table
        own = [card for card, kind in enumerate(table.prints) if kind.card.id == name and table.owners[card] == seat]
        near = {*state.hands[seat], *table.pieces, *(one.card for one in state.provinces[seat])}
        return next((card for card in own if card in near), own[0])

    def until(self, kind: type, seat: int, turn: int = 0) -> None:
        """Everybody passes, and discards nothing, until this is asked."""
        for _ in range(60):
            decision = self.sitting.decision
            if isinstance(decision, kind) and decision.seat == seat and self.state.turn >= turn:
                return
            match decision:
                case ch.ShuffleDeck():
                    self._shuffle(decision)
                case ch.Recruit():
                    self.do(ch.EndDynasty())
                case ch.Maneuvers():
                    self.do(ch.Assign(()))
                case ch.NextBattle():
                    self.do(GAME.legal(self.state)[0])
                case _:
                    self.do(ch.Pass())
        raise AssertionError(f"never asked: {kind.__name__}")

    def _shuffle(self, decision: ch.ShuffleDeck) -> None:
        """What the story needs comes on top."""
        order = list(GAME.draw(self.state, Rng(1)).order)
        prints = self.table.prints
        for name in reversed(TOP[decision.owner, decision.side]):
            found = [card for card in order if prints[card].card.id == name]
            if found:
                order.remove(found[-1])
                order.insert(0, found[-1])
        self.do(ch.DeckShuffled(tuple(order)))

    def buy(self, seat: int, name: str, producers: Sequence[str], honored: bool = False) -> int:
        """Buy a card and pay for it; the Gold that is lost."""
        self.do(ch.Buy(self.card(seat, name), honored))
        return self.pay(seat, producers)

    def pay(self, seat: int, producers: Sequence[str]) -> int:
        self.do(ch.Pay(tuple(sorted(self.card(seat, one) for one in producers))))
        return next(event.gold - event.price for event in self.sitting.events if isinstance(event, Paid))

    def bowed(self, seat: int, name: str) -> bool:
        return self.table.pieces[self.card(seat, name)].bowed


def test_the_first_game_goes_as_it_is_told() -> None:
    story = Story()
    # Ben begins, and Ada puts an Old Family Granary into play, bowed
    story.until(ch.SearchDeck, ADA)
    assert story.state.honor == (2, 7) and story.state.active == BEN
    story.do(ch.Choose(story.card(ADA, "old_family_granary")))
    story.until(ch.Act, BEN)
    assert story.bowed(ADA, "old_family_granary")
    # Turn 1: two Holdings and two Personalities; the Silk Dyers' Quarter for all 4 Gold of the Stronghold
    kinds = sorted(story.table.prints[one.card or 0].type for one in story.state.provinces[BEN] if one.up)
    assert story.state.turn == 1 and kinds == ["holding", "holding", "personality", "personality"]
    story.until(ch.Recruit, BEN)
    assert story.buy(BEN, "silk_dyers_quarter", [HALL]) == 0
    story.do(ch.EndDynasty((story.card(BEN, "shirakaba_kenshiro_first_blade"),)))
    # Turn 2: a Drill Yard for 3; 1 Gold is lost
    story.until(ch.Recruit, ADA)
    assert story.state.turn == 2 and story.buy(ADA, "drill_yard", [BASTION]) == 1
    # Turn 3: Shion for 4 and her Personal Honor, or for 2; with the Dyers a Holding for 3
    story.until(ch.Recruit, BEN)
    assert story.state.turn == 3 and not story.bowed(BEN, "silk_dyers_quarter")
    assert prices(story.table, BEN, story.card(BEN, "umehara_shion")) == {False: 2, True: 4}
    assert story.buy(BEN, "umehara_shion", [HALL], honored=True) == 0
    assert story.state.honor[BEN] == 10
    assert story.buy(BEN, "hillside_prayer_hall", ["silk_dyers_quarter"]) == 0
    # Turn 4: Akaba Ren for 3 with the Stronghold, Charcoal Kilns with the Drill Yard
    story.until(ch.Recruit, ADA)
    assert story.state.turn == 4 and prices(story.table, ADA, story.card(ADA, "akaba_ren"))[False] == 3
    story.buy(ADA, "akaba_ren", [BASTION])
    story.buy(ADA, "charcoal_kilns", ["drill_yard"])
    assert story.bowed(ADA, "old_family_granary")
    # Turn 5: Shion lobbies and bows; the Imperial Favor is Ben's
    story.until(ch.Act, BEN, 5)
    story.do(ch.Announce(RULES, LOBBY), ch.Target(story.card(BEN, "umehara_shion")))
    assert story.bowed(BEN, "umehara_shion")
    story.until(ch.Act, BEN)
    assert story.state.favor == BEN
    # Turn 6: the Granary straightens; Ren is equipped, paid by the Kilns alone, which make 3 Gold for Maple
    story.until(ch.Act, ADA, 6)
    assert story.state.turn == 6 and not story.bowed(ADA, "old_family_granary")
    ren, pikemen = story.card(ADA, "akaba_ren"), story.card(ADA, "veteran_pikemen")
    story.do(ch.Announce(RULES, EQUIP, pikemen), ch.Target(ren))
    assert story.pay(ADA, ["charcoal_kilns"]) == 0
    assert unit_force(story, ren) == 5
    # She attacks, Ren goes to the first battlefield: 6 against 0 + 6, "Wall holds"
    story.until(ch.DeclareAttack, ADA)
    story.do(ch.Attack(), ch.Assign((ch.Order(ren, 0),)))
    story.until(ch.Fight, ADA)
    assert forecast(story) == (6, 0, 6, False)
    # Ben has no unit there: he cannot act but pass. Red Banners Forward: +2, the Stronghold: +2
    story.do(ch.Announce(story.card(ADA, "red_banners_forward"), 0))
    story.until(ch.Fight, ADA)
    assert forecast(story)[0] == 8
    story.do(ch.Announce(story.card(ADA, BASTION), 0), ch.Target(ren))
    story.until(ch.Fight, ADA)
    assert forecast(story) == (10, 0, 6, True)
    # Both pass: the Province is destroyed, Ren goes home bowed, Ben has three left
    story.until(ch.Recruit, ADA)
    assert len(story.state.provinces[BEN]) == 3
    assert story.table.pieces[ren].place == HOME and story.table.pieces[ren].bowed
    assert story.state.honor == (2, 10), "nobody was destroyed: Ben needs 30 more"


def unit_force(story: Story, leader: int) -> int:
    return sum(story.table.stats.force[card] for card in story.table.unit(leader))


def forecast(story: Story) -> tuple[int, int, int, bool]:
    now = reckon(story.table, 0)
    return now.attackers, now.defenders, now.strength, now.falls
