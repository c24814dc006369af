"""Mail goes over TLS, to a server whose name a trusted certificate vouches for, or not at all."""

import asyncio
import datetime
import ipaddress
import queue
import smtplib
import socket
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from tianxia.server.mails import Mail, Post

TIMEOUT = 10.0
SENDER, TO = "tianxia@example.org", "ann@example.org"
HELLO = Mail("Your turn", "At the table with Bo.")
PASSWORD = b"se/cret"


class Certificate(NamedTuple):
    """One that vouches for itself, and its key."""

    file: Path
    key: Path


def certificate(folder: Path, *names: x509.GeneralName) -> Certificate:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "a mail server of the tests")])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(hours=1))
        .not_valid_after(now + datetime.timedelta(hours=1))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .sign(key, hashes.SHA256())
    )
    found = Certificate(folder / "certificate.pem", folder / "key.pem")
    found.file.write_bytes(made.public_bytes(Encoding.PEM))
    found.key.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    return found


class Office:
    """A mail server: what arrived, how it was encrypted, and who signed in."""

    def __init__(self) -> None:
        self.port = 0
        self.ciphers: queue.Queue[str | None] = queue.Queue()
        self.logins: list[tuple[bytes, bytes, bool]] = []  # the last: whether it was encrypted

    def signs_in(self, server: SMTP, session: Session, envelope: Envelope, mechanism: str, data: Any) -> AuthResult:
        assert isinstance(data, LoginPassword)
        self.logins.append((data.login, data.password, cipher_of(server) is not None))
        return AuthResult(success=data.password == PASSWORD)

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        assert envelope.rcpt_tos == [TO]
        self.ciphers.put(cipher_of(server))
        return "250 OK"


def cipher_of(server: SMTP) -> str | None:
    assert server.transport is not None
    cipher = server.transport.get_extra_info("cipher")
    return None if cipher is None else str(cipher[0])


@contextmanager
def office(own: Certificate | None, is_implicit: bool = False) -> Iterator[Office]:
    """`is_implicit`: encrypted from the start; otherwise after STARTTLS, or, without a certificate, never."""
    here, loop = Office(), asyncio.new_event_loop()
    tls = None
    if own is not None:
        tls = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        tls.load_cert_chain(own.file, own.key)
    later = None if is_implicit else tls
    how: dict[str, Any] = {"loop": loop, "tls_context": later, "authenticator": here.signs_in, "hostname": "localhost"}

    def session() -> SMTP:
        return SMTP(here, auth_require_tls=False, require_starttls=later is not None, **how)

    listening = socket.create_server(("127.0.0.1", 0))
    here.port = listening.getsockname()[1]
    at_once = tls if is_implicit else None
    server = loop.run_until_complete(loop.create_server(session, sock=listening, ssl=at_once))
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    try:
        yield here
    finally:
        asyncio.run_coroutine_threadsafe(closed(server), loop).result(TIMEOUT)
        loop.call_soon_threadsafe(loop.stop)
        thread.join(timeout=TIMEOUT)
        loop.close()


async def closed(server: asyncio.Server) -> None:
    """When all who were connected have gone."""
    server.close()
    others = asyncio.all_tasks() - {asyncio.current_task()}
    for task in others:
        task.cancel()
    if others:
        await asyncio.wait(others)
    await asyncio.sleep(0.1)  # connections are closed by calls that come later


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Certificate:
    """A certificate for this machine, which everybody here trusts."""
    found = certificate(tmp_path, x509.IPAddress(ipaddress.ip_address("127.0.0.1")), x509.DNSName("localhost"))
    monkeypatch.setenv("SSL_CERT_FILE", str(found.file))
    return found


WAYS = pytest.mark.parametrize(("scheme", "is_implicit"), [("smtp", False), ("smtps", True)])


@WAYS
def test_mail_and_password_are_encrypted(own: Certificate, scheme: str, is_implicit: bool) -> None:
    with office(own, is_implicit) as here:
        Post(f"{scheme}://ann:se%2Fcret@127.0.0.1:{here.port}", SENDER).send(TO, HELLO)
        assert here.ciphers.get(timeout=TIMEOUT)
        assert here.logins == [(b"ann", PASSWORD, True)]


@WAYS
def test_a_server_that_nobody_vouches_for_gets_nothing(
    own: Certificate, monkeypatch: pytest.MonkeyPatch, scheme: str, is_implicit: bool
) -> None:
    monkeypatch.delenv("SSL_CERT_FILE")
    with office(own, is_implicit) as here:
        with pytest.raises(ssl.SSLCertVerificationError):
            Post(f"{scheme}://ann:se%2Fcret@127.0.0.1:{here.port}", SENDER).send(TO, HELLO)
        assert (here.logins, here.ciphers.qsize()) == ([], 0)


@WAYS
def test_a_server_with_another_name_gets_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, scheme: str, is_implicit: bool
) -> None:
    other = certificate(tmp_path, x509.DNSName("mail.example.org"))
    monkeypatch.setenv("SSL_CERT_FILE", str(other.file))
    with office(other, is_implicit) as here:
        with pytest.raises(ssl.SSLCertVerificationError, match=r"127\.0\.0\.1"):
            Post(f"{scheme}://ann:se%2Fcret@127.0.0.1:{here.port}", SENDER).send(TO, HELLO)
        assert (here.logins, here.ciphers.qsize()) == ([], 0)


def test_nothing_is_sent_in_the_clear_if_a_server_offers_no_encryption() -> None:
    """Somebody in between may have cut the offer out."""
    with office(None) as here:
        with pytest.raises(smtplib.SMTPNotSupportedError):
            Post(f"smtp://ann:se%2Fcret@127.0.0.1:{here.port}", SENDER).send(TO, HELLO)
        assert (here.logins, here.ciphers.qsize()) == ([], 0)
        Post(f"smtp+plain://127.0.0.1:{here.port}", SENDER).send(TO, HELLO)  # unless the operator wants it so
        assert here.ciphers.get(timeout=TIMEOUT) is None
