"""How rules run: plain Python, compiled with bounds checks, or compiled. All modes give the same positions byte for byte.

A process runs in one mode, which is settled before its first kernel is made: by ``use``, by ``prefer``, or by ``NAQALA_MODE``:
``plain``, ``checked``, ``compiled``, or ``auto`` (the default), which is compiled if Numba is installed and its cache for exactly
these sources is warm, else plain. Only this file knows what the mode means: it makes kernels, rows of numbers and records.
"""

import gc
import hashlib
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import numpy as np
from platformdirs import user_cache_dir

from naqala.errors import ModeError

Function = TypeVar("Function", bound=Callable[..., Any])

MODES = ("auto", "plain", "checked", "compiled")
Progress = Callable[[int, int], None]
"""A callback for the number of kernels compiled so far and the number of all."""
PACKAGE = Path(__file__).parent.parent
_BUNDLES = {
    "engine": ("catalog", "engine"),
    "bots": ("catalog", "engine", "bots/mind"),
    "env": ("catalog", "engine", "env/kernels"),
}
"""Each bundle that has kernels, with the folders its compiled code depends on."""


@cache
def _content_key(folders: tuple[str, ...]) -> str:
    """Return a key of everything that compiled code depends on, by content: the same sources have it wherever and whenever they
    were installed.
    """
    digest = hashlib.sha256()
    for folder in folders:
        for path in sorted((PACKAGE / folder).iterdir()):
            if path.suffix in (".py", ".toml"):
                source = path.read_bytes()
                digest.update(f"{path.relative_to(PACKAGE).as_posix()} {len(source)} ".encode() + source)
    versions = (version(library) for library in ("numba", "numpy", "llvmlite"))
    digest.update(" ".join((sys.implementation.cache_tag, *versions, *_processor())).encode())
    return digest.hexdigest()[:16]


def _processor() -> tuple[str, ...]:
    """Return the processor that Numba compiles for: the one its variables name, or that of this machine. Code for a named
    one does not depend on this machine, so an image can bring it compiled.
    """
    from llvmlite import binding

    name = os.environ.get("NUMBA_CPU_NAME")
    features = os.environ.get("NUMBA_CPU_FEATURES")
    if features is None:
        features = "" if str(name).lower() == "generic" else _own_features()
    return binding.get_default_triple(), binding.get_host_cpu_name() if name is None else name, features


def _own_features() -> str:
    """Return what the processor of this machine can do, and the variable that makes Numba do without some of it."""
    from llvmlite import binding

    try:
        features: str = binding.get_host_cpu_features().flatten()
    except RuntimeError:  # LLVM cannot name them on some processors
        features = ""
    return f"{features} {os.environ.get('NUMBA_ENABLE_AVX', '')}"


def cache_folder(mode: str, bundle: str = "engine") -> Path:
    """Return the folder for compiled code of this mode and these sources. Rules and bots have one each; bots use the rules."""
    root = Path(os.environ.get("NAQALA_CACHE") or user_cache_dir("naqala"))
    return root / f"{bundle}-{_content_key(_BUNDLES[bundle])}-{mode}"


def is_warm(mode: str, bundle: str = "engine") -> bool:
    """Return whether every entry kernel of the bundle is compiled on disk in this mode, if it compiles at all."""
    return not is_compiled(mode) or (cache_folder(mode, bundle) / "warm").exists()


def is_compiled(mode: str) -> bool:
    """Return whether a mode runs compiled code."""
    return mode != "plain"


def has_numba() -> bool:
    """Return whether compiled modes are possible."""
    return find_spec("numba") is not None


_running: str | None = None
"""The mode of this process, once it is settled."""


def resolved(mode: str) -> str:
    """Return the mode itself; for ``auto`` return compiled if that is ready, else plain."""
    if mode not in MODES:
        raise ModeError(f"mode (NAQALA_MODE): expected one of {', '.join(MODES)}; got {mode!r}")
    if mode == "auto":
        return "compiled" if has_numba() and is_warm("compiled", "engine") and is_warm("compiled", "bots") else "plain"
    if is_compiled(mode) and not has_numba():
        raise ModeError(f"mode (NAQALA_MODE): expected plain without Numba, got {mode}; pip install numba")
    return mode


def use(mode: str) -> str:
    """Settle the mode of this process and return it. Modules make their kernels when they are imported, so call this first;
    afterwards only the same mode, or ``auto``, is accepted.
    """
    global _running  # noqa: PLW0603
    mode = _running if _running and mode == "auto" else resolved(mode)
    if _running not in (None, mode):
        raise ModeError(f"mode: expected to be chosen before the rules are loaded; got {mode} when they run in {_running} mode")
    _running = mode
    return mode


def prefer(mode: str) -> str:
    """Settle on this mode unless NAQALA_MODE names one or the rules are already loaded; return the mode that runs. Without Numba
    there is only plain mode.
    """
    wanted = _wanted_mode()
    if wanted == "auto":
        wanted = mode if has_numba() else "plain"
    return _running or use(wanted)


def running_mode() -> str:
    """Return the mode of this process, for reports and for child processes that need the same."""
    return _running or use(_wanted_mode())


def _wanted_mode() -> str:
    """Return what NAQALA_MODE says."""
    return os.environ.get("NAQALA_MODE") or "auto"


def _is_plain() -> bool:
    return not is_compiled(running_mode())


class Kernel(NamedTuple):
    """The bundle and the name of a kernel."""

    bundle: str
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
    """Mark a kernel that Python calls. Its code contains all it calls, so only entries need a wrapper and are kept on disk."""
    return _compiled(function, True)


