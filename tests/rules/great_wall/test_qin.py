"""GW-Q: solo against Qin Jiushao: setup, his cards, his clerks and his track."""

import pytest

from tianxia.core.state import FACTS
from tianxia.games.great_wall.terms import frames
from tianxia.games.great_wall.terms.names import LOCATIONS
from tianxia.games.great_wall.views.seen import QuestionSeen

from .alone import QIN, REED, TRACK, table
from .table import Table

rule = pytest.mark.rule


def at_work(t: Table) -> dict[str, int]:
    """Where his clerks are."""
    return {name: t.clerks_at(QIN, name) for name in TRACK if t.clerks_at(QIN, name)}


def others_box(t: Table, card: str = "economy") -> None:
    """The player's card up to the box for the others, which moves clerks."""
    t.command(0, card)
    t.play(0, "done")


# Setup


@rule("GW-Q1", "GW-Q2", "GW-Q3", "GW-Q4", "GW-A5")
def test_setup() -> None:
    t = Table(players=1, at_setup=True)
    s = t.state
    assert s.bank == 10
    assert (t.clerks_at(QIN, "pool"), s.chamber[QIN], s.honor[QIN]) == (8, 0, 0)
    assert [t.overseer(QIN, name) for name in TRACK[:4]] == [1, 1, 1, 1]
    assert sorted(s.overseer_kind[QIN * 4 : QIN * 4 + 4]) == [0, 0, 2, 2]
    assert [t.pool(QIN, kind) for kind in ("spearman", "archer", "horseman")] == [8, 4, 0]
    assert len(s.qin_deck) == 6
    assert {t.box.commands[card].deck for card in s.qin_deck} == {"solo"}
    assert len(s.supporters[QIN]) == 2
    assert sorted(s.qin_track) == [0, 1, 2, 3, 4]
    assert (len(s.dealt_generals[0]), len(s.dealt_advisors[0])) == (2, 2)
    assert [len(t.hordes(section)) for section in ("left", "middle", "right")] == [0, 1, 1]
    assert t.clerks_at(REED, "quarry") == 1


@rule("GW-Q4", "GW-Q1")
def test_track_and_deck_are_shuffled() -> None:
    games = [Table(players=1, seed=seed, at_setup=True).state for seed in range(8)]
    assert len({tuple(s.qin_track) for s in games}) > 4
    assert len({tuple(s.qin_deck) for s in games}) > 4


@rule("GW-Q5")
def test_tea_at_the_start() -> None:
    for seed in range(4):
        t = Table(players=1, seed=seed, at_setup=True)
        t.play(0, t.options(0)[0])
        t.play(0, t.options(0)[0])
        assert t.state.tea == [0, QIN, REED]


@rule("GW-Q24")
def test_difficulties() -> None:
    assert [Table(players=1, qin_honor=n).honor(QIN) for n in ("0", "50", "100")] == [0, 50, 100]


# His command cards


@rule("GW-Q8")
def test_his_card_is_the_top_of_his_deck_on_the_first_free_space() -> None:
    t = table()
    top = t.box.commands[t.state.qin_deck[-1]].id
    t.autumn()
    t.play(0, "command economy")
    assert ("command", {"seat": "qin", "command": top}) in t.told()
    t.play(0, "space 1")
    assert [facts for _, facts in t.told("on_track") if facts["seat"] == "qin"] == [{"seat": "qin", "space": 2}]


@rule("GW-Q8", "GW-Z3")
def test_a_used_up_deck_is_shuffled_anew() -> None:
    t = table()
    s = t.state
    s.qin_used, s.qin_deck = s.qin_deck, []
    t.autumn()
    t.play(0, "command economy")
    assert (len(s.qin_deck), len(s.qin_used)) == (5, 0)
    assert ("reshuffled", {"deck": "qin"}) in t.told()
    t.run((frames.CLEAR_TRACK,))
    assert len(s.qin_used) == 1


@rule("GW-Q9", "GW-Q25")
def test_where_his_next_clerk_goes_is_shown() -> None:
    t = table()
    seen = t.view(0).qin
    assert seen is not None
    assert seen.next == "barracks"
    for name in reversed(TRACK):  # all eight at work, none above the lowest location that has room
        room = t.e.slots[LOCATIONS.index(name)] - t.state.crowd[LOCATIONS.index(name)]
        t.clerks(QIN, **{name: min(room, t.clerks_at(QIN, "pool"))})
    seen = t.view(None).qin
    assert seen is not None
    assert seen.next is None
    before = at_work(t)
    others_box(t)
    assert at_work(t) == before


