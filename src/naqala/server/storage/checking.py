"""Reads every game that is stored, and says what is wrong."""

from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass

from sqlalchemy import Engine, select
from sqlalchemy.exc import SQLAlchemyError

from naqala.errors import NaqalaError, OptionsError
from naqala.server.errors import BrokenTableError, OtherRulesError
from naqala.server.storage.database import find_damage
from naqala.server.storage.migrate import expect_newest
from naqala.server.storage.schema import GAMES
from naqala.server.storage.store import Store


@dataclass(frozen=True)
class CheckResult:
    """A table and what is wrong with it: None if nothing is. Without a table, something is wrong with the file."""

    table: str | None
    wrong: str | None
    is_old: bool = False
    """Whether it is only of other rules, and so cannot be played here."""


def check(engine: Engine) -> Iterator[CheckResult]:
    """Look at the file, then play every game again, and change nothing. A table that cannot be read does not keep the others from
    being read.
    """
    damage = find_damage(engine)
    yield CheckResult(None, damage)
    try:
        expect_newest(engine)
        with engine.connect() as connection:
            games = list(connection.execute(select(GAMES.c.id).order_by(GAMES.c.opened)).scalars())
    except (SQLAlchemyError, OptionsError, UnicodeDecodeError):
        if damage is None:
            raise
        return  # no table can be found any more
    with closing(Store(engine)) as store:
        for game in games:
            yield _checked(store, engine, game)


def check_table(engine: Engine, game: str) -> CheckResult:
    """Play one game again."""
    with closing(Store(engine)) as store:
        return _checked(store, engine, game)


def _checked(store: Store, engine: Engine, game: str) -> CheckResult:
    try:
        table = store.load(game).table(game)
    except OtherRulesError as error:
        return CheckResult(game, str(error), is_old=True)
    except BrokenTableError as error:
        return CheckResult(game, str(error))
    except NaqalaError as error:
        return CheckResult(game, f"table {game}: {error}")
    with engine.connect() as connection:
        row = connection.execute(select(GAMES.c.over, GAMES.c.asked).where(GAMES.c.id == game)).one()
    expected = (table.game.is_over, table.game.decision.seat)
    if (row.over, row.asked) != expected and row.asked is not None:
        listed = f"lists say {(row.over, row.asked)} for (over, seat that is asked)"
        return CheckResult(game, f"table {game}: {listed}, its game says {expected}")
    return CheckResult(game, None)
