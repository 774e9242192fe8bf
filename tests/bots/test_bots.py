"""Every level: it answers what it is asked, refuses what it is not, keeps to its budget, and a seed is a seed."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from naqala import Action, Game, NaqalaError, Options
from naqala.bots import BOTS, STAND_INS, USUAL, Budget, make_bot, stand_in
from naqala.bots.expert import Expert, Method
from naqala.bots.mind import think
from naqala.engine.kernel import running_mode
from naqala.errors import BotError, BudgetError, WrongSeatError
from naqala.options import EXPANSIONS, PROMOS, all_games
from naqala.position.laws import broken_law
from tests.bots.situations import ASKS, LEVELS, QUICK, SETS, every_question, questions
from tests.scene import scene

NAMES = [",".join(names) or "base" for names in SETS]
NO_BUDGETS: list[dict[str, Any]] = [
    {},
    {"seconds": 1.0, "nodes": 1},
    {"seconds": 0},
    {"seconds": 0.0},
    {"seconds": -1},
    {"seconds": float("nan")},
    {"seconds": float("inf")},
    {"seconds": True},
    {"seconds": "2"},
    {"seconds": [2]},
    {"nodes": 0},
    {"nodes": -3},
    {"nodes": True},
    {"nodes": 2.0},
    {"nodes": float("nan")},
    {"nodes": float("inf")},
    {"nodes": "many"},
]


@pytest.fixture(scope="module")
def asked() -> dict[str, list[Game]]:
    return every_question(2)


@pytest.mark.parametrize("fields", NO_BUDGETS, ids=str)
def test_no_budgets(fields: dict[str, Any]) -> None:
    with pytest.raises(BudgetError, match="budget: expected"):
        Budget(**fields)


@pytest.mark.parametrize("fields", [{"seconds": 0.001}, {"seconds": 3}, {"nodes": 1}, {"nodes": 10**6}], ids=str)
def test_budgets(fields: dict[str, Any]) -> None:
    assert Budget(**fields) == Budget(**fields)
    assert USUAL.nodes is None


@pytest.mark.parametrize("name", ["", "Greedy", "grandmaster", None, 3, ["greedy"], "uniform "])
def test_bots_that_do_not_exist(name: Any) -> None:
    with pytest.raises(BotError, match="bot: expected one of uniform, beginner"):
        make_bot(name)


def test_every_level_has_a_name() -> None:
    assert tuple(BOTS) == ("uniform", "beginner", "greedy", "planner", "expert")
    for name, kind in BOTS.items():
        assert kind.name == name == make_bot(name).name


def test_a_stand_in_has_a_name_of_its_own() -> None:
    for level, kind in STAND_INS.items():
        assert kind.name == stand_in(level) == make_bot(kind.name).name
        assert kind.name not in BOTS
    assert [stand_in(level) for level in BOTS] == ["uniform", "beginner", "greedy", "hasty-planner", "hasty-expert"]


def random_state(bot: Any) -> Any:
    return bot._random.getstate()


@pytest.mark.parametrize("level", LEVELS)
def test_a_view_that_is_not_asked(level: str) -> None:
    """Refused by name; the bot is as before: it chooses what it would have chosen."""
    game = Game.new(Options(3), 1)
    seat = game.decision.seat or 0
    over = scene(seats=2, step="over", end={"no_move": True})
    bot = make_bot(level, 1)
    before = random_state(bot)
    for view in (game.view(seat % 3 + 1), game.view(None), over.view(1), over.view(2)):
        with pytest.raises(WrongSeatError, match="expected the view of the seat that is asked"):
            bot.choose(view, QUICK)
    for wrong in (None, game, game.position(), "bid 3"):
        with pytest.raises(BotError, match="expected a View"):
            bot.choose(wrong, QUICK)  # type: ignore[arg-type]
    assert random_state(bot) == before
    if not level.endswith("expert"):
        assert bot.choose(game.view(seat), QUICK) == make_bot(level, 1).choose(game.view(seat), QUICK)


@pytest.mark.parametrize("level", ["planner", "expert"])
def test_a_log_of_another_seat(level: str) -> None:
    game = Game.new(Options(3), 1)
    seat = game.decision.seat
    assert seat
    bot = make_bot(level, 1)
    with pytest.raises(WrongSeatError, match="view and log of one seat"):
        bot.choose(game.view(seat), QUICK, game.log(seat % 3 + 1))
    with pytest.raises(NaqalaError, match="log"):
        bot.choose(game.view(seat), QUICK, Game.new(Options(2), 1).log(1))


@pytest.mark.parametrize("ask", ASKS)
@pytest.mark.parametrize("level", LEVELS)
def test_every_kind_of_question_is_answered(
    level: str, ask: str, asked: dict[str, list[Game]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Expert, "method", Method(plans=3, rounds=1))
    for number, game in enumerate(asked[ask][: 1 if level.endswith("expert") else 2]):
        seat = game.decision.seat
        assert game.decision.ask == ask
        action = make_bot(level, number).choose(game.view(seat), QUICK, game.log(seat) if number else None)
        assert action in game.legal_actions()
        game.copy().play(action, seat)


@pytest.mark.parametrize("expansions", SETS, ids=NAMES)
def test_the_planner_answers_in_every_set(expansions: tuple[str, ...]) -> None:
    """One question of each kind a set has."""
    seen = set()
    bot = make_bot("planner", 2)
    for seat, game in questions(Options(3, expansions, PROMOS), 3):
        if game.decision.ask not in seen:
            seen.add(game.decision.ask)
            assert bot.choose(game.view(seat), QUICK) in game.legal_actions()
    assert len(seen) >= 6


def play_whole(level: str, options: Options, seed: int, with_log: bool = True, most: int = 10_000) -> Game:
    """A game among bots of one level, or its first actions."""
    return play_among((level,) * options.seats, options, seed, with_log, most)


def play_among(levels: Sequence[str], options: Options, seed: int, with_log: bool = True, most: int = 10_000) -> Game:
    """A game among these bots, one a seat, or its first actions."""
    game = Game.new(options, seed)
    bots = [make_bot(level, f"{seed} {seat}") for seat, level in enumerate(levels)]
    while not game.is_over and len(game.actions) < most:
        seat = game.decision.seat
        assert seat
        game.play(bots[seat - 1].choose(game.view(seat), QUICK, game.log(seat) if with_log else None), seat)
    return game


@pytest.mark.parametrize("options", list(all_games()), ids=str)
def test_whole_games(options: Options) -> None:
    """Whole games end, and the laws hold; tests/modes has the same for those who think."""
    game = play_whole("uniform", options, 5)
    assert game.outcome() is not None
    assert broken_law(game.states, 0) is None


@pytest.mark.parametrize("options", [Options(1), Options(2), Options(2, EXPANSIONS)], ids=str)
@pytest.mark.parametrize("level", ["beginner", "greedy"])
def test_whole_games_of_those_who_think(level: str, options: Options) -> None:
    game = play_whole(level, options, 6, with_log=False)
    assert game.outcome() is not None
    assert broken_law(game.states, 0) is None


TABLES = [
    (("expert",), Options(1), 16),
    (("greedy", "beginner", "uniform"), Options(3, ("artisans",)), 17),
    (("greedy", "beginner", "greedy", "beginner"), Options(4, ("thieves", "whims")), 18),
    (("uniform", "beginner", "greedy", "greedy", "planner"), Options(5, EXPANSIONS, PROMOS), 19),
]


@pytest.mark.parametrize(("levels", "options", "seed"), TABLES, ids=str)
def test_whole_games_of_all_levels(levels: tuple[str, ...], options: Options, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every level, with its log; the slow ones where they are asked least."""
    monkeypatch.setattr(Expert, "method", Method(plans=2, rounds=1))
    game = play_among(levels, options, seed)
    assert game.outcome() is not None
    assert broken_law(game.states, 0) is None


