"""A study is read in every game, in the languages with the longest words, on a screen and on a phone, by keys alone."""

import re

import pytest
from playwright.sync_api import Page, expect

from tianxia.words import Words

from .conftest import NewPerson
from .cuts import cuts
from .people import PHONE, WIDE
from .screens import resize
from .staging import bot, person, put_on_table
from .studies import store, studied
from .test_words_fit import DRAWN, LANGUAGES

GAMES = {"sun_tzu": 2, "zhanguo": 3, "great_wall": 3}
KEY = re.compile(r"\b(table|web|sun_tzu|zhanguo|great_wall)-[a-z][a-z0-9_-]+")  # words that are not there show as keys


def check_words(page: Page) -> None:
    """All can be read; the board behind the study is tested elsewhere."""
    page.wait_for_function(DRAWN)
    assert [cut for cut in cuts(page) if ".study" in cut or ".decided" in cut] == []
    assert KEY.findall(page.locator(".study").inner_text()) == []
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("language", ["pl", "cs"])
@pytest.mark.parametrize("game", GAMES)
def test_a_study_is_read_by_keys(somebody: NewPerson, game: str, language: str) -> None:
    words, players = Words(language), GAMES[game]
    mei = somebody("Mei", language=LANGUAGES[language], drawn=False)
    played, analysis = studied(game, players)
    id_ = put_on_table(mei.server, played, person(mei.id, "Mei"), *[bot("crane")] * (players - 1))
    store(mei.server, id_, analysis)
    mei.sit_down(id_)
    page = mei.page
    study, decided = page.locator(".study"), page.locator(".study .decided")
    expect(page.locator("#end-title")).to_be_visible()
    page.keyboard.press("s")
    expect(study).to_contain_text(words.say("table-study-title"))
    expect(study).to_contain_text(words.fill("table-study-by", name=words.say("web-bot-dragon")))
    expect(decided.get_by_role("listitem").first).to_be_visible()

    # To the first decision on a wide screen, and back to the last on a phone.
    count = len(analysis.judgments)
    shown = int(re.findall(r"\d+", decided.locator("h3").inner_text())[0])
    for key, size, places in (("before", WIDE, range(shown, 0, -1)), ("after", PHONE, range(1, count + 1))):
        resize(page, size)
        for number in places:
            if number != places[0]:
                decided.get_by_role("button", name=words.say(f"table-study-{key}")).press("Enter")
            title = words.fill("table-study-decision", number=number, count=count)
            expect(decided.locator("h3")).to_have_text(title)
            judgment = analysis.judgments[number - 1]
            choices = [*judgment.best, judgment.played]
            expect(decided.locator("ol").first.locator("> li")).to_have_count(len(choices))
            said = decided.inner_text()
            for choice in choices:
                assert not choice.why or words.reason(game, choice.why, choice.about) in said
            check_words(page)
    page.keyboard.press("Escape")
    expect(study).to_have_count(0)
