"""What the list of games says: since when a seat is asked, whether the game stands, and which games a person has put away."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Adds them. Tables that wait for people already say so."""
    op.add_column("games", sa.Column("since", sa.Float, nullable=True))
    op.add_column("games", sa.Column("stands", sa.String(8), nullable=True))
    op.execute("update games set since = changed")
    op.execute(
        r"""update games set stands = 'people' where setup like '%"waits"\:true%' and not exists
        (select 1 from events where events.game = games.id and events.event like '{"type":"begun"%')"""
    )
    op.create_table(
        "dismissals",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("browser", sa.String(64), primary_key=True),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
    )
    op.create_index("dismissals_of_browser", "dismissals", ["browser"])
