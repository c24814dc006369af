"""Moments, and what the words of the cards count in them: scales, amounts and conditions."""

from typing import Final, NewType

from ....core.state import Frame
from ..terms import vocabulary as v
from ..terms.names import ARCHER, HORSEMAN, N_SECTIONS, N_SOLDIERS, PLACES, PRODUCTION, SPEARMAN
from ..terms.parts import Amount, Condition
from .settings import Settings
from .state import GreatWallState, at_rest, hordes_before, is_manned, of_kind_on, of_seat, resting, soldiers_on

# A moment is eleven numbers, so that it fits in a frame; their number is left open in its type because it is cut out of
# frames, which may have any length. The index of each:
Moment = NewType("Moment", tuple[int, ...])
TRIGGER: Final = 0
SUBJECT: Final = 1  # the seat that it happened to; -1: nobody in particular; or
SEVERAL: Final = -2  # several seats: their pieces are counted by seat, SEAT_BITS each
NO_SEAT: Final = 99  # the subject of such a moment, for a seat that has no part in it
SEAT_BITS: Final = 8
PLACE: Final = 2  # of the horde, -1: none
SECTION: Final = 3  # -1: none, or one of those in WHERE
LOCATION: Final = 4
COUNT: Final = 5  # three numbers: pieces by kind of soldier; other pieces are counted in the first
WHERE: Final = 8  # three masks of sections, by kind of soldier
LENGTH: Final = 11
EVERY: Final = 10_000  # instead of a number that is counted down: as many as there are
NO_MOMENT: Final = Moment((-1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0))

MOMENT: Final = 5  # where it begins in a DO frame, after seat, effect, kind of soldier and source of honor
NUMBER: Final = MOMENT + LENGTH  # where it is in a PART frame
ANYWHERE: Final = 1 << N_SECTIONS  # instead of a mask of sections: it does not matter which


def plain_moment(
    trigger: int, seat: int, count: int = 1, place: int = -1, section: int = -1, location: int = -1
) -> Moment:
    """A moment that is not about soldiers of several kinds."""
    return Moment((trigger, seat, place, section, location, count, 0, 0, 0, 0, 0))


def soldiers_moment(trigger: int, seat: int, soldiers: Frame, section: int = -1) -> Moment:
    """A moment of soldiers of several kinds: how many, then in which sections."""
    return Moment((trigger, seat, -1, section, -1) + soldiers)


def part_of(moment: Moment, seat: int) -> Moment:
    """The moment as the seat sees it: if it concerns several seats, with the seat's own pieces only."""
    if moment[SUBJECT] != SEVERAL:
        return moment
    own = tuple([moment[COUNT + kind] >> seat * SEAT_BITS & (1 << SEAT_BITS) - 1 for kind in range(N_SOLDIERS)])
    return Moment((moment[TRIGGER], seat if sum(own) else NO_SEAT) + moment[PLACE:COUNT] + own + moment[WHERE:])


def event_count(moment: Moment, soldier: int) -> int:
    """Pieces of the moment, or of one kind of soldier if a kind is named."""
    if soldier >= 0:
        return moment[COUNT + soldier]
    return moment[COUNT + SPEARMAN] + moment[COUNT + ARCHER] + moment[COUNT + HORSEMAN]


def sections_of(moment: Moment, soldier: int) -> int:
    """Mask of the sections that the moment concerns, by the kind of soldier."""
    if moment[SECTION] >= 0:
        return 1 << moment[SECTION]
    if soldier >= 0:
        return moment[WHERE + soldier]
    return moment[WHERE + SPEARMAN] | moment[WHERE + ARCHER] | moment[WHERE + HORSEMAN]


def amount(cfg: Settings, s: GreatWallState, a: Amount, seat: int, soldier: int, moment: Moment) -> int:
    n = a.base
    if a.each:
        product = a.each
        for code in a.per:
            product *= scale(cfg, s, code, seat, soldier, moment)
        n += product
    if a.cap >= 0 and n > a.cap:
        n = a.cap
    return n


def amount_in(cfg: Settings, s: GreatWallState, a: Amount, frame: Frame) -> int:
    """The amount in a DO frame: seat, kind of soldier and moment are the frame's.

    One player's part of an effect that several share has its number at the end of the frame (sharing.py).
    """
    if len(frame) > NUMBER:
        return frame[NUMBER]
    return other_amount_in(cfg, s, a, frame)


def other_amount_in(cfg: Settings, s: GreatWallState, a: Amount, frame: Frame) -> int:
    """An amount of the effect other than its number: it is never shared out."""
    _, seat, _, soldier, _ = frame[:MOMENT]
    return amount(cfg, s, a, seat, soldier, moment_in(frame))


def moment_in(frame: Frame) -> Moment:
    """The moment of a DO or PART frame."""
    return Moment(frame[MOMENT:NUMBER])


