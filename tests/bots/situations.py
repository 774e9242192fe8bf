"""Situations that bots are put in: questions of every kind, and pairs of games that look the same to one seat."""

import json
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from naqala import Action, Decision, Game, Log, Options, View
from naqala.bots import BOTS, Budget, make_bot, stand_in
from naqala.bots.guess import guess_world
from naqala.engine.kernel import running_mode
from naqala.engine.state import FIRST_CHANCE
from naqala.errors import BrokenLawError, FormatError, NaqalaError
from naqala.options import PROMOS, expansion_sets
from naqala.position import ASK_WORDS, Position
from tests.players import choose, positions, undealt
from tests.playthroughs.player import read_trace
from tests.playthroughs.test_playthroughs import FILES
from tests.scene import after, scene

LEVELS = tuple(BOTS) if running_mode() != "plain" else tuple(stand_in(level) for level in BOTS)
"""Those that play at tables in the running mode."""
QUICK = Budget(nodes=2)
SETS = tuple(expansion_sets())
ASKS = ASK_WORDS[1:FIRST_CHANCE]
"""What players are asked."""
_OFTEN = ("bid", "move", "drop", "tile", "last", "build", "kill", "tribe")
_RARE = tuple(ask for ask in ASKS if ask not in _OFTEN)


def questions(options: Options, seed: int, curiosity: float = 0.8) -> Iterator[tuple[int, Game]]:
    """The moments of a random game at which a seat has a choice, with the seat."""
    for game, _ in positions(options, seed, curiosity):
        seat = game.decision.seat
        if seat and len(game.legal_actions()) > 1:
            yield seat, game


def bargains() -> Iterator[Game]:
    """What victims give and users take, each with a choice: rare in games."""
    victim = {
        "cards": {"silk": 1, "ivory": 1, "fish": 1, "fakir": 1},
        "djinns": ["baal", "leta"],
        "items": {"precious5": 1, "lamp": 1},
    }
    third = {"cards": {"spice": 2, "wheat": 1}, "djinns": ["marid", "utug"], "items": {"precious9": 1, "horn": 1}}
    for thief, colour in (("houssain", "green"), ("ouafat", "white"), ("shaum", "blue"), ("madjaar", "purple")):
        game = scene(
            expansions=["artisans", "thieves"],
            meeples={"a1": "RW", "b1": "RW", "c3": "YW", "d3": "Y"},
            owners={"a3": 2, "b3": 2, "c1": 3, "d1": 3, "e1": 1},
            palms={"a3": 1, "b3": 1},
            palaces={"c1": 1, "d1": 1},
            players={1: {"thieves": [thief], "items": {"ring": 1}}, 2: victim, 3: third},
            djinn_row=["sloar", "enki"],
            row=["gold", "fakir", "jewels"],
            step="thief",
            turn={"start": "c2", "at": "c3", "tribe": colour, "count": 2},
        )
        after(game, f"use {thief}")
        for _ in range(3):
            yield game.copy()
            game.play(game.legal_actions()[-1])


def every_question(each: int) -> dict[str, list[Game]]:
    """So many games at every kind of question that leaves a choice, from the playthroughs, which show everything; each from
    another game if there are enough.
    """
    found: dict[str, list[Game]] = {ask: [] for ask in ASKS}
    for game in bargains():
        if len(found[game.decision.ask]) < each:
            found[game.decision.ask].append(game)
    most = 0
    while most < sum(map(len, found.values())) < each * len(found):
        most = sum(map(len, found.values()))
        for path in FILES:
            _add_questions(found, path, each)
    assert all(found.values()), [ask for ask, games in found.items() if not games]
    return found


def _add_questions(found: dict[str, list[Game]], path: Path, each: int) -> None:
    """At most one more question of each kind from a recorded game."""
    _, start, actions = read_trace(path)
    game, added = Game.from_position(start), set[str]()
    random = Random(f"{path.name} {sum(map(len, found.values()))}")
    wanted = {ask for ask, games in found.items() if len(games) < each}
    for action in actions:
        if wanted <= added:
            break
        ask = game.decision.ask
        if ask in found and ask not in added and len(found[ask]) < each and len(game.legal_actions()) > 1:
            if ask in _RARE or random.random() < 0.2:
                found[ask].append(game.copy())
                added.add(ask)
        game.play(action)


def from_a_file(view: View) -> View:
    """The same view, made of nothing but texts and numbers: it leads back to no game."""
    decision = msgspec.json.decode(msgspec.json.encode(view.decision), type=Decision)
    position = Position.from_json(json.loads(json.dumps(view.position.to_json())))
    return View(view.seat, position, decision, tuple(Action.parse(a.text) for a in view.legal))


