"""GW-S: spring."""

import pytest

from .table import Table

rule = pytest.mark.rule

SECTIONS = ("left", "middle", "right")


def a_horde_everywhere(players: int = 3) -> Table:
    """One horde in front of each section, so that the invasion indicator decides."""
    t = Table(players)
    for section in SECTIONS:
        t.horde(section, f"infantry_{section}")
    return t


def placed(t: Table) -> list[tuple[object, object]]:
    return [(facts["horde_card"], facts["place"]) for _, facts in t.told("horde")]


def empty_deck(t: Table, discards: int = 0) -> None:
    """All hordes of the deck leave the game, except for that many in the discard."""
    s = t.state
    s.horde_discard = s.horde_deck[:discards]
    s.horde_deck = []


@rule("GW-S1")
def test_the_time_token_moves_one_space_on() -> None:
    t = Table()
    t.year(3)
    t.spring()
    assert t.state.year == 3
    assert t.told("year") == [("year", {"year": 4})]


@rule("GW-S2")
@pytest.mark.parametrize(
    ("players", "year", "hordes"),
    [(3, 2, 2), (3, 3, 2), (3, 4, 2), (3, 5, 3), (3, 6, 3), (4, 2, 3), (4, 3, 3), (4, 4, 3), (4, 5, 4)],
)
def test_as_many_hordes_come_as_the_number_above_the_token(players: int, year: int, hordes: int) -> None:
    t = Table(players)
    t.year(year - 1)
    t.spring()
    assert len(t.told("horde")) == hordes


@rule("GW-S3")
def test_sections_without_a_horde_are_filled_first_from_the_left() -> None:
    t = Table()
    t.horde("middle", "leader_left")
    t.next_hordes("brutes_middle", "spies_middle", "riders_middle")
    t.spring()
    assert placed(t) == [("brutes_middle", "left 1"), ("spies_middle", "right 1")]


@rule("GW-S3")
def test_an_empty_section_comes_before_the_indicator_even_behind_it() -> None:
    t = Table()
    t.horde("left", "leader_left")
    t.horde("middle", "leader_middle")
    t.next_hordes("brutes_left", "spies_left", "riders_middle")
    t.spring()
    assert placed(t) == [("brutes_left", "right 1"), ("spies_left", "middle 2")]


@rule("GW-S4")
def test_the_back_of_the_next_card_points_to_the_section() -> None:
    t = a_horde_everywhere()
    t.next_hordes("brutes_right", "spies_left", "riders_middle")
    t.spring()
    assert placed(t) == [("brutes_right", "left 2"), ("spies_left", "middle 2")]


@rule("GW-S4")
def test_a_horde_takes_the_free_row_nearest_the_wall() -> None:
    t = a_horde_everywhere()
    t.horde("right", "brutes_right")
    t.next_hordes("leader_left", "leader_right", "leader_middle")
    t.spring()
    assert placed(t) == [("leader_left", "right 3"), ("leader_right", "middle 2")]


@rule("GW-S4")
def test_the_indicator_on_show_is_that_of_the_top_card() -> None:
    t = a_horde_everywhere()
    t.next_hordes("brutes_right", "spies_left", "riders_middle")
    t.spring()
    assert t.view().indicator == "middle"


# Raids


@rule("GW-S5")
@pytest.mark.parametrize("players", [3, 4])
def test_a_raid_takes_a_token_a_player_out_of_the_game(players: int) -> None:
    t = a_horde_everywhere(players)
    t.horde("left", "brutes_left")
    t.horde("left", "spies_left")
    t.next_hordes("leader_right", "riders_left", "riders_middle", "riders_right")
    tokens = t.state.bank
    t.spring()
    assert t.told("raid") == [("raid", {"horde_card": "leader_right", "number": players})]
    assert t.state.bank == tokens - players
    assert t.state.shame_out == players
    assert [t.box.hordes[card].id for card in t.state.horde_discard] == ["leader_right"]
    assert t.hordes("left") == ["infantry_left", "brutes_left", "spies_left"]


@rule("GW-S5")
def test_a_raid_takes_no_more_tokens_than_there_are() -> None:
    t = a_horde_everywhere()
    t.horde("left", "brutes_left")
    t.horde("left", "spies_left")
    t.bank(2)
    t.next_hordes("leader_right", "riders_left", "riders_middle")
    t.spring()
    assert t.told("raid") == [("raid", {"horde_card": "leader_right", "number": 2})]
    assert t.state.bank == 0


