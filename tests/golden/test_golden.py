"""The golden games stay as they are, unless somebody means to change them."""

from collections import Counter

import pytest

import tianxia
from tianxia.core.log import loads
from tianxia.core.registry import checked_options, find

from .chapters import as_text
from .difference import check
from .games import GOLDEN, READABLE, Golden
from .logs import LOGS, again, file_of, kept
from .write import TEXTS


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.name)
def test_golden(golden: Golden) -> None:
    check(golden.kept, golden.told())
    game = again(golden.file, golden.name)
    result = game.result
    assert result is not None
    assert (result.end, result.winners, any(result.scores)) == (golden.end, golden.winners, golden.scored)
    if golden.causes:
        assert (
            tuple(told.facts["cause"] for heard in game.told(None) for told in heard if told.kind == "end")
            == golden.causes
        )


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.name)
def test_every_golden_game_is_kept(golden: Golden) -> None:
    head = loads(golden.kept.text).header
    assert (head["game"], head["rules"]) == (golden.game, find(golden.game).version)
    assert (head["players"], int(head["seed"])) == (golden.players, golden.seed)
    # An option that was added since is what it was before there was a choice.
    assert checked_options(find(golden.game), head["options"]) == golden.new().options


@pytest.mark.parametrize("game", [game.name for game in tianxia.known_games()])
def test_nothing_is_left_over(game: str) -> None:
    names = {golden.name for golden in GOLDEN if golden.game == game}
    assert kept(file_of(game)).keys() == names
    for file in LOGS.glob(f"{game}-*.jsonl"):
        assert {bool(log.digests) for log in kept(file).values()} == {file == file_of(game)}


@pytest.mark.parametrize("name", READABLE)
def test_a_readable_game_is_told_as_it_goes(name: str) -> None:
    (golden,) = [golden for golden in GOLDEN if golden.name == name]
    assert (TEXTS / f"{name}.txt").read_text(encoding="utf-8") == as_text(again(golden.file, name)), "run `make golden`"


def test_one_of_each_game_is_readable() -> None:
    assert sorted(path.stem for path in TEXTS.iterdir()) == sorted(READABLE)
    games = Counter(golden.game for golden in GOLDEN if golden.name in READABLE)
    assert games == {game.name: 1 for game in tianxia.known_games()}
