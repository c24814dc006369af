"""Abilities after a court action: cards on the own board and the power of the board (ZG-T, ZG-F, ZG-P)."""

from typing import Final

from ...core.state import ALL, Frame, ask, tell
from ...core.values import Refusal
from . import frames, told
from .asks import Q_ABILITY, Q_MARKER, Q_MOVE_GOVERNOR, Q_MOVE_WORKER, Q_UNREST
from .names import (
    ASPECTS,
    CIRCLE,
    FROM_CARDS,
    FROM_MARKERS,
    GOVERNOR,
    HIRE,
    LOWER_WAKES,
    MARKER,
    MOVE,
    MOVE2,
    MOVE_WORKER,
    OFFICIAL,
    RECRUIT,
    REGION_NAMES,
    REGIONS,
    SQUARE,
    STAR,
    TRIANGLE,
    UNREST_ANY,
    UNREST_HERE,
    VP2,
    VP3,
    VP_ASPECT,
    WALL,
    WORKER,
)
from .notation import BESIDE, CALM, DONE, POWER, SHIFT, UP, USE
from .notation import MARKER as MARKER_CODE
from .notation import MOVE_GOVERNOR as MOVE_GOVERNOR_CODE
from .notation import MOVE_WORKER as MOVE_WORKER_CODE
from .officials import grant_points, has_officials, shift, shift_codes
from .settings import Settings
from .state import ZhanGuoState, aspect_on_board
from .verbs import add_workers, is_locked, place_official, score, set_unrest, take_markers

# An ABILITIES frame
ACTION: Final = 2
WAKES: Final = 3
POWER_USED: Final = 4
CARDS_USED: Final = 5


def wakes(court: list[int], card: int, action: int) -> bool:
    """Higher than the card beneath for wall, palace, hire; lower for recruit, governor (ZG-T2 to T4)."""
    if action == MOVE:
        return False
    if not court:
        return True
    return card < court[-1] if action in LOWER_WAKES else card > court[-1]


def region_with(s: ZhanGuoState, seat: int, card: int) -> int:
    """The region of the own board where the card lies; -1: nowhere."""
    for region in range(REGIONS):
        if card in s.cards[seat * REGIONS + region]:
            return region
    return -1


def can_use_bonus(e: Settings, s: ZhanGuoState, seat: int, card: int, region: int) -> bool:
    """One that cannot be used at all is lost (ZG-T7)."""
    bonus = e.tables.bonus[card]
    if bonus == MOVE2:
        return has_officials(s, seat)
    if bonus == UNREST_ANY:
        return has_unrest(s, seat)
    if bonus == UNREST_HERE:
        return s.unrest[seat * REGIONS + region] > 0
    if bonus == MOVE_WORKER:
        return has_workers(s, seat)
    if bonus >= OFFICIAL:
        return s.supply[seat * 3 + bonus - OFFICIAL] > 0
    if VP_ASPECT <= bonus < VP_ASPECT + 3:
        return aspect_on_board(s, seat, bonus - VP_ASPECT) > 0
    return True


def has_unrest(s: ZhanGuoState, seat: int) -> bool:
    return any([s.unrest[i] > 0 for i in range(seat * REGIONS, seat * REGIONS + REGIONS)])


def has_workers(s: ZhanGuoState, seat: int) -> bool:
    return any([s.workers[i] > 0 for i in range(seat * REGIONS, seat * REGIONS + REGIONS)])


def usable_cards(e: Settings, s: ZhanGuoState, seat: int, frame: Frame) -> list[int]:
    """Cards with the trigger, awake, not used, in regions below the last space of unrest (ZG-T5, ZG-T8)."""
    if not frame[WAKES]:
        return []
    found: list[int] = []
    for region in range(REGIONS):
        cards = s.cards[seat * REGIONS + region]
        if cards and not is_locked(e, s, seat, region):
            for card in cards:
                fits = e.tables.trigger[card] == frame[ACTION] and card not in frame[CARDS_USED:]
                if fits and can_use_bonus(e, s, seat, card, region):
                    found.append(card)
    return found


def can_use_power(e: Settings, s: ZhanGuoState, seat: int, action: int) -> bool:
    """ZG-P1 to P4."""
    board = s.board[seat]
    if board == CIRCLE:
        return action in (MOVE, WALL) and has_unrest(s, seat)
    if board == SQUARE:
        return (action == HIRE and has_officials(s, seat)) or (action == GOVERNOR and has_workers(s, seat))
    if board == TRIANGLE:
        return action in (WALL, RECRUIT)
    if board == STAR:
        return (action == RECRUIT and has_officials(s, seat)) or action == GOVERNOR
    return False


def step_abilities(e: Settings, s: ZhanGuoState, frame: Frame) -> None:
    """(ABILITIES, seat, action, wakes, power used, *cards used): until none is left or the rest is declined."""
    seat = frame[1]
    if usable_cards(e, s, seat, frame) or (not frame[POWER_USED] and can_use_power(e, s, seat, frame[ACTION])):
        s.stack.append(frame)
        ask(s, Q_ABILITY, 1 << seat)


