"""Small positions in which the right answer is known."""

from typing import Any

import pytest

from naqala import Game
from naqala.bots import Bot, Budget, make_bot
from naqala.engine.kernel import running_mode
from tests.scene import scene

BUDGET = Budget(nodes=50)
SLOW = {"planner", "expert"} if running_mode() == "plain" else set[str]()
"""Those that never play where the rules are not compiled. They would play alike (tests/modes/test_ladder.py)."""
GAINING = [level for level in ("greedy", "planner", "hasty-planner") if level not in SLOW]
"""Those who see what they gain."""
PLANNING = [level for level in ("planner", "expert", "hasty-planner", "hasty-expert") if level not in SLOW]
"""Those who see what others gain."""
ALL = ["greedy", *PLANNING]
LAST: dict[str, Any] = {"bid_track": [2, 2, 1, 1], "turn_track": {}, "end": {"last_camel": True}}
"""The last turn of the game, seat 1's."""


def answer(level: str, game: Game) -> str:
    """What the bot does now."""
    seat = game.decision.seat
    return make_bot(level, 1).choose(game.view(seat), BUDGET).text


def turn(level: str, game: Game) -> list[str]:
    """What the bot does until its turn is over; chance is not asked."""
    bot: Bot = make_bot(level, 1)
    seat, track = game.decision.seat, game.position().bid_track
    played: list[str] = []
    while game.decision.seat == seat and game.position().bid_track == track and not game.is_over:
        played.append(bot.choose(game.view(seat), BUDGET).text)
        game.play(played[-1])
    return played


def lead(game: Game) -> int:
    """By how many points seat 1 is ahead."""
    first, second = (sheet["total"] for sheet in game.score_sheet())
    return first - second


def best_end(game: Game, own: bool) -> int:
    """The most that seat 1 can reach in the last turn of the game, by trying everything: its lead, or its own points."""
    if game.is_over:
        return game.score_sheet()[0]["total"] if own else lead(game)
    assert game.decision.seat == 1
    best = -1000
    for action in game.legal_actions():
        game.play(action)
        best = max(best, best_end(game, own))
        game.undo()
    return best


LAST_TURNS: dict[str, dict[str, Any]] = {
    "a tile or a majority": {
        "tiles": {"a1": "large market", "b1": "sacred 6", "b5": "oasis"},
        "meeples": {"a1": "W", "b1": "W", "a5": "Y", "b5": "YG"},
        "players": {1: {"gold": 40, "viziers": 1}, 2: {"gold": 50, "viziers": 2}},
    },
    "a kill that takes a tile": {
        "tiles": {"c1": "small market", "d1": "sacred 15", "e4": "village", "f4": "sacred 6"},
        "meeples": {"b1": "R", "c1": "RG", "d1": "W", "c2": "YYY", "e4": "W", "f4": "WB"},
        "players": {1: {"gold": 30}, 2: {"gold": 44, "elders": 1}},
    },
    "a suit completed": {
        "tiles": {"b1": "small market", "b5": "village"},
        "meeples": {"a1": "W", "b1": "WG", "a5": "W", "b5": "W"},
        "players": {1: {"gold": 10, "cards": {"silk": 1, "ivory": 1, "gold": 1}}},
        "row": ["silk", "ivory", "jewels", "fakir"],
    },
    "builders with fakirs": {
        "tiles": {"b2": "sacred 6", "e5": "village"},
        "meeples": {"a2": "B", "b2": "BG", "d5": "W", "e5": "W"},
        "players": {1: {"gold": 10, "cards": {"fakir": 3}}},
    },
    "a djinn for viziers": {
        "tiles": {"b1": "sacred 6"},
        "meeples": {"a1": "W", "b1": "WG", "e5": "Y", "f5": "Y"},
        "players": {1: {"gold": 10, "viziers": 4, "elders": 1}, 2: {"viziers": 6}},
        "djinn_row": ["lamia", "jafaar", "leta"],
    },
    "a rival's oasis": {
        "tiles": {"b3": "oasis", "b5": "small market"},
        "meeples": {"a3": "W", "b3": "WG", "a5": "W", "b5": "WG"},
        "owners": {"b3": 2},
    },
    "three to drop": {
        "tiles": {"c2": "sacred 12", "c3": "village", "d2": "oasis"},
        "meeples": {"b2": "WGB", "c2": "G", "c3": "B", "d2": "BW", "b3": "Y"},
        "players": {1: {"elders": 1}},
        "djinn_row": ["marid"],
    },
    "a kill at the rival's table": {
        "tiles": {"b1": "large market"},
        "meeples": {"a1": "R", "b1": "RG"},
        "players": {1: {"viziers": 3}, 2: {"viziers": 3, "elders": 2}},
    },
}


