"""ZG-R: unrest."""

import pytest

from tianxia.core.pack import Pack
from tianxia.games.zhanguo.names import BOARDS, COLORS

from .table import Table

rule = pytest.mark.rule

TRACKS = {
    "plain": [3, 3, 4, 3, 3],
    "circle": [4, 3, 3, 4, 2],
    "square": [3, 4, 2, 3, 4],
    "triangle": [2, 4, 3, 3, 3],
    "star": [4, 4, 4, 4, 3],
}


@rule("ZG-R1")
@pytest.mark.parametrize("board", BOARDS)
def test_tracks_of_2_3_or_4_spaces(board: str) -> None:
    t = Table()
    t.board(0, board)
    assert [t.most_unrest(0, region) for region in range(1, 6)] == TRACKS[board]


@rule("ZG-R1")
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("region", range(1, 6))
def test_the_maximum_is_the_number_of_spaces(board: str, region: int) -> None:
    t = Table()
    t.board(0, board)
    most = TRACKS[board][region - 1]
    t.official(0, "red", f"w{region}")
    t.unrest(0, region, most - 1)
    t.act(0, 10, "hire")
    assert t.unrest_at(0, region) == most
    t.turn(0, 11)
    t.play(0, "card 11")
    assert t.refused_by(0, "court hire") == "ZG-K3"


@rule("ZG-R2")
def test_unrest_concerns_only_the_acting_player() -> None:
    t = Table()
    t.card(0, 2, 5, 6)
    t.lock(1, 2)
    t.unify(0, 7, 2)
    assert t.unrest_at(0, 2) == 2
    assert t.unrest_at(1, 2) == 3
    for color in COLORS:
        t.official(0, color, "g2")
    t.act(0, 10, "governor")
    t.decline()
    assert t.unrest_at(0, 2) == 0
    assert t.unrest_at(1, 2) == 3


@rule("ZG-R3")
@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_cards_of_a_locked_region_cannot_be_activated(level: int) -> None:
    t = Table()
    locked, other = t.card_with("recruit", "vp2", "writing"), t.card_with("recruit", "vp3", "law")
    t.card(0, 2, locked)
    t.card(0, 3, other)
    t.unrest(0, 2, level)
    t.act(0, 10, "recruit")
    t.play(0, "recruit red 1")
    assert t.refused_by(0, f"use {locked}") == ("ZG-R3" if level == 3 else None)
    assert t.refused_by(0, f"use {other}") is None


@rule("ZG-R4")
@pytest.mark.parametrize(
    ("board", "region", "level", "allowed"),
    [
        ("plain", 1, 2, True),
        ("plain", 1, 3, False),  # last space
        ("plain", 3, 2, True),
        ("plain", 3, 3, False),  # the symbol
        ("plain", 3, 4, False),  # right of it
        ("circle", 1, 2, True),
        ("circle", 1, 3, False),
        ("circle", 5, 1, True),
        ("circle", 5, 2, False),
        ("square", 2, 2, True),
        ("square", 2, 3, False),
        ("square", 3, 1, True),
        ("square", 3, 2, False),
        ("triangle", 2, 3, True),  # no symbol
        ("triangle", 2, 4, False),
        ("triangle", 5, 2, True),
        ("triangle", 5, 3, False),
        ("star", 4, 3, True),
        ("star", 5, 2, True),
        ("star", 5, 3, False),
    ],
)
def test_where_no_palace_may_be_built(board: str, region: int, level: int, allowed: bool) -> None:
    for reward in (False, True):
        t = Table()
        t.board(0, board)
        for here in range(1, 6):
            t.workers(0, here, 2)
        t.unrest(0, region, level)
        if reward:
            t.round(5)
            t.markers(0, "writing", 1)
            t.reward("writing")
            t.play(0, "accept")
        else:
            t.act(0, 10, "palace")
        assert t.asked == "palace"
        assert t.refused_by(0, f"palace {region}") == (None if allowed else "ZG-R4")
        assert len(t.options(0)) == 4 + allowed


