"""The explorer tells everything that can be done, truthfully, and nothing the seat may not know."""

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import pytest

from naqala import Action, Game, Options
from naqala.bots import Budget
from naqala.bots.advice import Advice, Bid, Possibility
from naqala.bots.expert import Expert, Trial
from naqala.bots.explorer import NEW_LUCK, compare, explore
from naqala.bots.guess import world_states
from naqala.bots.mind import think
from naqala.bots.places import best_first, fair_worths, gold_paid
from naqala.bots.reasons import is_reason, place_bought
from naqala.engine.mirror import read
from naqala.errors import BotError, NaqalaError, OptionsError, WrongSeatError
from naqala.events import SCORE_LINE_WORDS
from naqala.narrator import Argument, Counted, Player, Said, narrate
from naqala.options import EXPANSIONS
from naqala.terminal.reasons import why
from tests.bots.situations import Twins, every_question, other_world, twin_options
from tests.scene import scene

FIRST = Budget(nodes=1)
OPENINGS = {"base": Options(2), "all": Options(3, EXPANSIONS)}
NAMES = ("Ann", "Bo", "Cleo", "Dov", "Eve")


def opening(name: str) -> Game:
    """The first move of a game, all seats having bid as little as possible."""
    game = Game.new(OPENINGS[name], "explored")
    while game.decision.ask == "bid":
        game.play(game.legal_actions()[0])
    return game


def first_of(game: Game, number: int = 5) -> Advice:
    """The first answer, without a log."""
    return next(explore(game.view(game.decision.seat), FIRST, None, number))


def told(advice: Advice) -> list[Possibility]:
    """Every possibility an advice tells."""
    return [*advice.best, *(landing.best for landing in advice.landings)]


def replayed(game: Game, possibility: Possibility) -> Game:
    """The game after what the possibility decides; chance after it is not answered."""
    twin = Game.from_position(game.position())
    for text in possibility.actions:
        twin.play(text, game.decision.seat)
    return twin


def check_gains(game: Game, possibility: Possibility) -> None:
    """Points, gains and rivals against the score sheets of a real game."""
    before, after = game.score_sheet(), replayed(game, possibility).score_sheet()
    seat = game.decision.seat
    assert seat
    change = {word: after[seat - 1][word] - before[seat - 1][word] for word in SCORE_LINE_WORDS}
    assert {word: gain for word, gain in possibility.gains.items() if word in SCORE_LINE_WORDS} == {
        word: gain for word, gain in change.items() if gain
    }, possibility.actions
    assert possibility.points == sum(change.values())
    others = {other: after[other - 1]["total"] - before[other - 1]["total"] for other in range(1, len(after) + 1)}
    assert possibility.rivals == {other: points for other, points in others.items() if points and other != seat}


@pytest.mark.parametrize("name", OPENINGS)
def test_openings(name: str) -> None:
    """Exploring one takes plain mode seconds, so all that is to be said about it is said at once."""
    game = opening(name)
    advice = first_of(game)
    check_landings(game, advice)
    check_order(advice)
    check(game, advice)
    sure = [one for one in told(advice) if one.stops_at is None]
    assert len(sure) > 50
    for possibility in sure:
        check_gains(game, possibility)
    made = {reason.key for one in told(advice) for reason in one.reasons}
    assert {f"log.{word}" for word in ("collects", "builders", "merchants", "kill.tile", "buy.djinn")} <= made
    assert {"log.camel", "log.tent"} & made
    assert "reason.leaves" in made
    assert ("reason.draws" in made) == (name == "all")


def check_landings(game: Game, advice: Advice) -> None:
    """Every end of a move is listed, with a turn that ends there."""
    ends = {(move[-1].words[2], move[-1].words[1]) for move in game.moves(100_000)}
    assert {(landing.tile, landing.colour) for landing in advice.landings} == ends
    for landing in advice.landings:
        last = [text for text in landing.best.actions if text.startswith("drop")][-1]
        assert last == f"drop {landing.colour} {landing.tile}"


