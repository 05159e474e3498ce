"""Why a saved game cannot be read or written, as typed reasons; the window finds the words."""

from __future__ import annotations

import errno

from desktop.rules.kit import Reason


class SaveFault(Exception):
    """The one error of this package. `reason` says what is wrong; nothing was changed or lost."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(repr(reason))
        self.reason = reason


class Missing(Reason, frozen=True):
    """There is no such file any more."""


class NotASave(Reason, frozen=True):
    """The file is something else: a picture, a folder, a file of another program."""


class NotAFile(Reason, frozen=True):
    """What is to be replaced is no file: a folder, a device, a pipe, a link to nothing."""


class Truncated(Reason, frozen=True):
    """The end of the file is missing."""


class Damaged(Reason, frozen=True):
    """The file is ours, but bytes in it have changed: the checksum does not fit, or the first line cannot be read."""


class Malformed(Reason, frozen=True):
    """The content is not what a saved game holds: unknown or doubled fields, wrong types, absurd numbers. `where` is
    the place in it (`$.log[3].action`), plain ASCII."""

    where: str


class BadName(Reason, frozen=True):
    """A player's name, or the title, is not a short plain text."""


class TooLarge(Reason, frozen=True):
    """Larger than a saved game can be."""

    megabytes: int


class NewerFormat(Reason, frozen=True):
    """Written by a newer version of the program."""

    format: int
    known: int


class NewerRules(Reason, frozen=True):
    """Written with newer rules of this game than this program plays."""

    rules: int
    known: int


class UnknownGame(Reason, frozen=True):
    """This program has no game with this id."""

    game: str


class Impossible(Reason, frozen=True):
    """The position, the options or the players break the rules of the game."""


class InUse(Reason, frozen=True):
    """The game is open in another window of the program."""


class DiskFull(Reason, frozen=True):
    """No room to write."""


class NoPermission(Reason, frozen=True):
    """The file or folder may not be read or written."""


class DiskTrouble(Reason, frozen=True):
    """Reading or writing failed for another cause; `code` is the system's short word for it (`EIO`)."""

    code: str


class NotText(Reason, frozen=True):
    """The file is no plain text."""


class TooLong(Reason, frozen=True):
    """More text than is read: `thousands` of characters are the most."""

    thousands: int


class LogDiffers(Reason, frozen=True):
    """A note, not a fault: other rules wrote the log; the match goes on from the position, without its history."""


class OlderGeneration(Reason, frozen=True):
    """A note, not a fault: the newest file could not be read, and this is the one before it."""


Fault = (
    Missing
    | NotASave
    | NotAFile
    | Truncated
    | Damaged
    | Malformed
    | BadName
    | TooLarge
    | NewerFormat
    | NewerRules
    | UnknownGame
    | Impossible
    | InUse
    | DiskFull
    | NoPermission
    | DiskTrouble
)
"""Everything that `SaveFault.reason` can be."""

TextFault = NotText | TooLong
"""What it can be besides, where a text is read."""

Note = LogDiffers | OlderGeneration
"""What the player is told when a match is opened all the same."""


def of_os_error(error: OSError) -> SaveFault:
    """The fault that an error of the file system stands for."""
    code = error.errno
    if code in (errno.ENOSPC, errno.EDQUOT):
        return SaveFault(DiskFull())
    if code in (errno.EACCES, errno.EPERM, errno.EROFS):
        return SaveFault(NoPermission())
    if code in (errno.ENOENT, errno.ENOTDIR):
        return SaveFault(Missing())
    if code == errno.EISDIR:
        return SaveFault(NotASave())
    return SaveFault(DiskTrouble(errno.errorcode.get(code or 0, "UNKNOWN")))
