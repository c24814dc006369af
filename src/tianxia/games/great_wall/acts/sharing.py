"""Effects of cooperative cards for other players: all, the others, a chosen one, or a share for each.

The number is the owner's; the player who carries out a part makes its choices (GW-C27).
"""

from typing import Final

from ....core.questions import Question, by
from ....core.state import Facts, Frame, ask, then
from ..position.amounts import LENGTH, amount_in
from ..position.given import Questions
from ..position.order import ANYBODY, ask_who_is_first, seat_at
from ..position.seats import players_in_order
from ..position.settings import Settings
from ..position.state import GreatWallState
from ..terms import frames
from ..terms import vocabulary as v
from ..terms.asks import Q_PLAYER, Q_SPLIT
from ..terms.notation import DONE, PLAYER
from ..terms.parts import Effect

SHARE_BITS: Final = 5
MOST_SHARED: Final = (1 << SHARE_BITS) - 1
ACT: Final = 2  # where a DO frame without its kind begins in an EACH frame: owner, effect, kind, source, moment
ORDER: Final = ACT + 4 + LENGTH  # where the order begins
SPLIT_EFFECT: Final = 4  # where the effect is in a SPLIT frame, after what is left, the shares and the owner
# What one player does with these does not affect the others: who goes first does not matter.
ALONE: Final = (
    v.DO_GAIN,
    v.DO_LOSE,
    v.DO_EXCHANGE,
    v.DO_DRAW,
    v.DO_DISCARD_SHAME,
    v.DO_SAVE,
    v.DO_INCOME,
    v.DO_RECLAIM_COMMAND,
    v.DO_APPLY,
)


def share(cfg: Settings, s: GreatWallState, effect: Effect, frame: Frame) -> None:
    """Settle who takes part."""
    _, owner = frame[:2]
    act = frame[1:]
    n = MOST_SHARED if effect.n.every else min(amount_in(cfg, s, effect.n, frame), MOST_SHARED)
    if n <= 0:
        return
    if effect.who == v.WHO_SPLIT:
        s.stack.append((frames.SPLIT, n, 0) + act)
    elif effect.who > v.WHO_OTHERS:
        ask(s, Q_PLAYER, 1 << owner, n, *act)
    else:
        seats = [seat for seat in range(cfg.players) if effect.who != v.WHO_OTHERS or seat != owner]
        each(cfg, s, act, sum([n << seat * SHARE_BITS for seat in seats]))


def each(cfg: Settings, s: GreatWallState, act: Frame, shares: int) -> None:
    """All who have a share do their parts; they decide who goes first (GW-C19)."""
    order = [seat for seat in players_in_order(cfg, s) if share_of(shares, seat)]
    s.stack.append((frames.EACH, shares) + act + tuple(order))


def share_of(shares: int, seat: int) -> int:
    return shares >> seat * SHARE_BITS & MOST_SHARED


def step_each(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    if len(frame) == ORDER:
        return
    _, shares, _, effect = frame[:4]
    able = 0 if cfg.box.effects[effect].verb in ALONE else ANYBODY
    if not ask_who_is_first(cfg, s, frame, ORDER, able):
        seat = seat_at(frame, ORDER)
        own = part(frame[ACT:ORDER], seat, share_of(shares, seat))
        then(s, own, frame[:ORDER] + frame[ORDER + 1 :])


def part(act: Frame, seat: int, n: int) -> Frame:
    """A player's part: the player instead of the owner, and the number at the end."""
    return (frames.PART, seat) + act[1:] + (n,)


# One player, chosen by the owner


def player_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    _, _, effect = facts[:3]
    others_only = cfg.box.effects[effect].who == v.WHO_CHOSEN_OTHER
    return [DONE, *[PLAYER + other for other in range(cfg.players) if other != seat or not others_only]]


def answer_player(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    if code != DONE:
        (n,) = facts[:1]
        s.stack.append(part(facts[1:], code - PLAYER, n))


# Shares


def step_split(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """Shares are set one by one; then each player does their part."""
    _, left, shares, owner = frame[:4]
    if left > 0:
        s.stack.append(frame)
        ask(s, Q_SPLIT, 1 << owner, left)
    else:
        each(cfg, s, frame[3:], shares)


def split_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    return [DONE, *[PLAYER + other for other in range(cfg.players)]]


def answer_split(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    frame = s.stack.pop()
    _, left, shares = frame[:3]
    if code == DONE:
        left = 0
    else:
        left -= 1
        shares += 1 << (code - PLAYER) * SHARE_BITS
    s.stack.append((frames.SPLIT, left, shares) + frame[3:])


QUESTIONS: Final[Questions] = [
    Question(Q_PLAYER, player_options, answer_player, by("GW-C27"), ("player",)),
    Question(Q_SPLIT, split_options, answer_split, by("GW-C27"), ("player",)),
]
