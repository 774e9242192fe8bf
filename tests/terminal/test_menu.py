"""Menus and what one types: every answer can be reached, nothing is too long, every card has a text, every game can be told."""

from collections.abc import Iterator
from random import Random

import pytest
from rich.console import Console

from naqala import Game, Options
from naqala.action import Action
from naqala.bots.guess import world_states
from naqala.bots.places import level_of
from naqala.catalog.cards import WHIM_WORDS
from naqala.catalog.names import CARD_WORDS, COLOUR_WORDS, DJINN_WORDS, GOODS, ITEM_WORDS, THIEF_WORDS, TileKind
from naqala.catalog.tiles import KIND_WORDS
from naqala.engine.mirror import read
from naqala.narrator import Player, Said
from naqala.offers import place_of
from naqala.options import EXPANSIONS, PROMOS
from naqala.terminal.advice import where
from naqala.terminal.board import BOARD_WIDTH, WALL, board
from naqala.terminal.explanations import explain
from naqala.terminal.landings import landings, pick_summaries
from naqala.terminal.lines import told_to
from naqala.terminal.menu import LINES, Menu, drawn, menu_of
from naqala.terminal.story import story
from naqala.terminal.table import draw
from naqala.terminal.tiles import short_name
from naqala.terminal.typed import candidates, chunks, tokens_of
from naqala.terminal.wording import Wording
from naqala.texts import LANGUAGES, say, speaking
from naqala.view import View
from tests.players import mixed_games, positions
from tests.scene import scene

NAMES = ("Ann", "Bo", "Cleo", "Dan", "Eve")
CAMELS = [f"{column}{row}" for row in (4, 5) for column in "abcd"]
"""Tiles for all camels of a seat in a game for three."""


def questions(seed: int, step: int) -> Iterator[tuple[Game, View, Wording]]:
    """The questions of one random game of every second kind, or fewer, that are put to players."""
    for options in [*mixed_games(seed)][seed % step :: step]:
        names = NAMES[: max(2, options.seats)]
        for game, _ in positions(options, seed):
            decision = game.decision
            if not decision.is_chance and not decision.is_over:
                view = game.view(decision.seat)
                yield game, view, Wording(game, names)


def reachable(menu: Menu, path: tuple[str, ...] = ()) -> dict[Action, tuple[str, ...]]:
    """Every answer of a menu with the keys that lead to it; no key may be there twice."""
    keys = [option.key for option in menu.options()]
    assert len(set(keys)) == len(keys)
    found: dict[Action, tuple[str, ...]] = {}
    for option in menu.options():
        if option.action is not None:
            found[option.action] = (*path, option.key)
        elif option.group is not None:
            found.update(reachable(option.group, (*path, option.key)))
    return found


def all_menus(menu: Menu) -> Iterator[Menu]:
    yield menu
    for option in menu.options():
        if option.group is not None:
            yield from all_menus(option.group)


@pytest.mark.parametrize(("language", "seed", "step"), [("en", 1, 2), ("de", 2, 6), ("fr", 3, 6)])
def test_every_answer_can_be_reached(language: str, seed: int, step: int) -> None:
    """By the keys of the menus (suits of goods beyond the listed ones are typed) and by its words; every menu fits."""
    with speaking(language):
        asked = asked_in_menus(seed, step)
    assert len(asked) > 20 or step > 2


def asked_in_menus(seed: int, step: int) -> set[str]:
    asked = set()
    for number, (_, view, wording) in enumerate(questions(seed, step)):
        asked.add(view.decision.ask)
        menu = menu_of(view.legal, wording)
        found = reachable(menu)
        assert set(found) <= set(view.legal)
        assert {action.words[0] for action in view.legal if action not in found} <= {"sell"}
        for action in view.legal[number % 5 :: 5]:
            assert candidates(action.text, view.legal, wording.names) == [action]
            assert candidates(f" {action.text.upper()} ", view.legal) == [action]
        for one in all_menus(menu):
            lines = drawn(one, 80)
            assert len(lines) <= LINES
            assert max(len(line) for line in lines) <= 80
        assert wording.question()
    return asked


