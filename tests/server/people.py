"""People who keep a name, prove who they are, and have friends."""

from typing import Any
from uuid import uuid4

from sqlalchemy import update

from tianxia.server import schema

from .browser import Browser
from .serving import Running

SECRET = "correct horse"


def kept(browser: Browser, name: str, password: str = SECRET) -> list[str]:
    """Keep a name by a password; the recovery words."""
    answer = browser.post("/api/me/keep", {"name": name, "password": password})
    assert answer.status_code == 200, answer.text
    words: list[str] = answer.json()["words"]
    return words


def forget_proofs(server: Running) -> None:
    """As if more than five minutes had gone by since anybody has shown who they are."""
    with server.hall.storage.engine.begin() as connection:
        connection.execute(update(schema.sessions).values(proved="2026-01-01"))
    server.app.state.sessions.hear(None)


def by_password(browser: Browser, name: str, password: str = SECRET) -> Any:
    return browser.post("/api/sign_in/password", {"name": name, "password": password})


def named(browser: Browser, name: str) -> str:
    """Keep a name that no other test has."""
    own = f"{name} {uuid4().hex[:8]}"
    kept(browser, own)
    return own


def company(browser: Browser) -> Any:
    return browser.get("/api/company").json()


def names(bodies: list[Any]) -> list[str]:
    return [each["name"] for each in bodies]


def friend_link(browser: Browser) -> str:
    answer = browser.post("/api/friends/link", {})
    assert answer.status_code == 201, answer.text
    page, _, token = answer.json()["link"].partition("#")
    assert page == f"{browser.address}/friend"  # what follows the # is in no log
    return str(token)


def befriended(ann: Browser, bob: Browser) -> tuple[str, str]:
    """Two who keep a name and are friends; their names."""
    both = named(ann, "Ann"), named(bob, "Bob")
    answer = bob.post("/api/friends/link/accept", {"token": friend_link(ann)})
    assert answer.status_code == 200, answer.text
    return both
