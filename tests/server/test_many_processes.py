"""Several server processes on one PostgreSQL: readers at one of them see what is played at another."""

import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from time import sleep

import pytest
from sqlalchemy.engine import Engine

import tianxia
from tianxia.server.engines import open_engine, snapshot
from tianxia.server.stored import game_of, read_stored

from .browser import Browser, two_people
from .conftest import NewDatabase
from .processes import start_server
from .test_live import Reader

pytestmark = pytest.mark.parametrize("new_url", ["postgresql"], indirect=True)
MOVES = 40


@pytest.fixture(scope="module")
def shared(new_url: NewDatabase) -> str:
    return new_url()


@pytest.fixture(scope="module")
def addresses(shared: str) -> Iterator[list[str]]:
    processes = [start_server(shared) for _ in range(2)]
    yield [address for _, address in processes]
    for process, _ in processes:
        process.terminate()
        process.wait(timeout=30)
        assert process.stdout is not None
        process.stdout.close()


@pytest.fixture
def engine(shared: str) -> Iterator[Engine]:
    engine = open_engine(shared)
    yield engine
    engine.dispose()


def stored_game(engine: Engine, table: str) -> tianxia.Game:
    with snapshot(engine) as connection:
        return game_of(read_stored(connection, table))


def test_readers_of_another_process_see_every_change(addresses: list[str], engine: Engine) -> None:
    chance = random.Random(8)
    with Browser(addresses[0]) as ann, Browser(addresses[1]) as bob, Browser(addresses[1]) as eve:
        table = ann.open("me", "open")
        with ann.live(table, 0) as first, eve.live(table) as third:
            readers = {0: Reader(first), None: Reader(third)}
            assert [reader.read()["status"] for reader in readers.values()] == ["open", "open"]
            assert bob.join(table, ann.invitation(table)).status_code == 200
            assert [reader.read()["status"] for reader in readers.values()] == ["running", "running"]
            with bob.live(table, 1) as second:
                readers[1] = Reader(second)
                people = {0: ann, 1: bob, None: eve}
                for _ in range(MOVES):
                    game = stored_game(engine, table)
                    for seat, reader in readers.items():
                        joined = 1
                        seq = game.changes(() if seat is None else (seat,)) + joined
                        assert reader.read_until(seq) == people[seat].sight(table, seat)
                    mover = chance.choice(game.to_act)
                    decision = readers[mover].sight["decision"]
                    option = chance.choice(decision["options"])["text"]
                    answer = people[mover].try_move(table, mover, option, decision["number"])
                    assert answer.status_code == 200, answer.text
        assert len(stored_game(engine, table).entries) == MOVES


def test_the_bots_of_one_process_play_for_the_readers_of_another(addresses: list[str]) -> None:
    with Browser(addresses[0]) as ann, Browser(addresses[1]) as eve:
        table = ann.open("me", "random", beginner=True)
        with eve.live(table) as socket:
            reader = Reader(socket)
            while not reader.read()["seats"][1]["sealed"]:
                pass
            for order in ("1@QIN", "2@CHU", "3@WU", "4@HAN-QI", "5@JIN-YAN", "ready"):
                ann.move(table, 0, order)
            while not reader.read()["view"]["orders_lie"]:
                pass


def test_secret_orders_at_two_processes_do_not_make_each_other_stale(addresses: list[str]) -> None:
    """Both lay at the same time, again and again: neither may notice anything of the other."""
    with Browser(addresses[0]) as ann, Browser(addresses[1]) as bob:
        table = two_people(ann, bob, beginner=True)
        bob.sight(table, 1)
        while ann.sight(table)["status"] == "open":
            sleep(0.05)  # her process has not heard yet that he sat down; nobody may ask without end

        def lay(person: Browser, seat: int) -> list[int]:
            answers = []
            sight = person.sight(table, seat)
            for option in ["5@WU", "back WU"] * 10:
                answer = person.try_move(table, seat, option, sight["decision"]["number"])
                answers.append(answer.status_code)
                sight = answer.json()
            return answers

        with ThreadPoolExecutor(2) as pool:
            answers = list(pool.map(lay, (ann, bob), (0, 1)))
    assert answers == [[200] * 20, [200] * 20]
