"""Asks a person one question until there is an answer: menus, typed answers, whole moves, commands."""

from typing import TYPE_CHECKING

from rich.text import Text

from naqala.action import Action
from naqala.terminal.board import board
from naqala.terminal.commands import Reply, run_command
from naqala.terminal.history import turn_of
from naqala.terminal.landings import dropped, pick_summaries
from naqala.terminal.menu import Menu, Option, drawn, menu_of
from naqala.terminal.styles import painted
from naqala.terminal.table import track
from naqala.terminal.tiles import tiles_of
from naqala.terminal.typed import candidates, chunks, tokens_of
from naqala.terminal.wording import Wording
from naqala.texts import say

if TYPE_CHECKING:
    from naqala.terminal.session import Session

_ON_THE_BOARD = ("kill", "target", "scimitar", "flute", "talisman from", "talisman to", "claim", "take building")
"""Questions about tiles in the middle of a turn: the board is drawn again."""
MOST_MOVES = 5_000
"""With this number of whole moves or more, they are not counted tile by tile."""


class Prompt:
    """One question to one person."""

    def __init__(self, session: "Session", seat: int) -> None:
        self.session = session
        self.screen = session.screen
        self.view = session.game.view(seat)
        self.seat = seat
        self.ask = self.view.decision.ask
        self.turn = turn_of(self.view)
        board_now = self.view.position.board
        moves = session.game.whole_moves(MOST_MOVES)
        found = pick_summaries(board_now, moves) if len(moves) < MOST_MOVES else None
        self.wording = Wording(session.game, session.names, found)
        self.menus = [menu_of(self.view.legal, self.wording)]
        self.listed: list[tuple[Action, ...]] = []
        """The moves the command ``moves`` has numbered."""

    @property
    def menu(self) -> Menu:
        """The menu that is open."""
        return self.menus[-1]

    def show(self) -> None:
        """Show the question and its menu."""
        question = say("ui.named", what=self.session.names[self.seat - 1], value=self.wording.question())
        self.screen.show("", painted(question, self.session.names, "bold"), *drawn(self.menu, self.screen.width))

    def open(self, table_drawn: bool) -> None:
        """Show what is worth seeing before the question."""
        if self.ask in _ON_THE_BOARD:
            self.screen.show(board(self.view.position, tiles_of(self.view.legal)))
        if self.ask == "bid" and not table_drawn:
            self.screen.show("", Text(f"{say('track.turn')}  ").append_text(track(self.view.position, self.session.names)))
        self.show()

    def descend(self, menu: Menu) -> list[Action]:
        """Open a menu below; return no answer yet."""
        self.menus.append(menu)
        self.show()
        return []

    def chosen(self, option: Option) -> list[Action]:
        """Return the answer of an option, or open its group."""
        if option.action is not None:
            return [option.action]
        assert option.group is not None
        return self.descend(option.group)

    def read(self, line: str) -> list[Action] | None:
        """Return the answers a line means; none after a message about what is missing, None if the line means nothing here."""
        typed = " ".join(tokens_of(line))
        if option := self.menu.find(typed):
            return self.chosen(option)
        if typed.startswith("m") and typed[1:].isdigit() and 0 < int(typed[1:]) <= len(self.listed):
            return list(self.listed[int(typed[1:]) - 1])
        here = [choice.action for choice in self.menu.options() if choice.action] if len(self.menus) > 1 else []
        found = candidates(line, here, self.session.names) or candidates(line, self.view.legal, self.session.names)
        if len(found) == 1:
            return found
        if found:
            self.screen.quietly(say("terminal.several", n=len(found)))
            del self.menus[1:]
            return self.descend(menu_of(found, self.wording))
        return self.whole_move(line)

    def whole_move(self, line: str) -> list[Action] | None:
        """Read a move typed in one line. Try it on a copy first, so that nothing happens if a part of it is impossible."""
        parts = chunks(line)
        if self.ask not in ("move", "drop") or len(parts) < 2:
            return None
        twin, actions = self.session.game.copy(), []
        for part in parts:
            if twin.decision.seat != self.seat or twin.decision.ask not in ("move", "drop"):
                self.screen.quietly(say("terminal.moveIsOver", part=part))
                return []
            found = candidates(part, twin.legal_actions())
            if len(found) != 1:
                answers = ", ".join(map(dropped, (found or twin.legal_actions())[:12]))
                self.screen.quietly(say("terminal.unclear" if found else "terminal.impossible", part=part, answers=answers))
                return []
            actions.append(found[0])
            twin.play(found[0])
        return actions

    def back(self) -> None:
        """Go one menu up, or show the same menu again."""
        if len(self.menus) > 1:
            self.menus.pop()
        self.show()


def answer(session: "Session", seat: int, table_drawn: bool = False) -> list[Action]:
    """Return the answers of a person: one, several for a whole move, none if an undo has changed the question."""
    prompt = session.prompt = Prompt(session, seat)
    prompt.open(table_drawn)
    while True:
        line = session.screen.ask(f"{session.names[seat - 1]}> ").strip()
        if not line or line.lower() == "back":
            prompt.back()
            continue
        reply = run_command(prompt, line, whole=True)
        if reply is None:
            actions = prompt.read(line)
            if actions:
                return actions
            reply = run_command(prompt, line, whole=False) if actions is None else Reply.SAME
        if reply is Reply.CHANGED:
            return []
        if reply is None:
            session.screen.quietly(say("terminal.noAnswer", line=line))
