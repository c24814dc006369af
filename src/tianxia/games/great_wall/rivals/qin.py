"""Qin Jiushao, the rival in the solo game: his track and his cards choose for him (GW-Q)."""

from collections.abc import Callable
from typing import Final

from ....core.questions import Question, decide
from ....core.state import ALL, Facts, Frame, tell
from ....core.values import Refusal
from ..acts.building import LEVELS
from ..acts.clerks import can_advance, may_leave, move_clerk, takes_clerk
from ..acts.hordes import read_indicator
from ..acts.overseers import HIGHEST
from ..acts.targets import cover, has_room_on_wall, is_target, place_of
from ..position import events
from ..position.amounts import amount_in
from ..position.given import Questions
from ..position.settings import Settings
from ..position.state import FORMS, FREE, ON_FOOT, WOUND, GreatWallState
from ..position.verbs import dismiss_advisor, score
from ..terms import frames
from ..terms import vocabulary as v
from ..terms.asks import Q_QIN_ADVISOR, Q_REED_ADVISOR, Q_REED_SPEARMAN
from ..terms.names import (
    ARCHER,
    BARRACKS,
    CELLS,
    CLERK_PLACES,
    FROM_OVERSEERS,
    N_LOCATIONS,
    N_SECTIONS,
    N_SOLDIERS,
    POOL,
    PRODUCTION,
    ROWS,
    SPEARMAN,
    SPOTS,
)
from ..terms.notation import BARRICADE, DONE, TO_QIN, clerk_code
from ..terms.parts import Effect

HONOR_OF_WOUND: Final = 2  # for a spearman or archer, whatever the spot's reward (GW-Q17)
ALONE: Final = 0  # the seat of the player
LEFTMOST: Final = 2  # advisors that leave the track in spring (GW-Q20)


# Clerks


def do_move_clerks(cfg: Settings, s: GreatWallState, effect: Effect, frame: Frame) -> None:
    """He makes every move he can, to the lowest location that takes a clerk (GW-Q9, GW-Q26)."""
    used = 0
    for _ in range(amount_in(cfg, s, effect.n, frame)):
        goal = lowest_goal(cfg, s, cfg.qin, effect.to, used)
        if goal < 0:
            return
        start = source_for(cfg, s, goal)
        if start < 0:
            return
        move_clerk(s, cfg.qin, start, goal)
        if effect.to == v.TO_DIFFERENT:
            used |= 1 << goal


def lowest_goal(cfg: Settings, s: GreatWallState, seat: int, to: int, used: int) -> int:
    """The lowest location of his track with room for a clerk of the seat; -1: none."""
    for location in reversed(s.qin_track):
        if takes_clerk(cfg, s, seat, location, to, used):
            return location
    return -1


def source_for(cfg: Settings, s: GreatWallState, goal: int) -> int:
    """His pool; otherwise the highest location that a clerk may leave, if above the goal (GW-Q25); -1: none."""
    if s.clerks[cfg.qin * CLERK_PLACES + POOL]:
        return POOL
    for location in s.qin_track:
        if location == goal:
            return -1
        if may_leave(cfg, s, cfg.qin, location, 0):
            return location
    return -1


def clan_move(cfg: Settings, s: GreatWallState, to: int, used: int, moved: int) -> int:
    """The code of the Reed Clan's next clerk move, with Qin as overlord (GW-Q19)."""
    goal = lowest_goal(cfg, s, cfg.reed, to, used)
    if goal < 0:
        return DONE
    off_track = [at for at in range(N_LOCATIONS) if at not in s.qin_track]
    above = s.qin_track[: s.qin_track.index(goal)]
    for start in (*off_track, *above):
        if may_leave(cfg, s, cfg.reed, start, moved):
            return clerk_code(start, goal)
    return DONE


# Locations


def collect(cfg: Settings, s: GreatWallState, location: int) -> None:
    """Honor instead of resources: clerks x his overseer's level (GW-Q11)."""
    n = s.clerks[cfg.qin * CLERK_PLACES + location] * s.overseer[cfg.qin * PRODUCTION + location]
    score(s, cfg.qin, n, FROM_OVERSEERS)


def work(cfg: Settings, s: GreatWallState, location: int, n: int) -> None:
    """At the barracks 1 free spearman for each clerk; he goes nowhere else (GW-Q10, GW-Q12)."""
    if location == BARRACKS:
        recruit(cfg, s, SPEARMAN, n)


