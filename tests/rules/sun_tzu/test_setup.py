"""ST-A: setup, and who controls a province."""

from collections import Counter

import pytest

from tianxia.core.dice import Dice
from tianxia.core.registry import find, make_rules
from tianxia.core.state import CHANCE
from tianxia.core.values import BadInput
from tianxia.games.sun_tzu import frames
from tianxia.games.sun_tzu.names import BLUE, CARDS, CHANCES, EVENT_CARDS, FRAMED, PROVINCES, RED, SEATS, N
from tianxia.games.sun_tzu.state import on_board

from .scenes import DECK, SCORE_MARKERS, SHAOS, hand_of, happened, seen
from .table import Table

rule = pytest.mark.rule

SUN_TZU = ["march", "feint", "vanguard", "scribe", "levy"]


def chances(table: Table) -> list[str]:
    """What chance was used for since the start, in order."""
    names = [CHANCES[event[2]] for event in table.state.told or [] if event[0] == CHANCE]
    return list(dict.fromkeys(names))


# Armies and generals


@rule("ST-A1")
@pytest.mark.parametrize("side", [BLUE, RED])
def test_each_side_has_18_armies_in_the_pool_and_3_in_the_reserves(side: int) -> None:
    table = Table()
    assert (table.state.pool[side], table.state.reserves[side]) == (18, 3)
    assert on_board(table.state, side) == 0
    assert table.rules.pieces(table.state)[f"{SEATS[side]} armies"] == 21


@rule("ST-A1")
def test_the_game_is_for_two() -> None:
    assert find("sun_tzu").players == (2,)
    assert make_rules("sun_tzu", 2, {}, None).seats == 2
    for players in (1, 3):
        with pytest.raises(BadInput):
            make_rules("sun_tzu", players, {}, None)


@rule("ST-A2")
def test_each_side_keeps_one_of_its_own_five_generals() -> None:
    table = Table(at_setup=True)
    assert (table.asked, table.to_act) == ("keep_general", (BLUE, RED))
    assert table.options(BLUE) == sorted(f"keep {general}" for general in SUN_TZU)
    assert table.options(RED) == sorted(f"keep {general}" for general in SHAOS)
    assert table.refused_by(BLUE, "keep healer") == "ST-A2"
    assert table.refused_by(RED, "keep march") == "ST-A2"
    assert table.refused_by(RED, "pass") is not None


@rule("ST-A2")
@pytest.mark.parametrize(("blue", "red"), [("march", "ambush"), ("levy", "great_plague"), ("scribe", "healer")])
def test_the_general_kept_is_held_and_the_other_four_are_out(blue: str, red: str) -> None:
    table = Table(blue=blue, red=red)
    assert seen(table, BLUE).sides["sun_tzu"].held == [blue]
    assert seen(table, RED).sides["shao"].held == [red]
    for side, own, kept in ((BLUE, SUN_TZU, blue), (RED, SHAOS, red)):
        for general in own:
            place = {"march": " QIN>CHU", "levy": " QIN", "ambush": " QIN"}.get(general, "")
            if general != kept:
                assert table.refused_by(side, f"use {general}{place}") == "ST-F12"


@rule("ST-A2")
def test_the_general_is_kept_in_secret() -> None:
    """The other side sees neither the first answer nor the general kept."""
    table = Table(at_setup=True)
    before = table.rules.view(table.state, RED), table.rules.view(table.state, None)
    table.play(BLUE, "keep march")
    assert (table.rules.view(table.state, RED), table.rules.view(table.state, None)) == before
    assert table.to_act == (RED,)
    table.play(RED, "keep ambush")
    assert table.told("general_kept", BLUE) == [{"seat": "sun_tzu", "general": "march"}]
    assert table.told("general_kept", RED) == [{"seat": "shao", "general": "ambush"}]
    assert table.told("general_kept") == []


# Cards


@rule("ST-A3")
@pytest.mark.parametrize("seed", range(8))
def test_a_hand_is_the_framed_cards_and_four_of_the_other_fourteen(seed: int) -> None:
    table = Table(seed=seed)
    for side in (BLUE, RED):
        hand = hand_of(table, side)
        assert hand.total() == 10
        assert all(hand[card] == 1 for card in ("1", "2", "3", "4", "5", "6"))
        assert len(table.in_pile(side)) == 10
        assert not set(table.in_pile(side)) & {"1", "2", "3", "4", "5", "6"}
        assert hand + Counter(table.in_pile(side)) == DECK
        drew = [str(facts["card"]) for facts in table.told("drew", side)]
        assert Counter(drew) + Counter(CARDS[:FRAMED]) == hand
    assert table.told("cards_drawn") == [{"seat": "sun_tzu", "count": 4}, {"seat": "shao", "count": 4}]


