"""Every game, option set and player count that the suite runs on."""

from typing import NamedTuple

import tianxia
from tests.toys import at_the_table, banners
from tianxia.core.registry import Options, Registration, installed, make_rules

from .positions import AnyRules


class Setting(NamedTuple):
    """One way to play one game."""

    game: str
    players: int
    options: Options

    def rules(self) -> AnyRules:
        return make_rules(self.game, self.players, self.options, None)

    def __str__(self) -> str:
        chosen = ",".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game}-{self.players}" + (f"-{chosen}" if chosen else "")


# Games with hundreds of decisions and many options: one seed and fewer option sets are plenty.
LONG = ("great_wall", "zhanguo")


def seeds(setting: Setting) -> range:
    return range(1 if setting.game in LONG else 3)


# The modes of The Great Wall, with the options that concern them.
MODES: dict[int, list[Options]] = {
    1: [{}, {"qin_honor": "100", "qin_advisors": "both", "qin_order": "low"}],
    2: [
        {},
        {"overlord": "top", "raid_tokens": "3"},
        {"mode": "coop"},
        {"mode": "coop", "coop2_decrees": "none", "edition": "first"},
    ],
    3: [{"mode": "coop", "coop_trophies": "at_end"}],
    4: [{}, {"mode": "coop"}],
}


OF_OTHER_MODES = {name for sets in MODES.values() for options in sets for name in options} - {"edition"}


def option_sets(game: Registration) -> list[Options]:
    """The defaults; every other value alone; all last values; and every value together with all last values."""
    last: Options = {choice.name: choice.values[-1] for choice in game.choices}
    sets: list[Options] = [{}, last]
    for choice in game.choices:
        if choice.name in OF_OTHER_MODES:
            continue
        for value in choice.values:
            sets += [{choice.name: value}]
            if game.name not in LONG:
                sets += [{**last, choice.name: value}]
    fitting = []
    for options in sets:
        bare = {c.name: options[c.name] for c in game.choices if options.get(c.name, c.default) != c.default}
        try:
            make_rules(game.name, None, bare, None)
        except tianxia.BadInput:
            continue  # values that exclude each other
        if bare not in fitting:
            fitting.append(bare)
    return fitting


def toys() -> list[Registration]:
    return [] if banners.GAME.name in installed() else [banners.GAME]


def settings() -> list[Setting]:
    """All of them, and those of a toy."""
    with at_the_table(*toys()):
        return settings_of_known_games()


def settings_of_known_games() -> list[Setting]:
    """In a long game, what an option does alone is checked with the usual number of players only."""
    found = [
        Setting(game.name, players, options)
        for game in tianxia.known_games()
        for players in game.players
        for n, options in enumerate(option_sets(game))
        if game.name not in LONG or players == game.players[0] or (n < 2 and game.name != "great_wall")
    ]
    modes = [Setting("great_wall", players, options) for players, sets in MODES.items() for options in sets]
    return found + [setting for setting in modes if setting not in found]
