"""The face cache: a stand-in at once, the picture when idle, kept in memory and on disk, come what may to the files."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from ui.art import Face, FaceCache, Look
from ui.art import cache as cache_module
from ui.art.cache import Order, paint
from ui.art.palette import colour

CAT = Face("cuccu", "card", ("cat", "Cat", "XII"))
CARD = (CAT, 118, 165)


@pytest.fixture
def faces(tmp_path: Path, qapp: object) -> FaceCache:
    return FaceCache(tmp_path)


def count_paintings(monkeypatch: pytest.MonkeyPatch) -> list[Face]:
    done: list[Face] = []

    def watched(order: Order, stand_in: bool = False) -> QImage:
        if not stand_in:
            done.append(order.face)
        return paint(order, stand_in)

    monkeypatch.setattr(cache_module, "paint", watched)
    return done


def test_blank_paper_stands_in_until_the_face_is_painted(faces: FaceCache, qtbot: QtBot) -> None:
    with qtbot.waitSignal(faces.painted) as told:
        first = faces.pixmap(*CARD)
        assert first.toImage().pixelColor(59, 82) == colour("paper")
        assert not faces.ready(*CARD)
    assert told.args == [faces.key(*CARD)]
    assert faces.ready(*CARD)
    assert faces.pixmap(*CARD).toImage() == paint(Order(*CARD, 1.0))


def test_the_stand_in_has_the_size_of_the_picture(faces: FaceCache) -> None:
    stand_in = faces.pixmap(*CARD, 2.0, Look(), 6.0, 1)
    picture = faces.paint_now(*CARD, 2.0, Look(), 6.0, 1)
    assert stand_in.size() == picture.size()
    assert stand_in.devicePixelRatio() == picture.devicePixelRatio() == 2.0


def test_the_face_at_another_size_stands_in_better_than_paper(faces: FaceCache) -> None:
    faces.paint_now(CAT, 200, 280)
    assert faces.pixmap(*CARD).toImage().pixelColor(59, 82) != colour("paper")


def test_a_face_of_another_size_and_shadow_stands_in_where_it_will_lie(faces: FaceCache) -> None:
    # Given a card painted for a small table, with the shadow it had there
    faces.paint_now(CAT, 200, 280, 1.0, Look(), 6.0)
    # When the table has grown and its shadow with it
    stand_in = faces.pixmap(CAT, 240, 336, 1.0, Look(), 9.0).toImage()
    picture = faces.paint_now(CAT, 240, 336, 1.0, Look(), 9.0).toImage()
    # Then the same picture stands there until it is painted anew, not blank paper
    assert stand_in.size() == picture.size()
    near = sum(
        abs(stand_in.pixelColor(x, y).lightness() - picture.pixelColor(x, y).lightness()) < 40
        for x in range(30, 230, 10)
        for y in range(30, 330, 10)
    )
    assert near > 0.85 * 20 * 30


def test_asking_twice_paints_once(faces: FaceCache, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    done = count_paintings(monkeypatch)
    with qtbot.waitSignal(faces.painted):
        faces.pixmap(*CARD)
        faces.pixmap(*CARD)
        faces.request(*CARD)
        assert faces.pending == 1
    faces.pixmap(*CARD)
    assert done == [CAT]


def test_dropped_requests_are_not_painted(faces: FaceCache, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    done = count_paintings(monkeypatch)
    faces.request(*CARD)
    faces.drop_requests()
    qtbot.wait(20)
    assert done == []
    assert faces.pending == 0


def test_the_next_start_reads_the_picture_from_the_disk_when_idle(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = FaceCache(tmp_path)
    before = kept.paint_now(*CARD, 2.0, Look(), 6.0).toImage()
    kept.keep()
    done = count_paintings(monkeypatch)
    faces = FaceCache(tmp_path)
    with qtbot.waitSignal(faces.painted):
        assert faces.pixmap(*CARD, 2.0, Look(), 6.0).toImage() != before
    after = faces.pixmap(*CARD, 2.0, Look(), 6.0)
    assert after.toImage() == before
    assert after.devicePixelRatio() == 2.0
    assert done == []


def test_pictures_are_kept_on_the_disk_when_nothing_has_to_be_painted(tmp_path: Path, qtbot: QtBot) -> None:
    faces = FaceCache(tmp_path)
    faces.request(*CARD)
    faces.request(CAT, 90, 126)
    with qtbot.waitSignal(faces.painted):
        pass
    assert not list(tmp_path.glob("*.png"))
    qtbot.waitUntil(lambda: len(list(tmp_path.glob("*.png"))) == 2)


def test_what_is_on_the_disk_need_not_wait_for_what_has_to_be_painted(tmp_path: Path, qtbot: QtBot) -> None:
    kept = FaceCache(tmp_path)
    kept.paint_now(*CARD)
    kept.keep()
    faces = FaceCache(tmp_path)
    faces.request(CAT, 90, 126)
    with qtbot.waitSignal(faces.painted) as told:
        faces.request(*CARD)
    assert told.args == [faces.key(*CARD)]


@pytest.mark.parametrize("damage", ["cut", "empty", "noise", "nul"])
def test_a_broken_file_is_painted_again(tmp_path: Path, damage: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = FaceCache(tmp_path)
    good = kept.paint_now(*CARD).toImage()
    kept.keep()
    (path,) = tmp_path.glob("*.png")
    data = path.read_bytes()
    broken = {"cut": data[: len(data) // 2], "empty": b"", "noise": b"hello" * 99, "nul": bytes(len(data))}[damage]
    path.write_bytes(broken)
    done = count_paintings(monkeypatch)
    mended = FaceCache(tmp_path)
    assert mended.paint_now(*CARD).toImage() == good
    mended.keep()
    assert FaceCache(tmp_path).paint_now(*CARD).toImage() == good
    assert done == [CAT]


def test_a_folder_that_cannot_be_written_is_no_trouble(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    faces = FaceCache(blocked)
    assert not faces.paint_now(*CARD).isNull()
    assert faces.ready(*CARD)


def test_the_folder_stays_within_its_bound(tmp_path: Path) -> None:
    bound = 150_000
    faces = FaceCache(tmp_path, disk_limit=bound)
    for width in range(60, 120, 6):
        faces.paint_now(CAT, width, width * 1.4)
    faces.keep()
    files = list(tmp_path.glob("*.png"))
    assert 0 < sum(path.stat().st_size for path in files) <= bound
    assert len(files) < 10


def test_the_oldest_pictures_leave_the_memory_first(qapp: object) -> None:
    faces = FaceCache(memory_limit=200_000)
    for width in (100, 110, 120, 130):
        faces.paint_now(CAT, width, width * 1.4)
    assert not faces.ready(CAT, 100, 140.0)
    assert faces.ready(CAT, 130, 182.0)


def test_what_changes_the_picture_changes_its_key(faces: FaceCache) -> None:
    wood = Face("table", "wood")
    keys = {
        faces.key(wood, 300, 200),
        faces.key(wood, 301, 200),
        faces.key(wood, 300, 200, 2.0),
        faces.key(wood, 300, 200, 1.0, Look(dark=True)),
        faces.key(wood, 300, 200, 1.0, Look(grain=40)),
        faces.key(wood, 300, 200, 1.0, Look(), 4.0),
        faces.key(wood, 300, 200, 1.0, Look(), 0.0, 1),
        faces.key(Face("cuccu", "felt"), 300, 200),
    }
    assert len(keys) == 8


def test_a_face_that_is_the_same_in_the_dark_is_kept_once(faces: FaceCache) -> None:
    assert faces.key(*CARD) == faces.key(*CARD, 1.0, Look(dark=True))


def test_the_shadow_falls_down_however_the_card_is_turned(faces: FaceCache) -> None:
    for turn in range(4):
        image = faces.paint_now(*CARD, 1.0, Look(), 8.0, turn).toImage()
        margin = faces.margin(*CARD, 8.0)
        middle = image.width() // 2
        above = image.pixelColor(middle, margin - 2).alpha()
        below = image.pixelColor(middle, image.height() - margin + 1).alpha()
        assert below > above


def test_the_margin_holds_shadow_and_glow(faces: FaceCache) -> None:
    candle = Face("table", "candle", (True,))
    assert faces.margin(CAT, 118, 165) == 0
    assert faces.margin(CAT, 118, 165, 6.0) >= 6
    margin = faces.margin(candle, 34, 64)
    image = faces.paint_now(candle, 34, 64).toImage()
    assert image.width() == 34 + 2 * margin
    glow = image.pixelColor(margin + 17, margin - 8)
    assert glow.alpha() > 0
    assert glow.red() > glow.blue()
    assert image.pixelColor(0, 0) == QColor(0, 0, 0, 0)


def test_the_art_version_is_short_and_steady() -> None:
    assert cache_module.art_version() == cache_module.art_version()
    assert len(cache_module.art_version()) == 12
