"""The longest road: the longest trail over own roads that uses no road twice and goes through no crossing where another
seat has built. It may begin and end there, and may cross itself.

No crossing has more than three paths, which makes most networks easy. In what follows a crossing with another's
building is cut: each road that ends there ends at a tip of its own. Where a connected piece has at most two crossings
with an odd number of roads, one trail takes all of it; where it has no ring, the trail is its longest way; only what
has both rings and branches must be searched, and there the trail begins at an odd crossing.
"""

from __future__ import annotations

from desktop.rules.island.board import (
    CROSSING_PATH_MASKS,
    CROSSING_PATHS,
    CROSSING_STEPS,
    PATHS,
    bits,
    leading,
    touched,
)


def longest(roads: int, blocked: int) -> int:
    """The length of the longest road in a set of paths; `blocked` are the crossings where others have built."""
    best = 0
    while roads:
        piece = _piece(roads, roads & -roads, blocked)
        if piece.bit_count() > best:
            best = max(best, _trail(piece, blocked))
        roads ^= piece
    return best


def grown(roads: int, path: int, blocked: int, before: int) -> int:
    """The length after `path`, already in `roads`, was built, if it was `before`."""
    for node in PATHS[path]:
        if blocked >> node & 1 or (CROSSING_PATH_MASKS[node] & roads).bit_count() == 1:
            # A new end: whatever is longer than before begins with it.
            return max(before, 1 + _search(roads ^ 1 << path, blocked, sum(PATHS[path]) - node))
    piece = _piece(roads, 1 << path, blocked)
    if piece.bit_count() <= before:
        return before
    return max(before, _trail(piece, blocked))


def _piece(roads: int, start: int, blocked: int) -> int:
    """The roads that hang together with the one in `start`."""
    piece = edge = start
    while edge:
        edge = leading(touched(edge) & ~blocked) & roads & ~piece
        piece |= edge
    return piece


def _trail(piece: int, blocked: int) -> int:
    """The longest trail in a connected piece."""
    size = piece.bit_count()
    nodes = touched(piece)
    corners = tips = odd = 0
    tip = -1
    for node in bits(nodes):
        degree = (CROSSING_PATH_MASKS[node] & piece).bit_count()
        if blocked >> node & 1:
            tips += degree
            odd += degree
            tip = node
        else:
            corners += 1
            odd += degree & 1
            if degree == 1:
                tip = node
    if odd <= 2:
        return size
    if corners + tips == size + 1:  # no ring: from any tip to the farthest, and from there to the farthest again
        paths = CROSSING_PATH_MASKS[tip] & piece
        _, node, path = _farthest(piece, blocked, tip, (paths & -paths).bit_length() - 1)
        return _farthest(piece, blocked, node, path)[0]
    # Each road left out mends at most two odd crossings, and two may stay.
    most = size - (odd - 2) // 2
    best = 0
    for node in bits(nodes):
        cut = blocked >> node & 1
        paths = CROSSING_PATH_MASKS[node] & piece
        if cut or paths.bit_count() & 1:
            for path in bits(paths):
                a, b = PATHS[path]
                best = max(best, 1 + _search(piece ^ 1 << path, blocked, a + b - node))
                if best == most:
                    return best
    return best


def _farthest(piece: int, blocked: int, node: int, path: int) -> tuple[int, int, int]:
    """In a piece without rings, the longest way that starts at `node` over `path`: its length, the crossing where it
    ends and the path it ends with."""
    best, best_node, best_path = 0, node, path
    todo = [(node, path, 0)]
    while todo:
        node, path, length = todo.pop()
        a, b = PATHS[path]
        node = a + b - node
        length += 1
        if length > best:
            best, best_node, best_path = length, node, path
        if not blocked >> node & 1:
            for following in CROSSING_PATHS[node]:
                if following != path and piece >> following & 1:
                    todo.append((node, following, length))
    return best, best_node, best_path


def _search(left: int, blocked: int, node: int) -> int:
    """The longest trail from `node` on over the roads that are left."""
    if blocked >> node & 1:
        return 0
    best = 0
    for path, other in CROSSING_STEPS[node]:
        if left & path:
            length = 1 + _search(left ^ path, blocked, other)
            if length > best:
                best = length
    return best
