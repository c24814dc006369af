"""What things are worth to the greedy player of The Great Wall, in honor."""

from typing import Final, NamedTuple

from ...games.great_wall.terms.names import CHI, GOLD, LOCATIONS, N_SECTIONS, PRODUCTION, STONE, WOOD
from ...games.great_wall.terms.vocabulary import (
    ADVISOR,
    ARCHER_ON_HIGHEST_WALL,
    MOD_COST,
    MOD_NO_LONE_SHAME,
    OVERSEER_LEVEL,
    SOLDIER_AT_REST,
    TROPHY,
)
from .own import bonus_of, mods_of
from .reading import Reading
from .team import SAVED, TOKEN


class Weights(NamedTuple):
    """The judgment of the player.

    Found by letting variants play against each other, and solo against Qin: some ten thousand games, each with all
    weights slightly changed, following the margin over him. What won there also won against other players.
    """

    resource: float = 1.7  # wood, stone or gold: the builders' camp turns one into 1 honor
    growth: float = 0.06  # more per year to come: early resources bring others
    last_year: float = 0.8  # of that, when only this autumn is left
    chi: float = 0.85
    temple: float = 1.2  # chi from the temple's overseer: there is shame to pay off every year
    redeem: float = 2.2  # chi, when there is shame to pay off: 2 chi save 5 honor
    shame: float = 2.7  # a token costs 5 at the end, minus what paying it off may save
    rest: float = 1.6  # a soldier in a rest area, who needs an order to attack
    post: float = 1.3  # an archer on a firing spot, per year: volley and honor for defeats
    clerk: float = 1.0  # one more clerk, per year
    tactic: float = 1.7  # a card drawn
    tea: float = 0.8  # a place in tea order, counted every second year
    spite: float = 0.15  # what others gain, seen as a loss to this seat
    envy: float = 0.1  # the same for shame that the others are spared
    relief: float = 0.2  # of a token: what the end of a horde saves the player, per year
    breach: float = 0.9  # chance of a breach if the defense is too low, minus what each turn left may mend
    mend: float = 0.06
    wait: float = 0.78  # chance that one free space of a location is filled by others in good time
    idle: float = 0.45  # a clerk left in the pool for later
    shelter: float = 0.0  # a wall level, per year: shame avoided
    faith: float = 1.15  # of the years to come: how many investments can count on
    drain: float = 0.38  # of the shame bank, per year: tokens that a horde in front of a bare wall costs a player
    redeemed: float = 0.65  # likewise: tokens that go back
    covered: float = 3.2  # spots of one horde that all players together cover per year, if it is next to the wall
    typical: float = 0.75  # how much of a command card's usual worth is kept for a better year


# In a team, what the others gain or are spared is as good as the seat's own, and all years to come are the team's.
# All its weights were found in team games, where decrees take much of what is gained.
TEAM: Final = Weights(
    resource=1.1,
    last_year=0.6,
    chi=0.9,
    temple=0.5,
    redeem=1.2,
    shame=3.5,
    post=1.5,
    tactic=1.8,
    wait=0.85,
    faith=1.0,
    typical=0.8,
    drain=0.5,
    redeemed=0.6,
    covered=4.0,
    envy=-2.5,
    spite=-0.1,
    relief=0.5,
    shelter=2.0,
)

# If shame will eat up all honor, only artifacts and trophies count; resources then serve them.
ALL_THERE_IS: Final = 16.0
FOR_ARTIFACTS: Final = 0.6
IN_TIME: Final = 0.4  # of that, when only this autumn is left to use them
TIE: Final = 1.0  # GW-Y4: scores from artifacts alone are often tied, and tea order decides


class Late(NamedTuple):
    """How much of the game is left."""

    years: float  # after this one
    turns: int  # in this autumn, including the current one


