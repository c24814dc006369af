"""The view: only its types cross the border, and they use the words of the rules."""

import msgspec
import pytest

import tianxia
from tianxia.core.dice import Dice
from tianxia.core.values import Refusal
from tianxia.games.zhanguo.names import ACTIONS, COLORS, SOURCES
from tianxia.games.zhanguo.seen import Asked, Earned, FinalPoints, Markers, Officials, View, Waking

from .table import Table

rule = pytest.mark.rule


@pytest.mark.parametrize(
    ("players", "options"), [(2, {}), (3, {"boards": "auction"}), (4, {"boards": "picked", "draft": True})]
)
def test_a_view_is_what_is_read_from_its_json(players: int, options: dict[str, bool | str]) -> None:
    game = tianxia.new("zhanguo", seed=players, players=players, options=options)
    dice = Dice.seeded("views")
    decoder = msgspec.json.Decoder(View, strict=True)
    while not game.over:
        for seat in (None, game.to_act[0]):
            view = game.view(seat)
            assert decoder.decode(msgspec.json.encode(view)) == view
        choices = game.decision(game.to_act[0]).options
        game.play(game.to_act[0], choices[dice.below(len(choices))])
    assert isinstance(game.view(0), View)


def test_fields_are_named_as_the_pieces_and_sources() -> None:
    assert Officials.__struct_fields__ == COLORS
    assert Earned.__struct_fields__ == SOURCES
    assert set(FinalPoints.__struct_fields__) < set(SOURCES)


def test_markers_go_by_their_value() -> None:
    assert msgspec.json.encode(Markers([1, 2, 3], [1, 0, 1])) == b'{"1":[1,2,3],"3":[1,0,1]}'
    assert msgspec.json.encode(Asked()) == b"{}"


@rule("ZG-C3")
def test_the_card_of_the_own_unfinished_turn_is_seen() -> None:
    t = Table()
    t.turn(0, 3, 9)
    t.play(0, "card 9")
    own, other = t.rules.view(t.state, 0).own, t.rules.view(t.state, 1).own
    assert own is not None
    assert own.playing == 9
    assert [card.card for card in own.hand] == [3, 9]
    assert other is not None
    assert other.playing is None
    t.play(0, "unify 2")
    own = t.rules.view(t.state, 0).own
    assert own is not None
    assert own.playing is None


@rule("ZG-K7", "ZG-O8")
def test_what_is_left_to_pay_or_to_move_is_seen() -> None:
    t = Table()
    for region in (1, 2, 3):
        t.workers(0, region)
    t.act(0, 70, "wall")
    t.play(0, "wall gold1 2")
    assert t.rules.view(t.state, 0).question == Asked(left=2)
    t.play(0, "worker 1")
    assert t.rules.view(t.state, 0).question == Asked(left=1)

    t = Table()
    t.official(0, "red", "g1")
    t.grant(0, 2)
    assert t.rules.view(t.state, 0).question == Asked(left=2)
    t.play(0, "move red g1>g2")
    assert t.rules.view(t.state, 0).question == Asked(left=1)


@rule("ZG-Y1")
def test_what_the_end_would_bring_is_told_until_it_has_come() -> None:
    t = Table()
    t.governor(0, 1)
    values = t.rules.view(t.state, 0).values
    coming = values.majority + values.each_governor
    player = t.rules.view(t.state, 0).players[0]
    assert (player.points, player.if_it_ended_now) == (0, FinalPoints(coming, 0, 0, 0))
    t.end()
    player = t.rules.view(t.state, 0).players[0]
    assert (player.points, player.if_it_ended_now) == (coming, FinalPoints(0, 0, 0, 0))


@rule("ZG-T2", "ZG-T3", "ZG-T4")
def test_numbers_are_told_against_the_last_one_at_the_court() -> None:
    t = Table()
    t.hand(0, 30, 90)
    view = t.rules.view(t.state, 0)
    assert view.own is not None
    assert view.own.over == ["first", "first"]
    t.court(60)
    view = t.rules.view(t.state, 0)
    assert view.own is not None
    assert view.own.over == ["lower", "higher"]
    assert view.values.wakes == Waking(
        higher=["hire", "palace", "wall"],
        lower=["recruit", "governor"],
        first=["recruit", "hire", "governor", "palace", "wall"],
    )


@rule("ZG-F3", "ZG-F4")
def test_points_of_own_cards_are_told_as_the_board_is_now() -> None:
    t = Table()
    two, brown = t.card_with("hire", "vp2"), t.card_with("wall", "vp_brown")
    t.card(0, 1, two, t.card_with("hire", "worker"))
    t.card(0, 2, brown, 119, 120)
    own = t.rules.view(t.state, 0).own
    assert own is not None
    laws = sum(card > 80 for card in (two, brown, 119, 120, t.card_with("hire", "worker")))
    given = {each.card: each.points for each in own.gives}
    assert (given[two], given[brown]) == (2, laws)
    assert own.palace == 5
    other = t.rules.view(t.state, 1).own
    assert other is not None
    assert other.gives == []


@rule("ZG-C3")
def test_which_turn_of_the_round_it_is() -> None:
    game = tianxia.new("zhanguo", seed=1, players=2)
    turns = [game.view(None).turn]
    while game.view(None).round == 1:
        seat = game.to_act[0]
        game.play(seat, game.decision(seat).options[0])
        if game.view(None).turn != turns[-1]:
            turns.append(game.view(None).turn)
    assert turns == [1, 2, 3, 4, 5, 6, None, 1]  # none while rewards are offered
    assert game.view(None).values.turns == 6


@rule("ZG-A7", "ZG-U5")
def test_the_own_view_has_the_refusals_of_what_no_card_can_be_used_for() -> None:
    t = Table()
    t.card(0, 2, 3, 43)
    t.unrest(0, 2, t.most_unrest(0, 2))
    t.turn(0, 9)
    for question in ("card", "use"):
        assert t.asked == question
        own, other = t.rules.view(t.state, 0).own, t.rules.view(t.state, 1).own
        assert own is not None
        assert other is not None
        assert other.refused == []
        refused = {each.option: each for each in own.refused}
        assert refused.keys() == {"unify 2", *[f"court {action}" for action in ACTIONS if action != "recruit"]}
        assert (refused["unify 2"].rule, refused["court hire"].rule) == ("ZG-U5", "ZG-K3")
        for text, each in refused.items():
            assert t.why_not(0, text) == Refusal(each.rule, **each.facts)
        if question == "card":
            t.play(0, "card 9")
    t.play(0, "unify 1")
    own = t.rules.view(t.state, 0).own
    assert own is not None
    assert own.refused == []
