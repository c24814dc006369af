"""ZG-T: which cards a court action activates."""

import pytest

from .actions import NEED_HIGHER, NEED_LOWER, TRIGGERS, abilities, at_abilities, do, ready, with_card
from .table import Table

rule = pytest.mark.rule


# Higher or lower


@rule("ZG-T2")
@pytest.mark.parametrize("action", NEED_HIGHER)
def test_wall_palace_and_hire_need_a_higher_number_than_the_card_beneath(action: str) -> None:
    t, card = with_card(action)
    t.court(60)
    do(t, 0, 61, action)
    assert abilities(t, 0) == [f"use {card}"]

    t, card = with_card(action)
    t.court(60)
    do(t, 0, 59, action)
    assert t.over


@rule("ZG-T3")
@pytest.mark.parametrize("action", NEED_LOWER)
def test_recruit_and_governor_need_a_lower_number_than_the_card_beneath(action: str) -> None:
    t, card = with_card(action)
    t.court(60)
    do(t, 0, 59, action)
    assert abilities(t, 0) == [f"use {card}"]

    t, card = with_card(action)
    t.court(60)
    do(t, 0, 61, action)
    assert t.over


@rule("ZG-T2", "ZG-T3")
def test_only_the_card_directly_beneath_counts() -> None:
    t, card = with_card("hire")
    t.court(110, 20)
    do(t, 0, 61, "hire")
    assert abilities(t, 0) == [f"use {card}"]

    t, card = with_card("recruit")
    t.court(110, 20)
    do(t, 0, 61, "recruit")
    assert t.over


@rule("ZG-T2", "ZG-T3")
@pytest.mark.parametrize(
    ("board", "action", "number", "against"),
    [
        ("triangle", "wall", 59, "ZG-T2"),
        ("square", "hire", 59, "ZG-T2"),
        ("triangle", "recruit", 61, "ZG-T3"),
        ("star", "governor", 61, "ZG-T3"),
    ],
)
def test_with_the_wrong_number_a_card_is_refused_while_the_board_still_has_its_power(
    board: str, action: str, number: int, against: str
) -> None:
    t, card = with_card(action)
    t.board(0, board)
    t.court(60)
    do(t, 0, number, action)
    assert abilities(t, 0) == ["power"]
    assert t.refused_by(0, f"use {card}") == against


@rule("ZG-T4")
@pytest.mark.parametrize("number", [2, 118])
@pytest.mark.parametrize("action", TRIGGERS)
def test_the_first_card_to_an_empty_court_meets_both_conditions(action: str, number: int) -> None:
    t, card = with_card(action)
    do(t, 0, number, action)
    assert t.state.court == [number]
    assert abilities(t, 0) == [f"use {card}"]


@rule("ZG-T6")
@pytest.mark.parametrize("number", [61, 80, 90, 120])
def test_color_and_ability_of_the_played_card_do_not_matter(number: int) -> None:
    t, card = with_card("hire")
    t.court(60)
    do(t, 0, number, "hire")
    assert abilities(t, 0) == [f"use {card}"]


@rule("ZG-T6", "ZG-T1")
def test_the_played_card_is_not_activated_itself() -> None:
    t = Table()
    ready(t, 0, "hire")
    t.court(1)
    do(t, 0, t.card_with("hire", "vp3"), "hire")
    assert t.over
    assert t.vp(0) == 0


@rule("ZG-T6", "ZG-C6")
def test_it_does_not_matter_who_played_the_card_beneath_for_which_action_in_which_round() -> None:
    t, card = with_card("hire")
    t.court(1)
    ready(t, 1, "move")
    do(t, 1, 60, "move")
    t.round(2)
    do(t, 0, 59, "hire")
    assert t.over

    t.official(0, "red", "w2")
    t.round(3)
    t.act(0, 60 + 1, "hire")
    t.play(0, "hire 2")
    assert abilities(t, 0) == [f"use {card}"]


# Which cards


@rule("ZG-T1")
def test_each_card_once_in_any_order() -> None:
    for first, second in ((21, 87), (87, 21)):
        t = Table()
        t.card(0, 1, 21)
        t.card(0, 5, 87)
        at_abilities(t, 0, "recruit")
        assert set(abilities(t, 0)) == {"use 21", "use 87"}
        t.play(0, f"use {first}")
        assert t.vp(0) == 3
        assert t.refused_by(0, f"use {first}") == "ZG-T1"
        t.play(0, f"use {second}")
        assert t.vp(0) == 6
        assert t.over


