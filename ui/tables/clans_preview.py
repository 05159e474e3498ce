"""What the decks of a match of The Four Groves are like, for the page where it is set up: a few cards of each."""

from __future__ import annotations

from desktop.rules.clans.cards import CARDS
from desktop.rules.clans.decks import DECKS
from desktop.rules.clans.values import SEATS, Deck, View
from ui.art.face import Face
from ui.boards.clans_faces import ROOM, card_face
from ui.shell.table import PREVIEW
from ui.stage.placement import Placement
from ui.words.clans import ClansWords

TYPICAL: dict[str, tuple[str, str]] = {
    "maple": ("akaba_masakage_red_general", "redleaf_vanguard"),
    "plum": ("umehara_chiyo_voice_of_the_court", "gift_beyond_price"),
    "reed": ("ashihara_gale_swift_justice", "kazemi_yuriko"),
    "cedar": ("sugimori_suigetsu_grove_elder", "wheel_of_flame"),
}
"""By ready-made deck: cards that show its plan."""
CARD = (168.0, 235.0)
"""Width and height of a card."""
SIGN = 46.0
"""Of the sign of a seat."""


def typical(name: str, deck: Deck) -> tuple[str, ...]:
    """The Stronghold of a deck, and two cards that show what it is about: the dearest where it is no ready-made one."""
    shown = TYPICAL.get(name)
    if shown is None:
        dearest = sorted(set(deck.dynasty) | set(deck.fate), key=lambda card: (-(CARDS[card].cost or 0), card))
        shown = (*dearest, "", "")[0], (*dearest, "", "")[1]
    return tuple(card for card in (deck.stronghold, *shown) if card)


def preview(view: View, words: ClansWords) -> tuple[Placement, ...]:
    """Both decks, that of the first seat above."""
    wide, high = PREVIEW
    found = [Placement("cloth", "ground", Face(ROOM, "cloth"), wide / 2, high / 2, wide, high, z=0)]
    step = wide / 3
    for seat in range(SEATS):
        name, own = view.options.decks[seat], view.options.own[seat]
        y = high * (1 + 2 * seat) / 4
        for place, card in enumerate(typical(name, own or DECKS[name])):
            x = step * (place + 0.5)
            found.append(Placement(f"{seat}.{place}", "card", card_face(card, words), x, y, *CARD, z=1, shadow=4.0))
        corner = (step - CARD[0]) / 2 + SIGN / 2 - 8, y - CARD[1] / 2 + SIGN / 2 - 4
        found.append(Placement(f"sign:{seat}", "sign", Face("table", "sign", (seat,)), *corner, SIGN, SIGN, z=2))
    return tuple(found)
