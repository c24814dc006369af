"""GW-C11, C12, C18, C28: what decrees need and what is given up for them, kind by kind."""

from collections.abc import Callable

import pytest

from tianxia.games.great_wall.views.seen import Need

from .decrees import FIXED
from .table import Table

rule = pytest.mark.rule
Begin = Callable[[Table, int], None]


def table(decree: str, players: int = 3) -> Table:
    """Only this decree is on the board."""
    t = Table(players=players, pack=FIXED, mode="coop", coop2_decrees="none")
    t.decrees(decree)
    return t


def is_possible(t: Table) -> bool:
    """Whether a player could propose the decree on the board."""
    t.fulfill()
    possible = t.asked == "decree"
    if possible:
        (card,) = t.state.decrees
        assert t.options(1) == ["done", f"propose {t.box.decrees[card].id}"]
    return possible


def needs(t: Table, seat: int | None = 0) -> list[Need]:
    """The needs of the decree on the board as the seat sees them."""
    (decree,) = t.coop(seat).decrees
    return decree.needs


def settle(t: Table) -> None:
    """All shares are the largest, all agree, everybody gives the first thing offered."""
    while t.asked in ("share", "consent", "pay", "sacrifice", "lose"):
        seat = t.to_act[0]
        t.play(seat, "agree" if t.asked == "consent" else t.options(seat)[-1 if t.asked == "share" else 0])


def fulfill(t: Table, seat: int = 0) -> None:
    """The seat proposes the decree on the board; it is fulfilled and no piece is lost."""
    before = t.pieces()
    (card,) = t.state.decrees
    t.fulfill()
    t.play(seat, f"propose {t.box.decrees[card].id}")
    settle(t)
    assert t.over
    assert (t.state.decrees, t.state.decrees_done, t.state.offer) == ([], [card], [])
    assert t.told("fulfilled") == [("fulfilled", {"decree": t.box.decrees[card].id})]
    assert t.pieces() == before


# Each player pays alone


def with_gold(t: Table, seat: int) -> None:
    t.give(seat, gold=5)


def with_chi(t: Table, seat: int) -> None:
    t.give(seat, chi=5)


def with_honor(t: Table, seat: int) -> None:
    t.state.honor[seat] += 11


def with_soldiers(t: Table, seat: int) -> None:
    t.set_rest(seat, "left", "horseman")
    t.wall("middle", 2)
    t.set_firing(seat, "middle")


def with_household(t: Table, seat: int) -> None:
    t.supporters(seat, 3)
    t.give(seat, gold=3)


def with_escort(t: Table, seat: int) -> None:
    t.set_rest(seat, "right", "spearman")


PER_PLAYER = [
    ("tribute_of_gold", with_gold),
    ("prayers_for_the_dynasty", with_chi),
    ("glory_belongs_to_the_emperor", with_honor),
    ("warriors_for_the_emperors_guard", with_soldiers),
    ("royal_escort_for_the_emperors_officials", with_escort),
    ("loyal_household", with_household),
]


@rule("GW-C11")
@pytest.mark.parametrize(("decree", "begin"), PER_PLAYER)
@pytest.mark.parametrize("missing", range(3))
def test_each_player_must_meet_it_alone(decree: str, begin: Begin, missing: int) -> None:
    t = table(decree)
    for seat in range(3):
        if seat != missing:
            begin(t, seat)
            if decree not in ("warriors_for_the_emperors_guard", "loyal_household"):
                begin(t, seat)  # one player's surplus does not help the others
    assert not is_possible(t)
    begin(t, missing)
    assert is_possible(t)


@rule("GW-C11")
@pytest.mark.parametrize(("decree", "resource"), [("tribute_of_gold", "gold"), ("prayers_for_the_dynasty", "chi")])
def test_four_of_a_resource_each(decree: str, resource: str) -> None:
    t = table(decree)
    for seat in range(3):
        t.give(seat, **{resource: 4 + seat})
    assert needs(t)[0].number == 4
    fulfill(t)
    assert [t.stock(seat)[resource] for seat in range(3)] == [0, 1, 2]
    poor = table(decree)
    for seat in range(3):
        poor.give(seat, **{resource: 3})
    assert not is_possible(poor)


@rule("GW-C11", "GW-A11")
def test_ten_honor_each() -> None:
    t = table("glory_belongs_to_the_emperor")
    t.state.honor = [10, 15, 30]
    fulfill(t)
    assert t.state.honor == [0, 5, 20]
    lost = [facts for _, facts in t.told("honor_lost")]
    assert [(facts["seat"], facts["number"]) for facts in lost] == [("0", 10), ("1", 10), ("2", 10)]
    t = table("glory_belongs_to_the_emperor")
    t.state.honor = [10, 9, 30]
    assert not is_possible(t)


