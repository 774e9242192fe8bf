"""The client is built when it must be, with a Node that can; nothing is built here."""

import re
from pathlib import Path

import pytest

from tools import build_client


@pytest.mark.parametrize("version", ["v20.19.0", "v20.20.2", "v22.13.1", "v24.0.0", "v26.1.0"])
def test_node_is_new_enough(version: str) -> None:
    assert build_client.is_new_enough(version, "^20.19.0 || ^22.13.0 || >=24.0.0")


@pytest.mark.parametrize("version", ["", "v8.0.0", "v18.20.0", "v20.18.9", "v21.7.0", "v22.12.0", "v23.9.0"])
def test_node_is_too_old(version: str) -> None:
    assert not build_client.is_new_enough(version, "^20.19.0 || ^22.13.0 || >=24.0.0")


def test_package_json_uses_only_the_signs_that_are_understood() -> None:
    assert all(re.fullmatch(r"(\^|>=)\d+\.\d+\.\d+", part.strip()) for part in build_client.wanted_engines().split("||"))


def test_names_and_contents_decide_what_is_stale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_client, "ROOT", tmp_path)
    monkeypatch.setattr(build_client, "WEB", tmp_path / "web")
    monkeypatch.setattr(build_client, "STAMP", tmp_path / "stamp")
    (tmp_path / "web" / "src").mkdir(parents=True)
    for name in (*build_client.SETTINGS, "src/main.ts"):
        (tmp_path / "web" / name).write_text(name, encoding="utf-8")
    assert build_client.is_stale()
    build_client.STAMP.write_text(build_client.digest(build_client.source_files()) + "\n", encoding="utf-8")
    assert not build_client.is_stale()
    (tmp_path / "web" / "src" / "main.test.ts").write_text("a test", encoding="utf-8")
    (tmp_path / "web" / "src" / ".hidden").write_text("of an editor", encoding="utf-8")
    assert not build_client.is_stale()
    (tmp_path / "web" / "src" / "main.ts").rename(tmp_path / "web" / "src" / "other.ts")
    assert build_client.is_stale()


def test_the_lock_file_names_no_registry() -> None:
    assert '"resolved"' not in build_client.LOCK.read_text(encoding="utf-8")
