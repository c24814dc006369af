"""Setup: from the box to the first autumn (GW-B)."""

from ...core.dice import Dice
from ...core.state import ALL, Frame, ask, tell, then
from ...core.values import Refusal
from . import frames, told
from .asks import Q_ADVISORS, Q_GENERAL
from .embassy import make_active
from .hordes import place_horde, put_horde, read_indicator
from .modifiers import listen
from .names import CELLS, COMMANDS, N_LOCATIONS, N_SOURCES, PLACES, POOL, WINTER
from .notation import ADVISOR, GENERAL
from .settings import Settings
from .state import NO_SPOT, GreatWallState
from .verbs import draw_tactics, gain, refill_row, shuffle_deck

DEALT = 2  # generals and advisors to each player (GW-B7)
ARTIFACTS_IN_PLAY = 3  # GW-B2


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
    s.barricades = [3, 3, 3]  # GW-B5
    s.bank = tables.shame_per_player * e.players
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
    return s


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
    shuffle_deck(s, told.ARTIFACTS, s.artifact_box)
    s.artifacts = s.artifact_box[:ARTIFACTS_IN_PLAY]
    s.artifact_box = s.artifact_box[ARTIFACTS_IN_PLAY:]
    shuffle_deck(s, told.HORDES, s.horde_deck)
    for section in range(3):
        put_horde(s, e, s.horde_deck.pop(), section * 3)
    read_indicator(e, s)
    if e.players == 4:
        place_horde(e, s)
    shuffle_deck(s, told.TACTICS, s.tactic_deck)
    shuffle_deck(s, told.GENERALS, s.general_deck)
    shuffle_deck(s, told.ADVISORS, s.advisor_deck)
    for seat in range(e.players):
        s.dealt_generals[seat] = [s.general_deck.pop() for _ in range(DEALT)]
        s.dealt_advisors[seat] = [s.advisor_deck.pop() for _ in range(DEALT)]
    s.stack.append((frames.GENERALS_CHOSEN,))
    ask(s, Q_GENERAL, (1 << e.players) - 1)


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
    s.tea.sort(key=lambda seat: (-generals[s.general[seat]].tea, seat))  # GW-B13
    for seat in s.tea:
        general = generals[s.general[seat]]
        for resource in range(4):
            gain(s, seat, resource, general.start[resource])
        draw_tactics(s, seat, general.tactics)
    then(s, (frames.AUTUMN,))  # the first year has no spring and no summer (GW-B14)