def of_every_set() -> list[Options]:
    """A game of every set, with another number of seats each time, and the smallest and the largest there is."""
    found = [Options(1), Options(5, EXPANSIONS, PROMOS)]
    for number, expansions in enumerate(SETS):
        seats = [options.seats for options in all_games() if options.seats > 1 and options.expansions == expansions]
        found.append(Options(seats[number % len(seats)], expansions, PROMOS))
    return found


@pytest.mark.skipif(running_mode() == "plain", reason="takes minutes where nothing is compiled")
@pytest.mark.parametrize("options", of_every_set(), ids=str)
def test_whole_games_of_the_best(options: Options) -> None:
    """Planner and expert among the others: every answer legal, laws kept to the end."""
    levels = ("expert", "planner", "greedy", "beginner", "uniform")[: options.seats]
    game = play_among(levels, options, options.seats)
    assert game.outcome() is not None
    assert broken_law(game.states, 0) is None


@pytest.mark.parametrize("level", ["uniform", "beginner", "greedy"])
def test_a_seed_is_a_seed(level: str) -> None:
    """Equal seeds give equal games, action by action; other seeds do not."""
    options = Options(2)
    first, second = (play_whole(level, options, 7, most=80).actions for _ in range(2))
    assert first == second
    game = Game.new(options, 7)
    bots = [make_bot(level, f"other {seat}") for seat in range(2)]
    for expected in first[:60]:
        seat = game.decision.seat
        assert seat
        action = bots[seat - 1].choose(game.view(seat), QUICK)
        game.play(action)
        if action != expected:
            break
    assert game.actions != first[: len(game.actions)]


