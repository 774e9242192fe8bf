"""The terminal: prints texts and reads lines."""

import io
import sys
from collections.abc import Callable, Iterable, Sequence

from rich.console import Console, RenderableType
from rich.text import Text

from naqala.errors import shown
from naqala.terminal.styles import painted

_ERASE_SCROLLED = "\x1b[3J"


def _standard_output() -> Console:
    """Return standard output; signs that its encoding lacks become question marks."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    return Console(highlight=False)


def fault(error: Exception) -> str:
    """Return an error in one line: its name and what it says."""
    return " ".join(f"{type(error).__name__}: {shown(error, str)}".split())


class Screen:
    """Prints to a console and reads lines; a caller can pass both."""

    def __init__(self, console: Console | None = None, read: Callable[[str], str] | None = None) -> None:
        self.console = console or _standard_output()
        self._read = read or self._from_keyboard
        self.names: Sequence[str] = ()

    @property
    def width(self) -> int:
        """Columns."""
        return self.console.width

    def show(self, *things: RenderableType) -> None:
        """Print something drawn."""
        for thing in things:
            self.console.print(thing)

    def say(self, lines: Iterable[str], style: str = "") -> None:
        """Print sentences with their colours."""
        for line in lines:
            self.console.print(painted(line, self.names, style))

    def quietly(self, line: str, whole: bool = False) -> None:
        """Print a remark; with ``whole`` do not break its line, so that it can be copied."""
        self.console.print(Text(line, style="italic grey62"), soft_wrap=whole)

    def ask(self, prompt: str) -> str:
        """Read one line from the person at the keyboard."""
        return self._read(prompt)

    def _from_keyboard(self, prompt: str) -> str:
        """Read from standard input; print lines from a pipe too, so that the output can be read alone."""
        if sys.stdin.isatty():
            line = input(prompt)
        else:
            self.console.print(Text(prompt), end="")
            line = input()
            self.console.print(Text(line, style="bold"))
        return line

    def wipe(self) -> None:
        """Hide everything printed before, if the terminal can."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(_ERASE_SCROLLED)
        self.console.print("\n" * 2)
