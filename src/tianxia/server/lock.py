"""One server for one SQLite file: a second one would not hear of the first one's moves."""

import os
import sys
from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from ..core.values import BadInput
from .engines import PRIVATE, default_url


class DatabaseLock:
    """Held until it is released or the process ends, however that happens. PostgreSQL needs none."""

    def __init__(self, url: str) -> None:
        self._file: int | None = None
        try:
            parsed = make_url(url or default_url())
        except (ArgumentError, ValueError):
            return  # whoever opens it says what is wrong
        if parsed.get_backend_name() != "sqlite" or not parsed.database:
            return
        path = Path(parsed.database)
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._file = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, PRIVATE)
        except OSError as error:
            raise BadInput(f"The database cannot be opened: {error}.") from None
        try:
            take(self._file)
        except OSError:
            self.release()
            raise BadInput(f"Another server is using {path}: stop it first, or name another database.") from None

    def release(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None


def take(file: int) -> None:
    """`OSError` if somebody else has it."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
