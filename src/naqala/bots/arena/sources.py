"""Which sources decide a result: all that playing a game can import, and the data beside them.

They follow from the import statements. Imports that are made only sometimes, in a function or for types, count too: a source too
many costs a results folder that is not gone on with, a source too few costs results that cannot be compared.
"""

import ast
import hashlib
from collections.abc import Iterator
from functools import cache
from importlib.util import resolve_name
from pathlib import Path

from naqala.engine.kernel import PACKAGE

PLAYING = "naqala.bots.arena.match"
"""The module that plays a game of a contest."""


@cache
def sources_digest(module: str = PLAYING) -> str:
    """Return a digest of the sources that decide a result of this module: those of other versions must not be counted with it."""
    digest = hashlib.sha256()
    for path in sources_of(module):
        source = path.read_bytes()
        digest.update(f"{path.relative_to(PACKAGE).as_posix()} {len(source)} ".encode() + source)
    return digest.hexdigest()[:16]


def sources_of(module: str, package: Path = PACKAGE) -> list[Path]:
    """Return the files of a module, of all that it imports from its package, directly or not, and of the data beside them."""
    found: dict[str, Path] = {}
    waiting = [module]
    while waiting:
        name = waiting.pop()
        path = _file_of(name, package)
        if name not in found and path is not None:
            found[name] = path
            waiting += _imports_of(name, path)
    folders = {path.parent for path in found.values()}
    return sorted({*found.values(), *(data for folder in folders for data in folder.glob("*.toml"))})


def _file_of(module: str, package: Path) -> Path | None:
    """Return the file of a module, None for other packages and for names that are no modules."""
    top, *names = module.split(".")
    if top != package.name:
        return None
    place = package.joinpath(*names)
    files = (place / "__init__.py", place.with_name(f"{place.name}.py"))
    return next((path for path in files if path.is_file()), None)


def _imports_of(module: str, path: Path) -> Iterator[str]:
    """Yield the packages around a module, and all that it may import; ``from a import b`` names ``a`` and perhaps a module."""
    around = module.rpartition(".")[0]
    yield around
    package = module if path.name == "__init__.py" else around
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            origin = resolve_name("." * node.level + (node.module or ""), package)
            yield origin
            yield from (f"{origin}.{alias.name}" for alias in node.names)
