"""The eight types of hordes of the cooperative game."""

import pytest

from tianxia.games.great_wall.terms.box import Horde
from tianxia.games.great_wall.terms.names import RESOURCES
from tianxia.games.great_wall.terms.notation import CELL_NAMES
from tianxia.games.great_wall.terms.vocabulary import HONOR

from .scenes import shows
from .table import Table

rule = pytest.mark.rule
BACKS = ("left", "middle", "right")
TYPES = shows(
    "keshig_guard",
    "war_chief",
    "fire_carts",
    "heavy_lancers",
    "steppe_archers",
    "tunnellers",
    "plunderers",
    "siege_tower",
)
BARRICADE = 2


def card(kind: str) -> Horde:
    return next(horde for horde in Table(mode="coop").box.hordes if horde.id == f"{kind}_middle")


def before(kind: str, level: int = 0, barricades: int = 0) -> Table:
    """The card in front of the middle section; the left one has the same wall."""
    t = Table(mode="coop")
    t.wall("left", level, barricades)
    t.wall("middle", level, barricades)
    t.horde("middle", f"{kind}_middle")
    return t


def loss(kind: str, which: int = 0) -> int:
    """The number of a modifier on the card."""
    t = Table(mode="coop")
    return -t.box.mods[card(kind).mods[which]].add.base


def purse(t: Table) -> dict[str, int]:
    return {**t.stock(0), "honor": t.honor(0), "tactic": len(t.tactics(0))}


def reward(printed: int) -> dict[str, int]:
    """What is printed on a cell."""
    what, n = printed // 8, printed % 8
    name = RESOURCES[what] if what < len(RESOURCES) else "honor" if what == HONOR else "tactic"
    return {name: n} if n else {}


def recruit(t: Table, kind: str) -> list[str]:
    """A recruit is paid for; returns where it may attack."""
    t.rich(0)
    t.clerks(0, barracks=1)
    t.activate("barracks", advanced=True)
    t.play(0, f"recruit {kind}")
    return [text for text in t.options(0) if text.startswith("spot")]


def killed_on(kind: str) -> int:
    """Of three spearmen, in the first year."""
    t = before(kind)
    t.put_on(0, "middle", 1, *t.free_spots("middle", 1)[:3])
    if t.free_spots("middle", 1):
        t.wound("middle", 1)
    t.clean_up()
    t.decline()
    return sum(int(str(facts["number"])) for _, facts in t.told("killed"))


@TYPES
@rule("GW-C2", "GW-F1", "GW-W3", "GW-C9")
@pytest.mark.parametrize("kind", TYPES.args)
def test_power_honor_and_spots(kind: str) -> None:
    horde = card(kind)
    cells = [CELL_NAMES[i] for i, printed in enumerate(horde.cells) if printed >= 0]
    t = before(kind)
    assert t.power("middle") == horde.power
    assert t.free_spots("middle", 1) == cells
    for cell in cells:
        t = before(kind)
        recruit(t, "spearman")
        held = purse(t)
        t.play(0, f"spot middle 1 {cell}")
        gained = {what: n - held[what] for what, n in purse(t).items() if n != held[what]}
        assert gained == reward(horde.cells[CELL_NAMES.index(cell)])
    t = before(kind)
    t.put_on(0, "middle", 1, cells[0])
    t.wound("middle", 1)
    t.clean_up()
    t.decline()
    assert t.honor(0) == 2 + horde.honor


@rule("GW-C2")
@pytest.mark.parametrize("kind", TYPES.args)
def test_three_cards_one_with_each_back(kind: str) -> None:
    t = Table(mode="coop")
    cards = [horde for horde in t.box.hordes if horde.type == kind]
    assert [(horde.id, horde.back) for horde in cards] == [(f"{kind}_{back}", i) for i, back in enumerate(BACKS)]


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
    t.put_on(0, "middle", 1, *t.free_spots("middle", 1)[:2])
    t.wound("middle", 1)
    t.clean_up()
    t.decline()
    assert t.told("killed") == [("killed", {"seat": "0", "soldier": "spearman", "number": 1})]


@shows("war_chief")
@rule("GW-W13")
def test_the_war_chief_halves_the_defense_and_strengthens_its_neighbors() -> None:
    t = before("war_chief", level=1, barricades=3)
    assert (t.defense("middle"), t.defense("left")) == (7, 14)
    t.horde("middle", "siege_tower_middle")
    t.horde("left", "siege_tower_left")
    chief, tower = card("war_chief").power, card("siege_tower").power
    assert t.power("middle") == chief + tower + 1
    assert t.power("left") == tower
    t.horde("middle", "war_chief_right")
    assert t.power("middle") == chief + 1 + tower + 2 + chief + 1  # each for the others
    assert t.defense("middle") == 14 // 2 // 2


@shows("fire_carts")
@rule("GW-W13")
def test_before_fire_carts_barricades_count_nothing_and_the_wall_less() -> None:
    t = before("fire_carts", level=1, barricades=3)
    less = loss("fire_carts", 1)
    assert less > 0
    assert (t.defense("middle"), t.defense("left")) == (8 - less, 14)
    assert before("fire_carts", level=0, barricades=3).defense("middle") == 0


@shows("tunnellers")
@rule("GW-W13")
def test_tunnellers_undermine_the_wall_but_not_the_barricades() -> None:
    t = before("tunnellers", level=2, barricades=1)
    less = loss("tunnellers")
    assert less > 0
    assert (t.defense("middle"), t.defense("left")) == (14 - less + BARRICADE, 16)
    assert before("tunnellers", level=0, barricades=2).defense("middle") == 2 * BARRICADE  # never below 0


@shows("heavy_lancers")
@rule("GW-W3")
def test_heavy_lancers_change_nothing() -> None:
    t = before("heavy_lancers", level=1, barricades=2)
    assert t.defense("middle") == t.defense("left") == 12
    assert len(recruit(t, "spearman")) == card("heavy_lancers").spots


@shows("steppe_archers")
@rule("GW-F3", "GW-A17")
def test_no_wounds_on_steppe_archers() -> None:
    t = before("steppe_archers", level=2)
    first = t.free_spots("middle", 1)[0]
    assert recruit(t, "archer") == []
    assert t.refused_by(0, f"spot middle 1 {first}") == "GW-A17"
    assert len(recruit(before("steppe_archers"), "spearman")) == card("steppe_archers").spots
    assert recruit(before("steppe_archers"), "horseman") != []


@shows("siege_tower")
@rule("GW-F2", "GW-A17")
def test_no_horseman_attacks_the_siege_tower() -> None:
    t = before("siege_tower", level=2)
    assert recruit(t, "horseman") == []
    assert t.refused_by(0, "spots middle 1 a2-a3") == "GW-A17"
    for kind in ("archer", "spearman"):
        assert len(recruit(before("siege_tower", level=2), kind)) == card("siege_tower").spots


@shows("plunderers")
@rule("GW-W8", "GW-C19")
def test_plunderers_shame_twice() -> None:
    t = before("plunderers")
    t.put_on(1, "middle", 1, t.free_spots("middle", 1)[0])
    t.horde("middle", "heavy_lancers_middle")
    t.assault("middle")
    t.decline()
    assert [sum(t.state.shamed[seat * 3 : seat * 3 + 3]) for seat in range(3)] == [3, 1, 3]
