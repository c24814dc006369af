"""ZG-B: setup; the auction has a file of its own."""

import pytest

from tianxia.games.zhanguo.events import PLACES
from tianxia.games.zhanguo.names import AREAS, ASPECTS, BOARDS, MISSION_KINDS, REGION_NAMES, aspect_of

from .table import Table

rule = pytest.mark.rule
PLAYERS = [2, 3, 4]
SEEDS = range(40)


def board_of(t: Table, seat: int) -> str:
    return BOARDS[t.state.board[seat]]


@rule("ZG-B1")
def test_three_decks_shuffled_apart() -> None:
    decks = [Table(at_setup=True, seed=seed, boards="picked").state.decks for seed in (1, 2)]
    for aspect in range(3):
        numbers = list(range(aspect * 40 + 1, aspect * 40 + 41))
        assert sorted(decks[0][aspect]) == sorted(decks[1][aspect]) == numbers
        assert decks[0][aspect] != decks[1][aspect]
        assert numbers not in (decks[0][aspect], decks[1][aspect])
    shifted = [[card - 40 * aspect for card in decks[0][aspect]] for aspect in range(3)]
    assert shifted[0] != shifted[1] != shifted[2]


@rule("ZG-B2")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_random_first_player(players: int) -> None:
    assert {Table(players, at_setup=True, seed=seed).state.first for seed in SEEDS} == set(range(players))


@rule("ZG-B2")
@pytest.mark.parametrize("first", range(4))
def test_play_goes_clockwise_from_the_first_player(first: int) -> None:
    t = Table(4)
    t.track(first, *[seat for seat in (3, 1, 0, 2) if seat != first])
    t.round(1)
    t.end_round()  # of round 1; the top of the track starts round 2
    assert t.state.order == [(first + i) % 4 for i in range(4)]
    for i in range(8):
        seat = (first + i) % 4
        assert t.to_act == (seat,)
        t.play(seat, t.options(seat)[0])
        t.play(seat, "unify 1" if i < 4 else "unify 2")


@rule("ZG-B3")
def test_the_reward_track() -> None:
    tracks = set()
    for seed in SEEDS:
        s = Table(at_setup=True, seed=seed).state
        assert s.track[0] == s.first
        assert sorted(s.track) == [0, 1, 2]
        tracks.add(tuple(s.track))
    assert len(tracks) == 6  # whatever the seats


@rule("ZG-B3")
def test_below_the_top_the_track_is_no_turn_order() -> None:
    for seed in SEEDS:
        s = Table(4, at_setup=True, seed=seed).state
        assert s.order == [(s.first + i) % 4 for i in range(4)]


@rule("ZG-B4")
@pytest.mark.parametrize("boards", ["plain", "picked"])
def test_all_start_at_0_points(boards: str) -> None:
    t = Table(4, at_setup=True, boards=boards)
    assert [t.vp(seat) for seat in range(4)] == [0, 0, 0, 0]


@rule("ZG-B5")
def test_a_token_for_each_wall_section() -> None:
    seen, first = set(), set()
    for seed in SEEDS:
        t = Table(at_setup=True, seed=seed)
        assert len(t.state.tokens) == 6
        tokens = [next(i for i, sides in enumerate(t.box.tokens) if side in sides) for side in t.state.tokens]
        assert sorted(tokens) == list(range(6))
        seen |= set(t.state.tokens)
        first.add(tokens[0])
    assert seen == set(range(12))  # both sides of all boards
    assert first == set(range(6))


@rule("ZG-B6")
def test_two_missions_of_each_kind() -> None:
    drawn = set()
    for seed in SEEDS:
        t = Table(at_setup=True, seed=seed)
        assert [MISSION_KINDS[t.box.mission_kind[m]] for m in t.state.missions] == [*MISSION_KINDS, *MISSION_KINDS]
        assert len(set(t.state.missions)) == 6
        assert t.state.discs == [[]] * 6
        drawn |= set(t.state.missions)
    assert drawn == set(range(12))


@rule("ZG-B6", "ZG-M1")
def test_a_drawn_mission_tells_its_places() -> None:
    t = Table(at_setup=True)
    for _, facts in t.told("mission"):
        mission = t.state.missions[int(facts["mission"])]
        names = AREAS if facts["kind"] == "wall" else REGION_NAMES
        shown = [names[place] for place, n in enumerate(t.box.mission_places[mission]) for _ in range(n)]
        assert [facts[place] for place in PLACES] == (shown + ["none", "none"])[:4]