@pytest.mark.parametrize(("bids", "label"), [((), "Bid 12 (place 1, at worst 2)"), (("bid 18", "bid 1"), "Bid 12 (place 2)")])
def test_bids_say_how_late_they_may_come(bids: tuple[str, ...], label: str) -> None:
    game = Game.new(Options(3), "bids")
    for bid in bids:
        game.play(bid)
    view = game.view(game.decision.seat)
    menu = menu_of(view.legal, Wording(game, NAMES))
    assert label in {option.label for option in menu.options()}
    assert "Bid 18 (place 1)" in {option.label for option in menu.options()} or bids


@pytest.mark.parametrize("options", [Options(2), Options(4, five_track=True), Options(5, ("artisans",))])
def test_places_are_those_of_the_explorer(options: Options) -> None:
    """With any markers on the tracks."""
    random = Random(3)
    game = Game.new(options, "bids")
    for _ in range(40):
        if game.decision.ask == "bid":
            view = game.view(game.decision.seat)
            state = read(world_states(view, None, random), 0)
            for action in view.legal:
                first, last = place_of(state, level_of(action.number)[0])
                assert f"({where(first, last)})" in Wording(game, NAMES).label(action)
        game.play(random.choice(game.legal_actions()))


def test_a_suit_is_found_by_its_goods_in_any_order() -> None:
    goods = dict.fromkeys(CARD_WORDS[:GOODS], 1)
    game = scene(seats=2, players={1: {"cards": goods}}, step="last", seat=1, turn={"start": "a1", "at": "b1"})
    view = game.view(1)
    assert len(view.legal) == 512
    menu = menu_of(view.legal, Wording(game, NAMES))
    assert len(drawn(menu, 80)) <= LINES
    first = next(menu.options()).action
    assert first is not None
    assert len(first.words) == 10
    for action in view.legal[1:]:
        for line in (action.text, " ".join(reversed(action.words[1:])), ", ".join(action.words[1:])):
            assert candidates(line, view.legal) == [action]
    assert candidates("sell fi whe", view.legal) == [Action.parse("sell fish wheat")]
    assert len(candidates("sell s", view.legal)) > 1


def test_many_victims_are_grouped_by_where_they_stand() -> None:
    meeples = {f"{column}{row}": "YWGB" for column in "abcdef" for row in (2, 3)}
    used = {"step": "act", "tribe": "red", "count": 5, "used": ["iblis"], "start": "a1", "at": "c3"}
    game = scene(
        seats=2, players={1: {"djinns": ["iblis"]}, 2: {"viziers": 2, "elders": 1}}, meeples=meeples, step="act", turn=used
    )
    view = game.view(1)
    assert view.decision.ask == "kill"
    menu = menu_of(view.legal, Wording(game, NAMES))
    assert set(reachable(menu)) == set(view.legal)
    assert any(option.label == "Bo ..." for option in menu.options())
    assert all(len(drawn(one, 80)) <= LINES for one in all_menus(menu))


def test_numbers_are_never_beginnings() -> None:
    legal = [Action.parse(text) for text in ("bid 0", "bid 12", "bid 18")]
    assert candidates("1", legal) == []
    assert candidates("12", legal) == [legal[1]]


@pytest.mark.parametrize(
    ("line", "tokens"),
    [
        ("Drop RED, c4!", ["drop", "red", "c4"]),
        ("c4>d4-e4", ["c4", "d4", "e4"]),
        ("use Al-Amin", ["use", "alamin"]),
        ("Ba'al", ["baal"]),
        ("-1", ["-1"]),
        ("", []),
    ],
)
def test_tokens(line: str, tokens: list[str]) -> None:
    assert tokens_of(line) == tokens


