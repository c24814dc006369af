"""axe finds no problem on any page: light and dark, on the wide screen and on the phone."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from .axe import complaints, look_everywhere
from .people import Person
from .staging import asks, bot, device_link, finished, person, put_on_table, reached
from .test_accounts import forget_proofs
from .test_refusal import six_again, try_the_six

Go = Callable[[Person], None]


def at_moment(moment: Callable[[Any], bool], *more: str) -> Go:
    def go(mei: Person) -> None:
        mei.sit_down(put_on_table(mei.server, reached(moment), person(mei.id, "Mei"), bot("greedy")))
        mei.at_table.wait()
        for what in more:
            mei.page.locator(what).first.click()

    return go


def to(path: str) -> Go:
    def go(mei: Person) -> None:
        mei.read(path)

    return go


def full_lobby(mei: Person) -> None:
    mei.open_table("me", "greedy")
    mei.open_table("me", "open")
    put_on_table(mei.server, reached(finished), person(mei.id, "Mei"), bot())
    to("/")(mei)
    mei.page.locator(".sec-old").wait_for()


def some_orders(mei: Person) -> None:
    at_moment(asks(0, "orders", 4))(mei)
    mei.at_table.lay("WU")
    mei.at_table.lay("QIN")
    mei.page.locator(".hand .slotcard.is-legal:not(.gone)").first.click()


def refusal(mei: Person) -> None:
    game, province = six_again()
    mei.sit_down(put_on_table(mei.server, game, person(mei.id, "Mei"), bot()))
    mei.at_table.wait()
    try_the_six(mei.at_table, province)
    expect(mei.at_table.bubble).to_be_visible()


def sealed(mei: Person) -> None:
    game = reached(asks(0, "orders", 2))
    mei.sit_down(put_on_table(mei.server, game, person(mei.id, "Mei"), person("0" * 32, "Absent")))
    mei.at_table.wait()
    mei.at_table.lay_all()
    mei.at_table.get_ready()
    expect(mei.at_table.question).to_have_text("Your answer is sealed")


def chance(mei: Person) -> None:
    mei.settings(chance=True)
    at_moment(asks(0, "orders", 4))(mei)
    mei.page.keyboard.press("t")
    mei.page.locator(".hint li").first.wait_for()
    mei.page.locator(".odds").wait_for()


def keys_dialog(mei: Person) -> None:
    at_moment(asks(0, "orders", 4))(mei)
    mei.page.keyboard.press("?")
    mei.page.get_by_role("dialog").wait_for()


def curtain(mei: Person) -> None:
    mei.sit_down(mei.open_table("me", "here")).curtain.wait_for()


def invitation(mei: Person) -> None:
    mei.sit_down(mei.open_table("me", "open")).question.wait_for()


def editions(mei: Person) -> None:
    to("/new?game=sun_tzu")(mei)
    for summary in mei.page.locator("form details summary").all():
        summary.click()
    mei.page.get_by_label("Who plays King Shao?").select_option("here")


def kept_name(mei: Person) -> None:
    to("/me")(mei)
    mei.page.get_by_label("Name").fill(f"Mei {mei.id[:8]}")
    mei.page.get_by_label("Password").fill("correct horse")
    mei.page.get_by_role("button", name="Keep it with a password").click()
    mei.page.get_by_role("button", name="I have written them down").wait_for()
    mei.page.get_by_role("button", name="Make a link").click()
    mei.page.get_by_role("img", name="QR code").wait_for()


def another_device(mei: Person) -> None:
    mei.open_table("me", "here")
    to(device_link(mei.server))(mei)
    mei.page.get_by_role("checkbox").wait_for()


def proving(mei: Person) -> None:
    kept_name(mei)
    mei.allow("403")
    forget_proofs(mei)
    to("/me")(mei)
    mei.page.get_by_role("button", name="New recovery words").click()
    mei.page.get_by_role("dialog").get_by_label("Password").wait_for()


STATES: dict[str, Go] = {
    "lobby, newcomer": to("/"),
    "lobby": full_lobby,
    "new table": editions,
    "settings": to("/settings"),
    "profile": to("/me"),
    "profile, kept": kept_name,
    "sign in": to("/sign-in"),
    "another device": another_device,
    "who is there": proving,
    "rules": to("/rules/sun_tzu#ST-E3"),
    "rules on one page": to("/rules/great_wall"),
    "rules, found": to("/rules/sun_tzu?find=plague"),
    "rules, not found": to("/rules/sun_tzu?find=xyz"),
    "no such page": to("/nowhere"),
    "general": at_moment(asks(0, "keep_general", 0)),
    "orders": some_orders,
    "sealed": sealed,
    "next battle": at_moment(asks(0, "next_battle", 5)),
    "source": at_moment(asks(0, "source"), ".opt"),
    "draw": at_moment(asks(0, "draw")),
    "refusal": refusal,
    "chance": chance,
    "keys": keys_dialog,
    "curtain": curtain,
    "invitation": invitation,
    "end": at_moment(finished),
}


@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing(mei: Person, state: str) -> None:
    STATES[state](mei)
    found = look_everywhere(mei.page)
    assert not found, "\n".join(found)


def test_axe_finds_nothing_in_a_replay(mei: Person) -> None:
    game = reached(finished)
    id_ = put_on_table(mei.server, game, person(mei.id, "Mei"), bot("greedy"))
    mei.visit(f"/table/{id_}?seat=0&at=40")
    mei.page.locator(".replay h2").wait_for()
    assert complaints(mei.page, "replay") == []
