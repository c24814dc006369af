"""GW-C7, C16, C22, C23: shame in the cooperative game, and losing by it."""

import pytest

from tianxia.games.great_wall.terms import frames
from tianxia.games.great_wall.views.seen import QuestionSeen

from .table import Table

rule = pytest.mark.rule


def table(players: int = 3) -> Table:
    return Table(players=players, mode="coop")


def shame(t: Table, *seats: int) -> None:
    """That many tokens are due."""
    t.run((frames.DUE, *seats), (frames.SHAMED, -1))


# Receiving a token


@rule("GW-C7")
def test_ten_honor_discard_a_token_that_is_received() -> None:
    t = table()
    t.state.honor[0] = 10
    shame(t, 0)
    assert t.options(0) == ["shame spearman", "shame archer", "shame horseman", "buy off"]
    t.play(0, "buy off")
    assert t.over
    assert (t.honor(0), t.state.bank, t.shamed(0, "spearman")) == (0, 30, 0)
    assert t.told() == [
        ("bought_off", {"seat": "0"}),
        ("honor_lost", {"seat": "0", "number": 10, "source": "shame"}),
    ]


@rule("GW-C7", "GW-A11")
def test_the_ten_honor_must_be_there() -> None:
    t = table()
    t.state.honor[0] = 9
    shame(t, 0)
    assert "buy off" not in t.options(0)
    assert t.refused_by(0, "buy off") == "GW-C7"


@rule("GW-C7")
def test_no_shame_on_trophies() -> None:
    t = table()
    t.set_trophy(0, "plunderers_left")
    shame(t, 0)
    assert t.options(0) == ["shame spearman", "shame archer", "shame horseman"]
    assert t.refused_by(0, "shame plunderers_left") == "GW-C7"
    t.state.pool[0:3] = [0, 0, 0]
    t.state.rest[0] = 16
    shame(t, 0)
    assert t.kinds_told() == ["shame_without_place"]
    assert t.state.trophy_shame[0] == [0]


@rule("GW-C7", "GW-E5")
@pytest.mark.parametrize(("text", "honor", "bank", "out"), [("let go", 7, 29, 1), ("buy off", 2, 30, 0)])
def test_without_a_place_there_is_still_the_choice(text: str, honor: int, bank: int, out: int) -> None:
    t = table()
    t.set_rest(0, "left", "spearman", 10)
    t.set_rest(0, "left", "archer", 4)
    t.set_rest(0, "left", "horseman", 2)
    t.state.honor[0] = 12
    shame(t, 0)
    assert t.options(0) == ["let go", "buy off"]
    t.play(0, text)
    assert (t.honor(0), t.state.bank, t.state.shame_out) == (honor, bank, out)
    assert t.pieces()["shame"] == 30


@rule("GW-E2")
def test_a_token_that_has_a_place_does_not_leave_the_game() -> None:
    t = table()
    t.state.honor[0] = 10
    shame(t, 0)
    assert t.refused_by(0, "let go") == "GW-E2"


@rule("GW-C22", "GW-E11")
def test_a_token_bought_off_was_taken() -> None:
    t = table()
    t.advisor(0, "scapegoat")
    t.state.honor[0] = 10
    shame(t, 0)
    t.play(0, "buy off")
    assert ("ability_advisor", {"seat": "0", "advisor": "scapegoat"}) in t.told()


# Summer


@rule("GW-C7", "GW-Z2")
def test_in_summer_ten_honor_pay_off_a_token_any_number_of_times() -> None:
    t = table()
    t.set_shame(0, "spearman", 2)
    t.set_shame(0, "archer")
    t.state.honor[0] = 25
    t.give(0, chi=20)
    t.summer()
    assert (t.asked, t.to_act) == ("redeem", (0,))
    t.play(0, "unshame spearman")
    t.play(0, "unshame archer")
    assert t.asked == "command"  # 5 honor is left
    assert (t.honor(0), t.stock(0)["chi"], t.state.bank) == (5, 20, 29)
    assert t.pool(0, "archer") == 4


@rule("GW-C7")
def test_chi_pays_nothing_off() -> None:
    t = table()
    t.set_shame(0, "spearman")
    t.give(0, chi=20)
    t.state.honor[0] = 9
    t.summer()
    assert t.asked == "command"


# One by one


