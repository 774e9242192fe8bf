"""The world a bot thinks in looks to its seat like the real one."""

from random import Random

import pytest
from msgspec.structs import replace

from naqala import Game, Options, View
from naqala.bots.guess import guess_world, world_states
from naqala.catalog.cards import CARD_COPIES
from naqala.catalog.names import CARD_WORDS
from naqala.engine.mirror import States
from naqala.errors import BotError, BrokenLawError, FormatError
from naqala.options import PROMOS, all_games
from naqala.position import states_of
from naqala.position.laws import broken_law
from naqala.worlds import sample_world
from tests.bots.situations import every_question, questions
from tests.scene import scene


def some(options: Options, seed: int, step: int) -> list[tuple[int, Game]]:
    """Every so-manieth question of a game that seeks rare things."""
    return [(seat, game.copy()) for number, (seat, game) in enumerate(questions(options, seed)) if number % step == step // 2]


def differences(view: View, states: States) -> list[str]:
    """What the seat would see otherwise in a guessed world: fields of the position and of each seat."""
    assert view.seat is not None
    seen = Game(states).view(view.seat)
    mine, theirs = view.position.to_json(), seen.position.to_json()
    fields = [name for name in mine if name != "seats" and theirs[name] != mine[name]]
    for seat, (entry, other) in enumerate(zip(mine["seats"], theirs["seats"], strict=True), 1):
        fields += [f"{name} of {seat}" for name in entry if entry[name] != other[name]]
    if (seen.decision, seen.legal) != (view.decision, view.legal):
        fields.append("question")
    return fields


WITHOUT_WHIMS = [options for options in all_games() if "whims" not in options.expansions]
WITH_WHIMS = [options for options in all_games() if "whims" in options.expansions]


@pytest.mark.parametrize("options", WITHOUT_WHIMS, ids=str)
def test_by_the_view_alone(options: Options) -> None:
    random = Random(7)
    for seat, game in some(Options(options.seats, options.expansions, PROMOS), 11, 23):
        view = game.view(seat)
        states = world_states(view, None, random)
        assert broken_law(states, 0) is None
        assert differences(view, states) == [], view.decision.ask


def test_by_the_view_alone_with_whims() -> None:
    random = Random(7)
    found = set()
    for options in WITH_WHIMS:
        for seat, game in some(Options(options.seats, options.expansions, PROMOS), 11, 23):
            view = game.view(seat)
            found |= {field.split(" of ")[0] for field in differences(view, world_states(view, None, random))}
    assert not found


@pytest.mark.parametrize("options", list(all_games()), ids=str)
def test_by_the_log(options: Options) -> None:
    random = Random(8)
    for seat, game in some(Options(options.seats, options.expansions, PROMOS), 11, 31):
        view, log = game.view(seat), game.log(seat)
        states = world_states(view, log, random)
        assert broken_law(states, 0) is None
        assert differences(view, states) == [], view.decision.ask
        assert Game.from_position(sample_world(view, log, random, exact=False)).view(seat) == view


def test_every_kind_of_question() -> None:
    random = Random(8)
    for ask, games in every_question(2).items():
        for game in games:
            seat = game.decision.seat
            view, log = game.view(seat), game.log(seat)
            assert differences(view, world_states(view, log, random)) == [], ask
            if "whims" not in game.options.expansions:
                assert differences(view, world_states(view, None, random)) == [], ask


def test_most_guesses_are_positions() -> None:
    """One that breaks a rule is made anew; that is not often needed."""
    random = Random(9)
    failed, made = 0, 0
    for options in list(all_games())[::4]:
        for seat, game in some(options, 12, 17):
            try:
                states_of(guess_world(game.view(seat), random))
                made += 1
            except (FormatError, BrokenLawError):
                failed += 1
    assert made > 30
    assert failed < made / 5


def test_the_log_knows_more() -> None:
    """By the log gold and cards taken from the row are as they are; by the view they are guessed."""
    random = Random(10)
    by_log, by_view = 0, 0
    moments = some(Options(3), 3, 9)
    for seat, game in moments:
        view, log = game.view(seat), game.log(seat)
        gold = [entry.gold for entry in game.position().seats]
        by_log += [entry.gold for entry in Game(world_states(view, log, random)).position().seats] == gold
        by_view += [entry.gold for entry in Game(world_states(view, None, random)).position().seats] == gold
    assert by_log == len(moments)
    assert by_view < len(moments) / 2


def test_guesses_vary() -> None:
    """Hands are dealt at random."""
    game = scene(
        expansions=["artisans"],
        meeples={"a1": "R", "b1": "R"},
        players={2: {"cards": {"silk": 2}, "items": {"lamp": 1}}, 3: {"cards": {"fish": 3}}},
    )
    random = Random(11)
    seats = [guess_world(game.view(1), random).to_json()["seats"] for _ in range(30)]
    for name in ("cards", "items"):
        assert len({str(entries[1][name]) for entries in seats}) > 5
    for entries in seats:
        assert [sum(entries[1]["cards"].values()), sum(entries[2]["cards"].values())] == [2, 3]


def test_no_other_seat_holds_what_one_has() -> None:
    """All ivory, jewels and gold are in the own hand: no guess deals one to another seat."""
    rare = {"ivory": 2, "jewels": 2, "gold": 2}
    assert all(CARD_COPIES[CARD_WORDS.index(card)] == number for card, number in rare.items())
    game = scene(meeples={"a1": "R", "b1": "R"}, players={1: {"cards": rare}, 2: {"cards": {"silk": 3, "fish": 3}}})
    random = Random(12)
    for _ in range(40):
        assert not set(guess_world(game.view(1), random).to_json()["seats"][1]["cards"]) & set(rare)


def test_a_view_no_game_can_have() -> None:
    """More cards in hand than there are."""
    game = scene(meeples={"a1": "R", "b1": "R"}, players={2: {"cards": {"silk": 2}}})
    view = game.view(1)
    view.position.seats[0] = replace(view.position.seats[0], cards={"silk": 60})
    with pytest.raises(BotError, match="no position agrees"):
        world_states(view, None, Random(1))
