"""Attacks with soldiers already at the wall: what orders to attack are worth, who attacks and where."""

import math
from typing import Final

from ...games.great_wall.terms.names import ARCHER, HORSEMAN, N_SOLDIERS, SPEARMAN
from ...games.great_wall.terms.notation import DONE, GENERAL, SPOT, WITH_FIRING, rest_code, rest_of
from .hordes import Field
from .places import Town

SECTIONS: Final = (0, 1, 2)


def all_of(field: Field, section: int) -> float:
    """What an order to all soldiers of a section gains, one by one; changes the field."""
    reading, total = field.reading, 0.0
    for kind in (HORSEMAN, SPEARMAN, ARCHER):
        for _ in range(reading.rest[section][kind]):
            gain, code = field.best(kind, (section,), True)
            if code >= 0:
                total += gain - field.soldier[kind]
                field.apply(kind, code, kind == ARCHER)
    for _ in range(reading.firing[section][reading.seat]):
        gain, code = field.best(ARCHER, (section,), False)
        if code >= 0:
            total += gain
            field.apply(ARCHER, code, False)
    return total


def order_worth(town: Town, orders: int) -> float:
    """Attack Order: this many sections attack, in two attacks; archers shoot in both."""
    gains = []
    for section in SECTIONS:
        field = town.field.copy()
        first = all_of(field, section)
        gains.append(max(0.0, first))
        shots = 0.0
        for _ in range(field.posted[section]):
            gain, code = field.best(ARCHER, (section,), False)
            if code >= 0:
                shots += gain
                field.apply(ARCHER, code, False)
        gains.append(max(0.0, shots))
    return math.fsum(sorted(gains, reverse=True)[:orders])


def attackers(field: Field) -> list[tuple[float, int]]:
    """Gain and code of every attacker that could be named."""
    found: list[tuple[float, int]] = []
    reading = field.reading
    for section in SECTIONS:
        for kind in range(N_SOLDIERS):
            if reading.rest[section][kind]:
                gain, code = field.best(kind, (section,), True)
                if code >= 0:
                    found.append((gain - field.soldier[kind], rest_code(section, kind)))
        if reading.firing[section][reading.seat]:
            gain, code = field.best(ARCHER, (section,), False)
            if code >= 0:
                found.append((gain, WITH_FIRING + section))
    return sorted(found, reverse=True)


def single_attacks(town: Town, n: int) -> float:
    """What orders to n single soldiers are worth."""
    return math.fsum([max(0.0, gain) for gain, _ in attackers(town.field)[:n]])


def choose_attacker(town: Town, options: list[int]) -> int:
    """The soldier who gains most; nobody if none gains anything and attacking is optional."""
    field = town.field
    gains = {code: gain for gain, code in attackers(field)}
    sections: dict[int, float] = {}

    def worth(code: int) -> float:
        section, _ = rest_of(code) if code < WITH_FIRING else (code - WITH_FIRING, ARCHER)
        if section not in sections:
            sections[section] = all_of(field.copy(), section)
        # The whole section may have to attack (GW-F10), so it counts a little.
        return gains.get(code, 0.0) + 0.3 * sections[section]

    soldiers = [code for code in options if code != DONE]
    if not soldiers:
        return DONE
    best = max(soldiers, key=worth)
    return best if worth(best) > 0 or DONE not in options else DONE


def choose_spot(town: Town, options: list[int], kind: int, posts: bool) -> tuple[float, int]:
    """The gain and code of the best spot offered; -1: none is offered."""
    best, found = 0.0, -1
    for code in options:
        if SPOT <= code < GENERAL:
            gain = town.field.gain(kind, code, posts)
            if found < 0 or gain > best:
                best, found = gain, code
    return best, found