@rule("GW-C12", "GW-C28")
def test_two_soldiers_each_leave_the_game() -> None:
    t = table("warriors_for_the_emperors_guard")
    t.wall("middle", 3)
    t.set_rest(0, "left", "spearman", 2)
    t.set_rest(0, "right", "horseman")
    t.set_firing(1, "middle", 2)
    t.set_rest(2, "left", "archer")
    t.set_rest(2, "right", "spearman")
    before = t.pieces()
    t.fulfill()
    t.play(2, "propose warriors_for_the_emperors_guard")
    t.play(0, "agree")
    t.play(1, "agree")
    assert t.options(0) == ["lose spearman left", "lose horseman right"]
    assert t.refused_by(0, "lose archer left") == "GW-C28"
    assert t.refused_by(0, "done") == "GW-C11"
    t.play(0, "lose horseman right")  # then only a spearman is left
    t.play(2, "lose archer left")
    assert t.over
    assert t.state.sacrificed == [1, 0, 1, 0, 0, 2, 0, 0, 1, 1, 0, 0]
    assert (t.rest(0, "left", "spearman"), t.rest(0, "right", "horseman"), t.firing(1, "middle")) == (1, 0, 0)
    assert (t.pool(0, "horseman"), t.pool(1, "archer")) == (1, 2)  # not back to the pool
    assert t.pieces() == before
    assert t.coop().sacrificed == [[1, 0, 1, 0], [0, 2, 0, 0], [1, 1, 0, 0]]


@rule("GW-C12", "GW-C28")
def test_a_hired_clerk_and_a_soldier_each() -> None:
    t = table("royal_escort_for_the_emperors_officials")
    for seat in range(3):
        t.set_rest(seat, "left", "spearman")
    t.clerks(0, quarry=2)
    before = t.pieces()
    t.fulfill()
    t.play(1, "propose royal_escort_for_the_emperors_officials")
    t.play(0, "agree")
    t.play(2, "agree")
    assert t.asked == "sacrifice"
    assert t.options(0) == ["sacrifice clerk quarry", "sacrifice clerk pool"]
    assert t.refused_by(0, "sacrifice clerk temple") == "GW-C28"
    t.play(0, "sacrifice clerk quarry")
    settle(t)
    assert t.over
    assert (t.clerks_at(0, "quarry"), t.state.crowd[1], t.state.chamber) == (1, 1, [3, 3, 3])
    assert t.state.sacrificed == [1, 0, 0, 1] * 3
    assert t.pieces() == before


@rule("GW-C11")
def test_three_advisors_and_two_gold_each() -> None:
    t = table("loyal_household")
    for seat in range(3):
        t.supporters(seat, 2)
        t.give(seat, gold=2)
    assert needs(t)[0] == Need([2, 2, 2], look="advisor", least=3, most=None, met=False)
    assert not is_possible(t)
    for seat, name in enumerate(("warden", "scapegoat", "taskmaster")):
        t.advisor(seat, name)
    fulfill(t)
    assert [t.stock(seat)["gold"] for seat in range(3)] == [0, 0, 0]
    assert [len(t.state.supporters[seat]) for seat in range(3)] == [2, 2, 2]  # only counted


# Together


@rule("GW-C11", "GW-C18")
@pytest.mark.parametrize(("decree", "resource"), [("timber_for_the_fleet", "wood"), ("stone_for_the_palace", "stone")])
@pytest.mark.parametrize(("players", "number"), [(2, 10), (3, 15), (4, 20)])
def test_five_of_a_resource_for_each_player_together(decree: str, resource: str, players: int, number: int) -> None:
    t = table(decree, players)
    assert needs(t)[0].number == number
    t.give(0, **{resource: 3})
    t.give(1, **{resource: number - 4})
    assert not is_possible(t)
    t.give(0, **{resource: 1})
    fulfill(t)
    assert [t.stock(seat)[resource] for seat in range(players)] == [0] * players


