"""Taking back, saving and resuming a game in the terminal."""

import json
from pathlib import Path

import pytest

from naqala import Game, Options
from naqala.cli.main import main
from naqala.errors import BotError, BudgetError, FormatError, NaqalaError, OptionsError
from naqala.options import EXPANSIONS
from naqala.terminal import saves
from naqala.terminal.saves import Saved
from naqala.terminal.seating import seated
from tests.terminal.session import Played, at_the_move, by_menu, first_option, new, plainly, revealing_game, scripted

# Taking back


def test_undo_within_a_turn() -> None:
    plain = plainly()
    assert plain.game.decision.ask == "move"
    picked = at_the_move("human,uniform", "c4").run()
    assert picked.game.decision.ask == "drop"
    back = at_the_move("human,uniform", "c4", "undo").run()
    assert back.game.position() == plain.game.position()
    assert "Undone." in back.text
    again = at_the_move("human,uniform", "c4", "1", "undo", "undo", "undo").run()
    assert again.game.position() == plain.game.position()
    assert "Nothing to undo" in again.text


def test_undo_stops_at_other_peoples_answers() -> None:
    played = new("human,human", scripted(["", "3", "", "undo"]), seed="7").run()
    assert len(played.game.actions) == 1
    assert "Nothing to undo: Player 2 has answered since." in played.text
    refused = new("human,human", scripted(["", "3", "", "undo!"]), seed="7").run()
    assert "other people are playing too" in refused.text
    assert len(refused.game.actions) == 1


def test_undo_stops_where_something_was_revealed() -> None:
    start = revealing_game().position().to_json()
    refused = Played(revealing_game(), "human,uniform", scripted(["use sloar", "undo"])).run()
    assert "something new was revealed since" in refused.text
    assert refused.game.position().to_json() != start
    further = Played(revealing_game(), "human,uniform", scripted(["use sloar", "undo!"])).run()
    assert further.game.position().to_json() == start
    assert "Luck stays the same" in further.text
    again = Played(revealing_game(), "human,uniform", scripted(["use sloar", "undo!", "use sloar"])).run()
    assert again.game.position() == refused.game.position()


def test_undo_at_the_start() -> None:
    assert "Nothing to undo" in new("human", scripted(["undo", "undo!"]), seed="7").run().text


# Saving


def test_save_and_resume_give_the_same_game(tmp_path: Path) -> None:
    """Stopped somewhere and resumed, a game goes on as if it had never stopped, luck included."""
    path, choose = tmp_path / "game.json", by_menu(5, typed=1.0)

    def for_a_while(played: Played, prompt: str) -> str:
        if len(played.prompts) > 60:
            raise EOFError
        return choose(played, prompt)

    options = Options(2, EXPANSIONS)
    whole = new("human,human", by_menu(5, typed=1.0), options, "5").run().game
    stopped = new("human,human", for_a_while, options, "5", path=path).run().game
    assert not stopped.is_over
    saved = saves.read(path)
    assert saved.same_luck
    assert saved.game.position() == stopped.position()
    assert [player.name for player in saved.players] == ["Player 1", "Player 2"]
    while not saved.game.is_over:
        saved.game.play(whole.actions[len(saved.game.actions)])
    assert saved.game.position() == whole.position()


