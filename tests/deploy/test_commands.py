"""The command line accepts every command that an operator is given, with all its options."""

import pytest
import typer

from .reading import parsed, tianxia_commands

COMMANDS = list(tianxia_commands())


@pytest.mark.parametrize(("place", "arguments"), COMMANDS, ids=[" ".join([p, *a]) for p, a in COMMANDS])
def test_it_is_a_command(place: str, arguments: list[str]) -> None:
    parsed(arguments)


def test_all_places_have_some() -> None:
    assert {place for place, _ in COMMANDS} == {
        "Dockerfile",
        "compose.yaml",
        "tianxia.service",
        "operating.md",
        "README.md",
    }


@pytest.mark.parametrize("wrong", ["play --prox 10.0.0.5", "play 8000", "serve", "play --port many", "lab balances"])
def test_what_is_no_command(wrong: str) -> None:
    with pytest.raises((typer.TyperException, KeyError)):
        parsed(wrong.split())


@pytest.mark.parametrize("place", ["Dockerfile", "compose.yaml", "tianxia.service"])
def test_servers_open_no_browser_and_believe_no_more_than_their_proxy(place: str) -> None:
    (arguments,) = [parsed(each) for where, each in COMMANDS if where == place]
    assert arguments["browser"] is False
    assert arguments["port"] == 8000
    assert arguments["host"] == ("127.0.0.1" if place == "tianxia.service" else "0.0.0.0")
    believed = {"Dockerfile": [], "compose.yaml": ["172.30.77.0/24"], "tianxia.service": ["127.0.0.1"]}
    assert list(arguments["proxy"]) == believed[place]
