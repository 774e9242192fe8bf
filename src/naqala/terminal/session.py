"""One game at the terminal: whose turn it is, what each person reads, and undo."""

import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random

from rich.text import Text

from naqala.action import Action
from naqala.bots import Budget, make_bot, stand_in
from naqala.bots.bot import Bot
from naqala.errors import BotError, FormatError, NothingToUndoError, shown
from naqala.terminal import saves
from naqala.terminal.commands import LeaveError
from naqala.terminal.explanations import from_the_box
from naqala.terminal.hints import Hints
from naqala.terminal.history import UndoPoint, turn_of
from naqala.terminal.prompt import Prompt, answer
from naqala.terminal.saves import Saved
from naqala.terminal.scores import result_said, score_table
from naqala.terminal.screen import Screen, fault
from naqala.terminal.seating import SeatedPlayer
from naqala.terminal.story import story
from naqala.terminal.table import draw
from naqala.terminal.wording import Wording
from naqala.texts import listed, say, words


def _level(player: SeatedPlayer) -> str:
    """Return ``(bot: Hard)``."""
    return say("ui.bot.level", level=say(f"bot.{player.kind}.level"))


class Session:
    """A running game with its people and bots."""

    def __init__(self, saved: Saved, screen: Screen, path: Path, pause: float = 0.0, hasty: bool = False) -> None:
        self.saved = saved
        self.game = saved.game
        self.players = saved.players
        self.names = (*(player.name for player in saved.players), *([say("yazid.name")] if saved.game.options.solo else []))
        self.screen = screen
        self.screen.names = self.names
        self.path = path
        self.files = {path.absolute()}
        """Files that hold this game."""
        self.fault: FormatError | None = None
        """Why the last attempt to save failed."""
        self.humans = tuple(seat for seat, player in enumerate(self.players, 1) if player.is_human)
        self.holder = self.humans[0] if len(self.humans) == 1 else None
        """The seat of the person at the keyboard."""
        self.hints = Hints(self.names, hasty)
        self.told = {seat: len(self.game.actions) for seat in (None, *self.humans)}
        self.sound = self.game.actions
        """The actions up to the last moment that was complete."""
        self.history = self._past_answers()
        self.prompt: Prompt | None = None
        """The question a person was last asked."""
        self._pause = pause
        self._hasty = hasty
        """Whether stand-ins play for the levels that would take too long."""
        self._bots: dict[int, Bot] = {}
        self._new_bots()
        self._seen: object = None
        """The turn for which the table was last drawn."""

    def _past_answers(self) -> list[UndoPoint]:
        """Return the answers of the players in a game that was resumed."""
        history, twin = [], self.game.copy()
        with suppress(NothingToUndoError):
            while True:
                twin.undo()
                view = twin.view(None)
                history.append(UndoPoint(view.decision.seat or 0, twin.is_forced, turn_of(view), len(twin.actions)))
        return history[::-1]

    def _new_bots(self) -> None:
        """Make fresh bots: after undo, resume and faults, old plans are void."""
        seed = f"{self.saved.seed} {len(self.game.actions)}"
        bots = [(seat, player.kind) for seat, player in enumerate(self.players, 1) if not player.is_human]
        self._bots = {seat: make_bot(stand_in(kind) if self._hasty else kind, f"{seed} {seat}") for seat, kind in bots}

    # Running

    def run(self) -> int:
        """Play until the game is over or a person leaves."""
        self._welcome()
        try:
            while not self.game.is_over:
                self._let_answer()
            self.keep()
            self._finish()
        except (LeaveError, EOFError):
            self._leave()
            return 0
        except KeyboardInterrupt:
            self._leave()
            return 130
        except BaseException:
            self._leave()
            raise
        return 0

    def _let_answer(self) -> None:
        seat = self.game.decision.seat
        assert seat
        legal = self.game.legal_actions()
        if not self.players[seat - 1].is_human:
            self._let_bot(seat)
        elif len(legal) == 1:
            self._forced(seat, legal[0])
        else:
            self._let_human(seat)
        if self._is_begun():
            self.keep()

    def play(self, action: Action) -> None:
        """Play one answer of a player, and the draws of chance that follow."""
        view = self.game.view(None)
        point = UndoPoint(view.decision.seat or 0, self.game.is_forced, turn_of(view), len(self.game.actions))
        self.game.play(action, point.seat)
        self.history.append(point)
        self.sound = self.game.actions

    def _let_bot(self, seat: int) -> None:
        if not self.humans and self.game.decision.ask in ("bid", "outbid"):
            self.look(None)
        self.play(self._choice_of_bot(seat))
        decision = self.game.decision
        if len(self.humans) < 2 and (decision.seat, decision.ask) != (seat, "drop"):
            self.tell(self.holder)
            time.sleep(self._pause)

    def _choice_of_bot(self, seat: int) -> Action:
        """Return the bot's answer; if the bot fails, any legal one."""
        view, log = self.game.view(seat), self.game.log(seat)
        try:
            with self.waiting(say("ui.thinking", name=self.names[seat - 1])):
                action = self._bots[seat].choose(view, Budget(seconds=self.saved.seconds), log)
            if action not in view.legal:
                raise BotError(f"expected a legal answer, got {shown(action, repr)}")
        except Exception as error:
            self.screen.quietly(say("terminal.stumbled", name=self.names[seat - 1], fault=fault(error)), whole=True)
            self._new_bots()
            return Random(f"{self.saved.seed} {len(self.game.actions)}").choice(view.legal)
        return action

    def _forced(self, seat: int, action: Action) -> None:
        """Give the only answer; the person at the keyboard reads it only if it is their own."""
        answer = Wording(self.game, self.names).short(action)
        self.play(action)
        if self.holder == seat:
            quiet = say("terminal.noChoice") if action.verb == "pass" else say("terminal.onlyAnswer", answer=answer)
            self.screen.quietly(f"  ({quiet})")
            self.tell(seat)

    def _let_human(self, seat: int) -> None:
        if self.holder != seat:
            self._hand_over(seat)
        self.tell(seat, say("ui.handover.since") if len(self.humans) > 1 else "")
        for action in answer(self, seat, self.look(seat)):
            self.play(action)
        self.tell(seat)

    @contextmanager
    def waiting(self, why: str) -> Iterator[None]:
        """Show that something takes a while, if the terminal can."""
        if self.screen.console.is_terminal:
            with self.screen.console.status(Text(why)):
                yield
        else:
            yield

    def _hand_over(self, seat: int) -> None:
        """Hide what the last person could see before the next one looks."""
        name = self.names[seat - 1]
        if self.holder is not None and self.screen.console.is_terminal:
            self.screen.ask(f"{say('terminal.haveRead', name=self.names[self.holder - 1])} ")
        self.screen.wipe()
        self.screen.ask(f"{say('terminal.handOver', name=name)} ")
        self.holder = seat
        self._seen = None

    # Telling

    def tell(self, viewer: int | None, title: str = "") -> None:
        """Print what happened since this viewer last read."""
        since = min(self.told[viewer], len(self.game.actions))
        lines = story(self.game, self.names, viewer, since)
        self.told[viewer] = len(self.game.actions)
        if lines and title:
            self.screen.show(Text(title, style="bold"))
        self.screen.say(lines)

    def look(self, viewer: int | None) -> bool:
        """Draw the table once a turn, and once a round for the bids; return whether it did."""
        view = self.game.view(viewer)
        ask = view.decision.ask
        turn = (viewer, view.position.round, ask) if ask in ("bid", "outbid") else (viewer, *turn_of(view))
        if turn == self._seen:
            return False
        self._seen = turn
        self.screen.show(draw(view, self.names, self.screen.width))
        return True

    def _welcome(self) -> None:
        options = self.game.options
        parts = [say(f"expansion.{word}") for word in options.expansions or ["base"]]
        parts += [words.djinn(word) for word in options.promos] + [say("variant.fiveTrack")] * bool(options.five_track)
        players = [player.name if player.is_human else f"{player.name} {_level(player)}" for player in self.players]
        key = "terminal.welcome.solo" if options.solo else "terminal.welcome"
        self.screen.say([say(key, parts=listed(parts), players=listed(players), seed=self.saved.seed)])
        if given := from_the_box(options):
            self.screen.say([say("values.inPlay"), *(f"  {line}" for line in given)])
        if self.humans:
            self.screen.quietly(say("terminal.howTo"))

    def _finish(self) -> None:
        """Print the last events, the final table and the score sheet."""
        self.tell(self.holder)
        self.screen.show(draw(self.game.view(None), self.names, self.screen.width))
        outcome = self.game.outcome()
        if outcome and outcome.totals:
            self.screen.show(score_table(self.game, self.names, None))
        self.screen.say(["", result_said(self.game, self.names)], "bold")
        self._say_where("terminal.kept")

    # Keeping

    def _is_begun(self) -> bool:
        """Return whether there is something to save: a person has answered, only bots play, or the game has its file already."""
        with suppress(OSError):
            if self.path.exists():
                return True
        return not self.humans or any(point.seat in self.humans and not point.forced for point in self.history)

    def keep(self) -> None:
        """Save the game; report a failure once, and play on."""
        before = self.fault
        try:
            saves.write(self.saved, self.path, self.sound)
            self.fault = None
        except FormatError as error:
            self.fault = error
        if self.fault and not before:
            self.screen.say([say("terminal.notSaved", fault=str(self.fault))], "bold")

    def _leave(self) -> None:
        """Save first, because even printing may fail."""
        begun = self._is_begun()
        if begun:
            self.keep()
        self.screen.show("")
        if begun:
            self._say_where("terminal.left")
        else:
            self.screen.quietly(say("terminal.notBegun"))

    def _say_where(self, key: str) -> None:
        """Print the command that resumes the game, or that it is not saved."""
        if self.fault:
            self.screen.say([say("terminal.notKept", fault=str(self.fault))], "bold")
        else:
            self.screen.quietly(say(key, command=saves.resuming(self.path)), whole=True)

    def undo(self, number: int) -> None:
        """Undo this number of answers."""
        for _ in range(number):
            self.game.undo()
            self.history.pop()
        self.sound = self.game.actions
        for viewer in self.told:
            self.told[viewer] = min(self.told[viewer], len(self.game.actions))
        self._new_bots()
        self._seen = None
