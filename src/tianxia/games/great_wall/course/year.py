"""The year: spring, summer, autumn, winter (GW-S, GW-Z, GW-J, GW-W)."""

from typing import Final

from ....core.questions import Question, by, decide
from ....core.state import ALL, Facts, Frame, ask, tell, then
from ....core.values import Refusal
from ..acts.hordes import place_horde
from ..acts.moments import begin_root
from ..acts.overseers import take_income
from ..acts.targets import has_target
from ..position import events
from ..position.amounts import plain_moment
from ..position.given import Questions
from ..position.order import ANYBODY, GOES, ask_who_is_first, seat_at
from ..position.seats import is_player, players_in_order
from ..position.settings import Settings
from ..position.state import GreatWallState
from ..position.verbs import dismiss_advisor, order_of, refill_deck, refill_row, score
from ..rivals import qin
from ..terms import frames
from ..terms.asks import Q_COMMAND, Q_RECALL, Q_SPACE
from ..terms.names import ARCHER, AUTUMN, BETRAYAL, COMMANDS, N_SECTIONS, PRODUCTION, RECALLS, SPRING, SUMMER, WINTER
from ..terms.notation import COMMAND, SPACE, TAKE_BACK, TAKE_HONOR
from ..terms.vocabulary import INCOME
from ..terms.vocabulary import SPRING as SPRING_TRIGGER
from ..terms.vocabulary import WINTER as WINTER_TRIGGER

ADVISORS_GONE = 2  # each spring (GW-S7)
HONOR_OF_RECALL = 2  # for each discarded command card (GW-Z4)

# Where the order begins in a frame
ORDER: Final = 2
SHOOTERS: Final = 3


def begin_season(s: GreatWallState, season: int) -> None:
    s.season = season
    tell(s, events.SEASON, ALL, season)


