"""The table at a glance: what browsers draw without knowing a rule."""

from random import Random

import pytest

from naqala import Game, Options
from naqala.events import Event
from naqala.game import Outcome
from naqala.narrator import Player, Said, dangers, reasons_said, result_kind
from naqala.overview import Lane, MarketSeen, is_last_round, lanes, markets
from naqala.position import Position
from tests.players import choose, mixed_games
from tests.scene import scene


def test_the_track_has_a_lane_for_each_price_and_the_foremost_spot_last() -> None:
    """BID-3, BID-5: three spots for 0 gold, one for each other price; the last bidder of a lane plays first."""
    position = scene(seats=4, step="bid", bid_track=[1], turn_track={"0": [2, 3], "5": [4]}, seat=None).position()
    assert lanes(position) == [
        Lane(0, [None, 2, 3], pushes=True),
        *(Lane(price, [None], pushes=False) for price in (1, 3)),
        Lane(5, [4], pushes=False),
        *(Lane(price, [None], pushes=False) for price in (8, 12, 18)),
    ]


def test_the_track_for_five_has_more_spots_and_the_solo_game_has_no_track() -> None:
    """WHIM-24"""
    sizes = {lane.price: len(lane.spots) for lane in lanes(Game.new(Options(5, ("whims",)), 1).position())}
    assert sizes == {0: 3, 1: 2, 3: 2, 5: 2, 8: 1, 12: 1, 18: 1}
    assert lanes(Game.new(Options(1), 1).position()) == []


def test_the_lanes_hold_every_marker_of_the_track() -> None:
    for options in mixed_games(4):
        game, random = Game.new(options, 3), Random(3)
        for _ in range(60):
            if not game.is_over:
                game.play(choose(game, random))
        track = game.position().turn_track or {}
        shown = {str(lane.price): [seat for seat in lane.spots if seat] for lane in lanes(game.position())}
        assert {price: seats for price, seats in shown.items() if seats} == track


def test_markets_on_the_board_and_the_one_that_is_used() -> None:
    """TILE-SM-1, TILE-LM-1, ART-5"""
    tiles = {"c3": "small market", "d3": "large market"}
    here = scene(tiles=tiles, step="tile", turn={"at": "d3", "tribe": "red", "count": 1}, row=["fish"] * 6).position()
    assert markets(here) == [MarketSeen("small market", 3, 1, 3, False), MarketSeen("large market", 6, 2, 6, True)]
    other = markets(Game.new(Options(2, ("artisans",)), 1).position())
    assert other[2] == MarketSeen("specialized market", 4, 1, 9, False)
    assert not any(market.is_here for market in other)


def test_djinns_are_revised_with_the_artisans() -> None:
    """XSET-7"""
    assert Options(2, ("artisans",)).printed.revised
    assert not Options(2, ("thieves", "whims")).printed.revised


@pytest.mark.parametrize(("end", "is_last"), [({}, False), ({"last_camel": True}, True), ({"no_move": True}, True)])
def test_the_last_round(end: dict[str, bool], is_last: bool) -> None:
    """END-1, END-2"""
    position = Game.new(Options(2), 1).position().to_json()
    position["end"] |= end
    assert is_last_round(Position.from_json(position)) is is_last


def test_how_near_yazid_is() -> None:
    """SOLO-2, SOLO-11"""
    position = Game.new(Options(1), 1).position().to_json()
    position["yazid"] |= {"assassins": 5, "djinns": ["boaz"], "viziers": 2}
    position["seats"][0]["viziers"] = 3
    found = list(dangers(Position.from_json(position)))
    assert [(one.things, one.said.args, sum(one.pips), len(one.pips), one.is_near) for one in found] == [
        ("assassins", {"have": 5, "most": 7}, 5, 7, True),
        ("djinns", {"have": 1, "most": 6}, 1, 6, False),
        ("viziers", {"yours": 3, "his": 2}, 1, 1, False),
    ]
    position["seats"][0]["viziers"] = 2
    assert list(dangers(Position.from_json(position)))[2].is_near
    assert list(dangers(Game.new(Options(2), 1).position())) == []


@pytest.mark.parametrize(
    ("winners", "is_solo", "result"),
    [((2,), False, "won"), ((1, 2), False, "shared"), ((1,), True, "beaten"), ((), True, "lost")],
)
def test_results(winners: tuple[int, ...], is_solo: bool, result: str) -> None:
    assert result_kind(winners, is_solo) == result


def test_reasons_of_yazid_count() -> None:
    outcome = Outcome((), (), ("assassins", "djinns", "no move"))
    assert reasons_said(outcome.reasons, tents=False) == [
        Said("over.assassins", {"n": 7}),
        Said("over.djinns", {"n": 6}),
        Said("over.no move"),
    ]


def test_the_end_names_who_placed_the_last_piece_first() -> None:
    """By what happened; a position alone does not tell. With tents the last camel alone is not enough (ART-15)."""
    outcome = Outcome((), (), ("last camel",))
    events = [Event("last piece", "game", 2, None, 1), Event("last piece", "game", 1, None, 0)]
    assert reasons_said(outcome.reasons, False, events) == [Said("over.last camel.first", {"name": Player(2)})]
    assert reasons_said(outcome.reasons, False) == [Said("over.last camel")]
    assert reasons_said(outcome.reasons, True, events) == [Said("over.last tent.first", {"name": Player(2)})]
    assert reasons_said(outcome.reasons, True) == [Said("over.last tent")]
