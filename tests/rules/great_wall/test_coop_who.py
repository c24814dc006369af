"""GW-C27: whom an effect concerns, word by word, on cards of custom packs."""

import pytest

from tianxia.core.pack import Pack
from tianxia.games.great_wall.views.seen import QuestionSeen

from .scenes import shows, total
from .table import Table

rule = pytest.mark.rule
CARD = """
[[tactic]]
id = "recall_orders"
name = "Own"
set = "coop"
provenance = "reconstructed"
window = 6
on = "after_command"
basic = [{ %s }]
chi = 1
boosted = [{ do = "draw", n = 1 }]
text = "Own."
"""


def played(effect: str, players: int = 3) -> Table:
    """Seat 0 plays a card with this effect after a command; seat 1 has a soldier in the left camp."""
    t = Table(players, pack=Pack(CARD % effect, "own.toml"), mode="coop")
    t.hand(0, "recall_orders")
    t.set_rest(1, "right", "spearman", 2)
    t.set_rest(2 if players > 2 else 0, "right", "spearman", 2)
    t.horde("right", "brutes_right")
    t.command(0, "betrayal")
    t.play(0, "done", "play recall_orders")
    return t


# All and others


@rule("GW-C27")
def test_all_means_every_player_each_with_the_whole_number() -> None:
    t = played('do = "gain", what = "any", n = 2, who = "all"')
    assert t.to_act == (0,)
    for seat in range(3):
        assert t.to_act == (seat,)
        t.play(seat, "take 2 gold")
    assert [t.stock(seat)["gold"] for seat in range(3)] == [2, 2, 2]


@rule("GW-C27")
@pytest.mark.parametrize(("who", "gold"), [("all", [3, 3, 0]), ("others", [0, 3, 0])])
def test_the_clan_is_no_player_of_a_card(who: str, gold: list[int]) -> None:
    t = played(f'do = "gain", what = "gold", n = 3, who = "{who}"', players=2)
    assert [t.stock(seat)["gold"] for seat in range(3)] == gold


@rule("GW-C27")
def test_others_leaves_the_owner_out() -> None:
    t = played('do = "gain", what = "gold", n = 3, who = "others"')
    assert [t.stock(seat)["gold"] for seat in range(3)] == [0, 3, 3]


@rule("GW-C27")
def test_the_number_is_the_owners() -> None:
    t = Table(
        pack=Pack(CARD % 'do = "gain", what = "gold", n = { each = 1, per = ["supporter"] }, who = "all"', "own.toml"),
        mode="coop",
    )
    t.hand(0, "recall_orders")
    t.supporters(0, 2)
    t.supporters(1, 4)
    t.command(0, "betrayal")
    t.play(0, "done", "play recall_orders")
    assert [t.stock(seat)["gold"] for seat in range(3)] == [2, 2, 2]


@rule("GW-C19", "GW-C27")
@pytest.mark.parametrize("who", ["all", "others"])
def test_where_players_are_in_each_others_way_whoever_likes_is_first(who: str) -> None:
    t = played(f'do = "move_clerks", n = 1, to = "any", who = "{who}"', players=4)
    seats = [0, 1, 2, 3] if who == "all" else [1, 2, 3]
    assert (t.asked, list(t.to_act)) == ("first", seats)
    t.play(3, "first", "clerk pool>temple")
    assert list(t.to_act) == seats[:-1]
    t.play(2, "first", "done")
    while t.asked == "first":
        t.play(1, "first", "done")
    t.decline()
    assert [facts["seat"] for _, facts in t.told("clerk")] == ["3"]


@rule("GW-C27", "GW-F12")
def test_each_attacks_with_the_own_soldiers() -> None:
    t = played('do = "attack", kind = "any", n = "all", where = "section", sections = 1, who = "others"')
    t.play(2, "first", "with spearman right", "spot right 1 a2", "with spearman right", "spot right 1 a3")
    t.play(1, "with spearman right", "spot right 1 a4", "with spearman right", "spot right 1 a5")
    assert (t.rest(1, "right", "spearman"), t.rest(2, "right", "spearman")) == (0, 0)
    assert (t.honor(2), t.stock(2)["stone"], t.stock(1)["gold"]) == (1, 1, 1)


@rule("GW-C27")
def test_sections_of_an_attack_are_not_shared_out() -> None:
    t = played('do = "attack", kind = "any", n = 2, where = "section", sections = 1, who = "chosen_other"')
    t.set_rest(1, "middle", "spearman")
    t.horde("middle", "brutes_middle")
    t.play(0, "player 1")
    t.play(1, "with spearman right", "spot right 1 a2")
    assert t.options(1) == ["with spearman right", "done"]


@rule("GW-C27")
def test_a_modifier_for_all_has_its_own_number() -> None:
    effect = 'do = "apply", until = "winter", mod = { mod = "hand_limit", add = 3 }, who = "all"'
    t = played(effect)
    assert [t.own(seat).prices.hand_limit for seat in range(3)] == [8, 8, 8]


