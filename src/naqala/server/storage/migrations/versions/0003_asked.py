"""The seat that is asked, for lists of tables."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Adds the column; tables that are there fill it with their next event."""
    op.add_column("games", sa.Column("asked", sa.Integer, nullable=True))
