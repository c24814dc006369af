"""ST-H: scoring and the end of the game."""

import pytest

from tianxia.games.sun_tzu import frames
from tianxia.games.sun_tzu.names import BLUE, PROVINCES, RED, SEATS, Province

from .scenes import lay_both
from .table import Table

rule = pytest.mark.rule

# QIN, CHU, JIN-YAN, HAN-QI, WU: 1 + 1 + 2 + 2 + 1 points in round 3.
MARKERS = ((1, 4, 3), (1, 3, 5), (2, 3, 2), (2, 3, 4), (1, 2, 4))


def scoring_table(round_number: int, marker: int = 0, **holders: int) -> Table:
    """A round with a scoring, before its orders; these sides hold provinces, with 2 armies each."""
    table = Table()
    table.markers(*MARKERS)
    table.set_round(round_number)
    table.state.marker = marker
    for name, side in holders.items():
        table.garrison(name.replace("_", "-"), side, 2)
    return table


def play_to_scoring(table: Table) -> None:
    """Play the round with ties everywhere, so that garrisons stay. Stops at the window, or at the end."""
    table.pass_windows()
    lay_both(table)
    while not table.over and not table.told("scored"):
        table.pass_or_first(table.to_act[0])


def finish(table: Table) -> tuple[tuple[int, ...], tuple[int, ...], str]:
    while not table.over:
        table.play(table.to_act[0], "pass")
    result = table.rules.result(table.state)
    return result.winners, result.places, result.end


def shown_value(table: Table, province: Province) -> object:
    provinces = table.rules.view(table.state, None).provinces
    return provinces[province].value


# ST-H1, ST-H5


@rule("ST-H5", "ST-H1")
def test_two_points_against_five_move_three_steps_to_king_shao() -> None:
    table = scoring_table(3, QIN=BLUE, WU=BLUE, CHU=RED, JIN_YAN=RED, HAN_QI=RED)
    play_to_scoring(table)
    assert table.told("scored") == [{"round": 3, "sun_tzu": 2, "shao": 5, "marker": -3}]
    assert table.state.marker == -3


@rule("ST-H1")
def test_neutral_provinces_and_name_boxes_give_nothing() -> None:
    table = scoring_table(3, HAN_QI=BLUE)
    table.marked("QIN", RED)
    table.marked("JIN-YAN", RED)
    play_to_scoring(table)
    assert table.told("scored") == [{"round": 3, "sun_tzu": 2, "shao": 0, "marker": 2}]


@rule("ST-H1")
def test_a_province_counts_whole_whatever_its_garrison() -> None:
    table = scoring_table(3)
    table.garrison("QIN", RED, 9)
    table.garrison("CHU", BLUE, 1)
    play_to_scoring(table)
    assert table.told("scored") == [{"round": 3, "sun_tzu": 1, "shao": 1, "marker": 0}]


@rule("ST-H1")
@pytest.mark.parametrize("marker", [-4, 0, 6])
def test_equal_points_leave_the_marker(marker: int) -> None:
    table = scoring_table(3, marker, JIN_YAN=BLUE, HAN_QI=RED)
    play_to_scoring(table)
    assert table.told("scored") == [{"round": 3, "sun_tzu": 2, "shao": 2, "marker": marker}]


@rule("ST-H1")
@pytest.mark.parametrize(("marker", "holder", "end"), [(8, BLUE, 9), (-8, RED, -9)])
def test_the_marker_stops_at_an_end(marker: int, holder: int, end: int) -> None:
    table = scoring_table(9, marker, QIN=holder, CHU=holder)  # 3 + 5 points
    play_to_scoring(table)
    assert table.state.marker == end


@rule("ST-H1")
@pytest.mark.parametrize("round_number", [1, 2, 4, 5, 7, 8])
def test_other_rounds_do_not_score(round_number: int) -> None:
    table = scoring_table(round_number, 0, QIN=BLUE)
    table.play_round()
    assert (table.told("scored"), table.state.marker) == ([], 0)


# ST-H2, ST-H6


@rule("ST-H6", "ST-H2")
@pytest.mark.parametrize(("round_number", "points"), [(3, 1), (6, 4), (9, 3)])
def test_qins_marker_gives_one_then_four_then_three(round_number: int, points: int) -> None:
    table = scoring_table(round_number, 0, QIN=BLUE)
    play_to_scoring(table)
    assert table.told("scored") == [{"round": round_number, "sun_tzu": points, "shao": 0, "marker": points}]


@rule("ST-H6", "ST-H2")
@pytest.mark.parametrize(("round_number", "value", "turned"), [(3, 1, 4), (6, 4, 3)])
def test_the_marker_is_turned_right_after_the_scoring(round_number: int, value: int, turned: int) -> None:
    table = scoring_table(round_number)
    assert shown_value(table, "QIN") == value
    play_to_scoring(table)
    assert table.asked == "after_scoring"
    assert shown_value(table, "QIN") == turned
    table.pass_windows()
    assert table.asked == "draw"
    assert shown_value(table, "QIN") == turned


