"""Paying: prices of several kinds, what may be paid with, and the choices that are left.

A price is seven numbers: wood, stone, gold, chi, then `any` kind, `build` kinds (wood, stone, gold), and
what is owed in resources that may be paid in place of any other (`wild`; below 0: paid in advance). A kind
of resource is settled by one answer; the rest is then paid with the other kinds.
"""

from typing import Final

from ....core.questions import Question, by
from ....core.state import ALL, Facts, Frame, ask, tell
from ..position import events
from ..position.given import Questions, Steps
from ..position.modifiers import wild_of
from ..position.settings import Settings
from ..position.state import GreatWallState
from ..position.verbs import gain, has, spend, store
from ..terms import frames
from ..terms.asks import Q_PAY, Q_TAKE, Q_WAREHOUSE
from ..terms.names import CHI, N_RESOURCES
from ..terms.notation import MOST_TAKEN, PAY, TAKE
from ..terms.parts import Price

ANY: Final = 4
BUILD: Final = 5
OWED: Final = 6
NOTHING: Final = (0, 0, 0, 0, 0, 0, 0)


def price_of(price: Price) -> Frame:
    return (price.wood, price.stone, price.gold, price.chi, price.any, price.build, 0)


def only(resource: int, n: int) -> Frame:
    """A price in one resource."""
    n = n if n > 0 else 0
    return tuple([n if i == resource else 0 for i in range(7)])


def to_build(n: int) -> Frame:
    return (0, 0, 0, 0, 0, n, 0)


def plus(a: Frame, b: Frame) -> Frame:
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3], a[4] + b[4], a[5] + b[5], a[6] + b[6])


def can_pay(cfg: Settings, s: GreatWallState, seat: int, price: Frame) -> bool:
    return is_enough(s, seat, price, wild_of(cfg, s, seat), 0)


def is_enough(s: GreatWallState, seat: int, price: Frame, wild: int, settled: int) -> bool:
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
    spare_wild -= owed  # less than nothing owed: a wild resource has paid for the others already
    if spare_wild < 0:
        return False
    build = price[BUILD] - spare_build
    if build > spare_wild:
        return False
    return price[ANY] + price[BUILD] <= spare_wild + spare_build + spare_chi


def settle(price: Frame, resource: int, n: int, wild: bool) -> Frame:
    """What is left of the price when n of a resource are paid and no more of it will be."""
    rest = list(price)
    rest[resource] = 0
    spare = n - price[resource]
    if spare < 0:
        rest[OWED] -= spare
        return tuple(rest)
    if wild:
        rest[OWED] -= spare
        return tuple(rest)
    if resource != CHI:
        spare = reduce(rest, BUILD, spare)
    spare = reduce(rest, ANY, spare)
    rest[OWED] += 1000 * spare  # more than was asked: never enough
    return tuple(rest)


def reduce(price: list[int], part: int, n: int) -> int:
    paid = min(price[part], n)
    price[part] -= paid
    return n - paid


def pay(cfg: Settings, s: GreatWallState, seat: int, price: Frame) -> None:
    """Pay it, asking how where there is a choice."""
    if price[ANY] == 0 and price[BUILD] == 0 and price[OWED] == 0 and not wild_of(cfg, s, seat):
        for resource in range(N_RESOURCES):
            spend(s, seat, resource, price[resource])
    else:
        s.stack.append((frames.PAY, seat, 0) + price)


