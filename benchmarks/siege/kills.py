"""The server is killed while people play: no acknowledged move may be lost, doubled or torn."""

import contextlib
import random
import threading
import time
from pathlib import Path
from typing import Any

import httpx
from tests.server.browser import Browser

from tianxia.server.engines import open_engine
from tianxia.server.stored import game_of, read_stored

from .house import Result, generous, start, wait_for

WAYS = [("sun_tzu", 2), ("zhanguo", 2), ("great_wall", 2)]
LONGEST_LIFE = 0.6  # seconds; one in ten is killed while it starts
Move = tuple[int, str]


class Player:
    """One person on all seats of a table, so that what was acknowledged is the log."""

    def __init__(self, number: int) -> None:
        self.game, self.seats = WAYS[number % len(WAYS)]
        self.chance = random.Random(number)
        self.cookies: dict[str, str] = {}
        self.table = ""
        self.acknowledged: list[Move] = []
        self.moves = 0

    def play(self, address: str) -> None:
        """Until the server is gone."""
        with contextlib.suppress(httpx.TransportError), Browser(address) as browser:
            if self.cookies:
                browser.become(self.cookies)
            self.cookies = dict(browser.client.cookies)
            while True:
                if not self.table:
                    kinds = ["me", *["here"] * (self.seats - 1)]
                    self.table = browser.open_game(self.game, *kinds, players=self.seats)
                self.one_move(browser)

    def one_move(self, browser: Browser) -> None:
        sight = browser.sight(self.table)
        if sight["over"]:
            self.table, self.acknowledged = "", []
            return
        seat = self.chance.choice([each["seat"] for each in sight["seats"] if each["owes"]])
        decision = browser.sight(self.table, seat)["decision"]
        option = self.chance.choice(decision["options"])["text"]
        answer = browser.try_move(self.table, seat, option, decision["number"])
        if answer.status_code == 200:
            self.acknowledged.append((seat, option))
            self.moves += 1


def check(player: Player, engine: Any, broken: list[str]) -> int:
    """What is stored begins with what was acknowledged; one more may have been on its way. Returns how many were."""
    if not player.table:
        return 0
    with engine.connect() as connection:
        stored = read_stored(connection, player.table)
    entries: list[Move] = [(each["seat"], each["play"]) for each in stored.entries]
    known = player.acknowledged
    if entries[: len(known)] != known or len(entries) > len(known) + 1:
        broken.append(f"{player.game}: {len(known)} acknowledged, {len(entries)} stored")
    try:
        game_of(stored)  # fails unless it leads to the digest of the last commit
    except Exception as error:
        broken.append(f"{player.game}: torn: {error}")
    player.acknowledged = entries
    return len(entries) - len(known)


def kills(
    database: str, folder: Path, count: int, clients: int = 4, seed: int = 0, life: float = LONGEST_LIFE
) -> Result:
    chance = random.Random(seed)
    players = [Player(number) for number in range(clients)]
    broken: list[str] = []
    on_their_way = 0
    engine = None
    for number in range(count):
        house = start(generous(database), folder / "server.log")
        if number and chance.random() < 0.1:
            time.sleep(chance.random() * 0.3)  # while it starts
            house.kill()
            continue
        wait_for(house)
        engine = engine or open_engine(database, limit=None)
        threads = [threading.Thread(target=player.play, args=[house.address]) for player in players]
        for thread in threads:
            thread.start()
        time.sleep(0.1 + chance.random() * life)
        house.kill()
        for thread in threads:
            thread.join(60)
        on_their_way += sum([check(player, engine, broken) for player in players])
    if engine is not None:
        engine.dispose()
    moves = sum([player.moves for player in players])
    seen = f"{moves} moves acknowledged, {on_their_way} stored that were on their way"
    if not moves:
        broken.append("nobody played at all")
    return Result("kill -9 in play", count, seen, broken)
