"""The chat of people whose browsers are served by different processes."""

import pytest

from .browser import Browser, frame, two_people
from .test_chat import agree, chat, heard, say, texts
from .test_many_processes import addresses, shared  # noqa: F401  (fixtures)

pytestmark = pytest.mark.parametrize("new_url", ["postgresql"], indirect=True)


def test_what_is_said_is_heard_elsewhere(addresses: list[str]) -> None:  # noqa: F811
    with Browser(addresses[0]) as ann, Browser(addresses[1]) as bob:
        table = two_people(ann, bob)
        with ann.live(table, 0) as first, bob.live(table, 1) as second:
            while frame(first)["status"] != "running":
                pass  # her process has not heard yet that he sat down: alone she would have nobody to talk to
            say(ann, table, 0, "hello")
            assert heard(second) == 1
            assert texts(chat(bob, table)) == ["hello"]
            agree(ann, table)
            assert heard(second) == 1
            assert agree(bob, table)["free"]
            assert say(bob, table, 1, text="Words")["latest"] == 2
            while heard(first) != 2:
                pass
        assert texts(chat(ann, table)) == ["hello", "Words"]
