"""The link a seat was claimed with, which works again until the seat's new secret is used."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    op.add_column("seats", sa.Column("link", sa.Text))


def downgrade() -> None:
    """Drop the column."""
    op.drop_column("seats", "link")
