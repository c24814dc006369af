"""The horde cards: eight types, each with three backs."""

from typing import NamedTuple

import pytest

from tianxia.games.great_wall.terms.names import COMMANDS

from .table import Table

rule = pytest.mark.rule


class Card(NamedTuple):
    """A type as the card shows it: "a2 gold" is a spot with its reward, "a5" one without."""

    power: int
    honor: int
    spots: str


TYPES = {
    "leader": Card(2, 5, "a2 gold, a3 chi, a4 2 honor, a5"),
    "infantry": Card(6, 7, "a3 wood, a4 stone, a5 gold, b3, b4 honor, b5 wood"),
    "incendiaries": Card(6, 6, "a2 wood, a3 wood, a4 chi, b3 honor, b4"),
    "brutes": Card(8, 8, "a2 stone, a3 honor, a4 gold, a5, b2 honor, b3 stone, b4 honor"),
    "spies": Card(7, 8, "a1 tactic, a3 gold, a5 chi, b2, b3 honor, b6 tactic"),
    "riders": Card(5, 6, "a4 gold, a5 chi, b3 honor, b4, b5 gold"),
    "sappers": Card(4, 6, "a1 stone, a5 stone, b1 wood, b2, b5 honor"),
    "shield_bearers": Card(5, 7, "a2 honor, a3, a4, a5 stone, b3 wood, b4 2 honor"),
}
BACKS = ("left", "middle", "right")

every_card = pytest.mark.parametrize(("kind", "back"), [(kind, back) for kind in TYPES for back in BACKS])


def of_type(*kinds: str) -> pytest.MarkDecorator:
    """The three cards of a type."""
    return pytest.mark.parametrize("card", [f"{kind}_{back}" for kind in kinds for back in BACKS])


def before(card: str, level: int = 0, barricades: int = 0) -> Table:
    """The card in front of the middle section; the left one has the same wall."""
    t = Table()
    t.wall("left", level, barricades)
    t.wall("middle", level, barricades)
    t.horde("middle", card)
    return t


def spots(kind: str) -> list[tuple[str, str, int]]:
    """Cell, reward and its number."""
    found = []
    for entry in TYPES[kind].spots.split(", "):
        cell, *reward = entry.split()
        found.append((cell, reward[-1] if reward else "", int(reward[0]) if len(reward) == 2 else 1))
    return found


def attack_with_all(t: Table, seat: int) -> None:
    """The last box of Attack Order: all soldiers of a section."""
    box = t.box.commands[COMMANDS.index("attack_order")].boxes[2]
    t.effect(seat, box[1])


def purse(t: Table, seat: int) -> dict[str, int]:
    return {**t.stock(seat), "honor": t.honor(seat), "tactic": len(t.tactics(seat))}


# What is printed on all of them


@rule("GW-W3")
@every_card
def test_power(kind: str, back: str) -> None:
    assert before(f"{kind}_{back}").power("middle") == TYPES[kind].power


@rule("GW-Y2")
@every_card
def test_honor_of_the_trophy(kind: str, back: str) -> None:
    t = Table()
    t.year(6)
    t.set_artifacts()
    t.set_trophy(0, f"{kind}_{back}")
    t.end_check()
    assert t.honor(0) == TYPES[kind].honor


@rule("GW-F1", "GW-G6")
@every_card
def test_spots_and_rewards(kind: str, back: str) -> None:
    t = before(f"{kind}_{back}")
    places = spots(kind)
    t.set_rest(0, "middle", "spearman", len(places))
    attack_with_all(t, 0)
    t.play(0, "with spearman middle")
    assert t.options(0) == [f"spot middle 1 {cell}" for cell, _, _ in places]
    for i, (cell, reward, number) in enumerate(places):
        had = purse(t, 0)
        if i:
            t.play(0, "with spearman middle")
        if i < len(places) - 1:  # the last one is taken without asking
            t.play(0, f"spot middle 1 {cell}")
        gained = {what: n - had[what] for what, n in purse(t, 0).items() if n != had[what]}
        assert gained == ({reward: number} if reward else {})
        assert t.spot("middle", 1, cell) == "spearman 0"
    assert t.free_spots("middle", 1) == []
    assert ("covered", {"horde_card": f"{kind}_{back}", "place": "middle 1"}) in t.told()


@rule("GW-S4")
@every_card
def test_the_back_sends_the_next_horde(kind: str, back: str) -> None:
    t = Table()
    other = "brutes" if kind != "brutes" else "infantry"
    for section in BACKS:
        t.horde(section, f"{other}_{section}")
    third = "spies" if kind != "spies" else "sappers"
    t.next_hordes(f"{third}_left", f"{kind}_{back}")
    t.spring()
    assert t.told("horde")[0] == ("horde", {"horde_card": f"{third}_left", "place": f"{back} 2"})


