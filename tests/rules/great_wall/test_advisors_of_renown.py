"""Advisors of shame, tactics and honor."""

import pytest

from .scenes import attack, covered_leader, has, honor_by, shows, turn, with_advisor
from .table import Table


def nearly_covered(*names: str, section: str = "left", seat: int = 0) -> Table:
    """A Leader with one free spot, and a spearman who can take it."""
    t = with_advisor(*names)
    t.horde(section, f"leader_{section}")
    t.wound(section, 1, "a2", "a3", "a4")
    t.set_rest(seat, section, "spearman")
    return t


# Shame


@shows("forest_guide")
@pytest.mark.parametrize("side", ["play", "boost"])
def test_the_forest_guide_takes_a_token_off_for_each_card_played(side: str) -> None:
    t = with_advisor("forest_guide")
    t.set_shame(0, "archer", 2)
    t.give(0, chi=1)
    t.hand(0, "black_market")
    turn(t)
    t.play(0, f"{side} black_market", *["done"] * (side == "play"), "unshame archer")
    assert t.over
    assert (t.shamed(0, "archer"), t.pool(0, "archer")) == (1, 3)


@shows("forest_guide")
def test_the_forest_guide_waits_for_a_card() -> None:
    t = with_advisor("forest_guide")
    t.set_shame(0, "archer", 2)
    t.hand(0, "black_market")
    turn(t)
    t.play(0, "pass")
    assert t.over


@shows("glory_stealer")
def test_the_glory_stealer_takes_a_token_off_for_a_last_wound() -> None:
    t = nearly_covered("glory_stealer")
    t.set_trophy(0, "brutes_left", shame=2)
    attack(t, "spearman left a5")
    t.play(0, "unshame brutes_left")
    assert t.over
    assert t.state.trophy_shame[0] == [1]


@shows("glory_stealer", "tactician_monk")
@pytest.mark.parametrize("name", ["glory_stealer", "tactician_monk"])
def test_a_spot_that_is_not_the_last_does_not_count(name: str) -> None:
    t = with_advisor(name)
    t.set_shame(0, "archer")
    t.horde("left", "leader_left")
    t.set_rest(0, "left", "spearman")
    attack(t, "spearman left a5")
    assert t.over


@shows("glory_stealer", "tactician_monk")
@pytest.mark.parametrize("name", ["glory_stealer", "tactician_monk"])
def test_the_last_wound_of_another_does_not_count(name: str) -> None:
    t = nearly_covered(name, seat=1)
    t.set_shame(0, "archer")
    t.effect(1, next(card for card in t.box.tactics if card.id == "flanking_move").basic[0])
    t.play(1, "with spearman left")
    assert t.told("covered") != []
    assert t.over


@shows("magistrate")
@pytest.mark.parametrize("location", ["lumber_mill", "quarry", "gold_mine", "temple", "barracks"])
def test_the_magistrate_spares_the_shame_of_being_alone(location: str) -> None:
    t = with_advisor("magistrate")
    t.clerks(0, **{location: 4 if location in ("lumber_mill", "quarry", "barracks") else 3})
    t.activate(location)
    t.decline()
    assert not t.told("shame")


@shows("magistrate")
def test_the_magistrate_spares_no_shame_of_a_breach() -> None:
    t = with_advisor("magistrate")
    t.horde("left", "brutes_left")
    t.assault()
    assert (t.asked, t.to_act) == ("shame", (0,))


@shows("scapegoat")
def test_the_scapegoat_gains_two_resources_for_shame_at_a_location() -> None:
    t = with_advisor("scapegoat")
    t.clerks(0, barracks=4)
    t.activate("barracks")
    t.play(0, "shame archer", "take 1 wood", "take 1 chi")
    assert has(t, wood=1, chi=1)


@shows("scapegoat")
def test_the_scapegoat_gains_once_for_all_shame_of_a_section() -> None:
    t = with_advisor("scapegoat")
    for card in ("brutes_left", "infantry_left"):
        t.horde("left", card)
    t.assault()
    t.decline("take")
    assert [facts["seat"] for _, facts in t.told("shame")].count("0") == 2
    t.play(0, "take 2 gold")
    t.decline()
    assert has(t, gold=2)


# Tactics


