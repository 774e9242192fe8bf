"""Jobs on a cluster: two nodes on this machine, the same results as without, and no result lost with a node or a worker."""

import json
import os
import pickle
import re
import stat
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from naqala import Options
from naqala.bots import Budget
from naqala.bots.arena import ladder
from naqala.bots.arena.ladder import Rung, climb
from naqala.bots.arena.match import Result
from naqala.bots.arena.results import Folder, open_folder
from naqala.bots.arena.running import played, run_contest
from naqala.cli.main import main
from naqala.cli.simulate import SMALLEST
from naqala.cli.simulation_folder import CHUNKS
from naqala.data.writing import Recording, open_dataset
from naqala.edition import edition
from naqala.errors import FormatError, WorkerError
from naqala.jobs import Preparation, cluster
from naqala.jobs.cluster import SETTINGS, JobOrder, machine_folder
from tests.backends import contest_of, local, on_ray
from tests.bots.fakes import KINDS, untimed
from tests.jobs.work import NOTHING, die, die_once, refuse, square

ray: Any = pytest.importorskip("ray", reason="Ray is not installed: pip install 'naqala[cluster]'")

Output = pytest.CaptureFixture[str]
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::FutureWarning", "ignore::ResourceWarning")


@pytest.fixture(scope="module")
def nodes() -> Iterator[Any]:
    """A cluster of two nodes with one processor each, on this machine."""
    os.environ.update(SETTINGS)
    from ray import cluster_utils

    kinds: Any = cluster_utils
    small = {"num_cpus": 1, "object_store_memory": 80 * 2**20}
    own = kinds.Cluster(initialize_head=True, head_node_args={**small, "include_dashboard": False})
    own.add_node(**small)
    own.connect()
    yield own
    ray.shutdown()
    own.shutdown()


def in_order(results: Iterable[Result]) -> list[Result]:
    """Results by game, without what differs from run to run."""
    return sorted(map(untimed, results), key=lambda result: result.game)


def test_a_contest_is_the_same_as_on_this_machine(nodes: Any, tmp_path: Path) -> None:
    assert len(nodes.list_all_nodes()) == 2
    contest = contest_of(("seeded", "last"), Options(2), 6, "k", Budget(nodes=1))
    here = [untimed(result) for result in played(contest, range(6), local(0), KINDS)]
    with open_folder(tmp_path, contest) as folder:
        folder.add(next(played(contest, [2], local(0), KINDS)))
        assert folder.missing() == [0, 1, 3, 4, 5]
        run_contest(folder, on_ray(2), KINDS)
        assert in_order(folder.results) == here


@pytest.mark.usefixtures("nodes")
def test_a_data_set_is_the_same_byte_for_byte(tmp_path: Path) -> None:
    asked = Recording(contest_of(("uniform", "uniform"), Options(2), 2, "k", Budget(nodes=1)))
    for name, backend in (("here", local(0)), ("there", on_ray(2))):
        with open_dataset(tmp_path / name, asked) as folder:
            folder.fill(backend, lambda _: None)
    files = [sorted(path.relative_to(tmp_path / name) for path in (tmp_path / name).rglob("*.*")) for name in ("here", "there")]
    assert len(files[0]) == 3 and files[0] == files[1]
    assert all((tmp_path / "here" / file).read_bytes() == (tmp_path / "there" / file).read_bytes() for file in files[0])


@pytest.mark.usefixtures("nodes")
def test_an_error_of_the_work_is_raised_as_it_is() -> None:
    with pytest.raises(FormatError, match="got 7"):
        list(on_ray(2).run(refuse, [7], NOTHING))


@pytest.mark.usefixtures("nodes")
def test_a_job_whose_worker_was_killed_is_repeated(tmp_path: Path) -> None:
    mark = str(tmp_path / "mark")
    assert list(on_ray(2).run(die_once, [mark], NOTHING)) == [mark]


@pytest.mark.usefixtures("nodes")
def test_a_job_that_kills_every_worker_comes_to_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "RETRIES", 1)
    with pytest.raises(WorkerError, match="lost its worker 2 times"):
        list(on_ray(2).run(die, [0], NOTHING))


@pytest.mark.usefixtures("nodes")
def test_a_node_with_another_naqala_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "edition", lambda: "other")
    with pytest.raises(WorkerError, match="expected the same naqala on every machine"):
        list(on_ray(2).run(square, [1], NOTHING))


