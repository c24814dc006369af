"""The vital spots of a horde: which of them a soldier can cover, and their codes."""

from ...games.great_wall.position.state import FREE
from ...games.great_wall.terms.names import ARCHER, CELLS, COLUMNS, HORSEMAN
from ...games.great_wall.terms.notation import ACROSS, DOWN, pair_code, spot_code, spot_of
from ...games.great_wall.terms.vocabulary import FROM_HORSEMAN, FROM_WOUND
from .cards import Cards
from .reading import Horde


def is_protected(cards: Cards, horde: Horde, against: int) -> bool:
    return cards.protected[horde.card] >> against & 1 == 1


def spots(cards: Cards, horde: Horde, kind: int) -> list[int]:
    """Free spots for one soldier of the kind, as codes (GW-F1, GW-F2, GW-F3)."""
    if kind != HORSEMAN:
        if kind == ARCHER and is_protected(cards, horde, FROM_WOUND):
            return []
        return [spot_code(horde.place, cell) for cell in range(CELLS) if horde.cells[cell] == FREE]
    codes: list[int] = []
    if is_protected(cards, horde, FROM_HORSEMAN):
        return codes
    for cell in range(CELLS):
        if horde.cells[cell] == FREE:
            if cell % COLUMNS < COLUMNS - 1 and horde.cells[cell + 1] == FREE:
                codes.append(pair_code(horde.place, cell, ACROSS))
            if cell < COLUMNS and horde.cells[cell + COLUMNS] == FREE:
                codes.append(pair_code(horde.place, cell, DOWN))
    return codes


def cells_of(code: int) -> tuple[int, list[int]]:
    """Place and cells of the code of a spot or a pair of them."""
    place, cell, way = spot_of(code)
    if way < 0:
        return place, [cell]
    return place, [cell, cell + (COLUMNS if way == DOWN else 1)]
