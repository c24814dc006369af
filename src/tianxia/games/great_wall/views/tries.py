"""What a player may think of at a question, offered or not; what is not is shown with the rule that forbids it.

Everything that can be touched on the table is here, but each reason only once: a horde, not each of its spots; a
clerk who cannot leave, not all the places where it cannot go.
"""

from collections.abc import Callable
from typing import Final

from ....core.state import FACTS, KIND, Frame
from ..course import legal
from ..position.settings import Settings
from ..position.state import NO_SPOT, GreatWallState, at_rest
from ..terms import asks
from ..terms import notation as n
from ..terms.names import (
    CELLS,
    CLERK_PLACES,
    COLUMNS,
    COMMANDS,
    HORSEMAN,
    N_LOCATIONS,
    N_RESOURCES,
    N_SECTIONS,
    N_SOLDIERS,
    PLACES,
    POOL,
    PRODUCTION,
    SECTIONS,
    SOLDIERS,
)

Tries = Callable[[Settings, GreatWallState, int, Frame], list[int]]


def all_of(first: int, count: int) -> Tries:
    """Things whose number is always the same."""
    codes = list(range(first, first + count))

    def tries(cfg: Settings, s: GreatWallState, seat: int, question: Frame) -> list[int]:
        return codes

    return tries


def buildings(cfg: Settings, s: GreatWallState, seat: int, question: Frame) -> list[int]:
    return [what + section for section in range(N_SECTIONS) for what in (n.BARRICADE, n.WALL)]


def spaces(cfg: Settings, s: GreatWallState, seat: int, question: Frame) -> list[int]:
    return list(range(n.SPACE, n.SPACE + len(s.track)))


def clerks(cfg: Settings, s: GreatWallState, seat: int, question: Frame) -> list[int]:
    return moves(legal.options(cfg, s, seat, question), [*places_with_clerks(s, seat), POOL])


def clerks_of_the_clan(cfg: Settings, s: GreatWallState, seat: int, question: Frame) -> list[int]:
    return moves(legal.options(cfg, s, seat, question), places_with_clerks(s, cfg.reed))


def places_with_clerks(s: GreatWallState, seat: int) -> list[int]:
    return [location for location in range(N_LOCATIONS) if s.clerks[seat * CLERK_PLACES + location]]


def moves(options: list[int], starts: list[int]) -> list[int]:
    """To each place where nobody can go, a move from one that somebody can leave; and one from each that nobody can."""
    ways = [n.clerk_of(code) for code in options if code >= n.CLERK]
    leaving, reached = [start for start, _ in ways], [goal for _, goal in ways]
    codes: list[int] = []
    for goal in range(N_LOCATIONS):
        codes.extend([n.clerk_code(start, goal) for start in leaving[-1:] if goal not in reached and goal != start])
    return codes + [n.clerk_code(start, another(start)) for start in starts if start not in leaving]


def another(at: int) -> int:
    """Any but this one."""
    return 1 if at == 0 else 0


def attackers(cfg: Settings, s: GreatWallState, seat: int, question: Frame) -> list[int]:
    """The seat's soldiers behind the wall and on it."""
    codes: list[int] = []
    for section in range(N_SECTIONS):
        codes.extend(
            [n.rest_code(section, kind) for kind in range(N_SOLDIERS) if s.rest[at_rest(seat, section) + kind]]
        )
    return codes + [n.WITH_FIRING + section for section in range(N_SECTIONS) if s.firing[seat * N_SECTIONS + section]]


def recruit_places(cfg: Settings, s: GreatWallState, seat: int, question: Frame) -> list[int]:
    return [*range(n.REST, n.REST + N_SECTIONS), *spots(cfg, s, seat, question)]


def spots(cfg: Settings, s: GreatWallState, seat: int, question: Frame) -> list[int]:
    """The first spot of each horde that is not offered; for a horseman, that one and the one next to it."""
    offered = legal.options(cfg, s, seat, question)
    rides = question[KIND] in (asks.Q_PLACE_RECRUIT, asks.Q_TARGET) and question[FACTS] == HORSEMAN
    codes: list[int] = []
    for place in range(PLACES):
        cells = [cell for cell in range(CELLS) if s.spots[place * CELLS + cell] != NO_SPOT]
        if rides:
            tried = [n.pair_code(place, cell, n.ACROSS) for cell in cells if cell % COLUMNS < COLUMNS - 1]
        else:
            tried = [n.spot_code(place, cell) for cell in cells]
        codes.extend([code for code in tried if code not in offered][:1])
    return codes


