"""docs/server.md names every setting with its default; docs/protocol.md every command, message, error and code of closing."""

import json
import re
from pathlib import Path

from naqala.errors import IllegalActionError, NaqalaError
from naqala.server import errors, socket
from naqala.server.errors import TOLD, ServerError, StaleError, name_of, status_of
from naqala.server.protocol import messages
from naqala.server.settings import Settings

DOCS = Path(__file__).parents[2] / "docs"


def test_every_setting_is_described() -> None:
    lines = (DOCS / "server.md").read_text(encoding="utf-8").splitlines()
    rows = [line.split(" | ") for line in lines if line.startswith("| `NAQALA_")]
    described = {row[0].strip("|` "): row[1].strip("`") for row in rows}
    assert set(described) == {f"NAQALA_{name.upper()}" for name in Settings.model_fields}
    for name, field in Settings.model_fields.items():
        if name != "data":
            default = field.default if isinstance(field.default, str) else json.dumps(field.default)
            assert described[f"NAQALA_{name.upper()}"] == ("none" if field.default is None else default)


def protocol() -> str:
    return (DOCS / "protocol.md").read_text(encoding="utf-8")


def test_every_command_and_message_is_described() -> None:
    for union in (messages.Command, messages.Message):
        for shape in union.__args__:
            assert f"`{shape.__struct_config__.tag}`" in protocol()


def test_every_error_a_client_can_hear_of_is_described() -> None:
    """With what HTTP calls it, and no other."""
    rows = [line.strip("| ").split(" | ") for line in protocol().splitlines() if line.startswith("| `") and "Error`" in line]
    assert {row[0].strip("`"): int(row[1]) for row in rows} == {kind.__name__: status(kind) for kind in TOLD}


def status(kind: type[NaqalaError]) -> int:
    return kind.status if issubclass(kind, ServerError) else 400


def test_the_servers_own_errors_can_all_be_heard_of() -> None:
    own = {kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, ServerError)}
    assert own <= set(TOLD)


def test_an_error_that_is_not_described_is_one_of_the_server() -> None:
    class OddError(NaqalaError):
        pass

    class OddMoveError(IllegalActionError):
        pass

    assert (name_of(OddError("x")), status_of(OddError("x"))) == ("ServerError", 500)
    assert (name_of(OddMoveError("x")), status_of(OddMoveError("x"))) == ("IllegalActionError", 400)
    assert (name_of(StaleError("x")), status_of(StaleError("x"))) == ("StaleError", 409)


def test_every_code_of_closing_is_described() -> None:
    codes = {value for name, value in vars(socket).items() if name.startswith("CLOSE_")}
    rows = {int(line.split(" | ")[0].strip("| `")) for line in protocol().splitlines() if re.match(r"\| `?\d{4}`? \|", line)}
    assert rows == codes | {1009}


def test_the_unit_for_systemd_fits() -> None:
    """It can be read, has room for many connections, waits longer than the server needs to end, and names settings that exist."""
    text = (DOCS.parent / "deploy" / "naqala.service").read_text(encoding="utf-8")
    lines = [line.partition("=") for line in text.splitlines() if line and line[0] not in "#["]
    assert all(key and equals and value for key, equals, value in lines)
    values = {key: value for key, _, value in lines}
    assert int(values["LimitNOFILE"]) >= 65_536
    assert int(values["TimeoutStopSec"]) > 10
    named = set(re.findall(r"NAQALA_([A-Z_]+)=", text)) - {"CACHE"}
    assert named <= {name.upper() for name in Settings.model_fields}
