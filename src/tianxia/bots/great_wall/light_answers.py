"""The answers of the light policy, by kind of question: those of `greedy` and `moments`, judged more roughly."""

from typing import Final

from ...games.great_wall.acts.deaths import save_price
from ...games.great_wall.acts.embassy import advisor_price, clerk_price
from ...games.great_wall.acts.overseers import price_of_upgrade
from ...games.great_wall.acts.recruits import price_of_recruit
from ...games.great_wall.position.settings import Settings
from ...games.great_wall.position.state import GreatWallState
from ...games.great_wall.terms.names import (
    ARCHER,
    CHI,
    CLERK_PLACES,
    GOLD,
    N_LOCATIONS,
    N_SECTIONS,
    N_SOLDIERS,
    PRODUCTION,
    ROWS,
)
from ...games.great_wall.terms.notation import (
    ACTIVATE,
    DONE,
    GENERAL,
    HIRE,
    HIRE_CLERK,
    RECRUIT,
    REST,
    SAVE,
    SHAME,
    SHAME_TROPHY,
    SPOT,
    UNSHAME,
    UNSHAME_TROPHY,
    UPGRADE,
    clerk_of,
    pay_code,
    pay_of,
)
from ...games.great_wall.views.open import recruits_asked, upgrade_asked
from .clerk_plan import ClerkPlan
from .sight import RAISE_BANNER, Sight
from .treasury import SPENDING
from .works import Works

# What a stock should hold before anything is spent freely, as in goods.py.
WANTED: Final = (3, 4, 5, 4)
REDEMPTION: Final = 4.6


def first_of(code: int, kinds: tuple[int, ...], options: list[int]) -> int:
    for kind in kinds:
        if code + kind in options:
            return code + kind
    return options[0]


# Locations


def next_location(works: Works, options: list[int]) -> int:
    """GW-L3: first what yields, then where most is gained by spending."""
    best, worth = options[0], -1.0
    for code in options:
        at = code - ACTIVATE
        value = 0.0
        if at < PRODUCTION or at in SPENDING:
            value = works.yields(at, works.sight.mine[at])
        value += 2000.0 if at < PRODUCTION else 1000.0 if at in SPENDING else 3000.0
        if value > worth:
            best, worth = code, value
    return best


def advance(works: Works, options: list[int]) -> int:
    sight = works.sight
    banner = sight.s.active == sight.seat and sight.played(sight.seat) == RAISE_BANNER
    plan = ClerkPlan(works, False, banner)
    best, worth = DONE, 0.0
    for code in options:
        if code != DONE:
            gain = plan.advance_gain(code - ACTIVATE)
            if gain > worth:
                best, worth = code, gain
    return best if DONE in options or best != DONE else options[0]


def upgrade(works: Works, options: list[int]) -> int:
    sight = works.sight
    less, effect = upgrade_asked(sight.s)
    best, worth = DONE, 0.0
    for code in options:
        if code != DONE:
            at = code - UPGRADE
            pay = sight.cfg.box.locations[at].overseer_pay
            price = sum(price_of_upgrade(sight.cfg, sight.s, sight.seat, at, less, effect))
            value = works.level_worth(at) - sight.units(pay, price)
            if value > worth:
                best, worth = code, value
    return best


def hire(works: Works, options: list[int]) -> int:
    sight = works.sight
    best, worth = DONE, 0.0
    price = sum(advisor_price(sight.cfg, sight.s, sight.seat)) * sight.unit[GOLD]
    for code in options:
        if code == HIRE_CLERK:
            gain = works.clerk_worth() - sum(clerk_price(sight.cfg, sight.s, sight.seat)) * sight.unit[GOLD]
        elif code >= HIRE:
            gain = works.advisor_worth(code - HIRE) - price
        else:
            continue
        if gain > worth:
            best, worth = code, gain
    return best


# Soldiers


def recruit(works: Works, options: list[int]) -> int:
    """The next recruit worth its price, after those already named."""
    sight = works.sight
    named, effect = recruits_asked(sight.s)
    best, worth = DONE, 0.0
    for code in options:
        if code != DONE:
            kind = code - RECRUIT
            price = price_of_recruit(sight.cfg, sight.s, sight.seat, kind, effect)
            gain = max(works.front.best(kind), works.front.soldier[kind])
            for _ in range(named[kind]):
                gain *= 0.8
            gain -= works.cost(price)
            if gain > worth:
                best, worth = code, gain
    return best


def best_spot(works: Works, options: list[int], kind: int, posts: int) -> tuple[float, int]:
    """The gain and code of the best spot offered; -1: none is offered."""
    best, found = 0.0, -1
    for code in options:
        if SPOT <= code < GENERAL:
            gain = works.front.gain(kind, code, posts)
            if found < 0 or gain > best:
                best, found = gain, code
    return best, found


