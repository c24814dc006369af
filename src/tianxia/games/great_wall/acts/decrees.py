"""Decrees: proposed by a player, agreed to by all who give something, fulfilled right away (GW-C11, GW-C21).

The offer on the table is a list: who proposes, the decree, then every player's part, need by need.
"""

from typing import Final

from ....core.questions import Question, by
from ....core.state import ALL, Facts, Frame, ask, tell
from ....core.values import Refusal
from ..position import events
from ..position.amounts import NO_MOMENT, amount, scale
from ..position.given import Questions
from ..position.modifiers import wild_of
from ..position.order import asker, take_question_away
from ..position.settings import Settings
from ..position.state import GreatWallState, at_rest
from ..position.verbs import has, lose_honor
from ..terms import frames
from ..terms import vocabulary as v
from ..terms.asks import Q_CONSENT, Q_DECREE, Q_SHARE
from ..terms.box import Decree, Need
from ..terms.names import CHI, CLERK_PLACES, DECREES, N_RESOURCES, N_SECTIONS
from ..terms.notation import AGREE, DONE, PROPOSE, REFUSE, SHARE
from .payment import NOTHING, Cost, can_pay, only, pay, plus, to_build

PROPOSER: Final = 0
DECREE: Final = 1
PARTS: Final = 2  # + need * players + seat


# What is needed and what there is


def needed(cfg: Settings, s: GreatWallState, need: Need) -> int:
    """How much the whole team, or each player, must give."""
    return amount(cfg, s, need.n, 0, -1, NO_MOMENT)


def means(cfg: Settings, s: GreatWallState, seat: int, need: Need) -> int:
    """How much a player could give. Nobody in the chamber, under shame or serving as overseer counts (GW-C28)."""
    if need.what <= v.NEED_BUILD:
        wild = wild_of(cfg, s, seat)
        own = 0
        for resource in range(N_RESOURCES):
            fits = resource != CHI if need.what == v.NEED_BUILD else resource == need.what
            if fits or wild >> resource & 1:
                own += has(s, seat, resource)
        return own
    if need.what == v.NEED_HONOR:
        return s.honor[seat]
    if need.what == v.NEED_TACTIC:
        return len(s.hand[seat])
    if need.what == v.NEED_SOLDIER:
        firing = s.firing[seat * N_SECTIONS : (seat + 1) * N_SECTIONS]
        return sum(s.rest[at_rest(seat, 0) : at_rest(seat + 1, 0)]) + sum(firing)
    if need.what == v.NEED_CLERK:
        return sum(s.clerks[seat * CLERK_PLACES : (seat + 1) * CLERK_PLACES])
    return len(s.trophies[seat])


def counts(cfg: Settings, s: GreatWallState, decree: Decree, need: Need) -> list[int]:
    """What is checked: one count for the table, one for the whole team, or one per player."""
    if need.scale in v.OF_THE_TABLE or need.scale >= v.TRACK:
        return [scale(cfg, s, need.scale, 0, -1, NO_MOMENT)]
    own = [scale(cfg, s, need.scale, seat, -1, NO_MOMENT) for seat in range(cfg.players)]
    return [sum(own)] if decree.team else own


def is_met(cfg: Settings, s: GreatWallState, decree: Decree, need: Need) -> bool:
    """Whether the players could give it now; what is only checked must hold."""
    if need.what < 0:
        least = amount(cfg, s, need.least, 0, -1, NO_MOMENT)
        return all([n >= least and (need.most < 0 or n <= need.most) for n in counts(cfg, s, decree, need)])
    own = [means(cfg, s, seat, need) for seat in range(cfg.players)]
    return (sum(own) if decree.team else min(own)) >= needed(cfg, s, need)


def can_be_fulfilled(cfg: Settings, s: GreatWallState, card: int) -> bool:
    decree = cfg.box.decrees[card]
    if not all([is_met(cfg, s, decree, need) for need in decree.needs]):
        return False
    if decree.team:  # at most one need asks for resources
        return True
    price = price_of_part(decree, [needed(cfg, s, need) for need in decree.needs])
    return all([can_pay(cfg, s, seat, price) for seat in range(cfg.players)])


def price_of_part(decree: Decree, part: list[int]) -> Cost:
    """The resources of a part, paid in one go, so that none of them pays for two needs."""
    price = NOTHING
    for need, n in zip(decree.needs, part, strict=True):
        if 0 <= need.what <= v.NEED_BUILD:
            price = plus(price, to_build(n) if need.what == v.NEED_BUILD else only(need.what, n))
    return price


# Proposing


