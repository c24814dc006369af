"""The games there are: one record each, found by the entry points of the installed packages, loaded when asked for."""

import hashlib
import warnings
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from msgspec import Struct

from .pack import Pack
from .rules import Rules
from .values import BadInput, Choice

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "tianxia.games"  # group of the entry points

Options = dict[str, bool | str]


class Mode(NamedTuple):
    """A way to play a game that has several. Its words are `web-mode-<game>-<name>`, with `-about` and `-time`."""

    name: str
    players: tuple[int, ...]
    options: Options  # those that it sets
    own: Mapping[str, tuple[int, ...]] = {}  # options that mean something in this mode, and with how many players
    hard: tuple[str, ...] = ()  # options that make it easier or harder: always visible
    together: bool = False  # all players win or lose as one


class Guide(NamedTuple):
    """The table at which a game's guide teaches it: one person and bots."""

    players: int
    seed: int
    options: Mapping[str, bool | str] = {}  # those that are not the usual ones
    bot: str = "greedy"  # its moves are part of the lesson


class Edition(NamedTuple):
    """Older cards and boards, and what they say of an older course of play: stored games go on as they began."""

    file: str  # in the package: what was different, written like a pack
    data: str  # SHA-256 of the standard data of that version: logs name it


class Registration(NamedTuple):
    """All that is known of a game; all code that belongs to it is found from here.

    What is seldom needed is named as `"package.module:name"`, and loaded when somebody asks for it.
    """

    name: str
    title: str
    version: str  # of the rules and the standard data: raised whenever a stored move would do something else
    players: tuple[int, ...]  # the usual number first
    choices: tuple[Choice, ...]
    make: Callable[[int, Options, Pack | None], Rules[Any]]
    view: type[Struct] = Struct  # what `Rules.view` gives: the browser's types and the bots' reading come from it
    package: str = ""  # holds the standard data in `data/*.toml`, and the words in `locales/<language>/*.ftl`
    reads: tuple[str, ...] = ()  # older versions that have the same position after every move, not at the end alone
    editions: Mapping[str, Edition] = {}  # older versions that differ in what their cards and boards say
    modes: tuple[Mode, ...] = ()  # the usual one first; none: people choose the number of players and the options
    guide: Guide | None = None
    prefix: str = ""  # of the ids of its rules
    first_rules: tuple[str, ...] = ()  # those that a newcomer needs before the first move
    kinds: Mapping[str, tuple[str, ...]] = {}  # which kinds of pieces a fact may name, if not the kind of its name
    names: str = ""  # the module of the names of its pieces
    bots: Mapping[str, str] = {}  # `Bot`s by name, made from a pack or None
    levels: tuple[str, ...] = ()  # the bots that people choose from, the weakest first; none: all there are
    strengths: str = ""  # of its levels, as `tianxia lab strengths` measured them: `"package:file.json"`
    training: str = ""  # makes what its bots have learned: a `lab.training.Train`, next to the files it makes
    ear: str = ""  # a `lab.hearing.Ear`: what the balance report hears
    texts: str = ""  # composes what cards say: `sentences.card.CardTexts` from a pack or None, and words
    cards: str = ""  # a `card_lists.Lister`
    drawing: str = ""  # of the table in the terminal: turns what a seat sees, and words, into what rich prints

    def __hash__(self) -> int:
        return hash((self.name, self.version))

    def reads_version(self, version: str) -> bool:
        """Whether logs of this version of the rules are understood."""
        return version == self.version or version in self.reads or version in self.editions

    def edition(self, version: str) -> str:
        """By which version a game of this one is played on: its own, if there is an edition of it."""
        return version if version in self.editions else self.version

    def data_of(self, version: str) -> str:
        """SHA-256 of the standard data: it distinguishes "played with other cards" from "altered"."""
        return self.editions[version].data if version in self.editions else self.data

    def box(self, version: str, pack: Pack | None) -> Pack | None:
        """What is laid upon the standard cards and boards in a game of this version with this pack."""
        if version not in self.editions:
            return pack
        older = edition_pack(self.package, self.editions[version].file)
        return older if pack is None else Pack(pack.text, pack.source, older)

    @property
    def data(self) -> str:
        """Of the present version, see `data_of`."""
        return data_digest(self.package)


