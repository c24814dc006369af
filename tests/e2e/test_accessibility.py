"""axe finds nothing on the pages of a name that is kept: by day and night, on the wide screen and on the phone."""

from collections.abc import Callable

import pytest

from .axe import look_everywhere
from .people import Person
from .staging import device_link, forget_proofs


def kept(mei: Person) -> None:
    mei.read("/me")
    mei.page.get_by_label("Name").fill(f"Mei {mei.id[:8]}")
    mei.page.get_by_label("Password").fill("correct horse")
    mei.page.get_by_role("button", name="Keep it with a password").click()
    mei.page.get_by_role("button", name="I have written them down").wait_for()
    mei.page.get_by_role("button", name="Make a link").click()
    mei.page.get_by_role("img", name="QR code").wait_for()


def another_device(mei: Person) -> None:
    mei.open_table("me", "here")
    mei.read(device_link(mei.server))
    mei.page.get_by_role("checkbox").wait_for()


def proving(mei: Person) -> None:
    kept(mei)
    mei.allow("403")
    forget_proofs(mei)
    mei.read("/me")
    mei.page.get_by_role("button", name="New recovery words").click()
    mei.page.get_by_role("dialog").get_by_label("Password").wait_for()


@pytest.mark.parametrize("go", [kept, another_device, proving])
def test_axe_finds_nothing(mei: Person, go: Callable[[Person], None]) -> None:
    go(mei)
    found = look_everywhere(mei.page)
    assert not found, "\n".join(found)
