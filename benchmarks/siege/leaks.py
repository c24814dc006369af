"""What nobody told a reader is dealt anew, and everything that the reader would be sent is compared byte for byte.

The comparison trusts the rules to know what is hidden from whom (`resample`); the tests check that on its own.
"""

import random
from contextlib import ExitStack
from pathlib import Path

from msgspec import json
from tests.server.attacker import PLENTY, broken_by, words_in
from tests.server.browser import Browser, among

import tianxia
from tianxia.core.dice import Dice
from tianxia.server.new_table import Seat
from tianxia.server.people import load_words
from tianxia.server.presenting import line_of, past_sight_of, proof_of, sight_of
from tianxia.server.table import Table

from .house import Result, generous, standing

WAYS: list[tuple[str, int, dict[str, bool | str]]] = [
    ("sun_tzu", 2, {}),
    ("zhanguo", 3, {}),
    ("great_wall", 3, {}),
    ("great_wall", 2, {"mode": "coop"}),
]
RESIGNED = [way for way in WAYS if "mode" not in way[2]]  # there is an end to it: the draws are revealed
MOVES = 12  # that are played before everything is read
SPECTATOR = "nobody"


def told(table: Table, person: str, seat: int | None) -> bytes:
    """All that leaves the server for one reader."""
    words = load_words("en")
    last = len(table.steps(person))
    parts = [
        sight_of(table, person, seat, words),
        line_of(table, person),
        past_sight_of(table, person, seat, last),
        proof_of(table),
    ]
    return b"\n".join([json.encode(part) for part in parts])


def compare(table: Table, seat: int | None, dice: Dice, broken: list[str]) -> bool:
    """Whether the other world is another one; a reader who could tell the two apart is noted."""
    person = SPECTATOR if seat is None else f"p{seat}"
    before = told(table, person, seat)
    game = table.game
    twin = game.copy()
    twin.state = game.rules.resample(game.state, seat, dice)
    table.game = twin
    table.encoded.forget()
    if told(table, person, seat) != before:
        broken.append(f"{game.registration.name}, seat {seat}, move {len(game.moves)}")
    differs = [told(table, f"p{n}", n) for n in range(len(table.seats)) if n != seat]
    table.game = game
    table.encoded.forget()
    return differs != [told(table, f"p{n}", n) for n in range(len(table.seats)) if n != seat]


APART = ("tables", "me/export", "me/notices", "me/messages", "me/results", "company", "people", "commitment")
AT_TABLE = ("", "/log", "/shuffle", "/cards", "/chat", "/study", "/rematch")


def overhear(reader: Browser, table: str, seat: int | None) -> list[str]:
    """All that somebody can ask for at a running table."""
    query = {} if seat is None else {"seat": seat}
    texts = [reader.get(f"/api/{path}").text for path in APART]
    texts += [reader.get(f"/api/tables/{table}{path}", **query).text for path in AT_TABLE]
    texts += [reader.get(f"/api/tables/{table}/replay", at=at, **query).text for at in (0, MOVES // 2)]
    with reader.live(table, seat) as socket:
        return [*texts, str(socket.recv(timeout=60))]


def guesses(database: str, folder: Path, games: int) -> Result:
    """Whatever a live house sends at a running table is taken as the seed, the key or the state of its dice."""
    words = 0
    broken: list[str] = []
    with standing(generous(database), folder) as house, ExitStack() as stack:
        *people, eve = [stack.enter_context(Browser(house.address)) for _ in range(4)]
        for number in range(games):
            name, players, options = RESIGNED[number % len(RESIGNED)]
            seated, chance = people[:players], random.Random(number)
            table = among(seated, name, players, options)
            for _ in range(MOVES):
                owing = [seat["seat"] for seat in eve.sight(table)["seats"] if seat["owes"]]
                seat = chance.choice(owing)
                seated[seat].random_move(table, seat, chance)
            readers: list[tuple[Browser, int | None]] = [(each, n) for n, each in enumerate(seated)]
            texts = [text for reader in (*readers, (eve, None)) for text in overhear(reader[0], table, reader[1])]
            for n, each in enumerate(seated[1:], 1):
                each.post(f"/api/tables/{table}/resign", {"seat": n})
            draws = [(sides, outcome) for sides, outcome in eve.get(f"/api/tables/{table}/shuffle").json()["draws"]]
            words += len(words_in(texts))
            if len(draws) < PLENTY:
                broken.append(f"{name}: {len(draws)} draws are too few to tell a guess from luck")
            else:
                broken += [f"{name}: {word}" for word in broken_by(texts, draws, players)]
    return Result("every word as the seed, key or state of the dice", words, f"{games} games", broken)


def leaks(games: int, seed: int = 0) -> Result:
    pairs = different = 0
    broken: list[str] = []
    for number in range(games):
        name, players, options = WAYS[number % len(WAYS)]
        chance, dice = random.Random(seed + number), Dice.seeded(f"siege {seed + number}")
        game = tianxia.new(name, seed=seed + number, players=players, options=options)
        seats = [Seat("human", "ABCD"[n], None, f"p{n}", None) for n in range(game.rules.seats)]
        table = Table("siege", game, seats, "", "")
        while not game.over and len(game.moves) < 300:
            seat = chance.choice(game.to_act)
            game.play(seat, chance.choice(game.decision(seat).options).text)
            if len(game.moves) % 10 == 3 and not game.over:
                for reader in (None, *range(len(seats))):
                    different += compare(table, reader, dice, broken)
                    pairs += 1
    if not different:
        broken.append("no world was different from the real one")
    return Result(
        "hidden things dealt anew", pairs, f"{games} games, {different} worlds that others can tell apart", broken
    )
