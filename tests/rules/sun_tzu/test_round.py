"""ST-B: the course of a round."""

from collections import Counter
from itertools import permutations, product

import pytest

from tianxia.core.dice import Dice
from tianxia.core.game import Game
from tianxia.games.sun_tzu.names import BLUE, CARDS, FRAMED, PROVINCES, RED, SEATS, N

from .scenes import TIES, bare_table, begin_round, hand_of, happened, lay_both
from .table import Table

rule = pytest.mark.rule


def pass_until(table: Table, kind: str) -> None:
    while table.asked != kind:
        table.play(table.to_act[0], "pass")


def revealed(table: Table) -> list[str]:
    return [str(facts["province"]) for facts in table.told("reveal")]


# Orders


@rule("ST-B1")
def test_both_sides_are_asked_for_orders_at_once() -> None:
    table = bare_table()
    begin_round(table, 1)
    assert (table.asked, table.to_act) == ("orders", (BLUE, RED))
    hand = ["1", "2", "3", "4", "5", "6", "7", "plague", "-1"]
    table.hand(BLUE, "7", "plague", "-1")
    assert table.options(BLUE) == sorted(f"{card}@{province}" for card in hand for province in PROVINCES)


@rule("ST-B1")
def test_one_hand_card_is_laid_at_each_of_the_five_provinces() -> None:
    table = bare_table()
    begin_round(table, 1)
    table.hand(BLUE, "+1", "+1")
    assert table.refused_by(BLUE, "7@QIN") == "ST-B1", "not in the hand"
    assert table.refused_by(BLUE, "ready") == "ST-B1", "no order lies yet"
    table.play(BLUE, "+1@QIN")
    assert table.refused_by(BLUE, "2@QIN") == "ST-B1", "one order to a province"
    table.play(BLUE, "+1@CHU")
    assert table.refused_by(BLUE, "+1@WU") == "ST-B1", "there were only two in the hand"
    table.play(BLUE, "2@JIN-YAN", "3@HAN-QI")
    assert table.refused_by(BLUE, "2@WU") == "ST-B1", "the 2 lies at JIN-YAN"
    assert table.refused_by(BLUE, "ready") == "ST-B1", "WU has no order yet"
    table.play(BLUE, "1@WU")
    assert table.options(BLUE) == ["ready"]
    table.play(BLUE, "ready")
    assert [table.order_at(BLUE, province) for province in PROVINCES] == ["+1", "+1", "2", "3", "1"]
    assert hand_of(table, BLUE) == Counter(["4", "5", "6"])


@rule("ST-B1")
def test_no_battle_before_both_are_ready() -> None:
    table = bare_table()
    begin_round(table, 1)
    table.lay(BLUE, TIES)
    assert (table.asked, table.to_act) == ("orders", (RED,))
    assert revealed(table) == []
    table.lay(RED, TIES)
    assert revealed(table) == list(PROVINCES)


@rule("ST-B15")
def test_orders_may_be_changed_until_both_are_ready() -> None:
    table = bare_table()
    begin_round(table, 1)
    assert table.offers(BLUE) == []
    assert table.refused_by(BLUE, "back QIN") == "ST-B15", "nothing lies there"
    table.play(BLUE, "1@QIN", "2@CHU")
    assert table.offers(BLUE) == ["back CHU", "back QIN"]
    table.play(BLUE, "back QIN", "5@QIN", "1@JIN-YAN", "3@HAN-QI", "4@WU", "ready")
    assert set(table.to_act) == {RED}
    table.change(BLUE)
    assert set(table.to_act) == {BLUE, RED}
    table.play(BLUE, "back WU", "6@WU", "ready")
    assert [table.order_at(BLUE, province) for province in PROVINCES] == ["5", "2", "1", "3", "6"]
    assert hand_of(table, BLUE)["4"] == 1
    assert hand_of(table, BLUE)["6"] == 0


