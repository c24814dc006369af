"""Setup: from the box to the first autumn (GW-B)."""

from typing import Final

from ....core.dice import Dice
from ....core.questions import Question
from ....core.state import ALL, Facts, Frame, ask, tell, then
from ....core.values import Refusal
from ..acts.building import MOST_BARRICADES
from ..acts.embassy import make_active
from ..acts.hordes import place_horde, put_horde, read_indicator
from ..position import events
from ..position.given import Questions
from ..position.modifiers import listen
from ..position.seats import players_in_order
from ..position.settings import Settings
from ..position.state import NO_SPOT, GreatWallState
from ..position.verbs import draw_tactics, gain, refill_row, shuffle_deck
from ..terms import frames
from ..terms.asks import Q_ADVISORS, Q_GENERAL
from ..terms.names import (
    ARCHER,
    BARRACKS,
    CELLS,
    CLERK_PLACES,
    COMMANDS,
    GOLD_MINE,
    HEAD_START,
    HORSEMAN,
    LUMBER_MILL,
    N_LOCATIONS,
    N_PEOPLE,
    N_RESOURCES,
    N_SECTIONS,
    N_SOLDIERS,
    N_SOURCES,
    PLACES,
    POOL,
    PRODUCTION,
    QUARRY,
    ROWS,
    SPEARMAN,
    WINTER,
)
from ..terms.notation import ADVISOR, GENERAL

DEALT = 2  # generals and advisors to each player (GW-B7)
ARTIFACTS_IN_PLAY = 3  # GW-B2
QIN_OVERSEERS = (HORSEMAN, HORSEMAN, SPEARMAN, SPEARMAN)  # one at each production location (GW-Q2)
QIN_SUPPORTERS = 2  # GW-Q3


def new_state(cfg: Settings, dice: Dice) -> GreatWallState:
    """Everything in its place, nothing dealt yet: clerks (GW-B11), honor (GW-B12), soldiers and commands (GW-B15)."""
    n, box = cfg.seats, cfg.box
    s = GreatWallState()
    s.stack = [(frames.CHOOSE_GENERALS,)]
    s.dice = dice
    s.told = None
    s.year, s.season, s.active = 0, WINTER, -1
    s.tea = list(range(n))
    s.honor = [0] * n
    s.earned = [0] * (n * N_SOURCES)
    s.years = []
    s.stock = [0] * (n * N_RESOURCES)
    s.locked = [0] * (n * N_RESOURCES)
    s.locking = 0
    s.clerks = [0] * (n * CLERK_PLACES)
    s.chamber = [box.clerks_owned - box.clerks_at_start] * n
    for seat in range(n):
        s.clerks[seat * CLERK_PLACES + POOL] = box.clerks_at_start
    s.crowd = [0] * N_LOCATIONS
    s.pool = list(box.soldiers_owned) * n
    s.shamed = [0] * (n * N_SOLDIERS)
    s.rest = [0] * (n * N_SECTIONS * N_SOLDIERS)
    s.firing = [0] * (n * N_SECTIONS)
    s.overseer = [0] * (n * PRODUCTION)
    s.overseer_kind = [-1] * (n * PRODUCTION)
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
    decks(cfg, s)
    s.wall = [0] * N_SECTIONS
    s.barricades = [MOST_BARRICADES if section in cfg.sections else 0 for section in range(N_SECTIONS)]  # GW-B5, GW-R1
    s.bank = cfg.shame_tokens
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
    s.spent = 0
    s.shame_taken = [0] * n
    s.breached = 0
    s.end = ""
    s.qin_deck, s.qin_used, s.qin_track = [], [], []
    s.decrees, s.decrees_done, s.offer = [], [], []
    s.decree_deck = cfg.decrees[:]
    s.event_deck = list(range(len(box.events))) if cfg.coop else []
    s.events, s.lost_trophies = [], []
    s.sacrificed = [0] * (n * N_PEOPLE)
    if cfg.reed >= 0:
        new_clan(cfg, s)
    if cfg.qin >= 0:
        new_qin(cfg, s)
    return s


def new_clan(cfg: Settings, s: GreatWallState) -> None:
    """Its 3 clerks at lumber mill, quarry and gold mine, its spearmen and its card (GW-R3)."""
    s.chamber[cfg.reed] = 0
    s.clerks[cfg.reed * CLERK_PLACES + POOL] = 0
    for location in (LUMBER_MILL, QUARRY, GOLD_MINE):
        s.clerks[cfg.reed * CLERK_PLACES + location] = 1
        s.crowd[location] = 1
    s.pool[cfg.reed * N_SOLDIERS + ARCHER] = s.pool[cfg.reed * N_SOLDIERS + HORSEMAN] = 0
    s.commands[cfg.reed] = 1 << cfg.reed_command


def new_qin(cfg: Settings, s: GreatWallState) -> None:
    """All his clerks in the pool, an overseer at each production location, his deck and track.

    GW-Q1, GW-Q2, GW-Q3, GW-Q4.
    """
    s.chamber[cfg.qin] = 0
    s.clerks[cfg.qin * CLERK_PLACES + POOL] = cfg.box.clerks_owned
    for location, kind in enumerate(QIN_OVERSEERS):
        s.overseer[cfg.qin * PRODUCTION + location] = 1
        s.overseer_kind[cfg.qin * PRODUCTION + location] = kind
        s.pool[cfg.qin * N_SOLDIERS + kind] -= 1
    s.commands[cfg.qin] = 0
    s.qin_deck = cfg.solo_commands[:]
    s.qin_track = [*range(PRODUCTION), BARRACKS]
    s.honor[cfg.qin] = s.earned[cfg.qin * N_SOURCES + HEAD_START] = cfg.qin_honor


