"""GW-Z: summer."""

import pytest

from tianxia.games.great_wall.terms.names import COMMANDS

from .table import Table

rule = pytest.mark.rule

ALL_BUT_BETRAYAL = ["despotism", "work_harder", "economy", "attack_order", "raise_banner"]


def cards(mask: int) -> list[str]:
    return [command for i, command in enumerate(COMMANDS) if mask >> i & 1]


def in_hand(t: Table, seat: int) -> list[str]:
    return cards(t.state.commands[seat])


def discarded(t: Table, seat: int) -> list[str]:
    return cards(t.state.discarded[seat])


def discard(t: Table, seat: int, *names: str) -> None:
    """Command cards from the hand to the discard."""
    for name in names:
        t.state.commands[seat] &= ~(1 << COMMANDS.index(name))
        t.state.discarded[seat] |= 1 << COMMANDS.index(name)


# Income


@rule("GW-Z1")
@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize(
    ("location", "resource"), [("lumber_mill", "wood"), ("quarry", "stone"), ("gold_mine", "gold"), ("temple", "chi")]
)
def test_an_overseer_yields_its_level(location: str, resource: str, level: int) -> None:
    t = Table()
    t.set_overseer(1, location, level)
    t.summer()
    assert t.told("gained") == [("gained", {"seat": "1", "number": level, "resource": resource})]
    assert t.stock(1)[resource] == level


@rule("GW-Z1")
def test_all_overseers_yield_without_a_clerk() -> None:
    t = Table()
    t.set_overseer(0, "quarry", 1)
    t.set_overseer(0, "gold_mine", 2)
    t.set_overseer(2, "gold_mine", 3)
    t.summer()
    assert t.stock(0) == {"wood": 0, "stone": 1, "gold": 2, "chi": 0}
    assert t.stock(2)["gold"] == 3


@rule("GW-Z1")
def test_abilities_answer_after_all_income_in_tea_order() -> None:
    t = Table()
    t.tea(1, 2, 0)
    for seat in range(3):
        t.set_overseer(seat, "quarry", 1)
    t.advisor(0, "tax_collector")
    t.general(1, "keng_hsien_seng")
    t.supporters(1, 1)
    t.summer()
    gains = [(facts["seat"], facts["resource"], facts["number"]) for _, facts in t.told("gained")]
    assert gains == [("1", "stone", 1), ("2", "stone", 1), ("0", "stone", 1), ("1", "gold", 1), ("0", "gold", 1)]


# Shame


@rule("GW-Z2", "GW-X12")
def test_shame_is_paid_off_in_tea_order() -> None:
    t = Table()
    t.tea(2, 0, 1)
    for seat in (0, 2):
        t.set_shame(seat, "spearman")
        t.give(seat, chi=2)
    t.summer()
    assert (t.asked, t.to_act) == ("redeem", (2,))
    t.play(2, "unshame spearman")
    assert (t.asked, t.to_act) == ("redeem", (0,))
    t.play(0, "done")
    assert t.asked == "recall"
    assert t.shamed(2, "spearman") == 0
    assert t.shamed(0, "spearman") == 1
    assert t.stock(2)["chi"] == 0
    assert t.stock(0)["chi"] == 2
    assert t.state.bank == 29


@rule("GW-Z2")
def test_any_number_of_tokens_may_be_paid_off_from_anywhere() -> None:
    t = Table()
    t.set_shame(0, "spearman")
    t.set_shame(0, "archer")
    t.set_trophy(0, "brutes_left", shame=2)
    t.give(0, chi=7)
    t.summer()
    t.play(0, "unshame archer", "unshame brutes_left", "unshame brutes_left")
    assert t.asked == "recall"  # 1 chi is left: no more can be paid
    assert t.state.trophy_shame[0] == [0]
    assert t.shamed(0, "spearman") == 1
    assert t.stock(0)["chi"] == 1


@rule("GW-Z2")
def test_no_token_is_paid_off_where_none_lies() -> None:
    t = Table()
    t.set_shame(0, "spearman")
    t.give(0, chi=4)
    t.summer()
    assert t.refused_by(0, "unshame horseman") == "GW-E7"


