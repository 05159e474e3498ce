"""Building decks of The Four Groves: by keyboard and by mouse, what is wrong is said, and nothing is lost."""

from __future__ import annotations

import errno
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from dialog_kit import clipped_at_rest, long_words
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QCollator, QCoreApplication, QLocale, QPoint, QRectF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLineEdit, QListView
from pytestqt.qtbot import QtBot

from desktop.play.session import Session
from desktop.rules.clans.cards import CARDS
from desktop.rules.clans.decks import DECKS, SIDES, to_text
from desktop.rules.clans.values import Deck, Options
from desktop.saves import files
from desktop.saves.decks import DeckStore
from ui.art.fonts import sans
from ui.language_files import LANGUAGES
from ui.shell import messages
from ui.shell.labels import lines_of, text_option
from ui.shell.new_game import NewGame
from ui.shell.widgets import em
from ui.shell.window import Window
from ui.shell.workshop import Made
from ui.tables import table_of
from ui.tables.clans_preview import typical
from ui.words.clans_cards import card_name, deck_plan
from ui.words.clans_decks import read_deck
from ui.workshops.clans_bench import EMPTY, TYPES
from ui.workshops.clans_decks import DeckBuilder
from ui.workshops.clans_trial import TestDraw
from ui.workshops.clans_views import NAME, CardView, RowDelegate

TRIPLE, UNIQUE = "akaba_ren", "years_of_strife"


