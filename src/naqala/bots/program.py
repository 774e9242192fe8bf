"""A child process that reads and writes lines. It may crash, hang, flood its output or stop reading: the game goes on."""

import os
import signal
import subprocess
from collections import deque
from contextlib import suppress
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from time import monotonic
from typing import IO

LONGEST_LINE = 100_000
"""Characters of a line; more is no answer."""
WAITING_LINES = 100
"""Lines that are kept until they are read; a program that writes more has to wait."""
LAST_WORDS = 20
"""Lines of standard error that are kept for the report."""
PATIENCE = 1.0
"""Seconds that a program has to end by itself."""


class ProgramError(Exception):
    """The program has ended, is silent for too long, or writes what is no line."""


class Program:
    """A program that runs until ``stop``. Threads talk to its pipes, so that no full or empty pipe can block us."""

    def __init__(self, path: str) -> None:
        self.path = path
        try:
            self._process = subprocess.Popen(
                [str(Path(path).absolute())],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # so that its own children can be stopped with it
            )
        except OSError as error:
            raise ProgramError(f"expected a program that starts, got {error}") from error
        self._to_send: Queue[str | None] = Queue()
        self._lines: Queue[bytes | None] = Queue(WAITING_LINES)
        self._last_words: deque[str] = deque(maxlen=LAST_WORDS)
        assert self._process.stdin and self._process.stdout and self._process.stderr
        self._threads = [
            Thread(target=self._write_lines, args=(self._process.stdin,), daemon=True),
            Thread(target=self._read_lines, args=(self._process.stdout,), daemon=True),
            Thread(target=self._read_last_words, args=(self._process.stderr,), daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    def send(self, line: str) -> None:
        """Send a line; do not wait until it is read."""
        self._to_send.put(line)

    def read(self, seconds: float) -> str:
        """Return the next line that is no ``info``; wait no longer than this many seconds for it."""
        deadline = monotonic() + seconds
        while True:
            try:
                line = self._lines.get(timeout=deadline - monotonic())
            except (Empty, ValueError):  # a timeout below zero is a ValueError
                raise ProgramError(f"expected an answer within {seconds:.1f} seconds, got none") from None
            if line is None:
                raise ProgramError(f"expected an answer, but the program ended{self._epitaph()}")
            if not line.endswith(b"\n"):
                raise ProgramError(f"expected a line, got {len(line)} characters without an end")
            text = line.decode("utf-8", "replace").strip()
            if text and text.split()[0] != "info":
                return text

    def _epitaph(self) -> str:
        """Return how the program ended and what it said last."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(PATIENCE)
        self._threads[-1].join(PATIENCE)
        words = " / ".join(self._last_words)
        return f" with status {self._process.returncode}" + (f": {words}" if words else "")

    def stop(self, *last: str) -> None:
        """Say something last, wait a little, and end the program and its children by force if it does not end."""
        for line in last:
            self._to_send.put(line)
        self._to_send.put(None)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(PATIENCE)
        with suppress(ProcessLookupError, PermissionError):
            if os.name == "posix":  # bots may not import sys, by which mypy would know that Windows does not come here
                os.killpg(self._process.pid, signal.SIGKILL)  # type: ignore[attr-defined,unused-ignore]
            else:
                self._process.kill()
        self._process.wait()
        deadline = monotonic() + PATIENCE  # a child that left the program's session may hold its output open for ever
        while self._threads[1].is_alive() and monotonic() < deadline:  # it may wait for room in the queue
            with suppress(Empty):
                self._lines.get(timeout=0.05)
        for thread in self._threads:
            thread.join(max(0.0, deadline - monotonic()))

    def _write_lines(self, pipe: IO[bytes]) -> None:
        with suppress(OSError, ValueError), pipe:
            while (line := self._to_send.get()) is not None:
                pipe.write(line.encode() + b"\n")
                pipe.flush()

    def _read_lines(self, pipe: IO[bytes]) -> None:
        with pipe:
            while line := pipe.readline(LONGEST_LINE):
                self._lines.put(line)
        self._lines.put(None)

    def _read_last_words(self, pipe: IO[bytes]) -> None:
        with pipe:
            while line := pipe.readline(1000):
                self._last_words.append(line.decode("utf-8", "replace").strip())
