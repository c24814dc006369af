"""Previews of The Great Wall: what is announced is what happens, with cards that the seat knows and others."""

import msgspec
import pytest

import tianxia
from tianxia.core.dice import Dice
from tianxia.core.game import Game
from tianxia.core.registry import Options
from tianxia.core.values import Preview, Told
from tianxia.games.great_wall.views.seen import Price, View

from .table import Table

rule = pytest.mark.rule


def game_of(t: Table) -> Game:
    """The position as a game at the table."""
    game = tianxia.new("great_wall", seed=1, players=t.players, options=t.e.options)
    game.state = t.state.copy()
    game.state.told = []
    return game


def price_after(preview: Preview) -> Price:
    assert isinstance(preview.view, View)
    price = preview.view.question.price
    assert isinstance(price, Price)
    return price


@rule("GW-M2")
def test_the_price_of_one_recruit_more() -> None:
    t = Table()
    t.rich(0)
    t.clerks(0, barracks=3)
    t.activate("barracks", advanced=True)
    assert price_after(game_of(t).preview(0, "recruit spearman")) == Price(wood=1, stone=2)
    t.play(0, "recruit archer")
    assert price_after(game_of(t).preview(0, "recruit spearman")) == Price(wood=2, stone=2, chi=2)


@rule("GW-U6")
def test_a_building_shows_its_price_and_the_new_forecast() -> None:
    t = Table()
    t.rich(0)
    t.horde("right", "infantry_right")
    t.clerks(0, builders_camp=2)
    t.activate("builders_camp")
    t.play(0, "wall right")
    level, barricade = game_of(t).preview(0, "wall right"), game_of(t).preview(0, "barricade right")
    assert price_after(barricade) == Price(build=7)
    assert isinstance(barricade.view, View)
    comes = barricade.view.sections[2].assault
    assert comes is not None
    assert (comes.defense, comes.holds) == (10, True)
    assert level.ends == "asked"
    assert level.asked == "pay"


@rule("GW-D3")
def test_an_own_card_is_no_news_to_its_owner() -> None:
    t = Table()
    t.rich(0)
    t.wall("left", 1)
    t.hand(0, "volunteers")
    t.clerks(0, barracks=1)
    t.activate("barracks", advanced=True)
    t.play(0, "recruit spearman", "rest left")
    foreseen = game_of(t).preview(0, "play volunteers")
    assert foreseen.told[0] == Told("tactic", {"seat": "0", "tactic": "volunteers"})
    assert (foreseen.ends, foreseen.asked) == ("asked", "recruit")


def heard(game: Game, seat: int, before: int) -> list[Told]:
    return [told for move in game.told(seat, before) for told in move]


@pytest.mark.parametrize(
    ("players", "options"), [(1, {}), (2, {}), (3, {}), (4, {}), (2, {"mode": "coop"}), (4, {"mode": "coop"})]
)
def test_what_is_announced_happens(players: int, options: Options) -> None:
    """In random games: the events of the option played begin with those announced; the view decodes."""
    game = tianxia.new("great_wall", seed=7, players=players, options=options)
    dice = Dice.seeded("previews")
    foretold: dict[str, int] = {}
    for _ in range(250):
        if game.over:
            break
        seat = game.to_act[dice.below(len(game.to_act))]
        texts = game.decision(seat).options
        option = texts[dice.below(len(texts))]
        preview = game.preview(seat, option)
        before = len(game.moves) + 1
        game.play(seat, option)
        told = heard(game, seat, before)
        assert told[: len(preview.told)] == list(preview.told)
        foretold[preview.ends] = foretold.get(preview.ends, 0) + 1
        if preview.ends != "news":
            assert told == list(preview.told)
            assert game.view(seat) == preview.view
            assert [str(one) for one in preview.then] == [
                str(one) for one in game.decision(seat).options if preview.ends == "asked"
            ]
        seen = game.view(seat)
        assert msgspec.json.decode(msgspec.json.encode(seen), type=View) == seen
    assert foretold["asked"] > 20
