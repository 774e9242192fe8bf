"""The server's own log keeps secrets."""

import pytest
import structlog

from naqala.server.logs import configure_logs


def test_a_traceback_does_not_show_what_variables_hold(capsys: pytest.CaptureFixture[str]) -> None:
    configure_logs()
    secret = "marid lies on top"
    try:
        raise ValueError(len(secret))
    except ValueError:
        structlog.get_logger().exception("it failed", table="abcd")
    told = capsys.readouterr().err
    assert "it failed" in told
    assert "table='abcd'" in told
    assert "ValueError: 17" in told
    assert secret not in told.replace('secret = "marid lies on top"', "")
