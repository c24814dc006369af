"""The chat of a table, as people use it."""

from typing import Any

from websockets.sync.client import ClientConnection

from .browser import Browser, told


def say(browser: Browser, table: str, seat: int, phrase: str = "", text: str = "") -> Any:
    body = {"seat": seat, **({"phrase": phrase} if phrase else {}), **({"text": text} if text else {})}
    return browser.post(f"/api/tables/{table}/chat", body).json()


def chat(browser: Browser, table: str, after: int = 0) -> Any:
    return browser.get(f"/api/tables/{table}/chat", after=after).json()


def agree(browser: Browser, table: str, free: bool = True, watched: bool = False) -> Any:
    return browser.post(f"/api/tables/{table}/chat/agree", {"free": free, "watched": watched}).json()


def heard(socket: ClientConnection) -> int:
    """The next word that there is something new in the chat."""
    return int(told(socket, "chat")["chat"])


def texts(body: Any) -> list[str]:
    return [each.get("phrase") or each["text"] for each in body["messages"]]
