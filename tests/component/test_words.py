"""Every word can be read: at the tables of all games and modes and on the pages, in every language, on every screen."""

import pytest

from tests.data.moments import moment
from tests.e2e.cuts import CUTS
from tests.e2e.people import PHONE, WIDE

from .conftest import NewStage
from .languages import LANGUAGES, WORDY
from .stage import Stage
from .stand_in import ME, person

SIZES = {
    "large": (1920, 1080),
    "wide": WIDE,
    "low": (1280, 720),
    "tablet": (1024, 768),
    "upright": (834, 1112),
    "phone": PHONE,
    "small phone": (360, 740),
    "on its side": (844, 390),
    "at 200 %": (720, 450),
}
NAMES = ("Mei", "Aleksandra", "Jan", "Giulia")
DRAWERS = ("wide", "tablet", "phone", "at 200 %")  # each has another shape there
PAGES = (
    "/",
    "/new?game=sun_tzu",
    "/new?game=zhanguo&with=friends",
    "/new?game=great_wall",
    "/settings",
    "/me",
    "/sign-in",
    "/continue#token",
    "/rules/sun_tzu?find=plague",
    "/nowhere",
)
# The table as it opens, and what lies open before two of the seats.
CUTS_AT_TABLE = f"""async () => {{
  const cuts = {CUTS}
  const frame = () => new Promise(requestAnimationFrame)
  const found = cuts()
  for (const seat of [...document.querySelectorAll("#seats [data-thing=area]")].slice(0, 2)) {{
    if (!seat.checkVisibility()) continue
    seat.click()
    do await frame()
    while (!document.querySelector("dialog[open]") || !("rest" in document.documentElement.dataset))
    found.push(...cuts())
    document.querySelector("dialog[open]").close()
    do await frame()
    while (!("rest" in document.documentElement.dataset))
  }}
  return found
}}"""


def cuts_at(stage: Stage, where: str, drawers: bool = False) -> list[str]:
    found: list[str] = []
    for screen, size in SIZES.items():
        stage.resize(size)
        look = CUTS_AT_TABLE if drawers and screen in DRAWERS else CUTS
        found += [f"{where}, {screen}: {cut}" for cut in stage.page.evaluate(look)]
    return found


def sit_at(stage: Stage, name: str) -> None:
    game = moment(name)
    seats = [person(ME if seat == 0 else "0" * 32, NAMES[seat]) for seat in range(game.players)]
    stage.sit_down(stage.server.put(game, *seats))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_at_the_tables_can_be_read(on_stage: NewStage, language: str) -> None:
    stage, found = on_stage(language), list[str]()
    for name in WORDY:
        sit_at(stage, name)
        found += cuts_at(stage, name, drawers=True)
    assert not found, "\n".join(sorted(set(found)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_on_the_pages_can_be_read(on_stage: NewStage, language: str) -> None:
    stage, found = on_stage(language), list[str]()
    for path in PAGES:
        stage.visit(path)
        found += cuts_at(stage, path)
    for name in ("a general to keep", "a clerk to place alone", "the end of ZhanGuo"):
        stage.server.put(moment(name))
    stage.visit("/")
    found += cuts_at(stage, "/ with tables")
    assert not found, "\n".join(sorted(set(found)))
