"""Setup, in the order of ST-A10: events, armies, generals, hands, score markers."""

from typing import Final

from ...core.questions import Question, by
from ...core.state import ALL, Facts, Frame, ask, shuffle, tell, then
from . import battle, frames
from .asks import Q_KEEP
from .events import CARDS_DRAWN, DREW, EVENT_UP, GENERAL_KEPT, POINT, SCORE_MARKER
from .given import Questions
from .names import (
    BLUE,
    BOTH,
    EVENT_CARDS,
    EVENT_DECK,
    FRAMED,
    GENERALS,
    KINDS,
    NO_CARD,
    OWN_GENERALS,
    PILE,
    PLUS_2,
    PLUS_3,
    SCORE_MARKERS,
    SIDES,
    VANGUARD,
    N,
)
from .notation import KEEP
from .settings import Settings
from .state import SunTzuState

DEALT: Final = 4  # of the shuffled cards (ST-A3)


def new_state(cfg: Settings) -> SunTzuState:
    """Before anything is dealt (ST-A1, ST-A5)."""
    s = SunTzuState()
    s.stack = []
    s.told = None
    s.round = 0
    s.marker = 0
    s.turned = 0
    s.markers = []
    s.armies = [0] * N
    reserves = 0 if cfg.beginner else cfg.box.reserves
    s.pool = [cfg.box.pool + cfg.box.reserves - reserves] * 2
    s.reserves = [reserves] * 2
    s.marks = [0] * (2 * N)
    s.name_box = [0] * (2 * N)
    s.hand = [[0] * KINDS, [0] * KINDS]
    s.pile = [[], []]
    s.pile_known = [[], []]
    s.rumour = [NO_CARD, NO_CARD]
    s.box = [[0] * KINDS, [0] * KINDS]
    s.drawn = [[], []]
    s.drawn_known = [[], []]
    s.choice = [NO_CARD, NO_CARD]
    s.orders = [NO_CARD] * (2 * N)
    s.orders_lie = 0
    s.fought = [0] * N
    s.battle = -1
    s.margin = 0
    s.ignored = 0
    s.feinted = 0
    s.spilled = 0
    s.recycling = [0, 0]
    s.extra_draw = [0, 0]
    s.held = [0, 0]
    s.spent = 0
    s.great_plague = 0
    s.decider = -1
    s.counts = []
    s.plagues = 0
    s.event_deck = []
    s.event_box = []
    s.event_at_reveal = -1
    s.end = ""
    then(s, (frames.EVENTS,), (frames.GENERALS,), (frames.HANDS,), (frames.MARKERS,), (frames.BEGIN,), (frames.ROUND,))
    return s


def step_events(cfg: Settings, s: SunTzuState, frame: Frame) -> None:
    """ST-A6."""
    if cfg.events:
        s.event_deck = list(range(len(EVENT_CARDS)))
        shuffle(s, EVENT_DECK, s.event_deck)
        tell(s, EVENT_UP, ALL, s.event_deck[-1])


def step_generals(cfg: Settings, s: SunTzuState, frame: Frame) -> None:
    """ST-A2; none in the beginner game (ST-A7)."""
    if not cfg.beginner:
        then(s, (frames.GENERALS_KEPT,))
        ask(s, Q_KEEP, BOTH)


def keep_options(cfg: Settings, s: SunTzuState, seat: int, facts: Facts) -> list[int]:
    return [KEEP + general for general in range(len(GENERALS)) if OWN_GENERALS[seat] >> general & 1]


def answer_keep(cfg: Settings, s: SunTzuState, seat: int, facts: Facts, code: int) -> None:
    s.choice[seat] = code - KEEP


def step_generals_kept(cfg: Settings, s: SunTzuState, frame: Frame) -> None:
    for seat in SIDES:
        s.held[seat] = 1 << s.choice[seat]
        tell(s, GENERAL_KEPT, seat, seat, s.choice[seat])
        s.choice[seat] = NO_CARD


def step_hands(cfg: Settings, s: SunTzuState, frame: Frame) -> None:
    """ST-A3: the framed cards, and some of the shuffled others."""
    for seat in SIDES:
        pile: list[int] = []
        for card in range(KINDS):
            if card < FRAMED:
                s.hand[seat][card] = 1
            elif cfg.beginner and card in (PLUS_2, PLUS_3):
                s.box[seat][card] = cfg.box.deck[card]  # ST-A7
            else:
                pile.extend([card] * cfg.box.deck[card])
        shuffle(s, PILE + seat, pile)
        s.pile[seat] = pile
        s.pile_known[seat] = [0] * len(pile)
        for _ in range(DEALT):
            s.pile_known[seat].pop()
            card = pile.pop()
            s.hand[seat][card] += 1
            tell(s, DREW, seat, seat, card)
        tell(s, CARDS_DRAWN, ALL, seat, DEALT)


def step_markers(cfg: Settings, s: SunTzuState, frame: Frame) -> None:
    """ST-A4: one to each province, the others to the box."""
    markers = list(range(len(cfg.box.markers)))
    shuffle(s, SCORE_MARKERS, markers)
    s.markers = markers[:N]
    for province in range(N):
        tell(s, SCORE_MARKER, ALL, province, *cfg.box.markers[markers[province]])


def step_begin(cfg: Settings, s: SunTzuState, frame: Frame) -> None:
    """The vanguard is used automatically when setup is finished (ST-F8, ST-F22)."""
    if s.held[BLUE] >> VANGUARD & 1:
        battle.spend(s, BLUE, VANGUARD)
        s.marker = 1
        tell(s, POINT, ALL, BLUE, s.marker)


QUESTIONS: Final[Questions] = [
    Question(Q_KEEP, keep_options, answer_keep, by("ST-A2"), ("keep",), secret=True),
]