@rule("ST-B15")
def test_a_side_that_is_ready_or_both_cannot_take_orders_back() -> None:
    table = Table()
    table.pass_windows()
    table.lay(BLUE, TIES)
    assert table.offers(BLUE) == [], "it must first take back being ready"
    table.lay(RED, TIES)
    assert table.asked == "after_orders"
    for side in (BLUE, RED):
        assert table.offers(side) == []
        assert table.refused_by(side, "back QIN") is not None
        assert table.refused_by(side, "6@QIN") is not None


@rule("ST-B15")
def test_being_ready_may_be_taken_back_only_while_the_other_is_not_ready() -> None:
    game = Game("sun_tzu", 1, None, {"beginner": True}, None)
    lay = [f"{card}@{province}" for card, province in zip(TIES.split(), PROVINCES, strict=True)]
    assert game.why_not(BLUE, "change") is not None, "not ready yet"
    for text in (*lay, "ready"):
        game.play(BLUE, text)
    assert game.why_not(BLUE, "change") is None
    assert game.why_not(RED, "change") is not None
    for text in (*lay, "ready"):
        game.play(RED, text)
    assert game.why_not(BLUE, "change") is not None
    assert game.why_not(RED, "change") is not None


@rule("ST-B15")
def test_nobody_may_look_at_the_others_orders() -> None:
    table = Table()
    table.pass_windows()
    before = table.rules.view(table.state, RED)
    table.lay(BLUE, "6 5 4 3 2")
    assert table.rules.view(table.state, RED) == before, "nothing of them is seen while King Shao thinks"
    table.lay(RED, TIES)
    for seat, own, other in ((BLUE, "6 5 4 3 2", "shao"), (RED, TIES, "sun_tzu")):
        provinces = table.rules.view(table.state, seat)["provinces"]
        assert isinstance(provinces, dict)
        assert [provinces[p]["orders"][SEATS[seat]] for p in PROVINCES] == own.split()
        assert [provinces[p]["orders"][other] for p in PROVINCES] == ["?"] * 5


@rule("ST-B11")
@pytest.mark.parametrize("side", [BLUE, RED])
def test_the_cards_1_to_5_fit_every_province_whatever_is_marked(side: int) -> None:
    """Exhaustive: all sets of marked provinces; only the 6 is hindered."""
    for marks in product((0, 1), repeat=N):
        table = bare_table()
        begin_round(table, 1)
        table.hand(side)
        for province, mark in zip(PROVINCES, marks, strict=True):
            if mark:
                table.marked(province, side)
        free = [p for p, mark in zip(PROVINCES, marks, strict=True) if not mark]
        expected = [f"{card}@{p}" for card in "12345" for p in PROVINCES] + [f"6@{p}" for p in free]
        assert table.options(side) == sorted(expected)


@rule("ST-B11")
def test_five_legal_orders_exist_with_the_framed_cards_alone_and_all_provinces_marked() -> None:
    """Exhaustive: every way to lay the cards 1 to 5 can be played to its end."""
    table = bare_table()
    begin_round(table, 1)
    table.hand(RED)
    for province in PROVINCES:
        table.marked(province, RED)
    for cards in permutations("12345"):
        table.lay(RED, " ".join(cards))
        table.change(RED)
        table.play(RED, *(f"back {province}" for province in PROVINCES))


@rule("ST-B11")
@pytest.mark.parametrize("seed", range(8))
def test_random_play_never_runs_out_of_legal_orders(seed: int) -> None:
    """The framed cards are there at every start of the orders, and no way of laying them gets stuck."""
    table = Table(blue="scribe", red="second_six" if seed % 2 else "plague_bearer", seed=seed, events=seed % 2 == 0)
    dice = Dice.seeded(f"orders {seed}")
    rounds = 0
    while not table.over:
        seat = table.to_act[0]
        options = table.options(seat)
        if table.asked == "orders":
            assert options
            assert all(table.why_not(seat, text) is None for text in options)
            if not table.offers(seat):
                rounds += 1
                assert all(table.in_hand(seat, card) == 1 for card in CARDS[:FRAMED])
                assert {f"{card}@{p}" for card in "12345" for p in PROVINCES} <= set(options)
        table.play(seat, options[dice.below(len(options))])
    assert rounds >= 2 * 3


