"""GW-C21: a decree is proposed with everyone's share, then agreed to or refused."""

import pytest

from tianxia.core.dice import Dice
from tianxia.games.great_wall.views.seen import Need, Offer, QuestionSeen

from .decrees import FIXED
from .table import Table

rule = pytest.mark.rule


def table(*decrees: str) -> Table:
    t = Table(pack=FIXED, mode="coop")
    t.decrees(*decrees)
    return t


def rich(*decrees: str) -> Table:
    """Everybody has 10 of everything; the step has begun."""
    t = table(*decrees)
    for seat in range(3):
        t.give(seat, wood=10, stone=10, gold=10, chi=10)
    t.fulfill()
    return t


@rule("GW-C21", "GW-C19")
def test_all_are_asked_at_once_and_anybody_proposes() -> None:
    t = rich("tribute_of_gold", "timber_for_the_fleet", "unbroken_line")
    assert (t.asked, t.to_act) == ("decree", (0, 1, 2))
    for seat in range(3):
        assert t.options(seat) == ["done", "propose tribute_of_gold", "propose timber_for_the_fleet"]
    t.play(2, "propose tribute_of_gold")
    assert t.told("proposed") == [("proposed", {"seat": "2", "decree": "tribute_of_gold"})]
    assert (t.asked, t.to_act) == ("consent", (0, 1))


@rule("GW-C11", "GW-C21")
def test_a_decree_out_of_reach_or_not_on_the_board_is_refused() -> None:
    t = rich("tribute_of_gold", "unbroken_line")
    assert t.refused_by(0, "propose unbroken_line") == "GW-C11"
    assert t.refused_by(0, "propose prayers_for_the_dynasty") == "GW-C11"


@rule("GW-C21")
def test_who_gives_nothing_need_not_agree() -> None:
    t = table("timber_for_the_fleet")
    t.give(0, wood=20)
    t.give(1, wood=20)
    t.fulfill()
    t.play(2, "propose timber_for_the_fleet")
    assert t.options(2) == [f"share {n}" for n in range(16)]
    t.play(2, "share 15")
    assert (t.asked, t.to_act) == ("consent", (0,))
    assert t.options(0) == ["agree", "refuse"]
    t.play(0, "agree")
    assert [t.stock(seat)["wood"] for seat in range(3)] == [5, 20, 0]
    assert t.over


@rule("GW-C21")
def test_the_proposer_may_give_all() -> None:
    t = rich("tribute_of_gold", "stone_for_the_palace")
    t.give(1, stone=10)
    t.play(1, "propose stone_for_the_palace")
    t.play(1, "share 0")
    t.play(1, "share 15")
    assert t.told("fulfilled") == [("fulfilled", {"decree": "stone_for_the_palace"})]
    assert t.stock(1)["stone"] == 5
    assert (t.asked, t.to_act) == ("decree", (0, 1, 2))  # one after the other


@rule("GW-C21")
def test_parts_that_cannot_be_given_are_refused() -> None:
    t = table("timber_for_the_fleet")
    for seat, wood in enumerate((4, 8, 6)):
        t.give(seat, wood=wood)
    t.fulfill()
    t.play(0, "propose timber_for_the_fleet")
    assert t.options(0) == ["share 1", "share 2", "share 3", "share 4"]  # the others have 14
    assert t.refused_by(0, "share 0") == "GW-C21"
    assert t.refused_by(0, "share 5") == "GW-C21"
    assert t.refused_by(0, "done") == "GW-C21"
    for watcher in (0, 1, None):  # nothing that the others have
        assert t.view(watcher).question == QuestionSeen(seat=0, give="wood")
    t.play(0, "share 2")
    assert t.options(0) == ["share 7", "share 8"]
    t.play(0, "share 7")
    assert t.asked == "consent"  # the last player's share is what is left
    assert t.coop().offer == Offer(0, "timber_for_the_fleet", [{"wood": 2}, {"wood": 7}, {"wood": 6}])


@rule("GW-C21")
def test_it_is_done_when_all_who_give_have_agreed() -> None:
    t = rich("tribute_of_gold")
    t.play(0, "propose tribute_of_gold")
    t.play(2, "agree")
    assert t.told("paid") == []
    assert t.refused_by(1, "done") == "GW-C21"
    t.play(1, "agree")
    assert len(t.told("paid")) == 3
    assert [facts["seat"] for _, facts in t.told("agreed")] == ["2", "1"]


@rule("GW-C21")
@pytest.mark.parametrize("agreed", [False, True])
def test_a_refusal_ends_it_and_counts_as_a_pass_of_the_proposer(agreed: bool) -> None:
    t = rich("tribute_of_gold")
    t.play(0, "propose tribute_of_gold")
    if agreed:
        t.play(1, "agree")
    t.play(2, "refuse")
    assert t.told("refused") == [("refused", {"seat": "2"})]
    assert t.state.offer == []
    assert t.told("paid") == []
    assert (t.asked, t.to_act) == ("decree", (1, 2))
    t.play(2, "propose tribute_of_gold")  # a player who refused may propose
    t.play(1, "refuse")
    assert t.to_act == (1,)
    t.play(1, "propose tribute_of_gold")
    t.play(0, "refuse")
    assert t.over
    assert len(t.state.decrees) == 1


