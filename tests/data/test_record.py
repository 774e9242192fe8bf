"""Data sets: the same files from the same seed, nothing lost, nothing foreign touched, and a loader that gives it all back."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

from naqala import Game, Options
from naqala.bots import Budget
from naqala.catalog.verbs import ACTIONS
from naqala.cli import simulate
from naqala.cli.main import main
from naqala.data import Dataset, writing
from naqala.data.schema import DERIVED, FULL, GAMES, POSITIONS, SEEN, WHO
from naqala.data.writing import Recording, open_dataset
from naqala.engine.mirror import as_bytes
from naqala.engine.state import STATE
from naqala.env.kernels.observation import OBSERVATION
from naqala.env.seeing import Witness
from naqala.errors import ArenaError, FormatError
from naqala.options import EXPANSIONS
from tests.backends import contest_of, local

Output = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writing, "GAMES_IN_SHARD", 2)


SET = Options(3, EXPANSIONS)


def asked(games: int = 3, options: Options = SET, seed: str = "data", bots: str = "uniform") -> Recording:
    return Recording(contest_of((bots,) * options.seats, options, games, seed, Budget(nodes=1)))


def record(path: Path, what: Recording, jobs: int = 0) -> None:
    with open_dataset(path, what) as folder:
        folder.fill(local(jobs), lambda _: None)


def files(path: Path) -> dict[str, bytes]:
    return {str(file.relative_to(path)): file.read_bytes() for file in sorted(path.rglob("*")) if file.is_file()}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("whole")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(writing, "GAMES_IN_SHARD", 2)
        record(path, asked())
    return path


def copied(whole: Path, path: Path) -> dict[str, bytes]:
    for name, content in files(whole).items():
        (path / name).parent.mkdir(exist_ok=True, parents=True)
        (path / name).write_bytes(content)
    return files(path)


# Writing


def test_the_same_seed_gives_the_same_bytes_whatever_the_number_of_jobs(whole: Path, tmp_path: Path) -> None:
    record(tmp_path / "again", asked(), jobs=2)
    assert files(tmp_path / "again") == files(whole)
    record(tmp_path / "other", asked(seed="other"))
    assert files(tmp_path / "other")["positions/00000.parquet"] != files(whole)["positions/00000.parquet"]


def test_a_stopped_recording_goes_on(whole: Path, tmp_path: Path) -> None:
    """Whatever a kill leaves: positions without their games, a half-written draft, no part at all."""
    before = copied(whole, tmp_path)
    (tmp_path / "games" / "00001.parquet").rename(tmp_path / "games" / "00001.parquet.new")
    with open_dataset(tmp_path, asked()) as folder:
        assert [part.number for part in folder.missing()] == [1]
        folder.fill(local(0), lambda _: None)
    assert files(tmp_path) == before


def test_more_games_go_on_and_fewer_are_refused(tmp_path: Path, whole: Path) -> None:
    record(tmp_path / "grown", asked(1))
    told: list[int] = []
    with open_dataset(tmp_path / "grown", asked(3)) as folder:
        folder.fill(local(0), told.append)
    assert sorted(told) == [1, 2]
    assert files(tmp_path / "grown") == files(whole)
    with pytest.raises(ArenaError, match="games: there 3, asked 1"), open_dataset(tmp_path / "grown", asked(1)):
        pass


FAULTS: dict[str, tuple[str, Callable[[bytes], bytes]]] = {
    "half a file": ("games/00000.parquet", lambda content: content[: len(content) // 2]),
    "an empty file": ("positions/00001.parquet", lambda _: b""),
    "a file of something else": ("positions/00000.parquet", lambda _: b"dear diary"),
    "a part too many": ("games/00007.parquet", lambda content: content),
    "a part under another number": ("games/00001.parquet", lambda content: content),
    "a corrupt head": ("dataset.json", lambda content: content[:-9]),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_corrupt_folder_is_named_and_left_alone(fault: str, whole: Path, tmp_path: Path) -> None:
    name, damage = FAULTS[fault]
    copied(whole, tmp_path)
    (tmp_path / name).write_bytes(damage((tmp_path / name).read_bytes() if "many" not in fault else b""))
    if fault == "a part under another number":
        (tmp_path / name).write_bytes((tmp_path / "games" / "00000.parquet").read_bytes())
    before = files(tmp_path)
    with pytest.raises(ArenaError, match=Path(name).name), open_dataset(tmp_path, asked()):
        pass
    assert files(tmp_path) == before


def test_a_foreign_folder_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    with pytest.raises(ArenaError, match=r"letter\.txt"), open_dataset(tmp_path, asked()):
        pass
    assert files(tmp_path) == {"letter.txt": b"dear"}


@pytest.mark.parametrize(
    ("other", "says"),
    [(asked(seed="other"), "seed"), (asked(options=Options(3)), "options"), (asked(bots="greedy"), "bots")],
    ids=["seed", "options", "bots"],
)
def test_another_data_set_is_refused(other: Recording, says: str, whole: Path, tmp_path: Path) -> None:
    before = copied(whole, tmp_path)
    with pytest.raises(ArenaError, match=f"{says}: there"), open_dataset(tmp_path, other):
        pass
    assert files(tmp_path) == before


# Reading


def test_every_decision_is_what_the_game_was(whole: Path) -> None:
    """Replayed from the record of each game: question, legal actions, observation, state, and what came of it."""
    data = Dataset(whole)
    parts = list(data.decisions(full=True))
    rows = [(part, row) for part in parts for row in range(len(part))]
    assert data.is_complete and len(data) == 3 and data.count_decisions() == len(rows)
    for recorded in data.games():
        game = Game.from_position(recorded.position)
        witness = Witness(game)
        assert recorded.bots == ["uniform"] * 3
        for number in recorded.actions:
            if not game.decision.is_chance:
                part, row = rows.pop(0)
                assert (part.game[row], part.number[row], part.seat[row]) == (recorded.game, game.length, game.decision.seat)
                assert (part.ask[row], part.action[row]) == (game.decision.ask, number)
                assert part.legal[row].tolist() == game.legal_numbers()
                assert part.seen[row] == witness.observation(int(part.seat[row]))
                state = np.frombuffer(as_bytes(game.states, 0), STATE)[0]
                assert part.full is not None
                assert all(np.array_equal(part.full[row][name], state[name]) for name in part.full.dtype.names or ())
                _check_result(recorded.scores, recorded.winners, part, row)
            game.play(number)
        outcome = game.outcome()
        assert outcome and list(outcome.totals) == recorded.scores and list(outcome.winners) == recorded.winners
        assert [{**sheet, "total": sum(sheet.values())} for sheet in recorded.sheets] == list(game.score_sheet())
        assert recorded.replay().outcome() == outcome
    assert not rows


def _check_result(scores: list[int], winners: list[int], part: Any, row: int) -> None:
    seat = int(part.seat[row])
    best = max(score for other, score in enumerate(scores, 1) if other != seat)
    assert part.margin[row] == scores[seat - 1] - best
    assert part.win[row] == pytest.approx((seat in winners) / len(winners))


def test_arrays_are_those_of_the_environments(whole: Path) -> None:
    part = next(Dataset(whole).decisions())
    assert part.full is None
    assert part.seen.dtype == OBSERVATION
    assert part.flat().shape == (len(part), OBSERVATION.itemsize // 2)
    masks = part.masks()
    assert masks.shape == (len(part), ACTIONS)
    assert masks.sum(axis=1).tolist() == [len(legal) for legal in part.legal]
    assert masks[np.arange(len(part)), part.action].all()


def test_every_column_says_who_may_know_it(whole: Path) -> None:
    for table, columns in (("games", GAMES), ("positions", POSITIONS)):
        schema = pq.read_schema(whole / table / "00000.parquet")
        assert schema.names == [column.name for column in columns]
        for column in columns:
            notes = schema.field(column.name).metadata
            assert notes[b"known to"].decode() == WHO[column.group]
            is_hidden = "hidden information" in WHO[column.group]
            assert not (column.name.startswith(SEEN) and is_hidden)
            assert is_hidden or not column.name.startswith((FULL, "sheet_"))
    assert {column.name for column in POSITIONS if column.group == "full"} == {
        f"{FULL}{name}" for name in STATE.names or () if name not in DERIVED
    }


def test_damage_is_noticed_when_it_is_read(whole: Path, tmp_path: Path) -> None:
    copied(whole, tmp_path)
    path = tmp_path / "positions" / "00000.parquet"
    content = bytearray(path.read_bytes())
    content[len(content) // 3] ^= 0xFF
    path.write_bytes(content)
    with pytest.raises(FormatError, match=r"positions.00000\.parquet: expected a shard of a data set"):
        list(Dataset(tmp_path).decisions(full=True))
    path.write_bytes(b"x")
    with pytest.raises(FormatError, match=r"positions.00000\.parquet: expected a shard of a data set"):
        Dataset(tmp_path).count_decisions()


HEAD_OF_NOTHING = '{"format": "naqala-dataset", "version": 1, "rules": 1'


@pytest.mark.parametrize(
    "content",
    [
        "",
        "{}",
        '{"format": "naqala-contest", "version": 1, "rules": 1}',
        HEAD_OF_NOTHING + "}",
        HEAD_OF_NOTHING + ', "options": {"seats": 2}}',
        HEAD_OF_NOTHING + ', "options": {"seats": 9}, "games": 2}',
    ],
)
def test_what_is_no_data_set_is_refused(content: str, tmp_path: Path) -> None:
    with pytest.raises(FormatError, match=r"dataset\.json"):
        Dataset(tmp_path)
    (tmp_path / "dataset.json").write_text(content)
    with pytest.raises(FormatError, match=r"dataset\.json"):
        Dataset(tmp_path)


# The command


def test_the_command_records_and_goes_on(tmp_path: Path, capsys: Output) -> None:
    words = ["record", "--bots", "uniform,uniform", "--seats", "2", "--out", str(tmp_path / "out")]
    assert main([*words, "--games", "1"]) == 0
    assert "1 games with" in capsys.readouterr().out
    assert main([*words, "--games", "2", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 2 and told["files"] == 2 and told["decisions"] == Dataset(tmp_path / "out").count_decisions()


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--bots", "unknown,uniform"), "BotError"),
        (("--bots", "uniform"), "expected at least 2"),
        (("--bots", f"{__file__},uniform"), "whose games can be repeated"),
    ],
)
def test_bad_input_is_named_and_makes_no_folder(words: tuple[str, ...], says: str, tmp_path: Path, capsys: Output) -> None:
    assert main(["record", *words, "--seats", "2", "--out", str(tmp_path / "out")]) == 2
    assert says in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_without_the_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Output) -> None:
    monkeypatch.setattr(simulate, "find_spec", lambda name: None if name == "pyarrow" else name)
    assert main(["record", "--bots", "uniform,uniform", "--seats", "2", "--out", str(tmp_path / "out")]) == 2
    assert "pip install 'naqala[data]'" in capsys.readouterr().err
