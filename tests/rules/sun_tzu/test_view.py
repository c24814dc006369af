"""The view as a value: it decodes strictly from its own JSON, and says what its readers should not have to compute."""

import msgspec
import pytest
from msgspec import UNSET

import tianxia
from tianxia.bots.bot import dice_of
from tianxia.games.sun_tzu import frames
from tianxia.games.sun_tzu.names import BLUE, RED
from tianxia.games.sun_tzu.seen import View

from .asked import game_of
from .event_scenes import event_table
from .scenes import NEIGHBORS, quiet, seen, with_window
from .table import Table

rule = pytest.mark.rule


def tries(table: Table, seat: int) -> list[str]:
    return [option.text for option in game_of(table).tries(seat)]


@pytest.mark.parametrize("options", [{}, {"events": True}, {"beginner": True}])
def test_every_view_of_a_game_decodes_from_its_json(options: dict[str, bool | str]) -> None:
    for seed in range(2):
        game = tianxia.new("sun_tzu", seed=seed, options=options)
        while not game.over:
            for seat in (BLUE, RED, None):
                view = game.view(seat)
                assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view
            seat = game.to_act[0]
            choices = game.decision(seat).options
            game.play(seat, choices[dice_of(seed, seat, game.acts(seat)).below(len(choices))])
        assert game.view(None).if_scored_now is None


@rule("ST-H1", "ST-H3")
def test_what_a_scoring_now_would_bring() -> None:
    table = quiet()
    table.markers((1, 2, 4), (1, 3, 5), (1, 4, 3), (2, 3, 2), (2, 3, 4))
    table.garrison("QIN", BLUE, 1)
    table.garrison("WU", RED, 4)
    table.garrison("CHU", RED, 1)
    table.state.marker = -8
    table.run((frames.ORDERS,))
    now = seen(table, None).if_scored_now
    assert now is not None
    assert (now.points, now.marker) == ({"sun_tzu": 1, "shao": 3}, -9)
    table.state.turned = 1
    now = seen(table, None).if_scored_now
    assert now is not None
    assert (now.points, now.marker) == ({"sun_tzu": 2, "shao": 6}, -9)
    assert seen(table, None).turned == 1


@rule("ST-B3", "ST-B4", "ST-X1")
@pytest.mark.parametrize(("option", "fixed_until"), [("rounds_1_to_3", 3), ("round_1", 1)])
def test_whether_the_order_of_battles_is_fixed(option: str, fixed_until: int) -> None:
    for number in range(1, 6):
        table = Table(fixed_order=option)
        table.set_round(number)
        assert seen(table, None).order_is_fixed == (number <= fixed_until)
        table.state.orders_lie = 1
        table.state.decider = BLUE if number > fixed_until else -1
        assert seen(table, None).order_is_fixed == (number <= fixed_until)
        table.state.decider = -1
        assert seen(table, None).order_is_fixed, "nobody decides"


@rule("ST-F3", "ST-F7")
def test_generals_at_reveal_show_at_the_battle() -> None:
    table = quiet(blue=("feint",))
    table.garrison("QIN", BLUE, 1)
    table.garrison("CHU", BLUE, 1)
    table.pool(BLUE, 0)
    table.battle("HAN-QI", blue="9", red="5")
    assert not seen(table, RED).feinted
    table.play(BLUE, "use feint")
    assert (table.asked, seen(table, RED).feinted) == ("source", True)
    table = quiet(red=("healer",))
    table.garrison("QIN", RED, 1)
    table.garrison("CHU", RED, 1)
    table.pool(RED, 0)
    table.battle("HAN-QI", blue="plague", red="5")
    table.play(RED, "use healer")
    assert (table.asked, seen(table, BLUE).ignored) == ("source", True)


@rule("ST-B5", "ST-H4", "ST-E5")
def test_rounds_and_prices_are_told() -> None:
    table = Table()
    for number in range(1, 10):
        table.set_round(number)
        assert seen(table, None).scoring_round == (3 if number <= 3 else 6 if number <= 6 else 9)
    assert seen(table, None).last_round == 9
    assert seen(table, None).prices == {"+2": 1, "+3": 2}


@rule("ST-F15", "ST-F22", "ST-F23")
def test_generals_whose_moment_nobody_chooses_or_that_come_too_late() -> None:
    table = quiet(blue=("march", "feint"), red=("second_six", "ambush"))
    for number, late in ((6, []), (7, ["march"])):
        table.set_round(number)
        own = seen(table, BLUE).sides["sun_tzu"]
        assert (own.by_itself, own.too_late) == ([], late)
    own = seen(table, RED).sides["shao"]
    assert (own.by_itself, own.too_late) == (["second_six"], ["ambush"])
    assert seen(table, BLUE).sides["shao"].too_late is UNSET


