"""What holds in every position: armies given up, results of battles, scoring, strengths, notation."""

from typing import NamedTuple

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tianxia.games.sun_tzu import frames
from tianxia.games.sun_tzu.armies import MARK, PLACE, PRICE, TITHE
from tianxia.games.sun_tzu.battle import margin_of
from tianxia.games.sun_tzu.names import BLUE, CARDS, GENERALS, PROVINCES, RED, SEATS

from .scenes import NEIGHBORS, SCORE_MARKERS
from .table import Table

rule = pytest.mark.rule
many = settings(deadline=None, max_examples=150)


sides = st.sampled_from([BLUE, RED])
provinces = st.sampled_from(PROVINCES)
signed_garrisons = st.lists(st.integers(-3, 3), min_size=5, max_size=5)


def own_armies(table: Table, side: int) -> dict[str, int]:
    """The provinces that the side holds, with its armies."""
    held = {name: table.armies(name) for name in PROVINCES}
    return {name: count for name, (owner, count) in held.items() if owner == SEATS[side]}


# Giving up armies


class Position(NamedTuple):
    """Armies of both sides, and who must give up how many of them, for what and where."""

    garrisons: list[int]
    pools: tuple[int, int]
    reserves: tuple[int, int]
    cards: tuple[str, ...]
    side: int
    wanted: int
    purpose: int
    province: str

    def table(self) -> Table:
        table = Table()
        for name, n in zip(PROVINCES, self.garrisons, strict=True):
            table.garrison(name, BLUE if n > 0 else RED, abs(n))
        for side in (BLUE, RED):
            table.reserves(side, self.reserves[side])
            table.pool(side, self.pools[side])
            table.hand(side, *self.cards)
        table.state.told = []
        return table


@st.composite
def positions(draw: st.DrawFn) -> Position:
    position = Position(
        draw(signed_garrisons),
        (draw(st.integers(0, 3)), draw(st.integers(0, 3))),
        (draw(st.integers(0, 3)), draw(st.integers(0, 3))),
        draw(st.sampled_from([(), ("7",), ("8", "+1", "+1")])),
        draw(sides),
        draw(st.integers(1, 10)),
        draw(st.sampled_from([PLACE, MARK, PRICE, TITHE])),
        draw(provinces),
    )
    if position.purpose == PLACE:  # the loser has left before the winner places (ST-C5)
        there = position.garrisons[PROVINCES.index(position.province)]
        assume(there == 0 or (there > 0) == (position.side == BLUE))
    return position


def expected_sources(table: Table, position: Position) -> set[str]:
    """Where the next army may come from, by ST-C6, ST-E5, ST-E12, ST-G1 and ST-G12."""
    pool = {"from pool"} if table.state.pool[position.side] else set()
    held = set(own_armies(table, position.side))
    elsewhere = held - {position.province}
    near = held & NEIGHBORS[position.province]
    board = {
        PLACE: near or elsewhere,
        MARK: elsewhere or held,
        PRICE: held,
        TITHE: held,
    }[position.purpose]
    on_board = {f"from {name}" for name in board}
    return pool | on_board if position.purpose == PRICE else pool or on_board


def give_up(table: Table, position: Position, data: st.DataObject) -> int:
    """Play it with any answers; check every question on the way. Returns how many armies were bought."""
    side = position.side
    bought = 0
    declined = False
    table.run((frames.TAKE, side, position.wanted, position.purpose, PROVINCES.index(position.province), 0))
    while not table.over:
        assert table.to_act == (side,)
        options = table.options(side)
        given_so_far = taken(table, position)
        missing = position.wanted - given_so_far
        if table.asked == "buy":
            assert not declined
            assert given_so_far == 0  # before anything is taken (ST-D4)
            assert missing > table.state.pool[side]
            assert table.state.reserves[side] > 0
        else:
            assert table.asked == "source"
            assert missing > 0
            assert len(options) > 1  # no question without a choice
            assert set(options) == expected_sources(table, position)
        answer = data.draw(st.sampled_from(options))
        bought += answer.startswith("buy ")
        declined = declined or answer == "pass"
        table.play(side, answer)
    return bought


def taken(table: Table, position: Position) -> int:
    """How many armies have been given up so far."""
    if position.purpose == MARK:  # its events do not count armies
        place = position.side * 5 + PROVINCES.index(position.province)
        before = position.table().state.name_box[place]
        return table.state.name_box[place] - before
    kind = "placed" if position.purpose == PLACE else "to_reserves"
    return sum(int(facts["count"]) for facts in table.told(kind))


