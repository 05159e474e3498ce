"""A battle: the Combat segment, its resolution with all that is destroyed and gained, its end (rules 13)."""

from __future__ import annotations

from typing import Literal, NamedTuple

from desktop.rules.clans.battle_events import BattleBegan, BattleEnded, BattleResolved, ProvinceDestroyed, WentHome
from desktop.rules.clans.changes import discard_from_play, happen, happened, set_honorable
from desktop.rules.clans.events import Discarded, Vanished
from desktop.rules.clans.frames import HOME, Battling, Fact, Round
from desktop.rules.clans.rule import FrameRule
from desktop.rules.clans.stats import army_force, strength
from desktop.rules.clans.table import Table
from desktop.rules.kit import replace


def begin_battle(table: Table, field: int) -> None:
    """A battle is fought at this battlefield."""
    assert table.assault is not None
    enemies = (field, table.active) in table.stats.present
    table.assault = replace(table.assault, current=field, moved=(), enemies=enemies)
    table.log.append(BattleBegan(field))
    table.frames.append(Battling("combat"))


def go_home(table: Table, leaders: list[int], bowing: bool) -> None:
    """Units return home; attacking ones bow with every card, but for a Conqueror's (rules 13.6). No movement."""
    if not leaders:
        return
    cards = tuple(card for leader in leaders for card in table.unit(leader))
    bowed = tuple(
        card
        for leader in leaders
        if bowing and not table.prints[leader].conqueror
        for card in table.unit(leader)
        if not table.pieces[card].bowed
    )
    for leader in leaders:
        table.put(replace(table.pieces[leader], place=HOME))
    for card in bowed:
        table.put(replace(table.pieces[card], bowed=True))
    table.log.append(WentHome(cards, bowed))


def destroy_province(table: Table, seat: int, field: int) -> None:
    """A Province falls: its cards and its Region go to the discard pile, the others close up (rules 13.7)."""
    province = table.province(seat, field)
    if province is None:
        return
    cards = tuple(card for card in (province.card, province.region) if card is not None)
    table.provinces[seat] = tuple(other for other in table.provinces[seat] if other.field != field)
    for card in cards:
        table.pieces.pop(card, None)
        table.lay_off(card)
    table.forget()
    table.log.append(ProvinceDestroyed(seat, field, cards))


class Reckoning(NamedTuple):
    """How a battle would end now."""

    attackers: int
    """Force of the attacking army."""
    defenders: int
    strength: int
    """Of the Province; 0 where there is none."""
    result: Literal["attacker", "defender", "tie", "none"]
    falls: bool
    """Whether the Province is destroyed."""


def reckon(table: Table, field: int) -> Reckoning:
    """Compare the armies at a battlefield (rules 13.5)."""
    attacker, defender = table.active, 1 - table.active
    present = table.stats.present
    attack, defense = army_force(table, field, attacker), army_force(table, field, defender)
    stands = table.province(defender, field) is not None
    walls = strength(table, defender, field) if stands else 0
    if attack > defense:
        return Reckoning(attack, defense, walls, "attacker", stands and attack > defense + walls)
    if defense > attack:
        return Reckoning(attack, defense, walls, "defender", False)
    both = (field, attacker) in present and (field, defender) in present
    return Reckoning(attack, defense, walls, "tie" if both else "none", False)


