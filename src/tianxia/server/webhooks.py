"""The same notice as different services want it: Discord, Slack, ntfy, and plain JSON for anything else.

Names of people and tables are in it, so nothing in them may mean something to the service: no mention, no link.
"""

import re
from typing import Any, NamedTuple
from urllib.parse import urlsplit, urlunsplit

from msgspec import json

from .notice_models import HookKind
from .notice_texts import Notice

MARKUP = re.compile(r"([\\*_~`|>\[\]()#@:<-])")  # of Discord


class Request(NamedTuple):
    url: str
    body: bytes


def request_of(kind: HookKind, url: str, notice: Notice) -> Request:
    """What is posted where."""
    if kind == "ntfy":
        return ntfy(url, notice)
    return Request(url, json.encode(BODIES[kind](notice)))


def discord(notice: Notice) -> dict[str, Any]:
    title, text = MARKUP.sub(r"\\\1", notice.title), MARKUP.sub(r"\\\1", notice.text)
    return {"content": f"**{title}**\n{text}\n<{notice.link}>", "allowed_mentions": {"parse": []}}


def slack(notice: Notice) -> dict[str, Any]:
    title, text = escaped(notice.title), escaped(notice.text)
    return {"text": f"*{title}*\n{text}\n<{notice.link}>"}


def escaped(text: str) -> str:
    """For Slack.

    >>> escaped("<!here> & all")
    '&lt;!here&gt; &amp; all'
    """
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def anything(notice: Notice) -> dict[str, Any]:
    return {
        "kind": notice.kind,
        "game": notice.game,
        "table": notice.table,
        "title": notice.title,
        "text": notice.text,
        "link": notice.link,
        "waiting": notice.waiting,
    }


def ntfy(url: str, notice: Notice) -> Request:
    """Its address ends with a topic. As JSON, which takes any letters, it goes to the address before it."""
    parts = urlsplit(url)
    before, _, topic = parts.path.rstrip("/").rpartition("/")
    body = {"topic": topic, "title": notice.title, "message": notice.text, "click": notice.link}
    return Request(urlunsplit(parts._replace(path=f"{before}/")), json.encode(body))


BODIES = {"discord": discord, "slack": slack, "json": anything}
