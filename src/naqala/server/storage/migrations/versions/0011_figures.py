"""What figures need of finished games, and when a person was forgotten at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Adds them; a running server fills in the games that ended before (House)."""
    op.add_column("games", sa.Column("forgotten", sa.Float, nullable=True))
    op.create_table(
        "endings",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("expansions", sa.Text, nullable=False),
        sa.Column("whole", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
    )
    op.create_index("endings_of_rated", "endings", ["rated", "at"])
    op.create_table(
        "scores",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("browser", sa.String(64), nullable=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("level", sa.String(16), nullable=True),
        sa.Column("left", sa.Boolean, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("total", sa.Integer, nullable=True),
        sa.Column("lines", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
    )
    op.create_index("scores_of_browser", "scores", ["browser"])