def ability_options(e: Settings, s: ZhanGuoState, seat: int, question: Frame) -> list[int]:
    frame = s.stack[-2]
    codes = [DONE]
    for card in usable_cards(e, s, seat, frame):
        codes.append(USE + card)
    if not frame[POWER_USED] and can_use_power(e, s, seat, frame[ACTION]):
        codes.append(POWER)
    return codes + shift_codes(s, seat)


def why_not_ability(e: Settings, s: ZhanGuoState, seat: int, question: Frame, code: int) -> Refusal:
    frame = s.stack[-2]
    if code == POWER:
        calm = s.board[seat] == CIRCLE and not frame[POWER_USED] and frame[ACTION] in (MOVE, WALL)
        return Refusal("ZG-P7" if calm else "ZG-P6")
    card = code - USE
    region = region_with(s, seat, card)
    if region < 0:
        return Refusal("ZG-T1", card=card)
    if e.tables.trigger[card] != frame[ACTION]:
        return Refusal("ZG-T5", card=card)
    if not frame[WAKES]:
        return Refusal("ZG-T3" if frame[ACTION] in LOWER_WAKES else "ZG-T2", card=card)
    if card in frame[CARDS_USED:]:
        return Refusal("ZG-T1", card=card)
    if is_locked(e, s, seat, region):
        return Refusal("ZG-R3", region=REGION_NAMES[region])
    return Refusal("ZG-T7", card=card)


def answer_ability(e: Settings, s: ZhanGuoState, seat: int, question: Frame, code: int) -> None:
    if SHIFT <= code < UP:
        shift(s, seat, code)
        return
    frame = s.stack.pop()
    if code == DONE:
        return
    if code == POWER:
        s.stack.append(frame[:POWER_USED] + (1,) + frame[CARDS_USED:])
        tell(s, told.POWER, ALL, seat, s.board[seat])
        use_power(s, seat, frame[ACTION])
        return
    card = code - USE
    s.stack.append(frame + (card,))
    tell(s, told.USED, ALL, seat, card)
    use_bonus(e, s, seat, card)


def use_power(s: ZhanGuoState, seat: int, action: int) -> None:
    board = s.board[seat]
    if board == CIRCLE:
        s.stack.append((frames.LOWER_UNREST, seat, 1))
    elif board == SQUARE and action == HIRE:
        grant_points(s, seat, 1)
    elif board == SQUARE:
        s.stack.append((frames.MOVE_WORKER, seat))
    elif board == TRIANGLE:
        s.stack.append((frames.GET_MARKER, seat))
    elif action == RECRUIT:
        grant_points(s, seat, 2)
    else:
        s.stack.append((frames.MOVE_GOVERNOR, seat))


def use_bonus(e: Settings, s: ZhanGuoState, seat: int, card: int) -> None:
    """ZG-F1 to F9."""
    bonus = e.tables.bonus[card]
    region = region_with(s, seat, card)
    if bonus == MARKER:
        s.stack.append((frames.GET_MARKER, seat))
    elif bonus == MOVE2:
        grant_points(s, seat, 2)
    elif bonus in (VP2, VP3):
        score(s, seat, bonus - VP2 + 2, FROM_CARDS)
    elif bonus < WORKER:
        score(s, seat, aspect_on_board(s, seat, bonus - VP_ASPECT), FROM_CARDS)
    elif bonus == WORKER:
        add_workers(s, seat, region, 1)
    elif bonus == UNREST_ANY:
        s.stack.append((frames.LOWER_UNREST, seat, 0))
    elif bonus == UNREST_HERE:
        set_unrest(s, seat, region, s.unrest[seat * REGIONS + region] - 1)
    elif bonus == MOVE_WORKER:
        s.stack.append((frames.MOVE_WORKER, seat))
    else:
        place_official(s, seat, bonus - OFFICIAL, region)


# What abilities ask


def step_get_marker(e: Settings, s: ZhanGuoState, frame: Frame) -> None:
    """(GET_MARKER, seat): of any aspect that has one; none at all: 1 point (ZG-F1)."""
    seat = frame[1]
    codes = marker_options(e, s, seat, frame)
    if not codes:
        score(s, seat, 1, FROM_MARKERS)
    elif len(codes) == 1:
        answer_marker(e, s, seat, frame, codes[0])
    else:
        ask(s, Q_MARKER, 1 << seat)


def marker_options(e: Settings, s: ZhanGuoState, seat: int, question: Frame) -> list[int]:
    return [MARKER_CODE + aspect for aspect in range(3) if s.markers1[aspect]]


def why_not_marker(e: Settings, s: ZhanGuoState, seat: int, question: Frame, code: int) -> Refusal:
    return Refusal("ZG-F1", aspect=ASPECTS[code - MARKER_CODE])


def answer_marker(e: Settings, s: ZhanGuoState, seat: int, question: Frame, code: int) -> None:
    take_markers(s, seat, code - MARKER_CODE, 1)


