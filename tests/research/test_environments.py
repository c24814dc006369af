"""Environments are the games themselves: same deals, same rules, nothing that a seat may not know."""

import pickle

import numpy as np
import pytest

import tianxia
from tests.research.playing import play_aec, play_parallel, some_action
from tests.toys import at_the_table, banners
from tianxia.bots import Situation
from tianxia.core.dice import Dice
from tianxia.core.observing import named
from tianxia.research.aec import Seats, aec_env
from tianxia.research.codec import Codec
from tianxia.research.parallel import parallel_env
from tianxia.research.rewards import REWARDS, Rewards, rewards_of
from tianxia.research.settings import Setting, all_settings, setting_of
from tianxia.research.single import single_env

SETTINGS = all_settings()


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_game_in_an_environment_is_a_game_at_the_table(setting: Setting) -> None:
    """Its log replays, and ends with the same result."""
    env = aec_env(setting.game, players=setting.players, options=setting.options)
    got = play_aec(env, seed=3)
    game = tianxia.replay(env.table.game().log.dumps())
    assert game.over
    assert game.seed == 3
    assert list(got.values()) == rewards_of(game.rules, game.state, "place", setting.together)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_all_seats_play_to_the_end_and_know_what_was_played(setting: Setting) -> None:
    env = parallel_env(setting.game, players=setting.players, options=setting.options)
    chance = np.random.default_rng(1)
    seen, _ = env.reset(seed=4)
    while env.agents:
        owing, moves = env.table.to_act, len(env.table.moves)
        actions = {agent: some_action(seen[agent]["action_mask"], chance) for agent in env.agents}
        seen, _, _, _, infos = env.step(actions)
        played = [seat for seat, agent in enumerate(env.possible_agents) if infos[agent]["played"]]
        assert [seat for seat, _ in env.table.moves[moves:]] == played
        assert set(played) == set(owing) or setting.together, "an answer was lost"
    assert env.table.game().over


def test_seats_that_owe_nothing_wait() -> None:
    env = parallel_env("zhanguo", players=3)
    seen, _ = env.reset(seed=1)
    owing = [env.possible_agents[seat] for seat in env.table.to_act]
    for agent, observation in seen.items():
        waits = list(np.flatnonzero(observation["action_mask"])) == [env.wait]
        assert waits == (agent not in owing)
    with pytest.raises(ValueError, match="cannot wait"):
        env.step(dict.fromkeys(env.agents, env.wait))


@pytest.mark.parametrize("kind", REWARDS)
def test_rewards_sum_to_zero(kind: Rewards) -> None:
    for players in (2, 3, 4):
        got = play_parallel(parallel_env("zhanguo", players=players, rewards=kind), seed=players)
        assert sum(got.values()) == pytest.approx(0)
        assert max(got.values()) > 0


def test_together_all_have_the_same() -> None:
    got = play_aec(aec_env("great_wall", players=3, options={"mode": "coop"}), seed=0)
    assert set(got.values()) in ({1.0}, {-1.0})


def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing() -> None:
    env = aec_env("sun_tzu", options={"beginner": True})
    env.reset(seed=7)
    env.step(env.table.codec.action("5@WU"))
    before = env.state()
    with pytest.raises(tianxia.Refused, match="ST-B1"):
        env.step(env.table.codec.action("5@QIN"))
    with pytest.raises(tianxia.BadInput, match="from 0 to 180"):
        env.step(181)
    with pytest.raises(ValueError, match="owes a decision"):
        env.step(None)
    assert np.array_equal(env.state(), before)
    with pytest.raises(tianxia.Refused, match="TX-2"):
        env.table.codec.action("castle")


def test_an_illegal_action_can_be_replaced() -> None:
    env = aec_env("sun_tzu", options={"beginner": True}, illegal="replace")
    env.reset(seed=7)
    for _ in range(3):
        env.step(env.table.codec.action("5@WU"))
    assert len({code for _, code in env.table.moves}) == 3


def test_seeds_follow_from_the_first() -> None:
    def seeds(first: int | None) -> list[int]:
        env = aec_env("sun_tzu")
        env.reset(seed=first)
        found = [env.table.seed]
        for _ in range(3):
            env.reset()
            found.append(env.table.seed)
        return found

    assert seeds(11) == seeds(11)
    assert seeds(11)[0] == 11
    assert not set(seeds(11)) & set(seeds(12))
    assert seeds(None) != seeds(None)


def test_what_others_hide_is_in_neither_observation_nor_view() -> None:
    one, other = (aec_env("sun_tzu", options={"beginner": True}) for _ in range(2))
    for env, card in ((one, "5@WU"), (other, "3@QIN")):
        env.reset(seed=7)
        env.step(env.table.codec.action(card))
    assert np.array_equal(one.observe("seat_1")["observation"], other.observe("seat_1")["observation"])
    assert one.view("seat_1") == other.view("seat_1")
    assert one.view("seat_0") != other.view("seat_0")
    assert one.view() == other.view()


