"""How rules run: plain Python, compiled with bounds checks, or compiled.

``NAQALA_MODE`` chooses: ``plain``, ``checked``, ``compiled``, or ``auto`` (the default): compiled if Numba is installed and
its cache for exactly these sources is warm, else plain. All modes give the same positions byte for byte.
"""

import hashlib
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from platformdirs import user_cache_dir

from naqala.errors import ModeError

Function = TypeVar("Function", bound=Callable[..., Any])

MODES = ("plain", "checked", "compiled")
PACKAGE = Path(__file__).parent.parent
_PARTS = {"engine": ("catalog", "engine"), "bots": ("catalog", "engine", "bots/mind")}
"""Each part with kernels of its own and the folders its compiled code depends on."""


@cache
def _sources_key(folders: tuple[str, ...]) -> str:
    """Names everything compiled code depends on: Numba only notices edits of a kernel's own file."""
    digest = hashlib.sha256()
    for folder in folders:
        for path in sorted((PACKAGE / folder).iterdir()):
            if path.suffix in (".py", ".toml"):
                digest.update(f"{path} {path.stat().st_mtime_ns}".encode() + path.read_bytes())
    for library in ("numba", "numpy", "llvmlite"):
        try:
            digest.update(version(library).encode())
        except PackageNotFoundError:
            digest.update(b"-")
    return digest.hexdigest()[:16]


def cache_folder(mode: str, part: str = "engine") -> Path:
    """Where compiled code of this mode and these sources is kept: the rules alone, and what bots think, which stands on them."""
    root = Path(os.environ.get("NAQALA_CACHE") or user_cache_dir("naqala"))
    return root / f"{part}-{_sources_key(_PARTS[part])}-{mode}"


def is_warm(mode: str, part: str = "engine") -> bool:
    """Whether every entry kernel of the part and mode lies compiled on disk."""
    return (cache_folder(mode, part) / "warm").exists()


def has_numba() -> bool:
    """Whether compiled modes are possible at all."""
    return find_spec("numba") is not None


def _chosen_mode() -> str:
    wanted = os.environ.get("NAQALA_MODE", "auto")
    if wanted == "auto":
        return "compiled" if has_numba() and all(is_warm("compiled", part) for part in _PARTS) else "plain"
    if wanted not in MODES:
        raise ModeError(f"NAQALA_MODE must be auto, {', '.join(MODES)}; it is {wanted!r}")
    if wanted != "plain" and not has_numba():
        raise ModeError(f"NAQALA_MODE={wanted} needs Numba, which is not installed: pip install 'naqala[fast]'")
    return wanted


MODE = _chosen_mode()


class Kernel(NamedTuple):
    """The part and the name of a kernel."""

    part: str
    name: str


KERNELS: list[Kernel] = []
"""All kernels, for the progress of a cold compile."""


@contextmanager
def _cache_kept_in(folder: Path) -> Iterator[None]:
    import numba

    config: Any = numba.config

    before, config.CACHE_DIR = config.CACHE_DIR, str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before


def entry(function: Function) -> Function:
    """Marks a kernel that Python calls. Its code contains all it calls: only entries need a way in and are kept on disk."""
    return _compiled(function, True)


def kernel(function: Function) -> Function:
    """Marks a rule; it is compiled in the compiled modes and left alone in plain mode."""
    return _compiled(function, False)


def _compiled(function: Function, is_entry: bool) -> Function:
    part = function.__module__.split(".")[1]
    KERNELS.append(Kernel(part, function.__name__))
    if MODE == "plain":
        return function
    import numba

    folder = cache_folder(MODE, part)
    folder.mkdir(parents=True, exist_ok=True)
    flags: dict[str, Any] = {
        "cache": is_entry,
        "no_cpython_wrapper": not is_entry,
        "no_cfunc_wrapper": True,
        "nogil": True,
        "error_model": "numpy",
        "boundscheck": MODE == "checked",
    }
    with _cache_kept_in(folder):
        compile_it: Any = numba.njit(**flags)
        return _called_alike(compile_it(function))  # type: ignore[no-any-return]


def _called_alike(dispatcher: Any) -> Any:
    """Numba would compile a kernel anew for every constant and every width of integer it is called with; as all of them are
    whole numbers to us, callers widen them first. A cold compile takes half the time that way.
    """
    import numba.core.types

    types: Any = numba.core.types
    resolve = dispatcher.get_call_template

    def widened(kind: Any) -> Any:
        kind = types.unliteral(kind)
        return types.int64 if isinstance(kind, types.Integer) and kind.signed else kind

    def get_call_template(arguments: Any, keywords: Any) -> Any:
        return resolve([widened(kind) for kind in arguments], {name: widened(kind) for name, kind in keywords.items()})

    dispatcher.get_call_template = get_call_template
    return dispatcher


def table(numbers: Sequence[int]) -> Sequence[int]:
    """A constant row of numbers that kernels may index: a tuple in plain mode, a frozen array when compiled."""
    if MODE == "plain":
        return tuple(int(number) for number in numbers)
    import numpy as np

    return np.array([int(number) for number in numbers], dtype=np.int64)  # type: ignore[return-value]


def reals(size: int, values: Sequence[float] | None = None) -> Any:
    """The same for numbers with a fraction: worths and weights."""
    row = [float(value) for value in values] if values is not None else [0.0] * size
    if MODE == "plain":
        return row
    import numpy as np

    return np.array(row, dtype=np.float64)


def numbers(size: int, values: Sequence[int] | None = None) -> Any:
    """A row of numbers that kernels may write to: legal actions, the state of a generator, a score sheet."""
    row = list(values) if values is not None else [0] * size
    if MODE == "plain":
        return row
    import numpy as np

    return np.array(row, dtype=np.int64)
