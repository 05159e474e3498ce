"""The faces of The Four Groves that need words: a card as it is read, in the hand, in a Province."""

from __future__ import annotations

from desktop.rules.clans.cards import CARDS
from desktop.rules.clans.roster import Print
from desktop.rules.clans.vocabulary import Clan
from ui.art.face import Face
from ui.words.clans import ClansWords
from ui.words.clans_cards import card_name, card_text

ROOM = "clans"
MOST_SHEETS = 10


def clan_of(kind: Print) -> Clan | str:
    """The clan of a card; "" for none."""
    return kind.card.clan or ""


def large_face(kind: Print, words: ClansWords) -> Face:
    """A card with its whole text."""
    if kind.title == "created":
        return created_face(kind, words)
    return card_face(kind.title, words)


def card_face(title: str, words: ClansWords) -> Face:
    """The same by the id of a card."""
    return Face(
        ROOM, "card", (title, card_name(title), words.keywords(CARDS[title].keywords), "\n".join(card_text(title)))
    )


def created_face(kind: Print, words: ClansWords) -> Face:
    """A card made by an effect."""
    force = words.number(kind.card.force or 0)
    if kind.personality:
        return Face(ROOM, "created", ("personality", force, words.number(kind.card.chi or 0)))
    return Face(ROOM, "created", ("follower", force))


def small_face(kind: Print, words: ClansWords) -> Face:
    """A card without its text."""
    return (
        created_face(kind, words)
        if kind.title == "created"
        else Face(ROOM, "card", (kind.title, card_name(kind.title)))
    )


def hand_face(kind: Print, price: int | None, dear: bool, words: ClansWords) -> Face:
    """A card of one's own hand: its name on top, its price at the corner."""
    named = "" if price is None else words.number(price)
    return Face(ROOM, "hand", (kind.title, card_name(kind.title), named, dear))


def offer_face(kind: Print, price: int | None, dear: bool, words: ClansWords) -> Face:
    """A face-up card of a Province."""
    if price is None:
        return small_face(kind, words)
    return Face(ROOM, "offer", (kind.title, words.number(price), dear))


def unit_face(kind: Print, dishonored: bool, words: ClansWords) -> Face:
    """A Personality in play."""
    return created_face(kind, words) if kind.title == "created" else Face(ROOM, "unit", (kind.title, dishonored))


def tab_face(kind: Print, force: int | None, words: ClansWords) -> Face:
    """An attachment behind its Personality; `force`: of a Follower, as it is now."""
    printed = kind.card.force
    if kind.title == "created" or (force is not None and force != printed):
        return Face(ROOM, "tab", ("" if kind.title == "created" else kind.title, words.signed(force or 0)))
    return Face(ROOM, "tab", (kind.title,))


def home_face(kind: Print, words: ClansWords, gold: int | None = None) -> Face:
    """A card at home that is in no unit; `gold`: what it makes now, where that is not what is printed."""
    match kind.type:
        case "holding":
            return Face(ROOM, "holding", (kind.title,) if gold is None else (kind.title, f"+{gold}"))
        case "stronghold":
            return Face(ROOM, "stronghold", (kind.title,))
    return small_face(kind, words)


def sheets(count: int) -> int:
    """How thick a deck of so many cards is."""
    return min(MOST_SHEETS, -(-count // 4))
