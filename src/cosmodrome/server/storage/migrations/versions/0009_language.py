"""The language somebody reads in."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    op.add_column("people", sa.Column("language", sa.Text))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("people", "language")
