"""The server's own log keeps secrets."""

import logging
import re
import time
from pathlib import Path

import pytest
import structlog

from naqala.server.logs import QUIET, configure_logs
from tests.server.clients import Browser, running, settings_for


def test_a_traceback_does_not_show_what_variables_hold(capsys: pytest.CaptureFixture[str]) -> None:
    configure_logs()
    secret = "marid lies on top"
    try:
        raise ValueError(len(secret))
    except ValueError:
        structlog.get_logger().exception("it failed", table="abcd")
    told = capsys.readouterr().err
    assert "it failed" in told
    assert "table='abcd'" in told
    assert "ValueError: 17" in told
    assert secret not in told.replace('secret = "marid lies on top"', "")


def one_fault() -> None:
    raise ValueError


def other_fault() -> None:
    raise ValueError


def test_what_libraries_log_is_one_line_a_minute_of_ours(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """By what it says and where it was raised, so that one fault does not hide another."""
    now = [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    configure_logs()
    log = logging.getLogger("uvicorn.error")
    for _ in range(3):
        log.warning("Invalid HTTP request received.")
        for fault in (one_fault, other_fault):
            try:
                fault()
            except ValueError:
                log.exception("Exception in ASGI application\n")
    now[0] += QUIET
    log.warning("Invalid HTTP request received.")
    lines = capsys.readouterr().err.splitlines()
    assert [re.search(r"event='(\w+).*times=(\d)", line).groups() for line in lines] == [  # type: ignore[union-attr]
        *(("Invalid", "1"), ("Exception", "1"), ("Exception", "1"), ("Invalid", "3")),
    ]
    assert ["Traceback" in line for line in lines] == [False, True, True, False]


def test_the_log_of_requests_has_routes_and_tables_but_no_secrets(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Also of links that were mistyped, and of requests that are refused before any route is found."""
    with running(settings_for(tmp_path, access_log=True)) as server, Browser(server.address) as browser:
        table = browser.open("hh")["id"]
        browser.connect(table, 1).close()
        for method, path in (
            ("POST", "/api/notices/stop/SECRET"),
            ("POST", "/api/notices/stop/SECRET/"),
            ("GET", "/api/notices/stop/SECRET/more?key=SECRET"),
            ("POST", "/api/me/notices/channels/SECRET/remove"),
            ("GET", f"/api/tables/{table}/record?key=SECRET"),
            ("GET", "/table/SECRET"),
            ("GET", "/assets/SECRET"),
            ("GET", "/api/tables/SECRET/record"),
            ("GET", f"/api/tables/{'SECRET' * 5}/record"),
            ("GET", "/api/tables/SECRET%0a12345/record"),
            ("POST", "/api/tables/SECRET/seats/SECRET/invitation"),
            ("POST", "/api/lessons/SECRET/play"),
        ):
            browser.http.request(method, path)
        for made_up in ("a%0ab", "SECRET%0a12345", "SECRET"):
            browser.connect(made_up, watch=False).close()
        browser.http.post("/api/notices/stop/SECRET", headers={"Origin": "https://evil.example"})
    log = capsys.readouterr().err
    assert "SECRET" not in log
    assert "a\\nb" not in log
    paths = set(re.findall(r"path='([^']*)'", log))
    assert {
        "/api/tables",
        "/api/notices/stop/*",
        "/api/*",
        f"/api/tables/{table}/record",
        f"/ws/tables/{table}",
        "/ws/tables/*",
    } <= paths