@rule("GW-C27")
def test_a_choice_for_all_keeps_the_numbers_of_its_options() -> None:
    options = '[[{ do = "gain", what = "gold", n = 3 }], [{ do = "gain", what = "chi", n = 2 }]]'
    t = played(f'do = "choose_one", options = {options}, who = "all"')
    assert (t.asked, t.to_act) == ("first", (0, 1, 2))
    t.play(1, "first", "choose 2")
    t.play(0, "first", "choose 1")
    t.play(2, "choose 1")
    assert [t.stock(seat) for seat in range(3)] == [
        {"wood": 0, "stone": 0, "gold": gold, "chi": chi} for gold, chi in ((3, 0), (0, 2), (3, 0))
    ]


# One chosen player


@rule("GW-C27")
@pytest.mark.parametrize(
    ("who", "options"),
    [
        ("chosen", ["done", "player 0", "player 1", "player 2"]),
        ("chosen_other", ["done", "player 1", "player 2"]),
    ],
)
def test_one_player_is_chosen(who: str, options: list[str]) -> None:
    t = played(f'do = "gain", what = "any", n = 2, who = "{who}"')
    assert (t.asked, t.to_act, t.options(0)) == ("player", (0,), options)
    t.play(0, "player 2")
    assert (t.asked, t.to_act) == ("take", (2,))  # the player who gains chooses what
    t.play(2, "take 1 wood", "take 1 chi")
    assert [total(t, seat) for seat in range(3)] == [0, 0, 2]


@rule("GW-C27", "GW-G5")
def test_nobody_need_be_chosen() -> None:
    t = played('do = "gain", what = "gold", n = 2, who = "chosen"')
    t.play(0, "done")
    assert [total(t, seat) for seat in range(3)] == [0, 0, 0]


@rule("GW-C27")
def test_chosen_may_be_the_owner() -> None:
    t = played('do = "gain", what = "gold", n = 2, who = "chosen"', players=2)
    assert t.options(0) == ["done", "player 0", "player 1"]
    t.play(0, "player 0")
    assert [total(t, seat) for seat in range(2)] == [2, 0]


@rule("GW-C27")
def test_chosen_other_with_two_players() -> None:
    t = played('do = "gain", what = "gold", n = 2, who = "chosen_other"', players=2)
    assert t.options(0) == ["done", "player 1"]
    assert t.refused_by(0, "player 0") == "GW-C27"
    assert t.refused_by(0, "player 2") == "GW-C27"  # the clan


# Shares


@rule("GW-C27")
def test_an_amount_is_shared_out_as_the_owner_likes() -> None:
    t = played('do = "gain", what = "gold", n = 5, who = "split"')
    assert (t.asked, t.options(0)) == ("split", ["done", "player 0", "player 1", "player 2"])
    assert t.view(0).question == QuestionSeen(left=5)
    t.play(0, "player 2", "player 0", "player 2", "player 2", "player 1")
    assert [total(t, seat) for seat in range(3)] == [1, 1, 3]


@rule("GW-C27", "GW-G5")
def test_shares_may_be_kept_back() -> None:
    t = played('do = "gain", what = "gold", n = 5, who = "split"')
    t.play(0, "player 1", "done")
    assert [total(t, seat) for seat in range(3)] == [0, 1, 0]


@rule("GW-C27")
def test_the_clan_has_no_share() -> None:
    t = played('do = "gain", what = "gold", n = 5, who = "split"', players=2)
    assert t.options(0) == ["done", "player 0", "player 1"]
    assert t.refused_by(0, "player 2") == "GW-C27"


@rule("GW-C27", "GW-C19")
def test_who_has_no_share_is_not_asked() -> None:
    t = played('do = "move_clerks", n = 3, to = "any", who = "split"')
    t.play(0, "player 2", "player 1", "player 2")
    assert (t.asked, t.to_act) == ("first", (1, 2))
    t.play(2, "first", "clerk pool>temple", "clerk pool>quarry")
    t.play(1, "clerk pool>temple")
    assert t.asked != "clerk"
    assert [t.clerks_at(seat, "pool") for seat in range(3)] == [5, 4, 3]


@shows("do:give")
@rule("GW-C27", "GW-A15")
def test_giving_goes_to_human_players_only() -> None:
    t = Table(2, pack=Pack(CARD % 'do = "give", n = 2', "own.toml"), mode="coop")
    t.hand(0, "recall_orders")
    t.give(0, gold=3)
    t.command(0, "betrayal")
    t.play(0, "done", "play recall_orders")
    assert t.options(0) == ["done", "give gold 1"]
    t.play(0, "give gold 1", "give gold 1")
    assert t.stock(1)["gold"] == 2
