"""A game resumes from its log as if it had never stopped: positions, numbers, and what was noticed."""

from typing import Any

import pytest

import tianxia
from tianxia.core.dice import Dice
from tianxia.core.save import digest

READERS: tuple[tuple[int, ...], ...] = ((), (0,), (1,), (0, 1))


def played(seed: int, acts: int, undo: int) -> tianxia.Game:
    """A game in which about one act in `undo` is an undo."""
    game, dice = tianxia.new("sun_tzu", seed=seed), Dice.seeded(f"resume {seed}")
    while not game.over and len(game.entries) < acts:
        seat = game.to_act[dice.below(len(game.to_act))]
        if dice.below(undo) == 0 and game.why_not_undo(seat) is None:
            game.undo(seat)
            continue
        decision = game.decision(seat)
        options = [*decision.options, *decision.offers]
        game.play(seat, options[dice.below(len(options))])
    return game


def all_of(game: tianxia.Game) -> list[Any]:
    noticed = [(game.changes(seats), game.retold(seats), game.steps(seats)) for seats in READERS]
    numbers = [game.number(seat) for seat in (0, 1)]
    return [digest(game.state), game.entries, game.moves, game.history, numbers, noticed, game.to_act]


@pytest.mark.parametrize("seed", range(4))
def test_a_resumed_game_is_the_same_in_everything(seed: int) -> None:
    game = played(seed, 400, 4)
    assert any("undo" in entry for entry in game.entries)
    again = tianxia.new("sun_tzu", seed=seed)
    again.resume(game.entries)
    assert all_of(again) == all_of(game)
    assert all_of(tianxia.replay(game.log.dumps())) == all_of(game)


def test_a_game_anew_is_like_a_new_one() -> None:
    first = played(2, 60, 3)
    again = first.anew(9)
    assert all_of(again) == all_of(tianxia.new("sun_tzu", seed=9))
    assert again.log.dumps() == tianxia.new("sun_tzu", seed=9).log.dumps()
    assert first.log.dumps() == played(2, 60, 3).log.dumps()


def test_it_may_be_resumed_in_parts() -> None:
    game = played(5, 150, 3)
    again = tianxia.new("sun_tzu", seed=5)
    for entry in game.entries:
        again.resume([entry])
    assert all_of(again) == all_of(game)


def test_a_rewound_game_has_the_same_numbers_again() -> None:
    game = played(6, 80, 5)
    for moves in (60, 31, 30, 0):
        game.rewind(min(moves, len(game.moves)))
        again = tianxia.new("sun_tzu", seed=6)
        again.resume(game.entries)
        assert all_of(again) == all_of(game)


@pytest.mark.parametrize("entry", [{"seat": 0, "undo": 0}, {"seat": 1, "undo": 1}, {"seat": 0, "undo": -1}])
def test_what_cannot_have_been_undone(entry: Any) -> None:
    game = tianxia.new("sun_tzu", seed=1, options={"beginner": True})
    game.play(1, "5@WU")
    game.play(0, "5@WU")
    with pytest.raises(tianxia.BadInput, match="not there"):
        game.resume([entry])


def test_what_could_not_have_been_played() -> None:
    game = tianxia.new("sun_tzu", seed=1, options={"beginner": True})
    with pytest.raises(tianxia.Refused):
        game.resume([{"seat": 0, "play": "ready"}])


def test_steps_of_a_secret_answer_are_quiet() -> None:
    """Others notice the answer, not how it came about (the numbers they see stay as they were)."""
    game = tianxia.new("sun_tzu", seed=1, options={"beginner": True})
    before = [game.changes(seats) for seats in READERS], game.view(1), game.view(None)
    for option in ("1@QIN", "2@CHU", "back QIN", "3@QIN"):
        game.play(0, option)
    game.undo(0)
    assert [game.changes(seats) for seats in READERS] == [0, 5, 0, 5]
    assert [game.retold(seats) for seats in READERS] == [0, 1, 0, 1]
    assert [len(game.steps(seats)) for seats in READERS] == [0, 3, 0, 3]
    assert (before[1], before[2]) == (game.view(1), game.view(None))


def test_others_notice_that_an_answer_is_given_and_taken_back() -> None:
    game = tianxia.new("sun_tzu", seed=1, options={"beginner": True})
    for option in ("1@QIN", "2@CHU", "3@WU", "4@HAN-QI", "5@JIN-YAN"):
        game.play(0, option)
    assert game.changes((1,)) == 0
    game.play(0, "ready")
    assert (game.changes((1,)), game.steps((1,))) == (1, [5])
    game.play(0, "change")
    assert (game.changes((1,)), game.steps((1,))) == (2, [5, 6])
    game.undo(0)
    assert (game.changes((1,)), game.retold((1,)), game.steps((1,))) == (3, 1, [5])


def test_at_the_end_everything_is_open() -> None:
    game = played(3, 100_000, 6)
    assert game.over
    for seats in READERS:
        assert game.changes(seats) == len(game.entries)
        assert game.steps(seats) == list(range(len(game.moves)))