def printed(words: list[str], backend: str, capsys: Output) -> Any:
    """What a command prints, without what differs from run to run."""
    assert main([*words, "--json", "--backend", backend]) == 0
    result = json.loads(capsys.readouterr().out)
    return {name: value for name, value in result.items() if "second" not in name}


@pytest.mark.usefixtures("nodes")
def test_a_simulation_is_the_same_as_on_this_machine(tmp_path: Path, capsys: Output) -> None:
    words = ["simulate", "--games", str(2 * SMALLEST + 3), "--seats", "3", "--seed", "k"]
    here, there = printed(words, "local", capsys), printed([*words, "--out", str(tmp_path / "there")], "ray", capsys)
    assert there == here and there["games"] == 2 * SMALLEST + 3
    (tmp_path / "there" / CHUNKS).write_text("".join((tmp_path / "there" / CHUNKS).read_text().splitlines(keepends=True)[1:]))
    assert printed([*words, "--out", str(tmp_path / "there")], "ray", capsys) == here, "a chunk that was lost is played again"


@pytest.mark.usefixtures("nodes")
def test_statistics_are_the_same_as_on_this_machine(tmp_path: Path, capsys: Output) -> None:
    words = ["stats", "--bot", "uniform", "--seats", "2,3", "--games", "2", "--seed", "k", "--nodes", "1", "--out"]
    here, there = (printed([*words, str(tmp_path / backend)], backend, capsys) for backend in ("local", "ray"))
    assert there == here and there["games"] == 4
    report = [(tmp_path / backend / "report.html").read_bytes() for backend in ("local", "ray")]
    assert report[0] == report[1]


@pytest.mark.usefixtures("nodes")
def test_a_ladder_is_the_same_as_on_this_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rungs = [Rung(f"{seats} seats", ("uniform",) * seats, seats, (), 2 * seats) for seats in (2, 3)]
    monkeypatch.setattr(ladder, "LADDER", rungs)
    here, there = (
        [in_order(rung.results) for rung in climb(tmp_path / name, 0.5, backend, lambda *_: None)]
        for name, backend in (("here", local(0)), ("there", on_ray(2)))
    )
    assert there == here and [len(results) for results in here] == [2, 3]


def test_of_two_workers_without_compiled_code_one_compiles_and_the_other_waits(nodes: Any, tmp_path: Path) -> None:
    """Numba's caches do not bear two processes that fill them."""
    pytest.importorskip("numba")
    result = subprocess.run(
        [sys.executable, "-c", "from tests.jobs.cold import main; main()"],
        cwd=Path(__file__).parents[2],
        env={**os.environ, "NAQALA_MODE": "compiled", "NAQALA_CACHE": str(tmp_path / "cache"), "RAY_ADDRESS": nodes.address},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stderr[-3000:]
    done = [[int(word) for word in line.split()] for line in result.stdout.splitlines()]
    assert len({process for process, _, _ in done}) == 2
    assert sorted((loaded, compiled) for _, loaded, compiled in done) == [(0, 1), (1, 0)]


def test_a_node_that_is_killed_in_the_middle_costs_no_game(nodes: Any, tmp_path: Path) -> None:
    """Nor does it cost one that the command is stopped soon after. This must be the last test with this cluster: afterwards it
    has one node.
    """
    contest = contest_of(("seeded", "last"), Options(2), 16, "k", Budget(nodes=1))
    here = [untimed(result) for result in played(contest, range(16), local(0), KINDS)]

    def disturb(folder: Folder) -> None:
        if len(folder.results) == 3:
            nodes.remove_node(nodes.list_all_nodes()[1], allow_graceful=False)
        if len(folder.results) == 10:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt), open_folder(tmp_path, contest) as folder:
        run_contest(folder, on_ray(2), KINDS, progress=disturb)
    assert len(nodes.list_all_nodes()) == 1
    with open_folder(tmp_path, contest) as folder:
        assert len(folder.missing()) == 6
        run_contest(folder, on_ray(2), KINDS)
    with open_folder(tmp_path, contest) as folder:
        assert in_order(folder.results) == here


def test_without_an_address_it_starts_one_on_this_machine_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: dict[str, Any] = {}
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    monkeypatch.setattr(ray, "init", lambda **how: asked.update(how))
    on_ray(1)._connect()
    assert (asked["address"], asked["include_dashboard"]) == ("local", False)
    assert all(os.environ[name] == value for name, value in SETTINGS.items())


