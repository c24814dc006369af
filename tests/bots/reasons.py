"""The reasons of all options, whatever the bot thinks of them."""

from collections.abc import Callable

from tianxia.bots import Situation
from tianxia.bots.great_wall import levels as great_wall
from tianxia.bots.great_wall import reasons as great_wall_reasons
from tianxia.bots.sun_tzu import levels as sun_tzu
from tianxia.bots.sun_tzu.orders import Effort
from tianxia.bots.weighing import Estimate
from tianxia.bots.zhanguo import reasons as zhanguo_reasons
from tianxia.bots.zhanguo.thought import Thought

Reason = tuple[str, dict[str, int | str]]


def of_sun_tzu(situation: Situation) -> list[Reason]:
    judge = sun_tzu.Strategist(None, Effort(1, 1, 4, 1))
    world = sun_tzu.world_in(situation)
    codes = situation.options
    found = [Estimate(codes[i], 0.1 * ((i + world.round) % 2), []) for i in range(len(codes))]
    shown = sorted(found, key=lambda one: -one.value)
    return [judge.reason(situation, world, one, shown) for one in found]


def of_zhanguo(situation: Situation) -> list[Reason]:
    thought = Thought(situation)
    return [zhanguo_reasons.reason_of(thought, thought.candidate(code)) for code in situation.options]


def of_great_wall(situation: Situation) -> list[Reason]:
    cfg, world = great_wall.rules_of(situation).settings, great_wall.world_of(situation)
    return [great_wall_reasons.reason_of(situation, cfg, world, code) for code in situation.options]


REASONS: dict[str, Callable[[Situation], list[Reason]]] = {
    "sun_tzu": of_sun_tzu,
    "zhanguo": of_zhanguo,
    "great_wall": of_great_wall,
}
