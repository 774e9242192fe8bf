"""The reference implementation alone: random games, worked examples, single rulings."""

import itertools
import random
from collections import Counter
from typing import Any

import pytest

from naqala.position import RULES
from tests import reference
from tests.reference import sowing
from tests.reference.board import open_neighbours
from tests.reference.components import EXPANSIONS, PROMOS, TURN, tile_names
from tests.reference.printed import tiles_in_all
from tests.reference.scoring import best_sale
from tests.reference.written import full, full_options

Position = dict[str, Any]

# --- random games -------------------------------------------------------------------------------------------

RARE = ("use", "play", "craft", "take", "carpet", "redirect", "claim")


def choose(answers: list[str], weights: dict[str, int], dice: random.Random) -> str:
    """Chance by its weights; a player prefers what is rare."""
    if weights:
        return dice.choices(list(weights), list(weights.values()))[0]
    rare = [a for a in answers if a.split()[0] in RARE or (a.startswith("buy") and "paying" in a)]
    if rare and dice.random() < 0.6:
        return dice.choice(rare)
    if "pass" in answers and dice.random() < 0.3:
        return "pass"
    return dice.choice(answers)


def play_game(position: Position, dice: random.Random) -> Position:
    """To the end, checking every position on the way."""
    for _ in range(5000):
        assert reference.violations(position) == []
        assert reference.normal(position) == position
        answers, weights = reference.legal(position), reference.weights(position)
        ask, seat = reference.question(position)
        assert len(set(answers)) == len(answers)
        if ask == "over":
            assert answers == []
            return position
        assert answers
        assert (sorted(weights) == sorted(answers)) if seat is None else weights == {}
        position = reference.apply(position, choose(answers, weights, dice))
    raise AssertionError("the game does not end")


def give_every_seat_something(position: Position, dice: random.Random) -> Position:
    """Djinns, thieves, items, cards for each seat, so that games meet rare rules."""
    p = full(position)
    for seat in p["seats"]:
        for _ in range(3):
            seat["djinns"].append(p["djinns"]["deck"].pop(dice.randrange(len(p["djinns"]["deck"]))))
        if p["thieves"]["deck"]:
            seat["thieves"].append(p["thieves"]["deck"].pop())
        for pile, hand, number in ((p["items"]["deck"], "items", 2), (p["cards"]["deck"], "cards", 4)):
            for thing in dice.sample(sorted(pile.elements()), min(number, pile.total())):
                pile[thing] -= 1
                seat[hand][thing] += 1
    return reference.normal(p)


SETS = [list(chosen) for size in range(4) for chosen in itertools.combinations(EXPANSIONS, size)]
GAMES: list[dict[str, Any]] = [
    *({"seats": 2 + number % 3, "expansions": chosen} for number, chosen in enumerate(SETS)),
    *({"seats": 4 - number % 3, "expansions": chosen} for number, chosen in enumerate(SETS)),
    {"seats": 5, "expansions": ["artisans"]},
    {"seats": 5, "expansions": ["thieves", "whims"]},
    {"seats": 5, "expansions": EXPANSIONS, "promos": PROMOS},
    {"seats": 4, "five_track": True, "promos": ["galbells"]},
    {"seats": 2, "expansions": ["artisans", "whims"], "promos": ["dhenim", "galbells"]},
    *({"seats": 1, "promos": promos} for promos in ([], ["dhenim"], ["wilwit", "galbells"], [])),
]


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_random_game(number: int) -> None:
    dice = random.Random(number)
    position = reference.deal(GAMES[number], dice)
    if number % 2:
        position = give_every_seat_something(position, dice)
    position = play_game(position, dice)
    assert position["turn"] == {"step": "over", "seat": None, **TURN}
    for sheet in reference.score(position):
        assert sheet["total"] == sum(points for line, points in sheet.items() if line != "total")


def test_apply_leaves_its_argument_alone_and_refuses_what_is_illegal() -> None:
    position = reference.deal({"seats": 3}, random.Random(1))
    before = reference.normal(position)
    reference.apply(position, "bid 3")
    assert position == before
    with pytest.raises(ValueError, match="bid 2"):
        reference.apply(position, "bid 2")


# --- hand-written positions ---------------------------------------------------------------------------------


