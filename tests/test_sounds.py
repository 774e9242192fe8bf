"""The sounds of the table: short, never too loud, without clicks, and all of them in the client."""

import numpy as np
import pytest

from tools.sounds import FOLDER, RATE, SOUNDS, wave_of


@pytest.mark.parametrize("name", SOUNDS)
def test_sound_is_short_and_clean(name: str) -> None:
    wave = wave_of(name)
    assert 0.05 < len(wave) / RATE < 2.0
    assert np.isfinite(wave).all()
    assert 0.1 < np.abs(wave).max() <= 0.9
    assert max(abs(wave[0]), abs(wave[-1])) < 0.01, "it would click"


def test_every_sound_is_in_the_client_and_small() -> None:
    files = {path.stem: path.stat().st_size for path in FOLDER.glob("*.mp3")}
    assert files.keys() == SOUNDS.keys()
    assert max(files.values()) < 12_000
