"""What a player in a team keeps back: their part of the decrees on the board (GW-C11)."""

from typing import Final

from msgspec import UNSET

from ...games.great_wall.terms.names import CHI, N_RESOURCES, RESOURCES
from ...games.great_wall.views.seen import Coop, DecreeSeen

TOKEN: Final = 9.0  # a shame token, in honor: 10 buy one off, and an empty bank is the end (GW-C7, GW-C16)
SAVED: Final = 3.0  # one more resource toward a decree


def reserve_of(coop: Coop | None, players: int, stock: list[int]) -> list[int]:
    """By resource: how much the player's part of the decrees takes."""
    kept = [0, 0, 0, 0]
    if coop is None:
        return kept
    for decree in coop.decrees:
        part = part_of(decree, players, stock)
        for resource in range(N_RESOURCES):
            kept[resource] += part[resource]
    return kept


def part_of(decree: DecreeSeen, players: int, stock: list[int]) -> list[int]:
    """The player's part of one decree in resources; what a team gives is shared out evenly."""
    part = [0, 0, 0, 0]
    for need in decree.needs:
        if need.give is UNSET or need.number is UNSET:
            continue
        n = -(-need.number // players) if decree.team else need.number
        if need.give in RESOURCES:
            part[RESOURCES.index(need.give)] += n
        elif need.give == "build":  # of whatever there is most
            part[max(range(CHI), key=lambda resource: stock[resource])] += n
    return part