@rule("GW-Q22")
def test_his_cards_count_on_the_track() -> None:
    t = table()
    t.state.played[QIN] = [card.id for card in t.box.commands].index("solo_economy")
    t.state.track[1] = QIN
    t.command(0, "despotism")
    assert t.view(0).question == QuestionSeen(left=6, moved=0)  # 4 clerks and 2 for the Economy


@rule("GW-Q21")
def test_betrayal_copies_his_card_as_the_players_own() -> None:
    t = table()
    t.set_track("betrayal")
    t.state.played[QIN] = [card.id for card in t.box.commands].index("solo_economy")
    t.state.track[1] = QIN
    t.run((frames.BOX, 4, 0, 0))
    t.play(0, "choose 1", "copy economy")
    assert t.question[FACTS] == 3  # the player's Economy moves 3 clerks
    t.state.played[QIN] = [card.id for card in t.box.commands].index("solo_betrayal")
    t.run((frames.BOX, 4, 0, 0))
    assert t.options(0) == ["done", "choose 2"]


# Clerks


@rule("GW-Q9")
def test_in_other_turns_a_clerk_to_each_of_the_two_lowest_locations() -> None:
    t = table()
    others_box(t)
    assert at_work(t) == {"barracks": 1, "temple": 1}


@rule("GW-Q9")
def test_full_locations_are_passed_over() -> None:
    t = table()
    t.clerks(0, temple=t.e.slots[3])
    others_box(t)
    assert at_work(t) == {"barracks": 1, "gold_mine": 1}


@rule("GW-Q9", "GW-Q25")
def test_without_a_pool_they_come_from_the_highest_location() -> None:
    t = table()
    t.state.clerks[QIN * 11 + 10] = 0
    for location in ("lumber_mill", "quarry"):
        t.state.clerks[QIN * 11 + TRACK.index(location)] = 2
        t.state.crowd[TRACK.index(location)] += 2
    others_box(t)
    assert at_work(t) == {"quarry": 2, "barracks": 1, "temple": 1}


@rule("GW-Q25")
def test_a_clerk_on_the_board_moves_only_downwards() -> None:
    t = table()
    t.state.clerks[QIN * 11 + 10] = 0
    t.state.clerks[QIN * 11 + 4] = 2  # both at the barracks, the lowest
    t.state.crowd[4] += 2
    others_box(t)
    assert at_work(t) == {"barracks": 2}


@rule("GW-Q9", "GW-K2")
def test_a_full_location_holds_his_clerks() -> None:
    t = table()
    t.state.clerks[QIN * 11 + 10] = 0
    t.state.clerks[QIN * 11 + 0] = t.e.slots[0]  # the lumber mill is full
    t.state.crowd[0] += t.e.slots[0]
    others_box(t)
    assert at_work(t) == {"lumber_mill": t.e.slots[0]}


@rule("GW-Q26")
def test_to_any_fills_the_lowest_location_first() -> None:
    t = table()
    t.command(QIN, "solo_work_harder")  # 3 clerks
    assert at_work(t) == {"barracks": 3}
    t = table()
    t.clerks(0, barracks=2)
    t.command(QIN, "solo_work_harder")
    assert at_work(t) == {"barracks": 2, "temple": 1}


@rule("GW-Q26")
def test_to_different_one_each_from_the_lowest_up() -> None:
    t = table()
    t.command(QIN, "solo_economy")
    assert at_work(t) == {"barracks": 1, "temple": 1}


@rule("GW-Q26")
def test_to_a_named_location_as_many_as_there_is_room() -> None:
    t = table()
    t.clerks(0, barracks=t.e.slots[4] - 1)
    t.command(QIN, "solo_raise_banner")
    assert at_work(t) == {"barracks": 1}


@rule("GW-Q10")
def test_he_goes_to_production_and_barracks_only() -> None:
    t = table()
    for _ in range(4):
        others_box(t)
    assert sum(at_work(t).values()) == 8 - t.clerks_at(QIN, "pool")


# Locations


