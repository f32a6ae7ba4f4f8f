"""The journal: new entries of all matches in the order they came, before they are folded into the log."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "journal",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("entries", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_journal"),
    )


def downgrade() -> None:
    """Drop the table. The server leaves it empty when it stops in good order."""
    op.drop_table("journal")
