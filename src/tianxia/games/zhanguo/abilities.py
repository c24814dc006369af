"""Abilities after a court action: cards on the seat's board and the board's power (ZG-T, ZG-F, ZG-P)."""

from typing import Final

from ...core.questions import Question
from ...core.state import ALL, Facts, Frame, ask, tell
from ...core.values import Refusal
from . import events, frames, names
from .asks import Q_ABILITY
from .bonuses import has_unrest, has_workers
from .given import Questions
from .notation import DONE, POWER, USE, is_shift
from .officials import grant_points, has_officials, shift, shift_codes
from .settings import Settings
from .state import ZhanGuoState, aspect_on_board
from .verbs import add_workers, is_locked, place_official, score, set_unrest

# Places in an ABILITIES frame
POWER_USED: Final = 4
CARDS_USED: Final = 5


def over(court: list[int], card: int) -> names.Over:
    """The card against the one beneath it at the court (ZG-T2, ZG-T3, ZG-T4); nothing but its number counts (ZG-T6)."""
    if not court:
        return "first"
    return "higher" if card > court[-1] else "lower"


def wakes(court: list[int], card: int, action: int) -> bool:
    """Higher for wall, palace, hire; lower for recruit, governor; the first card for any of them."""
    way = over(court, card)
    return (way != "lower" and action in names.HIGHER_WAKES) or (way != "higher" and action in names.LOWER_WAKES)


def region_with(s: ZhanGuoState, seat: int, card: int) -> int:
    """The region of the seat's board where the card is; -1: nowhere."""
    for region in range(names.REGIONS):
        if card in s.cards[seat * names.REGIONS + region]:
            return region
    return -1


def can_use_bonus(cfg: Settings, s: ZhanGuoState, seat: int, card: int, region: int) -> bool:
    """One that cannot be used at all is lost (ZG-T7)."""
    bonus = cfg.box.bonus[card]
    if bonus == names.MOVE2:
        return has_officials(s, seat)
    if bonus == names.UNREST_ANY:
        return has_unrest(s, seat)
    if bonus == names.UNREST_HERE:
        return s.unrest[seat * names.REGIONS + region] > 0
    if bonus == names.MOVE_WORKER:
        return has_workers(s, seat)
    if bonus >= names.OFFICIAL:
        return s.supply[seat * names.N_COLORS + bonus - names.OFFICIAL] > 0
    if names.VP_ASPECT <= bonus < names.VP_ASPECT + names.N_ASPECTS:
        return aspect_on_board(s, seat, bonus - names.VP_ASPECT) > 0
    return True


def cards_with_trigger(cfg: Settings, s: ZhanGuoState, seat: int, frame: Frame) -> list[int]:
    """The seat's unused cards with the trigger of the action, asleep or awake."""
    _, _, action, _, _ = frame[:CARDS_USED]
    used = frame[CARDS_USED:]
    own = [card for region in range(names.REGIONS) for card in s.cards[seat * names.REGIONS + region]]
    return [card for card in own if cfg.box.trigger[card] == action and card not in used]


def usable_cards(cfg: Settings, s: ZhanGuoState, seat: int, frame: Frame) -> list[int]:
    """Cards with the trigger, awake, not used, in regions below the last space of unrest (ZG-T5, ZG-T8)."""
    _, _, action, awake, _ = frame[:CARDS_USED]
    used = frame[CARDS_USED:]
    found: list[int] = []
    if not awake:
        return found
    for region in range(names.REGIONS):
        cards = s.cards[seat * names.REGIONS + region]
        if cards and not is_locked(cfg, s, seat, region):
            for card in cards:
                fits = cfg.box.trigger[card] == action and card not in used
                if fits and can_use_bonus(cfg, s, seat, card, region):
                    found.append(card)
    return found


def can_use_power(s: ZhanGuoState, seat: int, frame: Frame) -> bool:
    """The power of the seat's board (ZG-P5), once per court action (ZG-P6)."""
    _, _, action, _, power_used = frame[:CARDS_USED]
    if power_used:
        return False
    board = s.board[seat]
    if board == names.CIRCLE:
        return action in (names.MOVE, names.WALL) and has_unrest(s, seat)
    if board == names.SQUARE:
        return (action == names.HIRE and has_officials(s, seat)) or (action == names.GOVERNOR and has_workers(s, seat))
    if board == names.TRIANGLE:
        return action in (names.WALL, names.RECRUIT)  # ZG-P3
    if board == names.STAR:
        return (action == names.RECRUIT and has_officials(s, seat)) or action == names.GOVERNOR
    return False


