"""Notices: ways to people, what they were told, and the key their browsers know the server by."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "ways",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.Text),
        sa.Column("origin", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_ways"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_ways_person_people"),
    )
    op.create_index("ix_ways_person", "ways", ["person"])
    op.create_table(
        "told",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("match", "seat", "since", name="pk_told"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_told_match_matches"),
    )
    op.create_table(
        "server_keys",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_server_keys"),
    )


def downgrade() -> None:
    """Drop the tables."""
    for table in ("server_keys", "told", "ways"):
        op.drop_table(table)
