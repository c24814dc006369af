"""The thirteen generals of the standard set: what each does for its supporting advisors (GW-G1)."""

import pytest

from .scenes import attack, covered_leader, has, honor_by, recruit, recruit_spearman, shows, turn, upgrade, with_general


@shows("liang_hongyu")
@pytest.mark.parametrize(("supporters", "honor"), [(0, 0), (1, 4), (3, 12)])
def test_liang_hongyu_is_honored_for_each_soldier_killed(supporters: int, honor: int) -> None:
    t = with_general("liang_hongyu", supporters)
    t.year(3)  # lethality 2
    covered_leader(t, "a2", "a3", "a4")
    t.clean_up()
    assert t.told("killed") == [("killed", {"seat": "0", "soldier": "spearman", "number": 2})]
    assert honor_by(t, "generals") == honor


@shows("liang_hongyu")
def test_liang_hongyu_has_nothing_for_soldiers_who_are_saved() -> None:
    t = with_general("liang_hongyu")
    t.give(0, chi=2)
    covered_leader(t, "a2")
    t.clean_up()
    t.play(0, "save spearman")
    assert t.over
    assert honor_by(t, "generals") == 0


@shows("yang_miaozhen")
def test_yang_miaozhen_recruits_spearmen_with_others_for_any_two_resources() -> None:
    t = with_general("yang_miaozhen", 2)
    t.give(0, chi=9, wood=1)
    recruit(t, "archer rest left")
    assert t.asked == "recruit"
    assert t.refused_by(0, "recruit archer") == "GW-A17"
    t.play(0, "recruit spearman", "recruit spearman")
    assert t.refused_by(0, "rest left") is None  # two supporting advisors: no third one
    t.play(0, "rest left", "rest right")
    assert t.over  # they belong to this recruitment and trigger nothing more
    assert has(t, chi=3)  # 2 for the archer, any 2 for each spearman


@shows("song_ci")
@pytest.mark.parametrize("level", [0, 1, 2])
def test_song_ci_is_honored_for_every_upgrade(level: int) -> None:
    t = with_general("song_ci", 3)
    t.rich(0)
    if level:
        t.set_overseer(0, "quarry", level)
    t.clerks(0, quarry=1)
    t.activate("quarry", advanced=True)
    upgrade(t, "quarry")
    assert t.overseer(0, "quarry") == level + 1
    assert honor_by(t, "generals") == 6


@shows("zhou_tong")
@pytest.mark.parametrize(
    ("supporters", "archers", "honor"),
    [
        (0, (1, 1, 1), 0),
        (2, (0, 0, 0), 0),
        (1, (2, 0, 1), 4),
        (2, (1, 1, 1), 12),
        (4, (1, 1, 1), 24),
        (5, (1, 1, 1), 24),
        (5, (0, 1, 0), 10),
    ],
)
def test_zhou_tong_looks_at_the_sections_with_archers(supporters: int, archers: tuple[int, ...], honor: int) -> None:
    t = with_general("zhou_tong", supporters)
    for section, n in zip(("left", "middle", "right"), archers, strict=True):
        t.set_firing(0, section, n)
    t.set_rest(0, "middle", "archer")  # not on a firing spot
    t.summer()
    assert honor_by(t, "generals") == honor


@shows("cai_xiang")
@pytest.mark.parametrize(
    ("location", "clerks", "honor"),
    [("embassy", 2, 4), ("academy", 3, 4), ("logistics", 2, 4), ("builders_camp", 1, 0), ("quarry", 4, 0)],
)
def test_cai_xiang_is_honored_at_special_locations_with_two_clerks(location: str, clerks: int, honor: int) -> None:
    t = with_general("cai_xiang", 2)
    t.clerks(0, **{location: clerks})
    t.clerks(1, **{location: 3})
    t.activate(location, advanced=location == "quarry")
    t.decline()
    assert honor_by(t, "generals") == honor


@shows("cai_xiang")
def test_cai_xiang_is_honored_in_the_turn_of_another() -> None:
    t = with_general("cai_xiang", 1)
    t.clerks(0, embassy=2)
    turn(t, seat=1)
    assert honor_by(t, "generals") == 2


