"""Who is asking: a signed cookie names a person; nothing else about them is needed."""

import asyncio
import secrets
from functools import cache
from typing import Any, NamedTuple

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from sqlalchemy import Connection, delete, insert, select

from ..words import Words, languages
from . import schema
from .keys import Keyring
from .storage import Storage

COOKIE = "tianxia_person"
LANGUAGE_COOKIE = "language"
YEAR = 365 * 24 * 3600
QUIET_START = 2  # seconds in which the first page is loaded


class Person(NamedTuple):
    id: str
    is_new: bool


class People:
    """Signs and reads the cookies, and keeps the names."""

    def __init__(self, storage: Storage, keys: Keyring) -> None:
        self.storage = storage
        self._keys = keys

    def sign(self, person: str) -> str:
        return f"{person}.{self._keys.sign(person)}"

    def read(self, cookie: str | None) -> str | None:
        """The person of a cookie; None if it was not signed here."""
        if not cookie:
            return None
        person, _, mark = cookie.partition(".")
        return person if self._keys.is_signed(person, mark) else None

    def of(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Person:
        known = self.read(connection.cookies.get(COOKIE))
        return Person(known, False) if known else Person(secrets.token_hex(16), True)

    def cookie(self, connection: ASGIConnection[Any, Any, Any, Any], person: str) -> Cookie:
        """It is the key to the seats: where there is TLS, even only up to a proxy, it is never sent unencrypted."""
        secure = connection.scope["scheme"] == "https"
        return Cookie(COOKIE, value=self.sign(person), httponly=True, samesite="lax", secure=secure, max_age=YEAR)

    async def name(self, person: str) -> str:
        """As it is now: another process may have changed it."""
        query = select(schema.people.c.name).where(schema.people.c.id == person)
        return await self.storage.read(lambda connection: connection.execute(query).scalar()) or ""

    async def rename(self, person: str, name: str) -> None:
        def write(connection: Connection) -> None:
            connection.execute(delete(schema.people).where(schema.people.c.id == person))
            connection.execute(insert(schema.people).values(id=person, name=name))

        await self.storage.write(write)


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