@rule("ST-A3")
def test_each_pile_is_shuffled_by_itself() -> None:
    piles = [tuple(Table(seed=seed).in_pile(side)) for seed in range(6) for side in (BLUE, RED)]
    assert len(set(piles)) == len(piles)
    drawn: Counter[str] = Counter()
    for seed in range(40):
        drawn += hand_of(Table(seed=seed), BLUE)
    assert set(drawn) == set(DECK), "every kind of card is drawn now and then"


# Score markers, score track, round marker


@rule("ST-A4")
@pytest.mark.parametrize("seed", range(8))
def test_each_province_gets_one_of_the_ten_score_markers_showing_round_3(seed: int) -> None:
    table = Table(seed=seed)
    dealt = [tuple(seen(table, None).provinces[province].values) for province in PROVINCES]
    assert len(set(dealt)) == 5, "five different markers"
    assert set(dealt) <= set(SCORE_MARKERS)
    assert [seen(table, None).provinces[p].value for p in PROVINCES] == [values[0] for values in dealt]
    told = [(facts["round_3"], facts["round_6"], facts["round_9"]) for facts in table.told("score_marker")]
    assert told == dealt
    assert [facts["province"] for facts in table.told("score_marker")] == list(PROVINCES)


@rule("ST-A4")
def test_the_score_markers_are_dealt_at_random() -> None:
    """Each of the ten gets to each province now and then."""
    at: dict[str, set[tuple[int, ...]]] = {province: set() for province in PROVINCES}
    for seed in range(120):
        table = Table(seed=seed)
        for province in PROVINCES:
            at[province].add(tuple(seen(table, None).provinces[province].values))
    assert all(found == set(SCORE_MARKERS) for found in at.values())


@rule("ST-A5")
def test_the_score_marker_starts_in_the_center_and_the_round_marker_on_1() -> None:
    table = Table()
    assert seen(table, None).marker == 0
    assert seen(table, None).round == 1
    assert seen(table, None).track == 9
    assert table.told("round") == [{"round": 1}]


@rule("ST-A5")
@pytest.mark.parametrize("side", [BLUE, RED])
@pytest.mark.parametrize(("provinces", "steps", "end"), [(3, 9, "ST-H3"), (2, 8, "")])
def test_the_ends_of_the_track_are_9_steps_from_the_center(side: int, provinces: int, steps: int, end: str) -> None:
    """4 + 4 + 1 points in round 3 reach the end; 4 + 4 do not."""
    table = Table()
    table.markers((4, 1, 4), (4, 3, 2), (1, 2, 4), (1, 3, 5), (1, 4, 3))
    table.set_round(3)
    for province in PROVINCES[:provinces]:
        table.garrison(province, side, 1)
    table.run((frames.SCORE,))
    assert (abs(table.state.marker), table.state.end) == (steps, end)


# Options


@rule("ST-A6")
def test_with_events_the_first_of_the_shuffled_five_is_turned_up() -> None:
    table = Table(events=True)
    assert sorted(table.state.event_deck) == [0, 1, 2, 3, 4]
    up = seen(table, None).event
    assert table.told("event_up") == [{"event": up}]
    assert (seen(table, None).events_left, seen(table, None).events_used) == (5, [])
    decks = [tuple(Table(seed=seed, events=True).state.event_deck) for seed in range(60)]
    assert {EVENT_CARDS[deck[-1]] for deck in decks} == set(EVENT_CARDS)
    assert len(set(decks)) > 30


@rule("ST-A6")
def test_the_order_of_the_other_events_is_hidden() -> None:
    table = Table(events=True)
    before = [table.rules.view(table.state, seat) for seat in (BLUE, RED, None)]
    deck = table.state.event_deck
    table.state.event_deck = [*reversed(deck[:-1]), deck[-1]]
    assert [table.rules.view(table.state, seat) for seat in (BLUE, RED, None)] == before


@rule("ST-A6")
def test_without_the_option_there_are_no_events() -> None:
    table = Table()
    assert table.state.event_deck == []
    assert seen(table, None).event is None
    assert table.told("event_up") == []


@rule("ST-A7")
@pytest.mark.parametrize("seed", range(4))
def test_the_beginner_game_leaves_out_generals_reserves_and_large_plus_cards(seed: int) -> None:
    table = Table(seed=seed, at_setup=True, beginner=True)
    assert (table.asked, table.state.round) == ("orders", 1), "no general is kept, no window asks"
    for side in (BLUE, RED):
        assert (table.state.pool[side], table.state.reserves[side]) == (21, 0)
        assert hand_of(table, side).total() == 10
        assert len(table.in_pile(side)) == 8
        assert hand_of(table, side) + Counter(table.in_pile(side)) == DECK - Counter(["+2", "+3"])
        assert table.state.held[side] == 0
    assert table.state.event_deck == []


