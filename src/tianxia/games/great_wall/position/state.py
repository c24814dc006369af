"""The position of a game of The Great Wall."""

from __future__ import annotations  # so that every version of Python has them when the slots are made

from typing import Final

from ....core.state import ASK, STEP, Frame, State
from ..terms.names import ARCHER, CELLS, HORSEMAN, N_SECTIONS, N_SOLDIERS, ROWS, SPEARMAN

# What is on a cell of a horde: a soldier is seat * FORMS + form; otherwise
NO_SPOT: Final = -2
FREE: Final = -1
WOUND: Final = 64
FORMS: Final = 8
ON_FOOT: Final = 0  # a spearman
# Each half of a horseman says where the other half is.
RIDES_RIGHT: Final = 1  # the other half is in the next column
RIDES_LEFT: Final = 2
RIDES_DOWN: Final = 3
RIDES_UP: Final = 4

NO_QUESTION: Final[Frame] = (ASK, -1, 0, 0)


class GreatWallState(State):
    """Lists are indexed by seat, section, place and so on, or by a combination: the comment says which."""

    year: int  # space of the time token; the first is 0
    season: int
    active: int  # the seat whose turn it is; -1: none
    tea: list[int]  # seats, top of the stack first
    honor: list[int]
    earned: list[int]  # seat * N_SOURCES + source
    years: list[int]  # honor of every seat at the end of each year
    stock: list[int]  # seat * N_RESOURCES + resource
    locked: list[int]  # part of the stock that the current moment yielded: cannot pay in it (GW-A10)
    locking: int  # 1: what is gained now is locked
    clerks: list[int]  # seat * CLERK_PLACES + location, or + POOL
    chamber: list[int]
    crowd: list[int]  # clerks at each location, of all seats
    pool: list[int]  # seat * N_SOLDIERS + kind: soldiers free of shame
    shamed: list[int]  # seat * N_SOLDIERS + kind: soldiers in the pool under shame
    rest: list[int]  # (seat * N_SECTIONS + section) * N_SOLDIERS + kind
    firing: list[int]  # seat * N_SECTIONS + section: archers on firing spots
    overseer: list[int]  # seat * PRODUCTION + location: level, 0: none
    overseer_kind: list[int]  # seat * PRODUCTION + location: the kind of soldier it was; -1: none
    horde: list[int]  # by place: card, -1: none
    spots: list[int]  # place * CELLS + cell
    free: list[int]  # by place: free vital spots
    trophies: list[list[int]]
    trophy_shame: list[list[int]]  # tokens on each trophy
    general: list[int]  # -1 before it is chosen
    dealt_generals: list[list[int]]
    general_deck: list[int]
    dealt_advisors: list[list[int]]  # until one is chosen
    active_advisors: list[list[int]]
    supporters: list[list[int]]
    ears: list[int]  # mask of the triggers that the seat's active cards listen to
    mods_on: list[int]  # mask of the kinds of modifiers on the seat's active cards
    choice: list[int]  # secret answers, kept until all are given
    hand: list[list[int]]  # tactic cards
    commands: list[int]  # mask of the command cards in hand
    discarded: list[int]  # mask of the command cards in the discard
    played: list[int]  # command on the track, -1: none
    track: list[int]  # seat whose card is on the space; -1: none
    horde_deck: list[int]  # top last, as in all decks
    horde_discard: list[int]
    tactic_deck: list[int]
    tactic_discard: list[int]
    advisor_deck: list[int]
    advisor_discard: list[int]
    advisor_row: list[int]
    artifacts: list[int]
    artifact_box: list[int]
    wall: list[int]  # level of each section
    barricades: list[int]
    bank: int  # shame tokens in the bank
    shame_out: int  # tokens out of the game
    warehouse: list[int]  # wood, stone, gold
    indicator: int  # section last read from the back of a horde card
    in_play: list[int]  # tactic cards declared and not yet resolved
    applied: list[int]  # modifiers in force for a time (modifiers.py)
    fired: list[int]  # abilities used up in the current root moment (packed.py)
    open: int  # mask of the triggers whose moments are open
    completed: list[int]  # last wounds not yet responded to (packed.py)
    recruited: list[int]  # in the current recruiting: (seat * N_SECTIONS + section) * STANDS + stand
    dying: list[int]  # seat * N_SOLDIERS + kind; empty: nobody dies
    saved: list[int]  # by seat, in the current deaths
    spent: int  # mask of the seats that have played their card for the current defeat or deaths (GW-D4)
    shame_taken: list[int]  # by seat, in the current section or location
    breached: int  # mask of the sections breached this winter
    end: str  # the rule that ended the game
    qin_deck: list[int]  # Qin's command cards
    qin_used: list[int]
    qin_track: list[int]  # locations, the highest first (GW-Q4)
    decrees: list[int]  # on the board
    decree_deck: list[int]
    decrees_done: list[int]
    offer: list[int]  # the proposed decree and everybody's part in it (decrees.py); empty: none
    event_deck: list[int]
    events: list[int]  # those that have happened
    sacrificed: list[int]  # seat * N_PEOPLE + kind of soldier, or + A_CLERK; out of the game
    lost_trophies: list[int]  # likewise

    __slots__ = tuple(__annotations__)

    def copy(self) -> GreatWallState:
        t = GreatWallState()
        t.stack = self.stack[:]
        t.dice = self.dice.copy()
        t.told = None
        t.year = self.year
        t.season = self.season
        t.active = self.active
        t.tea = self.tea[:]
        t.honor = self.honor[:]
        t.earned = self.earned[:]
        t.years = self.years[:]
        t.stock = self.stock[:]
        t.locked = self.locked[:]
        t.locking = self.locking
        t.clerks = self.clerks[:]
        t.chamber = self.chamber[:]
        t.crowd = self.crowd[:]
        t.pool = self.pool[:]
        t.shamed = self.shamed[:]
        t.rest = self.rest[:]
        t.firing = self.firing[:]
        t.overseer = self.overseer[:]
        t.overseer_kind = self.overseer_kind[:]
        t.horde = self.horde[:]
        t.spots = self.spots[:]
        t.free = self.free[:]
        t.trophies = [cards[:] for cards in self.trophies]
        t.trophy_shame = [tokens[:] for tokens in self.trophy_shame]
        t.general = self.general[:]
        t.dealt_generals = self.dealt_generals  # dealt once, never changed: shared
        t.general_deck = self.general_deck  # likewise
        t.dealt_advisors = [cards[:] for cards in self.dealt_advisors]
        t.active_advisors = [cards[:] for cards in self.active_advisors]
        t.supporters = [cards[:] for cards in self.supporters]
        t.ears = self.ears[:]
        t.mods_on = self.mods_on[:]
        t.choice = self.choice[:]
        t.hand = [cards[:] for cards in self.hand]
        t.commands = self.commands[:]
        t.discarded = self.discarded[:]
        t.played = self.played[:]
        t.track = self.track[:]
        t.horde_deck = self.horde_deck[:]
        t.horde_discard = self.horde_discard[:]
        t.tactic_deck = self.tactic_deck[:]
        t.tactic_discard = self.tactic_discard[:]
        t.advisor_deck = self.advisor_deck[:]
        t.advisor_discard = self.advisor_discard[:]
        t.advisor_row = self.advisor_row[:]
        t.artifacts = self.artifacts  # dealt once: shared
        t.artifact_box = self.artifact_box
        t.wall = self.wall[:]
        t.barricades = self.barricades[:]
        t.bank = self.bank
        t.shame_out = self.shame_out
        t.warehouse = self.warehouse[:]
        t.indicator = self.indicator
        t.in_play = self.in_play[:]
        t.applied = self.applied[:]
        t.fired = self.fired[:]
        t.open = self.open
        t.completed = self.completed[:]
        t.recruited = self.recruited[:]
        t.dying = self.dying[:]
        t.saved = self.saved[:]
        t.spent = self.spent
        t.shame_taken = self.shame_taken[:]
        t.breached = self.breached
        t.end = self.end
        t.qin_deck = self.qin_deck[:]
        t.qin_used = self.qin_used[:]
        t.qin_track = self.qin_track[:]
        t.decrees = self.decrees[:]
        t.decree_deck = self.decree_deck[:]
        t.decrees_done = self.decrees_done[:]
        t.offer = self.offer[:]
        t.event_deck = self.event_deck[:]
        t.events = self.events[:]
        t.sacrificed = self.sacrificed[:]
        t.lost_trophies = self.lost_trophies[:]
        return t


