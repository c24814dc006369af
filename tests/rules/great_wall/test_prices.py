"""The prices shown are the prices paid: of the effect behind the question, and of all that is named."""

import pytest
from msgspec import UNSET, UnsetType

from tianxia.games.great_wall.terms.names import LOCATIONS
from tianxia.games.great_wall.views.seen import Price, QuestionSeen, Soldiers

from .table import Table

rule = pytest.mark.rule


def paid(t: Table, seat: int = 0) -> int:
    """Everything that the seat has paid since the position was set up."""
    return sum([int(facts["number"]) for _, facts in t.told("paid") if facts["seat"] == str(seat)])


def at_the_barracks(clerks: int = 1, *hand: str) -> Table:
    t = Table()
    t.rich(0)
    t.hand(0, *hand)
    t.wall("left", 1)
    t.clerks(0, barracks=clerks)
    t.activate("barracks", advanced=True)
    return t


@rule("GW-M2")
def test_the_price_of_all_recruits_named() -> None:
    t = at_the_barracks(3)
    assert t.view(0).question == QuestionSeen(left=3, named=Soldiers(), price=Price())
    t.play(0, "recruit spearman", "recruit archer")
    asked = QuestionSeen(left=1, named=Soldiers(1, 1), price=Price(wood=2, stone=2, chi=2))
    assert [t.view(watcher).question for watcher in (0, 1, None)] == [asked] * 3
    t.play(0, "done")
    assert paid(t) == 6


@rule("GW-A17")
def test_volunteers_cost_any_one_resource() -> None:
    t = at_the_barracks(1, "volunteers")
    t.play(0, "recruit spearman", "rest left", "play volunteers")
    assert t.asked == "recruit"
    assert t.own(0).prices.recruit.spearman == Price(any=1)
    assert t.view(1).question == QuestionSeen(left=1, named=Soldiers(), price=Price(), by_card=True)
    assert t.own(1).prices.recruit.spearman == Price(wood=1, stone=2)  # the other's effect is not known
    before = paid(t)
    t.play(0, "recruit spearman")
    assert t.view(0).question == QuestionSeen(price=Price(any=1), left=1)
    t.play(0, t.options(0)[0])
    assert paid(t) - before == 1


@rule("GW-A17")
def test_a_free_recruit_costs_nothing() -> None:
    t = Table()
    t.advisor(0, "conscription_officer")
    t.next_hordes("brutes_left")
    t.spring()
    assert t.asked == "recruit"
    assert t.own(0).prices.recruit.spearman == Price()
    t.play(0, "recruit spearman")
    assert paid(t) == 0


@rule("GW-A17")
def test_a_free_barricade_costs_nothing() -> None:
    t = at_the_barracks(1, "palisade")
    t.play(0, "recruit spearman", "rest left", "play palisade")
    assert t.asked == "build"
    assert t.own(0).prices.barricade == 0
    before = paid(t)
    t.play(0, "barricade left")
    assert paid(t) == before
    assert t.state.barricades == [1, 0, 0]


@rule("GW-P3")
def test_economy_makes_an_overseer_one_cheaper() -> None:
    t = Table()
    t.rich(0)
    t.command(0, "economy")
    usual = t.own(0).prices.overseer["quarry"]
    while t.asked != "upgrade":
        t.play(t.to_act[0], "done")
    assert t.own(0).prices.overseer["quarry"] == usual - 1
    t.play(0, "upgrade quarry")
    assert t.view(0).question == QuestionSeen(location="quarry", price=Price(gold=usual - 1))
    t.play(0, "overseer spearman")
    assert paid(t) == usual - 1


@rule("GW-U2", "GW-U4", "GW-U6")
def test_the_next_level_after_one_that_is_announced() -> None:
    t = Table()
    t.rich(0)
    t.warehouse(wood=2, gold=1)
    t.clerks(0, builders_camp=2)
    t.activate("builders_camp")
    assert t.own(0).prices.wall == [5, 5, 5]
    t.play(0, "wall right")
    assert t.own(0).prices.wall == [5, 5, 10]
    asked = t.view(0).question
    assert (asked.price, asked.stored, asked.walls) == (Price(build=5), 3, [0, 0, 1])
    t.play(0, "wall right")
    while not t.over:
        assert t.asked in ("pay", "warehouse")
        t.play(0, t.options(0)[-1])
    assert paid(t) == 15 - 3


