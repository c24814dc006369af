"""Who is asking: a signed cookie names a person; nothing else about them is needed."""

import asyncio
import hmac
import secrets
from functools import cache
from typing import Any, NamedTuple

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from sqlalchemy import Connection, delete, insert, select

from ..words import Words, languages
from . import schema
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

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self._key = storage.secret("cookies").encode()
        self._names: dict[str, str] = {}

    def sign(self, person: str) -> str:
        mark = hmac.digest(self._key, person.encode(), "sha256").hex()
        return f"{person}.{mark}"

    def read(self, cookie: str | None) -> str | None:
        """The person of a cookie; None if it was not signed here."""
        if not cookie:
            return None
        person, _, mark = cookie.partition(".")
        good = hmac.compare_digest(self.sign(person).partition(".")[2].encode(), mark.encode("utf-8", "replace"))
        return person if good else None

    def of(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Person:
        known = self.read(connection.cookies.get(COOKIE))
        return Person(known, False) if known else Person(secrets.token_hex(16), True)

    def cookie(self, connection: ASGIConnection[Any, Any, Any, Any], person: str) -> Cookie:
        """It is the key to the seats: where there is TLS, even only up to a proxy, it is never sent unencrypted."""
        secure = connection.scope["scheme"] == "https"
        return Cookie(COOKIE, value=self.sign(person), httponly=True, samesite="lax", secure=secure, max_age=YEAR)

    def name(self, person: str) -> str:
        if person not in self._names:
            with self.storage.engine.connect() as connection:
                query = select(schema.people.c.name).where(schema.people.c.id == person)
                found = connection.execute(query).scalar()
            if found is None:
                return ""  # not remembered: anyone who comes without a cookie is somebody new every time
            self._names[person] = found
        return self._names[person]

    async def rename(self, person: str, name: str) -> None:
        def write(connection: Connection) -> None:
            connection.execute(delete(schema.people).where(schema.people.c.id == person))
            connection.execute(insert(schema.people).values(id=person, name=name))

        await self.storage.write(write)
        self._names[person] = name


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