def hand_written(
    kinds: dict[str, str] | None = None,
    meeples: dict[str, str] | None = None,
    fields: dict[str, dict[str, Any]] | None = None,
    seats: list[dict[str, Any]] | None = None,
    expansions: list[str] | None = None,
    **rest: Any,
) -> Position:
    """Two seats unless told otherwise; tiles of `kinds` where told, the others anyhow; most is left out."""
    seats = seats or [{}, {}]
    options = {"seats": len(seats), "expansions": expansions or []}
    kinds = dict(kinds or {})
    others = tiles_in_all(full_options(options)) - Counter(kinds.values())
    spare = list(others.elements())
    board: dict[str, dict[str, Any]] = {}
    for name in tile_names(full_options(options)):
        board[name] = {"tile": kinds[name] if name in kinds else spare.pop()}
        board[name] |= (fields or {}).get(name, {})
    for name, letters in (meeples or {}).items():
        board[name]["meeples"] = letters
    position = {"format": "naqala-position", "version": 1, "rules": RULES, "options": options, "board": board}
    return position | {"seats": seats, "turn": {"step": "move", "seat": 1}} | rest


def play(position: Position, *actions: str) -> Position:
    for action in actions:
        position = reference.apply(position, action)
    return position


def play_on_until(position: Position, ask: str, dice: random.Random) -> Position:
    while reference.question(position)[0] != ask:
        position = reference.apply(position, choose(reference.legal(position), reference.weights(position), dice))
    return position


ROW = ["fish", "wheat", "fish", "silk", "fakir", "spice", "ivory", "gold", "fakir"]


def order_of_play(position: Position, bids: list[int], dice: random.Random) -> tuple[list[int], Position]:
    """Who plays in which order after these bids, and the position at the next bid."""
    for price in bids:
        position = reference.apply(position, f"bid {price}")
    order = [reference.question(position)[1]]
    while len(position["bid_track"]) <= len(bids) and position["turn_track"]:
        position = reference.apply(position, choose(reference.legal(position), reference.weights(position), dice))
        if len(position["bid_track"]) > len(order):
            order.append(position["turn"]["seat"])
    return [seat for seat in order if seat is not None], play_on_until(position, "bid", dice)


def test_ex_1_bids() -> None:
    dice = random.Random(3)
    position = reference.deal({"seats": 4}, dice) | {"bid_track": [1, 2, 3, 4]}
    after = play(position, "bid 3", "bid 1", "bid 0", "bid 0")
    assert [seat["gold"] for seat in after["seats"]] == [47, 49, 50, 50]
    order, next_round = order_of_play(position, [3, 1, 0, 0], dice)
    assert order == [1, 2, 4, 3]
    assert next_round["bid_track"] == [1, 2, 4, 3]
    assert next_round["round"] == 2


def test_whim_21_five_player_track() -> None:
    dice = random.Random(4)
    sandra, oliver, peter, anna, udo = 1, 2, 3, 4, 5
    position = reference.deal({"seats": 5, "expansions": ["whims"]}, dice)
    position["bid_track"] = [sandra, oliver, peter, anna, udo]
    order, _ = order_of_play(position, [3, 5, 3, 0, 0], dice)
    assert order == [oliver, peter, sandra, udo, anna]


def test_ex_2_crossing_an_empty_tile() -> None:
    position = play(hand_written(meeples={"c3": "YW", "e3": "WRR"}), "pick c3", "drop yellow d3")
    assert reference.legal(position) == ["drop white e3"]


def test_ex_3_no_turning_back() -> None:
    position = hand_written(meeples={"c3": "BRR", "e4": "R", "d5": "R", "c5": "R"})
    position = play(position, "pick c3", "drop red c4", "drop blue d4")
    assert sorted(reference.legal(position)) == ["drop red d5", "drop red e4"]


def test_ex_4_loop() -> None:
    kinds = {"c3": "small market", "c4": "oasis", "d4": "large market", "d3": "sacred 6"}
    meeples = {"c3": "YGGBR", "c4": "WG", "d3": "W"}
    position = hand_written(kinds, meeples, cards={"row": ROW})
    position = play(position, "pick c3", "drop green c4", "drop blue d4", "drop red d3", "drop yellow c3")
    assert "drop green c4" in reference.legal(position)
    position = play(position, "drop green c4")
    assert reference.question(position) == ("last", 1)
    assert position["turn"]["tribe"] == "green"
    assert position["turn"]["count"] == 3
    assert position["seats"][0]["cards"] == {"fish": 2, "wheat": 1}
    assert position["board"]["c4"] == {"tile": "oasis", "meeples": "W", "palms": 1}
    assert position["cards"]["row"] == ROW[3:]


