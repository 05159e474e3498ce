"""Files that are whole or not there: atomic writing, bounded reading, locks that die with their process."""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

from desktop.saves.faults import InUse, Missing, NotAFile, NotASave, SaveFault, TooLarge, of_os_error


@contextlib.contextmanager
def os_faults() -> Iterator[None]:
    """Turn every OSError into the SaveFault that it stands for."""
    try:
        yield
    except OSError as error:
        raise of_os_error(error) from error


def read_bounded(path: Path, limit: int) -> bytes:
    """The bytes of a regular file. Raises SaveFault: Missing, NotASave (folders, pipes), TooLarge, NoPermission."""
    with os_faults():
        try:
            mode = path.stat().st_mode
        except ValueError:  # a NUL in the path
            raise SaveFault(Missing()) from None
        if not stat.S_ISREG(mode):
            raise SaveFault(NotASave())
        with path.open("rb") as file:
            data = file.read(limit + 1)
    if len(data) > limit:
        raise SaveFault(TooLarge(limit // 1_000_000))
    return data


def temporary_of(path: Path) -> Path:
    """The name a file is written under before it takes its place; one that a kill has left is simply overwritten."""
    return path.with_name(f".{path.name}.tmp")


def write_atomically(path: Path, data: bytes, *, durable: bool = True) -> None:
    """Replace the file at once: after a crash it is the old one or the new one. `durable` waits for the disk. A link
    stays a link: the file it leads to is replaced.
    Raises OSError, or SaveFault(NotAFile); then what was there is untouched and nothing is left beside it."""
    path = _replaceable(path)
    temporary = temporary_of(path)
    try:
        temporary.unlink(missing_ok=True)
        with temporary.open("xb") as file:
            file.write(data)
            file.flush()
            if durable:
                os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise
    if durable:
        _sync_folder(path.parent)


def _replaceable(path: Path) -> Path:
    """The file that is to be replaced, or made; never a device, a pipe, a folder or a link that leads to no file."""
    if path.is_symlink():
        try:
            path = path.resolve(strict=True)
        except (FileNotFoundError, RuntimeError):  # to nothing, or in a circle
            raise SaveFault(NotAFile()) from None
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return path
    if not stat.S_ISREG(mode):
        raise SaveFault(NotAFile())
    return path


def _sync_folder(folder: Path) -> None:
    """Make a rename last through a power cut, where the system knows how."""
    if sys.platform == "win32":
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def keep_as(path: Path, second: Path) -> None:
    """Give the content of `path` to `second` too, replacing what was there; `path` exists all the time."""
    temporary = temporary_of(second)
    try:
        temporary.unlink(missing_ok=True)
        try:
            os.link(path, temporary)
        except OSError as error:
            if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EROFS):
                raise
            shutil.copyfile(path, temporary)  # a file system without hard links
        os.replace(temporary, second)
    except BaseException:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise


class Lock:
    """Held by one process at a time, and let go by the system when that process ends, however it ends."""

    def __init__(self, path: Path) -> None:
        """Take it at once. Raises SaveFault(InUse) where another holds it, OSError where no file can be made."""
        self._path = path
        while True:
            handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o666)
            try:
                _lock(handle)
                # Whoever let go has removed the file: a lock on a removed file keeps nobody out.
                if os.stat(path).st_ino == os.fstat(handle).st_ino:
                    break
            except FileNotFoundError:
                pass
            except BaseException:
                os.close(handle)
                raise
            os.close(handle)
        self._handle: int | None = handle

    def release(self) -> None:
        """Let go; a second time does nothing."""
        if self._handle is None:
            return
        with contextlib.suppress(OSError):
            self._path.unlink()
        os.close(self._handle)
        self._handle = None


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            raise SaveFault(InUse()) from None

else:
    import fcntl

    def _lock(handle: int) -> None:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise SaveFault(InUse()) from None
        except OSError as error:
            # Some network file systems know no locks; then there is nothing to hold.
            if error.errno not in (errno.ENOLCK, errno.ENOTSUP, errno.ENOSYS, errno.EINVAL):
                raise
