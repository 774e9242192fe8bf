"""Where gold came from and what Yazid took: all of it is told, and nothing else, in every kind of game."""

from random import Random

import pytest

from naqala import Game, Options
from naqala.server.looks import happened_since
from naqala.server.wire import Change, Happened
from tests.players import choose, mixed_games

GAMES = [*list(mixed_games(6))[::2], Options(1), Options(1, promos=("dhenim",))]
DEEDS = {"bid", "builders", "market", "outbid", "sale", "whim", "yazid"}
COSTS = {"bid", "market", "outbid", "yazid"}


def game_of(options: Options, seed: int) -> list[Happened]:
    game, random = Game.new(options, seed), Random(seed)
    while not game.is_over:
        game.play(choose(game, random))
    return happened_since(game, None, 0)


def change_of(one: Happened) -> Change:
    return one.change or Change()


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_all_gold_has_a_source(options: Options) -> None:
    """The sources of a seat add up to what it got or paid, and each has the right sign."""
    for one in game_of(options, 3):
        told = change_of(one).gold_by
        assert {seat: sum(by.values()) for seat, by in told.items() if sum(by.values())} == one.gold, one
        for by in told.values():
            assert all(by.values())
            assert {source for source, gold in by.items() if gold < 0} <= COSTS
            assert not {source for source, gold in by.items() if gold > 0} & COSTS


@pytest.mark.parametrize("seed", range(6))
def test_what_yazid_clears_is_what_he_gets(seed: int) -> None:
    """Viziers, Elders and Assassins come to him, but for Elders with which he pays; he plays once a round."""
    happened = game_of(Options(1), seed)
    turns = [one for one in happened if change_of(one).cleared]
    assert len(turns) in (rounds := sum(one.action.startswith("outbid") or one.ask == "outbid" for one in happened), rounds - 1)
    for one in turns:
        change = change_of(one)
        taken = {colour: sum(by.get(colour, 0) for by in change.cleared.values()) for colour in ("yellow", "red")}
        gained = change.front.get(2, {})
        assert taken == {"yellow": gained.get("viziers", 0), "red": gained.get("assassins", 0)}
        assert len(change.cleared) <= 2


def test_every_source_is_met() -> None:
    """The games of these tests show all deeds, and djinns that pay."""
    met = {
        source
        for number, options in enumerate(GAMES)
        for one in game_of(options, number)
        for by in change_of(one).gold_by.values()
        for source in by
    }
    assert met >= DEEDS
    assert len(met - DEEDS) >= 4
