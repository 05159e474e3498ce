"""The Personalities of The Four Groves: keywords choose dress, head and weapon; the place in the clan chooses the land.

No two are alike: within a clan every one has another land, side, crest or thing in the hand, and those that are told of
by name have something of their own.
"""

from __future__ import annotations

from desktop.rules.clans.cards import CARDS
from desktop.rules.clans.operations import Card
from ui.art.clans_arms import pole
from ui.art.clans_figures import COATS, Looks, figure, rider
from ui.art.clans_land import banner
from ui.art.clans_marks import CLANS, ELEMENTS
from ui.art.clans_press import TEAL, Block, path
from ui.art.clans_scenes import SCENES

_WOMEN = frozenset(
    [
        "momijiya_hana",
        "momijiya_scout_sae",
        "kiyohara_shinobu",
        "momijiya_oto_wall_breaker",
        "umehara_kaoruko",
        "shirakaba_nagi",
        "shirakaba_tomoe",
        "umehara_chiyo_voice_of_the_court",
        "ashihara_kurenai",
        "kazemi_yuriko",
        "kazemi_okimi_silk_tongue",
        "ashihara_gale_swift_justice",
        "sugimori_aoi",
        "sugimori_eika",
        "sugimori_kaede",
        "mizukane_sayo",
        "sister_nyomi",
        "exiled_duelist_rei",
    ]
)
_CRESTS = ("horns", "moon", "sun", "plume", "mon", "antler")


def place_of(card: Card) -> int:
    """Which of its clan's Personalities this is, from 0."""
    peers = [other.id for other in CARDS.values() if other.type == "personality" and other.clan == card.clan]
    return peers.index(card.id)


