"""Every word on the pages outside the tables can be read: in every language, on every screen."""

import pytest

from .conftest import NewPerson
from .cuts import cuts
from .people import PHONE, WIDE, Person
from .screens import resize
from .staging import asks, bot, device_link, finished, person, put_on_table, reached

LANGUAGES = {"en": "en-GB", "pl": "pl-PL", "cs": "cs-CZ", "it": "it-IT"}
SIZES = {
    "large": (1920, 1080),
    "wide": WIDE,
    "tablet": (1024, 768),
    "phone": PHONE,
    "on its side": (844, 390),
    "at 200 %": (720, 450),
}
PATHS = (
    "/",
    "/new?game=sun_tzu",
    "/new?game=zhanguo&with=friends",
    "/new?game=great_wall",
    "/settings",
    "/me",
    "/sign-in",
    "/rules/sun_tzu?find=plague",
    "/nowhere",
)


def sits_at_tables(mei: Person) -> None:
    """One that waits for her, one that waits for others, one that is open, and one that is over."""
    put_on_table(mei.server, reached(asks(0, "orders", 3)), person(mei.id, mei.name), bot())
    put_on_table(mei.server, reached(asks(1, "orders", 3)), person(mei.id, mei.name), person("0" * 32, "Aleksandra"))
    put_on_table(mei.server, reached(finished), person(mei.id, mei.name), bot())
    mei.open_table("me", "greedy", "open", game="great_wall")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_can_be_read(somebody: NewPerson, language: str) -> None:
    mei = somebody("Aleksandra", language=LANGUAGES[language])
    found = [cut for path in PATHS for cut in look(mei, path)]
    mei.open_table("me", "here")
    found += look(mei, device_link(mei.server))
    sits_at_tables(mei)
    found += look(mei, "/")
    assert not found, "\n".join(sorted(set(found)))


def look(mei: Person, path: str) -> list[str]:
    mei.read(path)
    found = []
    for screen, (width, height) in SIZES.items():
        resize(mei.page, (width, height))
        found += [f"{path}, {screen}: {cut}" for cut in cuts(mei.page)]
    return found