@rule("ST-B11")
def test_there_is_no_hand_limit() -> None:
    table = bare_table()
    others = ["7", "8", "9", "10", "+1", "+1", "+1", "+2", "+3", "plague", "plague"]
    table.hand(BLUE, *others)
    begin_round(table, 1)
    lay_both(table)
    table.play(BLUE, "under -1")
    table.play(RED, table.options(RED)[0])
    assert hand_of(table, BLUE) == Counter([*CARDS[:FRAMED], *others, "-1", "-1"])


# The order of battles


@rule("ST-B2")
def test_a_battle_is_finished_before_the_next_cards_are_revealed() -> None:
    table = Table()
    table.pass_windows()
    table.lay(BLUE, "5 1 2 3 4")
    table.lay(RED, "2 5 1 3 4")
    pass_until(table, "after_battle")
    assert revealed(table) == ["QIN"]
    assert table.armies("QIN") == ("sun_tzu", 3)
    assert table.armies("CHU") == (None, 0)
    table.play(BLUE, "pass")
    table.play(RED, "pass")
    assert revealed(table) == ["QIN", "CHU"]
    assert table.armies("CHU") == ("shao", 4)
    assert table.told("reveal")[1] == {"province": "CHU", "sun_tzu_card": "1", "shao_card": "5"}


@rule("ST-B3")
@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("fewer", [BLUE, RED])
def test_rounds_1_to_3_have_the_fixed_order_whoever_has_fewer_armies(number: int, fewer: int) -> None:
    table = bare_table()
    table.garrison("WU", 1 - fewer, 5)
    begin_round(table, number)
    lay_both(table)
    assert revealed(table) == ["QIN", "CHU", "JIN-YAN", "HAN-QI", "WU"]
    assert table.told("decides") == []


@rule("ST-B14", "ST-B4")
def test_round_5_four_armies_against_two_king_shao_decides() -> None:
    table = bare_table()
    table.garrison("QIN", BLUE, 3)
    table.garrison("CHU", BLUE, 1)
    table.garrison("WU", RED, 2)
    begin_round(table, 5)
    lay_both(table)
    assert table.told("armies_counted") == [{"sun_tzu": 4, "shao": 2}]
    assert table.told("decides") == [{"seat": "shao"}]
    assert (table.asked, table.to_act) == ("next_battle", (RED,))


@rule("ST-B4")
def test_the_decider_picks_each_province_knowing_the_battles_before() -> None:
    table = bare_table()
    table.garrison("QIN", RED, 1)
    begin_round(table, 4)
    lay_both(table, blue="2 3 4 5 6", red=TIES)
    assert (table.asked, table.to_act) == ("next_battle", (BLUE,))
    assert table.options(BLUE) == sorted(f"fight {province}" for province in PROVINCES)
    table.play(BLUE, "fight HAN-QI")
    assert table.armies("HAN-QI") == ("sun_tzu", 1), "the battle is over when the next is picked"
    assert table.options(BLUE) == ["fight CHU", "fight JIN-YAN", "fight QIN", "fight WU"]
    assert table.refused_by(BLUE, "fight HAN-QI") == "ST-B2"
    table.play(BLUE, "fight WU", "fight QIN", "fight JIN-YAN")
    assert revealed(table) == ["HAN-QI", "WU", "QIN", "JIN-YAN", "CHU"]