@pytest.mark.parametrize(("level", "choices"), [("planner", 12), ("expert", 3)])
def test_a_seed_is_a_seed_for_those_who_plan(level: str, choices: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Expert, "method", Method(plans=2, rounds=1))

    def opening() -> tuple[Action, ...]:
        game = Game.new(Options(2), 8)
        bots = [make_bot(level, f"8 {seat}") for seat in range(2)]
        for _ in range(choices):
            seat = game.decision.seat
            assert seat
            game.play(bots[seat - 1].choose(game.view(seat), Budget(nodes=6), game.log(seat)))
        return game.actions

    assert opening() == opening()


class FakeClock:
    """Stands still but for so much a call, what rating costs and what each rollout costs."""

    def __init__(self) -> None:
        self.now = 0.0
        self.pace = 0.0
        self.rating = 0.0
        self.ahead = 1.0
        self.played = 0
        """Rollouts."""

    def __call__(self) -> float:
        self.now += self.pace
        return self.now


@pytest.fixture
def timed(monkeypatch: pytest.MonkeyPatch) -> FakeClock:
    """Every rollout takes a second of a clock that otherwise stands still, and no real time."""
    clock, rate = FakeClock(), think.rate

    def rated(*arguments: Any) -> int:
        clock.now += clock.rating
        return int(rate(*arguments))

    def play_ahead(*_: Any) -> float:
        clock.now += clock.ahead
        clock.played += 1
        return 0.0

    monkeypatch.setattr("time.perf_counter", clock)
    monkeypatch.setattr("naqala.bots.mind.think.rate", rated)
    monkeypatch.setattr("naqala.bots.mind.think.play_ahead", play_ahead)
    return clock


@pytest.mark.parametrize("pace", [1e-9, 1e9])
def test_nodes_do_not_look_at_the_clock(pace: float, timed: FakeClock) -> None:
    """With a budget of nodes a slow machine plays as many rollouts as a quick one."""
    game, seat = a_bid()
    timed.pace = pace
    make_bot("expert", 1).choose(game.view(seat), Budget(nodes=60))
    assert timed.played == 60


def a_bid() -> tuple[Game, int]:
    game = Game.new(Options(2), 9)
    seat = game.decision.seat
    assert seat
    return game, seat


@pytest.mark.parametrize("seconds", [20.0, 60.0, 200.0])
def test_expert_keeps_to_its_time(seconds: float, timed: FakeClock) -> None:
    """It stops after the budget and at most one more look ahead, and uses a good part of it."""
    game, seat = a_bid()
    make_bot("expert", 1).choose(game.view(seat), Budget(seconds=seconds))
    assert seconds / 2 < timed.now <= seconds + 1


