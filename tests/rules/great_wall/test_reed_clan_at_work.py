"""GW-R: what the Reed Clan's clerks and spearmen do."""

import pytest

from tianxia.core.state import FACTS
from tianxia.games.great_wall.terms import frames
from tianxia.games.great_wall.terms.vocabulary import TRIGGERS

from .scenes import beaten_mostly_by
from .table import Table

rule = pytest.mark.rule
REED = 2


def table() -> Table:
    """Two players in tea order 0, 1, the clan below them; it is the turn of seat 0."""
    t = Table(players=2)
    t.state.active = 0
    return t


# Clerks


@rule("GW-R4")
def test_never_two_of_its_clerks_at_a_location() -> None:
    t = table()
    t.command(REED, "reed_clan")
    assert "clerk quarry>temple" in t.options(0)
    assert not [text for text in t.options(0) if text.endswith((">quarry", ">lumber_mill", ">gold_mine"))]
    assert t.refused_by(0, "clerk quarry>gold_mine") == "GW-R4"


@rule("GW-R4", "GW-L5")
def test_its_clerk_stays_when_the_location_activates() -> None:
    t = table()
    t.clerks(0, quarry=2)
    t.activate("quarry", advanced=True)
    t.decline()
    assert (t.clerks_at(0, "quarry"), t.clerks_at(REED, "quarry"), t.state.crowd[1]) == (0, 1, 1)


@rule("GW-R9", "GW-K2")
def test_a_full_location_holds_its_clerk_too() -> None:
    t = table()
    t.clerks(0, quarry=t.e.slots[1] - 1)
    t.command(REED, "reed_clan")
    assert t.refused_by(0, "clerk quarry>temple") == "GW-K2"


@rule("GW-R18", "GW-L1")
def test_its_clerk_helps_to_fill_a_location() -> None:
    t = table()
    t.clerks(0, quarry=t.e.slots[1] - 1)
    t.command(1, "raise_banner")
    t.play(1, "done")
    t.play(0, "done")
    t.play(1, "done")  # for the clan
    assert ("activated", {"location": "quarry"}) in t.told()


@rule("GW-R6")
def test_a_special_location_with_only_its_clerk_does_not_activate() -> None:
    t = table()
    t.reed_clerks("embassy", "academy", "logistics")
    t.run((frames.CHECK_LOCATIONS, 0))
    assert t.told("activated") == []
    t.run((frames.ADVANCE, 0, 1, -1, 0))
    assert t.over
    t.clerks(1, academy=1)
    t.run((frames.ADVANCE, 0, 1, -1, 0))
    assert t.options(0) == ["done", "activate academy"]
    assert t.refused_by(0, "activate embassy") == "GW-R6"


@rule("GW-R17", "GW-L9", "GW-X13")
def test_its_presence_wards_off_the_shame_of_being_alone() -> None:
    t = table()
    alone = Table(players=2)
    alone.reed_clerks("temple", "embassy", "academy")
    for each, asked in ((t, False), (alone, True)):
        each.clerks(0, quarry=3)
        each.activate("quarry")
        assert (each.asked == "shame") is asked


# Production


@rule("GW-R10", "GW-R5")
@pytest.mark.parametrize(("location", "resource"), [("lumber_mill", 0), ("quarry", 1), ("gold_mine", 2)])
def test_it_donates_one_instead_of_collecting(location: str, resource: int) -> None:
    t = table()
    t.activate(location, advanced=True)
    assert t.over
    assert t.state.warehouse[resource] == 1
    assert t.told("donated") == [("donated", {"seat": "reed", "resource": ("wood", "stone", "gold")[resource]})]
    assert t.state.honor == [0, 0, 0]
    assert t.state.stock == [0] * 12


@rule("GW-R10", "GW-R19")
def test_it_donates_in_its_place_before_anybody_upgrades() -> None:
    t = table()
    t.tea(REED, 0, 1)
    t.clerks(0, quarry=1)
    t.activate("quarry", advanced=True)
    kinds = [kind for kind, _ in t.told()]
    assert kinds.index("donated") < kinds.index("gained")