def step_lower_unrest(e: Settings, s: ZhanGuoState, frame: Frame) -> None:
    """(LOWER_UNREST, seat, 1 if a worker follows): in any one region (ZG-F6, ZG-P1)."""
    seat = frame[1]
    codes = unrest_options(e, s, seat, frame)
    if len(codes) == 1:
        answer_unrest(e, s, seat, (0, 0, 0, 0, frame[2]), codes[0])
    elif codes:
        ask(s, Q_UNREST, 1 << seat, frame[2])


def unrest_options(e: Settings, s: ZhanGuoState, seat: int, question: Frame) -> list[int]:
    return [CALM + region for region in range(REGIONS) if s.unrest[seat * REGIONS + region]]


def why_not_unrest(e: Settings, s: ZhanGuoState, seat: int, question: Frame, code: int) -> Refusal:
    return Refusal("ZG-R5", region=REGION_NAMES[code - CALM])


def answer_unrest(e: Settings, s: ZhanGuoState, seat: int, question: Frame, code: int) -> None:
    region = code - CALM
    set_unrest(s, seat, region, s.unrest[seat * REGIONS + region] - 1)
    if question[4]:
        add_workers(s, seat, region, 1)


def step_move_worker(e: Settings, s: ZhanGuoState, frame: Frame) -> None:
    """(MOVE_WORKER, seat): 1 worker to an adjacent region (ZG-F8, ZG-P2)."""
    if has_workers(s, frame[1]):
        ask(s, Q_MOVE_WORKER, 1 << frame[1])


def move_worker_options(e: Settings, s: ZhanGuoState, seat: int, question: Frame) -> list[int]:
    codes = [DONE]
    for region in range(REGIONS):
        if s.workers[seat * REGIONS + region]:
            for goal in e.tables.adjacent[region]:
                codes.append(MOVE_WORKER_CODE + region * 5 + goal)
    return codes


def why_not_move_worker(e: Settings, s: ZhanGuoState, seat: int, question: Frame, code: int) -> Refusal:
    region, goal = (code - MOVE_WORKER_CODE) // 5, (code - MOVE_WORKER_CODE) % 5
    rule = "ZG-F8" if goal in e.tables.adjacent[region] else "ZG-O5"
    return Refusal(rule, region=REGION_NAMES[region], goal=REGION_NAMES[goal])


def answer_move_worker(e: Settings, s: ZhanGuoState, seat: int, question: Frame, code: int) -> None:
    if code != DONE:
        region, goal = (code - MOVE_WORKER_CODE) // 5, (code - MOVE_WORKER_CODE) % 5
        s.workers[seat * REGIONS + region] -= 1
        s.workers[seat * REGIONS + goal] += 1
        tell(s, told.WORKER_MOVED, ALL, seat, region, goal)


def step_move_governor(e: Settings, s: ZhanGuoState, frame: Frame) -> None:
    """(MOVE_GOVERNOR, seat): one of the main board, without bonus or calming (ZG-P4)."""
    ask(s, Q_MOVE_GOVERNOR, 1 << frame[1])


def movable(e: Settings, s: ZhanGuoState, seat: int, kind: int, region: int) -> bool:
    """Whether an own governor stands there on a square of this kind, or beside the squares."""
    if kind == BESIDE:
        return s.beside[region * e.players + seat] > 0
    return square_with(e, s, seat, kind, region) >= 0


def square_with(e: Settings, s: ZhanGuoState, seat: int, kind: int, region: int) -> int:
    n = len(e.tables.squares)
    for i in range(n):
        if e.tables.squares[i] == kind and s.squares[region * n + i] == seat:
            return region * n + i
    return -1


def move_governor_options(e: Settings, s: ZhanGuoState, seat: int, question: Frame) -> list[int]:
    codes = [DONE]
    for region in range(REGIONS):
        for kind in range(BESIDE + 1):
            if movable(e, s, seat, kind, region):
                for goal in e.tables.adjacent[region]:
                    codes.append(MOVE_GOVERNOR_CODE + kind * 25 + region * 5 + goal)
    return codes


def why_not_move_governor(e: Settings, s: ZhanGuoState, seat: int, question: Frame, code: int) -> Refusal:
    region, goal = (code - MOVE_GOVERNOR_CODE) // 5 % 5, (code - MOVE_GOVERNOR_CODE) % 5
    rule = "ZG-P4" if goal in e.tables.adjacent[region] else "ZG-O5"
    return Refusal(rule, region=REGION_NAMES[region], goal=REGION_NAMES[goal])


def answer_move_governor(e: Settings, s: ZhanGuoState, seat: int, question: Frame, code: int) -> None:
    """The square that it leaves is free again; it takes none (ZG-P9)."""
    if code == DONE:
        return
    kind = (code - MOVE_GOVERNOR_CODE) // 25
    region, goal = (code - MOVE_GOVERNOR_CODE) // 5 % 5, (code - MOVE_GOVERNOR_CODE) % 5
    if kind == BESIDE:
        s.beside[region * e.players + seat] -= 1
    else:
        s.squares[square_with(e, s, seat, kind, region)] = -1
    s.beside[goal * e.players + seat] += 1
    tell(s, told.GOVERNOR_MOVED, ALL, seat, region, goal)