def check_order(advice: Advice) -> None:
    """Best first, and no two that differ only in the way."""
    assert len(advice.best) == 5
    behind = [possibility.behind for possibility in advice.best]
    assert behind == sorted(behind)
    assert behind[0] == 0.0
    assert min(landing.best.behind for landing in advice.landings) == 0.0
    ways = [[text for text in one.actions if not text.startswith(("pick", "drop"))] for one in advice.best]
    landings = [[text for text in one.actions if text.startswith("drop")][-1] for one in advice.best]
    assert len({(landing, *way) for landing, way in zip(landings, ways, strict=True)}) == 5


def test_the_first_answer_comes_before_any_playing_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def play_ahead(*_: Any) -> float:
        raise ZeroDivisionError

    monkeypatch.setattr(think, "play_ahead", play_ahead)
    advices = explore(small_game().view(1), FIRST)
    advice = next(advices)
    assert advice.games == 0
    assert not advice.final
    with pytest.raises(ZeroDivisionError):
        next(advices)


def small_game(**players: Any) -> Game:
    """Few meeples and some hidden cards: quick to explore."""
    return scene(
        seats=3,
        players={
            1: {"cards": {"silk": 1, "fakir": 1}, "gold": 20},
            2: {"cards": {"ivory": 2, "fish": 1}},
            3: {"cards": {"gold": 1}},
        },
        meeples={"a1": "RG", "b1": "R", "c1": "GW", "c3": "WW", "d3": "W", "e5": "BY", "e4": "Y"},
        owners={"a3": 2, "d3": 3},
        row=["wheat", "gold", "silk", "fakir"],
        djinn_row=["baal", "leta"],
        **players,
    )


def test_advice_gets_better_and_ends() -> None:
    game = small_game()
    advices = list(explore(game.view(1), Budget(nodes=20)))
    assert [advice.final for advice in advices] == [False] * (len(advices) - 1) + [True]
    games = [advice.games for advice in advices]
    assert games == sorted(set(games))
    assert advices[-1].best[0].games > 0
    for advice in advices:
        behind = [possibility.behind for possibility in advice.best]
        assert behind == sorted(behind)
        assert behind[0] == 0.0
        assert {(one.tile, one.colour) for one in advice.landings} == {(one.tile, one.colour) for one in advices[0].landings}


def test_what_was_dropped_early_is_not_ranked_above_what_was_dropped_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """Luck gets worse and worse here: the means of plans that were dropped early look better than those of the others."""

    def play_on(_: Expert, trial: Trial, _world: Any, number: int, _seat: int) -> None:
        trial.total += trial.plan.worth - 3.0 * number
        trial.games += 1

    monkeypatch.setattr(Expert, "_roll_out", play_on)
    game = opening("base")
    first, *_, last = explore(game.view(game.decision.seat), Budget(nodes=600), None, 20)
    assert [one.actions for one in last.best] == [one.actions for one in first.best]
    assert [one.behind for one in last.best] == pytest.approx([one.behind for one in first.best], abs=0.02)
    games = [one.games for one in last.best]
    assert games == sorted(games, reverse=True)
    assert games[0] > games[8] > games[-1] == 0


def followed_badly(game: Game) -> tuple[str, ...]:
    """Begins a plan that a hint tells, though another one then looks better; returns the rest of it."""
    for plan in first_of(game, 20).best:
        game.play(plan.actions[0])
        if first_of(game).best[0].actions != plan.actions[1:]:
            return plan.actions[1:]
        game.undo()
    raise AssertionError("every plan is the best once it is begun")


def test_a_plan_that_is_followed_stays_the_best() -> None:
    game = opening("base")
    rest = followed_badly(game)
    for advice in explore(game.view(game.decision.seat), Budget(nodes=30), planned=rest):
        assert (advice.best[0].actions, advice.best[0].behind) == (rest, 0.0)
        assert [one.actions for one in advice.best].count(rest) == 1
        check_order(advice)