def loaded(reference: str) -> Any:
    """What a record names as `"package.module:name"`."""
    module, _, name = reference.partition(":")
    return getattr(import_module(module), name)


@cache
def edition_pack(package: str, file: str) -> Pack:
    return Pack((files(package) / file).read_text(encoding="utf-8"), file)


@cache
def data_digest(package: str) -> str:
    """The SHA-256 of all data files of a package, with their names."""
    found = hashlib.sha256()
    for file in data_files(package):
        found.update(f"{file.name}\n{file.read_text(encoding='utf-8')}\n".encode())
    return found.hexdigest()


def data_files(package: str) -> list[Traversable]:
    """The standard data of a package, by name; a game without cards has none."""
    folder = files(package) / "data" if package else None
    found = list(folder.iterdir()) if folder is not None and folder.is_dir() else []
    return sorted([file for file in found if file.name.endswith(".toml")], key=lambda file: file.name)


_games: dict[str, Registration] = {}  # those that are loaded
_troubles: dict[str, str] = {}  # why others cannot be


def register(game: Registration) -> None:
    """Make a game known under its name; registering it again replaces it."""
    _games[game.name] = game


@cache
def installed() -> dict[str, list["EntryPoint"]]:
    """The entry points of all packages by the names of their games; none is loaded. The search takes a while."""
    from importlib.metadata import entry_points

    found: dict[str, list[EntryPoint]] = {}
    for point in entry_points(group=GROUP):
        found.setdefault(point.name, []).append(point)
    return found


def game_names() -> tuple[str, ...]:
    """The names of all games, without loading any."""
    return tuple(sorted({*_games, *installed()}))


def known_games() -> tuple[Registration, ...]:
    """All games, by name; all are loaded. One that cannot be loaded is left out with a warning."""
    found = []
    for name in game_names():
        try:
            found.append(find(name))
        except BadInput as error:
            warnings.warn(str(error), stacklevel=2)
    return tuple(found)


def package_of(name: str) -> str:
    """The package or module of a game, without loading it."""
    own = _games[name].package if name in _games else ""
    return own or (installed()[name][0].module if name in installed() else "")


def find(name: str) -> Registration:
    _load(name)
    if name in _games:
        return _games[name]
    raise BadInput(_troubles.get(name, f"There is no game {name!r}; there are: {', '.join(game_names())}."))


def _load(name: str) -> None:
    """Load an installed game, once. A broken one is noted: the others can be played."""
    if name in _games or name in _troubles or name not in installed():
        return
    points = installed()[name]
    packages = " and ".join(sorted({point.dist.name if point.dist else point.value for point in points}))
    if len(points) > 1:
        _troubles[name] = f"The game {name!r} is in several packages: {packages}. Keep one of them."
        return
    try:
        game = points[0].load()
        if not isinstance(game, Registration) or game.name != name:
            raise TypeError(f"{points[0].value} is no registration of this name")
        _games.setdefault(name, game)  # a game registered in the meantime stays
    except Exception as error:  # in code that is not ours
        _troubles[name] = f"The game {name!r} of the package {packages} cannot be loaded: {error!r}."


def checked_options(game: Registration, given: Options) -> Options:
    """The given options with the defaults of the others; a wrong name or value is an error."""
    names = {choice.name for choice in game.choices}
    for name in given:
        if name not in names:
            known = ", ".join(sorted(names)) or "none"
            raise BadInput(f"{game.name} has no option {name!r}; its options: {known}.")
    options: Options = {}
    for choice in game.choices:
        value = given.get(choice.name, choice.default)
        if not any(value is known or (value == known and type(value) is str) for known in choice.values):
            known = ", ".join(str(known).lower() for known in choice.values)
            raise BadInput(f"Option {choice.name!r} takes {known}, not {value!r}.")
        options[choice.name] = value
    return options


def make_rules(name: str, players: int | None, options: Options, pack: Pack | None) -> Rules[Any]:
    """The rules of a game for this number of players (None: the usual one), with these options."""
    game = find(name)
    count = game.players[0] if players is None else players
    if count not in game.players:
        allowed = ", ".join(str(n) for n in game.players)
        raise BadInput(f"{game.name} is for {allowed} players, not {count}.")
    return game.make(count, checked_options(game, options), pack)
