"""The check of dependencies fails on a known vulnerability, and passes without network but says so. Our services answer."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib.metadata import version
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import unquote

import pytest

from tools import audit, build_client

ROOT = Path(__file__).parent.parent
CLOSED = "http://127.0.0.1:9"
LIBRARY, PACKAGE = "fastapi", "svelte"


class Service(BaseHTTPRequestHandler):
    """OSV and npm's registry at once, which know the vulnerabilities they are told."""

    known: frozenset[str]

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self._say(self._osv(json.loads(body)["package"]["name"]) if self.path == "/v1/query" else self._npm())

    def do_GET(self) -> None:
        """What npm asks to find out which other packages a vulnerability concerns."""
        self._say({"name": unquote(self.path[1:]), "versions": {}, "dist-tags": {}})

    def _osv(self, name: str) -> dict[str, Any]:
        if name != LIBRARY or LIBRARY not in self.known:
            return {}
        ranges = [{"type": "ECOSYSTEM", "events": [{"introduced": "0"}, {"fixed": "999.0"}]}]
        affected = {"package": {"name": name, "ecosystem": "PyPI"}, "versions": [version(name)], "ranges": ranges}
        return {
            "vulns": [
                {"id": "PYSEC-2026-1", "summary": "a vulnerability", "affected": [affected], "published": "2026-01-01T00:00:00Z"}
            ]
        }

    def _npm(self) -> dict[str, Any]:
        if PACKAGE not in self.known:
            return {}
        url = "https://github.com/advisories/GHSA-aaaa-bbbb-cccc"
        return {PACKAGE: [{"id": 1, "url": url, "title": "a vulnerability", "severity": "high", "vulnerable_versions": "<999"}]}

    def _say(self, answer: dict[str, Any]) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.end_headers()
        self.wfile.write(json.dumps(answer).encode())

    def log_message(self, *_: object) -> None:
        """Keep the tests quiet."""


@contextmanager
def knowing(*known: str) -> Iterator[str]:
    """A service that knows vulnerabilities of these libraries; yields its address."""
    with ThreadingHTTPServer(("127.0.0.1", 0), type("Knowing", (Service,), {"known": frozenset(known)})) as service:
        Thread(target=service.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{service.server_port}"
        service.shutdown()


def audited(osv: str, npm: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tools.audit", "--osv", f"{osv}/v1/query", "--npm", f"{npm}/"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)


def test_without_network_it_passes_and_says_that_nothing_was_checked() -> None:
    done = audited(CLOSED, CLOSED)
    assert (done.returncode, done.stderr) == (0, "")
    assert [line.partition(", this")[0] for line in done.stdout.splitlines()] == [
        "[audit] Python: NOT CHECKED",
        "[audit] client: NOT CHECKED",
    ]


def test_without_vulnerabilities_it_passes_and_says_what_was_checked() -> None:
    with knowing() as service:
        done = audited(service, service)
    assert (done.returncode, done.stderr) == (0, "")
    assert [int(number) > 30 for number in re.findall(r"(\d+) libraries checked, 0 known vulnerabilities", done.stdout)] == [
        True
    ] * 2


@pytest.mark.parametrize("answering", ["both", "one"])
def test_a_known_vulnerability_fails(answering: str) -> None:
    """Also if the other service does not answer."""
    with knowing(LIBRARY, PACKAGE) as service:
        done = audited(service, service if answering == "both" else CLOSED)
    assert done.returncode == 1
    assert f"VULNERABILITY in {LIBRARY} {version(LIBRARY)}: PYSEC-2026-1 (fixed in 999.0)" in done.stderr
    assert (f"VULNERABILITY in {PACKAGE}: GHSA-aaaa-bbbb-cccc (high: a vulnerability)" in done.stderr) == (answering == "both")


def test_a_vulnerability_that_was_accepted_needs_a_reason() -> None:
    assert all(
        re.match(r"(PYSEC|GHSA|CVE)-", vulnerability) and len(reason.split()) > 3
        for vulnerability, reason in audit.ACCEPTED.items()
    )


def test_a_silent_service_is_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audit, "PATIENCE", 0.2)
    with pytest.raises(audit.UnansweredError, match=r"no answer within 0\.2 seconds"):
        audit.answer_of([sys.executable, "-c", "import time; time.sleep(60)"])


def test_without_node_the_client_is_not_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_client, "find_node", lambda: None)
    with pytest.raises(audit.UnansweredError, match="no Node"):
        audit.client_vulnerabilities(CLOSED)
