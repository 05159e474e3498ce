"""The printing workshop: everything the program shows is painted here, by code, in one hand.

What the rest of the program uses (nothing here creates a QApplication; one must exist before anything is painted):

``Face(room, name, args)``
    A hashable description of one thing to paint. ``painter_of(face)`` gives the function that paints it into a
    rectangle. Rooms and names (args in order; a name in a face is already translated text):

    ======= ============ ============================================ =========================================
    room    name         args                                         proportion (width : height) and notes
    ======= ============ ============================================ =========================================
    cuccu   card         key, name, value                             63 : 88; key of ``faces_cuccu.ORDER``; empty
                                                                      name and value: the picture fills the card
    cuccu   back                                                      63 : 88
    cuccu   emblem                                                    1 : 1, the cuckoo as a small square print
    cuccu   felt                                                      any; the oval cloth fills the rectangle,
                                                                      embroidered rim and wreath included
    princes card         id[, name[, text]]                           63 : 88; id of a card of the stacks or of an
                                                                      event; narrower than 90 without name; the text
                                                                      is written from 280 on
    princes site         id                                           1 : 1; the card as it lies on a site
    princes town         kind                                         1 : 1; road, settlement, city; with 63 : 88 its
                                                                      cost stands below
    princes region       land, number, stored                         1 : 1, laid with ``turns = stored``: print and
                                                                      number stand upright by that; with 63 : 88 it is
                                                                      upright without turns
    princes number       number                                       the size of its region: laid upright over it,
                                                                      keeps the number steady while the region turns
    princes back         kind                                         63 : 88; draw, event; 1 : 1 region
    princes emblem                                                    1 : 1, the city as a small square print
    princes stack        kind, sheets                                 as ``back``; 0 sheets: the empty place (bleed)
    princes supply       kind, sheets                                 as ``town``; 0 sheets: the empty place (bleed)
    princes spot         legal                                        1 : 1; an empty site, gold where one may build
    princes die          number                                       1 : 1; 0 is not yet rolled
    princes event_die    face                                         1 : 1; a face of the rules, "" not yet rolled
    princes token        kind                                         1 : 1; knight, mill; has its own round shadow
    princes mover        seat                                         1 : 1; who made the last move, for a corner
    princes runner       seat                                         any; the linen under a principality (bleed)
    princes plate        seat, name, points, goal, exposed, strength, 318 : 86 on two lines, or as strip 690 : 36 on
                         tournament, commerce, hand[, active[, strip  one, its last 80 kept for tokens; hand is a text
                         [, rtl]]]
    princes figure       kind[, text[, hot]]                          any; strength, tournament, commerce, points,
                                                                      open, hand
    princes resource     kind[, full]                                 1 : 1; a resource's mark, or a hollow one
    princes bill         kind, kind ...                               any; marks of resources on a slip
    clans   card         id[, name[, keywords[, text]]]               63 : 88 (a Region also 1 : 1); whole from 150 on,
                                                                      its text from 240; named from 96; a token below 56
    clans   unit         id[, dishonored]                             63 : 88; a Personality in play, `totals` over it
    clans   tab          id[, figure]                                 63 : 88; an attachment behind, its strip on top
    clans   hand         id, name[, price[, dear]]                    63 : 88; name on top, coin at its corner (bleed)
    clans   offer        id[, price[, dear[, name]]]                  63 : 88; in a Province, with its coin (bleed)
    clans   holding      id[, gold]                                   63 : 88; stronghold: id[, strength[, gold]]
    clans   region       id[, name]                                   1 : 1
    clans   created      kind, force[, chi[, name]]                   63 : 88; made by an effect
    clans   back         deck, clan                                   63 : 88; "dynasty", "fate"
    clans   pile         deck, clan, sheets[, count]                  63 : 88; own shadow (bleed); 0 sheets: empty
    clans   discard      id[, count]                                  63 : 88; own shadow (bleed); "": empty
    clans   focus        value[, id]                                  63 : 88; plain: id, the picture alone
    clans   totals       force, chi[, force_way[, chi_way]]           64 : 19; way -1, 0, 1: lowered, printed, raised
    clans   ...                                                       what is laid over cards: wall, tokens, mark, coin,
                                                                      bow, seal, glow; alone: mon, figure, symbol, type
    clans   ...                                                       the table: cloth, lane, province, slot, home,
                                                                      place, phases, honor, honor_tag, favor, plate,
                                                                      header
    clans   ...                                                       battles: field, scales, shield, forecast, attack,
                                                                      order, panel, row, priority, duel, tally, curve
    table   wood                                                      any; walnut planks with the lamp's light
    table   candle       lit                                          34 : 64; the glow is painted beyond (bleed)
    table   sign         seat                                         1 : 1; seats 0..3: lozenge, circle, leaf,
                                                                      triangle
    table   plate        seat, name, note, active, rtl                158 : 46; note may be empty
    table   dealer                                                    1 : 1, the dealer's disc
    table   pack         sheets[, room]                               63 : 88 for the top card; 1 to 10 sheets beneath
                                                                      are painted beyond (bleed)
    table   count        text                                         2 : 1, a number on ink
    table   place        legal                                        63 : 88; stitched outline of an empty place
    table   ring         kind                                         any; a ring round a thing of this size, painted
                                                                      beyond (bleed); can, last, lost, focus
    table   arrow        x0, y0, xc, yc, x1, y1                       any; stitched arrow from (x0, y0) bent by
                                                                      (xc, yc) to (x1, y1), in 1/1000 of the rect
    table   stamp        glyph name                                   1 : 1; a madder stamp (a refusal, an undoing)
    table   slip                                                      any; a slip of paper with an ink rule
    house   poster       game id                                      230 : 360 or slimmer; covers other shapes too
    house   head         kind                                         any wide strip; kinds of ``heads.HEADS``
    house   head_rtl     kind                                         the same, its subject at the left
    house   pass                                                      any; the full print of the pass screen
    house   sign                                                      87 : 100, the hexagon of the house
    ======= ============ ============================================ =========================================

``Look(dark, contrast, grain, temperature)``
    The appearance a face is painted in; the three figures are 0..100 with 50 as neutral.

``FaceCache(folder, parent)`` (a QObject)
    ``pixmap(face, width, height, dpr, look, shadow=0.0, turn=0)``
        The finished picture if there is one, else a stand-in at once and the picture later: ``painted(key)`` tells.
        Width and height are logical pixels of the unturned face; ``shadow`` is the height over the table in logical
        pixels (0 flat, 6 lying, 14 raised), ``turn`` clockwise quarter turns (the shadow still falls down).
    ``margin(face, width, height, shadow=0.0) -> int``
        Logical pixels that the picture is larger than the face, on every side: place the picture at minus this.
    ``paint_now(...)`` the finished picture at once; ``ready(...) -> bool``; ``request(...)`` queues it without waiting;
    ``key(...) -> str`` what ``painted`` will say. All take the arguments of ``pixmap``. ``drop_requests()`` forgets
    what is still queued, ``pending`` counts it.

``fonts.load_fonts()`` once after the QApplication; ``fonts.serif(px)``, ``fonts.sans(px)``.
``theme.apply_theme(app, dark, scale, folder)``, ``theme.tokens(dark) -> dict[str, str]``.
``icons.icon(name, tint, size=20, dpr=2.0, flip=False, off="") -> QIcon``, names in ``icons.ICONS``, those to flip in
``icons.MIRRORED``; ``icons.app_icon() -> QIcon``.
``sheets.cuccu_sheet(names) -> QImage``, ``sheets.princes_sheet(names, texts) -> QImage``,
``sheets.clans_sheet(names, width) -> QImage``: contact sheets of all faces;
``names`` maps card keys to names (an empty mapping: no text).

A new game adds one module with its ``PAINTERS`` and two lines in ``face._room``.
"""

from __future__ import annotations

from ui.art.cache import FaceCache
from ui.art.face import Face, Look, painter_of

__all__ = ["Face", "FaceCache", "Look", "painter_of"]