class BattlingRule(FrameRule[Battling]):
    """The steps of a battle, one after the other."""

    def settle(self, table: Table, frame: Battling) -> bool:
        """Carry out the next step."""
        assert table.assault is not None and table.assault.current is not None
        field, attacker, defender = table.assault.current, table.active, 1 - table.active
        match frame.step:
            case "combat":
                table.set_frame(replace(frame, step="resolution"))
                table.frames.append(Round("battle", defender))
            case "resolution":
                self._resolve(table, field, attacker, defender)
            case "province":
                table.set_frame(replace(frame, step="honor"))
                if frame.falls:
                    destroy_province(table, defender, field)
                    happened(
                        table,
                        Fact("province_destroyed", seat=defender, by=attacker, cause="resolution", place=field),
                    )
            case "honor":
                table.set_frame(replace(frame, step="return"))
                self._gain(table, frame, attacker, defender)
            case "return":
                table.set_frame(replace(frame, step="resolved"))
                go_home(table, list(table.stats.present.get((field, attacker), ())), bowing=True)
                terrains = tuple(
                    card
                    for card, piece in table.pieces.items()
                    if piece.place == field and table.prints[card].type == "strategy"
                )
                for card in terrains:
                    discard_from_play(table, (card,))
            case "resolved":
                table.set_frame(replace(frame, step="ended"))
                happened(table, Fact("battle_resolved", seat=defender, by=attacker, cause="resolution", place=field))
            case "ended":
                table.set_frame(replace(frame, step="close"))
                table.log.append(BattleEnded(field))
                happened(table, Fact("battle_ended", cause="resolution", place=field))
            case "close":
                self._close(table, field)
        return False

    def _resolve(self, table: Table, field: int, attacker: int, defender: int) -> None:
        """Compare, and destroy all losing units at once; ties rehonor before they destroy."""
        assert table.assault is not None
        armies = {seat: list(table.stats.present.get((field, seat), ())) for seat in (attacker, defender)}
        now = reckon(table, field)
        losers = {"attacker": [defender], "defender": [attacker], "tie": [attacker, defender], "none": []}[now.result]
        tie = now.result == "tie"
        doomed = {seat: tuple(card for one in armies[seat] for card in table.unit(one)) for seat in losers}
        winners = [seat for seat in armies if 1 - seat in losers and doomed[1 - seat]]
        rehonor = tuple(card for seat in winners for card in armies[seat] if table.pieces[card].dishonored)
        table.assault = replace(table.assault, worn=(*table.assault.worn, *armies[attacker]))
        table.log.append(BattleResolved(field, (now.attackers, now.defenders), now.strength, now.result))
        cards = tuple(card for seat in losers for card in doomed[seat])
        table.set_frame(Battling("province", cards, rehonor, now.falls, tie))
        if tie:
            for card in rehonor:
                set_honorable(table, card, True, instead=True)
        if cards:
            by = None if tie or not losers else 1 - losers[0]
            happen(table, Fact("destroy", cards, cause="resolution", by=by))

    def _gain(self, table: Table, frame: Battling, attacker: int, defender: int) -> None:
        """Honor for the enemy cards that were destroyed, or dishonorable Personalities rehonored instead."""
        for seat in (defender, attacker):  # the Attacker's comes on top, and so first
            destroyed = sum(table.owners[card] != seat and card not in table.pieces for card in frame.doomed)
            shamed = [card for card in frame.rehonor if table.owners[card] == seat]
            if not destroyed:
                continue
            if shamed:
                for card in shamed:
                    set_honorable(table, card, True, instead=True)
                continue
            n = destroyed if frame.tie else 2 * destroyed
            happen(table, Fact("honor", seat=seat, n=n, cause="resolution", by=seat))

    def _close(self, table: Table, field: int) -> None:
        """What lasted for this battle ends."""
        assert table.assault is not None
        table.frames.pop()
        table.end_lasting("battle")
        gone = tuple(
            table.size + number
            for number, created in enumerate(table.created)
            if created.until_battle_end and table.size + number in table.pieces
        )
        if gone:
            for card in gone:
                attached = table.unit(card)[1:]
                if attached:
                    table.log.append(Discarded(table.owners[card], attached, "play"))
                for other in (card, *attached):
                    del table.pieces[other]
                    table.lay_off(other)
                table.forget()
            table.log.append(Vanished(gone))
        fought = (*table.assault.fought, field)
        table.assault = replace(table.assault, current=None, fought=fought, moved=(), enemies=False)