def hired(cfg: Settings, s: GreatWallState, seat: int, question: Frame) -> list[int]:
    return [n.HIRE_CLERK, *[n.HIRE + card for card in s.advisor_row]]


def tactics(cfg: Settings, s: GreatWallState, seat: int, question: Frame) -> list[int]:
    return [n.PLAY + card for card in s.hand[seat]]


def shamed(cfg: Settings, s: GreatWallState, seat: int, question: Frame) -> list[int]:
    kinds = list(range(n.SHAME, n.SHAME + len(SOLDIERS)))
    return kinds + [n.SHAME_TROPHY + card for card in s.trophies[seat]]


def redeemed(cfg: Settings, s: GreatWallState, seat: int, question: Frame) -> list[int]:
    kinds = list(range(n.UNSHAME, n.UNSHAME + len(SOLDIERS)))
    return kinds + [n.UNSHAME_TROPHY + card for card in s.trophies[seat]]


def saved(cfg: Settings, s: GreatWallState, seat: int, question: Frame) -> list[int]:
    return [n.SAVE + kind for kind in range(len(SOLDIERS)) if s.dying[seat * N_SOLDIERS + kind]]


def reclaimed(cfg: Settings, s: GreatWallState, seat: int, question: Frame) -> list[int]:
    return [n.RECLAIM + command for command in range(len(COMMANDS)) if s.discarded[seat] >> command & 1]


def exchanges(cfg: Settings, s: GreatWallState, seat: int, question: Frame) -> list[int]:
    """One exchange for each resource that cannot be given."""
    ways = [n.exchange_of(code) for code in legal.options(cfg, s, seat, question) if code >= n.EXCHANGE]
    able = [given for given, _ in ways]
    return [n.exchange_code(given, another(given)) for given in range(N_RESOURCES) if given not in able]


def decrees(cfg: Settings, s: GreatWallState, seat: int, question: Frame) -> list[int]:
    return [n.PROPOSE + card for card in s.decrees]


TRIES: Final[dict[int, Tries]] = {
    asks.Q_COMMAND: all_of(n.COMMAND, len(COMMANDS)),
    asks.Q_SPACE: spaces,
    asks.Q_NEXT_LOCATION: all_of(n.ACTIVATE, N_LOCATIONS),
    asks.Q_CLERK: clerks,
    asks.Q_ADVANCE: all_of(n.ACTIVATE, N_LOCATIONS),
    asks.Q_UPGRADE: all_of(n.UPGRADE, PRODUCTION),
    asks.Q_OVERSEER: all_of(n.OVERSEER, len(SOLDIERS)),
    asks.Q_INCOME: all_of(n.INCOME, PRODUCTION),
    asks.Q_LOCATION: all_of(n.AT, N_LOCATIONS),
    asks.Q_SECTION: all_of(n.AT_SECTION, len(SECTIONS)),
    asks.Q_RECRUIT: all_of(n.RECRUIT, len(SOLDIERS)),
    asks.Q_NEXT_RECRUIT: all_of(n.NEXT, len(SOLDIERS)),
    asks.Q_PLACE_RECRUIT: recruit_places,
    asks.Q_ATTACKER: attackers,
    asks.Q_TARGET: spots,
    asks.Q_WOUND: spots,
    asks.Q_SHOT: spots,
    asks.Q_BUILD: buildings,
    asks.Q_HIRE: hired,
    asks.Q_TACTIC: tactics,
    asks.Q_SHAME: shamed,
    asks.Q_REDEEM: redeemed,
    asks.Q_CLEANSE: redeemed,
    asks.Q_RECALL: all_of(n.TAKE_HONOR, 1),
    asks.Q_SAVE: saved,
    asks.Q_RANSOM: saved,
    asks.Q_RECLAIM: reclaimed,
    asks.Q_EXCHANGE: exchanges,
    asks.Q_REED_CLERK: clerks_of_the_clan,
    asks.Q_REED_BARRICADE: all_of(n.BARRICADE, len(SECTIONS)),
    asks.Q_REED_SPEARMAN: spots,
    asks.Q_DECREE: decrees,
}


def tries(cfg: Settings, s: GreatWallState, seat: int, question: Frame) -> list[int]:
    kind = question[KIND]
    return TRIES[kind](cfg, s, seat, question) if kind in TRIES else []