def test_a_line_is_cut_into_the_steps_of_a_move() -> None:
    assert chunks("pick c4, red to d4 and then white d5") == ["pick c4", "red d4", "white d5"]
    assert chunks("c4 red") == ["c4", "red"]


def test_parts_of_names_are_seats() -> None:
    legal = [Action.parse(text) for text in ("kill yellow of 1", "kill yellow of 2", "kill white of 2", "kill white c4")]
    names = ("Stray Camel 1", "Stray Camel 2", "Grand Vizier")
    assert candidates("a vizier of Bo Derek", legal, ("Ann", "Bo Derek")) == [legal[1]]
    assert candidates("elder of stray camel 2", legal, names) == [legal[2]]
    assert candidates("elder on c4", legal, names) == [legal[3]]


# Landings


def test_a_menu_counts_moves_and_shows_the_best_claim() -> None:
    game = Game.new(Options(3), 4)
    while game.decision.ask != "move":
        game.play(game.legal_actions()[0])
    view, moves = game.view(game.decision.seat), game.whole_moves()
    counted = pick_summaries(view.position.board, moves)
    assert sum(summary.moves for summary in counted.values()) == len(moves)
    assert set(counted) == {action.words[1] for action in view.legal}
    menu_lines = drawn(menu_of(view.legal, Wording(game, NAMES, counted)), 80)
    first = view.legal[0].words[1]
    assert f" {first} {view.position.board[first].meeples} {counted[first].moves}" in str(menu_lines[1])


@pytest.mark.parametrize("camels", [1, 0])
def test_without_a_camel_no_move_claims(camels: int) -> None:
    """CTRL-9: neither the menu nor the list promises a tile that the seat cannot take."""
    owners = dict.fromkeys(CAMELS[camels:], 1)
    game = scene(meeples={"a1": "R", "b1": "R"}, owners=owners, players={1: {"gold": 50}})
    board_now, moves = game.view(1).position.board, game.whole_moves()
    assert [one.claims for one in landings(board_now, moves)] == [camels > 0] * len(moves)
    assert bool(pick_summaries(board_now, moves)["a1"].claim) == (camels > 0)


# Sentences


def test_a_seat_reads_its_own_sentences_without_its_name() -> None:
    """Of the log or not; where it has none of its own, the usual one."""
    first, unseen = Said("over.last camel.first", {"name": Player(1)}), Said("log.keep.item.unseen", {"name": Player(1)})
    assert [told_to(seat, first, NAMES) for seat in (1, 2)] == [
        say("over.last camel.first.own"),
        say("over.last camel.first", name="Ann"),
    ]
    assert [told_to(seat, unseen, NAMES) for seat in (1, 2)] == [say("log.keep.item.unseen", name="Ann")] * 2


# Drawing


def printed(thing: object, width: int) -> str:
    console = Console(width=width, highlight=False)
    with console.capture() as capture:
        console.print(thing)
    return capture.get()


def test_the_board_shows_everything() -> None:
    game = scene(
        seats=3,
        expansions=["artisans", "whims"],
        tiles={"b2": "workshop nw", "c3": "village", "d4": "blue city"},
        meeples={"a1": "YWGBRP", "f7": "R" * 13 + "WW"},
        owners={"c3": 2},
        tents={"e5": 1},
        palms={"c3": 1},
        palaces={"c3": 3},
        whims_on={"d4": "w07"},
        players={2: {"camels": 7}, 1: {"tent": False}},
        step="move",
        seat=1,
    )
    text = printed(board(game.view(1).position), 80)
    lines = text.splitlines()
    assert len(lines) == 29
    assert {len(line) for line in lines} == {BOARD_WIDTH}
    for wanted in ("YWGBRP", "2W 13R", "♞2♣⌂3", "▲1", "w07", "Chasm", "Lake", "5b"):
        assert wanted in text, wanted
    row = next(number for number, line in enumerate(lines) if "b2 " in line)
    assert lines[row - 1].split("┼")[1] == WALL * 12
    assert f"{WALL}b2" in lines[row]


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_room_for_the_words_of_every_language(language: str) -> None:
    with speaking(language):
        assert max(len(short_name(kind)) for kind in TileKind) <= 9
        assert max(len(say(f"terminal.front.{name}")) for name in ("viziers", "elders", "artisans")) <= 3
        assert max(len(say(key)) for key in ("terminal.best", "terminal.plan")) <= 6
        lines = [*say("terminal.help").splitlines(), say("terminal.menu.pick")]
        assert max(map(len, lines)) <= 80


