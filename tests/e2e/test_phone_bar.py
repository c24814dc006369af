"""On a phone the question is two lines of words and one row of buttons at most; the rest is one tap away."""

from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import NewPerson
from .people import PHONE, Person
from .spots import asks
from .staging import bot, person, put_on_table, reached
from .test_words_fit import DRAWN, LANGUAGES, NAMES, PLACES, staged

TALLEST = 106  # px: two lines, a row of buttons as high as a finger, and what is around them; an eighth of the screen
TWO_LINES = 42  # px
# Questions with many words, or whose answers have many: the game, its players and options, and what is asked.
LONG: list[tuple[str, int, dict[str, Any], str]] = [
    ("sun_tzu", 2, {}, "orders"),
    ("zhanguo", 3, {}, "reward"),
    ("zhanguo", 3, {}, "ability"),
    ("great_wall", 4, {}, "attacker"),
    ("great_wall", 4, {}, "hire"),
    ("great_wall", 4, {}, "donate"),
    ("great_wall", 2, {"mode": "coop"}, "share"),
]
SIZE = """() => {
  const bar = document.querySelector(".decide")
  if (!bar) return [0, 0]
  return [bar, bar.querySelector(".asked .grow")].map((one) => Math.round(one.getBoundingClientRect().height))
}"""


def too_tall(mei: Person, name: str, game: Any) -> list[str]:
    """As the question comes, and with its last answer chosen."""
    seats = [person(mei.id if seat == 0 else "0" * 32, NAMES[seat]) for seat in range(game.players)]
    table = mei.sit_down(put_on_table(mei.server, game, *seats))
    page = mei.page
    found = []

    def look(moment: str) -> None:
        page.wait_for_function(DRAWN)
        bar, words = page.evaluate(SIZE)
        if bar > TALLEST or words > TWO_LINES:
            found.append(f"{name}, {moment}: {bar} px, its words {words}: {table.panel.inner_text()}")

    table.wait()
    look("asked")
    if not game.over and table.rows.count():
        if page.locator(".opt-group").count():
            page.locator(".opt-group").last.click()
        table.rows.and_(page.locator(":not(.opt-group)")).last.click()
        if page.locator(".decide.is-open").count():
            page.keyboard.press("a")
        look("chosen")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bar_is_two_lines_and_a_row_of_buttons(somebody: NewPerson, language: str) -> None:
    mei = somebody(language=LANGUAGES[language], size=PHONE, confirm="always", drawn=False)
    games = {name: staged(place) for name, place in PLACES.items()}
    for game, players, options, kind in LONG:
        games[f"{game}, {kind}"] = reached(asks(kind), "greedy", game=game, players=players, options=options)
    found = [line for name, game in games.items() for line in too_tall(mei, name, game)]
    assert not found, "\n".join(found)


def test_a_tap_on_the_question_unfolds_all_there_is_to_say(somebody: NewPerson) -> None:
    mei = somebody(size=PHONE, confirm="always", has_touch=True, is_mobile=True)
    game = reached(asks("command"), "greedy", game="great_wall", players=4)
    table = mei.sit_down(put_on_table(mei.server, game, person(mei.id, "Mei"), *[bot()] * 3))
    table.wait()
    table.row("Economy").first.tap()
    table.question.tap()
    expect(mei.page.locator("#answers")).to_have_count(0)
    expect(mei.page.locator(".decide .will")).to_have_count(0)  # too long for the bar
    table.question.tap()
    expect(mei.page.locator("#answers .about-it")).to_contain_text("clerks")
    expect(mei.page.locator("#answers .opt").first).to_be_visible()
