"""The mode of a process is settled once, before the rules are loaded, and by the kernels' own file alone."""

import os
import re
import subprocess
import sys

import pytest
from llvmlite import binding

from naqala.cli.main import mode_for
from naqala.cli.parser import parser
from naqala.engine import kernel
from naqala.engine.kernel import PACKAGE, prefer, resolved, running_mode, use
from naqala.errors import ModeError


@pytest.fixture
def unsettled(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """As if no mode were chosen yet, and nothing compiled."""
    monkeypatch.setattr(kernel, "_running", None)
    monkeypatch.setattr(kernel, "is_warm", lambda *_: False)
    monkeypatch.delenv("NAQALA_MODE", raising=False)
    return monkeypatch


def warm(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "is_warm", lambda *_: True)


def test_nothing_else_asks_for_the_mode() -> None:
    sources = {path.relative_to(PACKAGE).as_posix(): path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py")}
    assert {name for name, text in sources.items() if "NAQALA_MODE" in text} == {"engine/kernel.py"}
    assert {name for name, text in sources.items() if "running_mode" in text} == {"engine/kernel.py"}
    assert {name for name, text in sources.items() if "_wanted_mode" in text} == {"engine/kernel.py"}
    # Settings of a server are variables too, so one of them is this one. Only the bots' workers get it: for them `auto` means to
    # change to compiled code as soon as that is ready, so what this process runs in cannot tell.
    assert {name for name, text in sources.items() if re.search(r"(settings|chosen)\.mode\b", text)} == {"server/app.py"}


def test_a_mode_is_chosen_once(unsettled: pytest.MonkeyPatch) -> None:
    assert use("plain") == "plain"
    warm(unsettled)
    assert use("plain") == use("auto") == prefer("compiled") == running_mode() == "plain"
    with pytest.raises(ModeError, match="expected to be chosen before the rules are loaded; got compiled when they run in plain"):
        use("compiled")
    assert running_mode() == "plain"


def test_it_is_too_late_once_the_rules_are_loaded() -> None:
    program = "import naqala.engine.play; from naqala.engine.kernel import use; use('checked')"
    environment = {**os.environ, "NAQALA_MODE": "plain"}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False)
    assert "ModeError: mode: expected to be chosen before the rules are loaded" in done.stderr


def test_a_choice_of_the_user_goes_before_that_of_the_command(unsettled: pytest.MonkeyPatch) -> None:
    unsettled.setenv("NAQALA_MODE", "checked")
    assert prefer("plain") == running_mode() == "checked"


def test_auto_leaves_the_choice_to_the_command(unsettled: pytest.MonkeyPatch) -> None:
    warm(unsettled)
    unsettled.setenv("NAQALA_MODE", "auto")
    assert prefer("plain") == "plain"


def test_auto_is_compiled_as_soon_as_that_is_ready(unsettled: pytest.MonkeyPatch) -> None:
    assert resolved("auto") == "plain"
    warm(unsettled)
    assert resolved("auto") == running_mode() == "compiled"


def test_without_numba_there_is_plain_mode(unsettled: pytest.MonkeyPatch) -> None:
    warm(unsettled)
    unsettled.setattr(kernel, "has_numba", lambda: False)
    assert resolved("auto") == prefer("compiled") == "plain"
    with pytest.raises(ModeError, match=re.escape("expected plain without Numba, got checked; pip install numba")):
        use("checked")


@pytest.mark.parametrize("mode", ["turbo", "", "Plain"])
def test_a_mode_that_does_not_exist_is_refused(mode: str) -> None:
    with pytest.raises(ModeError, match="expected one of auto, plain, checked, compiled; got"):
        use(mode)


@pytest.mark.parametrize(
    ("words", "mode"),
    [
        ("serve", "plain"),
        ("play", "auto"),
        ("explore FILE", "auto"),
        ("simulate --games 2000", "auto"),
        ("simulate --games 2001", "compiled"),
        ("perft FILE --depth 3", "auto"),
        ("perft FILE --depth 4", "compiled"),
        ("arena --bots a,b --out DIR", "compiled"),
        ("ladder --out DIR", "compiled"),
        ("warm", "compiled"),
        ("position", "plain"),
        ("legal FILE", "plain"),
        ("score FILE", "plain"),
        ("show FILE", "plain"),
        ("apply FILE pass", "plain"),
        ("replay FILE", "plain"),
    ],
)
def test_the_mode_of_each_command(words: str, mode: str) -> None:
    assert mode_for(parser().parse_args(words.split())) == mode


# The processor


def of_another_machine(monkeypatch: pytest.MonkeyPatch) -> tuple[str, ...]:
    """What is compiled for, on a machine whose processor has another name and other features."""
    with monkeypatch.context() as elsewhere:
        elsewhere.setattr(binding, "get_host_cpu_name", lambda: "another")
        elsewhere.setattr(binding, "get_host_cpu_features", lambda: binding.FeatureMap({"another": True}))
        return kernel._processor()


@pytest.mark.parametrize(
    ("variables", "is_the_same"),
    [
        ({}, False),
        ({"NUMBA_CPU_NAME": "generic"}, True),
        ({"NUMBA_CPU_NAME": "haswell", "NUMBA_CPU_FEATURES": "+avx2"}, True),
        ({"NUMBA_CPU_NAME": "haswell"}, False),
        ({"NUMBA_CPU_FEATURES": "+avx2"}, False),
    ],
)
def test_code_for_a_named_processor_fits_every_machine(
    variables: dict[str, str], is_the_same: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("NUMBA_CPU_NAME", "NUMBA_CPU_FEATURES"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert (kernel._processor() == of_another_machine(monkeypatch)) == is_the_same


@pytest.mark.parametrize(
    "variables", [{}, {"NUMBA_CPU_NAME": "generic"}, {"NUMBA_CPU_NAME": "nehalem", "NUMBA_CPU_FEATURES": "+sse4.2"}]
)
def test_numba_compiles_for_the_processor_we_name(variables: dict[str, str]) -> None:
    """Otherwise a folder of the cache would hold code that its name does not tell about."""
    program = (
        "from naqala.engine import kernel; from numba.core.registry import cpu_target;"
        "_, name, features = cpu_target.target_context.codegen().magic_tuple();"
        "assert kernel._processor()[1:] == (name, features + (' ' if kernel.os.environ.get('NUMBA_CPU_NAME') is None else ''))"
    )
    outside = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
    subprocess.run([sys.executable, "-c", program], env={**outside, **variables}, check=True)
