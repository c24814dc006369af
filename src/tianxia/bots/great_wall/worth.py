"""What things are worth to the greedy player of The Great Wall, in honor."""

from typing import Final, NamedTuple

from ...games.great_wall.terms import vocabulary as v
from ...games.great_wall.terms.names import CHI, GOLD, LOCATIONS, N_SECTIONS, PRODUCTION, STONE, WOOD
from .own import bonus_of, mods_of
from .reading import Reading
from .team import DEMANDED, SAVED, THE_LAST, TOKEN
from .weights import Weights

# If shame will eat up all honor, only artifacts and trophies count; resources then serve them.
ALL_THERE_IS: Final = 16.0
FOR_ARTIFACTS: Final = 0.6
IN_TIME: Final = 0.4  # of that, when only this autumn is left to use them
FULL_BANK: Final = 10  # tokens per player (GW-A5)
TIE: Final = 1.0  # GW-Y4: scores from artifacts alone are often tied, and tea order decides


class Late(NamedTuple):
    """How much of the game is left."""

    years: float  # after this one
    turns: int  # in this autumn, including the current one
    chances: int  # those of them in which the seat moves clerks


def late_of(reading: Reading, w: Weights) -> Late:
    """GW-W6: the time token, the walls or the shame bank end the game, whichever comes first."""
    years, tokens = bank_lasts(reading, w)
    needed = 3 if reading.players == 4 else 2
    highest = reading.wall.count(3)
    if highest >= needed:
        years = 0.0
    elif highest == needed - 1 and 2 in reading.wall:
        years = min(years, 1.0)
    turns = chances = 0
    if reading.season in ("spring", "summer") or (reading.season == "autumn" and reading.active < 0):
        turns = chances = reading.players
    elif reading.season == "autumn":
        turns = 1 + len(reading.to_come)
        chances = 1 + sum([reading.moves_clerks(seat) for seat in reading.to_come])
    # GW-Y1: honor never falls below 0; trophies and artifacts are scored later and may be all there is.
    honor = reading.honor[reading.seat] + 11.0 * years
    shame = reading.box.shame_honor * max(0.0, tokens_due(reading) + tokens - redeemable(reading, years))
    reading.sinking = max(0.0, min(1.0, (shame - honor) / 15))
    return Late(years, turns, chances)


def redeemable(reading: Reading, years: float) -> float:
    """GW-E7: tokens that the seat can pay off in the summers to come, with what its chi and its temple yield."""
    if years < 1:
        return 0.0
    return (reading.stock[CHI] + years * reading.overseer[CHI]) / reading.box.shame_cost


def bank_lasts(reading: Reading, w: Weights) -> tuple[float, float]:
    """How many winters after this one the shame bank will last, if things go on like this; the player's tokens."""
    winters = reading.year - (reading.season != "winter")
    beaten = (reading.beaten + 1.0) / (winters + 1)  # hordes per year
    hordes = float(sum([horde is not None for horde in reading.hordes]))
    low = 1.0 - sum(reading.wall) / 10
    bank = reading.bank - 0.75 * shame_at_large(reading)
    years = tokens = 0.0
    while bank > 0 and years < reading.last - reading.year:
        hordes = min(9.0, max(1.0, hordes + reading.hordes_next - beaten))
        own = max(0.0, w.drain * hordes * low - w.redeemed)
        if reading.humans * own >= bank:
            return years + bank / (reading.humans * own), tokens + own
        bank -= reading.humans * own
        tokens += own
        low = max(0.2, low - 0.15)
        years += 1
    return years, tokens


def shame_at_large(reading: Reading) -> int:
    """GW-W8: how many tokens all players would take if winter came now."""
    tokens = 0
    for section in range(N_SECTIONS):
        if reading.power[section] > reading.defense[section]:
            for horde in reading.hordes_of(section):
                tokens += sum([horde.soldiers_of(seat) == 0 for seat in range(reading.humans)])
    return tokens


def unit(reading: Reading, w: Weights, late: Late, resource: int) -> float:
    """One more of a resource: worth less if there are many, and little if there is no use left for it."""
    held = float(reading.stock[resource])
    if reading.reserve[resource] and held <= reading.reserve[resource]:
        return (w.chi if resource == CHI else w.resource) + w.growth * late.years + SAVED
    if resource == CHI:
        value = chi_worth(reading, w, late)
    else:
        plenty = max(0.0, min(1.0, (held - 3) / 7))
        value = (1 - plenty) * (w.resource + w.growth * late.years) + plenty * w.stored
    if late.years < 1:
        soon = w.last_year * late.chances / reading.players if resource != CHI else 0.3 * (late.turns > 0)
        value *= late.years + (1 - late.years) * soon
    if reading.sinking == 0:
        return value
    ahead = min(1.0, late.years)
    in_time = ahead + (1 - ahead) * IN_TIME * late.turns / reading.players
    return value + FOR_ARTIFACTS * in_time * reading.sinking * artifact_use(reading, resource)


def chi_worth(reading: Reading, w: Weights, late: Late) -> float:
    """Chi pays off shame (GW-E7); beyond that and a handful for archers and cards it is of little use."""
    spare = float(reading.stock[CHI])
    if late.years >= 1:
        spare -= reading.box.shame_cost * tokens_due(reading)
    if spare < 0:
        return w.chi + w.redeem
    return (w.chi + w.growth * late.years) * max(0.2, 1.0 - max(0.0, spare - 4) / 8)


