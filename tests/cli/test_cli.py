"""The command line: every command for people and for programs, standard input, and errors without a traceback."""

import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from naqala import Game, Options
from naqala.bots import BOTS
from naqala.cli.main import main
from naqala.cli.parser import BOT_NAMES
from naqala.cli.simulate import SMALLEST
from naqala.notation import HEAD
from naqala.options import PROMOS
from naqala.position import FORMAT, RULES
from naqala.record import Record, RecordedPlayer, save, to_record
from naqala.record import replay as replay_record
from naqala.texts import say, speaking
from tests.scene import position

SIMULATION = {
    *("games", "seconds", "games_per_second", "decisions_per_second", "mean_scores", "mean_rounds", "ended_by", "violations"),
    "mode",
}
TIMES = ("seconds", "games_per_second", "decisions_per_second")
Output = pytest.CaptureFixture[str]


def text_of(output: Output, *words: str, status: int = 0) -> str:
    """What a command prints; nothing may come on standard error."""
    assert main(words) == status
    printed = output.readouterr()
    assert printed.err == ""
    return printed.out


def json_of(output: Output, *words: str, status: int = 0) -> dict[str, Any]:
    """The one JSON object, on one line, that a command prints with --json."""
    text = text_of(output, *words, "--json", status=status)
    assert text.count("\n") == 1
    value = json.loads(text)
    assert isinstance(value, dict)
    return value


def complaint(output: Output, *words: str) -> str:
    """The one line on standard error of a command that ends with status 2; standard output stays empty."""
    try:
        status = main(words)
    except SystemExit as error:  # argparse
        status = int(str(error.code))
    printed = output.readouterr()
    assert status == 2
    assert printed.out == ""
    assert "Traceback" not in printed.err
    return printed.err


@pytest.fixture
def start(tmp_path: Path) -> str:
    """A start position of the base game in a file."""
    path = tmp_path / "start.json"
    path.write_text(json.dumps(Game.new(Options(3), 7).position().to_json()), encoding="utf-8")
    return str(path)


@pytest.fixture
def rich_one(tmp_path: Path, capsys: Output) -> str:
    """A position with everything in it, in the middle of a game."""
    path = tmp_path / "rich.json"
    path.write_text(text_of(capsys, "position", "--seats", "4", "--expansions", "all", "--promos", "all", "--after", "150"))
    return str(path)


@pytest.fixture
def record(tmp_path: Path) -> str:
    """A whole game in a file."""
    path, game = tmp_path / "game.json", Game.new(Options(2), 3)
    while not game.is_over:
        game.play(game.legal_actions()[-1])
    save(game, path)
    return str(path)


def feed(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(text))


# position


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("--seats", "1"),
        ("--seats", "2", "--expansions", "none"),
        ("--seats", "4", "--expansions", "artisans,thieves", "--promos", "dhenim,galbells"),
        ("--seats", "4", "--five-track"),
        ("--seats", "5", "--expansions", "all", "--promos", "all", "--after", "40"),
        ("--seats", "3", "--expansions", "whims", "--seed", "any word", "--after", "1000000"),
    ],
)
def test_position(words: tuple[str, ...], capsys: Output) -> None:
    """A position file, readable or on one line, the same both times; the game can go on from it."""
    readable = json.loads(text_of(capsys, "position", *words))
    assert readable == json_of(capsys, "position", *words)
    assert readable["format"] == FORMAT
    assert Game.from_position(readable).position().to_json() == readable


def test_position_follows_its_options_and_seed(capsys: Output) -> None:
    document = json_of(capsys, "position", "--seats", "4", "--expansions", "whims,artisans", "--promos", "wilwit", "--seed", "9")
    assert document["options"] == {"seats": 4, "expansions": ["artisans", "whims"], "promos": ["wilwit"], "five_track": False}
    assert json_of(capsys, "position", "--seed", "9") == json_of(capsys, "position", "--seed", "9")
    assert json_of(capsys, "position", "--seed", "9") != json_of(capsys, "position", "--seed", "10")


# legal, apply, score, show


