"""Reasons tell all that is certain to happen, and nothing that is not."""

from random import Random
from typing import Any

import pytest

from naqala import Game, Options
from naqala.bots import Budget
from naqala.bots.advice import Possibility
from naqala.bots.explorer import explore
from naqala.bots.following import Walker, cell
from naqala.bots.reasons import majority, overtaken
from naqala.catalog.names import Tribe
from naqala.engine.mirror import States, copy_states
from naqala.narrator import Argument, Counted, Named, Player, Said
from tests.scene import scene


def answers(game: Game) -> dict[str, Possibility]:
    """By first action, what the explorer tells at first."""
    advice = next(explore(game.view(game.decision.seat), Budget(nodes=1)))
    return {one.actions[0]: one for one in [*reversed(advice.best), *(landing.best for landing in advice.landings)]}


def keyed(possibility: Possibility) -> dict[str, dict[str, Argument]]:
    return {said.key: said.args for said in possibility.reasons}


def test_two_palaces_on_one_tile() -> None:
    """The Village builds one, Bouraq another one."""
    game = scene(
        seats=2,
        tiles={"b1": "village"},
        meeples={"a1": "W", "b1": "W", "e5": "RR"},
        players={1: {"djinns": ["bouraq"], "elders": 2}},
    )
    for action in ("pick a1", "drop white b1", "use bouraq paying elder"):
        game.play(action)
    assert keyed(answers(game)["at b1"])["log.palace"] == {"tile": "b1"}
    game.undo()
    (used,) = (one for text, one in answers(game).items() if text == "use bouraq paying elder")
    assert used.actions[:2] == ("use bouraq paying elder", "at b1")
    assert [said.key for said in used.reasons].count("log.palace") == 2
    assert "log.use" not in keyed(used), "the answer itself is shown anyway"


def workshop(**player: Any) -> Game:
    """Two Artisans land on a Workshop: two items are drawn, then an Artisan can pay for one more."""
    return scene(seats=2, expansions=["artisans"], meeples={"e1": "P", "f1": "P", "a1": "YY"}, players={1: player})


def test_no_price_without_its_purpose() -> None:
    """What is bought after the draw is not told, so its price is not told either; nor is what is drawn for it."""
    told = keyed(answers(workshop(cards={"fakir": 2}))["pick e1"])
    assert told["reason.draws"] == {"what": "item", "n": 2}
    assert set(told) == {"log.collects", "log.camel", "reason.draws"}


def test_a_price_is_told_with_its_purpose() -> None:
    """Two powers can be used one after the other: the second is told with what it costs."""
    game = scene(
        seats=2,
        tiles={"b1": "village"},
        meeples={"a1": "W", "b1": "W", "e5": "RR"},
        players={1: {"djinns": ["bouraq", "anunnak"], "elders": 4}},
    )
    for action in ("pick a1", "drop white b1"):
        game.play(action)
    told = [said for one in answers(game).values() for said in one.reasons if said.key == "log.use"]
    assert told
    assert all(said.args["name"] == Player(1) and "payment" in said.args for said in told)


def test_what_yazid_takes_and_costs() -> None:
    game = scene(
        seats=1,
        meeples={"d1": "WWWBRR", "a1": "YY", "b1": "Y"},
        djinn_row=["baal"],
        step="outbid",
        solo={"dice": [4, 1], "targets": ["d1"]},
    )
    told = answers(game)
    takes = keyed(told["pass"])
    assert takes["log.yazid.clears"] == {"tile": "d1", "what": Counted("tribe", {"white": 3, "blue": 1, "red": 2})}
    assert takes["log.djinns.gains"] == {"name": Player(2), "djinn": Named("djinn", "baal")}
    gold = takes["log.gold.yazid"]["gold"]
    assert isinstance(gold, int)
    assert gold > 0
    assert "log.yazid.clears" not in keyed(told["outbid"])


def test_the_turn_of_yazid_is_no_reason_for_ones_own() -> None:
    game = scene(
        seats=1,
        meeples={"d1": "WWWBRR", "a1": "YY", "b1": "Y"},
        step="outbid",
        solo={"dice": [4, 1], "targets": ["d1"]},
    )
    for action in ("outbid", "pick b1"):
        game.play(action)
    told = answers(game)
    assert told
    assert all("log.yazid.clears" not in keyed(one) for one in told.values())


@pytest.mark.parametrize(
    ("options", "seed"), [(Options(1), 4), (Options(2), 3), (Options(3, ("thieves", "artisans")), 3)], ids=str
)
def test_who_was_overtaken_follows_from_the_events(options: Options, seed: int) -> None:
    """In whole random games, step by step: exactly those who have fewer Viziers afterwards and did not before."""
    game, random, told = Game.new(options, seed=5), Random(seed), 0
    rivals = range(max(2, options.seats))
    while not game.is_over:
        before, seat = copy_states(game.states), (game.decision.seat or 1) - 1
        step, action = Walker(before), random.choice(game.legal_actions())
        step.play(action.number)
        found = [*overtaken(before, step, seat)]
        leads = [[_viziers(states, seat) - _viziers(states, rival) for rival in rivals] for states in (before, step.states)]
        wanted = [Player(rival + 1) for rival, (then, now) in enumerate(zip(*leads, strict=True)) if then <= 0 < now]
        assert found == wanted
        told += len(found)
        game.play(action)
    assert told


def test_several_who_were_overtaken_are_one_sentence() -> None:
    assert [*majority([])] == []
    assert [*majority([Player(2)])] == [Said("reason.viziers", {"name": Player(2), "n": 10})]
    assert [*majority([Player(2), Player(4)])] == [Said("reason.viziers.many", {"rivals": 2, "n": 20})]


def _viziers(states: States, seat: int) -> int:
    return cell(states, "front", seat, Tribe.VIZIER)
