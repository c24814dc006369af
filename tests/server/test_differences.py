"""What a preview sends of a view, laid over the view before: the view after, and nothing of the old one."""

from typing import Any

import msgspec
import pytest

import tianxia
from tianxia.core.dice import Dice
from tianxia.core.registry import known_games
from tianxia.server.differences import SAME, difference, laid_over


class Piece(msgspec.Struct):
    where: int
    seat: int | msgspec.UnsetType = msgspec.UNSET


class Table(msgspec.Struct):
    piece: Piece | None
    hand: dict[str, int]
    row: list[Piece]


def over_the_wire(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def after(before: Any, then: Any) -> Any:
    """The view after, as the browser has it."""
    change = difference(before, then)
    return laid_over(over_the_wire(before), SAME if change is SAME else over_the_wire(change))


@pytest.mark.parametrize(
    "then",
    [
        Table(Piece(2, 1), {"a": 1}, [Piece(1)]),  # a field comes
        Table(Piece(1), {}, [Piece(1)]),  # a key goes
        Table(None, {"a": 1, "b": 2}, [Piece(1, 3)]),
        Table(Piece(1), {"a": 1}, []),
    ],
)
def test_what_comes_and_goes(then: Table) -> None:
    now = Table(Piece(1), {"a": 1}, [Piece(1)])
    assert after(now, then) == over_the_wire(then)
    assert after(then, now) == over_the_wire(now)
    assert difference(now, now) is SAME


GAMES = [game for game in known_games() if game.package]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_the_views_of_previews(game: Any) -> None:
    play = tianxia.new(game.name, seed=2, players=max(game.players))
    dice = Dice.seeded("differences")
    compared = 0
    for _ in range(150):
        if play.over:
            break
        seat = play.to_act[0]
        options = play.decision(seat).options
        option = options[dice.below(len(options))]
        preview = play.preview(seat, option)
        if preview.view is not None:
            laid = after(play.view(seat), preview.view)
            assert msgspec.convert(laid, game.view) == preview.view
            compared += 1
        play.play(seat, option)
    assert compared > 20
