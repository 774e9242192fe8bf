"""Values from the box at tables (docs/values.md): sent by the host, or the server's own, and shown to everyone."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from naqala.catalog.names import THIEF_WORDS
from naqala.catalog.values import SLOTS
from naqala.errors import ValuesError
from naqala.options import Options
from naqala.server.protocol.printed_seen import DjinnPrinted, printed_seen
from naqala.server.tables.rematch import Offered, Wish, next_setup
from naqala.server.tables.setup import new_setup
from tests.server.clients import Browser, NewBrowser, Running, running, settings_for, wanted
from tests.server.tables import LiveTable, chairs

FILE = "[thieves]\ncard_vp = 3\n[artisans]\ndjinn_vp.ptah = 8\n"
GIVEN = {"artisans.djinn_vp.ptah": 8, "thieves.card_vp": 3}
PRINTED: dict[str, Any] = {
    "djinns": {"ptah": {"points": 8, "revised": 8, "own": 0, "other": 0}},
    "thieves": {word: {"points": 3} for word in THIEF_WORDS},
    "facts": {"thief": 3},
    "doubts": [
        {"kind": "djinn", "word": "ptah", "fact": "points", "value": 8},
        {"kind": "thief", "word": "any", "fact": "points", "value": 3},
    ],
}
THIEVES = {"thieves.card_vp": 3}
OTHERS = {
    "artisans.workshop.colour": "red",
    "artisans.specialized_market.colour": "blue",
    "artisans.workshop_mountains": ["NW", "SE", "EW"],
    "whims.five_player_track": [0, 1, 1, 3, 3, 5, 5, 8, 8, 12, 18],
    "solo.yazid_pays_fakir_first": False,
}
"""Values other than ours where ours is no number."""
TOLD_ALONE = ("solo.yazid_pays_fakir_first",)
"""What is on no card, no tile and in no number of the rules."""


@pytest.fixture
def boxed(tmp_path: Path) -> Iterator[Running]:
    """A server with values of its own."""
    (tmp_path / "box.toml").write_text(FILE, encoding="utf-8")
    with running(settings_for(tmp_path, values=tmp_path / "box.toml")) as server:
        yield server


def test_a_file_is_checked_before_the_start(someone: Browser) -> None:
    empty = someone.http.get("/api/values/template").text
    assert "card_vp = 6" in empty
    for text, changes, found in ((FILE, GIVEN, PRINTED), (empty, {}, {})):
        assert someone.http.post("/api/values", json={"text": text}).json() == {"values": changes, "printed": found}
    answer = someone.http.post("/api/values", json={"text": "[thieves]\ncard_vp = 99"})
    text = "values: thieves.card_vp: expected a whole number from 0 to 20, got 99"
    fault = {"path": "thieves.card_vp", "got": "99", "least": 0, "most": 20}
    assert (answer.status_code, answer.json()) == (400, {"error": "ValuesError", "text": text, "fault": fault})
    refused = someone.http.post("/api/tables", json={"chairs": wanted("hh"), "values": "[thieves]\ncard_vp = 99"})
    assert (refused.status_code, refused.json()["error"]) == (400, "ValuesError")
    assert someone.http.get("/api/tables").json() == []


def test_everyone_at_the_table_hears_of_the_values_in_play(someone: Browser, new_browser: NewBrowser) -> None:
    table = someone.open("hh", expansions=["thieves"], values=FILE)["id"]
    for browser in (someone, new_browser()):
        connection = browser.connect(table)
        assert connection.hello["options"]["values"] == THIEVES
        assert connection.scene["look"]["position"]["options"]["values"] == THIEVES
        assert connection.scene["look"]["printed"] == {
            **{name: PRINTED[name] for name in ("thieves", "facts")},
            "doubts": PRINTED["doubts"][1:],
        }
    assert someone.http.get("/api/tables").json()[0]["options"]["values"] == THIEVES
    plain = someone.open("hh", expansions=["thieves"])["id"]
    connection = someone.connect(plain)
    assert "values" not in connection.hello["options"]
    assert connection.scene["look"]["printed"] == {}


def test_the_values_of_a_server_can_be_replaced_and_switched_off(boxed: Running) -> None:
    browser = Browser(boxed.address)
    assert browser.http.get("/api/server").json()["printed"] == PRINTED
    for sent, found in ((None, THIEVES), ("", None), ("[thieves]\ncard_vp = 9", {"thieves.card_vp": 9})):
        browser.open("hh", expansions=["thieves"], values=sent)
        assert browser.http.get("/api/tables").json()[0]["options"].get("values") == found
    browser.close()


def test_a_server_does_not_start_with_a_mistake(tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_text("[thieves]\ncard_vp = 99", encoding="utf-8")
    with pytest.raises(ValuesError, match=r"box.toml: thieves.card_vp: expected"):
        _ = settings_for(tmp_path, values=tmp_path / "box.toml").box


def test_a_rematch_keeps_all_values_that_the_host_gave() -> None:
    setup = new_setup(Options(2, ("thieves",)), chairs("hh"), "seed", values=GIVEN)
    assert setup.game().options.given == THIEVES
    table = LiveTable(setup)
    table.rematch.apply(Offered(1, [1], Wish(expansions=["artisans"], places="stay"), "en"))
    assert next_setup(table, [1, 2], {1, 2}).game().options.given == {"artisans.djinn_vp.ptah": 8}


def test_what_is_printed_follows_every_value() -> None:
    """Each value from the box changes something that browsers show, and settles a doubt."""
    for path, slot in SLOTS.items():
        other = OTHERS.get(path, slot.usual)
        if isinstance(other, dict):
            other = {**other, "gold": other["gold"] + 1}
        elif type(other) is int:
            other = other + 1
        seen = printed_seen({path: other})
        assert seen.doubts, path
        assert seen.djinns or seen.items or seen.thieves or seen.whims or seen.tiles or seen.facts or path in TOLD_ALONE, path


def test_a_card_of_another_box_keeps_its_points() -> None:
    """The card that the Artisans replace is certain; theirs is not (XSET-7)."""
    assert printed_seen({"artisans.djinn_vp.boaz": 9}).djinns == {"boaz": DjinnPrinted(6, 9, 0, 0)}
    mountains = printed_seen({"artisans.workshop_mountains": ["NW", "SE", "EW"]}).tiles
    assert {face: tile.count for face, tile in mountains.items()} == {"workshop se": 1, "workshop ew": 1}
    track = printed_seen({"whims.five_player_track": [0, 1, 1, 3, 3, 5, 5, 8, 8, 12, 18]})
    assert track.facts == {"doubled": "1, 3, 5, 8"}
