"""Compiled code on disk that fits every installation with the same sources. Only the compiled modes import this.

Numba files a kernel's code under the path of its source file, and older versions discard it when that file's time differs. Our
folder is already named by the content of all sources (``kernel.py``), so here a kernel is known by its module alone.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numba
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator

_config: Any = numba.config


class _ModuleLocator(_CacheLocator):
    """Tells Numba where a kernel's files are, in the folder that ``numba.config.CACHE_DIR`` names when the kernel is made."""

    def __init__(self, function: Callable[..., Any], source: str) -> None:
        self._py_file = source
        self._folder = Path(_config.CACHE_DIR) / function.__module__
        self._line = function.__code__.co_firstlineno

    @classmethod
    def from_function(cls, py_func: Callable[..., Any], py_file: str) -> "_ModuleLocator":
        """Return the locator of a kernel."""
        return cls(py_func, py_file)

    def get_cache_path(self) -> str:
        """Return the folder of the kernel's module."""
        return str(self._folder)

    def get_source_stamp(self) -> str:
        """Return a stamp that is the same everywhere: other sources have another folder."""
        return ""

    def get_disambiguator(self) -> str:
        """Return what tells kernels of one name in one module apart."""
        return str(self._line)


class _CacheFiles(CompileResultCacheImpl):
    _locator_classes = [_ModuleLocator]  # noqa: RUF012


class ModuleCache(FunctionCache):
    """Numba's cache of one kernel, with the files placed by its module."""

    _impl_class = _CacheFiles