@rule("ST-B4", "ST-B8")
@pytest.mark.parametrize(
    ("before", "now", "decider"),
    [
        ([(9, 9), (9, 9), (9, 9)], (1, 2), BLUE),
        ([(9, 9), (9, 9), (9, 9)], (2, 1), RED),
        ([(1, 2), (1, 2), (1, 2)], (2, 1), RED),  # now comes before then
        ([(0, 0), (0, 0), (1, 2)], (3, 3), BLUE),  # one round back
        ([(0, 0), (2, 1), (3, 3)], (3, 3), RED),  # two rounds back
        ([(4, 3), (3, 3), (2, 2)], (3, 3), RED),  # back to round 1
        ([(3, 4), (3, 3), (2, 2)], (0, 0), BLUE),
        ([(0, 5), (5, 0), (2, 2)], (1, 1), RED),  # the later difference counts
        ([(0, 5), (5, 0), (0, 1), (4, 4)], (1, 1), BLUE),
        ([(0, 1)] + [(3, 3)] * 7, (1, 1), BLUE),  # round 9 looks back to round 1
        ([(0, 0), (0, 0), (0, 0)], (0, 0), None),
        ([(0, 0), (3, 3), (5, 5), (1, 1)], (2, 2), None),
    ],
)
def test_equal_counts_look_back_round_by_round(
    before: list[tuple[int, int]], now: tuple[int, int], decider: int | None
) -> None:
    table = bare_table()
    table.state.counts = [n for pair in before for n in pair]
    table.garrison("QIN", BLUE, now[0])
    table.garrison("WU", RED, now[1])
    begin_round(table, len(before) + 1)
    lay_both(table)
    if decider is None:
        assert table.told("decides") == []
        assert revealed(table) == ["QIN", "CHU", "JIN-YAN", "HAN-QI", "WU"]
    else:
        assert table.told("decides") == [{"seat": SEATS[decider]}]
        assert (table.asked, table.to_act) == ("next_battle", (decider,))
        assert revealed(table) == []


@rule("ST-B4")
def test_a_decider_of_the_round_before_does_not_stay_by_himself() -> None:
    """King Shao decided in round 4 by counts that say so no more: only the counts are looked at."""
    table = bare_table()
    table.state.decider = RED
    table.state.counts = [0, 0, 0, 0, 0, 0, 1, 2]
    begin_round(table, 5)
    lay_both(table)
    assert table.to_act == (BLUE,)


@rule("ST-B4")
def test_armies_on_name_boxes_do_not_count() -> None:
    table = bare_table()
    table.garrison("QIN", BLUE, 1)
    table.marked("CHU", BLUE, armies=3)
    table.garrison("WU", RED, 2)
    begin_round(table, 4)
    lay_both(table)
    assert table.told("armies_counted") == [{"sun_tzu": 1, "shao": 2}]
    assert table.to_act == (BLUE,)


@rule("ST-B8")
def test_armies_are_counted_after_orders_and_before_the_window() -> None:
    """The ambush in the window after orders makes the sides equal, but the count stands."""
    table = Table(red="ambush")
    table.garrison("QIN", BLUE, 2)
    table.garrison("WU", RED, 1)
    table.state.counts = [0, 0, 0, 5, 5, 5]
    begin_round(table, 4)
    table.pass_windows()
    lay_both(table)
    assert (table.asked, table.to_act) == ("after_orders", (RED,)), "the decider is asked first"
    table.play(RED, "use ambush QIN")
    table.pass_windows()
    assert (table.asked, table.to_act) == ("next_battle", (RED,))
    assert table.told("armies_counted") == [{"sun_tzu": 2, "shao": 1}]
    assert table.state.counts == [0, 0, 0, 5, 5, 5, 2, 1]


@rule("ST-B8")
def test_a_change_before_the_orders_lie_counts() -> None:
    table = Table(red="ambush")
    table.garrison("QIN", BLUE, 2)
    table.garrison("WU", RED, 2)
    begin_round(table, 4)
    while "use ambush QIN" not in table.options(table.to_act[0]):
        table.play(table.to_act[0], "pass")
    table.play(RED, "use ambush QIN")
    table.pass_windows()
    lay_both(table)
    assert table.told("armies_counted") == [{"sun_tzu": 1, "shao": 2}]
    table.pass_windows()
    assert table.to_act == (BLUE,)


