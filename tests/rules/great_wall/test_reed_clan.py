"""GW-R: two players and the Reed Clan, its setup and its seat."""

import pytest

from tianxia.core.registry import checked_options
from tianxia.games.great_wall import GAME
from tianxia.games.great_wall.rules import GreatWallRules
from tianxia.games.great_wall.terms import frames
from tianxia.games.great_wall.terms.names import LOCATIONS

from .table import Table

rule = pytest.mark.rule
REED = 2


def table() -> Table:
    """Two players in tea order 0, 1, the clan below them; its clerks at mill, quarry and gold mine."""
    return Table(players=2)


# Setup


@rule("GW-R1", "GW-R2", "GW-R3")
def test_setup() -> None:
    t = Table(players=2, at_setup=True)
    s = t.state
    assert [len(t.hordes(section)) for section in ("left", "middle", "right")] == [0, 1, 1]
    assert s.barricades == [0, 3, 3]
    assert {t.box.hordes[card].back for card in [*s.horde_deck, *s.horde] if card >= 0} == {1, 2}
    assert len(s.horde_deck) == 14
    assert [place for place in LOCATIONS if t.clerks_at(REED, place)] == ["lumber_mill", "quarry", "gold_mine"]
    assert [t.pool(REED, kind) for kind in ("spearman", "archer", "horseman")] == [10, 0, 0]
    assert (s.chamber[REED], t.clerks_at(REED, "pool"), s.general[REED], s.hand[REED]) == (0, 0, -1, [])
    for _ in range(2):
        for seat in range(2):
            t.play(seat, t.options(seat)[0])
    assert s.tea[-1] == REED


@rule("GW-R1")
@pytest.mark.parametrize("seed", range(5))
def test_the_left_section_is_not_there(seed: int) -> None:
    t = Table(players=2, seed=seed)
    t.run((frames.PLACE_HORDES, 9))
    assert t.hordes("left") == []
    assert len(t.hordes("middle")) + len(t.hordes("right")) >= 5


@rule("GW-R1")
def test_nobody_builds_rests_or_marches_in_the_closed_section() -> None:
    t = table()
    t.rich(0)
    t.clerks(0, builders_camp=1)
    t.activate("builders_camp")
    assert "wall middle" in t.options(0)
    assert not [text for text in t.options(0) if "left" in text]
    assert t.refused_by(0, "wall left") == "GW-R1"
    assert t.refused_by(0, "barricade left") == "GW-R1"
    t.clerks(0, barracks=1)
    t.activate("barracks", advanced=True)
    t.play(0, "recruit spearman")
    assert t.options(0) == ["rest middle", "rest right"]
    assert t.refused_by(0, "rest left") == "GW-R1"
    t.set_rest(0, "middle", "spearman")
    t.clerks(0, logistics=1)
    t.activate("logistics", advanced=True)
    assert t.options(0) == ["done", "move middle>right"]
    assert t.refused_by(0, "move middle>left") == "GW-R1"


@rule("GW-R1")
def test_a_modifier_is_not_put_in_force_in_the_closed_section() -> None:
    t = table()
    (gate,) = [tactic for tactic in t.box.tactics if tactic.id == "reinforce_the_gate"]
    t.effect(0, gate.basic[0])
    assert t.options(0) == ["done", "at middle", "at right"]
    assert t.refused_by(0, "at left") == "GW-R1"


@rule("GW-X1", "GW-R1")
def test_both_open_walls_end_the_game() -> None:
    t = Table(players=2, walls_to_end="3")
    t.wall("middle", 3)
    t.end_check()
    assert not t.over
    t.wall("right", 3)
    t.end_check()
    assert t.over


@rule("GW-A5", "GW-X13")
def test_twenty_shame_tokens() -> None:
    assert table().state.bank == 20


# Command card and track


@rule("GW-R3", "GW-R7")
def test_its_card_is_played_every_autumn_on_the_first_free_space() -> None:
    t = table()
    for top in ((0, 1, REED), (REED, 0, 1), (0, REED, 1)):
        t.tea(*top)
        t.autumn()
        t.play(0, t.options(0)[0])
        t.play(1, t.options(1)[1])
        while t.asked == "space":
            t.play(t.to_act[0], t.options(t.to_act[0])[-1])
        on_track = [facts for kind, facts in t.told() if kind == "on_track"]
        clan = next(facts for facts in on_track if facts["seat"] == "reed")
        above = on_track.index(clan)
        assert clan["space"] == 1  # the players took the last spaces
        assert above == top.index(REED)
        t.run((frames.CLEAR_TRACK,))
        t.decline("command")


@rule("GW-J6", "GW-R18")
def test_the_track_has_a_space_for_the_clan() -> None:
    assert len(table().state.track) == 3


