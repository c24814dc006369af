"""The eight types of hordes of the co-operative game."""

import pytest

from .scenes import shows
from .table import Table

rule = pytest.mark.rule
BACKS = ("left", "middle", "right")
TYPES = {  # power, honor and the spots with their rewards
    "keshig_guard": (10, 10, "a2 gold, a3 honor, a4 chi, a5, b2, b3 2 honor, b4 stone, b5 wood"),
    "war_chief": (4, 8, "a2 2 honor, a3 chi, a4 gold, a5, a6 honor"),
    "fire_carts": (8, 8, "a1 wood, a2 wood, a5, b1, b4 2 honor, b5 gold"),
    "heavy_lancers": (11, 11, "a2 honor, a3 gold, a4 gold, a5, a6 stone, b3 2 honor, b4 wood, b5, b6 honor"),
    "steppe_archers": (7, 9, "a1 chi, a3 wood, a5 honor, b1 gold, b3, b4 tactic, b6"),
    "tunnellers": (6, 8, "a3 stone, a4 stone, b2 wood, b3, b4, b5 2 honor"),
    "plunderers": (8, 9, "a1 gold, a2 gold, a6 honor, b1, b2 gold, b5 chi, b6 honor"),
    "siege_tower": (12, 12, "a2 wood, a3 wood, a4 stone, a5, a6 honor, b2, b3 2 honor, b4 stone, b5 gold, b6 2 honor"),
}


def before(kind: str, level: int = 0, barricades: int = 0) -> Table:
    """The card before the middle section; the left one has the same wall."""
    t = Table(mode="coop")
    t.wall("left", level, barricades)
    t.wall("middle", level, barricades)
    t.horde("middle", f"{kind}_middle")
    return t


def purse(t: Table) -> dict[str, int]:
    return {**t.stock(0), "honor": t.honor(0), "tactic": len(t.tactics(0))}


def recruit(t: Table, kind: str) -> list[str]:
    """A recruit is paid for; where it may attack."""
    t.rich(0)
    t.clerks(0, barracks=1)
    t.activate("barracks", advanced=True)
    t.play(0, f"recruit {kind}")
    return [text for text in t.options(0) if text.startswith("spot")]


def killed_on(kind: str, seat: int = 0) -> int:
    """Of three spearmen, in the first year."""
    t = before(kind)
    t.put_on(seat, "middle", 1, *t.free_spots("middle", 1)[:3])
    t.wound("middle", 1)
    t.clean_up()
    t.decline()
    return sum(int(str(facts["number"])) for _, facts in t.told("killed"))


@shows(
    "keshig_guard",
    "war_chief",
    "fire_carts",
    "heavy_lancers",
    "steppe_archers",
    "tunnellers",
    "plunderers",
    "siege_tower",
)
@rule("GW-C2", "GW-F1", "GW-W3")
@pytest.mark.parametrize("kind", TYPES)
def test_power_honor_and_spots(kind: str) -> None:
    power, honor, spots = TYPES[kind]
    t = before(kind)
    assert t.power("middle") == power
    cells = [entry.split()[0] for entry in spots.split(", ")]
    assert t.free_spots("middle", 1) == cells
    for entry in spots.split(", "):
        cell, *reward = entry.split()
        t = before(kind)
        recruit(t, "spearman")
        held = purse(t)
        t.play(0, f"spot middle 1 {cell}")
        gained = {what: n - held[what] for what, n in purse(t).items() if n != held[what]}
        assert gained == ({reward[-1]: int(reward[0]) if len(reward) == 2 else 1} if reward else {})
    t = before(kind)
    t.put_on(0, "middle", 1, cells[0])
    t.wound("middle", 1)
    t.clean_up()
    t.decline()
    assert t.honor(0) == 2 + honor


@rule("GW-C2")
@pytest.mark.parametrize("kind", TYPES)
def test_three_cards_one_with_each_back(kind: str) -> None:
    t = Table(mode="coop")
    cards = [card for card in t.tables.hordes if card.type == kind]
    assert [(card.id, card.back) for card in cards] == [(f"{kind}_{back}", i) for i, back in enumerate(BACKS)]


