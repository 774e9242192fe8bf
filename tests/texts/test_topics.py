"""The book of rules: whole in every language, with the numbers of the catalogue, and at a table only what is in play."""

import json
import re
from itertools import chain
from pathlib import Path

import pytest

from naqala.catalog.cards import DJINN_CARDS, WHIM_WORDS
from naqala.catalog.names import CARD_WORDS, COLOUR_WORDS, DJINN_WORDS, ITEM_WORDS, THIEF_WORDS
from naqala.catalog.provisional import provisional_values
from naqala.catalog.tiles import FACES, kind_word
from naqala.doubts import DOUBTS
from naqala.engine.state import FIRST_CHANCE, Ask
from naqala.options import EXPANSIONS, PROMOS, Options, all_games
from naqala.position import ASK_WORDS
from naqala.rulebook import ASK_TOPICS, PARTS, SECTIONS, TOPICS, Explained, parts_in_play, topics_in_play
from naqala.server.protocol.wire import SHEET_WORDS
from naqala.terminal.explanations import PIECES, explain, unconfirmed
from naqala.texts import LANGUAGES, say, speaking
from naqala.texts.facts import FACTS

TEXTS = [f"topic.{topic.name}.{part}" for topic in TOPICS.values() for part in ("about", *topic.more)]
GAMES = Path(__file__).parent.parent / "playthroughs" / "games"
EVERYTHING = parts_in_play(Options(5, EXPANSIONS, PROMOS))


def things_of(parts: tuple[str, ...]) -> list[Explained]:
    return [thing for _, topic in topics_in_play(parts) for thing in topic.things if thing.part in parts]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_and_topic_is_told_with_the_numbers_of_the_catalogue(language: str) -> None:
    with speaking(language):
        titles = [say(f"section.{section}") for section in SECTIONS] + [say(f"topic.{topic}") for topic in TOPICS]
        told = [say(key, **FACTS) for key in TEXTS]
    assert all(titles)
    assert all(told)


def test_topics_have_names_of_their_own() -> None:
    names = [topic.name for topics in SECTIONS.values() for topic in topics]
    anchors = [thing.anchor for topic in TOPICS.values() for thing in topic.things]
    assert len(set(names)) == len(names)
    assert len({*anchors, *names}) == len(anchors) + len(names)


def test_every_question_has_a_topic_that_is_in_play_whenever_it_is_asked() -> None:
    assert set(ASK_TOPICS) == set(ASK_WORDS[Ask.OVER + 1 : FIRST_CHANCE])
    for path in sorted(GAMES.glob("*.txt")):
        start = json.loads(path.read_text(encoding="utf-8").splitlines()[0].removeprefix("start "))
        shown = {topic.name for _, topic in topics_in_play(parts_in_play(Options.from_json(start["options"])))}
        asked = set(re.findall(r"^ *\d+ round \d+ seat \d ([a-z ]+):", path.read_text(encoding="utf-8"), re.MULTILINE))
        assert {ASK_TOPICS[ask] for ask in asked} <= shown, path.name


def test_everything_that_is_explained_has_a_topic() -> None:
    kinds = {face.kind: kind_word(face.name) for face in FACES}
    wanted = {
        "djinn": set(DJINN_WORDS),
        "item": set(ITEM_WORDS),
        "thief": set(THIEF_WORDS),
        "whim": set(WHIM_WORDS),
        "tribe": set(COLOUR_WORDS),
        "card": set(CARD_WORDS),
        "piece": set(PIECES),
        "score": set(SHEET_WORDS),
        "tile": set(kinds.values()),
    }
    found: dict[str, set[str]] = {}
    for thing in chain.from_iterable(topic.things for topic in TOPICS.values()):
        found.setdefault(thing.kind, set()).add(kind_word(thing.word) if thing.kind == "tile" else thing.word)
    assert found == wanted


