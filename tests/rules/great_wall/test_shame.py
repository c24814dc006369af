"""GW-E: shame tokens."""

import pytest

from tianxia.games.great_wall.terms import frames
from tianxia.games.great_wall.terms.vocabulary import AFTER_COMMAND

from .table import Table

rule = pytest.mark.rule


def no_soldiers(t: Table, seat: int) -> None:
    """All are away: at rest behind the right section."""
    for kind, number in (("spearman", 10), ("archer", 4), ("horseman", 2)):
        t.set_rest(seat, "right", kind, number)


# Taking and placing


@rule("GW-E1")
def test_a_breach_and_being_alone_bring_shame() -> None:
    t = Table()
    t.horde("left", "brutes_left")
    t.put_on(0, "left", 1, "a2")
    t.assault()
    t.play(1, "shame archer")
    t.play(2, "shame spearman")
    assert [facts["seat"] for _, facts in t.told("shame")] == ["1", "2"]
    t.clerks(0, quarry=4)
    t.activate("quarry")
    t.play(0, "shame horseman")
    assert t.told("shame") == [("shame", {"seat": "0", "soldier": "horseman"})]


@rule("GW-E2")
def test_a_token_goes_under_a_soldier_or_on_a_trophy() -> None:
    t = Table()
    t.set_trophy(0, "brutes_left", shame=1)
    t.set_trophy(0, "leader_left", shame=2)
    t.set_shame(0, "horseman", 2)
    t.set_trophy(1, "infantry_left")
    t.run((frames.SHAME, 0))
    assert t.options(0) == ["shame spearman", "shame archer", "shame brutes_left"]
    assert t.refused_by(0, "shame leader_left") == "GW-E2"  # both spaces are taken
    assert t.refused_by(0, "shame infantry_left") == "GW-E2"  # not seat 0's
    assert t.refused_by(0, "shame horseman") == "GW-E2"  # one token per soldier
    assert t.refused_by(0, "done") == "GW-E2"  # it must be placed
    before = t.state.bank
    t.play(0, "shame brutes_left")
    assert t.state.trophy_shame[0] == [2, 2]
    assert t.state.bank == before - 1


@rule("GW-E2")
def test_several_tokens_are_placed_one_by_one() -> None:
    t = Table()
    t.state.pool[0:3] = [0, 1, 1]
    t.run((frames.SHAME, 0), (frames.SHAME, 0))
    t.play(0, "shame archer")
    assert t.over  # the second has one place left
    assert (t.shamed(0, "archer"), t.shamed(0, "horseman")) == (1, 1)


@rule("GW-E3")
def test_a_soldier_on_a_token_is_not_recruited() -> None:
    t = Table()
    t.rich(0)
    t.set_shame(0, "horseman", 2)
    t.clerks(0, barracks=1)
    t.activate("barracks", advanced=True)
    assert t.options(0) == ["done", "recruit spearman", "recruit archer"]
    assert t.refused_by(0, "recruit horseman") == "GW-E3"


@rule("GW-E3")
def test_a_soldier_on_a_token_is_not_made_overseer() -> None:
    t = Table()
    t.rich(0)
    t.set_shame(0, "horseman", 2)
    t.clerks(0, temple=1)
    t.activate("temple", advanced=True)
    t.play(0, "upgrade temple")
    assert t.refused_by(0, "overseer horseman") == "GW-E3"
    t.set_shame(0, "spearman", 10)
    t.set_shame(0, "archer", 4)
    t.activate("temple", advanced=True)
    assert t.over  # nobody is left for it


# The end of the game


@rule("GW-E4", "GW-E6")
@pytest.mark.parametrize(("tokens", "honor"), [(0, 20 + 8), (1, 20), (2, 20)])
def test_a_trophy_with_shame_gives_no_honor_and_costs_none(tokens: int, honor: int) -> None:
    t = Table()
    t.set_trophy(0, "brutes_left", shame=tokens)
    t.state.honor[0] = 20
    t.state.artifacts = []
    t.year(6)
    t.end_check()
    assert t.honor(0) == honor


@rule("GW-E6")
@pytest.mark.parametrize(("had", "left"), [(3, 0), (10, 0), (17, 7)])
def test_tokens_under_soldiers_cost_five_honor_each(had: int, left: int) -> None:
    t = Table()
    t.set_shame(0, "archer")
    t.set_shame(0, "spearman")
    t.set_trophy(0, "leader_left")  # its honor comes afterwards
    t.state.honor[0] = had
    t.state.artifacts = []
    t.year(6)
    t.end_check()
    assert t.honor(0) == left + 5


# No token, no place


@rule("GW-E5")
def test_from_an_empty_bank_five_honor_are_lost_instead() -> None:
    t = Table()
    t.bank(0)
    t.state.honor[0] = 12
    t.run((frames.SHAME, 0))
    assert t.over
    assert t.kinds_told() == ["bank_empty", "honor_lost"]
    assert t.honor(0) == 7
    assert sum(t.state.shamed) == 0


@rule("GW-E5")
def test_without_a_place_the_token_leaves_the_game() -> None:
    t = Table()
    no_soldiers(t, 0)
    t.set_trophy(0, "brutes_left", shame=2)
    t.state.honor[0] = 12
    bank = t.state.bank
    t.run((frames.SHAME, 0))
    assert t.over
    assert t.kinds_told() == ["shame_without_place", "honor_lost"]
    assert t.honor(0) == 7
    assert (t.state.bank, t.state.shame_out) == (bank - 1, 1)


# Getting rid of it


