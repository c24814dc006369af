"""Words that a game brings in its own package."""

from pathlib import Path

import pytest

import tianxia
from tests.toys.banners import GAME
from tianxia.core.values import Told
from tianxia.word_files import texts_of
from tianxia.words import Words, languages

ENGLISH = "banners-title = Banners\nbanners-event-won = It goes to seat { $seat }.\nbanners-flag-red = the red one\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Path:
    """The folder of the words of a package whose game is registered for the test."""
    package = f"words_of_{request.node.name.partition('[')[0]}"  # no two tests share imported modules
    locales = tmp_path / package / "locales"
    for language in ("en", "pl"):
        (locales / language).mkdir(parents=True)
    (tmp_path / package / "__init__.py").touch()
    (locales / "en" / "banners.ftl").write_text(ENGLISH, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    tianxia.register(GAME._replace(package=package, kinds={"color": ("flag",)}))
    return locales


def test_they_are_among_the_words(folder: Path) -> None:
    words = Words()
    assert words.say("banners-title") == "Banners"
    assert words.event("banners", Told("won", {"seat": 1})) == "It goes to seat 1."
    assert words.say("sun_tzu-title") == "Sun Tzu"


def test_a_fact_names_the_pieces_that_the_record_says(folder: Path) -> None:
    with open(folder / "en" / "banners.ftl", "a", encoding="utf-8") as file:
        file.write("banners-event-shown = Up goes { $color }.\n")
    assert Words().event("banners", Told("shown", {"color": "red"})) == "Up goes the red one."


@pytest.mark.parametrize("language", languages())
def test_what_is_not_translated_is_in_english(folder: Path, language: str) -> None:
    (folder / "pl" / "banners.ftl").write_text("banners-title = Chorągwie", encoding="utf-8")
    words = Words(language)
    assert words.say("banners-title") == ("Chorągwie" if language == "pl" else "Banners")
    assert words.say("banners-flag-red") == "the red one"
    assert texts_of("banners", language)["banners.ftl"].count("banners-title") == 1


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("what is this\n", "not Fluent"),
        ("banners-x = { $n ->\n    [one] x\n}\n", "not Fluent"),
        ("banners-x = a\nbanners-x = b\n", "banners-x is defined twice"),
        ("sun_tzu-title = Mine\n", "sun_tzu-title is defined twice"),
    ],
)
def test_wrong_words_are_left_out_and_told(folder: Path, text: str, wrong: str) -> None:
    (folder / "en" / "banners.ftl").write_text(text, encoding="utf-8")
    with pytest.warns(UserWarning, match=f"The words of the game 'banners' are left out: .*{wrong}"):
        words = Words()
    assert words.say("sun_tzu-title") == "Sun Tzu"
    assert not [key for key in words.keys if key.startswith("banners-")]


def test_a_game_without_words_is_no_mistake() -> None:
    tianxia.register(GAME)
    assert not Words().has("banners-title")
    assert texts_of("banners", "en") == {}