def personality(block: Block, card: Card) -> None:
    """A Personality before the land of its clan."""
    clan, place, unique = card.clan or "", place_of(card), "Unique" in card.keywords
    high = block.high
    SCENES[clan](block, (place + place // 6) % 6)
    _special(block, card.id, clan)
    if unique:
        block.rays(50, high * 0.3, "gold", 26, 26, 90, 0.8)
    flip = place % 2 == 1
    looks = _looks(card, place, unique)
    looks["mien"] = 2 if card.id in _WOMEN else (0, 1, 3, 4, 5)[place % 5]
    looks["accent"] = ("gold", "snow", "ochre", CLANS[clan].light)[place % 4]
    if "Cavalry" in card.keywords:
        coat = COATS[(place * 5 + place // 6 * 2) % 6]
        rider(block, 50 + (1 if flip else 7) - (8 if flip else 0), high + 2, 87 / 96, coat, clan, flip, **looks)
        return
    scale = high / 118 * (1.08 if unique else 0.98) * (0.95 if looks.get("element") else 1)
    aside = 0 if unique else 4
    figure(block, 50 + (-aside if flip else aside), high + 5, scale, clan, flip, **looks)


def _special(block: Block, card: str, clan: str) -> None:
    """What belongs to one of them alone."""
    high = block.high
    if card == "minato_wave_rider":
        block.sea(high * 0.5, TEAL)
        block.glyph("big-wave", 24, high * 0.56, 74, "slate", halo=1.6, rim="snow")
    elif card == "ashihara_gale_swift_justice":
        for i in range(6):
            block.gouge(-6, high * (0.1 + 0.12 * i), 106, high * (0.2 + 0.1 * i), 1.6, "snow", 8 * (-1) ** i)
    elif card == "ashihara_jinbei":
        for x in (6, 88):
            banner(block, x, high * 0.96, 46, CLANS[clan].main, clan)
    elif card == "ashihara_soun_thunder_of_hooves":
        block.fall("rain", 30)
        for x in (18, 84):
            bolt = path("M", x, -2, "L", x - 6, high * 0.2, x + 4, high * 0.2, x - 5, high * 0.46)
            block.ink(bolt, 2.2, "gold")
    elif card == "ashihara_twin_lance_ko":
        pole(block, 24, high * 0.8, -16, high * 0.56, 30, "yari")


def _looks(card: Card, place: int, unique: bool) -> Looks:
    """Dress, head and hands by the keywords; the first that says something decides."""
    words, woman = card.keywords, card.id in _WOMEN
    if "Cavalry" in words:
        return _riding(card, place, unique, woman)
    if "Courtier" in words:
        gear = ("bun" if place % 2 else "long") if woman else ("eboshi" if place % 2 else "kanmuri")
        return {
            "kind": "court" if place % 2 == 0 or unique else "robe",
            "gear": gear,
            "hand": ("fan", "letter", "fanface", "scroll")[(place + (2 if woman else 0)) % 4],
            "long": gear == "bun" and unique,
            "back": "parasol" if card.clan == "Reed" and woman else "",
        }
    element = next((word for word in ELEMENTS if word in words), "")
    if "Shugenja" in words:
        return _calling(card, place, unique, woman, element)
    if "Monk" in words:
        begging = card.id == "begging_monk"
        return {
            "kind": "habit",
            "gear": "basket" if begging else ("straw" if place % 3 == 1 else "bald"),
            "hand": "flute" if begging else ("palm" if unique else ("shakujo", "beads", "palm")[place % 3]),
            "element": element if (unique or place % 2) and element != "Earth" else "",
            "beard": unique,
        }
    return _at_work(card, place, woman) or _fighting(card, place, unique, woman)


def _riding(card: Card, place: int, unique: bool, woman: bool) -> Looks:
    words = card.keywords
    armoured = "Samurai" in words
    crest = "kabuto-" + ("plume", "moon", "sun", "horns", "mon")[place % 5]
    hand = "naginata" if place % 3 == 0 else "yari"
    for word, held in (("Scout", "bowrest"), ("Duelist", "high"), ("Commander", "gunbai")):
        hand = held if word in words else hand
    return {
        "kind": "armour" if armoured else "cloak",
        "gear": ("tail" if woman else crest) if armoured else "straw",
        "hand": hand,
        "back": "banner" if unique else "",
    }


def _calling(card: Card, place: int, unique: bool, woman: bool, element: str) -> Looks:
    """One who calls the elements."""
    gear = "hood" if place % 4 == 3 else ("topknot", "kanmuri", "eboshi")[place % 3]
    if card.id == "peak_hermit":
        gear = "straw"
    return {
        "kind": "robe" if place % 3 else "court",
        "gear": ("long", "bun", "tail")[place % 3] if woman else gear,
        "long": woman and place % 3 == 1,
        "hand": "orb" if unique else ("orb", "staff", "beads", "scroll")[place % 4],
        "element": element,
        "beard": card.id in ("peak_hermit", "tamaki_ranmaru_plum_sage"),
    }


def _at_work(card: Card, place: int, woman: bool) -> Looks | None:
    """Gardeners, scouts, merchants, masterless men; None for the others."""
    words = card.keywords
    if "Artisan" in words:
        return {"kind": "robe", "gear": "straw", "hand": "shears"}
    if "Scout" in words:
        return {"kind": "cloak", "gear": "hood" if woman else "straw", "hand": "bow", "back": "quiver"}
    if "Merchant" in words:
        return {"kind": "kimono", "gear": "topknot", "hand": "abacus"}
    if "Ronin" in words and "Duelist" not in words and "Samurai" not in words:
        bandit = card.id == "roadside_bandit_chief"
        return {"kind": "kimono", "gear": "band", "hand": "axe" if bandit else "bow", "beard": bandit}
    return None


def _fighting(card: Card, place: int, unique: bool, woman: bool) -> Looks:
    """Duelists, berserkers, engineers, strategists, and samurai in armour."""
    words = card.keywords
    if "Duelist" in words:
        gear = "tail" if woman or place % 3 == 0 else ("topknot", "straw", "band")[place % 3]
        return {"kind": "kimono", "gear": gear, "hand": "high" if unique else ("draw", "katana")[place % 2]}
    if "Berserker" in words:
        return {
            "kind": "kimono" if place % 2 else "armour",
            "gear": "tail" if woman else "wild",
            "hand": "hammer" if unique else ("two", "axe")[place % 2],
            "beard": unique,
            "mask": place % 2 == 0,
        }
    if "Siege" in words:
        return {"gear": "band", "hand": "hammer", "back": "banners"}
    if "Tactician" in words:
        old = card.id == "old_strategist_genzo"
        gear = "tail" if woman else "kabuto-mon"
        return {"gear": gear, "hand": "gunbai" if old else "scroll", "beard": old}
    if card.id == "masterless_spearman":
        return {"gear": "straw", "hand": "yari"}
    crest = (place * 3 + len(card.name)) % 7
    hand = "naginata" if "Yojimbo" in words or woman else ("katana", "yari", "high")[place % 3]
    return {
        "gear": "jingasa" if crest == 6 else f"kabuto-{_CRESTS[crest]}",
        "hand": "gunbai" if "Commander" in words else hand,
        "back": "banners" if unique else ("banner" if place % 3 == 1 else ""),
        "mask": place % 3 == 2,
    }
