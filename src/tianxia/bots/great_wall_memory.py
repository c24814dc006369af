"""What the greedy player of The Great Wall remembers: the steps of an act that its view does not show yet."""

from ..games.great_wall.names import ARCHER
from ..games.great_wall.notation import (
    BARRICADE,
    CLERK,
    DONE,
    NEXT,
    RECRUIT,
    ROUTE,
    WALL,
    WITH_FIRING,
    WITH_REST,
)


class Memory:
    """Recruits named, buildings declared, clerks moved by the present effect. Lost, it is only a worse guess."""

    def __init__(self) -> None:
        self.kind = ""
        self.when = (0, 0)
        self.before = ""  # what was asked last in this turn
        self.extra = 0  # moves of clerks by a card other than the command, 0: none
        self.moved = 0
        self.named = [0, 0, 0]
        self.barricades = [0, 0, 0]
        self.walls = [0, 0, 0]
        self.attacker = -1  # kind of the soldier who attacks next, -1: unknown
        self.shoots = False  # it is an archer on a firing spot already
        self.route = (-1, -1)

    def begin(self, kind: str, year: int, active: int, own_turn: bool) -> None:
        """A question comes: does it go on with what was asked before?"""
        same_turn = (year, active) == self.when
        if not same_turn:
            self.extra = 0
            self.before = ""
        elif own_turn and self.before not in ("", "clerk", "copy", "choose"):
            self.extra = 3 if self.before == "tactic" else self.extra or 1
        self.before = kind
        if kind != self.kind or not same_turn:
            self.moved = 0
            self.barricades, self.walls = [0, 0, 0], [0, 0, 0]
            if kind == "recruit":
                self.named = [0, 0, 0]
        self.kind = kind
        self.when = (year, active)

    def note(self, code: int) -> None:
        """The answer."""
        kind = self.kind
        if code == DONE:
            self.kind = ""
        elif kind == "clerk" and code >= CLERK:
            self.moved += 1
        elif kind == "recruit":
            self.named[code - RECRUIT] += 1
        elif kind == "next_recruit":
            self.attacker = code - NEXT
        elif kind == "build":
            if code >= WALL:
                self.walls[code - WALL] += 1
            else:
                self.barricades[code - BARRICADE] += 1
        elif kind == "attacker":
            self.shoots = code >= WITH_FIRING
            self.attacker = ARCHER if self.shoots else (code - WITH_REST) % 3
        elif kind == "route":
            self.route = ((code - ROUTE) // 3, (code - ROUTE) % 3)

    def placed(self, kind: int) -> None:
        """A recruit of that kind has been placed."""
        self.named[kind] = max(0, self.named[kind] - 1)
        self.attacker = -1

    def recruit(self) -> int:
        """The kind of the recruit to be placed, -1: unknown."""
        if self.attacker >= 0:
            return self.attacker
        kinds = [kind for kind in range(3) if self.named[kind]]
        return kinds[0] if len(kinds) == 1 else -1
