"""The twelve decrees: each is fulfilled with what the card asks for, and not with anything less."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from tianxia.games.great_wall.terms.box import Need
from tianxia.games.great_wall.terms.vocabulary import NEEDS, SCALES, NeedName

from .scenes import shows
from .table import Table

rule = pytest.mark.rule
ALL = range(3)
HORDES = [f"{kind}_{back}" for back in ("left", "middle", "right") for kind in ("brutes", "leader", "sappers")]


class Given(NamedTuple):
    """What the players have toward one need: who gets it, how it is taken away again."""

    give: Callable[[Table, int, int], None]
    held: Callable[[Table, int], int]


def trophies(t: Table, seat: int, n: int) -> None:
    for _ in range(n):
        t.state.trophies[seat].append(t.state.horde_deck.pop())
        t.state.trophy_shame[seat].append(0)


def honor(t: Table, seat: int, n: int) -> None:
    t.state.honor[seat] += n


def tactics(t: Table, seat: int, n: int) -> None:
    for _ in range(n):
        t.state.hand[seat].append(t.state.tactic_deck.pop())


def clerks(t: Table, seat: int, n: int) -> None:
    """Hired; all others go back to the chamber."""
    t.state.chamber[seat] += t.state.clerks[seat * 11 + 10] - n
    t.state.clerks[seat * 11 + 10] = n


def resource(name: str) -> Given:
    return Given(lambda t, seat, n: t.give(seat, **{name: n}), lambda t, seat: t.stock(seat)[name])


KINDS = {
    **{name: resource(name) for name in ("wood", "stone", "gold", "chi")},
    "build": resource("stone"),
    "honor": Given(honor, lambda t, seat: t.honor(seat)),
    "tactic": Given(tactics, lambda t, seat: len(t.state.hand[seat])),
    "soldier": Given(
        lambda t, seat, n: t.set_rest(seat, "left", "spearman", n), lambda t, seat: t.rest(seat, "left", "spearman")
    ),
    "clerk": Given(clerks, lambda t, seat: t.clerks_at(seat, "pool")),
    "trophy": Given(trophies, lambda t, seat: len(t.state.trophies[seat])),
}


def number(t: Table, need: Need) -> int:
    """The number on the card: a base, plus some for each player."""
    return need.n.base + (need.n.each * t.players if need.n.per else 0)


def least(t: Table, need: Need) -> int:
    return need.least.base + (need.least.each * t.players if need.least.per else 0)


def provide(t: Table, need: Need, team: bool, less: int) -> None:
    """Exactly what is needed, or that much less for the last player."""
    if need.what >= 0:
        give = KINDS[NEEDS[need.what]].give
        n = number(t, need)
        for seat in ALL:
            give(t, seat, 0)
        if team:
            first = min(1, n - less)
            give(t, 0, first)
            give(t, 2, n - less - first)
        else:
            for seat in ALL:
                give(t, seat, n - (less if seat == 1 else 0))
        return
    scale = SCALES[need.scale]
    if scale == "horde_on_board":
        for i in range(least(t, need) - less):
            t.horde(("left", "middle", "right")[i // 3], HORDES[i])
    elif scale == "section_breached":
        t.state.breached = less
    elif scale == "section_level_2":
        for section in ("left", "middle", "right")[: least(t, need) - less]:
            t.wall(section, 2)
    else:
        assert scale == "advisor"
        for seat in ALL:
            t.supporters(seat, least(t, need) - (less if seat == 1 else 0))


def table(name: str, lacking: int = -1) -> Table:
    """The decree is on the board, and the players have what it needs, except for one of the needs."""
    t = Table(mode="coop")
    t.decrees(name)
    (card,) = t.state.decrees
    decree = t.box.decrees[card]
    for i, need in enumerate(decree.needs):
        provide(t, need, decree.team, 1 if i == lacking else 0)
    t.fulfill()
    return t


def parts(t: Table) -> list[dict[NeedName, int]]:
    offer = t.coop().offer
    assert offer is not None
    return offer.parts


@shows(
    "taunt_them_and_prevail",
    "warriors_for_the_emperors_guard",
    "glory_belongs_to_the_emperor",
    "royal_escort_for_the_emperors_officials",
    "tribute_of_gold",
    "timber_for_the_fleet",
    "stone_for_the_palace",
    "prayers_for_the_dynasty",
    "secrets_of_war",
    "spoils_for_the_throne",
    "unbroken_line",
    "loyal_household",
)
@rule("GW-C11", "GW-C12", "GW-C18")
@pytest.mark.parametrize("name", [decree.id for decree in Table(mode="coop").box.decrees])
def test_a_decree_is_fulfilled_with_exactly_what_it_asks_for(name: str) -> None:
    t = table(name)
    before = t.pieces()
    (card,) = t.state.decrees
    decree = t.box.decrees[card]
    assert t.options(0) == ["done", f"propose {name}"]
    t.play(0, f"propose {name}")
    while t.asked == "share":
        t.play(0, t.options(0)[0])
    if t.asked == "consent":
        given = parts(t)
        for need in decree.needs:
            if need.what >= 0:
                shares = [part.get(NEEDS[need.what], 0) for part in given]
                n = number(t, need)
                assert sum(shares) == n if decree.team else shares == [n] * 3
        for seat in t.to_act:
            t.play(seat, "agree")
    while t.asked in ("pay", "sacrifice", "lose"):
        t.play(t.to_act[0], t.options(t.to_act[0])[0])
    assert (t.over, t.state.decrees, t.state.decrees_done) == (True, [], [card])
    for need in decree.needs:
        if need.what >= 0:
            assert [KINDS[NEEDS[need.what]].held(t, seat) for seat in ALL] == [0, 0, 0]
    assert t.pieces() == before


NEEDED = [(decree.id, i) for decree in Table(mode="coop").box.decrees for i in range(len(decree.needs))]


@rule("GW-C11")
@pytest.mark.parametrize(("name", "lacking"), NEEDED)
def test_with_one_less_of_anything_it_cannot_be_proposed(name: str, lacking: int) -> None:
    t = table(name, lacking)
    assert t.over
    assert t.told("proposed") == []
