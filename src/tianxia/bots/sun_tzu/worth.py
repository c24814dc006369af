"""What things are worth to the greedy player of Sun Tzu, in points of the score track.

A province with a garrison is worth its score markers, each times the chance to hold it when it is
scored; armies and cards are worth what they are likely to win later. The weights were found in
games between the player and variants of itself.
"""

from typing import Final, NamedTuple

from ...games.sun_tzu.battle import price_of
from ...games.sun_tzu.names import FRAMED, ONE, PLUS_2, PLUS_3, SIX, N
from .outlook import ROUNDS
from .reading import Reading, Side

SCORINGS: Final = (3, 6, 9)  # ST-B5


class Weights(NamedTuple):
    """How the player sees the game; variants of it are for comparing players."""

    later: float = 0.9  # a scoring after the next, against the next
    army: float = 0.03  # an army of a full pool
    scarce: float = 0.03  # more for each army by which the pool falls short of `ample`
    ample: int = 8
    short: float = 0.35  # an army that must come from another province (ST-C6)
    reserve: float = 0.12  # an army in the reserves must be bought again (ST-D1)
    mark: float = 0.10  # no second 6 in this province, growing with the rounds left (ST-E3)
    draw: float = 0.35  # one more card (ST-E2)
    cards: float = 1.6  # scale of the prices of single-use cards
    noise: float = 0.08  # spread of the random part, so that orders cannot be predicted
    cunning: float = 0.8  # how far the other is assumed to choose as this player would
    heat: float = 0.5  # how far such a choice strays from the best
    wins_only: bool = True  # in the last round play for the win instead of for points


# What a card that is used once could win later, compared with the framed ones.
CARD_PRICE: Final[tuple[float, ...]] = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.2, 0.3, 0.4, 0.5, 0.2, 0.35, 0.45, 0.5, 0.35)


def garrison_worth(reading: Reading, w: Weights, province: int, battles: int, scored: bool) -> list[float]:
    """[most + armies]: the points that a garrison promises, with that many battles to come in this round."""
    total = [0.0] * (2 * reading.outlook.armies + 1)
    weight = 1.0
    for i in range(3):
        rounds = SCORINGS[i] - reading.round
        if rounds < 0 or (rounds == 0 and scored):
            continue
        row = reading.outlook.control[rounds + battles]
        value = weight * reading.values[province][i]
        total = [total[n] + value * row[n] for n in range(len(row))]
        weight *= w.later
    return total


def army_price(side: Side, w: Weights) -> float:
    """An army in the pool: worth more when few are left."""
    return w.army + w.scarce * max(0, w.ample - side.pool)


def position_worth(reading: Reading, w: Weights, province: int, battles: int, scored: bool) -> list[float]:
    """Like `garrison_worth`, less the price of the armies that stand there instead of in the pools."""
    worth = garrison_worth(reading, w, province, battles, scored)
    if reading.round == ROUNDS:
        return worth
    own, other, most = army_price(reading.me, w), army_price(reading.other, w), reading.outlook.armies
    return [worth[n] - (own if n > most else -other) * abs(n - most) for n in range(len(worth))]


def card_price(reading: Reading, w: Weights, card: int) -> float:
    """What a card that goes to the box could have won later; framed cards come back (ST-B6)."""
    if card < FRAMED:
        return 0.0
    return CARD_PRICE[card] * w.cards * min(1.0, (ROUNDS - reading.round) / 4)


def upkeep(reading: Reading, w: Weights, card: int) -> float:
    """What a card costs besides the battle, unless a plague cancels it: price, mark; less the 1's draw."""
    left = ROUNDS - reading.round
    if card in (PLUS_2, PLUS_3):
        armies = price_of(card)  # ST-E5
        return armies * (army_price(reading.me, w) + w.reserve) if left else 0.01 * armies
    if card == SIX:
        return army_price(reading.me, w) + w.mark * left / 4 if left else 0.01
    if card == ONE and left and reading.me.pile >= 2:
        return -w.draw * min(1.0, left / 4)  # ST-E2
    return 0.0


def after_plague(armies: int, great: bool) -> int:
    """ST-E9, ST-F4: what a plague leaves, for a garrison of either sign."""
    size = abs(armies)
    rest = min(size, 1) if great else size - size // 2
    return rest if armies > 0 else -rest


def all_positions(reading: Reading, w: Weights, scored: bool) -> list[list[float]]:
    """The worth of every garrison everywhere, now."""
    return [position_worth(reading, w, p, 0 if reading.fought[p] else 1, scored) for p in range(N)]