class Answers:
    """What the person says to the questions that are asked, and what they were told."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.keep: bool | None = False
        self.name: str | None = "Red Tide"
        self.agree = True
        self.asked: list[str] = []
        self.told: list[str] = []
        monkeypatch.setattr(messages, "ask_keep", lambda *args: self._note(args[-1], self.keep))
        monkeypatch.setattr(messages, "confirm", lambda *args: self._note(args[3], self.agree))
        monkeypatch.setattr(messages, "ask_text", lambda *args: self._note(args[2], self.name))
        monkeypatch.setattr(messages, "tell", lambda *args: self.told.append(args[-1]))

    def _note(self, text: str, answer: Any) -> Any:
        self.asked.append(text)
        return answer


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> Answers:
    return Answers(monkeypatch)


@pytest.fixture
def folder(window: Window) -> Path:
    return window.house.paths.made("clans")


Build = Callable[[], DeckBuilder]


@pytest.fixture
def build(qtbot: QtBot, window: Window, answers: Answers, folder: Path) -> Build:
    """Opens the page of decks."""

    def make() -> DeckBuilder:
        made = DeckBuilder(window.house.studio, folder, window)
        made.show()
        made.activateWindow()
        qtbot.wait(20)
        return made

    return make


@pytest.fixture
def builder(build: Build) -> DeckBuilder:
    return build()


def kept(folder: Path, text: str) -> str:
    return DeckStore(folder).write(text)


def same(one: Deck, other: Deck) -> bool:
    """Whether two decks hold the same cards, in whatever order."""
    kinds = (lambda deck: deck.stronghold, lambda deck: sorted(deck.dynasty), lambda deck: sorted(deck.fate))
    return all(kind(one) == kind(other) for kind in kinds)


def spot_of(view: CardView, card: str, what: str) -> QPoint:
    """Where "more", "less" or the card itself is on the screen."""
    index = view.cards.index(view.cards.row_of(card))
    for _ in range(5):  # lists are laid out, and scroll, by and by
        QCoreApplication.processEvents()
        view.scrollTo(index)
    rect = QRectF(view.visualRect(index))
    stepper = view._delegate.stepper(rect, view.layoutDirection() == Qt.LayoutDirection.RightToLeft)
    places = {"more": stepper.more, "less": stepper.less}
    return places[what].center().toPoint() if what else QPoint(int(rect.center().x()), int(rect.top()) + 40)


def click(view: CardView, card: str, what: str) -> None:
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot_of(view, card, what))


# -- building ---------------------------------------------------------------------------------------------------------


def test_a_deck_is_built_by_keyboard_alone(qtbot: QtBot, builder: DeckBuilder, folder: Path) -> None:
    QTest.keyClick(builder, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    search = builder.pool.search
    qtbot.waitUntil(search.hasFocus)
    QTest.keyClicks(search, "akaba ren")
    QTest.keyClick(search, Qt.Key.Key_Down)
    view = builder.pool.view
    assert view.current() == TRIPLE == builder.card.card
    for key in (Qt.Key.Key_Plus, Qt.Key.Key_Return, Qt.Key.Key_Plus, Qt.Key.Key_Plus, Qt.Key.Key_Minus):
        QTest.keyClick(view, key)
    assert builder.bench.count(TRIPLE) == 2
    listed = builder.pane.lists["dynasty"]
    assert listed.cards.cards == [TRIPLE]
    QTest.keyClick(listed, Qt.Key.Key_Delete)
    QTest.keyClick(builder, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    (deck,) = DeckStore(folder).list()
    assert (deck.title, read_deck(deck.text)[0]) == ("Red Tide", Deck("", (TRIPLE,), ()))


@pytest.mark.parametrize("language", ["en", "he"])
def test_a_deck_is_built_by_mouse_alone(
    qtbot: QtBot, open_window: Callable[..., Window], answers: Answers, language: str
) -> None:
    window = open_window(language=language)
    builder = DeckBuilder(window.house.studio, window.house.paths.made("clans"), window)
    builder.show()
    qtbot.wait(20)
    view, listed = builder.pool.view, builder.pane.lists["dynasty"]
    click(view, TRIPLE, "more")
    click(view, TRIPLE, "more")
    QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot_of(view, TRIPLE, ""))
    assert builder.bench.count(TRIPLE) == 3
    click(listed, TRIPLE, "less")
    builder.card.plus.click()
    builder.card.minus.click()
    assert builder.bench.count(TRIPLE) == 2


@pytest.mark.parametrize("scale", [100, 150])
def test_rows_stay_where_they_are_while_the_pointer_is_there(
    qtbot: QtBot, open_window: Callable[..., Window], answers: Answers, scale: int
) -> None:
    window = open_window(scale=scale)
    window.resize(1024, 700)
    builder = DeckBuilder(window.house.studio, window.house.paths.made("clans"), window)
    builder.show()
    builder.begin("maple")
    qtbot.wait(20)
    view = builder.pane.lists["dynasty"]
    model = view.cards
    # Given a list that is scrolled, its last row seen in part
    view.verticalScrollBar().setValue(em(35))
    low = max(
        (model.index(row) for row in range(model.rowCount())),
        key=lambda index: (view.visualRect(index).top() < view.viewport().height() - 6, view.visualRect(index).top()),
    )
    card, others = str(low.data(Qt.ItemDataRole.UserRole)), list(model.cards)
    rect, size = view.visualRect(low), view.size()
    spots = view._delegate.stepper(QRectF(rect), False)
    less, more = (QPoint(int(box.center().x()), rect.top() + 8) for box in (spots.less, spots.more))
    # When all of a card are taken out by clicks at one place, then everything stays where it was
    for _ in range(builder.bench.count(card) + 1):
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=less)
        qtbot.wait(QGuiApplication.styleHints().mouseDoubleClickInterval() + 200)  # Qt scrolls no sooner
        assert model.cards == others and view.visualRect(low) == rect and view.size() == size
    assert builder.bench.count(card) == 0 and builder.pane.verdict.said()
    # When one is put back at the same place, it is in the deck again
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=more)
    assert builder.bench.count(card) == 1 and view.visualRect(low) == rect
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=less)
    # When the pointer has gone, so has the row, and the card that was looked at is still shown
    view.left.emit()
    assert card not in model.cards and builder.card.card == card
    assert not builder.pane.verdict._area.isHidden()
    builder.bench.lay(EMPTY, "")


def test_of_a_card_no_more_are_added_than_are_allowed(builder: DeckBuilder) -> None:
    for card, most in ((TRIPLE, 3), (UNIQUE, 1)):
        for _ in range(5):
            builder.pool.view.more.emit(card)
        assert builder.bench.count(card) == most
        builder.card.look_at(card)
        assert not builder.card.plus.isEnabled() and builder.card.minus.isEnabled()
        assert builder.card.count.text() == f"{most} of {most}"


def test_everything_that_is_wrong_is_said_while_it_is_wrong(builder: DeckBuilder) -> None:
    verdict = builder.pane.verdict
    assert verdict.said() == [
        "The deck has no Stronghold.",
        "Dynasty deck: 0 cards; it needs at least 40.",
        "Fate deck: 0 cards; it needs at least 40.",
    ]
    builder.begin("maple")
    assert verdict.said() == [] and "ready" in verdict.head.text()
    builder.bench.add("open_palm")
    assert [said for said in verdict.said() if "Open Palm" in said and "Cedar" in said]
    assert verdict.sentences.text() == "\n".join(verdict.said())
    assert verdict.accessibleDescription() == "\n".join(verdict.said())
    row = builder.pane.stronghold.findData("temple_of_a_thousand_cedars")
    builder.pane.stronghold.setCurrentIndex(row)
    builder.pane.stronghold.activated.emit(row)
    assert not [said for said in verdict.said() if "Open Palm" in said]
    assert builder.card.card == "temple_of_a_thousand_cedars"


def test_the_pool_shows_what_the_stronghold_allows_or_all(builder: DeckBuilder) -> None:
    builder.begin("maple")
    pool = builder.pool
    assert "open_palm" not in pool.model.cards and TRIPLE in pool.model.cards
    pool.clan.setCurrentIndex(pool.clan.findData("Cedar"))
    assert "open_palm" in pool.model.cards and TRIPLE not in pool.model.cards
    pool.kind.setCurrentIndex(pool.kind.findData("item"))
    assert {CARDS[card].type for card in pool.model.cards} == {"item"}
    pool.search.setText("no such words")
    assert pool.model.cards == [] and pool.empty.isVisible()
    pool.clear.click()
    pool.keyword.setCurrentIndex(pool.keyword.findData("Legacy"))
    assert set(pool.model.cards) == {"old_family_granary", "grandfathers_orchard"}
    pool.reset()
    pool.cost.setCurrentIndex(pool.cost.findData(10))
    assert {CARDS[card].cost for card in pool.model.cards} == {10}
    pool.reset()
    pool.focus.setCurrentIndex(pool.focus.findData(1))
    assert pool.model.cards and {CARDS[card].focus for card in pool.model.cards} == {1}


def test_the_curves_say_in_words_what_they_show(builder: DeckBuilder) -> None:
    builder.begin("maple")
    chart = builder.pane.curves.charts["focus"]
    assert chart.accessibleName() == "Focus Values"
    maple = DECKS["maple"]
    fate = [CARDS[card].focus for card in maple.fate]
    assert f"2: {fate.count(2)} cards" in chart.accessibleDescription()
    people = [CARDS[card].type for card in maple.dynasty].count("personality")
    assert f"Personalities: {people}" in builder.pane.curves.types.text()


def test_a_test_hand_is_drawn_as_often_as_wanted(qtbot: QtBot, builder: DeckBuilder) -> None:
    builder.begin("reed")
    draw = TestDraw(builder.studio, builder.bench, builder.words, builder)
    qtbot.addWidget(draw)
    draw.show()
    draw.draw(1)
    first = [view.cards.cards for view in draw.views]
    assert [len(cards) for cards in first] == [4, 5]
    assert draw.pane.card == first[0][0]
    draw.draw(2)
    assert [view.cards.cards for view in draw.views] != first
    for view in draw.views:  # every card is seen
        rects = [view.visualRect(view.cards.index(row)) for row in range(view.cards.rowCount())]
        assert all(view.viewport().rect().contains(rect) for rect in rects)
    assert builder.bench.deck.dynasty and not builder.pane.verdict.said()


# -- decks on the disk ------------------------------------------------------------------------------------------------


def test_a_ready_made_deck_can_be_begun_with_and_kept(builder: DeckBuilder, folder: Path) -> None:
    builder.begin("cedar")
    assert builder.bench.dirty
    builder.save.click()
    (deck,) = DeckStore(folder).list()
    assert deck.title == "My Cedar: Five Wheels" and same(read_deck(deck.text)[0], DECKS["cedar"])
    assert not builder.bench.dirty and not builder.save.isEnabled()


@pytest.mark.parametrize(("answer", "stays", "count"), [(None, True, 0), (False, False, 0), (True, False, 1)])
def test_changes_are_asked_about_before_they_go(
    builder: DeckBuilder, answers: Answers, folder: Path, answer: bool | None, stays: bool, count: int
) -> None:
    builder.bench.add(TRIPLE)
    answers.keep = answer
    builder.reject()
    assert builder.isVisible() is stays
    assert len(DeckStore(folder).list()) == count
    answers.keep = False


def test_without_changes_nothing_is_asked(builder: DeckBuilder, answers: Answers) -> None:
    builder.close_button.click()
    assert not builder.isVisible() and answers.asked == []


def test_decks_are_chosen_renamed_copied_and_deleted(build: Build, answers: Answers, folder: Path) -> None:
    kept(folder, to_text(DECKS["maple"], title="First"))
    kept(folder, to_text(DECKS["reed"], title="Second"))
    builder = build()
    assert builder.bench.title == "First" and not builder.bench.dirty
    row = builder.decks.findText("Second")
    builder.decks.setCurrentIndex(row)
    builder.decks.activated.emit(row)
    assert same(builder.bench.deck, DECKS["reed"])
    answers.name = "Other"
    assert builder.rename() and builder.keep()
    builder.duplicate()
    assert builder.keep()
    assert [deck.title for deck in DeckStore(folder).list()] == ["First", "Other", "Other – copy"]
    answers.agree = False
    builder.delete()
    assert len(DeckStore(folder).list()) == 3
    answers.agree = True
    builder.delete()
    assert [deck.title for deck in DeckStore(folder).list()] == ["First", "Other"]
    assert builder.bench.title == "First"


def test_a_file_that_cannot_be_read_is_named_and_stays(build: Build, answers: Answers, folder: Path) -> None:
    folder.mkdir(parents=True)
    (folder / "Broken.txt").write_bytes(b"\xff\xff")
    builder = build()
    row = builder.decks.findText("Broken (cannot be read)")
    builder.decks.setCurrentIndex(row)
    builder.decks.activated.emit(row)
    assert answers.told == ["The file is not plain text."]
    assert (folder / "Broken.txt").read_bytes() == b"\xff\xff"


def test_what_was_written_by_hand_and_not_understood_is_kept(build: Build, folder: Path) -> None:
    kept(folder, "# Mine\n1 Redleaf Bastion\n3 Flying Carpets\n")
    builder = build()
    assert "Line 3 names no card: “\u20683 Flying Carpets\u2069”." in builder.pane.verdict.said()
    builder.bench.add(TRIPLE)
    assert builder.keep()
    assert "Carpets" in (folder / "Mine.txt.broken-1").read_text(encoding="utf-8")
    assert "Carpets" not in (folder / "Mine.txt").read_text(encoding="utf-8")


def test_on_a_full_disk_the_deck_stays_on_the_bench(
    builder: DeckBuilder, answers: Answers, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "full")

    builder.bench.add(TRIPLE)
    with monkeypatch.context() as patch:
        patch.setattr(files.os, "fsync", full)
        assert not builder.keep()
    assert len(answers.told) == 1 and answers.told[0].startswith("The disk is full. The deck stays open here.")
    assert builder.bench.dirty and builder.bench.count(TRIPLE) == 1
    assert builder.keep() and not builder.bench.dirty


def test_in_a_folder_that_must_not_be_written_nothing_is_lost(
    build: Build, answers: Answers, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept(folder, to_text(DECKS["maple"], title="Mine"))
    builder = build()
    builder.bench.take(TRIPLE)
    before = builder.bench.deck

    def refused(*args: object, **named: object) -> None:
        raise OSError(errno.EROFS, "read-only")

    with monkeypatch.context() as patch:
        for name in ("open", "unlink", "mkdir"):
            patch.setattr(Path, name, refused if name != "open" else only_read(Path.open))
        # When the deck is saved, or deleted, then it is said that it cannot be, and it stays on the bench
        assert not builder.keep()
        builder.delete()
    assert len(answers.told) == 2 and all("The folder does not allow it" in told for told in answers.told)
    assert builder.bench.dirty and builder.bench.deck == before and builder.bench.title == "Mine"
    (deck,) = DeckStore(folder).list()
    assert same(read_deck(deck.text)[0], DECKS["maple"])
    assert builder.keep()


def only_read(opened: Callable[..., Any]) -> Callable[..., Any]:
    """`Path.open` on a disk that is read-only."""

    def open_(path: Path, mode: str = "r", *args: Any, **named: Any) -> Any:
        if "r" not in mode:
            raise OSError(errno.EROFS, "read-only")
        return opened(path, mode, *args, **named)

    return open_


def test_a_folder_that_cannot_be_looked_into_is_named_once(
    build: Build, answers: Answers, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(path: Path) -> None:
        raise PermissionError(errno.EACCES, "no")

    folder.mkdir(parents=True)
    with monkeypatch.context() as patch:
        patch.setattr(Path, "iterdir", refused)
        builder = build()
        builder.begin("maple")
        for _ in range(2):
            builder.look_again()
    assert answers.told == ["The folder does not allow it: reading or writing is forbidden there."]


def test_a_file_that_cannot_be_read_any_more_takes_nothing_off_the_bench(
    build: Build, answers: Answers, folder: Path
) -> None:
    key = kept(folder, to_text(DECKS["maple"], title="Mine"))
    builder = build()
    (folder / f"{key}.txt").write_bytes(b"\xff\xff")
    for _ in range(2):
        builder.look_again()
    assert answers.told == [] and same(builder.bench.deck, DECKS["maple"])
    builder.bench.take(TRIPLE)
    assert builder.keep() and (folder / f"{key}.txt").read_bytes() == b"\xff\xff"
    assert builder.bench.title == "Mine (2)" and "“Mine (2)”" in answers.told[0]


# -- two windows ------------------------------------------------------------------------------------------------------


def test_a_deck_changed_in_two_windows_is_kept_twice(build: Build, answers: Answers, folder: Path) -> None:
    kept(folder, to_text(DECKS["maple"], title="Mine"))
    one, other = build(), build()
    # Given a deck that both have open and change
    one.bench.take(TRIPLE)
    other.bench.add("open_palm")
    assert one.keep() and answers.told == []
    # When the second saves it as well
    assert other.keep()
    # Then both decks are kept, and it is said how the second is called
    (told,) = answers.told
    assert "“Mine (2)”" in told
    found = {deck.title: read_deck(deck.text)[0] for deck in DeckStore(folder).list()}
    assert same(found["Mine"], one.bench.deck) and same(found["Mine (2)"], other.bench.deck)
    # And neither asks again
    other.bench.add("open_palm")
    assert other.keep() and len(answers.told) == 1 and len(DeckStore(folder).list()) == 2


def test_who_comes_back_to_a_window_sees_what_was_done_in_another(build: Build, answers: Answers, folder: Path) -> None:
    kept(folder, to_text(DECKS["maple"], title="Mine"))
    one, other = build(), build()
    # Given a deck that is renamed and changed in another window, and a further one
    other.bench.take(TRIPLE)
    assert other.keep()
    other.begin("plum")
    assert other.keep()
    # When one comes back, then it shows what is kept now
    one.look_again()
    assert same(one.bench.deck, read_deck(DeckStore(folder).summary("Mine").text)[0]) and not one.bench.dirty
    assert [one.decks.itemText(row) for row in range(one.decks.count())] == ["Mine", "My Plum: White Petals"]
    assert one.decks.currentText() == "Mine"
    # When the deck is deleted elsewhere, then it is still here, as one that is not kept
    DeckStore(folder).delete("Mine")
    one.look_again()
    assert one.bench.dirty and one.bench.total("dynasty") and one.decks.currentText() == "Mine"
    assert one.keep() and len(DeckStore(folder).list()) == 2 and answers.told == []
    for builder in (one, other):
        assert not builder.bench.dirty


def test_two_new_decks_of_one_name_are_told_apart(build: Build, answers: Answers, folder: Path) -> None:
    one, other = build(), build()
    for builder in (one, other):
        builder.begin("plum")
        assert builder.keep()
    assert [deck.title for deck in DeckStore(folder).list()] == ["My Plum: White Petals", "My Plum: White Petals (2)"]


# -- texts ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deck_copied_in_any_language_is_read_in_any_other(
    window: Window, builder: DeckBuilder, language: str
) -> None:
    builder.begin("plum")
    window.house.change(language=language)
    builder.export_clipboard()
    window.house.change(language="en")
    builder.begin()
    builder.import_clipboard()
    assert builder.notice.text() == "Imported, not saved yet. Dynasty: 40, Fate: 40."
    assert same(builder.bench.deck, DECKS["plum"])
    assert builder.pane.verdict.said() == []


@pytest.mark.parametrize("text", ["", "\n \n", "hello there", "3 Flying Carpets", "# only a title"])
def test_a_text_without_cards_is_refused_in_words_and_nothing_is_lost(
    builder: DeckBuilder, answers: Answers, text: str
) -> None:
    builder.bench.add(TRIPLE)
    QGuiApplication.clipboard().setText(text)
    builder.import_clipboard()
    assert len(answers.told) == 1 and "names no card" in answers.told[0]
    assert builder.bench.count(TRIPLE) == 1 and answers.asked == []


def test_what_a_text_says_that_is_no_card_is_told_line_by_line(builder: DeckBuilder, answers: Answers) -> None:
    builder.bring_in("1 Redleaf Bastion\n2 Akaba Ren\n" + "3 Flying Carpets\n" * 20)
    (told,) = answers.told
    assert told.count("names no card") == 8 and "12 more" in told
    assert builder.bench.count(TRIPLE) == 2 and builder.bench.dirty


def test_a_text_is_read_from_a_file_and_written_to_one(
    builder: DeckBuilder, answers: Answers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "from a friend.txt"
    path.write_text(to_text(DECKS["reed"]), encoding="utf-8")
    monkeypatch.setattr(messages, "open_text", lambda *args: path)
    monkeypatch.setattr(messages, "save_text", lambda *args: tmp_path / "out.txt")
    builder.import_file()
    assert builder.bench.title == "from a friend"
    builder.export_file()
    assert (tmp_path / "out.txt").read_text(encoding="utf-8").startswith("# from a friend\n")
    path.write_bytes(b"\xff\xff")
    before = builder.bench.deck
    builder.import_file()
    assert answers.told == ["The file is not plain text."] and builder.bench.deck == before


def test_two_decks_never_have_one_name(build: Build, answers: Answers, folder: Path) -> None:
    # Given a kept deck
    kept(folder, to_text(DECKS["reed"], title="Red Tide"))
    builder = build()
    # When its text is brought in again, and once more, then the new ones are told apart
    for title in ("Red Tide (2)", "Red Tide (3)"):
        builder.bring_in(to_text(DECKS["reed"], title="Red Tide"))
        assert builder.bench.title == title and builder.keep()
    # When a deck is given the name of another one, it gets a number as well; its own name it keeps
    builder.begin("plum")
    answers.name = "red tide"
    assert builder.rename() and builder.bench.title == "red tide (4)"
    assert builder.keep()
    answers.name = "red tide (4)"
    assert builder.rename() and builder.bench.title == "red tide (4)"
    titles = [builder.decks.itemText(row) for row in range(builder.decks.count())]
    assert len(titles) == len(set(titles)) == 4


def test_a_name_for_a_file_has_nothing_that_a_system_forbids(
    builder: DeckBuilder, monkeypatch: pytest.MonkeyPatch
) -> None:
    proposed: list[str] = []
    monkeypatch.setattr(messages, "save_text", lambda *args: proposed.append(args[-1]))
    builder.begin("plum")
    builder.export_file()
    assert proposed == ["My Plum White Petals"]
    assert builder.decks.currentText() == "My Plum: White Petals", "on the page it is called as ever"


def test_a_deck_larger_than_it_must_be_is_no_fraction(builder: DeckBuilder) -> None:
    builder.begin("plum")
    builder.pane.resize(900, 600)
    assert builder.pane.tabs.tabText(0) == f"Dynasty {builder.bench.total('dynasty')}"
    assert builder.pane.tabs.tabToolTip(0).endswith("of at least 40")
    card = builder.bench.cards("dynasty")[0]
    while builder.bench.total("dynasty") >= 40:
        builder.bench.take(card if builder.bench.count(card) else builder.bench.cards("dynasty")[0])
    assert builder.pane.tabs.tabText(0).endswith("39/40") or builder.pane._narrow


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.one_of(
        st.text(max_size=300),
        st.lists(
            st.tuples(st.integers(-2, 120), st.sampled_from([*CARDS, "Akaba Ren", "ЗЕРНО", "\u202e", "x" * 99])),
            max_size=30,
        ).map(lambda rows: "\n".join(f"{n} {name}" for n, name in rows)),
    )
)
def test_any_text_can_be_brought_in_without_harm(builder: DeckBuilder, text: str) -> None:
    builder.bring_in(text)
    builder.pane.verdict.said()
    assert same(read_deck(builder.text())[0], builder.bench.deck)


# -- in a match -------------------------------------------------------------------------------------------------------


def choose(page: NewGame, seat: int, title: str) -> None:
    control = page.fields._fields[f"decks.{seat}"]
    assert isinstance(control, QComboBox)
    control.setCurrentIndex(control.findText(title))


@pytest.fixture
def page(qtbot: QtBot, window: Window, folder: Path) -> Callable[[], NewGame]:
    """Opens the page where a match is set up."""

    def make() -> NewGame:
        table = table_of("clans")
        assert table is not None
        made = NewGame(window.house.studio, table, window.house.settings, window, folder)
        made.show()
        return made

    return make


def test_a_deck_of_ones_own_is_played_with_by_a_person_and_by_a_bot(
    window: Window, page: Callable[[], NewGame], folder: Path
) -> None:
    kept(folder, to_text(DECKS["cedar"], title="Mine"))
    dialog = page()
    choose(dialog, 0, "Mine")
    choose(dialog, 1, "Mine")
    assert dialog.problem() == ""
    options = dialog.options()
    assert isinstance(options, Options) and options.decks == ("own", "own")
    assert options.own == (DECKS["cedar"], DECKS["cedar"])
    table = table_of("clans")
    assert table is not None
    session = Session(table.game, options, dialog.seats(), dialog.seed(), window.house.bots)
    for _ in range(12):
        if session.decision is not None and session.decision.seat == 0:
            session.submit(0, session.legal(0)[0])
        else:
            session.advance()


def test_a_match_holds_its_whole_deck_whatever_becomes_of_the_file(
    window: Window, page: Callable[[], NewGame], folder: Path
) -> None:
    """Given a match with a deck of one's own, when the deck is deleted, then the match can still be opened."""
    key = kept(folder, to_text(DECKS["plum"], title="Mine"))
    dialog = page()
    choose(dialog, 0, "Mine")
    table = table_of("clans")
    assert table is not None
    window.start_match(table, dialog.options(), dialog.seats(), dialog.seed())
    assert window.keeper is not None
    slot = window.keeper.slot
    window.back_to_shelf()
    DeckStore(folder).delete(key)
    assert window.continue_match(slot)
    assert window.session is not None and isinstance(window.session.options, Options)
    assert window.session.options.own == (DECKS["plum"], None)


