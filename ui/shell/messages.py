"""Messages, questions and file dialogs with the program's own texts: Qt's are missing or wrong in some languages."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFileDialog, QLineEdit, QWidget

from desktop.saves.names import TITLE_LENGTH
from ui.shell.widgets import PrintedDialog, Studio, button, label

Standard = QDialogButtonBox.StandardButton

BUTTONS = {
    #: Button.
    Standard.Ok: QT_TRANSLATE_NOOP("Buttons", "OK"),
    #: Button.
    Standard.Cancel: QT_TRANSLATE_NOOP("Buttons", "Cancel"),
    #: Button.
    Standard.Yes: QT_TRANSLATE_NOOP("Buttons", "Yes"),
    #: Button.
    Standard.No: QT_TRANSLATE_NOOP("Buttons", "No"),
    #: Button, verb: close this window.
    Standard.Close: QT_TRANSLATE_NOOP("Buttons", "Close"),
    #: Button, verb.
    Standard.Open: QT_TRANSLATE_NOOP("Buttons", "Open"),
    #: Button, verb: write to the disk.
    Standard.Save: QT_TRANSLATE_NOOP("Buttons", "Save"),
    #: Button, verb: go without writing to the disk what was changed.
    Standard.Discard: QT_TRANSLATE_NOOP("Buttons", "Do not save"),
    #: Button: all settings as they were at first.
    Standard.RestoreDefaults: QT_TRANSLATE_NOOP("Buttons", "Defaults"),
    #: Button, verb: try once more.
    Standard.Retry: QT_TRANSLATE_NOOP("Buttons", "Retry"),
}
"""Texts of the standard buttons."""

QT_TEXTS = (
    QT_TRANSLATE_NOOP("QFileDialog", "Look in:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Back"),
    QT_TRANSLATE_NOOP("QFileDialog", "Forward"),
    QT_TRANSLATE_NOOP("QFileDialog", "Parent Directory"),
    QT_TRANSLATE_NOOP("QFileDialog", "Create New Folder"),
    QT_TRANSLATE_NOOP("QFileDialog", "List View"),
    QT_TRANSLATE_NOOP("QFileDialog", "Detail View"),
    QT_TRANSLATE_NOOP("QFileDialog", "Sidebar"),
    QT_TRANSLATE_NOOP("QFileDialog", "Files"),
    QT_TRANSLATE_NOOP("QFileDialog", "Files of type:"),
    QT_TRANSLATE_NOOP("QFileDialog", "File &name:"),
    QT_TRANSLATE_NOOP("QFileDialog", "&Open"),
    QT_TRANSLATE_NOOP("QFileDialog", "&Save"),
    QT_TRANSLATE_NOOP("QFileDialog", "Save As"),
    QT_TRANSLATE_NOOP("QFileDialog", "&Rename"),
    QT_TRANSLATE_NOOP("QFileDialog", "&Delete"),
    QT_TRANSLATE_NOOP("QFileDialog", "Show &hidden files"),
    QT_TRANSLATE_NOOP("QFileDialog", "&New Folder"),
    QT_TRANSLATE_NOOP("QFileDialog", "New Folder"),
    QT_TRANSLATE_NOOP("QFileDialog", "My Computer"),
    QT_TRANSLATE_NOOP("QFileDialog", "Recent Places"),
    QT_TRANSLATE_NOOP("QFileDialog", "%1 already exists.\nDo you want to replace it?"),
    QT_TRANSLATE_NOOP("QFileDialog", "%1\nFile not found.\nPlease verify the correct file name was given."),
    QT_TRANSLATE_NOOP("QFileDialog", "%1\nDirectory not found.\nPlease verify the correct directory name was given."),
    #: "Show" and a blank, before the name of a column in a menu (Size, Type, Date Modified).
    QT_TRANSLATE_NOOP("QFileDialog", "Show "),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Drive"),
    #: What a file is, in a column of a list.
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Folder"),
    #: What a file is, in a column of a list.
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "File Folder"),
    #: What a file is, in a column of a list: %1 are the letters after the dot of its name.
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "%1 File"),
    QT_TRANSLATE_NOOP("QFileSystemModel", "Name"),
    QT_TRANSLATE_NOOP("QFileSystemModel", "Size"),
    QT_TRANSLATE_NOOP("QFileSystemModel", "Type"),
    QT_TRANSLATE_NOOP("QFileSystemModel", "Kind"),
    QT_TRANSLATE_NOOP("QFileSystemModel", "Date Modified"),
    QT_TRANSLATE_NOOP("QFileSystemModel", "My Computer"),
    QT_TRANSLATE_NOOP("QFileSystemModel", "Computer"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "OK"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Cancel"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "&Yes"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "&No"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Open"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Save"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Close"),
    QT_TRANSLATE_NOOP("QWidgetTextControl", "&Undo"),
    QT_TRANSLATE_NOOP("QWidgetTextControl", "&Redo"),
    QT_TRANSLATE_NOOP("QWidgetTextControl", "Cu&t"),
    QT_TRANSLATE_NOOP("QWidgetTextControl", "&Copy"),
    QT_TRANSLATE_NOOP("QWidgetTextControl", "&Paste"),
    QT_TRANSLATE_NOOP("QWidgetTextControl", "Copy &Link Location"),
    QT_TRANSLATE_NOOP("QWidgetTextControl", "Delete"),
    QT_TRANSLATE_NOOP("QWidgetTextControl", "Select All"),
    QT_TRANSLATE_NOOP("QLineEdit", "&Undo"),
    QT_TRANSLATE_NOOP("QLineEdit", "&Redo"),
    QT_TRANSLATE_NOOP("QLineEdit", "Cu&t"),
    QT_TRANSLATE_NOOP("QLineEdit", "&Copy"),
    QT_TRANSLATE_NOOP("QLineEdit", "&Paste"),
    QT_TRANSLATE_NOOP("QLineEdit", "Delete"),
    QT_TRANSLATE_NOOP("QLineEdit", "Select All"),
    QT_TRANSLATE_NOOP("QAbstractSpinBox", "&Step up"),
    QT_TRANSLATE_NOOP("QAbstractSpinBox", "Step &down"),
    QT_TRANSLATE_NOOP("QAbstractSpinBox", "&Select All"),
)
"""What Qt says in file dialogs and in the menus of text fields, so that the program's own translations hold it."""