@pytest.mark.parametrize(("there", "elders", "owner"), [("WW", 3, 1), ("WWWB", 4, None)])
def test_ex_5_control(there: str, elders: int, owner: int | None) -> None:
    position = hand_written({"c4": "small market"}, {"c3": "W", "c4": there}, cards={"row": ROW})
    position = play(position, "pick c3", "drop white c4")
    assert position["seats"][0]["elders"] == elders
    assert position["board"]["c4"].get("owner") == owner
    assert position["seats"][0]["camels"] == (10 if owner else 11)


@pytest.mark.parametrize(("final", "gold"), [("oasis", 20), ("village", 25)])
def test_ex_6_builders(final: str, gold: int) -> None:
    kinds = {"c3": final, "b2": "village", "c2": "village", "d2": "sacred 6", "b3": "sacred 10"}
    kinds |= {"d3": "oasis", "b4": "oasis", "c4": "small market", "d4": "large market"}
    turn = {"step": "act", "seat": 1, "start": "a1", "at": "c3", "hand": "BBB", "tribe": "blue", "count": 3}
    position = hand_written(kinds, {"f1": "B", "f2": "B"}, seats=[{"cards": {"fakir": 2}}, {}], turn=turn)
    assert reference.legal(position) == ["fakirs 0", "fakirs 1", "fakirs 2"]
    position = play(position, "fakirs 2")
    assert position["seats"][0]["gold"] == gold
    assert position["cards"]["discard"] == {"fakir": 2}


def test_ex_7_assassins() -> None:
    kinds = {"c3": "small market", "d4": "oasis"}
    position = hand_written(kinds, {"c2": "R", "c3": "R", "d4": "G", "a1": "WW", "f4": "W"})
    position = play(position, "pick c2", "drop red c3")
    assert reference.question(position) == ("kill", 1)
    assert reference.legal(position) == ["kill green d4"]
    position = play(position, "kill green d4")
    assert position["board"]["c3"]["owner"] == 1
    assert position["board"]["d4"] == {"tile": "oasis", "owner": 1, "piece": "camel"}
    assert position["seats"][0]["camels"] == 9


def test_ex_8_sale() -> None:
    cards = {"ivory": 2, "gold": 1, "silk": 2, "spice": 1, "fish": 2, "wheat": 1, "fakir": 2}
    position = hand_written(seats=[{"cards": cards}, {}], turn={"step": "last", "seat": 1})
    assert reference.score(position)[0]["merchandise"] == 37
    position = play(position, "sell ivory gold silk spice fish wheat", "sell ivory silk fish")
    assert position["seats"][0]["gold"] == 37
    assert position["seats"][0]["cards"] == {"fakir": 2}
    assert reference.legal(position) == ["pass"]


def test_art_16_tent() -> None:
    kinds = {"c3": "oasis", "b2": "oasis", "c2": "small market", "d2": "specialized market"}
    kinds |= {"b3": "village", "d3": "village", "b4": "sacred 6", "c4": "sacred 6", "d4": "chasm"}
    fields = {"c3": {"owner": 1, "piece": "tent"}}
    position = hand_written(kinds, fields=fields, expansions=["artisans"])
    sheet = reference.score(position)[0]
    assert (sheet["tiles"], sheet["tent"], sheet["total"]) == (8, 4, 12)
    assert reference.normal(position)["seats"][0]["tent"] == 0


# --- sowing and selling against plain exhaustion ------------------------------------------------------------


def can_finish(p: Position, lying: dict[str, str], at: str, before: str | None, hand: str, fly: bool) -> bool:
    """Every walk and every order of colours."""
    if len(hand) == 1:
        drops = [tile for tile in open_neighbours(p, at) if tile != before]
        drops += [tile for tile in lying if fly and (before is None or tile != at)]
        return any(hand in lying[tile] for tile in drops)
    return any(
        can_finish(p, lying | {tile: lying[tile] + letter}, tile, at, hand.replace(letter, "", 1), fly)
        for tile in open_neighbours(p, at)
        if tile != before
        for letter in set(hand)
    )


