"""Bots think in other processes: slow, failing and dying ones hold nobody up."""

import logging
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tianxia.games.sun_tzu.names import HEALER, RED
from tianxia.server.app import Settings
from tianxia.server.table import Table
from tianxia.server.thinking import Thought

from . import slow_bots
from .browser import Browser, frame
from .conftest import Running, running


@pytest.fixture
def bots(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[Thought], int]], None]:
    """Let all bots think by another function."""
    return lambda think: monkeypatch.setattr("tianxia.server.thinking.think", think)


@pytest.fixture
def cleo(own_server: Running) -> Iterator[Browser]:
    with Browser(own_server.address) as browser:
        yield browser


def wait_for_moves(server: Running, browser: Browser, table: str, moves: int, seconds: float = 60) -> None:
    """By the log: how far a bot is with its secret orders is not shown to anybody."""
    until = time.monotonic() + seconds
    browser.sight(table)
    while len(server.log_of(table)) < moves:
        assert time.monotonic() < until, "the bot does not answer"
        time.sleep(0.02)


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_whole_game_against_a_bot(server: Running, ann: Browser, bot: str) -> None:
    table = ann.open("me", bot, beginner=True)
    until = time.monotonic() + 120
    while not (sight := ann.sight(table, 0))["over"]:
        assert time.monotonic() < until
        if sight["decision"] and sight["decision"]["options"]:
            option = sight["decision"]["options"][0]["text"]
            assert ann.try_move(table, 0, option, sight["decision"]["number"]).status_code == 200
        else:
            time.sleep(0.01)
    assert [seat["bot"] for seat in sight["seats"]] == [None, bot]
    assert sight["seats"][1]["kind"] == "bot"
    assert {entry.seat for entry in server.log_of(table)} == {0, 1}


def test_haste_does_not_show_that_there_was_no_choice(
    server: Running, ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a window every answer of a bot leaves at the same time after the question."""
    held: list[tuple[str, bool]] = []
    table = server.tables._tables[ann.open("me", "greedy")]
    play, answering = server.tables.play, [0.0]

    async def leave_at(moment: float) -> None:
        answering[0] = moment

    async def watched(where: Table, seat: int, option: str, number: int | None = None) -> None:
        if where is table and seat == 1:
            decision = table.game.decision(seat)
            in_window = "pass" in [each.verb for each in decision.options]
            if in_window:
                held.append((decision.kind, len(decision.options) > 1))
                assert answering[0] > 0, "an answer that was not held back"
            answering[0] = 0.0
        await play(where, seat, option, number)

    monkeypatch.setattr("tianxia.server.thinking.leave_at", leave_at)
    monkeypatch.setattr(server.tables, "play", watched)
    while not (sight := ann.sight(table.id, 0))["over"] and {choice for _, choice in held} != {True, False}:
        if held:  # it had a choice: from now on it has nothing to buy, and a general who acts at no window
            take_choices_away(table.game.state)
        if sight["decision"] and sight["decision"]["options"]:
            ann.try_move(table.id, 0, sight["decision"]["options"][0]["text"], sight["decision"]["number"])
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
    own_server: Running, cleo: Browser, bots: Callable[[Callable[[Thought], int]], None]
) -> None:
    bots(slow_bots.think_slowly)
    slow = cleo.open("me", "random", beginner=True)
    table = cleo.open("me", "here", beginner=True)
    begun = time.monotonic()
    longest = 0.0
    while time.monotonic() - begun < 2:
        asked = time.monotonic()
        sight = cleo.sight(table, 0)
        if sight["decision"]["options"] and sight["moves"] < 5:
            cleo.move(table, 0)
        longest = max(longest, time.monotonic() - asked)
    assert cleo.sight(slow)["moves"] == 0
    assert cleo.move(slow, 0)["moves"] == 1  # the own orders go on while the bot thinks of its own
    assert longest < 1.5, f"somebody waited {longest:.1f} s"
    wait_for_moves(own_server, cleo, slow, 2)


def test_the_server_stops_while_a_bot_thinks(database: str, bots: Callable[[Callable[[Thought], int]], None]) -> None:
    bots(slow_bots.think_for_ever)
    with running(Settings(database=database)) as server, Browser(server.address) as ann:
        ann.open("me", "random")
        time.sleep(1)
        begun = time.monotonic()
    assert time.monotonic() - begun < 15


@pytest.mark.parametrize("think", [slow_bots.fail, slow_bots.die])
def test_a_bot_that_fails_plays_its_first_option(
    own_server: Running,
    cleo: Browser,
    bots: Callable[[Callable[[Thought], int]], None],
    think: Callable[[Thought], int],
    caplog: pytest.LogCaptureFixture,
) -> None:
    bots(think)
    with caplog.at_level(logging.CRITICAL, logger="tianxia.server.thinking"):
        table = cleo.open("me", "random", beginner=True)
        wait_for_moves(own_server, cleo, table, 1)
    game = own_server.tables._tables[table].game
    assert own_server.log_of(table)[0].play == game.rules.words[game.moves[0].code].text


def test_a_bot_whose_process_died_is_asked_again(
    own_server: Running,
    cleo: Browser,
    bots: Callable[[Callable[[Thought], int]], None],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setenv("TIANXIA_DIED", str(tmp_path / "died"))
    bots(slow_bots.die_once)
    table = cleo.open("me", "random", beginner=True)
    wait_for_moves(own_server, cleo, table, 6)
    assert (tmp_path / "died").exists()


def test_a_bot_goes_on_after_a_restart(database: str, bots: Callable[[Callable[[Thought], int]], None]) -> None:
    """It was thinking when the server stopped; nobody else will move, so it must be asked again."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tianxia.server.thinking.think", slow_bots.think_for_ever)
        with running(Settings(database=database)) as server, Browser(server.address) as ann:
            table = ann.open("me", "random", beginner=True)
            cookies = dict(ann.client.cookies)
    with running(Settings(database=database)) as server, Browser(server.address) as ann:
        ann.become(cookies)
        wait_for_moves(server, ann, table, 1)
