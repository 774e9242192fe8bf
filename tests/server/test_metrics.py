"""What Prometheus reads, where, and what it does not; the log of requests."""

import json
import re
from pathlib import Path

import pytest

from naqala.errors import OptionsError
from naqala.server import metrics
from tests.server.clients import Browser, running, settings_for

ROOT = Path(__file__).parents[2]


def test_without_the_setting_no_request_is_logged(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with running(settings_for(tmp_path)) as server, Browser(server.address) as browser:
        browser.http.get("/api/tables")
    assert "request" not in capsys.readouterr().err


@pytest.mark.parametrize("address", ["x", "127.0.0.1:", "127.0.0.1:99999", "9117 ", "256.0.0.1:1"])
def test_places_that_cannot_be_are_refused(address: str) -> None:
    with pytest.raises((OptionsError, OSError)):
        metrics.start(address)


def test_docs_and_dashboard_name_what_there_is() -> None:
    names = {metric.name for metric in metrics.REGISTRY.collect() if metric.name.startswith("naqala_")}
    docs = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    assert {name for name in names if f"`{name}" not in docs and f"{name}_total" not in docs} == set()
    board = json.loads((ROOT / "deploy" / "grafana.json").read_text(encoding="utf-8"))
    used = set(re.findall(r"naqala_\w+", json.dumps(board["panels"])))
    shown = {re.sub(r"_(total|bucket|count|sum)$", "", name) for name in used}
    assert shown <= names
    assert names - shown <= {"naqala_bot_think_seconds"}
