"""What is settled before the game: the tables, the number of players and the options."""

from ...core.registry import Options
from ...core.values import Choice
from .numbers import Tables
from .printed import Printed

CHOICES = (
    Choice("boards", ("plain", "picked", "auction"), "ZG-B8"),
    Choice("draft", (False, True), "ZG-V1"),
    Choice("turns_by_track", (False, True), "ZG-V2"),
    Choice("unrest_by_worker", (False, True), "ZG-V3"),
)


class Settings:
    """Tables and options in the form the rules use."""

    def __init__(self, tables: Tables, players: int, options: Options) -> None:
        self.tables = tables
        self.printed = Printed(tables, players)
        self.options = options
        self.players = players
        self.picked = options["boards"] == "picked"
        self.auction = options["boards"] == "auction"
        self.draft = bool(options["draft"])
        self.turns_by_track = bool(options["turns_by_track"])
        self.unrest_by_worker = bool(options["unrest_by_worker"])
