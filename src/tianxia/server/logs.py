"""What the server writes about its work: lines for people, or JSON for programs. Never a query, a body or a cookie:
an invitation, a hand or a key could be in there. Nor an address: nobody needs to know where people play from.
"""

import json
import logging
import secrets
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Final

TEXT, JSON = "text", "json"
FORMATS: Final = (TEXT, JSON)
request_id: ContextVar[str] = ContextVar("request_id", default="")
FACTS: Final = ("method", "path", "status", "ms")  # of a request
access = logging.getLogger("tianxia.access")


def new_request_id() -> str:
    """Also in the answer, so that whoever reports a mistake can name it."""
    id_ = secrets.token_hex(8)
    request_id.set(id_)
    return id_


class Lines(logging.Formatter):
    """For people."""

    def format(self, record: logging.LogRecord) -> str:
        id_ = request_id.get()
        return f"{super().format(record)}{f' [{id_}]' if id_ else ''}"


class JsonLines(logging.Formatter):
    """For programs: one object for each line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if id_ := request_id.get():
            line["request"] = id_
        line |= {name: getattr(record, name) for name in FACTS if hasattr(record, name)}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def configure(form: str) -> None:
    """For a process that is a server. As JSON, every request has its line; as text, only what is wrong has."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == JSON else Lines("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    access.setLevel(logging.INFO if form == JSON else logging.WARNING)


def log_request(method: str, path: str, status: int, seconds: float) -> None:
    if access.isEnabledFor(logging.INFO):
        facts = {"method": method, "path": path, "status": status, "ms": round(seconds * 1000, 1)}
        access.info("request", extra=facts)
