"""What a notice is about, if it is not a turn: so far a negative number said that it was none."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Adds it, and makes the numbers what they say."""
    op.add_column("notices", sa.Column("stands", sa.String(8), nullable=True))
    about = "select case when over then 'rematch' else 'people' end from games where games.id = notices.game"
    op.execute(f"update notices set stands = ({about}), number = -1 - number where number < 0")
