"""GW-X: options where the rulebooks differ, and what is settled without one."""

import pytest

from tianxia.core.registry import checked_options
from tianxia.core.values import BadInput
from tianxia.games.great_wall import GAME

from .scenes import volley_with_fire_arrows
from .table import PLAIN, Table

rule = pytest.mark.rule


def table(options: dict[str, str]) -> Table:
    return Table(3, 1, False, PLAIN, None, **options)


@rule("GW-X1", "GW-X2", "GW-X10")
def test_the_revised_edition_is_the_default() -> None:
    assert checked_options(GAME, {}) == {
        "mode": "standard",
        "qin_honor": "0",
        "qin_advisors": "one",
        "edition": "revised",
        "walls_to_end": "2",
        "cleanup_order": "left",
        "volley_attack": "by_edition",
        "tactics_for": "event",
        "overlord": "active",
        "raid_tokens": "2",
        "qin_order": "by_edition",
        "coop_trophies": "by_edition",
        "coop2_decrees": "by_edition",
    }


@rule("GW-X1", "GW-X2", "GW-X10")
@pytest.mark.parametrize("option", ["edition", "walls_to_end", "cleanup_order", "volley_attack", "raid_tokens"])
def test_a_reading_that_does_not_exist_is_an_error(option: str) -> None:
    with pytest.raises(BadInput, match=f"Option '{option}' takes "):
        checked_options(GAME, {option: "german"})


# GW-X1


@rule("GW-X1")
@pytest.mark.parametrize("edition", ["revised", "first"])
@pytest.mark.parametrize(
    ("players", "option", "finished", "ends"),
    [
        (3, "2", 1, False),
        (3, "2", 2, True),
        (3, "3", 2, False),
        (3, "3", 3, True),
        (4, "2", 2, False),  # with 4 players always 3
        (4, "2", 3, True),
        (4, "3", 2, False),
        (4, "3", 3, True),
    ],
)
def test_sections_that_end_the_game(edition: str, players: int, option: str, finished: int, ends: bool) -> None:
    t = Table(players, edition=edition, walls_to_end=option)
    for section in ("left", "middle", "right")[:finished]:
        t.wall(section, 3)
    t.end_check()
    assert t.over == ends


# GW-X2


@rule("GW-X2", "GW-V2")
@pytest.mark.parametrize(
    ("options", "order"),
    [
        ({}, ["left", "middle", "right"]),
        ({"cleanup_order": "left"}, ["left", "middle", "right"]),
        ({"cleanup_order": "right"}, ["right", "middle", "left"]),
        ({"edition": "first"}, ["left", "middle", "right"]),
    ],
)
def test_defeated_hordes_are_checked_from_one_end(options: dict[str, str], order: list[str]) -> None:
    t = table(options)
    for section in ("right", "left", "middle"):
        t.horde(section, f"leader_{section}")
        t.wound(section, 1)
    t.clean_up()
    found = [facts["section"] for _, facts in t.told("defeated")]
    assert found == order


@rule("GW-X2", "GW-V2")
@pytest.mark.parametrize(("option", "order"), [("left", ["left", "right"]), ("right", ["right", "left"])])
def test_the_first_row_comes_first_from_either_end(option: str, order: list[str]) -> None:
    t = Table(cleanup_order=option)
    far, near = order  # the far section has its covered horde in the second row
    t.horde(far, "infantry_left")
    t.horde(far, "leader_left")
    t.wound(far, 2)
    t.horde(near, "leader_right")
    t.wound(near, 1)
    t.clean_up()
    assert [facts["section"] for _, facts in t.told("defeated")] == [near, far]


# GW-X3


@rule("GW-X3")
@pytest.mark.parametrize("edition", ["revised", "first"])
def test_all_survivors_of_a_defeated_horde_go_to_the_rest_area(edition: str) -> None:
    t = Table(edition=edition)
    t.horde("left", "leader_left")
    t.put_on(0, "left", 1, "a2", "a3")
    t.put_on(1, "left", 1, "a4-a5")
    t.clean_up()
    assert t.rest(0, "left", "spearman") == 1  # one died, the other was not saved but survived
    assert t.rest(1, "left", "horseman") == 0
    assert t.hordes("left") == []


