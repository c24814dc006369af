"""Bots think in other processes: slow, failing and dying ones hold nobody up."""

import logging
import random
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import tianxia
from tianxia.bots import make_bot, situation_in
from tianxia.games.sun_tzu.names import HEALER, RED
from tianxia.server.app import Settings
from tianxia.server.bot_process import Thought
from tianxia.server.bot_workers import new_pool
from tianxia.server.hall import Hall
from tianxia.server.playing import play
from tianxia.server.table import Table

from . import slow_bots
from .browser import Browser, Reader, frame
from .serving import Running, running
from .waiting import until


@pytest.fixture
def bots(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[Thought], int]], None]:
    """Let all bots think with another function."""
    return lambda think: monkeypatch.setattr("tianxia.server.bot_workers.think", think)


@pytest.fixture
def cleo(own_server: Running) -> Iterator[Browser]:
    with Browser(own_server.address) as browser:
        yield browser


def test_a_whole_game_against_a_bot(server: Running, ann: Browser) -> None:
    table = ann.open("me", "random", beginner=True)
    with ann.live(table, 0) as socket:
        reader = Reader(socket)
        while not (sight := reader.read())["over"]:
            if (decision := ann.sight(table, 0)["decision"]) and decision["options"]:
                ann.try_move(table, 0, decision["options"][0]["text"], decision["number"])
    assert [seat["bot"] for seat in sight["seats"]] == [None, "random"]
    assert sight["seats"][1]["kind"] == "bot"
    assert {entry.seat for entry in server.log_of(table)} == {0, 1}


