"""What is broadcast: made once for all who watch the same seat, only what changed, and together the whole table."""

import asyncio
import json
from random import Random
from typing import Any

import msgspec
import pytest

from naqala import Options
from naqala.narrator import narrate
from naqala.server.protocol import messages
from naqala.server.protocol.difference import difference
from naqala.server.protocol.looks import Sight, happened_since, seen_since
from naqala.server.rooms import broadcaster as broadcasters
from naqala.server.rooms.broadcaster import Broadcaster
from naqala.server.tables.presence import Guest, Presence
from naqala.server.tables.remembered import Standing
from naqala.server.tables.table import Table
from naqala.server.tables.undoing import may_redo, others_undone, undo_right
from tests.players import mixed_games
from tests.server.folding import Json, messages_in, patched, whole
from tests.server.scenery import until
from tests.server.tables import EVERYTHING, LiveTable, new_table, play_one

GAMES = [options for number, options in enumerate(mixed_games(9)) if number % 6 == 0 or options.seats == 1]


class Viewer(Guest):
    """A guest without a browser, and what it makes of what it is sent."""

    def __init__(self, seat: int | None) -> None:
        super().__init__(f"browser {seat}", {seat} if seat else set(), False, self.hear, seat)
        self.sent: list[str] = []
        self.scene: Json = {}
        self.log: list[Json] = []
        self.chapters: list[Json] = []

    def hear(self, text: str) -> None:
        self.sent.append(text)
        (message,) = messages_in(text)
        if message["type"] in ("scene", "change", "same"):
            self.scene = whole(message, self.scene)
            assert self.scene["first"] <= len(self.log), "a gap"
            self.log[self.scene["first"] :] = self.scene["happened"]
            self.chapters[self.scene["chapter"] :] = self.scene["chapters"]


def watched(table: Table, seats: list[int | None]) -> tuple[Broadcaster, list[Viewer]]:
    presence = Presence()
    broadcaster, viewers = Broadcaster(table, presence), [Viewer(seat) for seat in seats]
    for viewer in viewers:
        presence.guests.add(viewer)
        broadcaster.show(viewer)
    return broadcaster, viewers


