"""A Sun Tzu that is small enough to be solved."""

import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability

from tianxia.research.three_provinces import NAME, compiled


def test_it_is_a_game_of_open_spiel() -> None:
    pyspiel.random_sim_test(pyspiel.load_game(NAME), 5, True, False)


def test_the_higher_cards_win_and_the_other_side_sees_none() -> None:
    state = pyspiel.load_game(NAME).new_initial_state()
    for card in (5, 4, 1):
        assert state.current_player() == 0
        state.apply_action(card - 1)
    assert state.information_state_string(1) == "1: "
    for card in (4, 3, 5):
        assert state.current_player() == 1
        state.apply_action(card - 1)
    assert state.returns() == [1.0, -1.0]


def test_cfr_brings_nash_conv_below_two_hundredths() -> None:
    """Computed exactly; the uniform policy, where both lay any card, is far from it."""
    game = compiled()
    uniform = pyspiel.nash_conv(game, pyspiel.UniformRandomPolicy(game))
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(300):
        solver.evaluate_and_update_policy()
    found = pyspiel.nash_conv(game, solver.average_policy())
    assert found < 0.02
    assert uniform > 10 * found
    assert solver.average_policy().action_probabilities(game.new_initial_state())


def test_the_compiled_tree_is_the_same_game() -> None:
    """Its uniform policy is worth as much to a best answer as that of the game in Python."""
    slow = pyspiel.load_game(NAME)
    expected = exploitability.nash_conv(slow, policy.UniformRandomPolicy(slow))
    game = compiled()
    assert pyspiel.nash_conv(game, pyspiel.UniformRandomPolicy(game)) == pytest.approx(expected)
