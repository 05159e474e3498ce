"""Positions that no play can reach: where cards lie, and what else a state says."""

from __future__ import annotations

from desktop.rules.clans.cards import CARDS
from desktop.rules.clans.check_frames import check_frames
from desktop.rules.clans.decks import MOST, side_of
from desktop.rules.clans.flow import go_on
from desktop.rules.clans.frames import HOME, Dueling, EventLeaving, Resolving, SettingUp
from desktop.rules.clans.operations import CostModTurn, CreateEffect, GlobalRule, Prevent
from desktop.rules.clans.roster import Roster, deck_of, roster
from desktop.rules.clans.table import Table
from desktop.rules.clans.values import PROVINCES, SEATS, Lasting, Options, State
from desktop.rules.kit import BrokenState

CREATED = {
    effect.card
    for card in CARDS.values()
    for effects in (*(one.effects for one in card.abilities), *(one.effects for one in card.traits))
    for effect in effects
    if isinstance(effect, CreateEffect)
}
"""What effects create."""
PLACES = ("personality", "strategy")
"""What can be at a battlefield by itself."""


def check(state: State) -> None:
    """Raise BrokenState for a position that breaks the game's invariants (a hand-edited save)."""
    _options(state.options)
    cards = roster(state.options)
    table = Table(state)
    _zones(state, cards)
    _provinces(state, table)
    _pieces(state, table)
    _attack(state, table)
    _the_rest(state, table)
    if state.phase == "over":
        return
    check_frames(table)
    table.changed = True
    try:
        go_on(table)
    except (AssertionError, IndexError, KeyError, TypeError, AttributeError, ValueError, StopIteration) as error:
        raise BrokenState("what is going on cannot be carried out") from error
    if table.log or table.frozen() != state:
        raise BrokenState("nobody was asked what the rules carry out by themselves")


def _need(sound: bool, what: str) -> None:
    if not sound:
        raise BrokenState(what)


def _options(options: Options) -> None:
    for seat in range(SEATS):
        try:
            deck = deck_of(options, seat)
        except KeyError as error:
            raise BrokenState("a deck is missing") from error
        stronghold = CARDS.get(deck.stronghold)
        _need(stronghold is not None and stronghold.type == "stronghold", "no Stronghold")
        for side, names in (("dynasty", deck.dynasty), ("fate", deck.fate)):
            _need(len(names) <= MOST, "a deck is too large")
            _need(all(name in CARDS and side_of(CARDS[name]) == side for name in names), "a deck holds what it cannot")


def _zones(state: State, cards: Roster) -> None:
    """Every card is in one place, and in one where it can be."""
    made = range(cards.size, cards.size + len(state.created))
    everywhere: list[int] = [*(piece.card for piece in state.pieces), *state.removed, *state.playing]
    for seat in range(SEATS):
        own = {"dynasty": set(cards.dynasty[seat]), "fate": set(cards.fate[seat])}
        lying = [card for p in state.provinces[seat] for card in (p.card,) if card is not None]
        focused = [
            card
            for frame in state.frames
            if isinstance(frame, Dueling)
            for card in frame.focus[seat]
            if card is not None
        ]
        for side, zones in (
            ("dynasty", (state.dynasty[seat], state.dynasty_discard[seat], lying)),
            ("fate", (state.fate[seat], state.fate_discard[seat], state.hands[seat], focused)),
        ):
            for zone in zones:
                _need(own[side].issuperset(zone), "a card lies where it cannot")
                everywhere += zone
    _need(sorted(everywhere) == list(range(made.stop)), "cards are missing or doubled")
    _need(all(card in made for card in state.removed), "only created cards leave the game")
    _need(CREATED.issuperset(one.card for one in state.created), "no effect creates that")
    for group in (state.removed, state.dead):
        _need(list(group) == sorted(group), "not sorted")
    discarded = {card for piles in (state.dynasty_discard, state.fate_discard) for pile in piles for card in pile}
    _need(discarded.issuperset(state.dead) and len(set(state.dead)) == len(state.dead), "the dead are not discarded")
    resolving = {
        frame.card
        for frame in state.frames
        if isinstance(frame, EventLeaving) or (isinstance(frame, Resolving) and frame.played and not frame.block)
    }
    _need(resolving.issuperset(state.playing), "a card is left over on the table")


