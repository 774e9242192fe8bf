"""The server sends no seat what it may not know: in every world a seat could be in, it gets the same bytes."""

import copy
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from naqala import Game, Options, sample_world
from naqala.options import EXPANSIONS, PROMOS
from naqala.server.protocol.looks import happened_since, look
from naqala.server.protocol.messages import Play, Preview, encode
from naqala.server.protocol.wire import Happened, Look
from naqala.server.rooms.broadcaster import Broadcaster
from naqala.server.tables.commands import preview
from naqala.server.tables.presence import Guest, Presence
from naqala.server.tables.table import Table
from naqala.view import SECRET_KINDS
from tests.players import choose
from tests.server.folding import Json, whole
from tests.server.tables import EVERYTHING, new_table, play_one, whole_game

GAMES = [EVERYTHING, Options(5, EXPANSIONS, PROMOS), Options(2, EXPANSIONS)]
VIEWERS = (None, 1, 2, 3)


def other_world(game: Game, seat: int, random: Random, exact: bool = False) -> Game:
    """A game that differs from the real one only in what the seat cannot know."""
    return Game.from_position(sample_world(game.view(seat), game.log(seat), random, exact))


def bytes_of(value: Any) -> bytes:
    return msgspec.json.encode(value)


def now(look: Look) -> Look:
    """Leave out the last move, which all have seen: a possible world has a position, but no past."""
    return msgspec.structs.replace(look, way=())


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_a_look_is_the_same_in_every_world_the_seat_could_be_in(options: Options) -> None:
    different = 0
    for number, table in enumerate(whole_game(options, "secret", 0.9)):
        if number % 8 or table.game.is_over:
            continue
        for seat in range(1, options.seats + 1):
            world = other_world(table.game, seat, Random(number))
            different += world.position() != table.game.position()
            assert bytes_of(now(look(world, seat))) == bytes_of(now(look(table.game, seat)))
            assert bytes_of(now(look(world, None))) == bytes_of(now(look(table.game, None)))
    assert different > 20


def test_two_worlds_would_be_told_apart() -> None:
    """The check itself can fail: what a seat sees of its own differs between worlds others cannot tell apart."""
    told_apart = 0
    for number, table in enumerate(whole_game(EVERYTHING, "secret", 0.9)):
        if number % 20 == 0 and not table.game.is_over:
            world = other_world(table.game, 1, Random(number))
            told_apart += any(bytes_of(now(look(world, seat))) != bytes_of(now(look(table.game, seat))) for seat in (2, 3))
    assert told_apart


def previews(table: Table, seat: int, random: Random) -> Iterator[Preview]:
    """Previews of some of the answers that a seat has."""
    legal = [action.text for action in table.game.legal_actions()]
    for action in random.sample(legal, min(4, len(legal))):
        shown = preview(table, Play("a", seat, table.version, action, False))
        if shown:
            yield msgspec.structs.replace(shown, look=now(shown.look))


def test_a_preview_is_the_same_in_every_world_and_shows_no_draw() -> None:
    """With another luck and other hidden cards the same is shown; and nothing is drawn yet."""
    ends: set[str] = set()
    for number, table in enumerate(whole_game(EVERYTHING, "preview", 0.9)):
        seat = table.game.decision.seat
        if not seat or (number % 12 and table.game.decision.ask != "last") or number % 3:
            continue
        length, drawn = table.game.length, table.game.view(seat).position.cards.deck
        shown = list(previews(table, seat, Random(number)))
        ends |= {one.ends for one in shown}
        for one in shown:
            if one.ends == "luck":
                assert one.look.question.seat == 0
            if one.ends != "end":
                assert one.look.position.cards.deck == drawn
        assert table.game.length == length
        other = Table(table.setup)
        other.game, other.version = other_world(table.game, seat, Random(number), exact=True), table.version
        other.game.deal_on([7] * len(table.game.luck or ()))
        assert [bytes_of(one) for one in previews(other, seat, Random(number))] == [bytes_of(one) for one in shown]
    assert ends >= {"luck", "turn"}


def test_the_preview_of_the_end_does_not_lay_open_the_hands() -> None:
    for table in whole_game(EVERYTHING, "preview", 0.9):
        seat = table.game.decision.seat
        if seat and table.game.decision.ask == "last":
            shown = preview(table, Play("a", seat, table.version, "pass", False))
            if shown and shown.ends == "end":
                others = [entry for number, entry in enumerate(shown.look.position.to_json()["seats"], 1) if number != seat]
                assert all("gold" not in entry and isinstance(entry["cards"], int) for entry in others)
                assert shown.look.end is None
                return
    raise AssertionError("no game ended")


