"""The bot process: reads lines from standard input, thinks, writes lines to standard output; when the input ends, it
finishes the questions it has read and ends too.

The window's thread must paint, so bots think here. A second thread reads the input, so that "cancel" is seen in the
middle of a search. No line, however bad, ends the process, and nothing but its lines is written to standard output.
"""

from __future__ import annotations

import contextlib
import os
import queue
import sys
import threading
import time
from typing import IO

from desktop import __version__
from desktop.bots.local import answer
from desktop.worker.lines import (
    MAX_LINE,
    Ask,
    BadLine,
    Cancel,
    Hello,
    answer_line,
    cancelled_line,
    error_line,
    read_request,
    ready_line,
)


class Worker:
    """One reader thread, one thinker, between two binary streams."""

    def __init__(self, lines_in: IO[bytes], lines_out: IO[bytes]) -> None:
        self._in = lines_in
        self._out = lines_out
        self._writing = threading.Lock()
        self._todo: queue.SimpleQueue[Ask | None] = queue.SimpleQueue()
        self._open: set[int] = set()  # questions that are neither answered nor cancelled

    def run(self) -> None:
        """Answer until the input ends."""
        threading.Thread(target=self._read, daemon=True).start()
        while (ask := self._todo.get()) is not None:
            if ask.number in self._open:
                self._think(ask)

    def _think(self, ask: Ask) -> None:
        began = time.monotonic()
        number = ask.number
        try:
            choice = answer(ask.question, lambda: number not in self._open)
            line = answer_line(number, choice, round((time.monotonic() - began) * 1000))
        except Exception as error:
            line = error_line(f"the bot failed: {type(error).__name__}: {error}"[:300], number)
        self._close(number, line)

    def _close(self, number: int, line: bytes) -> None:
        """Send the last line about a question, unless it had its last line before."""
        with self._writing:
            if number in self._open:
                self._open.discard(number)
                self._put(line)

    def _send(self, line: bytes) -> None:
        with self._writing:
            self._put(line)

    def _put(self, line: bytes) -> None:
        with contextlib.suppress(OSError, ValueError):  # the window is gone; the input ends in a moment
            self._out.write(line)
            self._out.flush()

    def _read(self) -> None:
        try:
            while line := self._in.readline(MAX_LINE + 1):
                if len(line) > MAX_LINE and not line.endswith(b"\n"):
                    self._skip_line()
                    self._send(error_line("the line is too long"))
                elif line.strip():
                    self._take(line)
        finally:
            self._todo.put(None)

    def _skip_line(self) -> None:
        while (rest := self._in.readline(MAX_LINE)) and not rest.endswith(b"\n"):
            pass

    def _take(self, line: bytes) -> None:
        try:
            request = read_request(line)
        except BadLine as error:
            self._send(error_line(str(error), error.ask))
            return
        if isinstance(request, Hello):
            self._send(ready_line(__version__))
        elif isinstance(request, Cancel):
            with self._writing:
                self._open.discard(request.number)
                self._put(cancelled_line(request.number))
        else:
            self._open.add(request.number)
            self._todo.put(request)


def main() -> int:
    """Serve standard input and output. What bots print by mistake goes to standard error."""
    # The outer one: closing what nobody reads any more.
    with contextlib.suppress(OSError), os.fdopen(os.dup(1), "wb") as lines_out:
        with contextlib.suppress(OSError):  # no standard error to send it to
            os.dup2(2, 1)
        sys.stdout = sys.stderr
        Worker(sys.stdin.buffer, lines_out).run()
    return 0
