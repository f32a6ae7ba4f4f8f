"""The pace of a table's bots, and the standing answers of its people."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns."""
    op.add_column("matches", sa.Column("pace", sa.Text))
    op.add_column("seats", sa.Column("standing", sa.Text, nullable=False, server_default="{}"))


def downgrade() -> None:
    """Drop the columns."""
    op.drop_column("seats", "standing")
    op.drop_column("matches", "pace")
