"""Hypothesis draws games and shrinks them: laws, round trips, symmetries."""

import json
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from naqala import Action, Game, Options
from naqala.catalog.verbs import ACTIONS
from naqala.errors import NaqalaError
from naqala.options import PROMOS, all_games
from naqala.position.laws import broken_law
from tests.players import undealt

games = st.sampled_from(list(all_games()))
promos = st.sets(st.sampled_from(PROMOS)).map(lambda chosen: tuple(promo for promo in PROMOS if promo in chosen))
choices = st.lists(st.integers(0, 10_000), max_size=120)
relaxed = settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))


def play_choices(game: Game, chosen: list[int]) -> None:
    for choice in chosen:
        if game.is_over:
            return
        legal = game.legal_actions()
        game.play(legal[choice % len(legal)])


@relaxed
@given(options=games, chosen_promos=promos, seed=st.integers(0, 1000), chosen=choices)
def test_laws_hold_along_any_line(options: Options, chosen_promos: tuple[str, ...], seed: int, chosen: list[int]) -> None:
    """LAW-1, LAW-2, LAW-3, LAW-4, LAW-5, LAW-6, LAW-7, LAW-8, LAW-9, LAW-10."""
    game = undealt(Options(options.seats, options.expansions, chosen_promos), seed)
    for choice in chosen:
        if game.is_over:
            break
        legal = game.legal_actions()
        game.play(legal[choice % len(legal)])
        assert broken_law(game.states, 0) is None


@relaxed
@given(options=games, seed=st.integers(0, 1000), chosen=choices)
def test_position_survives_json(options: Options, seed: int, chosen: list[int]) -> None:
    game = undealt(options, seed)
    play_choices(game, chosen)
    written = json.loads(json.dumps(game.position().to_json()))
    assert Game.from_position(written).position().to_json() == written
    for pile in ("cards", "djinns", "items", "thieves", "whims"):
        written.get(pile, {}).pop("deck", None)
    written.pop("bag")
    written.pop("supply")
    assert Game.from_position(written).position() == game.position()


@given(number=st.integers(0, ACTIONS - 1))
def test_actions_survive_text(number: int) -> None:
    try:
        action = Action.numbered(number)
    except NaqalaError:
        return
    assert Action.parse(action.text) == action
    assert Action.parse(f"  {action.text.upper()} ".replace(" ", "  ")) == action


def rotate(position: dict[str, Any], seats: int, by: int) -> dict[str, Any]:
    """Every seat moves on by some places."""

    def turned(seat: int) -> int:
        return (seat - 1 + by) % seats + 1

    new: dict[str, Any] = json.loads(json.dumps(position))
    for entry in new["board"].values():
        if "owner" in entry:
            entry["owner"] = turned(entry["owner"])
    new["seats"] = [position["seats"][(place - by) % seats] for place in range(seats)]
    new["bid_track"] = [turned(seat) for seat in position["bid_track"]]
    new["turn_track"] = {price: [turned(seat) for seat in lane] for price, lane in position["turn_track"].items()}
    if "seat" in new["turn"]:
        new["turn"]["seat"] = turned(new["turn"]["seat"])
    for question in new["pending"]:
        if "seat" in question:
            question["seat"] = turned(question["seat"])
        if isinstance(question.get("to"), int):
            question["to"] = turned(question["to"])
    return new


def rotate_action(text: str, seats: int, by: int) -> str:
    words = text.split()
    if len(words) > 2 and words[-2] == "of":
        words[-1] = str((int(words[-1]) - 1 + by) % seats + 1)
    return " ".join(words)


@relaxed
@given(
    options=st.sampled_from([options for options in all_games() if options.seats > 1]),
    seed=st.integers(0, 1000),
    by=st.integers(1, 4),
    chosen=choices,
)
def test_rotating_the_seats_rotates_the_game(options: Options, seed: int, by: int, chosen: list[int]) -> None:
    """XSET-9, THF-4: no seat is special; victims answer clockwise, so only rotations are symmetries."""
    game = undealt(options, seed)
    twin = Game.from_position(rotate(game.position().to_json(), options.seats, by))
    for choice in chosen:
        if game.is_over:
            break
        legal = game.legal_actions()
        action = legal[choice % len(legal)].text
        game.play(action)
        twin.play(rotate_action(action, options.seats, by))
        assert twin.position().to_json() == rotate(game.position().to_json(), options.seats, by)


def mirror_tile(tile: str) -> str:
    return "fedcba"["abcdef".index(tile[0])] + tile[1:]


def mirror(position: dict[str, Any]) -> dict[str, Any]:
    """Left and right exchanged; only for boards without mountains."""
    new: dict[str, Any] = json.loads(json.dumps(position))
    new["board"] = {mirror_tile(tile): entry for tile, entry in position["board"].items()}
    new["board"] = dict(sorted(new["board"].items(), key=lambda entry: (entry[0][1], entry[0][0])))
    for field in ("start", "at", "before"):
        if field in new["turn"]:
            new["turn"][field] = mirror_tile(new["turn"][field])
    for question in new["pending"]:
        if "tile" in question:
            question["tile"] = mirror_tile(question["tile"])
    if "tiles" in new.get("aside", {}):
        new["aside"]["tiles"] = [mirror_tile(tile) for tile in new["aside"]["tiles"]]
    return new


def mirror_action(text: str) -> str:
    tiles = {f"{column}{row}" for column in "abcdef" for row in range(1, 8)}
    return " ".join(mirror_tile(word) if word in tiles else word for word in text.split())


@relaxed
@given(seats=st.integers(2, 4), thieves=st.booleans(), seed=st.integers(0, 1000), chosen=choices)
def test_mirrored_boards_mirror_moves(seats: int, thieves: bool, seed: int, chosen: list[int]) -> None:
    """SOW-3, TRIBE-RED-12: without mountains left and right are the same."""
    game = undealt(Options(seats, ("thieves",) if thieves else ()), seed)
    twin = Game.from_position(mirror(game.position().to_json()))
    for choice in chosen:
        if game.is_over:
            break
        legal = game.legal_actions()
        assert {mirror_action(action.text) for action in legal} == {action.text for action in twin.legal_actions()}
        action = legal[choice % len(legal)].text
        game.play(action)
        twin.play(mirror_action(action))
        assert twin.position().to_json() == mirror(game.position().to_json())