def test_what_was_played_is_compared_with_the_best_that_is_named() -> None:
    game = opening("base")
    view, log = game.view(game.decision.seat), game.log(game.decision.seat)
    advice = first_of(game)
    best, worst = advice.best[0], max(advice.landings, key=lambda landing: landing.best.behind).best
    assert compare(view, log, best.actions, best.actions, Budget(nodes=40)).games == 0
    found = compare(view, log, best.actions, worst.actions, Budget(nodes=40))
    assert found.plan.actions == worst.actions
    assert found.lost > 0
    assert compare(view, log, worst.actions, best.actions, Budget(nodes=40)).lost == 0


def test_equal_views_equal_advice() -> None:
    """What the others really hold makes no difference."""
    game = small_game()
    other = other_world(game.view(1), Random(1))
    assert other.position() != game.position()
    assert list(explore(other.view(1), Budget(nodes=12))) == list(explore(game.view(1), Budget(nodes=12)))


def test_equal_logs_equal_advice() -> None:
    """Nor does what was drawn unseen in a game with everything."""
    twins = Twins(twin_options(EXPANSIONS), 2)
    compared: set[str] = set()
    while len(compared) < 5 and not twins.first.is_over:
        assert twins.play_somehow()
        if twins.differ and twins.first.decision.seat == 1 and twins.first.decision.ask not in compared:
            compared.add(twins.first.decision.ask)
            told = [list(explore(game.view(1), Budget(nodes=6), game.log(1))) for game in (twins.first, twins.second)]
            assert told[0] == told[1]
    assert len(compared) >= 3


def leaves(value: Any) -> Iterator[Any]:
    """All plain values in a value; NumPy's numbers, which cannot be sent, are not plain."""
    if isinstance(value, dict | list | tuple):
        for part in value.values() if isinstance(value, dict) else value:
            yield from leaves(part)
    else:
        yield value


def check(game: Game, advice: Advice) -> None:
    """What holds at every question."""
    legal = {action.text for action in game.legal_actions()}
    assert json.loads(json.dumps(advice.to_json())) == advice.to_json()
    assert all(type(value) in (int, float, str, bool, type(None)) for value in leaves(advice.to_json()))
    for possibility in told(advice):
        assert possibility.actions[0] in legal
        after = replayed(game, possibility)
        asked = "chance" if after.decision.is_chance else after.decision.seat
        assert possibility.stops_at is None or (possibility.stops_at == after.decision.ask and asked != game.decision.seat)
        assert not any(text.startswith("draw ") for text in possibility.actions)
        check_reasons(game, after, possibility)
        assert not set(why(possibility, advice.seat, NAMES)) & set("{}[]_")


def check_reasons(game: Game, after: Game, possibility: Possibility) -> None:
    """Reasons are what the log of a real game then tells, but for what is proposed itself, and what other fields say."""
    lines = [line for chapter in narrate(after.events_by_action()) for line in chapter.lines]
    happened = [said for said in possibility.reasons if said.key.startswith("log.")]
    assert [line.said for line in lines if line.said in happened] == happened
    for line in lines:
        is_proposed = line.said.key == "log.move" or (line.is_deed and line.last == 0)
        assert line.said in happened or not is_reason(line) or is_proposed, (possibility.actions, line)
    for said in possibility.reasons:
        if not said.key.startswith("log."):
            CLAIMS[said.key](game, after, possibility, said.args)


def viziers(game: Game) -> list[int]:
    position = game.position()
    return [seat.viziers for seat in position.seats] + ([position.yazid.viziers] if position.yazid else [])


def claims_viziers(game: Game, after: Game, _: Possibility, args: dict[str, Any]) -> None:
    seat, rival = (game.decision.seat or 0) - 1, args["name"].seat - 1
    (own_then, then), (own_now, now) = ((count[seat], count[rival]) for count in map(viziers, (game, after)))
    assert own_then <= then
    assert own_now > now
    before, later = (one.score_sheet()[seat]["viziers"] for one in (game, after))
    assert later - before >= args["n"] > 0