@pytest.mark.parametrize("level", ALL)
@pytest.mark.parametrize("name", LAST_TURNS)
def test_the_last_turn_is_solved(name: str, level: str) -> None:
    """With nothing to come and no luck the best end is known by trying everything."""
    game = scene(seats=2, **LAST_TURNS[name], **LAST)
    own = level == "greedy"
    best = best_end(game.copy(), own)
    played = turn(level, game)
    assert game.is_over
    assert (game.score_sheet()[0]["total"] if own else lead(game)) == best, played


@pytest.mark.parametrize("level", ALL)
def test_a_winning_last_turn(level: str) -> None:
    """21 points behind: a tile of 6 and two Elders do not help, the majority of Viziers wins by one."""
    game = scene(seats=2, **LAST_TURNS["a tile or a majority"], **LAST)
    assert lead(game) == 40 + 1 - (50 + 12)
    turn(level, game)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winners == (1,)
    assert lead(game) == 1


@pytest.mark.parametrize("level", ALL)
@pytest.mark.parametrize("late", [False, True])
def test_a_kill_takes_a_tile(level: str, late: bool) -> None:
    """Two Assassins reach a lone Elder on a tile of 15, one on a tile of 6, and pairs: the 15 falls to the killer."""
    game = scene(
        seats=2,
        tiles={"c3": "small market", "d3": "sacred 15", "b3": "sacred 6", "c4": "oasis"},
        meeples={"c2": "R", "c3": "R", "d3": "W", "b3": "W", "c4": "GG", "a5": "Y", "f5": "WW", "f1": "B"},
        **(LAST if late else {}),
    )
    game.play("pick c2")
    game.play("drop red c3")
    assert game.decision.ask == "kill"
    assert answer(level, game) == "kill white d3"


@pytest.mark.parametrize("level", ALL)
def test_a_suit_is_completed(level: str) -> None:
    """Of three cards for sale one is new to the hand."""
    game = at(
        "small market", players={1: {"cards": {"silk": 1, "ivory": 1, "gold": 1, "spice": 1}}}, row=["silk", "jewels", "ivory"]
    )
    assert answer(level, game) == "buy 2"


@pytest.mark.parametrize("level", ALL)
def test_two_new_goods_at_the_large_market(level: str) -> None:
    game = at(
        "large market",
        players={1: {"cards": {"silk": 1, "ivory": 1, "gold": 1}}},
        row=["silk", "jewels", "ivory", "gold", "spice", "silk"],
    )
    assert answer(level, game) == "buy 2 5"


@pytest.mark.parametrize("level", ALL)
def test_nothing_worth_its_price_is_bought(level: str) -> None:
    """In the last turn a second copy is worth 1 and costs 3."""
    game = at("small market", players={1: {"cards": {"silk": 1}}}, row=["silk", "silk", "silk"], **LAST)
    assert answer(level, game) == "pass"


def at(face: str, **fields: Any) -> Game:
    """Seat 1 has collected two Viziers on this tile and may use it."""
    return scene(
        seats=2,
        tiles={"c3": face},
        step="tile",
        turn={"start": "c2", "at": "c3", "tribe": "yellow", "count": 2},
        **{"meeples": {"a5": "W", "b5": "W", "f4": "WW", "f1": "B"}, **fields},
    )


@pytest.mark.parametrize("level", ALL)
def test_the_better_djinn_is_bought(level: str) -> None:
    """At the end: Lamia has 10 points; Jafaar 6, and 2 more for each of six Viziers."""
    fields: dict[str, Any] = {"djinn_row": ["lamia", "jafaar", "marid"], **LAST}
    few = at("sacred 6", players={1: {"elders": 2, "viziers": 1}}, **fields)
    assert answer(level, few) == "buy lamia paying elder elder"
    many = at("sacred 6", players={1: {"elders": 2, "viziers": 6}}, **fields)
    assert answer(level, many) == "buy jafaar paying elder elder"


def test_a_djinn_for_the_rest_of_the_game() -> None:
    """Early the planner takes the power, not the points: Marid (6, pays drop by drop) before Lamia (10)."""
    game = at(
        "sacred 6",
        meeples={
            "a5": "WWG",
            "b5": "WRB",
            "f4": "WWY",
            "f1": "BBR",
            "a1": "RGB",
            "c1": "YYW",
            "e1": "RWG",
            "b2": "GGB",
            "d4": "WRB",
        },
        players={1: {"elders": 2}},
        djinn_row=["sibittis", "marid", "shamhat"],
    )
    assert answer("planner", game) == "buy marid paying elder elder"