def place_recruit(works: Works, options: list[int], kind: int) -> int:
    """GW-M3: the best spot, or a rest area where there is more to do."""
    gain, code = best_spot(works, options, kind, 1 if kind == ARCHER else 0)
    if code >= 0 and gain >= works.front.soldier[kind]:
        return code
    s = works.sight.s
    best, most = -1, -1.0
    for section in range(N_SECTIONS):
        if REST + section in options:
            calls = 0.0
            for row in range(ROWS):
                if s.horde[section * ROWS + row] >= 0:
                    calls += s.free[section * ROWS + row] * (1.0 if row == 0 else 0.4)
            if calls > most:
                best, most = REST + section, calls
    return best if best >= 0 else options[0]


def save(works: Works, options: list[int], free: bool) -> int:
    """GW-V7: a soldier worth more than the chi, and more than the honor for a death."""
    sight = works.sight
    price = 0 if free else sum(save_price(sight.cfg, sight.s, sight.seat))
    best, worth = DONE, 0.0
    for code in options:
        if code != DONE:
            kind = code - SAVE
            value = works.front.soldier[kind] - works.front.killed - price * sight.unit[CHI] + 0.3 * (kind == ARCHER)
            if value > worth:
                best, worth = code, value
    return best


# Shame and goods


def trophy_with(sight: Sight, card: int) -> tuple[int, int]:
    """The honor of a trophy and the tokens on it."""
    at = sight.s.trophies[sight.seat].index(card)
    return sight.cfg.box.hordes[card].honor, sight.s.trophy_shame[sight.seat][at]


def place_shame(sight: Sight, options: list[int]) -> int:
    """GW-E2: a trophy that bears one token bears a second for free; otherwise what is missed least."""
    best, least = -1, 1e9
    for code in options:
        if code < SHAME_TROPHY:
            kind = code - SHAME
            extra = 0.0 if kind == 0 else 0.8 if kind == 1 else 1.0
            cost = 5.0 + extra + 0.05 * (10 - sight.s.pool[sight.seat * N_SOLDIERS + kind])
        else:
            if code >= SHAME_TROPHY + 70:
                return -1  # the token fits nowhere, or it is a team's
            honor, tokens = trophy_with(sight, code - SHAME_TROPHY)
            cost = 0.0
            if not tokens:
                cost = honor + sight.trophies * sight.at_the_end - 1.5 * min(1.0, sight.years)
        if cost < least:
            best, least = code, cost
    return best


def cleanse(sight: Sight, options: list[int]) -> int:
    """GW-E7: nothing else that chi buys is worth a token."""
    best, worth = DONE, 0.0
    for code in options:
        if code == DONE:
            continue
        if code < UNSHAME_TROPHY:
            kind = code - UNSHAME
            value = REDEMPTION + (0.0 if kind == 0 else 0.8 if kind == 1 else 1.0) * (sight.years > 0)
        else:
            honor, tokens = trophy_with(sight, code - UNSHAME_TROPHY)
            value = honor + sight.trophies * sight.at_the_end - 0.5
            if tokens > 1:
                value /= 2
        if value > worth:
            best, worth = code, value
    return best


def pay(sight: Sight, options: list[int]) -> int:
    """The least wanted resource, and only as many as keep it the least wanted."""
    best, least = -1, 1e9
    for code in options:
        resource, _ = pay_of(code)
        need = sight.unit[resource] + 0.12 * (WANTED[resource] - sight.stock[resource])
        if need < least:
            best, least = resource, need
    spare = max(1, sight.stock[best] - WANTED[best] // 2)
    fewest, most = 1000, 0
    for code in options:
        resource, n = pay_of(code)
        if resource == best:
            fewest = min(fewest, n)
            if n <= spare:
                most = max(most, n)
    return pay_code(best, most if most else fewest)


def clan_clerk(cfg: Settings, s: GreatWallState, seat: int, options: list[int]) -> int:
    """To a place that the clan fills for the player's clerks, or where it saves a lone clerk from shame (GW-R17)."""
    best, worth = DONE, 0.0
    now: list[float] = [presence(cfg, s, seat, at, 0) for at in range(N_LOCATIONS)]
    more: list[float] = [presence(cfg, s, seat, at, 1) for at in range(N_LOCATIONS)]
    for code in options:
        if code == DONE:
            continue
        start, goal = clerk_of(code)
        value = more[goal]
        if start < N_LOCATIONS:
            value -= now[start]
            if start < PRODUCTION and s.clerks[seat * CLERK_PLACES + start]:
                value -= 0.2
        if value > worth:
            best, worth = code, value
    return best


def presence(cfg: Settings, s: GreatWallState, seat: int, location: int, more: int) -> float:
    mine = s.clerks[seat * CLERK_PLACES + location]
    if not mine:
        return 0.0
    left = cfg.slots[location] - s.crowd[location] - more
    alone = cfg.box.locations[location].shame and s.crowd[location] + more - 1 == mine
    return (1.5 if left <= 0 else 0.5 if left == 1 else 0.1) * mine + (2.0 if alone and left <= 1 else 0.0)
