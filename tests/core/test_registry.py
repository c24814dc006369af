"""Games are found by the entry points of installed packages, and loaded when needed."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.toys.banners import GAME
from tianxia.core import registry
from tianxia.core.registry import find, game_names, known_games, loaded, package_of, register
from tianxia.core.values import BadInput

RIGHT = "from tests.toys.banners import GAME\n"


@pytest.fixture(autouse=True)
def packages(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """A folder of packages, the only one; nothing from these tests stays behind."""
    monkeypatch.setattr(registry, "_games", {})
    monkeypatch.setattr(registry, "_troubles", {})
    monkeypatch.setattr(sys, "modules", dict(sys.modules))
    usual = [path for path in sys.path if not list(Path(path or ".").glob("tianxia-*.dist-info"))]
    monkeypatch.setattr(sys, "path", [str(tmp_path), *usual])
    registry.installed.cache_clear()
    yield tmp_path
    registry.installed.cache_clear()


def install(folder: Path, package: str, module: str, code: str, game: str = "banners") -> None:
    (folder / f"{module}.py").write_text(code, encoding="utf-8")
    info = folder / f"{package}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[tianxia.games]\n{game} = {module}:GAME\n", encoding="utf-8")


def test_a_game_is_loaded_when_it_is_asked_for(packages: Path) -> None:
    install(packages, "toy", "its_module", RIGHT)
    assert (game_names(), package_of("banners"), "its_module" in sys.modules) == (("banners",), "its_module", False)
    assert find("banners") is GAME
    assert known_games() == (GAME,)
    assert "its_module" in sys.modules


def test_asking_for_one_game_loads_no_other(packages: Path) -> None:
    install(packages, "toy", "its_module", RIGHT)
    register(GAME._replace(name="flags"))
    assert find("flags").name == "flags"
    with pytest.raises(BadInput, match=r"There is no game 'go'; there are: banners, flags\."):
        find("go")
    assert "its_module" not in sys.modules


def test_what_is_registered_counts_before_what_is_installed(packages: Path) -> None:
    install(packages, "toy", "its_module", RIGHT)
    other = GAME._replace(version="2")
    register(other)
    assert (find("banners"), known_games(), "its_module" in sys.modules) == (other, (other,), False)


def test_what_was_registered_during_the_load_stays(packages: Path) -> None:
    code = "import tianxia\ntianxia.register(GAME._replace(version='2'))\n"
    install(packages, "toy", "its_module", RIGHT + code)
    assert find("banners").version == "2"


@pytest.mark.parametrize(
    ("code", "trouble"),
    [
        ("import nothing_of_this_name\n", "ModuleNotFoundError"),
        ("1 / 0\n", "ZeroDivisionError"),
        ("", "no attribute 'GAME'"),
        ("GAME = 'banners'\n", "broken:GAME is no registration of this name"),
        ("from tests.toys.broken import GAMES\nGAME = GAMES[0]\n", "broken:GAME is no registration of this name"),
    ],
)
def test_a_game_that_cannot_be_loaded_is_told_with_its_package(packages: Path, code: str, trouble: str) -> None:
    install(packages, "toy", "its_module", RIGHT)
    install(packages, "broken-toy", "broken", code, "flags")
    with pytest.raises(BadInput, match="The game 'flags' of the package broken-toy cannot be loaded") as told:
        find("flags")
    assert trouble in str(told.value)
    with pytest.warns(UserWarning, match="broken-toy"):
        assert known_games() == (GAME,)  # the others can still be played
    assert game_names() == ("banners", "flags")


def test_two_packages_with_one_name(packages: Path) -> None:
    install(packages, "toy", "its_module", RIGHT)
    install(packages, "another-toy", "another_module", RIGHT)
    register(GAME._replace(name="flags"))
    message = r"The game 'banners' is in several packages: another-toy and toy\. Keep one of them\."
    with pytest.raises(BadInput, match=message):
        find("banners")
    with pytest.warns(UserWarning, match=message):
        assert [game.name for game in known_games()] == ["flags"]


def test_a_part_is_named_by_its_module() -> None:
    assert loaded("tests.toys.banners:GAME") is GAME
