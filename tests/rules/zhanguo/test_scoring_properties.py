"""ZG-Y: the final scoring of any position, against a calculation written independently from the rules."""

from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tianxia.games.zhanguo.scoring import final_points

from .table import Table

rule = pytest.mark.rule
many = settings(deadline=None, max_examples=100)

# Written out independently of the pack.
COLORS = ("red", "white", "grey")
ASPECTS = ("writing", "currency", "law")
KINDS = ("wall", "palace", "governor")
SECTIONS = ("turquoise1", "turquoise2", "gold1", "gold2", "crimson1", "crimson2")
SPACES = (5, 3, 2, 1)
OF_UNIFICATION = (5, 6, 7)
OF_CRITERION = {
    "enough_officials": (1, 2, 3),
    "grey": (2, 3, 4),
    "red": (2, 3, 4),
    "white": (2, 3, 4),
    "orange": (1, 2, 3),
    "brown": (1, 2, 3),
    "cream": (1, 2, 3),
    "three_cards": (2, 3, 4),
    "two_alike": (1, 2, 3),
    "calm": (5, 10, 15),
    "empty_track": (1, 2, 3),
    "sets": (2, 3, 4),
}
CARD_COLORS = ("cream", "orange", "brown")


class Own(NamedTuple):
    """What one player has."""

    officials: list[tuple[str, str]]  # color, area
    unrest: list[int]
    cards: list[list[int]]  # by region
    governors: list[int]  # region of each
    markers: list[tuple[int, int]]  # of value 1 and 3, by aspect


class Position(NamedTuple):
    owns: list[Own]
    track: list[int]
    tokens: list[str]
    walls: dict[tuple[str, int], int]  # section, lines: seat
    discs: dict[tuple[int, str], list[int]]  # section, kind: seats

    def table(self) -> Table:
        t = Table(len(self.owns))
        t.track(*self.track)
        t.tokens(**dict(zip(SECTIONS, self.tokens, strict=True)))
        for (section, lines), seat in self.walls.items():
            t.wall(seat, section, lines)
        for (number, kind), seats in self.discs.items():
            t.discs(number, kind).extend(seats)
        for seat, own in enumerate(self.owns):
            for color, area in own.officials:
                t.official(seat, color, area)
            for region in range(1, 6):
                t.unrest(seat, region, own.unrest[region - 1])
                t.card(seat, region, *own.cards[region - 1])
            for region in own.governors:
                square = "vp" if t.on_square(region, "vp") is None else ""
                t.governor(seat, region, square)
            for aspect, (ones, threes) in zip(ASPECTS, own.markers, strict=True):
                t.markers(seat, aspect, ones, threes)
        return t


@st.composite
def positions(draw: st.DrawFn) -> Position:
    players = draw(st.integers(2, 4))
    decks = [list(range(1, 41)), list(range(41, 81)), list(range(81, 121))]
    colors = st.lists(st.integers(0, 2), max_size=3)
    threes = [draw(st.integers(-1, players - 1)) for _ in ASPECTS]  # who has the marker of value 3
    owns = []
    for seat in range(players):
        areas = st.sampled_from([f"{area}{region}" for area in "gw" for region in range(1, 6)])
        officials: list[tuple[str, str]] = []
        for color in COLORS:
            for area in draw(st.lists(areas, max_size=5)):
                if area[0] == "g" or [a for _, a in officials].count(area) < 2:
                    officials.append((color, area))
        owns.append(
            Own(
                officials,
                draw(st.lists(st.integers(0, 3), min_size=5, max_size=5)),
                [[decks[i].pop() for i in draw(colors) if decks[i]] for _ in range(5)],
                draw(st.lists(st.integers(1, 5), max_size=8)),
                [(draw(st.integers(0, 3)), 1 if threes[aspect] == seat else 0) for aspect in range(3)],
            )
        )
    return Position(
        owns,
        draw(st.permutations(range(players))),
        draw(st.permutations(sorted(OF_CRITERION)))[:6],
        draw(walls_of(players)),
        {
            (number, kind): draw(st.permutations(range(players)))[: draw(st.integers(0, players))]
            for number in (1, 2)
            for kind in KINDS
        },
    )


