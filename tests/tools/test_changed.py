"""What a change can touch: by who imports whom, and beyond a list of contents by what it names."""

import re
from pathlib import Path

import pytest
from tools.changed import HUBS, ROOT, by_import, calls, file_of, module_of, names_in, touched


def run_for(*files: str) -> set[str]:
    return touched(files).tests


def test_a_rule_touches_the_tests_of_its_ids_and_no_others() -> None:
    found = touched(["src/tianxia/games/sun_tzu/scoring.py"])
    assert "tests/rules/sun_tzu/test_scoring.py" in found.tests
    assert found.games == {"sun_tzu"}
    assert not {test for test in found.tests if test.startswith(("tests/server/", "tests/rules/zhanguo/"))}


def test_a_route_touches_the_tests_that_ask_for_it() -> None:
    found = run_for("src/tianxia/server/company/chat_routes.py")
    assert "tests/server/test_chat.py" in found
    assert "tests/server/test_storage.py" not in found
    assert not {test for test in found if test.startswith("tests/rules/")}


def test_a_module_touches_what_imports_it_or_imports_what_does() -> None:
    assert "tests/server/test_turns.py" in run_for("src/tianxia/server/turns.py")
    assert "tests/rules/sun_tzu/test_orders.py" in run_for("tests/rules/sun_tzu/table.py")


def test_a_part_of_a_page_is_looked_at_where_it_is_named() -> None:
    """And Vitest finds the modules that import it."""
    file = "web/src/table/panel/Hint.svelte"
    found = touched([file])
    assert found.pages == {file}
    (call, *_) = calls(found)
    assert call[2:4] == ["related", "--run"]
    assert call[-1] == file
    (name,) = names_in(file, '<div data-thing="hint" />')
    assert re.search(name, 'page.locator("[data-thing=hint]")')
    assert re.search(name, 'table.thing("hint")')
    assert not re.search(name, 'page.locator("[data-thing=hinted]")')


@pytest.mark.parametrize(
    ("file", "test"),
    [
        ("src/tianxia/locales/en/platform.ftl", "tests/words"),
        ("src/tianxia/games/zhanguo/data/cards.toml", "tests/rules/zhanguo"),
        ("docs/playing.md", "docs/playing.md"),
        ("Makefile", "tests/packaging"),
        ("tests/core/test_seed.py", "tests/core/test_seed.py"),
    ],
)
def test_what_is_no_module_has_tests_as_well(file: str, test: str) -> None:
    assert test in run_for(file)


def test_what_is_gone_has_none() -> None:
    assert run_for("src/tianxia/games/sun_tzu/gone.py", "docs/gone.md") == {"tests/docs"}


def test_only_golden_games_of_the_changed_game_are_played_again() -> None:
    (call,) = calls(touched(["src/tianxia/games/zhanguo/court.py"]))
    assert call[call.index("-k") + 1] == "zhanguo or not golden"
    assert "tests/golden" in call


def test_every_list_of_contents_is_there() -> None:
    """A pattern that has become old would let everything through."""
    modules = {module_of(path.relative_to(ROOT).as_posix()) for path in (ROOT / "src").rglob("*.py")}
    modules |= {module_of(path.relative_to(ROOT).as_posix()) for path in (ROOT / "tests").rglob("*.py")}
    hubs = {module for module in modules if HUBS.fullmatch(module)}
    assert {"tianxia", "tianxia.server.app", "tianxia.core.registry", "tianxia.games.great_wall.rules"} <= hubs
    for module in hubs:
        assert Path(ROOT, file_of(module)).exists() or Path(ROOT, file_of(f"{module}.__init__")).exists()


def test_nothing_is_followed_through_a_list_of_contents() -> None:
    assert set(by_import(["src/tianxia/server/vacation_routes.py"])) == set()