def test_the_planners_thoughts_count(timed: FakeClock) -> None:
    """What the first opinion costs is taken from the budget."""
    game, seat = a_bid()
    timed.rating = 15.0
    make_bot("expert", 1).choose(game.view(seat), Budget(seconds=20.0))
    assert 20.0 - 1 < timed.now <= 20.0 + 1
    assert 0 < timed.played <= 6


def test_processor_time_is_another_clock(timed: FakeClock, monkeypatch: pytest.MonkeyPatch) -> None:
    """A contest's budget does not run out while others use the machine."""
    game, seat = a_bid()
    timed.ahead, elsewhere = 100.0, FakeClock()
    elsewhere.pace = 0.5
    monkeypatch.setattr("time.thread_time", elsewhere)
    make_bot("expert", 1).choose(game.view(seat), Budget(seconds=20.0, of_processor=True))
    assert timed.played > 10


@pytest.mark.parametrize("seconds", [0.5, 3.0])
def test_expert_keeps_to_a_short_time(seconds: float, timed: FakeClock) -> None:
    """Also where there is no time to look at every plan once."""
    game, seat = a_bid()
    make_bot("expert", 1).choose(game.view(seat), Budget(seconds=seconds))
    assert timed.now <= seconds + 1


@pytest.mark.parametrize("nodes", [1, 3, 20, 60])
def test_expert_keeps_to_its_nodes(nodes: int, timed: FakeClock) -> None:
    game, seat = a_bid()
    make_bot("expert", 1).choose(game.view(seat), Budget(nodes=nodes))
    assert timed.now <= nodes


@pytest.mark.parametrize("seconds", [30.0])
def test_expert_shares_its_time_among_the_questions_of_a_turn(seconds: float, timed: FakeClock) -> None:
    """A whole turn takes the budget once, however many questions it has."""
    game, seat = a_bid()
    bots = {1: make_bot("expert", 1), 2: make_bot("expert", 2)}
    while game.decision.ask == "bid":
        seat = game.decision.seat or 0
        game.play(bots[seat].choose(game.view(seat), Budget(nodes=1)))
    mover, timed.now = game.decision.seat, 0.0
    turn = game.position().bid_track
    while game.decision.seat == mover and game.position().bid_track == turn:
        # A plan would spare it the later questions; here it is made to forget.
        bots[mover or 0]._remaining = []  # type: ignore[attr-defined]
        game.play(bots[mover or 0].choose(game.view(mover), Budget(seconds=seconds)))
    assert seconds / 2 < timed.now <= seconds + 4


def test_solo_the_expert_thinks_about_outbidding_and_about_moving(timed: FakeClock) -> None:
    """They are two occasions, each with the whole budget."""
    game, bot = Game.new(Options(1), 3), make_bot("expert", 1)
    spent: dict[str, int] = {}
    while not {"outbid", "move"} <= set(spent):
        timed.played, ask = 0, game.decision.ask
        action = bot.choose(game.view(1), Budget(nodes=40))
        if len(game.legal_actions()) > 1:
            spent.setdefault(ask, timed.played)
        game.play(action)
    assert spent["outbid"] == 40
    assert spent["move"] >= 20


@pytest.mark.parametrize("level", ["uniform", "beginner", "greedy", "planner"])
def test_other_levels_choose_the_same_with_more_time(level: str) -> None:
    game, seat = a_bid()
    choices = {make_bot(level, 1).choose(game.view(seat), Budget(seconds=seconds)) for seconds in (1e-6, 100.0)}
    assert len(choices) == 1


def forced() -> Game:
    """Seat 1 has to choose a move; then there is only one way to go on, twice, and then a choice."""
    return scene(
        seats=2,
        tiles={"c1": "small market"},
        meeples={"a1": "YW", "b1": "W", "c1": "YY", "e5": "R", "f5": "R"},
        players={1: {"cards": {"silk": 1}}},
        row=["ivory", "fish", "gold"],
    )


