"""Web push: a message that only one browser can read, sent by way of the service that this browser names.

RFC 8291 says how it is encrypted, RFC 8292 (VAPID) how the server proves who it is. Its key is one of the server's
secrets. Browsers subscribe to a key: with another one, all must subscribe again.
"""

import base64
import os
import time
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from msgspec import json

from .errors import BadSubscription
from .storage import Storage

SECRET = "vapid"
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256
TOKEN_LASTS = 12 * 3600  # seconds; the standard allows a day
KEPT_FOR = 24 * 3600  # seconds that the service keeps a message for a browser that is not there
RECORD: Final = 4096  # bytes, of which a message is one
LONGEST: Final = 3000  # bytes of a message


class Subscription(NamedTuple):
    """What a browser gives: where to send, and what it will decrypt with."""

    endpoint: str
    p256dh: str
    auth: str


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

        self._key = ec.derive_private_key(int(secret, 16) % (ORDER - 1) + 1, ec.SECP256R1())
        self.public = coded(point_of(self._key))

    @classmethod
    def of(cls, storage: Storage) -> "Vapid":
        return cls(storage.secret(SECRET))

    def headers(self, endpoint: str, contact: str) -> dict[str, str]:
        """`contact`: where the service can complain about this server."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + TOKEN_LASTS, "sub": contact}
        head = coded(json.encode({"typ": "JWT", "alg": "ES256"}))
        text = f"{head}.{coded(json.encode(claims))}"
        return {"Authorization": f"vapid t={text}.{coded(self._sign(text.encode()))}, k={self.public}"}

    def _sign(self, text: bytes) -> bytes:
        from cryptography.hazmat.primitives import hashes
        from cryptography.hazmat.primitives.asymmetric import ec, utils

        r, s = utils.decode_dss_signature(self._key.sign(text, ec.ECDSA(hashes.SHA256())))
        return r.to_bytes(32, "big") + s.to_bytes(32, "big")


def point_of(key: Any) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    point: bytes = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return point


def encrypted(message: bytes, to: Subscription, own: Any = None, salt: bytes = b"") -> bytes:
    """As RFC 8291 has it; own key and salt are new each time, save for its example."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    their_point, auth = plain(to.p256dh), plain(to.auth)
    if len(auth) != 16:
        raise ValueError("not a secret of 16 bytes")
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), their_point)
    own, salt = own or ec.generate_private_key(ec.SECP256R1()), salt or os.urandom(16)
    point = point_of(own)
    secret = drawn(own.exchange(ec.ECDH(), theirs), auth, b"WebPush: info\0" + their_point + point, 32)
    key = drawn(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = drawn(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(point)]) + point
    return head + AESGCM(key).encrypt(nonce, message[:LONGEST] + b"\2", None)


def drawn(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def headers_of(topic: str) -> dict[str, str]:
    """A later message with the same topic takes the place of one that has not arrived."""
    return {
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT_FOR),
        "Topic": topic,
        "Urgency": "normal",
    }
