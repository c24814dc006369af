"""GW-W: the assault, hold or breach."""

import pytest

from tianxia.core.pack import Pack

from ..kit import Heard
from .table import Table

rule = pytest.mark.rule

PASSIVE = """
[[advisor]]
id = "taskmaster"
name = "Taskmaster"
provenance = "printed"
text = "Something."
[[advisor.ability]]
mod = [{ %s }]
"""


def section(level: int, barricades: int, *hordes: str, pack: Pack | None = None) -> Table:
    """The left section with this wall and these hordes, the first next to it."""
    t = Table(pack=pack)
    t.wall("left", level, barricades)
    for kind in hordes:
        t.horde("left", f"{kind}_left")
    return t


def outcome(t: Table) -> Heard:
    t.assault("left")
    return [(kind, facts) for kind, facts in t.told() if kind in ("holds", "breach")]


# Defense and power


@rule("GW-W3")
@pytest.mark.parametrize("barricades", [0, 1, 2, 3])
@pytest.mark.parametrize(("level", "wall"), [(0, 0), (1, 8), (2, 14), (3, 20)])
def test_defense_is_the_wall_and_two_a_barricade(level: int, wall: int, barricades: int) -> None:
    t = section(level, barricades, "infantry")
    assert t.defense("left") == wall + 2 * barricades


@rule("GW-W3")
def test_power_is_the_sum_of_the_hordes_of_the_section() -> None:
    t = section(3, 0, "spies", "brutes", "leader")
    t.horde("middle", "brutes_middle")
    assert t.power("left") == 7 + 8 + 2
    assert t.power("middle") == 8
    assert t.power("right") == 0


@rule("GW-W3")
def test_wounds_and_soldiers_on_a_horde_do_not_lower_its_power() -> None:
    t = section(3, 0, "brutes")
    t.wound("left", 1, "a2", "a3")
    t.put_on(0, "left", 1, "b2")
    assert t.power("left") == 8


@rule("GW-W3")
def test_sections_are_settled_one_by_one_from_the_left() -> None:
    t = section(0, 0, "infantry")
    t.wall("middle", 3)
    t.horde("middle", "infantry_middle")
    t.horde("right", "infantry_right")
    t.assault()
    assert t.asked == "shame"
    assert [kind for kind, _ in t.told() if kind in ("holds", "breach")] == ["breach"]
    for seat in range(3):
        t.play(seat, "shame spearman")
    verdicts = [(kind, facts["section"]) for kind, facts in t.told() if kind in ("holds", "breach")]
    assert verdicts == [("breach", "left"), ("holds", "middle"), ("breach", "right")]


@rule("GW-W3")
def test_a_section_without_hordes_is_not_assaulted() -> None:
    t = Table()
    t.assault()
    assert t.told() == []


# Hold or breach


@rule("GW-W3", "GW-W4")
@pytest.mark.parametrize(("level", "barricades"), [(1, 3), (2, 0)])
def test_example_a_power_of_15_breaches_a_defense_of_14(level: int, barricades: int) -> None:
    """The pictured section: Spies and Brutes against level 1 with 3 barricades, or level 2 with none."""
    t = section(level, barricades, "spies", "brutes")
    assert outcome(t) == [("breach", {"section": "left", "defense": 14, "power": 15})]


@rule("GW-W4")
def test_equal_numbers_hold() -> None:
    t = section(2, 0, "infantry", "brutes")
    assert outcome(t) == [("holds", {"section": "left", "defense": 14, "power": 14})]
    assert t.state.bank == 30
    assert t.over


@rule("GW-W4")
def test_every_horde_of_a_breached_section_breaches() -> None:
    t = section(0, 0, "leader", "leader")
    t.take_away("left", 2)
    t.horde("left", "riders_left")
    t.horde("left", "infantry_left")
    t.assault()
    for _ in range(9):
        t.play(t.to_act[0], "shame spearman")
    assert t.over
    assert t.state.bank == 30 - 9


# The order of calculation


@rule("GW-W13")
@pytest.mark.parametrize(
    ("level", "barricades", "hordes", "defense"),
    [
        (1, 3, ("leader",), 7),  # half of 14
        (1, 0, ("sappers", "leader"), 2),  # 8 - 4, then half
        (2, 0, ("leader", "sappers"), 5),  # the order on the board does not matter
        (1, 1, ("sappers", "leader"), 3),  # 8 - 4 + 2, then half
        (0, 1, ("leader",), 1),
        (0, 3, ("sappers",), 6),  # the wall does not go below 0, the barricades count in full
        (1, 3, ("incendiaries",), 8),
        (1, 3, ("incendiaries", "sappers"), 4),
        (3, 3, ("incendiaries", "sappers", "leader"), 8),
    ],
)
def test_wall_and_barricades_come_first_halving_last(
    level: int, barricades: int, hordes: tuple[str, ...], defense: int
) -> None:
    assert section(level, barricades, *hordes).defense("left") == defense


@rule("GW-W13")
def test_every_leader_halves_again_and_rounds_down_each_time() -> None:
    t = section(3, 3, "leader")
    t.horde("left", "leader_middle")
    assert t.defense("left") == 6  # 26, 13, 6
    t.horde("left", "leader_right")
    assert t.defense("left") == 3
    t.wall("left", 1, 0)
    assert t.defense("left") == 1


@rule("GW-W13")
def test_additions_to_the_total_come_before_halving() -> None:
    t = section(1, 0, "leader")
    t.general(0, "li_gang")  # 1 more per supporting advisor where the owner has a soldier
    t.supporters(0, 3)
    assert t.defense("left") == 4
    t.set_rest(0, "left", "spearman")
    assert t.defense("left") == 5  # (8 + 3) / 2, not 8 / 2 + 3
    assert t.defense("middle") == 0


@rule("GW-W13")
def test_additions_to_the_total_come_after_walls_stopped_at_nothing() -> None:
    t = section(0, 0, "sappers")
    t.general(0, "li_gang")
    t.supporters(0, 3)
    t.set_firing(0, "left")
    assert t.defense("left") == 3


@rule("GW-W13")
def test_values_are_set_before_they_are_added_to() -> None:
    pack = Pack(PASSIVE % 'mod = "defence", part = "barricade", op = "add", n = 1, where = "all"', "own.toml")
    t = section(0, 3, "incendiaries", pack=pack)
    t.advisor(0, "taskmaster")
    assert t.defense("left") == 3  # each barricade: 0, then 1 more
    assert t.defense("middle") == 0


@rule("GW-W13")
def test_the_power_of_no_horde_falls_below_nothing() -> None:
    pack = Pack(PASSIVE % 'mod = "power", n = -3, where = "all"', "own.toml")
    t = section(0, 0, "leader", "brutes", pack=pack)
    t.advisor(0, "taskmaster")
    assert t.power("left") == 0 + 5


@rule("GW-W13")
def test_the_power_of_a_section_does_not_fall_below_nothing() -> None:
    t = section(0, 0, "leader")
    spirit = next(card for card in t.box.tactics if card.id == "break_their_spirit")
    t.effect(0, spirit.basic[0])
    t.play(0, "at left")
    assert t.power("left") == 0
    assert outcome(t) == [("holds", {"section": "left", "defense": 0, "power": 0})]