@pytest.mark.parametrize("width", [60, 80, 140])
def test_the_table_fits_any_screen(width: int) -> None:
    for seed, options in enumerate((Options(1), Options(2), Options(5, EXPANSIONS, PROMOS))):
        names = NAMES[: max(2, options.seats)]
        for place, (game, _) in enumerate(positions(options, seed)):
            if place % 60 == 0:
                for seat in (None, *range(1, options.seats + 1)):
                    text = printed(draw(game.view(seat), names, width), width)
                    assert max(map(len, text.splitlines())) <= max(width, BOARD_WIDTH)
                    assert (say("player.secrets") in text) == (seat is not None and not game.is_over)


# Texts and stories


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_explained(language: str) -> None:
    with speaking(language):
        for name in (*DJINN_WORDS, *ITEM_WORDS, *THIEF_WORDS, *WHIM_WORDS, *COLOUR_WORDS, *KIND_WORDS, "Al-Amin", "Ba'al"):
            assert len(explain(name)) == 1, name
        for colour in COLOUR_WORDS:
            assert explain(say(f"tribe.{colour}", n=2)) == explain(say(f"tribe.{colour}", n=1)) == explain(colour)
        for topic in ("turn", "bid", "move", "goods", "score"):
            assert explain(topic), topic


def test_explanations_are_found_by_parts_of_names() -> None:
    assert len(explain("market")) == 3
    assert explain("mar")
    assert explain("nonsense") == explain("") == []


def test_every_game_can_be_told_to_every_viewer() -> None:
    """No question goes untold, in the same number of lines for every viewer, and what is secret has no name."""
    for options in [*mixed_games(3)][::4]:
        names = NAMES[: options.seats] if options.seats > 1 else ("Ann", "Yazid")
        game = [*positions(options, 3)][-1][0]
        stories = {seat: story(game, names, seat) for seat in (None, *range(1, options.seats + 1))}
        assert len(stories[None]) > 20
        assert not any("?" in line for lines in stories.values() for line in lines)
        if options.seats > 1:
            assert f"--- Round {game.position().round} ---" in stories[1]


def test_a_story_can_be_told_in_parts_and_undone() -> None:
    game = Game.new(Options(2), 5)
    for _ in range(30):
        game.play(game.legal_actions()[0])
    first = story(game, NAMES[:2], 1)
    for _ in range(12):
        game.undo()
    left = story(game, NAMES[:2], 1)
    assert first[: len(left) - 3] == left[:-3]
    game.play(game.legal_actions()[-1])
    assert story(game, NAMES[:2], 1, len(game.actions)) == []


def test_gold_is_told_with_its_reason() -> None:
    game = scene(
        seats=2,
        tiles={"b1": "village"},
        meeples={"a1": "B", "b1": "BB"},
        players={1: {"djinns": ["monkir"]}, 2: {"djinns": ["marid"], "camels": 10}},
        owners={"b1": 2},
        seat=1,
    )
    game.play("pick a1")
    game.play("drop blue b1")
    text = "\n".join(story(game, ("Ann", "Bo"), 1))
    assert "Ann collects 3 Builders on b1." in text
    assert "Ann’s Builders earn" in text
    assert "Bo gets 2 gold from Marid." in text
    assert "Ann gets 1 gold from Monkir." in text
    assert "A palace is built on b1." in text
