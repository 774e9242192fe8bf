"""The terminal: what is printed and what is typed."""

import io
import sys
from collections.abc import Callable, Iterable, Sequence

from rich.console import Console, RenderableType
from rich.text import Text

from naqala.errors import shown
from naqala.terminal.styles import painted

_ERASE_SCROLLED = "\x1b[3J"


def _standard_output() -> Console:
    """Standard output; signs that its encoding lacks become question marks."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    return Console(highlight=False)


def fault(error: Exception) -> str:
    """An error in one line: its name and what it says."""
    return " ".join(f"{type(error).__name__}: {shown(error, str)}".split())


class Screen:
    """Prints to a console and reads lines; both can be handed in."""

    def __init__(self, console: Console | None = None, read: Callable[[str], str] | None = None) -> None:
        self.console = console or _standard_output()
        self._read = read or self._from_keyboard
        self.names: Sequence[str] = ()

    @property
    def width(self) -> int:
        """Columns."""
        return self.console.width

    def show(self, *things: RenderableType) -> None:
        """Prints something drawn."""
        for thing in things:
            self.console.print(thing)

    def say(self, lines: Iterable[str], style: str = "") -> None:
        """Prints sentences with their colours."""
        for line in lines:
            self.console.print(painted(line, self.names, style))

    def quietly(self, line: str, whole: bool = False) -> None:
        """A remark; whole if it has something to copy that must not be broken."""
        self.console.print(Text(line, style="italic grey62"), soft_wrap=whole)

    def ask(self, prompt: str) -> str:
        """One line from the person at the keyboard."""
        return self._read(prompt)

    def _from_keyboard(self, prompt: str) -> str:
        """Reads from standard input; from a pipe the line is shown too, so that the output can be read alone."""
        if sys.stdin.isatty():
            line = input(prompt)
        else:
            self.console.print(Text(prompt), end="")
            line = input()
            self.console.print(Text(line, style="bold"))
        return line

    def wipe(self) -> None:
        """Hides everything printed before, where that is possible."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(_ERASE_SCROLLED)
        self.console.print("\n" * 2)