@pytest.mark.parametrize("level", ["greedy", "planner"])
def test_a_plan_is_followed(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A turn without luck is thought about once; an answer that is the only one does not disturb the plan."""
    game = forced()
    bot: Any = make_bot(level, 1)
    thoughts: list[str] = []
    rate = bot.rate

    def counted(view: Any) -> Any:
        thoughts.append(view.decision.ask)
        return rate(view)

    monkeypatch.setattr(bot, "rate", counted)
    asked = []
    while game.decision.seat == 1 and game.position().turn.seat == 1:
        view = game.view(1)
        asked.append((view.decision.ask, len(view.legal)))
        game.play(bot.choose(view, QUICK))
        if game.position().bid_track != [1]:
            break
    assert sum(1 for _, answers in asked if answers > 1) >= 2, asked
    assert thoughts == ["move"], (thoughts, asked)


def test_a_plan_that_goes_wrong_is_dropped() -> None:
    """The plan's next action is played only if the question is the one it was made for."""
    game = Game.new(Options(2), 10)
    bot: Any = make_bot("greedy", 1)
    seat = game.decision.seat
    bot._remaining = [((1, 2, 3), 2)]
    assert bot.choose(game.view(seat), QUICK) in game.legal_actions()
    view = game.view(seat)
    bot._remaining = [(tuple(action.number for action in view.legal), view.legal[-1].number)]
    assert bot.choose(view, QUICK) == view.legal[-1]
    assert bot._remaining == []
    assert replace(view, legal=view.legal[:1]).legal == (bot.choose(replace(view, legal=view.legal[:1]), QUICK),)


@pytest.mark.parametrize("level", ["greedy", "planner"])
def test_a_power_that_leaves_no_move(level: str) -> None:
    """The Scimitar can take away the only move: the player is then blocked, and the round over."""
    game = scene(
        seats=2,
        expansions=["artisans"],
        meeples={"a1": "R", "b1": "RR"},
        players={1: {"items": {"scimitar": 1}}},
        bid_track=[2, 2, 1, 1],
        turn_track={},
    )
    assert "play scimitar" in [action.text for action in game.legal_actions()]
    assert make_bot(level, 1).choose(game.view(1), QUICK) in game.legal_actions()


def before_a_market() -> Game:
    """The only move ends on a market where the next good for a suit lies."""
    return scene(
        seats=2,
        tiles={"c3": "small market"},
        meeples={"c2": "Y", "c3": "Y"},
        players={1: {"gold": 40, "cards": {"silk": 1, "fish": 1, "ivory": 1}}},
        row=("jewels", "papyrus", "gold"),
    )


def test_a_beginner_forgets_now_and_then() -> None:
    """A suit could be bought and sold at a market: greedy always buys, a beginner sometimes walks by."""
    game = before_a_market()
    for action in ("pick c2", "drop yellow c3"):
        game.play(action)
    while game.decision.ask != "tile":
        game.play(game.legal_actions()[0])
    answers = [make_bot("beginner", seed).choose(game.view(1), QUICK).text for seed in range(40)]
    assert 3 <= answers.count("pass") <= 25
    assert all(make_bot("greedy", seed).choose(game.view(1), QUICK).text.startswith("buy") for seed in range(5))


def test_a_beginner_forgets_what_it_has_planned() -> None:
    """Also a purchase that was the point of the move."""
    forgotten = 0
    for seed in range(12):
        game = before_a_market()
        bot = make_bot("beginner", seed)
        while game.decision.seat == 1 and game.decision.ask != "last":
            asked, answer = game.decision.ask, bot.choose(game.view(1), QUICK)
            forgotten += asked == "tile" and answer.text == "pass"
            game.play(answer)
    assert 1 <= forgotten <= 9


def test_nodes_are_kept_over_a_whole_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """A move, and everything that is asked after it, share one budget."""
    played: list[int] = []

    def play_ahead(*_: Any) -> float:
        played.append(1)
        return 0.0

    monkeypatch.setattr(think, "play_ahead", play_ahead)
    for seed in range(3):
        game = Game.new(Options(2, EXPANSIONS), seed)
        bot = make_bot("expert", seed)
        turn: object = None
        for _ in range(60):
            now = (game.position().round, game.position().bid_track, game.decision.ask == "bid")
            if now != turn:
                turn = now
                played.clear()
            if game.decision.seat == 1:
                game.play(bot.choose(game.view(1), Budget(nodes=10), game.log(1)))
                assert len(played) <= 10
            else:
                game.play(game.legal_actions()[0])
