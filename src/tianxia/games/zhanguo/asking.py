"""What the sentences of questions and options mention: the piece, the price, whose turn it is to decide and why.

Names and numbers only; the words are in the Fluent files, for the browser and the terminal alike. Everything here is
public, or the asked seat's own.
"""

from collections.abc import Callable
from typing import Final

from ...core.questions import facts_of
from ...core.state import KIND, STEP, Facts, Frame
from ...core.values import Fact, Option
from . import asks, frames
from .auction import HIGHEST, HOLDER
from .names import ACTIONS, ASPECTS, COLORS, PALACE, REGION_NAMES, REGIONS, REWARDS, ROUNDS, SEATS, WALL
from .notation import ACCEPT, PASS, official_of
from .rewards import ORDER, can_take, reward_of
from .settings import Settings
from .state import ZhanGuoState, value_of

Told = dict[str, Fact]
About = Callable[[Settings, ZhanGuoState, int, Facts], Told]


def about(cfg: Settings, s: ZhanGuoState, seat: int, question: Frame) -> Told:
    """What the sentence of the open question may mention."""
    kind = question[KIND]
    return ABOUT[kind](cfg, s, seat, facts_of(question)) if kind in ABOUT else {}


def bid(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts) -> Told:
    """The points that it has, and the bid to beat; who opens has none."""
    told: Told = {"points": s.vp[seat]}
    if s.auction[HOLDER] >= 0:
        told["seat"] = SEATS[s.auction[HOLDER]]
        told["number"] = s.auction[HIGHEST]
    return told


def use(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts) -> Told:
    return {"card": s.playing}


def move(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts) -> Told:
    """The points left, and the official that must move on (ZG-O4)."""
    _, _, left, _, _, passing = s.stack[-2]
    if passing == frames.NONE:
        return {"number": left}
    color, region = official_of(passing)
    return {"number": left, "color": COLORS[color], "region": REGION_NAMES[region]}


def placed(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts) -> Told:
    """The region, where a reward shows it."""
    _, region, _ = facts
    return {} if region == frames.ANY else {"region": REGION_NAMES[region]}


def extra_worker(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts) -> Told:
    (region,) = facts
    return {"region": REGION_NAMES[region], "level": s.unrest[seat * REGIONS + region] + 1}


def square(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts) -> Told:
    (region,) = facts
    return {"region": REGION_NAMES[region]}


def built(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts) -> Told:
    """Whether it is a reward: then nothing is returned for it."""
    *_, free = facts
    return {"free": 1} if free else {}


def worker(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts) -> Told:
    paying, beneath = s.stack[-2], s.stack[-3]
    return {"action": ACTIONS[PALACE if beneath[STEP] == frames.PALACE_MARKER else WALL], "number": paying[frames.LEFT]}


def ability(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts) -> Told:
    _, _, action = s.stack[-2][:3]
    return {"action": ACTIONS[action]}


def unrest(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts) -> Told:
    """The worker that the circle then brings there."""
    (with_worker,) = facts
    return {"number": 1} if with_worker else {}


def reward(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts) -> Told:
    """What is got and given back, why this seat decides now, and who decides if it passes (ZG-W2, ZG-W5, ZG-W6)."""
    (aspect,) = facts
    offer = s.stack[-2]
    place, order = offer[ORDER - 1], offer[ORDER:]
    told: Told = {"aspect": ASPECTS[aspect], **reward_shown(cfg, s, aspect), "number": value_of(s, seat, aspect)}
    told["why"] = why_now(s, aspect, place, order)
    for other in order[place:]:
        if can_take(cfg, s, other, aspect):
            told["seat"] = SEATS[other]
            break
    return told


def reward_shown(cfg: Settings, s: ZhanGuoState, aspect: int) -> Told:
    """The reward of the round, and the regions printed on it."""
    mask = cfg.box.reward_regions[aspect * ROUNDS + s.round - 1]
    regions = [REGION_NAMES[region] for region in range(REGIONS) if mask >> region & 1]
    return {"reward": REWARDS[reward_of(cfg, s, aspect)], "regions": "/".join(regions) if regions else "any"}


def why_now(s: ZhanGuoState, aspect: int, place: int, order: Frame) -> str:
    """`place` is that of the next one in the order of those who have markers."""
    if place > 1:
        return "next"
    if len(order) == 1:
        return "only"
    return "tie" if value_of(s, order[0], aspect) == value_of(s, order[1], aspect) else "most"


ABOUT: Final[dict[int, About]] = {
    asks.Q_BID: bid,
    asks.Q_USE: use,
    asks.Q_OFFICIAL: placed,
    asks.Q_MOVE: move,
    asks.Q_EXTRA_WORKER: extra_worker,
    asks.Q_GOVERNOR: built,
    asks.Q_SQUARE: square,
    asks.Q_PALACE: built,
    asks.Q_WORKER: worker,
    asks.Q_WALL: built,
    asks.Q_ABILITY: ability,
    asks.Q_UNREST: unrest,
    asks.Q_REWARD: reward,
}


def option(cfg: Settings, s: ZhanGuoState, question: Frame, code: int, usual: Option) -> Option:
    """An option with what it means at the open question."""
    if question[KIND] != asks.Q_REWARD:
        return usual
    (aspect,) = facts_of(question)
    if code == ACCEPT:
        return usual._replace(parts=reward_shown(cfg, s, aspect))
    return usual._replace(parts={"aspect": ASPECTS[aspect]}) if code == PASS else usual
