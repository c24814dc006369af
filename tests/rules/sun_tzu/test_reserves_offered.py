"""ST-D: when buying is offered, and to whom."""

import pytest

from tianxia.core.dice import Dice
from tianxia.games.sun_tzu.asks import ASKS
from tianxia.games.sun_tzu.names import BLUE, CARDS, FRAMED, RED

from .scenes import begin_round, table_without_generals
from .table import WINDOWS, Table

rule = pytest.mark.rule


# When buying is offered


@rule("ST-D4")
@pytest.mark.parametrize("kind", WINDOWS)
@pytest.mark.parametrize("number", range(1, 10))
def test_buying_is_offered_in_every_window_of_all_nine_rounds(kind: str, number: int) -> None:
    table = Table()
    table.hand(BLUE, "7")
    table.hand(RED, "8")
    table.general(BLUE)
    table.general(RED)
    table.set_round(number)
    table.window(kind)
    assert (table.asked, table.to_act) == (kind, (BLUE,))
    assert table.options(BLUE) == ["buy 7", "pass"]
    table.play(BLUE, "pass")
    assert (table.asked, table.to_act) == (kind, (RED,))
    assert table.options(RED) == ["buy 8", "pass"]
    table.play(RED, "buy 8")
    assert (table.state.pool[RED], table.state.reserves[RED]) == (19, 2)


@rule("ST-D4")
@pytest.mark.parametrize(
    ("kind", "blue", "red"),
    [
        ("place", "9", "6"),  # 3 armies into WU
        ("mark", "6", "6"),  # 1 army on the name box
        ("pay", "+2", "+3"),  # loses, and owes 1 army
        ("pay", "+3", "+3"),
    ],
)
def test_inside_a_battle_a_side_that_lacks_armies_may_buy_first(kind: str, blue: str, red: str) -> None:
    """No pool, but armies in two provinces: they stay if reserves are bought."""
    table = table_without_generals()
    table.garrison("QIN", BLUE, 3)
    table.garrison("CHU", BLUE, 3)
    table.pool(BLUE, 0)
    table.hand(BLUE, "7", "8", "10")
    table.battle("WU", blue=blue, red=red)
    if blue == red == "+3":
        assert table.asked == "after_battle", "they cancel: nobody pays, so nothing is offered"
        return
    assert (table.asked, table.to_act) == ("buy", (BLUE,))
    assert table.options(BLUE) == ["buy 10", "buy 7", "buy 8", "pass"]
    table.play(BLUE, *{"place": ["buy 7", "buy 8", "buy 10"], "mark": ["buy 7"], "pay": ["buy 7"]}[kind])
    if table.asked == "source":  # a price may come from the board all the same
        assert (kind, table.options(BLUE)) == ("pay", ["from CHU", "from QIN", "from pool"])
        table.play(BLUE, "from pool")
    assert (table.armies("QIN"), table.armies("CHU")) == (("sun_tzu", 3), ("sun_tzu", 3))
    assert table.state.pool[BLUE] == 0
    assert table.state.reserves[BLUE] == {"place": 0, "mark": 2, "pay": 3}[kind]


@rule("ST-D4")
@pytest.mark.parametrize(("blue", "red"), [("9", "8"), ("6", "6"), ("+2", "+3")])
def test_inside_a_battle_declining_takes_the_armies_from_provinces(blue: str, red: str) -> None:
    table = table_without_generals()
    table.garrison("CHU", BLUE, 3)
    table.pool(BLUE, 0)
    table.hand(BLUE, "7")
    table.battle("WU", blue=blue, red=red)
    assert table.asked == "buy"
    table.play(BLUE, "pass")
    assert table.asked != "buy"
    assert (table.asked, table.to_act) != ("source", (BLUE,)), "CHU is the only source"
    assert table.armies("CHU") == ("sun_tzu", 2)
    assert table.in_hand(BLUE, "7") == 1


