"""Results say for whom bots played to the end: the server computes those anew that were stored before they did."""

from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Forgets them; the server fills in what is missing when it starts."""
    left = 'select game from scores where scores."left"'
    op.execute(f"update games set result = null where result not like '%\"left\"%' and id in ({left})")
