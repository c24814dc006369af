"""GW-Q: Qin Jiushao fights, builds, rules the Reed Clan, and is beaten or not."""

import pytest

from tianxia.games.great_wall.terms import frames

from .alone import QIN, REED, table
from .scenes import beaten_mostly_by
from .table import Table

rule = pytest.mark.rule


def indicator(t: Table, section: str) -> None:
    """The card on top of the horde deck shows this section."""
    back = ("left", "middle", "right").index(section)
    deck = t.state.horde_deck
    card = next(card for card in deck if t.box.hordes[card].back == back)
    deck.remove(card)
    deck.append(card)


def box(t: Table, card: str, number: int) -> None:
    t.run((frames.BOX, [command.id for command in t.box.commands].index(card), number, QIN))


def barracks(t: Table, clerks: int = 1) -> None:
    t.clerks(QIN, barracks=clerks)
    t.activate("barracks", advanced=True)


# Attacks


@rule("GW-Q12", "GW-Q16", "GW-Q17")
def test_a_free_spearman_for_each_clerk_attacks_the_section_of_the_indicator() -> None:
    t = table()
    t.horde("middle", "brutes_middle")
    t.horde("right", "riders_right")
    indicator(t, "right")
    spots = t.free_spots("right", 1)
    barracks(t, 2)
    assert [t.spot("right", 1, spot) for spot in spots[:3]] == ["spearman 1", "spearman 1", "free"]
    assert t.pool(QIN, "spearman") == 6
    assert t.honor(QIN) == 4  # regardless of the spots
    assert t.told("gained") == []


@rule("GW-Q17", "GW-Q29")
def test_spots_from_the_top_row_from_the_left() -> None:
    t = table()
    t.horde("middle", "brutes_middle")
    indicator(t, "middle")
    spots = t.free_spots("middle", 1)
    assert spots == sorted(spots)
    for n in range(1, len(spots)):
        barracks(t)
        assert [t.spot("middle", 1, spot) for spot in spots[: n + 1]] == ["spearman 1"] * n + ["free"]
        t.decline()


@rule("GW-Q16")
def test_spearmen_else_the_other_section_else_they_are_not_recruited() -> None:
    t = table()
    t.horde("middle", "brutes_middle")
    indicator(t, "right")
    barracks(t)
    assert t.told("attacks")[0][1]["place"] == "middle 1"
    t.wound("middle", 1)
    barracks(t)
    assert t.told("recruits") == []


@rule("GW-Q16")
def test_the_section_that_he_will_attack_is_shown() -> None:
    t = table()
    indicator(t, "right")
    assert attacked(t) is None  # no horde, so nothing to attack
    t.horde("middle", "brutes_middle")
    assert attacked(t) == "middle"
    t.horde("right", "riders_right")
    assert attacked(t) == "right"
    barracks(t)
    assert t.told("attacks")[0][1]["place"] == "right 1"
    t.wound("right", 1)
    assert attacked(t) == "middle"


def attacked(t: Table) -> str | None:
    qin = t.view(0).qin
    assert qin is not None
    return qin.attacks


@rule("GW-Q16", "GW-F1")
def test_his_spearmen_reach_the_first_row_only() -> None:
    t = table()
    t.horde("middle", "brutes_middle")
    t.horde("middle", "riders_middle")
    t.wound("middle", 1)
    indicator(t, "middle")
    barracks(t)
    assert t.told("recruits") == []


@rule("GW-Q16", "GW-Q29")
def test_an_archer_only_in_the_section_shown() -> None:
    t = table()
    t.wall("middle", 1)
    t.wall("right", 1)
    t.horde("middle", "brutes_middle")
    indicator(t, "right")
    box(t, "solo_attack_order", 2)
    assert t.told("recruits") == []
    t.horde("right", "riders_right")
    box(t, "solo_attack_order", 2)
    assert t.firing(QIN, "right") == 1
    assert t.told("shoots")[0][1]["place"] == "right 1"
    assert t.honor(QIN) == 2


