"""Who is away, and bots in their place."""

import asyncio
from pathlib import Path

import pytest

from naqala.server.errors import StoreError
from naqala.server.protocol.messages import (
    Done,
    ProposalSeen,
    Refused,
    Undo,
    Vote,
)
from naqala.server.tables import presence
from naqala.server.tables.seating import substitute_bot
from naqala.server.tables.undoing import undo_right
from tests.server.scenery import Scenery, failing, play, until
from tests.server.tables import state_of


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


def test_a_bot_is_let_in_only_after_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(presence, "time", clock)

    async def test(scenery: Scenery) -> None:
        await scenery.open("hl")
        one, two = await scenery.enter(1), await scenery.enter(2)
        assert await one.propose_bot(2) == "NoProposalError"
        two.go()
        clock.now += 0.6 * presence.AWAY
        assert await one.propose_bot(2) == "TooSoonError"
        two = await scenery.enter(2)
        two.go()
        clock.now += 0.6 * presence.AWAY
        assert await one.propose_bot(2) == "TooSoonError", "who was back begins anew"
        clock.now += 0.4 * presence.AWAY
        assert await one.propose_bot(2) == ""
        assert one.chairs[1].kind == "bot"

    play(tmp_path, test)


def test_a_server_that_has_just_read_a_table_waits_a_while_too(tmp_path: Path) -> None:
    async def test(scenery: Scenery) -> None:
        await scenery.open("hl")
        await scenery.house.rooms.drop_if_idle(scenery.id)
        assert await (await scenery.enter(1)).propose_bot(2) == "TooSoonError"

    play(tmp_path, test)


def test_a_person_who_lost_the_seat_still_counts_as_having_been_there(tmp_path: Path) -> None:
    """A new link does not make it a seat without a person so far."""

    async def test(scenery: Scenery) -> None:
        await scenery.open("hl")
        one, _ = await scenery.enter(1), await scenery.enter(2)
        await scenery.house.seats.invite(scenery.id, "host", 2)
        await until(lambda: not one.chairs[1].taken)
        assert await one.propose_bot(2) == "TooSoonError"

    play(tmp_path, test)


def test_a_bot_sits_down_at_once_on_a_seat_without_a_person_so_far(tmp_path: Path) -> None:
    """No person is missing then, so that the other one plays among bots."""

    async def test(scenery: Scenery) -> None:
        room = await scenery.open("hl", come=False)
        one = await scenery.enter(1)
        assert [(chair.taken, chair.devices) for chair in one.chairs] == [(True, 1), (False, 0)]
        assert await one.propose_bot(2) == ""
        assert (one.chairs[1].kind, room.table.unasked) == ("bot", set())
        assert [(chair.taken, chair.devices) for chair in one.chairs] == [(True, 1), (True, 0)]

    play(tmp_path, test)


def test_one_disposes_of_ones_own_seats(tmp_path: Path) -> None:
    async def test(scenery: Scenery) -> None:
        room = await scenery.open("hh")
        one = await scenery.enter(1)
        assert await one.propose_bot(2) == ""
        assert (one.chairs[1].kind, room.table.unasked) == ("bot", set())

    play(tmp_path, test)


def test_two_of_three_are_away_and_the_game_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(scenery: Scenery) -> None:
        room = await scenery.open("hll")
        one, two, three = [await scenery.enter(seat) for seat in (1, 2, 3)]
        two.go()
        three.go()
        scenery.thinkers.may_answer.clear()
        monkeypatch.setattr(presence, "AWAY", 0.0)
        assert await one.propose_bot(3) == ""
        assert await one.propose_bot(2) == ""
        assert room.table.people == {1}
        assert room.table.unasked == {2, 3}

    play(tmp_path, test)


def test_who_leaves_while_a_proposal_is_open_does_not_stop_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(scenery: Scenery) -> None:
        monkeypatch.setattr(presence, "AWAY", 0.6)
        room = await scenery.open("hlll")
        one, two, three, four = [await scenery.enter(seat) for seat in (1, 2, 3, 4)]
        four.go()
        await asyncio.sleep(0.65)
        assert await one.propose_bot(4) == ""
        assert one.proposal
        assert one.proposal.waiting == [2, 3]
        two.go()
        await until(lambda: bool(one.proposal and one.proposal.waiting == [3]))
        three.go()
        three = await scenery.enter(3)
        await asyncio.sleep(0.7)
        assert one.proposal.waiting == [3], "who is back is waited for"
        three.go()
        await until(lambda: one.chairs[3].kind == "bot")
        assert one.proposal is None
        assert state_of(room.table) == state_of(await scenery.stored())

    play(tmp_path, test)


def test_an_open_proposal_goes_on_after_the_table_was_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So does one in which absent people were asked, as was done once; and it is tried again if it cannot be written."""

    async def test(scenery: Scenery) -> None:
        room = await scenery.open("hll")
        await scenery.store.append(scenery.id, 0, substitute_bot(room.table, 1, 3, "uniform"), None, 1)
        await scenery.house.rooms.drop_if_idle(scenery.id)
        monkeypatch.setattr(presence, "AWAY", 0.1)
        left = failing(scenery.store, monkeypatch, StoreError("disk full"), 2)
        one = await scenery.enter(1)
        await until(lambda: one.chairs[2].kind == "bot")
        assert left == [0]

    play(tmp_path, test, monkeypatch)


def test_a_person_who_returns_keeps_the_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(scenery: Scenery) -> None:
        await scenery.open("hll")
        one, two, three = [await scenery.enter(seat) for seat in (1, 2, 3)]
        three.go()
        with monkeypatch.context() as patch:
            patch.setattr(presence, "AWAY", 0.0)
            assert await one.propose_bot(3) == ""
        assert one.proposal
        await scenery.enter(3)
        await until(lambda: one.proposal is None)
        assert one.chairs[2].kind == "link"
        assert isinstance(await two.ask(Vote("v", 2, two.scenes()[-1].version, True)), Refused)

    play(tmp_path, test)


def test_an_undo_waits_for_a_person_away_and_a_substitute_does_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The seat that proposed the undo lets a bot play instead, or withdraws."""

    async def test(scenery: Scenery) -> None:
        monkeypatch.setattr(presence, "AWAY", 0.05)
        room = await scenery.open("hl")
        people = {1: await scenery.enter(1), 2: await scenery.enter(2)}
        while undo_right(room.table, 1) != "ask":
            seat = room.table.game.decision.seat or 0
            await people[seat].ask(people[seat].answer(f"a{room.table.version}"))
        people[2].go()
        one = people[1]
        for _ in range(2):
            await one.ask(Undo(f"u{room.table.version}", 1, room.table.version))
            await asyncio.sleep(0.15)
            own = next(answer for answer in reversed(room.table.answers) if answer.seat == 1)
            assert one.proposal == ProposalSeen(1, [2], own.length, None, None, "undo")
            assert isinstance(await one.ask(Vote(f"v{room.table.version}", 1, room.table.version, False)), Done)
            assert one.proposal is None
        await one.ask(Undo("u", 1, room.table.version))
        assert await one.propose_bot(2) == ""
        await until(lambda: one.chairs[1].kind == "bot")
        assert undo_right(room.table, 1) in ("no", "free")
        assert one.proposal is None

    play(tmp_path, test)
