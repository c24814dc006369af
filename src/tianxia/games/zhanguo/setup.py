"""Setup: decks, track, tokens, missions, player boards (ZG-B)."""

from typing import Final

from ...core.dice import Dice
from ...core.questions import Question, by, decide
from ...core.state import ALL, Facts, Frame, chance, shuffle, tell, then
from . import events, frames
from .asks import Q_BOARD
from .given import Questions
from .missions import places_of
from .names import (
    BOARDS,
    CARDS,
    DECK,
    FROM_START,
    GOVERNORS_AREA,
    LINES,
    MISSION_SECTIONS,
    N_AREAS,
    N_ASPECTS,
    N_COLORS,
    N_MISSION_KINDS,
    N_SECTIONS,
    N_SOURCES,
    PLAIN,
    REGIONS,
)
from .notation import BOARD
from .settings import Settings
from .state import ZhanGuoState, at
from .verbs import score

AUCTION_POINTS = 15  # ZG-B4


def new_state(cfg: Settings, dice: Dice) -> ZhanGuoState:
    """Everything in its supply (ZG-A2, ZG-A4), nothing dealt; the round marker is on 1 (ZG-B10)."""
    n, box = cfg.players, cfg.box
    s = ZhanGuoState()
    s.stack = [(frames.SETUP,)]
    s.dice = dice
    s.told = None
    s.round, s.first, s.active, s.playing = 1, 0, -1, 0
    s.order = []
    s.vp = [0] * n
    s.earned = [0] * (n * N_SOURCES)
    s.history = []
    s.board = [-1] * n
    s.boards_left = []
    s.auction = []
    s.unrest = [0] * (n * REGIONS)
    s.officials = [0] * (n * REGIONS * N_AREAS * N_COLORS)
    s.workers = [0] * (n * REGIONS)
    s.supply = [box.officials] * (n * N_COLORS)
    s.cards = [[] for _ in range(n * REGIONS)]
    s.stash1 = [0] * (n * N_ASPECTS)
    s.stash3 = [0] * (n * N_ASPECTS)
    s.markers1 = [box.markers[n]] * N_ASPECTS
    s.markers3 = [1] * N_ASPECTS
    s.governors = [box.governors] * n
    s.palaces_left = [box.palaces] * n
    s.walls_left = [box.walls] * n
    s.squares = [-1] * (REGIONS * len(box.squares))
    s.beside = [0] * (REGIONS * n)
    s.palaces = [0] * (n * REGIONS)
    s.walls = [-1] * (N_SECTIONS * LINES)
    s.tokens = []
    s.missions = []
    s.discs = [[] for _ in range(MISSION_SECTIONS * N_MISSION_KINDS)]
    s.track = []
    s.column = [-1] * N_ASPECTS
    s.court = []
    s.decks = [list(range(aspect * DECK + 1, aspect * DECK + DECK + 1)) for aspect in range(N_ASPECTS)]
    s.layer = [0] * (CARDS + 1)
    s.hand = [[] for _ in range(n)]
    s.drawn = [[] for _ in range(n)]
    s.choice = [0] * n
    s.end = ""
    return s


def step_setup(cfg: Settings, s: ZhanGuoState, frame: Frame) -> None:
    """In the order of ZG-B11; the boards come last, before the first cards are drawn."""
    for aspect in range(N_ASPECTS):
        shuffle(s, events.DECK + aspect, s.decks[aspect])  # ZG-B1
    s.first = chance(s, events.FIRST_PLAYER, cfg.players)  # ZG-B2
    others = [seat for seat in range(cfg.players) if seat != s.first]
    shuffle(s, events.REWARD_TRACK, others)  # ZG-B3: seating does not matter below the top
    s.track = [s.first, *others]
    tell(s, events.FIRST, ALL, s.first)
    deal_tokens(cfg, s)
    deal_missions(cfg, s)
    for seat in range(cfg.players):
        for color in range(N_COLORS):
            n = cfg.box.start_officials[color]  # ZG-B7
            s.supply[seat * N_COLORS + color] -= n
            s.officials[at(seat, cfg.box.start_region, GOVERNORS_AREA, color)] += n
    s.stack.append((frames.START,))
    boards(cfg, s)


def deal_tokens(cfg: Settings, s: ZhanGuoState) -> None:
    """A random token for each section, a random side up (ZG-B5)."""
    order = list(range(N_SECTIONS))
    shuffle(s, events.WALL_TOKENS, order)
    s.tokens = [cfg.box.tokens[token][chance(s, events.WALL_TOKENS, 2)] for token in order]
    for section, criterion in enumerate(s.tokens):
        tell(s, events.TOKEN, ALL, section, criterion)


def deal_missions(cfg: Settings, s: ZhanGuoState) -> None:
    """One of each kind to each of the two mission sections (ZG-B6)."""
    s.missions = [0] * (MISSION_SECTIONS * N_MISSION_KINDS)
    for kind in range(N_MISSION_KINDS):
        tiles = [i for i, other in enumerate(cfg.box.mission_kind) if other == kind]
        shuffle(s, events.MISSIONS, tiles)
        for section in range(MISSION_SECTIONS):
            place = section * N_MISSION_KINDS + kind
            s.missions[place] = tiles[section]
            tell(s, events.MISSION, ALL, place, kind, *places_of(cfg, tiles[section]))


def starting_order(cfg: Settings, s: ZhanGuoState) -> list[int]:
    """Clockwise from the first player; with ZG-V2 the reward track (ZG-B13), from round 1 on (ZG-V6)."""
    if cfg.turns_by_track:
        return s.track[:]
    return [(s.first + i) % cfg.players for i in range(cfg.players)]


def boards(cfg: Settings, s: ZhanGuoState) -> None:
    """All on side A; or side B, picked or auctioned (ZG-B8, ZG-B9)."""
    if not cfg.picked and not cfg.auction:
        s.board = [PLAIN] * cfg.players
        return
    s.boards_left = [board for board in range(len(BOARDS)) if board != PLAIN]
    if cfg.picked:
        then(s, (frames.PICK_BOARD, cfg.players - 1))
        return
    shuffle(s, events.BOARDS_OUT, s.boards_left)
    s.boards_left = sorted(s.boards_left[: cfg.players])
    for seat in range(cfg.players):
        score(s, seat, AUCTION_POINTS, FROM_START)
    then(s, (frames.OPEN_AUCTION, s.first))


def step_pick_board(cfg: Settings, s: ZhanGuoState, frame: Frame) -> None:
    """The last player picks first."""
    _, place = frame
    if place > 0:
        s.stack.append((frames.PICK_BOARD, place - 1))
    s.stack.append((frames.TAKE_BOARD, starting_order(cfg, s)[place]))


def step_take_board(cfg: Settings, s: ZhanGuoState, frame: Frame) -> None:
    _, seat = frame
    decide(PICKING, cfg, s, seat)


def board_options(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts) -> list[int]:
    return [BOARD + board for board in s.boards_left]


def answer_board(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts, code: int) -> None:
    s.boards_left.remove(code - BOARD)
    s.board[seat] = code - BOARD
    tell(s, events.BOARD, ALL, seat, code - BOARD)


def step_start(cfg: Settings, s: ZhanGuoState, frame: Frame) -> None:
    s.boards_left = []  # boards not picked leave the game (ZG-B13)
    s.auction = []
    then(s, (frames.ROUND,))


PICKING: Final = Question(Q_BOARD, board_options, answer_board, by("ZG-B8", BOARD, board=BOARDS), ("board",))
QUESTIONS: Final[Questions] = [PICKING]
