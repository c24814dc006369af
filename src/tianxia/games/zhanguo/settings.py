"""What is settled before the game: the tables, the number of players and the options."""

from ...core.registry import Options
from ...core.values import Choice
from .box import Box
from .printed import Printed

CHOICES = (  # ZG-V4: settled before setup
    Choice("boards", ("plain", "picked", "auction"), "ZG-B8"),
    Choice("draft", (False, True), "ZG-V1"),
    Choice("turns_by_track", (False, True), "ZG-V2"),
    Choice("unrest_by_worker", (False, True), "ZG-V3"),
)


class Settings:
    """The box and the options in the form the rules use."""

    def __init__(self, box: Box, players: int, options: Options) -> None:
        self.box = box
        self.printed = Printed(box, players)
        self.options = options
        self.players = players
        self.picked = options["boards"] == "picked"
        self.auction = options["boards"] == "auction"
        self.draft = bool(options["draft"])
        self.turns_by_track = bool(options["turns_by_track"])
        self.unrest_by_worker = bool(options["unrest_by_worker"])
