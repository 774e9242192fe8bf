"""What Prometheus reads, where, and what it does not; the log of requests."""

import json
import re
from pathlib import Path
from random import Random

import httpx
import pytest

from naqala.errors import OptionsError
from naqala.server import metrics
from tests.server.clients import Browser, play_on, running, settings_for, wait_until
from tests.server.processes import served

ROOT = Path(__file__).parents[2]


def value(text: str, name: str) -> float:
    """The value of one line."""
    return sum(float(line.rpartition(" ")[2]) for line in text.splitlines() if line.startswith(name))


def test_metrics_are_served_beside_the_public_port(tmp_path: Path) -> None:
    """By the command, which says nothing about a person."""
    with metrics.start("127.0.0.1:0") as port:
        pass  # a port that was free a moment ago
    here = {"NAQALA_METRICS": f"127.0.0.1:{port}", "NAQALA_ACCESS_LOG": "true"}
    with served(tmp_path, **here) as process, Browser(process.address) as browser:
        table = browser.open("hb")["id"]
        connection = browser.connect(table, 1)
        play_on({1: connection}, 4, Random(1))
        assert browser.http.get("/api/nothing?secret=hidden").status_code == 404
        assert connection.ask("play", seat=1, version=0, action="bid 0")["error"] == "StaleError"
        page = f"http://127.0.0.1:{port}/metrics"
        wait_until(lambda: value(httpx.get(page).text, "naqala_tables ") == 1)
        text = httpx.get(page).text
        assert value(text, 'naqala_actions_total{by="person"}') == 4
        assert value(text, 'naqala_actions_total{by="bot"}') > 0
        assert value(text, "naqala_action_seen_seconds_count") == 4
        assert value(text, "naqala_commit_seconds_count") > 4
        assert value(text, "naqala_loop_lag_seconds_count") > 0
        assert value(text, "naqala_connections ") == 1
        assert value(text, 'naqala_bot_wait_seconds_count{urgency="people"}') > 0
        assert value(text, 'naqala_refused_total{error="StaleError"}') == 1
        assert table not in text
        assert "127.0.0.1" not in text
        assert "naqala_tables" not in browser.http.get("/metrics").text
        process.errors.seek(0)
        log = process.errors.read()
        assert re.search(r"event='request' address='127.0.0.1' method='POST' path='/api/tables' status=201", log)
        assert "hidden" not in log
        cookie = browser.http.cookies.get("naqala")
        assert cookie
        assert cookie not in log


def test_without_the_setting_no_request_is_logged(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with running(settings_for(tmp_path)) as server, Browser(server.address) as browser:
        browser.http.get("/api/tables")
    assert "request" not in capsys.readouterr().err


@pytest.mark.parametrize("address", ["x", "127.0.0.1:", "127.0.0.1:99999", "9117 ", "256.0.0.1:1"])
def test_places_that_cannot_be_are_refused(address: str) -> None:
    with pytest.raises((OptionsError, OSError)):
        metrics.start(address)


def test_names_follow_the_rules_of_prometheus() -> None:
    """One prefix, base units, and labels with few values."""
    for metric in metrics.REGISTRY.collect():
        if metric.name.startswith(("process_", "python_")):
            continue
        assert metric.name.startswith("naqala_")
        assert not re.search(r"_(ms|milliseconds|minutes|bytes_mb)", metric.name)
        assert {name for sample in metric.samples for name in sample.labels} <= {"by", "error", "urgency", "status", "le"}


def test_docs_and_dashboard_name_what_there_is() -> None:
    names = {metric.name for metric in metrics.REGISTRY.collect() if metric.name.startswith("naqala_")}
    docs = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    assert {name for name in names if f"`{name}" not in docs and f"{name}_total" not in docs} == set()
    board = json.loads((ROOT / "deploy" / "grafana.json").read_text(encoding="utf-8"))
    used = set(re.findall(r"naqala_\w+", json.dumps(board["panels"])))
    shown = {re.sub(r"_(total|bucket|count|sum)$", "", name) for name in used}
    assert shown <= names
    assert names - shown <= {"naqala_bot_think_seconds"}