@rule("GW-C21")
def test_the_step_ends_when_all_have_passed() -> None:
    t = rich("tribute_of_gold")
    t.play(1, "done")
    assert t.to_act == (0, 2)
    t.play(0, "done")
    t.play(2, "propose tribute_of_gold")  # the others have passed, and are asked for their shares all the same
    t.play(0, "agree")
    t.play(1, "agree")
    assert t.over
    t = rich("tribute_of_gold", "prayers_for_the_dynasty")
    for seat in (2, 0, 1):
        assert not t.over
        t.play(seat, "done")
    assert t.over


@rule("GW-C21")
def test_who_has_passed_proposes_no_more() -> None:
    t = rich("tribute_of_gold", "prayers_for_the_dynasty")
    t.play(0, "done")
    t.play(1, "propose tribute_of_gold")
    t.play(0, "agree")
    t.play(2, "agree")
    assert (t.asked, t.to_act) == ("decree", (1, 2))


@rule("GW-C21", "GW-C11")
def test_several_decrees_in_one_winter_one_after_the_other() -> None:
    t = rich("tribute_of_gold", "prayers_for_the_dynasty", "stone_for_the_palace")
    for seat, decree in ((0, "tribute_of_gold"), (1, "prayers_for_the_dynasty")):
        t.play(seat, f"propose {decree}")
        for other in range(3):
            if other != seat:
                t.play(other, "agree")
    t.play(0, "propose stone_for_the_palace", "share 5", "share 5")
    t.play(1, "agree")
    t.play(2, "agree")
    assert t.over
    assert len(t.state.decrees_done) == 3
    assert [sum(t.stock(seat).values()) for seat in range(3)] == [27, 27, 27]


@rule("GW-C21", "GW-C11")
def test_what_a_decree_has_cost_does_not_pay_for_the_next() -> None:
    t = table("tribute_of_gold", "loyal_household")
    for seat in range(3):
        t.give(seat, gold=5)
        t.supporters(seat, 3)
    t.fulfill()
    assert "propose loyal_household" in t.options(0)
    t.play(0, "propose tribute_of_gold")
    t.play(1, "agree")
    t.play(2, "agree")
    assert t.over  # 1 gold is left


@rule("GW-C11")
def test_decrees_are_fulfilled_in_their_step_only() -> None:
    t = rich("tribute_of_gold")
    t.autumn()
    assert t.refused_by(0, "propose tribute_of_gold") == "GW-J4"


# What is seen


def last_need(t: Table, watcher: int | None) -> Need:
    return t.coop(watcher).decrees[0].needs[-1]


@rule("GW-C27", "GW-A7")
@pytest.mark.parametrize(
    ("name", "what"), [("tribute_of_gold", "gold"), ("timber_for_the_fleet", "wood"), ("unbroken_line", "build")]
)
def test_of_resources_only_the_own_are_seen(name: str, what: str) -> None:
    t = table(name)
    t.give(1, wood=3, gold=3)
    own = last_need(t, 1)
    assert own.give == what
    assert own.have == [None, 6 if what == "build" else 3, None]
    assert last_need(t, 0).have == [0, None, None]
    assert last_need(t, None).have == [None, None, None]


@rule("GW-C27", "GW-A7")
@pytest.mark.parametrize("watcher", [0, 2, None])
def test_a_secret_stock_changes_nothing_that_others_see(watcher: int | None) -> None:
    t = table("tribute_of_gold", "timber_for_the_fleet", "prayers_for_the_dynasty")
    t.give(0, gold=4, chi=4)
    t.give(2, gold=4, chi=4)
    t.autumn()
    before = t.rules.view(t.state, watcher)
    t.give(1, wood=20, gold=4, chi=4)
    assert t.rules.view(t.state, watcher) == before


@rule("GW-C27", "GW-A7")
def test_what_is_open_is_seen_of_all() -> None:
    t = table("glory_belongs_to_the_emperor", "secrets_of_war", "spoils_for_the_throne")
    t.state.honor = [1, 2, 3]
    t.hand(1, "shared_glory", "gifts_of_war")
    t.set_trophy(2, "plunderers_left")
    seen = t.view()
    have = [entry.needs[0].have for entry in t.coop().decrees]
    assert have == [[1, 2, 3], [0, 2, 0], [0, 0, 1]]
    assert "shared_glory" not in str(seen)


@rule("GW-C27", "GW-A7")
@pytest.mark.parametrize("deck", ["decree_deck", "event_deck"])
def test_the_order_of_decrees_and_events_is_known_to_nobody(deck: str) -> None:
    t = table("tribute_of_gold")
    before = [t.rules.view(t.state, seat) for seat in (0, 1, 2, None)]
    cards: list[int] = getattr(t.state, deck)
    cards.reverse()
    assert [t.rules.view(t.state, seat) for seat in (0, 1, 2, None)] == before
    orders = {tuple(getattr(t.rules.resample(t.state, 0, Dice.seeded(str(seed))), deck)) for seed in range(5)}
    assert len(orders) > 1
    assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(cards))}