@shows("keshig_guard", "steppe_archers")
@rule("GW-V6")
@pytest.mark.parametrize(
    ("kind", "killed"), [("keshig_guard", 2), ("steppe_archers", 2), ("heavy_lancers", 1), ("plunderers", 1)]
)
def test_higher_lethality_on_the_card_itself(kind: str, killed: int) -> None:
    assert killed_on(kind) == killed


@rule("GW-V6")
def test_higher_lethality_concerns_no_other_card() -> None:
    t = before("heavy_lancers")
    t.horde("middle", "keshig_guard_middle")
    t.put_on(0, "middle", 1, "a2", "a3")
    t.wound("middle", 1)
    t.clean_up()
    t.decline()
    assert t.told("killed") == [("killed", {"seat": "0", "soldier": "spearman", "number": 1})]


@shows("war_chief")
@rule("GW-W13")
def test_the_war_chief_halves_the_defence_and_strengthens_its_neighbours() -> None:
    t = before("war_chief", level=1, barricades=3)
    assert (t.defence("middle"), t.defence("left")) == (7, 14)
    t.horde("middle", "tunnellers_middle")
    t.horde("left", "tunnellers_left")
    assert t.power("middle") == 4 + 7
    assert t.power("left") == 6
    assert t.defence("middle") == (8 - 6 + 6) // 2
    t.horde("middle", "war_chief_right")
    assert t.power("middle") == 5 + 8 + 5  # each for the others
    assert t.defence("middle") == (8 - 6 + 6) // 2 // 2


@shows("fire_carts")
@rule("GW-W13")
def test_before_fire_carts_barricades_count_nothing_and_the_wall_less() -> None:
    t = before("fire_carts", level=1, barricades=3)
    assert (t.defence("middle"), t.defence("left")) == (8 - 2, 14)
    assert before("fire_carts", level=0, barricades=3).defence("middle") == 0


@shows("tunnellers")
@rule("GW-W13")
def test_tunnellers_undermine_the_wall_but_not_the_barricades() -> None:
    t = before("tunnellers", level=2, barricades=1)
    assert (t.defence("middle"), t.defence("left")) == (14 - 6 + 2, 16)
    assert before("tunnellers", level=0, barricades=2).defence("middle") == 4


@shows("heavy_lancers")
@rule("GW-W3")
def test_heavy_lancers_change_nothing() -> None:
    t = before("heavy_lancers", level=1, barricades=2)
    assert t.defence("middle") == t.defence("left") == 12


@shows("steppe_archers")
@rule("GW-F3", "GW-A17")
def test_no_wounds_on_steppe_archers() -> None:
    t = before("steppe_archers", level=2)
    assert recruit(t, "archer") == []
    assert t.refused_by(0, "spot middle 1 a1") == "GW-A17"
    t = before("steppe_archers")
    assert len(recruit(t, "spearman")) == 7
    t = before("steppe_archers")
    assert recruit(t, "horseman") == [f"spots middle 1 {pair}" for pair in ("a1-b1", "a3-b3", "b3-b4")]


@shows("siege_tower")
@rule("GW-F2", "GW-A17")
def test_no_horseman_attacks_the_siege_tower() -> None:
    t = before("siege_tower", level=2)
    assert recruit(t, "horseman") == []
    assert t.refused_by(0, "spots middle 1 a2-a3") == "GW-A17"
    t = before("siege_tower", level=2)
    assert len(recruit(t, "archer")) == 10
    t = before("siege_tower", level=2)
    assert len(recruit(t, "spearman")) == 10


@shows("plunderers")
@rule("GW-W8", "GW-C19")
def test_plunderers_shame_twice() -> None:
    t = before("plunderers")
    t.put_on(1, "middle", 1, "b5")
    t.horde("middle", "heavy_lancers_middle")
    t.assault("middle")
    t.decline()
    assert [sum(t.state.shamed[seat * 3 : seat * 3 + 3]) for seat in range(3)] == [3, 1, 3]
