"""The questions that only some modes of The Great Wall ask: for the Reed Clan, against Qin, of a team."""

from ..games.great_wall.names import PRODUCTION
from ..games.great_wall.notation import (
    AGREE,
    BARRICADE,
    CLERK,
    DISMISS,
    DONE,
    LOSE_SOLDIER,
    PLAYER,
    PROPOSE,
    SACRIFICE_TROPHY,
    TO_QIN,
)
from .great_wall_attack import choose_spot
from .great_wall_cards import advisor_a_year
from .great_wall_places import Town
from .great_wall_sight import TABLES

SPEARMAN = 0
KINDS = (0.0, 1.0, 2.0, 1.5)  # of the soldiers that could be given up: spearmen first; the last is on the wall


def answer(kind: str, town: Town, options: list[int]) -> int | None:
    """None: the question belongs to no mode alone."""
    if kind.startswith("reed_"):
        return for_the_clan(kind, town, options)
    if kind == "qin_advisor":  # the other one leaves the track: what one would like to hire goes to nobody
        return min(options, key=lambda code: advisor_a_year(code - TO_QIN))
    if kind == "first":
        return options[0]
    if kind in ("player", "split"):
        return PLAYER + town.sight.seat if PLAYER + town.sight.seat in options else options[-1]
    if kind == "decree":
        return propose(town, options)
    if kind == "share":
        return fair_share(town, options)
    if kind == "consent":
        return AGREE
    if kind == "sacrifice":
        return sacrifice(options)
    return None


# The Reed Clan


def for_the_clan(kind: str, town: Town, options: list[int]) -> int:
    """What helps the player: the clan itself gains nothing (GW-R5)."""
    if kind == "reed_clerk":
        return clan_clerk(town, options)
    if kind == "reed_advisor":
        return min(options, key=lambda code: advisor_a_year(code - DISMISS))
    if kind == "reed_barricade":
        gaps = [power - defence for power, defence in zip(town.sight.power, town.sight.defence, strict=True)]
        return max(options, key=lambda code: gaps[code - BARRICADE])
    code = choose_spot(town, options, SPEARMAN, False)[1]
    return code if code >= 0 else options[0]


def clan_clerk(town: Town, options: list[int]) -> int:
    """To a place that it fills up for own clerks, or where it spares them the shame of being alone (GW-R17)."""
    sight = town.sight
    best, worth = DONE, 0.0
    for code in options:
        if code == DONE:
            continue
        start, goal = (code - CLERK) // 10, (code - CLERK) % 10
        value = presence(town, goal, 1) - presence(town, start, 0)
        if start < PRODUCTION and sight.mine[start]:
            value -= 0.2
        if value > worth:
            best, worth = code, value
    return best


def presence(town: Town, location: int, more: int) -> float:
    """What a clerk of the clan at the location is worth to the player."""
    sight = town.sight
    mine = sight.mine[location]
    if not mine:
        return 0.0
    left = sight.slots[location] - sight.crowd[location] - more
    alone = sight.shame[location] and sight.crowd[location] + more - 1 == mine
    return (1.5 if left <= 0 else 0.5 if left == 1 else 0.1) * mine + (2.0 if alone and left <= 1 else 0.0)


# A team


def propose(town: Town, options: list[int]) -> int:
    """Every decree that can be fulfilled brings the end nearer, and spares each player a token a year (GW-C13)."""
    return next((code for code in options if code >= PROPOSE), DONE)


def fair_share(town: Town, options: list[int]) -> int:
    """The middle of what is possible: nobody is stripped of everything."""
    return options[len(options) // 2]


def sacrifice(options: list[int]) -> int:
    """The cheapest: a trophy of little honor, a clerk, a spearman at rest before an archer on the wall."""

    def cost(code: int) -> float:
        if code >= SACRIFICE_TROPHY:
            return TABLES.hordes[code - SACRIFICE_TROPHY].honor
        if LOSE_SOLDIER <= code < LOSE_SOLDIER + 12:
            return KINDS[(code - LOSE_SOLDIER) % 4]
        return -code  # the pool comes last in the list and is given first

    return min(options, key=cost)
