"""The eight generals of the cooperative game."""

import pytest

from tianxia.games.great_wall.terms.names import COMMANDS

from .scenes import shows, total, turn
from .table import Table

rule = pytest.mark.rule


def with_general(name: str, supporters: int = 2, players: int = 3) -> Table:
    """Seat 0 has this general and that many supporting advisors."""
    t = Table(players=players, mode="coop", generals=(name, "song_ci", "yang_ye", "cai_xiang"))
    t.supporters(0, supporters)
    t.decrees()
    return t


def discard(t: Table, seat: int, *names: str) -> None:
    for name in names:
        t.state.commands[seat] &= ~(1 << COMMANDS.index(name))
        t.state.discarded[seat] |= 1 << COMMANDS.index(name)


def build_wall(t: Table, seat: int) -> None:
    t.give(seat, wood=5)
    t.clerks(seat, builders_camp=1)
    t.activate("builders_camp")
    t.play(seat, "wall left")


@shows("di_qing")
@rule("GW-G1", "GW-C8", "GW-C27")
@pytest.mark.parametrize("builder", [0, 1])
def test_di_qing_lets_chosen_players_take_back_commands_after_any_wall(builder: int) -> None:
    t = with_general("di_qing", 2)
    discard(t, 1, "economy", "despotism", "betrayal")
    discard(t, 2, "economy")
    build_wall(t, builder)
    if builder == 1:
        t.play(1, "done")  # the card for the wall itself (GW-C8)
    assert (t.asked, t.to_act) == ("split", (0,))
    assert t.options(0) == ["done", "player 0", "player 1", "player 2"]
    t.play(0, "player 2", "player 1")
    assert (t.asked, t.to_act) == ("reclaim", (1,))
    assert t.options(1) == ["done", "reclaim despotism", "reclaim economy"]
    t.play(1, "reclaim economy")
    t.play(2, "reclaim economy")
    assert t.over
    assert t.state.discarded[2] == 0


@rule("GW-G1")
def test_di_qing_without_supporters_does_nothing() -> None:
    t = with_general("di_qing", 0)
    discard(t, 1, "economy")
    build_wall(t, 0)
    assert t.over


@shows("wan_yi")
@rule("GW-G1", "GW-C27")
@pytest.mark.parametrize(("supporters", "asked"), [(1, True), (2, False), (5, False)])
def test_wan_yi_gives_a_chosen_player_the_income_of_overseers(supporters: int, asked: bool) -> None:
    t = with_general("wan_yi", supporters)
    t.set_overseer(2, "quarry", 3)
    t.set_overseer(2, "temple", 1)
    turn(t)
    assert (t.asked, t.to_act) == ("player", (0,))
    t.play(0, "player 2")
    if asked:
        assert t.to_act == (2,)
        t.play(2, "income temple")
        assert t.stock(2) == {"wood": 0, "stone": 0, "gold": 0, "chi": 1}
    else:
        assert t.stock(2) == {"wood": 0, "stone": 3, "gold": 0, "chi": 1}
    assert t.told("ability_general") == [("ability_general", {"seat": "0", "general": "wan_yi"})]
    assert t.over


@rule("GW-G1")
def test_wan_yi_in_the_turn_of_another_or_without_supporters() -> None:
    t = with_general("wan_yi", 1)
    t.set_overseer(0, "quarry", 1)
    turn(t, 1)
    assert t.over
    t = with_general("wan_yi", 0)
    t.set_overseer(0, "quarry", 1)
    turn(t)
    assert t.over


@shows("han_shizhong")
@rule("GW-W15", "GW-F15")
def test_han_shizhong_wounds_before_the_volley() -> None:
    t = with_general("han_shizhong", 2)
    t.horde("left", "brutes_left")
    t.horde("right", "sappers_right")
    t.winter()
    assert (t.asked, t.to_act) == ("wound", (0,))
    t.play(0, "spot left 1 a2", "spot right 1 a1")
    assert (t.spot("left", 1, "a2"), t.spot("right", 1, "a1")) == ("wound", "wound")
    assert len(t.told("wound")) == 2


@shows("bao_zheng")
@rule("GW-G1", "GW-E8", "GW-C27")
def test_bao_zheng_pays_for_the_shame_of_chosen_players() -> None:
    t = with_general("bao_zheng", 3)
    t.give(0, chi=2)
    t.set_shame(1, "spearman", 2)
    t.set_shame(2, "archer")
    t.summer()
    assert t.options(0) == ["done", "use bao_zheng"]
    t.play(0, "use bao_zheng")
    assert t.stock(0)["chi"] == 0
    t.play(0, "player 1", "player 2", "player 1")
    t.play(1, "unshame spearman", "done")
    t.play(2, "unshame archer")
    assert t.asked == "command"
    assert t.state.bank == 29


