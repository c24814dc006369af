"""What is not allowed is refused with one sentence and its rule, where it was tried."""

import re

from playwright.sync_api import expect

import tianxia

from .people import PROVINCES, AtTable, Person
from .staging import asks, bot, person, put_on_table, reached, table_of, until


def six_again() -> tuple[tianxia.Game, str]:
    """Sun Tzu lays his orders; his 6 is in his hand, and has marked a province before."""
    asked = asks(0, "orders", 2)

    def marked(game: tianxia.Game) -> list[str]:
        provinces = table_of(game, 0)["provinces"]
        return [
            place
            for place in PROVINCES
            if provinces[place]["marks"]["sun_tzu"] and not provinces[place]["orders"]["sun_tzu"]
        ]

    def moment(game: tianxia.Game) -> bool:
        if not asked(game) or not marked(game):
            return False
        sides = table_of(game, 0)["sides"]
        return "6" in sides["sun_tzu"]["hand"]

    game = reached(moment)
    return game, marked(game)[0]


def try_the_six(table: AtTable, province: str) -> None:
    """Onto its mark, once the page knows that it may not go there: until then a touch takes up the province instead.

    The page asks for that again after each move, and the bot's own orders are moves, too.
    """
    expect(table.page.locator(".seat.s2 .stamp")).to_be_visible()
    table.card("6").click()
    expect(table.plate(province)).not_to_have_class(re.compile("is-legal"))
    table.plate(province).click()


def test_the_six_in_a_marked_province(mei: Person) -> None:
    game, province = six_again()
    table = mei.sit_down(put_on_table(mei.server, game, person(mei.id, "Mei"), bot()))
    page = mei.page
    table.wait()
    id_ = page.url.partition("/table/")[2].partition("?")[0]
    until(lambda: bool(mei.sight(id_, 0)["seats"][1]["sealed"]))  # the bot's own orders are moves, too
    moves = mei.sight(id_, 0)["moves"]
    try_the_six(table, province)
    expect(table.bubble).to_have_role("alert")
    expect(table.bubble).to_contain_text(
        re.compile(r"You have already used your 6 in [\w-]+; it can't be played there again\.")
    )
    expect(table.plate(province)).to_have_class(re.compile("is-refused"))
    assert mei.sight(id_, 0)["moves"] == moves

    # The rule is one click away, and the page opens there.
    rule = table.bubble.get_by_role("link", name="ST-E3")
    expect(rule).to_have_attribute("href", "/rules/sun_tzu#ST-E3")
    rule.click()
    expect(page.locator("#ST-E3")).to_have_class(re.compile("is-now"))
    expect(page.locator("#ST-E3")).to_be_in_viewport()
    expect(page.locator("#ST-E3 a")).to_be_focused()
    page.go_back()
    table.wait()


def test_the_panel_lists_what_is_not_possible(mei: Person) -> None:
    game, province = six_again()
    table = mei.sit_down(put_on_table(mei.server, game, person(mei.id, "Mei"), bot()))
    table.wait()
    table.unfold()
    nots = table.panel.locator(".nots")
    nots.locator("summary").click()
    six = nots.locator("li").filter(has_text="already used").first
    expect(six).to_contain_text("Play the 6 to")
    expect(six.get_by_role("link", name="ST-E3")).to_have_attribute("href", "/rules/sun_tzu#ST-E3")
    ready = nots.locator("li").filter(has_text=re.compile(r"^\s*Ready"))
    expect(ready.get_by_role("link", name="ST-B1")).to_be_visible()
    mei.page.keyboard.press("a")  # folded again: the board can be touched
    for place in PROVINCES:
        if place != province:
            table.lay(place)
    table.lay(province, table.card("2") if table.card("2").count() else None)
    table.unfold()
    expect(ready).to_have_count(0)  # all five are laid


def test_a_framed_card_cannot_pay(mei: Person) -> None:
    asked = asks(0, "start_of_round", 2)

    def moment(game: tianxia.Game) -> bool:
        return asked(game) and any(option.verb == "buy" for option in game.decision(0).options)

    game = reached(moment)
    mei.settings(standing={"sun_tzu-start_of_round": "ask"})
    table = mei.sit_down(put_on_table(mei.server, game, person(mei.id, "Mei"), bot()))
    table.wait()
    # What is forbidden becomes a button only when the server has told what may be tried.
    table.card("5").and_(mei.page.locator("button")).click()
    expect(table.bubble).to_contain_text("The 5 is a framed card, and framed cards can't pay for armies.")
    expect(table.bubble.get_by_role("link")).to_have_attribute("href", "/rules/sun_tzu#ST-D2")
    mei.page.keyboard.press("Escape")
    expect(table.bubble).to_have_count(0)


def test_a_second_card_takes_the_place_of_the_first(mei: Person) -> None:
    """No refusal where the intention is clear: the old order goes back to the hand."""
    table = mei.sit_down(mei.open_table("me", "random", beginner=True))
    table.wait()
    table.lay("WU", table.card("2"))
    table.card("3").click()
    table.plate("WU").click()
    expect(table.order("WU")).to_contain_text("3")
    expect(table.card("2")).to_be_visible()
    expect(table.bubble).to_have_count(0)
