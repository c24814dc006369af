"""Every greedy bot has an answer for every kind of question of its game, and for nothing else."""

from collections.abc import Collection

import pytest

from tianxia.bots.great_wall import greedy as great_wall
from tianxia.bots.sun_tzu import greedy as sun_tzu
from tianxia.bots.zhanguo import greedy as zhanguo
from tianxia.core.registry import make_rules


@pytest.mark.parametrize(
    ("game", "answers"),
    [("great_wall", great_wall.ANSWERS), ("sun_tzu", sun_tzu.ANSWERS), ("zhanguo", zhanguo.ANSWERS)],
)
def test_each_kind_of_question_has_its_answer(game: str, answers: Collection[str]) -> None:
    assert sorted(answers) == sorted(make_rules(game, None, {}, None).asks)
