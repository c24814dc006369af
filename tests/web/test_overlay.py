"""The browser lays a preview's differences over its view and gets exactly the view after the option."""

import json
import random
import subprocess
from pathlib import Path
from typing import Any

import hatch_build
import msgspec
import pytest

import tianxia
from tianxia.core.registry import Options
from tianxia.server.differences import SAME, difference, laid_over

OVERLAY = Path(__file__).parents[2] / "web" / "src" / "table" / "live" / "overlay.ts"
# Each line has a view, what to lay over it, and the expected result; lines with another result are printed.
RUN = """
const { laidOver } = await import(process.argv[1])
const { readFileSync } = await import("node:fs")
const sorted = (value) => Array.isArray(value) ? value.map(sorted) : value && typeof value === "object"
  ? Object.fromEntries(Object.keys(value).sort().map((key) => [key, sorted(value[key])])) : value
for (const line of readFileSync(0, "utf8").split("\\n").filter(Boolean)) {
  const [view, change, after] = JSON.parse(line)
  const before = JSON.stringify(view)
  const made = JSON.stringify(sorted(laidOver(view, change)))
  const right = made === JSON.stringify(sorted(after)) && JSON.stringify(view) === before
  if (!right) console.log(JSON.stringify([change, made, after]))
}
"""
GAMES: list[tuple[str, int, Options]] = [
    ("sun_tzu", 2, {}),
    ("sun_tzu", 2, {"events": True}),
    ("zhanguo", 2, {}),
    ("zhanguo", 4, {}),
    ("great_wall", 2, {}),
    ("great_wall", 4, {}),
]
EVERY = 7  # moves; little is new between two of them


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def cases(name: str, players: int, options: Options) -> list[tuple[Any, Any, Any]]:
    """Views, changes and views after, from the previews of a random game."""
    dice = random.Random(f"{name} {players}")
    game = tianxia.new(name, seed=3, players=players, options=options)
    found: list[tuple[Any, Any, Any]] = []
    while not game.over:
        seat = game.to_act[0]
        if len(game.entries) % EVERY == 0:
            view = game.view(seat)
            for preview in game.previews(seat):
                change = SAME if preview.view is None else difference(view, preview.view)
                if change is not SAME:
                    found.append((plain(view), plain(change), plain(preview.view)))
        game.play(seat, dice.choice(game.decision(seat).options))
    return found


def browser_disagrees(lines: list[tuple[Any, Any, Any]]) -> list[str]:
    node, _ = hatch_build.find_node()
    done = subprocess.run(
        [str(node), "--input-type=module", "--eval", RUN, OVERLAY.as_uri()],
        input="\n".join([json.dumps(line) for line in lines]),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize(("name", "players", "options"), GAMES)
def test_the_view_laid_over_is_the_view_after(name: str, players: int, options: Options) -> None:
    found = cases(name, players, options)
    assert len(found) > 50
    for view, change, after in found:
        assert laid_over(view, change) == after
    assert browser_disagrees(found) == []


def test_a_wrong_view_is_noticed() -> None:
    right = ({"a": [{"b": 1}, {"b": 2}], "c": None}, {"a": {"1": {"b": 3}}}, {"a": [{"b": 1}, {"b": 3}], "c": None})
    wrong = ({"a": 1}, {"a": 2}, {"a": 3})
    assert len(browser_disagrees([right, wrong])) == 1
