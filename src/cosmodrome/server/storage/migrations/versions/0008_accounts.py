"""Accounts: mail addresses, authenticator apps, recovery codes, passkeys, what sessions are; shares in the draws."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns and the tables."""
    op.add_column("people", sa.Column("mail", sa.Text))
    op.add_column("people", sa.Column("totp", sa.Text))
    op.add_column("people", sa.Column("totp_step", sa.Integer))
    op.add_column("sessions", sa.Column("agent", sa.Text))
    op.add_column("sessions", sa.Column("seen", sa.Double))
    op.add_column("sessions", sa.Column("proven", sa.Double))
    op.add_column("links", sa.Column("detail", sa.Text))
    op.add_column("matches", sa.Column("shares", sa.Text))
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("used", sa.Double),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_passkeys_person_people"),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.create_table(
        "recovery_codes",
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_recovery_codes"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_recovery_codes_person_people"),
    )
    op.create_index("ix_recovery_codes_person", "recovery_codes", ["person"])


def downgrade() -> None:
    """Drop them."""
    op.drop_table("recovery_codes")
    op.drop_table("passkeys")
    op.drop_column("matches", "shares")
    op.drop_column("links", "detail")
    for column in ("proven", "seen", "agent"):
        op.drop_column("sessions", column)
    for column in ("totp_step", "totp", "mail"):
        op.drop_column("people", column)
