"""ST-C: the result of a battle."""

import pytest

from tianxia.games.sun_tzu.names import BLUE, RED

from .table import Table

rule = pytest.mark.rule


@rule("ST-C7", "ST-C2", "ST-C3", "ST-C4", "ST-C5")
@pytest.mark.parametrize(
    ("owner", "before", "after"),
    [
        (BLUE, 0, ("shao", 4)),  # neutral: the winner adds 4
        (RED, 2, ("shao", 6)),  # the winner's own: 4 more
        (BLUE, 6, ("sun_tzu", 2)),  # the loser takes 4 back
        (BLUE, 4, (None, 0)),  # all go back: neutral
        (BLUE, 2, ("shao", 2)),  # 2 go back, the winner places the other 2
    ],
)
def test_five_against_nine_at_wu(owner: int, before: int, after: tuple[str | None, int]) -> None:
    table = Table()
    table.garrison("WU", owner, before)
    table.battle("WU", blue="5", red="9")
    assert table.told("won") == [{"seat": "shao", "province": "WU", "margin": 4}]
    assert table.armies("WU") == after


@rule("ST-C1")
def test_equal_strengths_move_nothing() -> None:
    table = Table()
    table.garrison("WU", BLUE, 3)
    table.battle("WU", blue="4", red="4")
    assert table.told("tie") == [{"province": "WU"}]
    assert table.armies("WU") == ("sun_tzu", 3)
