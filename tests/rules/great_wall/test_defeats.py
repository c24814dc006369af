"""GW-V: hordes are defeated (deaths: test_deaths.py)."""

import pytest

from tianxia.games.great_wall.terms import frames

from .table import Table

rule = pytest.mark.rule


def covered(table: Table, section: str, card: str) -> None:
    """A horde all of whose spots are wounded."""
    table.wound(section, table.horde(section, card))


def defeated(table: Table) -> list[tuple[object, object]]:
    return [(facts["horde_card"], facts["section"]) for _, facts in table.told("defeated")]


def honors(table: Table) -> list[tuple[object, object]]:
    return [(facts["seat"], facts["number"]) for _, facts in table.told("honor")]


@rule("GW-V1")
def test_a_horde_is_defeated_when_soldiers_and_wounds_cover_all_its_spots() -> None:
    table = Table()
    table.horde("left", "leader_left")
    table.put_on(0, "left", 1, "a2-a3")
    table.wound("left", 1, "a4")
    table.clean_up()
    assert table.hordes("left") == ["leader_left"]
    table.wound("left", 1, "a5")
    table.clean_up()
    assert table.hordes("left") == []


@rule("GW-V2")
@pytest.mark.parametrize(
    ("order", "sections"), [("left", ["middle", "right", "left"]), ("right", ["right", "middle", "left"])]
)
def test_row_1_first_from_one_side_then_the_rows_behind(order: str, sections: list[str]) -> None:
    table = Table(cleanup_order=order)
    table.horde("left", "brutes_left")
    covered(table, "left", "leader_left")
    covered(table, "middle", "leader_middle")
    covered(table, "right", "leader_right")
    table.clean_up()
    assert [section for _, section in defeated(table)] == sections
    assert table.hordes("left") == ["brutes_left"]


@rule("GW-V2")
def test_after_each_defeat_the_check_starts_anew() -> None:
    table = Table()
    covered(table, "left", "leader_left")
    covered(table, "left", "leader_middle")
    covered(table, "middle", "leader_right")
    table.clean_up()
    assert defeated(table) == [("leader_left", "left"), ("leader_middle", "left"), ("leader_right", "middle")]


@rule("GW-V2")
def test_a_horde_covered_during_the_clean_up_is_defeated_in_it() -> None:
    table = Table()
    table.horde("left", "leader_left")
    table.put_on(0, "left", 1, "a2")
    table.wound("left", 1)
    table.horde("middle", "leader_middle")
    table.wound("middle", 1, "a2", "a3", "a4")
    table.hand(0, "panic_in_the_ranks")
    table.clean_up()
    table.play(0, "pass", "play panic_in_the_ranks", "spot middle 1 a5")
    assert defeated(table) == [("leader_left", "left"), ("leader_middle", "middle")]


@rule("GW-V3", "GW-V4")
def test_honor_for_soldiers_there_and_for_each_archer_of_the_section() -> None:
    table = Table()
    table.wall("left", 3)
    table.horde("left", "leader_left")
    table.put_on(1, "left", 1, "a2", "a3-a4")  # two soldiers bring no more than one
    table.put_on(0, "left", 1, "a5")
    table.set_firing(0, "left", 2)
    table.set_firing(2, "left", 1)
    table.set_firing(2, "right", 1)  # of another section
    table.set_rest(2, "left", "archer", 1)  # not on the wall
    table.clean_up()
    table.decline()
    assert honors(table) == [("0", 2), ("1", 2), ("0", 4), ("2", 2)]


@rule("GW-V5")
def test_the_trophy_goes_to_the_most_spots_and_a_horseman_covers_two() -> None:
    table = Table()
    table.horde("left", "riders_left")
    table.put_on(0, "left", 1, "a4", "b3")
    table.put_on(1, "left", 1, "b4-b5")
    table.wound("left", 1, "a5")
    table.tea(1, 0, 2)
    table.clean_up()
    assert (table.trophies(0), table.trophies(1)) == ([], ["riders_left"])  # 2 to 2: higher in tea order


@rule("GW-V5")
def test_wounds_count_for_nobody_and_soldiers_are_counted_before_deaths() -> None:
    table = Table()
    table.year(6)  # lethality 3
    table.set_firing(0, "left", 1)
    table.horde("left", "leader_left")
    table.wound("left", 1, "a2", "a3", "a4")
    table.put_on(1, "left", 1, "a5")
    table.clean_up()
    assert table.trophies(1) == ["leader_left"]
    assert table.pool(1, "spearman") == 10  # killed all the same