def test_legal(start: str, capsys: Output) -> None:
    answer = json_of(capsys, "legal", start)
    game = Game.from_position(json.loads(Path(start).read_text(encoding="utf-8")))
    assert answer == {
        "ask": "bid",
        "seat": game.decision.seat,
        "about": {},
        "actions": [action.text for action in game.legal_actions()],
    }
    lines = text_of(capsys, "legal", start).splitlines()
    assert lines[0] == f"bid: seat {game.decision.seat}, {len(answer['actions'])} answers"
    assert [line.strip() for line in lines[1:]] == answer["actions"]


def test_legal_for_chance_has_weights(tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "solo.json"
    path.write_text(json.dumps(position(seats=1, step="roll", seat=None)), encoding="utf-8")
    answer = json_of(capsys, "legal", str(path))
    assert answer["seat"] == "chance"
    assert list(answer["weights"].values()) == [1] * 36
    assert "roll 6 6  (weight 1)" in text_of(capsys, "legal", str(path))


def test_legal_after_the_end(tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "over.json"
    path.write_text(json.dumps(position(step="over", end={"no_move": True})), encoding="utf-8")
    assert json_of(capsys, "legal", str(path)) == {"ask": "over", "seat": None, "about": {}, "actions": []}
    assert text_of(capsys, "legal", str(path)) == "over: no seat, 0 answers\n"
    assert json_of(capsys, "perft", str(path), "--depth", "2", "--divide")["perft"] == {"1": 0, "2": 0}
    assert json_of(capsys, "score", str(path))["outcome"] == {"winners": [1, 2, 3], "reasons": ["no move"]}
    said = text_of(capsys, "score", str(path), "--language", "de")
    with speaking("de"):
        assert say("score.total") in said and say("over.no move") in " ".join(said.split())
    assert "GameOverError" in complaint(capsys, "apply", str(path), "pass")


def test_apply(start: str, capsys: Output) -> None:
    game = Game.from_position(json.loads(Path(start).read_text(encoding="utf-8")))
    actions = []
    for _ in range(5):
        actions.append(game.legal_actions()[0].text)
        game.play(actions[-1])
    assert json_of(capsys, "apply", start, *actions) == game.position().to_json()
    assert json.loads(text_of(capsys, "apply", start, *(action.upper() for action in actions))) == game.position().to_json()


def test_score(rich_one: str, capsys: Output) -> None:
    game = Game.from_position(json.loads(Path(rich_one).read_text(encoding="utf-8")))
    answer = json_of(capsys, "score", rich_one)
    assert answer == {"seats": list(game.score_sheet()), "outcome": None}
    table = text_of(capsys, "score", rich_one)
    assert "Seat 4" in table
    for sheet in answer["seats"]:
        assert f" {sheet['total']} " in table


def test_show(start: str, rich_one: str, capsys: Output) -> None:
    for path in (start, rich_one):
        document = json.loads(Path(path).read_text(encoding="utf-8"))
        assert json_of(capsys, "show", path) == document
        drawing = text_of(capsys, "show", path)
        for seat, entry in enumerate(document["seats"], 1):
            assert f"Seat {seat}  {entry['gold']} gold | " in drawing
        for tile in document["board"].values():
            assert tile.get("meeples", "") in drawing
        assert f"Round {document['round']}: Seat {json_of(capsys, 'legal', path)['seat']} " in drawing


@pytest.mark.parametrize("words", [("--seats", "1", "--after", "60"), ("--seats", "5", "--expansions", "whims", "--after", "77")])
def test_show_draws_any_game(words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    drawing = text_of(capsys, "position", *words)
    for language, supply, number in (("en", "Supply", "Round "), ("de", "Vorrat", "Runde "), ("fr", "Réserve", "Manche ")):
        feed(monkeypatch, drawing)
        shown = text_of(capsys, "show", "-", "--language", language)
        assert supply in shown
        assert shown.splitlines()[-1].startswith(number)


def test_show_numbers_yazid_after_the_person(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    feed(monkeypatch, text_of(capsys, "position", "--seats", "1"))
    lines = text_of(capsys, "show", "-", "--language", "en").splitlines()
    assert [line.split("  ")[0] for line in lines if re.match(r"\d Yazid", line)] == ["2 Yazid"]


# perft, replay


def test_perft(start: str, capsys: Output) -> None:
    answer = json_of(capsys, "perft", start, "--depth", "3", "--divide")
    first = len(json_of(capsys, "legal", start)["actions"])
    assert list(answer["perft"]) == ["1", "2", "3"]
    assert answer["perft"]["1"] == first == len(answer["divide"])
    assert sum(answer["divide"].values()) == answer["perft"]["3"]
    assert json_of(capsys, "perft", start, "--depth", "2") == {"perft": {key: answer["perft"][key] for key in ("1", "2")}}
    lines = text_of(capsys, "perft", start, "--depth", "2", "--divide").splitlines()
    assert lines[-2:] == [f"depth {depth}  {answer['perft'][str(depth)]}" for depth in (1, 2)]
    assert len(lines) == first + 2


def test_replay(record: str, capsys: Output) -> None:
    document = json.loads(Path(record).read_text(encoding="utf-8"))
    answer = json_of(capsys, "replay", record)
    assert set(answer) == {"actions", "seats", "outcome", "position"}
    assert answer["actions"] == len(document["actions"])
    assert answer["position"]["turn"] == {"step": "over"}
    assert answer["outcome"]["winners"]
    for seat in ((), ("--seat", "1"), ("--seat", "2")):
        lines = text_of(capsys, "replay", record, *seat).splitlines()
        assert lines[0] == f"--- {say('log.round', n=1)} ---"
        assert len([line for line in lines if line.startswith("---")]) == answer["position"]["round"]
        assert say("over.no move") in " ".join(lines[-3:])


def test_replay_prints_events(record: str, capsys: Output) -> None:
    """All of them, or those a seat has seen: as JSON the events themselves, otherwise one line each."""
    game = replay_record(Record.from_json(json.loads(Path(record).read_text(encoding="utf-8"))))
    for seat, events in (((), game.events()), (("--seat", "2"), game.log(2).events())):
        assert json_of(capsys, "replay", record, "--events", *seat) == {"events": msgspec.to_builtins(events)}
        lines = text_of(capsys, "replay", record, "--events", *seat).splitlines()
        assert [(line[:15].strip(), line.rpartition("(")[2]) for line in lines] == [
            (event.kind, f"{event.cause})") for event in events
        ]
    assert game.events() != game.log(2).events()


def test_replay_tells_a_game_in_every_language_and_by_the_names_of_its_players(tmp_path: Path, capsys: Output) -> None:
    game = Game.new(Options(2), 7)
    game.play("bid 3")
    players = [RecordedPlayer("Amira"), RecordedPlayer("Dinar", "greedy")]
    path = tmp_path / "game.json"
    path.write_text(json.dumps(to_record(game, players).to_json()), encoding="utf-8")
    for language, told in (("en", "bids 3."), ("de", "bietet 3."), ("fr", "mise 3.")):
        name = players[(game.events()[0].seat or 1) - 1].name
        assert f"{name} {told}" in text_of(capsys, "replay", str(path), "--language", language).splitlines()


def test_replay_of_an_unfinished_game(tmp_path: Path, capsys: Output) -> None:
    game = Game.new(Options(3, ("artisans",)), 5)
    for _ in range(20):
        game.play(game.legal_actions()[0])
    save(game, tmp_path / "game.json")
    answer = json_of(capsys, "replay", str(tmp_path / "game.json"))
    assert answer["outcome"] is None
    assert answer["position"] == game.position().to_json()
    assert say("over.no move") not in text_of(capsys, "replay", str(tmp_path / "game.json"))


# Round trips over standard input


def test_one_command_feeds_the_next(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    """position | apply | legal, score, show, perft, all the way through a game."""
    text = text_of(capsys, "position", "--seats", "2", "--expansions", "artisans,thieves", "--seed", "4", "--after", "60")
    for number in range(25):
        feed(monkeypatch, text)
        actions = json_of(capsys, "legal", "-")["actions"]
        feed(monkeypatch, text)
        chosen = actions[number % len(actions)]
        text = text_of(capsys, "apply", "-", chosen, *(["--json"] if number % 2 else []))
    final = json.loads(text)
    feed(monkeypatch, text)
    assert json_of(capsys, "show", "-") == final
    feed(monkeypatch, text)
    assert len(json_of(capsys, "score", "-")["seats"]) == 2
    feed(monkeypatch, text)
    assert json_of(capsys, "perft", "-", "--depth", "1")["perft"]["1"] == len(Game.from_position(final).legal_actions())


def test_a_record_over_standard_input(record: str, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    feed(monkeypatch, Path(record).read_text(encoding="utf-8"))
    from_input = json_of(capsys, "replay", "-")
    assert from_input == json_of(capsys, "replay", record)
    feed(monkeypatch, json.dumps(from_input["position"]))
    assert json_of(capsys, "score", "-")["outcome"] == from_input["outcome"]


# simulate


@pytest.mark.parametrize(
    ("seats", "expansions"), [("1", "none"), ("3", "none"), ("4", "all"), ("5", "artisans,whims"), ("2", "thieves")]
)
def test_simulate(seats: str, expansions: str, capsys: Output) -> None:
    words = ("simulate", "--seats", seats, "--expansions", expansions, "--seed", "5", "--check", "--games")
    answer = json_of(capsys, *words, "3", "--bot", "uniform")
    assert set(answer) == SIMULATION
    assert answer["games"] == 3
    assert answer["violations"] == 0
    assert len(answer["mean_scores"]) == int(seats)
    if seats != "1":
        assert sum(answer["ended_by"].values()) == 3
    assert set(answer["ended_by"]) == {"last_camel", "no_move", "both", "lost"}
    assert all(answer[name] > 0 for name in (*TIMES, "mean_rounds"))
    lines = text_of(capsys, *words, "1").splitlines()
    assert [line.split()[0] for line in lines] == list(answer)


def test_a_lost_solo_game_ended_by_its_loss_alone(capsys: Output) -> None:
    """SOLO-2: the loss ends the game at once, even if another end was armed."""
    answer = json_of(capsys, "simulate", "--games", "4", "--seats", "1", "--seed", "5")
    assert sum(answer["ended_by"].values()) == 4


def without_times(answer: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in answer.items() if name not in TIMES}


def test_simulate_depends_on_the_seed_alone(capsys: Output) -> None:
    """Not on the number of jobs, nor on whether the laws are checked, nor on more jobs than there is work or room for."""
    words = ("simulate", "--games", f"{SMALLEST + 2}", "--seats", "3", "--seed")  # two chunks
    first = without_times(json_of(capsys, *words, "8"))
    assert without_times(json_of(capsys, *words, "8")) == first
    assert without_times(json_of(capsys, *words, "8", "--check")) == first
    assert without_times(json_of(capsys, *words, "8", "--jobs", "2")) == first
    assert without_times(json_of(capsys, *words, "8", "--jobs", "100000", "--check")) == first
    assert without_times(json_of(capsys, *words, "9")) != first


def test_a_simulation_goes_on_where_it_was(tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with some chunks, the last one shorter than it is now, gives what a simulation without one gives."""
    from naqala.cli import simulate

    words = ("simulate", "--seats", "2", "--seed", "5", "--games")
    kept = ("--out", str(tmp_path / "out"))
    timed = ("seconds", "games_per_second", "decisions_per_second")
    whole = json_of(capsys, *words, f"{SMALLEST + 4}")
    assert json_of(capsys, *words, f"{SMALLEST + 2}", *kept)["games"] == SMALLEST + 2
    played: list[int] = []
    original = simulate.play_chunk

    def noted(options: Options, seed: str, games: int, checked: bool) -> list[int]:
        played.append(games)
        return original(options, seed, games, checked)

    monkeypatch.setattr(simulate, "play_chunk", noted)
    longer = json_of(capsys, *words, f"{SMALLEST + 4}", *kept)
    assert {name: longer[name] for name in longer if name not in timed} == {
        name: whole[name] for name in whole if name not in timed
    }
    assert played == [4]
    again = json_of(capsys, *words, f"{SMALLEST + 4}", *kept)
    assert played == [4] and again["games_per_second"] == 0.0 and again["mean_scores"] == whole["mean_scores"]


def test_a_simulation_cut_short_in_a_line_plays_that_chunk_again(tmp_path: Path, capsys: Output) -> None:
    words = ("simulate", "--seats", "2", "--seed", "5", "--games", f"{SMALLEST + 2}", "--out", str(tmp_path / "out"))
    whole, lines = json_of(capsys, *words), tmp_path / "out" / "chunks.jsonl"
    lines.write_bytes(lines.read_bytes()[:-20])
    assert json_of(capsys, *words)["mean_scores"] == whole["mean_scores"]
    assert len(lines.read_text(encoding="utf-8").splitlines()) == 2


@pytest.mark.parametrize(
    "line", ['{"first": 0}', '{"first": 0, "games": 10, "tallies": [1]}', "[]", '{"first": -1, "games": 1, "tallies": []}']
)
def test_a_damaged_simulation_is_named_and_left_alone(line: str, tmp_path: Path, capsys: Output) -> None:
    words = ("simulate", "--seats", "2", "--games", "2", "--out", str(tmp_path / "out"))
    json_of(capsys, *words)
    lines = tmp_path / "out" / "chunks.jsonl"
    lines.write_text(line + "\n", encoding="utf-8")
    assert main(words) == 2
    assert "chunks.jsonl, line 1" in capsys.readouterr().err
    assert lines.read_text(encoding="utf-8") == line + "\n"
    assert main([*words[:-2], "--seed", "other", *words[-2:]]) == 2
    assert "seed" in capsys.readouterr().err


def test_simulate_reports_violations(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    """Exit status 1 when a law was broken."""
    from naqala.cli import simulate
    from naqala.engine.play import TALLIES, Tally

    tallies = [3] * TALLIES
    monkeypatch.setattr(simulate, "run_games", lambda *_: tallies)
    answer = json_of(capsys, "simulate", "--games", "3", status=1)
    assert answer["violations"] == tallies[Tally.FAULTS] + tallies[Tally.UNFINISHED]


# warm, version, help


def test_warm(capsys: Output) -> None:
    assert json_of(capsys, "warm")["mode"] == "plain"
    assert text_of(capsys, "warm").startswith("plain mode is ready")


def test_help_names_all_bots() -> None:
    assert ", ".join(BOTS) == BOT_NAMES


@pytest.mark.parametrize("words", [["--version"], ["--help"], ["simulate", "--help"], ["apply", "--help"]])
def test_help_and_version(words: list[str], capsys: Output) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(words)
    assert stopped.value.code == 0
    assert "naqala" in capsys.readouterr().out


# Errors


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("dance",), "invalid choice: 'dance'"),
        (("reveiw",), "did you mean 'review'?"),
        (("simulate", "--bot", "unifrom"), "did you mean 'uniform'?"),
        (("legal",), "required: FILE"),
        (("apply", "start.json"), "required: ACTION"),
        (("perft", "start.json"), "required: --depth"),
        (("perft", "start.json", "--depth", "0"), "invalid number (1 or more) value: '0'"),
        (("perft", "start.json", "--depth", "deep"), "invalid number (1 or more) value: 'deep'"),
        (("legal", "start.json", "--colour"), "unrecognized arguments: --colour"),
        (("simulate", "--games", "0"), "argument --games: invalid number (1 or more) value: '0'"),
        (("simulate", "--games", "-5"), "argument --games"),
        (("simulate", "--games", "1.5"), "argument --games"),
        (("simulate", "--games", "9" * 5000), "argument --games"),
        (("simulate", "--jobs", "0"), "argument --jobs"),
        (("simulate", "--bot", "clever"), "argument --bot: invalid choice: 'clever'"),
        (("position", "--after", "-1"), "argument --after: invalid number (0 or more) value: '-1'"),
        (("position", "--seats", "0"), "argument --seats"),
        (("position", "--seats", "three"), "argument --seats"),
        (("replay", "game.json", "--seat", "0"), "argument --seat"),
    ],
)
def test_words_that_cannot_be_understood(words: tuple[str, ...], said: str, capsys: Output) -> None:
    assert said in complaint(capsys, *words)


@pytest.mark.parametrize("command", ["position", "simulate"])
@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--seats", "5"), "seats: 5 need the tiles of artisans or whims"),
        (("--seats", "6"), "seats: expected a number from 1 to 5, got 6"),
        (("--seats", "1", "--expansions", "all"), "solo: expected no expansions with 1 seat, got artisans, thieves, whims"),
        (("--expansions", "dragons"), "expansions: expected names of artisans, thieves, whims; got 'dragons'"),
        (("--expansions", ""), "got ''"),
        (("--expansions", "artisans,"), "got ''"),
        (("--expansions", "artisans,artisans"), "expected each name once; got artisans, artisans"),
        (("--promos", "genie"), f"promos: expected names of {', '.join(PROMOS)}; got 'genie'"),
        (("--five-track",), "five_track: expected 4 or 5 seats, got 3"),
    ],
)
def test_impossible_options(command: str, words: tuple[str, ...], said: str, capsys: Output) -> None:
    complained = complaint(capsys, command, *words)
    assert complained.startswith("naqala: OptionsError: ")
    assert said in complained


REST = {"apply": ("bid 3",), "perft": ("--depth", "1")}


@pytest.mark.parametrize("command", ["legal", "apply", "score", "show", "perft", "replay"])
@pytest.mark.parametrize("json_too", [(), ("--json",)])
def test_files_that_cannot_be_read(command: str, json_too: tuple[str, ...], tmp_path: Path, capsys: Output) -> None:
    """Missing, a directory, binary, empty, no JSON, cut off, no object, of another kind or version."""
    rest = (*REST.get(command, ()), *json_too)
    path = tmp_path / "file"
    for name in (str(path), str(tmp_path), "", f"{path}/below"):
        said = complaint(capsys, command, name, *rest)
        assert said.startswith(f"naqala: FormatError: {name}: expected a readable text file, got: ")
        assert "Errno" not in said
    whole = json.dumps(to_record(Game.new(Options(2), 1)).to_json() if command == "replay" else position())
    for content, expected in (
        (b"", "expected JSON"),
        (bytes(range(256)), "expected a readable text file"),
        (b"\x00" * 50, "expected JSON"),
        (b"naqala", "expected JSON"),
        (whole[:200].encode(), "expected JSON"),
        (b"[" * 100_000, "nested too deep"),
        (b"[]", "expected a JSON object, got []"),
        (b"null", "expected a JSON object, got null"),
        (b"{}", 'format: expected "naqala-'),
        (whole.replace('"version": 1', '"version": 2').encode(), "version: expected 1 for naqala-"),
        (whole.replace(f'"rules": {RULES}', '"rules": 99').encode(), "rules: expected "),
        (whole.replace("naqala-", "catan-").encode(), 'format: expected "naqala-'),
    ):
        path.write_bytes(content)
        said = complaint(capsys, command, str(path), *rest)
        assert said.startswith("naqala: FormatError: ")
        assert expected in said
        assert said.count("\n") == 1


def test_a_position_is_no_record(start: str, capsys: Output) -> None:
    assert 'format: expected "naqala-record", got "naqala-position"' in complaint(capsys, "replay", start)


def test_of_a_record_or_a_saved_game_the_last_position_counts(record: str, tmp_path: Path, capsys: Output) -> None:
    whole = json.loads(Path(record).read_text(encoding="utf-8"))
    game = replay_record(whole)
    document = tmp_path / "saved.json"
    players = [{"kind": "human", "name": name} for name in ("Ann", "Bo")]
    head = {"format": "naqala-play", "version": 1, "rules": whole["rules"], "seed": "1", "seconds": 1, "seats": players}
    document.write_text(json.dumps({**head, "record": whole}), encoding="utf-8")
    for path in (record, str(document)):
        assert main(["score", path, "--json"]) == 0
        assert json.loads(capsys.readouterr().out)["seats"] == list(game.score_sheet())
        assert main(["legal", path, "--json"]) == 0
        assert json.loads(capsys.readouterr().out)["actions"] == [action.text for action in game.legal_actions()]


def test_a_position_that_breaks_a_law(start: str, capsys: Output) -> None:
    document = json.loads(Path(start).read_text(encoding="utf-8"))
    document["seats"][1]["camels"] = 9
    Path(start).write_text(json.dumps(document), encoding="utf-8")
    said = complaint(capsys, "show", start)
    assert said.startswith("naqala: BrokenLawError: LAW-6 is broken at camels seats[1]: ")
    assert "got 0 on the board, 9 camels and 0 tents left" in said


@pytest.mark.parametrize(
    ("actions", "error"),
    [
        (["dance"], "UnknownActionError: expected an action such as 'bid 3' or 'drop red c4'; got 'dance'"),
        ([""], "UnknownActionError"),
        (["\udcff"], "UnknownActionError"),
        (["bid", "3"], "UnknownActionError"),
        (["pick a1"], "IllegalActionError: expected an answer to 'bid': bid 0, bid 1, bid 3, bid 5, bid 8, bid 12, bid 18"),
        (["bid 3", "bid 3"], "IllegalActionError"),
    ],
)
def test_actions_that_cannot_be_applied(start: str, actions: list[str], error: str, capsys: Output) -> None:
    """Nothing is printed, even if the first actions were fine."""
    before = Path(start).read_bytes()
    assert complaint(capsys, "apply", start, *actions).startswith(f"naqala: {error}")
    assert Path(start).read_bytes() == before


def test_a_record_with_a_wrong_action(record: str, capsys: Output) -> None:
    document = json.loads(Path(record).read_text(encoding="utf-8"))
    document["actions"][7] = "outbid"
    Path(record).write_text(json.dumps(document), encoding="utf-8")
    assert "IllegalActionError: record.actions[7]: expected an answer to" in complaint(capsys, "replay", record)
    assert "WrongSeatError" in complaint(capsys, "replay", str(saved(record)), "--seat", "3")


def saved(record: str) -> Path:
    """A short game of two seats beside another record."""
    path = Path(record).with_name("short.json")
    save(Game.new(Options(2), 1), path)
    return path


def test_standard_input_that_is_no_text(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(bytes(range(256))), encoding="utf-8"))
    assert complaint(capsys, "legal", "-").startswith("naqala: FormatError: standard input: expected readable text, got")
    feed(monkeypatch, "")
    assert complaint(capsys, "legal", "-").startswith("naqala: FormatError: standard input: expected JSON")
    closed = io.StringIO()
    closed.close()
    monkeypatch.setattr(sys, "stdin", closed)
    assert "standard input: expected readable text" in complaint(capsys, "legal", "-")


def test_stopped_by_the_keyboard(monkeypatch: pytest.MonkeyPatch, start: str, capsys: Output) -> None:
    from naqala.cli import positions

    def interrupted(_: str) -> Game:
        raise KeyboardInterrupt

    monkeypatch.setattr(positions, "read_game", interrupted)
    assert main(["legal", start]) == 130
    assert capsys.readouterr().err == "naqala: stopped\n"


# As a program of its own


def run(*words: str, text: str | None = None, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "naqala", *words],
        input=text,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        env={**os.environ, **environment},
    )


def test_the_program() -> None:
    """Positions over a pipe, errors with status 2 and without a traceback."""
    made = run("position", "--seats", "2", "--json")
    assert (made.returncode, made.stderr) == (0, "")
    asked = run("legal", "-", "--json", text=made.stdout)
    assert json.loads(asked.stdout)["ask"] == "bid"
    wrong = run("legal", "-", text=made.stdout[:-10])
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert wrong.stderr.startswith("naqala: FormatError: standard input: expected JSON")


def test_the_program_in_a_mode_that_does_not_exist() -> None:
    wrong = run("position", NAQALA_MODE="turbo")
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert "mode (NAQALA_MODE): expected one of auto, plain, checked, compiled; got 'turbo'" in wrong.stderr
    assert "Traceback" not in wrong.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_the_program_on_a_full_disk() -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        result = subprocess.run(
            [sys.executable, "-m", "naqala.cli", "position"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
            timeout=60,
        )
    assert result.returncode == 2
    assert result.stderr.startswith("naqala: a file cannot be read or written: [Errno 28]")


def test_positions_as_text(tmp_path: Path, capsys: Output) -> None:
    text = text_of(capsys, "position", "--seats", "3", "--text")
    assert text.startswith(f"{HEAD}\n")
    path = tmp_path / "start.txt"
    path.write_text(text, encoding="utf-8")
    later = text_of(capsys, "apply", str(path), "bid 3", "--text")
    assert "turn_track; 3 " in later
    assert "bid: seat" in text_of(capsys, "legal", str(path))
