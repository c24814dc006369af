"""What the open things of a position come to: the coming assault, prices, and what a question is about."""

from typing import Final

from ...core.state import ASK
from . import asks
from .amounts import NO_MOMENT, amount
from .building import BARRICADES, MOST_BARRICADES, TOTAL, WALLS
from .building import LEFT as BUILDINGS_LEFT
from .deaths import save_price
from .decrees import DECREE
from .embassy import advisor_price, clerk_price
from .hordes import move_up
from .modifiers import breach_shame, clerks_at, defence, hand_limit, less_for, lethality, power
from .moments import boost_price
from .names import CELLS, LOCATIONS, PRODUCTION, RESOURCES, SECTIONS, SOLDIERS
from .overseers import HIGHEST, price_of_upgrade
from .payment import ANY, BUILD
from .recruits import LEFT as RECRUITS_LEFT
from .recruits import NAMED, price_of_recruit
from .settings import Settings
from .state import FORMS, RIDES_DOWN, RIDES_LEFT, RIDES_RIGHT, RIDES_UP, WOUND, GreatWallState, soldiers_on
from .vocabulary import COST_BARRICADE, COST_WALL, NEEDS

Facts = dict[str, object]
UNLIMITED: Final = 99


# The assault


def after_clean_up(s: GreatWallState) -> GreatWallState:
    """The position without the hordes that are covered now: they do not take part in the assault (GW-V2)."""
    then = s.copy()
    for section in range(3):
        for row in (2, 1, 0):
            place = section * 3 + row
            if then.horde[place] >= 0 and then.free[place] == 0:
                move_up(then, place)
    return then


def assault_of(e: Settings, s: GreatWallState, section: int) -> Facts | None:
    """The assault on a section if it came now, `s` being a copy after the clean-up; None: nobody would come."""
    if s.horde[section * 3] < 0:
        return None
    holds, against = defence(e, s, section), power(e, s, section)
    shame = [0] * e.seats
    dying = [0] * e.seats
    if holds < against:
        for place in range(section * 3, section * 3 + 3):
            if s.horde[place] >= 0:
                for seat in range(e.seats):
                    soldiers = soldiers_on(s, seat, place)
                    if soldiers:
                        dying[seat] += min(soldiers, lethality(e, s, place))
                    elif seat < e.players:
                        shame[seat] += breach_shame(e, s, place)
    return {
        "defence": holds,
        "power": against,
        "holds": holds >= against,
        "shame": shame,
        "dying": dying,
        "with_wall": defence_with(e, s, section, 1, 0),
        "with_barricade": defence_with(e, s, section, 0, 1),
    }


def defence_with(e: Settings, s: GreatWallState, section: int, levels: int, barricades: int) -> int:
    """The defence with so many more levels and barricades; beyond the last there are no more."""
    level, standing = s.wall[section], s.barricades[section]
    s.wall[section] = min(HIGHEST, level + levels)
    s.barricades[section] = min(MOST_BARRICADES, standing + barricades)
    found = defence(e, s, section)
    s.wall[section], s.barricades[section] = level, standing
    return found


def other_half(cell: int, on: int) -> int:
    """The cell of the other half of a horseman, -1: no horseman."""
    if not 0 <= on < WOUND:
        return -1
    form = on % FORMS
    if form == RIDES_RIGHT:
        return cell + 1
    if form == RIDES_LEFT:
        return cell - 1
    if form == RIDES_DOWN:
        return cell + CELLS // 2
    return cell - CELLS // 2 if form == RIDES_UP else -1


# Prices


def price_view(price: tuple[int, ...]) -> dict[str, int]:
    """By resource; `any` and `build` are kinds of free choice."""
    named = {RESOURCES[i]: price[i] for i in range(4) if price[i]}
    if price[ANY]:
        named["any"] = price[ANY]
    if price[BUILD]:
        named["build"] = price[BUILD]
    return named