@rule("GW-F2")
@pytest.mark.parametrize("kind", TYPES)
def test_there_is_room_for_a_horseman(kind: str) -> None:
    t = before(f"{kind}_left")
    t.set_rest(0, "middle", "horseman")
    attack_with_all(t, 0)
    assert t.asked == "attacker"
    t.play(0, "with horseman middle")
    pairs = {
        "leader": "a2-a3 a3-a4 a4-a5",
        "infantry": "a3-a4 a3-b3 a4-a5 a4-b4 a5-b5 b3-b4 b4-b5",
        "incendiaries": "a2-a3 a3-a4 a3-b3 a4-b4 b3-b4",
        "brutes": "a2-a3 a2-b2 a3-a4 a3-b3 a4-a5 a4-b4 b2-b3 b3-b4",
        "spies": "a3-b3 b2-b3",
        "riders": "a4-a5 a4-b4 a5-b5 b3-b4 b4-b5",
        "sappers": "a1-b1 a5-b5 b1-b2",
        "shield_bearers": "a2-a3 a3-a4 a3-b3 a4-a5 a4-b4 b3-b4",
    }
    assert t.options(0) == [f"spots middle 1 {pair}" for pair in pairs[kind].split()]


# Abilities


@rule("GW-W3", "GW-W13")
@of_type("infantry", "brutes", "spies", "riders", "shield_bearers")
def test_a_horde_without_a_hold_on_the_wall_leaves_the_defense_alone(card: str) -> None:
    t = before(card, 2, 3)
    assert t.defense("middle") == 20
    t.horde("middle", "leader_left")
    assert t.power("middle") == TYPES[card.rpartition("_")[0]].power + 2


@rule("GW-W13")
@of_type("leader")
@pytest.mark.parametrize(("level", "barricades", "half"), [(1, 3, 7), (3, 0, 10), (0, 0, 0), (2, 2, 9)])
def test_a_leader_halves_the_defense_of_its_section(card: str, level: int, barricades: int, half: int) -> None:
    t = before(card, level, barricades)
    assert t.defense("middle") == half
    assert t.defense("left") == (0, 8, 14, 20)[level] + 2 * barricades


@rule("GW-W13")
@of_type("incendiaries")
def test_incendiaries_make_barricades_worthless(card: str) -> None:
    t = before(card, 1, 3)
    assert t.defense("middle") == 8
    assert t.defense("left") == 14


@rule("GW-W13")
@of_type("sappers")
@pytest.mark.parametrize(("level", "defense"), [(0, 2), (1, 6), (2, 12), (3, 18)])
def test_sappers_take_four_off_the_wall(card: str, level: int, defense: int) -> None:
    t = before(card, level, 1)
    assert t.defense("middle") == defense
    assert t.defense("left") == (0, 8, 14, 20)[level] + 2


def deaths_on(t: Table, row: int) -> int:
    """How many of seat 0's spearmen die on this horde of the middle section in a breach."""
    t.put_on(0, "middle", row, *t.free_spots("middle", row)[:4])
    t.assault("middle")
    t.decline()
    killed = [facts["number"] for _, facts in t.told("killed") if facts["seat"] == "0"]
    return int(killed[0])


@rule("GW-W9", "GW-V6")
@of_type("riders")
@pytest.mark.parametrize(("year", "deaths"), [(1, 2), (3, 3), (6, 4)])
def test_riders_kill_one_more(card: str, year: int, deaths: int) -> None:
    t = before(card)
    t.year(year)
    assert deaths_on(t, 1) == deaths


@rule("GW-W9")
def test_riders_kill_more_on_their_own_card_only() -> None:
    t = before("riders_left")
    row = t.horde("middle", "brutes_left")
    assert deaths_on(t, row) == 1


@rule("GW-W9")
@of_type("leader", "infantry", "incendiaries", "brutes", "spies", "sappers", "shield_bearers")
def test_the_others_kill_by_the_time_track(card: str) -> None:
    t = before(card)
    t.year(3)
    assert deaths_on(t, 1) == 2


@rule("GW-A17", "GW-F3", "GW-F15")
@of_type("shield_bearers")
def test_no_wound_can_be_put_on_shield_bearers(card: str) -> None:
    t = before(card, 1)
    t.set_rest(0, "middle", "archer")
    attack_with_all(t, 0)
    assert t.over  # nobody can attack it: there is no question for the archer
    row = t.horde("middle", "brutes_left")
    t.set_firing(0, "middle")
    t.winter()
    assert t.refused_by(0, "spot middle 1 a2") == "GW-A17"
    t.play(0, f"spot middle {row} a2")
    assert len(t.free_spots("middle", 1)) == 6
    wound = next(card for card in t.box.tactics if card.id == "panic_in_the_ranks").basic[0]
    t.effect(0, wound)
    assert t.asked == "wound"
    assert t.refused_by(0, "spot middle 1 a2") == "GW-A17"


@rule("GW-A17", "GW-F9")
@of_type("shield_bearers")
def test_soldiers_attack_shield_bearers_and_leave_wounds(card: str) -> None:
    t = before(card)
    t.set_rest(0, "middle", "spearman")
    t.set_rest(0, "middle", "horseman")
    attack_with_all(t, 0)
    t.play(0, "with spearman middle", "spot middle 1 a2", "with horseman middle", "spots middle 1 a3-a4")
    t.year(6)
    t.assault("middle")
    t.decline()
    assert [t.spot("middle", 1, cell) for cell in ("a2", "a3", "a4")] == ["wound"] * 3