@rule("GW-A9")
def test_bao_zheng_needs_two_chi() -> None:
    t = with_general("bao_zheng", 3)
    t.give(0, chi=1)
    t.set_shame(1, "spearman")
    t.summer()
    assert t.asked == "command"


@shows("meng_gong")
@rule("GW-G1", "GW-C27")
def test_meng_gong_shares_out_resources_for_a_defeated_horde() -> None:
    t = with_general("meng_gong", 2)
    t.horde("left", "leader_left")
    t.put_on(0, "left", 1, "a2")
    t.put_on(1, "left", 1, "a3", "a4")
    t.wound("left", 1)
    t.clean_up()
    t.play(0, "player 1", "player 2")
    t.play(1, "take 1 chi")
    t.play(2, "take 1 gold")
    assert (total(t, 0), t.stock(1)["chi"], t.stock(2)["gold"]) == (0, 1, 1)
    t = with_general("meng_gong", 2)
    t.horde("left", "leader_left")
    t.put_on(1, "left", 1, "a3", "a4")
    t.wound("left", 1)
    t.clean_up()
    assert t.asked != "split"  # no soldier of seat 0 was there


@shows("li_gang")
@rule("GW-W13")
def test_li_gang_defends_where_own_soldiers_stand() -> None:
    t = with_general("li_gang", 2)
    t.wall("left", 1)
    t.wall("middle", 1)
    t.set_rest(0, "left", "spearman", 2)
    t.set_firing(0, "middle")
    t.set_rest(1, "right", "spearman")
    assert [t.defense(section) for section in ("left", "middle", "right")] == [10, 10, 0]
    t.horde("right", "brutes_right")
    t.put_on(0, "right", 1, "a2")  # in front of the wall it mans nothing
    assert t.defense("right") == 0
    t = with_general("li_gang", 0)
    t.set_rest(0, "left", "spearman")
    assert t.defense("left") == 0


@shows("wu_jie")
@rule("GW-V7", "GW-G1")
def test_wu_jie_saves_soldiers_for_free() -> None:
    t = with_general("wu_jie", 1)
    t.event("merciless_war")
    t.horde("left", "brutes_left")
    t.put_on(0, "left", 1, "a2", "a3-a4")
    t.put_on(1, "left", 1, "a5", "b2")
    t.wound("left", 1)
    t.clean_up()
    assert (t.asked, t.to_act) == ("save", (0,))
    t.play(0, "save horseman")
    assert t.rest(0, "left", "horseman") == 1
    killed = [(facts["seat"], facts["soldier"], facts["number"]) for _, facts in t.told("killed")]
    assert killed == [("0", "spearman", 1), ("1", "spearman", 2)]


@shows("wang_anshi")
@rule("GW-L13", "GW-U4")
def test_wang_anshi_fills_the_warehouse() -> None:
    t = with_general("wang_anshi", 2)
    t.clerks(0, temple=1)
    t.clerks(1, temple=1)
    t.activate("temple", advanced=True)
    t.decline("take")
    assert t.to_act == (0,)
    t.play(0, "take 1 wood", "take 1 gold")
    assert t.state.warehouse == [1, 0, 1]
    assert total(t, 0) == 1  # the chi of the temple
    t.clerks(1, quarry=1)
    t.activate("quarry", advanced=True)
    t.decline()
    assert t.state.warehouse == [1, 0, 1]
    t.clerks(0, academy=1)
    t.activate("academy", advanced=True)
    t.decline()
    assert t.state.warehouse == [1, 0, 1]


@rule("GW-B9", "GW-C2")
def test_what_they_start_with() -> None:
    t = Table(mode="coop")
    own = [general for general in t.box.generals if general.set == "coop"]
    assert len(own) == 8
    for general in own:
        assert (sum(general.start), general.tactics) == (16, 2)
    assert {general.id: general.tea for general in own} == {
        "di_qing": 70,
        "wan_yi": 85,
        "han_shizhong": 25,
        "bao_zheng": 95,
        "meng_gong": 5,
        "li_gang": 90,
        "wu_jie": 45,
        "wang_anshi": 77,
    }