@shows("qin_hui")
def test_qin_hui_counts_more_clerks_at_one_location_for_a_turn() -> None:
    t = with_general("qin_hui", 2)
    t.clerks(0, quarry=1, temple=1)
    t.clerks(1, quarry=3, temple=2)
    turn(t)
    assert t.asked == "location"
    t.play(0, "at quarry")
    t.decline()
    assert (t.stock(0)["stone"], t.stock(1)["stone"]) == (1 + 2, 3)
    assert t.stock(0)["chi"] == 1


@shows("qin_hui")
def test_qin_hui_needs_a_clerk_there_and_his_turn() -> None:
    t = with_general("qin_hui", 2)
    t.clerks(1, quarry=4)
    turn(t)
    t.play(0, "at quarry")
    t.decline()
    assert t.stock(0)["stone"] == 0
    t.clerks(0, quarry=1)
    t.activate("quarry", advanced=True)  # the turn is over
    assert t.stock(0)["stone"] == 1


@shows("qin_hui")
@pytest.mark.parametrize(("supporters", "recruits"), [(1, 4), (3, 5)])
def test_qin_hui_and_raise_banner_do_not_add_up(supporters: int, recruits: int) -> None:
    t = with_general("qin_hui", supporters)
    t.rich(0)
    t.command(0, "raise_banner")  # clerks at the barracks count double this turn
    t.decline("location")
    t.clerks(0, barracks=2)
    t.clerks(1, barracks=2)
    t.play(0, "at barracks")
    for _ in range(recruits):
        t.play(0, "recruit spearman")
    assert t.asked == "place_recruit"  # twice 2, or 2 + 3


@shows("tong_guan")
def test_tong_guan_attacks_after_activation_wherever_he_likes() -> None:
    t = with_general("tong_guan", 2)
    for section in ("left", "right"):
        t.horde(section, f"brutes_{section}")
        t.set_rest(0, section, "spearman", 2)
    t.set_firing(0, "right")
    t.clerks(0, academy=1)
    turn(t)
    t.play(0, "draw 0")  # the academy comes first
    assert t.asked == "attacker"
    t.play(0, "with spearman left", "spot left 1 a2", "with firing right", "spot right 1 a2")
    assert t.over  # two supporting advisors: two soldiers
    assert [t.rest(0, "left", "spearman"), t.rest(0, "right", "spearman")] == [1, 2]


@shows("xin_qiji")
def test_xin_qiji_attacks_with_others_when_archers_are_recruited() -> None:
    t = with_general("xin_qiji", 2)
    t.rich(0)
    t.horde("left", "brutes_left")
    t.wall("left", 3)
    t.set_rest(0, "left", "spearman", 3)
    t.horde("right", "brutes_right")
    t.set_rest(0, "right", "horseman")
    recruit(t, "archer spot left 1 a2", "archer rest left")
    assert t.asked == "attacker"
    assert t.refused_by(0, "with firing left") == "GW-F5"  # just recruited
    assert t.refused_by(0, "with archer left") == "GW-F5"
    t.play(0, "with spearman left", "spot left 1 a3", "with horseman right", "spots right 1 a2-a3")
    assert t.over  # 1 per supporting advisor
    assert t.rest(0, "left", "spearman") == 2


@shows("xin_qiji")
def test_xin_qiji_waits_for_archers() -> None:
    t = with_general("xin_qiji", 1)
    t.horde("left", "brutes_left")
    t.set_rest(0, "left", "spearman", 3)
    recruit_spearman(t)
    assert t.over
    t.set_firing(0, "left")
    attack(t, "firing left a2", *[f"spearman left {cell}" for cell in ("a3", "a4", "b2", "b3")])
    assert t.over  # they attacked, but nobody was recruited


@shows("yang_ye")
def test_yang_ye_is_honored_once_for_all_he_saves_at_a_time() -> None:
    t = with_general("yang_ye", 2)
    t.year(3)
    t.give(0, chi=4)
    covered_leader(t, "a2", "a3", "a4")
    t.clean_up()
    t.play(0, "save spearman", "save spearman")
    assert t.over
    assert honor_by(t, "generals") == 4