def claims_many_viziers(game: Game, after: Game, _: Possibility, args: dict[str, Any]) -> None:
    seat = (game.decision.seat or 0) - 1
    then, now = map(viziers, (game, after))
    passed = [rival for rival in range(len(now)) if then[seat] <= then[rival] and now[seat] > now[rival]]
    assert len(passed) == args["rivals"] > 1
    assert args["n"] == 10 * args["rivals"]


def claims_points(_: Game, _after: Game, one: Possibility, args: dict[str, Any], sign: int) -> None:
    assert round(one.rivals[args["name"].seat]) == sign * args["n"]


def claims_luck(_: Game, after: Game, one: Possibility, args: dict[str, Any]) -> None:
    assert after.decision.is_chance
    assert one.stops_at == after.decision.ask == (args["what"] if args["what"] == "roll" else f"draw {args['what']}")
    assert args["n"] >= 1


def claims_rest(game: Game, _: Game, one: Possibility, args: dict[str, Any]) -> None:
    assert one.leaves is not None
    assert round(one.leaves) == args["n"]
    assert one.leaves_to == (args["name"].seat if "name" in args else game.decision.seat)


def claims_price(game: Game, after: Game, _: Possibility, args: dict[str, Any], is_free: bool = False) -> None:
    seat = (game.decision.seat or 0) - 1
    before, later = (one.position().seats[seat].gold for one in (game, after))
    assert before is not None
    assert later is not None
    paid = before - later
    assert paid == 0 or not is_free
    assert args.get("gold", paid) == paid
    assert args.get("n", 0) >= 0
    if "gain" in args:
        assert args["gain"] == args["n"] - paid > 0


CLAIMS: dict[str, Callable[[Game, Game, Possibility, dict[str, Any]], None]] = {
    "reason.bid.same": lambda *_: None,
    **dict.fromkeys(("reason.bid", "reason.bid.gain", "reason.bid.even", "reason.bid.dear"), claims_price),
    **dict.fromkeys(("reason.bid.enough", "reason.bid.free"), partial(claims_price, is_free=True)),
    "reason.viziers": claims_viziers,
    "reason.viziers.many": claims_many_viziers,
    "reason.gains": partial(claims_points, sign=1),
    "reason.loses": partial(claims_points, sign=-1),
    "reason.draws": claims_luck,
    "reason.leaves": claims_rest,
    "reason.keeps": claims_rest,
}


def bought(game: Game, answers: Iterable[str]) -> list[str]:
    """What answers buy: a djinn or a thief, or cards from the row, whatever their places."""
    row = game.position().cards.row
    purchases = [text.split()[1:] for text in answers if text.startswith("buy ")]
    return sorted(" ".join(sorted(row[int(one) - 1] if one.isdigit() else one for one in words)) for words in purchases)


QUESTIONS = every_question(1)


@pytest.mark.parametrize("ask", QUESTIONS)
def test_every_question(ask: str) -> None:
    (game,) = QUESTIONS[ask]
    advice = first_of(game, 2)
    assert advice.ask == ask
    assert advice.seat == game.decision.seat
    check(game, advice)
    if ask not in ("move", "drop"):
        answers = {possibility.actions[0] for possibility in advice.best}
        legal = game.legal_actions()
        apart = ("sell", "buy")
        assert {text for text in answers if not text.startswith(apart)} == {
            action.text for action in legal if action.words[0] not in apart
        }
        assert bought(game, answers) == sorted(set(bought(game, [action.text for action in legal])))
        # Of suits of one size, the one that leaves most to sell.
        sizes = {len(action.words) for action in legal if action.words[0] == "sell"}
        assert sorted(len(text.split()) for text in answers if text.startswith("sell")) == sorted(sizes)


