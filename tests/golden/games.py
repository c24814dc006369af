"""The games that are told in full: one per mode, one for each way to end.

Long games are written by bots. Their tests play the moves of the logs, so that a bot may get better without
changing what the rules are tested with.
"""

import re
from pathlib import Path
from typing import NamedTuple

import tianxia
from tianxia.core.registry import Options

from .director import direct
from .logs import again, folder_of
from .playthrough import Player, at_random, by_bots, playthrough

MOVE = re.compile(r"^ *\d+ seat (\d+) \w+ \(of \d+\): (.+)$", re.MULTILINE)


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
    recorded: bool = False  # the test plays the moves of the log
    causes: tuple[str, ...] = ()  # what the end is said to come from

    def play(self) -> tianxia.Game:
        return playthrough(self.game, self.seed, self.players, self.options, self.player)

    def play_told(self, text: str) -> tianxia.Game | None:
        """The game of a text, if the rules still lead to its end."""
        game = tianxia.new(self.game, seed=self.seed, players=self.players, options=self.options)
        try:
            for seat, move in MOVE.findall(text):
                game.play(int(seat), move)
        except tianxia.Refused:
            return None
        return game if game.over else None

    def play_again(self) -> tianxia.Game:
        """The game of the log, or the same player's game played again."""
        return again(self.log) if self.recorded else self.play()

    @property
    def log(self) -> Path:
        """The log for the present rules."""
        return folder_of(self.game) / f"{self.name}.jsonl"


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
    Golden("great_wall_3_time", "great_wall", 13, 3, {}, GREEDY, "GW-W6", (2,), True, True, ("time",)),
    Golden("great_wall_3_walls", "great_wall", 5, 3, {}, GREEDY, "GW-W6", (0,), True, True, ("walls", "time")),
    Golden("great_wall_3_shame", "great_wall", 1, 3, {}, GREEDY, "GW-W6", (2,), True, True, ("shame",)),
    Golden("great_wall_4_time", "great_wall", 5, 4, {}, GREEDY, "GW-W6", (2,), True, True, ("time",)),
    Golden("great_wall_4_walls", "great_wall", 0, 4, {}, GREEDY, "GW-W6", (0,), True, True, ("walls",)),
    Golden("great_wall_first_edition", "great_wall", 0, 3, FIRST, GREEDY, "GW-W6", (0,), True, True),
    Golden("great_wall_2", "great_wall", 0, 2, {}, GREEDY, "GW-W6", (1,), True, True, ("walls",)),
    Golden("great_wall_alone_won", "great_wall", 0, 1, {}, GREEDY, "GW-W6", (0,), True, True, ("time",)),
    Golden("great_wall_alone_shamed", "great_wall", 28, 1, {}, GREEDY, "GW-Q23", (), True, True, ("shame",)),
    Golden("great_wall_alone_beaten", "great_wall", 4, 1, HARD, GREEDY, "GW-W6", (), True, True, ("time",)),
    Golden("great_wall_team_2", "great_wall", 3, 2, COOP, GREEDY, "GW-C15", (0, 1), True, True, ("decrees",)),
    Golden("great_wall_team_3_won", "great_wall", 1, 3, COOP, GREEDY, "GW-C15", (0, 1, 2), True, True, ("decrees",)),
    Golden("great_wall_team_3_lost", "great_wall", 0, 3, COOP, GREEDY, "GW-C16", (), True, True, ("shame",)),
    Golden("great_wall_team_4", "great_wall", 0, 4, AT_END, GREEDY, "GW-C15", (0, 1, 2, 3), True, True, ("decrees",)),
    Golden("zhanguo_2", "zhanguo", 1, 2, {}, GREEDY, "ZG-C1", (1,), True, True),
    Golden("zhanguo_3", "zhanguo", 1, 3, {}, GREEDY, "ZG-C1", (2,), True, True),
    Golden("zhanguo_4", "zhanguo", 1, 4, {}, GREEDY, "ZG-C1", (3,), True, True),
    Golden("zhanguo_picked", "zhanguo", 1, 3, {"boards": "picked"}, GREEDY, "ZG-C1", (1,), True, True),
    Golden("zhanguo_auction", "zhanguo", 1, 4, {"boards": "auction"}, GREEDY, "ZG-C1", (3,), True, True),
    Golden("zhanguo_variants", "zhanguo", 1, 2, VARIANTS, GREEDY, "ZG-C1", (0,), True, True),
]