# Questions about the position that many files ask


def soldiers_on(s: GreatWallState, seat: int, place: int) -> int:
    """The seat's soldiers on a horde."""
    n = 0
    for cell in range(place * CELLS, place * CELLS + CELLS):
        on = s.spots[cell]
        if 0 <= on < WOUND and on // FORMS == seat and on % FORMS in (ON_FOOT, RIDES_RIGHT, RIDES_DOWN):
            n += 1
    return n


def of_kind_on(s: GreatWallState, seat: int, place: int, mounted: bool) -> int:
    """The seat's horsemen, or spearmen, on a horde."""
    n = 0
    for cell in range(place * CELLS, place * CELLS + CELLS):
        on = s.spots[cell]
        if 0 <= on < WOUND and on // FORMS == seat:
            form = on % FORMS
            if (form in (RIDES_RIGHT, RIDES_DOWN)) if mounted else form == ON_FOOT:
                n += 1
    return n


def archers_on_wall(s: GreatWallState, section: int) -> int:
    """How many firing spots are taken, by all seats."""
    n = 0
    for seat in range(len(s.honor)):
        n += s.firing[seat * N_SECTIONS + section]
    return n


def of_seat(numbers: list[int], seat: int, each: int) -> list[int]:
    """The seat's part of a list in which every seat has `each` numbers."""
    return numbers[seat * each : (seat + 1) * each]


def at_rest(seat: int, section: int) -> int:
    """The index in `rest` of the seat's soldiers in this rest area: + kind."""
    return (seat * N_SECTIONS + section) * N_SOLDIERS


def resting(s: GreatWallState, seat: int, section: int) -> int:
    """The seat's soldiers in this rest area."""
    at = at_rest(seat, section)
    return s.rest[at + SPEARMAN] + s.rest[at + ARCHER] + s.rest[at + HORSEMAN]


def is_manned(s: GreatWallState, seat: int, section: int) -> bool:
    """Whether a soldier of the seat is behind the wall or on it."""
    return s.firing[seat * N_SECTIONS + section] + resting(s, seat, section) > 0


def hordes_before(s: GreatWallState, section: int) -> list[int]:
    """The places of the hordes there, starting next to the wall."""
    return [place for place in range(section * ROWS, section * ROWS + ROWS) if s.horde[place] >= 0]


def open_question(s: GreatWallState) -> Frame:
    return s.stack[-1] if s.stack and s.stack[-1][STEP] == ASK else NO_QUESTION