def tokens_due(reading: Reading) -> float:
    """GW-E7: tokens to pay off next summer, including those that this winter is likely to bring."""
    tokens = float(sum(reading.shamed))
    for section in range(N_SECTIONS):
        if reading.power[section] > reading.defense[section]:
            for horde in reading.hordes_of(section):
                tokens += 0.6 * (horde.soldiers_of(reading.seat) == 0)
    return tokens


def units(reading: Reading, w: Weights, late: Late, resource: int, n: float) -> float:
    """What n of a resource are worth: those beyond a handful count less."""
    each = unit(reading, w, late, resource)
    return each * (n if n <= 4 else 4 + 0.85 * (n - 4))


def at_the_end(reading: Reading, honor: float) -> float:
    """Honor scored after shame: worth more if shame will eat up everything before it (GW-Y1, GW-Y2, GW-Y3)."""
    return honor * (1 + ALL_THERE_IS * reading.sinking)


def artifact(reading: Reading, scale: int) -> float:
    """GW-Y3: what one more of the scale yields at the end."""
    total = 0.0
    for card in reading.artifacts:
        if scale in card.score.per:
            total += card.score.each
    return at_the_end(reading, total)


def artifact_use(reading: Reading, resource: int) -> float:
    """What one of the resource yields at the end if it pays for what the artifacts count."""
    uses = [0.0]
    if resource == GOLD:
        uses.append(artifact(reading, v.ADVISOR) / (len(reading.advisors) + reading.supporters + 1))
    if resource in (WOOD, STONE):
        uses.append(artifact(reading, v.SOLDIER_AT_REST) / 3)
    if resource in (WOOD, CHI):
        uses.append(artifact(reading, v.ARCHER_ON_HIGHEST_WALL) / 6)  # 3 per archer, half of whom may fall
    for location in range(PRODUCTION):
        if reading.overseer_pay[location] == resource and reading.overseer[location] < 3:
            uses.append(
                artifact(reading, v.OVERSEER_LEVEL) / reading.overseer_cost[location][reading.overseer[location]]
            )
    return max(uses)


def tie_worth(reading: Reading, late: Late) -> float:
    """What it is worth to be higher in tea order when the game ends."""
    return at_the_end(reading, TIE) * reading.sinking * (late.years < 1.5)


def soldier_worth(reading: Reading, w: Weights, late: Late, kind: int) -> float:
    """One in a rest area: another attack, and the artifact for those at rest at the end."""
    use = min(1.0, 0.35 + 0.3 * late.years + 0.1 * late.turns) if late.years or late.turns else 0.0
    kinds = (1.0, 1.1, 1.9)
    resting = artifact(reading, v.SOLDIER_AT_REST)
    value = w.rest * kinds[kind] * use + resting * (0.75 if late.years < 1 else 0.35)
    return value + DEMANDED if reading.wants.soldiers > reading.at_hand else value


def post_worth(reading: Reading, w: Weights, late: Late, section: int) -> float:
    """An archer who holds a firing spot there from now on."""
    value = w.post * late.years + 0.5 * (late.turns > 0)
    bow = artifact(reading, v.ARCHER_ON_HIGHEST_WALL)
    if bow:
        highest = max(reading.wall)
        likely = 0.8 if highest and reading.wall[section] == highest else 0.3
        value += bow * (likely if late.years < 2 else 0.45)
    return value


def trophy_worth(reading: Reading, honor: int) -> float:
    return at_the_end(reading, honor) + artifact(reading, v.TROPHY) + bonus_of(reading, "horde_won")


def less_for(reading: Reading, of: int) -> int:
    """How much the seat's cards lower a price."""
    return sum([mod.less for mod in mods_of(reading, v.MOD_COST) if mod.of == of])


def upgrade_worth(reading: Reading, w: Weights, late: Late, location: int, less: int = 0) -> float:
    """GW-P3, GW-P4: upgrading there now, minus the price; 0 if it is impossible."""
    if location >= PRODUCTION or reading.overseer[location] >= 3:
        return 0.0
    if reading.overseer[location] == 0 and sum(reading.pool) == 0:
        return 0.0
    price = max(0, reading.prices.overseer[LOCATIONS[location]] - less)
    pay = reading.overseer_pay[location]
    return (
        0.0
        if reading.has(pay) < price
        else level_worth(reading, w, late, location) - units(reading, w, late, pay, price)
    )


def level_worth(reading: Reading, w: Weights, late: Late, location: int) -> float:
    """One more level: income each summer, more from each activation."""
    yields = late.years * 1.7  # once in summer, and when a clerk works there
    each = w.chi + w.temple if location == CHI else w.resource
    value = w.faith * yields * each + artifact(reading, v.OVERSEER_LEVEL)
    return value + bonus_of(reading, "upgrade_overseer")


def shame_worth(reading: Reading, w: Weights, late: Late) -> float:
    """A token taken now: its full cost if there is no summer left to pay it off (GW-E6, GW-E7).

    A trophy that already bears one takes the second for free (GW-E4).
    """
    if reading.coop:
        return TOKEN if reading.bank > reading.humans else THE_LAST  # GW-C16
    if any([tokens == 1 for _, _, tokens in reading.trophies]):
        return 1.0
    honor = reading.box.shame_honor
    return honor + (w.shame - honor) * min(1.0, late.years)


def spared_worth(reading: Reading, w: Weights, late: Late) -> float:
    """What it is worth to this seat that another seat is spared a token: the fuller the bank, the less."""
    full = reading.bank / (FULL_BANK * reading.humans)
    return w.bank * max(0.0, 1.0 - full) * min(1.0, late.years) - w.envy * w.shame


def lone_shame(reading: Reading, w: Weights, late: Late) -> float:
    return 0.0 if mods_of(reading, v.MOD_NO_LONE_SHAME) else shame_worth(reading, w, late)
