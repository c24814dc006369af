"""GW-A: players, pieces, payment, and what applies everywhere."""

import pytest

from tianxia.games.great_wall import GAME
from tianxia.games.great_wall.terms import frames
from tianxia.games.great_wall.terms.names import COMMANDS, SECTIONS
from tianxia.games.great_wall.terms.vocabulary import AFTER_ACTIVATION

from .table import Table

rule = pytest.mark.rule
PLAYERS = [3, 4]


def effect_of(t: Table, tactic: str, boosted: bool = False) -> int:
    """The last effect of a tactic card, from any set."""
    card = next(card for card in t.box.tactics if card.id == tactic)
    return (card.boosted if boosted else card.basic)[-1]


# Players and pieces


@rule("GW-A1")
@pytest.mark.parametrize("players", PLAYERS)
def test_three_or_four_play_the_standard_game(players: int) -> None:
    assert players in GAME.players
    assert 5 not in GAME.players
    t = Table(players)
    assert t.asked == "command"
    assert t.to_act == tuple(range(players))


@rule("GW-A2")
@pytest.mark.parametrize("players", PLAYERS)
def test_what_each_player_owns(players: int) -> None:
    t = Table(players, at_setup=True)
    pieces = t.rules.pieces(t.state)
    for seat in range(players):
        assert pieces[f"clerks {seat}"] == 8
        assert [pieces[f"{kind} {seat}"] for kind in ("spearman", "archer", "horseman")] == [10, 4, 2]
    assert pieces["tea markers"] == len(t.state.honor) == players


@rule("GW-A2")
def test_the_six_command_cards() -> None:
    t = Table()
    assert COMMANDS == ("despotism", "work_harder", "economy", "attack_order", "betrayal", "raise_banner")
    for seat in range(3):
        assert t.options(seat) == [f"command {name}" for name in COMMANDS]


@rule("GW-A3")
def test_a_soldier_is_a_spearman_an_archer_or_a_horseman() -> None:
    t = Table()
    t.give(0, chi=2)
    t.clerks(0, lumber_mill=1)
    t.activate("lumber_mill", advanced=True)
    t.play(0, "upgrade lumber_mill")
    assert t.options(0) == ["overseer spearman", "overseer archer", "overseer horseman"]
    t.run((frames.SHAME, 0))
    assert t.options(0) == ["shame spearman", "shame archer", "shame horseman"]


@rule("GW-A3")
def test_a_clerk_is_no_soldier() -> None:
    t = Table()
    t.state.pool[0:3] = [0, 0, 0]  # only clerks are left in the pool
    t.rich(0)
    t.clerks(0, lumber_mill=1)
    t.activate("lumber_mill", advanced=True)
    assert t.asked == "donate"  # nobody to make an overseer
    t.run((frames.SHAME, 0))
    assert t.told() == [("shame_without_place", {"seat": "0"})]


@rule("GW-A4")
def test_the_bank_never_runs_out_of_resources() -> None:
    t = Table()
    t.give(0, stone=500)
    t.clerks(0, quarry=3)
    t.activate("quarry", advanced=True)
    assert t.stock(0)["stone"] == 503


@rule("GW-A4")
def test_the_bank_never_runs_out_of_wounds() -> None:
    t = Table()
    for section in SECTIONS:
        for card in ("brutes", "infantry", "spies"):
            row = t.horde(section, f"{card}_{section}")
            t.wound(section, row, *t.free_spots(section, row)[2:])
    t.effect(0, effect_of(t, "panic_in_the_ranks", boosted=True))
    for _ in range(2):
        t.play(0, t.options(0)[1])
    assert t.kinds_told().count("wound") == 2


@rule("GW-A4")
def test_honor_has_no_upper_limit() -> None:
    t = Table()
    t.state.honor[0] = 999
    t.clerks(0, quarry=1)
    t.activate("quarry", advanced=True)
    t.play(0, "donate")
    assert t.honor(0) == 1001


@rule("GW-A5")
@pytest.mark.parametrize("players", PLAYERS)
def test_ten_shame_tokens_a_player(players: int) -> None:
    t = Table(players)
    assert t.state.bank == t.rules.pieces(t.state)["shame"] == 10 * players


@rule("GW-A6")
def test_nine_barricades_and_three_walls_of_each_level() -> None:
    t = Table()
    assert t.box.barricades == 9
    t.rich(0)
    for section in SECTIONS:
        t.wall(section, 2 if section != "right" else 1, barricades=2)
    t.clerks(0, builders_camp=7)
    t.activate("builders_camp")
    t.play(0, *[f"barricade {section}" for section in SECTIONS])
    assert t.refused_by(0, "barricade middle") == "GW-U1"
    t.play(0, *[f"wall {section}" for section in SECTIONS])
    assert t.refused_by(0, "wall middle") == "GW-U3"
    t.play(0, "wall right")
    t.decline()
    assert t.state.barricades == t.state.wall == [3, 3, 3]


# Whose, paying, at the same moment


@rule("GW-A8")
def test_a_piece_without_an_owner_is_ones_own() -> None:
    t = Table()
    t.clerks(1, academy=1)
    t.clerks(2, temple=1)
    t.command(0, "despotism")
    t.play(0, "done")
    assert t.refused_by(1, "clerk temple>quarry") == "GW-K1"
    t.play(1, "clerk academy>quarry")
    assert t.clerks_at(1, "quarry") == 1
    assert t.clerks_at(2, "temple") == 1


