"""Makes the sounds of the table: short, soft, of wood, brass and strings. Nothing is sampled; licence as for the rest.

python -m tools.sounds          writes web/src/sound/files/*.mp3 (needs the extra `sounds`)
"""

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

FOLDER = Path(__file__).resolve().parent.parent / "web" / "src" / "sound" / "files"
RATE = 32_000
"""Samples a second: enough for the overtones of a bell."""
Wave: TypeAlias = NDArray[np.float64]


def _time(seconds: float) -> Wave:
    return np.arange(int(seconds * RATE)) / RATE


def _fade(wave: Wave, seconds: float = 0.02) -> Wave:
    """Let a wave begin and end in silence, so that it does not click."""
    rise, fall = int(0.002 * RATE), int(seconds * RATE)
    wave = wave.copy()
    wave[:rise] *= np.linspace(0, 1, rise)
    wave[-fall:] *= np.linspace(1, 0, fall)
    return wave


def bell(pitch: float, seconds: float, damping: float = 6.0, overtones: tuple[float, ...] = (1, 2.76, 5.4)) -> Wave:
    """A struck bar of brass: overtones that are no multiples, the high ones gone first."""
    time = _time(seconds)
    parts = (np.sin(2 * np.pi * pitch * tone * time) * np.exp(-damping * tone**0.7 * time) / tone for tone in overtones)
    return _fade(sum(parts, np.zeros_like(time)))


def string(pitch: float, seconds: float, damping: float = 0.994) -> Wave:
    """A plucked string, as Karplus and Strong make one: noise in a loop that grows softer."""
    length, samples = int(RATE / pitch), int(seconds * RATE)
    loop = np.random.default_rng(int(pitch)).uniform(-1, 1, length)
    loop = (loop + np.roll(loop, 1) + np.roll(loop, 2)) / 3
    wave = np.empty(samples)
    for first in range(0, samples, length):
        wave[first : first + length] = loop[: min(length, samples - first)]
        loop = damping * (loop + np.roll(loop, 1)) / 2
    return _fade(wave, 0.05)


def wood(pitch: float, seconds: float = 0.09) -> Wave:
    """A piece of wood set down."""
    time = _time(seconds)
    knock = np.sin(2 * np.pi * pitch * time * (1 - 0.6 * time)) * np.exp(-55 * time)
    scrape = np.random.default_rng(7).normal(0, 0.25, len(time)) * np.exp(-130 * time)
    return _fade(knock + scrape)


def paper(seconds: float = 0.16) -> Wave:
    """A card that is drawn: noise, brighter at its end."""
    time = _time(seconds)
    noise = np.random.default_rng(11).normal(0, 1, len(time))
    soft = np.convolve(noise, np.ones(9) / 9, "same")
    return _fade(soft * np.sin(np.pi * time / seconds) ** 2 + 0.25 * noise * (time / seconds) ** 3, 0.04)


def after(*parts: tuple[float, Wave]) -> Wave:
    """Waves that begin one after the other, each at its second."""
    whole = np.zeros(max(int(at * RATE) + len(wave) for at, wave in parts))
    for at, wave in parts:
        first = int(at * RATE)
        whole[first : first + len(wave)] += wave
    return whole


SOUNDS: dict[str, Callable[[], Wave]] = {
    "turn": lambda: after((0, string(293.7, 0.9)), (0.11, string(440.0, 0.9)), (0.22, string(587.3, 1.0))),
    "bid": lambda: after((0, wood(520)), (0.03, 0.4 * bell(1900, 0.15, 22))),
    "meeple": lambda: wood(430),
    "camel": lambda: after((0, wood(210, 0.14)), (0.09, wood(180, 0.14))),
    "coins": lambda: after((0, bell(2350, 0.3, 14)), (0.06, 0.8 * bell(2790, 0.3, 14)), (0.13, 0.6 * bell(2480, 0.35, 14))),
    "card": paper,
    "djinn": lambda: after(*((0.07 * number, bell(523 * 2 ** (step / 12), 0.7, 5)) for number, step in enumerate((0, 1, 4, 7)))),
    "build": lambda: after((0, wood(300, 0.12)), (0.1, wood(300, 0.12)), (0.2, 0.7 * wood(360, 0.12))),
    "kill": lambda: after((0, 0.8 * paper(0.1)), (0.08, string(98, 0.6, 0.985))),
    "dice": lambda: after(
        *((at, wood(pitch, 0.06)) for at, pitch in ((0, 700), (0.07, 620), (0.12, 760), (0.2, 580), (0.31, 640)))
    ),
    "whim": lambda: after((0, bell(784, 0.8, 5)), (0.12, bell(988, 0.8, 5)), (0.24, bell(1175, 1.0, 4))),
    "end": lambda: after(
        (0, string(220, 1.2)),
        (0.16, string(277.2, 1.2)),
        (0.32, string(329.6, 1.2)),
        (0.5, bell(880, 1.4, 3)),
        (0.5, string(440, 1.4)),
    ),
    "message": lambda: after((0, 0.8 * bell(1245, 0.25, 16)), (0.07, 0.6 * bell(1661, 0.3, 16))),
}
"""What each sound is; web/src/sound/sounds.ts says when it is heard."""


def wave_of(name: str) -> Wave:
    """Return a sound, as loud as the others."""
    wave = SOUNDS[name]()
    loudness = np.sqrt(np.mean(wave**2))
    louder = wave * (0.09 / loudness)
    limited: Wave = louder / max(1.0, np.abs(louder).max() / 0.9)
    return limited


def main() -> None:
    """Write all sounds."""
    import soundfile

    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in SOUNDS:
        soundfile.write(
            FOLDER / f"{name}.mp3", wave_of(name), RATE, format="MP3", subtype="MPEG_LAYER_III", compression_level=0.7
        )


if __name__ == "__main__":
    main()
