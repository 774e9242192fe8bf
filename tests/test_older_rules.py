"""Files of older rules are read as long as their number is listed and their game is possible under the rules of today."""

import json
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from naqala import BrokenLawError, Game, IllegalActionError, Options, Position
from naqala.catalog.rules import READABLE, RULES
from naqala.errors import FormatError
from naqala.notation import HEAD
from naqala.options import EXPANSIONS, expansion_sets
from naqala.record import replay, to_record
from naqala.server.errors import OtherRulesError
from naqala.server.tables.events import TableEvent
from naqala.server.tables.setup import Setup
from naqala.server.tables.table import Table
from naqala.terminal import saves
from naqala.terminal.seating import seated
from tests.players import choose, positions
from tests.scene import position
from tests.server.tables import LiveTable, new_table, play_one, played

FROZEN = sorted((Path(__file__).parent / "older").glob("rules-*/*.json"))
"""A record of every set with the position it ends in, as the rules of each number wrote them. They are never written anew."""
OLDER = RULES + 1000
"""Any number but today's stands for an older one."""


@pytest.fixture
def listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The older number is in the list."""
    for module in ("naqala.reading", "naqala.notation", "naqala.server.tables.setup"):
        monkeypatch.setattr(f"{module}.READABLE", (*READABLE, OLDER))


def without_cards_that_joined(position: Position) -> Position:
    return msgspec.structs.replace(position.without_decks(), rules=RULES)


@pytest.mark.parametrize("path", FROZEN, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_files_of_each_number_are_read_as_before_and_go_on(path: Path) -> None:
    """When a number is no longer in READABLE, its folder goes too."""
    frozen = json.loads(path.read_text(encoding="utf-8"))
    before, game = Position.from_json(frozen["position"]), Game.from_position(frozen["position"])
    for again in (game, replay(frozen["record"])):
        assert without_cards_that_joined(again.position()) == without_cards_that_joined(before)
    assert frozen["position"]["rules"] != RULES or game.position().to_json() == frozen["position"]
    random = Random(1)
    while not game.is_over:
        game.play(choose(game, random))


def test_every_set_has_files_of_the_first_number() -> None:
    """The test above finds its files."""
    names = {"".join(word[0] for word in expansions).upper() or "base" for expansions in expansion_sets()}
    assert {path.stem for path in FROZEN if path.parent.name == "rules-1"} == {"solo", *names}


def older_record(number: int = 40) -> dict[str, Any]:
    """The first actions of a game, as the older rules wrote them."""
    game = next(game for game, _ in positions(Options(2), 5) if game.length == number)
    record = to_record(game).to_json()
    return {**record, "rules": OLDER, "start": {**record["start"], "rules": OLDER}}


def test_a_number_that_is_not_listed_is_refused() -> None:
    numbers = " or ".join(map(str, READABLE))
    with pytest.raises(FormatError, match=f"rules: expected {numbers} for naqala-record, got {OLDER}"):
        replay(older_record())
    with pytest.raises(FormatError, match=f"rules: expected {numbers} for naqala-position, got {OLDER}"):
        Game.from_position(older_record()["start"])


@pytest.mark.usefixtures("listed")
def test_a_record_replays_and_is_written_under_todays_rules() -> None:
    record = older_record()
    game = replay(record)
    assert [action.text for action in game.actions] == record["actions"]
    assert (to_record(game).rules, game.start().rules) == (RULES, RULES)


@pytest.mark.usefixtures("listed")
def test_a_record_that_does_not_replay_says_under_which_rules_it_was_made() -> None:
    record = older_record()
    record["actions"][10] = "outbid"
    with pytest.raises(IllegalActionError, match=rf"actions\[10\]: .*made under rules {OLDER}, these are rules {RULES}"):
        replay(record)


@pytest.mark.usefixtures("listed")
@pytest.mark.parametrize(("pile", "card"), [("items", "lamp"), ("whims", "w07"), ("djinns", "geb"), ("thieves", "ziad")])
def test_a_card_that_has_joined_a_box_since_lies_in_its_deck(pile: str, card: str) -> None:
    """A game goes on, and the card can come into it."""
    start = Game.from_position(position(expansions=EXPANSIONS, tiles={"f1": "workshop se"}, step="bid")).position().to_json()
    older = deepcopy(start)
    if pile == "items":
        del older[pile]["deck"][card]
    else:
        older[pile]["deck"].remove(card)
    with pytest.raises(BrokenLawError):
        Game.from_position(older)
    assert Game.from_position({**older, "rules": OLDER}).position().to_json() == start


@pytest.mark.usefixtures("listed")
def test_a_position_as_text_is_read() -> None:
    game = Game.new(Options(3), 1)
    assert Game.from_text(game.text().replace(HEAD, HEAD.replace(f"rules {RULES}", f"rules {OLDER}"))).text() == game.text()


@pytest.mark.usefixtures("listed")
def test_a_save_of_the_terminal_goes_on(tmp_path: Path) -> None:
    game = Game.new(Options(2), "1")
    game.play(game.legal_actions()[0])
    path = tmp_path / "game.json"
    saves.write(saves.Saved(game, seated(["human", "uniform"]), "1", 2.0), path, game.actions)
    document = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps({**document, "rules": OLDER}), encoding="utf-8")
    assert saves.read(path).game.actions == game.actions


def older_table() -> tuple[Setup, list[TableEvent]]:
    table, random = new_table(Options(2)), Random(1)
    events = [event for _ in range(12) for event in play_one(table, random)]
    return msgspec.structs.replace(table.setup, rules=OLDER), events


def test_a_table_whose_number_is_not_listed_is_refused() -> None:
    with pytest.raises(OtherRulesError, match=f"expected a table of rules {RULES}, got one of rules {OLDER}; it is left"):
        Table.from_events(*older_table())


@pytest.mark.usefixtures("listed")
def test_a_table_goes_on() -> None:
    setup, events = older_table()
    table = LiveTable.from_events(setup, events)
    play_one(table, Random(2))
    assert table.version == len(events) + 1


@pytest.mark.usefixtures("listed")
def test_a_table_that_does_not_replay_is_refused() -> None:
    setup, events = older_table()
    events[3] = msgspec.structs.replace(played(events[3]), actions=["outbid"])
    for broken, what in ((setup, events), (msgspec.structs.replace(setup, actions=["outbid"]), [])):
        with pytest.raises(OtherRulesError, match=f"expected a game of rules {RULES}, got one of rules {OLDER}: .*outbid"):
            Table.from_events(broken, what)
