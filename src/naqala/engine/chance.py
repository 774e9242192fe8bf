"""The random numbers of dealer and simulator: sfc32, Doty-Humphrey's Small Fast Counter, the same in all modes."""

from naqala.engine.kernel import kernel
from naqala.engine.layout import Cells

WORD = 0xFFFFFFFF


@kernel
def next_word(luck: Cells) -> int:
    """Return the next 32 random bits; ``luck`` is the generator's state, four words."""
    first, second, third, counter = luck[0], luck[1], luck[2], luck[3]
    word = (first + second + counter) & WORD
    luck[3] = (counter + 1) & WORD
    luck[0] = second ^ (second >> 9)
    luck[1] = (third + (third << 3)) & WORD
    luck[2] = ((((third << 21) & WORD) | (third >> 11)) + word) & WORD
    return word


@kernel
def below(luck: Cells, limit: int) -> int:
    """Return a random number from 0 to limit - 1."""
    return (next_word(luck) * limit) >> 32