@rule("GW-R16", "GW-J8", "GW-X13")
def test_betrayal_does_not_copy_its_card() -> None:
    t = table()
    t.set_track("betrayal", "economy")
    t.state.played[REED] = t.e.reed_command
    t.state.track[2] = REED
    t.run((frames.BOX, 4, 0, 0))
    t.play(0, "choose 1")
    assert t.options(0) == ["done", "copy economy"]


@rule("GW-R16")
def test_with_its_card_alone_there_is_nothing_to_copy() -> None:
    t = table()
    t.set_track("betrayal")
    t.state.played[REED] = t.e.reed_command
    t.run((frames.BOX, 4, 0, 0))
    assert t.options(0) == ["done", "choose 2"]


@rule("GW-R3")
def test_in_summer_its_card_goes_back_to_it() -> None:
    t = table()
    t.command(REED, "reed_clan")
    assert t.state.commands[REED] == 0
    t.run((frames.CLEAR_TRACK,))
    assert t.state.commands[REED] == 1 << t.e.reed_command
    assert t.state.discarded[REED] == 0
    assert REED not in [int(str(facts["seat"])) for kind, facts in t.told("took_back")]


# The overlord


@rule("GW-R8", "GW-R9")
def test_the_active_player_moves_its_clerks_in_its_place_in_tea_order() -> None:
    t = table()
    t.tea(1, REED, 0)
    t.command(0, "economy")
    t.play(0, "done")
    assert (t.asked, t.to_act) == ("clerk", (1,))
    t.play(1, "done")
    assert (t.asked, t.to_act) == ("reed_clerk", (0,))
    t.play(0, "clerk quarry>embassy", "clerk gold_mine>barracks")
    assert t.asked != "reed_clerk"
    assert t.clerks_at(REED, "embassy") == t.clerks_at(REED, "barracks") == 1


@rule("GW-R9")
def test_its_moves_may_be_left_out() -> None:
    t = table()
    t.command(0, "economy")
    t.play(0, "done")
    t.play(1, "done")
    t.play(0, "done")
    assert t.asked != "reed_clerk"


@rule("GW-R8", "GW-R22")
def test_in_its_own_turn_the_highest_in_tea_order_acts_and_orders_the_activations() -> None:
    t = table()
    t.tea(1, 0, REED)
    t.clerks(0, quarry=3, embassy=1)
    t.clerks(1, lumber_mill=3)
    t.command(REED, "reed_clan")
    assert (t.asked, t.to_act) == ("reed_clerk", (1,))
    t.play(1, "done")
    t.play(1, "done")
    t.play(0, "done")
    assert (t.asked, t.to_act) == ("next_location", (1,))


@rule("GW-X4")
def test_with_the_option_the_highest_always_acts_for_it() -> None:
    t = Table(players=2, overlord="top")
    t.tea(1, 0, REED)
    t.command(0, "economy")
    t.play(0, "done")
    t.play(1, "done")
    assert (t.asked, t.to_act) == ("reed_clerk", (1,))


@rule("GW-R8")
def test_the_view_names_the_overlord() -> None:
    t = table()
    t.tea(1, 0, REED)
    t.command(0, "economy")
    assert t.view(0).overlord == 0
    t.command(REED, "reed_clan")
    assert t.view(0).overlord == 1


@rule("GW-R8")
def test_attack_order_gives_the_clan_nothing_to_do() -> None:
    t = table()
    t.command(0, "attack_order")
    t.decline("reed_clerk")
    assert "reed_clerk" not in t.asked


# Counting


@rule("GW-R18", "GW-X15")
@pytest.mark.parametrize("tokens", ["2", "3"])
def test_only_people_count_as_players_and_by_an_option_a_raid_counts_the_clan(tokens: str) -> None:
    t = Table(players=2, raid_tokens=tokens)
    t.state.horde_deck = [card for card in t.state.horde_deck if t.box.hordes[card].back == 1]
    for card in ("brutes_middle", "riders_middle", "spies_middle"):
        t.horde("middle", card)
    t.horde("right", "leader_right")
    t.next_hordes("leader_middle", "infantry_middle")
    t.run((frames.PLACE_HORDES, 1))
    assert t.told("raid")[0][1]["number"] == int(tokens)
    assert (t.state.bank, t.state.shame_out) == (20 - int(tokens), int(tokens))


@rule("GW-X15", "GW-S5", "GW-Q31")
@pytest.mark.parametrize(
    ("players", "mode", "tokens"), [(1, "standard", 1), (2, "coop", 3), (3, "standard", 3), (4, "coop", 4)]
)
def test_the_option_concerns_only_games_for_two(players: int, mode: str, tokens: int) -> None:
    assert Table(players=players, mode=mode, raid_tokens="3").e.raid_tokens == tokens


@rule("GW-A1")
def test_seats_that_answer_are_the_players() -> None:
    rules = GreatWallRules(2, checked_options(GAME, {}), None)
    assert rules.seats == 2
    assert rules.settings.kinds == ["player", "player", "reed"]