def step_abilities(cfg: Settings, s: ZhanGuoState, frame: Frame) -> None:
    """Until none is left or the rest is declined (ZG-C9), each bonus in full before the next (ZG-T10)."""
    _, seat, _, _, _ = frame[:CARDS_USED]
    if usable_cards(cfg, s, seat, frame) or can_use_power(s, seat, frame):
        s.stack.append(frame)
        ask(s, Q_ABILITY, 1 << seat)


def ability_options(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts) -> list[int]:
    frame = s.stack[-2]
    codes = [DONE]
    for card in usable_cards(cfg, s, seat, frame):
        codes.append(USE + card)
    if can_use_power(s, seat, frame):
        codes.append(POWER)
    return codes + shift_codes(s, seat)


def why_not_ability(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts, code: int) -> Refusal:
    frame = s.stack[-2]
    _, _, action, awake, power_used = frame[:CARDS_USED]
    if code == POWER:
        calm = s.board[seat] == names.CIRCLE and not power_used and action in (names.MOVE, names.WALL)
        return Refusal("ZG-P7" if calm else "ZG-P6")
    card = code - USE
    region = region_with(s, seat, card)
    if region < 0:
        return Refusal("ZG-T1", card=card)
    if cfg.box.trigger[card] != action:
        return Refusal("ZG-T5", card=card)
    if not awake:
        return Refusal("ZG-T3" if action in names.LOWER_WAKES else "ZG-T2", card=card)
    if card in frame[CARDS_USED:]:
        return Refusal("ZG-T1", card=card)
    if is_locked(cfg, s, seat, region):
        return Refusal("ZG-R3", region=names.REGION_NAMES[region])
    return Refusal("ZG-T7", card=card)


def answer_ability(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts, code: int) -> None:
    if is_shift(code):
        shift(s, seat, code)
        return
    frame = s.stack.pop()
    if code == DONE:
        return
    if code == POWER:
        s.stack.append(frame[:POWER_USED] + (1,) + frame[CARDS_USED:])
        tell(s, events.POWER, ALL, seat, s.board[seat])
        _, _, action, _, _ = frame[:CARDS_USED]
        use_power(s, seat, action)
        return
    card = code - USE
    s.stack.append(frame + (card,))
    tell(s, events.USED, ALL, seat, card)
    use_bonus(cfg, s, seat, card)


def use_power(s: ZhanGuoState, seat: int, action: int) -> None:
    board = s.board[seat]
    if board == names.CIRCLE:
        s.stack.append((frames.LOWER_UNREST, seat, 1))
    elif board == names.SQUARE and action == names.HIRE:
        grant_points(s, seat, 1)
    elif board == names.SQUARE:
        s.stack.append((frames.MOVE_WORKER, seat))
    elif board == names.TRIANGLE:
        s.stack.append((frames.GET_MARKER, seat))
    elif action == names.RECRUIT:
        grant_points(s, seat, 2)
    else:
        s.stack.append((frames.MOVE_GOVERNOR, seat))


def points_of(cfg: Settings, s: ZhanGuoState, seat: int, card: int) -> int:
    """Victory points that a card on the seat's board gives when it is used (ZG-F3, ZG-F4)."""
    bonus = cfg.box.bonus[card]
    if bonus in (names.VP2, names.VP3):
        return bonus - names.VP2 + 2
    return (
        aspect_on_board(s, seat, bonus - names.VP_ASPECT)
        if names.VP_ASPECT <= bonus < names.VP_ASPECT + names.N_ASPECTS
        else 0
    )


def use_bonus(cfg: Settings, s: ZhanGuoState, seat: int, card: int) -> None:
    """What the card shows: one of the kinds of ZG-F."""
    bonus = cfg.box.bonus[card]
    region = region_with(s, seat, card)
    if bonus == names.MARKER:
        s.stack.append((frames.GET_MARKER, seat))
    elif bonus == names.MOVE2:
        grant_points(s, seat, 2)  # ZG-F2
    elif bonus < names.WORKER:
        score(s, seat, points_of(cfg, s, seat, card), names.FROM_CARDS)
    elif bonus == names.WORKER:
        add_workers(s, seat, region, 1)  # ZG-F5
    elif bonus == names.UNREST_ANY:
        s.stack.append((frames.LOWER_UNREST, seat, 0))
    elif bonus == names.UNREST_HERE:
        set_unrest(s, seat, region, s.unrest[seat * names.REGIONS + region] - 1)  # ZG-F7
    elif bonus == names.MOVE_WORKER:
        s.stack.append((frames.MOVE_WORKER, seat))
    else:
        place_official(s, seat, bonus - names.OFFICIAL, region)  # ZG-F9


QUESTIONS: Final[Questions] = [
    Question(Q_ABILITY, ability_options, answer_ability, why_not_ability, ("power", "use")),
]
