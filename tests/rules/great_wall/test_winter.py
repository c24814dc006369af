"""GW-W: winter, the volley and the barricades."""

import pytest

from tianxia.core.pack import Pack

from .scenes import volley_with_fire_arrows
from .table import Table

rule = pytest.mark.rule

SECTIONS = ("left", "middle", "right")


def shots(t: Table) -> list[tuple[object, object]]:
    return [(facts["seat"], facts["place"]) for _, facts in t.told("shoots")]


# The volley


@rule("GW-W1")
def test_archers_shoot_from_the_left_section_on_in_tea_order() -> None:
    t = Table()
    t.tea(2, 0, 1)
    for section in ("left", "right"):
        t.wall(section, 3)
        t.horde(section, f"brutes_{section}")
        for seat in range(2):
            t.set_firing(seat, section)
    t.set_firing(2, "right")
    t.winter()
    for seat, section in ((0, "left"), (1, "left"), (2, "right"), (0, "right"), (1, "right")):
        assert (t.asked, t.to_act) == ("shot", (seat,))
        t.play(seat, f"spot {section} 1 {t.free_spots(section, 1)[0]}")
    assert t.asked != "shot"
    assert shots(t) == [("0", "left 1"), ("1", "left 1"), ("2", "right 1"), ("0", "right 1"), ("1", "right 1")]


@rule("GW-W1")
def test_an_archer_wounds_any_horde_of_its_own_section() -> None:
    t = Table()
    t.wall("left", 2)
    for card in ("brutes_left", "leader_left"):
        t.horde("left", card)
    t.horde("right", "brutes_right")
    t.set_firing(0, "left")
    t.winter()
    assert t.refused_by(0, "spot right 1 a2") == "GW-W1"
    assert t.refused_by(0, "spot left 2 a1") == "GW-W1"  # not a vital spot
    t.play(0, "spot left 2 a4")
    assert t.spot("left", 2, "a4") == "wound"
    assert t.honor(0) == 0  # no reward for a wound


@rule("GW-W1")
def test_every_archer_must_shoot_once() -> None:
    t = Table()
    t.wall("left", 3)
    t.horde("left", "brutes_left")
    t.set_firing(0, "left", 3)
    t.winter()
    assert t.refused_by(0, "done") == "GW-W1"
    t.play(0, "spot left 1 a2", "spot left 1 a3", "spot left 1 a4")
    assert len(t.free_spots("left", 1)) == 4
    assert t.asked != "shot"


@rule("GW-W1")
def test_an_archer_that_cannot_wound_does_not_shoot() -> None:
    t = Table()
    t.wall("left", 3)
    t.wall("middle", 3)
    t.horde("left", "shield_bearers_left")
    t.set_firing(0, "left")
    t.set_firing(0, "middle")  # no horde there
    t.winter()
    assert t.told("shoots") == []
    assert t.firing(0, "left") == 1


@rule("GW-W1")
def test_archers_at_rest_do_not_shoot() -> None:
    t = Table()
    t.wall("left", 3)
    t.horde("left", "brutes_left")
    t.set_rest(0, "left", "archer")
    t.winter()
    assert t.told("shoots") == []


@rule("GW-W2")
def test_hordes_covered_by_the_volley_are_cleaned_up_before_the_assault() -> None:
    t = Table()
    t.horde("left", "leader_left")
    t.wound("left", 1, "a2", "a3", "a4")
    t.set_firing(1, "left")
    t.winter()  # a single target: nobody is asked
    assert t.told("defeated") == [("defeated", {"horde_card": "leader_left", "section": "left"})]
    assert t.told("breach") == []
    assert t.honor(1) == 2  # for the archer


# The volley is not an attack


@rule("GW-W14")
def test_the_volley_opens_no_window_3() -> None:
    t = Table()
    volley_with_fire_arrows(t)
    assert t.asked != "tactic"
    assert "holds" in t.kinds_told()


def almost_covered(t: Table, section: str, *cards: str) -> None:
    """These hordes with a single free spot each."""
    for card in cards:
        row = t.horde(section, card)
        t.wound(section, row, *t.free_spots(section, row)[1:])


