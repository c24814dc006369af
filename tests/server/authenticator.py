"""A device with passkeys, as a browser talks to it."""

import base64
import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, HAS_KEY = 0x01, 0x04, 0x40


def coded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """One key. If nobody has shown a finger, a face or a PIN, what it signs says so."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.id = secrets.token_bytes(16)
        self._key = ec.generate_private_key(ec.SECP256R1())

    def _client(self, kind: str, options: dict[str, Any]) -> bytes:
        said = {"type": kind, "challenge": options["challenge"], "origin": self.origin, "crossOrigin": False}
        return json.dumps(said).encode()

    def _head(self, host: str, flags: int) -> bytes:
        return hashlib.sha256(host.encode()).digest() + bytes([flags]) + bytes(4)

    def make(self, options: dict[str, Any], verified: bool = True) -> dict[str, Any]:
        numbers = self._key.public_key().public_numbers()
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")})
        flags = PRESENT | HAS_KEY | VERIFIED * verified
        own = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + key
        data = self._head(options["rp"]["id"], flags) + own
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options)
        return self._answer({"clientDataJSON": coded(client), "attestationObject": coded(made)})

    def use(self, options: dict[str, Any], verified: bool = True) -> dict[str, Any]:
        client = self._client("webauthn.get", options)
        data = self._head(options["rpId"], PRESENT | VERIFIED * verified)
        signature = self._key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        parts = {"clientDataJSON": client, "authenticatorData": data, "signature": signature}
        return self._answer({name: coded(part) for name, part in parts.items()})

    def _answer(self, response: dict[str, str]) -> dict[str, Any]:
        return {"id": coded(self.id), "rawId": coded(self.id), "type": "public-key", "response": response}