def token_up(cfg: Settings, s: GreatWallState, location: int) -> None:
    """After a location activates with his clerks, its token moves to the highest space (GW-Q13)."""
    s.qin_track.remove(location)
    s.qin_track.insert(0, location)
    tell(s, events.TOKEN, ALL, location)


def next_of_his(cfg: Settings, s: GreatWallState, mask: int) -> int:
    """The location of the mask that he activates next, the highest first; -1: none is his (GW-Q14)."""
    track = s.qin_track if cfg.qin_from_highest else s.qin_track[::-1]
    for location in track:
        if mask >> location & 1 and s.clerks[cfg.qin * CLERK_PLACES + location]:
            return location
    return -1


def do_advance(cfg: Settings, s: GreatWallState, effect: Effect, frame: Frame) -> None:
    """Where the card leaves a choice, the highest location with a clerk of his (GW-Q15)."""
    done, chosen = 0, []
    for _ in range(amount_in(cfg, s, effect.n, frame)):
        location = effect.location if effect.location >= 0 else next_of_his(cfg, s, ~done)
        if location < 0 or not can_advance(cfg, s, location, effect.location, done):
            break
        done |= 1 << location
        chosen.append(location)
    for location in reversed(chosen):
        s.stack.append((frames.LOCATION, location, 1))
    for location in chosen:
        tell(s, events.ADVANCED, ALL, cfg.qin, location)


def do_upgrade(cfg: Settings, s: GreatWallState, effect: Effect, frame: Frame) -> None:
    """For free, from the highest location of his track down, skipping level 3 (GW-Q33)."""
    left = amount_in(cfg, s, effect.n, frame)
    for location in s.qin_track:
        at = cfg.qin * PRODUCTION + location
        if left > 0 and location < PRODUCTION and s.overseer[at] < HIGHEST:
            s.overseer[at] += 1
            left -= 1
            tell(s, events.OVERSEER, ALL, cfg.qin, location, s.overseer[at])


# Fighting


def sections_to_attack(cfg: Settings, s: GreatWallState) -> list[int]:
    """The section of the invasion indicator first, then the other (GW-Q16)."""
    return in_order(cfg, read_indicator(cfg, s))


def in_order(cfg: Settings, shown: int) -> list[int]:
    return [shown, *[section for section in cfg.sections if section != shown]]


def first_spot(cfg: Settings, s: GreatWallState, section: int, kind: int) -> int:
    """The index in `spots` that he wounds: nearest the wall, top row from the left; -1: none (GW-Q17, GW-Q29)."""
    for place in range(section * ROWS, section * ROWS + (1 if kind == SPEARMAN else ROWS)):
        if is_target(cfg, s, place, kind):
            return s.spots.index(FREE, place * CELLS, place * CELLS + CELLS)
    return -1


def do_recruit(cfg: Settings, s: GreatWallState, effect: Effect, frame: Frame) -> None:
    recruit(cfg, s, effect.soldier, amount_in(cfg, s, effect.n, frame))


def recruit(cfg: Settings, s: GreatWallState, kind: int, n: int) -> None:
    """For free, one by one; a soldier with nothing to attack is not recruited (GW-Q12, GW-Q16)."""
    for _ in range(n):
        if not s.pool[cfg.qin * N_SOLDIERS + kind]:
            break
        for section in sections_to_attack(cfg, s)[: 2 if kind == SPEARMAN else 1]:
            spot = first_spot(cfg, s, section, kind)
            if spot >= 0 and (kind == SPEARMAN or has_room_on_wall(cfg, s, section)):
                s.pool[cfg.qin * N_SOLDIERS + kind] -= 1
                tell(s, events.RECRUITS, ALL, cfg.qin, kind)
                if kind == ARCHER:
                    s.firing[cfg.qin * N_SECTIONS + section] += 1
                hit(cfg, s, spot, kind)
                break
    s.stack.append((frames.LAST_WOUNDS,))


def hit(cfg: Settings, s: GreatWallState, spot: int, kind: int) -> None:
    place, cell = spot // CELLS, spot % CELLS
    if kind == ARCHER:
        tell(s, events.SHOOTS, ALL, cfg.qin, place, cell)
        cover(s, cfg.qin, place, cell, WOUND)
    else:
        tell(s, events.ATTACKS, ALL, cfg.qin, kind, place, cell)
        cover(s, cfg.qin, place, cell, cfg.qin * FORMS + ON_FOOT)
    score(s, cfg.qin, HONOR_OF_WOUND, SPOTS)


