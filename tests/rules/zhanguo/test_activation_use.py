"""ZG-T: using abilities, one after the other."""

import pytest

from .actions import abilities, at_abilities, do, with_card
from .table import Table

rule = pytest.mark.rule


@rule("ZG-T7", "ZG-C9")
def test_using_a_bonus_is_optional() -> None:
    t, _ = with_card("recruit")
    do(t, 0, 50, "recruit")
    t.play(0, "done")
    assert t.vp(0) == 0
    assert t.over


@rule("ZG-T7", "ZG-F9")
def test_a_bonus_that_cannot_be_used_at_all_is_lost() -> None:
    t = Table()
    t.card(0, 1, t.card_with("recruit", "off_white"))
    t.card(0, 2, t.card_with("recruit", "vp3"))
    t.official(0, "white", "g3", 5)
    at_abilities(t, 0, "recruit")
    assert abilities(t, 0) == ["use 21"]
    assert t.refused_by(0, "use 16") == "ZG-T7"
    t.play(0, "use 21")
    assert t.over  # nothing is left to use: the turn ends automatically


@rule("ZG-T8")
def test_one_ability_may_calm_a_region_and_free_its_cards() -> None:
    t = Table()
    calming = t.card_with("recruit", "unrest_any")
    t.card(0, 1, calming)
    t.card(0, 2, 21)
    t.lock(0, 2)
    at_abilities(t, 0, "recruit")
    assert abilities(t, 0) == [f"use {calming}"]
    t.play(0, f"use {calming}")
    assert t.unrest_at(0, 2) == t.most_unrest(0, 2) - 1
    assert abilities(t, 0) == ["use 21"]


@rule("ZG-T8")
@pytest.mark.parametrize(("unrest", "awake"), [(2, True), (3, False)])
def test_a_hire_may_lock_its_own_region(unrest: int, awake: bool) -> None:
    t, card = with_card("hire", region=3)
    t.unrest(0, 3, unrest)  # of 4
    do(t, 0, 50, "hire")
    assert t.unrest_at(0, 3) == unrest + 1
    assert abilities(t, 0) == ([f"use {card}"] if awake else [])


@rule("ZG-T8", "ZG-K11")
def test_a_governor_calms_its_region_before_the_cards_there_are_tested() -> None:
    t, card = with_card("governor", region=2)
    t.lock(0, 2)
    do(t, 0, 50, "governor")
    assert abilities(t, 0) == [f"use {card}"]


@rule("ZG-T9")
def test_a_reward_activates_nothing() -> None:
    for board in ("plain", "triangle", "star"):
        t = Table()
        t.board(0, board)
        t.card(0, 1, 21)
        t.markers(0, "writing", 1)
        t.reward("writing")  # 1 official of any color
        t.play(0, "accept", "recruit red 2")
        assert t.over
        assert t.vp(0) == 0

    t = Table()
    t.card(0, 1, t.card_with("governor", "vp3"))
    t.markers(0, "law", 1)
    t.round(5)
    t.reward("law")
    t.play(0, "accept", "governor 1", "square official", "recruit red 1")
    assert t.over


@rule("ZG-T9")
def test_bonuses_of_governors_and_cards_activate_nothing() -> None:
    t, card = with_card("governor", "off_red", 2)
    t.card(0, 1, 21)  # recruit
    t.act(0, 50, "governor")
    t.play(0, "square official", "recruit grey 4")
    assert t.refused_by(0, "use 21") == "ZG-T5"
    t.play(0, f"use {card}")
    assert t.officials_at(0, "g2") == {"red": 1}
    assert t.over
    assert t.vp(0) == 0


@rule("ZG-T9")
def test_board_powers_activate_no_cards() -> None:
    t, _ = with_card("hire", "vp3", 2)
    t.board(0, "circle")
    t.official(0, "grey", "g1")
    t.unrest(0, 4, 1)
    t.act(0, 50, "move")
    t.play(0, "move grey g1>g2", "done", "power")
    assert t.workers_at(0, 4) == 1
    assert t.over


@rule("ZG-T10")
def test_a_bonus_is_carried_out_whole_before_the_next_ability() -> None:
    t = Table()
    t.card(0, 1, t.card_with("recruit", "move2"), 21)
    t.board(0, "triangle")
    at_abilities(t, 0, "recruit")
    t.play(0, "use 11")
    for _ in range(2):
        assert t.asked == "move"
        assert t.refused_by(0, "use 21") == "ZG-C8"
        assert t.refused_by(0, "power") == "ZG-C8"
        t.play(0, "move red g1>g2" if t.officials_at(0, "g1") else "move red g2>g1")
    t.play(0, "power")
    assert t.asked == "marker"
    assert t.refused_by(0, "use 21") == "ZG-C8"
    t.play(0, "marker law")
    assert abilities(t, 0) == ["use 21"]


@rule("ZG-T11")
def test_a_card_with_the_wrong_number_still_does_its_action_in_full() -> None:
    t, _ = with_card("palace")
    t.court(60)
    do(t, 0, 59, "palace")
    assert t.palaces_at(0, 4) == 1
    assert t.threes(0, "law") == 1
    assert t.vp(0) == 1  # for the card on the board, none for its ability
    assert t.state.court == [60, 59]
    assert t.over
