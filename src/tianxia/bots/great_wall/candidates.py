"""Which options of a question are worth a comparison: those that differ in what they do."""

from typing import Final

from ...games.great_wall.terms import asks
from ...games.great_wall.terms.names import CLERK_PLACES, COLUMNS, N_LOCATIONS, POOL
from ...games.great_wall.terms.notation import DONE, DOWN, GENERAL, SPOT, clerk_of, spot_of
from .front import Front
from .works import Works

# By kind of question: how many options are compared at most. What is not named here the policy answers alone.
COMPARED: Final[dict[int, int]] = {
    asks.Q_GENERAL: 2,
    asks.Q_ADVISORS: 3,
    asks.Q_COMMAND: 6,
    asks.Q_SPACE: 4,
    asks.Q_CLERK: 9,
    asks.Q_NEXT_LOCATION: 4,
    asks.Q_ADVANCE: 6,
    asks.Q_UPGRADE: 4,
    asks.Q_DONATE: 2,
    asks.Q_RECRUIT: 4,
    asks.Q_PLACE_RECRUIT: 7,
    asks.Q_ATTACKER: 6,
    asks.Q_TARGET: 5,
    asks.Q_WOUND: 4,
    asks.Q_SHOT: 3,
    asks.Q_BUILD: 7,
    asks.Q_HIRE: 6,
    asks.Q_ADVISOR_ROLE: 2,
    asks.Q_TACTIC: 5,
    asks.Q_RECALL: 2,
    asks.Q_REDEEM: 2,
    asks.Q_COPY: 4,
    asks.Q_CHOOSE: 3,
    asks.Q_PAID_ABILITY: 2,
    asks.Q_REED_CLERK: 3,
    asks.Q_DECREE: 4,
    asks.Q_SHAME: 3,
}
# In a hundred of a player's effort, if not all of it: what games turn on gets more, what hardly changes them less.
EFFORT: Final[dict[int, int]] = {
    asks.Q_GENERAL: 400,
    asks.Q_ADVISORS: 400,
    asks.Q_COMMAND: 300,
    asks.Q_SPACE: 200,
    asks.Q_HIRE: 200,
    asks.Q_RECRUIT: 50,
    asks.Q_BUILD: 50,
    asks.Q_NEXT_LOCATION: 30,
    asks.Q_DONATE: 30,
    asks.Q_REED_CLERK: 40,
    asks.Q_PLACE_RECRUIT: 20,
    asks.Q_ATTACKER: 20,
    asks.Q_TARGET: 20,
    asks.Q_WOUND: 20,
    asks.Q_SHAME: 20,
    asks.Q_SHOT: 20,
}
ALL: Final = 100


def candidates(works: Works, kind: int, options: list[int], first: int) -> list[int]:
    """The policy's own answer first, then the most different others."""
    most = COMPARED.get(kind, 0)
    if most == 0:
        return [first]
    if kind == asks.Q_CLERK or kind == asks.Q_REED_CLERK:
        found = clerk_moves(works, options, first)
    elif any([SPOT <= code < GENERAL for code in options]):
        found = attacks(works.front, options, first)
    else:
        found = [first] + [code for code in options if code != first]
    return found[:most]


def clerk_moves(works: Works, options: list[int], first: int) -> list[int]:
    """One move to each goal, from the pool if possible; where the seat's clerks would do most comes first."""
    s, seat = works.sight.s, works.sight.seat
    best: list[int] = [-1] * N_LOCATIONS
    for code in options:
        if code != DONE:
            start, goal = clerk_of(code)
            known = best[goal]
            if known < 0 or (start == POOL and clerk_of(known)[0] != POOL):
                best[goal] = code
    goal_of_first = -1 if first == DONE else clerk_of(first)[1]
    ranked: list[tuple[float, int]] = []
    for goal in range(N_LOCATIONS):
        if best[goal] >= 0 and goal != goal_of_first:
            mine = s.clerks[seat * CLERK_PLACES + goal]
            more = works.yields(goal, mine + 1) - works.yields(goal, mine) + 0.3 * mine
            ranked.append((-more, best[goal]))
    found = [first]
    if first != DONE and DONE in options:
        found.append(DONE)
    found.extend([code for _, code in sorted(ranked)])
    return found


def attacks(front: Front, options: list[int], first: int) -> list[int]:
    """Of the spots of a horde that yield alike only one; the richest first."""
    alike: set[tuple[int, float, bool]] = set()
    ranked: list[tuple[float, int]] = []
    others: list[int] = []
    for code in [first] + [option for option in options if option != first]:
        if not SPOT <= code < GENERAL:
            if code != first:
                others.append(code)
            continue
        place, cell, way = spot_of(code)
        reward = front.reward(place, cell)
        if way >= 0:
            reward += front.reward(place, cell + (COLUMNS if way == DOWN else 1))
        key = (place, round(reward, 3), way >= 0)
        if key not in alike:
            alike.add(key)
            if code != first:
                ranked.append((-reward, code))
    by_place: list[int] = []
    seen: set[int] = {spot_of(first)[0]} if SPOT <= first < GENERAL else set()
    for _, code in sorted(ranked):  # first one of each horde, then the rest
        place = spot_of(code)[0]
        if place not in seen:
            seen.add(place)
            by_place.append(code)
    rest = [code for _, code in sorted(ranked) if code not in by_place]
    return [first] + by_place + others + rest
