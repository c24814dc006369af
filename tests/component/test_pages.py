"""The pages outside the tables: rules, settings, themes, the form of a new table, a custom pack."""

import re

import pytest
from playwright.sync_api import Page, expect

import tianxia
from tests.data.moments import moment
from tests.e2e.at_table import AtTable
from tests.e2e.cuts import cuts
from tests.e2e.people import EMPTY, PHONE, WIDE

from .conftest import NewStage
from .sitting import sit
from .stage import Stage

SIZES = (WIDE, (1920, 1080), (1024, 768), PHONE, (844, 390), (720, 450))
# What a picture draws: a symbol that is not there yet has no size.
DRAWN = "() => [...document.querySelectorAll('#page [aria-hidden] use')].every((one) => one.getBBox().width > 0)"
EMPTIED = "(empty) => document.querySelectorAll('svg[data-art]').forEach((one) => (one.outerHTML = empty))"
SCROLLS = "() => { const { scrollHeight, scrollWidth } = document.scrollingElement; \
return [scrollHeight - innerHeight, scrollWidth - innerWidth] }"
# Where everything is, except for the parts of drawings.
BOXES = """() => [...document.querySelectorAll("#app *:not(svg *)")].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect()
  return [one.tagName, x, y, width, height]
})"""


def search(page: Page, words: str) -> None:
    page.get_by_role("searchbox").fill(words)


def test_rules_are_found_by_id_and_by_word(stage: Stage) -> None:
    page = stage.page
    stage.visit("/rules/sun_tzu")
    every = page.locator("[data-thing=rule]")
    expect(page.get_by_role("heading", name="All rules")).to_be_visible()
    all_ = every.count()
    assert all_ > 80
    expect(page.get_by_role("status").filter(has_text=f"{all_} rules")).to_be_visible()

    search(page, "st-e3")
    expect(every).to_have_count(1)
    expect(every).to_have_id("ST-E3")
    expect(page.get_by_text("1 rule found")).to_be_visible()
    search(page, "ST-E")
    expect(every.first).to_have_id("ST-E1")
    assert 1 < every.count() < 30
    search(page, "plague")
    expect(every.locator("mark").first).to_have_text(re.compile("plague", re.I))
    found = every.count()
    assert 1 < found < all_
    expect(page).to_have_url(re.compile(r"\?find=plague$"))
    stage.reload()  # a search has a link, too
    expect(every).to_have_count(found)
    expect(every.first).to_be_in_viewport()
    search(page, "there is no such word")
    expect(page.get_by_role("heading", name="No matching rules")).to_be_visible()
    page.get_by_role("button", name="Show all rules").click()
    expect(every).to_have_count(all_)


def test_a_link_to_a_rule_opens_at_it(stage: Stage) -> None:
    page = stage.page
    stage.visit("/rules/sun_tzu#ST-H4")
    expect(page.locator("#ST-H4")).to_be_in_viewport()
    expect(page.locator("#ST-H4")).to_have_attribute("data-state", "now")
    sections = page.get_by_role("navigation", name="Sections").get_by_role("link")
    expect(sections.and_(page.locator("[aria-current]"))).to_have_text(re.compile("ST-H"))
    sections.nth(1).click()
    expect(page.locator("#ST-A")).to_be_in_viewport()
    sections.first.click()
    expect(page.get_by_role("heading", level=1)).to_be_in_viewport()


@pytest.mark.parametrize(("game", "title"), [("sun_tzu", "Sun Tzu"), ("zhanguo", "ZhanGuo"), ("great_wall", "Wall")])
def test_each_game_on_one_page(on_stage: NewStage, game: str, title: str) -> None:
    stage = on_stage(drawn=True)
    page = stage.page
    stage.visit("/rules/sun_tzu")
    page.get_by_role("navigation", name="Choose a game").get_by_role("link", name=title).click()
    expect(page).to_have_url(re.compile(f"/rules/{game}$"))
    stage.rest()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile(f"{title} on one page"))
    pictures = page.locator("#page").get_by_role("listitem")
    expect(pictures).to_have_count(6)
    assert page.evaluate(DRAWN)
    for picture in pictures.all():
        links = picture.get_by_role("link")
        assert links.count() > 0
        for link in links.all():
            expect(page.locator(f"[data-thing=rule]#{link.inner_text()}")).to_have_count(1)
    last = pictures.last.get_by_role("link").last
    rule = last.inner_text()
    last.click()
    expect(page.locator(f"#{rule}")).to_be_in_viewport()
    expect(page.locator(f"#{rule}").get_by_role("link")).to_be_focused()


@pytest.mark.parametrize("language", ["pl", "cs", "it"])
def test_no_word_of_the_rules_is_cut(on_stage: NewStage, language: str) -> None:
    stage = on_stage(language)
    for game in ("sun_tzu", "zhanguo", "great_wall"):
        stage.visit(f"/rules/{game}")
        for size in SIZES:
            stage.resize(size)
            assert cuts(stage.page) == [], (game, size)