DROPPED = 2
"""What a dialog answers that asked whether to save, and was told not to."""


def button_text(which: QDialogButtonBox.StandardButton) -> str:
    """The text of a standard button in the language of the window."""
    return QCoreApplication.translate("Buttons", str(BUTTONS[which]))


class Message(PrintedDialog):
    """One message, with one button or two."""

    def __init__(
        self, studio: Studio, parent: QWidget | None, title: str, text: str, yes: str = "", no: str = ""
    ) -> None:
        super().__init__(studio, "about", parent)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self._title, self._yes = title, yes
        words = label(wrap=True)
        words.setText(text)
        words.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        words.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.body.addWidget(words)
        self.body.addStretch()
        self.foot.addStretch()
        if no:
            refuse = button()
            refuse.setText(no)
            refuse.clicked.connect(self.reject)
            self.foot.addWidget(refuse)
        self.accept_button = button("primary")
        self.accept_button.clicked.connect(self.accept)
        self.foot.addWidget(self.accept_button)
        self.setAccessibleDescription(text)
        self.finish()
        self.accept_button.setFocus()

    def retranslate(self) -> None:
        self.set_title(self._title)
        self.accept_button.setText(self._yes or button_text(Standard.Ok))


class TextQuestion(PrintedDialog):
    """Asks for one line of text."""

    def __init__(self, studio: Studio, parent: QWidget | None, title: str, what: str, text: str) -> None:
        super().__init__(studio, "about", parent)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self._title = title
        self.field = QLineEdit(text)
        self.field.setMaxLength(TITLE_LENGTH)
        self.field.selectAll()
        caption = label(buddy=self.field)
        caption.setText(what)
        self.field.setAccessibleName(what)
        self.body.addWidget(caption)
        self.body.addWidget(self.field)
        self.body.addStretch()
        self._cancel, self._accept = button(), button("primary")
        self._cancel.clicked.connect(self.reject)
        self._accept.clicked.connect(self.accept)
        self.foot.addStretch()
        self.foot.addWidget(self._cancel)
        self.foot.addWidget(self._accept)
        self.finish()
        self.field.setFocus()

    def retranslate(self) -> None:
        self.set_title(self._title)
        self._cancel.setText(button_text(Standard.Cancel))
        self._accept.setText(button_text(Standard.Ok))


def tell(studio: Studio, parent: QWidget | None, title: str, text: str) -> None:
    """Say something; returns when it was read."""
    dialog = Message(studio, parent, title, text)
    dialog.exec()
    dialog.deleteLater()


def confirm(studio: Studio, parent: QWidget | None, title: str, text: str, yes: str, no: str = "") -> bool:
    """Ask before something that cannot be taken back; `yes` is the button that does it, a verb."""
    dialog = Message(studio, parent, title, text, yes, no or button_text(Standard.Cancel))
    agreed = dialog.exec() == QDialog.DialogCode.Accepted
    dialog.deleteLater()
    return agreed


