"""Paying: prices of several kinds, what may be paid with, and the choices that are left.

One answer settles one kind of resource; the rest is then paid with the other kinds.
"""

from typing import Final, NewType

from ....core.questions import Question, by
from ....core.state import ALL, Facts, Frame, ask, tell
from ..position import events
from ..position.given import Questions
from ..position.modifiers import wild_of
from ..position.settings import Settings
from ..position.state import GreatWallState
from ..position.verbs import gain, has, spend, store
from ..terms import frames
from ..terms.asks import Q_PAY, Q_TAKE, Q_WAREHOUSE
from ..terms.names import CHI, GOLD, N_RESOURCES, STONE, WOOD
from ..terms.notation import MOST_TAKEN, pay_code, pay_of, take_code, take_of
from ..terms.parts import Price

# What is to be paid is seven numbers, so that it fits in a frame; their number is left open in its type because it is
# cut out of the facts of a question, which may have any length. First the four resources, then
Cost = NewType("Cost", tuple[int, ...])
ANY: Final = 4  # of any kind
BUILD: Final = 5  # of the kinds to build with: wood, stone, gold
OWED: Final = 6  # of those that may be paid instead of any other (`wild`); below 0: paid in advance
NUMBERS: Final = 7
NOTHING: Final = Cost((0,) * NUMBERS)
TOO_MUCH: Final = 1000  # owed for each resource paid beyond the price: never enough

# The facts of the question how to pay
SETTLED: Final = 0
PRICE: Final = 1

BUILDING_KINDS: Final = 0b111  # mask of what can be in the warehouse


def price_of(price: Price) -> Cost:
    return Cost((price.wood, price.stone, price.gold, price.chi, price.any, price.build, 0))


def only(resource: int, n: int) -> Cost:
    """A price in one resource."""
    n = n if n > 0 else 0
    return Cost(
        (
            n if resource == WOOD else 0,
            n if resource == STONE else 0,
            n if resource == GOLD else 0,
            n if resource == CHI else 0,
            0,
            0,
            0,
        )
    )


def to_build(n: int) -> Cost:
    return Cost((0, 0, 0, 0, 0, n, 0))


def plus(price: Cost, more: Cost, times: int = 1) -> Cost:
    """Number by number: an intermediate list would double the time, and the options of recruits ask often."""
    return Cost(
        (
            price[WOOD] + more[WOOD] * times,
            price[STONE] + more[STONE] * times,
            price[GOLD] + more[GOLD] * times,
            price[CHI] + more[CHI] * times,
            price[ANY] + more[ANY] * times,
            price[BUILD] + more[BUILD] * times,
            price[OWED] + more[OWED] * times,
        )
    )


def can_pay(cfg: Settings, s: GreatWallState, seat: int, price: Cost) -> bool:
    return is_enough(s, seat, price, wild_of(cfg, s, seat), 0)


def is_enough(s: GreatWallState, seat: int, price: Cost, wild: int, settled: int) -> bool:
    """Whether the resources that are not settled can pay all of the price."""
    spare_wild = spare_build = spare_chi = 0
    owed = price[OWED]
    for resource in range(N_RESOURCES):
        have = 0 if settled >> resource & 1 else has(s, seat, resource)
        left = have - price[resource]
        if left < 0:
            owed -= left
        elif wild >> resource & 1:
            spare_wild += left
        elif resource == CHI:
            spare_chi += left
        else:
            spare_build += left
    spare_wild -= owed  # if below 0, a wild resource has already paid for others
    if spare_wild < 0:
        return False
    build = price[BUILD] - spare_build
    if build > spare_wild:
        return False
    return price[ANY] + price[BUILD] <= spare_wild + spare_build + spare_chi


def settle(price: Cost, resource: int, n: int, wild: bool) -> Cost:
    """What is left of the price when n of a resource are paid, and no more of it will be."""
    rest = list(price)
    rest[resource] = 0
    spare = n - price[resource]
    if spare < 0 or wild:
        rest[OWED] -= spare
    else:
        if resource != CHI:
            spare = reduce(rest, BUILD, spare)
        rest[OWED] += TOO_MUCH * reduce(rest, ANY, spare)
    return Cost(tuple(rest))


def reduce(price: list[int], part: int, n: int) -> int:
    paid = min(price[part], n)
    price[part] -= paid
    return n - paid


def pay(cfg: Settings, s: GreatWallState, seat: int, price: Cost) -> None:
    """Pay it, asking how where there is a choice."""
    if price[ANY] == 0 and price[BUILD] == 0 and price[OWED] == 0 and not wild_of(cfg, s, seat):
        for resource in range(N_RESOURCES):
            spend(s, seat, resource, price[resource])
    else:
        s.stack.append((frames.PAY, seat, 0) + price)


