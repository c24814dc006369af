"""Custom packs: those that the server offers to everybody, and those that come with a new table."""

import tomllib
from typing import NamedTuple

import tianxia

from ..core.registry import data_files, find
from ..core.values import BadInput
from .errors import BadPack, NoPack
from .game_models import PackBody
from .models import NewTable
from .new_table import new_game

UNNAMED = "pack.toml"


class Offered(NamedTuple):
    pack: tianxia.Pack
    games: list[str]


class Packs:
    """Checked when the server starts: an error is reported right away, with its line."""

    def __init__(self, packs: tuple[tianxia.Pack, ...] = ()) -> None:
        self._offered: dict[str, Offered] = {}
        for pack in packs:
            if pack.name in self._offered:
                raise BadInput(f"Two packs are called {pack.name!r}.")
            self._offered[pack.name] = Offered(pack, games_for(pack))

    def listed(self) -> list[PackBody]:
        return [PackBody(name, pack.digest(), games) for name, (pack, games) in self._offered.items()]

    def wanted(self, new: NewTable) -> tianxia.Pack | None:
        """The pack of a new table, if it is to have one."""
        if new.pack is not None:
            try:
                return tianxia.Pack(new.pack, name_of(new.pack_name or UNNAMED))
            except BadInput as error:
                raise BadPack("pack", reason=str(error)) from None
        if new.pack_name is None:
            return None
        if new.pack_name not in self._offered:
            raise NoPack("pack_name", name=new.pack_name)
        return self._offered[new.pack_name].pack


def name_of(name: str) -> str:
    """Without folders and invisible characters."""
    shown = "".join(letter for letter in name if letter.isprintable()).strip()
    return shown.replace("\\", "/").rpartition("/")[2] or UNNAMED


def games_for(pack: tianxia.Pack) -> list[str]:
    """The games that can be played with it. If there are none, the error comes from the game that it resembles most."""
    errors: dict[str, BadInput] = {}
    with_data = [game for game in tianxia.known_games() if data_files(game.package)]  # others take no packs
    for game in with_data:
        try:
            new_game(game.name, 0, pack=pack)
        except BadInput as error:
            errors[game.name] = error
    fitting = [game.name for game in with_data if game.name not in errors]
    if not fitting:
        raise errors[max(errors, key=lambda name: likeness(pack, name))]
    return fitting


def likeness(pack: tianxia.Pack, game: str) -> int:
    """How many of its tables the game knows by name."""
    return len(set(pack.data) & standard_tables(game))


def standard_tables(game: str) -> set[str]:
    texts = [file.read_text(encoding="utf-8") for file in data_files(find(game).package)]
    return {table for text in texts for table in tomllib.loads(text)}


NO_PACKS = Packs()