def ask_keep(studio: Studio, parent: QWidget | None, title: str, text: str) -> bool | None:
    """Ask whether to save what was changed before it goes: True, False, or None where it is to stay."""
    dialog = Message(studio, parent, title, text, button_text(Standard.Save), button_text(Standard.Cancel))
    drop = button("flat")
    drop.setText(button_text(Standard.Discard))
    drop.clicked.connect(lambda: dialog.done(DROPPED))
    dialog.foot.insertWidget(0, drop)
    dialog.fit()
    answer = dialog.exec()
    dialog.deleteLater()
    return None if answer == QDialog.DialogCode.Rejected else answer == QDialog.DialogCode.Accepted


def ask_text(studio: Studio, parent: QWidget | None, title: str, what: str, text: str) -> str | None:
    """Ask for one line of text; None where it is cancelled."""
    dialog = TextQuestion(studio, parent, title, what, text)
    agreed = dialog.exec() == QDialog.DialogCode.Accepted
    answer = dialog.field.text()
    dialog.deleteLater()
    return answer if agreed else None


class GameFiles(QFileDialog):
    """The dialog for saved-game files."""

    SUFFIX = "fivetables"

    def titled(self, save: bool) -> str:
        """What the dialog is called."""
        return self.tr("Save the game as") if save else self.tr("Open a saved game")

    def kinds(self) -> list[str]:
        """The kinds of files to choose from."""
        #: A kind of file; the part in brackets stays as it is.
        return [self.tr("Saved games (*.fivetables)"), self.tr("All files (*)")]

    def __init__(self, parent: QWidget | None, folder: Path, save: bool) -> None:
        super().__init__(parent)
        self.setDirectory(str(folder))
        self.setAcceptMode(QFileDialog.AcceptMode.AcceptSave if save else QFileDialog.AcceptMode.AcceptOpen)
        self.setFileMode(QFileDialog.FileMode.AnyFile if save else QFileDialog.FileMode.ExistingFile)
        self.setDefaultSuffix(self.SUFFIX)
        self.setWindowTitle(self.titled(save))
        self.setNameFilters(self.kinds())
        self.setLabelText(QFileDialog.DialogLabel.LookIn, self.tr("Look in:"))
        self.setLabelText(QFileDialog.DialogLabel.FileName, self.tr("File name:"))
        self.setLabelText(QFileDialog.DialogLabel.FileType, self.tr("Files of type:"))
        self.setLabelText(QFileDialog.DialogLabel.Accept, button_text(Standard.Save if save else Standard.Open))
        self.setLabelText(QFileDialog.DialogLabel.Reject, button_text(Standard.Cancel))
        for part in self.findChildren(QWidget):  # of Qt's own dialog: the names say enough
            part.setAccessibleDescription("")

    def chosen(self) -> Path | None:
        """Let the player choose; None where it is cancelled."""
        if self.exec() != QDialog.DialogCode.Accepted or not self.selectedFiles():
            return None
        return Path(self.selectedFiles()[0])


class TextFiles(GameFiles):
    """The dialog for text files."""

    SUFFIX = "txt"

    def titled(self, save: bool) -> str:
        return self.tr("Save as text") if save else self.tr("Open a text")

    def kinds(self) -> list[str]:
        #: A kind of file; the part in brackets stays as it is.
        return [self.tr("Texts (*.txt)"), self.tr("All files (*)")]


def open_game(parent: QWidget | None, folder: Path) -> Path | None:
    """Ask which saved game to open."""
    dialog = GameFiles(parent, folder, save=False)
    path = dialog.chosen()
    dialog.deleteLater()
    return path


def save_game(parent: QWidget | None, folder: Path, name: str) -> Path | None:
    """Ask where to write a saved game; `name` is proposed."""
    dialog = GameFiles(parent, folder, save=True)
    dialog.selectFile(f"{name}.{GameFiles.SUFFIX}")
    path = dialog.chosen()
    dialog.deleteLater()
    return path


def open_text(parent: QWidget | None, folder: Path) -> Path | None:
    """Ask which text to read."""
    dialog = TextFiles(parent, folder, save=False)
    path = dialog.chosen()
    dialog.deleteLater()
    return path


def save_text(parent: QWidget | None, folder: Path, name: str) -> Path | None:
    """Ask where to write a text; `name` is proposed."""
    dialog = TextFiles(parent, folder, save=True)
    dialog.selectFile(f"{name}.{TextFiles.SUFFIX}")
    path = dialog.chosen()
    dialog.deleteLater()
    return path
