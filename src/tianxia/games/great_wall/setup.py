"""Setup: from the box to the first autumn (GW-B)."""

from ...core.dice import Dice
from ...core.state import ALL, Frame, ask, tell, then
from ...core.values import Refusal
from . import frames, told
from .asks import Q_ADVISORS, Q_GENERAL
from .embassy import make_active
from .hordes import place_horde, put_horde, read_indicator
from .modifiers import listen
from .names import (
    ARCHER,
    BARRACKS,
    CELLS,
    COMMANDS,
    GOLD_MINE,
    HEAD_START,
    HORSEMAN,
    LUMBER_MILL,
    N_LOCATIONS,
    N_SOURCES,
    PLACES,
    POOL,
    PRODUCTION,
    QUARRY,
    SPEARMAN,
    WINTER,
)
from .notation import ADVISOR, GENERAL
from .seats import players_in_order
from .settings import Settings
from .state import NO_SPOT, GreatWallState
from .verbs import draw_tactics, gain, refill_row, shuffle_deck

DEALT = 2  # generals and advisors to each player (GW-B7)
ARTIFACTS_IN_PLAY = 3  # GW-B2
QIN_OVERSEERS = (HORSEMAN, HORSEMAN, SPEARMAN, SPEARMAN)  # one at each production location (GW-Q2)
QIN_SUPPORTERS = 2  # GW-Q3


def new_state(e: Settings, dice: Dice) -> GreatWallState:
    """Everything in its place, nothing dealt."""
    n, tables = e.seats, e.tables
    s = GreatWallState()
    s.stack = [(frames.CHOOSE_GENERALS,)]
    s.dice = dice
    s.told = None
    s.year, s.season, s.active = 0, WINTER, -1
    s.tea = list(range(n))
    s.honor = [0] * n
    s.earned = [0] * (n * N_SOURCES)
    s.years = []
    s.stock = [0] * (n * 4)
    s.locked = [0] * (n * 4)
    s.locking = 0
    s.clerks = [0] * (n * 11)
    s.chamber = [tables.clerks_owned - tables.clerks_at_start] * n
    for seat in range(n):
        s.clerks[seat * 11 + POOL] = tables.clerks_at_start
    s.crowd = [0] * N_LOCATIONS
    s.pool = list(tables.soldiers_owned) * n
    s.shamed = [0] * (n * 3)
    s.rest = [0] * (n * 9)
    s.firing = [0] * (n * 3)
    s.overseer = [0] * (n * 4)
    s.overseer_kind = [-1] * (n * 4)
    s.horde = [-1] * PLACES
    s.spots = [NO_SPOT] * (PLACES * CELLS)
    s.free = [0] * PLACES
    s.trophies = [[] for _ in range(n)]
    s.trophy_shame = [[] for _ in range(n)]
    s.general = [-1] * n
    s.dealt_generals = [[] for _ in range(n)]
    s.dealt_advisors = [[] for _ in range(n)]
    s.active_advisors = [[] for _ in range(n)]
    s.supporters = [[] for _ in range(n)]
    s.ears = [0] * n
    s.mods_on = [0] * n
    s.choice = [-1] * n
    s.hand = [[] for _ in range(n)]
    s.commands = [(1 << len(COMMANDS)) - 1] * n
    s.discarded = [0] * n
    s.played = [-1] * n
    s.track = [-1] * n
    decks(e, s)
    s.wall = [0, 0, 0]
    s.barricades = [3 if section in e.sections else 0 for section in range(3)]  # GW-B5, GW-R1
    s.bank = e.shame_tokens
    s.shame_out = 0
    s.warehouse = [0, 0, 0]
    s.indicator = 0
    s.in_play = []
    s.applied = []
    s.fired = []
    s.open = 0
    s.completed = []
    s.recruited = []
    s.dying = []
    s.saved = []
    s.played_in_5 = 0
    s.shame_taken = [0] * n
    s.breached = 0
    s.end = ""
    s.qin_deck, s.qin_used, s.qin_track = [], [], []
    s.decrees, s.decrees_done, s.offer = [], [], []
    s.decree_deck = e.decrees[:]
    s.event_deck = list(range(len(tables.events))) if e.coop else []
    s.events, s.lost_trophies = [], []
    s.sacrificed = [0] * (4 * n)
    if e.reed >= 0:
        new_clan(e, s)
    if e.qin >= 0:
        new_qin(e, s)
    return s


def new_clan(e: Settings, s: GreatWallState) -> None:
    """3 clerks at lumber mill, quarry and gold mine, the spearmen, and its card (GW-R3)."""
    s.chamber[e.reed] = 0
    s.clerks[e.reed * 11 + POOL] = 0
    for location in (LUMBER_MILL, QUARRY, GOLD_MINE):
        s.clerks[e.reed * 11 + location] = 1
        s.crowd[location] = 1
    s.pool[e.reed * 3 + ARCHER] = s.pool[e.reed * 3 + HORSEMAN] = 0
    s.commands[e.reed] = 1 << e.reed_command


def new_qin(e: Settings, s: GreatWallState) -> None:
    """All his clerks in the pool, an overseer at each production location, his deck and track (GW-Q1 to Q4)."""
    s.chamber[e.qin] = 0
    s.clerks[e.qin * 11 + POOL] = e.tables.clerks_owned
    for location, kind in enumerate(QIN_OVERSEERS):
        s.overseer[e.qin * 4 + location] = 1
        s.overseer_kind[e.qin * 4 + location] = kind
        s.pool[e.qin * 3 + kind] -= 1
    s.commands[e.qin] = 0
    s.qin_deck = e.solo_commands[:]
    s.qin_track = [*range(PRODUCTION), BARRACKS]
    s.honor[e.qin] = s.earned[e.qin * N_SOURCES + HEAD_START] = e.qin_honor


