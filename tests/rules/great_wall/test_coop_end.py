"""GW-C10, C13 to C16, C24 to C26, GW-X8: the winter of the cooperative game, and how it ends."""

import pytest

from tianxia.games.great_wall.terms import frames

from .table import Table

rule = pytest.mark.rule
WINTER = ("volley", "defeated", "breach", "fulfilled", "shame", "decree", "event", "year")


def table(players: int = 3) -> Table:
    return Table(players=players, mode="coop")


def causes(t: Table) -> list[object]:
    return [facts["cause"] for _, facts in t.told("end")]


@rule("GW-C10", "GW-C11")
def test_the_order_of_winter() -> None:
    t = table()
    t.wall("left", 1)
    t.horde("left", "leader_left")
    t.wound("left", 1, "a2", "a3", "a4")
    t.set_firing(0, "left")
    t.horde("middle", "brutes_middle")
    t.decrees("glory_belongs_to_the_emperor", "tribute_of_gold")
    for seat in range(3):
        t.state.honor[seat] = 10
    t.next_event("war_drums")
    t.winter()
    while t.asked != "decree":
        t.decline_once()
    t.play(1, "propose glory_belongs_to_the_emperor")
    t.play(0, "agree")
    t.play(2, "agree")
    while t.asked != "command":
        t.decline_once()
    kinds = [kind for kind in t.kinds_told() if kind in WINTER]
    assert [kind for kind in WINTER if kind not in kinds] == []
    positions = [kinds.index(kind) for kind in ("volley", "defeated", "breach", "fulfilled", "decree", "event", "year")]
    assert positions == sorted(positions)
    after = kinds[kinds.index("fulfilled") :]
    assert after[:4] == ["fulfilled", "shame", "shame", "shame"]  # for the decree that is left


@rule("GW-C10")
def test_without_a_decree_in_reach_nobody_is_asked() -> None:
    t = table()
    t.decrees("tribute_of_gold")
    t.winter()
    assert t.asked == "first"  # who takes the first token of the decree phase


@rule("GW-C13", "GW-C22")
@pytest.mark.parametrize("decrees", [1, 2, 3])
def test_each_player_takes_a_token_for_each_decree(decrees: int) -> None:
    t = table()
    t.decrees(*["tribute_of_gold", "stone_for_the_palace", "secrets_of_war"][:decrees])
    t.end_check()
    while t.asked in ("first", "shame"):
        t.decline_once()
    assert t.state.bank == 30 - 3 * decrees
    assert [sum(t.state.shamed[seat * 3 : seat * 3 + 3]) for seat in range(3)] == [decrees] * 3


@rule("GW-C13", "GW-C24")
def test_empty_places_are_refilled_and_the_others_stay() -> None:
    t = table()
    t.decrees("tribute_of_gold")
    top = t.state.decree_deck[-2:]
    t.end_check()
    while t.asked in ("first", "shame"):
        t.decline_once()
    first, *others = t.state.decrees
    assert t.box.decrees[first].id == "tribute_of_gold"
    assert others == top[::-1]
    assert t.pieces()["decrees"] == 12


@rule("GW-C24")
def test_without_decrees_the_places_stay_empty() -> None:
    t = table()
    t.decrees("tribute_of_gold")
    t.state.decree_deck = []
    t.run((frames.REFILL_DECREES,))
    assert len(t.state.decrees) == 1
    assert t.told("decree") == []


@rule("GW-C24")
def test_without_events_nothing_happens() -> None:
    t = table()
    t.state.event_deck = []
    t.run((frames.EVENT,))
    assert t.over
    assert t.told() == []


@rule("GW-C14")
def test_one_event_a_winter() -> None:
    t = table()
    t.decrees()
    t.next_event("merciless_war")
    t.end_check()
    assert t.told("event") == [("event", {"event": "merciless_war"})]
    assert len(t.state.event_deck) == 11
    assert t.pieces()["events"] == 12


@rule("GW-C15")
def test_walls_do_not_end_the_game() -> None:
    t = table()
    t.decrees()
    for section in ("left", "middle", "right"):
        t.wall(section, 3)
    t.end_check()
    assert t.state.end == ""
    assert ("year", {"year": 2}) in t.told()


@rule("GW-C15")
def test_the_win_waits_for_the_end_check() -> None:
    t = table()
    t.decrees("glory_belongs_to_the_emperor")
    t.done_decrees(6)
    t.state.honor = [10, 10, 10]
    t.run((frames.FULFILL, 0), (frames.END_CHECK,))
    t.play(0, "propose glory_belongs_to_the_emperor")
    t.play(1, "agree")
    assert t.state.end == ""
    t.play(2, "agree")
    assert (t.over, t.state.end, causes(t)) == (True, "GW-C15", ["decrees"])


@rule("GW-C16")
def test_an_empty_bank_at_the_end_check_is_lost() -> None:
    t = table()
    t.done_decrees(6)
    t.bank(0)
    t.end_check()
    assert (t.over, t.state.end, causes(t)) == (True, "GW-C16", ["shame"])
    assert t.rules.result(t.state).winners == ()


@rule("GW-C16", "GW-X8")
@pytest.mark.parametrize(("players", "last"), [(2, 6), (3, 6), (4, 5)])
def test_the_last_space_without_the_decrees_is_lost(players: int, last: int) -> None:
    t = table(players)
    t.decrees()
    t.year(last - 1)
    t.end_check()
    assert t.state.end == ""
    t.year(last)
    t.end_check()
    assert (t.over, t.state.end, causes(t)) == (True, "GW-C16", ["time"])


@rule("GW-X8")
def test_the_year_of_the_last_space_is_played() -> None:
    t = table()
    t.decrees()
    t.year(5)
    t.end_check()  # the token reaches the last space in the spring that follows
    t.decline("command")
    assert t.state.year == t.e.last_space
    assert t.asked == "command"


@rule("GW-C25")
@pytest.mark.parametrize("bank", [0, 30])
def test_decrees_reached_win_on_the_last_space_or_with_an_empty_bank(bank: int) -> None:
    t = table()
    t.done_decrees(7)
    t.bank(bank)
    t.year(6)
    t.end_check()
    assert t.state.end == "GW-C15"
    assert causes(t) == ["decrees"]


@rule("GW-C25")
@pytest.mark.parametrize("decrees", [0, 7])
def test_after_the_end_neither_decree_phase_nor_event(decrees: int) -> None:
    t = table()
    t.done_decrees(decrees)
    t.year(6)
    t.end_check()
    assert t.kinds_told() == ["end"]
    assert t.state.bank == 30


@rule("GW-C26")
@pytest.mark.parametrize(("decrees", "winners", "place"), [(7, (0, 1, 2), 1), (0, (), 2)])
def test_all_win_or_lose_together_and_nothing_is_scored(decrees: int, winners: tuple[int, ...], place: int) -> None:
    t = table()
    t.done_decrees(decrees)
    t.set_trophy(1, "plunderers_left")
    t.set_shame(0, "spearman", 2)
    t.state.honor = [12, 3, 40]
    t.year(6)
    t.end_check()
    result = t.rules.result(t.state)
    assert (result.winners, result.places, result.scores) == (winners, (place,) * 3, (12, 3, 40))
    assert (result.is_lost, result.is_draw) == (not winners, False)
    assert t.told("scores") == []
    assert t.told("honor_lost") == []