@shows("yang_ye")
def test_yang_ye_is_honored_for_soldiers_saved_for_free_and_for_none_else() -> None:
    for name, honor in (("survivalist", 4), ("gravedigger", 0)):
        t = with_general("yang_ye", 2)
        t.advisor(0, name)
        covered_leader(t, "a2")
        t.clean_up()
        if t.asked == "save":
            t.play(0, "save spearman")
        assert honor_by(t, "generals") == honor


@shows("keng_hsien_seng")
def test_keng_hsien_seng_pays_gold_for_anything() -> None:
    t = with_general("keng_hsien_seng", 0)
    t.give(0, gold=3, stone=1)
    t.clerks(0, barracks=1)
    t.activate("barracks", advanced=True)
    t.play(0, "recruit spearman", "pay 1 stone", "rest left")  # 2 stone and 1 wood
    assert has(t, gold=1)


@shows("keng_hsien_seng")
def test_keng_hsien_seng_pays_for_gold_with_nothing_else() -> None:
    t = with_general("keng_hsien_seng", 0)
    t.give(0, gold=1, chi=9)
    t.clerks(0, embassy=1)
    t.activate("embassy")
    assert t.refused_by(0, "hire clerk") == "GW-N1"


@shows("keng_hsien_seng")
@pytest.mark.parametrize(("supporters", "gold"), [(0, 0), (1, 1), (3, 3)])
def test_keng_hsien_seng_has_gold_in_summer(supporters: int, gold: int) -> None:
    t = with_general("keng_hsien_seng", supporters)
    t.summer()
    assert has(t, gold=gold)


@shows("yue_fei")
def test_yue_fei_is_honored_for_hordes_he_wins() -> None:
    t = with_general("yue_fei", 2)
    covered_leader(t, "a2")
    covered_leader(t, "a2", section="right")
    t.horde("middle", "leader_middle")
    t.put_on(1, "middle", 1, "a2", "a3")
    t.put_on(0, "middle", 1, "a4")
    t.wound("middle", 1)
    t.clean_up()
    assert t.trophies(0) == ["leader_left", "leader_right"]
    assert honor_by(t, "generals") == 2 * 10


@shows("fan_zhongyan")
def test_fan_zhongyan_is_honored_for_each_level_and_once_for_barricades() -> None:
    t = with_general("fan_zhongyan", 2)
    t.rich(0)
    t.clerks(0, builders_camp=4)
    t.activate("builders_camp")
    t.play(0, "wall left", "wall left", "barricade left", "barricade right", "pay 19 wood")
    assert t.over
    assert honor_by(t, "generals") == 4 + 4 + 2


@shows("fan_zhongyan")
def test_fan_zhongyan_has_nothing_of_what_others_build() -> None:
    t = with_general("fan_zhongyan", 2)
    t.give(1, wood=7)
    t.clerks(1, builders_camp=2)
    t.activate("builders_camp")
    t.play(1, "wall left", "barricade left")
    assert t.over
    assert honor_by(t, "generals") == 0


@shows("zong_ze")
@pytest.mark.parametrize("side", ["play", "boost"])
def test_zong_ze_has_chi_and_honor_for_each_card_he_plays(side: str) -> None:
    t = with_general("zong_ze", 2)
    t.horde("left", "brutes_left")
    t.set_rest(0, "left", "spearman", 2)
    t.give(0, chi=2)
    t.hand(0, "looting_charge")
    attack(t, "spearman left a2", "spearman left a4")
    t.play(0, f"{side} looting_charge", f"take {2 if side == 'play' else 4} wood")
    assert t.over
    assert honor_by(t, "generals") == 2
    assert t.stock(0)["chi"] == 1 + (2 if side == "play" else 0)


@shows("zong_ze")
def test_zong_ze_has_nothing_for_a_card_of_another() -> None:
    t = with_general("zong_ze", 2)
    t.hand(1, "black_market")
    t.moment("after_command", 1)
    t.play(1, "play black_market")
    assert t.over
    assert (t.honor(0), t.stock(0)["chi"]) == (0, 0)
