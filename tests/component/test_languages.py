"""Ola reads Polish: chosen in the settings, or set by her browser; no English is left, and no key of a sentence."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.data.moments import moment
from tests.data.sun_tzu import marked
from tests.e2e.at_table import AtSunTzu, AtTable
from tests.e2e.cuts import cuts
from tests.e2e.people import PHONE, WIDE
from tests.e2e.studies import studied
from tianxia.words import Words

from .conftest import NewStage
from .sitting import sit
from .stage import Stage
from .stand_in import ME, bot, person

# The numbers on the curve may lie on one another.
READ = ":is([data-thing=decided], [data-thing=turns], [data-thing=costs])"
KEY = re.compile(r"^[a-z_]+-[a-z_-]+$")
IN_WORDS = re.compile(r"\b(table|web|sun_tzu|zhanguo|great_wall)-[a-z][a-z0-9_-]+")
WORDS = """() => {
  const words = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode
    if (!text.parentElement.closest("code, script, style")) words.push(text.textContent.trim())
  }
  for (const one of document.querySelectorAll("*"))
    for (const name of ["aria-label", "title", "placeholder", "aria-valuetext"])
      if (one.hasAttribute(name)) words.push(one.getAttribute(name).trim())
  return words.filter(Boolean)
}"""
ENGLISH = re.compile(
    r"\b(the|your|you|and|round|lay|orders?|army|armies|hand|draw|pass|undo|settings|rules|waiting|wins|with|from)\b",
    re.I,
)


def check_words(page: Page) -> None:
    """No bare key, and no English."""
    words = page.evaluate(WORDS)
    assert [one for one in words if KEY.match(one)] == []
    english = [one for one in words if ENGLISH.search(one)]
    assert [one for one in english if not re.search(r"\bPass\b", one)] == []


def test_chosen_in_the_settings(stage: Stage) -> None:
    page = stage.page
    stage.visit("/settings")
    page.get_by_role("group", name="Language").get_by_text("Polski").click()
    for _ in range(2):
        expect(page.get_by_role("heading", level=1)).to_have_text("Ustawienia")
        expect(page.locator("html")).to_have_attribute("lang", "pl")
        check_words(page)
        stage.reload()
    assert stage.server.me.language == "pl"  # the server's sentences as well, even without the app


@pytest.mark.parametrize("path", ["/", "/new", "/rules/sun_tzu", "/settings", "/nowhere"])
def test_the_pages(on_stage: NewStage, path: str) -> None:
    stage = on_stage("pl")
    stage.visit(path)
    expect(stage.page.locator("html")).to_have_attribute("lang", "pl")
    check_words(stage.page)


def test_a_refusal(on_stage: NewStage) -> None:
    """Its sentence comes from the server, and its rule is the one on the page."""
    stage, game = on_stage("pl"), moment("a six that has left its mark")
    table = sit(stage, AtSunTzu, game)
    check_words(stage.page)
    table.card("6").click()
    table.province(marked(game, 0)).click()
    expect(table.bubble).to_contain_text("Niedozwolone")
    expect(table.bubble).to_contain_text("Twoja karta 6 została już użyta")
    expect(table.bubble.get_by_role("link")).to_have_text("ST-E3")
    check_words(stage.page)


def test_the_tables(on_stage: NewStage) -> None:
    stage = on_stage("pl")
    for name in (
        "an army to pay for a plus card",
        "a battle to choose",
        "a drawn card to keep",
        "a general to keep",
        "the end of Sun Tzu",
    ):
        sit(stage, AtTable, moment(name))
        check_words(stage.page)
    stage.page.get_by_role("button", name="Powtórka").click()
    expect(AtTable(stage.page).part("replay").get_by_role("heading")).to_be_visible()
    check_words(stage.page)


def test_switched_in_mid_game_and_back(stage: Stage) -> None:
    """Another page changes the language; the table follows at its next visit, and loses nothing."""
    game = moment("orders to give")
    table = sit(stage, AtSunTzu, game)
    table.lay("WU")
    stage.visit("/settings")
    stage.page.get_by_role("group", name="Language").get_by_text("Polski").click()
    expect(stage.page.get_by_role("heading", level=1)).to_have_text("Ustawienia")
    stage.visit(f"/table/{stage.table}?seat=0")
    expect(table.order("WU")).to_be_visible()
    expect(table.log).to_contain_text(f"runda {game.round}")
    check_words(stage.page)


# A study is read in every game, in the languages with the longest words, on a screen and on a phone, by keys alone


@pytest.mark.parametrize("language", ["pl", "cs"])
@pytest.mark.parametrize("game", ["sun_tzu", "zhanguo", "great_wall"])
def test_a_study_is_read_by_keys(on_stage: NewStage, game: str, language: str) -> None:
    stage, words = on_stage(language), Words(language)
    page = stage.page
    played, analysis = studied(game)
    id_ = stage.server.put(played, person(ME, "Mei"), *[bot("crane")] * (played.players - 1))
    stage.server.studies[id_] = analysis
    table = stage.sit_down(id_)
    study, decided = table.part("study"), table.part("decided")
    expect(table.title).to_be_visible()
    page.keyboard.press("s")
    expect(study).to_contain_text(words.say("table-study-title"))
    expect(study).to_contain_text(words.fill("table-study-by", name=words.say("web-bot-dragon")))
    expect(decided.get_by_role("listitem").first).to_be_visible()
    stage.rest()

    # To the first decision on a wide screen, and back to the last on a phone.
    count = len(analysis.judgments)
    heading = decided.get_by_role("heading", level=3)
    shown = int(re.findall(r"\d+", heading.inner_text())[0])
    for key, size, places in (("before", WIDE, range(shown, 0, -1)), ("after", PHONE, range(1, count + 1))):
        stage.resize(size)
        for number in places:
            if number != places[0]:
                decided.get_by_role("button", name=words.say(f"table-study-{key}")).press("Enter")
                stage.rest()
            expect(heading).to_have_text(words.fill("table-study-decision", number=number, count=count))
            judgment = analysis.judgments[number - 1]
            choices = [*judgment.best, judgment.played]
            expect(decided.locator(":scope > ol > li")).to_have_count(len(choices))
            said = decided.inner_text()
            for choice in choices:
                assert not choice.why or words.reason(game, choice.why, choice.about) in said
            assert cuts(page, READ) == []
            assert IN_WORDS.findall(study.inner_text()) == []
            assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    page.keyboard.press("Escape")
    expect(study).to_have_count(0)
