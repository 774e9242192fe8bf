"""``naqala review``: a finished game, for people, as a page and for programs."""

import json
from html.parser import HTMLParser
from pathlib import Path

import pytest

from naqala import Game, Options
from naqala.cli.main import main
from naqala.record import save
from tests.bots.last_turns import missed, played_badly

NAME = "a kill that takes a tile"


@pytest.fixture
def record(tmp_path: Path) -> str:
    save(played_badly(NAME), tmp_path / "game.json")
    return str(tmp_path / "game.json")


def test_it_says_what_was_better_in_three_languages(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    for language, better in (("en", "Better: "), ("de", "Besser: "), ("fr", "Mieux\u202f: ")):
        assert main(["review", record, "--jobs", "1", "--language", language]) == 0
        assert better in capsys.readouterr().out


def test_as_json_and_as_a_page_that_needs_no_other_file(record: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "review.html"
    assert main(["review", record, "--jobs", "1", "--json", "--html", str(page)]) == 0
    (judged,) = json.loads(capsys.readouterr().out)["judgements"]
    assert judged["lost"] == pytest.approx(missed(NAME))
    found: list[tuple[str, dict[str, str | None]]] = []

    class Reader(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            found.append((tag, dict(attrs)))

    text = page.read_text(encoding="utf-8")
    Reader().feed(text)
    assert [tag for tag, _ in found].count("polyline") == 2  # a curve for each seat
    assert not [tag for tag, attrs in found if tag in ("script", "link", "img") or {"src", "href"} & set(attrs)]
    assert "Better: " in text


def test_two_processes_make_the_same_review(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    made = []
    for jobs in ("1", "2"):
        assert main(["review", record, "--jobs", jobs, "--json"]) == 0
        made.append(json.loads(capsys.readouterr().out))
    assert made[0] == made[1]


def test_a_running_game_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save(Game.new(Options(2), 1), tmp_path / "game.json")
    assert main(["review", str(tmp_path / "game.json")]) == 2
    assert "GameOverError: expected a finished game" in capsys.readouterr().err