@st.composite
def walls_of(draw: st.DrawFn, players: int) -> dict[tuple[str, int], int]:
    """At most one wall per section and player, at most 5 per player."""
    walls: dict[tuple[str, int], int] = {}
    for section in SECTIONS:
        seats = draw(st.permutations([*range(players), -1, -1, -1]))
        for lines in (1, 2, 3):
            seat = seats[lines - 1]
            if seat >= 0 and list(walls.values()).count(seat) < 5:
                walls[section, lines] = seat
    return walls


# The slow calculation


def governors_worth(p: Position, seat: int) -> int:
    total = 0
    for region in range(1, 6):
        mine = p.owns[seat].governors.count(region)
        others = [own.governors.count(region) for own in p.owns]
        if mine and mine == max(others):
            total += (9 + 3 * mine) // others.count(mine)
    return total


def markers_worth(p: Position, seat: int) -> int:
    total = 0
    for aspect, points in enumerate(OF_UNIFICATION):
        values = [own.markers[aspect][0] + 3 * own.markers[aspect][1] for own in p.owns]
        best = sorted(range(len(values)), key=lambda i: (-values[i], p.track.index(i)))[0]
        if best == seat and values[seat]:
            total += points
    return total


def missions_worth(p: Position, seat: int) -> int:
    total = 0
    for number in (1, 2):
        spaces = []
        for kind in KINDS:
            for space, disc in zip(SPACES, p.discs[number, kind], strict=False):
                if disc == seat:
                    spaces.append(space)
        for _ in spaces:
            total += sum(spaces)
    return total


def color_of(card: int) -> str:
    return "cream" if card <= 40 else "orange" if card <= 80 else "brown"


def times(own: Own, criterion: str) -> int:
    """How often a board fulfills a criterion (any but calm)."""
    colors = [[color_of(card) for card in cards] for cards in own.cards]
    if criterion == "sets":
        left = [color for region in colors for color in region]
        sets = 0
        while set(left) == set(CARD_COLORS):
            sets += 1
            for color in CARD_COLORS:
                left.remove(color)
        return sets
    n = 0
    for region in range(5):
        there = [color for color, area in own.officials if area[1] == str(region + 1)]
        fulfilled = {
            "enough_officials": len(there) >= own.unrest[region],
            "three_cards": len(colors[region]) == 3,
            "two_alike": any(colors[region].count(color) >= 2 for color in CARD_COLORS),
            "empty_track": own.unrest[region] == 0,
        }
        fulfilled.update({color: color in there for color in COLORS})
        fulfilled.update({color: color in colors[region] for color in CARD_COLORS})
        n += fulfilled[criterion]
    return n


def walls_worth(p: Position, seat: int) -> int:
    total = 0
    for (section, lines), owner in p.walls.items():
        if owner == seat:
            criterion = p.tokens[SECTIONS.index(section)]
            points = OF_CRITERION[criterion][lines - 1]
            own = p.owns[seat]
            total += points - sum(own.unrest) if criterion == "calm" else points * times(own, criterion)
    return total


def reckoned(p: Position) -> list[list[int]]:
    return [
        [governors_worth(p, seat), markers_worth(p, seat), missions_worth(p, seat), walls_worth(p, seat)]
        for seat in range(len(p.owns))
    ]


@rule("ZG-Y1", "ZG-Y2", "ZG-Y3", "ZG-Y4", "ZG-Y5", "ZG-Y7", "ZG-Y8", "ZG-Y9")
@many
@given(positions())
def test_the_final_points_of_any_position(position: Position) -> None:
    t = position.table()
    assert final_points(t.e, t.state) == reckoned(position)


@rule("ZG-Y6", "ZG-W14")
@many
@given(positions(), st.lists(st.integers(0, 3), min_size=4, max_size=4))
def test_the_result_of_any_position(position: Position, before: list[int]) -> None:
    """Points of the game and of its end, added up; the ranking by points, then by the reward track."""
    t = position.table()
    for seat in range(t.players):
        t.points(seat, before[seat])
    t.end()
    totals = [before[seat] + sum(parts) for seat, parts in enumerate(reckoned(position))]
    result = t.result()
    assert list(result.scores) == totals
    ranking = sorted(range(t.players), key=lambda seat: (-totals[seat], position.track.index(seat)))
    assert result.winners == (ranking[0],)
    assert [result.places[seat] for seat in ranking] == list(range(1, t.players + 1))