@rule("ST-B8")
def test_battles_of_the_round_do_not_change_the_decider_but_the_next_round_counts_anew() -> None:
    table = bare_table()
    table.garrison("QIN", BLUE, 1)
    begin_round(table, 4)
    lay_both(table, blue=TIES, red="1 3 4 5 2")
    assert table.to_act == (RED,)
    table.play(RED, "fight CHU", "fight JIN-YAN")  # King Shao has 2 armies now, Sun Tzu 1
    assert (table.asked, table.to_act) == ("next_battle", (RED,))
    table.play(RED, "fight HAN-QI", "fight QIN")
    assert table.armies("WU") == ("sun_tzu", 3)
    for side in (BLUE, RED):
        table.play(side, table.options(side)[0])
    lay_both(table)
    assert table.told("armies_counted") == [{"sun_tzu": 1, "shao": 0}, {"sun_tzu": 4, "shao": 3}]


@rule("ST-B8", "ST-B5", "ST-B9")
def test_nine_rounds_nine_counts_three_scorings() -> None:
    table = bare_table()
    begin_round(table, 1)
    while not table.over:
        table.play_round()
    assert [facts["round"] for facts in table.told("round")] == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert len(table.told("armies_counted")) == 9
    assert [facts["round"] for facts in table.told("scored")] == [3, 6, 9]
    assert len(revealed(table)) == 9 * 5
    assert table.state.end == "ST-H4"


@rule("ST-B5")
@pytest.mark.parametrize("number", range(1, 10))
def test_scoring_after_rounds_3_6_and_9_only(number: int) -> None:
    """Sun Tzu holds one province all the time: the marker moves in three of nine rounds."""
    table = bare_table()
    table.markers((1, 2, 4), (1, 3, 5), (1, 4, 3), (2, 3, 2), (2, 3, 4))
    table.garrison("QIN", BLUE, 3)
    begin_round(table, number)
    table.play_round()
    assert table.state.marker == {3: 1, 6: 2, 9: 4}.get(number, 0)
    assert len(table.told("scored")) == (1 if number % 3 == 0 else 0)


# The order of a round and of a battle


def course(table: Table) -> list[str]:
    """Milestones and questions of the round, in order; everybody passes; repeats are dropped."""
    milestones = ("round", "armies_counted", "reveal", "scored", "cards_drawn", "end")
    steps: list[str] = []
    start, seen = table.state.round, 0
    while True:
        events = happened(table)
        steps += [kind for kind in events[seen:] if kind in milestones]
        seen = len(events)
        if table.over or table.state.round != start:
            break
        steps.append(table.asked)
        seat = table.to_act[0]
        if table.asked == "orders":
            table.lay(seat, TIES)
        else:
            table.pass_or_first(seat)
    return [step for i, step in enumerate(steps) if i == 0 or steps[i - 1] != step]


BATTLE = ["reveal", "after_battle"]
OPENING = ["round", "start_of_round", "orders", "armies_counted", "after_orders"]
CLOSING = ["cards_drawn", "draw", "round"]


@rule("ST-B9")
@pytest.mark.parametrize("number", range(1, 10))
@pytest.mark.parametrize("generals", [True, False])
def test_a_round_in_order(number: int, generals: bool) -> None:
    """With reserves and cards in the hands all windows ask, with and without a general."""
    table = Table()
    if not generals:
        table.general(BLUE)
        table.general(RED)
    begin_round(table, number)
    scoring = ["scored", "after_scoring"] if number % 3 == 0 else []
    closing = CLOSING if number < 9 else ["end"]
    assert course(table) == OPENING + BATTLE * 5 + scoring + closing
    assert table.state.round == (number + 1 if number < 9 else 9)


@rule("ST-B9", "ST-B4")
def test_a_round_in_order_when_a_side_picks_the_battles() -> None:
    table = Table()
    table.garrison("QIN", BLUE, 1)
    begin_round(table, 6)
    picked = ["next_battle", *BATTLE]
    assert course(table) == OPENING + picked * 4 + BATTLE + ["scored", "after_scoring"] + CLOSING


@rule("ST-B9")
def test_what_belongs_to_another_moment_is_refused() -> None:
    table = bare_table()
    begin_round(table, 1)
    assert table.asked == "orders"
    for text in ("fight QIN", "under 7", "from QIN", "pass"):
        assert table.refused_by(BLUE, text) == "ST-B9"


