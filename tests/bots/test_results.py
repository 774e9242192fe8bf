"""The folder of a contest: it goes on where it was, loses nothing, and touches nothing it does not understand."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from naqala import Options
from naqala.bots import Budget
from naqala.bots.arena.results import open_folder
from naqala.bots.arena.running import run_contest
from naqala.engine.kernel import running_mode
from naqala.errors import ArenaError
from naqala.position import RULES
from tests.backends import contest_of, local
from tests.bots.fakes import KINDS, SMALL, files, run, untimed


def test_a_contest_that_was_stopped_goes_on(tmp_path: Path) -> None:
    """If any part of the last line is missing, the missing games are played, as if the contest had never stopped."""
    run(tmp_path / "whole", SMALL)
    run(tmp_path / "torn", SMALL)
    lines = (tmp_path / "torn" / "games.jsonl").read_bytes().splitlines(keepends=True)
    for cut in (1, 40, len(lines[3]) - 1):
        (tmp_path / "torn" / "games.jsonl").write_bytes(b"".join(lines[:3]) + lines[3][:cut])
        with open_folder(tmp_path / "torn", SMALL) as folder:
            assert folder.missing() == [3, 4, 5]
            run_contest(folder, local(0), KINDS)
        assert (tmp_path / "torn" / "games.jsonl").read_bytes().startswith(b"".join(lines[:3]))
        with open_folder(tmp_path / "torn", SMALL) as torn, open_folder(tmp_path / "whole", SMALL) as whole:
            assert [untimed(result) for result in torn.results] == [untimed(result) for result in whole.results]


def test_a_finished_contest_plays_nothing_again(tmp_path: Path) -> None:
    run(tmp_path, SMALL)
    before = files(tmp_path)
    with open_folder(tmp_path, SMALL) as folder:
        assert folder.missing() == []
        run_contest(folder, local(0), {})
    assert files(tmp_path) == before


def test_more_games_go_on_with_a_contest_and_fewer_are_refused(tmp_path: Path) -> None:
    run(tmp_path, SMALL)
    more = replace(SMALL, games=10)
    with open_folder(tmp_path, more) as folder:
        assert folder.missing() == [6, 7, 8, 9]
    assert json.loads((tmp_path / "contest.json").read_text())["games"] == 10
    with pytest.raises(ArenaError, match="games: there 10, asked 6"), open_folder(tmp_path, SMALL):
        pass


def changed(line: bytes, **fields: Any) -> bytes:
    """A line of games.jsonl with other fields."""
    return json.dumps({**json.loads(line), **fields}).encode() + b"\n"


CORRUPT: dict[str, Callable[[bytes], bytes]] = {
    "half a line": lambda line: line[:50] + b"\n",
    "empty": lambda _: b"\n",
    "no text": lambda line: line[:-2] + b"\xff\n",
    "no object": lambda _: b"[1, 2]\n",
    "a field too many": lambda line: changed(line, mood="good"),
    "a field too few": lambda line: json.dumps({"game": json.loads(line)["game"]}).encode() + b"\n",
    "a game of no contest": lambda line: changed(line, game=6),
    "a game that is no number": lambda line: changed(line, game="1"),
    "a game twice": lambda line: changed(line, game=0, start=0, rotation=0, bots=["first", "last"]),
    "other bots": lambda line: changed(line, bots=["first", "first"]),
    "other scores": lambda line: changed(line, scores=[1, 2]),
    "scores that are none": lambda line: changed(line, scores="12"),
    "another winner": lambda line: changed(line, winners=[1, 2]),
    "no times": lambda line: changed(line, thinking=[]),
    "times below zero": lambda line: changed(line, seconds=-1),
    "a failure without a bot": lambda line: changed(line, failure={"seat": 1}),
    "rounds in words": lambda line: changed(line, rounds="eight"),
    "no reasons": lambda line: changed(line, ended=[1]),
}


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    path = tmp_path_factory.mktemp("finished")
    run(path, SMALL)
    return files(path)


def copy_to(path: Path, content: dict[str, bytes]) -> dict[str, bytes]:
    for name, text in content.items():
        (path / name).write_bytes(text)
    return files(path)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"seed": "other"}, 'seed: there "k", asked "other"'),
        ({"budget": Budget(nodes=2)}, "budget: there"),
        ({"bots": ("last", "first")}, "bots: there"),
        ({"options": Options(2, ("whims",))}, "options: there"),
    ],
)
def test_another_contest_is_refused(change: dict[str, Any], says: str, finished: dict[str, bytes], tmp_path: Path) -> None:
    before = copy_to(tmp_path, finished)
    with pytest.raises(ArenaError, match=says), open_folder(tmp_path, replace(SMALL, **change)):
        pass
    assert files(tmp_path) == before


def test_games_of_other_bots_are_not_gone_on_with(finished: dict[str, bytes], tmp_path: Path, monkeypatch: Any) -> None:
    """After a change of a bot its old games must not be counted with the new ones."""
    before = copy_to(tmp_path, finished)
    monkeypatch.setattr("naqala.bots.arena.contest.sources_digest", lambda: "other")
    with pytest.raises(ArenaError, match="sources: there"), open_folder(tmp_path, SMALL):
        pass
    assert files(tmp_path) == before


@pytest.mark.parametrize("fault", CORRUPT)
def test_a_corrupt_line_is_named_and_nothing_is_changed(fault: str, finished: dict[str, bytes], tmp_path: Path) -> None:
    lines = finished["games.jsonl"].splitlines(keepends=True)
    lines[1] = CORRUPT[fault](lines[1])
    before = copy_to(tmp_path, {**finished, "games.jsonl": b"".join(lines)})
    with pytest.raises(ArenaError, match=r"games\.jsonl, line 2: "), open_folder(tmp_path, SMALL):
        pass
    assert files(tmp_path) == before


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "{}",
        f'{{"format": "naqala-contest", "version": 1, "rules": {RULES}}}',
        "version 2",
        "games x",
        "games true",
    ],
)
def test_a_corrupt_contest_is_named_and_nothing_is_changed(text: str, finished: dict[str, bytes], tmp_path: Path) -> None:
    contest = json.loads(finished["contest.json"])
    field, _, value = text.partition(" ")
    if field in contest:
        text = json.dumps({**contest, field: {"2": 2, "true": True}.get(value, value)})
    before = copy_to(tmp_path, {**finished, "contest.json": text.encode()})
    with pytest.raises(ArenaError, match=r"contest\.json: "), open_folder(tmp_path, SMALL):
        pass
    assert files(tmp_path) == before


def test_other_folders_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    with pytest.raises(ArenaError, match=r"letter\.txt"), open_folder(tmp_path, SMALL):
        pass
    with pytest.raises(ArenaError, match="got a file"), open_folder(tmp_path / "letter.txt", SMALL):
        pass
    assert files(tmp_path) == {"letter.txt": b"dear"}


def test_two_arenas_do_not_write_to_one_folder(tmp_path: Path) -> None:
    with open_folder(tmp_path, SMALL), pytest.raises(ArenaError, match="another command"), open_folder(tmp_path, SMALL):
        pass
    with open_folder(tmp_path, SMALL) as folder:
        assert len(folder.missing()) == 6


def test_an_arena_that_is_killed_leaves_no_process_behind_and_loses_no_game(tmp_path: Path) -> None:
    words = ["--bots", "uniform,uniform", "--seats", "2", "--games", "4000", "--out", str(tmp_path / "out"), "--jobs", "2"]
    arena = subprocess.Popen(
        [sys.executable, "-m", "naqala.cli", "arena", *words], env={**os.environ, "NAQALA_MODE": running_mode()}
    )
    games = tmp_path / "out" / "games.jsonl"
    while not games.exists() or games.read_bytes().count(b"\n") < 3:
        assert arena.poll() is None
        time.sleep(0.05)
    children = Path(f"/proc/{arena.pid}/task/{arena.pid}/children")
    workers = children.read_text(encoding="utf-8").split() if children.exists() else []
    arena.kill()
    arena.wait()
    limit = time.monotonic() + 20
    while any(Path(f"/proc/{worker}/cmdline").exists() for worker in workers):
        assert time.monotonic() < limit, "a process outlived its arena"
        time.sleep(0.05)
    contest = contest_of(("uniform", "uniform"), Options(2), 4000, "0")
    with open_folder(tmp_path / "out", contest) as folder:
        assert len(folder.results) >= 3
