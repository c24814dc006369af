"""The greedy bots are a yardstick: what was measured against them holds as long as they play the same games."""

import pytest

from tianxia.lab.simulate import plan_of, simulate

# Change one only if the rules have changed, and measure again what the README says of it.
PLAYED = {
    ("sun_tzu", 2): "a7c02de4af0f4226",
    ("zhanguo", 2): "dfb98f76a705c8b4",
    ("zhanguo", 4): "12964cee728f2c61",
    ("great_wall", 1): "719d7a7f215877bb",
    ("great_wall", 2): "4f2fc023bc784596",
    ("great_wall", 3): "346306d625a17161",
}


@pytest.mark.parametrize(("game", "players"), PLAYED)
def test_greedy_plays_as_it_always_did(game: str, players: int) -> None:
    assert simulate(plan_of(game, 1, players, ("greedy",), 0, {}))["digest"][:16] == PLAYED[game, players]