@pytest.fixture
def guarded(tmp_path: Path) -> Iterator[dict[str, str]]:
    """The environment of a user who has started a cluster with a token, as docs/cluster.md says."""
    user = {name: value for name, value in os.environ.items() if not name.startswith("RAY_")}
    user |= {"HOME": str(tmp_path), "NAQALA_MODE": "plain", "RAY_AUTH_MODE": "token", **SETTINGS}
    program, log = str(Path(sys.executable).with_name("ray")), tmp_path / "ray.log"
    subprocess.run([program, "get-auth-token", "--generate"], env=user, check=True, capture_output=True)
    command = [program, "start", "--head", "--port", "0", "--include-dashboard", "false", "--num-cpus", "1", "--block"]
    with log.open("wb") as out, subprocess.Popen(command, env=user, stdout=out, stderr=out) as head:
        while not (found := re.search(r"ray start --address='([^']+)'", log.read_text(encoding="utf-8"))):
            assert head.poll() is None, log.read_text(encoding="utf-8")
            time.sleep(0.2)
        yield user | {"RAY_ADDRESS": found[1]}
        head.terminate()


def test_a_cluster_that_asks_for_a_token_gets_it(guarded: dict[str, str], tmp_path: Path) -> None:
    """Started by the commands that users type. Without the token nothing is played."""
    words = ["--bots", "uniform,uniform", "--seats", "2", "--games", "2", "--nodes", "1", "--backend", "ray"]

    def arena(folder: str, environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "naqala.cli", "arena", *words, "--out", str(tmp_path / folder)]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)

    stranger = arena("stranger", {name: value for name, value in guarded.items() if name != "RAY_AUTH_MODE"})
    assert stranger.returncode == 2 and "WorkerError: expected a Ray cluster at" in stranger.stderr
    assert "if it asks for a token, set RAY_AUTH_MODE=token" in stranger.stderr
    owner = arena("owner", guarded)
    assert owner.returncode == 0, owner.stderr
    assert len((tmp_path / "owner" / "games.jsonl").read_text(encoding="utf-8").splitlines()) == 2


def test_a_cluster_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Any) -> None:
    monkeypatch.setenv("RAY_ADDRESS", "127.0.0.1:1")
    monkeypatch.setattr(ray, "is_initialized", lambda: False)

    def refuse_connection(**_: Any) -> None:
        raise ConnectionError("connection refused")

    monkeypatch.setattr(ray, "init", refuse_connection)
    words = ["--bots", "uniform,uniform", "--seats", "2", "--games", "1", "--out", str(tmp_path / "out"), "--backend", "ray"]
    assert main(["arena", *words]) == 2
    assert "WorkerError: expected a Ray cluster at 127.0.0.1:1 (RAY_ADDRESS), got connection refused" in capsys.readouterr().err


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "find_spec", lambda _: None)
    with pytest.raises(WorkerError, match=r"pip install 'naqala\[cluster\]'"):
        on_ray(1)


# Compiled code on a node


def _compile(path: Path) -> None:
    path.write_text(os.environ["NAQALA_CACHE"], encoding="utf-8")


@pytest.mark.parametrize("is_ready", [False, True])
def test_a_node_compiles_in_a_folder_of_its_own(is_ready: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Unless its usual cache is ready."""
    compiled, usual = tmp_path / "compiled", str(tmp_path / "usual")
    monkeypatch.setenv("NAQALA_CACHE", usual)
    monkeypatch.setattr(cluster, "is_warm", lambda *_: is_ready)
    monkeypatch.setattr(cluster, "use", lambda mode: mode)
    monkeypatch.setattr(cluster, "machine_folder", lambda: tmp_path / "node")
    packed = pickle.dumps((Preparation(("engine",), partial(_compile, compiled), None), square))
    order = JobOrder("compiled", edition(), ("engine",), packed)
    assert cluster._prepared(order)(3) == (3, 9)
    assert compiled.read_text(encoding="utf-8") == (usual if is_ready else str(tmp_path / "node"))


def test_a_folder_that_others_can_write_to_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("NAQALA_CACHE", str(tmp_path / "own"))
    assert stat.S_IMODE(machine_folder().stat().st_mode) & 0o022 == 0
    (tmp_path / "open").mkdir()
    (tmp_path / "open").chmod(0o777)
    monkeypatch.setenv("NAQALA_CACHE", str(tmp_path / "open"))
    with pytest.raises(WorkerError, match="this user alone"):
        machine_folder()