def test_settings_are_kept(stage: Stage) -> None:
    page = stage.page
    look = page.locator("html")
    stage.visit("/settings")
    page.get_by_role("group", name="Theme").get_by_text("Dark", exact=True).click()
    expect(look).to_have_attribute("data-theme", "dark")
    page.get_by_role("group", name="Motion").get_by_text("Reduced", exact=True).click()
    page.get_by_label("After a battle").select_option("pass")
    page.get_by_label("Display name").fill("Mei-Lin")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("status").filter(has_text="Saved")).to_be_visible()
    stage.reload()
    expect(look).to_have_attribute("data-theme", "dark")
    expect(look).to_have_attribute("data-motion", "reduced")
    expect(page.get_by_role("radio", name="Dark")).to_be_checked()
    expect(page.get_by_label("After a battle")).to_have_value("pass")
    expect(page.get_by_label("Display name")).to_have_value("Mei-Lin")

    # Another tab follows right away.
    other = page.context.new_page()
    other.goto("/settings")
    other.get_by_role("group", name="Theme").get_by_text("Light", exact=True).click()
    expect(look).to_have_attribute("data-theme", "light")
    other.close()


def test_the_theme_follows_the_system_until_it_is_switched(stage: Stage) -> None:
    page = stage.page
    stage.visit("/")

    def ground() -> str:
        stage.rest()
        return str(page.evaluate("getComputedStyle(document.body).backgroundColor"))

    light = ground()
    stage.dark()
    dark = ground()
    assert dark != light
    page.get_by_role("button", name="Switch to light theme").click()
    assert ground() == light
    stage.reload()
    assert ground() == light
    page.get_by_role("button", name="Switch to dark theme").click()
    assert ground() == dark


def test_the_page_has_no_flash_of_the_other_theme(on_stage: NewStage) -> None:
    """The theme is set before the first script of the app has run."""
    stage = on_stage(theme="dark")
    stage.visit("/nowhere")
    stage.allowed += ["ERR_FAILED", "net::"]
    stage.page.route(re.compile(r"/assets/index-.*\.js$"), lambda route: route.abort())
    stage.page.goto("/")
    expect(stage.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(stage.page.locator("html[data-rest]")).to_have_count(0)
    stage.page.unroute_all()


@pytest.mark.parametrize(
    "name", ["orders to give", "a card to play among three", "a clerk to place", "the end of The Great Wall"]
)
def test_drawings_move_nothing(on_stage: NewStage, name: str) -> None:
    """So what is measured without them holds with them."""
    stage = on_stage(drawn=True)
    sit(stage, AtTable, moment(name))
    symbols = stage.page.locator("svg[data-art] symbol")
    expect(symbols.first).to_be_attached()

    def boxes(size: tuple[int, int]) -> object:
        stage.resize(size)
        return stage.page.evaluate(BOXES), stage.page.evaluate(SCROLLS)

    drawn = [boxes(size) for size in (WIDE, PHONE)]
    stage.page.evaluate(EMPTIED, EMPTY)
    expect(symbols).to_have_count(0)
    assert [boxes(size) for size in (WIDE, PHONE)] == drawn


# A new table


def test_a_way_to_play_sets_players_and_options(stage: Stage) -> None:
    page = stage.page
    stage.visit("/new?game=great_wall")
    expect(page.get_by_role("radio", name=re.compile("Competitive"))).to_be_checked()
    expect(page.get_by_label(re.compile("Who plays"))).to_have_count(3)
    expect(page.get_by_text("Qin Jiushao's starting honor")).to_have_count(0)
    page.get_by_text("Co-op against the hordes").click()
    expect(page.get_by_text(re.compile("90.150 min")).last).to_be_visible()
    page.get_by_role("radio", name="4", exact=True).check(force=True)
    expect(page.get_by_label(re.compile("Who plays"))).to_have_count(4)
    page.get_by_text("Solo against Qin Jiushao").click()
    expect(page.get_by_label(re.compile("Who plays"))).to_have_count(1)
    page.get_by_label("50 (hard)").check()
    expect(page.get_by_text("The game starts right away.")).to_be_visible()
    page.get_by_role("button", name="Create table").click()
    AtTable(page).wait()
    (table,) = stage.server.tables.values()
    view = table.game.view(0)
    assert view.mode == "solo"
    assert view.players[1].honor == 50


def test_bots_in_one_click_are_still_the_usual_game(stage: Stage) -> None:
    stage.visit("/")
    stage.page.locator("[data-game=great_wall]").get_by_role("button", name="Crane").click()
    AtTable(stage.page).wait()
    (table,) = stage.server.tables.values()
    assert (table.game.players, table.game.view(0).mode) == (3, "standard")


# Economy is in every hand: here it has another name and pays gold.
PACK = """
[[command]]
id = "economy"
name = "Golden Age"
deck = "player"
counts_as = "economy"
provenance = "reconstructed"
worth = 8
[[command.box]]
who = "owner"
do = [{ do = "gain", what = "gold", n = 7 }]
"""


@pytest.mark.parametrize(
    ("language", "gold"), [("en", "7 gold"), ("pl", "7 złota"), ("cs", "7 zlata"), ("it", "7 ori")]
)
def test_a_card_of_a_custom_pack_says_what_it_does(on_stage: NewStage, language: str, gold: str) -> None:
    stage = on_stage(language)
    game = tianxia.new("great_wall", seed=1, players=1, pack=tianxia.Pack(PACK, "golden.toml"))
    while game.asked != "command":
        game.play(game.to_act[0], game.decision(game.to_act[0]).options[0].text)
    table = sit(stage, AtTable, game)
    table.unfold()
    card = table.bar.locator("[data-option='command economy']")
    expect(card).to_contain_text("Golden Age")
    expect(card).to_contain_text(gold)