@rule("ST-D4")
@pytest.mark.parametrize(("event", "card", "armies"), [("nine_beaten", "9", 1), ("ten_beaten", "10", 2)])
def test_inside_an_event_a_side_that_lacks_armies_may_buy_first(event: str, card: str, armies: int) -> None:
    """A tie moves nothing; then each side owes armies, and Sun Tzu has none in the pool."""
    table = table_without_generals(events=True)
    table.event_deck(event, "two_ones")
    table.garrison("CHU", BLUE, 3)
    table.pool(BLUE, 0)
    table.hand(BLUE, "7", "8")
    table.battle("WU", blue=card, red=card)
    assert (table.asked, table.to_act) == ("buy", (BLUE,))
    table.play(BLUE, *["buy 7", "buy 8"][:armies])
    while table.asked == "source":
        table.play(BLUE, "from pool")
    assert table.armies("CHU") == ("sun_tzu", 3)
    assert table.state.reserves[BLUE] == 3
    assert table.told("event_used") == [{"event": event}]


@rule("ST-D4")
def test_an_event_that_takes_from_the_pool_offers_buying_to_an_empty_one() -> None:
    table = table_without_generals(events=True)
    table.event_deck("four_plagues", "two_ones")
    table.state.plagues = 4
    table.garrison("CHU", BLUE, 2)
    table.garrison("QIN", BLUE, 2)
    table.pool(BLUE, 0)
    table.hand(BLUE, "7")
    table.battle("WU", blue="5", red="5")
    assert (table.asked, table.to_act) == ("buy", (BLUE,))
    table.play(BLUE, "buy 7")
    assert (table.armies("CHU"), table.armies("QIN")) == (("sun_tzu", 2), ("sun_tzu", 2))
    assert (table.state.pool[BLUE], table.state.reserves[BLUE]) == (0, 3)


@rule("ST-D4")
def test_the_loser_of_a_battle_needs_no_armies_and_is_not_asked() -> None:
    table = table_without_generals()
    table.reserves(RED, 3)
    table.garrison("WU", RED, 2)
    table.pool(RED, 0)
    table.battle("WU", blue="9", red="8")
    assert table.armies("WU") == ("shao", 1)
    assert table.asked == "after_battle"
    assert table.told("bought") == []


@rule("ST-D4")
def test_at_other_moments_buying_is_refused() -> None:
    """While orders are laid, while the next battle is chosen, at reveal and during the draw."""
    table = Table()
    table.hand(BLUE, "7", "8", "9", "10")
    table.garrison("QIN", RED, 1)
    begin_round(table, 4)
    table.pass_windows()
    assert table.asked == "orders"
    assert table.refused_by(BLUE, "buy 8") == "ST-D4"
    assert "buy 8" not in table.options(BLUE) + table.offers(BLUE)
    table.lay(BLUE, "7 2 3 4 5")
    table.lay(RED, "1 2 3 4 5")
    table.pass_windows()
    assert (table.asked, table.to_act) == ("next_battle", (BLUE,))
    assert table.refused_by(BLUE, "buy 8") == "ST-D4"
    table.play(BLUE, "fight QIN")
    assert table.asked == "at_reveal"
    assert table.state.reserves[BLUE] == 3
    assert table.refused_by(BLUE, "buy 8") == "ST-D4"
    table.pass_windows()
    while table.asked == "next_battle":
        table.play(BLUE, table.options(BLUE)[0])
        table.pass_windows()
    assert table.asked == "draw"
    assert table.refused_by(BLUE, "buy 8") == "ST-D4"


@rule("ST-D4")
def test_once_armies_are_taken_from_provinces_buying_is_over() -> None:
    table = table_without_generals()
    table.garrison("HAN-QI", BLUE, 3)
    table.garrison("CHU", BLUE, 3)
    table.pool(BLUE, 0)
    table.hand(BLUE, "7")
    table.battle("WU", blue="9", red="7")
    table.play(BLUE, "pass")
    assert table.asked == "source"
    assert table.refused_by(BLUE, "buy 7") == "ST-D4"
    table.play(BLUE, "from CHU")
    assert table.asked == "source"
    assert table.refused_by(BLUE, "buy 7") == "ST-D4"


# Who is asked


@rule("ST-D6")
@pytest.mark.parametrize("kind", WINDOWS)
@pytest.mark.parametrize(
    ("reserves", "hand", "asked", "asked_at_start"),
    [
        (3, ["7", "8"], True, True),
        (1, ["7"], True, True),
        (1, [], True, False),  # six framed cards
        (0, ["7", "8"], False, False),
        (0, [], False, False),
    ],
)
def test_the_offer_needs_reserves_and_cards_in_the_hand(
    kind: str, reserves: int, hand: list[str], asked: bool, asked_at_start: bool
) -> None:
    table = table_without_generals()
    table.reserves(BLUE, reserves)
    table.hand(BLUE, *hand)
    table.window(kind)
    expected = asked_at_start if kind == "start_of_round" else asked
    assert (table.asked, table.to_act) == ((kind, (BLUE,)) if expected else ("", ()))


