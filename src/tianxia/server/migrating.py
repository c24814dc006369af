"""Brings the schema of a database up to date. Alembic takes as long to load as the whole engine, so only this
file loads it, and only for a database without the current schema.
"""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Engine

from ..core.values import BadInput
from .engines import PATIENCE

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 8_420_426  # an arbitrary number, the same in all processes


def migrate(engine: Engine, revision: str = "head") -> None:
    """All or nothing, even if the process is killed; a second process waits until it is done."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    with engine.begin() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql(f"PRAGMA busy_timeout={PATIENCE * 1000:.0f}")
            connection.exec_driver_sql("BEGIN IMMEDIATE")  # its driver does not begin one for schema changes
        else:
            connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
            connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, revision)
        except CommandError as error:
            raise BadInput(f"The database cannot be opened: {str(error).splitlines()[0]}") from None
    engine.dispose()  # its next connections have the usual limits