def step_fulfill(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """Any player may propose, until all have passed."""
    _, passed = frame
    waiting = (1 << cfg.players) - 1 & ~passed
    if waiting and any([can_be_fulfilled(cfg, s, card) for card in s.decrees]):
        s.stack.append(frame)
        ask(s, Q_DECREE, waiting)


def decree_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    return [DONE, *[PROPOSE + card for card in s.decrees if can_be_fulfilled(cfg, s, card)]]


def why_not_decree(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> Refusal:
    return Refusal("GW-C11", decree=cfg.box.decrees[code - PROPOSE].id)


def answer_decree(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    if code == DONE:
        passes(s, seat)
        return
    take_question_away(s)
    card = code - PROPOSE
    s.offer = [seat, card] + [0] * (len(cfg.box.decrees[card].needs) * cfg.players)
    tell(s, events.PROPOSED, ALL, seat, card)
    s.stack.append((frames.SHARES, 0, 0))


def passes(s: GreatWallState, seat: int) -> None:
    """The FULFILL frame remembers it."""
    at = asker(s)
    _, passed = s.stack[at]
    s.stack[at] = (frames.FULFILL, passed | 1 << seat)


def step_shares(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """The proposer says who gives how much where the decree leaves it open."""
    _, first_need, first_seat = frame
    decree = cfg.box.decrees[s.offer[DECREE]]
    for i in range(first_need, len(decree.needs)):
        if decree.needs[i].what < 0:
            continue
        for seat in range(first_seat if i == first_need else 0, cfg.players):
            least, most = bounds(cfg, s, decree, i, seat)
            if least < most:
                s.stack.append((frames.SHARES, i, seat))
                ask(s, Q_SHARE, 1 << s.offer[PROPOSER], i, seat, least, most)
                return
            s.offer[PARTS + i * cfg.players + seat] = least
    s.stack.append((frames.PARTS, 0))
    ask(s, Q_CONSENT, sum([1 << seat for seat in range(cfg.players) if must_agree(cfg, s, seat)]))


def bounds(cfg: Settings, s: GreatWallState, decree: Decree, i: int, seat: int) -> tuple[int, int]:
    """The least and the most that the seat can give, once the seats before it are settled."""
    need = decree.needs[i]
    n = needed(cfg, s, need)
    if not decree.team:
        return n, n
    at = PARTS + i * cfg.players
    left = n - sum(s.offer[at : at + seat])
    later = sum([means(cfg, s, other, need) for other in range(seat + 1, cfg.players)])
    return max(0, left - later), min(left, means(cfg, s, seat, need))


def share_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    _, _, least, most = facts
    return [SHARE + n for n in range(least, most + 1)]


def why_not_share(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> Refusal:
    _, _, least, most = facts
    return Refusal("GW-C21", least=least, most=most)


def answer_share(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    need, giver, _, _ = facts
    s.stack.pop()
    s.offer[PARTS + need * cfg.players + giver] = code - SHARE
    s.stack.append((frames.SHARES, need, giver + 1))


# Agreeing


def part_of_seat(cfg: Settings, s: GreatWallState, seat: int) -> list[int]:
    """What the seat would give, need by need."""
    return s.offer[PARTS + seat :: cfg.players]


def must_agree(cfg: Settings, s: GreatWallState, seat: int) -> bool:
    return seat != s.offer[PROPOSER] and sum(part_of_seat(cfg, s, seat)) > 0


def consent_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    return [AGREE, REFUSE]


def answer_consent(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    """A refusal ends the proposal and counts as a pass by the proposer."""
    if code == AGREE:
        tell(s, events.AGREED, ALL, seat)
        return
    take_question_away(s)
    s.stack.pop()
    passes(s, s.offer[PROPOSER])
    tell(s, events.REFUSED, ALL, seat)
    s.offer = []


# Giving


def step_parts(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """All have agreed; each player in turn gives their part."""
    _, seat = frame
    card = s.offer[DECREE]
    if seat == cfg.players:
        s.decrees.remove(card)
        s.decrees_done.append(card)
        s.offer = []
        tell(s, events.FULFILLED, ALL, card)
        return
    s.stack.append((frames.PARTS, seat + 1))
    decree, part = cfg.box.decrees[card], part_of_seat(cfg, s, seat)
    pay(cfg, s, seat, price_of_part(decree, part))
    for need, n in zip(decree.needs, part, strict=True):
        if n and need.what > v.NEED_BUILD:
            give(s, seat, need.what, n)


def give(s: GreatWallState, seat: int, what: int, n: int) -> None:
    """Give anything but resources."""
    if what == v.NEED_HONOR:
        lose_honor(s, seat, n, DECREES)
    elif what == v.NEED_TACTIC:
        s.stack.append((frames.LOSE, seat, v.TACTIC, n))
    else:
        s.stack.append((frames.SACRIFICE, seat, what, n))


QUESTIONS: Final[Questions] = [
    Question(Q_DECREE, decree_options, answer_decree, why_not_decree, ("propose",)),
    Question(Q_SHARE, share_options, answer_share, why_not_share, ("share",), must="GW-C21"),
    Question(Q_CONSENT, consent_options, answer_consent, by("GW-C21"), ("agree", "refuse"), must="GW-C21"),
]
