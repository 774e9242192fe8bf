"""The server's own log keeps secrets."""

import re
from pathlib import Path

import pytest
import structlog

from naqala.server.logs import configure_logs
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
        ):
            browser.http.request(method, path)
        browser.http.post("/api/notices/stop/SECRET", headers={"Origin": "https://evil.example"})
    log = capsys.readouterr().err
    assert "SECRET" not in log
    paths = set(re.findall(r"path='([^']*)'", log))
    assert {"/api/tables", "/api/notices/stop/*", "/api/*", f"/api/tables/{table}/record", f"/ws/tables/{table}"} <= paths
