"""Alembic runs this: the steps are taken on the connection that it was handed, in its transaction."""

from __future__ import annotations

from alembic import context

from gaslamp.server.storage.schema import VERSION_TABLE, metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=VERSION_TABLE,
    render_as_batch=True,  # SQLite alters a table by making another
)
with context.begin_transaction():
    context.run_migrations()