@rule("GW-Q29", "GW-O4")
def test_no_archer_without_a_firing_spot_or_a_horde_to_wound() -> None:
    t = table()
    t.horde("middle", "brutes_middle")
    indicator(t, "middle")
    t.set_firing(0, "middle", t.box.firing_spots[0])
    box(t, "solo_attack_order", 2)
    assert t.told("recruits") == []  # the player's archers take all firing spots
    t.wall("middle", 1)
    t.wound("middle", 1)
    box(t, "solo_attack_order", 2)
    assert t.told("recruits") == []
    t.horde("middle", "riders_middle")
    box(t, "solo_attack_order", 2)
    assert t.told("shoots")[0][1]["place"] == "middle 2"  # the nearest has no spot left


@rule("GW-Q17", "GW-W1")
def test_the_volley_brings_him_two_honor_a_wound() -> None:
    t = table()
    t.wall("middle", 3)
    t.horde("middle", "brutes_middle")
    t.set_firing(QIN, "middle", 2)
    t.run((frames.VOLLEY, 0, 0))
    assert t.honor(QIN) == 4
    assert t.state.free[3] == t.box.hordes[t.state.horde[3]].spots - 2


@rule("GW-Q28")
def test_attack_order_lets_him_shoot_with_one_archer() -> None:
    t = table()
    t.wall("right", 2)
    t.horde("middle", "brutes_middle")
    t.horde("right", "riders_right")
    t.set_firing(QIN, "right", 2)
    indicator(t, "middle")
    t.command(0, "attack_order")
    t.decline()
    assert len(t.told("shoots")) == 1  # in the other section: he has nobody in the one shown
    t.state.firing[QIN * 3 + 2] = 0
    t.command(0, "attack_order")
    t.decline()
    assert t.told("shoots") == []


# Battles


@rule("GW-Q7", "GW-Q31", "GW-V5")
def test_he_takes_honor_and_trophies_as_a_player_does() -> None:
    t = table()
    beaten_mostly_by(t, QIN, "spies_middle")
    assert t.trophies(QIN) == ["spies_middle"]
    assert (t.honor(0), t.honor(QIN)) == (2, 2)


@rule("GW-Q6", "GW-Q30")
def test_his_dead_and_his_survivors_return_to_his_pool() -> None:
    t = table()
    t.year(1)
    t.horde("middle", "brutes_middle")
    spots = t.free_spots("middle", 1)
    t.put_on(QIN, "middle", 1, spots[0], spots[-1])
    t.assault("middle")
    t.decline()
    assert (t.spot("middle", 1, spots[0]), t.spot("middle", 1, spots[-1])) == ("wound", "spearman 1")
    assert t.pool(QIN, "spearman") == 7
    t.wound("middle", 1)
    t.clean_up()
    t.decline()
    assert t.pool(QIN, "spearman") == 8
    assert sum(t.state.rest) == 0
    assert [facts["seat"] for _, facts in t.told("saved")] == []


@rule("GW-Q6")
def test_he_takes_no_shame() -> None:
    t = table()
    t.horde("middle", "brutes_middle")
    t.assault("middle")
    t.decline()
    assert [facts["seat"] for _, facts in t.told("shame")] == ["0"]


@rule("GW-Q31")
def test_one_human_player_and_no_ability_answers_to_his_acts() -> None:
    t = table()
    t.hand(0, *[card.id for card in t.box.tactics[:20] if card.window in (2, 3, 4, 7)])
    t.horde("middle", "brutes_middle")
    indicator(t, "middle")
    t.wound("middle", 1, *t.free_spots("middle", 1)[1:])
    barracks(t)
    assert t.over
    for card in ("spies_middle", "riders_middle"):
        t.horde("middle", card)
    t.horde("right", "leader_right")
    t.next_hordes("leader_middle", "infantry_middle")
    t.run((frames.PLACE_HORDES, 1))
    assert t.told("raid")[0][1]["number"] == 1