@pytest.mark.parametrize(("gold", "nodes", "best"), [(5, 1, "pass"), (5, 20, "pass"), (0, 60, "sell pottery")])
def test_nothing_is_sold_that_can_as_well_be_sold_later(gold: int, nodes: int, best: str) -> None:
    """Two goods of a kind: a single one is worth 1 point, sold or not. Without gold for a bid it is worth more sold."""
    meeples = {"a1": "RW", "b1": "RWG", "c3": "YWB", "d3": "YB", "e2": "GG", "f2": "WG"}
    row = ("ivory", "fakir", "jewels", "fish", "silk", "wheat")
    game = scene(
        meeples=meeples,
        row=row,
        players={1: {"cards": {"pottery": 2}, "gold": gold}},
        step="last",
        turn={"start": "c2", "at": "c3", "tribe": "white", "count": 2},
    )
    *_, advice = explore(game.view(1), Budget(nodes=nodes))
    assert advice.best[0].actions[0] == best
    check(game, advice)


def test_the_same_cards_are_told_once_wherever_they_lie() -> None:
    row = ("spice", "jewels", "spice", "jewels", "fish", "fish", "silk", "silk", "silk")
    game = scene(tiles={"c3": "large market"}, meeples={"c2": "W", "c3": "W"}, row=row)
    while game.decision.ask != "tile":
        game.play(next(one for one in game.legal_actions() if one.text in ("pick c2", "drop white c3", "camel c3", "pass")))
    offered = bought(game, [action.text for action in game.legal_actions()])
    assert len(set(offered)) < len(offered)
    assert bought(game, [one.actions[0] for one in first_of(game).best]) == sorted(set(offered))


def test_bids_list_every_price() -> None:
    game = Game.new(Options(3), "bids")
    advice = first_of(game)
    assert [bid.action for bid in advice.bids] == [action.text for action in game.legal_actions()]
    assert [(bid.price, bid.place, bid.last_place) for bid in advice.bids] == [
        *((price, 1, 3) for price in (0, 1, 3, 5, 8)),
        (12, 1, 2),
        (18, 1, 1),
    ]
    for bid in advice.bids:
        assert bid.place_worth - bid.pays == pytest.approx(bid.worth, abs=0.02)
    assert min(bid.place_worth for bid in advice.bids) == 0.0
    assert {possibility.actions[0] for possibility in advice.best} == {bid.action for bid in advice.bids}
    first = advice.best[0].actions[0]
    assert {one.actions[0]: one.reasons[0] for one in advice.best} == {
        bid.action: place_bought(bid, advice.bids, bid.action == first) for bid in advice.bids
    }


BID = Bid("bid 5", 5, 5, 0, 1, 2, 0.0, 0.0, 0.0, 1)


@pytest.mark.parametrize(
    ("bid", "key", "args"),
    [
        (replace(BID, place_worth=7.6), "gain", {"n": 8, "gain": 3}),
        (replace(BID, place_worth=5.4), "even", {}),
        (replace(BID, place_worth=1.2), "dear", {"n": 1}),
        (replace(BID, place_worth=2.0, pays=0), "free", {"n": 2}),
    ],
)
def test_a_bid_says_what_is_gained(bid: Bid, key: str, args: dict[str, Argument]) -> None:
    assert place_bought(bid, (bid,), is_best=True) == Said(f"reason.bid.{key}", args)


def test_a_free_bid_that_brings_nothing_says_why_no_other_is_better() -> None:
    free, dear, alike = replace(BID, pays=0), replace(BID, place_worth=3.0), replace(BID, place_worth=0.4)
    assert place_bought(free, (free, dear), is_best=True).key == "reason.bid.enough"
    assert place_bought(free, (free, dear), is_best=False) == Said("reason.bid.free", {"n": 0})
    assert place_bought(free, (free, alike), is_best=True) == Said("reason.bid.same")


def test_a_bid_with_fakirs_does_not_say_what_is_gained() -> None:
    assert place_bought(replace(BID, place_worth=7.6, pays=3, fakirs=1), (BID,), is_best=True) == Said(
        "reason.bid", {"n": 8, "gold": 3}
    )