@rule("ST-C6", "ST-D4", "ST-E5", "ST-E12", "ST-G1", "ST-G12")
@many
@given(positions(), st.data())
def test_giving_up_armies(position: Position, data: st.DataObject) -> None:
    table = position.table()
    side, other = position.side, 1 - position.side
    pieces = table.rules.pieces(table.state)
    held = own_armies(table, side)
    before = table.state.copy()
    bought = give_up(table, position, data)
    after = table.state

    # As many as wanted, or all that there are.
    gone_from = {name: count for name, count in held.items() if name != position.province or position.purpose != PLACE}
    there_are = position.pools[side] + bought + sum(gone_from.values())
    given_up = min(position.wanted, there_are)
    again = after.reserves[side] - (before.reserves[side] - bought)  # paid to the reserves
    place = side * 5 + PROVINCES.index(position.province)
    received = {
        PLACE: own_armies(table, side).get(position.province, 0) - held.get(position.province, 0),
        MARK: after.name_box[place] - before.name_box[place],
        PRICE: again,
        TITHE: again,
    }[position.purpose]
    assert received == given_up

    # The pool goes first, except for a price, which may be mixed freely.
    if position.purpose != PRICE:
        assert after.pool[side] == max(0, position.pools[side] + bought - position.wanted)
    assert all(n >= 0 for n in after.pool + after.reserves + after.name_box)

    # Provinces that do not touch give only when those that touch are used up.
    if position.purpose == PLACE:
        left = own_armies(table, side)
        far = {name for name in gone_from if name not in NEIGHBORS[position.province]}
        if any(left.get(name, 0) < held[name] for name in far):
            assert not left.keys() & NEIGHBORS[position.province]

    # Nothing is made or lost, and the other side's armies stay where they are.
    assert table.rules.pieces(after) == pieces
    assert (after.pool[other], after.reserves[other]) == (before.pool[other], before.reserves[other])
    assert [min(0, n * (1 if side == BLUE else -1)) for n in after.armies] == [
        min(0, n * (1 if side == BLUE else -1)) for n in before.armies
    ]


# Results of battles

FIGHTING = ("1", "2", "3", "4", "5", "7", "8", "9", "10")  # numbers that do nothing else


def oracle(owner: int, n: int, winner: int, m: int) -> tuple[int, int]:
    """Who holds the province afterwards with how many: ST-C2 to ST-C5, case by case."""
    if n == 0:
        return winner, m
    if owner == winner:
        return winner, n + m
    if n > m:
        return owner, n - m
    if n == m:
        return owner, 0
    return winner, m - n


@rule("ST-C1", "ST-C2", "ST-C3", "ST-C4", "ST-C5")
@many
@given(provinces, sides, st.integers(0, 8), st.sampled_from(FIGHTING), st.sampled_from(FIGHTING))
def test_the_result_of_a_battle(province: str, owner: int, n: int, blue: str, red: str) -> None:
    table = Table()
    table.general(BLUE)
    table.general(RED)
    table.garrison(province, owner, n)
    pieces = table.rules.pieces(table.state)
    table.battle(province, blue=blue, red=red)
    m = abs(int(blue) - int(red))
    winner = BLUE if int(blue) > int(red) else RED
    side, left = oracle(owner, n, winner, m) if m else (owner, n)
    assert table.armies(province) == ((SEATS[side], left) if left else (None, 0))
    on_board = [left if side == seat else 0 for seat in (BLUE, RED)]
    assert table.state.pool == [18 - on_board[BLUE], 18 - on_board[RED]]
    assert table.rules.pieces(table.state) == pieces
    expected = [{"seat": SEATS[winner], "province": province, "margin": m}] if m else []
    assert table.told("won") == expected


@rule("ST-C2", "ST-C5")
@many
@given(signed_garrisons, provinces, st.integers(-9, 9).filter(bool))
def test_armies_are_signed_numbers_and_margins_add_up(garrisons: list[int], province: str, margin: int) -> None:
    """Another way to state ST-C2 to C5: with enough armies, the margin is added to the province."""
    table = Table()
    table.general(BLUE)
    table.general(RED)
    for name, n in zip(PROVINCES, garrisons, strict=True):
        table.garrison(name, BLUE if n > 0 else RED, abs(n))
    assume(table.state.pool[BLUE] >= 9)
    assume(table.state.pool[RED] >= 9)
    low, high = "1", str(1 + abs(margin))
    assume(high != "6")
    table.battle(province, blue=high if margin > 0 else low, red=low if margin > 0 else high)
    expected = [n + margin if name == province else n for name, n in zip(PROVINCES, garrisons, strict=True)]
    assert table.state.armies == expected


