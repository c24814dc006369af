"""What a player in a team keeps back: their part of the decrees on the board (GW-C11)."""

from typing import Final, NamedTuple

from msgspec import UNSET

from ...games.great_wall.terms.names import CHI, N_RESOURCES, RESOURCES
from ...games.great_wall.views.seen import Coop, DecreeSeen

TOKEN: Final = 9.0  # a shame token, in honor: 10 buy one off, and an empty bank is the end (GW-C7, GW-C16)
THE_LAST: Final = 30.0  # one that may not be there anymore
SAVED: Final = 3.0  # one more resource toward a decree
DEMANDED: Final = 5.0  # a card, a soldier, an advisor that a decree asks for


class Wants(NamedTuple):
    """What the decrees ask of a player besides resources."""

    tactics: int = 0
    soldiers: int = 0
    honor: int = 0
    advisors: int = 0  # to have
    walls: int = 0  # sections at level 2: to have, together


def wants_of(coop: Coop | None, players: int) -> Wants:
    """The most that any one decree asks for; what a team gives is shared out evenly."""
    wants = Wants()
    if coop is None:
        return wants
    for decree in coop.decrees:
        for need in decree.needs:
            number = 0 if need.number is UNSET else need.number
            least = 0 if need.least is UNSET else need.least
            part = -(-number // players) if decree.team else number
            if need.give == "tactic":
                wants = wants._replace(tactics=max(wants.tactics, part))
            elif need.give == "soldier":
                wants = wants._replace(soldiers=max(wants.soldiers, part))
            elif need.give == "honor":
                wants = wants._replace(honor=max(wants.honor, part))
            elif need.look == "advisor":
                wants = wants._replace(advisors=max(wants.advisors, least))
            elif need.look == "section_level_2":
                wants = wants._replace(walls=max(wants.walls, least))
    return wants


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
