"""Old objects are put aside while a process serves, and garbage among them is found in the end."""

import gc
from pathlib import Path
from weakref import ref

import httpx
import pytest
import uvicorn

from naqala.cli.main import main
from naqala.memory import look_through_everything, note_cycles, put_new_aside, short_collections
from naqala.server import app
from tests.server.clients import PATIENCE, running, settings_for, wait_until


class Circle:
    """Something only a collection can find."""

    def __init__(self) -> None:
        self.itself = self


def test_what_survives_is_put_aside_and_looked_through_in_the_end() -> None:
    with short_collections():
        old = Circle()
        gc.collect()
        assert gc.get_freeze_count() > 0
        seen = ref(old)
        del old
        gc.collect()
        assert seen() is not None
        look_through_everything()
        assert seen() is None
        assert gc.get_freeze_count() > 0
    assert gc.get_freeze_count() == 0


def test_what_is_new_is_collected_as_ever() -> None:
    with short_collections():
        gc.collect()
        seen = ref(Circle())
        gc.collect()
        assert seen() is None


def test_new_objects_are_looked_at_only_after_something_that_leaves_cycles() -> None:
    with short_collections():
        put_new_aside()
        kept, seen = Circle(), ref(Circle())
        note_cycles()
        put_new_aside()
        assert seen() is None
        seen = ref(Circle())
        put_new_aside()
        gc.collect()
        assert seen() is not None
        look_through_everything()
        assert seen() is None
        assert kept.itself is kept


def test_requests_are_noted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    noted: list[bool] = []
    monkeypatch.setattr(app, "note_cycles", lambda: noted.append(True))
    with running(settings_for(tmp_path)) as server:
        httpx.get(f"http://{server.address}/health/live", timeout=PATIENCE).raise_for_status()
        wait_until(lambda: bool(noted))


def test_only_who_owns_the_process_says_how_it_collects(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usual, serving = list(gc.callbacks), []
    with running(settings_for(tmp_path / "beside")):
        assert gc.callbacks == usual  # the server of a test, or of a program that has one beside other things
    monkeypatch.setattr(uvicorn.Server, "run", lambda *_, **__: serving.extend(gc.callbacks))
    assert main(["serve", "--no-browser", "--port", "0", "--data", str(tmp_path / "alone")]) == 0
    assert len(serving) == len(usual) + 1
    assert gc.callbacks == usual