# Strengths


def strength_oracle(own: str, other: str) -> int:
    """The table of the data page, row by row."""
    plus = {"+1": 1, "+2": 2, "+3": 3}
    if own in plus:
        return plus[own] - plus.get(other, 0)
    if other in plus:
        return -plus[other]
    if own == "-1" or other == "-1":
        return (other == "-1") - (own == "-1")
    return int(own) - int(other)


@rule("ST-E15", "ST-E6", "ST-E7", "ST-E8")
@pytest.mark.parametrize("own", CARDS)
def test_strengths_are_antisymmetric_and_as_tabled(own: str) -> None:
    zero = {"plague": "0"}  # an ignored plague is a number (ST-F3)
    a = CARDS.index(own)
    for b, other in enumerate(CARDS):
        assert margin_of(a, b) == -margin_of(b, a), other
        assert margin_of(a, b) == strength_oracle(zero.get(own, own), zero.get(other, other)), other


# Scoring


@rule("ST-H1", "ST-H2", "ST-H3")
@many
@given(
    signed_garrisons,
    st.permutations(SCORE_MARKERS),
    st.integers(-8, 8),
    st.sampled_from([3, 6, 9]),
)
def test_scoring(garrisons: list[int], markers: list[tuple[int, int, int]], marker: int, number: int) -> None:
    table = Table()
    table.set_round(number)
    table.markers(*markers[:5])
    table.state.marker = marker
    for name, n in zip(PROVINCES, garrisons, strict=True):
        table.garrison(name, BLUE if n > 0 else RED, abs(n))
    table.state.told = []
    table.run((frames.SCORE,))

    face = {3: 0, 6: 1, 9: 2}[number]
    blue = sum(values[face] for values, n in zip(markers, garrisons, strict=False) if n > 0)
    red = sum(values[face] for values, n in zip(markers, garrisons, strict=False) if n < 0)
    expected = marker + blue - red
    if expected > 9:
        expected = 9
    if expected < -9:
        expected = -9
    assert table.told("scored") == [{"round": number, "sun_tzu": blue, "shao": red, "marker": expected}]
    assert table.state.marker == expected
    won_at_once = number < 9 and expected in (-9, 9)
    assert (table.state.end == "ST-H3") == won_at_once
    if won_at_once:
        assert table.rules.result(table.state).winners == (BLUE if expected > 0 else RED,)


# Notation


def test_every_option_has_its_own_text_and_is_read_back() -> None:
    rules = Table().rules
    texts = [rules.text(code) for code in rules.actions]
    assert [rules.parse(text) for text in texts] == list(rules.actions)
    assert len(set(texts)) == len(texts)
    assert min(rules.actions) >= 0


def test_the_vocabulary_is_complete() -> None:
    """Counted by hand: 15 cards at 5 provinces, and so on."""
    rules = Table().rules
    texts = {rules.text(code) for code in rules.actions}
    expected = {"ready", "pass", "reinforce", "from pool"}
    for card in CARDS:
        expected |= {f"buy {card}", f"under {card}"} | {f"{card}@{name}" for name in PROVINCES}
    for name in PROVINCES:
        expected |= {f"back {name}", f"fight {name}", f"from {name}", f"use ambush {name}", f"use levy {name}"}
        expected |= {f"use march {name}>{goal}" for goal in PROVINCES if goal != name}
    for general in GENERALS:
        expected |= {f"keep {general}", f"take {general}"}
        if general not in ("ambush", "levy", "march"):
            expected.add(f"use {general}")
    assert texts == expected


@many
@given(st.sampled_from(sorted(Table().rules.actions)), st.data())
def test_a_text_that_is_changed_is_another_option_or_none(code: int, data: st.DataObject) -> None:
    rules = Table().rules
    text = rules.text(code)
    at = data.draw(st.integers(0, len(text)))
    changed = text[:at] + data.draw(st.text("@ 1+->QINWUpas", max_size=2)) + text[at + data.draw(st.integers(0, 2)) :]
    found = rules.parse(changed)
    assert found == -1 or rules.text(found) == changed
    assert (found == code) == (changed == text)
