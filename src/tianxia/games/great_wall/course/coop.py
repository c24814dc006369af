"""Together against the hordes: shame, sacrifices, the decree phase, events, the end (GW-C)."""

from typing import Final

from ....core.questions import Question
from ....core.state import ALL, Facts, Frame, ask, tell, then
from ....core.values import Refusal, Result
from ..acts.moments import begin_root, do_all
from ..position import events
from ..position.amounts import NO_MOMENT, amount
from ..position.given import Questions, Steps
from ..position.modifiers import EVERYBODY
from ..position.settings import Settings
from ..position.state import GreatWallState
from ..position.verbs import lose_together
from ..terms import frames
from ..terms.asks import Q_SACRIFICE
from ..terms.names import CLERK_PLACES, FROM_COMMAND, POOL
from ..terms.notation import SACRIFICE_CLERK, SACRIFICE_TROPHY
from ..terms.vocabulary import NEED_CLERK, NEED_SOLDIER, SOLDIER, UNTIL_END
from .effects import lose_options, take_from_section

WON = "GW-C15"
CLERK = 3  # of State.sacrificed, behind the three kinds of soldier


# Sacrifices


def step_sacrifice(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """(SACRIFICE, seat, what, left): the pieces leave the game (GW-C12)."""
    seat, what, left = frame[1], frame[2], frame[3]
    if left <= 0:
        return
    codes = sacrifice_options(cfg, s, seat, (what,))
    s.stack.append(frame)
    if len(codes) > 1:
        ask(s, Q_SACRIFICE, 1 << seat, what, left)
    else:
        answer_sacrifice(cfg, s, seat, frame, codes[0])


def sacrifice_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    what = facts[0]
    if what == NEED_SOLDIER:
        return lose_options(cfg, s, seat, (SOLDIER,))
    if what == NEED_CLERK:
        return [SACRIFICE_CLERK + at for at in range(POOL + 1) if s.clerks[seat * CLERK_PLACES + at]]
    return [SACRIFICE_TROPHY + card for card in s.trophies[seat]]


def why_not_sacrifice(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> Refusal:
    return Refusal("GW-C28")


def answer_sacrifice(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    frame = s.stack.pop()
    s.stack.append(frame[:3] + (frame[3] - 1,))
    if code >= SACRIFICE_TROPHY:
        card = code - SACRIFICE_TROPHY
        at = s.trophies[seat].index(card)
        s.trophies[seat].pop(at)
        s.trophy_shame[seat].pop(at)
        s.lost_trophies.append(card)
        tell(s, events.SACRIFICED_TROPHY, ALL, seat, card)
    elif code >= SACRIFICE_CLERK:
        at = code - SACRIFICE_CLERK
        s.clerks[seat * CLERK_PLACES + at] -= 1
        if at < POOL:
            s.crowd[at] -= 1
        s.sacrificed[seat * 4 + CLERK] += 1
        tell(s, events.SACRIFICED_CLERK, ALL, seat, at)
    else:
        kind, section = take_from_section(s, seat, code)
        s.sacrificed[seat * 4 + kind] += 1
        tell(s, events.SACRIFICED_SOLDIER, ALL, seat, kind, section)


# The end of a year


def step_end_check(cfg: Settings, s: GreatWallState) -> None:
    """Won with enough decrees, even on the last space (GW-C15, GW-C25); lost by shame or time (GW-C16)."""
    if len(s.decrees_done) >= cfg.goal:
        s.end = WON
        tell(s, events.END, ALL, events.BY_DECREES)
    elif s.bank == 0:
        lose_together(s, events.BY_SHAME)
    elif s.year == cfg.last_space:
        lose_together(s, events.BY_TIME)
    else:
        due = [seat for _ in s.decrees for seat in s.tea if seat < cfg.players]
        then(s, (frames.REFILL_DECREES,), (frames.EVENT,), (frames.SPRING,))
        begin_root(s)
        then(s, (frames.DUE, *due), (frames.SHAMED, -1))


def result(cfg: Settings, s: GreatWallState) -> Result:
    """Shared by all players, without a ranking (GW-C26)."""
    won = s.end == WON
    winners = tuple(range(cfg.players)) if won else ()
    return Result(winners, (1 if won else 2,) * cfg.players, tuple(s.honor[: cfg.players]), s.end)


def step_refill_decrees(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """Empty places are refilled as long as there are decrees (GW-C13, GW-C24)."""
    while len(s.decrees) < cfg.decree_places and s.decree_deck:
        card = s.decree_deck.pop()
        s.decrees.append(card)
        tell(s, events.DECREE, ALL, card)


def step_event(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """Once now, or for everybody until the end of the game (GW-C14)."""
    if not s.event_deck:
        return
    card = s.event_deck.pop()
    s.events.append(card)
    tell(s, events.EVENT, ALL, card)
    event = cfg.box.events[card]
    do_all(s, 0, event.effects, -1, FROM_COMMAND, NO_MOMENT)
    for index in event.mods:
        n = amount(cfg, s, cfg.mod(index).add, 0, -1, NO_MOMENT)
        s.applied.extend([index, EVERYBODY, cfg.mod(index).location, n, UNTIL_END])


STEPS: Final[Steps] = {
    frames.SACRIFICE: step_sacrifice,
    frames.REFILL_DECREES: step_refill_decrees,
    frames.EVENT: step_event,
}

QUESTIONS: Final[Questions] = [
    Question(
        Q_SACRIFICE,
        sacrifice_options,
        answer_sacrifice,
        why_not_sacrifice,
        ("lose_soldier", "lose_firing", "sacrifice_clerk", "sacrifice_trophy"),
        must="GW-C11",
    ),
]
