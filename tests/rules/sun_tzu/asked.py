"""A table as a game, which can be asked for more than the rules."""

import tianxia

from .table import Table


def game_of(table: Table) -> tianxia.Game:
    """The table as a game, to ask it for previews."""
    game = tianxia.new("sun_tzu", seed=1, options=table.rules.settings.options)
    game.rules = table.rules
    game.state = table.state
    return game