@rule("ST-B10")
def test_a_battle_in_order_marks_strengths_prices_events_window() -> None:
    """6 against +2 at WU, with an event that acts after any battle."""
    table = Table(events=True)
    table.event_deck("four_plagues", "two_ones")
    table.state.plagues = 4
    table.garrison("WU", BLUE, 1)
    table.battle("WU", blue="6", red="+2")
    assert (table.asked, table.to_act) == ("source", (RED,))
    assert happened(table) == ["reveal", "marked", "won", "withdrew", "placed"]
    table.play(RED, "from WU")
    assert happened(table)[5:] == ["to_reserves", "to_reserves", "to_reserves", "event_used", "event_up"]
    assert [facts["source"] for facts in table.told("to_reserves")] == ["WU", "pool", "pool"]
    assert table.armies("WU") == (None, 0), "the price is paid after the movement"
    assert table.asked == "after_battle"


@rule("ST-B10")
def test_a_battle_in_order_plague_recycling_events_window() -> None:
    table = Table(blue="scribe", red="plague_bearer", events=True)
    table.event_deck("four_plagues", "two_ones")
    table.state.plagues = 3
    table.garrison("WU", BLUE, 5)
    table.battle("WU", blue="-1", red="plague")
    assert happened(table) == ["reveal"]
    assert (table.asked, table.to_act) == ("at_reveal", (RED,))
    table.play(RED, "use plague_bearer")
    assert (table.asked, table.to_act) == ("at_reveal", (BLUE,))
    assert table.armies("WU") == ("sun_tzu", 5)
    table.play(BLUE, "use scribe")
    assert happened(table)[1:] == [
        "general_used",
        "general_used",
        "plague",
        "withdrew",
        "recycled",
        "recycled",
        "to_reserves",
        "to_reserves",
        "event_used",
        "event_up",
        # the window asks for reserves only: both generals are used
    ]
    assert table.armies("WU") == ("sun_tzu", 3)
    assert table.asked == "after_battle"


@rule("ST-B10")
def test_a_plague_that_acts_ends_the_battle() -> None:
    table = bare_table()
    table.garrison("WU", RED, 5)
    table.battle("WU", blue="plague", red="6")
    assert happened(table) == ["reveal", "plague", "withdrew"]
    assert table.armies("WU") == ("shao", 3)


@rule("ST-B10")
@pytest.mark.parametrize("decider", [-1, BLUE, RED])
def test_sun_tzu_marks_first_whoever_decides(decider: int) -> None:
    """Both pools are empty: each is asked in turn where its army comes from."""
    table = bare_table()
    for province, side in (("QIN", BLUE), ("CHU", BLUE), ("JIN-YAN", RED), ("HAN-QI", RED)):
        table.garrison(province, side, 1)
    table.pool(BLUE, 0)
    table.pool(RED, 0)
    table.battle("WU", blue="6", red="6", decider=decider)
    assert (table.asked, table.to_act) == ("source", (BLUE,))
    table.play(BLUE, "from QIN")
    assert (table.asked, table.to_act) == ("source", (RED,))
    table.play(RED, "from JIN-YAN")
    assert table.told("marked") == [
        {"seat": "sun_tzu", "province": "WU", "source": "QIN"},
        {"seat": "shao", "province": "WU", "source": "JIN-YAN"},
    ]
    assert happened(table)[-1] == "tie", "strengths come after both marks"


@rule("ST-B10")
@pytest.mark.parametrize(("decider", "order"), [(-1, [BLUE, RED]), (BLUE, [BLUE, RED]), (RED, [RED, BLUE])])
def test_the_first_side_pays_its_price_first(decider: int, order: list[int]) -> None:
    table = bare_table()
    table.garrison("QIN", BLUE, 1)
    table.garrison("CHU", RED, 2)
    table.battle("WU", blue="+2", red="+3", decider=decider)
    assert happened(table) == ["reveal", "won", "placed"], "the movement is over"
    payers: list[int] = []
    while table.asked == "source":
        payers.append(table.to_act[0])
        table.play(table.to_act[0], "from pool")
    assert list(dict.fromkeys(payers)) == order
    assert table.state.reserves == [1, 2]