@pytest.mark.parametrize("level", ALL)
def test_fakirs_for_builders(level: str) -> None:
    """Six blue tiles around: each Fakir brings 6 gold; he is worth less in any other use."""
    game = builders("b1", "b2")
    assert answer(level, game) == "fakirs 3"


def builders(start: str, final: str, **fields: Any) -> Game:
    game = scene(
        seats=2,
        meeples={start: "B", final: "BG", "e5": "WW", "f5": "W", "e4": "YYR", "f4": "WRG", "d4": "GGB", "c5": "RWB"},
        players={1: {"cards": {"fakir": 3}}},
        **fields,
    )
    game.play(f"pick {start}")
    game.play(f"drop blue {final}")
    assert game.decision.ask == "build"
    return game


def test_fakirs_are_kept_where_builders_earn_little() -> None:
    """One blue tile in the block: 1 gold for a Fakir is too little while there is a game to play."""
    tiles = {f"{column}{row}": face for column in "abc" for row, face in ((2, "small market"), (3, "oasis"), (4, "small market"))}
    tiles["b2"] = "sacred 6"
    game = builders("b4", "b3", tiles=tiles)
    assert answer("planner", game) == "fakirs 0"
    late = builders("b4", "b3", tiles=tiles, **LAST)
    assert answer("planner", late) == "fakirs 3"


@pytest.mark.parametrize("level", ALL)
def test_the_tent_goes_where_red_tiles_are(level: str) -> None:
    """In the last turn, with camels and the tent left: nine red tiles around bring 9 points to a tent, nothing to a camel."""
    game = scene(
        seats=2,
        expansions=["artisans"],
        meeples={"b3": "W", "b4": "W"},
        **LAST,
    )
    game.play("pick b3")
    game.play("drop white b4")
    assert game.decision.ask == "piece"
    assert answer(level, game) == "tent"


@pytest.mark.parametrize("level", PLANNING)
@pytest.mark.parametrize(("face", "tile"), [("oasis", "b3"), ("village", "b1")])
def test_a_rival_is_not_helped(level: str, face: str, tile: str) -> None:
    """Two Elders here or there: here a tree or palace comes to a rival's tile."""
    start = f"a{tile[1]}"
    game = scene(
        seats=2,
        tiles={tile: face, "e4": "small market"},
        meeples={start: "W", tile: "WG", "d4": "W", "e4": "WG"},
        owners={tile: 2},
        **LAST,
    )
    assert turn(level, game)[:2] == ["pick d4", "drop white e4"]


@pytest.mark.parametrize("level", ALL)
@pytest.mark.parametrize("fields", [{}, LAST], ids=["early", "last"])
def test_viziers_when_the_majority_is_at_stake(level: str, fields: dict[str, Any]) -> None:
    """Two Viziers make 4 against 3; the Elders on the other side bring 4 points and a palace."""
    game = scene(
        seats=2,
        tiles={"b4": "small market", "e1": "village"},
        meeples={"a4": "Y", "b4": "YG", "d1": "W", "e1": "WG"},
        owners={"e1": 1},
        players={1: {"viziers": 2}, 2: {"viziers": 3}},
        **fields,
    )
    assert turn(level, game)[:2] == ["pick a4", "drop yellow b4"]


@pytest.mark.parametrize("level", PLANNING)
def test_the_last_camel_is_placed_when_ahead(level: str) -> None:
    """Both moves bring two Elders; one of them takes a tile of 4 with the last camel while the rival still has everything to
    come.
    """
    owned = dict.fromkeys(("a5", "b5", "c5", "d5", "e5", "f5", "a1", "b1", "c1", "d1"), 1)
    game = scene(
        seats=2,
        tiles={"b4": "small market", "e2": "small market"},
        meeples={"a4": "W", "b4": "W", "d2": "W", "e2": "WG", "f5": "RRB", "a1": "YYW", "c1": "GGB"},
        owners=owned,
        players={1: {"gold": 80}, 2: {"gold": 10, "djinns": ["marid", "bouraq"], "cards": {"fakir": 4}}},
    )
    assert game.position().seats[0].camels == 1
    turn(level, game)
    assert game.position().end.last_camel


PAIRS = {"a1": "W", "b1": "W", "d1": "W", "e1": "W", "a5": "W", "b5": "W", "d5": "W", "e5": "W", "c3": "W", "d3": "W"}
EQUAL = dict.fromkeys(PAIRS, 1) | {"b1": 2, "e1": 2, "b5": 2, "e5": 2, "d3": 2}


