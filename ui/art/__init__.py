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
    island  sea                                                       any; the printed sheet under the island (bleed)
    island  coast                                                     8.66 : 8, the box of the land; shore and beach
                                                                      are painted beyond (bleed)
    island  compass, whale[, flip]                                    1 : 1; 2 : 1
    island  hex          terrain, print                               1.732 : 2; prints 0..3
    island  hex_spot     chosen                                       1.732 : 2; where the robber may go
    island  harbor       kind, side                                   1 : 1, three sides of a hex wide, round the middle
                                                                      of the sea hex; side: direction of the land
    island  token        number[, state]                              1 : 1, .7 of a hex's side; state hot, robbed
    island  road         seat[, rim[, tilt]]                          4 : 1, laid with ``tilt``; rim last
    island  settlement   seat[, rim]                                  1 : 1, foot at .86; rim last, legal
    island  city         seat[, rim]                                  1 : 1, foot at .90; rim last, legal
    island  robber                                                    3 : 5
    island  node_spot    seat[, chosen]                               1 : 1; a crossing where one may build
    island  path_spot    seat[, chosen]                               4 : 1; a path where one may build (bleed)
    island  piece        kind, seat                                   1 : 1; road, settlement, city in a list
    island  card         kind[, name]                                 63 : 88; goods; narrower than 60 without name
    island  development  kind[, name[, text]]                         63 : 88; the text is written from 280 on
    island  award        kind[, name[, number[, text]]]               63 : 88; road, army
    island  piece_card   what[, name]                                 63 : 88; road, settlement, city with its cost
    island  back         kind                                         63 : 88; development, goods
    island  good         kind[, count]                                1 : 1; goods as a small print
    island  goods        kind, kind ...                               any; goods side by side on nothing
    island  symbol       kind[, tint]                                 1 : 1; kinds of ``island_panels.SYMBOLS``
    island  figure       kind, text[, hot[, rtl]]                     any; a symbol and a number
    island  die          number                                       1 : 1; 0 is not yet rolled
    island  plate        seat, name, points, cards, developments,     182 : 84; award road, army, both
                         knights, road[, award[, active[, rtl]]]
    island  panel        title[, note[, rtl]]                         any; a sheet with a title line of 33
    island  slot         kind[, count[, state]]                       42 : 40; a tile of the trade; chosen, off
    island  price        what, text[, note[, state[, rtl]]]           226 : 36; can, chosen, off
    island  stock        kind, count[, state]                         36 : 74; a small card over a number; low
    island  answer       seat, state[, rtl]                           72 : 40; yes, no, waits, counter, out
    island  offer        gives, gets[, rtl]                           any; kinds apart by blanks
    island  button       text[, state[, symbol]]                      any; primary, plain, off
    island  deal         bank, given, count, taken[, state[, rtl]]    any; a trade with the bank, as a button
    island  step         kind[, enabled]                              1 : 1; minus, plus
    island  label        text[, size[, tint[, side[, bold]]]]         any; a line of text on nothing
    island  blank                                                     any; nothing, a place to point at
    island  histogram    count of 2 ... count of 12[, last]           any from 180 : 90 on; rolls against chance
    island  lines        goal, "seat points points ..." ...           any; points by turn
    island  totals       head, "seat number ..." ...                  any; bars, of one figure or of five goods
    island  emblem                                                    1 : 1, the island as a small square print
    dogs    card         dog, spaces, paws[, name]                    63 : 88; dogs d01..d32; spaces as "125", printed
                                                                      empty; narrower than 66 without name
    dogs    medal        dog                                          1 : 1; a scored dog in a rosette, "" the ring
                                                                      that waits
    dogs    deck         dog, spaces, paws, name, sheets              63 : 88; the next dog over so many sheets; 0: the
                                                                      empty place (bleed)
    dogs    space        number, state                                1 : 1; laid over the printed one: free, glow,
                                                                      want (bleed)
    dogs    die          number[, state[, tilt]]                      1 : 1; 0 is blank; chosen, hot, off, set; degrees;
                                                                      has its own shadow (bleed)
    dogs    tumble       pose                                         1 : 1; a die in the air, poses 0..7
    dogs    buried       number[, state]                              1 : 1; a die in its hollow of earth, 0 the hollow
    dogs    hole                                                      1 : 1; the place of a die that has been placed
    dogs    tile         trick, name, text[, badged]                  200 : 172; badged: room for ``odds``; the text
                                                                      is cut below 280
    dogs    tile_back    trick[, name]                                200 : 172; a trick that was used
    dogs    odds         kind, text[, level]                          66 : 27; bust (levels 0..2) or score
    dogs    kind         trick                                        1 : 1; the emblem of a trick's kind
    dogs    paw          count                                        count : 1
    dogs    treat        [turn]                                       1 : 1; a biscuit
    dogs    treats       count                                        2 : 1; a biscuit and a number, for dark grounds
    dogs    heap         count                                        1 : 1; a bowl with up to five biscuits
    dogs    yard         big[, rtl]                                   any; fence and dice are laid over it
    dogs    fence        total[, coming[, rtl]]                       ``faces_dogs.fence_rect`` of its yard (bleed)
    dogs    total        total[, note[, rtl]]                         any; the slip "5 / 7"
    dogs    plate        seat, name, scored, treats[, active[, rtl]]  500 : 36; scored: dogs apart by blanks
    dogs    tray         trick                                        any; felt in the colour of a trick's kind
    dogs    lawn                                                      any; the checked cloth under the lamp
    dogs    post         text                                         any; a heading on a board
    dogs    trick_card   trick[, name]                                63 : 88; a trick as a card
    dogs    strip                                                     any; the paper under a roll
    dogs    label        text[, size[, tint[, side[, bold]]]]         any; a line of type on nothing
    dogs    button       text[, state[, treat]]                       any; primary, danger, plain, off
    dogs    race         turns, step, step ...                        any; scored dogs by turn; "seat turn dogs"
    dogs    figures      head, head, head, row ...                    any; "seat figure figure figure"
    dogs    rolled       six counts                                   any; how often 1 to 6 were rolled
    dogs    emblem                                                    1 : 1, Smudge as a small square print
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
``sheets.island_sheet(names) -> QImage``, ``sheets.dogs_sheet(names, texts) -> QImage``,
``sheets.clans_sheet(names, width) -> QImage``: contact sheets of all faces;
``names`` maps card keys to names (an empty mapping: no text).

A new game adds one module with its ``PAINTERS`` and its case in ``face._room``.
"""

from __future__ import annotations

from ui.art.cache import FaceCache
from ui.art.face import Face, Look, painter_of

__all__ = ["Face", "FaceCache", "Look", "painter_of"]
