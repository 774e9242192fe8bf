"""A base game never mentions expansions: neither in its rules nor in questions, answers, explanations, notes and the log."""

import re
from collections.abc import Iterator
from functools import cache

import pytest

from naqala.catalog.cards import DJINN_CARDS
from naqala.catalog.names import COLOUR_WORDS, DJINN_WORDS, ITEM_WORDS, THIEF_WORDS, Tribe
from naqala.catalog.tiles import FACES, KIND_WORDS, kind_word
from naqala.narrator import Said, answer_words, ask, narrate, reasons_said
from naqala.options import Options
from naqala.refusals import refusals
from naqala.rulebook import ASK_TOPICS, Explained, parts_in_play, topics_in_play
from naqala.terminal.lines import said_text
from naqala.texts import LANGUAGES, say, speaking, words
from naqala.texts.facts import FACTS
from tests.players import positions
from tools.texts import key_of, needs

STEMS = {
    "en": "tent item thief thieve whim artisan workshop mountain chasm great.lake fabulous cities specialized precious magic",
    "de": "zelt gegenst dieb laune kunstschm werkst berg abgrund große[nr].see wundersam städte spezialis wertvoll magisch",
    "fr": "campement objet voleur caprice artisan atelier montagne crevasse grand.lac fabuleu cité spécialis précieu magique",
}
"""How words begin that belong to expansions, in small letters."""
NAMES = ("Ann", "Bo", "Cy", "Di")
MESSAGES = {key_of(name) for name in needs("en")}
BASE_KINDS = {kind_word(face.name) for face in FACES if face.box == "base"}
BASE_DJINNS = [DJINN_WORDS[card.djinn] for card in DJINN_CARDS if card.box == "base"]


@cache
def in_games(seats: int) -> list[Said]:
    """One sentence of each key that players of a base game read: questions, answers, the log, the end."""
    found: dict[str, Said] = {}

    def read(said: Said) -> None:
        found.setdefault(said.key, said)

    for game, _ in positions(Options(seats), seed=seats):
        for seat in range(1, seats + 1):
            view = game.view(seat)
            read(ask(view))
            for action in view.legal:
                read(answer_words(action, view))
        for refusal in refusals(game):
            read(Said(f"board.refused.{refusal.why}", {"tile": refusal.tiles[0]}))
    for chapter in narrate(game.events_by_action()):
        for line in chapter.lines:
            for said in (line.said, *line.also):
                read(said)
    outcome = game.outcome()
    assert outcome is not None
    for said in reasons_said(outcome.reasons, game.options.tents, game.events()):
        read(said)
    return list(found.values())


def about(thing: Explained) -> Iterator[str]:
    """Everything that explains a thing."""
    word = kind_word(thing.word) if thing.kind == "tile" else thing.word
    if thing.kind == "djinn":
        yield words.djinn_about(word)
    else:
        keys = [f"{thing.kind}.{word}{end}" for end in ("", ".about", ".does")]
        yield from (say(key, **{**FACTS, "n": 2}) for key in keys if key in MESSAGES)


def shown(parts: tuple[str, ...], seats: int) -> Iterator[str]:
    """Every sentence that a table with these parts can show."""
    topics = [topic for _, topic in topics_in_play(parts)]
    for topic in topics:
        yield say(f"topic.{topic.name}")
        yield from (say(f"topic.{topic.name}.{part}", **FACTS) for part in ("about", *topic.more) if part in ("about", *parts))
        for thing in topic.things:
            if thing.part in parts:
                yield from about(thing)
    asked = [one for one, topic in ASK_TOPICS.items() if topic in {topic.name for topic in topics}]
    notes = [*(one for one in asked if one != "tile"), *(f"tile.{kind}" for kind in KIND_WORDS if kind in BASE_KINDS)]
    given = {**FACTS, "n": 2, "name": "Ann", "tile": "c3", "what": "", "djinn": "", "reach": 3}
    for key in (f"coach.ask.{one}{end}" for one in notes for end in ("", *(f".{part}" for part in parts))):
        if key in MESSAGES:
            yield say(key, **FACTS)
    for key in (f"ask.{one}{end}" for one in asked for end in ("", ".help", ".others")):
        if key in MESSAGES:
            yield say(key, **given)
    yield from (said_text(said, NAMES) for said in in_games(seats))


def foreign(language: str) -> re.Pattern[str]:
    """What names an expansion, or something that only an expansion or a promo has."""
    things = [
        *(words.djinn(word) for word in DJINN_WORDS if word not in BASE_DJINNS),
        *map(words.thief, THIEF_WORDS),
        *map(words.item, ITEM_WORDS),
        words.tribe(COLOUR_WORDS[Tribe.ARTISAN]),
    ]
    names = "|".join(re.escape(thing.lower()) for thing in things)
    return re.compile(rf"\b({'|'.join(STEMS[language].split())}|({names})\b)")


@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_base_table_never_mentions_expansions(language: str, seats: int) -> None:
    with speaking(language):
        pattern = foreign(language)
        texts = list(shown(parts_in_play(Options(seats)), seats))
    assert [text for text in texts if pattern.search(text.lower())] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_stem_is_a_word_of_the_expansions(language: str) -> None:
    """So a stem that fits nothing, or a word that was replaced by another, is noticed."""
    topics = [topic.name for _, topic in topics_in_play(parts_in_play(Options(5, ("artisans", "thieves", "whims"))))]
    keys = [f"topic.{name}{end}" for name in topics for end in ("", ".about")]
    with speaking(language):
        texts = " ".join(say(key, **FACTS).lower() for key in keys)
    assert [stem for stem in STEMS[language].split() if not re.search(rf"\b{stem}", texts)] == []


def test_a_base_game_asks_and_answers_what_is_read_here() -> None:
    keys = {said.key for seats in (1, 2, 3) for said in in_games(seats)}
    assert {"ask.bid", "ask.move", "ask.drop", "answer.pick", "log.move", "board.refused.far", "ask.outbid"} <= keys
    assert not {key for key in keys if key.startswith(("ask.piece", "ask.give", "ask.take"))}
