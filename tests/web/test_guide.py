"""The guides to a first game. What a script says is tested next to it (`web/src/guide/scripts.test.ts`)."""

from pathlib import Path

from tools import guides

import tianxia

SCRIPTS = Path(__file__).parents[2] / "web" / "src" / "games"


def test_the_browser_and_the_server_have_guides_to_the_same_games() -> None:
    taught = {game.name for game in tianxia.known_games() if game.guide}
    assert {script.parent.name for script in SCRIPTS.glob("*/guide.ts")} == taught


def test_every_step_was_read_beside_its_rules() -> None:
    """`make guides` shows those that were not; a step is false when its rule says something else."""
    assert [str(pair) for pair in guides.unread()] == []
    assert list(guides.noted()) == [pair.name for pair in guides.pairs()]


def test_a_change_of_either_is_to_be_read() -> None:
    pair = next(pair for pair in guides.pairs() if pair.name == "great_wall horde en")
    assert [rule for rule, _ in pair.sentences] == ["GW-V1", "GW-V5", "GW-F1"]
    (rule, text), *others = pair.sentences
    for other in (
        pair._replace(words=(*pair.words[:-1], "Something else.")),
        pair._replace(sentences=((rule, f"Not: {text}"), *others)),
    ):
        assert other.digest != guides.noted()[pair.name]
