"""What an option would do, told before it is chosen: the price and the gain that then come."""

from collections.abc import Iterator

import pytest

import tianxia
from tianxia.core import foresight, kernel
from tianxia.core.dice import Dice
from tianxia.core.game import Game
from tianxia.core.outer import told_of
from tianxia.core.values import Preview
from tianxia.games.zhanguo import frames
from tianxia.games.zhanguo.seen import View

from .table import Table

rule = pytest.mark.rule

OTHERS = {1: (12, 52, 92), 2: (13, 53, 93)}  # cards of the others, so that the round goes on


def at_turn(t: Table, *cards: int, **options: bool | str) -> Game:
    """The turn of seat 0 with these cards in its hand, as a game at a table."""
    t.hand(0, *cards)
    for seat, hand in OTHERS.items():
        t.hand(seat, *hand)
    t.run((frames.TURN, 0))
    game = tianxia.new("zhanguo", seed=1, players=3, options=options)
    game.state = t.state
    return game


def of(previews: tuple[Preview, ...], text: str) -> Preview:
    return next(one for one in previews if one.option.text == text)


def told(preview: Preview, kind: str) -> list[dict[str, int | str]]:
    return [facts for name, facts in preview.told if name == kind]


def abilities(preview: Preview) -> list[str]:
    """What wakes: what could be chosen at the question that follows."""
    assert (preview.ends, preview.asked) == ("asked", "ability")
    return [option.text for option in preview.then if option.verb in ("use", "power")]


def workers_after(preview: Preview, region: int) -> int:
    assert isinstance(preview.view, View)
    return preview.view.players[0].regions[region - 1].workers


# The player board


@rule("ZG-U2", "ZG-U3", "ZG-U4")
def test_a_unification_tells_the_markers_that_are_left_and_points_for_the_others() -> None:
    t = Table()
    t.card(0, 2, 3, 43)
    t.markers(1, "writing", t.ones_left("writing") - 1)
    game = at_turn(t, 39)
    preview = of(game.previews(0, ["card 39"]), "unify 2")
    assert told(preview, "markers") == [{"seat": "0", "number": 1, "aspect": "writing"}]
    assert told(preview, "points") == [{"seat": "0", "number": 2, "source": "markers"}]
    assert told(preview, "unrest") == [{"seat": "0", "region": "2", "level": 2}]
    assert preview.ends == "waiting"
    assert isinstance(preview.view, View)
    assert preview.view.players[0].markers[0].ones == 1
    assert preview.view.players[0].points == 2


@rule("ZG-A8")
def test_nobody_foresees_the_cards_of_the_others() -> None:
    t = Table()
    game = at_turn(t, 39)
    game.play(0, "card 39")
    game.play(0, "unify 1")
    for preview in game.previews(1):
        assert preview.ends == "asked"  # next comes its own card, still in secret
    assert game.previews(0) == ()


@rule("ZG-V5")
def test_of_a_draft_only_the_own_discards_are_foreseen() -> None:
    game = tianxia.new("zhanguo", seed=1, players=2, options={"draft": True})
    for seat in (1, 1, 1, 0, 0):
        game.play(seat, game.decision(seat).options[0])
    last = game.previews(0)[0]
    assert last.ends == "news"
    assert last.view is None
    assert [facts["seat"] for facts in told(last, "discarded")] == ["0"] * 3


# Hiring


@rule("ZG-T8", "ZG-K3")
def test_a_hire_that_locks_its_region_does_not_wake_its_cards() -> None:
    t = Table()
    sleeping, waking = t.card_with("hire", "vp3"), t.card_with("hire", "vp2")
    t.card(0, 2, sleeping)
    t.card(0, 3, waking)
    t.official(0, "red", "w2")
    t.official(0, "red", "w3")
    t.unrest(0, 2, t.most_unrest(0, 2) - 1)
    t.court(60)
    game = at_turn(t, 61)
    path = ["card 61", "court hire"]
    assert [option.text for option in of(game.previews(0, path[:1]), "court hire").then if option.verb == "hire"] == [
        "hire 2",
        "hire 3",
    ]
    assert abilities(of(game.previews(0, path), "hire 2")) == [f"use {waking}"]
    assert abilities(of(game.previews(0, path), "hire 3")) == [f"use {sleeping}", f"use {waking}"]


@rule("ZG-P2", "ZG-P8")
def test_hiring_tells_the_extra_worker_of_the_square_board() -> None:
    t = Table(boards="picked")
    t.board(0, "square")
    t.official(0, "red", "w2")
    t.official(0, "red", "w3", 2)
    game = at_turn(t, 61, boards="picked")
    previews = game.previews(0, ["card 61", "court hire"])
    one, two = of(previews, "hire 2"), of(previews, "hire 3")
    assert [facts["number"] for facts in told(one, "workers")] == [1, 1]
    assert (workers_after(one, 2), workers_after(two, 3)) == (2, 3)
    assert abilities(one) == ["power"]


@rule("ZG-P2", "ZG-V3")
def test_with_unrest_by_workers_the_rise_and_the_offer_of_the_extra_worker_are_told() -> None:
    t = Table(boards="picked", unrest_by_worker=True)
    t.board(0, "square")
    t.official(0, "red", "w1", 2)
    game = at_turn(t, 61, boards="picked", unrest_by_worker=True)
    preview = of(game.previews(0, ["card 61"]), "court hire")  # one region: it is carried out right away
    assert told(preview, "unrest") == [{"seat": "0", "region": "1", "level": 2}]
    assert (workers_after(preview, 1), preview.asked) == (2, "extra_worker")
    extra = of(game.previews(0, ["card 61", "court hire"]), "extra")
    assert told(extra, "unrest") == [{"seat": "0", "region": "1", "level": 3}]