@rule("GW-R11")
def test_at_the_temple_the_active_player_may_drop_a_token() -> None:
    t = table()
    t.reed_clerks("temple")
    t.set_shame(0, "spearman", 2)
    t.set_shame(1, "archer")
    t.activate("temple", advanced=True)
    assert t.to_act == (0,)
    assert t.options(0) == ["done", "unshame spearman"]
    t.play(0, "unshame spearman")
    assert t.over
    assert t.shamed(0, "spearman") == 1


@rule("GW-R11")
def test_there_is_nothing_to_drop_in_the_clans_own_turn() -> None:
    t = table()
    t.reed_clerks("temple")
    t.set_shame(0, "spearman", 2)
    t.state.active = REED
    t.activate("temple", advanced=True)
    assert t.over


# Special locations


@rule("GW-R12", "GW-R19")
def test_at_the_embassy_the_overlord_discards_an_advisor() -> None:
    t = table()
    t.run((frames.REFILL_ROW,))
    row = [t.box.advisors[card].id for card in t.state.advisor_row]
    t.reed_clerks("embassy")
    t.clerks(1, embassy=1)
    t.activate("embassy", advanced=True)
    t.decline("reed_advisor")
    assert t.to_act == (0,)
    assert t.options(0) == [f"dismiss {name}" for name in row]
    assert t.refused_by(0, "done") == "GW-R19"
    t.play(0, f"dismiss {row[1]}")
    after = [t.box.advisors[card].id for card in t.state.advisor_row]
    assert after[:3] == [row[0], row[2], row[3]]
    assert len(after) == 4
    assert [t.box.advisors[card].id for card in t.state.advisor_discard] == [row[1]]


@rule("GW-R13")
def test_at_the_camp_it_builds_a_free_barricade() -> None:
    t = table()
    t.reed_clerks("builders_camp")
    t.clerks(1, builders_camp=1)
    t.wall("middle", 0, barricades=3)
    t.activate("builders_camp", advanced=True)
    t.decline()
    assert t.state.barricades == [0, 3, 1]  # the only free space needs no choice
    assert t.state.honor[REED] == 0


@rule("GW-R13")
def test_the_overlord_chooses_where_and_none_free_is_no_effect() -> None:
    t = table()
    t.reed_clerks("builders_camp")
    t.clerks(1, builders_camp=1)
    t.activate("builders_camp", advanced=True)
    t.decline("reed_barricade")
    assert t.options(0) == ["barricade middle", "barricade right"]
    assert t.refused_by(0, "barricade left") == "GW-R1"
    t.wall("middle", 0, barricades=3)
    t.wall("right", 0, barricades=3)
    t.clerks(1, builders_camp=1)
    t.activate("builders_camp", advanced=True)
    t.decline()
    assert t.state.barricades == [0, 3, 3]


@rule("GW-R14", "GW-X9", "GW-R5")
def test_at_the_barracks_a_spearman_attacks_without_reward() -> None:
    t = table()
    t.reed_clerks("barracks")
    t.horde("middle", "brutes_middle")
    t.horde("middle", "riders_middle")
    t.activate("barracks", advanced=True)
    assert t.to_act == (0,)
    assert {text.split()[1] + text.split()[2] for text in t.options(0)} == {"middle1"}  # GW-F1
    assert t.refused_by(0, "spot middle 2 a2") == "GW-F1"
    for spot in t.options(0):
        each = Table(players=2)
        each.state.active = 0
        each.reed_clerks("barracks")
        each.horde("middle", "brutes_middle")
        each.activate("barracks", advanced=True)
        each.play(0, spot)
        assert each.over
        assert each.told("gained") == each.told("honor") == each.told("drew") == []
        assert each.pool(REED, "spearman") == 9


@rule("GW-R14")
def test_without_a_spearman_or_a_spot_there_is_no_effect() -> None:
    t = table()
    t.reed_clerks("barracks")
    t.activate("barracks", advanced=True)
    assert t.over
    t.horde("middle", "brutes_middle")
    t.state.pool[REED * 3] = 0
    t.activate("barracks", advanced=True)
    assert t.over


