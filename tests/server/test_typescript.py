"""The client's types are those of the server."""

from pathlib import Path

import pytest

from naqala.server.typescript import typescript

TYPES = Path(__file__).parents[2] / "web" / "src" / "wire" / "types.ts"


@pytest.mark.skipif(not TYPES.exists(), reason="the sources of the client are not here")
def test_the_client_has_the_types_of_the_server() -> None:
    """If not: python -m naqala.server.typescript web/src/wire/types.ts."""
    assert TYPES.read_text(encoding="utf-8") == typescript()


def test_every_type_that_is_named_is_declared() -> None:
    text = typescript()
    declared = {line.split()[2] for line in text.splitlines() if line.startswith("export ")}
    words = {word.strip("[]();|>") for line in text.splitlines() if line.startswith("  ") for word in line.split()[1:]}
    named = {word for word in words if word[:1].isupper() and "<" not in word}
    assert named <= declared
    assert {"Command", "Message", "Look", "Happened"} <= declared


def test_everything_that_travels_has_a_type() -> None:
    """Only a record, which comes from outside and is checked by the server, and the parts of a scene may be any JSON."""
    text = typescript()
    assert "unknown" not in text and "any" not in text.replace("anybody", "").split()
    assert [line.strip() for line in text.splitlines() if line.startswith("  ") and "Json" in line] == [
        "put: Record<string, Json>;",
        "record?: Record<string, Json> | null;",
    ]
