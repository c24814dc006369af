"""What is settled before the game: the pack's tables and the options."""

from ...core.registry import Options
from ...core.values import BadInput, Choice
from .box import Box
from .names import CARDS, KINDS, PROVINCES

CHOICES = (
    Choice("events", (False, True), "ST-A6"),
    Choice("beginner", (False, True), "ST-A7"),
    Choice("fixed_order", ("rounds_1_to_3", "round_1"), "ST-X1"),
    Choice("two_ones", ("point", "army", "victory"), "ST-X2"),
    Choice("great_plague", ("every", "own"), "ST-X3"),
    Choice("battle_order", ("one_by_one", "announced"), "ST-X4"),
)


class Settings:
    """The box and the options in the form the rules use."""

    def __init__(self, box: Box, options: Options) -> None:
        if options["beginner"] and options["events"]:
            raise BadInput("The beginner game has no events (ST-A7): choose one of the two.")
        self.box = box
        self.options = options
        self.events = bool(options["events"])
        self.beginner = bool(options["beginner"])
        self.last_decider_stays = options["fixed_order"] == "round_1"
        self.fixed_rounds = 1 if self.last_decider_stays else 3
        self.two_ones = str(options["two_ones"])
        self.own_great_plague = options["great_plague"] == "own"
        self.announced = options["battle_order"] == "announced"
        # As they are shown, the same in every view:
        self.order_names = tuple([PROVINCES[p] for p in box.order])
        self.adjacent_names = tuple([tuple([PROVINCES[q] for q in row]) for row in box.adjacent])
        self.deck_names = {CARDS[card]: box.deck[card] for card in range(KINDS)}
