"""A player who presses what the page offers: tiles, cards, buttons. It knows no rule."""

import json
import time
import warnings
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.texts import Texts

PATIENCE = 120_000
"""Milliseconds: a busy machine is no reason to fail. At ten programs a core, bots in plain mode were seen to need a minute."""
_LONG_LOOK = 5_000
"""Milliseconds after which a player asks whether what it wants to press is still there."""

_LOOK = """({ said, places }) => {
  const isSeen = (one) => {
    const { width, height } = one.getBoundingClientRect();
    return width > 0 && height > 0 && one.checkVisibility({ visibilityProperty: true });
  };
  const named = (selector, name) => [...document.querySelectorAll(selector)].filter((one) => one.textContent.trim() === name);
  if (named('dialog h2', said.over).some(isSeen)) return { todo: 'over' };
  if ([...document.querySelectorAll('#hand-over')].some(isSeen)) return { todo: 'hand over' };
  if (document.querySelector(places.sending)) return null;
  if (named(places.enabled, said.confirm).some(isSeen)) return { todo: 'confirm' };
  const seen = {};
  for (const way of ['tiles', 'buttons', 'cards', 'bids', 'colours', 'options'])
    seen[way] = [...document.querySelectorAll(places[way])].flatMap((one, number) => (isSeen(one) ? [number] : []));
  return seen.tiles.length || seen.buttons.length ? { todo: 'answer', seen } : null;
}"""
"""What is to be done on the page, and which of the things that can be pressed are in sight: one question, not one for each."""


