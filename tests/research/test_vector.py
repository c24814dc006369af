"""Many games in several processes are the same games as in one."""

import numpy as np
import pytest

import tianxia
from tianxia.core import kernel
from tianxia.core.dice import Dice
from tianxia.research.settings import setting_of
from tianxia.research.vector import Seen, Vector


def some_actions(seen: Seen, chance: np.random.Generator) -> np.ndarray:
    return np.array([chance.choice(np.flatnonzero(mask)) for mask in seen.masks])


def whole(seen: Seen) -> bytes:
    return b"".join([array.tobytes() for array in seen])


def played(processes: int, steps: int) -> list[bytes]:
    """All that was seen in so many steps."""
    chance = np.random.default_rng(1)
    found = []
    with Vector("sun_tzu", games=6, processes=processes, options={"beginner": True}) as vector:
        seen = vector.reset(seed=3)
        for _ in range(steps):
            found.append(whole(seen))
            seen = vector.step(some_actions(seen, chance))
    return found


def test_the_number_of_processes_changes_nothing() -> None:
    one = played(1, 40)
    assert played(2, 40) == one
    assert played(4, 40) == one
    assert len(set(one)) == len(one)


def test_a_game_that_ends_is_paid_and_followed_by_another() -> None:
    chance = np.random.default_rng(1)
    with Vector("sun_tzu", games=3, processes=1, options={"beginner": True}) as vector:
        seen = vector.reset(seed=3)
        ends = 0
        while ends < 5:
            seen = vector.step(some_actions(seen, chance))
            for game in range(3):
                worth = seen.rewards[game]
                if seen.ended[game]:
                    ends += 1
                    assert worth.sum() == 0
                    assert set(worth.tolist()) <= {-1.0, 0.0, 1.0}
                    assert seen.masks[game].any()
                else:
                    assert not worth.any()


def test_rows_are_what_the_seat_to_act_knows() -> None:
    rules = setting_of("zhanguo", 3).rules()
    with Vector("zhanguo", games=2, processes=1, players=3) as vector:
        seen = vector.reset(seed=9)
        for game in range(2):
            s = kernel.start(rules, Dice.seeded(f"9 game {game} 0"), False)
            seat = kernel.first_owing(s)
            assert seen.seats[game] == seat
            assert seen.observations[game].tolist() == rules.observe(s, seat)
            legal = sorted(rules.place_of[code] for code in kernel.options_of(rules, s, seat))
            assert np.flatnonzero(seen.masks[game]).tolist() == legal


@pytest.mark.parametrize("processes", [1, 2])
def test_an_illegal_action_is_an_error(processes: int) -> None:
    with Vector("sun_tzu", games=2, processes=processes) as vector:
        seen = vector.reset()
        illegal = seen.masks.argmin(axis=1)
        with pytest.raises(tianxia.BadInput, match="not among the 5 legal actions"):
            vector.step(illegal)
        assert vector.reset().masks.any()


def test_a_process_that_dies_is_an_error() -> None:
    with Vector("sun_tzu", games=2, processes=2) as vector:
        vector.reset()
        process = vector._workers[0][0]
        process.kill()
        process.join()
        with pytest.raises(tianxia.BadInput, match="has ended, with code -9"):
            vector.reset()


@pytest.mark.parametrize("processes", [0, 3])
def test_there_must_be_a_game_for_every_process(processes: int) -> None:
    with pytest.raises(tianxia.BadInput, match=f"2 games cannot be played in {processes} processes"):
        Vector("sun_tzu", games=2, processes=processes)


def test_one_process_that_is_wrong_leaves_the_others_in_step() -> None:
    """The part of this process is played, and its answer is not taken for that of the next order."""
    with Vector("sun_tzu", games=2, processes=2) as vector:
        seen = vector.reset(seed=4)
        before = whole(seen)
        for wrong in (0, 1):
            actions = seen.masks.argmax(axis=1)
            actions[wrong] = seen.masks[wrong].argmin()
            with pytest.raises(tianxia.BadInput, match="legal actions"):
                vector.step(actions)
            seen = vector.reset(seed=4)
            assert whole(seen) == before
