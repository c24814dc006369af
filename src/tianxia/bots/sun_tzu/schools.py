"""Schools of Sun Tzu: ways to lay orders that a player may follow, and who can be foretold by them.

A school says what each card at each province is worth to it, and how far it strays from that. Its follower lays the
best five cards by those numbers and a little chance.
"""

from typing import Final, NamedTuple

from ...core.dice import Dice
from ...games.sun_tzu.names import BLUE, FRAMED, KINDS, RED, SECOND_SIX, SIDES, SIX, N
from ...games.sun_tzu.settings import Settings
from ...games.sun_tzu.state import SunTzuState
from .outlook import Outlook
from .plan import beliefs, promises
from .reading import Reading, Side
from .solver import Assigner, Hand
from .stakes import UNIT, Stakes
from .value import Value
from .worth import SCORINGS, Weights

# How much a card beats, roughly
STRENGTH: Final = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 3, 5, 6, 7, 4)

# What a school goes by
ANY: Final = 0  # any card anywhere
GREEDY: Final = 1  # the prices of the greedy player, against what it would itself lay
LEARNED: Final = 2  # the learned prices, against any card
POINTS: Final = 3  # strong cards where the next scoring is worth most
GUARD: Final = 4  # strong cards to its own garrisons
ATTACK: Final = 5  # strong cards to the other's garrisons
TABLES: Final = 6


class School(NamedTuple):
    """A way to lay orders."""

    table: int
    stray: int  # the chance in each value, to both sides, in UNIT


SCHOOLS: Final[tuple[School, ...]] = (
    School(ANY, UNIT),
    School(GREEDY, 800),
    School(GREEDY, 5_000),
    School(GREEDY, 15_000),
    School(LEARNED, 800),
    School(LEARNED, 4_000),
    School(POINTS, 6_000),
    School(GUARD, 6_000),
    School(ATTACK, 6_000),
)


class Scene(NamedTuple):
    """A table at the time of orders, as everybody sees it, and the side whose orders are looked for."""

    s: SunTzuState
    extra: list[int]  # cards in the hand of each side besides the framed ones
    side: int


class Teacher:
    """Knows what all schools think of a scene."""

    def __init__(self, cfg: Settings, outlook: Outlook, value: Value) -> None:
        self.cfg = cfg
        self.outlook = outlook
        self.value = value

    def tables(self, scene: Scene) -> list[list[int]]:
        """By table, then by province and card."""
        return [
            [0] * (N * KINDS),
            self.greedy(scene),
            self.learned(scene),
            self.by_place(scene, POINTS),
            self.by_place(scene, GUARD),
            self.by_place(scene, ATTACK),
        ]

    def greedy(self, scene: Scene) -> list[int]:
        w = Weights()
        reading = reading_of(self.cfg, scene, self.outlook)
        seen = beliefs(reading, w)
        found = []
        for p in range(N):
            found += [round(worth * UNIT) for worth in promises(reading, w, p, seen[p])]
        return found

    def learned(self, scene: Scene) -> list[int]:
        """The average against any card that the other side may hold."""
        table = Stakes(self.cfg, scene.s, self.outlook, self.value).table()
        likely = [round(1000 * often) for often in likely_of(self.cfg, scene, 1 - scene.side)]
        total = sum(likely)
        found = [0] * (N * KINDS)
        for at in range(N * KINDS):
            p, card = at // KINDS, at % KINDS
            won = 0
            for other in range(KINDS):
                if scene.side == BLUE:
                    won += likely[other] * table[at * KINDS + other]
                else:
                    won -= likely[other] * table[(p * KINDS + other) * KINDS + card]
            found[at] = won // total
        return found

    def by_place(self, scene: Scene, what: int) -> list[int]:
        """Simple rules of thumb: the strongest cards go where the eye falls first."""
        found = [0] * (N * KINDS)
        for p in range(N):
            weight = self.weight(scene, what, p)
            for card in range(KINDS):
                found[p * KINDS + card] = STRENGTH[card] * weight * (UNIT // 10)
        return found

    def weight(self, scene: Scene, what: int, p: int) -> int:
        """How much a province draws the eye."""
        s = scene.s
        points = self.cfg.box.markers[s.markers[p]]
        ahead = [points[i] for i in range(3) if SCORINGS[i] >= s.round]
        armies = s.armies[p] if scene.side == BLUE else -s.armies[p]
        if what == POINTS:
            return 2 * ahead[0]
        owned = armies > 0 if what == GUARD else armies < 0
        return ahead[0] + (3 if owned else 0)


def likely_of(cfg: Settings, scene: Scene, side: int) -> list[float]:
    """Expected copies in a side's hand: the framed cards, and of the others those that are not in the box."""
    left = [cfg.box.deck[card] - scene.s.box[side][card] for card in range(KINDS)]
    share = min(1.0, scene.extra[side] / max(1, sum(left[FRAMED:])))
    return [1.0 if card < FRAMED else left[card] * share for card in range(KINDS)]


def reading_of(cfg: Settings, scene: Scene, outlook: Outlook) -> Reading:
    """What the greedy player would read off the table in that side's place; its own hand is left out."""
    s, side = scene.s, scene.side
    sides = [side_of(cfg, scene, each) for each in SIDES]
    sign, mask = (1 if side == BLUE else -1), s.great_plague
    return Reading(
        round=s.round,
        marker=s.marker * sign,
        track=cfg.box.track,
        armies=tuple([max(-outlook.armies, min(outlook.armies, n * sign)) for n in s.armies]),
        values=tuple([cfg.box.markers[marker] for marker in s.markers]),
        fought=(False,) * N,
        battle=-1,
        event=s.event_deck[-1] if s.event_deck else -1,
        great_plague=(bool(mask >> side & 1), bool(mask >> (1 - side) & 1)),
        me=sides[side],
        other=sides[1 - side],
        hand=(0,) * KINDS,
        drawn=(),
        held=(),
        pile_mean=(0.0,) * KINDS,
        outlook=outlook,
    )


def side_of(cfg: Settings, scene: Scene, side: int) -> Side:
    s = scene.s
    repeat = 0.0
    if side == RED and s.held[RED] and not s.spent >> SECOND_SIX & 1:
        repeat = 0.2
    return Side(
        pool=s.pool[side],
        reserves=s.reserves[side],
        pile=len(s.pile[side]),
        generals=0,
        marks=tuple(s.marks[side * N : (side + 1) * N]),
        orders=(-1,) * N,
        likely=tuple(likely_of(cfg, scene, side)),
        may_repeat_six=repeat,
    )


def follow(school: School, table: list[int], hand: Hand, assigner: Assigner, dice: Dice) -> list[int]:
    """The orders of a follower with this hand."""
    worth = [0] * (N * KINDS)
    width = 2 * school.stray + 1
    for card in sorted(set(hand.cards)):
        for p in range(N):
            at = p * KINDS + card
            worth[at] = table[at] + dice.below(width) - school.stray
    plan = [-1] * N
    assigner.assign(worth, hand, plan)
    return plan


def repeats_six(s: SunTzuState, side: int) -> bool:
    """Whether the revealed orders have a 6 where its mark lay already (ST-F15)."""
    return any([s.orders[side * N + p] == SIX and s.marks[side * N + p] for p in range(N)])