def test_of_bids_that_leave_the_same_the_cheapest_is_best() -> None:
    game = Game.new(Options(3), "bids")
    root = read(world_states(game.view(game.decision.seat), None, Random(1)), 0)
    free, one, three = (action.number for action in game.legal_actions()[:3])
    assert best_first(root, {free: 0.0, one: 0.4, three: -0.8}) == [free, one, three]
    assert best_first(root, {free: 0.0, one: 0.6, three: -0.8}) == [one, free, three]


def test_a_place_ahead_is_never_worth_less_and_every_bid_is_played_on_equally_often() -> None:
    game = Game.new(Options(2), "5")
    *_, last = explore(game.view(game.decision.seat), Budget(nodes=70))
    worths = [bid.place_worth for bid in last.bids]
    assert worths == sorted(worths)
    assert {bid.games for bid in last.bids} == {10}
    assert [one.actions[0] for one in last.best] == [
        bid.action for bid in sorted(last.bids, key=lambda bid: (-round(bid.worth), bid.pays))
    ]


@pytest.mark.parametrize("seed", range(20))
def test_luck_with_bids_is_evened_out(seed: int) -> None:
    """After any rollouts: places further ahead are worth as much or more, and all of them as much together as before."""
    game = Game.new(Options(3), "bids")
    root = read(world_states(game.view(game.decision.seat), None, Random(seed)), 0)
    bids = [Action.parse(f"bid {price}").number for price in (0, 1, 3, 5, 8, 12, 18)]
    thought = {bid: Random(f"{seed} {bid}").uniform(-20, 20) for bid in bids}
    fair = fair_worths(root, thought)
    places = [fair[bid] + gold_paid(root, bid) for bid in bids]
    assert places == pytest.approx(sorted(places))
    assert sum(fair.values()) == pytest.approx(sum(thought.values()))
    assert fair_worths(root, fair) == pytest.approx(fair)


def test_the_same_place_is_worth_the_same() -> None:
    game = Game.new(Options(3), "bids")
    for price in ("bid 8", "bid 0"):
        game.play(price)
    worths = {bid.price: bid.place_worth for bid in first_of(game).bids}
    assert worths[0] == worths[1] == worths[3] == worths[5] <= worths[12] == worths[18]


def test_places_behind_other_markers() -> None:
    """The last to bid knows the place, and goes before earlier markers of the same price."""
    game = Game.new(Options(3), "bids")
    for price in ("bid 8", "bid 0"):
        game.play(price)
    advice = first_of(game)
    places = {bid.price: (bid.place, bid.last_place) for bid in advice.bids}
    assert places == {0: (2, 2), 1: (2, 2), 3: (2, 2), 5: (2, 2), 12: (1, 1), 18: (1, 1)}


def artisans() -> Game:
    return scene(seats=2, expansions=["artisans"], tiles={"c3": "oasis"}, meeples={"c1": "GP", "c3": "P", "a1": "Y"}, seat=1)


def test_luck_is_no_fact() -> None:
    """The plan stops where items are drawn; the advice says what holds for every draw, and a mean of the rest."""
    game = artisans()
    advice = first_of(game)
    drawn = next(landing.best for landing in advice.landings if landing.tile == "c3")
    assert drawn.stops_at == "draw item"
    assert drawn.actions[:3] == ("pick c1", "drop green c2", "drop purple c3")
    assert drawn.actions[3:] in (("tent",), ("camel",))
    assert [said.key for said in drawn.reasons][:2] == ["log.collects", f"log.{drawn.actions[3]}"]
    assert Said("reason.draws", {"what": "item", "n": 2}) in drawn.reasons
    assert not {"log.palm", "log.draw.item.seat"} & {said.key for said in drawn.reasons}
    assert {"artisans", "palms", "tiles"} <= set(drawn.gains)


def test_what_others_hold_is_no_fact() -> None:
    """A thief takes unknown cards: the plan stops where the others are asked."""
    victim = {"cards": {"silk": 1, "ivory": 1}}
    game = scene(
        seats=2,
        expansions=["thieves"],
        meeples={"a1": "RW", "b1": "RW"},
        players={1: {"thieves": ["houssain"]}, 2: victim},
        step="thief",
        turn={"start": "c2", "at": "c3", "tribe": "green", "count": 2},
    )
    sent = next(one for one in first_of(game).best if one.actions[0] == "use houssain")
    assert sent.stops_at == "give cards"
    assert sent.reasons == ()
    assert sent.gains


