"""From the data files to the box: the standard ones, and what a custom pack replaces."""

from functools import cache
from importlib.resources import files
from typing import Final

from msgspec import to_builtins

from ...core.pack import Pack
from ...core.pack_entry import read, tag_of
from .box import Box
from .entries import MOST, Contents, Known
from .names import ACTIONS, AREAS, ASPECTS, BOARDS, BONUSES, CRITERIA, MISSION_KINDS, REGIONS, REWARDS, ROUNDS, SQUARES

# What names an entry; tokens and missions are replaced all together.
KEYS: Final[dict[str, tuple[str, ...]]] = {
    "card": ("number",),
    "reward": ("aspect", "round"),
    "board": ("id",),
    "wall_token": ("sides",),
    "mission": ("kind", "places"),
}
WHOLE: Final = ("wall_token", "mission")


def standard_packs() -> list[Pack]:
    folder = files("tianxia.games.zhanguo") / "data"
    return [Pack((folder / name).read_text(encoding="utf-8"), name) for name in ("board.toml", "cards.toml")]


@cache
def standard_tables() -> list[Contents]:
    return [read(Contents, pack.data, pack.error_at) for pack in standard_packs()]


@cache
def standard_box() -> Box:
    return _box_of(standard_tables())


def box_of(pack: Pack | None) -> Box:
    """The standard tables, with what a custom pack changes: its entries replace those of the same name."""
    return standard_box() if pack is None else _box_of(_tables_of(pack))


def entries_of(pack: Pack | None) -> dict[str, list[Known]]:
    """Cards, rewards, boards, tokens and missions as written in the files, with a custom pack's replacements."""
    found: dict[str, list[Known]] = {}
    for tables in _tables_of(pack):
        for table in KEYS:
            own: list[Known] = getattr(tables, table) or []
            old = found.get(table, [])
            if table in WHOLE:
                found[table] = own or old
            else:
                found[table] = list({name_of(table, entry): entry for entry in old + own}.values())
    return found


def name_of(table: str, entry: Known) -> str:
    """What names an entry, as one text."""
    words = to_builtins(entry)
    return " ".join([_plain(words[key]) for key in KEYS[table]])


def _plain(value: object) -> str:
    return " ".join([str(item) for item in value]) if isinstance(value, list | tuple) else str(value)


def _tables_of(pack: Pack | None) -> list[Contents]:
    return [*standard_tables(), *[read(Contents, each.data, each.error_at) for each in (pack.layers if pack else [])]]


def _box_of(packs: list[Contents]) -> Box:
    box = Box()
    for tables in packs:
        _put_cards(box, tables)
        _put_board(box, tables)
        _put_tokens(box, tables)
    return box


def _put_cards(box: Box, tables: Contents) -> None:
    for card in tables.card:
        box.trigger[card.number] = ACTIONS.index(card.trigger)
        box.bonus[card.number] = BONUSES.index(card.bonus)
    for reward in tables.reward:
        at = ASPECTS.index(reward.aspect) * ROUNDS + reward.round - 1
        box.reward[at] = REWARDS.index(reward.kind)
        box.reward_regions[at] = sum([1 << region - 1 for region in reward.regions])
    for board in tables.board:
        number = BOARDS.index(board.id)
        box.unrest[number] = board.unrest
        box.ban[number] = [ban or MOST for ban in board.ban]


def _put_board(box: Box, tables: Contents) -> None:
    if tables.map is not None:
        pairs = tables.map.adjacent + [(b, a) for a, b in tables.map.adjacent]
        box.adjacent = [sorted([b - 1 for a, b in pairs if a == region + 1]) for region in range(REGIONS)]
    if tables.squares is not None:
        box.squares = sorted([SQUARES.index(kind) for kind in tables.squares.each_region])
        box.square_movement = tables.squares.movement
        box.square_points = tables.squares.victory_points
    if tables.markers is not None:
        ones, final = tables.markers.of_value_1, tables.markers.final
        box.markers = {2: ones.two, 3: ones.three, 4: ones.four}
        box.marker_points = [final.writing, final.currency, final.law]
    if tables.pieces is not None:
        pieces, start = tables.pieces, tables.pieces.start
        box.officials, box.governors = pieces.officials, pieces.governors
        box.palaces, box.walls = pieces.palaces, pieces.walls
        box.start_region = start.region - 1
        box.start_officials = [start.red, start.white, start.grey]
    if tables.governors is not None:
        box.majority = tables.governors.majority
        box.each_governor = tables.governors.each
    if tables.criteria is not None:
        box.criteria = [getattr(tables.criteria, name) for name in CRITERIA]
    if tables.missions is not None:
        box.spaces = tables.missions.spaces


def _put_tokens(box: Box, tables: Contents) -> None:
    """Tokens and missions are replaced all together."""
    if tables.wall_token is not None:
        box.tokens = [(CRITERIA.index(token.sides[0]), CRITERIA.index(token.sides[1])) for token in tables.wall_token]
    if tables.mission is not None:
        box.mission_kind = [MISSION_KINDS.index(tag_of(mission)) for mission in tables.mission]
        places = [[*mission.places] for mission in tables.mission]
        box.mission_places = [
            [shown.count(place) for place in (AREAS if kind == 0 else range(1, REGIONS + 1))]
            for kind, shown in zip(box.mission_kind, places, strict=True)
        ]
