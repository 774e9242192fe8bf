"""The score aid over REST: what is in play, the sheets, and what is refused."""

import json
from pathlib import Path
from typing import Any

import pytest

from naqala import Options
from tests.server.clients import Browser, running, settings_for
from tests.tally.entering import entered
from tests.tally.many import finished


def test_what_is_in_play(someone: Browser) -> None:
    found = someone.http.get("/api/score", params={"seats": 4, "expansions": ["artisans", "whims"], "promos": "wilwit"}).json()
    assert (found["camels"], found["tent"], found["tiles"]["city"]) == (8, {"tiles": 9, "reds": 9}, 5)
    assert found["lake"] == [{"near": "lake_palms", "of": "palms"}, {"near": "lake_palaces", "of": "palaces"}]
    assert (found["fakirs_with"], found["gold"]) == ("alamin", 10_000)
    assert found["djinns"][-1] == "wilwit"
    assert found["thieves"] == []


def test_values_from_the_box_change_what_there_is(someone: Browser) -> None:
    asked: dict[str, Any] = {"seats": 2, "expansions": ["artisans"]}
    assert someone.http.get("/api/score", params=asked).json()["items"] == {"precious5": 5, "precious7": 4, "precious9": 2}
    values = json.dumps({f"artisans.precious_items.{item}.copies": n for item, n in (("precious5", 4), ("precious9", 3))})
    found = someone.http.get("/api/score", params={**asked, "values": values}).json()["items"]
    assert found == {"precious5": 4, "precious7": 4, "precious9": 3}
    for wrong in ("[]", "{", '{"artisans.precious_items.precious9.copies": "many"}', '{"nothing": 1}'):
        refused = someone.http.get("/api/score", params={**asked, "values": wrong})
        assert (refused.status_code, refused.json()["error"]) == (400, "ValuesError")


def test_a_finished_game_is_scored_as_the_engine_does(someone: Browser) -> None:
    game = finished(Options(3, ("artisans", "whims")), 5)
    answer = someone.http.post("/api/score", json=entered(game)).json()
    assert answer["sheets"] == list(game.score_sheet())
    outcome = game.outcome()
    assert outcome
    assert answer["end"]["totals"] == list(outcome.totals)
    assert answer["end"]["winners"] == list(outcome.winners)
    assert answer["end"]["result"] in ("won", "shared")


def test_lines_of_other_expansions_are_left_out(someone: Browser) -> None:
    answer = someone.http.post("/api/score", json={"players": [{"gold": 3}, {"gold": 2}]}).json()
    assert "tent" not in answer["sheets"][0]
    assert answer["parts"] == ["base", "bids", "two"]
    assert answer["sources"][0]["gold"] == [{"key": "count.gold", "args": {"gold": 3}}]
    assert answer["end"] == {"totals": [3, 2], "winners": [1], "result": "won", "reasons": []}


@pytest.mark.parametrize(
    ("given", "error", "text"),
    [
        (
            {"players": [{"gold": "much"}, {}]},
            "FormatError",
            'score.players[0].gold: expected a whole number from 0 to 10000, got "much"',
        ),
        ({"players": [{}], "expansions": ["whims"]}, "OptionsError", "solo: expected no expansions with 1 seat, got whims"),
    ],
)
def test_what_is_refused(someone: Browser, given: dict[str, Any], error: str, text: str) -> None:
    refused = someone.http.post("/api/score", json=given)
    assert (refused.status_code, refused.json()) == (400, {"error": error, "text": text})


def test_what_does_not_fit_together_comes_in_parts(someone: Browser) -> None:
    """The page says it in its own language."""
    refused = someone.http.post("/api/score", json={"players": [{"djinns": ["marid"]}] * 2})
    assert (refused.status_code, refused.json()) == (
        400,
        {
            "error": "TallyError",
            "text": "players.djinns.marid: expected at most 1 in all, got 2",
            "fault": {"why": "together", "field": "djinns", "word": "marid", "most": 1, "got": 2},
        },
    )


def test_a_game_that_does_not_exist_has_nothing_in_play(someone: Browser) -> None:
    assert someone.http.get("/api/score", params={"seats": 5}).json()["error"] == "OptionsError"
    assert someone.http.get("/api/score", params={"seats": 9}).status_code == 422


def test_the_rate_is_limited(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, score_rate="2/minute")) as server, Browser(server.address) as browser:
        answers = [browser.http.post("/api/score", json={"players": [{}, {}]}).status_code for _ in range(3)]
        assert answers == [200, 200, 429]
