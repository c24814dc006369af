"""Web push: a message that only one browser can read, sent by way of the service that this browser names.

http-ece encrypts it (RFC 8291), py-vapid says who the server is (RFC 8292). pywebpush joins the two and sends, too: its
clients, requests and aiohttp, would come along only to ask name servers themselves and to follow redirects. Here all
that leads outwards goes through `outbound.py`.

The key is one of the server's secrets. Browsers subscribe to a key: with another one, all must subscribe again.
"""

import base64
import time
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from msgspec import json
from sqlalchemy import Connection, delete

from . import schema
from .errors import BadAddress, BadSubscription
from .storage import Storage

SECRET = "vapid"
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256
TOKEN_LASTS = 12 * 3600  # seconds; the standard allows a day
KEPT_FOR = 24 * 3600  # seconds that the service keeps a message for a browser that is not there
LONGEST: Final = 3000  # bytes of a message: it must fit into one record of 4096


class Subscription(NamedTuple):
    """What a browser gives: where to send, and what it will decrypt with."""

    endpoint: str
    p256dh: str
    auth: str


def in_full(browser: Subscription, origin: str) -> str:
    """A target that needs no row: for what is still to be sent when there is none any more."""
    return json.encode([*browser, origin]).decode()


def read_in_full(target: str) -> tuple[Subscription, str] | None:
    """The browser, and the site to which it belongs; None: it is the name of a row.

    >>> read_in_full(in_full(Subscription("https://push.example/1", "key", "secret"), "https://games.example"))
    (Subscription(endpoint='https://push.example/1', p256dh='key', auth='secret'), 'https://games.example')
    >>> read_in_full("0123abcd")
    """
    if not target.startswith("["):
        return None
    *browser, origin = json.decode(target, type=list[str])
    return Subscription(*browser), origin


def plain(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def coded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def check(subscription: Subscription) -> None:
    """`BadSubscription` if nothing could be encrypted for it."""
    try:
        encrypted(b"", subscription)
    except ValueError:
        raise BadSubscription("p256dh") from None


class Vapid:
    """By which push services recognize this server."""

    def __init__(self, secret: str) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec
        from py_vapid import Vapid02

        key = ec.derive_private_key(int(secret, 16) % (ORDER - 1) + 1, ec.SECP256R1())
        self._signer = Vapid02(key, {"no-strict": True})  # whoever names no mail address is reached at their pages
        self.public = coded(point_of(key))

    @classmethod
    def of(cls, storage: Storage) -> "Vapid":
        return cls(storage.secret(SECRET))

    def headers(self, endpoint: str, contact: str) -> dict[str, str]:
        """`contact`: where the service can complain about this server."""
        from py_vapid import VapidException

        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + TOKEN_LASTS, "sub": contact}
        try:
            signed: dict[str, str] = self._signer.sign(claims)
        except VapidException:  # a host without a name
            raise BadAddress("endpoint") from None
        return signed


def point_of(key: Any) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    point: bytes = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return point


def encrypted(message: bytes, to: Subscription, own: Any = None, salt: bytes | None = None) -> bytes:
    """`ValueError` if that is impossible. Own key and salt are new each time, save for the standard's example."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    point, auth = plain(to.p256dh), plain(to.auth)
    if len(auth) != 16:
        raise ValueError("not a secret of 16 bytes")
    own = own or ec.generate_private_key(ec.SECP256R1())
    body: bytes = http_ece.encrypt(message[:LONGEST], salt=salt, private_key=own, dh=point, auth_secret=auth)
    return body


def headers_of(topic: str) -> dict[str, str]:
    """A later message with the same topic takes the place of one that has not arrived."""
    return {
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT_FOR),
        "Topic": topic,
        "Urgency": "normal",
    }


def forget_key(connection: Connection) -> int:
    """The server makes a new one when it starts. Subscriptions belong to a key: returns how many are gone."""
    connection.execute(delete(schema.secrets).where(schema.secrets.c.name == SECRET))
    return int(connection.execute(delete(schema.subscriptions)).rowcount)
