"""Alembic's entry: it migrates the connection that the server hands over."""

from alembic import context

from tianxia.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
