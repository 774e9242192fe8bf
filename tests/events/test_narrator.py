"""The narrator tells everything that events report, in sentences that exist in every language."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import naqala.narrator
from naqala import Game, Options
from naqala.events import KINDS, Event
from naqala.narrator import Argument, Chapter, Counted, Line, Named, Narrator, Paid, Player, Said, TileFace, narrate
from naqala.view import events_seen
from tests.browser.texts import texts
from tests.events.games import telling_games
from tests.players import mixed_games, positions
from tests.scene import after, scene
from tools.texts import needs

GAMES = list(mixed_games(7))
_SOURCES = "".join(path.read_text(encoding="utf-8") for path in Path(naqala.narrator.__file__).parent.glob("*.py"))
_PAID_WITH = {"elder": "white", "artisan": "purple", "fakir": "fakir"}

SILENT = {
    "round": "the heading of the bids",
    "turn": "the heading of a turn",
    "roll": "numbers of the sentence about the dice",
    "last piece": "a sentence of its own, without a thing",
    "no move": "a sentence of its own, without a thing",
    "lost": "the score sheet says why",
    "over": "the score sheet",
    "bid": "a number of the sentence about the bid",
    "keep": "told when it was collected",
    "return": "told when it was collected",
    "shuffle card": "a sentence of its own, without a thing",
    "shuffle item": "a sentence of its own, without a thing",
    "shuffle djinn": "a sentence of its own, without a thing",
    "return building": "told when it was given up",
    "score": "the score sheet",
}
"""Kinds of events whose things no line names, and what tells them instead."""


def finished(options: Options, seed: int = 1) -> Game:
    """A whole random game."""
    *_, (game, _) = positions(options, seed)
    return game


def told(game: Game, seat: int | None = None, everything: bool = True) -> list[Chapter]:
    """The log of a game, with everything open or as a seat sees it."""
    actions = game.events_by_action()
    seen = actions if everything else [events_seen(events, seat) for events in actions]
    return narrate(seen, game.start().round, tents=game.options.tents)


def sentences(chapters: list[Chapter]) -> Iterator[Said]:
    for chapter in chapters:
        yield chapter.title
        for line in chapter.lines:
            yield line.said
            yield from line.also


def words_of(argument: Argument) -> set[str | int]:
    """What an argument mentions."""
    match argument:
        case Counted():
            return set(argument.counts)
        case Named():
            return {argument.word}
        case Paid():
            return {_PAID_WITH[word] for word in argument.words.split()}
        case TileFace():
            return {argument.tile}
        case Player():
            return set()
    return {argument}


def mentioned(line: Line) -> set[str | int | None]:
    """Every thing, tile and number of a line's sentences and pictures."""
    words = {word for said in (line.said, *line.also) for argument in said.args.values() for word in words_of(argument)}
    return words | {value for picture in line.pictures for value in (picture.word, picture.number, picture.tile)}


def key_of(event: Event, events: list[Event]) -> str | int | None:
    """What a line has to mention of an event."""
    if event.kind in ("earn", "pay"):
        return sum(one.amount for one in events if (one.kind, one.seat, one.cause) == (event.kind, event.seat, event.cause))
    return event.tile if KINDS[event.kind].thing in ("", "piece", "building") else event.thing


def is_told_elsewhere(event: Event) -> bool:
    """What a djinn costs Yazid is not told; a piece that moves is told where it goes; a building that is redirected as well."""
    return (
        event.kind in SILENT
        or (event.cause == "yazid" and event.kind in ("discard card", "lose"))
        or (event.cause in ("talisman", "lamia", "hagis") and event.kind in ("take back", "use djinn"))
    )


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_no_gain_or_loss_is_left_out(options: Options) -> None:
    game = finished(options)
    lines = [(line, mentioned(line)) for chapter in told(game) for line in chapter.lines]
    for number, (_, *events) in enumerate(game.events_by_action()):
        here = [words for line, words in lines if line.number <= number <= line.last]
        for event in events:
            if not is_told_elsewhere(event):
                assert any(key_of(event, events) in words for words in here), (number, event)


