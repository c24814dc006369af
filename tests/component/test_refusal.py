"""What is not allowed is refused with one sentence and its rule, where it was tried."""

import re

from playwright.sync_api import expect

import tianxia
from tests.data.moments import moment
from tests.data.sun_tzu import marked
from tests.e2e.at_table import PROVINCES, AtSunTzu

from .conftest import NewStage
from .sitting import sit
from .stage import Stage

SIX = "a six that has left its mark"


def test_the_six_in_a_marked_province(stage: Stage) -> None:
    game = moment(SIX)
    table, province = sit(stage, AtSunTzu, game), marked(game, 0)
    moves = len(game.moves)
    table.card("6").click()
    table.province(province).click()
    expect(table.bubble).to_have_role("alert")
    expect(table.bubble).to_contain_text(
        re.compile(r"You have already used your 6 in [\w-]+; it can't be played there again\.")
    )
    expect(table.province(province)).to_have_attribute("data-refused", "")
    assert len(game.moves) == moves

    # The rule is one click away, and the page opens there.
    rule = table.rule("ST-E3")
    expect(rule).to_have_attribute("href", "/rules/sun_tzu#ST-E3")
    rule.click()
    there = stage.page.locator("#ST-E3")
    expect(there).to_have_attribute("data-state", "now")
    expect(there).to_be_in_viewport()
    expect(there.get_by_role("link")).to_be_focused()
    stage.page.go_back()
    expect(table.question).to_be_visible()


def test_the_panel_lists_what_is_not_possible(stage: Stage) -> None:
    game = moment(SIX)
    table, province = sit(stage, AtSunTzu, game), marked(game, 0)
    table.unfold()
    nots = table.part("not-possible")
    nots.locator("summary").click()
    six = nots.get_by_role("listitem").filter(has_text="already used").first
    expect(six).to_contain_text("Play the 6 to")
    expect(six.get_by_role("link", name="ST-E3")).to_have_attribute("href", "/rules/sun_tzu#ST-E3")
    ready = nots.get_by_role("listitem").filter(has_text=re.compile(r"^\s*Ready"))
    expect(ready.get_by_role("link", name="ST-B1")).to_be_visible()
    table.press("a")  # folded again: the board can be touched
    for place in PROVINCES:
        if place != province:
            table.lay(place)
    table.lay(province, table.card("2") if table.card("2").count() else None)
    table.unfold()
    expect(ready).to_have_count(0)  # all five are laid


def test_a_framed_card_cannot_pay(on_stage: NewStage) -> None:
    stage = on_stage(standing={"sun_tzu-start_of_round": "ask"})
    table = sit(stage, AtSunTzu, moment("armies to buy with twin cards"))
    table.click(table.card("5"))
    expect(table.bubble).to_contain_text("The 5 is a framed card, and framed cards can't pay for armies.")
    expect(table.bubble.get_by_role("link")).to_have_attribute("href", "/rules/sun_tzu#ST-D2")
    table.press("Escape")
    expect(table.bubble).to_have_count(0)


def test_a_second_card_takes_the_place_of_the_first(stage: Stage) -> None:
    """No refusal where the intention is clear: the old order goes back to the hand."""
    table = sit(stage, AtSunTzu, tianxia.new("sun_tzu", seed=5, options={"beginner": True}))
    table.lay("WU", table.card("2"))
    table.card("3").click()
    table.province("WU").click()
    expect(table.order("WU")).to_contain_text("3")
    expect(table.card("2")).to_be_visible()
    expect(table.bubble).to_have_count(0)
