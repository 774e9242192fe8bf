"""A player who presses what the page offers: tiles, cards, buttons. It knows no rule."""

import json
import re
import time
from collections.abc import Callable
from random import Random

from playwright.sync_api import Locator, Page, expect

from tests.browser.texts import Texts

PATIENCE = 60_000
"""Milliseconds: a busy machine is no reason to fail."""

_NO_ANSWERS = (
    *("ui.undo", "ui.undo.ask", "ui.hint", "ui.takeover", "ui.takeover.instead", "ui.cancel", "ui.close", "ui.agree"),
    *("ui.disagree", "ui.withdraw", "hint.show", "hint.play", "hint.goOn", "ui.back", "ui.confirm"),
    *("rematch.start", "rematch.agree", "rematch.change", "rematch.decline", "ui.score"),
)
_NAMES = "found => found.map(one => one.getAttribute('aria-label') ?? one.textContent.trim())"


class Player:
    """A person at a table. `touches` presses with a finger instead of a mouse."""

    def __init__(self, page: Page, texts: Texts, seed: object, touches: bool = False) -> None:
        self.page = page
        self.texts = texts
        self.random = Random(f"{seed}")
        self.touches = touches
        said = texts.said
        others = "|".join(re.escape(said(key)) for key in _NO_ANSWERS)
        # By attributes and not by roles: the roles of a whole page take longer to find than all that the page does.
        labelled = f"[aria-label={json.dumps(said('ui.yourAnswer'), ensure_ascii=False)}]"
        self.question = page.locator(f"section{labelled}")
        self.confirm = self.question.get_by_role("button", disabled=False, name=said("ui.confirm"), exact=True)
        self.sending = self.question.locator(".sending")
        self.back = self.question.get_by_role("button", name=said("ui.back"), exact=True)
        self.over = page.locator("dialog", has=page.get_by_role("heading", name=said("ui.gameOver"), exact=True))
        self.hand_over = page.locator("dialog", has=page.locator("#hand-over"))
        answers = self.question.get_by_role("button", disabled=False, name=re.compile(rf"^(?!(?:{others})\s*$)"))
        self.buttons = answers.filter(visible=True)  # some are folded in
        self.tiles = page.locator("[role=grid] [role=gridcell][aria-disabled=false]")
        self.cards = page.locator(f"button[aria-label$={json.dumps(', ' + said('board.canChoose'), ensure_ascii=False)}]")
        self.bids = page.locator("ol.lanes button:enabled")
        self.colours = page.locator("[role=radiogroup].tray [role=radio]")
        self.choice = page.locator("[role=group]", has=page.locator("button:is(.close, .cancel)"))

    # Seeing

    def wait(self) -> str:
        """Waits until something is to be done here, and says what: over, hand over, confirm, or answer."""
        while not (todo := self.look()):
            expect(self._anything.first).to_be_visible(timeout=PATIENCE)
        return todo

    def look(self) -> str | None:
        """What is to be done here right now, if anything."""
        ways = {"over": self.over, "hand over": self.hand_over, "confirm": self.confirm, "answer": self._answers}
        return next((todo for todo, what in ways.items() if what.first.is_visible()), None)

    def is_to_confirm(self) -> bool:
        """Whether what has just been pressed is to be confirmed, as soon as the server has said so."""
        expect(self.sending).to_have_count(0)
        return self.confirm.is_visible()

    @property
    def _answers(self) -> Locator:
        return self.tiles.or_(self.buttons).filter(visible=True)

    @property
    def _anything(self) -> Locator:
        return self.over.or_(self.hand_over).or_(self.confirm).or_(self._answers).filter(visible=True)

    def heading(self) -> str:
        """The question that is open, in words."""
        return self.question.get_by_role("heading").first.inner_text()

    @property
    def log(self) -> Locator:
        """All that has happened, as it is told here."""
        return self.page.get_by_role("log", name=self.texts.said("ui.log"))

    # Doing

    def press(self, what: Locator) -> None:
        if self.touches:
            what.tap(timeout=PATIENCE)
        else:
            what.click(timeout=PATIENCE)

    def give(self, answer: str) -> None:
        """Presses the button of this answer, be it folded in, and confirms it if asked to."""
        self.wait()
        button = self.question.locator(f'[data-answer="{answer}"]')
        button.first.dispatch_event("click")
        expect(button).to_have_count(0)
        if self.is_to_confirm():
            self.press(self.confirm)

    def step(self) -> str:
        """Does one thing, if it is this person's turn to do anything; says what was to be done."""
        todo = self.wait()
        self.do(todo)
        return todo

    def do(self, todo: str) -> None:
        """Does what `wait` or `look` has found."""
        if todo == "confirm":
            self.press(self.back if self.random.random() < 0.05 else self.confirm)
        elif todo == "answer":
            self._answer()
        elif todo == "hand over":
            self.press(self.hand_over.get_by_role("button"))
        expect(self.question.get_by_role("alert")).to_have_count(0)

    def play(self, steps: int) -> None:
        """So many steps, or fewer where the game ends."""
        for _ in range(steps):
            if self.step() == "over":
                return

    def play_to_the_end(self, most: int = 3000) -> None:
        """Plays until the score sheet is shown."""
        for _ in range(most):
            if self.step() == "over":
                return
        raise AssertionError(f"the game was not over after {most} steps")

    def _answer(self) -> None:
        """Presses something that answers the question, or leads to it."""
        if self.choice.first.is_visible():  # several ways to use one card: one of them
            self._press_one_of(self.choice.first.locator("button:not(.close, .cancel)"))
            return
        if self.colours.first.is_visible() and self.random.random() < 0.4:
            self._press_one_of(self.colours)
            if self.tiles.count():
                self._press_one_of(self.tiles)
            return
        if ways := self._ways():
            self._press_one_of(self.random.choice(ways))

    def _ways(self) -> list[Locator]:
        """Where one can press."""
        often = {self.tiles: 2, self.buttons: 2, self.cards: 1, self.bids: 1}
        return [way for way, times in often.items() if way.filter(visible=True).count() for _ in range(times)]

    def _press_one_of(self, locator: Locator) -> None:
        names = [name for name in locator.filter(visible=True).evaluate_all(_NAMES) if name]
        if names:
            name = self.random.choice(names)
            self.press(locator.filter(visible=True).nth(names.index(name)))


def look_at(players: list[Player]) -> None:
    """Has every page drawn: two pages were seen to disagree for a minute, until they were photographed; why is not known."""
    for player in players:
        player.page.screenshot(clip={"x": 0, "y": 0, "width": 16, "height": 16})


def step_of_any(players: list[Player]) -> Player:
    """Lets the player who is asked do one thing; returns that player."""
    limit = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < limit:
        for player in players:
            if todo := player.look():
                player.do(todo)
                return player
        players[0].page.wait_for_timeout(30)  # lets the pages hear
        if time.monotonic() > limit - PATIENCE / 2000:
            look_at(players)
    raise AssertionError("no player is asked anything")


def step_until(player: Player, is_done: Callable[[], bool]) -> None:
    """Lets one player act whenever they are asked, until something holds: on which page it shows first is a matter of luck."""
    limit = time.monotonic() + PATIENCE / 1000
    while not is_done():
        if todo := player.look():
            player.do(todo)
            limit = time.monotonic() + PATIENCE / 1000
        assert time.monotonic() < limit, "the player is asked nothing, and nothing has come of it"
        player.page.wait_for_timeout(30)
