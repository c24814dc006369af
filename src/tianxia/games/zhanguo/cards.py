"""The data of packs as tables: the standard ones, and what an own pack puts in their place."""

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Final

from ...core.pack import Pack
from ...core.pack_entry import PackEntry
from ...core.values import BadInput
from .box import Box
from .names import CARDS
from .read_board import READERS, read_board, read_card, read_missions, read_reward, read_tokens


def standard_packs() -> list[Pack]:
    folder = files("tianxia.games.zhanguo") / "data"
    return [Pack((folder / name).read_text(encoding="utf-8"), name) for name in ("board.toml", "cards.toml")]


@cache
def standard_box() -> Box:
    return whole_box(standard_packs())


def box_of(pack: Pack | None) -> Box:
    """The standard tables, with what an own pack changes: its entries replace those of the same name."""
    return standard_box() if pack is None else whole_box([*standard_packs(), pack])


def whole_box(packs: list[Pack]) -> Box:
    box = Box()
    for pack in packs:
        read(box, pack)
    check_whole(box)
    return box


def entries_of(pack: Pack | None) -> dict[str, list[PackEntry]]:
    """Cards, rewards, boards, tokens and missions as they stand in the files, an own pack's in their place.

    The pack must have been read before: nothing is checked here.
    """
    found: dict[str, list[PackEntry]] = {}
    for source in [*standard_packs(), *([] if pack is None else [pack])]:
        for table in KEYS:
            own = PackEntry.of(source, table)
            if table in WHOLE and own:
                found[table] = own
            else:
                by_key = {key_of(table, entry): entry for entry in found.get(table, []) + own}
                found[table] = list(by_key.values())
    return found


# What names an entry; tokens and missions are replaced all together.
KEYS: Final[dict[str, tuple[str, ...]]] = {
    "card": ("number",),
    "reward": ("aspect", "round"),
    "board": ("id",),
    "wall_token": ("sides",),
    "mission": ("kind", "places"),
}
WHOLE: Final = ("wall_token", "mission")


def key_of(table: str, entry: PackEntry) -> str:
    return " ".join([str(entry.value(word)) for word in KEYS[table]])


def read(box: Box, pack: Pack) -> None:
    whole = PackEntry(pack, (), pack.data)
    whole.only(
        ("map", "squares", "markers", "pieces", "governors", "criteria", "missions")
        + ("reward", "wall_token", "mission", "board", "card"),
        "in a pack of ZhanGuo",
    )
    read_each(box, pack, "card", read_card)
    read_each(box, pack, "reward", read_reward)
    read_each(box, pack, "board", read_board)
    if whole.has("wall_token"):
        read_tokens(box, whole, PackEntry.of(pack, "wall_token"))
    if whole.has("mission"):
        read_missions(box, whole, PackEntry.of(pack, "mission"))
    for name, reader in READERS:
        if whole.has(name):
            reader(box, whole.entry(name))


def read_each(box: Box, pack: Pack, name: str, reader: Callable[[Box, PackEntry], int]) -> None:
    """Entries that replace those of the same place; a pack names each place once."""
    seen: set[int] = set()
    for entry in PackEntry.of(pack, name):
        place = reader(box, entry)
        if place in seen:
            raise entry.error(f"this {name} stands twice in the pack")
        seen.add(place)


def check_whole(box: Box) -> None:
    """Nothing may be missing when all is read."""
    missing = [str(card) for card in range(1, CARDS + 1) if box.trigger[card] < 0]
    if missing:
        raise BadInput(f"The cards {', '.join(missing)} are missing.")
    if -1 in box.reward or any([not row for row in box.unrest]):
        raise BadInput("A reward or a player board is missing.")
