"""Every document has its place on the documentation site, and every link leads somewhere; nothing is built here."""

import importlib
import re
from pathlib import Path

import pytest
import yaml

import naqala.env
from tools import site

MENU = list(site.pages_in(yaml.safe_load(site.SETTINGS.read_text(encoding="utf-8"))["nav"]))


@pytest.fixture(scope="module")
def gathered(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    site.gather(folder)
    return folder


def test_every_page_is_in_the_menu_once(gathered: Path) -> None:
    assert sorted(MENU) == sorted(path.relative_to(gathered).as_posix() for path in gathered.rglob("*.md"))


def test_the_first_page_has_three_doors() -> None:
    assert MENU[0] == "index.md"
    assert re.findall("^## (.*)$", (site.DOCS / "index.md").read_text(encoding="utf-8"), re.MULTILINE) == [
        "Play",
        "Host",
        "Program",
    ]


def test_links_stay_on_the_site_and_lead_somewhere(gathered: Path) -> None:
    followed = 0
    for page in gathered.rglob("*.md"):
        for link in site.LINK.findall(page.read_text(encoding="utf-8")):
            target = (page.parent / link).resolve()
            assert target.is_file() and target.is_relative_to(gathered.resolve()), f"{page.name}: {link}"
            followed += 1
    assert followed > 100


def test_links_between_folders_are_moved(gathered: Path) -> None:
    assert "](files/deploy/nginx.conf)" in (gathered / "server.md").read_text(encoding="utf-8")
    assert "](project/lab.md)" in (gathered / "speed.md").read_text(encoding="utf-8")
    assert "](../env.md)" in (gathered / "project" / "readme.md").read_text(encoding="utf-8")


def test_a_link_that_leads_nowhere_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site, "ROOT", tmp_path)
    text = tmp_path / "text.md"
    text.write_text("[elsewhere](https://example.org), [gone](gone.md#there)", encoding="utf-8")
    with pytest.raises(site.LostLinkError, match=r"text\.md: expected links to files of the project, got .*gone\.md"):
        site.links_of(text)


@pytest.mark.parametrize("thing", [thing for things in site.REFERENCE.values() for thing in things])
def test_what_the_reference_describes_exists(thing: str) -> None:
    module, _, name = thing.rpartition(".")
    if not hasattr(importlib.import_module(module or thing), name):
        importlib.import_module(thing)


def test_every_environment_is_in_the_reference() -> None:
    """The rest of the package serves them."""
    serving = {"rendering", "single", "warm"}
    files = {path.stem for path in Path(naqala.env.__path__[0]).glob("[a-z]*.py")} - serving
    assert files == {thing.split(".")[2] for thing in site.REFERENCE["env"]}
