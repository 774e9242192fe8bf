"""A tip of the coach begins with a sentence that is read at a glance: a phone with little room shows that alone."""

import re

import pytest

from naqala.texts import say, speaking
from naqala.texts.facts import FACTS
from tools.texts import key_of, messages

LONGEST = 68
"""So many letters are two lines on a phone."""


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_first_sentence_of_every_tip_is_short(language: str) -> None:
    tips = [key for key in map(key_of, messages(language)) if key.startswith("coach.ask.")]
    assert len(tips) > 30
    with speaking(language):
        first = {key: re.split(r"(?<=[.!?])\s", say(key, **FACTS))[0] for key in tips}
    assert {key: text for key, text in first.items() if len(text) > LONGEST} == {}