@rule("ZG-T1")
def test_a_card_can_be_used_again_after_the_next_action() -> None:
    t, card = with_card("recruit")
    do(t, 0, 50, "recruit")
    t.play(0, f"use {card}")
    do(t, 0, 49, "recruit")
    t.play(0, f"use {card}")
    assert t.vp(0) == 6


@rule("ZG-T1")
def test_cards_of_other_players_are_never_activated() -> None:
    t, card = with_card("recruit")
    t.card(1, 1, 87)
    do(t, 0, 50, "recruit")
    assert abilities(t, 0) == [f"use {card}"]
    assert t.refused_by(0, "use 87") == "ZG-T1"
    assert t.to_act == (0,)


@rule("ZG-T5")
@pytest.mark.parametrize("action", TRIGGERS)
def test_only_cards_with_the_trigger_of_the_action(action: str) -> None:
    t = Table()
    cards = {trigger: t.card_with(trigger, "vp3") for trigger in TRIGGERS}
    for region, trigger in enumerate(TRIGGERS, 1):
        t.card(0, region, cards[trigger])
    at_abilities(t, 0, action)
    assert abilities(t, 0) == [f"use {cards[action]}"]
    for trigger in TRIGGERS:
        if trigger != action:
            assert t.refused_by(0, f"use {cards[trigger]}") == "ZG-T5"


@rule("ZG-T5")
@pytest.mark.parametrize("action", [*TRIGGERS, "move"])
def test_every_card_is_woken_by_its_trigger_and_by_no_other_action(action: str) -> None:
    for card in range(1, 121):
        t = Table()
        t.card(0, 5, card)
        t.unrest(0, 5, 1)
        t.card(0, 4, *((2, 42, 82) if card in (1, 41, 81) else (1, 41, 81)))
        t.workers(0, 3)
        t.official(0, "white", "g4")  # now every bonus can be used
        at_abilities(t, 0, action)
        assert (f"use {card}" in abilities(t, 0)) == (t.ability(card)[0] == action), card


@rule("ZG-T5", "ZG-R3")
@pytest.mark.parametrize("region", range(1, 6))
def test_no_card_of_a_region_whose_unrest_is_on_the_last_space(region: int) -> None:
    t = Table()
    other = region % 5 + 1
    t.card(0, region, 21)
    t.card(0, other, 87)
    t.lock(0, region)
    t.unrest(0, other, t.most_unrest(0, other) - 1)
    at_abilities(t, 0, "recruit")
    assert abilities(t, 0) == ["use 87"]
    assert t.refused_by(0, "use 21") == "ZG-R3"


# Worked examples


@rule("ZG-T12")
def test_example_three_points_for_a_palace_built_with_a_higher_card() -> None:
    t, card = with_card("palace", "vp3")
    t.court(60)
    do(t, 0, 61, "palace")
    before = t.vp(0)
    t.play(0, f"use {card}")
    assert t.vp(0) == before + 3


@rule("ZG-T13")
def test_example_40_on_70_installs_a_governor_and_wakes_all_cards_but_those_of_region_4() -> None:
    t = Table()
    t.card(0, 1, 3)
    t.card(0, 3, 114)
    t.card(0, 4, 66)
    t.card(0, 5, 12)
    t.lock(0, 4)
    t.court(70)
    ready(t, 0, "governor")
    do(t, 0, 40, "governor")
    assert t.on_square(2, "vp") == 0
    assert set(abilities(t, 0)) == {"use 3", "use 114"}
    assert t.refused_by(0, "use 66") == "ZG-R3"
    t.play(0, "use 114", "use 3")
    assert t.vp(0) == 4 + 3
    assert t.officials_at(0, "g1") == {"red": 1}


@rule("ZG-T13")
def test_example_with_a_higher_card_the_governor_and_no_activation() -> None:
    t = Table()
    t.card(0, 1, 3)
    t.court(40)
    ready(t, 0, "governor")
    do(t, 0, 70, "governor")
    assert t.on_square(2, "vp") == 0
    assert t.over
