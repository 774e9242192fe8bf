"""Who a browser is, without signing up: a name, a colour and a camel that stay, and a code that moves everything elsewhere.

Each function works on an open transaction. Browsers and codes are stored as hashes (browsers.py).
"""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update

from naqala.errors import OptionsError
from naqala.server.errors import RecoveryError
from naqala.server.people.dismissals import move_dismissals
from naqala.server.storage.schema import CHANNELS, GAMES, PEOPLE, REMARKS, SCORES, SITTINGS
from naqala.server.tables.setup import LONGEST_NAME, is_shown

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Of a code: no two of them look alike (Crockford's base 32)."""
CODE_LENGTH, GROUP = 20, 5
"""100 bits, which cannot be guessed, in groups that can be read aloud."""
MOST_LOOKS = 5
"""Colours and camels there are."""
PAIR = (0, 4)
"""What two players look like by default: blue and pink, as the rulebook has them. More players take looks one after the other."""


@dataclass(frozen=True)
class Profile:
    """What a person has chosen, and whether they have a recovery code that is good; an empty name and None stand for nothing
    yet.
    """

    name: str = ""
    colour: int | None = None
    camel: int | None = None
    has_code: bool = False

    def check(self) -> None:
        """Refuse a name that cannot be shown, and colours there are not."""
        if self.name and (len(self.name) > LONGEST_NAME or not is_shown(self.name)):
            raise OptionsError(f"name: expected at most {LONGEST_NAME} printable characters")
        for what, number in (("colour", self.colour), ("camel", self.camel)):
            if number is not None and not 0 <= number < MOST_LOOKS:
                raise OptionsError(f"{what}: expected a number from 0 to {MOST_LOOKS - 1}, got {number}")


def new_code() -> str:
    """Return a recovery code that cannot be guessed."""
    code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
    return "-".join(code[first : first + GROUP] for first in range(0, CODE_LENGTH, GROUP))


def read_code(text: str) -> str:
    """Return a code as it was given out, however it was typed."""
    letters = text.upper().translate(str.maketrans("OIL", "011", "- "))
    if len(letters) != CODE_LENGTH or set(letters) - set(LETTERS):
        raise RecoveryError(f"expected a recovery code of {CODE_LENGTH} letters and digits")
    return "-".join(letters[first : first + GROUP] for first in range(0, CODE_LENGTH, GROUP))


def profile(connection: Connection, browser: str) -> Profile:
    """Return who a browser is."""
    row = connection.execute(select(PEOPLE).where(PEOPLE.c.browser == browser)).first()
    return Profile(row.name, row.colour, row.camel, row.code is not None) if row else Profile()


def save_profile(connection: Connection, browser: str, chosen: Profile) -> None:
    """Store what a person has chosen."""
    change_person(connection, browser, name=chosen.name, colour=chosen.colour, camel=chosen.camel)


def save_code(connection: Connection, browser: str, code: str) -> None:
    """Store the hash of a new code; an older one is void."""
    change_person(connection, browser, code=code)


def change_person(connection: Connection, browser: str, **values: str | int | None) -> None:
    """Store something about the person at a browser."""
    changed = connection.execute(update(PEOPLE).where(PEOPLE.c.browser == browser).values(**values))
    if not changed.rowcount:
        connection.execute(insert(PEOPLE).values(**{"browser": browser, "name": "", **values}))


def move(connection: Connection, code: str, browser: str) -> list[str]:
    """Give a browser everything of the one that has this code: seats, host role, list, name, looks, notices and
    figures. The other one keeps nothing, and the code is spent. Return the tables where something has changed.
    """
    old = connection.execute(select(PEOPLE.c.browser).where(PEOPLE.c.code == code).with_for_update()).scalar()
    if old is None:
        raise RecoveryError("expected a recovery code that is good; this one was used, replaced or never existed")
    if old == browser:
        raise RecoveryError("expected the code of another browser, got the one of this browser")
    sittings = connection.execute(select(SITTINGS).where(SITTINGS.c.browser.in_([old, browser]))).all()
    own = {(row.game, row.seat) for row in sittings if row.browser == browser}
    moved = {(row.game, row.seat) for row in sittings if row.browser == old}
    connection.execute(delete(SITTINGS).where(SITTINGS.c.browser == old))
    if fresh := [{"game": game, "seat": seat, "browser": browser} for game, seat in sorted(moved - own)]:
        connection.execute(insert(SITTINGS), fresh)
    move_dismissals(connection, old, browser)
    for theirs in (REMARKS, CHANNELS, SCORES):
        connection.execute(update(theirs).where(theirs.c.browser == old).values(browser=browser))
    hosted = set(connection.execute(select(GAMES.c.id).where(GAMES.c.host == old)).scalars())
    connection.execute(update(GAMES).where(GAMES.c.host == old).values(host=browser))
    connection.execute(delete(PEOPLE).where(PEOPLE.c.browser == browser))
    connection.execute(update(PEOPLE).where(PEOPLE.c.browser == old).values(browser=browser, code=None))
    return sorted(hosted | {game for game, _ in moved})


Taste = tuple[int | None, int | None]
"""The colour and the camel a person likes."""


def tastes_of(connection: Connection, games: list[str]) -> dict[str, dict[int, Taste]]:
    """Return what the people on the seats of tables like; a table of which nothing is known is missing."""
    people = select(SITTINGS.c.game, SITTINGS.c.seat, PEOPLE).join(PEOPLE, PEOPLE.c.browser == SITTINGS.c.browser)
    found: dict[str, dict[int, Taste]] = {}
    for row in connection.execute(people.where(SITTINGS.c.game.in_(games), SITTINGS.c.seat > 0).order_by(SITTINGS.c.browser)):
        found.setdefault(row.game, {})[row.seat] = (row.colour, row.camel)
    return found


def usual_look(seat: int, seats: int) -> int:
    """Return the colour and the camel a seat has by default; they have the same number."""
    return (PAIR if seats == len(PAIR) else range(MOST_LOOKS))[seat - 1]


def dressed(tastes: dict[int, Taste], homes: Sequence[int]) -> list[tuple[int, int]]:
    """Return the colour and the camel of each seat, all different. Of two who like the same the first seat gets it; who likes
    nothing gets what seats have by default, or the first that is left. All of it as if everyone sat at home: so people keep
    their looks when they change seats for a rematch.
    """
    parts, seats = [], len(homes)
    for part in (0, 1):
        liked = [tastes.get(seat, (None, None))[part] for seat in sorted(range(1, seats + 1), key=lambda seat: homes[seat - 1])]
        given: list[int | None] = [None] * seats
        for place, choice in enumerate(liked):
            if choice is not None and choice not in given:
                given[place] = choice
        for place in range(seats):
            if given[place] is None:
                left = [usual_look(place + 1, seats), *range(MOST_LOOKS)]
                given[place] = next(one for one in left if one not in given)
        parts.append([one or 0 for one in given])
    at_home = list(zip(*parts, strict=True))
    return [at_home[home - 1] for home in homes]


def host_of(connection: Connection, game: str) -> str:
    """Return the browser that is the host of a table."""
    return str(connection.execute(select(GAMES.c.host).where(GAMES.c.id == game)).scalar() or "")
