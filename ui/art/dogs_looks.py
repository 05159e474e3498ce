"""How each of the 32 dogs looks: the parts it is put together from. No two dogs share more than a few."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Dog:
    """A dog as parts: see the modules of heads, bodies and grounds for what each word draws."""

    key: str
    shape: str
    ears: str
    muzzle: str
    base: str
    second: str
    pattern: str
    fur: str = "smooth"
    eyes: str = "round"
    mouth: str = "calm"
    collar: tuple[str, str] = ("band", "madder")
    pose: str = "bust"
    tilt: float = 0.0
    tail: str = "up"
    ground: tuple[str, str, str] = ("hills", "sky", "olive")
    """Backdrop, its sky and its land."""
    ear: str = ""
    """Colour of the ears, if not the coat's."""

    @property
    def ear_tint(self) -> str:
        """Colour of the ears."""
        return self.ear or self.base


GRASS = "#93A44F"

_ALL = (
    Dog("d01", "round", "drop", "mid", "golden", "cream", "muzzle", mouth="tongue", collar=("tag", "madder"),
        pose="sit", tail="plume", ear="#B97F2E"),
    Dog("d02", "square", "button", "walrus", "grey", "white", "brows", "wire", collar=("bandana", "slate"),
        ground=("sun", "#EBD9AE", "clay"), tilt=-6, ear="#7C756A"),
    Dog("d03", "round", "long", "mid", "red", "cream", "blaze", eyes="sleepy", collar=("scarf", "forest"),
        ground=("leaves", "#E9C27A", "clay"), ear="#8A4322"),
    Dog("d04", "round", "drop", "mid", "white", "tan", "saddle", collar=("bandana", "madder"), pose="stand",
        ear="brown"),
    Dog("d05", "wedge", "prick", "mid", "red", "white", "fox", mouth="smile", collar=("none", "ink"), pose="sit",
        tail="plume", ground=("birch", "#D6C8A0", "forest")),
    Dog("d06", "narrow", "rose", "long", "grey", "white", "blaze", eyes="sleepy", collar=("wide", "plum"),
        ground=("window", "#29324A", "plum"), tilt=5, ear="#8B8376"),
    Dog("d07", "round", "wing", "short", "white", "black", "halfmask", eyes="wide", mouth="tongue",
        collar=("bow", "ochre"), ground=("sun", "sky", GRASS), ear="black", tilt=8),
    Dog("d08", "wedge", "wolf", "mid", "#4F5B64", "white", "husky", "shag", eyes="ice", mouth="smile",
        collar=("band", "madder"), ground=("mountains", "#CFE0E2", "mist")),
    Dog("d09", "wide", "drop", "beard", "moss", "cream", "brows", "shag", eyes="fringe", collar=("none", "ink"),
        ground=("birch", "#B9C9A0", "forest")),
    Dog("d10", "round", "curl", "mid", "red", "cream", "topknot", "curl", collar=("bow", "ochre"),
        ground=("stage", "cream", "madder"), ear="#9A4A20"),
    Dog("d11", "square", "tip", "beard", "tan", "cream", "brows", "wire", mouth="stick", collar=("band", "forest"),
        ground=("hills", "#D8C08A", "forest")),
    Dog("d12", "wide", "button", "pug", "cream", "black", "mask", eyes="wide", collar=("spike", "madder"), pose="sit",
        tail="curl", ground=("sofa", "plum", "madder"), ear="black"),
    Dog("d13", "round", "long", "mid", "choc", "tan", "tan", collar=("tag", "ochre"), pose="long", tail="whip",
        ground=("fire", "#D9A25A", "#7A3A2A"), ear="#3F281C"),
    Dog("d14", "wedge", "bat", "short", "tan", "cream", "muzzle", eyes="wide", mouth="smile",
        collar=("bandana", "plum"), ground=("sun", "#F0C987", "madder"), tilt=-9),
    Dog("d15", "wedge", "tip", "long", "black", "white", "collie", "shag", mouth="tongue", collar=("none", "ink"),
        pose="play", tail="plume", ground=("fence", "sky", GRASS)),
    Dog("d16", "round", "drop", "short", "cream", "honey", "patch", "curl", eyes="closed", mouth="smile",
        collar=("none", "ink"), pose="basket", ground=("window", "sky", "clay"), ear="#C08E48"),
    Dog("d17", "long", "drop", "mid", "white", "ink", "spots", collar=("band", "madder"), pose="stand", tail="whip",
        ground=("city", "#E7D9B6", "storm"), ear="ink"),
    Dog("d18", "narrow", "feather", "long", "cream", "white", "muzzle", "silk", eyes="sleepy", collar=("none", "ink"),
        ground=("willow", "#CFDDCB", "olive"), ear="golden"),
    Dog("d19", "wedge", "prick", "mid", "amber", "white", "blaze", mouth="letter", collar=("bandana", "forest"),
        pose="long", tail="stub", ground=("fence", "#E9DDB8", "olive")),
    Dog("d20", "wide", "rose", "short", "white", "amber", "patch", mouth="tooth", collar=("flower", "madder"),
        ground=("poppies", "sky", GRASS), ear="amber"),
    Dog("d21", "wide", "drop", "short", "tan", "black", "brindle", eyes="sleepy", mouth="jowl",
        collar=("spike", "ink"), ground=("kennel", "#D8C7A0", "clay"), ear="#8C5A30"),
    Dog("d22", "square", "prick", "beard", "white", "white", "solid", "wire", collar=("tartan", "forest"),
        ground=("thistle", "#A9B4C8", "plum")),
    Dog("d23", "wedge", "tip", "mid", "blue", "white", "merle", "shag", eyes="odd", mouth="tongue",
        collar=("band", "ochre"), ground=("sea", "#DCE3E2", "straw"), ear="#4F5B64"),
    Dog("d24", "round", "bat", "short", "black", "tan", "tan", eyes="wide", collar=("bell", "ochre"), pose="sit",
        tail="whip", ground=("night", "#29324A", "forest"), tilt=7),
    Dog("d25", "round", "fluff", "short", "white", "white", "solid", "cloud", mouth="smile", collar=("none", "ink"),
        ground=("clouds", "sky", "slate")),
    Dog("d26", "long", "long", "long", "brown", "tan", "muzzle", eyes="brow", mouth="daisy", collar=("tag", "olive"),
        ground=("sunflowers", "#E4DDB4", "olive"), ear="choc"),
    Dog("d27", "square", "drop", "mid", "golden", "golden", "topknot", "curl", mouth="ball", collar=("band", "slate"),
        ground=("wheat", "#CFE0E2", "ochre"), ear="#C58B35"),
    Dog("d28", "long", "feather", "mid", "liver", "liver", "solid", "silk", collar=("wide", "ochre"), pose="sit",
        tail="plume", ground=("leaves", "#E8D3A0", "madder"), ear="#6B2C18"),
    Dog("d29", "wide", "bat", "short", "grey", "white", "checks", eyes="wink", mouth="lick", collar=("none", "ink"),
        pose="peek", ground=("kitchen", "#DCE3E2", "slate"), tilt=-7, ear="#8A8276"),
    Dog("d30", "egg", "curl", "mid", "#6A3B22", "#6A3B22", "topknot", "curl", mouth="tongue",
        collar=("bandana", "ochre"), pose="lie", tail="plume", ground=("oak", "#DFE0B6", "olive"), ear="#4D2916"),
    Dog("d31", "round", "wolf", "short", "#C07C46", "cream", "muzzle", "mane", eyes="wide", mouth="smile",
        collar=("none", "ink"), pose="sit", tail="plume", ground=("sofa", "#C9A25E", "slate"), ear="#9A5E30"),
    Dog("d32", "round", "half", "mid", "white", "black", "eyepatch", eyes="wide", mouth="bone",
        collar=("band", "slate"), ground=("meadow", "sky", GRASS), ear="black", tilt=-10),
)  # fmt: skip

LOOKS: dict[str, Dog] = {dog.key: dog for dog in _ALL}
"""Id of a dog -> how it looks."""
