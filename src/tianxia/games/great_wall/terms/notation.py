"""Options as integer codes and as text: `clerk pool>quarry`, `spot left 1 a3`, `pay 3 wood`.

Codes and texts are the same in every position, so codes are a fixed action space for research. A spot of
a horde is named by section, row (1 is next to the wall) and cell: row a or b of the card, column 1 to 6.
"""

from typing import Final, Literal, get_args

from ....core.values import Fact, Option
from .box import BEARER_ADVISORS, Box
from .names import (
    CELLS,
    COLUMNS,
    COMMANDS,
    FIRING,
    LOCATIONS,
    MOST_SEATS,
    N_LOCATIONS,
    N_RESOURCES,
    N_SECTIONS,
    N_SOLDIERS,
    PLACES,
    PRODUCTION,
    RESOURCES,
    ROWS,
    SECTIONS,
    SOLDIERS,
    STANDS,
)

DONE: Final = 0  # no more of an optional effect
PASS: Final = 1  # no tactic card in this window
DONATE: Final = 2
TEA_UP: Final = 3
MAKE_ACTIVE: Final = 4
MAKE_SUPPORTING: Final = 5
HIRE_CLERK: Final = 6
TAKE_BACK: Final = 7  # take back the discarded command cards
TAKE_HONOR: Final = 8  # or take honor for them
FIRST: Final = 9  # I act before the others (GW-C19)
COMMAND: Final = 10  # + command
SPACE: Final = 20  # + space of the command track
ACTIVATE: Final = 30  # + location
UPGRADE: Final = 40  # + location
OVERSEER: Final = 45  # + kind of soldier
RECRUIT: Final = 50  # + kind
NEXT: Final = 55  # + kind
REST: Final = 60  # + section
WITH_REST: Final = 70  # + section, kind
WITH_FIRING: Final = 80  # + section
BARRICADE: Final = 85  # + section
WALL: Final = 90  # + section
ROUTE: Final = 100  # + from, to
MARCH: Final = 110  # + kind: from rest area to rest area; or
MARCH_FIRING: Final = 113  # an archer from firing spot to firing spot; or
MARCH_DOWN: Final = 114  # to the rest area
DRAW: Final = 120  # + number
MOST_DRAWN: Final = 19
SHAME: Final = 140  # + kind
UNSHAME: Final = 145  # + kind
DIES: Final = 150  # + kind
SAVE: Final = 155  # + kind
EXCHANGE: Final = 160  # + given, taken
GIVE: Final = 180  # + resource, seat
LOSE_SOLDIER: Final = 200  # + section, stand
RECLAIM: Final = 215  # + command
COPY: Final = 225  # + command
CHOOSE: Final = 235  # + number
MOST_OPTIONS: Final = 5  # in a choice on a card
AT: Final = 240  # + location
AT_SECTION: Final = 255  # + section
INCOME: Final = 260  # + location
CLERK: Final = 300  # + from, to
SPOT: Final = 420  # + place, cell
PAIR: Final = 540  # + place, cell, way
GENERAL: Final = 760  # + general
ADVISOR: Final = 830  # + advisor that becomes active
HIRE: Final = 900  # + advisor
USE: Final = 970  # + bearer
PLAY: Final = 1100  # + tactic
BOOST: Final = 1170  # + tactic
DISCARD: Final = 1240  # + tactic
SHAME_TROPHY: Final = 1310  # + horde
UNSHAME_TROPHY: Final = 1380  # + horde
PAY: Final = 1450  # + resource, number
MOST_PAID: Final = 109
TAKE: Final = 1900  # + resource, number
MOST_TAKEN: Final = 39
DISMISS: Final = 2070  # + advisor: the Reed Clan discards it
TO_QIN: Final = 2140  # + advisor
BUY_OFF: Final = 2210  # discard a shame token for honor (GW-C7)
AGREE: Final = 2211
REFUSE: Final = 2212
LET_GO: Final = 2213  # a shame token that fits nowhere leaves the game (GW-E5)
PLAYER: Final = 2220  # + seat
SACRIFICE_CLERK: Final = 2230  # + location, or + 10: from the pool
PROPOSE: Final = 2250  # + decree
SHARE: Final = 2300  # + number
MOST_SHARED: Final = 109
SACRIFICE_TROPHY: Final = 2420  # + horde