def test_haste_does_not_show_that_there_was_no_choice(
    server: Running, ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a window every answer of a bot is sent after the same delay."""
    held: list[tuple[str, bool]] = []
    table = server.hall._tables[ann.open("me", "greedy")]
    answering = [0.0]

    async def leave_at(moment: float) -> None:
        answering[0] = moment

    async def watched(
        hall: Hall, where: Table, seat: int, option: str, number: int | None = None, **by: str | None
    ) -> None:
        if where is table and seat == 1:
            decision = table.game.decision(seat)
            in_window = "pass" in [each.verb for each in decision.options]
            if in_window:
                held.append((decision.kind, len(decision.options) > 1))
                assert answering[0] > 0, "an answer that was not held back"
            answering[0] = 0.0
        await play(hall, where, seat, option, number, **by)

    monkeypatch.setattr("tianxia.server.bot_workers.leave_at", leave_at)
    monkeypatch.setattr("tianxia.server.bot_workers.play", watched)
    while not (sight := ann.sight(table.id, 0))["over"] and {choice for _, choice in held} != {True, False}:
        if held:  # it had a choice: from now on it has nothing to buy, and a general that acts in no window
            take_choices_away(table.game.state)
        if sight["decision"] and sight["decision"]["options"]:
            ann.try_move(table.id, 0, sight["decision"]["options"][0]["text"], sight["decision"]["number"])
    assert {choice for _, choice in held} == {True, False}, "both with a choice and without"


def test_haste_does_not_show_whether_a_tactic_card_fits(
    server: Running, ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The Great Wall: all answers of bots in its windows are held back, including those without a choice."""
    held: list[tuple[str, bool]] = []
    table = server.hall._tables[ann.open_game("great_wall", "me", "random", "random", players=3, seed=4)]
    answering = [0.0]

    async def leave_at(moment: float) -> None:
        answering[0] = moment

    async def watched(
        hall: Hall, where: Table, seat: int, option: str, number: int | None = None, **by: str | None
    ) -> None:
        decision = where.game.decision(seat)
        if where is table and seat > 0 and decision.kind in ("tactic", "save", "ransom"):
            assert answering[0] > 0, "an answer that was not held back"
            held.append((decision.kind, len(decision.options) > 1))
        answering[0] = 0.0
        await play(hall, where, seat, option, number, **by)

    monkeypatch.setattr("tianxia.server.bot_workers.leave_at", leave_at)
    monkeypatch.setattr("tianxia.server.bot_workers.play", watched)
    chance = random.Random(3)
    while not (sight := ann.sight(table.id, 0))["over"] and {choice for _, choice in held} != {True, False}:
        if sight["decision"] and sight["decision"]["options"]:
            option = chance.choice(sight["decision"]["options"])["text"]
            ann.try_move(table.id, 0, option, sight["decision"]["number"])
    assert {choice for _, choice in held} == {True, False}, "both with a choice and without"


def take_choices_away(state: Any) -> None:
    """King Shao's reserves go to his pool, and his general is the Healer, as far as anybody can know."""
    state.pool[RED] += state.reserves[RED]
    state.reserves[RED] = 0
    state.held[RED] = 1 << HEALER
    state.spent &= ~(1 << HEALER)


def test_two_bots_play_for_those_who_watch(ann: Browser) -> None:
    table = ann.open("random", "greedy", beginner=True)
    with ann.live(table) as socket:
        while not frame(socket)["over"]:
            pass


def test_a_slow_bot_holds_nobody_up(
    own_server: Running,
    cleo: Browser,
    bots: Callable[[Callable[[Thought], int]], None],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    """It thinks until all the others have been answered: whoever had to wait for it would wait for ever."""
    monkeypatch.setenv("TIANXIA_ANSWER", str(tmp_path / "answer"))
    bots(slow_bots.think_until_told)
    slow = cleo.open("me", "random", beginner=True)
    table = cleo.open("me", "here", beginner=True)
    for _ in range(100):
        sight = cleo.sight(table, 0)
        if sight["decision"]["options"] and sight["moves"] < 5:
            cleo.move(table, 0)
    assert cleo.sight(slow)["moves"] == 0
    assert cleo.move(slow, 0)["moves"] == 1  # the player's orders go on while the bot thinks about its own
    assert {entry.seat for entry in own_server.log_of(slow)} == {0}
    (tmp_path / "answer").touch()
    until(lambda: len(own_server.log_of(slow)) >= 2)


def test_the_server_stops_while_a_bot_thinks(
    database: str,
    bots: Callable[[Callable[[Thought], int]], None],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    """It thinks for longer than anybody here waits for the end of a server."""
    monkeypatch.setenv("TIANXIA_ASKED", str(tmp_path / "asked"))
    bots(slow_bots.hang_once)
    with running(Settings(database=database)) as server, Browser(server.address) as ann:
        ann.open("me", "random")
        until((tmp_path / "asked").exists)


ONCE = [slow_bots.fail_once, slow_bots.die_once, slow_bots.hang_once, slow_bots.freeze_once]


@pytest.mark.parametrize("think", ONCE, ids=lambda think: think.__name__)
def test_a_bot_that_does_not_answer_is_asked_anew(
    database: str,
    bots: Callable[[Callable[[Thought], int]], None],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    think: Callable[[Thought], int],
    caplog: pytest.LogCaptureFixture,
) -> None:
    """It fails, dies, thinks forever or was stopped: then it plays what it would have played in the first place."""
    monkeypatch.setenv("TIANXIA_ASKED", str(tmp_path / "asked"))
    monkeypatch.setattr("tianxia.server.bot_workers.PATIENCE", 0.1)
    monkeypatch.setattr("tianxia.server.bot_workers.new_pool", started_pool)
    bots(think)
    with (
        caplog.at_level(logging.CRITICAL, logger="tianxia.server.bot_workers"),
        running(Settings(database=database, seconds_to_think=4.0)) as server,
        Browser(server.address) as cleo,
    ):
        table = cleo.open_game("sun_tzu", "me", "greedy", players=2, options={"beginner": True}, seed=5)
        until(lambda: len(server.log_of(table)) >= 6)
        assert (tmp_path / "asked").exists()
        assert [entry.play for entry in server.log_of(table)] == orders_of_the_bot(seed=5)


def started_pool(processes: int) -> ProcessPoolExecutor:
    """On a busy machine, to start its process may take longer than a bot may think here."""
    pool = new_pool(processes)
    assert pool.submit(slow_bots.is_ready).result(timeout=120)
    return pool


def orders_of_the_bot(seed: int) -> list[str]:
    """What greedy lays as King Shao, asked the way the lab asks it."""
    game = tianxia.new("sun_tzu", seed=seed, options={"beginner": True})
    bot = make_bot("greedy", "sun_tzu")
    while 1 in game.to_act:
        situation = situation_in(game, 1)
        code = situation.options[0] if len(situation.options) == 1 else bot.choose(situation)
        game.play(1, game.rules.text(code))
    return [game.text_of(move) for move in game.moves]


@pytest.mark.parametrize("think", [slow_bots.fail, slow_bots.die], ids=lambda think: think.__name__)
def test_nothing_is_played_in_place_of_a_broken_bot(
    own_server: Running,
    cleo: Browser,
    bots: Callable[[Callable[[Thought], int]], None],
    monkeypatch: pytest.MonkeyPatch,
    think: Callable[[Thought], int],
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr("tianxia.server.bot_workers.PATIENCE", 0.1)
    bots(think)
    with caplog.at_level(logging.ERROR, logger="tianxia.server.bot_workers"):
        table = cleo.open("me", "random", beginner=True)
        until(lambda: caplog.text.count("is asked anew") >= 3)
    assert own_server.log_of(table) == []
    assert cleo.move(table, 0)["moves"] == 1  # the others are not held up


def test_a_bot_goes_on_after_a_restart(database: str, bots: Callable[[Callable[[Thought], int]], None]) -> None:
    """It was thinking when the server stopped; nobody else will move, so it must be asked again."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tianxia.server.bot_workers.think", slow_bots.think_for_ever)
        with running(Settings(database=database)) as server, Browser(server.address) as ann:
            table = ann.open("me", "random", beginner=True)
            cookies = dict(ann.client.cookies)
    with running(Settings(database=database)) as server, Browser(server.address) as ann:
        ann.become(cookies)
        ann.sight(table)  # somebody comes, and it is read
        until(lambda: len(server.log_of(table)) >= 1)