# The end of a round


@rule("ST-B6")
def test_framed_cards_return_and_other_played_cards_go_to_the_box() -> None:
    table = bare_table()
    table.hand(BLUE, "7", "plague", "+1", "10")
    table.hand(RED, "9")
    begin_round(table, 1)
    lay_both(table, blue="7 plague +1 1 6", red="9 1 2 3 4")
    assert table.asked == "draw"
    assert hand_of(table, BLUE) == Counter(["1", "2", "3", "4", "5", "6", "10"])
    assert hand_of(table, RED) == Counter(["1", "2", "3", "4", "5", "6"])
    assert [table.in_box(BLUE, card) for card in CARDS] == [int(card in ("7", "+1", "plague")) for card in CARDS]
    assert [table.in_box(RED, card) for card in CARDS] == [int(card == "9") for card in CARDS]
    assert [table.order_at(side, p) for side in (BLUE, RED) for p in PROVINCES] == [None] * 10


@rule("ST-B7")
def test_draw_two_keep_one_the_other_goes_under_the_pile() -> None:
    table = bare_table()
    table.hand(BLUE)
    table.pile(BLUE, "10", "9", "8", "7")
    begin_round(table, 1)
    lay_both(table, blue="2 3 4 5 6", red="2 3 4 5 6")
    assert (table.asked, table.to_act) == ("draw", (BLUE, RED))
    assert [facts["card"] for facts in table.told("drew", BLUE)] == ["7", "8"], "from the top"
    assert table.options(BLUE) == ["under 7", "under 8"]
    assert table.refused_by(BLUE, "under 9") == "ST-B7"
    assert table.refused_by(BLUE, "pass") is not None
    table.play(BLUE, "under 7")
    table.play(RED, table.options(RED)[0])
    assert table.in_pile(BLUE) == ["7", "10", "9"]
    assert hand_of(table, BLUE) == Counter(["1", "2", "3", "4", "5", "6", "8"])


@rule("ST-B7")
def test_whoever_played_the_1_draws_three_and_keeps_two() -> None:
    table = bare_table()
    table.hand(BLUE)
    table.pile(BLUE, "10", "9", "8", "7")
    begin_round(table, 1)
    lay_both(table, blue="1 3 4 5 6", red="2 3 4 5 6")
    assert table.told("cards_drawn") == [{"seat": "sun_tzu", "count": 3}, {"seat": "shao", "count": 2}]
    assert table.options(BLUE) == ["under 7", "under 8", "under 9"]
    table.play(BLUE, "under 8")
    table.play(RED, table.options(RED)[0])
    assert table.in_pile(BLUE) == ["8", "10"]
    assert hand_of(table, BLUE) == Counter(["1", "2", "3", "4", "5", "6", "7", "9"])


@rule("ST-B7")
@pytest.mark.parametrize(("drawn", "kept"), [(["+1", "+1"], ["+1"]), (["+1", "7", "+1"], ["+1", "7"])])
def test_of_two_equal_cards_only_one_goes_under_the_pile(drawn: list[str], kept: list[str]) -> None:
    table = bare_table()
    table.hand(BLUE)
    table.pile(BLUE, "10", *drawn)
    begin_round(table, 1)
    lay_both(table, blue="1 3 4 5 6" if len(drawn) == 3 else "2 3 4 5 6", red="2 3 4 5 6")
    table.play(BLUE, "under +1")
    table.play(RED, table.options(RED)[0])
    assert table.in_pile(BLUE) == ["+1", "10"]
    assert hand_of(table, BLUE) == Counter(["1", "2", "3", "4", "5", "6", *kept])


@rule("ST-B7")
@pytest.mark.parametrize("side", [BLUE, RED])
def test_the_extra_draw_is_for_the_round_and_the_side_of_the_1_only(side: int) -> None:
    table = bare_table()
    begin_round(table, 1)
    one, none = "1 2 3 4 5", "6 2 3 4 5"
    table.play_round(blue=one if side == BLUE else none, red=one if side == RED else none)
    table.play_round(blue="2 3 4 5 6", red="2 3 4 5 6")
    for seat in (BLUE, RED):
        counts = [facts["count"] for facts in table.told("cards_drawn") if facts["seat"] == SEATS[seat]]
        assert counts == ([3, 2] if seat == side else [2, 2])


