"""GW-C5, C19, C20: any player may act next."""

import pytest

from tianxia.games.great_wall.terms import frames

from .table import Table

rule = pytest.mark.rule
REED = 2
WITH_WILD_GOLD = "keng_hsien_seng"  # gold may be paid instead of anything


def table(players: int = 3) -> Table:
    return Table(players=players, mode="coop")


def actors(t: Table, kind: str) -> list[object]:
    return [facts["seat"] for _, facts in t.told(kind)]


def revealed(t: Table) -> Table:
    """Everybody has chosen a command card."""
    t.autumn()
    for seat in range(t.players):
        t.play(seat, "command economy")
    return t


# Boxes for others


@rule("GW-C19")
def test_only_those_who_can_do_something_by_a_box_are_asked_who_is_first() -> None:
    t = table(4)
    for seat in (0, 3):
        t.set_rest(seat, "left", "spearman", 1)
    t.command(1, "attack_order")
    t.decline("first")
    assert (t.asked, t.to_act) == ("first", (0, 3))
    t.play(3, "first", "done")
    assert (t.asked, t.to_act) == ("choose", (0,))


@rule("GW-C5", "GW-C19")
def test_in_a_box_for_others_any_other_player_goes_first() -> None:
    t = table(4)
    t.command(1, "economy")
    t.decline("first")
    assert (t.asked, t.to_act) == ("first", (0, 2, 3))
    assert t.options(3) == ["first"]
    t.play(3, "first")
    assert (t.asked, t.to_act) == ("clerk", (3,))
    t.play(3, "clerk pool>temple", "done")
    assert sorted(t.to_act) == [0, 2]
    t.play(2, "first", "done")
    assert (t.asked, t.to_act) == ("clerk", (0,))
    t.play(0, "clerk pool>temple")
    assert actors(t, "clerk") == ["3", "0"]


@rule("GW-C19")
def test_one_must_go_first() -> None:
    t = table()
    t.command(1, "economy")
    t.decline("first")
    assert t.refused_by(0, "done") == "GW-C19"
    assert t.refused_by(0, "clerk pool>temple") == "GW-J4"


@rule("GW-T1")
def test_the_standard_game_goes_in_tea_order() -> None:
    t = Table()
    t.command(1, "economy")
    while t.to_act == (1,):
        t.decline_once()
    assert (t.asked, t.to_act) == ("clerk", (0,))


@rule("GW-C19", "GW-R9")
def test_the_clan_moves_in_its_place_of_tea_order() -> None:
    t = table(2)
    t.tea(1, REED, 0)
    t.command(1, "economy")
    t.decline("reed_clerk")
    assert t.to_act == (1,)  # the overlord, before seat 0, which is below the clan
    t.play(1, "done")
    assert (t.asked, t.to_act) == ("clerk", (0,))


@rule("GW-C19", "GW-R8")
@pytest.mark.parametrize("order", [(0, 1, REED), (0, REED, 1), (REED, 1, 0)])
def test_in_the_turn_of_the_clan_all_players_are_free(order: tuple[int, ...]) -> None:
    t = table(2)
    t.tea(*order)
    card = next(command for command in t.box.commands if command.deck == "reed")
    box = [others for others, *_ in card.boxes].index(1)
    t.state.active = REED
    t.run((frames.BOX, t.e.reed_command, box, REED))
    assert (t.asked, t.to_act) == ("first", (0, 1))


# Locations


@rule("GW-C5", "GW-C19")
def test_at_a_location_any_player_with_clerks_goes_first() -> None:
    t = table(4)
    t.clerks(0, academy=1)
    t.clerks(1, academy=1)
    t.clerks(3, academy=2)
    t.activate("academy")
    assert (t.asked, t.to_act) == ("first", (0, 1, 3))
    t.play(3, "first", "draw 2")
    assert t.to_act == (0, 1)
    t.play(1, "first", "draw 1")
    t.play(0, "draw 1")
    assert actors(t, "drew") == ["3", "1", "0"]
    assert t.over


@rule("GW-C19")
def test_alone_at_a_location_nobody_is_asked_who_is_first() -> None:
    t = table()
    t.clerks(1, academy=1)
    t.activate("academy")
    assert (t.asked, t.to_act) == ("draw", (1,))


@rule("GW-C5", "GW-H1")
def test_at_the_tea_house_the_players_choose_who_moves_up_first() -> None:
    t = table()
    t.clerks(1, tea_house=1)
    t.clerks(2, tea_house=1)
    t.activate("tea_house", advanced=True)
    t.play(2, "first", "tea up")
    t.play(1, "tea up")
    assert t.state.tea == [0, 1, 2]  # in tea order it would be 1, 2, 0


@rule("GW-C19", "GW-R19")
def test_the_clan_works_in_its_place() -> None:
    t = table(2)
    t.tea(1, REED, 0)
    t.reed_clerks("tea_house")
    t.clerks(0, tea_house=1)
    t.clerks(1, tea_house=1)
    t.activate("tea_house", advanced=True)
    assert t.told("tea") == [("tea", {"seat": "reed", "rank": 1})]  # after seat 1, which was on top
    assert t.to_act == (0,)


# The command track


@rule("GW-C20", "GW-C6", "GW-C19")
def test_whoever_likes_first_takes_any_free_space() -> None:
    t = revealed(table())
    assert (t.asked, t.to_act) == ("first", (0, 1, 2))
    t.play(1, "first", "space 2")
    assert t.to_act == (0, 2)
    t.play(2, "first")
    assert t.options(2) == ["space 1", "space 3"]
    assert t.refused_by(2, "space 2") == "GW-J2"  # a placed card stays
    t.play(2, "space 1")
    assert t.state.track == [2, 1, 0]  # the last seat has no choice
    assert t.state.active == 2


