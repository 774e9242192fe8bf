"""Stand-ins meet levels."""

import json
import sys

import pytest

from lab import stand_ins
from naqala.bots import make_bot


def test_every_bot_can_be_named() -> None:
    assert [make_bot(name).name for name in stand_ins.KINDS] == list(stand_ins.KINDS)


def test_a_match_is_printed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["stand_ins", "greedy", "uniform", "--starts", "1"])
    stand_ins.main()
    told = json.loads(capsys.readouterr().out)
    assert (told["starts"], told["games"], told["wins"]) == (1, 2, 1.0)
    assert told["lead"] > 0
