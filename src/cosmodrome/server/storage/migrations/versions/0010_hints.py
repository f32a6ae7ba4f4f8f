"""Whether the people at a table may ask for hints."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    op.add_column("matches", sa.Column("hints", sa.Integer, nullable=False, server_default="1"))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("matches", "hints")
