"""Time at tables: when events happened by the running time of the server, and when a clock may be up; tables in the lobby."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Adds them."""
    op.add_column("events", sa.Column("clock", sa.Float, nullable=True))
    op.add_column("games", sa.Column("due", sa.Float, nullable=True))
    op.add_column("games", sa.Column("lobby", sa.String(8), nullable=True))
    op.create_index("games_due", "games", ["due"])
    op.create_index("games_lobby", "games", ["lobby"])
    op.create_table(
        "uptime",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("seconds", sa.Float, nullable=False),
        sa.Column("beat", sa.Float, nullable=False),
    )
