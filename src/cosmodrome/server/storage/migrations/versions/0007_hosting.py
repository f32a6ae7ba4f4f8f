"""What a host needs: who is an admin, who is banned, links that let somebody in, and announcements."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns and the tables."""
    op.add_column("people", sa.Column("admin", sa.Integer, nullable=False, server_default="0"))
    op.add_column("people", sa.Column("banned", sa.Double))
    op.create_index("ix_people_banned", "people", ["banned"])
    op.create_table(
        "links",
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_links"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_links_person_people"),
    )
    op.create_index("ix_links_person", "links", ["person"])
    op.create_table(
        "announcements",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_announcements"),
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("announcements")
    op.drop_table("links")
    op.drop_index("ix_people_banned", "people")
    op.drop_column("people", "banned")
    op.drop_column("people", "admin")
