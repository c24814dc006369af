"""What the coming assault would do now: computed by carrying out its own steps on a copy."""

from ....core.questions import facts_of
from ....core.state import ASK, OWING, STEP
from ..acts.building import announced
from ..acts.deaths import answer_death, step_deaths, step_name_deaths
from ..acts.hordes import move_up
from ..course.assault import rows_of, tokens_due
from ..position.modifiers import defense, power
from ..position.settings import Settings
from ..position.state import WOUND, GreatWallState, archers_on_wall, of_seat
from ..terms import frames
from ..terms.names import CELLS, N_SECTIONS, N_SOLDIERS, PLACES, ROWS
from ..terms.notation import DIES
from .seen import Assault


def at_the_assault(s: GreatWallState) -> GreatWallState:
    """A copy without the hordes that are now covered (GW-V2), with the buildings that are announced (GW-U6)."""
    then = s.copy()
    for place in range(PLACES - 1, -1, -1):
        if then.horde[place] >= 0 and then.free[place] == 0:
            move_up(then, place)
    built = announced(s)
    for section in range(N_SECTIONS):
        then.barricades[section] += built[section]
        then.wall[section] += built[N_SECTIONS + section]
    return then


def is_as_now(s: GreatWallState, then: GreatWallState) -> bool:
    """Whether the copy has lost no horde and gained no building."""
    return s.horde == then.horde and s.wall == then.wall and s.barricades == then.barricades


def assault_of(
    cfg: Settings, s: GreatWallState, then: GreatWallState, section: int, holds: int, against: int
) -> Assault | None:
    """The assault on a section in such a copy, if any; `holds` and `against` are the current defense and power."""
    if then.horde[section * ROWS] < 0:
        return None
    if not is_as_now(s, then):
        holds, against = defense(cfg, then, section), power(cfg, then, section)
    shame = [0] * cfg.seats
    dying = [0] * cfg.seats
    if holds < against:
        for seat in tokens_due(cfg, then, section):
            shame[seat] += 1
        dying = dying_in_breach(cfg, then, section)
    return Assault(holds, against, holds >= against, shame, dying)


def dying_in_breach(cfg: Settings, then: GreatWallState, section: int) -> list[int]:
    """By seat. With two kinds of soldier on a horde, the seat will choose who dies, but not how many."""
    if not archers_on_wall(then, section) and not is_anybody_before(then, section):
        return [0] * cfg.seats
    spots, firing, stack = then.spots[:], then.firing[:], then.stack
    then.stack = []
    step_deaths(cfg, then, (frames.DEATHS, section, rows_of(then, section), 1))
    while then.stack[-1][STEP] != frames.DYING:
        frame = then.stack.pop()
        if frame[STEP] == ASK:
            answer_death(cfg, then, frame[OWING].bit_length() - 1, facts_of(frame), DIES)
        else:
            step_name_deaths(cfg, then, frame)
    dying = [sum(of_seat(then.dying, seat, N_SOLDIERS)) for seat in range(cfg.seats)]
    then.spots, then.firing, then.stack = spots, firing, stack  # the other sections come next
    return dying


def is_anybody_before(s: GreatWallState, section: int) -> bool:
    """Whether a soldier is on a horde of the section."""
    return any([0 <= on < WOUND for on in s.spots[section * ROWS * CELLS : (section + 1) * ROWS * CELLS]])
