"""Playing a scenario: its steps become actions that the rules allow or refuse, its facts are read from the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from desktop.rules.clans import choices as ch
from desktop.rules.clans import everyone
from desktop.rules.clans.events import Used
from desktop.rules.clans.flow import go_on
from desktop.rules.clans.frames import RULES, Happening, Preparing
from desktop.rules.clans.game import Clans
from desktop.rules.clans.gold import prices_of_personality
from desktop.rules.clans.operations import ChooseOne, MoveHere
from desktop.rules.clans.table import Table
from desktop.rules.kit import CHANCE, Action, Event, Rng
from tests.rules.clans.board import NAMES, Json, field_of, given, seat_of

GAME = Clans()
RULE_ACTIONS = {
    "equip": everyone.EQUIP,
    "share": everyone.SHARE,
    "lobby": everyone.LOBBY,
    "favor1": everyone.FAVOR_DRAW,
    "favor2": everyone.FAVOR_HOME,
    "tactical": everyone.TACTICAL,
    "legacy": everyone.LEGACY,
}
WAITING = (ch.Act, ch.Fight, ch.React, ch.PutRing)
"""What is passed over where a scenario does not say what a player does."""
SETTLING = (ch.TakeCard, ch.PutUnder, ch.ShuffleDeck, ch.SearchDeck)
"""What has to be done before play goes on, and does not matter unless a scenario says so."""
PLAIN: dict[str, Action] = {
    "strike": ch.Strike(),
    "refuse": ch.Refuse(),
    "accept": ch.Accept(),
    "done": ch.EndDynasty(()),
    "attack": ch.Attack(),
}
PATIENCE = 400


class Refused(Exception):
    """The rules do not allow a step."""


class TooShort(AssertionError):
    """A step does not say enough, so nobody knows whether the rules would allow it."""


class Match:
    """A match from a position on: the state, the labels of its cards, everything that happened."""

    def __init__(self, told: Json) -> None:
        state, self.labels = given(told)
        table = Table(state)
        go_on(table)
        self.state = table.frozen()
        self.events: list[Event] = list(table.log)

    # -- moving on ----------------------------------------------------------------------------------------------------

    def decision(self) -> Any:
        """What is asked now."""
        return GAME.decision(self.state)

    def act(self, action: Action) -> None:
        """An action of whoever decides. Raises Refused."""
        reason = GAME.why_not(self.state, action)
        if reason is not None:
            raise Refused(reason)
        step = GAME.step(self.state, action)
        self.state = step.state
        self.events += step.events

    def idle(self) -> Action:
        """The least that whoever decides can do."""
        if self.decision().seat == CHANCE:
            return GAME.draw(self.state, Rng(1))
        legal = GAME.legal(self.state)
        for action in legal:
            if isinstance(action, ch.Pass | ch.Refuse | ch.Strike | ch.GoBack):
                return action
        decision = self.decision()
        if isinstance(decision, ch.Maneuvers):
            return ch.Assign(())
        if isinstance(decision, ch.Recruit):
            return ch.EndDynasty(())
        return legal[0]

    def until(self, done: Callable[[], bool], never: str = "") -> None:
        """Play on, everybody doing the least, until something holds or the match is over."""
        for _ in range(PATIENCE):
            if done() or self.decision() is None:
                return
            assert type(self.decision()).__name__ != never
            self.act(self.idle())
        raise AssertionError("it never comes to this")

    def turn_to(self, seat: int, kinds: tuple[type, ...]) -> None:
        """Pass for the other player, and through windows, until the seat is asked one of these. Raises Refused."""
        for _ in range(PATIENCE):
            decision = self.decision()
            if not isinstance(decision, (*WAITING, *SETTLING)):
                break
            if decision.seat == seat and isinstance(decision, kinds):
                return
            if decision.seat == seat and isinstance(decision, ch.Act | ch.Fight):
                break
            self.act(self.idle())
        decision = self.decision()
        if decision is None or decision.seat != seat or not isinstance(decision, kinds):
            raise Refused(f"asked is {decision}")

    # -- cards --------------------------------------------------------------------------------------------------------

    def card(self, name: str, seat: int | None = None) -> int:
        """A card by its label; the player's own where both use the label."""
        if seat is not None and f"{NAMES[seat]}.{name}" in self.labels:
            return self.labels[f"{NAMES[seat]}.{name}"]
        return self.labels[name]

    # -- steps --------------------------------------------------------------------------------------------------------

    def do(self, step: Json) -> None:
        """One step of a scenario. Raises Refused where the rules do not allow it."""
        if step.get("illegal"):
            before, events = self.state, list(self.events)
            try:
                self.do({key: value for key, value in step.items() if key != "illegal"})
            except Refused:
                self.state, self.events = before, events
                return
            raise AssertionError(f"allowed: {step}")
        elif "advance" in step:
            self.until(lambda: self.stands(step["advance"]), step.get("never", ""))
        elif "resolve" in step:
            self._resolve()
        elif step.get("ask") == "reaction":
            self.turn_to(seat_of(step["by"]), (ch.React,))
        else:
            self._by(seat_of(step["by"]), step)

    def stands(self, where: Json) -> bool:
        """Whether play has come to a turn, a phase, a decision."""
        state = self.state
        return all(
            {
                "turn": NAMES[state.active],
                "phase": state.phase,
                "decision": type(self.decision()).__name__,
            }[key]
            == value
            for key, value in where.items()
        )

    def _resolve(self) -> None:
        """The battle at hand comes to its end."""
        self.until(lambda: self.state.assault is None or self.state.assault.current is None or self._answerable())

    def _answerable(self) -> bool:
        """Whether somebody can answer what has just happened."""
        decision = self.decision()
        return isinstance(decision, ch.PutRing | ch.React) and len(GAME.legal(self.state)) > 1

    def _by(self, seat: int, step: Json) -> None:
        if step.get("pass"):
            self.turn_to(seat, WAITING)
            self.act(ch.Pass())
        elif "play" in step or "use" in step or "react" in step or "rule" in step:
            self._use(seat, step)
        elif "ring" in step:
            self.turn_to(seat, (ch.PutRing,))
            self.act(ch.Choose(self.card(step["ring"], seat)))
        elif "buy" in step:
            card, honored = self.card(step["buy"], seat), bool(step.get("with_honor"))
            if "price" in step and (step["price"], honored) not in prices_of_personality(Table(self.state), seat, card):
                raise Refused("not at this price")
            self.act(ch.Buy(card, honored))
            if isinstance(self.decision(), ch.PayGold):
                self._pay(seat, step)
        elif "assign" in step:
            if self.decision().seat != seat:
                assert not step["assign"], "there is nobody to be assigned"
                return
            orders = sorted((self.card(unit), field_of(province)) for unit, province in step["assign"].items())
            self.act(ch.Assign(tuple(ch.Order(unit, field) for unit, field in orders)))
        elif "choose" in step:
            self.turn_past_windows()
            self._choose(seat, step["choose"])
        elif "focus" in step:
            self.turn_past_windows()
            blind = step["focus"] == "top_of_deck"
            self.act(ch.Focus(None if blind else self.card(step["focus"], seat)))
        elif "discard_face_up" in step:
            provinces = self.state.provinces[seat]
            cards = [provinces[field_of(name)].card for name in step["discard_face_up"]]
            self.act(ch.EndDynasty(tuple(sorted(card for card in cards if card is not None))))
        elif "battle" in step:
            self.until(lambda: not isinstance(self.decision(), WAITING))
            if not isinstance(self.decision(), ch.NextBattle) and not step.get("illegal"):
                return  # the last ones are fought by themselves
            self.act(ch.Battle(field_of(step["battle"])))
        else:
            self.turn_past_windows()
            self.act(next(action for key, action in PLAIN.items() if key in step))

    def turn_past_windows(self) -> None:
        """Nobody reacts."""
        self.until(lambda: not isinstance(self.decision(), ch.React | ch.PutRing))

    def settle(self) -> None:
        """Nobody reacts, and what is under way is finished."""
        self.until(lambda: not isinstance(self.decision(), (ch.React, ch.PutRing, *SETTLING)))

    def _choose(self, seat: int, name: str) -> None:
        if self.decision().seat != seat:
            raise Refused(self.decision())
        if name == "decline":
            self.act(ch.Pass())
            return
        card = self.card(name, seat)
        if ch.Accept() in GAME.legal(self.state):
            self.act(ch.Accept())
            if not isinstance(self.decision(), ch.ChooseCard):
                return  # there is one card only
        self.act(ch.Discard(card) if isinstance(self.decision(), ch.DiscardCard) else ch.Choose(card))

    def _use(self, seat: int, step: Json) -> None:
        """Announce and complete an ability: the one that is named, else the first that can be."""
        kinds = (ch.React,) if "react" in step or step.get("rule") == "legacy" else (ch.Act, ch.Fight)
        self.turn_to(seat, kinds)
        before, events = self.state, list(self.events)
        refusals: list[Refused] = []
        for announced in self._announced(seat, step):
            try:
                self.act(announced)
                self._complete(seat, step)
            except Refused as refusal:
                refusals.append(refusal)
                self.state, self.events = before, list(events)
            else:
                return
        raise refusals[0]

    def _announced(self, seat: int, step: Json) -> Iterable[ch.Announce]:
        if "rule" in step:
            # Equip is announced with what is attached.
            subject = self.card(step["card"], seat) if step["rule"] == "equip" else None
            yield ch.Announce(RULES, RULE_ACTIONS[step["rule"]], subject)
            return
        name = step.get("play") or step.get("use") or step["react"]
        card = self.card(name, seat)
        table = Table(self.state)
        numbers = [step["ability"] - 1] if "ability" in step else range(len(table.print(card).abilities))
        subjects: list[int | None] = [None]
        if "react" in step:
            fact = next((frame.fact for frame in reversed(self.state.frames) if isinstance(frame, Happening)), None)
            subjects += [] if fact is None else fact.cards
        for number in numbers:
            for subject in subjects:
                yield ch.Announce(card, number, subject)

    def _complete(self, seat: int, step: Json) -> None:
        """Targets, mode, Gold and discards as the step says; what it leaves open, the first that is allowed."""
        names = [name for name in step.get("at", ()) if name not in NAMES]
        if step.get("rule") == "share":
            names = [step["card"], *names]
        discards = [step["discard"]] if "discard" in step else []
        for _ in range(PATIENCE):
            match self.decision():
                case ch.ChooseTarget(asked) if asked == seat:
                    if not names:
                        raise TooShort(step)
                    self.act(ch.Target(self._target(names.pop(0), seat)))
                case ch.ChooseMode(asked) if asked == seat:
                    frame = self.state.frames[-1]
                    assert isinstance(frame, Preparing)
                    self.act(ch.Mode(self._mode(step["mode"], frame.card, frame.ability)))
                case ch.PayGold(asked) if asked == seat:
                    self._pay(seat, step)
                case ch.DiscardForCost(asked) if asked == seat:
                    chosen = self.card(discards.pop(0), seat) if discards else None
                    self.act(GAME.legal(self.state)[0] if chosen is None else ch.Discard(chosen))
                case ch.SearchDeck(asked) if asked == seat and "choose" in step:
                    self.act(ch.Choose(self.card(step["choose"], seat)))
                case ch.ShuffleDeck():
                    self.act(GAME.draw(self.state, Rng(1)))
                case _:
                    break
        if names:
            raise Refused("a target too many")
        used = next(event for event in reversed(self.events) if isinstance(event, Used))
        if "mode" in step and used.mode != self._mode(step["mode"], used.card, used.ability):
            raise Refused("this is not offered")

    def _target(self, name: str, seat: int) -> int:
        """A card by its label, or the card of a Province."""
        if name in self.labels:
            return self.card(name)
        province = next(p for p in self.state.provinces[seat_of(name[0])] if p.field == field_of(name))
        if province.card is None:
            raise Refused("the Province is empty")
        return province.card

    def _mode(self, name: str, card: int, ability: int) -> int:
        """`move_here`, `move_home`: the option that begins with it."""
        effect = Table(self.state).print(card).abilities[ability].effects[0]
        assert isinstance(effect, ChooseOne)
        return [isinstance(option[0], MoveHere) for option in effect.options].index(name == "move_here")

    def _pay(self, seat: int, step: Json) -> None:
        if "pay" in step:
            self.act(ch.Pay(tuple(sorted(self.card(name, seat) for name in step["pay"]))))
        else:
            self.act(GAME.legal(self.state)[0])