@rule("ZG-R4")
def test_the_ban_symbol_is_read_from_the_board() -> None:
    ban = '[[board]]\nid = "plain"\nunrest = [3, 3, 4, 3, 3]\nban = [1, 0, 0, 0, 0]\nprovenance = "printed"\n'
    t = Table(pack=Pack(ban, "own.toml"))
    for region in (1, 2, 3):
        t.workers(0, region, 2)
    t.unrest(0, 1, 1)
    t.unrest(0, 3, 3)
    t.act(0, 10, "palace")
    assert t.options(0) == ["palace 2", "palace 3"]
    assert t.refused_by(0, "palace 1") == "ZG-R4"


@rule("ZG-R5")
@pytest.mark.parametrize(("level", "after"), [(3, 2), (2, 1), (1, 0)])
def test_one_less_moves_the_cube_left(level: int, after: int) -> None:
    t = Table()
    calming = t.card_with("recruit", "unrest_any")
    t.card(0, 5, calming)
    t.unrest(0, 2, level)
    t.act(0, 10, "recruit")
    t.play(0, "recruit red 1", f"use {calming}")
    assert t.unrest_at(0, 2) == after


@rule("ZG-R5")
def test_at_0_nothing_can_be_lowered() -> None:
    t = Table()
    calming = t.card_with("recruit", "unrest_any")
    t.card(0, 5, calming)
    t.unrest(0, 2, 1)
    t.unrest(0, 4, 1)
    t.act(0, 10, "recruit")
    t.play(0, "recruit red 1", f"use {calming}")
    assert t.options(0) == ["calm 2", "calm 4"]
    assert t.refused_by(0, "calm 1") == "ZG-R5"


@rule("ZG-R5")
def test_a_rise_of_2_on_an_empty_track() -> None:
    t = Table()
    t.card(0, 1, 5, 6)
    t.unify(0, 7, 1)
    assert t.unrest_at(0, 1) == 2


@rule("ZG-R6")
def test_unrest_rises_only_by_cards_and_by_hiring() -> None:
    t = Table()
    t.workers(0, 2, 2)
    t.workers(0, 3, 2)
    for area in ("g1", "g2"):
        for color in COLORS:
            t.official(0, color, area)
    for region in range(1, 6):
        t.unrest(0, region, 1)
    before = [1, 1, 1, 1, 1]
    for card, action, answers in (
        (10, "recruit", ["recruit red 3"]),
        (11, "move", ["move red g1>g2", "done"]),
        (12, "wall", ["wall gold1 1", "worker 2"]),
        (13, "palace", ["marker3 law"]),
    ):
        t.act(0, card, action)
        t.play(0, *answers)
        assert [t.unrest_at(0, region) for region in range(1, 6)] == before
        assert t.over
    t.round(1)
    t.markers(0, "currency", 1)
    t.reward("currency")
    t.play(0, "accept")  # workers as a reward
    assert [t.unrest_at(0, region) for region in range(1, 6)] == before


@rule("ZG-R6")
def test_unrest_falls_by_a_governor_by_action_or_reward() -> None:
    t = Table()
    for region in (1, 2):
        t.unrest(0, region, 2)
    for color in COLORS:
        t.official(0, color, "g1")
    t.act(0, 10, "governor")
    t.decline()
    assert [t.unrest_at(0, 1), t.unrest_at(0, 2)] == [0, 2]
    t.round(3)
    t.markers(0, "currency", 1)
    t.reward("currency")
    t.play(0, "accept", "governor 2")
    t.decline()
    assert t.unrest_at(0, 2) == 0


@rule("ZG-R6")
def test_unrest_stays_from_round_to_round() -> None:
    t = Table()
    t.unrest(0, 2, 2)
    t.lock(1, 3)
    t.end_round()
    assert t.unrest_at(0, 2) == 2
    assert t.unrest_at(1, 3) == 4