@rule("GW-E7", "GW-C7")
@pytest.mark.parametrize(("mode", "price"), [("standard", Price(chi=2)), ("coop", Price(honor=10))])
def test_the_price_of_a_token(mode: str, price: Price) -> None:
    t = Table(mode=mode)
    t.set_shame(0, "spearman")
    t.give(0, chi=2)
    t.state.honor[0] = 10
    t.summer()
    assert t.asked == "redeem"
    assert t.view(0).question == QuestionSeen(price=price)


@rule("GW-K6", "GW-K7")
def test_what_a_move_of_clerks_has_come_to() -> None:
    t = Table()
    t.command(0, "despotism")
    assert t.view(0).question == QuestionSeen(left=4, moved=0)
    t.play(0, "clerk pool>quarry", "clerk pool>quarry")
    assert t.view(1).question == QuestionSeen(left=2, moved=2)
    while t.to_act[0] == 0:
        t.play(0, "done")
    assert t.view(0).question == QuestionSeen(left=2, moved=0, different=True)


@rule("GW-F10", "GW-F13")
def test_any_number_is_no_number() -> None:
    t = Table()
    t.horde("left", "brutes_left")
    t.set_firing(0, "left", 2)
    t.set_rest(0, "left", "spearman", 2)
    t.command(0, "attack_order")
    while t.asked != "attacker":
        t.play(t.to_act[0], "done")
    for code in ("with spearman left", "with firing left"):
        assert t.view(0).question == QuestionSeen(left=None)
        t.play(0, code)
        seen = t.view(1).question
        assert (seen.section, seen.on_wall is True) == ("left", "firing" in code)
        t.play(0, t.options(0)[0])


@rule("GW-D5")
def test_a_window_names_its_moment() -> None:
    t = at_the_barracks(1, "volunteers")
    t.play(0, "recruit spearman", "rest left")
    assert (t.asked, t.view(2).question.trigger) == ("tactic", "recruit")


@rule("GW-R13")
def test_a_barricade_of_the_clan_costs_nothing() -> None:
    t = Table(players=2)
    t.clerks(0, builders_camp=1)
    t.state.clerks[t.e.reed * 11 + LOCATIONS.index("builders_camp")] = 1
    t.activate("builders_camp")
    while t.asked != "reed_barricade":
        t.play(0, "done")
    assert t.own(0).prices.barricade == 0


@rule("GW-Y1")
@pytest.mark.parametrize(("mode", "lost"), [("standard", 5), ("coop", UNSET)])
def test_what_a_token_will_cost_at_the_end(mode: str, lost: int | UnsetType) -> None:
    t = Table(mode=mode)
    t.clerks(0, quarry=4)
    t.activate("quarry")
    assert t.asked == "shame"
    assert t.view(0).question.shame_honor == lost


# What locations would bring


@rule("GW-P2", "GW-L1")
def test_what_a_location_would_bring_is_what_it_brings() -> None:
    t = Table()
    t.clerks(0, quarry=2)
    t.clerks(1, quarry=1)
    t.state.overseer[1] = 2
    quarry = LOCATIONS.index("quarry")
    assert [t.own(seat).yields[quarry] for seat in range(3)] == [4, 1, 0]
    assert t.view().locations[quarry].due is UNSET
    t.clerks(1, quarry=1)
    assert t.view().locations[quarry].due is True
    foretold = [t.own(seat).yields[quarry] for seat in range(3)]
    t.activate("quarry")
    assert [t.stock(seat)["stone"] for seat in range(3)] == foretold == [4, 2, 0]


@rule("GW-H1", "GW-H2", "GW-L2")
def test_what_the_tea_house_and_special_locations_would_bring() -> None:
    t = Table()
    t.clerks(2, tea_house=1, academy=3)
    tea, academy = LOCATIONS.index("tea_house"), LOCATIONS.index("academy")
    assert (t.own(2).yields[tea], t.own(2).yields[academy]) == (1, 3)
    assert t.view().locations[academy].due is True
    t.clerks(2, tea_house=1)
    assert t.own(2).yields[tea] == 2  # alone to the top
    assert t.own(0).yields == [0] * len(LOCATIONS)