# Everything that is sent


def forbidden(table: Table, seat: int | None) -> list[str]:
    """Texts that would betray something: the luck, the secret, hands as they are written."""
    assert table.game.luck is not None
    texts = [table.setup.secret, '"luck":', "secret", *(str(word) for word in table.game.luck if word > 10_000)]
    for number, entry in enumerate(table.game.position().to_json()["seats"], 1):
        if number != seat:
            texts += [
                json.dumps({name: entry[name]}, separators=(",", ":"))[1:-1] for name in ("cards", "items") if entry.get(name)
            ]
    return texts


def without_own(message: dict[str, Any], seat: int | None) -> str:
    """A message without what the seat itself has, and without open piles, which may hold the same by chance."""
    looked = message.get("look", {"position": {"seats": []}})
    if seat is not None and looked["position"]["seats"]:
        looked["position"]["seats"][seat - 1] = {}
        looked["sheets"][seat - 1] = {}
    message.pop("happened", None)
    return json.dumps(message, separators=(",", ":"))


def test_no_message_of_a_whole_game_holds_a_secret() -> None:
    """Three people and a spectator at a table, everything that each is sent; gold of others never, hands as numbers."""
    table, random, presence = new_table(EVERYTHING, "lll"), Random(3), Presence()
    broadcaster, sent, scenes = Broadcaster(table, presence), dict[int | None, list[str]](), dict[int | None, Json]()
    for seat in VIEWERS:
        sent[seat] = []
        guest = Guest(f"browser {seat}", {seat} if seat else set(), seat == 1, sent[seat].append, seat)
        presence.guests.add(guest)
        broadcaster.show(guest)
    while not table.game.is_over:
        play_one(table, random, 0.9)
        if table.game.is_over:
            break
        seat = table.game.decision.seat
        assert seat
        sent[seat] += [encode(one) for one in previews(table, seat, random)]
        broadcaster.broadcast()
        for viewer, texts in sent.items():
            for text in texts:
                message = whole(json.loads(text), scenes.get(viewer, {}))
                if message["type"] == "scene":
                    scenes[viewer] = message
                check(table, viewer, copy.deepcopy(message))
            texts.clear()
    assert {scene["version"] for scene in scenes.values()} == {table.version - 1}


def check(table: Table, seat: int | None, message: dict[str, Any]) -> None:
    seats = message["look"]["position"]["seats"]
    for number, entry in enumerate(seats, 1):
        if number != seat:
            assert "gold" not in entry
            assert all(isinstance(entry.get(name, 0), int) for name in ("cards", "items", "whims"))
    for name in ("cards", "djinns", "items", "thieves", "whims"):
        assert isinstance(message["look"]["position"][name]["deck"], int)
    text = without_own(message, seat)
    assert not [secret for secret in forbidden(table, seat) if secret in text]


def test_what_happened_hides_draws_of_others() -> None:
    """What a seat drew unseen is `?` for all others and known to itself."""
    hidden = 0
    *_, table = whole_game(EVERYTHING, "draws", 0.9)
    seen = {seat: happened_since(table.game, seat, 0) for seat in VIEWERS}
    asked = Game.from_position(table.game.start())
    for number, action in enumerate(table.game.actions):
        decision = asked.decision
        asked.play(action)
        knowing = [seat for seat in VIEWERS if seen[seat][number].action == action.text]
        if len(knowing) < 4:
            hidden += 1
            assert len(knowing) == 1
            assert knowing[0] is not None
            for seat in VIEWERS:
                if seat not in knowing:
                    told = seen[seat][number]
                    assert told.action.endswith("?")
                    drawn = [event.thing for event in told.events if event.kind in SECRET_KINDS]
                    assert set(drawn) == {"?"}
        elif decision.is_chance:
            assert decision.about.to in (None, "row") or decision.ask == "draw djinn"
    assert hidden > 3


def without_points(one: Happened) -> tuple[object, ...]:
    """An action without its score events: some lines of a sheet only its seat may know."""
    return one.action, [event for event in one.events if event.kind != "score"]


def test_what_others_chose_is_seen_by_all() -> None:
    """All but draws and secret choices has the same text for every viewer."""
    game, random = Game.new(Options(4, EXPANSIONS), 2), Random(2)
    while not game.is_over:
        game.play(choose(game, random))
    public = happened_since(game, None, 0)
    for seat in (1, 2, 3, 4):
        for own, all_see in zip(happened_since(game, seat, 0), public, strict=True):
            assert without_points(own) == without_points(all_see) or all_see.action.endswith("?")
