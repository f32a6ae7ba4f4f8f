"""Plain names: the length of a log is a match's version, and people are told of their turns by channels."""

from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

_TABLES = ("matches", "log", "notes")


def upgrade() -> None:
    """Rename."""
    _rename("ply", "version")
    op.drop_index("ix_ways_person", "ways")
    op.rename_table("ways", "channels")
    op.create_index("ix_channels_person", "channels", ["person"])


def downgrade() -> None:
    """Rename back."""
    op.drop_index("ix_channels_person", "channels")
    op.rename_table("channels", "ways")
    op.create_index("ix_ways_person", "ways", ["person"])
    _rename("version", "ply")


def _rename(old: str, new: str) -> None:
    for table in _TABLES:
        op.execute(f"ALTER TABLE {table} RENAME COLUMN {old} TO {new}")
    op.execute(f"""UPDATE matches SET gate = replace(gate, '"{old}":', '"{new}":') WHERE gate IS NOT NULL""")
    # Entries that a killed server has not folded yet hold the same text, escaped once more.
    op.execute(f"""UPDATE journal SET entries = replace(entries, '\\"{old}\\"', '\\"{new}\\"')""")