@rule("ST-H2")
def test_every_marker_shows_its_next_value_in_the_next_rounds() -> None:
    table = scoring_table(3)
    table.play_round()
    assert [shown_value(table, name) for name in PROVINCES] == [4, 3, 3, 3, 2]
    table.set_round(5)
    assert [shown_value(table, name) for name in PROVINCES] == [4, 3, 3, 3, 2]
    table.set_round(7)
    assert [shown_value(table, name) for name in PROVINCES] == [3, 5, 2, 4, 4]


# ST-H3


@rule("ST-H3")
@pytest.mark.parametrize("round_number", [3, 6])
@pytest.mark.parametrize(("marker", "side"), [(8, BLUE), (-8, RED)])
def test_the_marker_at_an_end_wins_at_once(round_number: int, marker: int, side: int) -> None:
    table = scoring_table(round_number, marker, QIN=side)
    play_to_scoring(table)
    assert table.over  # no window, no draw
    assert table.state.marker == (9 if side == BLUE else -9)
    assert finish(table) == ((side,), (1, 2) if side == BLUE else (2, 1), "ST-H3")


@rule("ST-H3")
@pytest.mark.parametrize("round_number", [3, 6])
def test_one_step_before_the_end_the_game_goes_on(round_number: int) -> None:
    table = scoring_table(round_number, 8)
    play_to_scoring(table)
    assert (table.over, table.state.marker, table.asked) == (False, 8, "after_scoring")
    while table.state.round == round_number:
        for seat in table.to_act:
            table.pass_or_first(seat)
    assert table.state.round == round_number + 1


@rule("ST-H3", "ST-H4")
def test_after_round_nine_an_end_is_an_end_like_any_other() -> None:
    table = scoring_table(9, 8, QIN=BLUE)
    play_to_scoring(table)
    assert (table.over, table.asked, table.state.marker) == (False, "after_scoring", 9)
    assert finish(table) == ((BLUE,), (1, 2), "ST-H4")


# ST-H4, ST-H7


@rule("ST-H4")
@pytest.mark.parametrize(
    ("marker", "pools", "winners", "places"),
    [
        (1, (2, 9), (BLUE,), (1, 2)),  # the marker comes before the pools
        (-1, (9, 2), (RED,), (2, 1)),
        (0, (6, 5), (BLUE,), (1, 2)),  # center: more armies in the pool
        (0, (5, 6), (RED,), (2, 1)),
        (0, (5, 5), (), (1, 1)),  # a draw
    ],
)
def test_the_winner_after_round_nine(
    marker: int, pools: tuple[int, int], winners: tuple[int, ...], places: tuple[int, int]
) -> None:
    table = scoring_table(9, marker)
    table.pool(BLUE, pools[0])
    table.pool(RED, pools[1])
    play_to_scoring(table)
    assert finish(table) == (winners, places, "ST-H4")
    winner = SEATS[winners[0]] if winners else "nobody"
    end = {"winner": winner, "marker": marker, "sun_tzu": pools[0], "shao": pools[1], "cause": "rounds"}
    assert table.told("end") == [end]
    assert table.state.round == 9
    assert table.told("cards_drawn")[2:] == []  # only the two of the setup: no draw after round 9


@rule("ST-H7")
def test_only_pools_break_the_tie() -> None:
    """King Shao has more on board, in the reserves and on name boxes, Sun Tzu 1 more in the pool."""
    table = scoring_table(9)
    table.garrison("JIN-YAN", RED, 6)  # 2 points in round 9, as nobody controls HAN-QI with its 4
    table.garrison("CHU", BLUE, 1)
    table.state.marker = -3  # CHU's 5 points against 2 bring it to the center
    table.reserves(RED, 7)
    table.pool(RED, 3)
    table.pool(BLUE, 4)
    play_to_scoring(table)
    assert table.state.marker == 0
    assert finish(table)[0] == (BLUE,)


@rule("ST-H7")
@pytest.mark.parametrize(("buys", "winners"), [((), (RED,)), (("buy 7",), ()), (("buy 7", "buy 8"), (BLUE,))])
def test_armies_bought_after_the_last_scoring_count(buys: tuple[str, ...], winners: tuple[int, ...]) -> None:
    table = scoring_table(9)
    table.hand(BLUE, "7", "8")
    table.hand(RED)
    table.pool(BLUE, 5)
    table.pool(RED, 6)
    play_to_scoring(table)
    assert (table.asked, table.to_act) == ("after_scoring", (BLUE,))
    table.play(BLUE, *buys)
    assert finish(table) == (winners, {(): (1, 1), (BLUE,): (1, 2), (RED,): (2, 1)}[winners], "ST-H4")


@rule("ST-H4")
def test_a_whole_game_of_ties_is_a_draw_after_nine_rounds() -> None:
    table = Table()
    while not table.over:
        table.play_round()
    assert len(table.told("round")) == 9
    assert [facts["round"] for facts in table.told("scored")] == [3, 6, 9]
    assert finish(table) == ((), (1, 1), "ST-H4")


@rule("ST-H1")
def test_scoring_alone_moves_no_armies() -> None:
    table = scoring_table(6, 0, QIN=BLUE, WU=RED)
    before = (table.state.armies[:], table.state.pool[:], table.state.reserves[:])
    table.run((frames.SCORE,))
    assert table.told("scored") == [{"round": 6, "sun_tzu": 4, "shao": 2, "marker": 2}]
    assert (table.state.armies, table.state.pool, table.state.reserves) == before