def _provinces(state: State, table: Table) -> None:
    setting_up = bool(state.frames) and isinstance(state.frames[0], SettingUp)
    _need((state.phase == "setup") == setting_up, "set-up")
    regions = []
    for seat, provinces in enumerate(state.provinces):
        fields = [province.field for province in provinces]
        _need(fields == sorted(set(fields)) and len(fields) <= PROVINCES, "Provinces out of order")
        _need(not (setting_up and fields), "Provinces before the set-up is over")
        _need(setting_up or state.phase == "over" or bool(fields), "a player without Provinces plays on")
        for province in provinces:
            _need(province.card is not None or not province.up, "nothing is face-up")
            if province.region is not None:
                _need(
                    province.region in table.pieces
                    and table.prints[province.region].type == "region"
                    and table.owners[province.region] == seat,
                    "no Region",
                )
                regions.append(province.region)
    lying = [card for card in table.pieces if table.prints[card].type == "region"]
    _need(sorted(regions) == sorted(lying), "a Region without a Province")


def _pieces(state: State, table: Table) -> None:
    for card, piece in table.pieces.items():
        kind = table.prints[card]
        _need(not piece.dishonored or kind.personality, "nothing to dishonor")
        if kind.attachment:
            host = table.pieces.get(card if piece.host is None else piece.host)
            _need(
                piece.host is not None
                and host is not None
                and table.prints[piece.host].personality
                and table.owners[piece.host] == table.owners[card]
                and piece.place == HOME,
                "an attachment without a bearer",
            )
            continue
        _need(piece.host is None, "attached to something")
        at_home = piece.place == HOME
        _need(
            at_home or (kind.type in PLACES and state.assault is not None and piece.place in state.assault.fields),
            "not at home",
        )
        if kind.type == "strategy":
            _need(
                not at_home and "Terrain" in kind.keywords and piece.place == table.current,
                "a Strategy in play",
            )
    _need(all(card in table.pieces for card in table.strongholds), "no Stronghold in play")


def _attack(state: State, table: Table) -> None:
    assault = state.assault
    if assault is None:
        return
    fields = assault.fields
    _need(list(fields) == sorted(set(fields)), "battlefields out of order")
    _need(set(fields).issuperset(assault.fought) and len(set(assault.fought)) == len(assault.fought), "battles fought")
    _need(assault.current is None or (assault.current in fields and assault.current not in assault.fought), "no battle")
    standing = {province.field for province in state.provinces[1 - state.active]}
    left = set(fields) - set(assault.fought) - {assault.current}
    _need(set(fields).issuperset(standing) and standing.issuperset(left), "a battlefield without a Province")
    count = len(table.prints)
    _need(all(card < count for card in assault.worn) and all(card < count for _, card in assault.moved), "no card")


def _ruling(table: Table, lasting: Lasting) -> None:
    kinds = {"prevent": Prevent, "discount": CostModTurn, "no_attack": GlobalRule}
    wanted = kinds.get(lasting.kind)
    if wanted is None:
        _need(lasting.ruling is None, "a text without use")
        return
    _need(lasting.ruling is not None, "no text")
    assert lasting.ruling is not None
    card, number, trait, at = lasting.ruling
    _need(card < len(table.prints), "no card")
    texts = table.print(card).card.traits if trait else table.print(card).abilities
    _need(number < len(texts) and at < len(texts[number].effects), "no such text")
    _need(isinstance(texts[number].effects[at], wanted), "another text")


def _the_rest(state: State, table: Table) -> None:
    count = len(table.prints)
    for lasting in state.lasting:
        _need(all(card < count for card in lasting.cards), "no card")
        _need(lasting.kind != "strength" or None not in (lasting.field, lasting.owner), "no Province")
        _ruling(table, lasting)
    for use in state.used:
        _need(use.card < count and use.ability < len(table.print(use.card).abilities), "no ability")
    for titles in state.events:
        known = all(title in CARDS and CARDS[title].type == "event" for title in titles)
        _need(known and len(set(titles)) == len(titles), "no Event")
    over = state.phase == "over"
    _need(over == (not state.frames) == (state.ending is not None), "over or not")
    drawn = state.ending in (None, "both", "turns")
    _need(drawn == (state.winner is None), "who has won")
    _need(state.phase in ("setup", "over") or 1 <= state.turn <= state.options.max_turns, "the number of the turn")