def test_some_game_shows_every_topic_and_every_part() -> None:
    games = [*all_games(), Options(2, promos=PROMOS), Options(4, five_track=True)]
    shown = {topic.name for options in games for _, topic in topics_in_play(parts_in_play(options))}
    assert shown == set(TOPICS)
    assert {part for options in games for part in parts_in_play(options)} == set(PARTS)
    assert {topic.part for topic in TOPICS.values()} | {part for topic in TOPICS.values() for part in topic.more} <= set(PARTS)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_base_table_has_nothing_of_expansions(seats: int) -> None:
    """Neither topics nor things; test_base_words.py reads the words."""
    parts = parts_in_play(Options(seats))
    assert not {section for section, _ in topics_in_play(parts)} & {*EXPANSIONS, "promos"}
    boxes = {DJINN_WORDS[card.djinn]: card.box for card in DJINN_CARDS}
    things = things_of(parts)
    assert {boxes[thing.word] for thing in things if thing.kind == "djinn"} == {"base"}
    assert not {"item", "thief", "whim"} & {thing.kind for thing in things}


def test_the_end_and_the_bid_are_told_as_they_are_in_play() -> None:
    """END-9, ART-15: with the Artisans the tent too; BID-5, WHIM-20: the track for five holds two on 1, 3 and 5."""
    assert "tent" not in explain("end", Options(3))[0]
    assert "the tent must be placed too" in explain("end", Options(3, ("artisans",)))[0]
    assert "1, 3, 5 have room for two" in explain("bid", Options(5, ("whims",)))[0]
    assert "room for two" not in explain("bid", Options(4))[0]
    assert "thieves" not in explain("control", Options(3))[0].lower()
    assert "Kohdjah" in explain("control", Options(3, ("thieves",)))[0]
    assert "Shaum" in explain("tile", Options(3, ("thieves",)))[0]


def test_a_thief_is_replaced_when_it_is_bought() -> None:
    """THF-3, THF-5: a used thief leaves the game; a new one comes where none is face up."""
    told = explain("thieves", Options(3, ("thieves",)))[0]
    assert "then it leaves the game. When the face-up thief has been bought, a new one is turned up" in told


@pytest.mark.parametrize(
    ("thing", "expansion", "added"),
    [
        ("camel", "artisans", "the tent must be placed too"),
        ("palm", "whims", "around the Great Lake it counts double"),
        ("palace", "whims", "around the Great Lake it counts double"),
        ("sacred", "thieves", "you may take the face-up thief instead"),
    ],
)
def test_expansions_add_to_what_is_explained(thing: str, expansion: str, added: str) -> None:
    """ART-15, WHIM-1, THF-2."""
    assert added in explain(thing, Options(3, (expansion,)))[0]
    assert added not in explain(thing, Options(3))[0]


def test_yazid_is_an_opponent() -> None:
    """SOLO-6, SOLO-12: what of his can be killed, and which djinns earn from him."""
    alone = explain("yazid", Options(1))
    assert any("kill his Viziers and Elders, but not his Assassins" in text and "Ba’al" in text for text in alone)
    assert not any("Dhenim" in text for text in alone)
    assert any("Dhenim" in text for text in explain("yazid", Options(1, promos=("dhenim",))))


def test_the_terminal_explains_the_cards_in_play() -> None:
    """XSET-7, ART-43: Kandicha takes from the pile in the base game, from the row with the Artisans."""
    assert "card from the pile" in explain("kandicha", Options(3))[0]
    assert "first card of the row" in explain("kandicha", Options(3, ("artisans",)))[0]


def test_every_unconfirmed_value_is_listed() -> None:
    """WHIM-14, ART-20: the list, the rows and the table of values agree."""
    assert {doubt.path for doubt in DOUBTS} == set(provisional_values())
    assert [doubt.word for doubt in DOUBTS if doubt.kind == "whim"] == list(WHIM_WORDS)
    assert {doubt.word for doubt in DOUBTS if doubt.kind == "topic"} <= set(TOPICS)
    known = {(thing.kind, thing.word) for thing in things_of(EVERYTHING)}
    assert {(doubt.kind, doubt.word) for doubt in DOUBTS if doubt.kind != "topic" and doubt.word != "any"} <= known


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_lists_them_and_marks_each(language: str) -> None:
    with speaking(language):
        lines, ours, likely = unconfirmed(), say("doubt.ours.about"), say("doubt.likely.about")
        assert len(lines) == len(DOUBTS) + 1
        assert explain("values") == lines
        assert ours in explain("w07")[0]
        assert ours in explain("ptah")[0]
        assert likely in explain("ziad")[0]
        assert ours not in explain("marid")[0]
        # Boaz is confirmed in the base game; the points of the revised card are not.
        assert likely not in explain("boaz", Options(3))[0]
        assert likely in explain("boaz", Options(3, ("artisans",)))[0]