@rule("ST-D6")
@pytest.mark.parametrize("kind", [kind for kind in WINDOWS if kind != "start_of_round"])
@pytest.mark.parametrize("cards", [0, 1, 2])
def test_a_hand_of_one_card_is_enough_and_it_may_be_framed(kind: str, cards: int) -> None:
    table = table_without_generals()
    table.hand(BLUE)
    for card in range(cards, FRAMED):
        table.state.hand[BLUE][card] -= 1
        table.state.box[BLUE][card] += 1
    table.window(kind)
    assert table.to_act == ((BLUE,) if cards else ())
    assert table.options(BLUE) == (["pass"] if cards else [])


@rule("ST-D6")
@pytest.mark.parametrize(("cards", "asked"), [(0, "after_battle"), (1, "buy")])
def test_inside_a_battle_the_offer_needs_a_hand_too(cards: int, asked: str) -> None:
    """The window after the battle asks King Shao, who has cards and reserves."""
    table = table_without_generals()
    table.reserves(RED, 3)
    table.hand(BLUE)
    table.pool(BLUE, 0)
    table.state.hand[BLUE] = [int(card < cards) for card in range(len(CARDS))]
    table.battle("WU", blue="9", red="8")
    assert table.asked == asked
    assert table.to_act == ((BLUE,) if cards else (RED,))


def questions_of_a_round(hand: list[str], orders: str) -> list[tuple[str, tuple[int, ...]]]:
    """Who is asked what in a round with this hand of Sun Tzu, who has no pool and buys nothing."""
    table = table_without_generals()
    table.garrison("CHU", BLUE, 1)
    table.pool(BLUE, 0)
    table.hand(BLUE, *hand)
    begin_round(table, 1)
    asked = []
    while table.state.round == 1:
        asked.append((table.asked, table.to_act))
        if table.asked == "orders":
            table.lay(BLUE, orders)
            table.lay(RED, "1 2 3 5 4")
        else:
            options = table.options(table.to_act[0])
            table.play(table.to_act[0], "pass" if "pass" in options else options[0])
    return asked


@rule("ST-D6")
@pytest.mark.parametrize(
    ("hand", "orders"),
    [
        (["9", "10"], "1 2 3 4 5"),  # 6, 9 and 10 stay in the hand: two of them could pay
        (["plague", "-1"], "1 2 3 4 5"),
        (["7", "+1"], "1 2 3 4 +1"),  # 5, 6 and 7 stay; +1 wins WU by 1 as the 5 does
        (["plague", "+1"], "plague 2 3 4 +1"),  # 1, 5 and 6 stay: none could pay
    ],
)
def test_who_is_asked_does_not_depend_on_the_cards_in_the_hand(hand: list[str], orders: str) -> None:
    """Hands of the same size and battles with the same results: QIN, CHU, JIN-YAN unmoved, HAN-QI lost, WU won."""
    window = [("after_battle", (BLUE,))]
    assert questions_of_a_round(hand, orders) == [
        ("start_of_round", (BLUE,)),
        ("orders", (BLUE, RED)),
        ("after_orders", (BLUE,)),
        *window * 4,
        ("buy", (BLUE,)),
        *window,
        ("draw", (BLUE, RED)),
        ("draw", (RED,)),
    ]


@rule("ST-D6")
@pytest.mark.parametrize("seed", range(6))
def test_in_random_games_hidden_cards_never_change_who_is_asked(seed: int) -> None:
    """At every question all that the other side cannot see is dealt anew: the same sides are asked."""
    table = Table(blue="levy", red="great_plague", seed=seed, events=True)
    dice = Dice.seeded(f"asked {seed}")
    compared = 0
    while not table.over:
        for side in (BLUE, RED):
            if table.state.round:
                other = table.rules.resample(table.state, 1 - side, dice)
                for kind in WINDOWS:
                    number = ASKS.index(kind)
                    here = table.rules.is_asked(table.state, side, number)
                    assert table.rules.is_asked(other, side, number) == here
                    compared += 1
        options = table.options(table.to_act[0])
        table.play(table.to_act[0], options[dice.below(len(options))])
    assert compared > 400
