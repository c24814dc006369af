"""The guides to a first game. What a script says is tested next to it (`web/src/guide/scripts.test.ts`)."""

from pathlib import Path

import tianxia

SCRIPTS = Path(__file__).parents[2] / "web" / "src" / "games"


def test_the_browser_and_the_server_have_guides_to_the_same_games() -> None:
    taught = {game.name for game in tianxia.known_games() if game.guide}
    assert {script.parent.name for script in SCRIPTS.glob("*/guide.ts")} == taught