def test_what_is_silent_is_a_kind() -> None:
    assert set(SILENT) <= set(KINDS)


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_chapters_follow_each_other_and_the_rounds_count(options: Options) -> None:
    chapters = told(finished(options))
    assert [chapter.number for chapter in chapters] == sorted(chapter.number for chapter in chapters)
    rounds = [chapter.round for chapter in chapters if chapter.kind == "bids"]
    assert rounds == list(range(1, len(rounds) + 1))
    assert all(chapter.number - 1 <= line.number <= line.last for chapter in chapters for line in chapter.lines)
    assert all(chapter.lines for chapter in chapters if chapter.kind != "turn")


def test_a_log_that_goes_on_is_the_log_of_the_whole_game() -> None:
    """A browser has the chapters before the one that an action continues, and gets the others."""
    known: list[Chapter] = []
    narrator = Narrator()
    for game, _ in positions(Options(3, ("thieves",)), 2):
        if game.length:
            ended = narrator.add(game.length - 1, game.events_by_action(game.length - 1)[0])
            chapter = narrator.ended - len(ended)
            assert chapter >= narrator.chapter_of(game.length - 1)
            known = known[:chapter] + ended + narrator.open_chapter()
    assert known == told(game)


@pytest.mark.parametrize("options", GAMES[::5], ids=str)
def test_a_log_goes_on_after_an_undo(options: Options) -> None:
    """From wherever it is cut, the log is that of what is left."""
    game = finished(options)
    actions = game.events_by_action()
    for length in range(0, game.length, 7):
        narrator = Narrator()
        ended = [chapter for number, events in enumerate(actions) for chapter in narrator.add(number, events)]
        first = narrator.cut(length)
        assert first <= length
        del ended[narrator.ended :]
        for number, events in enumerate(actions[first:length], first):
            ended += narrator.add(number, events)
        assert ended + narrator.open_chapter() == narrate(actions[:length])


@pytest.mark.parametrize(("expansions", "key"), [((), "log.last.piece"), (("artisans",), "log.last.piece.tent")])
def test_the_last_round_is_told_with_the_tent_only_where_there_is_one(expansions: tuple[str, ...], key: str) -> None:
    """END-9, ART-15: a player without camels, but with the tent in hand, does not end the game."""
    last = Event("last piece", "game", 1)
    actions = [[Event("answer", "bid", 1, "bid 0"), last]]
    (chapter,) = narrate(actions, tents=Options(3, expansions).tents)
    assert [line.said for line in chapter.lines if line.said.key.startswith("log.last")] == [Said(key, {"name": Player(1)})]


@pytest.mark.parametrize("options", GAMES[::5], ids=str)
def test_the_end_of_a_log_is_told_without_its_beginning(options: Options) -> None:
    """Of every action on, nothing is left out."""
    game = finished(options)
    actions, whole = game.events_by_action(), told(game)
    for since in range(0, game.length, 5):
        chapters = narrate(actions, since=since, tents=options.tents)
        assert chapters == whole[len(whole) - len(chapters) :]
        earlier = whole[: len(whole) - len(chapters)]
        assert all(line.last < since for chapter in earlier for line in chapter.lines)
    assert len(narrate(actions, since=game.length)) == 1


# Texts


@cache
def all_told() -> dict[str, set[frozenset[str]]]:
    """By key the arguments it was given in recorded games that show everything, as all, a player and a spectator see them."""
    found: dict[str, set[frozenset[str]]] = {}
    for game in telling_games():
        for chapters in (told(game), told(game, 1, everything=False), told(game, None, everything=False)):
            for said in sentences(chapters):
                found.setdefault(said.key, set()).add(frozenset(said.args))
    return found


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_every_sentence_gets_exactly_its_arguments(language: str) -> None:
    wanted = needs(language)
    for key, given in all_told().items():
        assert set(given) == {frozenset(wanted[key].variables)}, key