@shows("tactician_monk")
def test_the_tactician_monk_draws_two_cards_for_a_last_wound() -> None:
    t = nearly_covered("tactician_monk")
    attack(t, "spearman left a5")
    assert t.refused_by(0, "draw 3") == "GW-I1"
    t.play(0, "draw 2")
    assert t.over
    assert len(t.tactics(0)) == 2


@shows("strategist")
def test_the_strategist_draws_a_card_each_spring() -> None:
    t = with_advisor("strategist")
    t.spring()
    assert (t.options(0), t.told("season")) == (["draw 0", "draw 1"], [("season", {"season": "spring"})])
    t.play(0, "draw 1")
    assert len(t.tactics(0)) == 1


@shows("strategist")
def test_the_strategist_holds_two_cards_more() -> None:
    t = with_advisor("strategist")
    t.clerks(0, academy=8)
    t.activate("academy")
    t.play(0, "draw 8")
    assert t.asked == "discard"
    t.play(0, t.options(0)[0])
    assert t.over
    assert len(t.tactics(0)) == 7


@shows("calligrapher")
@pytest.mark.parametrize(("side", "chi"), [("play", 1), ("boost", 0)])
def test_the_calligrapher_boosts_for_one_chi_less_and_is_honored_for_each_card(side: str, chi: int) -> None:
    t = with_advisor("calligrapher")
    t.give(0, chi=1)
    t.hand(0, "imperial_audience")  # 2 chi
    turn(t)
    t.play(0, f"{side} imperial_audience")
    assert has(t, chi=chi)
    assert honor_by(t, "advisors") == 1


@shows("calligrapher")
def test_the_calligrapher_waits_for_a_card() -> None:
    t = with_advisor("calligrapher")
    t.hand(0, "imperial_audience")
    turn(t)
    t.play(0, "pass")
    assert honor_by(t, "advisors") == 0


# Honor


@shows("gravedigger")
def test_the_gravedigger_is_honored_for_each_soldier_killed() -> None:
    t = with_advisor("gravedigger")
    t.year(3)  # lethality 2
    covered_leader(t, "a2", "a3", "a4")
    t.clean_up()
    assert honor_by(t, "advisors") == 4


@shows("gravedigger")
def test_the_gravedigger_has_nothing_for_the_saved_nor_for_the_dead_of_others() -> None:
    t = with_advisor("gravedigger")
    t.give(0, chi=2)
    t.horde("left", "leader_left")
    t.put_on(0, "left", 1, "a2")
    t.put_on(1, "left", 1, "a3")
    t.wound("left", 1)
    t.clean_up()
    t.play(0, "save spearman")
    assert [facts["seat"] for _, facts in t.told("killed")] == ["1"]
    assert honor_by(t, "advisors") == 0


@shows("poet_laureate")
@pytest.mark.parametrize(("own", "honor"), [(("a2", "a3"), 3), (("a2",), 0)])
def test_the_poet_laureate_is_honored_for_a_horde_won(own: tuple[str, ...], honor: int) -> None:
    t = with_advisor("poet_laureate")
    t.tea(1, 0, 2)
    t.horde("left", "leader_left")
    t.put_on(0, "left", 1, *own)
    t.put_on(1, "left", 1, "a4")
    t.wound("left", 1)
    t.clean_up()
    assert honor_by(t, "advisors") == honor


@shows("almoner")
@pytest.mark.parametrize(("location", "left"), [("lumber_mill", "wood"), ("quarry", "stone"), ("gold_mine", "gold")])
def test_the_almoner_has_chi_and_honor_for_a_donation(location: str, left: str) -> None:
    t = with_advisor("almoner")
    t.clerks(0, **{location: 2})
    t.activate(location, advanced=True)
    t.decline("donate")
    t.play(0, "donate")
    assert t.over
    assert has(t, **{left: 1, "chi": 1})
    assert (honor_by(t, "donations"), honor_by(t, "advisors")) == (2, 1)


@shows("almoner")
def test_the_almoner_has_nothing_without_a_donation() -> None:
    t = with_advisor("almoner")
    t.clerks(0, quarry=1)
    t.clerks(1, quarry=1)
    t.activate("quarry", advanced=True)
    t.play(0, "done")
    t.play(1, "donate")
    assert t.over
    assert has(t, stone=1)
    assert t.honor(0) == 0
