"""One window a user: a second start hands its file to the first and ends."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

LONGEST = 16_384
"""Bytes of a message; anything longer is not from this program."""
WAIT = 1500
"""Milliseconds the first window gets to answer."""
ANSWER = b"here\n"


def server_name(folder: Path) -> str:
    """A name for the window of this user with these saved games."""
    user = f"{os.getuid()}" if hasattr(os, "getuid") else os.environ.get("USERNAME", "")
    digest = hashlib.sha256(f"{user}\0{folder}".encode()).hexdigest()
    return f"fivetables-{digest[:16]}"


def hand_over(name: str, path: Path | None) -> bool:
    """Ask a window that is already open to come to the front, and to open `path`. False where there is none."""
    socket = QLocalSocket()
    socket.connectToServer(name)
    if not socket.waitForConnected(WAIT):
        return False
    socket.write((os.fsencode(path.absolute()) if path is not None else b"") + b"\n")
    answered = socket.waitForBytesWritten(WAIT) and socket.waitForReadyRead(WAIT)
    answered = answered and bytes(socket.readAll().data()) == ANSWER
    socket.disconnectFromServer()
    return answered


class FirstWindow(QObject):
    """Listens for later starts of the program."""

    called = Signal(object)
    """Come to the front; the path of a file to open, or "". A `str` as Python has it: Qt's own loses odd letters."""

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._connected)
        if not self._server.listen(name):
            QLocalServer.removeServer(name)  # left by a program that was killed: nobody answered there
            self._server.listen(name)

    @property
    def listening(self) -> bool:
        """Whether later starts can find this window."""
        return self._server.isListening()

    def close(self) -> None:
        """Listen no more."""
        self._server.close()

    def _connected(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            socket.readyRead.connect(lambda socket=socket: self._read(socket))
            socket.disconnected.connect(socket.deleteLater)
            QTimer.singleShot(WAIT, socket, socket.abort)
            if socket.bytesAvailable():
                self._read(socket)

    def _read(self, socket: QLocalSocket) -> None:
        if socket.bytesAvailable() > LONGEST:
            socket.abort()
            return
        if not socket.canReadLine():
            return
        line = bytes(socket.readLine(LONGEST).data()).rstrip(b"\n")
        socket.write(ANSWER)
        socket.flush()
        self.called.emit(os.fsdecode(line))