def travelled(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def check(table: Table, viewer: Viewer, sight: Sight) -> None:
    """The viewer has put together what it would be shown if it came now."""
    seat = viewer.watching
    assert viewer.scene["look"] == travelled(
        sight.look(seat, undo_right(table, seat), others_undone(table, seat), may_redo(table, seat))
    )
    assert viewer.scene["marks"] == table.marks
    assert viewer.scene["scores"] == travelled([one.seen_by(seat) for one in table.standings])
    assert viewer.scene["version"] == table.version
    assert len(viewer.log) == table.game.length
    assert [(one["name"], one["level"]) for one in viewer.scene["chairs"]] == [(one.name, one.level) for one in table.chairs]
    assert (viewer.scene["proposal"] and set(viewer.scene["proposal"]["waiting"])) == (table.proposal and table.proposal.waiting)


def test_seats_are_compared_by_what_all_can_see() -> None:
    standing, alone = Standing(0, 1, (50, 50), (4, 0)), Standing(0, 1, (25,), (3,))
    assert [standing.seen_by(seat).totals for seat in (None, 1, 2)] == [[4, 0]] * 3
    assert [alone.seen_by(seat).totals for seat in (None, 1)] == [[3], [25]]


def check_log(table: Table, viewer: Viewer) -> None:
    brief = [{name: value for name, value in one.items() if name != "events"} for one in viewer.log]
    assert brief == travelled(happened_since(table.game, viewer.watching, 0, in_detail=False))
    told = narrate(seen_since(table.game, viewer.watching, 0), table.setup.position.round, tents=table.game.options.tents)
    assert viewer.chapters == travelled(told)


def something(table: LiveTable, random: Random) -> None:
    """Mostly an answer; now and then an undo, a proposal or a vote, a bot that takes over or gets up, or a name."""
    seat, chance = random.randint(1, len(table.chairs)), random.random()
    if chance < 0.08 and undo_right(table, seat) != "no":
        table.undo(seat, random.choice([(), range(1, 6)]))
    elif chance < 0.3 and table.proposal:
        table.vote(min(table.proposal.waiting), random.random() < 0.7)
    elif chance > 0.98 and table.chair(seat).is_bot:
        table.return_person(seat)
    elif chance > 0.98:
        table.substitute_bot(seat, seat, "uniform", range(1, 6), free=True)
    elif chance < 0.1:
        table.rename(seat, f"Name {random.random():.6f}")
    elif not table.game.is_over:
        play_one(table, random)


@pytest.mark.parametrize("known", [0, 1, 9, 30, 31])
def test_after_a_restart_viewers_go_on_where_they_were(known: int) -> None:
    """What all know is told only to a viewer who asks for it, and an undo into it leads to the same log."""
    table, random = new_table(EVERYTHING, "h" * EVERYTHING.seats), Random(known)
    while table.game.length < known:
        play_one(table, random)
    _, (before,) = watched(table, [1])
    while table.game.length < 31:
        play_one(table, random)
    back = Viewer(1)
    back.log, back.chapters = before.log, before.chapters
    presence = Presence(guests={back})
    broadcaster = Broadcaster(table, presence)
    broadcaster.show(back, len(back.log))
    check_log(table, back)
    for _ in range(25):
        something(table, random)
        broadcaster.broadcast()
        check_log(table, back)
    late = Viewer(1)
    presence.guests.add(late)
    broadcaster.show(late)
    check_log(table, late)
    something(table, random)
    broadcaster.broadcast()
    for viewer in (back, late):
        check_log(table, viewer)


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_changes_add_up_to_the_whole_table_for_every_viewer(options: Options) -> None:
    """At every action of a whole game with undos; also for a guest who is away for a while, comes late, or comes back with all
    there is.
    """
    table, random = new_table(options, "h" * options.seats), Random(f"{options}")
    broadcaster, viewers = watched(table, [None, *range(1, options.seats + 1)])
    while not table.game.is_over:
        something(table, random)
        broadcaster.broadcast()
        away, sight = [viewer for viewer in viewers if not viewer.is_shown], Sight(table.game)
        if away and random.random() < 0.3:
            known, version = len(away[0].log), away[0].scene["version"]
            broadcaster.show(away[0], random.choice([0, table.known(known, version)]))
        for viewer in viewers:
            if viewer.is_shown:
                check(table, viewer, sight)
        if random.random() < 0.05:
            chosen = random.choice(viewers)
            chosen.is_shown = False
        elif random.random() < 0.1:
            for back in [viewer for viewer in viewers if viewer.is_shown]:
                back.is_shown = False
                assert back.scene["stamp"] == table.stamp
                broadcaster.confirm(back)
                check(table, back, sight)
    for viewer in viewers:
        if not viewer.is_shown and not viewer.held:
            broadcaster.show(viewer)
        check_log(table, viewer)


def test_a_change_is_a_small_part_of_a_scene() -> None:
    table, random = new_table(), Random(1)
    broadcaster, (viewer, late) = watched(table, [1, None])
    sizes = []
    while not table.game.is_over:
        play_one(table, random)
        broadcaster.broadcast()
        sizes.append(len(viewer.sent[-1]))
    late.is_shown = False
    broadcaster.show(late)
    assert sorted(sizes)[len(sizes) // 2] < len(late.sent[-1]) / 20


def test_what_watchers_of_one_seat_are_told_is_made_and_encoded_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table, random = new_table(), Random(1)
    broadcaster, viewers = watched(table, [1, 1, 1, 2, None, None])
    made, encoded = [], []
    look, encode = Sight.look, messages.encode

    def counted_look(self: Sight, seat: int | None, *arguments: Any) -> Any:
        made.append(seat)
        return look(self, seat, *arguments)

    def counted_encode(message: Any) -> str:
        encoded.append(message)
        return encode(message)

    monkeypatch.setattr(Sight, "look", counted_look)
    monkeypatch.setattr(broadcasters, "encode", counted_encode)
    for number in range(1, 20):
        play_one(table, random)
        broadcaster.broadcast()
        assert (len(made), len(encoded)) == (3 * number, 3 * number)
        assert set(made[-3:]) == {1, 2, None}
        for seat in (1, None):
            same = [viewer.sent[-1] for viewer in viewers if viewer.watching == seat]
            assert all(one is same[0] for one in same)


def test_a_view_that_failed_is_told_whole_with_the_next_change(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault in the view of one seat does no harm to the others, and its own watchers miss nothing in the end."""
    table, random = new_table(), Random(1)
    broadcaster, (first, second) = watched(table, [1, 2])
    play_one(table, random)
    broadcaster.broadcast()
    look = Sight.look

    def failing(self: Sight, seat: int | None, *arguments: Any) -> Any:
        assert seat != 1
        return look(self, seat, *arguments)

    play_one(table, random)
    with monkeypatch.context() as patch:
        patch.setattr(Sight, "look", failing)
        broadcaster.broadcast()
    check(table, second, Sight(table.game))
    assert first.scene["version"] == table.version - 1
    play_one(table, random)
    broadcaster.broadcast()
    for viewer in (first, second):
        check(table, viewer, Sight(table.game))
        check_log(table, viewer)


def test_who_watches_what_it_knows_already_is_told_nothing_new() -> None:
    """A browser that only checks its connection draws nothing again."""
    table = new_table()
    play_one(table, Random(1))
    broadcaster, (viewer,) = watched(table, [1])
    broadcaster.show(viewer, table.game.length)
    assert json.loads(viewer.sent[-1])["type"] == "change"
    assert {name: json.loads(viewer.sent[-1])[name] for name in ("happened", "put", "gone")} == {
        "happened": [],
        "put": {},
        "gone": [],
    }


def test_presence_is_told_at_most_ten_times_a_second() -> None:
    async def test() -> None:
        table = new_table()
        presence = Presence()
        broadcaster, viewer = Broadcaster(table, presence), Viewer(1)
        presence.guests.add(viewer)
        begun = asyncio.get_running_loop().time()
        for _ in range(200):
            broadcaster.tell_presence()
            await asyncio.sleep(0.002)
        presence.elsewhere = {2}
        broadcaster.tell_presence()
        await until(lambda: json.loads(viewer.sent[-1])["chairs"][1]["present"])
        most = 10 * (asyncio.get_running_loop().time() - begun) + 1
        assert 2 <= len(viewer.sent) <= most
        broadcaster.tell_presence()
        broadcaster.close()
        told = len(viewer.sent)
        await asyncio.sleep(2 * broadcasters.PRESENCE_PAUSE)
        assert len(viewer.sent) == told

    asyncio.run(test())


def test_presence_is_told_only_to_guests_who_do_not_know_it() -> None:
    async def test() -> None:
        presence = Presence()
        broadcaster = Broadcaster(new_table(), presence)
        heard: dict[str, list[str]] = {name: [] for name in ("shown", "back", "new")}
        guests = {name: Guest(name, set(), False, told.append) for name, told in heard.items()}
        presence.guests |= set(guests.values())
        broadcaster.show(guests["shown"])
        broadcaster.confirm(guests["back"])
        broadcaster.tell_presence()
        await until(lambda: bool(heard["new"]))
        assert [[json.loads(one)["type"] for one in told] for told in heard.values()] == [["scene"], ["same"], ["present"]]
        presence.elsewhere = {2}
        broadcaster.tell_presence()
        await until(lambda: len(heard["new"]) == 2)
        assert heard["shown"][1] == heard["back"][1] == heard["new"][1]

    asyncio.run(test())


@pytest.mark.parametrize(
    ("old", "new", "put", "gone"),
    [
        ({}, {}, {}, []),
        ({"a": 1}, {"a": 1}, {}, []),
        ({"a": 1}, {"a": None}, {"/a": None}, []),
        ({"a": None}, {}, {}, ["/a"]),
        ({}, {"a": None}, {"/a": None}, []),
        ({"a": {"b": 1, "c": 2}}, {"a": {"b": 3}}, {"/a/b": 3}, ["/a/c"]),
        ({"a": [{"b": 1}, {"b": 2}]}, {"a": [{"b": 1}, {"b": 3}]}, {"/a/1/b": 3}, []),
        ({"a": [{"b": 1}]}, {"a": [{"b": 1}, {"b": 3}]}, {"/a": [{"b": 1}, {"b": 3}]}, []),
        ({"a": [{"b": 1}, None]}, {"a": [{"b": 2}, None]}, {"/a": [{"b": 2}, None]}, []),
        ({"a": [1, 2]}, {"a": [1, 3]}, {"/a": [1, 3]}, []),
        ({"a": {"b": 1}}, {"a": 3}, {"/a": 3}, []),
        ({"a": 3}, {"a": {}}, {"/a": {}}, []),
        ({"a": []}, {"a": {}}, {"/a": {}}, []),
        ({"a": [{"0": 1}]}, {"a": {"0": 1}}, {"/a": {"0": 1}}, []),
    ],
)
def test_a_difference_names_what_is_new_and_what_is_gone(old: Json, new: Json, put: Json, gone: list[str]) -> None:
    found = difference(old, new)
    assert (travelled(found.put), found.gone) == (put, gone)
    assert patched(old, put, gone) == new


def test_names_of_places_hold_no_slash() -> None:
    """Otherwise a place could not be told from another."""
    table, random = new_table(EVERYTHING), Random(3)
    broadcaster, viewers = watched(table, [None, 1, 2, 3])

    def names(value: Any) -> set[str]:
        if isinstance(value, dict):
            return {*value, *(name for one in value.values() for name in names(one))}
        return {name for one in value for name in names(one)} if isinstance(value, list) else set()

    while not table.game.is_over:
        play_one(table, random, 0.9)
        broadcaster.broadcast()
        assert not [name for viewer in viewers for name in names(viewer.scene["look"]) if "/" in name]


def test_a_scene_is_encoded_once_for_all_who_come(monkeypatch: pytest.MonkeyPatch) -> None:
    """A crowd that comes to one seat, at every version once; who comes later sees the table as it is then."""
    encoded: list[Any] = []
    real = messages.encode_raw

    def encode_raw(part: Any) -> msgspec.Raw:
        encoded.append(part)
        return real(part)

    monkeypatch.setattr(broadcasters, "encode_raw", encode_raw)
    table, random = new_table(), Random(1)
    for rounds in (1, 2):
        play_one(table, random)
        broadcaster, viewers = watched(table, [None] * 20 + [1] * 5)
        assert len(encoded) == rounds * 2 * 3, "look, marks and scores of two views"
        play_one(table, random)
        broadcaster.broadcast()
        late = Viewer(None)
        broadcaster.show(late)
        check(table, late, Sight(table.game))
        check(table, viewers[0], Sight(table.game))
        del encoded[rounds * 2 * 3 :]