@rule("GW-E7")
def test_in_summer_a_token_is_paid_off_with_two_chi_any_number_of_times() -> None:
    t = Table()
    t.set_shame(0, "archer", 2)
    t.set_trophy(0, "brutes_left", shame=1)
    t.give(0, chi=5)
    t.summer()
    assert (t.asked, t.options(0)) == ("redeem", ["done", "unshame archer", "unshame brutes_left"])
    assert t.refused_by(0, "unshame spearman") == "GW-E7"
    t.play(0, "unshame brutes_left", "unshame archer")
    assert t.asked != "redeem"  # 1 chi is left
    assert t.stock(0)["chi"] == 1
    assert (t.state.trophy_shame[0], t.shamed(0, "archer"), t.pool(0, "archer")) == ([0], 1, 3)


@rule("GW-E7")
def test_nobody_has_to_pay() -> None:
    t = Table()
    t.set_shame(0, "archer")
    t.give(0, chi=5)
    t.summer()
    t.play(0, "done")
    assert (t.shamed(0, "archer"), t.stock(0)["chi"]) == (1, 5)


@rule("GW-E8")
def test_a_removed_token_goes_back_to_the_bank() -> None:
    t = Table()
    t.set_shame(0, "archer")
    t.hand(0, "imperial_audience")
    t.moment("after_command", 0)
    t.play(0, "play imperial_audience", "unshame archer")
    assert (t.state.bank, t.state.shame_out) == (30, 0)
    t.set_shame(0, "archer")
    t.give(0, chi=2)
    t.summer()
    t.play(0, "unshame archer")
    assert (t.state.bank, t.state.shame_out) == (30, 0)


@rule("GW-E8")
@pytest.mark.parametrize(("bank", "out"), [(30, 3), (2, 2)])
def test_a_raid_takes_tokens_out_of_the_game(bank: int, out: int) -> None:
    t = Table()
    t.bank(bank)
    before = t.state.shame_out
    for section, card in (("left", "brutes"), ("middle", "infantry"), ("right", "spies")):
        for back in ("left", "middle", "right"):
            t.horde(section, f"{card}_{back}")
    t.run((frames.PLACE_HORDES, 1))
    assert (t.state.bank, t.state.shame_out - before) == (bank - out, out)


# Order


@rule("GW-E9")
def test_in_a_breach_horde_by_horde_each_in_tea_order() -> None:
    t = Table()
    t.tea(2, 1, 0)
    t.horde("left", "brutes_left")
    t.horde("left", "infantry_left")
    t.put_on(0, "left", 1, "a2")
    t.assault()
    for seat in (2, 1, 2, 1, 0):
        assert t.to_act == (seat,)
        t.play(seat, "shame spearman")
    assert [facts["seat"] for _, facts in t.told("shame")] == ["2", "1", "2", "1", "0"]


@rule("GW-E9")
def test_the_last_tokens_go_in_that_order() -> None:
    t = Table()
    t.tea(2, 1, 0)
    t.bank(2)
    t.state.honor = [9, 9, 9]
    t.horde("left", "brutes_left")
    t.assault()
    t.play(2, "shame spearman")
    t.play(1, "shame spearman")
    assert t.over
    assert t.state.honor == [4, 9, 9]


@rule("GW-E10")
def test_a_soldier_rid_of_its_token_can_be_used_at_once() -> None:
    t = Table()
    no_soldiers(t, 0)
    t.state.pool[1], t.state.rest[7] = 1, 3
    t.set_shame(0, "archer")
    t.give(0, chi=2, wood=2)
    t.advisor(0, "minister_of_works")  # in the same moment: advance-activate a location
    t.hand(0, "imperial_audience")
    t.clerks(0, temple=1)
    t.run((frames.AFTER, AFTER_COMMAND, 0))
    t.play(0, "play imperial_audience", "use minister_of_works", "unshame archer", "activate temple")
    t.play(0, "upgrade temple")
    assert t.overseer(0, "temple") == 1
    assert t.pool(0, "archer") == t.shamed(0, "archer") == 0


@rule("GW-E10")
def test_a_trophy_rid_of_its_last_token_scores_again() -> None:
    t = Table()
    t.set_trophy(0, "brutes_left", shame=1)
    t.give(0, chi=2)
    t.summer()
    t.play(0, "unshame brutes_left")
    t.state.artifacts = []
    t.year(6)
    t.end_check()
    assert t.honor(0) == 8


# What responds to it


@rule("GW-E11")
def test_shame_is_taken_when_a_token_leaves_the_bank() -> None:
    t = Table()
    t.advisor(0, "scapegoat")  # 2 resources when shame is taken
    t.clerks(0, quarry=4)
    t.activate("quarry")
    t.play(0, "shame spearman")
    assert t.asked == "take"


@rule("GW-E11")
def test_even_if_it_finds_no_place() -> None:
    t = Table()
    no_soldiers(t, 0)
    t.advisor(0, "scapegoat")
    t.clerks(0, quarry=4)
    t.activate("quarry")
    assert t.asked == "take"


@rule("GW-E11")
def test_honor_lost_to_an_empty_bank_is_no_token_taken() -> None:
    t = Table()
    t.bank(0)
    t.advisor(0, "scapegoat")
    t.clerks(0, quarry=4)
    t.activate("quarry")
    assert t.asked == "donate"


@rule("GW-E11")
def test_all_tokens_of_one_section_are_one_moment() -> None:
    t = Table()
    t.advisor(0, "scapegoat")
    t.horde("left", "brutes_left")
    t.horde("left", "infantry_left")
    t.assault()
    for seat in (0, 1, 2, 0, 1, 2):
        t.play(seat, "shame spearman")
    t.play(0, "take 2 wood")
    assert t.over