def test_a_deck_that_is_not_ready_is_shown_and_explained_and_not_played(
    page: Callable[[], NewGame], folder: Path
) -> None:
    kept(folder, to_text(Deck("redleaf_bastion", (TRIPLE,) * 3, ()), title="Begun"))
    dialog = page()
    choose(dialog, 0, "Not ready: Begun")
    assert dialog.fault.text() == "\u2068Begun\u2069 – Dynasty deck: 3 cards; it needs at least 40."
    assert not dialog.preview.isEnabled()
    dialog.start.click()
    assert dialog.isVisible()


def test_what_was_built_is_chosen_for_the_first_seat(
    page: Callable[[], NewGame], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = page()
    assert dialog.workshop is not None

    def built(studio: object, where: Path, parent: object) -> str:
        return kept(where, to_text(DECKS["reed"], title="New one"))

    monkeypatch.setattr(type(dialog.workshop), "open", lambda self, *args: built(*args))
    assert dialog.fields.open_workshop.text() == "Build a deck…"
    dialog.fields.open_workshop.click()
    chosen = dialog.fields._fields["decks.0"]
    assert isinstance(chosen, QComboBox) and isinstance(chosen.currentData(), Made)
    assert chosen.currentText() == "New one"
    options = dialog.options()
    assert isinstance(options, Options) and options.decks == ("own", "plum") and options.own == (DECKS["reed"], None)


def test_under_each_deck_it_is_said_what_it_does_and_how_hard_it_is(page: Callable[[], NewGame], folder: Path) -> None:
    kept(folder, to_text(DECKS["plum"], title="Mine"))
    kept(folder, to_text(Deck("redleaf_bastion", (TRIPLE,) * 3, ()), title="Begun"))
    dialog = page()
    note = dialog.fields._helps["decks.0"]
    control = dialog.fields._fields["decks.0"]
    assert isinstance(control, QComboBox)
    plans = set()
    for name in DECKS:
        control.setCurrentIndex(control.findData(name))
        assert note.isVisible() and note.text() == deck_plan(name) == control.accessibleDescription()
        plans.add(note.text())
    assert len(plans) == 4
    choose(dialog, 0, "Mine")
    assert not note.isVisible()
    choose(dialog, 0, "Not ready: Begun")
    assert note.text() == "Dynasty deck: 3 cards; it needs at least 40."


def test_the_preview_shows_cards_of_the_decks_that_are_chosen(page: Callable[[], NewGame], folder: Path) -> None:
    kept(folder, to_text(DECKS["reed"], title="Mine"))
    dialog = page()
    seen = []
    for title in ("Maple: Red Banners", "Cedar: Five Wheels", "Mine"):
        choose(dialog, 0, title)
        seen.append(dialog.preview.pixmap().toImage())
    assert all(one != other for one, other in pairwise(seen))
    assert typical("cedar", DECKS["cedar"])[0] == DECKS["cedar"].stronghold
    assert set(typical("own", DECKS["reed"])) <= {*DECKS["reed"].dynasty, *DECKS["reed"].fate, "windreed_stables"}
    assert all(set(typical(name, deck)[1:]) <= {*deck.dynasty, *deck.fate} for name, deck in DECKS.items())


def test_with_which_decks_a_match_was_begun_is_remembered(
    window: Window, page: Callable[[], NewGame], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = kept(folder, to_text(DECKS["cedar"], title="Mine"))

    def agreed(dialog: NewGame) -> int:
        choose(dialog, 0, "Mine")
        choose(dialog, 1, "Reed: Four Winds Ride")
        return 1

    with monkeypatch.context() as patch:
        patch.setattr(NewGame, "exec", agreed)
        window.new_game("clans")
    window.back_to_shelf()
    # When a match is set up again, then the same decks are chosen
    assert page().choices() == (f"={key}", "reed")
    # But a deck that no match can begin with any more is not
    DeckStore(folder).write(to_text(Deck("redleaf_bastion", (TRIPLE,), ()), title="Mine"), key)
    assert page().choices() == ("maple", "reed")
    DeckStore(folder).delete(key)
    assert page().choices() == ("maple", "reed")


@pytest.mark.parametrize("language", LANGUAGES)
def test_setting_up_a_match_never_scrolls_sideways(
    qtbot: QtBot, open_window: Callable[..., Window], language: str
) -> None:
    window = open_window(language=language, scale=150)
    window.resize(1024, 700)
    table = table_of("clans")
    assert table is not None
    folder = window.house.paths.made("clans")
    kept(folder, to_text(Deck("redleaf_bastion", (TRIPLE,) * 3, ()), title="A deck of a very long name " * 3))
    dialog = NewGame(window.house.studio, table, window.house.settings, window, folder)
    dialog.show()
    control = dialog.fields._fields["decks.0"]
    assert isinstance(control, QComboBox)
    control.setCurrentIndex(control.count() - 1)
    dialog.resize(1000, 660)
    assert [one for one in clipped_at_rest(qtbot, dialog) if not one.startswith("Choice")] == []
    assert dialog._scroll.horizontalScrollBar().maximum() == 0


# -- how it looks and speaks ------------------------------------------------------------------------------------------


def test_everything_has_a_name_for_a_screen_reader(builder: DeckBuilder) -> None:
    for kind in (QAbstractButton, QComboBox, QLineEdit, QListView):
        for widget in builder.findChildren(kind):
            inside = widget.parentWidget()
            if widget.isVisible() and not isinstance(inside, QComboBox | QLineEdit):
                assert widget.accessibleName() or getattr(widget, "text", str)(), widget
    builder.begin("maple")
    view = builder.pane.lists["dynasty"]
    index, copies = view.cards.index(view.cards.row_of(TRIPLE)), DECKS["maple"].dynasty.count(TRIPLE)
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == f"Akaba Ren, Personality, {copies} in the deck"
    assert isinstance(view._delegate, RowDelegate)


def test_another_language_keeps_the_deck_and_the_filters(window: Window, builder: DeckBuilder) -> None:
    builder.begin("maple")
    builder.pool.kind.setCurrentIndex(builder.pool.kind.findData("holding"))
    window.house.change(language="ru")
    assert builder.pool.kind.currentData() == "holding"
    assert builder.bench.total("dynasty") == 40 and builder.bench.dirty
    assert builder.pane.stronghold.currentData() == "redleaf_bastion"


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_stand_by_type_by_cost_and_by_their_names_in_the_language_shown(
    window: Window, builder: DeckBuilder, language: str
) -> None:
    builder.begin("maple")
    assert builder.keep()
    window.house.change(language=language)
    QCoreApplication.processEvents()
    collator = QCollator(QLocale(language))
    for cards in (builder.pool.model.cards, *(builder.pane.models[side].cards for side in SIDES)):
        rows = [CARDS[card] for card in cards]
        assert len(rows) > 9
        for one, next_one in pairwise(rows):
            before, after = (TYPES.index(one.type), one.cost or 0), (TYPES.index(next_one.type), next_one.cost or 0)
            assert before <= after
            assert before < after or collator.compare(card_name(one.id), card_name(next_one.id)) < 0
    assert not builder.bench.dirty, "the order alone is no change"


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_the_search_are_seen_whole_at_a_large_scale(
    qtbot: QtBot, open_window: Callable[..., Window], answers: Answers, language: str
) -> None:
    window = open_window(language=language, scale=150)
    window.resize(1024, 700)
    builder = DeckBuilder(window.house.studio, window.house.paths.made("clans"), window)
    builder.show()
    builder.begin("maple")
    clipped_at_rest(qtbot, builder)
    search = builder.pool.search
    assert search.fontMetrics().horizontalAdvance(search.placeholderText()) < search.width() - em(20)
    view = builder.pane.lists["dynasty"]
    delegate = view._delegate
    assert isinstance(delegate, RowDelegate)
    rtl = language == "he"
    rects = [view.visualRect(view.cards.index(row)) for row in range(view.cards.rowCount())]
    for card, rect in zip(view.cards.cards, rects, strict=True):
        name = delegate._name_in(delegate._line_in(QRectF(rect), rtl), card, rtl)
        _, high = lines_of(card_name(card), sans(em(NAME)), name.width(), text_option(rtl))
        assert high <= rect.height()
    assert all(one.bottom() < below.top() for one, below in pairwise(rects))
    assert builder.pool.view.gridSize().width() * 3 <= builder.pool.view.viewport().width()
    builder.bench.lay(EMPTY, "")


@pytest.mark.parametrize("scale", [100, 150])
def test_nothing_is_cut_off_in_a_language_of_long_words(
    qtbot: QtBot, open_window: Callable[..., Window], answers: Answers, scale: int
) -> None:
    window = open_window(scale=scale)
    window.resize(1024, 700)
    with long_words():
        builder = DeckBuilder(window.house.studio, window.house.paths.made("clans"), window)
        builder.show()
        builder.bench.add(TRIPLE)
        builder.resize(1000, 660)  # what a screen of this size leaves
        found = [one for one in clipped_at_rest(qtbot, builder) if not one.startswith("Choice")]  # they end in dots
        assert found == []
        assert builder._page.height() <= builder._scroll.viewport().height()  # the page itself does not scroll
        assert not builder.pane.verdict._area.isHidden()
        builder.bench.lay(DECKS["maple"], "", kept=True)
