"""Reasons count what comes, and say no price without its purpose."""

from typing import Any

from naqala import Action, Game
from naqala.bots import Budget
from naqala.bots.advice import Possibility, Reason
from naqala.bots.consequences import _common
from naqala.bots.explorer import explore
from naqala.bots.reasons import Change, reasons_for
from naqala.engine.mirror import read
from naqala.position import Position, states_of
from tests.scene import position, scene


def answers(game: Game) -> dict[str, Possibility]:
    """By first action, what the explorer tells at first."""
    advice = next(explore(game.view(game.decision.seat), Budget(nodes=1)))
    return {one.actions[0]: one for one in [*reversed(advice.best), *(outcome.best for outcome in advice.outcomes)]}


def keyed(possibility: Possibility) -> dict[str, dict[str, Any]]:
    return {reason.key: reason.arguments for reason in possibility.reasons}


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
    assert keyed(answers(game)["at b1"])["palace"]["tile"] == "b1"
    game.undo()
    (used,) = (one for text, one in answers(game).items() if text == "use bouraq paying elder")
    assert used.actions[:2] == ("use bouraq paying elder", "at b1")
    assert keyed(used)["palace"] == {"tile": "b1", "number": 2}


def workshop(**player: Any) -> Game:
    """Two Artisans land on a Workshop: two items are drawn, then an Artisan can pay for one more."""
    return scene(seats=2, expansions=["artisans"], meeples={"e1": "P", "f1": "P", "a1": "YY"}, players={1: player})


def test_no_price_without_its_purpose() -> None:
    """What is bought after the draw is not told, so its price is not told either; nor is what is drawn for it."""
    told = keyed(answers(workshop(cards={"fakir": 2}))["pick e1"])
    assert told["draws"] == {"what": "item", "number": 2}
    assert not {"spends", "pays", "gets item"} & set(told)


def test_a_price_that_is_paid_before_luck_is_told() -> None:
    game = workshop(cards={"fakir": 2}, artisans=1)
    for action in ("pick e1", "drop purple f1", "camel"):
        if not game.decision.is_chance:
            game.play(action)
    for action in ("draw precious5", "draw precious7", "keep precious7"):
        game.play(action)
    told = keyed(answers(game)["craft paying artisan"])
    assert told["spends"] == {"elders": 0, "fakirs": 0, "artisans": 1}
    assert told["draws"] == {"what": "item", "number": 1}


def test_of_two_prices_the_certain_one_is_told() -> None:
    before, after = (Reason("spends", {"elders": number}) for number in (1, 3))
    collects, bought = Reason("collects"), Reason("gets djinn")
    assert _common([(collects, bought, after)] * 2, (collects, before)) == [collects, before]
    assert _common([(collects, bought, after)], None) == [collects, bought, after]


def test_two_items_of_a_kind() -> None:
    before, after = (
        read(states_of(Position.from_json(position(seats=2, expansions=["artisans"], players={1: {"items": items}}))), 0)
        for items in ({"precious5": 1}, {"precious5": 3, "lamp": 1})
    )
    found = list(reasons_for(Change(before, after, [Action.parse("pass")], 0, 0, {})))
    assert found == [Reason("gets item", {"item": "lamp", "number": 1}), Reason("gets item", {"item": "precious5", "number": 2})]


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
    assert takes["yazid takes"] == {"tile": "d1", "colours": ["white"] * 3 + ["blue"] + ["red"] * 2}
    assert takes["yazid buys"] == {"djinn": "baal"}
    assert takes["pays yazid"]["gold"] > 0
    assert "pays" not in takes
    assert keyed(told["outbid"])["pays"] == {"gold": 5}