# What may be tried


@rule("ST-F11", "ST-F13")
def test_a_general_may_be_tried_at_any_question() -> None:
    table = quiet(blue=("levy",))
    table.run((frames.ORDERS,))
    assert tries(table, BLUE) == ["ready", "use levy QIN"]
    assert table.refused_by(BLUE, "use levy QIN") == "ST-F11"


@rule("ST-G11")
def test_the_vanguard_may_be_tried_where_a_general_is_taken() -> None:
    table = event_table("three_sixes", "two_ones")
    for place in ("QIN", "CHU"):
        table.marked(place, BLUE)
    table.battle("WU", blue="6", red="1")
    table.pass_windows()
    assert table.asked == "take_general"
    assert "take vanguard" in tries(table, BLUE)
    assert table.refused_by(BLUE, "take vanguard") == "ST-G11"


@rule("ST-E3", "ST-B1")
def test_a_second_six_and_being_ready_may_be_tried() -> None:
    table = quiet()
    table.marked("WU", BLUE)
    table.marked("QIN", BLUE)
    table.run((frames.ORDERS,))
    assert tries(table, BLUE) == ["6@QIN", "6@WU", "ready"]
    table.play(BLUE, "1@WU", "6@CHU")
    assert tries(table, BLUE) == ["6@QIN", "6@WU", "ready"], "an order may be thought of in the place of another"
    for text in ("6@QIN", "6@WU"):
        assert table.refused_by(BLUE, text) == "ST-E3"
    table.play(BLUE, "2@QIN", "3@JIN-YAN", "4@HAN-QI")
    assert tries(table, BLUE) == ["6@QIN", "6@WU"]


@rule("ST-F15")
def test_with_his_general_the_second_six_needs_no_trying() -> None:
    table = quiet(red=("second_six",))
    table.marked("WU", RED)
    table.run((frames.ORDERS,))
    table.play(RED, "1@WU")
    assert tries(table, RED) == ["ready", "use second_six"]


@rule("ST-D1", "ST-D2")
def test_buying_may_be_tried_but_not_in_the_beginner_game() -> None:
    table = quiet(blue=("feint",))
    with_window(table, "after_orders")
    assert tries(table, BLUE) == ["buy 6", "use feint"]
    table.reserves(BLUE, 2)
    table.hand(BLUE, "7")
    assert tries(table, BLUE) == [*[f"buy {card}" for card in range(1, 7)], "use feint"]
    assert "buy 7" in table.options(BLUE)


@rule("ST-F20", "ST-F23", "ST-B2", "ST-C6")
def test_generals_and_places_that_are_not_offered_may_be_tried() -> None:
    table = quiet(blue=("march", "levy"))
    table.garrison("CHU", BLUE, 1)
    with_window(table, "after_orders")
    offered = {text for text in table.options(BLUE) if text.startswith("use")}
    assert offered == {"use levy CHU", *[f"use march CHU>{goal}" for goal in NEIGHBORS["CHU"]]}
    marches = ["QIN>CHU", "CHU>JIN-YAN", "JIN-YAN>QIN", "HAN-QI>QIN", "WU>QIN"]
    levies = ["QIN", "JIN-YAN", "HAN-QI", "WU"]
    tried = [*[f"use march {way}" for way in marches], *[f"use levy {place}" for place in levies]]
    assert tries(table, BLUE)[1:] == tried
    for text in tried:
        assert table.refused_by(BLUE, text) is not None
    table.state.armies[1] = 0
    assert tries(table, BLUE)[1:] == ["use march QIN>CHU", "use levy QIN"]
    table = quiet()
    table.state.fought = [0, 1, 0, 0, 1]
    table.state.decider = BLUE
    table.run((frames.BATTLES,))
    assert tries(table, BLUE) == ["fight CHU", "fight WU"]
    table = quiet()
    table.garrison("QIN", BLUE, 1)
    table.garrison("CHU", BLUE, 1)
    table.pool(BLUE, 0)
    table.battle("HAN-QI", blue="6", red="5")
    assert tries(table, BLUE) == ["from JIN-YAN", "from HAN-QI", "from WU", "from pool"]
    for text in tries(table, BLUE):
        assert table.refused_by(BLUE, text) is not None