def step_pay(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    _, seat = frame[:2]
    facts = frame[2:]
    total = sum(facts[PRICE:])
    if total == 0:
        return
    codes = pay_options(cfg, s, seat, facts)
    if len(codes) == 1 or has_no_choice(s, seat, codes, total):
        answer_pay(cfg, s, seat, facts, codes[0])
    else:
        ask(s, Q_PAY, 1 << seat, *facts)


def has_no_choice(s: GreatWallState, seat: int, codes: list[int], n: int) -> bool:
    """Whether everything that can pay is needed."""
    kinds = 0
    for code in codes:
        resource, _ = pay_of(code)
        kinds |= 1 << resource
    return sum([has(s, seat, resource) for resource in range(N_RESOURCES) if kinds >> resource & 1]) == n


def pay_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    """Numbers of a kind for which the other kinds can pay the rest."""
    settled, price = facts[SETTLED], Cost(facts[PRICE:])
    wild = wild_of(cfg, s, seat)
    total = sum(price)
    codes: list[int] = []
    for resource in range(N_RESOURCES):
        if settled >> resource & 1:
            continue
        bit = 1 << resource
        for n in range(1, min(has(s, seat, resource), total) + 1):
            rest = settle(price, resource, n, wild & bit != 0)
            if is_enough(s, seat, rest, wild, settled | bit):
                codes.append(pay_code(resource, n))
    return codes


def answer_pay(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    settled, price = facts[SETTLED], Cost(facts[PRICE:])
    resource, n = pay_of(code)
    bit = 1 << resource
    rest = settle(price, resource, n, wild_of(cfg, s, seat) & bit != 0)
    spend(s, seat, resource, n)
    s.stack.append((frames.PAY, seat, settled | bit) + rest)


# The warehouse pays first (GW-U4)


def pay_building(cfg: Settings, s: GreatWallState, seat: int, total: int) -> None:
    """The warehouse's resources, then the builder's."""
    own = max(0, total - sum(s.warehouse))
    if own:
        pay(cfg, s, seat, to_build(own))
    s.stack.append((frames.WAREHOUSE, seat, total - own, BUILDING_KINDS))


def stored(s: GreatWallState, kinds: int) -> int:
    """How much of these kinds the warehouse holds."""
    return sum([n for resource, n in enumerate(s.warehouse) if kinds >> resource & 1])


def step_warehouse(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """The builder chooses the kinds if it holds more than needed."""
    _, seat, n, kinds = frame
    if n == 0:
        return
    facts = (n, kinds)
    codes = warehouse_options(cfg, s, seat, facts)
    if len(codes) == 1 or stored(s, kinds) == n:
        answer_warehouse(cfg, s, seat, facts, codes[0])
    else:
        ask(s, Q_WAREHOUSE, 1 << seat, n, kinds)


def warehouse_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    n, kinds = facts
    total = stored(s, kinds)
    codes: list[int] = []
    for resource, there in enumerate(s.warehouse):
        if kinds >> resource & 1:
            for k in range(max(1, n - (total - there)), min(there, n) + 1):
                codes.append(pay_code(resource, k))
    return codes


def answer_warehouse(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    left, kinds = facts
    resource, n = pay_of(code)
    s.warehouse[resource] -= n
    tell(s, events.WAREHOUSE_PAID, ALL, n, resource)
    s.stack.append((frames.WAREHOUSE, seat, left - n, kinds & ~(1 << resource)))


# Taking resources of the player's choice


def take(s: GreatWallState, seat: int, n: int, kinds: int, to_store: int) -> None:
    """If `to_store` is 1, they go into the warehouse."""
    if n > 0:
        s.stack.append((frames.TAKE, seat, n, kinds, to_store))


def step_take(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    _, seat, n, kinds, to_store = frame
    if n == 0:
        return
    if kinds & (kinds - 1) == 0:
        take_one_kind(s, seat, kinds.bit_length() - 1, n, to_store)
    else:
        ask(s, Q_TAKE, 1 << seat, n, kinds, to_store)


def take_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    n, kinds, _ = facts
    codes: list[int] = []
    for resource in range(N_RESOURCES):
        if kinds >> resource & 1:
            for k in range(1, min(n, MOST_TAKEN) + 1):
                codes.append(take_code(resource, k))
    return codes


def take_one_kind(s: GreatWallState, seat: int, resource: int, n: int, to_store: int) -> None:
    if to_store:
        store(s, seat, resource, n)
    else:
        gain(s, seat, resource, n)


def answer_take(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    left, kinds, to_store = facts
    resource, n = take_of(code)
    take_one_kind(s, seat, resource, n, to_store)
    s.stack.append((frames.TAKE, seat, left - n, kinds & ~(1 << resource), to_store))


QUESTIONS: Final[Questions] = [
    Question(Q_PAY, pay_options, answer_pay, by("GW-A9"), ("pay",)),
    Question(Q_WAREHOUSE, warehouse_options, answer_warehouse, by("GW-U4"), ("pay",)),
    Question(Q_TAKE, take_options, answer_take, by("GW-A17"), ("take",)),
]