@rule("ST-A7")
def test_the_beginner_game_cannot_be_played_with_events() -> None:
    with pytest.raises(BadInput, match="ST-A7"):
        Table(beginner=True, events=True)


@rule("ST-A7")
def test_no_window_ever_asks_in_the_beginner_game() -> None:
    table = Table(at_setup=True, beginner=True)
    dice = Dice.seeded("beginner")
    asked = set()
    while not table.over:
        asked.add(table.asked)
        options = table.options(table.to_act[0])
        table.play(table.to_act[0], options[dice.below(len(options))])
    assert asked <= {"orders", "next_battle", "source", "draw"}
    assert {"orders", "draw"} <= asked


# Control


@rule("ST-A8")
def test_all_provinces_start_neutral() -> None:
    table = Table()
    assert [table.armies(province) for province in PROVINCES] == [(None, 0)] * 5
    assert [seen(table, None).provinces[province].owner for province in PROVINCES] == [None] * 5


@rule("ST-A8")
@pytest.mark.parametrize("side", [BLUE, RED])
def test_a_province_is_controlled_by_the_side_with_armies_in_it(side: int) -> None:
    table = Table()
    table.garrison("CHU", side, 1)
    assert seen(table, None).provinces["CHU"].owner == SEATS[side]
    table.garrison("CHU", side, 0)
    assert seen(table, None).provinces["CHU"].owner is None


@rule("ST-A8")
def test_armies_on_name_boxes_control_nothing() -> None:
    """Both sixes mark CHU: two armies are on its name boxes, but it stays neutral and gives no points."""
    table = Table()
    table.battle("CHU", blue="6", red="6")
    assert seen(table, None).provinces["CHU"].name_box == {"sun_tzu": 1, "shao": 1}
    assert seen(table, None).provinces["CHU"].owner is None
    table.marked("WU", RED, armies=2)
    table.set_round(3)
    table.run((frames.SCORE,))
    assert [(f["sun_tzu"], f["shao"], f["marker"]) for f in table.told("scored")] == [(0, 0, 0)]


@rule("ST-A8")
@pytest.mark.parametrize("seed", range(12))
def test_no_province_is_ever_shared(seed: int) -> None:
    """In random games no army is lost: a shared province, kept as a difference, would lose some."""
    table = Table(blue="march" if seed % 2 else "levy", red="ambush", seed=seed, events=seed % 3 == 0)
    dice = Dice.seeded(f"shared {seed}")
    while not table.over:
        s = table.state
        for side in (BLUE, RED):
            boxes = sum(s.name_box[side * N : side * N + N])
            assert s.pool[side] >= 0
            assert s.reserves[side] >= 0
            assert s.pool[side] + s.reserves[side] + boxes + on_board(s, side) == 21
        options = table.options(table.to_act[0])
        table.play(table.to_act[0], options[dice.below(len(options))])


# The order of the setup


@rule("ST-A10")
def test_generals_are_kept_after_events_and_armies_and_before_hands_and_markers() -> None:
    table = Table(at_setup=True, events=True)
    assert table.asked == "keep_general"
    assert happened(table) == ["event_up"]
    assert (table.state.pool, table.state.reserves) == ([18, 18], [3, 3])
    for seat in (BLUE, RED):
        assert sum(table.state.hand[seat]) == 0
        assert table.state.pile[seat] == []
        assert seen(table, seat).sides[SEATS[seat]].hand == []
        assert [seen(table, seat).provinces[p].values for p in PROVINCES] == [()] * 5
    table.play(BLUE, "keep levy")
    table.play(RED, "keep ambush")
    assert list(dict.fromkeys(happened(table))) == [
        "event_up",
        "general_kept",
        "drew",
        "cards_drawn",
        "score_marker",
        "round",
    ]


@rule("ST-A10")
def test_which_general_is_kept_does_not_change_what_is_dealt() -> None:
    one, two = Table(blue="march", red="ambush", seed=5), Table(blue="levy", red="healer", seed=5)
    assert one.state.hand == two.state.hand
    assert one.state.pile == two.state.pile
    assert one.state.markers == two.state.markers


@rule("ST-A10")
def test_chance_is_used_for_events_before_the_generals_and_for_cards_then_markers_after() -> None:
    table = Table(events=True, at_setup=True)
    assert chances(table) == ["events"]
    table.play(BLUE, "keep levy")
    table.play(RED, "keep ambush")
    assert chances(table) == ["events", "sun_tzu pile", "shao pile", "score markers"]
