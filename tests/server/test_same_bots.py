"""The bots that people meet are the bots that were measured: the server asks them as the lab does."""

import pytest

from tianxia.core.registry import Options, make_rules
from tianxia.lab.simulate import plan_of, play_game

from .browser import Browser, frame
from .serving import Running

SEED = 20_261_116
WAYS: list[tuple[str, int, Options, tuple[str, ...]]] = [
    ("sun_tzu", 2, {}, ("greedy", "random")),
    ("sun_tzu", 2, {"events": True}, ("greedy", "greedy")),
    ("sun_tzu", 2, {"beginner": True}, ("random", "greedy")),
    ("sun_tzu", 2, {}, ("tiger", "sparrow")),
    ("zhanguo", 2, {}, ("greedy", "random")),
    ("zhanguo", 3, {}, ("crane", "sparrow", "crane")),
    ("zhanguo", 2, {"draft": True, "boards": "auction"}, ("random", "greedy")),
    ("zhanguo", 3, {"boards": "picked"}, ("greedy", "random", "greedy")),
    ("zhanguo", 4, {}, ("greedy", "greedy", "random", "greedy")),
    ("great_wall", 1, {}, ("greedy",)),
    ("great_wall", 2, {}, ("greedy", "random")),
    ("great_wall", 3, {}, ("greedy", "random", "greedy")),
    ("great_wall", 4, {}, ("greedy", "greedy", "greedy", "random")),
    ("great_wall", 3, {}, ("sparrow", "crane", "sparrow")),
    ("great_wall", 2, {"mode": "coop"}, ("greedy", "random")),
    ("great_wall", 3, {"mode": "coop"}, ("greedy", "greedy", "greedy")),
    ("great_wall", 4, {"mode": "coop"}, ("greedy", "random", "greedy", "greedy")),
]


def name_of(way: tuple[str, int, Options, tuple[str, ...]]) -> str:
    game, players, options, bots = way
    return "-".join([game, str(players), *[str(value) for value in options.values()], bots[0]])


@pytest.mark.parametrize("way", WAYS, ids=name_of)
def test_a_game_at_the_server_is_the_game_of_the_laboratory(
    server: Running, ann: Browser, way: tuple[str, int, Options, tuple[str, ...]]
) -> None:
    game, players, options, bots = way
    table = ann.open_game(game, *bots, players=players, options=options, seed=SEED)
    with ann.live(table) as socket:  # bots alone play for those who watch
        while not frame(socket)["over"]:
            pass
    plan = plan_of(game, 1, players, bots, SEED, options)
    _, log, result = play_game(plan, make_rules(game, players, options, None), SEED)
    assert [(entry.seat, entry.play) for entry in server.log_of(table)] == log.moves()
    assert tuple(ann.sight(table)["result"]["scores"]) == result.scores
    if sorted(bots) == ["greedy", "random"] and options.get("mode") != "coop":
        assert result.winners == (bots.index("greedy"),), "greedy beats random"
