"""Games are known by name and loaded when somebody asks for them."""

import pytest

from tests.toys.banners import GAME
from tianxia.core import registry
from tianxia.core.registry import Registration, announce, find, game_names, known_games, register
from tianxia.core.values import BadInput


@pytest.fixture(autouse=True)
def own_registry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of these tests stays."""
    monkeypatch.setattr(registry, "_games", {})
    monkeypatch.setattr(registry, "_loaders", {})


class Loader:
    """Counts how often it is asked."""

    def __init__(self, game: Registration) -> None:
        self.game = game
        self.asked = 0

    def __call__(self) -> Registration:
        self.asked += 1
        return self.game


def test_an_announced_game_is_loaded_once_when_it_is_asked_for() -> None:
    load = Loader(GAME)
    announce("banners", load)
    assert (game_names(), load.asked) == (("banners",), 0)
    assert find("banners") is GAME
    assert known_games() == (GAME,)
    assert load.asked == 1


def test_asking_for_one_game_loads_no_other() -> None:
    load = Loader(GAME)
    announce("banners", load)
    register(GAME._replace(name="flags"))
    assert find("flags").name == "flags"
    with pytest.raises(BadInput, match=r"There is no game 'go'; there are: banners, flags\."):
        find("go")
    assert load.asked == 0


def test_what_is_registered_counts_before_what_is_announced() -> None:
    load = Loader(GAME)
    other = GAME._replace(version="2")
    announce("banners", load)
    register(other)
    assert (find("banners"), known_games(), load.asked) == (other, (other,), 0)


def test_what_was_registered_during_the_load_stays() -> None:
    other = GAME._replace(version="2")

    def load() -> Registration:
        register(other)
        return GAME

    announce("banners", load)
    assert find("banners") is other
