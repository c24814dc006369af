"""The greedy bots are a yardstick: what was measured against them holds as long as they play the same games."""

import pytest

from tianxia.lab.simulate import plan_of, simulate

# Change one only if the rules have changed, and measure again what docs/figures.md says of it.
PLAYED = {
    ("sun_tzu", 2): "a7c02de4af0f4226",
    ("zhanguo", 2): "dbc3a29741e7bfad",
    ("zhanguo", 4): "8df42f3f846cf19b",
    ("great_wall", 1): "80b4f843bbd4c02f",
    ("great_wall", 2): "1336ed3de2169aad",
    ("great_wall", 3): "4ff4a8eaeda8834c",
}


@pytest.mark.parametrize(("game", "players"), PLAYED)
def test_greedy_plays_as_it_always_did(game: str, players: int) -> None:
    assert simulate(plan_of(game, 1, players, ("greedy",), 0, {}))["digest"][:16] == PLAYED[game, players]