def other_world(view: View, random: Random) -> Game:
    """A game that looks the same to the seat; the others hold something else."""
    assert view.seat is not None
    while True:
        world = guess_world(view, random).to_json()
        for entry in (entry for seat, entry in enumerate(world["seats"], 1) if seat != view.seat):
            entry["gold"] = random.randrange(60)
        try:
            game = Game.from_position(world)
        except (FormatError, BrokenLawError):
            continue
        if game.view(view.seat) == view:
            return game


def _play_alike(other: Game | None, action: str, view: View) -> Game | None:
    """The other world after the same action, if it still looks the same."""
    try:
        if other is not None:
            other.play(action)
            return other if other.view(view.seat) == view else None
    except NaqalaError:
        pass
    return None


def choices_by_view(level: str, options: Options, seed: int, most: int, budget: Budget = QUICK) -> Iterator[tuple[str, str]]:
    """Two bots with one seed play seat 1 against random players, without a log: the second in worlds that look the same to
    it. What both choose, every time.
    """
    random = Random(f"{level} {options} {seed}")
    game, other = undealt(options, seed), None
    first, second = make_bot(level, seed), make_bot(level, seed)
    count = 0
    while not game.is_over and count < most:
        if game.decision.seat == 1:
            view = game.view(1)
            if other is None:
                other = other_world(view, random)
            action = first.choose(view, budget).text
            yield action, second.choose(other.view(1), budget).text
            count += 1
        else:
            action = choose(game, random, 0.9)
        game.play(action)
        other = _play_alike(other, action, game.view(1))


def secretive(options: Options, seed: int) -> dict[str, Any]:
    """The start of a game in which seat 2 can draw cards that no other seat sees."""
    start = undealt(options, seed).position().to_json()
    start["djinns"]["row"] = [djinn for djinn in start["djinns"]["row"] if djinn != "sloar"]
    start["seats"][1].update(djinns=["sloar"], cards={"fakir": 6})
    for name in ("cards", "djinns"):
        del start[name]["deck"]
    start["cards"]["row"] = ["silk", "ivory", "fish"]
    return start


class Twins:
    """Two games that seat 1 cannot tell apart by view and log: what others draw or keep unseen differs."""

    def __init__(self, options: Options, seed: int) -> None:
        self.random = Random(f"twins {options} {seed}")
        start = secretive(options, seed)
        self.first, self.second = Game.from_position(start), Game.from_position(start)

    @property
    def differ(self) -> bool:
        return self.first.position() != self.second.position()

    def _look_alike(self) -> bool:
        return self.first.view(1) == self.second.view(1) and self.first.log(1) == self.second.log(1)

    def _must_be_same(self, ask: str) -> bool:
        """Djinns drawn aside all show themselves; of items all but one."""
        asides = [game.position().to_json().get("aside", {}).get("items", {}) for game in (self.first, self.second)]
        return ask == "draw djinn" or (ask == "draw item" and asides[0] != asides[1] and sum(asides[1].values()) > 0)

    def play(self, action: str) -> bool:
        """The first game's action; in the second the same or, where seat 1 does not see it, another that looks the same."""
        ask = self.first.decision.ask
        self.first.play(action)
        texts = [action]
        if self.first.log(1).entries[-1].action.endswith("?") and not self._must_be_same(ask):
            others = [legal.text for legal in self.second.legal_actions() if legal.text != action]
            texts = [*self.random.sample(others, len(others)), action]
        for text in texts:
            try:
                self.second.play(text)
            except NaqalaError:
                continue
            if self._look_alike():
                return True
            self.second.undo()
        self.first.undo()
        return False

    def play_somehow(self) -> bool:
        """An answer of another seat, or of chance."""
        return any(self.play(choose(self.first, self.random, 0.95)) for _ in range(30))


def choices_by_log(level: str, options: Options, seed: int, most: int, budget: Budget = QUICK) -> Iterator[tuple[str, str]]:
    """The same with a log, in twin games; only choices made while something differs."""
    twins = Twins(options, seed)
    bots = make_bot(level, seed), make_bot(level, seed)
    count = 0
    while not twins.first.is_over and count < most:
        if twins.first.decision.seat != 1:
            if not twins.play_somehow():
                return
            continue
        if twins.differ:
            first, second = (
                bot.choose(game.view(1), budget, game.log(1)).text
                for bot, game in zip(bots, (twins.first, twins.second), strict=True)
            )
            yield first, second
            count += 1
        else:
            first = choose(twins.first, twins.random, 0.9)
        if not twins.play(first):
            return


def snapshot(view: View, log: Log | None) -> Any:
    """Everything a bot is given, copied."""
    return deepcopy((view.seat, view.position, view.decision, view.legal, log))


def twin_options(expansions: tuple[str, ...], seats: int = 3) -> Options:
    """Games with as many secrets as there can be."""
    return Options(seats, expansions, PROMOS)