@rule("GW-Z2")
def test_income_comes_before_shame_is_paid_off() -> None:
    t = Table()
    t.set_shame(0, "spearman")
    t.set_overseer(0, "temple", 2)
    t.summer()
    t.play(0, "unshame spearman")
    assert t.stock(0)["chi"] == 0


# Command cards


@rule("GW-Z3")
def test_all_cards_on_the_track_go_to_the_discard() -> None:
    t = Table()
    t.set_track("economy", "betrayal", "despotism")
    t.summer()
    assert t.state.track == [-1, -1, -1]
    assert t.state.played == [-1, -1, -1]
    assert [discarded(t, seat) for seat in range(3)] == [["economy"], ["betrayal"], ["despotism"]]


@rule("GW-Z4")
def test_in_tea_order_each_takes_back_or_takes_honor() -> None:
    t = Table()
    t.tea(1, 2, 0)
    discard(t, 1, "despotism", "work_harder")
    t.set_track("economy", "economy", "economy")
    t.summer()
    assert (t.asked, t.to_act) == ("recall", (1,))
    t.play(1, "take back")
    assert in_hand(t, 1) == list(COMMANDS)
    assert discarded(t, 1) == []
    assert t.to_act == (2,)
    t.play(2, "take honor")
    assert t.honor(2) == 2
    assert t.to_act == (0,)
    t.play(0, "take back")
    assert t.asked == "command"


@rule("GW-Z4")
def test_honor_counts_every_discarded_card_and_they_stay() -> None:
    t = Table()
    discard(t, 0, "betrayal", "economy")
    t.set_track("despotism", "economy", "economy")
    t.summer()
    t.play(0, "take honor")
    assert t.honor(0) == 6
    assert t.told("honor") == [("honor", {"seat": "0", "number": 6, "source": "recalls"})]
    assert discarded(t, 0) == ["despotism", "economy", "betrayal"]
    assert in_hand(t, 0) == ["work_harder", "attack_order", "raise_banner"]


@rule("GW-Z4", "GW-X12")
def test_one_of_the_two_must_be_chosen() -> None:
    t = Table()
    t.set_track("economy", "economy", "economy")
    t.summer()
    assert t.refused_by(0, "done") == "GW-Z4"
    assert t.options(0) == ["take back", "take honor"]


@rule("GW-Z5", "GW-X12")
def test_betrayal_stays_in_the_discard_for_good() -> None:
    t = Table()
    discard(t, 0, "economy")
    t.set_track("betrayal", "economy", "economy")
    t.summer()
    t.play(0, "take back")
    assert in_hand(t, 0) == ALL_BUT_BETRAYAL
    assert discarded(t, 0) == ["betrayal"]


@rule("GW-Z5")
def test_no_effect_takes_betrayal_back() -> None:
    t = Table()
    discard(t, 0, "betrayal", "economy")
    recall_orders = next(card for card in t.box.tactics if card.id == "recall_orders")
    t.effect(0, recall_orders.basic[0])
    assert t.asked == "reclaim"
    assert t.refused_by(0, "reclaim betrayal") == "GW-Z5"
    t.play(0, "reclaim economy")
    assert discarded(t, 0) == ["betrayal"]


@rule("GW-Z6")
def test_with_an_empty_hand_the_cards_are_taken_back() -> None:
    t = Table()
    discard(t, 0, "work_harder", "economy", "attack_order", "betrayal", "raise_banner")
    t.set_track("despotism", "economy", "economy")
    t.summer()
    assert (t.asked, t.to_act) == ("recall", (1,))  # seat 0 was not asked
    assert t.told("took_back") == [("took_back", {"seat": "0"})]
    assert in_hand(t, 0) == ALL_BUT_BETRAYAL
    assert t.honor(0) == 0


@rule("GW-Z7")
def test_a_hand_of_betrayal_alone_is_not_empty() -> None:
    t = Table()
    discard(t, 0, "work_harder", "economy", "attack_order", "raise_banner")
    t.set_track("despotism", "economy", "economy")
    t.summer()
    t.play(0, "take honor")
    assert t.honor(0) == 10
    t.play(1, "take back")
    t.play(2, "take back")
    assert t.options(0) == ["command betrayal"]
