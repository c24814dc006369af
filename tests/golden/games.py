"""The games that are told in full: one a mode, one for each way to end."""

from typing import NamedTuple

import tianxia
from tianxia.core.registry import Options

from .director import direct
from .playthrough import Player, at_random, playthrough


class Golden(NamedTuple):
    name: str
    game: str
    seed: int
    players: int
    options: Options
    player: Player
    end: str  # the rule that must have ended it
    winners: tuple[int, ...]
    marker: bool  # whether the marker stood off the centre at the end

    def play(self) -> tianxia.Game:
        return playthrough(self.game, self.seed, self.players, self.options, self.player)


EVENTS: Options = {"events": True}
BEGINNER: Options = {"beginner": True}
FRENCH: Options = {"events": True, "fixed_order": "round_1", "two_ones": "victory", "great_plague": "own"}

GOLDEN = [
    Golden("sun_tzu_base", "sun_tzu", 1, 2, {}, at_random, "ST-H4", (1,), True),
    Golden("sun_tzu_end_of_track_round_3", "sun_tzu", 11, 2, {}, at_random, "ST-H3", (0,), True),
    Golden("sun_tzu_end_of_track_round_6", "sun_tzu", 0, 2, {}, at_random, "ST-H3", (0,), True),
    Golden("sun_tzu_larger_pool", "sun_tzu", 46, 2, {}, at_random, "ST-H4", (0,), False),
    Golden("sun_tzu_draw", "sun_tzu", 237, 2, {}, at_random, "ST-H4", (), False),
    Golden("sun_tzu_beginner", "sun_tzu", 0, 2, BEGINNER, at_random, "ST-H4", (0,), True),
    Golden("sun_tzu_events", "sun_tzu", 1, 2, EVENTS, at_random, "ST-H4", (1,), True),
    Golden("sun_tzu_fifth_event", "sun_tzu", 1, 2, EVENTS, direct, "ST-G7", (0,), True),
    Golden("sun_tzu_french", "sun_tzu", 1, 2, FRENCH, direct, "ST-G7", (1,), True),
]
