"""What a round is about: how the odds change for each pair of cards at each province, in whole numbers."""

from typing import Final

from ...games.sun_tzu.battle import price_of
from ...games.sun_tzu.names import BLUE, FRAMED, KINDS, NINE, NINE_BEATEN, ONE, PLAGUE, RED, SIX, TEN, TEN_BEATEN, N
from ...games.sun_tzu.settings import Settings
from ...games.sun_tzu.state import SunTzuState
from .outlook import MARGIN, Outlook
from .value import CONTROL, COPIES, DEPTH, FEW, FEW_LEFT, HAND, HELD, MARKER, MARKS, POOL, RESERVES, STRONG, Value
from .worth import SCORINGS, after_plague

UNIT: Final = 10_000  # of the log-odds
WIDEST: Final = 10  # the largest margin
SHORT: Final = 0.35  # points: an army that must come from another province (ST-C6)


class Stakes:
    """The round's stakes from Sun Tzu's side, by province, his card and King Shao's."""

    def __init__(self, cfg: Settings, s: SunTzuState, outlook: Outlook, value: Value) -> None:
        self.cfg = cfg
        self.s = s
        self.outlook = outlook
        self.row = value.rows[min(s.round + 1, 9)]
        self.blue = [self.cost(BLUE, card) for card in range(KINDS)]
        self.red = [self.cost(RED, card) for card in range(KINDS)]
        self.blue_fights = [self.upkeep(BLUE, card) for card in range(KINDS)]
        self.red_fights = [self.upkeep(RED, card) for card in range(KINDS)]

    def table(self) -> list[int]:
        found = [0] * (N * KINDS * KINDS)
        for p in range(N):
            self.fill(p, found)
        return found

    def fill(self, p: int, found: list[int]) -> None:
        """The stakes of a province: its garrison afterwards, and what the cards cost."""
        now = self.s.armies[p]
        base = self.garrison(p, now)
        after = [self.garrison(p, now + m) - base for m in range(-WIDEST, WIDEST + 1)]
        small = self.garrison(p, after_plague(now, False)) - base
        great = self.garrison(p, after_plague(now, True)) - base
        event = self.s.event_deck[-1] if self.s.event_deck else -1
        for a in range(KINDS):
            for b in range(KINDS):
                worth = self.red[b] - self.blue[a]
                if a == PLAGUE or b == PLAGUE:
                    worth += great if self.is_great(a, b) else small
                else:
                    margin = MARGIN[a][b]
                    worth += after[WIDEST + margin]
                    if a != b or a < FRAMED:  # ST-E6: the same special on both sides is free
                        worth += self.red_fights[b] - self.blue_fights[a]
                    worth += self.event_risk(event, b, -margin) - self.event_risk(event, a, margin)
                found[(p * KINDS + a) * KINDS + b] = round(worth * UNIT)

    def met(self, p: int, a: int, b: int, ignored: bool) -> float:
        """What the garrison of a province changes by when these cards meet there."""
        now = self.s.armies[p]
        if (a == PLAGUE or b == PLAGUE) and not ignored:
            after = after_plague(now, self.is_great(a, b))
        else:
            after = now + MARGIN[a][b]
        return self.garrison(p, after) - self.garrison(p, now)

    def is_great(self, a: int, b: int) -> bool:
        mask = self.s.great_plague
        return (a == PLAGUE and bool(mask >> BLUE & 1)) or (b == PLAGUE and bool(mask >> RED & 1))

    def garrison(self, p: int, armies: int) -> float:
        """What a garrison there is worth after the round, with the armies that it takes from the pools."""
        most, row, s = self.outlook.armies, self.row, self.s
        n = max(-most, min(most, armies))
        sign, depth = (n > 0) - (n < 0), max(-STRONG, min(STRONG, n)) / STRONG
        points = self.cfg.box.markers[s.markers[p]]
        worth = 0.0
        for i in range(3):
            battles = SCORINGS[i] - s.round
            if battles == 0:
                worth += row[MARKER] * points[i] * sign
            elif battles > 0:
                held = row[CONTROL + i] * self.outlook.control[battles][most + n]
                worth += points[i] * (held + row[HELD + i] * sign + row[DEPTH + i] * depth)
        now = s.armies[p]
        worth -= self.taken(BLUE, max(n, 0) - max(now, 0))
        return worth + self.taken(RED, max(-n, 0) - max(-now, 0))

    def taken(self, seat: int, armies: int) -> float:
        """The price of armies that leave a pool; fewer than none come back to it."""
        row, pool = self.row, self.s.pool[seat]
        short = max(0, armies - pool)
        left = pool - armies + short
        few = min(FEW, pool) - min(FEW, left)
        return row[POOL] * (pool - left) + row[FEW_LEFT] * few + SHORT * row[MARKER] * short

    def cost(self, seat: int, card: int) -> float:
        """A card that goes to the box."""
        return self.row[COPIES + card - FRAMED] + self.row[HAND] if card >= FRAMED else 0.0

    def upkeep(self, seat: int, card: int) -> float:
        """What a card costs besides, unless a plague cancels it (ST-E2, ST-E3, ST-E5)."""
        row, s = self.row, self.s
        if card == SIX:
            return self.taken(seat, 1) - row[MARKS]
        if card == ONE:
            return -row[HAND] if len(s.pile[seat]) > 2 and s.round < 9 else 0.0
        armies = price_of(card)
        return armies * (self.taken(seat, 1) - row[RESERVES]) if armies else 0.0

    def event_risk(self, event: int, card: int, margin: int) -> float:
        """ST-G3, ST-G4: armies that a 9 or 10 costs while its event is face up, unless it wins."""
        if margin > 0 or (card, event) not in ((NINE, NINE_BEATEN), (TEN, TEN_BEATEN)):
            return 0.0
        return (1 if card == NINE else 2) * (self.row[POOL] - self.row[RESERVES])
