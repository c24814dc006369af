"""OpenSpiel's own tests and bots, on our games."""

import pickle
import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from tianxia.core import kernel
from tianxia.core.dice import Dice
from tianxia.core.state import State
from tianxia.research.is_mcts import IsMcts
from tianxia.research.memory import OWN
from tianxia.research.settings import Setting, all_settings, setting_of
from tianxia.research.single import single_env
from tianxia.research.spiel import REMEMBERED, SpielGame, SpielState, name_of

SEARCHES = 6  # in a game
EVERY = 60  # moves
TWO = ["python_tianxia_sun_tzu", "python_tianxia_zhanguo(players=2)", "python_tianxia_great_wall(players=2)"]


def dealt(name: str, deal: int = 3, moves: int = 0) -> SpielState:
    """After some moves, each the middle one."""
    state: SpielState = pyspiel.load_game(name).new_initial_state()
    state.apply_action(deal)
    for _ in range(moves):
        actions = state.legal_actions()
        state.apply_action(actions[len(actions) // 2])
    return state


def sampler(seed: int) -> object:
    return np.random.default_rng(seed).random


def test_a_game_can_be_stored_at_every_move() -> None:
    pyspiel.random_sim_test(pyspiel.load_game(TWO[0]), 1, True, False)


@pytest.mark.parametrize("setting", all_settings(), ids=str)
def test_its_bots_play_each_other(setting: Setting) -> None:
    """IS-MCTS with worlds of ours searches at every eighth decision of the last seat; all else is at random."""
    game: SpielGame = pyspiel.load_game(name_of(setting))
    chance = np.random.RandomState(1)
    last = game.num_players() - 1
    searching = ISMCTSBot(game, RandomRolloutEvaluator(1, chance), 1.4, 2, random_state=chance)
    others = [pyspiel.make_uniform_random_bot(seat, 7 + seat) for seat in range(last + 1)]
    state = game.new_initial_state()
    state.apply_action(5)
    decisions = searched = 0
    while not state.is_terminal():
        seat = state.current_player()
        decisions += seat == last and len(state.legal_actions()) > 1
        searches = seat == last and decisions % 8 == 1 and searched < SEARCHES
        action = searching.step(state) if searches else others[seat].step(state)
        searched += searches
        assert action in state.legal_actions()
        state.apply_action(int(action))
    assert searched >= 3
    returns = state.returns()
    assert len(set(returns)) == 1 if setting.together or setting.players == 1 else sum(returns) == pytest.approx(0)


@pytest.mark.parametrize("setting", all_settings(), ids=str)
def test_a_game_is_stored_and_read_again(setting: Setting) -> None:
    """Every few moves, by OpenSpiel's own functions: the same position, with the same memory for every seat."""
    game: SpielGame = pyspiel.load_game(name_of(setting))
    state = dealt(name_of(setting))
    while not state.is_terminal():
        for _ in range(EVERY):
            if not state.is_terminal():
                state.apply_action(state.legal_actions()[len(state.legal_actions()) // 2])
        _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        assert str(again) == str(state)
        for seat in range(game.num_players()):
            assert again.information_state_string(seat) == state.information_state_string(seat)


@pytest.mark.parametrize("name", TWO)
def test_a_world_looks_and_is_remembered_the_same(name: str) -> None:
    for moves in (0, 25, 60):
        state = dealt(name, moves=moves)
        seat = state.current_player()
        world = state.resample_from_infostate(seat, sampler(moves))
        assert world.information_state_string(seat) == state.information_state_string(seat)
        assert world.current_player() == seat
        assert world.legal_actions() == state.legal_actions()
        assert world.history() == []  # which would tell what others did in secret


@pytest.mark.parametrize("setting", all_settings(), ids=str)
def test_the_future_of_a_world_is_its_own(setting: Setting) -> None:
    """A clone has the dice of the real game, and would foresee what they show; a world has others."""
    state = dealt(name_of(setting), moves=20)
    clone, world = state.clone(), state.resample_from_infostate(state.current_player(), sampler(1))
    assert future_of(state) == future_of(clone) != future_of(world)


def future_of(state: SpielState) -> list[int]:
    assert state.at.state is not None
    dice = state.at.state.dice
    return [dice.below(1 << 20) for _ in range(4)]


def test_worlds_differ_in_what_is_hidden() -> None:
    state = dealt(TWO[0], moves=30)
    seat = state.current_player()
    worlds = [state.resample_from_infostate(seat, sampler(n)) for n in range(8)]
    assert len({world.observation_string(1 - seat) for world in worlds}) > 1


def test_an_information_state_remembers_everything() -> None:
    """What was told stays told, move by move, and own actions are in it; secrets of others are not."""
    state = dealt(TWO[1])
    kept: dict[int, list[int]] = {0: [], 1: []}
    own: dict[int, list[int]] = {0: [], 1: []}
    for _ in range(60):
        for seat in (0, 1):
            memory = state.memory(seat)
            assert memory[: len(kept[seat])] == kept[seat]
            kept[seat] = memory[:]
        action = state.legal_actions()[-1]
        own[state.current_player()].append(action)
        state.apply_action(action)
    for seat in (0, 1):
        memory = state.memory(seat)
        for action in set(own[seat]):
            assert f" {OWN} {action} " in f" {' '.join(map(str, memory))} "
        assert state.information_state_tensor(seat)[-REMEMBERED:][: len(memory)] == memory


def test_a_secret_order_is_in_nobody_elses_information() -> None:
    name = "python_tianxia_sun_tzu(options=beginner:true)"
    one, other = dealt(name), dealt(name)
    one.apply_action(one.string_to_action("5@WU"))
    other.apply_action(other.string_to_action("3@QIN"))
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.information_state_string(0) != other.information_state_string(0)


def test_a_game_is_the_one_at_the_table() -> None:
    """The deal is the seed, and the numbers of actions are those of the other environments."""
    state = dealt("python_tianxia_sun_tzu", deal=11, moves=40)
    rules = setting_of("sun_tzu").rules()
    s: State = kernel.start(rules, Dice.seeded("11"), False)
    for seat, code in state.at.moves:
        kernel.apply(rules, s, seat, code)
    assert rules.observe(s, 0) == state.observation(0)


def test_games_cross_to_other_processes() -> None:
    game = pyspiel.load_game("python_tianxia_great_wall(players=2,options=mode:coop)")
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    state = dealt(str(game), moves=9)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert again.information_state_string(0) == state.information_state_string(0)


def test_a_process_that_has_used_them_ends_well() -> None:
    code = (
        "import pyspiel, tianxia.research.spiel; g = pyspiel.load_game('python_tianxia_sun_tzu'); g.new_initial_state()"
    )
    assert subprocess.run([sys.executable, "-c", code], timeout=120).returncode == 0


def test_is_mcts_takes_a_seat() -> None:
    env = single_env("sun_tzu", opponents=IsMcts(simulations=3))
    env.reset(seed=2)
    for _ in range(9):
        env.step(np.int64(env.action_masks().argmax()))
    assert {seat for seat, _ in env.table.moves} == {0, 1}
