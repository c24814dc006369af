"""GW-W: the breach of a section."""

import pytest

from .table import Table

rule = pytest.mark.rule


def breached(*hordes: str, year: int = 1) -> Table:
    """The bare left section with these hordes, which nothing will stop."""
    t = Table()
    t.year(year)
    for kind in hordes:
        t.horde("left", f"{kind}_left")
    return t


def nobody_is_shamed(t: Table, *rows: int) -> None:
    """Every player has a spearman on each of these hordes, on their last spots."""
    for row in rows:
        for seat in range(3):
            t.put_on(seat, "left", row, t.free_spots("left", row)[-1])


def tokens(t: Table, seat: int) -> int:
    return t.shamed(seat, "spearman") + t.shamed(seat, "archer") + t.shamed(seat, "horseman")


# Shame


@rule("GW-W8")
def test_who_has_no_soldier_on_a_horde_takes_a_token_for_it() -> None:
    t = breached("infantry", "brutes")
    t.put_on(0, "left", 1, "a3")
    t.put_on(1, "left", 2, "a3-a4")
    t.assault()
    while t.asked == "shame":
        t.play(t.to_act[0], "shame archer")
    assert [tokens(t, seat) for seat in range(3)] == [1, 1, 2]


@rule("GW-W8")
def test_wounds_archers_and_soldiers_at_rest_do_not_spare_the_shame() -> None:
    t = breached("infantry")
    t.wound("left", 1, "a3")
    t.set_firing(0, "left")
    t.set_rest(1, "left", "spearman")
    t.assault()
    while t.asked == "shame":
        t.play(t.to_act[0], "shame spearman")
    assert [tokens(t, seat) for seat in range(3)] == [1, 1, 1]


@rule("GW-W8")
def test_tokens_are_taken_horde_by_horde_in_tea_order_before_any_deaths() -> None:
    t = breached("infantry", "brutes")
    t.tea(2, 0, 1)
    t.put_on(0, "left", 1, "a3")
    t.assault()
    order = []
    while t.asked == "shame":
        assert t.told("dying") == []
        order.append(t.to_act[0])
        t.play(t.to_act[0], "shame spearman")
    assert order == [2, 1, 2, 0, 1]
    heard = t.kinds_told()
    assert heard.index("killed") > len(heard) - 1 - heard[::-1].index("shame")


@rule("GW-W8")
def test_the_last_tokens_of_the_bank_go_in_that_order() -> None:
    t = breached("infantry")
    t.bank(2)
    t.state.honor = [10, 10, 10]
    t.assault()
    t.play(0, "shame spearman")
    t.play(1, "shame spearman")
    assert t.over
    assert [tokens(t, seat) for seat in range(3)] == [1, 1, 0]
    assert [t.honor(seat) for seat in range(3)] == [10, 10, 5]


# Deaths


@rule("GW-W9")
@pytest.mark.parametrize(("year", "lethality"), [(1, 1), (3, 2), (6, 3)])
def test_each_player_loses_soldiers_by_the_lethality(year: int, lethality: int) -> None:
    t = breached("brutes", year=year)
    t.put_on(0, "left", 1, "a2", "a3", "a4", "a5")
    t.assault()
    for seat in (1, 2):
        t.play(seat, "shame spearman")
    assert t.told("killed") == [("killed", {"seat": "0", "soldier": "spearman", "number": lethality})]
    assert t.pool(0, "spearman") == 6 + lethality
    assert t.rest(0, "left", "spearman") == 0  # the others stay on the card
    here = [t.spot("left", 1, cell) for cell in ("a2", "a3", "a4", "a5")]
    assert (here.count("spearman 0"), here.count("wound")) == (4 - lethality, lethality)


@rule("GW-W9")
def test_deaths_are_counted_on_each_horde_separately() -> None:
    t = breached("infantry", "brutes", "spies")
    nobody_is_shamed(t, 1, 2, 3)
    t.assault()
    assert t.over
    for seat in range(3):
        assert t.pool(seat, "spearman") == 10


@rule("GW-W9")
def test_the_owner_chooses_who_dies() -> None:
    t = breached("brutes")
    t.put_on(0, "left", 1, "a2-b2", "a4", "b4")
    t.assault()
    t.play(1, "shame spearman")
    t.play(2, "shame spearman")
    assert (t.asked, t.to_act) == ("death", (0,))
    assert t.refused_by(0, "dies archer") == "GW-V6"
    assert t.refused_by(0, "done") == "GW-V6"
    t.play(0, "dies horseman")
    assert t.pool(0, "horseman") == 2
    assert t.spot("left", 1, "a4") == "spearman 0"