def bids(meeples: dict[str, str], **fields: Any) -> Game:
    """Seat 1 bids last; the first place costs 12, the last one nothing."""
    return scene(
        seats=2,
        step="bid",
        meeples=meeples,
        **{
            "bid_track": [1],
            "turn_track": {"8": [2], "1": [2], "0": [1]},
            "players": {1: {"gold": 50}, 2: {"gold": 50}},
            **fields,
        },
    )


@pytest.mark.parametrize("level", ALL)
@pytest.mark.parametrize("last", [True, False])
def test_a_bid_that_is_not_worth_it(level: str, last: bool) -> None:
    """Five equal moves far from each other: to go first is worth nothing."""
    faces = dict.fromkeys(PAIRS, "small market")
    tiles = dict(list(faces.items())[:8]) | {"c3": "large market", "d3": "large market"}
    fields: dict[str, Any] = {} if last else {"bid_track": [1, 2, 1, 2], "turn_track": {}}
    assert answer(level, bids(PAIRS, tiles=tiles, owners=EQUAL, **fields)) == "bid 0"


@pytest.mark.parametrize("level", ALL)
def test_a_bid_that_costs_more_than_it_brings(level: str) -> None:
    """The first finds one Elder more than all others; to be first costs 12."""
    tiles = dict.fromkeys(list(PAIRS)[:8], "small market") | {"c3": "large market", "d3": "large market"}
    game = bids({**PAIRS, "b1": "WW"}, tiles=tiles, owners=EQUAL)
    assert answer(level, game) == "bid 0"


@pytest.mark.parametrize("level", ALL)
def test_a_bid_that_is_worth_it(level: str) -> None:
    """The first player gets a tile of 15 and 40 gold; all other moves bring two Elders."""
    meeples = {"a4": "W", "b4": "WG", "e4": "W", "f4": "WG", "a5": "W", "b5": "WG", "b1": "B", "b2": "BBBB"}
    price = answer(level, bids(meeples, tiles={"b2": "sacred 15"})).split()[1]
    assert price == "12"


WISHES: dict[str, dict[str, Any]] = {
    "w02": {  # five Viziers: the fifth and sixth one, or two Elders
        "tiles": {"b4": "small market", "e2": "small market"},
        "meeples": {"a4": "Y", "b4": "YG", "d2": "W", "e2": "WG"},
        "players": {1: {"viziers": 4}},
    },
    "w12": {  # two sacred places: the second one, or an Elder more on a tile of the same worth
        "tiles": {"b4": "sacred 6", "e2": "small market"},
        "meeples": {"a4": "W", "b4": "W", "d2": "W", "e2": "WW"},
        "owners": {"f1": 1},
    },
    "w03": {  # three Elders: the second and third one, or 6 gold by Builders
        "tiles": {"d1": "oasis", "e1": "oasis", "e2": "small market"},
        "meeples": {"a4": "W", "b4": "WG", "d2": "B", "e2": "BG"},
        "players": {1: {"elders": 1}},
    },
    "w07": {  # three palm trees: the third one and two Elders, or four Elders
        "tiles": {"b4": "oasis", "e2": "small market"},
        "meeples": {"a4": "W", "b4": "WG", "d2": "W", "e2": "WWWG"},
        "owners": {"b4": 1},
        "palms": {"b4": 2},
    },
}
"""Whims that a move from a4 to b4 fulfils; the move from d2 to e2 brings a little more otherwise."""
STUCK = dict.fromkeys(("a1", "f1", "a6", "f6"), "RRRR")
"""Meeples that cannot move: there seem to be turns to come, in which a whim could still be fulfilled."""


@pytest.mark.parametrize("level", GAINING)
@pytest.mark.parametrize("fields", [{}, LAST], ids=["early", "last"])
@pytest.mark.parametrize("whim", WISHES)
def test_a_whim_is_fulfilled(whim: str, fields: dict[str, Any], level: str) -> None:
    """With the whim in hand the move that fulfils it is made; without it, the other one."""
    wish = WISHES[whim]
    played = {}
    for whims in ([], [whim]):
        players = {1: {**wish.get("players", {}).get(1, {}), "whims": whims}}
        board = {"tiles": {**wish["tiles"], "c6": "lake"}, "meeples": {**wish["meeples"], **STUCK}}
        game = scene(seats=2, expansions=["whims"], **{**wish, **fields, **board, "players": players})
        assert not {f"pick {tile}" for tile in STUCK} & {action.text for action in game.legal_actions()}
        played[bool(whims)] = turn(level, game)[:2]
        assert game.position().seats[0].fulfilled == whims
    assert [actions[0] for actions in (played[False], played[True])] == ["pick d2", "pick a4"], played