@rule("GW-C22", "GW-C19")
def test_tokens_are_taken_one_by_one_by_whoever_likes_first() -> None:
    t = table()
    shame(t, 0, 1, 2)
    assert (t.asked, t.to_act) == ("first", (0, 1, 2))
    t.play(2, "first", "shame archer")
    assert t.state.bank == 29
    assert t.to_act == (0, 1)
    t.play(0, "first", "shame archer")
    t.play(1, "shame archer")
    assert (t.over, t.state.bank) == (True, 27)
    assert [facts["seat"] for _, facts in t.told("shame")] == ["2", "0", "1"]


@rule("GW-C22")
def test_a_token_bought_off_can_be_taken_by_the_next() -> None:
    t = table()
    t.bank(1)
    t.state.honor[1] = 10
    shame(t, 0, 1)
    t.play(1, "first", "buy off")
    assert (t.over, t.state.bank) == (False, 1)
    t.play(0, "shame spearman")
    assert (t.over, t.state.bank, t.state.end) == (True, 0, "")


@rule("GW-C22", "GW-C16")
def test_the_other_way_round_the_game_is_lost() -> None:
    t = table()
    t.bank(1)
    t.state.honor[1] = 10
    shame(t, 0, 1)
    t.play(0, "first", "shame spearman")
    assert (t.over, t.state.end) == (True, "GW-C16")
    assert t.told("end") == [("end", {"cause": "shame"})]
    assert t.honor(1) == 10


@rule("GW-C16", "GW-C22")
def test_with_an_empty_bank_no_honor_helps() -> None:
    t = table()
    t.bank(0)
    t.state.honor[0] = 50
    shame(t, 0)
    assert t.state.end == "GW-C16"


# The loss is immediate


@rule("GW-C16")
def test_the_loss_in_the_middle_of_a_turn() -> None:
    t = table()
    t.bank(0)
    t.clerks(0, quarry=4)
    t.hand(1, "shared_glory", "supply_train")
    before = t.pieces()
    t.command(0, "betrayal")
    t.play(0, "done")
    assert (t.over, t.state.end) == (True, "GW-C16")
    assert t.stock(0)["stone"] == 0
    assert t.clerks_at(0, "quarry") == 4
    assert t.pieces() == before
    for watcher in (0, 1, 2, None):
        seen = t.view(watcher)
        assert (seen.bank, seen.question) == (0, QuestionSeen())


@rule("GW-C16")
def test_the_loss_in_a_breach_comes_before_the_deaths() -> None:
    t = table()
    t.bank(2)
    t.horde("left", "brutes_left")
    t.horde("left", "infantry_left")
    t.put_on(0, "left", 1, "a2", "a3-a4")
    t.horde("middle", "plunderers_middle")
    before = t.pieces()
    t.winter()
    while not t.over:
        t.decline_once()
    assert t.state.end == "GW-C16"
    assert t.kinds_told()[-1] == "end"
    assert t.told("killed") == []
    assert t.told("breach") == [("breach", {"section": "left", "defense": 0, "power": 14})]
    assert t.pieces() == before
    assert t.view().season == "winter"
    assert t.rules.result(t.state).winners == ()


@rule("GW-C16", "GW-C13")
def test_the_loss_in_the_decree_phase_stops_it() -> None:
    t = table()
    t.decrees("tribute_of_gold")
    t.bank(2)
    t.end_check()
    while not t.over:
        t.decline_once()
    assert t.state.end == "GW-C16"
    assert t.told("event") == []
    assert t.told("decree") == []


@rule("GW-C23", "GW-S5")
def test_a_raid_takes_what_there_is_and_loses_nothing() -> None:
    t = table()
    t.bank(2)
    for card in ("infantry_left", "leader_left", "fire_carts_left"):
        t.horde("left", card)
    t.horde("middle", "tunnellers_middle")
    t.horde("right", "tunnellers_right")
    t.next_hordes("plunderers_right", "plunderers_left")
    t.run((frames.PLACE_HORDES, 1))
    assert t.told("raid") == [("raid", {"horde_card": "plunderers_right", "number": 2})]
    assert (t.state.bank, t.state.end) == (0, "")


@rule("GW-W8", "GW-R5")
def test_the_forecast_of_an_assault_shames_players_only() -> None:
    t = table(2)
    t.horde("right", "brutes_right")
    t.put_on(1, "right", 1, "a2")
    assault = t.view(0).sections[2].assault
    assert assault is not None
    assert assault.shame == [1, 0, 0]