# Codes of two parts are packed and unpacked only here.


def clerk_code(start: int, goal: int) -> int:
    return CLERK + start * N_LOCATIONS + goal


def clerk_of(code: int) -> tuple[int, int]:
    """Where from and where to."""
    return (code - CLERK) // N_LOCATIONS, (code - CLERK) % N_LOCATIONS


def rest_code(section: int, kind: int) -> int:
    return WITH_REST + section * N_SOLDIERS + kind


def rest_of(code: int) -> tuple[int, int]:
    """Section and kind of a soldier who attacks from the rest area."""
    return (code - WITH_REST) // N_SOLDIERS, (code - WITH_REST) % N_SOLDIERS


def route_code(start: int, goal: int) -> int:
    return ROUTE + start * N_SECTIONS + goal


def route_of(code: int) -> tuple[int, int]:
    return (code - ROUTE) // N_SECTIONS, (code - ROUTE) % N_SECTIONS


def spot_code(place: int, cell: int) -> int:
    return SPOT + place * CELLS + cell


ACROSS: Final = 0  # how to get from a horseman's first cell to the second: to the right, or
DOWN: Final = 1
WAYS: Final = 2


def pair_code(place: int, cell: int, way: int) -> int:
    return PAIR + (place * CELLS + cell) * WAYS + way


def spot_of(code: int) -> tuple[int, int, int]:
    """Place, cell, and the way to a horseman's second cell, -1 if there is none."""
    if code < PAIR:
        return (code - SPOT) // CELLS, (code - SPOT) % CELLS, -1
    at = (code - PAIR) // WAYS
    return at // CELLS, at % CELLS, (code - PAIR) % WAYS


def exchange_code(given: int, taken: int) -> int:
    return EXCHANGE + given * N_RESOURCES + taken


def exchange_of(code: int) -> tuple[int, int]:
    return (code - EXCHANGE) // N_RESOURCES, (code - EXCHANGE) % N_RESOURCES


def give_code(resource: int, seat: int) -> int:
    return GIVE + resource * MOST_SEATS + seat


def give_of(code: int) -> tuple[int, int]:
    return (code - GIVE) // MOST_SEATS, (code - GIVE) % MOST_SEATS


def lose_code(section: int, stand: int) -> int:
    """A soldier of a kind at rest; the last `stand` is an archer on a firing spot."""
    return LOSE_SOLDIER + section * STANDS + stand


def lose_of(code: int) -> tuple[int, int]:
    return (code - LOSE_SOLDIER) // STANDS, (code - LOSE_SOLDIER) % STANDS


def pay_code(resource: int, n: int) -> int:
    return PAY + resource * (MOST_PAID + 1) + n


def pay_of(code: int) -> tuple[int, int]:
    """Resource and number."""
    return (code - PAY) // (MOST_PAID + 1), (code - PAY) % (MOST_PAID + 1)


def take_code(resource: int, n: int) -> int:
    return TAKE + resource * (MOST_TAKEN + 1) + n


def take_of(code: int) -> tuple[int, int]:
    """Resource and number."""
    return (code - TAKE) // (MOST_TAKEN + 1), (code - TAKE) % (MOST_TAKEN + 1)


Cell = Literal["a1", "a2", "a3", "a4", "a5", "a6", "b1", "b2", "b3", "b4", "b5", "b6"]
CELL_NAMES: Final[tuple[Cell, ...]] = get_args(Cell)


def place_name(place: int) -> str:
    """`left 1`: section and row."""
    return f"{SECTIONS[place // ROWS]} {place % ROWS + 1}"


def choice_name(effect: int, number: int) -> str:
    """One of the lists of effects that an effect lets its player choose from."""
    return f"{effect}-{number + 1}"