@rule("GW-A8")
def test_a_discarded_token_is_ones_own() -> None:
    t = Table()
    t.set_shame(0, "archer")
    t.set_shame(1, "spearman")
    t.effect(0, effect_of(t, "imperial_audience"))
    assert t.options(0) == ["done", "unshame archer"]


@rule("GW-A9")
@pytest.mark.parametrize(("chi", "asked"), [(1, "donate"), (2, "upgrade")])
def test_the_whole_price_must_be_there(chi: int, asked: str) -> None:
    t = Table()
    t.give(0, chi=chi)
    t.clerks(0, lumber_mill=1)
    t.activate("lumber_mill", advanced=True)
    assert t.asked == asked


@rule("GW-A9")
def test_what_is_paid_goes_back_to_the_bank() -> None:
    t = Table()
    t.give(0, chi=3)
    t.advisor(0, "paymaster")
    t.moment("after_activation", 0)
    assert t.refused_by(0, "upgrade quarry") == "GW-A9"
    t.play(0, "upgrade lumber_mill", "overseer spearman")
    assert t.told("paid") == [("paid", {"seat": "0", "number": 2, "resource": "chi"})]
    assert t.stock(0)["chi"] == 1
    assert t.state.warehouse == [0, 0, 0]


@rule("GW-A10")
def test_what_one_effect_yields_cannot_pay_for_another_of_the_moment() -> None:
    t = Table()
    t.give(0, wood=1)
    t.advisor(0, "master_merchant", "paymaster")
    t.run((frames.AFTER, AFTER_ACTIVATION, 0))
    t.play(0, "use master_merchant", "exchange wood>stone")
    assert t.stock(0)["stone"] == 3  # enough for an overseer of the gold mine, but too late
    assert t.over
    assert t.overseer(0, "gold_mine") == 0
    t.run((frames.AFTER, AFTER_ACTIVATION, 0))
    t.play(0, "use paymaster")
    assert "upgrade gold_mine" in t.options(0)  # a later moment


@rule("GW-A10")
def test_a_card_of_the_moment_does_not_pay_for_an_ability_of_it() -> None:
    t = Table()
    t.hand(0, "black_market")
    t.advisor(0, "minister_of_works")  # 2 chi
    t.give(0, wood=1)
    t.clerks(0, academy=1)
    t.moment("after_command", 0)
    t.play(0, "play black_market", "exchange wood>chi")
    assert t.stock(0)["chi"] == 2
    assert t.over
    t.moment("after_command", 0)
    assert t.asked == "paid_ability"


@rule("GW-A11")
@pytest.mark.parametrize(("had", "left"), [(3, 0), (5, 0), (7, 2)])
def test_honor_is_never_below_nothing(had: int, left: int) -> None:
    t = Table()
    t.bank(0)
    t.state.honor[0] = had
    t.run((frames.SHAME, 0))
    assert t.honor(0) == left
    assert t.told("honor_lost") == [("honor_lost", {"seat": "0", "number": had - left, "source": "shame"})]


# Between players, half effects, cards against rules


@rule("GW-A15")
def test_resources_pass_only_by_an_effect_that_says_so() -> None:
    t = Table()
    t.rich()
    t.command(0, "economy")
    assert t.refused_by(0, "give wood 1") is not None
    t.effect(0, effect_of(t, "supply_train"))  # up to 4 to other players
    assert t.refused_by(0, "give wood 0") == "GW-A15"
    t.play(0, "give wood 1", "give wood 1", "give chi 2", "done")
    assert [t.stock(seat)["wood"] for seat in range(3)] == [28, 32, 30]
    assert t.stock(2)["chi"] == 31


@rule("GW-A16")
def test_an_effect_is_done_as_far_as_it_goes() -> None:
    t = Table()
    t.state.tactic_discard, t.state.tactic_deck = [], t.state.tactic_deck[:2]
    t.clerks(0, academy=3)
    t.activate("academy")
    assert t.options(0) == ["draw 0", "draw 1", "draw 2"]


@rule("GW-A16")
def test_a_price_is_paid_whole_or_not_at_all() -> None:
    t = Table()
    t.hand(0, "parade_of_captives", "final_blow")
    t.give(0, chi=1)
    t.moment("last_wound", 0, place=0, section=0)
    assert t.refused_by(0, "boost final_blow") == "GW-D3"
    assert t.options(0) == ["pass", "play final_blow"]


@rule("GW-A17")
def test_the_card_wins_over_the_rule() -> None:
    t = Table()
    t.clerks(0, quarry=4)
    t.activate("quarry")
    assert t.asked == "shame"  # the rule: alone there (GW-L9)
    t = Table()
    t.advisor(0, "magistrate")
    t.clerks(0, quarry=4)
    t.activate("quarry")
    assert t.asked == "donate"


@rule("GW-A17")
def test_what_the_card_narrows_is_refused_by_it() -> None:
    t = Table()
    t.hand(0, "night_shift")
    t.clerks(0, academy=1, temple=1)
    t.moment("after_command", 0)
    t.play(0, "play night_shift")  # production only
    assert t.refused_by(0, "activate academy") == "GW-A17"
    assert t.options(0) == ["done", "activate temple"]