@rule("GW-C20", "GW-R7")
@pytest.mark.parametrize(
    ("order", "first", "track"),
    [
        ((REED, 0, 1), (0, 1), [REED, -1, -1]),
        ((0, REED, 1), (), [-1, -1, -1]),
        ((0, 1, REED), (0, 1), [-1, -1, -1]),
    ],
)
def test_the_clan_comes_after_the_players_above_it(
    order: tuple[int, ...], first: tuple[int, ...], track: list[int]
) -> None:
    t = table(2)
    t.tea(*order)
    revealed(t)
    assert t.state.track == track
    if first:
        assert (t.asked, t.to_act) == ("first", first)
    else:  # only one is above the clan
        assert (t.asked, t.to_act) == ("space", (0,))
        t.play(0, "space 1")
        assert t.state.track == [0, REED, 1]  # before the player below it, who has no choice


@rule("GW-C20")
def test_the_clan_takes_the_first_free_space_once_both_have_placed() -> None:
    t = table(2)
    revealed(t)
    t.play(1, "first", "space 3")
    assert t.state.track == [-1, -1, 1]
    t.play(0, "space 2")
    assert t.state.track == [REED, 0, 1]


# Winter


@rule("GW-C19", "GW-W1")
def test_in_the_volley_anybody_shoots_first_section_by_section() -> None:
    t = table()
    for section in ("left", "middle"):
        t.wall(section, 2)
        t.horde(section, f"brutes_{section}")
        t.set_firing(0, section)
        t.set_firing(2, section)
    t.run((frames.VOLLEY, 0, 0))
    assert (t.asked, t.to_act) == ("first", (0, 2))
    t.play(2, "first", "spot left 1 a2")
    t.play(0, "spot left 1 a3")
    assert (t.asked, t.to_act) == ("first", (0, 2))  # the next section
    t.play(0, "first", "spot middle 1 a2")
    t.play(2, "spot middle 1 a3")
    assert actors(t, "shoots") == ["2", "0", "0", "2"]


@rule("GW-C19", "GW-W1")
def test_without_a_target_nobody_is_asked_who_shoots_first() -> None:
    t = table()
    t.wall("left", 2)
    t.horde("left", "steppe_archers_left")
    t.set_firing(0, "left")
    t.set_firing(2, "left")
    t.run((frames.VOLLEY, 0, 0))
    assert t.over


# Windows and abilities


@rule("GW-C19", "GW-D6")
def test_a_window_asks_all_at_once_and_who_plays_first_goes_first() -> None:
    t = table()
    t.horde("left", "leader_left")
    t.put_on(2, "left", 1, "a2")
    t.wound("left", 1)
    t.hand(0, "shared_glory")
    t.hand(1, "supply_train")
    t.hand(2, "camp_tales")
    t.clean_up()
    assert (t.asked, t.to_act) == ("tactic", (0, 1, 2))
    assert t.options(1) == ["pass"]
    t.play(2, "play camp_tales")
    assert t.to_act == (0, 1)
    assert t.told("tactic") == [("tactic", {"seat": "2", "tactic": "camp_tales"})]
    t.play(0, "play shared_glory")
    assert t.told("honor") == []  # nothing is done before all have answered
    t.play(1, "pass")
    assert actors(t, "honor")[:4] == ["2", "0", "1", "2"]  # the card that was played first, then the other
    assert t.state.in_play == []


@rule("GW-C19", "GW-D3", "GW-A10")
def test_a_boosted_card_is_paid_while_the_others_are_still_asked() -> None:
    t = Table(mode="coop", generals=(WITH_WILD_GOLD, "song_ci", "yang_ye"))
    t.give(0, chi=2, gold=2)
    t.horde("left", "leader_left")
    t.wound("left", 1)
    t.hand(0, "shared_glory")
    t.hand(1, "supply_train")
    t.clean_up()
    t.play(0, "boost shared_glory")
    assert (t.asked, t.to_act) == ("pay", (0,))
    t.play(0, "pay 1 gold")
    assert t.stock(0) == {"wood": 0, "stone": 0, "gold": 1, "chi": 1}
    assert (t.asked, sorted(t.to_act)) == ("tactic", [1])
    t.play(1, "pass")
    assert [t.honor(seat) for seat in range(3)] == [4, 4, 4]


@rule("GW-C19", "GW-T5")
def test_abilities_of_one_moment_are_used_by_whoever_likes_first() -> None:
    t = Table(mode="coop", generals=("han_shizhong", "song_ci", "han_shizhong"))
    t.supporters(0, 1)
    t.supporters(2, 1)
    t.horde("left", "brutes_left")
    t.winter()
    assert (t.asked, t.to_act) == ("first", (0, 2))
    t.play(2, "first", "spot left 1 a2")
    assert (t.asked, t.to_act) == ("wound", (0,))
    t.play(0, "spot left 1 a3")
    assert actors(t, "wound") == ["2", "0"]


# What tea order still does


@rule("GW-C5", "GW-R8")
@pytest.mark.parametrize("top", [0, 1])
def test_tea_order_names_the_overlord_in_the_turn_of_the_clan(top: int) -> None:
    t = table(2)
    t.tea(top, 1 - top, REED)
    t.state.active = REED
    t.reed_clerks("builders_camp")
    t.activate("builders_camp", advanced=True)
    assert (t.asked, t.to_act) == ("reed_barricade", (top,))