def test_a_limit_of_moves_truncates() -> None:
    env = aec_env("sun_tzu", max_cycles=3)
    got = play_aec(env, seed=1)
    assert set(got.values()) == {0.0}
    assert len(env.table.moves) == 6


def test_one_hot_codes_say_the_same() -> None:
    """Every number can be read back."""
    rules = setting_of("zhanguo").rules()
    plain, hot = Codec(rules), Codec(rules, "one_hot")
    env = Seats("zhanguo")
    env.reset(seed=2)
    for _ in range(30):
        env.step(some_action(env.observe(env.agent_selection)["action_mask"], np.random.default_rng(0)))
    s = env.table.state
    seen = hot.observe(s, 0)
    parts = named(rules.observed(), rules.observe(s, 0))
    assert len(seen) == hot.length > plain.length
    for name, (where, block) in hot.layout().items():
        read = seen[where].astype(int)
        if block.kinds > 2:
            read = read.reshape(block.length, block.kinds).argmax(axis=1)
        assert read.tolist() == parts[name], name
    assert plain.version != hot.version


def test_the_version_tells_layouts_apart() -> None:
    versions = {str(setting): Codec(setting.rules()).version for setting in SETTINGS}
    assert versions["zhanguo-2"] != versions["zhanguo-3"]
    assert versions["sun_tzu-2"] in aec_env("sun_tzu").metadata["name"]


class Picky:
    """Remembers what it was asked, and takes the first option."""

    def __init__(self) -> None:
        self.seats: list[int] = []

    def choose(self, situation: Situation) -> int:
        self.seats.append(situation.seat)
        return situation.options[0]


def test_one_seat_plays_against_bots() -> None:
    bot = Picky()
    env = single_env("zhanguo", opponents=["greedy", bot], seat=1, players=3)
    seen, info = env.reset(seed=5)
    assert info == {"seat": 1}
    chance = np.random.default_rng(0)
    over = False
    while not over:
        seen, reward, over, _, _ = env.step(np.int64(some_action(seen["action_mask"], chance)))
    assert set(bot.seats) == {0}  # the second after seat 1
    assert reward == env.table.rewards()[1]
    assert env.table.game().over
    with pytest.raises(tianxia.BadInput, match="over"):
        env.step(np.int64(0))


def test_the_seat_can_change_from_game_to_game() -> None:
    env = single_env("sun_tzu", seat=None)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(8)} == {0, 1}


def test_bots_play_as_they_do_in_the_laboratory() -> None:
    """Same seed, same dice: a bot on the learning seat repeats the arena's game."""
    from tianxia.bots import make_bot
    from tianxia.bots.bot import situation_of
    from tianxia.bots.playing import play_through
    from tianxia.core import kernel

    rules = setting_of("sun_tzu").rules()
    greedy = make_bot("greedy", "sun_tzu")
    played = play_through(rules, kernel.start(rules, Dice.seeded("9"), False), [greedy, greedy], 9)
    env = single_env("sun_tzu", opponents="greedy")
    env.reset(seed=9)
    moves = 0
    while not env.table.over:
        options = kernel.options_of(rules, env.table.state, 0)
        situation = situation_of(rules, env.table.state, 0, options, 9, moves)
        env.step(np.int64(rules.place_of[greedy.choose(situation) if len(options) > 1 else options[0]]))
        moves += 1
    assert [code for _, code in env.table.moves] == played.codes


def test_mistakes_are_found_at_once() -> None:
    with pytest.raises(tianxia.BadInput, match="for 2 players"):
        aec_env("sun_tzu", players=3)
    with pytest.raises(tianxia.BadInput, match="no seat 2"):
        single_env("sun_tzu", seat=2)
    with pytest.raises(tianxia.BadInput, match="1 other seats; 2 opponents"):
        single_env("sun_tzu", opponents=["greedy", "random"])
    for wrong in ({"rewards": "gold"}, {"encoding": "runes"}, {"illegal": "forgive"}):
        with pytest.raises(tianxia.BadInput, match="not '"):
            aec_env("sun_tzu", **wrong)  # type: ignore[arg-type]
    with at_the_table(banners.GAME), pytest.raises(tianxia.BadInput, match="no observations"):
        aec_env("banners")


def test_environments_cross_to_other_processes() -> None:
    env = single_env("sun_tzu", opponents="crane")  # which remembers what it was told
    env.reset(seed=1)
    for _ in range(8):
        env.step(np.int64(env.action_masks().argmax()))
    twin = pickle.loads(pickle.dumps(env))
    for each in (env, twin):
        for _ in range(8):
            each.step(np.int64(each.action_masks().argmax()))
    assert twin.view() == env.view()
    assert twin.table.moves == env.table.moves