def shoot(cfg: Settings, s: GreatWallState, section: int, shots: int) -> bool:
    """Archers on the wall shoot as long as there is something to wound; returns whether any did."""
    shot = False
    for _ in range(shots):
        spot = first_spot(cfg, s, section, ARCHER)
        if spot >= 0:
            hit(cfg, s, spot, ARCHER)
            shot = True
    return shot


def do_choose(cfg: Settings, s: GreatWallState, effect: Effect, frame: Frame) -> None:
    """A box for others that moves no clerks: he shoots with 1 archer (GW-Q28)."""
    for section in sections_to_attack(cfg, s):
        if s.firing[cfg.qin * N_SECTIONS + section] and shoot(cfg, s, section, 1):
            s.stack.append((frames.LAST_WOUNDS,))
            return


# Building


def do_build_wall(cfg: Settings, s: GreatWallState, effect: Effect, frame: Frame) -> None:
    """In the indicator's section, otherwise in the other; with `lowest`, the lowest wall. He pays nothing (GW-Q18)."""
    for _ in range(amount_in(cfg, s, effect.n, frame)):
        sections = [section for section in sections_to_attack(cfg, s) if s.wall[section] < LEVELS]
        if effect.where == v.LOWEST:
            lowest = min([s.wall[section] for section in sections], default=0)
            sections = [section for section in sections if s.wall[section] == lowest]
        if not sections:
            return
        section = sections[0]
        due = cfg.box.wall_cost[s.wall[section] + 1]
        for resource, stored in enumerate(s.warehouse):  # it gives wood, then stone, then gold
            n = min(due, stored)
            if n:
                due -= n
                s.warehouse[resource] -= n
                tell(s, events.WAREHOUSE_PAID, ALL, n, resource)
        walls = tuple([1 if at == section else 0 for at in range(N_SECTIONS)])
        s.stack.append((frames.BUILT, cfg.qin, 0, 0, 0) + walls)


# Spring


def take_advisors(cfg: Settings, s: GreatWallState) -> None:
    """The player gives him 1 of the 2 leftmost advisors; in the harder game he takes both (GW-Q20, GW-Q24)."""
    if cfg.qin_takes_both:
        for card in s.advisor_row[:LEFTMOST]:
            give_advisor(cfg, s, card)
    else:
        decide(GIVING, cfg, s, ALONE)


def qin_advisor_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    return [TO_QIN + card for card in s.advisor_row[:LEFTMOST]]


def why_not_qin_advisor(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> Refusal:
    return Refusal("GW-Q20", advisor=cfg.box.advisors[code - TO_QIN].id)


def answer_qin_advisor(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    others = [card for card in s.advisor_row[:LEFTMOST] if card != code - TO_QIN]
    give_advisor(cfg, s, code - TO_QIN)
    for card in others:
        dismiss_advisor(s, card)


def give_advisor(cfg: Settings, s: GreatWallState, card: int) -> None:
    s.advisor_row.remove(card)
    s.supporters[cfg.qin].append(card)
    tell(s, events.ADVISOR_SUPPORTING, ALL, cfg.qin, card)


# Overlord of the clan


def choose_for_clan(cfg: Settings, s: GreatWallState, kind: int, codes: list[int]) -> int:
    """The leftmost advisor; barricade and spearman in the indicator's section, otherwise the other (GW-Q32)."""
    if kind == Q_REED_ADVISOR:
        return codes[0]
    shown = read_indicator(cfg, s)
    for code in codes:
        section = place_of(code) // ROWS if kind == Q_REED_SPEARMAN else code - BARRICADE
        if section == shown:
            return code
    return codes[0]


Does = Callable[[Settings, GreatWallState, Effect, Frame], None]

# Effects with special rules for him; all others work as for a player.
DOES: Final[dict[int, Does]] = {
    v.DO_MOVE_CLERKS: do_move_clerks,
    v.DO_ADVANCED_ACTIVATION: do_advance,
    v.DO_UPGRADE: do_upgrade,
    v.DO_RECRUIT: do_recruit,
    v.DO_CHOOSE_ONE: do_choose,
    v.DO_BUILD_WALL: do_build_wall,
}

GIVING: Final = Question(
    Q_QIN_ADVISOR, qin_advisor_options, answer_qin_advisor, why_not_qin_advisor, ("to_qin",), must="GW-Q20"
)

QUESTIONS: Final[Questions] = [GIVING]
