"""Everything a person has: as a file without secrets, and deleted so that nothing is left."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import select

from naqala.cli.main import main
from naqala.server.network.browsers import COOKIE, hashed
from naqala.server.storage.database import make_engine, sqlite_url
from naqala.server.storage.schema import METADATA
from tests.server.clients import Browser, Json, NewBrowser, Running, play_on, running, settings_for, wait_until

WEBHOOK = "https://discord.com/api/webhooks/123456789/" + "s3cret" * 10


def everything(folder: Path) -> str:
    """All rows of all tables of the database."""
    engine = make_engine(sqlite_url(folder / "tables.sqlite"))
    with engine.connect() as connection:
        stored = repr([tuple(row) for rows in METADATA.sorted_tables for row in connection.execute(select(rows))])
    engine.dispose()
    return stored


def delete(browser: Browser) -> Json:
    answer = browser.http.post("/api/me/delete", json={"confirm": "delete"})
    assert answer.status_code == 200, answer.text
    deleted: Json = answer.json()
    return deleted


class Evening:
    """Zoë and Sam: one finished game, one that goes on, one of Zoë alone, one that Zoë watched; both have said something."""

    def __init__(self, server: Running, zoe: Browser, sam: Browser) -> None:
        self.server, self.zoe, self.sam = server, zoe, sam
        zoe.http.post("/api/me", json={"name": "Zoë Secret", "colour": 1})
        self.code = zoe.http.post("/api/me/code", json={}).json()["code"]
        assert zoe.http.post("/api/me/notices/channels", json={"kind": "discord", "address": WEBHOOK}).status_code == 201
        self.over, self.running = self._together(10_000), self._together(4)
        self.alone = zoe.open("hb")["id"]
        line = zoe.connect(self.alone, 1)
        assert line.ask("rename", seat=1, name="Zoë Alone")["type"] == "done"
        self.watched = sam.open("hb")["id"]
        zoe.http.post(f"/api/tables/{self.watched}/watch", json={})
        assert zoe.connect(self.watched, None).ask("say", text="Zoë was here")["type"] == "done"

    def _together(self, answers: int) -> str:
        opened = self.sam.open("hl", seed=None)
        table = str(opened["id"])
        self.zoe.sit(table, opened["invitations"]["2"])
        lines = {1: self.sam.connect(table, 1), 2: self.zoe.connect(table, 2)}
        assert lines[1].ask("rename", seat=1, name="Sam Other")["type"] == "done"
        assert lines[2].ask("rename", seat=2, name="Zoë Secret")["type"] == "done"
        for line in lines.values():
            line.catch_up(2)
        play_on(lines, answers, Random(2))
        assert lines[1].ask("say", text="words of Sam", seat=1)["type"] == "done"
        assert lines[2].ask("say", text="words of Zoë", seat=2)["type"] == "done"
        return table

    @property
    def secrets(self) -> list[str]:
        cookie = str(self.zoe.http.cookies[COOKIE])
        return [cookie, hashed(cookie), self.code, hashed(self.code), "s3cret", "stop"]


def test_the_file_has_all_of_a_person_and_no_secret(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as server, Browser(server.address) as zoe, Browser(server.address) as sam:
        evening = Evening(server, zoe, sam)
        answer = zoe.http.get("/api/me/data")
        assert "attachment" in answer.headers["content-disposition"]
        found: Json = answer.json()
        assert found["profile"] == {"name": "Zoë Secret", "colour": 1, "camel": None, "has_code": True}
        tables = {one["table"]: one for one in found["tables"]}
        assert tables.keys() == {evening.over, evening.running, evening.alone, evening.watched}
        assert (tables[evening.alone]["host"], tables[evening.alone]["names"]) == (True, ["Zoë Alone"])
        assert (tables[evening.watched]["host"], tables[evening.watched]["seats"]) == (False, [])
        assert [(one["table"], one["seat"], one["opponents"]) for one in found["results"]] == [(evening.over, 2, ["Sam Other"])]
        assert found["results"][0]["lines"]["total"] == found["results"][0]["total"]
        assert [one["text"] for one in found["remarks"]] == ["words of Zoë", "words of Zoë", "Zoë was here"]
        assert [(one["kind"], one["label"]) for one in found["channels"]] == [("discord", "123456789")]
        for secret in [*evening.secrets, "words of Sam", hashed(str(sam.http.cookies[COOKIE]))]:
            assert secret not in answer.text
        with Browser(server.address) as stranger:
            assert stranger.http.get("/api/me/data").json()["tables"] == []


def test_after_deletion_nothing_of_the_person_is_stored(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as server, Browser(server.address) as zoe, Browser(server.address) as sam:
        evening = Evening(server, zoe, sam)
        film = sam.http.get(f"/api/tables/{evening.over}/film")
        assert "Zoë" in film.text
        secrets, cookie = evening.secrets[1:5], zoe.http.cookies[COOKIE]
        assert sam.http.get("/api/me/figures").json()["opponents"][0]["name"] == "Zoë Secret"
        assert "Zoë" in everything(tmp_path)
        assert delete(zoe) == {"tables": 4}

        assert zoe.http.cookies.get(COOKIE) is None, "the browser is a stranger again"
        stored = everything(tmp_path)
        for left in ("Zoë", *(secret for secret in secrets if secret != evening.code)):
            assert left not in stored, left
        assert "Sam Other" in stored
        assert "words of Sam" in stored

        line = sam.connect(evening.running, 1)
        chairs = line.scene["chairs"]
        assert [(chair["name"], chair["kind"], chair.get("gone")) for chair in chairs][1] == ("Player 2", "bot", True)
        with Browser(server.address) as visitor:
            assert visitor.connect(evening.alone, None).ask("say", text="hello")["error"] == "ClosedTableError"
        again = sam.http.get(f"/api/tables/{evening.over}/film", headers={"If-None-Match": film.headers["etag"]})
        assert again.status_code == 200
        assert "Zoë" not in again.text
        assert sam.http.get("/api/me/figures").json()["opponents"][0]["name"] == "Player 2"
        zoe.http.cookies.set(COOKIE, cookie)
        assert zoe.http.get("/api/tables").json() == []
        assert zoe.http.get("/api/me/figures").json()["all"]["games"] == 0


@pytest.mark.parametrize("body", [{}, {"confirm": "no"}, {"confirm": True}, {"confirm": "delete", "more": 1}])
def test_nothing_is_deleted_without_the_word(new_browser: NewBrowser, body: Any) -> None:
    one = new_browser()
    one.http.post("/api/me", json={"name": "Ann"})
    assert one.http.post("/api/me/delete", json=body).json()["error"] == "MessageError"
    assert one.http.get("/api/me").json()["name"] == "Ann"


def test_a_stranger_has_nothing_to_delete(new_browser: NewBrowser) -> None:
    assert delete(new_browser()) == {"tables": 0}


def test_people_at_a_table_see_at_once_that_a_name_is_gone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Also when the people who run the server forget a person by the command, while the table is in memory."""
    with running(settings_for(tmp_path)) as server, Browser(server.address) as host, Browser(server.address) as guest:
        opened = host.open("hl")
        table = opened["id"]
        guest.sit(table, opened["invitations"]["2"])
        assert guest.connect(table, 2).ask("rename", seat=2, name="Zoë")["type"] == "done"
        line = host.connect(table, 1)
        assert line.scene["chairs"][1]["name"] == "Zoë"
        assert main(["tables", "forget", table, "2", "--data", str(tmp_path), "--json"]) == 0
        assert json.loads(capsys.readouterr().out) == {"forgotten": [table]}
        server.run(server.house.moderation.check())
        line.closed_with()
        wait_until(lambda: host.connect(table, 1).scene["chairs"][1]["name"] == "Player 2")
        room = server.house.rooms.loaded[table]
        server.run(server.house.moderation.check())
        assert server.house.rooms.loaded[table] is room, "it is read again once"
