"""The games there are, each with its player counts and typed options. Their code is loaded when asked for."""

import hashlib
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from msgspec import Struct

from .pack import Pack
from .rules import Rules
from .values import BadInput, Choice

Options = dict[str, bool | str]

MAX_SEED = 2**128


class Registration(NamedTuple):
    """A game as the registry knows it."""

    name: str
    title: str
    version: str  # of the rules and the standard data: raised whenever a stored move would do something else
    players: tuple[int, ...]  # the usual number first
    choices: tuple[Choice, ...]
    make: Callable[[int, Options, Pack | None], Rules[Any]]
    view: type[Struct] = Struct  # what `Rules.view` gives: the browser's types and the bots' reading come from it
    package: str = ""  # where the standard data lie, in `data/*.toml`
    reads: tuple[str, ...] = ()  # older versions whose logs lead to the same positions, as their golden logs show

    def reads_version(self, version: str) -> bool:
        """Whether logs of this version of the rules are understood."""
        return version == self.version or version in self.reads

    @property
    def data(self) -> str:
        """SHA-256 of the standard data: "played with other cards" is told from "altered"."""
        return data_digest(self.package)


@cache
def data_digest(package: str) -> str:
    """Of all data files of a package, with their names."""
    if not package:
        return hashlib.sha256().hexdigest()
    found = hashlib.sha256()
    for file in sorted((files(package) / "data").iterdir(), key=lambda file: file.name):
        if file.name.endswith(".toml"):
            found.update(f"{file.name}\n{file.read_text(encoding='utf-8')}\n".encode())
    return found.hexdigest()


Loader = Callable[[], Registration]  # an entry point's `load` is one

_games: dict[str, Registration] = {}  # those whose code is loaded
_loaders: dict[str, Loader] = {}  # how the code of the others is


def register(game: Registration) -> None:
    """Make a game known under its name; registering it again replaces it."""
    _games[game.name] = game


def announce(name: str, load: Loader) -> None:
    """Make a game known by its name alone: its code is loaded when somebody asks for the game."""
    _loaders[name] = load


def game_names() -> tuple[str, ...]:
    """The names of all games; none is loaded for it."""
    return tuple(sorted({*_games, *_loaders}))


def known_games() -> tuple[Registration, ...]:
    """All games, by name; all are loaded."""
    return tuple([find(name) for name in game_names()])


def find(name: str) -> Registration:
    if name not in _games:
        if name not in _loaders:
            raise BadInput(f"There is no game {name!r}; there are: {', '.join(game_names())}.")
        _games.setdefault(name, _loaders[name]())  # whatever was registered meanwhile stays
    return _games[name]


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


def checked_seed(seed: int) -> int:
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < MAX_SEED:
        raise BadInput(f"A seed is a whole number from 0 to 2**128 - 1, not {seed!r}.")
    return seed


def seed_hash(seed: int) -> str:
    """Shown before a game, it proves afterwards that the seed, and so every shuffle, was not changed."""
    return hashlib.sha256(str(seed).encode()).hexdigest()


def make_rules(name: str, players: int | None, options: Options, pack: Pack | None) -> Rules[Any]:
    """The rules of a game for so many players (None: the usual number), with these options."""
    game = find(name)
    count = game.players[0] if players is None else players
    if count not in game.players:
        allowed = ", ".join(str(n) for n in game.players)
        raise BadInput(f"{game.name} is for {allowed} players, not {count}.")
    return game.make(count, checked_options(game, options), pack)
