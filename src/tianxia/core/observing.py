"""Observations: what a seat knows as a list of numbers of fixed length, for networks, tables of values and datasets.

A game says in blocks what its numbers mean (`Rules.observed`) and writes them down (`Rules.observe`). Every seat sees
itself first and the others in their order around the table, so that one network can play any seat. What follows from
other numbers by the rules, such as prices, is left out; so are options of the game, which never change.
"""

import hashlib
import json
from typing import NamedTuple

from .state import KIND, OWING, SEALED, State


class Block(NamedTuple):
    """Numbers with one meaning, next to each other in an observation."""

    name: str
    length: int
    kinds: int  # 0: amounts; otherwise every number names one of so many things, the first being 0
    meaning: str


def length_of(blocks: tuple[Block, ...]) -> int:
    return sum([block.length for block in blocks])


def named(blocks: tuple[Block, ...], observation: list[int]) -> dict[str, list[int]]:
    """An observation by the names of its blocks.

    >>> named((Block("round", 1, 0, ""), Block("armies", 2, 0, "")), [3, 5, 0])
    {'round': [3], 'armies': [5, 0]}
    """
    found: dict[str, list[int]] = {}
    at = 0
    for block in blocks:
        found[block.name] = observation[at : at + block.length]
        at += block.length
    return found


def version_of(blocks: tuple[Block, ...]) -> str:
    """A digest that changes with the layout, and with what is said about it.

    >>> version_of((Block("round", 1, 0, "from 1"),))
    '859b47fb16b9'
    """
    return hashlib.sha256(json.dumps(blocks).encode()).hexdigest()[:12]


# Writing


def of_seats(out: list[int], numbers: list[int], first: int, each: int = 1) -> None:
    """A list that has `each` numbers for every seat, beginning with those of the first."""
    cut = first * each
    if cut:
        out.extend(numbers[cut:])
        out.extend(numbers[:cut])
    else:
        out.extend(numbers)


def flags(out: list[int], mask: int, n: int) -> None:
    """The lowest bits of a mask."""
    for i in range(n):
        out.append(mask >> i & 1)


def flags_of_seats(out: list[int], mask: int, first: int, n: int) -> None:
    """A mask of seats."""
    for i in range(n):
        out.append(mask >> (first + i) % n & 1)


def seat_code(other: int, first: int, n: int) -> int:
    """A seat as a number: 0 for nobody, 1 for the first, 2 for the one after it."""
    return (other - first) % n + 1 if other >= 0 else 0


def seat_codes(out: list[int], seats: list[int], first: int, n: int, room: int) -> None:
    """Seats in some order, in as much room as there is at most."""
    for other in seats:
        out.append((other - first) % n + 1 if other >= 0 else 0)
    for _ in range(room - len(seats)):
        out.append(0)


def padded(out: list[int], numbers: list[int], room: int) -> None:
    """Amounts, as many as there are yet."""
    out.extend(numbers)
    for _ in range(room - len(numbers)):
        out.append(0)


def write_question(out: list[int], s: State, first: int, n: int) -> None:
    """The blocks of `question_blocks`."""
    if not s.stack:
        out.append(0)
        for _ in range(2 * n):
            out.append(0)
        return
    question = s.stack[-1]
    out.append(question[KIND] + 1)
    flags_of_seats(out, question[OWING], first, n)
    flags_of_seats(out, question[SEALED], first, n)


def question_blocks(asks: tuple[str, ...], n: int) -> list[Block]:
    """What is asked, and whom."""
    return [
        Block("question", 1, len(asks) + 1, f"what is asked: {listed(('nothing, the game is over', *asks))}"),
        Block("owing", n, 2, "by seat: it owes an answer"),
        Block("sealed", n, 2, "by seat: it has answered in secret, and others have not"),
    ]


def listed(names: tuple[str, ...]) -> str:
    """What the numbers of a block stand for.

    >>> listed(("none", "wood"))
    '0 none, 1 wood'
    """
    return ", ".join([f"{number} {name}" for number, name in enumerate(names)])