def late_of(reading: Reading, w: Weights) -> Late:
    """GW-W6: the time token, the walls or the shame bank end the game, whichever comes first."""
    years, tokens = bank_lasts(reading, w)
    needed = 3 if reading.players == 4 else 2
    highest = reading.wall.count(3)
    if highest >= needed:
        years = 0.0
    elif highest == needed - 1 and 2 in reading.wall:
        years = min(years, 1.0)
    turns = 0
    if reading.season in ("spring", "summer"):
        turns = reading.players
    elif reading.season == "autumn":
        turns = 1 + len(reading.to_come) if reading.active >= 0 else reading.players
    # GW-Y1: honor never falls below 0; trophies and artifacts are scored later and may be all there is.
    honor = reading.honor[reading.seat] + 11.0 * years
    shame = reading.box.shame_honor * (tokens_due(reading) + tokens)
    reading.sinking = max(0.0, min(1.0, (shame - honor) / 15))
    return Late(years, turns)


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
    value = (w.chi if resource == CHI else w.resource) + w.growth * late.years
    if resource == CHI and late.years >= 1 and reading.stock[CHI] < reading.box.shame_cost * tokens_due(reading):
        value += w.redeem
    held = reading.stock[resource]
    if held < reading.reserve[resource]:
        return value + SAVED
    if held > 6:
        value *= 0.85 if held <= 10 else 0.65
    if late.years < 1:
        soon = w.last_year * late.turns / reading.players if resource != CHI else 0.3 * (late.turns > 0)
        value *= late.years + (1 - late.years) * soon
    ahead = min(1.0, late.years)
    in_time = ahead + (1 - ahead) * IN_TIME * late.turns / reading.players
    return value + FOR_ARTIFACTS * in_time * reading.sinking * artifact_use(reading, resource)


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
    """Honor scored after shame: worth more if shame will eat up everything before it (GW-Y1 to Y3)."""
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
        uses.append(artifact(reading, ADVISOR) / (len(reading.advisors) + reading.supporters + 1))
    if resource in (WOOD, STONE):
        uses.append(artifact(reading, SOLDIER_AT_REST) / 3)
    if resource in (WOOD, CHI):
        uses.append(artifact(reading, ARCHER_ON_HIGHEST_WALL) / 6)  # 3 per archer, half of whom may fall
    for location in range(PRODUCTION):
        if reading.overseer_pay[location] == resource and reading.overseer[location] < 3:
            uses.append(artifact(reading, OVERSEER_LEVEL) / reading.overseer_cost[location][reading.overseer[location]])
    return max(uses)


def tie_worth(reading: Reading, late: Late) -> float:
    """What it is worth to be higher in tea order when the game ends."""
    return at_the_end(reading, TIE) * reading.sinking * (late.years < 1.5)


def soldier_worth(reading: Reading, w: Weights, late: Late, kind: int) -> float:
    """One in a rest area: another attack, and the artifact for those at rest at the end."""
    use = min(1.0, 0.35 + 0.3 * late.years + 0.1 * late.turns) if late.years or late.turns else 0.0
    kinds = (1.0, 1.1, 1.9)
    resting = artifact(reading, SOLDIER_AT_REST)
    return w.rest * kinds[kind] * use + resting * (0.75 if late.years < 1 else 0.35)


def post_worth(reading: Reading, w: Weights, late: Late, section: int) -> float:
    """An archer who holds a firing spot there from now on."""
    value = w.post * late.years + 0.5 * (late.turns > 0)
    bow = artifact(reading, ARCHER_ON_HIGHEST_WALL)
    if bow:
        highest = max(reading.wall)
        likely = 0.8 if highest and reading.wall[section] == highest else 0.3
        value += bow * (likely if late.years < 2 else 0.45)
    return value


def trophy_worth(reading: Reading, honor: int) -> float:
    return at_the_end(reading, honor) + artifact(reading, TROPHY) + bonus_of(reading, "horde_won")


def less_for(reading: Reading, of: int) -> int:
    """How much the seat's cards lower a price."""
    return sum([mod.less for mod in mods_of(reading, MOD_COST) if mod.of == of])


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
    value = w.faith * yields * each + artifact(reading, OVERSEER_LEVEL)
    return value + bonus_of(reading, "upgrade_overseer")


def shame_worth(reading: Reading, w: Weights, late: Late) -> float:
    """A token taken now: its full cost if there is no summer left to pay it off (GW-E6, GW-E7).

    A trophy that already bears one takes the second for free (GW-E4).
    """
    if reading.coop:
        return TOKEN
    if any([tokens == 1 for _, _, tokens in reading.trophies]):
        return 1.0
    honor = reading.box.shame_honor
    return honor + (w.shame - honor) * min(1.0, late.years)


def lone_shame(reading: Reading, w: Weights, late: Late) -> float:
    return 0.0 if mods_of(reading, MOD_NO_LONE_SHAME) else shame_worth(reading, w, late)