def actions_of(box: Box) -> dict[int, Option]:
    """Text, verb and parts of every code."""
    actions = {
        DONE: Option("done", "done", {}),
        PASS: Option("pass", "pass", {}),
        DONATE: Option("donate", "donate", {}),
        TEA_UP: Option("tea up", "tea_up", {}),
        MAKE_ACTIVE: Option("active", "make_active", {}),
        MAKE_SUPPORTING: Option("supporting", "make_supporting", {}),
        HIRE_CLERK: Option("hire clerk", "hire_clerk", {}),
        TAKE_BACK: Option("take back", "take_back", {}),
        TAKE_HONOR: Option("take honor", "take_honor", {}),
        FIRST: Option("first", "first", {}),
        BUY_OFF: Option("buy off", "buy_off", {}),
        AGREE: Option("agree", "agree", {}),
        REFUSE: Option("refuse", "refuse", {}),
        LET_GO: Option("let go", "let_go", {}),
    }
    _places(actions)
    _soldiers(actions)
    _spots(actions)
    _resources(actions)
    _cards(actions, box)
    return actions


def _put(actions: dict[int, Option], code: int, text: str, verb: str, **parts: Fact) -> None:
    actions[code] = Option(text, verb, parts)


def _places(actions: dict[int, Option]) -> None:
    for i, location in enumerate(LOCATIONS):
        _put(actions, ACTIVATE + i, f"activate {location}", "activate", location=location)
        _put(actions, AT + i, f"at {location}", "at", location=location)
        if i < PRODUCTION:
            _put(actions, UPGRADE + i, f"upgrade {location}", "upgrade", location=location)
            _put(actions, INCOME + i, f"income {location}", "income", location=location)
        for j, start in enumerate((*LOCATIONS, "pool")):
            if i == 0:
                _put(actions, SACRIFICE_CLERK + j, f"sacrifice clerk {start}", "sacrifice_clerk", start=start)
            if i != j:
                text = f"clerk {start}>{location}"
                actions[clerk_code(j, i)] = Option(text, "clerk", {"start": start, "location": location})
    for i, section in enumerate(SECTIONS):
        _put(actions, REST + i, f"rest {section}", "rest", section=section)
        _put(actions, BARRICADE + i, f"barricade {section}", "barricade", section=section)
        _put(actions, WALL + i, f"wall {section}", "wall", section=section)
        _put(actions, AT_SECTION + i, f"at {section}", "at_section", section=section)
        for j, goal in enumerate(SECTIONS):
            if i != j:
                text = f"move {section}>{goal}"
                actions[route_code(i, j)] = Option(text, "route", {"section": section, "goal": goal})
    for seat in range(MOST_SEATS):
        _put(actions, PLAYER + seat, f"player {seat}", "player", seat=str(seat))
    for n in range(MOST_SHARED + 1):
        _put(actions, SHARE + n, f"share {n}", "share", number=n)
    for space in range(MOST_SEATS):
        _put(actions, SPACE + space, f"space {space + 1}", "space", space=space + 1)


def _soldiers(actions: dict[int, Option]) -> None:
    for i, kind in enumerate(SOLDIERS):
        for code, verb in (
            (OVERSEER, "overseer"),
            (RECRUIT, "recruit"),
            (NEXT, "next"),
            (SHAME, "shame"),
            (UNSHAME, "unshame"),
            (DIES, "dies"),
            (SAVE, "save"),
            (MARCH, "march"),
        ):
            _put(actions, code + i, f"{verb} {kind}", verb, soldier=kind)
        for j, section in enumerate(SECTIONS):
            _put(actions, rest_code(j, i), f"with {kind} {section}", "with", soldier=kind, section=section)
            text = f"lose {kind} {section}"
            _put(actions, lose_code(j, i), text, "lose_soldier", soldier=kind, section=section)
    for j, section in enumerate(SECTIONS):
        _put(actions, WITH_FIRING + j, f"with firing {section}", "with_firing", section=section)
        _put(actions, lose_code(j, FIRING), f"lose firing {section}", "lose_firing", section=section)
    _put(actions, MARCH_FIRING, "march firing", "march_firing")
    _put(actions, MARCH_DOWN, "march down", "march_down")
    for n in range(MOST_DRAWN + 1):
        _put(actions, DRAW + n, f"draw {n}", "draw", number=n)
    for n in range(MOST_OPTIONS):
        _put(actions, CHOOSE + n, f"choose {n + 1}", "choose", number=n + 1)