# An empty deck


@rule("GW-S6")
def test_discarded_hordes_are_shuffled_when_a_card_must_be_drawn() -> None:
    t = a_horde_everywhere()
    empty_deck(t, discards=6)
    t.spring()
    assert t.told("reshuffled") == [("reshuffled", {"deck": "hordes"})]
    assert len(t.told("horde")) == 2
    assert len(t.state.horde_deck) == 4


@rule("GW-S6")
def test_discarded_hordes_are_shuffled_when_an_indicator_must_be_read() -> None:
    t = a_horde_everywhere()
    t.next_hordes("leader_middle", "brutes_right")
    s = t.state
    s.horde_deck, s.horde_discard = s.horde_deck[-1:], [s.horde_deck[-2]]
    t.spring()
    assert placed(t)[0] == ("leader_middle", "right 2")
    assert t.kinds_told().index("reshuffled") < t.kinds_told().index("horde")


@rule("GW-S6")
def test_nothing_is_shuffled_while_no_card_is_drawn_and_no_indicator_read() -> None:
    t = Table()
    s = t.state
    s.horde_deck, s.horde_discard = s.horde_deck[:2], s.horde_deck[2:4]
    t.spring()
    assert [place for _, place in placed(t)] == ["left 1", "middle 1"]
    assert t.told("reshuffled") == []
    assert len(s.horde_discard) == 2


@rule("GW-S6")
def test_without_a_card_to_draw_no_horde_comes() -> None:
    t = Table()
    t.state.horde_deck = t.state.horde_deck[:1]
    t.spring()
    assert [place for _, place in placed(t)] == ["left 1"]


@rule("GW-S6")
def test_without_an_indicator_to_read_the_last_one_seen_holds() -> None:
    t = a_horde_everywhere()
    t.next_hordes("leader_left", "brutes_right")
    t.state.horde_deck = t.state.horde_deck[-2:]
    t.spring()
    # the back of the Brutes was the last to be seen, on top of the deck, before they were drawn
    assert placed(t) == [("leader_left", "right 2"), ("brutes_right", "right 3")]


@rule("GW-S6")
def test_a_card_shuffled_and_drawn_at_once_shows_its_back_first() -> None:
    t = a_horde_everywhere()
    empty_deck(t)
    t.next_hordes("spies_right")
    t.state.horde_discard, t.state.horde_deck = t.state.horde_deck, []
    t.state.indicator = 0
    t.spring()
    assert placed(t) == [("spies_right", "right 2")]


# Advisors and abilities


@rule("GW-S7")
def test_the_two_leftmost_advisors_go_and_the_track_slides() -> None:
    t = Table()
    row, deck = list(t.state.advisor_row), list(t.state.advisor_deck)
    t.spring()
    assert t.state.advisor_row == [row[2], row[3], deck[-1], deck[-2]]
    assert t.state.advisor_discard == row[:2]


@rule("GW-S7")
def test_of_a_single_advisor_on_the_track_only_that_one_goes() -> None:
    t = Table()
    s = t.state
    only, first, second = s.advisor_row[3], s.advisor_deck[1], s.advisor_deck[0]
    s.advisor_row, s.advisor_deck = [only], [second, first]
    t.spring()
    assert len(t.told("advisor_gone")) == 1
    # the deck is used up; the discard, which is shuffled then, is that one advisor
    assert s.advisor_row == [first, second, only]


@rule("GW-S8")
def test_spring_goes_time_hordes_advisors_abilities() -> None:
    t = Table()
    t.tea(2, 0, 1)
    t.advisor(0, "tea_master")
    t.advisor(2, "strategist")
    t.spring()
    assert t.asked == "draw"
    t.play(2, "draw 1")
    assert t.asked == "tea"
    assert t.to_act == (0,)
    spring = t.kinds_told()
    order = ["year", "season", "horde", "horde", "advisor_gone", "advisor_gone", "advisor_shown", "advisor_shown"]
    assert spring[:9] == [*order, "ability_advisor"]
    assert [facts["advisor"] for _, facts in t.told("ability_advisor")] == ["strategist", "tea_master"]
