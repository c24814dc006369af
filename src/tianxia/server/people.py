"""The names of people, and the language in which somebody reads."""

import asyncio
from functools import cache
from typing import Any

from litestar.connection import ASGIConnection
from sqlalchemy import select

from ..words import Words, languages
from . import schema
from .storage import Storage

LANGUAGE_COOKIE = "language"
QUIET_START = 2  # seconds in which the first page is loaded


class People:
    """The names of the people of one database."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def name(self, person: str) -> str:
        """As it is now: another process may have changed it."""
        query = select(schema.people.c.name).where(schema.people.c.id == person)
        return await self.storage.read(lambda connection: connection.execute(query).scalar()) or ""


_words: dict[str, Words] = {}


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language chosen, else the first of the browser's that is available, else English."""
    wanted = [connection.cookies.get(LANGUAGE_COOKIE, "")]
    for part in connection.headers.get("accept-language", "")[:200].split(","):
        wanted.append(part.partition(";")[0].strip().partition("-")[0].lower())
    return next((language for language in wanted if language in known_languages()), "en")


@cache
def known_languages() -> tuple[str, ...]:
    """Looked up once: it takes a look at the disk, and every request asks."""
    return languages()


def words_for(connection: ASGIConnection[Any, Any, Any, Any]) -> Words:
    return load_words(language_of(connection))


def load_words(language: str) -> Words:
    if language not in _words:
        _words[language] = Words(language)
    return _words[language]


async def read_languages() -> None:
    """All words, one language after the other in a thread, so that the first reader of each need not wait."""
    await asyncio.sleep(QUIET_START)
    for language in known_languages():
        await asyncio.to_thread(load_words(language).read_all)
