"""What nobody told a reader is dealt anew, and everything that the reader would be sent is compared byte for byte.

It trusts the rules to know what is hidden from whom (`resample`); the tests check that on its own.
"""

import random

from msgspec import json
from tests.server.attacker import PLENTY, broken_by, words_in

import tianxia
from tianxia.core.dice import Dice
from tianxia.server.luck import dealt, fresh_start
from tianxia.server.new_table import Seat
from tianxia.server.people import load_words
from tianxia.server.presenting import line_of, past_sight_of, proof_of, sight_of
from tianxia.server.table import Table

from .house import Result

WAYS: list[tuple[str, int, dict[str, bool | str]]] = [
    ("sun_tzu", 2, {}),
    ("zhanguo", 3, {}),
    ("great_wall", 3, {}),
    ("great_wall", 2, {"mode": "coop"}),
]
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


def guesses(games: int) -> Result:
    """Whatever is sent at a running table is taken as the seed, the key or the state of its dice."""
    words = 0
    broken: list[str] = []
    for number in range(games):
        name, players, options = WAYS[number % len(WAYS)]
        game = tianxia.new(name, seed=fresh_start().shuffle, players=players, options=options)
        seats = [Seat("human", "ABCD"[n], None, f"p{n}", None, "open") for n in range(game.rules.seats)]
        table = Table("siege", dealt(game, seats), seats, "", "")
        chance = random.Random(number)
        while len(table.game.draws) < PLENTY or len(table.game.moves) < 10:
            seat = chance.choice(table.game.to_act)
            table.game.play(seat, chance.choice(table.game.decision(seat).options).text)
        readers = [(SPECTATOR, None), *[(f"p{n}", n) for n in range(len(seats))]]
        texts = [told(table, person, reader).decode() for person, reader in readers]
        words += len(words_in(texts))
        broken += [f"{name}: {word}" for word in broken_by(texts, table.game.draws, len(seats))]
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
