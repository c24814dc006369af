"""The view: only its types cross the border, and they use the words of the rules."""

import msgspec
import pytest

import tianxia
from tianxia.core.dice import Dice
from tianxia.games.zhanguo.names import COLORS, SOURCES
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
