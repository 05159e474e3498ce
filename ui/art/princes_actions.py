"""Pictures of the yellow action cards of Rival Princes."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from ui.art.glyphs import placed
from ui.art.gouges import beside, clipped, moved, points, rounded, smooth
from ui.art.princes_parts import Sun, arch_stones, fire, land, lettered, metal, parts
from ui.art.princes_red import marketplace
from ui.art.prints import Draw, Scene


def alchemist(scene: Scene) -> None:
    """A bubbling flask, and a die that shows what he wants."""
    high = scene.height
    scene.ground("night")
    scene.sun(46, high * 0.5, 18, "night", 30, "slate", 60, width=1.4, rim=False)
    scene.block(-2, high * 0.19, 36, 3, "clay", 0.7)
    for name, x, tint in (("round-bottom-flask", 8, "rose"), ("book-pile", 23, "straw")):
        metal(scene, name, x, high * 0.115, 17, tint, "snow", None, halo_width=0.4, shade=False)
    metal(scene, "bubbling-flask", 46, high * 0.52, 62, "moss", "snow", halo_width=1.2)
    for x, y, radius in ((46, 0.12, 2.4), (52, 0.06, 1.6), (41, 0.05, 1.2)):
        scene.dot(x, y * high, radius, "straw")
    scene.block(-2, high * 0.84, 104, 24, "clay", 1.1)
    for i in range(10):
        scene.gouge(2 + i * 11, high * 0.91 + i % 2 * 2, 0, 9, 0.9)
    metal(scene, "perspective-dice-six-faces-six", 82, high * 0.7, 25, "snow", "snow", halo_width=0.8, shade=False)
    scene.line([(12, high * 0.84), (12, high * 0.66)], 5, "paper", 0, 0)
    fire(scene, 12, high * 0.55, 14, "gold")


def arsonist(scene: Scene) -> None:
    """A hooded man with a torch, a house in flames."""
    high = scene.height
    scene.sky("night", "slate", 14, bottom=high * 0.8, width=0.6)
    scene.sun(66, high * 0.5, 24, "madder", 26, "ochre", 26, width=1.6, rim=False)
    far = scene.curve(high * 0.7, 2)
    scene.hill(far, "ink", 0, carved="madder", rows=4)
    scene.house(46, high * 0.8, 42, high * 0.38, "clay", "ink", "gold")
    scene.glyph("wildfires", 68, high * 0.34, 46, "ochre")
    fire(scene, 60, high * 0.62, 20, "straw")
    fire(scene, 78, high * 0.66, 16)
    cuts, mass = placed("hooded-figure", 20, high * 0.66, 50, flip=True)
    scene.outline(mass, 1.8, "ochre")
    scene.fill(mass, "plum")
    scene.fill(cuts, "ink")
    scene.glyph("primitive-torch", 34, high * 0.44, 22, "ink", "clay", None, turn=-20)
    fire(scene, 41, high * 0.34, 11, "gold")


def bishop(scene: Scene) -> None:
    """A bishop with mitre and crook."""
    high = scene.height
    scene.ground("plum")
    scene.sun(50, high * 0.4, 26, "ochre", 32, "gold", 40, width=1.5)
    body = smooth(parts(high, "30,64 50,58 70,64 86,84 90,106.2 10,106.2 14,84"))
    scene.fill(body, "madder", 1.3)
    scene.hatch(body, "ink", 2.6, 72, 0.7, 0.7, QRectF(66, high * 0.6, 24, high * 0.5))
    scene.fill(parts(high, "44,62 56,62 58,104.6 42,104.6"), "gold", 1)
    for k in range(2):
        lettered(scene, "+", 50, high * (0.76 + k * 0.13), 6, "madder")
    scene.fill(smooth(parts(high, "39,40 61,40 63,52 56,64 50,68 44,64 37,52")), "dawn", 1.2)
    scene.fill(smooth(parts(high, "38,54 44,58 50,56.5 56,58 62,54 60,66 50,76 40,66")), "snow", 1.1)
    for k in range(5):
        scene.line([(42 + k * 4, high * 0.6), (44 + k * 3, high * 0.7)], 0.7, "ink")
    for side in (-1, 1):
        scene.line([(50 + side * 3, high * 0.465), (50 + side * 6, high * 0.45), (50 + side * 9.6, high * 0.465)], 1.4)
        scene.dot(50 + side * 6, high * 0.485, 1.2)
    scene.line([(50, high * 0.47), (51.6, high * 0.54), (48.6, high * 0.545)], 0.9)
    mitre = smooth(parts(high, "36,42 34,24 42,10 50,2 58,10 66,24 64,42 50,39"))
    scene.fill(mitre, "snow", 1.3)
    scene.line([(50, high * 0.06), (50, high * 0.38)], 3, "gold", 0.1, 0)
    scene.line([(36, high * 0.3), (50, high * 0.28), (64, high * 0.3)], 2.6, "gold", 0, 0)
    for k in range(4):
        scene.gouge(58 + k * 1.6, high * 0.16 + k * 3, 88, 9, 0.6, "ink")
    scene.line([(84, high + 4), (84, high * 0.34)], 2.4, "ink", 0, 0)
    crook = smooth(parts(high, "84,36 82,20 88,13 94,20 92,27 88,25"), closed=False)
    scene.outline(crook, 2.6)
    scene.outline(crook, 1.2, "gold")


def black_knight(scene: Scene) -> None:
    """A black helm before a burning land."""
    high = scene.height
    scene.sky("madder", "clay", 9, bottom=high * 0.7)
    scene.sun(50, high * 0.36, 27, "dawn", 30, "ochre", 40, width=1.6, rim=False)
    far = scene.curve(high * 0.66, 3)
    scene.hill(far, "ink", 0, carved="madder", rows=3)
    scene.glyph("burning-tree", 10, high * 0.56, 26, "ink")
    scene.tower(90, high * 0.74, 11, 30, "plum", "ink", light="gold")
    scene.birds([(20, 12), (80, 14), (72, 8)], 5)
    body = smooth(parts(high, "34,66 50,62 66,66 84,78 92,106.2 8,106.2 16,78"))
    scene.outline(body, 2.4, "paper")
    scene.fill(body, "ink")
    for k in range(4):
        scene.gouge(20 + k * 5, high * 0.8, 96, 16, 0.9)
    for k in range(4):
        scene.gouge(64 + k * 5, high * 0.8, 84, 16, 0.9, "madder")
    for side in (-1, 1):
        plate = [(x, y * high / 100) for x, y in beside(side, "19,66 32,68 40,84 24,82")]
        scene.fill(smooth(plate), "night", 1)
        for k in range(4):
            scene.gouge(50 + side * (22 + k * 4), high * 0.7 + k, 90 - side * 18, 7, 0.9)
    scene.glyph("black-knight-helm", 50, high * 0.4, 46, "ink", "madder", "paper", halo_width=1.5)
    for k in range(4):
        scene.gouge(35 + k * 1.8, high * 0.24 + k * 2, 96, 14, 1)
    for k in range(4):
        scene.gouge(58 + k * 2, high * 0.56, 88, 12, 0.8, "soft")


def caravan(scene: Scene) -> None:
    """Three laden camels cross the sands."""
    high = scene.height
    scene.sky("dawn", "paper", 8, bottom=high * 0.6)
    scene.sun(22, high * 0.3, 13, "madder", 24, "paper", 22, width=1.5)
    far = scene.curve(high * 0.52, 5)
    scene.hill(far, "rose", 0.9, rows=3)
    near = scene.curve(high * 0.7, 4)
    scene.hill(near, "ochre", 1.2, carved="straw", rows=5)
    for x, size in ((84, 24), (56, 32), (22, 42)):
        y = near(x) - size * 0.36
        scene.glyph("camel", x, y, size, "ink", "clay", "straw", halo_width=0.9)
        blanket = points("-0.3,-0.16 -0.12,-0.36 0.08,-0.16 0.04,0.1 -0.28,0.1")
        cloth = moved(smooth(blanket), x, y, scale=size)
        scene.fill(cloth, "madder", 0.9)
        scene.hatch(cloth, "gold", 2, 10, 0.6, 0.7)
    scene.birds([(60, 10), (68, 14)], 4)


def scout(scene: Scene) -> None:
    """A scout on a rock looks through his glass."""
    high = scene.height
    land(scene, "sky", "mist", "moss", 42, Sun(82, 20, 9, "gold"), pines=((92, 26),))
    scene.house(60, high * 0.56, 14, 10)
    scene.fill(smooth(parts(high, "-4,104.6 -4,62 20,60 40,74 70,86 104,90 104,104.6")), "stone", 1.2)
    for i in range(9):
        scene.gouge(4 + i * 9, high * (0.7 + i * 0.025), 8, 10, 1)
    scene.fill(smooth(parts(high, "8,78 12,50 22,40 32,46 36,64 38,84 22,86")), "forest", 1.3)
    for k in range(4):
        scene.gouge(16 + k * 3, high * 0.5 + k * 2, 96, 20, 1, "moss")
    scene.dot(27, high * 0.33, 8, "ink")
    scene.dot(28, high * 0.33, 6.8, "dawn")
    scene.fill(smooth(parts(high, "15,34 18,20 28,15 38,22 46,27 30,28")), "olive", 1.1)
    scene.line([(24, high * 0.2), (16, high * 0.08)], 2, "madder", 0.2, 0.4)
    scene.line([(30, high * 0.52), (42, high * 0.5), (46, high * 0.37)], 5, "ink", 0.05, 0.05)
    scene.line([(30, high * 0.52), (42, high * 0.5), (46, high * 0.38)], 3.4, "forest", 0.05, 0.05)
    scene.fill(scene.cut(parts(high, "36,31.5 50,27 51,35 37,36"), 0.1), "clay", 1)
    scene.fill(scene.cut(parts(high, "50,26 68,21 70,34 51,36"), 0.1), "ochre", 1)
    scene.fill(scene.cut(parts(high, "68,20 72,19.5 74,34.5 70,35"), 0.1), "gold", 1)
    scene.dot(31.5, high * 0.33, 1, "ink")
    scene.dot(46, high * 0.37, 2.8, "dawn")


def spy(scene: Scene) -> None:
    """A spy in a lit archway."""
    high = scene.height
    scene.ground("stone")
    scene.bricks(0, 0, 100, high, "ink", 7, 14, 0.9, 0.6)
    scene.hatch(scene.cut(parts(high, "0,0 100,0 100,100 0,100")), "ink", 6, 84, 0.6, 0.35)
    doorway = rounded(QRectF(16, high * 0.08, 68, high * 1.2), 34)
    scene.fill(doorway, "ochre", 1.6)
    with clipped(scene.painter, doorway):
        scene.sun(50, high * 0.5, 10, "ochre", 30, "straw", 60, width=2.2, rim=False)
        body = smooth(parts(high, "38,64 50,60 62,64 80,78 84,106.9 16,106.9 20,78"))
        scene.fill(body, "ink")
        for i in range(4):
            scene.gouge(26 + i * 4, high * 0.84, 96, 18, 1)
        scene.glyph("spy", 50, high * 0.5, 62, "ink", "dawn", None)
    arch_stones(scene, 50, high * 0.08 + 34, 34, "ink", 8)
    scene.line([(16, high), (16, high * 0.4)], 2, "ink", 0, 0)
    scene.line([(84, high), (84, high * 0.4)], 2, "ink", 0, 0)


def herb_woman(scene: Scene) -> None:
    """A herb woman before her hut, her cauldron on the boil."""
    high = scene.height
    land(scene, "mist", "moss", "olive", 46, Sun(82, 20, 9, "gold"), pines=((94, 34), (86, 26)))
    scene.house(4, high * 0.72, 30, high * 0.3, "straw", "clay", "gold")
    body = smooth(parts(high, "34,74 46,66 58,74 66,106.2 22,106.2"))
    scene.fill(body, "plum", 1.3)
    scene.hatch(body, "ink", 2.6, 80, 0.7, 0.7, QRectF(50, high * 0.66, 20, high * 0.4))
    scene.glyph("witch-face", 44, high * 0.47, 54, "ink", "dawn", "paper", halo_width=1)
    metal(scene, "cauldron", 82, high * 0.82, 34, "stone", "snow", halo_width=1, shade=True)
    for i in range(3):
        scene.line(
            [(74 + i * 7, high * 0.68), (71 + i * 7, high * 0.6), (76 + i * 7, high * 0.54)], 1.8, "paper", 0.3, 0.5
        )
    scene.glyph("herbs-bundle", 62, high * 0.82, 26, "forest", None, "paper", turn=20, halo_width=0.9)
    for x in (6, 20):
        scene.grass(x, high * 0.98, 8)


def merchant(scene: Scene) -> None:
    """Great scales over the market."""
    high = scene.height
    marketplace(scene)
    metal(scene, "scales", 50, high * 0.5, 66, "gold", "snow", halo_width=1.8)


def brigands(scene: Scene) -> None:
    """Robbers with sacks on a moonlit road."""
    high = scene.height
    scene.sky("night", "slate", 12, bottom=high * 0.7, width=0.6)
    scene.sun(74, high * 0.24, 13, "straw", 20, "slate", 16, width=1)
    far = scene.curve(high * 0.52, 3)
    scene.hill(far, "forest", 1, carved="moss", rows=3)
    scene.house(70, far(78) + 6, 20, 14, "shade", "plum", "gold")
    for x in (4, 13, 97):
        scene.pine(x, far(x) + 8, 30 + x % 7)
    near = scene.curve(high * 0.78, 2)
    scene.hill(near, "olive", 1.2, carved="moss", rows=3)
    scene.fill(smooth(parts(high, "-6,90 40,84 106,90 106,110 -6,110")), "straw", 1)
    for i in range(8):
        scene.gouge(6 + i * 13, high * 0.95 + i % 2 * 3, 0, 9, 1, "clay")
    scene.glyph("robber", 24, high * 0.66, 34, "ink", "clay", "straw", halo_width=0.9)
    scene.glyph("robber", 62, high * 0.68, 54, "ink", "madder", "straw", halo_width=1.1)


ACTIONS: dict[str, Draw] = {
    "alchemist": alchemist,
    "arsonist": arsonist,
    "bishop": bishop,
    "black_knight": black_knight,
    "brigands": brigands,
    "caravan": caravan,
    "herb_woman": herb_woman,
    "merchant": merchant,
    "scout": scout,
    "spy": spy,
}
"""Action card -> its picture."""
