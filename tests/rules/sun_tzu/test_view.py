"""The view as a value: it decodes strictly from its own JSON, and tells what its readers need not reckon."""

import msgspec
import pytest

import tianxia
from tianxia.bots import dice_of
from tianxia.games.sun_tzu import frames
from tianxia.games.sun_tzu.names import BLUE, RED
from tianxia.games.sun_tzu.seen import View

from .scenes import quiet, seen, with_window
from .table import Table
from .test_previews import game_of

rule = pytest.mark.rule


def tries(table: Table, seat: int) -> list[str]:
    return [option.text for option in game_of(table).decision(seat).tries]


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


# What may be tried


@rule("ST-E3", "ST-B1")
def test_a_second_six_and_being_ready_may_be_tried() -> None:
    table = quiet()
    table.marked("WU", BLUE)
    table.marked("QIN", BLUE)
    table.run((frames.ORDERS,))
    assert tries(table, BLUE) == ["6@QIN", "6@WU", "ready"]
    table.play(BLUE, "1@WU")
    assert tries(table, BLUE) == ["6@QIN", "ready"]
    table.play(BLUE, "6@CHU")
    assert tries(table, BLUE) == ["ready"]


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
    assert "use" not in " ".join(tries(table, BLUE))
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