@rule("GW-W9", "GW-W11")
def test_all_deaths_of_the_section_are_one_moment() -> None:
    t = breached("infantry", "brutes")
    nobody_is_shamed(t, 1, 2)
    t.set_firing(0, "left")
    t.advisor(0, "gravedigger")
    t.hand(0, "withdrawal", "last_stand")
    t.assault()
    assert t.asked == "tactic"
    t.play(0, "play withdrawal", "save archer")
    assert t.asked != "tactic"  # one card for window 5
    assert t.told("ability_advisor") == [("ability_advisor", {"seat": "0", "advisor": "gravedigger"})]
    assert t.honor(0) == 4  # 2 for each of the two spearmen, in one step
    assert t.rest(0, "left", "archer") == 1


@rule("GW-W9")
def test_a_free_saving_of_one_soldier_saves_one_in_the_whole_section() -> None:
    t = breached("infantry", "brutes")
    nobody_is_shamed(t, 1, 2)
    t.advisor(0, "survivalist")
    t.assault()
    t.play(0, "save spearman")
    assert t.over
    assert t.rest(0, "left", "spearman") == 1
    assert t.pool(0, "spearman") == 9


# Wounds


@rule("GW-W10", "GW-X11")
def test_every_soldier_taken_off_leaves_wounds() -> None:
    t = breached("brutes", "infantry")
    t.put_on(0, "left", 1, "a2-b2")
    t.put_on(1, "left", 1, "a3")
    t.put_on(2, "left", 1, "a4")
    nobody_is_shamed(t, 2)
    t.give(1, chi=2)
    t.assault()
    assert t.asked == "ransom"
    t.play(1, "save spearman")
    assert t.rest(1, "left", "spearman") == 1
    assert t.told("killed")[0] == ("killed", {"seat": "0", "soldier": "spearman", "number": 1})
    for cell in ("a2", "b2", "a3", "a4"):  # killed or saved, on foot or mounted
        assert t.spot("left", 1, cell) == "wound"
    assert t.free_spots("left", 1) == ["a5", "b3", "b4"]


# Archers, rest areas


@rule("GW-W11")
def test_all_archers_on_the_wall_of_the_section_are_killed() -> None:
    t = breached("leader", "infantry")
    nobody_is_shamed(t, 1, 2)
    t.wall("left", 2)
    t.wall("middle", 3)
    t.set_firing(0, "left", 3)  # lethality is 1
    t.set_firing(0, "middle")
    t.assault()
    assert t.told("breach") == [("breach", {"section": "left", "defense": 7, "power": 8})]
    assert t.firing(0, "left") == 0
    assert t.firing(0, "middle") == 1
    assert t.pool(0, "archer") == 3
    assert ("killed", {"seat": "0", "soldier": "archer", "number": 3}) in t.told()


@rule("GW-W11")
def test_archers_can_be_saved_to_the_rest_area() -> None:
    t = breached("infantry")
    nobody_is_shamed(t, 1)
    t.set_firing(0, "left", 2)
    t.give(0, chi=3)
    t.assault()
    assert t.asked == "ransom"
    t.play(0, "save archer")
    assert t.over  # 1 chi is left
    assert t.rest(0, "left", "archer") == 1
    assert t.pool(0, "archer") == 3
    assert t.firing(0, "left") == 0


@rule("GW-W12")
def test_soldiers_in_the_rest_area_are_safe() -> None:
    t = breached("infantry", year=6)
    nobody_is_shamed(t, 1)
    for kind in ("spearman", "archer", "horseman"):
        t.set_rest(0, "left", kind)
    t.assault()
    for kind in ("spearman", "archer", "horseman"):
        assert t.rest(0, "left", kind) == 1


# What a breach does not do


@rule("GW-W17")
def test_a_breach_takes_no_horde_and_no_wall_and_gives_nothing() -> None:
    t = breached("brutes", "infantry")
    nobody_is_shamed(t, 1, 2)
    t.wall("left", 1)
    t.set_firing(0, "left")
    t.assault()
    assert t.told("breach") == [("breach", {"section": "left", "defense": 8, "power": 14})]
    assert t.hordes("left") == ["brutes_left", "infantry_left"]
    assert t.state.wall[0] == 1
    assert t.told("honor") == []
    assert t.told("trophy") == []
    assert [t.honor(seat) for seat in range(3)] == [0, 0, 0]


@rule("GW-X11")
def test_deaths_in_a_breach_go_by_lethality_not_all_soldiers() -> None:
    t = breached("infantry")
    nobody_is_shamed(t, 1)
    t.put_on(0, "left", 1, "a3", "a4")
    t.assault()
    assert t.pool(0, "spearman") == 8
