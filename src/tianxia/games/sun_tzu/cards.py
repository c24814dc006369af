"""From the data file to the box: the standard one, or a custom pack instead."""

from importlib.resources import files

from ...core.pack import Pack
from ...core.pack_entry import read
from .box import Box
from .entries import Contents
from .names import CARDS, PROVINCES


def standard_pack() -> Pack:
    """The pack that comes with the game."""
    path = files("tianxia.games.sun_tzu") / "data" / "sun_tzu.toml"
    return Pack(path.read_text(encoding="utf-8"), "sun_tzu.toml")


def box_of(pack: Pack | None) -> Box:
    """The tables of a pack; `BadInput` names the line of what is wrong."""
    pack = pack or standard_pack()
    tables = read(Contents, pack.data, pack.error_at)
    count = {card.card: card.count for card in tables.card}
    pairs = tables.borders.pairs + [(b, a) for a, b in tables.borders.pairs]
    places = tables.map
    return Box(
        deck=tuple([count[name] for name in CARDS]),
        markers=tuple([marker.points for marker in tables.marker]),
        track=tables.board.track,
        order=tuple([PROVINCES.index(name) for name in tables.board.order]),
        adjacent=tuple([tuple(sorted([PROVINCES.index(b) for a, b in pairs if a == name])) for name in PROVINCES]),
        places=(places.qin, places.chu, places.jin_yan, places.han_qi, places.wu),
        pool=tables.armies.pool,
        reserves=tables.armies.reserves,
    )
