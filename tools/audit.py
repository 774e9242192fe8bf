"""Looks for known vulnerabilities in our dependencies: python -m tools.audit (docs/security.md).

pip-audit asks OSV about every library of the running virtual environment, npm asks its registry about every package of the
client's lock file. A known vulnerability fails. A service that does not answer does not: the command then says what was not
checked.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any, NamedTuple

from tools import build_client

OSV = "https://api.osv.dev/v1/query"
PATIENCE = 120
"""Seconds one service may take for all its answers."""
ACCEPTED: dict[str, str] = {}
"""Vulnerabilities that cannot be reached in our use of a library, by their id, each with the reason."""


class Vulnerability(NamedTuple):
    """A known vulnerability of a library."""

    library: str
    id: str
    about: str


class UnansweredError(Exception):
    """A service did not answer, or its program is not here."""


def main() -> int:
    """Ask both services, print what they know, and return 1 if that is a vulnerability."""
    parser = argparse.ArgumentParser(description="Looks for known vulnerabilities in the libraries of server and client.")
    parser.add_argument("--osv", default=OSV, metavar="URL", help=f"where to ask about Python's libraries (default {OSV})")
    parser.add_argument("--npm", metavar="URL", help="where to ask about the client's packages (default: the registry npm uses)")
    places = parser.parse_args()
    found: list[Vulnerability] = []
    for what, vulnerabilities_known_at, place in (
        ("Python", python_vulnerabilities, places.osv),
        ("client", client_vulnerabilities, places.npm),
    ):
        try:
            number, vulnerabilities = vulnerabilities_known_at(place)
        except UnansweredError as reason:
            print(f"[audit] {what}: NOT CHECKED, this says nothing about vulnerabilities: {reason}")
            continue
        found += [vulnerability for vulnerability in vulnerabilities if vulnerability.id not in ACCEPTED]
        print(f"[audit] {what}: {number} libraries checked, {len(vulnerabilities)} known vulnerabilities")
    for vulnerability in found:
        print(f"[audit] VULNERABILITY in {vulnerability.library}: {vulnerability.id} {vulnerability.about}", file=sys.stderr)
    return 1 if found else 0


def python_vulnerabilities(osv: str) -> tuple[int, list[Vulnerability]]:
    """Return the number of libraries OSV was asked about, and their vulnerabilities."""
    command = [sys.executable, "-m", "pip_audit", "--local", "--skip-editable", "--progress-spinner", "off"]
    report = answer_of([*command, "--vulnerability-service", "osv", "--osv-url", osv, "--format", "json"])
    checked = [one for one in report["dependencies"] if "vulns" in one]
    return len(checked), [
        Vulnerability(
            f"{one['name']} {one['version']}",
            vulnerability["id"],
            f"(fixed in {', '.join(vulnerability['fix_versions']) or 'no version yet'})",
        )
        for one in checked
        for vulnerability in one["vulns"]
    ]


def client_vulnerabilities(registry: str | None) -> tuple[int, list[Vulnerability]]:
    """Return the number of packages the registry was asked about, and their vulnerabilities."""
    node = build_client.find_node()
    if node is None:
        raise UnansweredError("there is no Node here; make client installs one")
    chosen = ["--registry", registry] if registry else []
    report = answer_of([*node.npm, "audit", "--json", "--fetch-retries", "0", *chosen])
    if "vulnerabilities" not in report:
        raise UnansweredError(report.get("message") or report.get("error", {}).get("summary") or "the registry tells nothing")
    return report["metadata"]["dependencies"]["total"], list(advisories(report["vulnerabilities"]))


def advisories(vulnerabilities: dict[str, Any]) -> Iterator[Vulnerability]:
    """Yield each vulnerability once, at the package that has it, not at those that use that package."""
    for name, entry in vulnerabilities.items():
        for cause in entry["via"]:
            if isinstance(cause, dict):
                yield Vulnerability(name, cause["url"].rpartition("/")[2], f"({cause['severity']}: {cause['title']})")


def answer_of(command: list[str]) -> dict[str, Any]:
    """Return the JSON that a program prints. It says by its status that there are vulnerabilities, so that means nothing here."""
    try:
        done = subprocess.run(command, cwd=build_client.WEB, capture_output=True, text=True, timeout=PATIENCE, check=False)
    except subprocess.TimeoutExpired:
        raise UnansweredError(f"no answer within {PATIENCE} seconds") from None
    try:
        report: dict[str, Any] = json.loads(done.stdout)
    except ValueError:
        raise UnansweredError((done.stderr.strip().splitlines() or [f"{command[0]} printed nothing"])[-1]) from None
    return report


if __name__ == "__main__":
    sys.exit(main())