@rule("GW-Q31", "GW-R17")
def test_his_clerk_wards_off_the_shame_of_being_alone() -> None:
    t = table()
    t.clerks(0, quarry=t.e.slots[1] - 1)
    t.clerks(QIN, quarry=1)
    t.activate("quarry")
    assert t.asked != "shame"


# Building


@rule("GW-Q18")
def test_the_warehouse_pays_what_it_can_and_the_rest_counts_as_paid() -> None:
    t = table()
    t.wall("middle", 1)
    t.wall("right", 1)
    indicator(t, "right")
    t.warehouse(wood=1, stone=1, gold=9)
    price = t.box.wall_cost[2]
    box(t, "solo_work_harder", 2)
    assert t.state.wall == [0, 1, 2]
    assert t.state.warehouse == [0, 0, 9 - (price - 2)]
    assert t.honor(QIN) == t.box.wall_honor[2]
    t.warehouse(gold=0)
    t.wall("middle", 0)
    box(t, "solo_work_harder", 2)  # on the lowest wall, against the indicator: the card wins (GW-A17)
    assert t.state.wall == [0, 1, 2]


@rule("GW-Q18")
def test_at_level_three_he_builds_in_the_other_section_and_then_nowhere() -> None:
    t = table()
    t.wall("middle", 3)
    t.wall("right", 2)
    indicator(t, "middle")
    box(t, "solo_work_harder", 2)
    assert t.state.wall == [0, 3, 3]
    box(t, "solo_work_harder", 2)
    assert t.state.wall == [0, 3, 3]


# Overlord of the clan


def clan_moves(t: Table) -> list[tuple[object, object]]:
    return [(facts["start"], facts["location"]) for _, facts in t.told("clerk") if facts["seat"] == "reed"]


@rule("GW-Q19")
@pytest.mark.parametrize(
    ("clerks", "moves"),
    [
        (("logistics", "academy", "lumber_mill"), [("academy", "barracks"), ("logistics", "temple")]),
        # then from the highest location above the destination
        (("lumber_mill", "quarry", "barracks"), [("lumber_mill", "temple"), ("quarry", "gold_mine")]),
    ],
)
def test_in_his_turn_the_clans_clerks_go_to_the_lowest_locations(
    clerks: tuple[str, str, str], moves: list[tuple[str, str]]
) -> None:
    t = table()
    t.reed_clerks(*clerks)
    t.command(QIN, "solo_despotism")
    while t.asked == "clerk":
        t.play(0, "done")
    assert clan_moves(t) == moves


@rule("GW-Q19")
def test_overlord_in_the_clans_turn_is_the_higher_in_tea_order() -> None:
    t = table()
    t.reed_clerks("lumber_mill", "quarry", "gold_mine")
    t.tea(QIN, 0, REED)
    t.command(REED, "reed_clan")
    assert (t.asked, t.to_act) == ("clerk", (0,))  # Qin moved the clan's clerks without a question
    t.tea(0, QIN, REED)
    t.command(REED, "reed_clan")
    assert (t.asked, t.to_act) == ("reed_clerk", (0,))


@rule("GW-Q32")
def test_what_he_decides_for_the_clan() -> None:
    t = table()
    t.state.active = QIN
    t.run((frames.REFILL_ROW,))
    leftmost = t.state.advisor_row[0]
    t.horde("middle", "brutes_middle")
    t.horde("right", "riders_right")
    indicator(t, "right")
    t.reed_clerks("embassy", "builders_camp", "barracks")
    for location in ("embassy", "builders_camp", "barracks"):
        if location != "barracks":
            t.clerks(0, **{location: 1})
        t.activate(location, advanced=True)
        while not t.over:
            assert not t.asked.startswith("reed_")
            t.play(0, "done")
    assert leftmost in t.state.advisor_discard
    assert t.state.barricades == [0, 0, 1]
    assert t.spot("right", 1, t.free_spots("right", 1)[0]) == "free"
    assert t.pool(REED, "spearman") == 9
    assert t.honor(QIN) == 0


