"""Notices to people whose page is closed: where they go, what was sent, and the server's key for push services."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Adds them."""
    op.add_column("people", sa.Column("notices", sa.Text, nullable=True))
    op.create_table(
        "keys",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "channels",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("origin", sa.Text, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("gap", sa.Integer, nullable=False),
        sa.Column("code", sa.String(64), nullable=True),
        sa.Column("stop", sa.String(64), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("claimed", sa.Float, nullable=False),
        sa.Column("retry", sa.Float, nullable=False),
        sa.Column("sent", sa.Float, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
    )
    op.create_index("channels_of_browser", "channels", ["browser"])
    op.create_index("channels_of_stop", "channels", ["stop"], unique=True)
    op.create_table(
        "notices",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("channel", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("sent", sa.Float, nullable=True),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
    )
    op.create_index("notices_of_channel", "notices", ["channel"])