def step_spring(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """Time, hordes, advisors, abilities (GW-S8)."""
    s.year += 1  # GW-S1
    tell(s, events.YEAR, ALL, s.year + 1)
    begin_season(s, SPRING)
    for _ in range(cfg.new_hordes[s.year]):  # GW-S2
        place_horde(cfg, s)
    then(s, (frames.SPRING_ENDS,), (frames.SUMMER,))
    if cfg.qin >= 0:
        qin.take_advisors(cfg, s)
        return
    for card in s.advisor_row[:ADVISORS_GONE]:
        dismiss_advisor(s, card)


def step_spring_ends(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    refill_row(cfg, s)
    begin_root(s)
    s.stack.append((frames.MOMENT, 0) + plain_moment(SPRING_TRIGGER, -1))


def step_summer(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    begin_season(s, SUMMER)
    for seat in players_in_order(cfg, s):  # Qin's overseers yield nothing (GW-Q27)
        for location in range(PRODUCTION):
            take_income(s, seat, location)
    then(s, (frames.REDEEM, 0), (frames.CLEAR_TRACK,))
    begin_root(s)
    s.stack.append((frames.MOMENT, 0) + plain_moment(INCOME, -1))


def step_clear_track(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """All command cards go to the discard; then each player takes them back or gains honor (GW-Z3, GW-Z4)."""
    for seat in range(cfg.seats):
        if s.played[seat] >= 0:
            discard_command(cfg, s, seat, s.played[seat])
            s.played[seat] = -1
    s.track = [-1] * cfg.seats  # GW-J6: a space for each
    if cfg.coop:  # nothing comes back in summer (GW-C8)
        s.stack.append((frames.AUTUMN,))
    else:
        then(s, (frames.RECALL, 0) + players_in_order(cfg, s), (frames.AUTUMN,))


def discard_command(cfg: Settings, s: GreatWallState, seat: int, command: int) -> None:
    """The Reed card goes back to the clan, Qin's to his used cards (GW-Z3)."""
    if seat == cfg.qin:
        s.qin_used.append(command)
    elif seat == cfg.reed:
        s.commands[seat] |= 1 << command
    else:
        s.discarded[seat] |= 1 << command


def step_recall(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    _, place = frame[:ORDER]
    order = frame[ORDER:]
    if place < len(order):
        s.stack.append((frames.RECALL, place + 1) + order)
        decide(RECALLING, cfg, s, order[place])


def recall_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    """With an empty hand the cards must be taken back (GW-Z6); one that holds only Betrayal is not empty (GW-Z7)."""
    return [TAKE_BACK, TAKE_HONOR] if s.commands[seat] else [TAKE_BACK]


def answer_recall(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    if code == TAKE_BACK:
        back = s.discarded[seat] & ~(1 << BETRAYAL)  # GW-Z5, GW-X12
        s.commands[seat] |= back
        s.discarded[seat] &= ~back
        tell(s, events.TOOK_BACK, ALL, seat)
    else:
        score(s, seat, honor_of_recall(s, seat), RECALLS)


def honor_of_recall(s: GreatWallState, seat: int) -> int:
    return HONOR_OF_RECALL * sum([s.discarded[seat] >> command & 1 for command in range(len(COMMANDS))])


# Autumn


def step_autumn(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """All choose a command card in secret (GW-J1)."""
    begin_season(s, AUTUMN)
    s.choice = [-1] * cfg.seats
    s.stack.append((frames.REVEAL,))
    ask(s, Q_COMMAND, sum([1 << seat for seat in range(cfg.players) if s.commands[seat]]))


def command_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    return [COMMAND + command for command in range(len(COMMANDS)) if s.commands[seat] >> command & 1]


def why_not_command(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> Refusal:
    return Refusal("GW-J1", command=COMMANDS[code - COMMAND])


def answer_command(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    s.choice[seat] = code - COMMAND


def step_reveal(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    for seat in range(cfg.seats):
        command = s.choice[seat]
        if seat == cfg.reed:
            command = cfg.reed_command
        elif seat == cfg.qin:  # the top of his deck, which is reshuffled when used up (GW-Q8)
            refill_deck(s, events.QIN_CARDS, s.qin_deck, s.qin_used)
            command = s.qin_deck.pop()
        if command < 0:  # without a card in hand (GW-C17)
            tell(s, events.PASSES_AUTUMN, ALL, seat)
            continue
        s.choice[seat] = -1
        s.commands[seat] &= ~(1 << command)
        s.played[seat] = command
        tell(s, events.COMMAND, ALL, seat, command)
    order = tuple([seat for seat in s.tea if s.played[seat] >= 0])  # GW-C6: together, players may change it
    then(s, (frames.PUT_ON_TRACK, 0) + order, (frames.TURN, 0), (frames.WINTER,))


def step_put_on_track(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    _, place = frame[:ORDER]
    order = frame[ORDER:]
    if place == len(order) or ask_who_is_first(cfg, s, frame, ORDER + place, ANYBODY):
        return
    s.stack.append((frames.PUT_ON_TRACK, place + 1) + order)
    seat = seat_at(order, place)
    if is_player(cfg, seat):
        decide(PLACING, cfg, s, seat)
    else:  # the first free space (GW-R7, GW-Q8)
        answer_space(cfg, s, seat, (), SPACE + s.track.index(-1))


def space_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    return [SPACE + space for space in range(len(s.track)) if s.track[space] < 0]


def why_not_space(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> Refusal:
    return Refusal("GW-J2", space=code - SPACE + 1)


def answer_space(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    s.track[code - SPACE] = seat
    tell(s, events.ON_TRACK, ALL, seat, code - SPACE + 1)


# Winter


def step_winter(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """Abilities, volley, cleanup as in autumn (GW-W2), assault, end check (GW-W6, GW-W15)."""
    begin_season(s, WINTER)
    s.breached = 0
    decrees = [(frames.FULFILL, 0)] if cfg.coop else []  # GW-C10
    then(s, (frames.VOLLEY, 0, 0), (frames.CLEAN_UP,), (frames.ASSAULT, 0), *decrees, (frames.END_CHECK,))
    begin_root(s)
    s.stack.append((frames.MOMENT, 0) + plain_moment(WINTER_TRIGGER, -1))


def step_volley(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """Starting with the left section (GW-W1)."""
    _, section, place = frame[:SHOOTERS]
    order = frame[SHOOTERS:] or order_of(s)  # read when the volley begins (GW-T3)
    if section == N_SECTIONS:
        return
    while not cfg.coop and place < len(order) and not s.firing[seat_at(order, place) * N_SECTIONS + section]:
        place += 1
    if place == len(order):
        s.stack.append((frames.VOLLEY, section + 1, 0) + tuple([seat % GOES for seat in order]))
        return
    if cfg.coop:
        volley = (frames.VOLLEY, section, place) + order
        if ask_who_is_first(cfg, s, volley, SHOOTERS + place, shooters(cfg, s, section)):
            return
    s.stack.append((frames.VOLLEY, section, place + 1) + order)
    seat = seat_at(order, place)
    archers = s.firing[seat * N_SECTIONS + section]
    if not archers:
        return
    if seat != cfg.qin:
        tell(s, events.VOLLEY, ALL, section)
        begin_root(s)
        s.stack.append((frames.SHOOT, seat, section, archers, 0))
    elif qin.shoot(cfg, s, section, archers):
        s.stack.append((frames.LAST_WOUNDS,))


def shooters(cfg: Settings, s: GreatWallState, section: int) -> int:
    """Mask of the seats whose archers there have something to shoot at."""
    if not has_target(cfg, s, 0, ARCHER, 1 << section, True):
        return 0
    return sum([1 << seat for seat in range(cfg.players) if s.firing[seat * N_SECTIONS + section]])


PLACING: Final = Question(Q_SPACE, space_options, answer_space, why_not_space, ("space",), must="GW-J2")
RECALLING: Final = Question(
    Q_RECALL, recall_options, answer_recall, by("GW-Z6"), ("take_back", "take_honor"), must="GW-Z4"
)

QUESTIONS: Final[Questions] = [
    Question(Q_COMMAND, command_options, answer_command, why_not_command, ("command",), must="GW-J1", secret=True),
    PLACING,
    RECALLING,
]
