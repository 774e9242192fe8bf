"""The documentation site in build/docs: ``make docs``. A link that leads nowhere, or a page without a place in the menu, fails.

The pages are those of ``docs/``, the texts at the root that they link to, and a reference made from the docstrings. They are
gathered in one folder first, because links on the site cannot leave it; so any builder that reads mkdocs.yml will do.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
SETTINGS = ROOT / "mkdocs.yml"
PROJECT = {
    "README.md": "readme",
    "CHANGELOG.md": "changelog",
    "CONTRIBUTING.md": "contributing",
    "STYLE.md": "style",
    "lab/README.md": "lab",
}
"""Texts outside of docs/ that are pages of the site."""
REFERENCE = {
    "naqala": ("naqala", "naqala.record"),
    "env": (
        "naqala.env.batch.Batch",
        "naqala.env.seat.SeatEnv",
        "naqala.env.vector",
        "naqala.env.naqala_v0",
        "naqala.env.naqala_parallel_v0",
        "naqala.env.openspiel.NaqalaGame",
        "naqala.env.seeing",
        "naqala.env.spaces",
        "naqala.env.rewards",
    ),
    "bots": ("naqala.bots", "naqala.bots.explorer.explore"),
    "data": ("naqala.data",),
    "jobs": ("naqala.jobs", "naqala.jobs.local.Local", "naqala.jobs.cluster.Ray", "naqala.jobs.folder"),
}
"""What each page of the reference describes: modules, classes and functions."""
LINK = re.compile(r"(?<=\]\()([^)#:\s]+)(?=[)#])")
"""Where a link leads inside the project."""


class LostLinkError(Exception):
    """A link that leads nowhere."""


def pages_in(menu: Any) -> Iterator[str]:
    """Yield the pages that a menu of mkdocs.yml names."""
    for entry in menu:
        for content in entry.values():
            if isinstance(content, str):
                yield content
            else:
                yield from pages_in(content)


def place_of(path: Path) -> str:
    """Return where a file of the project is on the site."""
    if path.is_relative_to(DOCS):
        return path.relative_to(DOCS).as_posix()
    name = path.relative_to(ROOT).as_posix()
    return f"project/{PROJECT[name]}.md" if name in PROJECT else f"files/{name}"


def links_of(path: Path) -> set[Path]:
    """Return the files that a text links to; refuse a link to none."""
    found = {(path.parent / link).resolve() for link in LINK.findall(path.read_text(encoding="utf-8"))}
    for target in found:
        if not target.is_file() or not target.is_relative_to(ROOT):
            raise LostLinkError(f"{path.relative_to(ROOT)}: expected links to files of the project, got {target}")
    return found


def moved(path: Path) -> str:
    """Return a text with links that are right at its place on the site."""
    here = Path(place_of(path)).parent

    def lead(link: re.Match[str]) -> str:
        return Path(os.path.relpath(place_of((path.parent / link[0]).resolve()), here)).as_posix()

    return LINK.sub(lead, path.read_text(encoding="utf-8"))


def reference_page(name: str) -> str:
    """Return a page of the reference; the builder puts signatures and docstrings in the place of each ``:::``."""
    title = "naqala" if name == "naqala" else f"naqala.{name}"
    return f"# {title}\n\n" + "\n".join(f"::: {thing}\n" for thing in REFERENCE[name])


def gather(folder: Path) -> None:
    """Write the sources of the site into a new folder."""
    texts = [*DOCS.rglob("*.md"), *(ROOT / name for name in PROJECT)]
    others = {path for path in DOCS.rglob("*") if path.is_file()}.union(*map(links_of, texts)) - set(texts)
    for path in texts:
        _write(folder / place_of(path), moved(path))
    for path in others:
        (folder / place_of(path)).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, folder / place_of(path))
    for name in REFERENCE:
        _write(folder / "reference" / f"{name}.md", reference_page(name))


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def main() -> int:
    """Gather the sources and build the site from them."""
    settings = yaml.safe_load(SETTINGS.read_text(encoding="utf-8"))
    for folder in (settings["docs_dir"], settings["site_dir"]):
        shutil.rmtree(ROOT / folder, ignore_errors=True)
    gather(ROOT / settings["docs_dir"])
    build = [sys.executable, "-m", "zensical", "build", "--strict", "--clean", "-f", str(SETTINGS)]
    return subprocess.run(build, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
