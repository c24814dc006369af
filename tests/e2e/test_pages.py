"""The pages outside the tables: rules, settings, themes."""

import re

import pytest
from playwright.sync_api import Page, expect

from .cuts import cuts
from .people import Person
from .screens import resize
from .staging import asks, bot, person, put_on_table, reached

RULE = ".rule-line"


def search(page: Page, words: str) -> None:
    page.get_by_role("searchbox").fill(words)


def test_rules_are_found_by_id_and_by_word(mei: Person) -> None:
    mei.visit("/rules/sun_tzu")
    page = mei.page
    expect(page.get_by_role("heading", name="All rules")).to_be_visible()
    every = page.locator(RULE).count()
    assert every > 80
    expect(page.get_by_role("status").filter(has_text=f"{every} rules")).to_be_visible()

    search(page, "st-e3")
    expect(page.locator(RULE)).to_have_count(1)
    expect(page.locator(RULE)).to_have_id("ST-E3")
    expect(page.get_by_text("1 rule found")).to_be_visible()
    search(page, "ST-E")
    expect(page.locator(RULE).first).to_have_id("ST-E1")
    assert 1 < page.locator(RULE).count() < 30
    search(page, "plague")
    expect(page.locator(f"{RULE} mark").first).to_have_text(re.compile("plague", re.I))
    found = page.locator(RULE).count()
    assert 1 < found < every
    expect(page).to_have_url(re.compile(r"\?find=plague$"))
    page.reload()  # a search has a link, too
    expect(page.locator(RULE)).to_have_count(found)
    expect(page.locator(RULE).first).to_be_in_viewport()
    search(page, "there is no such word")
    expect(page.get_by_role("heading", name="No matching rules")).to_be_visible()
    page.get_by_role("button", name="Show all rules").click()
    expect(page.locator(RULE)).to_have_count(every)


def test_a_link_to_a_rule_opens_at_it(mei: Person) -> None:
    mei.visit("/rules/sun_tzu#ST-H4")
    expect(mei.page.locator("#ST-H4")).to_be_in_viewport()
    expect(mei.page.locator("#ST-H4")).to_have_class(re.compile("is-now"))
    sections = mei.page.get_by_role("navigation", name="Sections").get_by_role("link")
    expect(sections.and_(mei.page.locator("[aria-current]"))).to_have_text(re.compile("ST-H"))
    sections.nth(1).click()
    expect(mei.page.locator("#ST-A")).to_be_in_viewport()
    sections.first.click()
    expect(mei.page.get_by_role("heading", level=1)).to_be_in_viewport()


# What a picture draws: a symbol that is not there yet has no size.
DRAWN = "() => [...document.querySelectorAll('.onepage .art use')].every((one) => one.getBBox().width > 0)"


@pytest.mark.parametrize(("game", "title"), [("sun_tzu", "Sun Tzu"), ("zhanguo", "ZhanGuo"), ("great_wall", "Wall")])
def test_each_game_on_one_page(mei: Person, game: str, title: str) -> None:
    mei.visit("/rules/sun_tzu")
    page = mei.page
    page.get_by_role("navigation", name="Choose a game").get_by_role("link", name=title).click()
    expect(page).to_have_url(re.compile(f"/rules/{game}$"))
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile(f"{title} on one page"))
    pictures = page.locator(".onepage li")
    expect(pictures).to_have_count(6)
    page.wait_for_function(DRAWN)
    for picture in pictures.all():
        links = picture.get_by_role("link")
        assert links.count() > 0
        for link in links.all():
            expect(page.locator(f"{RULE}#{link.inner_text()}")).to_have_count(1)
    last = pictures.last.get_by_role("link").last
    rule = last.inner_text()
    last.click()
    expect(page.locator(f"#{rule}")).to_be_in_viewport()
    expect(page.locator(f"#{rule} a")).to_be_focused()


