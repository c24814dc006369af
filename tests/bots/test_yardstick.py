"""The greedy bots are a yardstick: what was measured against them holds as long as they play the same games."""

import pytest

from tianxia.lab.simulate import plan_of, simulate

# Change one only if the rules have changed, and measure again what docs/figures.md says of it; or if nothing has
# changed but what logs say above their moves (options, the digest of the data).
PLAYED = {
    ("sun_tzu", 2): "a7c02de4af0f4226",
    ("zhanguo", 2): "10f56dfca7f1c895",
    ("zhanguo", 4): "63cbcdfc00e8b3c4",
    ("great_wall", 1): "72166a3b83bc052b",
    ("great_wall", 2): "199689f8be6288fe",
    ("great_wall", 3): "ba566148eb8536d2",
}


@pytest.mark.parametrize(("game", "players"), PLAYED)
def test_greedy_plays_as_it_always_did(game: str, players: int) -> None:
    assert simulate(plan_of(game, 1, players, ("greedy",), 0, {}))["digest"][:16] == PLAYED[game, players]