@rule("GW-W14")
def test_the_volley_opens_window_4_once_a_player_and_section() -> None:
    t = Table()
    for section in ("left", "right"):
        t.wall(section, 3)
        almost_covered(t, section, f"brutes_{section}", f"spies_{section}")
        t.set_firing(0, section, 2)
    t.hand(0, "final_blow", "rob_the_dead", "fire_arrows")
    t.winter()
    t.play(0, "spot left 1 a2")
    assert t.asked == "tactic"
    assert t.options(0) == ["pass", "play rob_the_dead", "play final_blow"]
    assert t.free_spots("left", 2) == []  # both shots are made before the window
    t.play(0, "play final_blow")
    assert t.honor(0) == 3
    assert t.asked == "shot"
    t.play(0, "spot right 1 a2")
    assert t.asked == "tactic"
    t.play(0, "play rob_the_dead")
    assert t.stock(0)["gold"] == 2
    t.decline(until="recall")
    assert len(t.told("tactic")) == 2


@rule("GW-W14")
def test_abilities_answer_to_every_last_wound_of_the_volley() -> None:
    t = Table()
    t.wall("left", 3)
    almost_covered(t, "left", "brutes_left", "spies_left")
    t.set_firing(0, "left", 2)
    t.advisor(0, "tactician_monk")
    t.winter()
    t.play(0, "spot left 1 a2", "draw 2")
    assert t.asked == "draw"
    assert len(t.told("ability_advisor")) == 2


@rule("GW-W14")
def test_last_wounds_in_two_sections_are_two_root_moments() -> None:
    text = """
[[advisor]]
id = "taskmaster"
name = "Taskmaster"
provenance = "printed"
text = "When you deal the last wound to a horde, put 1 wound on any horde."
[[advisor.ability]]
on = "last_wound"
do = [{ do = "wound", n = 1, where = "any" }]
"""
    t = Table(pack=Pack(text, "own.toml"))
    for section in ("left", "middle"):
        almost_covered(t, section, f"brutes_{section}")
        t.set_firing(0, section)
    t.horde("right", "infantry_right")
    t.advisor(0, "taskmaster")
    t.winter()
    t.play(0, "spot right 1 a3")
    assert t.asked == "wound"  # it acts for the middle section as well
    t.play(0, "done")
    assert len(t.told("ability_advisor")) == 2


@rule("GW-W15")
def test_abilities_of_winter_come_before_the_volley_in_tea_order() -> None:
    t = Table()
    t.tea(2, 1, 0)
    t.wall("left", 3)
    t.horde("left", "brutes_left")
    t.set_firing(0, "left")
    t.advisor(0, "tower_captain")
    t.advisor(1, "trebuchet_master")
    t.winter()
    assert (t.asked, t.to_act) == ("wound", (1,))
    assert t.told("volley") == []
    assert t.honor(0) == 0
    t.play(1, "spot left 1 a2")
    assert t.honor(0) == 1
    assert (t.asked, t.to_act) == ("shot", (0,))
    assert t.refused_by(0, "spot left 1 a2") == "GW-W1"


# After the assault


@rule("GW-W5")
def test_barricades_are_discarded_after_all_sections() -> None:
    t = Table()
    for section, barricades in zip(SECTIONS, (1, 2, 3), strict=True):
        t.wall(section, 1, barricades)
    t.horde("right", "leader_right")  # 14 halved: the barricades still count in the last section
    t.winter()
    assert ("holds", {"section": "right", "defense": 7, "power": 2}) in t.told()
    assert t.state.barricades == [0, 0, 0]
    heard = t.kinds_told()
    assert heard.index("barricades_gone") > heard.index("holds")


@rule("GW-W5")
def test_discarded_barricades_can_be_built_again() -> None:
    t = Table()
    t.wall("left", 0, 3)
    t.clerks(0, builders_camp=1)
    t.give(0, wood=2)
    t.winter()
    t.decline(until="command")
    t.activate("builders_camp")
    assert "barricade left" in t.options(0)