def keys_of(game: Game, action: str) -> dict[str, Any]:
    """The reasons of an answer, or of the turn that begins with it."""
    found = next(one for one in told(first_of(game)) if one.actions[0] == action)
    return {said.key: said.args for said in found.reasons}


def test_reasons_say_what_happens() -> None:
    meeples = {"a1": "Y", "b1": "YYY"}
    reasons = keys_of(scene(seats=2, meeples=meeples, players={2: {"viziers": 3}}, seat=1, palms={"b1": 1}), "pick a1")
    assert reasons["log.collects"] == {"name": Player(1), "what": Counted("tribe", {"yellow": 4}), "tile": "b1"}
    assert reasons["log.camel"]["tile"] == "b1"
    assert reasons["reason.viziers"] == {"name": Player(2), "n": 10}
    assert reasons["reason.loses"] == {"name": Player(2), "n": 10}


def test_a_palm_for_a_rival() -> None:
    game = scene(seats=2, tiles={"b1": "oasis"}, meeples={"a1": "W", "b1": "W", "d4": "RR"}, owners={"b1": 2}, seat=1)
    reasons = keys_of(game, "pick a1")
    assert reasons["log.palm"] == {"tile": "b1"}
    assert reasons["reason.gains"] == {"name": Player(2), "n": 3}


def test_the_last_camel() -> None:
    owners = {f"{column}{row}": 1 for row in (4, 5) for column in "abcde"}
    game = scene(seats=2, meeples={"a1": "W", "b1": "W"}, players={1: {"camels": 1}}, owners=owners, seat=1)
    assert "log.last.piece" in keys_of(game, "pick a1")


@pytest.mark.parametrize(("again", "lost"), [(0.0, 0.0), (3.0, 3.0)])
def test_a_loss_must_show_twice(monkeypatch: pytest.MonkeyPatch, again: float, lost: float) -> None:
    """What the first rollouts of a comparison say by luck, new ones do not: these alone decide."""
    game = opening("base")
    *_, played = (action.text for action in game.legal_actions())
    compared: list[int] = []

    def ending(_: Expert, trial: Trial, __: Any, number: int, ___: int) -> float:
        if number < NEW_LUCK:
            return trial.plan.worth
        compared.append(number)
        is_played = Action.numbered(trial.plan.actions[0]).text == played
        return -(is_played * (9.0 if number < NEW_LUCK + 12 else again + number % 2 - 0.5))

    monkeypatch.setattr(Expert, "_ending", ending)
    *_, advice = explore(game.view(game.decision.seat), Budget(nodes=40), include=[played])
    assert advice.included is not None
    assert advice.included.lost == pytest.approx(lost)
    assert sorted(compared) == sorted([*range(NEW_LUCK, NEW_LUCK + 24)] * 2)


def test_errors() -> None:
    game = small_game()
    for seat in (None, 1, 2):
        if seat != game.decision.seat:
            with pytest.raises(WrongSeatError):
                next(explore(game.view(seat), FIRST))
    view = game.view(game.decision.seat)
    for number in (0, -1, True, 1.5):
        with pytest.raises(OptionsError):
            next(explore(view, FIRST, None, number))  # type: ignore[arg-type]
    with pytest.raises(BotError):
        next(explore("view", FIRST))  # type: ignore[arg-type]
    assert issubclass(BotError, NaqalaError)


def test_a_budget_too_small_for_all_lines_is_enough() -> None:
    """Plans without rollouts keep their first opinion."""
    game = Game.new(Options(2), seed=5)
    seat = game.decision.seat
    *_, advice = explore(game.view(seat), Budget(nodes=1))
    assert advice.games <= 1
    assert advice.final
