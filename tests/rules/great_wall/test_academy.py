"""GW-I: the military academy, and the limit of the hand (GW-D1)."""

import pytest

from .table import Table

rule = pytest.mark.rule


def academy(clerks: int = 1) -> Table:
    table = Table()
    table.clerks(0, academy=clerks)
    return table


@rule("GW-I1")
def test_a_card_a_clerk_or_fewer() -> None:
    for drawn in range(4):
        table = academy(clerks=3)
        top = [table.box.tactics[card].id for card in table.state.tactic_deck[-1 : -1 - drawn : -1]]
        table.activate("academy")
        assert table.options(0) == ["draw 0", "draw 1", "draw 2", "draw 3"]
        assert table.refused_by(0, "draw 4") == "GW-I1"
        table.play(0, f"draw {drawn}")
        assert sorted(table.tactics(0)) == sorted(top)
        assert table.over


@rule("GW-I1")
def test_the_face_of_a_drawn_card_is_told_to_its_drawer_alone() -> None:
    table = academy()
    table.activate("academy")
    table.play(0, "draw 1")
    assert table.told("drew") == [("drew", {"seat": "0", "number": 1})]
    assert table.told("drew_card") == table.told("drew_card", seat=1) == []
    assert table.told("drew_card", seat=0) == [("drew_card", {"tactic": table.tactics(0)[0]})]


@rule("GW-I1")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    table = academy(clerks=2)
    s = table.state
    s.tactic_discard, s.tactic_deck = s.tactic_deck[:-1], s.tactic_deck[-1:]
    table.activate("academy")
    table.play(0, "draw 2")
    assert len(table.tactics(0)) == 2
    assert ("reshuffled", {"deck": "tactics"}) in table.told()
    assert len(s.tactic_deck) == 18


@rule("GW-I1")
def test_no_card_if_there_is_none() -> None:
    table = academy(clerks=2)
    s = table.state
    s.hand[1] = sorted(s.tactic_deck[1:])
    s.tactic_deck = s.tactic_deck[:1]
    table.activate("academy")
    assert table.options(0) == ["draw 0", "draw 1"]
    table.play(0, "draw 1")
    table.clerks(0, academy=1)
    table.activate("academy")
    assert table.over


@rule("GW-I2", "GW-D1")
def test_all_cards_are_drawn_before_the_hand_is_cut_to_five() -> None:
    table = academy(clerks=3)
    table.hand(0, "withdrawal", "last_stand", "restless", "palisade")
    table.activate("academy")
    table.play(0, "draw 3")
    assert table.asked == "discard"
    assert len(table.tactics(0)) == 7
    assert table.refused_by(0, "done") is not None
    drawn = next(card for card in table.tactics(0) if card not in ("withdrawal", "last_stand", "restless", "palisade"))
    table.play(0, f"discard {drawn}", "discard withdrawal")  # the player chooses, new or old
    assert table.over
    assert len(table.tactics(0)) == 5
    assert [table.box.tactics[card].id for card in table.state.tactic_discard] == [drawn, "withdrawal"]


@rule("GW-D1")
def test_only_cards_of_the_hand_are_discarded_and_all_see_them() -> None:
    table = academy()
    table.hand(0, "withdrawal", "last_stand", "restless", "palisade", "volunteers")
    table.hand(1, "rob_the_dead")
    table.activate("academy")
    table.play(0, "draw 1")
    assert table.refused_by(0, "discard rob_the_dead") == "GW-D1"
    table.play(0, "discard restless")
    assert table.told("discarded", seat=2) == [("discarded", {"seat": "0", "tactic": "restless"})]


@rule("GW-D1")
def test_a_card_may_change_the_limit() -> None:
    table = academy(clerks=3)
    table.advisor(0, "strategist")
    table.hand(0, "withdrawal", "last_stand", "restless", "palisade", "volunteers")
    table.activate("academy")
    table.play(0, "draw 3")
    assert table.asked == "discard"
    table.play(0, table.options(0)[0])
    assert len(table.tactics(0)) == 7
    assert table.over


@rule("GW-D1")
def test_the_limit_holds_for_cards_of_vital_spots_too() -> None:
    table = Table()
    table.clerks(0, barracks=1)
    table.rich(0)
    table.horde("left", "spies_left")
    table.hand(0, "withdrawal", "last_stand", "restless", "black_market", "rob_the_dead")
    table.activate("barracks", advanced=True)
    table.play(0, "recruit spearman", "spot left 1 a1")
    assert table.asked == "discard"
    table.play(0, "discard restless")
    assert len(table.tactics(0)) == 5
