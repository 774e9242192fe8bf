"""Games for which no file was named are never lost; a bot that fails does not end a game."""

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from naqala.action import Action
from naqala.errors import FormatError
from naqala.terminal import autosave, saves
from naqala.terminal.session import Session
from tests.cli.test_cli import Output, complaint, feed, text_of
from tests.terminal.session import Played, first_option, new, no_answer, scripted

WORDS = ("play", "--seats", "human,uniform", "--seed", "7")
PATIENCE = 60.0
"""Seconds after which a program that does not answer is ended."""


def games(data_folder: Path) -> list[Path]:
    """The kept games, oldest first."""
    return sorted((data_folder / "games").iterdir(), key=lambda path: path.stat().st_mtime_ns)


def resume_line(text: str) -> str:
    return next(line for line in text.splitlines() if "naqala play --resume" in line)


# Keeping


def test_the_folder(data_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert autosave.folder() == data_folder / "games"
    monkeypatch.delenv("NAQALA_DATA")
    monkeypatch.setattr(autosave, "user_data_dir", lambda name: f"of the user/{name}")
    assert autosave.folder() == Path("of the user/naqala/games")


def test_leaving_tells_the_command_that_goes_on(data_folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    """By quit and by the end of input; the words of that command do go on, and so does --resume alone."""
    feed(monkeypatch, "3\nquit\n")
    text = text_of(capsys, *WORDS)
    (path,) = games(data_folder)
    assert resume_line(text) == f"Saved. Resume with: naqala play --resume {path}"
    assert path.name.endswith("-7.json")
    first = saves.read(path).game.actions
    feed(monkeypatch, "8\n")
    text = text_of(capsys, *resume_line(text).partition("naqala ")[2].split())
    assert games(data_folder) == [path]
    second = saves.read(path).game.actions
    assert second[: len(first)] == first
    assert len(second) > len(first)
    feed(monkeypatch, "board\n")
    text = text_of(capsys, "play", "--resume")
    assert text.startswith(f"Resuming {path}\n")
    assert resume_line(text) == f"Saved. Resume with: naqala play --resume {path}"
    assert saves.read(path).game.actions == second


def test_a_fault_keeps_the_game_and_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    played = new("human,uniform", scripted(["3"]), seed="3")

    def fault(session: Session, *_: object) -> None:
        if session.history and session.history[-1].seat == 1:
            raise RuntimeError("the table broke")

    monkeypatch.setattr(Session, "tell", fault)
    with pytest.raises(RuntimeError, match="the table broke"):
        played.run()
    assert resume_line(played.text).endswith(str(played.session.path))
    kept = saves.read(played.session.path).game
    assert kept.actions == played.game.actions
    assert kept.actions[-1] == Action.parse("bid 3")


def test_saved_after_every_answer_of_any_player() -> None:
    """Even if the program were ended by force at any prompt, nothing played before would be lost."""

    def read(played: Played, prompt: str) -> str:
        if len(played.prompts) > 12:
            raise EOFError
        if any(step.seat == 1 and not step.forced for step in played.session.history):
            assert saves.read(played.session.path).game.actions == played.game.actions
        return "undo!" if len(played.prompts) == 8 else first_option(played, prompt)

    played = new("human,uniform", read, seed="3").run()
    assert "Back to your previous decision" in played.text


def test_a_killed_program_loses_nothing(data_folder: Path) -> None:
    words = [sys.executable, "-m", "naqala.cli", *WORDS]
    environment = {**os.environ, "NAQALA_MODE": "plain"}
    pipe = subprocess.PIPE
    with subprocess.Popen(words, stdin=pipe, stdout=pipe, env=environment, text=True, encoding="utf-8") as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write("3\nnonsense\n")
        process.stdin.flush()
        guard = threading.Timer(PATIENCE, process.kill)
        guard.start()
        assert any(no_answer("nonsense") in line for line in process.stdout)
        guard.cancel()
        process.kill()
    (path,) = games(data_folder)
    assert Action.parse("bid 3") in saves.read(path).game.actions


def test_a_game_without_an_answer_is_not_kept(data_folder: Path) -> None:
    """Else a start by mistake would stand before the game one wants to go on with."""
    played = new("human,uniform", scripted(["quit"]), seed="3").run()
    assert "You have not answered yet, so there is no game to save." in played.text
    assert games(data_folder) == []


def test_a_named_file_is_the_only_one(data_folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    path = tmp_path / "game.json"
    feed(monkeypatch, "3\n")
    assert resume_line(text_of(capsys, *WORDS, "--save", str(path))).endswith(str(path))
    assert saves.read(path).game.actions
    assert not data_folder.exists()


def test_a_new_game_overwrites_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    path = tmp_path / "game.json"
    feed(monkeypatch, "3\n")
    text_of(capsys, *WORDS, "--save", str(path))
    before = path.read_bytes()
    assert "expected a new file, but there is one" in complaint(capsys, *WORDS, "--save", str(path))
    assert path.read_bytes() == before


def test_blanks_in_folders_are_quoted() -> None:
    if sys.platform != "win32":
        assert saves.resuming(Path("my games/a.json")) == "naqala play --resume 'my games/a.json'"


# The end


def test_a_finished_game_is_kept_and_shown_again(data_folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    played = new("uniform,uniform", scripted([]), seed="3").run()
    path = played.session.path
    assert played.text.endswith(f"The finished game is saved. See its end again with: naqala play --resume {path}\n")
    assert saves.read(path).game.position() == played.game.position()
    again = text_of(capsys, "play", "--resume", str(path))
    assert played.text.splitlines()[-5:] == again.splitlines()[-5:]
    assert "expected an unfinished game to resume, got none" in complaint(capsys, "play", "--resume")
    unfinished = new("human,uniform", scripted(["3"]), seed="4").run().session.path
    new("uniform,uniform", scripted([]), seed="5").run()
    (data_folder / "games" / autosave.new_file("6").name).write_text("no game", encoding="utf-8")
    feed(monkeypatch, "quit\n")
    assert text_of(capsys, "play", "--resume").startswith(f"Resuming {unfinished}\n")


def test_the_newest_unfinished_game_is_the_one_played_last() -> None:
    one, other = (new("human,uniform", scripted(["3"]), seed=seed).run().session.path for seed in ("1", "2"))
    for path, when in ((one, 2_000), (other, 1_000)):
        os.utime(path, (when, when))
    assert autosave.newest_unfinished()[1] == one
    one.unlink()
    assert autosave.newest_unfinished()[1] == other
    other.unlink()
    with pytest.raises(FormatError, match="got none"):
        autosave.newest_unfinished()


# Room


def test_only_our_oldest_games_are_deleted(data_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(autosave, "KEPT", 3)
    ours = [autosave.new_file(seed) for seed in ("1", "a word", "...", "x" * 99, "5")]
    assert [path.name[23:] for path in ours] == ["1.json", "a-word.json", "game.json", f"{'x' * 20}.json", "5.json"]
    others = [data_folder / "games" / name for name in ("game.json", "notes.txt", f"copy of {ours[0].name}")]
    for number, path in enumerate([*others, *ours]):
        path.write_text("{}", encoding="utf-8")
        os.utime(path, (number, number))
    assert not autosave.new_file("6").exists()
    assert games(data_folder) == [*others, *ours[-2:]]


# What can go wrong


def test_a_folder_that_cannot_be_written(data_folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    """Here a file lies where the folder should be; it is said once, and again on leaving."""
    data_folder.write_text("in the way", encoding="utf-8")
    feed(monkeypatch, "3\n8\nboard\n")
    text = " ".join(text_of(capsys, *WORDS).split())
    assert text.count("Not saved: ") == 1
    assert "The game continues; save FILE saves it somewhere else." in text
    assert text.count("The game is not saved: ") == 1
    assert "naqala play --resume" not in text
    assert data_folder.read_text(encoding="utf-8") == "in the way"


def test_a_file_named_instead_keeps_the_game(data_folder: Path, tmp_path: Path) -> None:
    data_folder.write_text("in the way", encoding="utf-8")
    path = tmp_path / "instead.json"
    played = new("human,uniform", scripted(["3", f"save {path}", "8"]), seed="3").run()
    assert played.text.endswith(f"Saved. Resume with: naqala play --resume {path}\n")
    assert saves.read(path).game.actions == played.game.actions


def test_a_copy_does_not_take_the_place_of_the_kept_file(tmp_path: Path) -> None:
    path = tmp_path / "copy.json"
    played = new("human,uniform", scripted(["3", f"save {path}", "8"]), seed="3").run()
    assert played.session.path != path
    assert len(saves.read(path).game.actions) < len(saves.read(played.session.path).game.actions)


class Stumbling:
    """A bot that fails in one of two ways."""

    name = "stumbling"

    def __init__(self, answer: Action | None = None) -> None:
        self._answer = answer

    def choose(self, *_: object) -> Action:
        if self._answer is None:
            raise ZeroDivisionError("a djinn\nin the sums")
        return self._answer


@pytest.mark.parametrize(
    ("answer", "why"),
    [(None, "ZeroDivisionError: a djinn in the sums"), (Action.parse("keep boaz"), "BotError: expected a legal answer, got ")],
)
def test_a_bot_that_fails_gives_any_legal_answer(answer: Action | None, why: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("naqala.terminal.session.make_bot", lambda *_: Stumbling(answer))
    played = new("human,uniform", first_option, seed="9", names="Ann,Bo").run()
    assert played.game.is_over
    told = [line for line in played.text.splitlines() if " failed (" in line]
    assert len(told) == sum(step.seat == 2 for step in played.session.history)
    assert all(
        line.startswith(f"Bo failed ({why}") and line.endswith("); a random legal answer is played instead.") for line in told
    )


def test_a_bot_that_fails_once_is_made_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    played = new("human,uniform", first_option, seed="9")
    monkeypatch.setitem(played.session._bots, 2, Stumbling())
    played.run()
    assert played.text.count(" failed (") == 1
    assert played.game.is_over


def test_ctrl_c_while_a_bot_thinks_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is no fault of the bot."""

    def interrupt(*_: object) -> Action:
        raise KeyboardInterrupt

    played = new("human,uniform", first_option, seed="9")
    monkeypatch.setattr(played.session._bots[2], "choose", interrupt)
    assert played.run().status == 130
    assert " failed (" not in played.text


def test_the_notice_of_play_is_that_of_explore(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    monkeypatch.setattr("naqala.cli.main.prefer", lambda _: "plain")
    feed(monkeypatch, "quit\n")
    assert "The rules run uncompiled, so hints and these bots search less: Hard and Expert." in text_of(
        capsys, "play", "--seats", "human,greedy"
    )