def scale(cfg: Settings, s: GreatWallState, code: int, seat: int, soldier: int, moment: Moment) -> int:
    """What a scale counts: pieces of the seat that the effect applies to, unless it says otherwise (GW-A8)."""
    if code >= v.TRACK:
        # Qin's cards bear the names of the players' (GW-Q22).
        return sum([1 for card in s.played if card >= 0 and cfg.counts_as[card] == code - v.TRACK])
    if code == v.SUPPORTER:
        return len(s.supporters[seat])
    if code == v.EVENT_COUNT:
        return event_count(moment, soldier)
    if code == v.ADVISOR:
        return len(s.active_advisors[seat]) + len(s.supporters[seat])
    if code == v.OVERSEER:
        return sum([1 for level in of_seat(s.overseer, seat, PRODUCTION) if level])
    if code == v.OVERSEER_LEVEL:
        return sum(of_seat(s.overseer, seat, PRODUCTION))
    if code == v.TROPHY:
        return sum([1 for tokens in s.trophy_shame[seat] if tokens == 0])
    if code == v.PLAYER:
        return cfg.players
    if code == v.SOLDIER_ON_THIS_HORDE:
        return soldiers_on(s, seat, moment[PLACE]) if moment[PLACE] >= 0 else 0
    return scale_of_wall(s, code, seat)


def scale_of_wall(s: GreatWallState, code: int, seat: int) -> int:
    """The scales that look at the sections of the wall."""
    if code == v.HORDE_ON_BOARD:
        return sum([1 for place in range(PLACES) if s.horde[place] >= 0])
    highest = max(s.wall)
    n = 0
    for section in range(N_SECTIONS):
        archers = s.firing[seat * N_SECTIONS + section]
        if code == v.ARCHER_FIRING:
            n += archers
        elif code == v.SECTION_WITH_ARCHER:
            n += 1 if archers else 0
        elif code == v.ARCHER_ON_HIGHEST_WALL:
            if highest and s.wall[section] == highest:  # GW-F11
                n += archers
        elif code == v.SOLDIER_AT_REST:
            n += resting(s, seat, section)
        elif code == v.SECTION_LEVEL_2:
            n += 1 if s.wall[section] >= 2 else 0
        elif code == v.SECTION_BREACHED:
            n += s.breached >> section & 1
    return n


# Conditions


def fits(s: GreatWallState, seat: int, conditions: tuple[Condition, ...], soldier: int, moment: Moment) -> bool:
    """Whether the conditions hold; those about a section must all hold in the same section of the moment."""
    if not conditions:
        return True
    return fitting_sections(s, seat, conditions, soldier, moment) != 0


def fitting_sections(
    s: GreatWallState, seat: int, conditions: tuple[Condition, ...], soldier: int, moment: Moment
) -> int:
    """Mask of the sections of the moment in which all conditions hold; ANYWHERE if none is about a section."""
    local = False
    for condition in conditions:
        if condition.kind in (v.OWN_ON_HORDE, v.CLERKS_HERE, v.TEA):
            if not holds(s, seat, condition, moment):
                return 0
        else:
            local = True
    if not local:
        return ANYWHERE
    sections = sections_of(moment, soldier)
    for section in range(N_SECTIONS):
        if sections >> section & 1 and not all([holds_in(s, seat, c, section) for c in conditions]):
            sections &= ~(1 << section)
    return sections


def holds(s: GreatWallState, seat: int, condition: Condition, moment: Moment) -> bool:
    """A condition that is not about a section."""
    if condition.kind == v.OWN_ON_HORDE:
        place = moment[PLACE]
        if place < 0:
            return False
        if condition.soldier == ARCHER:
            return condition.least <= 0
        if condition.soldier < 0:
            return soldiers_on(s, seat, place) >= condition.least
        return of_kind_on(s, seat, place, condition.soldier > ARCHER) >= condition.least
    if condition.kind == v.CLERKS_HERE:
        return moment[COUNT] >= condition.least
    return (s.tea[0] == seat) == (condition.place == v.AT_TOP)


def holds_in(s: GreatWallState, seat: int, condition: Condition, section: int) -> bool:
    """A condition about a section; no other comes here."""
    if condition.kind == v.OWN_IN_SECTION:
        n = own_in_section(s, seat, condition, section)
    elif condition.kind == v.SECTION_LEVEL:
        n = s.wall[section]
    elif condition.kind == v.SECTION_HORDES:
        n = len(hordes_before(s, section))
    elif condition.kind == v.SECTION_BARRICADES:
        n = s.barricades[section]
    elif condition.kind == v.ALLY_IN_SECTION:
        others = [other for other in range(len(s.honor)) if other != seat and s.general[other] >= 0]
        n = sum([1 for other in others if is_in_section(s, other, section)])  # the clan has no general (GW-C27)
    else:
        return True
    return n >= condition.least and (condition.most < 0 or n <= condition.most)


def own_in_section(s: GreatWallState, seat: int, condition: Condition, section: int) -> int:
    n = 0
    if condition.place != v.AT_REST and condition.soldier in (-1, ARCHER):
        n += s.firing[seat * N_SECTIONS + section]
    if condition.place != v.AT_FIRING:
        if condition.soldier < 0:
            n += resting(s, seat, section)
        else:
            n += s.rest[at_rest(seat, section) + condition.soldier]
    return n


def is_in_section(s: GreatWallState, seat: int, section: int) -> bool:
    """Whether the seat has a soldier on a horde, in the rest area or on a firing spot there."""
    if is_manned(s, seat, section):
        return True
    return any([soldiers_on(s, seat, place) > 0 for place in hordes_before(s, section)])
