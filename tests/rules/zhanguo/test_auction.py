"""ZG-B9, ZG-B12: the auction of B boards."""

import pytest

from tianxia.games.zhanguo.names import BOARDS

from .auctions import start
from .table import Table

rule = pytest.mark.rule


@rule("ZG-B4", "ZG-B9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_start_with_15_points_and_a_board_each(players: int) -> None:
    t = start(players, 0)
    assert [t.vp(seat) for seat in range(players)] == [15] * players
    assert len(t.state.boards_left) == players
    assert BOARDS.index("plain") not in t.state.boards_left


@rule("ZG-B12")
def test_boards_are_left_out_at_random() -> None:
    left = {tuple(Table(2, at_setup=True, seed=seed, boards="auction").state.boards_left) for seed in range(60)}
    assert len(left) == 6  # every pair of four


@rule("ZG-B9", "ZG-B12")
def test_the_first_player_opens_with_at_least_1() -> None:
    t = start(3, 1)
    assert t.asked == "bid"
    assert t.to_act == (1,)
    assert t.options(1) == [f"bid {n}" for n in range(1, 16)]
    assert t.refused_by(1, "pass") == "ZG-B12"


@rule("ZG-B9", "ZG-B12")
def test_clockwise_each_raises_or_passes() -> None:
    t = start(3, 2)
    t.play(2, "bid 2")
    assert t.to_act == (0,)
    assert t.refused_by(0, "bid 2") == "ZG-B12"
    assert t.refused_by(0, "bid 1") == "ZG-B12"
    t.play(0, "bid 3")
    assert t.to_act == (1,)
    t.play(1, "pass")
    assert t.to_act == (2,)
    t.play(2, "bid 7")
    assert t.to_act == (0,)  # seat 1 is out of this auction
    t.play(0, "pass")
    assert t.told("auction_won") == [("auction_won", {"seat": "2", "number": 7})]
    assert t.vp(2) == 8
    assert t.asked == "board"
    assert t.to_act == (2,)


@rule("ZG-B9")
def test_who_passed_is_in_the_next_auction_again() -> None:
    t = start(3, 0)
    t.play(0, "bid 1")
    t.play(1, "pass")
    t.play(2, "pass")
    t.play(0, t.options(0)[0])
    assert t.asked == "bid"
    assert t.to_act == (1,)  # to the left of the winner
    t.play(1, "bid 1")
    t.play(2, "bid 2")
    t.play(1, "pass")
    t.play(2, t.options(2)[0])
    assert t.vp(2) == 13
    assert t.vp(0) == 14  # the winner has left the auctions


@rule("ZG-B9")
def test_the_nearest_to_the_left_without_a_board_opens_the_next() -> None:
    t = start(4, 0)
    t.play(0, "bid 1")
    t.play(1, "bid 2")
    t.play(2, "pass")
    t.play(3, "pass")
    t.play(0, "pass")
    t.play(1, t.options(1)[0])  # 1 has a board
    assert t.to_act == (2,)
    t.play(2, "bid 1")
    t.play(3, "pass")
    t.play(0, "bid 2")
    t.play(2, "pass")
    t.play(0, t.options(0)[0])  # 0 has a board; to the left sits 1, who has one too
    assert t.asked == "bid"
    assert t.to_act == (2,)
    assert t.refused_by(2, "pass") == "ZG-B12"


@rule("ZG-B9")
def test_the_last_board_costs_1() -> None:
    t = start(2, 0)
    t.play(0, "bid 5")
    t.play(1, "pass")
    board = t.options(0)[1]
    t.play(0, board)
    assert [t.vp(0), t.vp(1)] == [10, 14]
    assert f"board {BOARDS[t.state.board[0]]}" == board
    assert t.state.board[1] not in (-1, t.state.board[0])
    assert ("auction_won", {"seat": "1", "number": 1}) in t.told()
    assert t.asked == "card"


@rule("ZG-B9")
def test_nobody_bids_more_than_they_have() -> None:
    t = start(2, 0)
    t.points(1, -3)
    t.play(0, "bid 10")
    assert t.options(1) == ["pass", "bid 11", "bid 12"]
    assert t.refused_by(1, "bid 13") == "ZG-B9"


@rule("ZG-B9")
def test_a_bid_of_all_points_ends_it() -> None:
    t = start(3, 0)
    t.play(0, "bid 15")
    assert t.options(1) == ["pass"]
    t.play(1, "pass")
    t.play(2, "pass")
    assert t.vp(0) == 0


@rule("ZG-B9")
def test_the_price_counts_in_the_score() -> None:
    t = start(2, 1)
    t.play(1, "bid 4")
    t.play(0, "pass")
    t.play(1, t.options(1)[0])
    player = t.rules.view(t.state, None).players[1]
    assert player.earned.start == player.points == 11


@rule("ZG-B9", "ZG-B8")
def test_a_picked_board_must_be_one_that_is_left() -> None:
    t = start(2, 0)
    left = {BOARDS[board] for board in t.state.boards_left}
    t.play(0, "bid 1")
    t.play(1, "pass")
    for board in ("circle", "square", "triangle", "star"):
        assert t.refused_by(0, f"board {board}") == (None if board in left else "ZG-B8")
