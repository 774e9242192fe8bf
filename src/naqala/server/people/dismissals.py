"""Games that people have put away: their list has them no more, until they come to the table again."""

from sqlalchemy import Connection, delete, insert, select

from naqala.server.errors import NoTableError
from naqala.server.storage.schema import DISMISSALS, SITTINGS


def dismissed(connection: Connection, browser: str) -> set[str]:
    """Return the tables a person has put away."""
    return set(connection.execute(select(DISMISSALS.c.game).where(DISMISSALS.c.browser == browser)).scalars())


def dismiss(connection: Connection, game: str, browser: str) -> None:
    """Put a table away; refuse one that the list does not have."""
    known = select(SITTINGS.c.game).where(SITTINGS.c.game == game, SITTINGS.c.browser == browser)
    if connection.execute(known.limit(1)).first() is None:
        raise NoTableError("expected a table of your list, got another one")
    if game not in dismissed(connection, browser):
        connection.execute(insert(DISMISSALS).values(game=game, browser=browser))


def recall(connection: Connection, game: str, browser: str) -> None:
    """Let the list have a table again."""
    connection.execute(delete(DISMISSALS).where(DISMISSALS.c.game == game, DISMISSALS.c.browser == browser))


def move_dismissals(connection: Connection, old: str, browser: str) -> None:
    """Give a browser what another one has put away."""
    for game in dismissed(connection, old):
        dismiss(connection, game, browser)
    connection.execute(delete(DISMISSALS).where(DISMISSALS.c.browser == old))