def test_sowing_against_exhaustion() -> None:
    dice = random.Random(5)
    for _ in range(300):
        expansions = dice.choice([[], ["artisans"], ["whims"], ["artisans", "whims"]])
        p = full(reference.deal({"seats": 2, "expansions": expansions}, dice))
        free = [tile for tile, field in p["board"].items() if field["meeples"]]
        lying = dict.fromkeys(p["board"], "")
        for _ in range(dice.choice([0, 0, 1, 3])):
            lying[dice.choice(free)] += dice.choice("YWGBRP")
        at, size = dice.choice(free), dice.randint(1, 6)
        hand = "".join(dice.choice("YWGBRP"[: dice.choice([2, 4, 6])]) for _ in range(size))
        before = dice.choice([None, *open_neighbours(p, at)])
        lying[at] = "" if before is None else dice.choice("YWGBRP")
        for fly in (False, True):
            found = sowing.is_completable(p, lying, at, before, hand, fly)
            assert found == can_finish(p, lying, at, before, hand, fly)


def test_largest_suit_first_is_best() -> None:
    """SCORE-6 says so; the reference tries everything."""
    price = [0, 1, 3, 7, 13, 21, 30, 40, 50, 60]
    dice = random.Random(6)
    for _ in range(50):
        counts = [dice.randint(0, 4) for _ in range(9)]
        greedy = sum(price[sum(1 for count in counts if count > level)] for level in range(4))
        assert best_sale(tuple(sorted(counts))) == greedy


# --- single rulings -----------------------------------------------------------------------------------------


def test_bid_8_cannot_pay() -> None:
    position = hand_written(bid_track=[2], turn_track={"0": [1, 1, 2]}, turn={"step": "bid"})
    assert reference.legal(position) == ["bid 1"]


def test_kumarbi() -> None:
    seats = [{"gold": 4, "djinns": ["kumarbi"], "cards": {"fakir": 2}}, {}]
    position = hand_written(seats=seats, bid_track=[1, 2, 2], turn_track={"8": [1]}, turn={"step": "bid"})
    assert sorted(reference.legal(position)) == sorted(
        [
            "bid 0", "bid 1", "bid 1 paying 1 fakir", "bid 3", "bid 3 paying 1 fakir",
            "bid 3 paying 2 fakirs", "bid 5 paying 1 fakir", "bid 5 paying 2 fakirs",
        ]
    )  # fmt: skip
    assert play(position, "bid 5 paying 2 fakirs")["seats"][0]["gold"] == 3


def test_kali_is_paid_for_every_marker_that_moves() -> None:
    seats = [{"djinns": ["kali"]}, {}]
    rest: dict[str, Any] = {"bid_track": [1, 2], "turn_track": {"0": [1, 2]}, "turn": {"step": "bid"}}
    position = hand_written(seats=seats, expansions=["whims"], **rest)
    assert play(position, "bid 0")["seats"][0]["gold"] == 1
    rest = {"bid_track": [2, 2], "turn_track": {"0": [1, 1]}, "turn": {"step": "bid"}}
    position = hand_written(seats=seats, expansions=["whims"], **rest)
    assert play(position, "bid 0")["seats"][0]["gold"] == 4


def test_kill_for_fakirs_only_may_be_declined() -> None:
    turn = {"step": "act", "seat": 1, "start": "a1", "at": "a2", "tribe": "red", "count": 2}
    seats: list[dict[str, Any]] = [{"cards": {"fakir": 1}}, {"elders": 1, "djinns": ["boaz"]}]
    position = hand_written(meeples={"b4": "YR", "f5": "GG"}, seats=seats, turn=turn)
    assert reference.legal(position) == ["kill yellow b4", "kill red b4", "pass"]
    assert play(position, "kill red b4")["cards"]["discard"] == {"fakir": 1}


def test_iblis_kills_two_of_one_target() -> None:
    turn = {"step": "act", "seat": 1, "at": "a2", "tribe": "red", "count": 2, "used": ["iblis"]}
    seats: list[dict[str, Any]] = [{"djinns": ["iblis"]}, {"elders": 1, "viziers": 2}]
    position = hand_written(meeples={"a3": "G", "a4": "GB", "f5": "GG"}, seats=seats, turn=turn)
    expected = ["kill green a3", "kill green blue a4", "kill yellow yellow of 2", "kill yellow white of 2"]
    assert sorted(reference.legal(position)) == sorted(expected)


