"""Push messages are encrypted as RFC 8291 has it, and signed as RFC 8292 does."""

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from msgspec import json

from tianxia.server.errors import BadAddress
from tianxia.server.push import Subscription, Vapid, coded, encrypted, plain

# The example in appendix A of RFC 8291.
MESSAGE = b"When I grow up, I want to be a watermelon"
BROWSER = Subscription(
    "https://push.example.net/push/x",
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "BTBZMqHH6r4Tts7J_aSIgg",
)
OWN = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
ENCRYPTED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A"
    "_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_standard() -> None:
    own = ec.derive_private_key(int.from_bytes(plain(OWN), "big"), ec.SECP256R1())
    assert coded(encrypted(MESSAGE, BROWSER, own, plain(SALT))) == ENCRYPTED


def test_the_server_proves_who_it_is() -> None:
    vapid = Vapid("ab" * 32)
    assert vapid.public == Vapid("ab" * 32).public
    token, _, key = vapid.headers(BROWSER.endpoint, "mailto:a@example.org")["Authorization"].partition(",k=")
    head, claims, signature = token.removeprefix("vapid t=").split(".")
    said = json.decode(plain(claims))
    assert (said["aud"], said["sub"]) == ("https://push.example.net", "mailto:a@example.org")
    signed = plain(signature)
    encoded = utils.encode_dss_signature(int.from_bytes(signed[:32], "big"), int.from_bytes(signed[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), plain(key))
    public.verify(encoded, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))


def test_whoever_names_no_mail_address_is_reached_at_their_pages() -> None:
    headers = Vapid("ab" * 32).headers(BROWSER.endpoint, "http://games.lan:8000")
    assert json.decode(plain(headers["Authorization"].split(".")[1]))["sub"] == "http://games.lan:8000"


def test_a_host_without_a_name_is_no_push_service() -> None:
    with pytest.raises(BadAddress):
        Vapid("ab" * 32).headers("https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/push", "mailto:a@example.org")


def test_a_message_is_never_longer_than_one_record() -> None:
    body = encrypted(b"x" * 10_000, BROWSER)
    assert len(body) < 4096
    assert body[16:20] == (4096).to_bytes(4, "big")