class Player:
    """A person at a table. `touches` presses with a finger instead of a mouse."""

    def __init__(self, page: Page, texts: Texts, seed: object, touches: bool = False) -> None:
        self.page = page
        self.texts = texts
        self.random = Random(f"{seed}")
        self.touches = touches
        said = texts.said
        # By attributes and not by roles: the roles of a whole page take longer to find than all that the page does.
        question = f"section[aria-label={_quoted(said('ui.yourAnswer'))}]"
        choice = "[role=group]:has(button:is(.close, .cancel))"
        self._places = {
            "tiles": "[role=grid] [role=gridcell][aria-disabled=false]",
            "buttons": f"{question} button:is([data-answer], [aria-pressed]):enabled",
            "cards": f"button[aria-label$={_quoted(', ' + said('board.canChoose'))}]",
            "bids": "ol.lanes button:enabled",
            "colours": "[role=radiogroup].tray [role=radio]:not([aria-disabled=true])",
            "options": f"{choice} button:not(.close, .cancel)",
            "enabled": f"{question} button:enabled",
            "sending": f"{question} .sending",
        }
        self._said = {"over": said("ui.gameOver"), "confirm": said("ui.confirm")}
        self.question = page.locator(question)
        self.confirm = self.question.get_by_role("button", disabled=False, name=said("ui.confirm"), exact=True)
        self.sending = page.locator(self._places["sending"])
        self.back = self.question.get_by_role("button", name=said("ui.back"), exact=True)
        self.over = page.locator("dialog", has=page.get_by_role("heading", name=said("ui.gameOver"), exact=True))
        self.hand_over = page.locator("dialog", has=page.locator("#hand-over"))
        self.buttons = page.locator(self._places["buttons"]).filter(visible=True)  # some are folded in
        self.tiles = page.locator(self._places["tiles"])
        self.colours = page.locator(self._places["colours"])
        self.choice = page.locator(choice)

    # Seeing

    def wait(self) -> str:
        """Waits until something is to be done here, and says what: over, hand over, confirm, or answer."""
        while not (todo := self.look()):
            try:
                self.page.wait_for_function(_LOOK, arg=self._sought, polling=50, timeout=PATIENCE / 2)
            except TooLate:
                look_at([self])
                self.page.wait_for_function(_LOOK, arg=self._sought, polling=50, timeout=PATIENCE / 2)
        return todo

    def look(self) -> str | None:
        """What is to be done here right now, if anything."""
        found = self._found()
        return str(found["todo"]) if found else None

    def _found(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.page.evaluate(_LOOK, self._sought)
        return found

    @property
    def _sought(self) -> dict[str, dict[str, str]]:
        return {"said": self._said, "places": self._places}

    def is_to_confirm(self) -> bool:
        """Whether what has just been pressed is to be confirmed, as soon as the server has said so."""
        expect(self.sending).to_have_count(0)
        return self.confirm.is_visible()

    def heading(self) -> str:
        """The question that is open, in words."""
        return self.question.get_by_role("heading").first.inner_text()

    @property
    def log(self) -> Locator:
        """All that has happened, as it is told here."""
        return self.page.get_by_role("log", name=self.texts.said("ui.log"))

    # Doing

    def press(self, what: Locator) -> None:
        """Presses something as soon as it can be pressed. It may go away before: then the player has to look again."""
        limit = time.monotonic() + PATIENCE / 1000
        while True:
            try:
                (what.tap if self.touches else what.click)(timeout=_LONG_LOOK)
            except TooLate:
                if what.count() == 0:
                    return
                if time.monotonic() > limit:
                    raise
            else:
                return

    def give(self, answer: str) -> None:
        """Presses the button of this answer, be it folded in, and confirms it if asked to."""
        self.wait()
        button = self.question.locator(f'[data-answer="{answer}"]')
        button.first.dispatch_event("click")
        expect(button).to_have_count(0)
        if self.is_to_confirm():
            self.confirms()

    def confirms(self) -> None:
        """Confirms; what has appeared just now takes no press yet."""
        while self.confirm.is_visible():
            self.press(self.confirm)
            self.page.wait_for_timeout(50)

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
        expect(self.question.locator(".error")).to_have_count(0)  # a chosen meeple that does not fit is no error

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
        seen = (self._found() or {}).get("seen", {})
        if options := seen.get("options"):  # several ways to use one card: one of them
            self._press_one_of("options", options)
        elif (colours := seen.get("colours")) and self.random.random() < 0.4:
            self._press_one_of("colours", colours)
            if tiles := (self._found() or {}).get("seen", {}).get("tiles"):
                self._press_one_of("tiles", tiles)
        elif ways := [way for way in ("tiles", "tiles", "buttons", "buttons", "cards", "bids") if seen.get(way)]:
            way = self.random.choice(ways)
            self._press_one_of(way, seen[way])

    def _press_one_of(self, way: str, numbers: list[int]) -> None:
        self.press(self.page.locator(self._places[way]).nth(self.random.choice(numbers)))


def _quoted(text: str) -> str:
    """As a string in a selector."""
    return json.dumps(text, ensure_ascii=False)


_DRAWN = "new Promise(done => { requestAnimationFrame(() => done(true)); setTimeout(() => done(false), 2000) })"


def look_at(players: list[Player]) -> None:
    """Has every page drawn, with a warning that says whether frames still came: two pages were once seen to disagree for a
    minute, until they were photographed. Where frames came, bots were slow.
    """
    for player in players:
        warnings.warn(f"{player.page.url} stood still; frames came: {player.page.evaluate(_DRAWN)}", stacklevel=2)
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


def play_until_all_acted(players: list[Player], most: int = 40) -> None:
    """Lets the players act until each of them has done something."""
    idle = list(players)
    for _ in range(most):
        acted = step_of_any(players)
        idle = [player for player in idle if player is not acted]
        if not idle:
            return
    raise AssertionError(f"after {most} steps, {len(idle)} of {len(players)} players had nothing to do")


def step_until(player: Player, is_done: Callable[[], bool]) -> None:
    """Lets one player act whenever they are asked, until something holds: on which page it shows first is a matter of luck."""
    limit = time.monotonic() + PATIENCE / 1000
    while not is_done():
        if todo := player.look():
            player.do(todo)
            limit = time.monotonic() + PATIENCE / 1000
        assert time.monotonic() < limit, "the player is asked nothing, and nothing has come of it"
        player.page.wait_for_timeout(30)
