"""GW-C1 to C6, GW-X7: the cooperative game, its setup, spring and command cards."""

import pytest

from tianxia.core.registry import checked_options
from tianxia.core.values import BadInput
from tianxia.games.great_wall import GAME
from tianxia.games.great_wall.rules import GreatWallRules
from tianxia.games.great_wall.terms import frames

from .table import PLAIN, Table

rule = pytest.mark.rule
FOUR = {
    "taunt_them_and_prevail",
    "warriors_for_the_emperors_guard",
    "glory_belongs_to_the_emperor",
    "royal_escort_for_the_emperors_officials",
}
EDITIONS = [
    ({}, FOUR, 2),
    ({"edition": "first"}, set(), 3),
    ({"coop2_decrees": "four"}, FOUR, 2),
    ({"edition": "first", "coop2_decrees": "four"}, FOUR, 2),
    ({"coop2_decrees": "three"}, FOUR - {"warriors_for_the_emperors_guard"}, 2),
    ({"coop2_decrees": "none"}, set(), 3),
]


def table(players: int = 3) -> Table:
    return Table(players=players, mode="coop")


def new(players: int, **options: str) -> Table:
    """At the very start."""
    return Table(players, 1, True, PLAIN, None, mode="coop", **options)


def decree_ids(t: Table) -> set[str]:
    s = t.state
    return {t.box.decrees[card].id for card in [*s.decrees, *s.decree_deck]}


@rule("GW-C1", "GW-C15")
@pytest.mark.parametrize(("players", "goal"), [(2, 6), (3, 7), (4, 9)])
def test_the_goal(players: int, goal: int) -> None:
    short = table(players)
    short.done_decrees(goal - 1)
    short.end_check()
    assert short.state.end == ""
    reached = table(players)
    reached.done_decrees(goal)
    reached.end_check()
    assert reached.over
    assert reached.state.end == "GW-C15"
    assert reached.rules.result(reached.state).winners == tuple(range(players))


@rule("GW-A1")
def test_nobody_plays_it_alone() -> None:
    with pytest.raises(BadInput, match="2 to 4 players"):
        GreatWallRules(1, checked_options(GAME, {"mode": "coop"}), None)


@rule("GW-C2", "GW-C3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_horde_more_than_players_placed_as_in_spring(players: int) -> None:
    t = new(players)
    assert sum(len(t.hordes(section)) for section in ("left", "middle", "right")) == players + 1
    first = [facts["place"] for _, facts in t.told("horde")]
    assert first[: len(t.e.sections)] == ["left 1", "middle 1", "right 1"][3 - len(t.e.sections) :]


@rule("GW-C2")
def test_the_cards_of_the_mode() -> None:
    t = new(3)
    s = t.state
    hordes = [*s.horde_deck, *[card for card in s.horde if card >= 0]]
    assert ({t.box.hordes[card].set for card in hordes}, len(hordes)) == ({"coop"}, 24)
    generals = [*s.general_deck, *[card for cards in s.dealt_generals for card in cards]]
    assert sorted(t.box.generals[card].set for card in generals) == ["coop"] * 8 + ["standard"] * 13
    assert sorted(t.box.tactics[card].set for card in s.tactic_deck) == ["coop"] * 12 + ["standard"] * 20
    assert s.artifacts == []
    assert (len(s.decrees), len(s.decree_deck), len(s.event_deck), s.events) == (3, 9, 12, [])
    assert len(t.told("decree")) == 3


@rule("GW-C2")
def test_decrees_and_events_are_shuffled() -> None:
    games = [Table(3, seed, True, PLAIN, None, mode="coop").state for seed in range(4)]
    assert len({tuple(s.decrees) for s in games}) > 1
    assert len({tuple(s.event_deck) for s in games}) > 1


@rule("GW-C2")
def test_the_standard_game_has_neither_decrees_nor_events() -> None:
    s = Table(at_setup=True).state
    assert (s.decrees, s.decree_deck, s.event_deck) == ([], [], [])
    assert len(s.artifacts) == 3


@rule("GW-C3", "GW-A5")
def test_two_players_with_the_clan() -> None:
    t = new(2)
    assert t.e.reed == 2
    assert t.hordes("left") == []
    assert (t.state.bank, t.state.barricades) == (20, [0, 3, 3])
    assert (len(t.state.decrees), len(t.state.decree_deck)) == (2, 6)


@rule("GW-C3", "GW-X7")
@pytest.mark.parametrize(("options", "removed", "places"), EDITIONS)
def test_decrees_with_two_players(options: dict[str, str], removed: set[str], places: int) -> None:
    t = new(2, **options)
    assert {decree.id for decree in t.box.decrees} - decree_ids(t) == removed
    assert len(t.state.decrees) == places


@rule("GW-C3", "GW-X7")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("value", ["four", "three", "none"])
def test_with_more_players_all_decrees_stay(players: int, value: str) -> None:
    t = new(players, coop2_decrees=value)
    assert len(decree_ids(t)) == 12
    assert len(t.state.decrees) == 3


@rule("GW-C3")
def test_with_two_players_two_places_are_refilled() -> None:
    t = table(2)
    t.decrees("tribute_of_gold")
    t.run((frames.REFILL_DECREES,))
    assert len(t.state.decrees) == 2


@rule("GW-C4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_spring_places_one_horde_more(players: int) -> None:
    together, apart = table(players), Table(players=players)
    for year in range(1, together.e.last_space + 1):
        assert together.e.new_hordes[year] == apart.e.new_hordes[year] + 1
    assert together.e.lethality == apart.e.lethality
    together.spring()
    apart.spring()
    assert len(together.told("horde")) == len(apart.told("horde")) + 1


@rule("GW-C6", "GW-J1")
def test_command_cards_are_chosen_in_secret() -> None:
    t = table()
    t.autumn()
    assert t.to_act == (0, 1, 2)
    t.play(0, "command economy")
    assert t.told("command") == []
    assert t.state.played == [-1, -1, -1]
    t.play(2, "command betrayal")
    t.play(1, "command economy")
    assert len(t.told("command")) == 3
    assert t.to_act == (0, 1, 2)  # players are free to agree whose card goes where


@rule("GW-C17")
def test_without_a_command_card_a_player_passes_autumn() -> None:
    t = table()
    t.state.discarded[1], t.state.commands[1] = t.state.commands[1], 0
    t.autumn()
    assert t.to_act == (0, 2)
    t.play(0, "command economy")
    t.play(2, "command economy")
    assert t.told("passes_autumn") == [("passes_autumn", {"seat": "1"})]
    assert t.to_act == (0, 2)
    t.play(0, "first", "space 3")
    t.play(2, "space 1")
    assert t.state.track == [2, -1, 0]
    assert t.state.active == 2
    t.decline("first")
    assert set(t.to_act) == {0, 1}  # the boxes for others still apply to seat 1
    while t.state.active == 2:
        t.decline_once()
    assert t.state.active == 0
    assert t.pieces()["commands 1"] == 6


@rule("GW-C17")
def test_with_no_card_in_any_hand_winter_comes() -> None:
    t = table()
    for seat in range(3):
        t.state.discarded[seat], t.state.commands[seat] = t.state.commands[seat], 0
    t.run((frames.AUTUMN,))
    assert len(t.told("passes_autumn")) == 3
    assert t.told("turn") == []
    assert ("season", {"season": "winter"}) in t.told()
