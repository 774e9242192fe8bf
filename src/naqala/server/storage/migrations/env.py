"""Alembic's way in: the connection comes from migrate.py."""

from alembic import context

from naqala.server.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