@rule("GW-V5")
def test_without_soldiers_on_it_the_card_is_discarded() -> None:
    table = Table()
    table.set_firing(0, "left", 1)
    covered(table, "left", "leader_left")
    table.clean_up()
    assert table.trophies(0) == []
    assert [table.box.hordes[card].id for card in table.state.horde_discard] == ["leader_left"]
    assert table.honor(0) == 2


@rule("GW-V8")
def test_the_hordes_behind_move_up_with_all_that_lies_on_them() -> None:
    table = Table()
    covered(table, "left", "leader_left")
    table.horde("left", "brutes_left")
    table.put_on(0, "left", 2, "a2-b2")
    table.wound("left", 2, "a5")
    table.horde("left", "infantry_left")
    table.put_on(1, "left", 3, "b3")
    table.clean_up()
    assert table.hordes("left") == ["brutes_left", "infantry_left"]
    assert table.spot("left", 1, "a2") == table.spot("left", 1, "b2") == "horseman 0"
    assert table.spot("left", 1, "a5") == "wound"
    assert table.spot("left", 2, "b3") == "spearman 1"
    assert (len(table.free_spots("left", 1)), len(table.free_spots("left", 2))) == (4, 5)
    assert table.horde("left", "riders_left") == 3  # the last row is free


@rule("GW-V8")
def test_no_wounds_are_left_for_the_next_horde() -> None:
    table = Table()
    table.horde("left", "leader_left")
    table.put_on(0, "left", 1, "a2", "a3", "a4", "a5")
    table.clean_up()
    table.horde("left", "leader_middle")
    assert len(table.free_spots("left", 1)) == 4


@rule("GW-V9")
def test_the_honor_of_a_trophy_counts_at_the_end() -> None:
    table = Table()
    table.year(6)
    table.horde("left", "leader_left")
    table.put_on(0, "left", 1, "a2")
    table.wound("left", 1)
    table.clean_up()
    assert (table.trophies(0), table.honor(0)) == (["leader_left"], 2)
    table.run((frames.END_CHECK,))
    assert ("scores", {"seat": "0", "number": 5, "source": "trophies"}) in table.told()


@rule("GW-V10")
def test_the_order_of_a_defeat() -> None:
    table = Table()
    table.advisor(0, "poet_laureate")
    table.set_firing(2, "left", 1)
    table.horde("left", "leader_left")
    table.put_on(0, "left", 1, "a2", "a3")
    table.put_on(1, "left", 1, "a4")
    table.wound("left", 1, "a5")
    table.horde("left", "brutes_left")
    table.hand(0, "parade_of_captives")
    table.hand(1, "camp_tales")
    table.clean_up()
    table.play(0, "pass")
    table.play(1, "play camp_tales")
    table.play(0, "play parade_of_captives")
    table.decline()
    told = [(kind, facts.get("seat")) for kind, facts in table.told() if kind != "ability_general"]
    assert told == [
        ("defeated", None),
        ("tactic", "1"),
        ("honor", "1"),
        ("tactic", "0"),
        ("honor", "0"),
        ("ability_advisor", "0"),
        ("honor", "0"),
        ("honor", "0"),  # GW-V3
        ("honor", "1"),
        ("honor", "2"),  # GW-V4
        ("dying", "0"),
        ("dying", "1"),
        ("killed", "0"),
        ("killed", "1"),
        ("rests", "0"),
        ("trophy", "0"),
    ]
    assert table.hordes("left") == ["brutes_left"]


@rule("GW-V10")
def test_the_horde_is_still_there_while_its_soldiers_die() -> None:
    table = Table()
    table.horde("left", "leader_left")
    table.put_on(0, "left", 1, "a2", "a3", "a4", "a5")
    table.give(0, chi=2)
    table.clean_up()
    assert table.asked == "ransom"
    assert table.hordes("left") == ["leader_left"]
    assert table.trophies(0) == []
    assert table.rest(0, "left", "spearman") == 0
    table.play(0, "done")
    assert (table.rest(0, "left", "spearman"), table.trophies(0)) == (3, ["leader_left"])