def test_every_key_of_the_narrator_has_a_text_and_every_text_is_told() -> None:
    """A question that is passed may be missing from the games; its key is made from the question."""
    known = {key for key in texts("en").entries if key.startswith("log.") and not key.endswith(".own")}
    assert set(re.findall(r'(?<!f)"(log\.[\w.]+)"', _SOURCES)) <= known
    assert {key for key in known - set(all_told()) if not key.startswith("log.pass.")} == set()


# Examples


def shown(argument: Argument) -> str:
    match argument:
        case Player():
            return f"Seat {argument.seat}"
        case Counted():
            return ", ".join(f"{number} {word}" for word, number in argument.counts.items())
        case Named():
            return argument.word
        case Paid():
            return argument.words
    return str(argument)


def say(said: Said) -> str:
    arguments = {name: value if isinstance(value, int) else shown(value) for name, value in said.args.items()}
    return texts("en").said(said.key, **arguments)


def lines_of(game: Game) -> list[str]:
    """The lines of the last chapter."""
    return [" ".join(map(say, (line.said, *line.also))) for line in told(game)[-1].lines]


def test_a_move_is_one_line_even_if_a_djinn_pays_in_between() -> None:
    """DJ-MARID: Marid pays its owner when others drop on a tile of that player."""
    game = scene(meeples={"a1": "RR", "b1": "G", "c1": "R"}, owners={"b1": 2}, players={2: {"djinns": ["marid"]}})
    after(game, "pick a1", "drop red b1", "drop red c1")
    assert lines_of(game)[:3] == ["Seat 1 moves from a1 to c1.", "Seat 2 gets 2 gold from marid.", "Seat 1 collects 2 red on c1."]


def test_a_payment_is_told_with_what_it_paid_for() -> None:
    game = scene(meeples={"a1": "W", "a2": "W"}, tiles={"a2": "sacred 12"}, djinn_row=["enki"], players={1: {"elders": 1}})
    after(game, "pick a1", "drop white a2", "buy enki paying elder elder")
    assert lines_of(game)[-2:] == ["Seat 1 places a camel on a2.", "Seat 1 buys enki (elder elder)."]


def test_what_chance_draws_belongs_to_the_deed_before() -> None:
    game = scene(step="last", players={1: {"djinns": ["sloar"], "cards": {"fakir": 1}}})
    after(game, "use sloar paying fakir", "draw silk")
    assert lines_of(game) == ["Seat 1 uses sloar (fakir). Seat 1 draws: 1 silk."]


def test_yazid_has_a_turn_of_his_own() -> None:
    """He plays within the action that ends your turn, or that lets him go first."""
    game = scene(
        seats=1,
        meeples={"d1": "WWWBRR", "a1": "YY", "b1": "Y", "e4": "GG", "f4": "G"},
        step="outbid",
        solo={"dice": [4, 1], "targets": ["d1"]},
    )
    after(game, "outbid", "pick b1", "drop yellow a1")
    *_, yours, yazid = (chapter for chapter in told(game) if chapter.kind == "turn")
    assert all(line.seat != 2 for line in yours.lines)
    assert yazid.title == Said("log.turn", {"name": Player(2)})
    assert yazid.lines[0].said.key == "log.yazid.clears"
    assert {line.number for line in yazid.lines} == {yazid.number} == {2}


def test_what_a_djinn_brings_names_the_djinn() -> None:
    """DJ-KANDICHA-1, DJ-KANDICHA-4: a Vizier that her owner's Assassins kill goes to that owner."""
    game = scene(meeples={"a1": "R", "b1": "R", "e4": "G", "f4": "G"}, players={1: {"djinns": ["kandicha"]}, 2: {"viziers": 1}})
    after(game, "pick a1", "drop red b1", "kill yellow of 2")
    assert "Seat 1 gets from kandicha: 1 yellow." in [say(said) for said in sentences(told(game))]