def kernel(function: Function) -> Function:
    """Mark a rule: compile it in the compiled modes, leave it alone in plain mode."""
    return _compiled(function, False)


def _compiled(function: Function, is_entry: bool) -> Function:
    bundle = function.__module__.split(".")[1]
    KERNELS.append(Kernel(bundle, function.__name__))
    if _is_plain():
        return function
    import numba

    from naqala.engine.numba_linking import CheckedEntryCompiler, EntryCompiler, RuleCompiler

    is_checked = running_mode() == "checked"
    entry_compiler = CheckedEntryCompiler if is_checked else EntryCompiler
    folder = cache_folder(running_mode(), bundle)
    folder.mkdir(parents=True, exist_ok=True)
    flags: dict[str, Any] = {
        "pipeline_class": entry_compiler if is_entry else RuleCompiler,
        "no_cpython_wrapper": not is_entry,
        "no_cfunc_wrapper": True,
        "nogil": True,
        "no_rewrites": True,  # they speed up whole arrays, which kernels do not use
        "_nrt": False,  # kernels allocate nothing, so nothing is counted and freed
        "error_model": "numpy",
        "boundscheck": is_checked,
    }
    dispatcher: Any = numba.njit(**flags)(function)
    if is_entry:
        from naqala.engine.numba_cache import ModuleCache

        with _cache_kept_in(folder):
            dispatcher._cache = ModuleCache(function)  # type: ignore[no-untyped-call]
    return _called_alike(dispatcher)  # type: ignore[no-any-return]


def _called_alike(dispatcher: Any) -> Any:
    """Make callers widen integers first. Numba would compile a kernel again for every constant and every width of integer it is
    called with. A cold compile takes half the time this way.
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


def choose_when_compiled(function: Callable[..., Any], choose: Callable[..., Any]) -> None:
    """In compiled modes, let ``choose`` select by argument types what kernels call instead of a plain function."""
    if not _is_plain():
        from numba.extending import overload

        overload(function)(choose)


def constants(numbers: Sequence[int]) -> Sequence[int]:
    """Return a constant row of numbers that kernels can index: a tuple in plain mode, a frozen array when compiled."""
    if _is_plain():
        return tuple(int(number) for number in numbers)
    return np.array([int(number) for number in numbers], dtype=np.int64)  # type: ignore[return-value]


def reals(size: int, values: Sequence[float] | None = None) -> Any:
    """Return a row of floating-point numbers that kernels can write to."""
    row = [0.0] * size if values is None else [float(value) for value in values]
    return row if _is_plain() else np.array(row, np.float64)


def numbers(size: int, values: Sequence[int] | None = None) -> Any:
    """Return a row of numbers that kernels can write to: legal actions, the state of a generator, a score sheet."""
    if _is_plain():
        return [0] * size if values is None else list(values)
    return np.zeros(size, np.int64) if values is None else np.array(list(values), np.int64)


def rows_of_numbers(rows: int, size: int) -> Any:
    """Return several rows that kernels can write to."""
    return [numbers(size) for _ in range(rows)] if _is_plain() else np.zeros((rows, size), np.int64)


def records(number: int, dtype: np.dtype[Any], blank: Callable[[], Any]) -> Any:
    """Return blank records for kernels: an array when compiled, in plain mode a list of what ``blank`` makes."""
    return [blank() for _ in range(number)] if _is_plain() else np.zeros(number, dtype)


def executor(jobs: int) -> Executor:
    """Return an executor for kernels: threads when compiled, because compiled kernels release the interpreter lock, else
    processes.
    """
    return ProcessPoolExecutor(jobs, initializer=use, initargs=("plain",)) if _is_plain() else ThreadPoolExecutor(jobs)


def compile_bundle(bundle: str, call_every_entry: Callable[[], None], progress: Progress) -> None:
    """Compile one bundle in the running mode by calling its entries, and keep the compiled code; quick if that was done before
    for these sources.
    """
    if _is_plain():
        return
    folder = cache_folder(running_mode(), bundle)
    if is_warm(running_mode(), bundle):
        call_every_entry()
        return
    from filelock import FileLock

    folder.parent.mkdir(parents=True, exist_ok=True)
    with FileLock(f"{folder}.lock"):  # processes that fill one cache at the same time can crash (numba#4807)
        if is_warm(running_mode(), bundle):
            call_every_entry()
        else:
            _fill(call_every_entry, progress)
            (folder / "warm").touch()


def _fill(call_every_entry: Callable[[], None], progress: Progress) -> None:
    """Compile what the entries need, and report the progress."""
    from numba.core import event

    class Listener(event.Listener):
        """Counts the kernels as Numba reports them."""

        def __init__(self) -> None:
            self.done: set[str] = set()

        def on_start(self, event: Any) -> None:
            """Ignore the start of a compilation."""

        def on_end(self, event: Any) -> None:
            """Count one more kernel."""
            self.done.add(event.data["dispatcher"].__name__)
            progress(len(self.done), max(len(self.done), len(KERNELS)))

    with event.install_listener("numba:compile", Listener()), rare_collections():
        call_every_entry()


@contextmanager
def rare_collections() -> Iterator[None]:
    """Let Python look for garbage a hundred times less often. A compile makes millions of small objects that stay: looking
    through them again and again takes a fifth of its time.
    """
    usual = gc.get_threshold()
    gc.set_threshold(100 * usual[0], *usual[1:])
    try:
        yield
    finally:
        gc.set_threshold(*usual)