def prices(e: Settings, s: GreatWallState, seat: int) -> Facts:
    """What things cost the seat, after all cards that lower prices."""
    less_wall = less_for(e, s, seat, COST_WALL)
    return {
        "recruit": {SOLDIERS[kind]: price_view(price_of_recruit(e, s, seat, kind, -1)) for kind in range(3)},
        "overseer": {
            LOCATIONS[at]: sum(price_of_upgrade(e, s, seat, at, 0, -1))
            for at in range(PRODUCTION)
            if s.overseer[seat * 4 + at] < HIGHEST
        },
        "clerk": sum(clerk_price(e, s, seat)),
        "advisor": sum(advisor_price(e, s, seat)),
        "save": sum(save_price(e, s, seat)),
        "wall": [
            max(0, e.tables.wall_cost[s.wall[section] + 1] - less_wall) if s.wall[section] < HIGHEST else None
            for section in range(3)
        ],
        "barricade": max(0, e.tables.barricade_cost - less_for(e, s, seat, COST_BARRICADE)),
        "boost": {e.tables.tactics[card].id: sum(boost_price(e, s, seat, card)) for card in s.hand[seat]},
        "hand_limit": hand_limit(e, s, seat),
        "clerks": [clerks_at(e, s, seat, at) for at in range(len(LOCATIONS))],
    }


def artifact_honor(e: Settings, s: GreatWallState, card: int) -> list[int]:
    """What an artifact would bring every seat now; it looks at open things only."""
    score = e.tables.artifacts[card].score
    return [amount(e, s, score, seat, -1, NO_MOMENT) for seat in range(e.seats)]


# What the open question is about, beside its options: numbers that everybody at the table has heard

# By kind of question: names of its facts, and their places among them.
ABOUT: Final[dict[int, tuple[tuple[str, int], ...]]] = {
    asks.Q_CLERK: (("left", 0),),
    asks.Q_ADVANCE: (("left", 0),),
    asks.Q_WOUND: (("left", 0),),
    asks.Q_UPGRADE: (("left", 0),),
    asks.Q_HIRE: (("left", 0),),
    asks.Q_ROUTE: (("left", 0),),
    asks.Q_CLEANSE: (("left", 0),),
    asks.Q_WAREHOUSE: (("left", 0),),
    asks.Q_TAKE: (("left", 0),),
    asks.Q_MARCH: (("section", 0), ("goal", 1)),
    asks.Q_PLACE_RECRUIT: (("soldier", 0),),
    asks.Q_TARGET: (("soldier", 0), ("section", 1)),
    asks.Q_SHOT: (("section", 0),),
    asks.Q_DEATH: (("place", 0),),
    asks.Q_SAVE: (("section", 2), ("left", 0)),
    asks.Q_RANSOM: (("section", 0),),
    asks.Q_DONATE: (("location", 0),),
    asks.Q_OVERSEER: (("location", 0),),
    asks.Q_ADVISOR_ROLE: (("advisor", 0),),
    asks.Q_REED_CLERK: (("left", 0),),
    asks.Q_SPLIT: (("left", 0),),
    asks.Q_SACRIFICE: (("left", 1),),
}
NAMES: Final[dict[str, tuple[str, ...]]] = {
    "section": SECTIONS,
    "goal": SECTIONS,
    "soldier": SOLDIERS,
    "location": LOCATIONS,
}


def fact_view(e: Settings, name: str, value: int) -> object:
    if name in NAMES:
        return NAMES[name][value]
    if name == "place":
        return f"{SECTIONS[value // 3]} {value % 3 + 1}"
    if name == "advisor":
        return e.tables.advisors[value].id
    return value if value < UNLIMITED else None


def question_view(e: Settings, s: GreatWallState) -> Facts:
    if not s.stack or s.stack[-1][0] != ASK:
        return {}
    question = s.stack[-1]
    kind, facts = question[1], question[4:]
    if kind == asks.Q_PAY:
        return {"price": price_view(facts[1:]), "left": sum(facts[1:])}
    if kind == asks.Q_RECRUIT:
        before = s.stack[-2]
        named = {SOLDIERS[i]: before[NAMED + i] for i in range(3) if before[NAMED + i]}
        return {"left": fact_view(e, "left", before[RECRUITS_LEFT]), "named": named}
    if kind == asks.Q_BUILD:
        before = s.stack[-2]
        return {
            "left": before[BUILDINGS_LEFT],
            "barricades": list(before[BARRICADES:WALLS]),
            "walls": list(before[WALLS:TOTAL]),
            "price": {"build": before[TOTAL]},
        }
    if kind == asks.Q_SHARE:  # whose share of what; how much the others have is secret (GW-A7)
        need = e.tables.decrees[s.offer[DECREE]].needs[facts[0]]
        return {"seat": facts[1], "give": NEEDS[need.what]}
    return {name: fact_view(e, name, facts[place]) for name, place in ABOUT.get(kind, ())}