@rule("GW-Q32")
def test_if_he_is_overlord_in_the_clans_turn_his_locations_come_first() -> None:
    t = table()
    t.tea(QIN, 0, REED)
    t.clerks(QIN, quarry=1)
    t.state.clerks[1] += t.e.slots[1] - 1
    t.state.crowd[1] += t.e.slots[1] - 1
    t.clerks(0, academy=1, builders_camp=1)
    t.state.active = REED
    t.run((frames.CHECK_LOCATIONS, REED))
    assert t.told("activated")[0][1]["location"] == "quarry"


# Spring


@rule("GW-Q20", "GW-S8")
def test_in_spring_the_player_gives_him_an_advisor() -> None:
    t = table()
    t.run((frames.REFILL_ROW,))
    first, second, third, _ = t.state.advisor_row
    names = [t.box.advisors[card].id for card in (first, second, third)]
    t.spring()
    assert (t.asked, t.options(0)) == ("qin_advisor", [f"to_qin {names[0]}", f"to_qin {names[1]}"])
    assert t.refused_by(0, f"to_qin {names[2]}") == "GW-Q20"
    assert t.refused_by(0, "done") == "GW-Q20"
    t.play(0, f"to_qin {names[1]}")
    assert t.state.supporters[QIN] == [second]
    assert t.state.advisor_discard == [first]
    assert (t.state.advisor_row[0], len(t.state.advisor_row)) == (third, 4)


@rule("GW-Q24", "GW-Q20")
def test_in_the_harder_game_he_takes_both() -> None:
    t = Table(players=1, qin_advisors="both")
    t.state.supporters[QIN] = []
    t.run((frames.REFILL_ROW,))
    row = t.state.advisor_row[:2]
    t.spring()
    assert t.asked != "qin_advisor"
    assert t.state.supporters[QIN] == row


@rule("GW-Q20")
def test_his_supporters_make_his_cards_stronger() -> None:
    for supporters in (0, 3, 5):
        t = table()
        t.supporters(QIN, supporters)
        box(t, "solo_betrayal", 0)
        assert t.honor(QIN) == supporters
        box(t, "solo_attack_order", 0)
        assert t.told("recruits") == []  # nothing to attack


# The end


@rule("GW-Q23", "GW-X13")
def test_an_empty_bank_is_lost_whatever_else_is_met() -> None:
    t = table()
    t.state.honor[0] = 200
    t.wall("middle", 3)
    t.wall("right", 3)
    t.bank(0)
    t.end_check()
    assert t.over
    assert (t.rules.result(t.state).winners, t.rules.result(t.state).end) == ((), "GW-Q23")


@rule("GW-Q23")
@pytest.mark.parametrize(("mine", "winners"), [(65, (0,)), (64, ()), (63, ())])
def test_more_honor_than_qin_wins(mine: int, winners: tuple[int, ...]) -> None:
    t = table()
    t.set_artifacts("hou_yi_bow", *[card.id for card in t.box.artifacts[1:3]])
    t.wall("middle", 3)
    t.wall("right", 3)
    t.state.honor[0] = mine
    t.state.honor[QIN] = 4
    t.state.artifacts = t.state.artifacts[:3]
    for watcher in (0, None):  # for him each brings the same; the clan has no score
        assert t.view(watcher).artifact_honor == [[0, 20, 0]] * 3
    t.end_check()
    assert t.honor(QIN) == 64  # 20 per artifact
    result = t.rules.result(t.state)
    assert (result.winners, result.scores) == (winners, (mine,))
    assert result.places == ((1,) if winners else (2,))
