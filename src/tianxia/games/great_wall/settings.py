"""What is settled before the game: the tables, the number of players and the options."""

from ...core.registry import Options
from ...core.values import Choice
from .names import CHI
from .tables import BEARER_ADVISORS, Ability, Mod, Tables
from .vocabulary import DO_GAIN, HONOR, LOCATION_RESOURCE, TRIGGERS

BY_EDITION = "by_edition"  # an option that has not been set alone

CHOICES = (
    Choice("edition", ("revised", "first"), "GW-X10"),
    Choice("walls_to_end", ("2", "3"), "GW-X1"),
    Choice("cleanup_order", ("left", "right"), "GW-X2"),
    Choice("volley_attack", (BY_EDITION, "no", "yes"), "GW-X10"),
)


class Settings:
    """Tables and options in the form the rules use."""

    def __init__(self, tables: Tables, players: int, options: Options) -> None:
        volley = options["volley_attack"]
        if volley == BY_EDITION:
            volley = "yes" if options["edition"] == "first" else "no"
        side = 1 if players == 4 else 0
        self.tables = tables
        self.options = options
        self.players = players  # human players
        self.seats = players
        self.slots: list[int] = [location.slots[side] for location in tables.locations]
        self.new_hordes: list[int] = [space[0] for space in tables.time[side]]
        self.lethality: list[int] = [space[1] for space in tables.time[side]]
        self.last_space = len(self.lethality) - 1
        self.walls_to_end = 3 if players == 4 or options["walls_to_end"] == "3" else 2  # GW-W6, GW-X1
        self.clean_up_order = (2, 1, 0) if options["cleanup_order"] == "right" else (0, 1, 2)
        self.volley_attack = volley == "yes"
        # Cards of the game, and those that a window can see (GW-A14)
        self.generals: list[int] = [i for i, card in enumerate(tables.generals) if card.set == "standard"]
        self.hordes: list[int] = [i for i, card in enumerate(tables.hordes) if card.set == "standard"]
        self.tactics: list[int] = [i for i, card in enumerate(tables.tactics) if card.set == "standard"]
        self.in_window: list[list[int]] = [[] for _ in TRIGGERS]
        for i in self.tactics:
            self.in_window[tables.tactics[i].trigger].append(i)
        self.automatic: list[bool] = [_is_automatic(tables, ability) for ability in tables.abilities]

    def abilities_of(self, bearer: int) -> tuple[int, ...]:
        """Indices of the abilities of a general or advisor."""
        if bearer >= BEARER_ADVISORS:
            return self.tables.advisors[bearer - BEARER_ADVISORS].abilities
        return self.tables.generals[bearer].abilities

    def mods_of(self, bearer: int) -> tuple[int, ...]:
        """Indices of the modifiers of a general or advisor."""
        if bearer >= BEARER_ADVISORS:
            return self.tables.advisors[bearer - BEARER_ADVISORS].mods
        return self.tables.generals[bearer].mods

    def mod(self, index: int) -> Mod:
        return self.tables.mods[index]

    def ability(self, index: int) -> Ability:
        return self.tables.abilities[index]


def _is_automatic(tables: Tables, ability: Ability) -> bool:
    """Whether it only yields, with nothing to choose or to pay: then nobody is asked (GW-G6)."""
    if ability.pay is not None:
        return False
    for index in ability.effects:
        effect = tables.effects[index]
        if effect.verb != DO_GAIN or effect.who:
            return False
        if effect.what > CHI and effect.what not in (HONOR, LOCATION_RESOURCE):
            return False
    return True
