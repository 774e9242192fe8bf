"""Tells a game: the log of a seat as readable lines, with what everybody could see on the table."""

from collections.abc import Sequence

from naqala.game import Game
from naqala.log import Entry
from naqala.terminal.deeds import deed
from naqala.terminal.effects import effects
from naqala.terminal.tale import Position, Tale

_RUNS = ("bring", "horn")


class Chronicle:
    """Follows a game and keeps the open position after every action, so that the past can be told to any seat."""

    def __init__(self, game: Game, names: Sequence[str]) -> None:
        self._names = names
        self._twin = Game.from_position(game.start())
        self._open: list[Position] = [self._twin.view(None).position]
        self.follow(game)

    def follow(self, game: Game) -> None:
        """Catches up with the game, forwards or, after an undo, backwards."""
        actions = game.actions
        while self._twin.actions != actions[: len(self._twin.actions)]:
            self._twin.undo()
            self._open.pop()
        for action in actions[len(self._twin.actions) :]:
            self._twin.play(action)
            self._open.append(self._twin.view(None).position)

    def lines(self, game: Game, viewer: int | None, since: int) -> list[str]:
        """What happened from some action on, as the viewer saw it."""
        self.follow(game)
        lines = []
        for run in self._runs(game.log(viewer).entries[since:]):
            tale = Tale(run, self._open[run[0].number], self._open[run[-1].number + 1], self._names)
            done = deed(tale)
            followed = effects(tale)
            lines += [done] if done else []
            lines += [line if line.startswith("---") else f"  {line}" for line in followed]
        return lines

    def _runs(self, entries: Sequence[Entry]) -> list[list[Entry]]:
        """Entries that are told in one breath: the steps of a move, draws for one purpose."""
        runs: list[list[Entry]] = []
        for entry in entries:
            if runs and self._continues(runs[-1][-1], entry):
                runs[-1].append(entry)
            else:
                runs.append([entry])
        return runs

    def _continues(self, last: Entry, entry: Entry) -> bool:
        if entry.seat != last.seat or entry.action == "pass":
            return False
        if entry.ask == "drop":
            return last.ask == "drop" or last.action.startswith("pick")
        if entry.ask.startswith("draw"):
            return entry.ask == last.ask and self._purpose(last) == self._purpose(entry)
        return entry.ask == last.ask and entry.ask in _RUNS

    def _purpose(self, entry: Entry) -> tuple[object, object]:
        """What a draw is for: the row, a seat, a tile."""
        question = self._open[entry.number]["pending"][-1]
        return question.get("to"), question.get("tile")
