"""Effects of co-operative cards that concern other players: all, others, chosen ones, or a share each.

The number is the owner's, the choices of a part are those of the player whom it concerns (GW-C27).
"""

from typing import Final

from ....core.questions import Question, by
from ....core.state import Facts, Frame, ask, then
from ....core.values import Refusal
from ..position.amounts import LENGTH, amount_in
from ..position.given import Questions, Steps
from ..position.order import ANYBODY, ask_who_is_first, seat_at
from ..position.seats import players_in_order
from ..position.settings import Settings
from ..position.state import GreatWallState
from ..terms import frames
from ..terms.asks import Q_PLAYER, Q_SPLIT
from ..terms.notation import DONE, PLAYER
from ..terms.parts import Effect
from ..terms.vocabulary import (
    DO_APPLY,
    DO_DISCARD_SHAME,
    DO_DRAW,
    DO_EXCHANGE,
    DO_GAIN,
    DO_INCOME,
    DO_LOSE,
    DO_RECLAIM_COMMAND,
    DO_SAVE,
    WHO_CHOSEN_OTHER,
    WHO_OTHERS,
    WHO_SPLIT,
)

SHARE_BITS: Final = 5
MOST_SHARED: Final = (1 << SHARE_BITS) - 1
ORDER: Final = 6 + LENGTH  # where the order of an EACH frame begins
# Nothing that one player does by these concerns another: who is first does not matter.
ALONE: Final = (
    DO_GAIN,
    DO_LOSE,
    DO_EXCHANGE,
    DO_DRAW,
    DO_DISCARD_SHAME,
    DO_SAVE,
    DO_INCOME,
    DO_RECLAIM_COMMAND,
    DO_APPLY,
)


def share(cfg: Settings, s: GreatWallState, effect: Effect, frame: Frame) -> None:
    """(DO, owner, effect, kind of soldier, source of honor, moment): settle whom it concerns."""
    owner = frame[1]
    n = MOST_SHARED if effect.n.every else min(amount_in(cfg, s, effect.n, frame), MOST_SHARED)
    if n <= 0:
        return
    if effect.who == WHO_SPLIT:
        s.stack.append((frames.SPLIT, n, 0) + frame[1:])
    elif effect.who > WHO_OTHERS:
        ask(s, Q_PLAYER, 1 << owner, n, *frame[1:])
    else:
        seats = [seat for seat in range(cfg.players) if effect.who != WHO_OTHERS or seat != owner]
        each(cfg, s, frame, sum([n << seat * SHARE_BITS for seat in seats]))


def each(cfg: Settings, s: GreatWallState, frame: Frame, shares: int) -> None:
    """All who have a share do their parts, whoever likes first (GW-C19)."""
    order = [seat for seat in players_in_order(cfg, s) if share_of(shares, seat)]
    s.stack.append((frames.EACH, shares) + frame[1:] + tuple(order))


def share_of(shares: int, seat: int) -> int:
    return shares >> seat * SHARE_BITS & MOST_SHARED


def step_each(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """(EACH, shares, DO frame without its kind, *order)."""
    if len(frame) == ORDER:
        return
    able = 0 if cfg.box.effects[frame[3]].verb in ALONE else ANYBODY
    if not ask_who_is_first(cfg, s, frame, ORDER, able):
        seat = seat_at(frame, ORDER)
        own = part((frames.DO,) + frame[2:ORDER], seat, share_of(frame[1], seat))
        then(s, own, frame[:ORDER] + frame[ORDER + 1 :])


def part(frame: Frame, seat: int, n: int) -> Frame:
    """The part of a player, with its number at the end."""
    return (frames.PART, seat) + frame[2:] + (n,)


# One player, chosen by the owner


def player_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    """(..., number, DO frame without its kind)."""
    effect = cfg.box.effects[facts[2]]
    others_only = effect.who == WHO_CHOSEN_OTHER
    return [DONE, *[PLAYER + other for other in range(cfg.players) if other != seat or not others_only]]


def why_not_player(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> Refusal:
    return Refusal("GW-C27")


def answer_player(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    if code != DONE:
        s.stack.append(part((frames.DO,) + facts[1:], code - PLAYER, facts[0]))


# Shares


def step_split(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """(SPLIT, left, shares, DO frame without its kind): one by one; then each does the own part."""
    left, shares = frame[1], frame[2]
    if left > 0:
        s.stack.append(frame)
        ask(s, Q_SPLIT, 1 << frame[3], left)
        return
    each(cfg, s, (frames.DO,) + frame[3:], shares)


def split_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    return [DONE, *[PLAYER + other for other in range(cfg.players)]]


def answer_split(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    frame = s.stack.pop()
    if code == DONE:
        s.stack.append((frames.SPLIT, 0) + frame[2:])
    else:
        shares = frame[2] + (1 << (code - PLAYER) * SHARE_BITS)
        s.stack.append((frames.SPLIT, frame[1] - 1, shares) + frame[3:])


STEPS: Final[Steps] = {
    frames.SPLIT: step_split,
    frames.EACH: step_each,
}

QUESTIONS: Final[Questions] = [
    Question(Q_PLAYER, player_options, answer_player, why_not_player, ("player",)),
    Question(Q_SPLIT, split_options, answer_split, by("GW-C27"), ("player",)),
]
