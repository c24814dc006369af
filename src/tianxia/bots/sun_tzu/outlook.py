"""What a pack's cards and armies mean to the greedy player of Sun Tzu: computed once for each pack."""

import math
from functools import cache
from typing import Final, NamedTuple

from ...core.pack import Pack
from ...games.sun_tzu.battle import margin_of
from ...games.sun_tzu.cards import box_of, standard_pack
from ...games.sun_tzu.names import FRAMED, KINDS

ROUNDS: Final = 9
MOST: Final = 40  # a larger garrison of a custom pack is worth no more than this


def _margins() -> list[list[int]]:
    return [[margin_of(own, other) for other in range(KINDS)] for own in range(KINDS)]


MARGIN: Final = _margins()  # of the first card against the second (ST-E15)


class Outlook(NamedTuple):
    """The cards of a side, its armies, and how well a garrison holds."""

    deck: tuple[int, ...]  # copies of each card
    armies: int  # the largest garrison (ST-A1)
    # [battles to come][armies + garrison]: chance of holding a province minus that of the other side
    control: list[list[float]]


def outlook_of(pack: Pack | None) -> Outlook:
    """For a pack; None: the standard one."""
    if pack is None:
        return _standard()
    box = box_of(pack)
    return _outlook(box.deck, min(MOST, box.pool + box.reserves))


@cache
def _standard() -> Outlook:
    return outlook_of(standard_pack())


@cache
def _outlook(deck: tuple[int, ...], armies: int) -> Outlook:
    return Outlook(deck, armies, _control(deck, armies))


def _control(deck: tuple[int, ...], armies: int) -> list[list[float]]:
    """The margins of battles to come are those of two cards at random: framed ones, and now and then another."""
    often = [1.0 if card < FRAMED else 0.25 * deck[card] for card in range(KINDS)]
    total = math.fsum(often)
    step = [0.0] * 21
    for own in range(KINDS):
        for other in range(KINDS):
            step[10 + MARGIN[own][other]] += often[own] * often[other] / total / total
    rows = [[float((n > 0) - (n < 0)) for n in range(-armies, armies + 1)]]
    for _ in range(ROUNDS):
        before = rows[-1]
        row = []
        for place in range(len(before)):
            ends = [max(0, min(len(before) - 1, place + m)) for m in range(-10, 11)]
            row.append(math.fsum([step[i] * before[ends[i]] for i in range(21)]))
        rows.append(row)
    return rows