@rule("ZG-B7")
@pytest.mark.parametrize("boards", ["plain", "picked", "auction"])
def test_three_officials_in_region_1(boards: str) -> None:
    t = Table(4, at_setup=True, boards=boards)
    for seat in range(4):
        assert t.officials_at(seat, "g1") == {"red": 2, "grey": 1}
        assert not any(t.officials_at(seat, area) for area in ("w1", "g2", "w2", "g3", "w3", "g4", "w4", "g5", "w5"))
        assert [t.supply(seat, color) for color in ("red", "white", "grey")] == [3, 5, 4]


@rule("ZG-B7", "ZG-K4")
def test_the_first_card_installs_no_governor() -> None:
    """White is wanting: it takes a turn to recruit one."""
    t = Table(2, at_setup=True)
    seat = t.state.first
    t.play(seat, f"card {t.state.hand[seat][0]}")
    assert t.refused_by(seat, "court governor") == "ZG-K4"
    assert t.refused_by(seat, "court recruit") is None


@rule("ZG-B8")
def test_all_on_side_a() -> None:
    t = Table(4, at_setup=True)
    assert [board_of(t, seat) for seat in range(4)] == ["plain"] * 4
    assert t.asked == "card"


@rule("ZG-B8")
@pytest.mark.parametrize("players", PLAYERS)
def test_side_b_picked_in_reverse_order(players: int) -> None:
    for seed in (1, 2, 3):
        t = Table(players, at_setup=True, seed=seed, boards="picked")
        left = ["circle", "square", "triangle", "star"]
        for place in range(players - 1, -1, -1):
            seat = (t.state.first + place) % players
            if len(left) == 1:
                assert board_of(t, seat) == left[0]  # nothing to choose
                break
            assert t.asked == "board"
            assert t.to_act == (seat,)
            assert t.options(seat) == [f"board {board}" for board in left]
            t.play(seat, f"board {left[-1]}")
            assert board_of(t, seat) == left.pop()
        assert t.asked == "card"


@rule("ZG-B8")
def test_a_board_is_picked_once_and_side_a_never() -> None:
    t = Table(at_setup=True, boards="picked")
    last = (t.state.first + 2) % 3
    assert t.refused_by(last, "board plain") == "ZG-B8"
    t.play(last, "board circle")
    assert t.refused_by((last + 2) % 3, "board circle") == "ZG-B8"


@rule("ZG-B10")
@pytest.mark.parametrize("boards", ["plain", "picked", "auction"])
def test_the_round_marker_starts_on_1(boards: str) -> None:
    t = Table(at_setup=True, boards=boards)
    assert t.state.round == 1


@rule("ZG-B11")
@pytest.mark.parametrize("boards", ["picked", "auction"])
def test_boards_come_after_the_deal_and_before_the_cards(boards: str) -> None:
    t = Table(at_setup=True, boards=boards)
    assert t.asked in ("board", "bid")
    assert sorted(t.state.track) == [0, 1, 2]
    assert len(t.state.tokens) == len(t.state.missions) == 6
    assert t.state.hand == [[], [], []]
    assert {"first", "token", "mission"} <= set(t.kinds_told())
    while t.asked in ("board", "bid"):
        t.play(t.to_act[0], t.options(t.to_act[0])[0])
    assert [len(hand) for hand in t.state.hand] == [6, 6, 6]
    for hand in t.state.hand:
        assert [ASPECTS[aspect_of(card)] for card in hand] == ["writing"] * 2 + ["currency"] * 2 + ["law"] * 2


@rule("ZG-B13")
def test_boards_picked_by_the_reward_track() -> None:
    differs = False
    for seed in range(6):
        t = Table(4, at_setup=True, seed=seed, boards="picked", turns_by_track=True)
        picked = []
        while t.asked == "board":
            picked.append(t.to_act[0])
            t.play(t.to_act[0], t.options(t.to_act[0])[0])
        assert picked == t.state.track[:0:-1]  # from the bottom; the top one gets the last board
        differs |= picked != [(t.state.first + i) % 4 for i in (3, 2, 1)]
    assert differs


@rule("ZG-B13")
def test_boards_not_picked_leave_the_game() -> None:
    t = Table(2, at_setup=True, boards="picked")
    while t.asked == "board":
        t.play(t.to_act[0], t.options(t.to_act[0])[0])
    assert t.state.boards_left == []
    assert len(set(t.state.board)) == 2
