"""GW-J: autumn, the command cards and the track."""

import pytest

from tianxia.games.great_wall.terms import frames
from tianxia.games.great_wall.terms.names import COMMANDS, LOCATIONS, POOL

from .table import Table

rule = pytest.mark.rule


def chosen(*cards: str) -> Table:
    """Seats 0, 1, 2 (, 3) have chosen these cards."""
    t = Table(len(cards))
    t.autumn()
    for seat, card in enumerate(cards):
        t.play(seat, f"command {card}")
    return t


# Choosing


@rule("GW-J1")
def test_cards_are_chosen_in_secret_and_revealed_together() -> None:
    t = Table()
    t.autumn()
    assert (t.asked, t.to_act) == ("command", (0, 1, 2))
    assert t.options(1) == [f"command {command}" for command in COMMANDS]
    t.play(2, "command economy")
    t.play(0, "command betrayal")
    assert t.told("command") == []
    assert t.to_act == (1,)
    t.play(1, "command economy")
    revealed = [(facts["seat"], facts["command"]) for _, facts in t.told("command")]
    assert revealed == [("0", "betrayal"), ("1", "economy"), ("2", "economy")]


@rule("GW-J1")
def test_a_choice_is_hidden_from_the_others() -> None:
    t, other = Table(), Table()
    t.autumn()
    other.autumn()
    t.play(2, "command economy")
    other.play(2, "command despotism")
    assert t.rules.view(t.state, 0) == other.rules.view(other.state, 0)
    assert t.told() == other.told()


@rule("GW-J1")
def test_a_choice_may_be_changed_until_all_have_chosen() -> None:
    t = Table()
    t.autumn()
    t.play(0, "command economy")
    t.play(1, "command economy")
    t.change(0)
    assert t.to_act == (0, 2)
    t.play(0, "command despotism")
    t.play(2, "command economy")
    assert t.told("command")[0] == ("command", {"seat": "0", "command": "despotism"})
    assert t.state.commands[0] == 0b111110


@rule("GW-J1")
def test_only_a_card_in_the_hand_can_be_chosen() -> None:
    t = Table()
    t.state.commands[0] &= ~1
    t.state.discarded[0] |= 1
    t.autumn()
    assert t.refused_by(0, "command despotism") == "GW-J1"
    assert t.refused_by(0, "done") == "GW-J1"
    assert t.refused_by(1, "command despotism") is None


# The track


@rule("GW-J2")
def test_in_tea_order_each_takes_a_free_space() -> None:
    t = Table()
    t.tea(2, 0, 1)
    t.autumn()
    for seat in range(3):
        t.play(seat, "command economy")
    assert (t.asked, t.to_act) == ("space", (2,))
    t.play(2, "space 2")
    assert t.to_act == (0,)
    assert t.refused_by(0, "space 2") == "GW-J2"
    assert t.options(0) == ["space 1", "space 3"]
    t.play(0, "space 3")
    spaces = [(facts["seat"], facts["space"]) for _, facts in t.told("on_track")]
    assert spaces == [("2", 2), ("0", 3), ("1", 1)]  # the last seat has no choice


@rule("GW-J3")
def test_cards_resolve_from_space_1_on() -> None:
    t = chosen("economy", "despotism", "work_harder")
    t.play(0, "space 3")
    t.play(1, "space 1")
    turns = []
    while t.asked != "recall" and not t.over:
        if (t.state.active, len(t.told("turn"))) not in turns:
            turns.append((t.state.active, len(t.told("turn"))))
        t.play(t.to_act[0], "done")
    cards = [(facts["seat"], facts["command"]) for _, facts in t.told("turn")]
    assert cards == [("1", "despotism"), ("2", "work_harder"), ("0", "economy")]
    assert turns == [(1, 1), (2, 2), (0, 3)]  # the owner is the active player


@rule("GW-J5")
def test_cards_stay_on_the_track_all_winter() -> None:
    t = Table()
    t.horde("left", "infantry_left")  # the section will not hold: shame is asked for in winter
    t.set_track("economy", "despotism", "work_harder")
    t.winter()
    assert t.asked == "shame"
    assert t.state.track == [0, 1, 2]
    assert t.state.played == [COMMANDS.index(card) for card in ("economy", "despotism", "work_harder")]


def all_clerks_hired(t: Table, seat: int) -> None:
    t.clerks(seat, academy=8)
    t.state.clerks[seat * 11 + POOL], t.state.clerks[seat * 11 + LOCATIONS.index("academy")] = 8, 0
    t.state.crowd[LOCATIONS.index("academy")] -= 8


def moves_in_all(t: Table, seat: int) -> int:
    """How many clerks the seat can move before something else is asked."""
    moves = 0
    while t.asked == "clerk" and t.to_act == (seat,):
        t.play(seat, "clerk pool>embassy")
        moves += 1
    return moves


@rule("GW-J5")
@pytest.mark.parametrize("spaces", [("space 1", "space 2"), ("space 2", "space 1")])
def test_a_card_counts_whether_it_is_resolved_or_not(spaces: tuple[str, str]) -> None:
    t = chosen("despotism", "economy", "raise_banner")
    all_clerks_hired(t, 0)
    t.play(0, spaces[0])
    t.play(1, spaces[1])
    while t.state.active != 0:
        t.play(t.to_act[0], "done")
    assert t.to_act == (0,)
    assert moves_in_all(t, 0) == 6


@rule("GW-J5")
def test_several_cards_of_a_name_count_each() -> None:
    t = Table(4)
    all_clerks_hired(t, 0)
    t.set_track("despotism", "economy", "economy", "betrayal")
    t.run((frames.TURN, 0))
    assert moves_in_all(t, 0) == 8


@rule("GW-J6")
@pytest.mark.parametrize("players", [3, 4])
def test_there_are_as_many_spaces_as_players(players: int) -> None:
    t = chosen(*["economy"] * players)
    assert t.options(0) == [f"space {n}" for n in range(1, players + 1)]
    if players == 3:
        assert t.refused_by(0, "space 4") == "GW-J2"
    assert t.rules.parse("space 5") < 0
