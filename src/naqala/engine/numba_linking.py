"""Machine code for entries alone. Only the compiled modes import this.

Numba optimises every function together with all it calls and makes machine code of it. A rule would go through that again in
each of its callers, although Python never calls it. Here a rule stays as it was translated. An entry takes in all rules below it
and is optimised once.
"""

from collections.abc import Callable
from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler


class _RuleLibrary(JITCodeLibrary):
    """The translation of a rule, which becomes machine code only inside entries."""

    def finalize(self) -> None:
        """Close the library as it is."""
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:  # noqa: ARG002
        """Return that Python cannot call it."""
        return 0

    @property
    def codegen(self) -> "_RuleLibrary":
        """Return what Numba hands the environment to. Only code that uses Python objects needs one."""
        return self

    def set_env(self, env_name: str, env: object) -> None:
        """Ignore the environment."""


class _EntryLibrary(JITCodeLibrary):
    """An entry with all rules it calls, directly or not."""

    def finalize(self) -> None:
        """Link all rules in and optimise them together."""
        self._linking_libraries = _libraries_below(self)
        super().finalize()  # type: ignore[no-untyped-call]

    def _verify_declare_only_symbols(self) -> None:
        """Refuse code that would jump to a rule that is not there."""
        super()._verify_declare_only_symbols()  # type: ignore[no-untyped-call]
        missing = [function.name for function in self._final_module.functions if function.is_declaration]
        assert not any(name.startswith("_ZN6naqala") for name in missing), missing


class _CheckedEntryLibrary(_EntryLibrary):
    """An entry that is compiled in little time and runs slower: checked mode is for tests."""

    def _optimize_final_module(self) -> None:
        codegen: Any = self._codegen
        passes, builder = codegen._module_pass_manager(opt=1, loop_vectorize=False, slp_vectorize=False)
        passes.run(self._final_module, builder)


def _libraries_below(library: Any) -> list[Any]:
    """Return what an entry links in, callers first: LLVM leaves out what has no reference yet. Another entry, or code of
    Numba's own, already contains all it calls.
    """
    done: dict[Any, None] = {}

    def visit(one: Any) -> None:
        for below in one._linking_libraries:
            if below not in done and isinstance(below, _RuleLibrary):
                visit(below)
            done.setdefault(below)

    visit(library)
    return list(done)[::-1]


class _Compiler(Compiler):
    library: type[JITCodeLibrary]

    def compile_extra(self, func: Callable[..., Any]) -> Any:
        """Compile a function into a library of our kind."""
        self.state.library = self.library(self.state.targetctx.codegen(), func.__qualname__)
        self.state.library.enable_object_caching()
        return super().compile_extra(func)  # type: ignore[no-untyped-call]


class RuleCompiler(_Compiler):
    """Translates a rule."""

    library = _RuleLibrary


class EntryCompiler(_Compiler):
    """Compiles an entry and all it calls."""

    library = _EntryLibrary


class CheckedEntryCompiler(_Compiler):
    """Compiles an entry for checked mode."""

    library = _CheckedEntryLibrary
