"""Every way to play: games, their modes, and their numbers of players."""

from typing import Any, NamedTuple

from ..core.game import Game
from ..core.pack import Pack
from ..core.registry import Options, checked_options, find, known_games, make_rules
from ..core.rules import Rules


class Setting(NamedTuple):
    """What is settled before a game begins."""

    game: str
    players: int
    options: Options
    pack: Pack | None = None

    def rules(self) -> Rules[Any]:
        return make_rules(self.game, self.players, self.options, self.pack)

    def begin(self, seed: int) -> Game:
        """A game for the table, with its log."""
        return Game(self.game, seed, self.players, self.options, self.pack)

    @property
    def mode(self) -> str:
        """The name of the mode; "" in a game that has only one."""
        chosen = checked_options(find(self.game), self.options)
        for mode in find(self.game).modes:
            if self.players in mode.players and mode.options.items() <= chosen.items():
                return mode.name
        return ""

    @property
    def together(self) -> bool:
        """Whether all seats win or lose as one."""
        return any(mode.together for mode in find(self.game).modes if mode.name == self.mode)

    def __str__(self) -> str:
        return "-".join(part for part in (self.game, self.mode, str(self.players)) if part)


def setting_of(
    game: str, players: int | None = None, options: Options | None = None, pack: Pack | None = None
) -> Setting:
    """A setting; without a number of players, the usual one. Mistakes are found here, not in the first game.

    >>> str(setting_of("great_wall", 2, {"mode": "coop"}))
    'great_wall-coop-2'
    """
    setting = Setting(game, find(game).players[0] if players is None else players, dict(options or {}), pack)
    setting.rules()
    return setting


def all_settings() -> list[Setting]:
    """Every installed game in every mode, with every number of players.

    >>> [str(setting) for setting in all_settings()][:5]
    ['great_wall-against-3', 'great_wall-against-4', 'great_wall-clan-2', 'great_wall-solo-1', 'great_wall-coop-2']
    """
    found = []
    for game in known_games():
        modes = [(mode.players, mode.options) for mode in game.modes] or [(game.players, {})]
        found += [Setting(game.name, players, dict(options)) for counts, options in modes for players in counts]
    return found
