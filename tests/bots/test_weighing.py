"""What is shown of options is true: each has its own estimate, and whoever follows what is recommended errs nowhere."""

import pytest

import tianxia
from tianxia.bots import make_bot, situation_in
from tianxia.bots.bot import Judge
from tianxia.bots.great_wall.levels import Tiger as WallTiger
from tianxia.bots.great_wall.search import Budget as WallBudget
from tianxia.bots.sun_tzu.levels import Strategist
from tianxia.bots.sun_tzu.orders import Effort
from tianxia.bots.sun_tzu.reasons import other_reason
from tianxia.bots.weighing import LEAST, Estimate, doubt, error, ordered
from tianxia.bots.zhanguo.judging import COUNTS, estimates_of
from tianxia.bots.zhanguo.levels import Level
from tianxia.bots.zhanguo.search import Budget, Candidate
from tianxia.games.sun_tzu.notation import PASS, USE
from tianxia.games.sun_tzu.state import SunTzuState
from tianxia.lab.analysis import Choice, Judgment, judgment

FEW = [0.50, 0.54, 0.46, 0.50]
LUCKY = [0.40, 0.90, 0.35, 0.55]  # better by chance: in one world alone
BETTER = [0.60, 0.64, 0.56, 0.60]  # in every world


def by_worlds(code: int, chances: list[float]) -> Estimate:
    return Estimate(code, sum(chances) / len(chances), chances)


def test_the_choice_is_first_with_its_own_value_if_another_is_better_by_chance() -> None:
    chosen, lucky = by_worlds(1, FEW), by_worlds(2, LUCKY)
    assert lucky.value > chosen.value + LEAST
    assert ordered([lucky, chosen], 1) == [chosen, lucky]
    assert doubt(lucky, chosen) > lucky.value - chosen.value


def test_what_is_better_in_every_world_is_first() -> None:
    chosen, better, worse = by_worlds(1, FEW), by_worlds(2, BETTER), by_worlds(3, [0.1] * 4)
    found = ordered([chosen, worse, better], 1)
    assert [one.code for one in found] == [2, 1, 3]
    assert doubt(chosen, better) < better.value - chosen.value  # to play it is a mistake


def test_luck_that_both_have_says_nothing() -> None:
    """Worlds differ much, the difference of two options little."""
    one, other = by_worlds(1, [0.1, 0.9, 0.2, 0.8]), by_worlds(2, [0.15, 0.95, 0.25, 0.85])
    assert error(one, other) < 0.02
    assert ordered([one, other], 1)[0] is other


def test_what_differs_within_the_doubt_is_no_mistake() -> None:
    best = Choice("a", 0.6, "", {})
    losses = [Judgment(0, 0, 1, "orders", Choice("b", 0.55, "", {}, may), [best]).loss for may in (0.0, 0.04, 0.06)]
    assert losses == [pytest.approx(0.05), pytest.approx(0.05), 0]
    assert Judgment(0, 0, 1, "orders", Choice("b", 0.62, "", {}, 0.03), [best]).loss == 0


def test_a_turn_that_was_dropped_early_keeps_its_chance() -> None:
    """It fell behind by points; its chance to win may still be the higher one."""
    kept, dropped = Candidate(1, 0, 0, 3.0), Candidate(2, 0, 0, 3.0)
    for candidate, chances in ((kept, [0.4] * 40), (dropped, [0.6] * 4)):
        candidate.chances, candidate.worlds = chances, len(chances)
    first, second = estimates_of([kept, dropped], [kept, dropped], 60.0)
    mean = (0.4 * 40 + 0.6 * 4) / 44
    assert first.value == pytest.approx((0.4 * 40 + COUNTS * mean) / (40 + COUNTS))
    assert second.value == pytest.approx((0.6 * 4 + COUNTS * mean) / (4 + COUNTS))
    assert second.value > first.value


def test_a_sentence_agrees_with_what_is_recommended() -> None:
    """Where waiting is recommended, nothing is called better than waiting, though its chance may seem so."""
    s, options = SunTzuState(), [PASS, USE]
    s.round = 3
    assert [other_reason(s, 0, "after_battle", USE, options, better)[0] for better in (True, False)] == ["now", "early"]
    judge = Strategist(None, Effort(1, 1, 4, 1))
    game = tianxia.new("sun_tzu", seed=1)
    situation = situation_in(game, 0)._replace(kind="after_battle", options=options)
    wait, use = Estimate(PASS, 0.50, []), Estimate(USE, 0.505, [])
    assert judge.reason(situation, s, use, [wait, use])[0] == "early"
    assert judge.reason(situation, s, use, [use, wait])[0] == "now"


FOLLOWED = 4  # hints of each game
JUDGES: dict[str, Judge] = {
    "sun_tzu": Strategist(None, Effort(2, 2, 12, 1)),
    "zhanguo": Level(None, Budget(60, 30, 30, 4), 0.0),
    "great_wall": WallTiger(None, WallBudget(worlds=1, rounds=1, moves=40, length=8)),
}


@pytest.mark.parametrize("name", JUDGES)
def test_whoever_follows_the_hint_is_charged_with_nothing(name: str) -> None:
    """And is told the same of it afterwards."""
    game, judge, crane = tianxia.new(name, seed=4), JUDGES[name], make_bot("crane", name)
    followed = decisions = 0
    while followed < FOLLOWED and not game.over:
        seat = game.to_act[0]
        situation = situation_in(game, seat)
        decisions += len(situation.options) > 1
        if len(situation.options) > 1 and decisions % 9 == 1:
            advised = judge.weigh(situation_in(game, seat))[0]
            found = judgment(game, judge, seat, advised.code)
            assert found.loss == 0, situation.kind
            assert (found.played, found.line) == (found.best[0], [])
            assert found.played.chance == pytest.approx(advised.value, abs=1e-4)
            followed += 1
        game.play(seat, game.rules.text(crane.choose(situation)))
    assert followed == FOLLOWED