def test_carpet_never_where_a_drop_is_legal_nor_on_the_tile_before() -> None:
    kinds = {"a1": "village", "a2": "village", "a3": "village", "b1": "small market", "b2": "small market"}
    kinds |= {"b3": "oasis", "a4": "oasis"}
    meeples = {"a1": "WW", "a2": "W", "a3": "W", "f6": "W"}
    position = hand_written(kinds, meeples, seats=[{"items": {"carpet": 1}}, {}], expansions=["artisans"])
    position = play(position, "pick a1", "drop white a2")
    assert sorted(reference.legal(position)) == ["carpet white f6", "drop white a3"]
    position = play(position, "carpet white f6")
    assert position["turn"]["item_played"]
    assert position["items"]["discard"] == {"carpet": 1}
    assert position["pending"] == [{"ask": "piece", "seat": 1, "tile": "f6"}]
    assert position["turn"]["step"] == "galbells"


def test_blocked_latches_and_the_others_only_have_the_last_window() -> None:
    position = hand_written(
        meeples={"a1": "Y", "c3": "W"},
        seats=[{"cards": {"fish": 1}}, {"cards": {"silk": 1}}],
        bid_track=[1],
        turn_track={"0": [2, 1], "5": [2]},
    )
    position = reference.apply(position | {"turn": {"step": "last", "seat": 1}}, "pass")
    assert reference.question(position) == ("last", 2)
    assert position["end"]["no_move"]
    position = play(position, "pass")
    assert reference.question(position) == ("last", 1)
    position = play(position, "pass", "sell silk")  # no card left: nothing more is asked
    assert reference.question(position) == ("over", None)


def test_baal_given_up_to_ouafat_pays_no_seat() -> None:
    turn = {"step": "thief", "seat": 1, "start": "a1", "at": "a2", "tribe": "white", "count": 2}
    seats = [{"thieves": ["ouafat"]}, {"djinns": ["baal"]}, {"djinns": ["sloar"]}]
    position = hand_written(seats=seats, expansions=["thieves"], turn=turn)
    position = play(position, "use ouafat", "give baal", "give sloar", "take sloar")
    assert [seat["gold"] for seat in position["seats"]] == [0, 0, 0]
    assert position["djinns"]["discard"] == ["baal"]
    assert position["thieves"]["out"] == ["ouafat"]


def test_kohdjah_pieces_return_and_an_armed_end_stays_armed() -> None:
    turn = {"step": "thief", "seat": 1, "start": "a1", "at": "a2", "tribe": "red", "count": 2}
    seats = [{"thieves": ["kohdjah"]}, {}, {"djinns": ["morgiane"]}]
    fields = {"c3": {"owner": 2}, "c4": {"owner": 3}}
    position = hand_written(fields=fields, seats=seats, expansions=["thieves"], turn=turn, end={"last_camel": True})
    position = play(position, "use kohdjah")
    assert [entry["ask"] for entry in position["pending"]] == ["claim", "give tile"]
    position = play(position, "give c3")
    assert position["seats"][1]["camels"] == 8
    assert reference.legal(position) == ["claim c3", "pass"]
    position = play(position, "claim c3")
    assert position["board"]["c3"]["owner"] == 1
    assert position["end"]["last_camel"]


def test_solo_yazid_clears_a_tile() -> None:
    position: Position = hand_written(
        {"b2": "village", "c3": "village"},
        {"b2": "YWGB", "a5": "G", "a4": "G"},
        seats=[{"gold": 30, "djinns": ["dhenim", "baal"]}],
        cards={"row": ["fakir", "fish"]},
        djinns={"row": ["sloar", "leta"]},
        turn={"step": "roll"},
    )
    position["options"]["promos"] = ["dhenim"]
    position = play(position, "roll 2 2")
    assert reference.legal(position) == ["outbid", "pass"]
    blue = sum(1 for t in ("a1", "a2", "a3", "b1", "b3", "c1", "c2") if is_blue(position, t)) + 2
    position = play(position, "pass")
    assert position["seats"][0]["gold"] == 30 + 2 + 2 - blue
    assert position["yazid"] == {
        "camels": 10, "viziers": 1, "elders": 0, "assassins": 0, "fakirs": 0, "djinns": ["sloar"],
    }  # fmt: skip
    assert position["board"]["b2"] == {"tile": "village", "owner": 2, "piece": "camel"}
    assert reference.question(position) == ("move", 1)


def is_blue(position: Position, tile: str) -> bool:
    return position["board"][tile]["tile"].split()[0] in ("village", "sacred")