@rule("GW-R15", "GW-R19")
def test_tea_house_as_for_a_player_and_elsewhere_nothing() -> None:
    t = table()
    t.reed_clerks("tea_house", "academy", "logistics")
    t.activate("tea_house", advanced=True)
    assert t.state.tea == [0, REED, 1]
    for location in ("academy", "logistics"):
        t.clerks(1, **{location: 1})
        t.activate(location, advanced=True)
        t.decline()
    assert t.state.hand[REED] == []


# Battles


@rule("GW-R5", "GW-R18", "GW-V5")
def test_with_the_most_spots_it_takes_the_trophy_out_of_play() -> None:
    t = table()
    beaten_mostly_by(t, REED, "spies_middle")
    assert t.trophies(0) == t.trophies(REED) == []
    assert [t.box.hordes[card].id for card in t.state.horde_discard] == ["spies_middle"]
    assert t.state.honor == [2, 0, 0]
    assert t.told("trophy_of_clan") == [("trophy_of_clan", {"seat": "reed", "horde_card": "spies_middle"})]
    assert t.told("no_trophy") == []


@rule("GW-R5", "GW-R20")
def test_its_survivors_go_to_its_pool() -> None:
    t = table()
    t.year(1)
    t.horde("middle", "spies_middle")
    spots = t.free_spots("middle", 1)
    t.put_on(REED, "middle", 1, *spots)
    t.clean_up()
    assert t.over
    assert t.pool(REED, "spearman") == 10
    assert sum(t.state.rest) == 0


@rule("GW-R20")
def test_its_dead_fall_in_the_order_of_the_spots() -> None:
    t = table()
    t.year(1)
    t.horde("middle", "brutes_middle")
    spots = t.free_spots("middle", 1)
    t.put_on(REED, "middle", 1, spots[1], spots[-1])
    t.assault("middle")
    t.decline()
    assert t.spot("middle", 1, spots[1]) == "wound"
    assert t.spot("middle", 1, spots[-1]) == "spearman 2"


@rule("GW-R5")
def test_it_takes_no_shame_in_a_breach() -> None:
    t = table()
    t.horde("middle", "brutes_middle")
    t.assault("middle")
    t.decline()
    assert [facts["seat"] for _, facts in t.told("shame")] == ["0", "1"]


@rule("GW-R21")
def test_nobody_answers_to_its_last_wound() -> None:
    t = table()
    t.hand(0, *[card.id for card in t.box.tactics[:20] if card.window in (3, 4, 7)])
    t.reed_clerks("barracks")
    t.horde("middle", "brutes_middle")
    spots = t.free_spots("middle", 1)
    t.wound("middle", 1, *spots[1:])
    t.activate("barracks", advanced=True)
    assert t.over
    assert t.state.free[3] == 0


@rule("GW-R21")
def test_a_horde_it_defeats_opens_window_1_and_not_window_2() -> None:
    t = table()
    t.hand(0, *[card.id for card in t.box.tactics[:20] if card.window in (1, 2)])
    t.horde("middle", "spies_middle")
    spots = t.free_spots("middle", 1)
    t.put_on(0, "middle", 1, spots[0])
    t.put_on(REED, "middle", 1, *spots[1:])
    t.clean_up()
    moments: list[str] = []
    while t.asked == "tactic":
        moments.append(TRIGGERS[t.question[FACTS]])
        t.play(0, "pass")
    assert "horde_defeated" in moments
    assert "horde_won" not in moments


@rule("GW-R22")
def test_in_its_turn_nothing_answers_that_speaks_of_your_turn() -> None:
    t = table()
    t.hand(0, *[card.id for card in t.box.tactics[:20] if card.window == 6])
    t.command(REED, "reed_clan")
    while not t.over:
        assert t.asked != "tactic"
        t.play(t.to_act[0], "done")


@rule("GW-R22")
def test_its_turn_has_activation_and_clean_up() -> None:
    t = table()
    t.clerks(0, quarry=t.e.slots[1] - 1)
    t.horde("middle", "spies_middle")
    t.wound("middle", 1)
    t.command(REED, "reed_clan")
    t.decline()
    assert ("activated", {"location": "quarry"}) in t.told()
    assert t.hordes("middle") == []