def _spots(actions: dict[int, Option]) -> None:
    for place in range(PLACES):
        section, row, where = SECTIONS[place // ROWS], place % ROWS + 1, place_name(place)
        for cell, name in enumerate(CELL_NAMES):
            text = f"spot {where} {name}"
            _put(actions, spot_code(place, cell), text, "spot", section=section, row=row, cell=name)
            for way, other in ((ACROSS, cell + 1), (DOWN, cell + COLUMNS)):
                if other < CELLS and (way == DOWN or other % COLUMNS):
                    pair = f"{name}-{CELL_NAMES[other]}"
                    text = f"spots {where} {pair}"
                    _put(actions, pair_code(place, cell, way), text, "spots", section=section, row=row, cell=pair)


def _resources(actions: dict[int, Option]) -> None:
    for i, resource in enumerate(RESOURCES):
        for n in range(1, MOST_PAID + 1):
            _put(actions, pay_code(i, n), f"pay {n} {resource}", "pay", number=n, resource=resource)
        for n in range(1, MOST_TAKEN + 1):
            _put(actions, take_code(i, n), f"take {n} {resource}", "take", number=n, resource=resource)
        for j, other in enumerate(RESOURCES):
            if i != j:
                text = f"exchange {resource}>{other}"
                _put(actions, exchange_code(i, j), text, "exchange", resource=resource, other=other)
        for seat in range(MOST_SEATS):
            _put(actions, give_code(i, seat), f"give {resource} {seat}", "give", resource=resource, seat=str(seat))


def _cards(actions: dict[int, Option], box: Box) -> None:
    for i, command in enumerate(COMMANDS):
        for code, verb in ((COMMAND, "command"), (RECLAIM, "reclaim"), (COPY, "copy")):
            _put(actions, code + i, f"{verb} {command}", verb, command=command)
    for i, decree in enumerate(box.decrees):
        _put(actions, PROPOSE + i, f"propose {decree.id}", "propose", decree=decree.id)
    for i, general in enumerate(box.generals):
        _put(actions, GENERAL + i, f"general {general.id}", "general", general=general.id)
        _put(actions, USE + i, f"use {general.id}", "use_general", general=general.id)
    for i, advisor in enumerate(box.advisors):
        _put(actions, ADVISOR + i, f"active {advisor.id}", "advisor", advisor=advisor.id)
        _put(actions, HIRE + i, f"hire {advisor.id}", "hire", advisor=advisor.id)
        _put(actions, TO_QIN + i, f"to_qin {advisor.id}", "to_qin", advisor=advisor.id)
        _put(actions, DISMISS + i, f"dismiss {advisor.id}", "dismiss", advisor=advisor.id)
        _put(actions, USE + BEARER_ADVISORS + i, f"use {advisor.id}", "use_advisor", advisor=advisor.id)
    for i, tactic in enumerate(box.tactics):
        for code, verb in ((PLAY, "play"), (BOOST, "boost"), (DISCARD, "discard")):
            _put(actions, code + i, f"{verb} {tactic.id}", verb, tactic=tactic.id)
    for i, horde in enumerate(box.hordes):
        _put(actions, SHAME_TROPHY + i, f"shame {horde.id}", "shame_trophy", horde_card=horde.id)
        _put(actions, SACRIFICE_TROPHY + i, f"sacrifice {horde.id}", "sacrifice_trophy", horde_card=horde.id)
        _put(actions, UNSHAME_TROPHY + i, f"unshame {horde.id}", "unshame_trophy", horde_card=horde.id)
