"""A first game with a guide, from the lobby to the end of the lesson, against the server's own bots."""

import pytest
from playwright.sync_api import expect

from .at_guide import CORE, AtGuide, whole
from .people import Person


@pytest.mark.parametrize("game", CORE)
def test_a_first_game_with_a_guide(mei: Person, game: str) -> None:
    mei.visit("/")
    mei.page.locator(f'[data-game="{game}"]').get_by_role("button", name="Learn").click()
    table = AtGuide(mei.page)
    expect(table.at("welcome")).to_be_visible()
    steps = list(table.steps(AtGuide.by_hand))
    assert whole(steps, game), steps


def test_a_guide_begins_on_the_page_of_the_rules(mei: Person) -> None:
    mei.visit("/rules/zhanguo")
    mei.page.get_by_role("button", name="Learn").click()
    expect(AtGuide(mei.page).at("welcome")).to_be_visible()