@rule("ST-B7")
def test_no_draw_after_round_9() -> None:
    table = bare_table()
    begin_round(table, 9)
    lay_both(table)
    assert table.over
    assert table.told("cards_drawn") == []
    assert hand_of(table, BLUE).total() == 10
    assert len(table.in_pile(BLUE)) == 10


@rule("ST-B12", "ST-B7")
@pytest.mark.parametrize("side", [BLUE, RED])
@pytest.mark.parametrize(
    ("with_one", "pile", "drawn", "chooses", "kept"),
    [
        (False, 0, 0, False, 0),
        (False, 1, 1, False, 1),
        (False, 2, 2, True, 1),
        (False, 3, 2, True, 1),
        (False, 4, 2, True, 1),
        (True, 0, 0, False, 0),
        (True, 1, 1, False, 1),
        (True, 2, 2, False, 2),
        (True, 3, 3, True, 2),
        (True, 4, 3, True, 2),
    ],
)
def test_draw_from_a_pile_of_any_size(
    side: int, with_one: bool, pile: int, drawn: int, chooses: bool, kept: int
) -> None:
    table = bare_table()
    for seat in (BLUE, RED):
        table.hand(seat)
        table.pile(seat)
    cards = ["10", "9", "8", "7"][:pile]
    table.pile(side, *cards)
    begin_round(table, 1)
    table.lay(side, "1 2 3 4 5" if with_one else "6 2 3 4 5")
    table.lay(1 - side, "6 2 3 4 5")
    assert [facts["count"] for facts in table.told("cards_drawn")] == ([drawn] if drawn else [])
    assert (table.asked, table.to_act) == (("draw", (side,)) if chooses else ("orders", (BLUE, RED)))
    if chooses:
        taken = cards[-drawn:]
        assert table.options(side) == sorted(f"under {card}" for card in taken)
        table.play(side, f"under {taken[0]}")
        assert table.in_pile(side) == [taken[0], *cards[:-drawn]]
    else:
        assert table.in_pile(side) == []
    assert sum(table.state.hand[side]) == 6 + kept
    assert table.state.round == 2


@rule("ST-B13")
def test_both_draw_at_the_same_time_and_in_secret() -> None:
    table = bare_table()
    begin_round(table, 1)
    lay_both(table)
    assert table.to_act == (BLUE, RED)
    mine, theirs = table.told("drew", BLUE), table.told("drew", RED)
    assert {facts["seat"] for facts in mine} == {"sun_tzu"}
    assert {facts["seat"] for facts in theirs} == {"shao"}
    assert table.told("drew") == []
    before = table.rules.view(table.state, RED), table.rules.view(table.state, None)
    table.play(BLUE, table.options(BLUE)[0])
    assert (table.rules.view(table.state, RED), table.rules.view(table.state, None)) == before
    assert table.told("put_under", RED) == []
    assert set(table.to_act) == {RED}, "King Shao still chooses"


@rule("ST-B13")
def test_the_owner_knows_what_lies_under_the_own_pile() -> None:
    table = bare_table()
    table.hand(BLUE)
    table.pile(BLUE, "10", "9", "8", "7")
    begin_round(table, 1)
    lay_both(table, blue="2 3 4 5 6", red="2 3 4 5 6")
    table.play(BLUE, "under 8")
    table.play(RED, table.options(RED)[0])
    assert table.told("put_under", BLUE) == [{"seat": "sun_tzu", "card": "8"}]
    for seat, known in ((BLUE, ["8", None, None]), (RED, [None] * 3), (None, [None] * 3)):
        sides = table.rules.view(table.state, seat)["sides"]
        assert isinstance(sides, dict)
        assert sides["sun_tzu"]["pile_known"] == known
