"""The golden games: one per mode, one for each way to end.

Their logs are what is tested. Who plays them matters only when rules have changed so much that a new version cannot
play the moves of the one before.
"""

from pathlib import Path
from typing import NamedTuple

import tianxia
from tianxia.core.log import loads
from tianxia.core.registry import Options

from .chapters import Chapter, chapters
from .director import direct
from .logs import Kept, file_of, kept, kept_before
from .playthrough import Player, at_random, by_bots, playthrough


class Golden(NamedTuple):
    name: str
    game: str
    seed: int
    players: int
    options: Options
    player: Player
    end: str  # the rule that must have ended it
    winners: tuple[int, ...]
    scored: bool  # whether anybody had points at the end
    causes: tuple[str, ...] = ()  # what the end is said to come from

    def new(self) -> tianxia.Game:
        return tianxia.new(self.game, seed=self.seed, players=self.players, options=self.options)

    def play(self) -> tianxia.Game:
        """With the moves of the version before, if they still lead to an end."""
        before = kept_before(self.file, self.name)
        if before is not None:
            game = self.new()
            list(chapters(game, loads(before.text).moves()))
            if game.over:
                return game
        return playthrough(self.game, self.seed, self.players, self.options, self.player)

    def told(self) -> list[Chapter]:
        """The game of the log, as far as the rules let it be played."""
        return list(chapters(self.new(), loads(self.kept.text).moves()))

    @property
    def file(self) -> Path:
        """Where its log for the present rules is."""
        return file_of(self.game)

    @property
    def is_kept(self) -> bool:
        return self.name in kept(self.file)

    @property
    def kept(self) -> Kept:
        return kept(self.file)[self.name]


EVENTS: Options = {"events": True}
BEGINNER: Options = {"beginner": True}
FIRST: Options = {"edition": "first", "cleanup_order": "right", "walls_to_end": "3"}
HARD: Options = {"qin_honor": "50", "qin_order": "low"}
COOP: Options = {"mode": "coop"}
AT_END: Options = {"mode": "coop", "coop_trophies": "at_end"}
VARIANTS: Options = {"boards": "auction", "draft": True, "turns_by_track": True, "unrest_by_worker": True}
GREEDY = by_bots("greedy")
ANNOUNCED: Options = {"battle_order": "announced"}
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
    Golden("sun_tzu_announced", "sun_tzu", 1, 2, ANNOUNCED, at_random, "ST-H4", (0,), True),
    Golden("great_wall_3_time", "great_wall", 13, 3, {}, GREEDY, "GW-W6", (2,), True, ("time",)),
    Golden("great_wall_3_walls", "great_wall", 5, 3, {}, GREEDY, "GW-W6", (0,), True, ("walls", "time")),
    Golden("great_wall_3_shame", "great_wall", 1, 3, {}, GREEDY, "GW-W6", (2,), True, ("shame",)),
    Golden("great_wall_4_time", "great_wall", 5, 4, {}, GREEDY, "GW-W6", (2,), True, ("time",)),
    Golden("great_wall_4_walls", "great_wall", 0, 4, {}, GREEDY, "GW-W6", (0,), True, ("walls",)),
    Golden("great_wall_first_edition", "great_wall", 0, 3, FIRST, GREEDY, "GW-W6", (0,), True),
    Golden("great_wall_2", "great_wall", 0, 2, {}, GREEDY, "GW-W6", (1,), True, ("walls",)),
    Golden("great_wall_alone_won", "great_wall", 0, 1, {}, GREEDY, "GW-W6", (0,), True, ("time",)),
    Golden("great_wall_alone_shamed", "great_wall", 28, 1, {}, GREEDY, "GW-Q23", (), True, ("shame",)),
    Golden("great_wall_alone_beaten", "great_wall", 4, 1, HARD, GREEDY, "GW-W6", (), True, ("time",)),
    Golden("great_wall_team_2", "great_wall", 3, 2, COOP, GREEDY, "GW-C15", (0, 1), True, ("decrees",)),
    Golden("great_wall_team_3_won", "great_wall", 1, 3, COOP, GREEDY, "GW-C15", (0, 1, 2), True, ("decrees",)),
    Golden("great_wall_team_3_lost", "great_wall", 0, 3, COOP, GREEDY, "GW-C16", (), True, ("shame",)),
    Golden("great_wall_team_4", "great_wall", 0, 4, AT_END, GREEDY, "GW-C15", (0, 1, 2, 3), True, ("decrees",)),
    Golden("zhanguo_2", "zhanguo", 1, 2, {}, GREEDY, "ZG-C1", (1,), True),
    Golden("zhanguo_3", "zhanguo", 1, 3, {}, GREEDY, "ZG-C1", (2,), True),
    Golden("zhanguo_4", "zhanguo", 1, 4, {}, GREEDY, "ZG-C1", (3,), True),
    Golden("zhanguo_picked", "zhanguo", 1, 3, {"boards": "picked"}, GREEDY, "ZG-C1", (1,), True),
    Golden("zhanguo_auction", "zhanguo", 1, 4, {"boards": "auction"}, GREEDY, "ZG-C1", (3,), True),
    Golden("zhanguo_variants", "zhanguo", 1, 2, VARIANTS, GREEDY, "ZG-C1", (0,), True),
]

# Kept as texts, for people: a usual game of each. `python -m tests.golden FOLDER` writes any other.
READABLE = ("great_wall_3_shame", "sun_tzu_end_of_track_round_6", "zhanguo_2")
