"""Who meets whom: every pair, every seed from every seat, with the same deal."""

import pytest

from tianxia.core.registry import Options
from tianxia.core.values import BadInput
from tianxia.lab.contest import Contest, Match, Task, contest_of

from .bots import FOOL, WISE


def tables(contest: Contest) -> list[tuple[str, ...]]:
    return [Task(contest, match, 0, seat).bots for match in contest.matches for seat in range(contest.rotations)]


def test_two_seats_one_match_for_each_pair(banners: str) -> None:
    contest = contest_of(banners, ("random", WISE, FOOL))
    assert contest.matches == (Match("random", WISE), Match("random", FOOL), Match(WISE, FOOL))
    assert tables(contest)[:2] == [("random", WISE), (WISE, "random")]


def test_more_seats_one_match_for_each_order_of_a_pair(banners: str) -> None:
    contest = contest_of(banners, ("random", WISE), players=3)
    assert contest.matches == (Match("random", WISE), Match(WISE, "random"))
    assert tables(contest)[:3] == [
        ("random", WISE, WISE),
        (WISE, "random", WISE),
        (WISE, WISE, "random"),
    ]


def test_only_against_some(banners: str) -> None:
    contest = contest_of(banners, (WISE, FOOL), players=4, against=("random",))
    assert contest.matches == (Match(WISE, "random"), Match(FOOL, "random"))


def test_games_are_rounded_up_to_whole_seeds(banners: str) -> None:
    bots = (WISE, FOOL)
    assert contest_of(banners, bots, players=3, games=7, seed=5).seeds == range(5, 8)
    assert contest_of(banners, bots, players=3, games=6, seed=5).seeds == range(5, 7)
    assert contest_of(banners, bots, seeds=range(3, 9)).seeds == range(3, 9)
    assert contest_of(banners, bots, games=4, seed=2**128 - 2).seeds[-1] == 2**128 - 1


def test_together_a_bot_has_all_seats_and_plays_each_seed_once() -> None:
    ways: list[tuple[int, Options]] = [(2, {"mode": "coop"}), (1, {})]
    for players, options in ways:
        contest = contest_of("great_wall", ("random", "greedy"), players, options, games=3)
        assert contest.is_together
        assert contest.matches == (Match("random", None), Match("greedy", None))
        assert (contest.rotations, len(contest.seeds)) == (1, 3)
        assert tables(contest) == [("random",) * players, ("greedy",) * players]
    assert not contest_of("great_wall", ("random", "greedy"), 2, {"mode": "standard"}).is_together


def test_the_budgets_of_the_bots(banners: str) -> None:
    assert contest_of(banners, (WISE, FOOL)).bots == {WISE: "one look", FOOL: ""}


@pytest.mark.parametrize(
    ("bots", "about", "words"),
    [
        (("random",), {}, "two bots"),
        (("random", "random"), {}, "twice"),
        (("random",), {"against": ("random",)}, "twice"),
        (("random", "genius"), {}, "genius"),
        (("random", "tests.lab.bots:Genius"), {}, "Genius"),
        (("random", "tests.lab.nowhere:Wise"), {}, "nowhere"),
        (("random", "tests.lab.bots:Nobody"), {}, "choose"),
        (("random", WISE), {"games": 2}, "at least 2 seeds"),
        (("random", WISE), {"games": 10, "seed": 2**128 - 1}, "seed"),
        (("random", WISE), {"players": 5}, "5"),
        (("random", WISE), {"sprt": (0.6, 0.5)}, "0.6,0.5"),
        (("random", WISE), {"sprt": (0.0, 0.5)}, "between 0 and 1"),
    ],
)
def test_what_is_no_contest(banners: str, bots: tuple[str, ...], about: dict[str, object], words: str) -> None:
    with pytest.raises(BadInput, match=words):
        contest_of(banners, bots, **about)  # type: ignore[arg-type]


def test_nobody_to_play_against_where_all_win_together() -> None:
    with pytest.raises(BadInput, match="together"):
        contest_of("great_wall", ("greedy",), 1, against=("random",))
