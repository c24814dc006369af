"""Unification rewards (ZG-W), and the end of a round."""

from typing import Final

from ...core.questions import Question
from ...core.state import ALL, Facts, Frame, ask, tell, then
from ...core.values import Refusal
from . import events, frames
from .asks import Q_REWARD
from .building import palace_options, wall_options
from .court import governor_options
from .given import Questions
from .missions import claim
from .names import (
    ALL_REGIONS,
    GRAY,
    N_ASPECTS,
    N_COLORS,
    RED,
    REWARD_GOVERNOR,
    REWARD_GRAY,
    REWARD_OFFICIAL,
    REWARD_PALACE,
    REWARD_RED,
    REWARD_WALL,
    REWARD_WORKERS,
    REWARDS,
    ROUNDS,
)
from .notation import ACCEPT, PASS
from .scoring import final_scoring
from .settings import Settings
from .state import ZhanGuoState, own_supply, tie_order, value_of
from .verbs import add_workers, place_official

PAIR: Final = 2  # officials or workers of a reward


def reward_of(cfg: Settings, s: ZhanGuoState, aspect: int) -> int:
    return cfg.box.reward[aspect * ROUNDS + s.round - 1]


def regions_of_reward(cfg: Settings, s: ZhanGuoState, aspect: int) -> int:
    mask = cfg.box.reward_regions[aspect * ROUNDS + s.round - 1]
    return mask if mask else ALL_REGIONS


def step_rewards(cfg: Settings, s: ZhanGuoState, frame: Frame) -> None:
    """Aspect by aspect (ZG-W1): the highest value decides first, ties by the discs as they are now (ZG-W2, ZG-W6)."""
    _, aspect = frame
    if aspect == N_ASPECTS:
        then(s, (frames.ROUND_ENDS,))
        return
    order = [seat for seat in tie_order(s) if value_of(s, seat, aspect)]
    order.sort(key=lambda seat: -value_of(s, seat, aspect))
    then(s, (frames.OFFER, aspect, 0, *order), (frames.REWARDS, aspect + 1))


def can_take(cfg: Settings, s: ZhanGuoState, seat: int, aspect: int) -> bool:
    """In full, or it cannot be accepted (ZG-W4, ZG-W10)."""
    kind = reward_of(cfg, s, aspect)
    regions = regions_of_reward(cfg, s, aspect)
    if kind == REWARD_OFFICIAL:
        return sum(own_supply(s, seat)) > 0
    if kind == REWARD_RED:
        return s.supply[seat * N_COLORS + RED] >= PAIR
    if kind == REWARD_GRAY:
        return s.supply[seat * N_COLORS + GRAY] >= PAIR
    if kind == REWARD_GOVERNOR:
        return len(governor_options(cfg, s, seat, (regions, 1))) > 0
    if kind == REWARD_PALACE:
        return len(palace_options(cfg, s, seat, (regions, 1))) > 0
    if kind == REWARD_WALL:
        return len(wall_options(cfg, s, seat, (1,))) > 0
    return True


ORDER: Final = 3  # where the order begins in an OFFER frame


def step_offer(cfg: Settings, s: ZhanGuoState, frame: Frame) -> None:
    """Each is asked once; a seat that cannot accept passes automatically (ZG-W11)."""
    _, aspect, place = frame[:ORDER]
    order = frame[ORDER:]
    while place < len(order):
        seat = order[place]
        place += 1
        if can_take(cfg, s, seat, aspect):
            s.stack.append((frames.OFFER, aspect, place) + order)
            ask(s, Q_REWARD, 1 << seat, aspect)
            return
        tell(s, events.PASSES, ALL, seat, aspect)
    tell(s, events.NO_REWARD, ALL, aspect)


def reward_options(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts) -> list[int]:
    return [PASS, ACCEPT]


def why_not_reward(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts, code: int) -> Refusal:
    (aspect,) = facts
    return Refusal("ZG-W4", reward=REWARDS[reward_of(cfg, s, aspect)])


def answer_reward(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts, code: int) -> None:
    (aspect,) = facts
    if code == PASS:
        tell(s, events.PASSES, ALL, seat, aspect)
        return
    s.stack.pop()  # nobody else is asked
    kind = reward_of(cfg, s, aspect)
    tell(s, events.ACCEPTS, ALL, seat, aspect, kind)
    own = seat * N_ASPECTS + aspect  # ZG-W3: all its markers of the aspect go back
    s.markers1[aspect] += s.stash1[own]
    s.markers3[aspect] += s.stash3[own]
    s.stash1[own] = s.stash3[own] = 0
    tell(s, events.MARKERS_BACK, ALL, seat, aspect)
    if seat in s.track:
        s.track.remove(seat)
    else:
        s.column[s.column.index(seat)] = -1  # the disc moves to the latest reward (ZG-W7)
    s.column[aspect] = seat
    s.stack.append((frames.REWARDED, seat))
    give(cfg, s, seat, kind, regions_of_reward(cfg, s, aspect))


def give(cfg: Settings, s: ZhanGuoState, seat: int, kind: int, regions: int) -> None:
    """ZG-W9."""
    region = regions.bit_length() - 1
    if kind == REWARD_OFFICIAL:
        s.stack.append((frames.GET_OFFICIAL, seat, frames.ANY, region, 0))
    elif kind in (REWARD_RED, REWARD_GRAY):
        for _ in range(PAIR):
            place_official(s, seat, RED if kind == REWARD_RED else GRAY, region)
    elif kind == REWARD_WORKERS:
        add_workers(s, seat, region, PAIR)
    elif kind == REWARD_GOVERNOR:
        s.stack.append((frames.DO_GOVERNOR, seat, regions, 1))  # ZG-W12
    elif kind == REWARD_WALL:
        s.stack.append((frames.DO_WALL, seat, 1))  # ZG-W13, as for a palace
    else:
        s.stack.append((frames.DO_PALACE, seat, regions, 1))


def step_rewarded(cfg: Settings, s: ZhanGuoState, frame: Frame) -> None:
    _, seat = frame
    claim(cfg, s, seat)


def step_round_ends(cfg: Settings, s: ZhanGuoState, frame: Frame) -> None:
    """All discs go back to the track in tie order; the top one starts the next round (ZG-W8, ZG-W14)."""
    s.track = tie_order(s)
    s.column = [-1] * N_ASPECTS
    for rank, seat in enumerate(s.track):
        tell(s, events.TRACK, ALL, seat, rank + 1)
    s.history.extend(s.vp)
    if s.round == ROUNDS:
        s.end = "ZG-C1"
        final_scoring(cfg, s)
        tell(s, events.END, ALL)
        return
    s.round += 1
    s.first = s.track[0]
    then(s, (frames.ROUND,))


QUESTIONS: Final[Questions] = [
    Question(Q_REWARD, reward_options, answer_reward, why_not_reward, ("accept",)),
]