# Governors


@rule("ZG-K4", "ZG-K11", "ZG-T8")
def test_a_governor_that_calms_its_region_wakes_a_card_there() -> None:
    t = Table()
    card = t.card_with("governor", "vp3")
    t.card(0, 2, card)
    t.lock(0, 2)
    for color in ("red", "white", "grey"):
        t.official(0, color, "g2")
        t.official(0, color, "g4")
    t.court(60)
    game = at_turn(t, 30)
    path = ["card 30", "court governor"]
    there = of(game.previews(0, [*path, "governor 2"]), "square vp")
    assert told(there, "unrest") == [{"seat": "0", "region": "2", "level": 0}]
    assert abilities(there) == [f"use {card}"]
    elsewhere = of(game.previews(0, [*path, "governor 4"]), "square vp")
    assert elsewhere.ends == "waiting"  # no card wakes, so the turn is over
    assert told(elsewhere, "points") == [{"seat": "0", "number": game.view(0).values.vp, "source": "squares"}]


# What can be tried


def tried(game: Game) -> set[str]:
    return {option.text for option in game.tries(0)}


@rule("ZG-A7")
def test_all_regions_and_actions_can_be_tried_each_with_its_reason() -> None:
    t = Table()
    t.card(0, 1, 1, 41, 81)
    game = at_turn(t, 30)
    impossible = {"unify 1", "court move", "court hire", "court governor", "court palace", "court wall"}
    assert tried(game) == impossible  # no card changes that, so it is said before one is chosen
    before = {text: game.why_not(0, text) for text in impossible}
    assert str(game.why_not(0, "unify 2")).startswith("ZG-C8")  # first the card
    game.play(0, "card 30")
    assert tried(game) == impossible
    assert {text: game.why_not(0, text) for text in impossible} == before
    assert all(before.values())
    assert str(before["unify 1"]).startswith("ZG-U1")


@rule("ZG-T1", "ZG-R3")
def test_own_cards_with_the_trigger_can_be_tried_until_they_are_used() -> None:
    t = Table()
    first, second = t.card_with("hire", "vp2"), t.card_with("hire", "worker")
    locked, other = t.card_with("hire", "vp3"), t.card_with("wall", "vp3")
    t.card(0, 1, first, second)
    t.card(0, 2, locked)
    t.card(0, 3, other)
    t.lock(0, 2)
    t.official(0, "red", "w3")
    game = at_turn(t, 100)
    game.play(0, "card 100")
    game.play(0, "court hire")
    assert game.asked == "ability"
    assert tried(game) == {f"use {locked}"}
    game.play(0, f"use {first}")
    assert tried(game) == {f"use {locked}"}
    assert game.view(0).question.used == [first]


@rule("ZG-O1", "ZG-O4", "ZG-O5")
def test_officials_can_be_tried_everywhere() -> None:
    t = Table()
    t.official(0, "red", "g1")
    t.official(0, "grey", "w1")
    t.official(0, "white", "w1")
    game = at_turn(t, 30)
    game.play(0, "card 30")
    game.play(0, "court move")
    reasons = {text: str(game.why_not(0, text)) for text in tried(game)}
    assert len(reasons) == 3 * 3 + 1  # each of the three to the regions that are not adjacent, and the shift
    assert reasons["shift red 1"].startswith("ZG-O1")
    assert reasons["move red g1>g5"].startswith("ZG-O5")


@rule("ZG-P6")
def test_the_power_of_a_board_can_be_tried_again_and_that_of_side_a_never() -> None:
    t = Table(boards="picked")
    t.board(0, "triangle")
    t.card(0, 2, t.card_with("recruit", "vp2"))
    game = at_turn(t, 30, boards="picked")
    for text in ("card 30", "court recruit", "recruit red 1"):
        game.play(0, text)
    assert tried(game) == set()
    for text in ("power", "marker law"):
        game.play(0, text)
    assert tried(game) == {"power"}
    assert str(game.why_not(0, "power")).startswith("ZG-P6")


# What is foretold is what happens


def positions(game: Game, dice: Dice) -> Iterator[int]:
    """A random game: the seat that is asked, before its answer."""
    while not game.over:
        seat = game.to_act[dice.below(len(game.to_act))]
        yield seat
        options = game.decision(seat).options
        game.play(seat, options[dice.below(len(options))])


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"boards": "picked", "draft": True}),
        (3, {"boards": "auction", "unrest_by_worker": True, "turns_by_track": True}),
    ],
)
def test_a_preview_is_the_same_in_every_world_and_comes_true(players: int, options: dict[str, bool | str]) -> None:
    game = tianxia.new("zhanguo", seed=players, players=players, options=options)
    dice = Dice.seeded("previews")
    for number, seat in enumerate(positions(game, dice)):
        if number % 4:
            continue
        previews = game.previews(seat)
        preview = previews[dice.below(len(previews))]
        code = game.rules.parse(preview.option.text)
        for _ in range(2):
            world = game.rules.resample(game.state, seat, dice)
            assert foresight.preview(game.rules, world, seat, code) == preview
        after = game.state.copy()
        after.told = []
        kernel.apply(game.rules, after, seat, code)
        heard, certain = foresight.foreseen(game.rules, after.told, seat)
        assert tuple(told_of(game.rules, event) for event in heard) == preview.told
        assert certain == (preview.ends != "news")
        assert not certain or game.rules.view(after, seat) == preview.view
