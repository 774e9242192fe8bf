"""What the people who run a server need: tables that are closed, addresses that are blocked, and a row to try writing with."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Adds them."""
    op.add_column("games", sa.Column("closed", sa.Float, nullable=True))
    op.create_table(
        "blocks",
        sa.Column("address", sa.String(64), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
    )
    op.create_table(
        "probes",
        sa.Column("server", sa.String(32), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
