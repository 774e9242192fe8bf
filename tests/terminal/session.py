"""A session without a terminal: lines come from a script, what is printed is kept."""

import io
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from random import Random

from rich.console import Console

from naqala import Game, Options
from naqala.terminal import autosave
from naqala.terminal.menu import LINES, drawn
from naqala.terminal.saves import Saved
from naqala.terminal.screen import Screen
from naqala.terminal.seating import seated
from naqala.terminal.session import Session
from naqala.texts import say
from tests.scene import scene

Read = Callable[["Played", str], str]


def no_answer(line: str) -> str:
    """How a line is refused that answers nothing: the first sentence, which is never wrapped."""
    return say("terminal.noAnswer", line=line).partition(".")[0]


class Played:
    """A session, the lines it printed, and each prompt with what was printed before it."""

    def __init__(
        self,
        game: Game,
        kinds: str,
        read: Read,
        names: str | None = None,
        width: int = 80,
        path: Path | None = None,
        seed: str = "0",
    ) -> None:
        self.out = io.StringIO()
        self.prompts: list[tuple[str, str]] = []
        self._from = 0
        self._read = read
        players = seated(kinds.split(","), names.split(",") if names else None)
        screen = Screen(Console(file=self.out, width=width, highlight=False), self.ask)
        self.session = Session(Saved(game, players, seed, 0.1), screen, path or autosave.new_file(seed))
        self.game = game
        self.status: int | None = None

    @property
    def text(self) -> str:
        return self.out.getvalue()

    def ask(self, prompt: str) -> str:
        """Notes what was printed since the last prompt, then asks the script."""
        self.prompts.append((prompt, self.text[self._from :]))
        self._from = len(self.text)
        return self._read(self, prompt)

    def run(self) -> "Played":
        self.status = self.session.run()
        return self


def scripted(lines: Iterable[str]) -> Read:
    """One line after the other, then the end of input."""
    rest: Iterator[str] = iter(lines)

    def read(_: Played, __: str) -> str:
        try:
            return next(rest)
        except StopIteration:
            raise EOFError from None

    return read


def is_hand_over(prompt: str) -> bool:
    """Whether only Enter is wanted."""
    return not prompt.endswith("> ")


def by_menu(seed: int, typed: float = 0.3) -> Read:
    """Any key of the open menu, now and then the words of an answer; menus must fit."""
    random = Random(seed)

    def read(played: Played, prompt: str) -> str:
        if is_hand_over(prompt):
            return ""
        question = played.session.prompt
        assert question is not None
        assert len(drawn(question.menu, 80)) <= LINES
        if random.random() < typed:
            return random.choice(question.view.legal).text
        return random.choice([option.key for option in question.menu.options()])

    return read


def first_option(played: Played, prompt: str) -> str:
    """Always the first option of the menu."""
    question = played.session.prompt
    return "" if question is None or is_hand_over(prompt) else next(question.menu.options()).key


def new(kinds: str, read: Read, options: Options | None = None, seed: str = "1", **more: object) -> Played:
    """A new game with these seats."""
    options = options or Options(kinds.count(",") + 1)
    return Played(Game.new(options, seed), kinds, read, seed=seed, **more)  # type: ignore[arg-type]


def at_the_move(kinds: str = "human,uniform", *lines: str, seed: str = "7") -> Played:
    """A game in which the first person has bid highest with both markers, then these lines."""
    return new(kinds, scripted(["18", "12", *lines] if kinds.count("human") == 1 else lines), seed=seed)


@cache
def plainly(*lines: str) -> Played:
    """The same, played once for all tests that compare with it."""
    return at_the_move("human,uniform", *lines).run()


def revealing_game() -> Game:
    """The seat can let chance turn something up in the middle of its turn."""
    meeples = {"a1": "YY", "b1": "Y", "d3": "WW", "e3": "W", "f5": "GGW", "e5": "GG", "c5": "BB", "d5": "BG"}
    game = scene(seats=2, players={1: {"djinns": ["sloar"], "cards": {"fakir": 2}}}, meeples=meeples, seat=1)
    game.deal_from("luck")
    return game