def decks(cfg: Settings, s: GreatWallState) -> None:
    s.artifacts = []
    s.artifact_box = list(range(len(cfg.box.artifacts)))
    s.general_deck = list(cfg.generals)
    s.horde_deck = list(cfg.hordes)
    s.tactic_deck = list(cfg.tactics)
    s.advisor_deck = list(range(len(cfg.box.advisors)))
    s.horde_discard = []
    s.tactic_discard = []
    s.advisor_discard = []
    s.advisor_row = []


def step_choose_generals(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """Shuffle, deal, place the first hordes; all choose a general at the same time (GW-B7).

    Nothing here is a moment that cards respond to (GW-B16).
    """
    if not cfg.coop:  # GW-C2
        shuffle_deck(s, events.ARTIFACTS, s.artifact_box)
        s.artifacts = s.artifact_box[:ARTIFACTS_IN_PLAY]
        s.artifact_box = s.artifact_box[ARTIFACTS_IN_PLAY:]
    shuffle_deck(s, events.HORDES, s.horde_deck)
    for section in cfg.sections:
        put_horde(s, cfg, s.horde_deck.pop(), section * ROWS)
    read_indicator(cfg, s)
    for _ in range(first_hordes(cfg) - len(cfg.sections)):
        place_horde(cfg, s)
    shuffle_deck(s, events.TACTICS, s.tactic_deck)  # GW-B6
    shuffle_deck(s, events.GENERALS, s.general_deck)
    shuffle_deck(s, events.ADVISORS, s.advisor_deck)
    for seat in range(cfg.players):
        s.dealt_generals[seat] = [s.general_deck.pop() for _ in range(DEALT)]
        s.dealt_advisors[seat] = [s.advisor_deck.pop() for _ in range(DEALT)]
    if cfg.qin >= 0:
        s.supporters[cfg.qin] = [s.advisor_deck.pop() for _ in range(QIN_SUPPORTERS)]
        shuffle_deck(s, events.QIN_CARDS, s.qin_deck)
        shuffle_deck(s, events.TOKENS, s.qin_track)
    shuffle_deck(s, events.DECREES, s.decree_deck)
    shuffle_deck(s, events.EVENTS_DECK, s.event_deck)
    s.stack.append((frames.GENERALS_CHOSEN,))
    ask(s, Q_GENERAL, (1 << cfg.players) - 1)
    if cfg.coop:
        s.stack.append((frames.REFILL_DECREES,))


def first_hordes(cfg: Settings) -> int:
    """GW-B3, GW-B4, GW-R2; in the cooperative game GW-C2 and GW-C3."""
    if cfg.coop:
        return cfg.players + 1
    return 4 if cfg.players == 4 else len(cfg.sections)


def general_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    return [GENERAL + card for card in s.dealt_generals[seat]]


def why_not_general(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> Refusal:
    return Refusal("GW-B7", general=cfg.box.generals[code - GENERAL].id)


def answer_general(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    s.choice[seat] = code - GENERAL


def step_generals_chosen(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """All generals are revealed together; then advisors are chosen, again in secret (GW-B8)."""
    for seat in range(cfg.players):
        s.general[seat] = s.choice[seat]
        s.choice[seat] = -1
        listen(cfg, s, seat, s.general[seat])
        tell(s, events.GENERAL, ALL, seat, s.general[seat])
    s.stack.append((frames.ADVISORS_CHOSEN,))
    ask(s, Q_ADVISORS, (1 << cfg.players) - 1)


def advisor_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    return [ADVISOR + card for card in s.dealt_advisors[seat]]


def why_not_advisor(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> Refusal:
    return Refusal("GW-B8", advisor=cfg.box.advisors[code - ADVISOR].id)


def answer_advisor(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    s.choice[seat] = code - ADVISOR


def step_advisors_chosen(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    for seat in range(cfg.players):
        active = s.choice[seat]
        s.choice[seat] = -1
        one, other = s.dealt_advisors[seat]
        supporter = other if one == active else one
        s.dealt_advisors[seat] = []
        make_active(cfg, s, seat, active)
        s.supporters[seat].append(supporter)
        tell(s, events.FIRST_ADVISORS, ALL, seat, active, supporter)
    refill_row(cfg, s)  # GW-B10
    generals = cfg.box.generals
    # GW-B13; Qin is below the players, the Reed Clan at the bottom (GW-R3, GW-Q5)
    s.tea.sort(key=lambda seat: (-generals[s.general[seat]].tea if seat < cfg.players else 0, seat))
    for seat in players_in_order(cfg, s):  # GW-B9
        general = generals[s.general[seat]]
        for resource in range(N_RESOURCES):
            gain(s, seat, resource, general.start[resource])
        draw_tactics(s, seat, general.tactics)
    then(s, (frames.AUTUMN,))  # the first year has no spring and no summer (GW-B14)


QUESTIONS: Final[Questions] = [
    # Secret: these two and the command card in autumn, nothing else (GW-T4)
    Question(Q_GENERAL, general_options, answer_general, why_not_general, ("general",), must="GW-B7", secret=True),
    Question(Q_ADVISORS, advisor_options, answer_advisor, why_not_advisor, ("advisor",), must="GW-B8", secret=True),
]
