"""What things are worth to the greedy player of The Great Wall, in honor."""

from typing import Final, NamedTuple

from ..games.great_wall.names import ARCHER, CHI, GOLD, HORSEMAN, POOL, PRODUCTION, SPEARMAN
from ..games.great_wall.vocabulary import (
    ADVISOR,
    ARCHER_ON_HIGHEST_WALL,
    COST_OVERSEER,
    MOD_COST,
    MOD_NO_LONE_SHAME,
    OVERSEER_LEVEL,
    SOLDIER_AT_REST,
    TROPHY,
    UPGRADE_OVERSEER,
)
from .great_wall_cards import bonus_of, mods_of
from .great_wall_sight import TABLES, Sight

assert POOL == 10


class Weights(NamedTuple):
    """The judgement of the player; found by letting variants play against each other."""

    resource: float = 0.85  # wood, stone or gold: the builders' camp turns one into 1 honor
    last_year: float = 0.6  # of that, when nothing but this autumn is left
    chi: float = 0.9
    shame: float = 4.0  # a token costs 5 at the end, less what redeeming it may save
    rest: float = 1.6  # a soldier in a rest area, who needs an order to attack
    post: float = 1.5  # an archer on a firing spot, a year: volley and honor of defeats
    clerk: float = 1.6  # a clerk more, a year
    tactic: float = 1.8  # a card drawn
    tea: float = 0.8  # a place in tea order, a year of two
    spite: float = 0.25  # what others gain, seen as an own loss
    wait: float = 0.85  # chance that one free space of a location is filled by others in good time
    idle: float = 0.45  # a clerk left in the pool for later
    typical: float = 0.8  # how much of a command card's usual worth is kept for a better year


class Late(NamedTuple):
    """How much of the game is left."""

    years: float  # after this one
    turns: int  # of this autumn, the present one included


def late_of(sight: Sight) -> Late:
    """GW-W6: the time token, the walls or the shame bank end the game, whichever comes first."""
    years = float(sight.last - sight.year)
    needed = 3 if sight.players == 4 else 2
    highest = sight.wall.count(3)
    if highest >= needed:
        years = 0.0
    elif highest == needed - 1 and 2 in sight.wall:
        years = min(years, 1.0)
    years = min(years, bank_years(sight))
    turns = 0
    if sight.season in ("spring", "summer"):
        turns = sight.players
    elif sight.season == "autumn":
        turns = 1 + len(sight.to_come) if sight.active >= 0 else sight.players
    return Late(years, turns)


def bank_years(sight: Sight) -> float:
    """How long the shame bank will last, by what it lost so far; at least a token a player goes each year."""
    gone = TABLES.shame_per_player * sight.players - sight.bank
    winters = sight.year - (sight.season != "winter")
    pace = (gone + 1.5 * sight.players) / (winters + 1)
    # The hordes that stand before walls too low will take their toll in this winter already.
    coming = 0.0
    for section in range(3):
        if sight.power[section] > sight.defence[section]:
            coming += 0.6 * sight.players * len(sight.hordes_of(section))
    return max(0.0, sight.bank - coming) / max(1.0, pace)


def unit(sight: Sight, w: Weights, late: Late, resource: int) -> float:
    """One more of a resource: less if there are many, little when no use is left."""
    value = w.chi if resource == CHI else w.resource
    if resource == CHI and sum(sight.shamed) > 0:
        value += 0.5  # GW-E7: 2 chi are 5 honor
    held = sight.stock[resource]
    if held > 6:
        value *= 0.85 if held <= 10 else 0.65
    if late.years < 1:
        soon = w.last_year * late.turns / sight.players if resource != CHI else 0.3 * (late.turns > 0)
        value *= late.years + (1 - late.years) * soon
    return value


def units(sight: Sight, w: Weights, late: Late, resource: int, n: float) -> float:
    """A number of a resource: those beyond a handful count less."""
    each = unit(sight, w, late, resource)
    return each * (n if n <= 4 else 4 + 0.85 * (n - 4))


def artifact(sight: Sight, scale: int) -> float:
    """GW-Y3: what one more of the scale yields at the end, artifacts in play alone."""
    total = 0.0
    for card in sight.artifacts:
        if scale in card.score.per:
            total += card.score.each
    return total


def soldier_worth(sight: Sight, w: Weights, late: Late, kind: int) -> float:
    """One in a rest area: another attack, and the artifact of those who rest at the end."""
    use = min(1.0, 0.35 + 0.3 * late.years + 0.1 * late.turns) if late.years or late.turns else 0.0
    kinds = (1.0, 1.1, 1.9)
    resting = artifact(sight, SOLDIER_AT_REST)
    return w.rest * kinds[kind] * use + resting * (0.75 if late.years < 1 else 0.35)


def post_worth(sight: Sight, w: Weights, late: Late, section: int) -> float:
    """An archer who holds a firing spot there from now on."""
    value = w.post * late.years + 0.5 * (late.turns > 0)
    bow = artifact(sight, ARCHER_ON_HIGHEST_WALL)
    if bow:
        highest = max(sight.wall)
        likely = 0.8 if highest and sight.wall[section] == highest else 0.3
        value += bow * (likely if late.years < 2 else 0.45)
    return value


def trophy_worth(sight: Sight, honor: int) -> float:
    return honor + artifact(sight, TROPHY) + bonus_of(sight, "horde_won")


def advisor_count_worth(sight: Sight) -> float:
    return artifact(sight, ADVISOR)


def less_for(sight: Sight, of: int, soldier: int = -1, location: int = -1, what: int = -1) -> int:
    """How much lower a price is by own cards."""
    less = 0
    for mod in mods_of(sight, MOD_COST):
        if mod.of == of and mod.soldier in (-1, soldier) and mod.location in (-1, location) and mod.what == what:
            less += mod.less
    return less


def upgrade_price(sight: Sight, location: int, less: int = 0) -> int:
    usual = sight.overseer_cost[location][sight.overseer[location]]
    return max(0, usual - less - less_for(sight, COST_OVERSEER, -1, location))


def upgrade_worth(sight: Sight, w: Weights, late: Late, location: int, less: int = 0) -> float:
    """GW-P3, GW-P4: income each summer, more from each activation, against the price; 0 if it cannot be."""
    if location >= PRODUCTION or sight.overseer[location] >= 3:
        return 0.0
    if sight.overseer[location] == 0 and sum(sight.pool) == 0:
        return 0.0
    price = upgrade_price(sight, location, less)
    pay = sight.overseer_pay[location]
    if sight.has(pay) < price:
        return 0.0
    yields = late.years * 1.7  # once in summer, and when a clerk works there
    value = yields * (w.chi if location == CHI else w.resource) + artifact(sight, OVERSEER_LEVEL)
    value += bonus_of(sight, UPGRADES)
    return value - units(sight, w, late, pay, price)


def shame_worth(sight: Sight, w: Weights) -> float:
    """A token taken now; a trophy that bears one already takes the second for nothing (GW-E4)."""
    return 1.0 if any([tokens == 1 for _, _, tokens in sight.trophies]) else w.shame


def lone_shame(sight: Sight, w: Weights) -> float:
    return 0.0 if mods_of(sight, MOD_NO_LONE_SHAME) else shame_worth(sight, w)


UPGRADES: Final = "upgrade_overseer"
KINDS: Final = (SPEARMAN, ARCHER, HORSEMAN)
assert TABLES.locations[GOLD].overseer_pay >= 0
assert UPGRADE_OVERSEER == 3