SIZES = [(1440, 900), (1920, 1080), (1024, 768), (390, 844), (844, 390), (720, 450)]


@pytest.mark.parametrize("language", ["pl", "cs", "it"])
def test_no_word_of_the_rules_is_cut(mei: Person, language: str) -> None:
    mei.settings(language=language)
    for game in ("sun_tzu", "zhanguo", "great_wall"):
        mei.read(f"/rules/{game}")
        for width, height in SIZES:
            resize(mei.page, (width, height))
            assert cuts(mei.page) == [], (game, width, height)


def test_settings_are_kept(mei: Person) -> None:
    mei.visit("/settings")
    page = mei.page
    look = page.locator("html")
    page.get_by_role("group", name="Theme").get_by_text("Dark", exact=True).click()
    expect(look).to_have_attribute("data-theme", "dark")
    page.get_by_role("group", name="Motion").get_by_text("Reduced", exact=True).click()
    page.get_by_label("After a battle").select_option("pass")
    page.get_by_label("Display name").fill("Mei-Lin")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("status").filter(has_text="Saved")).to_be_visible()
    page.reload()
    expect(look).to_have_attribute("data-theme", "dark")
    expect(look).to_have_attribute("data-motion", "reduced")
    expect(page.get_by_role("radio", name="Dark")).to_be_checked()
    expect(page.get_by_label("After a battle")).to_have_value("pass")
    expect(page.get_by_label("Display name")).to_have_value("Mei-Lin")

    # Another tab follows right away, and a table knows the new name.
    other = mei.tab()
    other.goto("/settings")
    other.get_by_role("group", name="Theme").get_by_text("Light", exact=True).click()
    expect(look).to_have_attribute("data-theme", "light")
    mei.play_bots("sun_tzu")
    expect(page.locator(".seat.s1")).to_contain_text("Mei-Lin")


def test_a_name_that_is_none_is_refused(mei: Person) -> None:
    mei.allow("status of 4")
    mei.visit("/settings")
    mei.page.get_by_label("Display name").fill("   ")
    mei.page.get_by_role("button", name="Save").click()
    expect(mei.page.get_by_role("alert")).to_be_visible()
    expect(mei.page.locator(".who")).to_contain_text("Mei")


def test_the_theme_follows_the_system_until_it_is_switched(mei: Person) -> None:
    page = mei.page
    mei.visit("/")

    def ground() -> str:
        return str(page.evaluate("getComputedStyle(document.body).backgroundColor"))

    light = ground()
    page.emulate_media(color_scheme="dark")
    dark = ground()
    assert dark != light
    page.get_by_role("button", name="Switch to light theme").click()
    assert ground() == light
    page.reload()
    assert ground() == light
    page.get_by_role("button", name="Switch to dark theme").click()
    assert ground() == dark


def test_the_page_has_no_flash_of_the_other_theme(mei: Person) -> None:
    """The theme is set before the first script of the app has run."""
    mei.settings(theme="dark")
    mei.page.route(re.compile(r"/assets/index-.*\.js$"), lambda route: route.abort())
    mei.allow("ERR_FAILED", "request failed")
    mei.page.goto("/")
    expect(mei.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_the_table_fits_every_screen(mei: Person) -> None:
    """Nothing scrolls sideways, and no count of a seat is cut off."""
    game = reached(asks(0, "orders", 4))
    mei.sit_down(put_on_table(mei.server, game, person(mei.id, "Mei"), bot("greedy"))).wait()
    page = mei.page
    for width, height in ((1920, 1080), (1440, 900), (1366, 768), (1280, 800), (1200, 800), (1024, 768), (768, 1024)):
        resize(page, (width, height))
        assert page.evaluate("document.scrollingElement.scrollWidth") <= width
        cut = "[...document.querySelectorAll('.seat .facts')].map((one) => one.scrollWidth - one.clientWidth)"
        assert max(page.evaluate(cut)) <= 0, f"the counts are cut off at {width}"