# GW-X10


@rule("GW-X10")
@pytest.mark.parametrize(
    ("options", "is_attack"),
    [
        ({}, False),
        ({"edition": "revised"}, False),
        ({"edition": "first"}, True),
        ({"volley_attack": "yes"}, True),
        ({"volley_attack": "no"}, False),
        ({"edition": "first", "volley_attack": "no"}, False),
        ({"edition": "revised", "volley_attack": "yes"}, True),
    ],
)
def test_the_volley_is_an_attack_or_not(options: dict[str, str], is_attack: bool) -> None:
    t = table(options)
    volley_with_fire_arrows(t)
    assert (t.asked == "tactic") == is_attack
    if is_attack:
        t.play(0, "play fire_arrows", "spot left 1 a3")  # one more wound in that section
        assert t.spot("left", 1, "a3") == "wound"


@rule("GW-X10")
def test_the_shots_of_a_player_in_one_section_are_one_attack() -> None:
    t = Table(edition="first")
    for section in ("left", "right"):
        t.wall(section, 3)
        t.horde(section, f"brutes_{section}")
    t.set_firing(0, "left", 2)
    t.set_firing(0, "right")
    t.hand(0, "looting_charge", "fire_arrows")
    t.winter()
    t.play(0, "spot left 1 a2", "spot left 1 a3")
    assert t.asked == "tactic"
    t.play(0, "play looting_charge", "take 2 gold")  # any 1 for each of the two archers
    assert t.stock(0)["gold"] == 2
    assert t.asked == "shot"
    t.play(0, "spot right 1 a2")
    assert t.asked == "tactic"  # the other section is another attack
    assert "play fire_arrows" in t.options(0)


@rule("GW-X10")
def test_an_archer_that_did_not_shoot_is_no_attack() -> None:
    t = Table(edition="first")
    t.wall("left", 3)
    t.horde("left", "shield_bearers_left")
    t.set_firing(0, "left")
    t.hand(0, "fire_arrows")
    t.winter()
    assert t.asked != "tactic"


@rule("GW-X10", "GW-W14")
def test_as_an_attack_the_volley_opens_window_3_and_then_4() -> None:
    t = Table(edition="first")
    t.wall("left", 3)
    t.horde("left", "leader_left")
    t.wound("left", 1, "a2", "a3", "a4")
    t.set_firing(0, "left")
    t.hand(0, "looting_charge", "final_blow")
    t.winter()
    assert t.options(0) == ["pass", "play looting_charge"]
    t.play(0, "pass")
    assert t.options(0) == ["pass", "play final_blow"]


# GW-X11: settled without option


@rule("GW-X11")
@pytest.mark.parametrize("edition", ["revised", "first"])
def test_walls_are_not_paid_in_chi(edition: str) -> None:
    t = Table(edition=edition)
    t.clerks(0, builders_camp=1)
    t.give(0, chi=30, wood=4)
    t.activate("builders_camp")
    assert "wall left" not in t.options(0)
    t.play(0, "done")
    t.clerks(0, builders_camp=1)
    t.give(0, stone=1)
    t.activate("builders_camp")
    t.play(0, "wall left")
    assert t.stock(0) == {"wood": 0, "stone": 0, "gold": 0, "chi": 30}


@rule("GW-X11", "GW-V8")
@pytest.mark.parametrize("edition", ["revised", "first"])
def test_the_trophy_is_taken_after_the_deaths_and_no_wounds_stay(edition: str) -> None:
    t = Table(edition=edition)
    t.horde("left", "leader_left")
    t.horde("left", "infantry_left")
    t.put_on(0, "left", 1, "a2", "a3")
    t.wound("left", 1, "a4", "a5")
    t.clean_up()
    heard = t.kinds_told()
    assert heard.index("killed") < heard.index("rests") < heard.index("trophy")
    assert t.hordes("left") == ["infantry_left"]
    assert len(t.free_spots("left", 1)) == 6
