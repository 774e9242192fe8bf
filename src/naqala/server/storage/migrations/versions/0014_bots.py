"""Tables where people wait for a bot are due: those of older versions would wait until someone comes."""

import json
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Lets the server take them up when it starts."""
    connection = op.get_bind()
    waiting = "not over and asked is not null and stands is null and closed is null and due is null"
    for game, asked, setup in connection.execute(sa.text(f"select id, asked, setup from games where {waiting}")).all():
        seated = sa.text("select event from events where game = :game and event like :kind order by number")
        events = connection.execute(seated, {"game": game, "kind": '{"type":"seated"%'}).scalars().all()
        with suppress(ValueError, LookupError, TypeError, AttributeError):  # the server names a table that cannot be read
            if _waits_for_bot(asked, json.loads(setup), map(json.loads, events)):
                connection.execute(sa.text("update games set due = 0 where id = :game"), {"game": game})


def _waits_for_bot(asked: int, setup: dict[str, Any], seated: Iterable[dict[str, Any]]) -> bool:
    """Return whether a bot is asked, and people play too."""
    levels = [chair.get("level") for chair in setup["chairs"]]
    for event in seated:
        levels[event["seat"] - 1] = event["level"]
    return levels[asked - 1] is not None and None in levels
