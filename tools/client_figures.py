"""How much the browser client loads, how soon the board is there, how smoothly meeples walk.

python -m tools.client_figures    prints a table and writes build/client.json; docs/client.md says what its lines mean

Nothing is cached, and the server runs on the same machine; "4x" makes Chromium run four times slower, about as fast as a cheap
phone.
"""

import argparse
import json
import os
import platform
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from naqala import Options
from naqala.options import EXPANSIONS
from tests.browser.chromium import launch_options
from tests.browser.games import asks, game_until, record_of
from tests.browser.people import Person
from tests.browser.player import PATIENCE
from tests.browser.servers import Server
from tests.programs import chromium

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "build" / "client.json"
SLOW = 4
"""How much slower than this machine a phone is taken to be."""

_SEE_BOARD = """
const look = () => {
  const grounds = [...document.querySelectorAll('[role=gridcell] img')];
  const isThere = grounds.length && grounds.every(one => one.complete);
  if (isThere) requestAnimationFrame(() => { window.boardSeenAt = performance.now(); });
  else requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""
_FRAMES = """([answer, span]) => new Promise(done => {
  const frames = [];
  const tick = now => {
    frames.push(now);
    if (now - frames[0] < span) requestAnimationFrame(tick); else done(frames);
  };
  requestAnimationFrame(tick);
  document.querySelector(`[data-answer^="${answer} "]`).click();
})"""
_WALK = 600
"""Milliseconds: a little longer than a meeple walks."""


@dataclass(frozen=True)
class Load:
    """What a first visit fetches, compressed as sent."""

    bytes: int
    requests: int
    by_type: dict[str, int]


@dataclass(frozen=True)
class Frames:
    """The frames of a sow."""

    per_second: float
    median_ms: float
    longest_ms: float


@contextmanager
def visit(browser: Browser, server: Server, slowness: int = 1, **options: Any) -> Iterator[tuple[Person, CDPSession]]:
    """Open a browser that has never been here."""
    context = browser.new_context(
        base_url=server.address,
        locale="en-GB",
        viewport={"width": 1366, "height": 900},
        **{"reduced_motion": "reduce", **options},
    )
    context.set_default_timeout(PATIENCE)
    person = Person(context)
    devtools = context.new_cdp_session(person.page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": slowness})
    yield person, devtools
    context.close()


def load_of(browser: Browser, server: Server, table: bool) -> Load:
    """Measure a first visit to the first page, or to a table, until nothing more comes."""
    with visit(browser, server) as (person, devtools):
        address = f"/table/{person.open('hbb', expansions=EXPANSIONS)['id']}" if table else "/"
        kinds: dict[str, str] = {}
        sizes: dict[str, int] = {}
        devtools.on("Network.responseReceived", lambda event: kinds.update({event["requestId"]: event["type"]}))
        devtools.on("Network.loadingFinished", lambda event: sizes.update({event["requestId"]: int(event["encodedDataLength"])}))
        devtools.send("Network.enable")
        person.page.goto(address)
        if table:
            person.page.get_by_role("log").wait_for()  # the last panel, which opens without a click
        person.page.wait_for_load_state("networkidle")
        by_type: dict[str, int] = {}
        fetched = {request: size for request, size in sizes.items() if size}  # drawings are made in the browser and fetch nothing
        for request, size in fetched.items():
            kind = kinds.get(request, "Other").lower()
            by_type[kind] = by_type.get(kind, 0) + size
        return Load(sum(fetched.values()), len(fetched), dict(sorted(by_type.items())))


def first_board(browser: Browser, server: Server, slowness: int, times: int) -> float:
    """Return the milliseconds from the click on a link until the board is drawn; the median of several visits."""
    seen: list[float] = []
    for _ in range(times):
        with visit(browser, server, slowness) as (person, _devtools):
            table = person.open("hbb", expansions=EXPANSIONS)["id"]
            person.page.add_init_script(_SEE_BOARD)
            person.page.goto(f"/table/{table}", wait_until="commit")
            person.page.wait_for_function("() => window.boardSeenAt")
            seen.append(float(person.page.evaluate("window.boardSeenAt")))
    return median(seen)


def sowing(browser: Browser, server: Server, slowness: int) -> Frames:
    """Measure a whole sow with all animations: the meeples go into the hand, then one by one onto their tiles."""
    with visit(browser, server, reduced_motion="no-preference") as (person, devtools):
        person.sits_at(person.open_record(record_of(game_until(Options(2), asks("move"))), "hb"))
        person.player().wait()
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": slowness})
        spans = [*_spans(person.page, "pick")]
        while person.page.locator('[data-answer^="drop "]').count():
            spans += _spans(person.page, "drop")
    return Frames(1000 * len(spans) / sum(spans), median(spans), max(spans))


def _spans(page: Page, answer: str) -> list[float]:
    """Answer, and return how long each frame took while the meeples walked."""
    frames: list[float] = page.evaluate(_FRAMES, [answer, _WALK])
    page.wait_for_timeout(300)  # the next question has come by then
    return [after - before for before, after in pairwise(frames)]


def measure(browser: Browser, server: Server, times: int) -> dict[str, Any]:
    """Return all figures."""
    return {
        "machine": {
            **{"processor": platform.machine(), "cores": os.cpu_count(), "chromium": browser.version},
            "busy_before": round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None,
        },
        "load": {"home": asdict(load_of(browser, server, table=False)), "table": asdict(load_of(browser, server, table=True))},
        "first_board_ms": {f"{rate}x": round(first_board(browser, server, rate, times)) for rate in (1, SLOW)},
        "sowing": {f"{rate}x": asdict(sowing(browser, server, rate)) for rate in (1, SLOW)},
    }


def table_of(figures: dict[str, Any]) -> str:
    """Return the figures, one in each line."""
    lines: list[tuple[str, str]] = []
    for name, load in figures["load"].items():
        lines.append((f"first load of {name}", f"{load['bytes'] / 1000:.0f} kB in {load['requests']} requests"))
    for rate, seen in figures["first_board_ms"].items():
        lines.append((f"first board at {rate}", f"{seen} ms"))
    for rate, frames in figures["sowing"].items():
        said = f"{frames['per_second']:.0f} frames a second, the longest {frames['longest_ms']:.0f} ms"
        lines.append((f"sowing at {rate}", said))
    return "\n".join(f"{what:24}{figure}" for what, figure in lines)


def main() -> int:
    """Measure, print, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--times", type=int, default=5, help="visits of which the middle one is taken (default: 5)")
    parser.add_argument("--out", type=Path, default=OUT)
    arguments = parser.parse_args()
    program = chromium()
    if program is None:
        print("client_figures: there is no Chromium here; install one or name it by NAQALA_CHROMIUM", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        try:
            figures = measure(playwright.chromium.launch(**launch_options(program)), server, arguments.times)
        finally:
            server.stop()
    arguments.out.parent.mkdir(parents=True, exist_ok=True)
    arguments.out.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    print(table_of(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
