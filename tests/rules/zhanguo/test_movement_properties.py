"""ZG-O: what holds however officials are moved."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tianxia.games.zhanguo import frames

from .table import Table

rule = pytest.mark.rule
many = settings(deadline=None, max_examples=100)

# Written out independently of the pack.
COLORS = ("red", "white", "grey")
AREAS = [f"{area}{region}" for area in "gw" for region in range(1, 6)]
BORDERS = {1: (2,), 2: (1, 3), 3: (2, 4), 4: (3, 5), 5: (4,)}

Standing = Counter[tuple[str, str]]  # color, area


@st.composite
def standings(draw: st.DrawFn) -> Standing:
    found: Standing = Counter()
    for color in COLORS:
        for area in draw(st.lists(st.sampled_from(AREAS), max_size=5)):
            if area[0] == "g" or filled(found, area) < 2:
                found[color, area] += 1
    return found


def filled(standing: Standing, area: str) -> int:
    return sum(standing[color, area] for color in COLORS)


def standing_of(t: Table, seat: int) -> Standing:
    return Counter({(color, area): n for area in AREAS for color, n in t.officials_at(seat, area).items()})


def one_point(standing: Standing, left: int, passing: str | None) -> set[str]:
    """The moves that the rules allow with one of the points left (ZG-O3, ZG-O4)."""
    moves: set[str] = set()
    for color, area in [where for where, n in standing.items() if n]:
        region = int(area[1])
        if passing is None and area[0] == "g":
            moves.update(f"move {color} {area}>g{goal}" for goal in BORDERS[region])
        if area[0] == "w" and passing in (None, f"{color} {area}"):
            moves.add(f"move {color} {area}>g{region}")
            for goal in BORDERS[region]:
                if filled(standing, f"w{goal}") < 2 or left > 1:
                    moves.add(f"move {color} {area}>w{goal}")
    return moves


def free_shifts(standing: Standing) -> set[str]:
    return {
        f"shift {color} {area[1]}"
        for (color, area), n in standing.items()
        if n and area[0] == "g" and filled(standing, f"w{area[1]}") < 2
    }


@rule("ZG-O1", "ZG-O2", "ZG-O3", "ZG-O4", "ZG-O5", "ZG-O8")
@many
@given(standings(), standings(), st.integers(1, 4), st.booleans(), st.booleans(), st.data())
def test_any_way_to_spend_movement_points(
    own: Standing, others: Standing, points: int, own_turn: bool, at_least_one: bool, data: st.DataObject
) -> None:
    """Officials are conserved and go only where the rules allow; a workers' area holds 2, temporarily 3."""
    t = Table()
    for seat, standing in ((0, own), (1, others)):
        for (color, area), n in standing.items():
            t.official(seat, color, area, n)
    before = Counter([color for color, _ in own.elements()])
    t.state.active = 0 if own_turn else -1
    t.run((frames.MOVE, 0, points, 0, 1 if at_least_one else 0, -1))
    spent, passing = 0, None
    while not t.over:
        now = standing_of(t, 0)
        moves = one_point(now, points - spent, passing)
        allowed = set(moves)
        if passing is None:
            allowed |= free_shifts(now) if own_turn else set()
            allowed |= {"done"} if spent or not at_least_one else set()
        options = t.options(0)
        assert len(options) == len(set(options))
        assert set(options) == allowed
        choice = data.draw(st.sampled_from(sorted(allowed)))
        t.play(0, choice)
        if choice in moves:
            spent += 1
            _, color, way = choice.split()
            goal = way.split(">")[1]
            passing = f"{color} {goal}" if goal[0] == "w" and filled(standing_of(t, 0), goal) > 2 else None
        crowded = [area for area in AREAS if area[0] == "w" and filled(standing_of(t, 0), area) > 2]
        assert crowded == ([] if passing is None else [passing.split()[1]])
        assert Counter([color for color, _ in standing_of(t, 0).elements()]) == before
    assert passing is None
    assert spent <= points
    assert standing_of(t, 1) == others
