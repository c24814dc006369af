"""Wishes of people whose browsers are served by different processes."""

from collections.abc import Callable
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from .browser import Browser, two_people
from .browser import told as heard
from .test_many_processes import addresses, shared  # noqa: F401  (fixtures)
from .test_wishes import consent, nudge, wish

pytestmark = pytest.mark.parametrize("new_url", ["postgresql"], indirect=True)


def sees(socket: ClientConnection, so: Callable[[Any], bool]) -> None:
    """What is played at one process takes a moment to reach the other."""
    while not so(heard(socket, "sight")["sight"]):
        pass


def test_nudge_and_consent_across_processes(addresses: list[str]) -> None:  # noqa: F811
    with Browser(addresses[0]) as ann, Browser(addresses[1]) as bob:
        table = two_people(ann, bob)
        with ann.live(table, 0) as first, bob.live(table, 1) as second:
            sees(first, lambda sight: sight["status"] == "running")
            ann.move(table, 0)
            sees(second, lambda sight: sight["seats"][0]["sealed"])
            assert nudge(ann, table, 0, 1) == (200, "")
            assert heard(second, "nudge")["seat"] == 0
            bob.move(table, 1)
            sees(first, lambda sight: sight["asked"] != "keep_general")
            assert wish(ann, table, 0) == (200, "")
            assert heard(second, "wish")["wish"] == {"seat": 0, "waits": [1]}
            assert consent(bob, table, 1, True) == (200, "")
            sees(first, lambda sight: sight["asked"] == "keep_general")
            assert ann.sight(table, 0)["moves"] == 0
