"""What is outside the server, on loopback: a push service and a browser that reads its messages, webhooks, mail."""

import asyncio
import queue
import socket
import threading
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple, TypeVar

from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from tianxia.server.crier import Pace
from tianxia.server.push import coded, plain, point_of

TIMEOUT = 60.0  # seconds; the machine may be busy
Thing = TypeVar("Thing")


class Received(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class Queues(dict[str, queue.Queue[Thing]]):
    """One for each name, made by whoever asks first: those who wait and those who bring have the same."""

    def __missing__(self, name: str) -> queue.Queue[Thing]:
        return self.setdefault(name, queue.Queue())  # in one step, unlike a defaultdict


class Outside:
    """A server that answers as it is told, and keeps what it was sent: for each beginning of a path."""

    def __init__(self, port: int) -> None:
        self.host = f"127.0.0.1:{port}"
        self.url = f"http://{self.host}"
        self.received: Queues[Received] = Queues()
        # The next answers; 201 when there are none.
        self.answers: defaultdict[str, list[tuple[int, dict[str, str]]]] = defaultdict(list)

    def next(self, begins: str = "") -> Received:
        return self.received[begins].get(timeout=TIMEOUT)


@contextmanager
def outside() -> Iterator[Outside]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            begins = self.path.split("/")[1]
            status, headers = place.answers[begins].pop(0) if place.answers[begins] else (201, {})
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.send_header("content-length", "0")
            self.end_headers()
            place.received[begins].put(Received(self.path, {k.lower(): v for k, v in self.headers.items()}, body))

        def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the library's name
            """Not into the report of the tests."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    place = Outside(server.server_address[1])
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield place
    finally:
        server.shutdown()
        server.server_close()


class PushBrowser:
    """A browser's half of a subscription: it reads what was encrypted for it, written down from RFC 8291."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.p256dh, self.auth = coded(point_of(self._key)), coded(bytes(range(16)))

    def wish(self, endpoint: str) -> dict[str, str]:
        return {"endpoint": endpoint, "p256dh": self.p256dh, "auth": self.auth}

    def read(self, body: bytes) -> bytes:
        salt, length = body[:16], body[20]
        point, text = body[21 : 21 + length], body[21 + length :]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        info = b"WebPush: info\0" + plain(self.p256dh) + point
        secret = drawn(self._key.exchange(ec.ECDH(), theirs), plain(self.auth), info, 32)
        key = drawn(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = drawn(secret, salt, b"Content-Encoding: nonce\0", 12)
        return AESGCM(key).decrypt(nonce, text, None).rstrip(b"\0")[:-1]


def drawn(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class MailBox:
    """Where mail arrives."""

    def __init__(self) -> None:
        self.letters: Queues[EmailMessage] = Queues()
        self.url = ""

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        assert isinstance(envelope.content, bytes)
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters[letter["to"]].put(letter)
        return "250 OK"

    def next(self, address: str) -> EmailMessage:
        return self.letters[address].get(timeout=TIMEOUT)


@contextmanager
def mail_server() -> Iterator[MailBox]:
    box, loop = MailBox(), asyncio.new_event_loop()
    listening = socket.create_server(("127.0.0.1", 0))
    server = loop.run_until_complete(loop.create_server(lambda: SMTP(box, loop=loop), sock=listening))
    box.url = f"smtp+plain://127.0.0.1:{listening.getsockname()[1]}"
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    try:
        yield box
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join(timeout=TIMEOUT)
        server.close()
        loop.close()


FAST = Pace(after=0.1, looks=0.02, ahead=0.0, tries=0.0, digest=0.0)


SENDER = "tianxia@example.org"


SLOW = "127.0.0.2"  # this machine as well, by another address


class Dripping:
    """Takes connections, and says nothing until it is told to."""

    def __init__(self, line: socket.socket) -> None:
        self.url = f"http://{SLOW}:{line.getsockname()[1]}"
        self.host = self.url.removeprefix("http://")
        self.begun = threading.Semaphore(0)
        self.count = 0
        self.go_on = threading.Event()
        self._line = line

    def run(self) -> None:
        while True:
            try:
                one, _ = self._line.accept()
            except OSError:
                return
            self.count += 1
            self.begun.release()
            threading.Thread(target=self._hold, args=[one], daemon=True).start()

    def _hold(self, one: socket.socket) -> None:
        with one:
            one.recv(1 << 16)
            self.go_on.wait(60)
            one.sendall(b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")


@contextmanager
def dripping() -> Iterator[Dripping]:
    with socket.create_server((SLOW, 0)) as line:
        place = Dripping(line)
        threading.Thread(target=place.run, daemon=True).start()
        try:
            yield place
        finally:
            place.go_on.set()
            line.shutdown(socket.SHUT_RDWR)