def step_pay(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """(PAY, seat, settled kinds, price)."""
    seat = frame[1]
    if sum(frame[3:]) == 0:
        return
    facts = frame[2:]
    codes = pay_options(cfg, s, seat, facts)
    if len(codes) == 1 or has_no_choice(s, seat, codes, sum(frame[3:])):
        answer_pay(cfg, s, seat, facts, codes[0])
    else:
        ask(s, Q_PAY, 1 << seat, *frame[2:])


def has_no_choice(s: GreatWallState, seat: int, codes: list[int], n: int) -> bool:
    """Everything that can pay is needed."""
    kinds = 0
    for code in codes:
        kinds |= 1 << (code - PAY) // 110
    return sum([has(s, seat, resource) for resource in range(N_RESOURCES) if kinds >> resource & 1]) == n


def pay_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    """(..., settled kinds, price): so many of a kind, such that the others can pay the rest."""
    settled, price = facts[0], facts[1:]
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
                codes.append(PAY + resource * 110 + n)
    return codes


def answer_pay(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    resource, n = (code - PAY) // 110, (code - PAY) % 110
    bit = 1 << resource
    rest = settle(facts[1:], resource, n, wild_of(cfg, s, seat) & bit != 0)
    spend(s, seat, resource, n)
    s.stack.append((frames.PAY, seat, facts[0] | bit) + rest)


# The warehouse pays first (GW-U4)


def pay_building(cfg: Settings, s: GreatWallState, seat: int, total: int) -> None:
    """The warehouse's resources, then the builder's own."""
    stored = sum(s.warehouse)
    own = total - stored if total > stored else 0
    if own:
        pay(cfg, s, seat, to_build(own))
    s.stack.append((frames.WAREHOUSE, seat, total - own, 0b111))


def step_warehouse(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """(WAREHOUSE, seat, number, kinds): the builder chooses the kinds if it holds more than needed."""
    seat, n, kinds = frame[1], frame[2], frame[3]
    if n == 0:
        return
    facts = (n, kinds)
    codes = warehouse_options(cfg, s, seat, facts)
    if len(codes) == 1 or sum([s.warehouse[i] for i in range(3) if kinds >> i & 1]) == n:
        answer_warehouse(cfg, s, seat, facts, codes[0])
    else:
        ask(s, Q_WAREHOUSE, 1 << seat, n, kinds)


def warehouse_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    n, kinds = facts[0], facts[1]
    codes: list[int] = []
    for resource in range(3):
        if not kinds >> resource & 1:
            continue
        others = sum([s.warehouse[i] for i in range(3) if i != resource and kinds >> i & 1])
        for k in range(max(1, n - others), min(s.warehouse[resource], n) + 1):
            codes.append(PAY + resource * 110 + k)
    return codes


def answer_warehouse(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    resource, n = (code - PAY) // 110, (code - PAY) % 110
    s.warehouse[resource] -= n
    tell(s, events.WAREHOUSE_PAID, ALL, n, resource)
    s.stack.append((frames.WAREHOUSE, seat, facts[0] - n, facts[1] & ~(1 << resource)))


# Taking resources of free choice


def take(s: GreatWallState, seat: int, n: int, kinds: int, stored: int) -> None:
    if n > 0:
        s.stack.append((frames.TAKE, seat, n, kinds, stored))


def step_take(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """(TAKE, seat, number, kinds, 1 into the warehouse)."""
    seat, n, kinds = frame[1], frame[2], frame[3]
    if n == 0:
        return
    if kinds & (kinds - 1) == 0:
        take_one_kind(s, seat, kinds.bit_length() - 1, n, frame[4])
    else:
        ask(s, Q_TAKE, 1 << seat, n, kinds, frame[4])


def take_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    n, kinds = facts[0], facts[1]
    codes: list[int] = []
    for resource in range(N_RESOURCES):
        if kinds >> resource & 1:
            for k in range(1, min(n, MOST_TAKEN) + 1):
                codes.append(TAKE + resource * 40 + k)
    return codes


def take_one_kind(s: GreatWallState, seat: int, resource: int, n: int, stored: int) -> None:
    if stored:
        store(s, seat, resource, n)
    else:
        gain(s, seat, resource, n)


def answer_take(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    resource, n = (code - TAKE) // 40, (code - TAKE) % 40
    take_one_kind(s, seat, resource, n, facts[2])
    s.stack.append((frames.TAKE, seat, facts[0] - n, facts[1] & ~(1 << resource), facts[2]))


STEPS: Final[Steps] = {
    frames.TAKE: step_take,
    frames.PAY: step_pay,
    frames.WAREHOUSE: step_warehouse,
}

QUESTIONS: Final[Questions] = [
    Question(Q_PAY, pay_options, answer_pay, by("GW-A9"), ("pay",)),
    Question(Q_WAREHOUSE, warehouse_options, answer_warehouse, by("GW-U4"), ("pay",)),
    Question(Q_TAKE, take_options, answer_take, by("GW-A17"), ("take",)),
]
