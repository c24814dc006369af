"""Passkeys: a device proves that it has the key whose public half is stored here.

A key belongs to the host name in the address, and answers a challenge that is used once. What a browser signs also
names the page's origin, so a page elsewhere cannot pass on what it was given. The device must have made sure who holds
it, by a finger, a face or a PIN: a device that was left lying about opens nothing.
"""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any, NamedTuple, TypeVar
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from sqlalchemy import Connection, delete, insert, select, update

from . import schema
from .devices import device_of
from .errors import BadPasskey
from .hosts import Hosts
from .lanes import PROVING
from .sessions import stamp
from .storage import Storage, Write
from .tickets import Kind, give, take

Credential = dict[str, Any]
Place = AbstractAsyncContextManager[None]  # in the line of those whose keys are to be checked
Checked = TypeVar("Checked")
TITLE = "Tianxia"
MOST = 20  # of one person


class Site(NamedTuple):
    """Where the browser is: the host to which a passkey belongs, and the origin of the page."""

    host: str
    origin: str


def site_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Site:
    """The operator's own, whatever name the request has used: see `hosts.py`."""
    hosts: Hosts = connection.app.state.hosts
    server = connection.scope.get("server")
    origin = hosts.origin_of(connection.scope["scheme"], connection.headers.get("host", ""), server and server[1])
    return Site(urlsplit(origin).hostname or "", origin)


async def of_person(storage: Storage, person: str) -> list[dict[str, Any]]:
    query = select(schema.passkeys).where(schema.passkeys.c.person == person).order_by(schema.passkeys.c.created)
    return [dict(row) for row in await storage.read(lambda connection: connection.execute(query).mappings().all())]


async def creation(storage: Storage, site: Site, person: str, name: str) -> dict[str, Any]:
    """What the browser needs to make a key."""
    from webauthn import base64url_to_bytes, generate_registration_options
    from webauthn.helpers import options_to_json_dict
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    known = await of_person(storage, person)
    if len(known) >= MOST or not site.host:
        raise BadPasskey
    challenge, _ = await give(storage, "register", person)
    options = generate_registration_options(
        rp_id=site.host,
        rp_name=TITLE,
        user_id=bytes.fromhex(person),
        user_name=name,
        challenge=base64url_to_bytes(challenge),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(each["id"])) for each in known],
    )
    return options_to_json_dict(options)


async def made(storage: Storage, site: Site, person: str, credential: Credential, place: Place) -> dict[str, Any]:
    """The row of a new key, if it was made here just now and for this person."""
    from webauthn import base64url_to_bytes, verify_registration_response
    from webauthn.helpers import bytes_to_base64url

    challenge = challenge_in(credential)
    if await take(storage, "register", challenge) != person:
        raise BadPasskey
    done = await checked(
        place,
        lambda: verify_registration_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.host,
            expected_origin=site.origin,
            require_user_verification=True,
        ),
    )
    id_ = bytes_to_base64url(done.credential_id)
    return {"id": id_, "person": person, "key": done.credential_public_key, "count": done.sign_count}


async def add(
    storage: Storage, connection: ASGIConnection[Any, Any, Any, Any], person: str, credential: Credential, place: Place
) -> Write:
    """What stores a new key."""
    row = await made(storage, site_of(connection), person, credential, place)
    device = device_of(connection.headers.get("user-agent", "")).stored()
    values = {**row, "device": device, "created": stamp()}
    if await _row(storage, row["id"]) is not None:  # a key with this name is there already
        raise BadPasskey
    return lambda writing: writing.execute(insert(schema.passkeys).values(values))


def remove(person: str, id_: str | None = None) -> Write:
    """What removes a key of a person; without a name, all."""
    columns = schema.passkeys.c
    own = columns.person == person
    this = delete(schema.passkeys).where(own if id_ is None else own & (columns.id == id_))
    return lambda connection: connection.execute(this)


async def request(storage: Storage, site: Site, person: str | None = None) -> dict[str, Any]:
    """What the browser needs to use a key: one of this person's, or of anybody. Then it asks which: nobody has to say
    who they are.
    """
    from webauthn import base64url_to_bytes, generate_authentication_options
    from webauthn.helpers import options_to_json_dict
    from webauthn.helpers.structs import PublicKeyCredentialDescriptor, UserVerificationRequirement

    if not site.host:
        raise BadPasskey
    own = [] if person is None else await of_person(storage, person)
    challenge, _ = await give(storage, kind_of(person), person)
    return options_to_json_dict(
        generate_authentication_options(
            rp_id=site.host,
            challenge=base64url_to_bytes(challenge),
            user_verification=UserVerificationRequirement.REQUIRED,
            allow_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(each["id"])) for each in own],
        )
    )


def kind_of(person: str | None) -> Kind:
    """Of a challenge: to prove that somebody is this person, or to sign in as anybody."""
    return "sign_in" if person is None else "prove"


async def owner(
    storage: Storage, site: Site, credential: Credential, place: Place, person: str | None = None
) -> tuple[str, Write]:
    """The person whose key this is; it must be this one's, if any is named. And what notes its use, together with what
    it opens: `BadPasskey` if it is not there any more.
    """
    from webauthn import base64url_to_bytes, verify_authentication_response

    challenge = challenge_in(credential)
    asked = await take(storage, kind_of(person), challenge)
    row = await _row(storage, str(credential.get("id", "")))
    if row is None or asked != person or person not in (None, row["person"]):
        raise BadPasskey
    done = await checked(
        place,
        lambda: verify_authentication_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=row["key"],
            credential_current_sign_count=row["count"],
            require_user_verification=True,
        ),
    )
    columns = schema.passkeys.c
    this = update(schema.passkeys).where(columns.id == row["id"], columns.person == row["person"])
    used = this.values(count=done.new_sign_count, used=stamp())

    def write(connection: Connection) -> None:
        if connection.execute(used).rowcount != 1:
            raise BadPasskey

    return str(row["person"]), write


async def checked(place: Place, check: Callable[[], Checked]) -> Checked:
    """When it is its turn."""
    async with place:
        try:
            return await PROVING.run(check)
        except Exception:  # whatever is wrong with what a stranger sends
            raise BadPasskey from None


async def _row(storage: Storage, id_: str) -> dict[str, Any] | None:
    if not id_.isascii() or "\0" in id_:
        return None  # some databases do not even accept every text
    query = select(schema.passkeys).where(schema.passkeys.c.id == id_)
    row = await storage.read(lambda connection: connection.execute(query).mappings().one_or_none())
    return dict(row) if row else None


def challenge_in(credential: Credential) -> str:
    """What the browser says that it was asked. Whether that is so, the signature tells."""
    from webauthn import base64url_to_bytes
    from webauthn.helpers import bytes_to_base64url, parse_client_data_json

    try:
        return bytes_to_base64url(
            parse_client_data_json(base64url_to_bytes(credential["response"]["clientDataJSON"])).challenge
        )
    except Exception:  # whatever is wrong with what a stranger sends
        raise BadPasskey from None