@rule("GW-Q11", "GW-Q6")
def test_a_production_location_yields_honor() -> None:
    t = table()
    t.clerks(QIN, quarry=2)
    t.set_overseer(QIN, "quarry", 3)
    t.activate("quarry", advanced=True)
    assert t.over
    assert t.honor(QIN) == 6
    assert t.state.stock[QIN * 4 : QIN * 4 + 4] == [0, 0, 0, 0]
    assert t.state.warehouse == [0, 0, 0]  # he never donates


@rule("GW-Q13", "GW-Q27")
def test_its_token_moves_to_the_highest_space_and_his_clerks_go_home() -> None:
    t = table()
    t.clerks(QIN, gold_mine=1)
    t.activate("gold_mine", advanced=True)
    names = [("lumber_mill", "quarry", "gold_mine", "temple", "barracks")[at] for at in t.state.qin_track]
    assert names == ["gold_mine", "lumber_mill", "quarry", "temple", "barracks"]
    assert t.clerks_at(QIN, "pool") == 8
    assert ("token", {"location": "gold_mine"}) in t.told()


@rule("GW-Q13")
def test_a_location_without_his_clerks_leaves_the_track_alone() -> None:
    t = table()
    t.clerks(0, gold_mine=1)
    t.activate("gold_mine", advanced=True)
    t.decline()
    assert t.state.qin_track == [0, 1, 2, 3, 4]


def full(t: Table, *locations: str) -> None:
    """His clerk and the player's fill these."""
    for name in locations:
        at = TRACK.index(name)
        t.clerks(QIN, **{name: 1})
        t.state.clerks[at] += t.e.slots[at] - 1
        t.state.crowd[at] += t.e.slots[at] - 1


@rule("GW-Q14", "GW-X5")
@pytest.mark.parametrize(
    ("order", "expected"), [("high", ["lumber_mill", "gold_mine"]), ("low", ["gold_mine", "lumber_mill"])]
)
def test_in_his_turn_his_own_locations_come_first(order: str, expected: list[str]) -> None:
    t = Table(players=1, qin_order=order)
    t.reed_clerks("academy", "logistics", "embassy")
    t.qin_track(*TRACK)
    full(t, "gold_mine", "lumber_mill")
    t.clerks(0, academy=1, builders_camp=1)
    t.run((frames.CHECK_LOCATIONS, QIN))
    t.decline("next_location")
    assert [facts["location"] for _, facts in t.told("activated")] == expected
    assert t.options(0) == ["activate builders_camp", "activate academy"]  # the player orders the rest


@rule("GW-X5")
def test_the_first_edition_goes_from_the_lowest() -> None:
    assert not Table(players=1, edition="first").e.qin_from_highest
    assert Table(players=1, edition="first", qin_order="high").e.qin_from_highest


@rule("GW-Q15")
def test_he_activates_the_highest_location_that_holds_a_clerk_of_his() -> None:
    t = table()
    t.clerks(0, lumber_mill=1)
    t.clerks(QIN, quarry=1, temple=1)
    t.run((frames.BOX, [card.id for card in t.box.commands].index("solo_despotism"), 2, QIN))
    t.decline()
    assert [facts["location"] for _, facts in t.told("activated")] == ["quarry"]


@rule("GW-Q15")
def test_without_a_clerk_of_his_nothing_activates() -> None:
    t = table()
    t.clerks(0, lumber_mill=1)
    t.run((frames.BOX, [card.id for card in t.box.commands].index("solo_despotism"), 2, QIN))
    assert t.told("activated") == []


@rule("GW-Q27")
def test_his_overseers_yield_nothing_in_summer() -> None:
    t = table()
    t.summer()
    assert [facts for _, facts in t.told("gained") if facts["seat"] == "qin"] == []


@rule("GW-Q33")
def test_upgrades_from_the_highest_location_down() -> None:
    t = table()
    t.qin_track("barracks", "temple", "quarry", "gold_mine", "lumber_mill")
    t.set_overseer(QIN, "temple", 3)
    for _ in range(2):
        t.run((frames.BOX, [card.id for card in t.box.commands].index("solo_economy"), 2, QIN))
    assert [t.overseer(QIN, name) for name in ("temple", "quarry", "gold_mine", "lumber_mill")] == [3, 3, 1, 1]
    t.run((frames.BOX, [card.id for card in t.box.commands].index("solo_economy"), 2, QIN))
    assert [t.overseer(QIN, name) for name in ("temple", "quarry", "gold_mine", "lumber_mill")] == [3, 3, 2, 1]