def decks(e: Settings, s: GreatWallState) -> None:
    s.artifacts = []
    s.artifact_box = list(range(len(e.tables.artifacts)))
    s.general_deck = list(e.generals)
    s.horde_deck = list(e.hordes)
    s.tactic_deck = list(e.tactics)
    s.advisor_deck = list(range(len(e.tables.advisors)))
    s.horde_discard = []
    s.tactic_discard = []
    s.advisor_discard = []
    s.advisor_row = []


def step_choose_generals(e: Settings, s: GreatWallState, frame: Frame) -> None:
    """Shuffle, deal, place the first hordes; all choose a general at once (GW-B2 to B7)."""
    if not e.coop:  # GW-C2
        shuffle_deck(s, told.ARTIFACTS, s.artifact_box)
        s.artifacts = s.artifact_box[:ARTIFACTS_IN_PLAY]
        s.artifact_box = s.artifact_box[ARTIFACTS_IN_PLAY:]
    shuffle_deck(s, told.HORDES, s.horde_deck)
    for section in e.sections:
        put_horde(s, e, s.horde_deck.pop(), section * 3)
    read_indicator(e, s)
    for _ in range(first_hordes(e) - len(e.sections)):
        place_horde(e, s)
    shuffle_deck(s, told.TACTICS, s.tactic_deck)
    shuffle_deck(s, told.GENERALS, s.general_deck)
    shuffle_deck(s, told.ADVISORS, s.advisor_deck)
    for seat in range(e.players):
        s.dealt_generals[seat] = [s.general_deck.pop() for _ in range(DEALT)]
        s.dealt_advisors[seat] = [s.advisor_deck.pop() for _ in range(DEALT)]
    if e.qin >= 0:
        s.supporters[e.qin] = [s.advisor_deck.pop() for _ in range(QIN_SUPPORTERS)]
        shuffle_deck(s, told.QIN_CARDS, s.qin_deck)
        shuffle_deck(s, told.TOKENS, s.qin_track)
    shuffle_deck(s, told.DECREES, s.decree_deck)
    shuffle_deck(s, told.EVENTS_DECK, s.event_deck)
    s.stack.append((frames.GENERALS_CHOSEN,))
    ask(s, Q_GENERAL, (1 << e.players) - 1)
    if e.coop:
        s.stack.append((frames.REFILL_DECREES,))


def first_hordes(e: Settings) -> int:
    """GW-B3, GW-B4, GW-R2; together against the hordes GW-C2 and GW-C3."""
    if e.coop:
        return e.players + 1
    return 4 if e.players == 4 else len(e.sections)


def general_options(e: Settings, s: GreatWallState, seat: int, question: Frame) -> list[int]:
    return [GENERAL + card for card in s.dealt_generals[seat]]


def why_not_general(e: Settings, s: GreatWallState, seat: int, question: Frame, code: int) -> Refusal:
    return Refusal("GW-B7", general=e.tables.generals[code - GENERAL].id)


def answer_general(e: Settings, s: GreatWallState, seat: int, question: Frame, code: int) -> None:
    s.choice[seat] = code - GENERAL


def step_generals_chosen(e: Settings, s: GreatWallState, frame: Frame) -> None:
    """All are revealed together; then the advisors, again in secret (GW-B8)."""
    for seat in range(e.players):
        s.general[seat] = s.choice[seat]
        s.choice[seat] = -1
        listen(e, s, seat, s.general[seat])
        tell(s, told.GENERAL, ALL, seat, s.general[seat])
    s.stack.append((frames.ADVISORS_CHOSEN,))
    ask(s, Q_ADVISORS, (1 << e.players) - 1)


def advisor_options(e: Settings, s: GreatWallState, seat: int, question: Frame) -> list[int]:
    return [ADVISOR + card for card in s.dealt_advisors[seat]]


def why_not_advisor(e: Settings, s: GreatWallState, seat: int, question: Frame, code: int) -> Refusal:
    return Refusal("GW-B8", advisor=e.tables.advisors[code - ADVISOR].id)


def answer_advisor(e: Settings, s: GreatWallState, seat: int, question: Frame, code: int) -> None:
    s.choice[seat] = code - ADVISOR


def step_advisors_chosen(e: Settings, s: GreatWallState, frame: Frame) -> None:
    for seat in range(e.players):
        active = s.choice[seat]
        s.choice[seat] = -1
        cards = s.dealt_advisors[seat]
        supporter = cards[1] if cards[0] == active else cards[0]
        s.dealt_advisors[seat] = []
        make_active(e, s, seat, active)
        s.supporters[seat].append(supporter)
        tell(s, told.FIRST_ADVISORS, ALL, seat, active, supporter)
    refill_row(e, s)
    generals = e.tables.generals
    # GW-B13; below the players Qin, at the bottom the Reed Clan (GW-R3, GW-Q5)
    s.tea.sort(key=lambda seat: (-generals[s.general[seat]].tea if seat < e.players else 0, seat))
    for seat in players_in_order(e, s):
        general = generals[s.general[seat]]
        for resource in range(4):
            gain(s, seat, resource, general.start[resource])
        draw_tactics(s, seat, general.tactics)
    then(s, (frames.AUTUMN,))  # the first year has no spring and no summer (GW-B14)