def test_resume_knows_what_can_be_undone(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    first = new("human,uniform", scripted(["18", "12", "c4"]), seed="7", path=path).run()
    assert first.game.decision.ask == "drop"
    saved = saves.read(path)
    again = Played(saved.game, "human,uniform", scripted(["undo"])).run()
    assert again.game.decision.ask == "move"


def test_saved_after_every_turn_of_a_person(tmp_path: Path) -> None:
    path = tmp_path / "game.json"

    def read(played: Played, prompt: str) -> str:
        answered = any(step.seat == 1 and not step.forced for step in played.session.history)
        assert path.exists() == answered
        if len(played.prompts) > 12:
            raise EOFError
        return first_option(played, prompt)

    new("human,uniform", read, seed="3", path=path).run()


def test_ctrl_c_and_the_end_of_input_save(tmp_path: Path) -> None:
    def interrupted(played: Played, prompt: str) -> str:
        if len(played.prompts) > 5:
            raise KeyboardInterrupt
        return first_option(played, prompt)

    path = tmp_path / "game.json"
    played = new("human,uniform", interrupted, seed="3", path=path).run()
    assert played.status == 130
    assert f"naqala play --resume {path}\n" in played.text
    assert saves.read(path).game.position() == played.game.position()
    ended = new("human,uniform", scripted(["3"]), seed="3", path=tmp_path / "ended.json").run()
    assert ended.status == 0
    assert saves.read(tmp_path / "ended.json").game.position() == ended.game.position()


def test_quit_and_save_commands(tmp_path: Path) -> None:
    path = tmp_path / "other.json"
    played = new("human,uniform", scripted(["3", "save", f"save {path}", f"save {tmp_path}", "quit"]), seed="3").run()
    assert played.status == 0
    assert f"Saved. Resume any time with: naqala play --resume {played.session.path}\n" in played.text
    assert "expected a file that can be written" in " ".join(played.text.split())
    assert saves.read(path).game.actions == played.game.actions


def test_no_other_file_is_overwritten(tmp_path: Path) -> None:
    """Another person's game, or anything else; a file this game was saved to may be written again."""
    other, mine = tmp_path / "other.json", tmp_path / "mine.json"
    other.write_text("not yours")
    played = new("human,uniform", scripted(["3", f"save {other}", f"save {mine}", f"save {mine}", "quit"]), seed="3").run()
    assert "exists and may hold another game" in " ".join(played.text.split())
    assert other.read_text() == "not yours"
    assert played.text.count(f"naqala play --resume {mine}\n") == 2


def disk_full(*_: Path) -> Path:
    raise OSError("the disk is full")


def test_a_failed_save_keeps_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    saved = Saved(Game.new(Options(2), "1"), seated(["human", "uniform"]), "1", 2.0)
    saves.write(saved, path, saved.game.actions)
    before = path.read_bytes()

    monkeypatch.setattr(Path, "replace", disk_full)
    with pytest.raises(FormatError, match="the disk is full"):
        saves.write(saved, path, saved.game.actions)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]
    played = new("human,uniform", scripted(["3", "3"]), seed="3", path=path).run()
    assert "Not saved" in played.text
    assert played.status == 0


def test_a_record_that_does_not_follow_from_its_seed(tmp_path: Path) -> None:
    """Another seed in the file: the position stands, luck is new."""
    path = tmp_path / "game.json"
    played = new("human,human", by_menu(1), seed="5", path=path)
    played._read = scripted(["", "0", "", "1", "0", "3", ""])
    played.run()
    document = json.loads(path.read_text(encoding="utf-8"))
    document["seed"] = "another"
    path.write_text(json.dumps(document), encoding="utf-8")
    saved = saves.read(path)
    assert not saved.same_luck
    assert saved.game.actions == played.game.actions
    Played(saved.game, "human,human", by_menu(2)).run()
    assert saved.game.is_over


@pytest.mark.parametrize(
    ("change", "error", "said"),
    [
        ({"format": "naqala-record"}, FormatError, 'expected "naqala-play"'),
        ({"version": 2}, FormatError, "version: expected 1"),
        ({"rules": 99}, FormatError, "rules: expected"),
        ({"seed": 7}, FormatError, "seed: expected a text, got 7"),
        ({"seconds": 0}, BudgetError, "expected more than nothing"),
        ({"seconds": "two"}, BudgetError, "expected more than nothing"),
        ({"seats": 3}, FormatError, "seats: expected a list"),
        ({"seats": [{"kind": "human", "name": "Ann"}]}, FormatError, "expected 2 seats"),
        ({"seats": [{"kind": "human"}, {"kind": "human", "name": "Bo"}]}, FormatError, "name: expected this field, got nothing"),
        ({"seats": [{"kind": "genie", "name": "Ann"}, {"kind": "human", "name": "Bo"}]}, BotError, "got 'genie'"),
        ({"seats": [{"kind": "human", "name": "Bo"}, {"kind": "human", "name": "bo"}]}, OptionsError, "each name once"),
        ({"record": {}}, FormatError, 'expected "naqala-record"'),
        ({"record": None}, FormatError, "expected a naqala-record object"),
        ({"extra": 1}, FormatError, "expected fields of"),
    ],
)
def test_saves_that_cannot_be_read(change: dict[str, object], error: type[NaqalaError], said: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    saved = Saved(Game.new(Options(2), "1"), seated(["human", "uniform"]), "1", 2.0)
    saves.write(saved, path, saved.game.actions)
    document = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps({**document, **change}), encoding="utf-8")
    with pytest.raises(error, match=said) as raised:
        saves.read(path)
    assert str(raised.value).count("game.json") == 1
    for name in document:
        path.write_text(json.dumps({key: value for key, value in document.items() if key != name}), encoding="utf-8")
        with pytest.raises(FormatError):
            saves.read(path)


def test_a_saved_game_can_be_replayed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """By its players' names, without taking its record out of the file."""
    path = tmp_path / "game.json"
    saves.write(Saved(Game.new(Options(2), "5"), seated(["human", "greedy"], ["Ann", "Bo"]), "5", 2.0), path, [])
    assert main(["replay", str(path)]) == 0
    told = capsys.readouterr().out
    assert "Ann" in told
    assert "Bo" in told
