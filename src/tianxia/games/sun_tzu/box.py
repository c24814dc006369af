"""The data of a pack as tables, checked entry by entry."""

from importlib.resources import files
from typing import NamedTuple

from ...core.pack import Pack
from .names import CARDS, FRAMED, KINDS, PLUS_2, PLUS_3, PROVINCES, N

PROVENANCES = ("printed", "public", "reconstructed")
MOST = 999  # of any piece, point or step


class Box(NamedTuple):
    """What the rules look up; it never changes in a game."""

    deck: tuple[int, ...]  # copies of each card
    markers: tuple[tuple[int, int, int], ...]
    track: int
    order: tuple[int, ...]  # fixed order of battles
    adjacent: tuple[tuple[int, ...], ...]
    places: tuple[tuple[float, float], ...]
    pool: int
    reserves: int


def standard_pack() -> Pack:
    """The pack that comes with the game."""
    path = files("tianxia.games.sun_tzu") / "data" / "sun_tzu.toml"
    return Pack(path.read_text(encoding="utf-8"), "sun_tzu.toml")


def box_of(pack: Pack) -> Box:
    """The tables of a pack; `BadInput` names the line of what is wrong."""
    for table in ("board", "borders", "map", "armies"):
        pack.table(table)
        _check_provenance(pack, table, 0)
    return Box(
        deck=_deck(pack),
        markers=_markers(pack),
        track=_number(pack, "board", "track", 1),
        order=_order(pack),
        adjacent=_adjacent(pack),
        places=_places(pack),
        pool=_number(pack, "armies", "pool", 1),
        reserves=_number(pack, "armies", "reserves", 0),
    )


def _number(pack: Pack, table: str, key: str, least: int) -> int:
    value: int = pack.value(table, 0, key, int)
    if not least <= value <= MOST:
        raise pack.error(f"{key} must be from {least} to {MOST}", table, 0, key)
    return value


def _check_provenance(pack: Pack, table: str, index: int) -> None:
    value = pack.value(table, index, "provenance", str)
    if value not in PROVENANCES:
        known = ", ".join(PROVENANCES)
        raise pack.error(f"provenance must be one of {known}, not {value!r}", table, index, "provenance")


def _deck(pack: Pack) -> tuple[int, ...]:
    deck = [-1] * KINDS
    for i, row in enumerate(pack.rows("card")):
        _check_provenance(pack, "card", i)
        name, count = pack.value("card", i, "card", str), pack.value("card", i, "count", int)
        if name not in CARDS:
            raise pack.error(f"there is no action card {name!r}", "card", i, "card")
        card = CARDS.index(name)
        if deck[card] >= 0:
            raise pack.error(f"the card {name!r} stands here a second time", "card", i, "card")
        framed = "framed" in row and pack.value("card", i, "framed", bool)
        if framed != (card < FRAMED):
            raise pack.error("framed are the cards 1 to 6 and no others", "card", i, "framed")
        if not 0 <= count <= MOST or (card < FRAMED and count != 1):
            allowed = "once" if card < FRAMED else f"0 to {MOST} times"
            raise pack.error(f"the card {name!r} must occur {allowed}", "card", i, "count")
        deck[card] = count
    if -1 in deck:
        raise pack.error(f"the card {CARDS[deck.index(-1)]!r} is missing", "card")
    if sum(deck[FRAMED:]) - deck[PLUS_2] - deck[PLUS_3] < 4:
        raise pack.error("hands need 4 cards without a frame beside +2 and +3 (ST-A3, ST-A7)", "card", FRAMED, "count")
    return tuple(deck)


def _markers(pack: Pack) -> tuple[tuple[int, int, int], ...]:
    markers = []
    for i in range(len(pack.rows("marker"))):
        _check_provenance(pack, "marker", i)
        points = pack.value("marker", i, "points", list)
        if len(points) != 3 or not all(type(n) is int and 0 <= n <= MOST for n in points):
            raise pack.error(f"points are three numbers from 0 to {MOST}, for rounds 3, 6, 9", "marker", i, "points")
        markers.append((points[0], points[1], points[2]))
    if len(markers) < N:
        raise pack.error(f"there must be at least {N} markers, one for each province", "marker", len(markers) - 1)
    return tuple(markers)


def _order(pack: Pack) -> tuple[int, ...]:
    names = pack.value("board", 0, "order", list)
    if sorted(map(str, names)) != sorted(PROVINCES):
        raise pack.error(f"order names each of {', '.join(PROVINCES)} once", "board", 0, "order")
    return tuple(PROVINCES.index(name) for name in names)


def _adjacent(pack: Pack) -> tuple[tuple[int, ...], ...]:
    touching: list[list[int]] = [[] for _ in range(N)]
    for pair in pack.value("borders", 0, "pairs", list):
        if not isinstance(pair, list) or len(pair) != 2 or not all(name in PROVINCES for name in pair):
            raise pack.error(f"{pair!r} is not a pair of provinces", "borders", 0, "pairs")
        a, b = PROVINCES.index(pair[0]), PROVINCES.index(pair[1])
        if a == b or b in touching[a]:
            raise pack.error(f"{pair!r} is no new border", "borders", 0, "pairs")
        touching[a].append(b)
        touching[b].append(a)
    return tuple(tuple(sorted(row)) for row in touching)


def _places(pack: Pack) -> tuple[tuple[float, float], ...]:
    places = []
    for name in PROVINCES:
        place = pack.value("map", 0, name, list)
        if len(place) != 2 or not all(type(x) in (int, float) and 0 <= x <= 1 for x in place):
            raise pack.error("a place is two numbers from 0 to 1", "map", 0, name)
        places.append((float(place[0]), float(place[1])))
    return tuple(places)