@rule("GW-C11")
def test_two_tactic_cards_for_each_player_together() -> None:
    t = table("secrets_of_war")
    t.hand(0, "shared_glory", "gifts_of_war", "joint_assault", "signal_fires")
    t.hand(1, "break_their_spirit")
    assert not is_possible(t)
    t.hand(1, "cover_the_retreat", "honor_the_fallen")
    t.fulfill()
    t.play(0, "propose secrets_of_war")
    assert t.options(0) == ["share 3", "share 4"]  # the others have 3 cards
    t.play(0, "share 3")
    assert (t.asked, t.to_act) == ("consent", (1,))
    t.play(1, "agree")
    assert t.asked == "lose"
    t.play(0, "discard joint_assault", "discard signal_fires", "discard gifts_of_war")
    settle(t)
    assert t.over
    assert (t.tactics(0), t.tactics(1)) == (["shared_glory"], [])
    assert len(t.state.tactic_discard) == 6


@rule("GW-C12", "GW-C28")
def test_a_trophy_and_two_to_build_with_for_each_player_together() -> None:
    t = table("spoils_for_the_throne")
    t.set_trophy(0, "plunderers_left")
    t.set_trophy(0, "tunnellers_left")
    t.set_trophy(0, "siege_tower_left")
    t.set_trophy(2, "plunderers_right")
    t.state.honor = [20, 0, 5]
    t.give(1, wood=2, stone=2, gold=2, chi=9)
    t.fulfill()
    before = t.pieces()
    t.play(0, "propose spoils_for_the_throne")
    assert t.options(0) == ["share 2", "share 3"]
    t.play(0, "share 2")
    assert (t.asked, t.to_act) == ("consent", (1, 2))  # only seat 1 can afford to build
    t.play(1, "agree")
    t.play(2, "agree")
    assert t.options(0) == ["sacrifice plunderers_left", "sacrifice tunnellers_left", "sacrifice siege_tower_left"]
    assert t.refused_by(0, "sacrifice plunderers_right") == "GW-C28"
    t.play(0, "sacrifice tunnellers_left", "sacrifice plunderers_left")
    assert t.over
    assert t.stock(1) == {"wood": 0, "stone": 0, "gold": 0, "chi": 9}
    assert (t.trophies(0), t.trophies(2)) == (["siege_tower_left"], [])
    assert t.state.honor == [20, 0, 5]  # the honor of a trophy stays
    assert t.pieces() == before
    lost = [t.box.hordes[card].id for card in t.state.lost_trophies]
    assert lost == ["tunnellers_left", "plunderers_left", "plunderers_right"]
    assert t.state.horde_discard == []


@rule("GW-C11")
def test_two_sections_at_level_2_and_two_to_build_with_for_each_player() -> None:
    t = table("unbroken_line")
    t.give(0, wood=5, chi=5)
    t.give(2, gold=1)
    t.wall("left", 3)
    t.wall("right", 1)
    assert needs(t)[0] == Need([1], look="section_level_2", least=2, most=None, met=False)
    assert not is_possible(t)
    t.wall("right", 2)
    fulfill(t)
    assert (t.stock(0)["wood"], t.stock(0)["chi"], t.stock(2)["gold"]) == (0, 5, 0)
    assert t.state.wall == [3, 0, 2]


@rule("GW-C18")
def test_the_clan_neither_gives_nor_counts() -> None:
    t = table("royal_escort_for_the_emperors_officials", 2)
    for seat in range(2):
        t.set_rest(seat, "right", "spearman")
    fulfill(t)
    assert t.clerks_at(t.e.reed, "quarry") == 1
    assert t.pool(t.e.reed, "spearman") == 10


@rule("GW-C28", "GW-E3")
def test_shamed_soldiers_overseers_and_clerks_in_the_chamber_are_not_given() -> None:
    t = table("royal_escort_for_the_emperors_officials")
    for seat in range(3):
        t.set_overseer(seat, "quarry", 1)
        t.set_shame(seat, "spearman", 3)
        t.horde("left", f"heavy_lancers_{('left', 'middle', 'right')[seat]}")
        t.put_on(seat, "left", seat + 1, "a2")  # in front of the wall, not in a section's camp
    assert not is_possible(t)
    for seat in range(3):
        t.set_rest(seat, "left", "spearman")
    assert is_possible(t)
    t.state.clerks[1 * 11 + 10] = 0
    t.state.chamber[1] = 8
    assert not is_possible(t)


@rule("GW-C11")
def test_gold_that_may_be_paid_for_anything_is_means_for_a_decree() -> None:
    t = Table(mode="coop", generals=("keng_hsien_seng", "song_ci", "yang_ye"), pack=FIXED)
    t.decrees("prayers_for_the_dynasty")
    t.give(0, gold=3, chi=1)
    t.give(1, chi=4)
    t.give(2, chi=4)
    fulfill(t)
    assert sum(t.stock(0).values()) == 0
