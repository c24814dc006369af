"""What is told of the bots' strength was measured, with these rules and these bots."""

import pytest
from msgspec import json

from tianxia.bots import Bot, make_bot
from tianxia.builds import is_compiled
from tianxia.core.registry import Mode, find, known_games, register
from tianxia.lab import strengths
from tianxia.lab.runner import Processes
from tianxia.lab.strengths import Strength, Strengths, matches_of, measure, plans_of, sample_of, searches, strengths_of

GAMES = [game.name for game in known_games()]
LEAST_GAMES = 200
LEAST_SEARCHED = 20  # a game of bots that search takes minutes; whoever is told the wins is told the games, too


def key(strength: Strength) -> tuple[str, int, str, str | None]:
    return strength.mode, strength.players, strength.bot, strength.against


@pytest.mark.parametrize("game", GAMES)
def test_exactly_the_bots_and_ways_to_play_that_there_are(game: str) -> None:
    """Of levels that search, those that have been measured."""
    measured = [key(each) for each in strengths_of(game)]
    possible = [(match.mode, match.players, match.bot, match.against) for match in matches_of(find(game))]
    assert measured == [each for each in possible if each in measured]
    assert {each for each in possible if not searches(game, each[2])} <= set(measured)
    for each in strengths_of(game):
        assert 0 <= each.wins <= each.games
        assert each.games >= (LEAST_SEARCHED if searches(game, each.bot) else LEAST_GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_measured_by_the_present_rules_and_the_present_bots(game: str) -> None:
    """`make strengths` measures again: rules have changed, or a bot plays differently.

    Bots that search are asked on the compiled build alone: both builds choose alike, and that one is faster.
    """
    stored = {key(each): each for each in strengths_of(game)}
    for match in matches_of(find(game)):
        strength = stored.get((match.mode, match.players, match.bot, match.against))
        if strength and (is_compiled() or not searches(game, match.bot)):
            assert sample_of(game, match, 0) == strength.sample, match


def test_other_rules_make_it_unknown() -> None:
    game = find("sun_tzu")
    strengths_of.cache_clear()
    try:
        register(game._replace(version="9.9"))
        assert strengths_of("sun_tzu") == []
        strengths_of.cache_clear()
        register(game._replace(strengths=""))
        assert strengths_of("sun_tzu") == []
    finally:
        register(game)
        strengths_of.cache_clear()


def test_every_seat_is_taken_in_turn_and_no_seed_twice() -> None:
    for match in matches_of(find("great_wall")):
        plans = plans_of("great_wall", match, 200, 0)
        assert sum(plan.games for plan in plans) == 200
        assert [plan.seed for plan in plans] == [sum(plan.games for plan in plans[:n]) for n in range(len(plans))]
        if match.against is None:
            assert all(set(plan.bots) == {match.bot} for plan in plans)
        else:
            assert [plan.bots.index(match.bot) for plan in plans] == list(range(match.players))
            assert all(plan.bots.count(match.bot) == 1 for plan in plans)
            assert max(plan.games for plan in plans) - min(plan.games for plan in plans) <= 1


def test_the_same_again() -> None:
    """One level is measured; what is known of the others stays."""
    measured = measure("sun_tzu", 4, bots=("crane",))
    assert measured == measure("sun_tzu", 4, runner=Processes(2), bots=("crane",))
    crane, *others = measured.strengths
    assert (crane.bot, crane.against, crane.games) == ("crane", "sparrow", 4)
    assert others == strengths_of("sun_tzu")[1:]
    assert json.decode(json.encode(measured), type=Strengths) == measured


def test_a_game_for_one_is_played_against_the_game() -> None:
    game = find("sun_tzu")._replace(players=(1, 2), levels=("random", "greedy"))
    assert [(m.players, m.bot, m.against) for m in matches_of(game)] == [
        (1, "random", None),
        (1, "greedy", None),
        (2, "greedy", "random"),
    ]
    together = matches_of(game._replace(modes=(Mode("team", (2,), {}, together=True),)))
    assert [(m.mode, m.bot, m.against) for m in together] == [("team", "random", None), ("team", "greedy", None)]


def test_a_sample_tells_of_both_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """If either has another budget, or decides otherwise, what was measured of the two is no longer true."""
    (match,) = [each for each in matches_of(find("zhanguo"), ("tiger",)) if each.players == 2]
    before = sample_of("zhanguo", match, 0)
    assert sample_of("zhanguo", match, 0) == before
    for changed, other in (("tiger", "crane"), ("crane", "sparrow")):

        def made(bot: str, game: str, changed: str = changed, other: str = other) -> Bot:
            return make_bot(other if bot == changed else bot, game)

        monkeypatch.setattr(strengths, "make_bot", made)
        assert sample_of("zhanguo", match, 0) != before
