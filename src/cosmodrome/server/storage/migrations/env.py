"""Alembic's entry: runs the migrations on the connection it is given."""

from alembic import context

from cosmodrome.server.storage.tables import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
