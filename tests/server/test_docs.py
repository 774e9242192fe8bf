"""docs/server.md names every setting with its default; docs/protocol.md every command, message and error."""

import json
from pathlib import Path

from naqala.server import errors, messages
from naqala.server.errors import ServerError
from naqala.server.settings import Settings

DOCS = Path(__file__).parents[2] / "docs"


def test_every_setting_is_described() -> None:
    rows = [line.split(" | ") for line in (DOCS / "server.md").read_text(encoding="utf-8").splitlines() if "| `NAQALA_" in line]
    described = {row[0].strip("|` "): row[1].strip("`") for row in rows}
    assert set(described) == {f"NAQALA_{name.upper()}" for name in Settings.model_fields}
    for name, field in Settings.model_fields.items():
        if name not in ("data", "database"):
            default = field.default if isinstance(field.default, str) else json.dumps(field.default)
            assert described[f"NAQALA_{name.upper()}"] == default


def test_every_command_message_and_error_is_described() -> None:
    text = (DOCS / "protocol.md").read_text(encoding="utf-8")
    for union in (messages.Command, messages.Message):
        for shape in union.__args__:
            assert f"`{shape.__struct_config__.tag}`" in text
    for error in vars(errors).values():
        if isinstance(error, type) and issubclass(error, ServerError):
            assert f"`{error.__name__}`" in text
