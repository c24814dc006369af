"""The cooperative game: sacrifices, the refill of decrees, events, the end (GW-C)."""

from typing import Final

from ....core.questions import Question, by, decide
from ....core.state import ALL, Facts, Frame, tell, then
from ....core.values import Result
from ..acts.goods import soldiers_to_lose, take_from_section
from ..acts.moments import begin_root, do_all
from ..position import events
from ..position.amounts import NO_MOMENT, amount
from ..position.given import Questions
from ..position.modifiers import EVERYBODY, put_in_force
from ..position.settings import Settings
from ..position.state import GreatWallState
from ..position.verbs import lose_together
from ..terms import frames
from ..terms.asks import Q_SACRIFICE
from ..terms.names import A_CLERK, CLERK_PLACES, FROM_COMMAND, N_PEOPLE, POOL
from ..terms.notation import SACRIFICE_CLERK, SACRIFICE_TROPHY
from ..terms.vocabulary import NEED_CLERK, NEED_SOLDIER, UNTIL_END

WON = "GW-C15"


# Sacrifices


def step_sacrifice(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """The pieces leave the game (GW-C12)."""
    _, seat, what, left = frame
    if left > 0 and sacrifice_options(cfg, s, seat, (what, left)):
        s.stack.append(frame)
        decide(SACRIFICING, cfg, s, seat, what, left)


def sacrifice_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    what, _ = facts
    if what == NEED_SOLDIER:
        return soldiers_to_lose(s, seat)
    if what == NEED_CLERK:
        return [SACRIFICE_CLERK + at for at in range(CLERK_PLACES) if s.clerks[seat * CLERK_PLACES + at]]
    return [SACRIFICE_TROPHY + card for card in s.trophies[seat]]


def answer_sacrifice(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    what, left = facts
    s.stack[-1] = (frames.SACRIFICE, seat, what, left - 1)
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
        s.sacrificed[seat * N_PEOPLE + A_CLERK] += 1
        tell(s, events.SACRIFICED_CLERK, ALL, seat, at)
    else:
        kind, section = take_from_section(s, seat, code)
        s.sacrificed[seat * N_PEOPLE + kind] += 1
        tell(s, events.SACRIFICED_SOLDIER, ALL, seat, kind, section)


# The end of a year


def check_end(cfg: Settings, s: GreatWallState) -> None:
    """Won with enough decrees, even on the last space (GW-C15, GW-C25); lost by shame or time (GW-C16, GW-X8)."""
    if len(s.decrees_done) >= cfg.goal:
        s.end = WON
        tell(s, events.END, ALL, events.BY_DECREES)
    elif s.bank == 0:
        lose_together(s, events.BY_SHAME)
    elif s.year == cfg.last_space:
        lose_together(s, events.BY_TIME)
    else:
        due = [seat for _ in s.decrees for seat in s.tea if seat < cfg.players]  # not the clan (GW-C18)
        then(s, (frames.REFILL_DECREES,), (frames.EVENT,), (frames.SPRING,))
        begin_root(s)
        then(s, (frames.DUE, *due), (frames.SHAMED, -1))


def result(cfg: Settings, s: GreatWallState) -> Result:
    """Shared by all players, without a ranking (GW-C26)."""
    won = s.end == WON
    winners = tuple(range(cfg.players)) if won else ()
    return Result(winners, (1 if won else 2,) * cfg.players, tuple(s.honor[: cfg.players]), s.end)


def step_refill_decrees(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """Empty spaces are refilled as long as there are decrees (GW-C13, GW-C24)."""
    while len(s.decrees) < cfg.decree_places and s.decree_deck:
        card = s.decree_deck.pop()
        s.decrees.append(card)
        tell(s, events.DECREE, ALL, card)


def step_event(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """It happens once now, or changes something for everybody until the end of the game (GW-C14)."""
    if not s.event_deck:
        return
    card = s.event_deck.pop()
    s.events.append(card)
    tell(s, events.EVENT, ALL, card)
    event = cfg.box.events[card]
    do_all(s, 0, event.effects, -1, FROM_COMMAND, NO_MOMENT)
    for index in event.mods:
        mod = cfg.mod(index)
        put_in_force(cfg, s, index, EVERYBODY, mod.location, amount(cfg, s, mod.add, 0, -1, NO_MOMENT), UNTIL_END)


SACRIFICING: Final = Question(
    Q_SACRIFICE,
    sacrifice_options,
    answer_sacrifice,
    by("GW-C28"),
    ("lose_soldier", "lose_firing", "sacrifice_clerk", "sacrifice_trophy"),
    must="GW-C11",
)

QUESTIONS: Final[Questions] = [SACRIFICING]
