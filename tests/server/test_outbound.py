"""Requests to addresses that people name never reach the networks behind the server."""

import pytest

from tianxia.server.errors import BadAddress
from tianxia.server.outbound import Outbound, is_public

from .outside import outside

PUBLIC = "93.184.215.14"
INNER = [
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",  # where clouds keep their secrets
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "fe80::1%eth0",
    "fc00::1",
    "ff02::1",
    "2001:db8::1",
    "::ffff:10.0.0.1",
    "64:ff9b::10.0.0.1",
    "64:ff9b:1::a00:1",
    "2002:a00:1::",
]


@pytest.mark.parametrize("address", INNER)
def test_inner_addresses_are_refused(address: str) -> None:
    assert not is_public(address)
    outbound = Outbound(resolve=lambda host, port: [PUBLIC, address])  # one bad address is enough
    with pytest.raises(BadAddress):
        outbound.target("https://hooks.example.org/x")


@pytest.mark.parametrize("address", [PUBLIC, "2606:2800:21f:cb07:6820:80da:af6b:8b2c", f"64:ff9b::{PUBLIC}"])
def test_outer_addresses_are_checked_once_and_then_used(address: str) -> None:
    asked: list[str] = []

    def resolve(host: str, port: int) -> list[str]:
        asked.append(host)
        return [address]

    target = Outbound(resolve=resolve).target("https://hooks.example.org/a/b?c=d")
    assert (target.host, target.port, target.path, target.address) == ("hooks.example.org", 443, "/a/b?c=d", address)
    assert asked == ["hooks.example.org"]


@pytest.mark.parametrize(
    "url",
    [
        "",
        "hooks.example.org",
        "http://hooks.example.org/",
        "ftp://hooks.example.org/",
        "file:///etc/passwd",
        "https://",
        "https://user:password@hooks.example.org/",
        "https://hooks.example.org:22/",
        "https://hooks.example.org/\r\nx: y",
        "https://hooks.example.org/ä",
        "https://[::1",
        f"https://hooks.example.org/{'x' * 1000}",
    ],
)
def test_other_addresses_are_refused(url: str) -> None:
    with pytest.raises(BadAddress):
        Outbound(resolve=lambda host, port: [PUBLIC]).target(url)


def test_the_operator_may_allow_an_inner_host() -> None:
    with outside() as place:
        with pytest.raises(BadAddress):
            Outbound().post(f"{place.url}/hook", b"{}", {})
        assert Outbound((place.host,)).post(f"{place.url}/hook", b"{}", {}).status == 201
        assert place.next("hook").path == "/hook"


def test_the_connection_goes_to_the_address_that_was_checked() -> None:
    """A name that leads elsewhere the second time (DNS rebinding) is not asked a second time."""
    with outside() as place:
        port = place.host.partition(":")[2]
        answers = iter([["127.0.0.1"], ["192.0.2.1"]])
        outbound = Outbound((f"hooks.example.org:{port}",), resolve=lambda host, port: next(answers))
        assert outbound.post(f"http://hooks.example.org:{port}/", b"{}", {}).status == 201
        assert place.next().headers["host"] == f"hooks.example.org:{port}"
        assert next(answers) == ["192.0.2.1"]


def test_redirects_are_not_followed() -> None:
    with outside() as place:
        place.answers[""].append((302, {"location": f"{place.url}/inner"}))
        assert Outbound((place.host,)).post(f"{place.url}/", b"{}", {}).status == 302
        assert place.next().path == "/"
        assert place.received["inner"].empty()
