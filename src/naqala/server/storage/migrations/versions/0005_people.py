"""Who a browser is: a name, a colour, a camel and a recovery code; and how finished games ended, for lists."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Adds them; the server fills in the results of games that are over."""
    op.add_column("games", sa.Column("result", sa.Text, nullable=True))
    op.create_table(
        "people",
        sa.Column("browser", sa.String(64), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("colour", sa.Integer, nullable=True),
        sa.Column("camel", sa.Integer, nullable=True),
        sa.Column("code", sa.String(64), nullable=True),
    )
    op.create_index("people_of_code", "people", ["code"], unique=True)
