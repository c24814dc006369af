"""What is settled before the game: the box, the number of players and the options."""

from ....core.registry import Options
from ....core.values import BadInput, Choice
from ..terms.box import BEARER_ADVISORS, Box, Decree
from ..terms.names import CHI, PLAYER, QIN, REED, SeatKind
from ..terms.parts import Ability, Mod
from ..terms.vocabulary import DO_GAIN, HONOR, LOCATION_RESOURCE, TRIGGERS

BY_EDITION = "by_edition"  # an option that is left to the edition

CHOICES = (
    Choice("mode", ("standard", "coop"), "GW-A1"),
    Choice("qin_honor", ("0", "50", "100"), "GW-Q24"),
    Choice("qin_advisors", ("one", "both"), "GW-Q24"),
    Choice("edition", ("revised", "first"), "GW-X"),
    Choice("walls_to_end", ("2", "3"), "GW-X1"),
    Choice("cleanup_order", ("left", "right"), "GW-X2"),
    Choice("volley_attack", (BY_EDITION, "no", "yes"), "GW-X10"),
    Choice("tactics_for", ("event", "window"), "GW-X14"),
    Choice("overlord", ("active", "top"), "GW-X4"),
    Choice("raid_tokens", ("2", "3"), "GW-X15"),
    Choice("qin_order", (BY_EDITION, "high", "low"), "GW-X5"),
    Choice("coop_trophies", (BY_EDITION, "at_once", "at_end"), "GW-X6"),
    Choice("coop2_decrees", (BY_EDITION, "four", "three", "none"), "GW-X7"),
)

# What such an option means in the revised edition and in the first.
EDITIONS = {
    "volley_attack": ("no", "yes"),
    "qin_order": ("high", "low"),
    "coop_trophies": ("at_once", "at_end"),
    "coop2_decrees": ("four", "none"),
}
FEWEST_TOGETHER = 2  # players in the cooperative game
GOALS = (0, 0, 6, 7, 9)  # decrees, by the number of players (GW-C1)
STAYS_WITH_THREE = "warriors_for_the_emperors_guard"  # one rulebook does not name it (GW-X7)


def chosen(options: Options, name: str) -> str:
    """The value of an option; if it is left to the edition, the edition's."""
    value = str(options[name])
    if value == BY_EDITION:
        return EDITIONS[name][1 if options["edition"] == "first" else 0]
    return value


class Settings:
    """The box and the options in the form the rules use."""

    def __init__(self, box: Box, players: int, options: Options) -> None:
        self.coop = options["mode"] == "coop"
        if self.coop and players < FEWEST_TOGETHER:
            raise BadInput(f"The cooperative game is for 2 to 4 players, not {players} (GW-A1).")
        side = 1 if players == 4 else 0  # of the board (GW-B1)
        self.box = box
        self.options = options
        # GW-C19 and GW-D1; by rules 1.3 everybody was asked in tea order, and a lower limit waited for the next draw
        self.together = self.coop and not box.is_1_3
        self.limits_at_once = not box.is_1_3
        self.players = players  # human players: the seats below this number
        # Seats that the rules move, -1: not in this game (GW-R, GW-Q)
        self.qin = 1 if players == 1 else -1
        self.reed = 2 if players <= 2 else -1
        self.seats = players if players > 2 else 3
        self.kinds: list[SeatKind] = [self._kind_of(seat) for seat in range(self.seats)]
        # With one or two players the left section stays closed (GW-R1).
        self.sections: list[int] = [1, 2] if self.reed >= 0 else [0, 1, 2]
        self.slots: list[int] = [location.slots[side] for location in box.locations]
        self.new_hordes: list[int] = [space[0] + (1 if self.coop else 0) for space in box.time[side]]  # GW-C4
        self.lethality: list[int] = [space[1] for space in box.time[side]]
        self.last_space = len(self.lethality) - 1
        self.walls_to_end = self._walls_to_end(options)
        self.shame_tokens = box.shame_solo if self.qin >= 0 else box.shame_per_player * players  # GW-A5
        self.clean_up_order: list[int] = self.sections[:]
        if options["cleanup_order"] == "right":
            self.clean_up_order.reverse()
        self.volley_attack = chosen(options, "volley_attack") == "yes"
        self.card_in_each_window = options["tactics_for"] == "window"
        # Shame taken by a raid: one for each human player; by an option for the Reed Clan too
        self.raid_tokens = 3 if players == 2 and options["raid_tokens"] == "3" else players  # GW-S5, GW-R18, GW-X15
        self.overlord_on_top = options["overlord"] == "top"
        self.qin_honor = int(str(options["qin_honor"]))
        self.qin_takes_both = options["qin_advisors"] == "both"
        self.qin_from_highest = chosen(options, "qin_order") == "high"
        self.trophies_at_once = self.coop and chosen(options, "coop_trophies") == "at_once"
        self.removed_decrees = chosen(options, "coop2_decrees")
        self.decree_places = 2 if players == 2 and self.removed_decrees != "none" else 3  # GW-C3, GW-X7
        self.goal = GOALS[players] if self.coop else 0
        self._choose_cards()
        self.automatic: list[bool] = [_is_automatic(box, ability) for ability in box.abilities]
        # By horde: its modifiers, and the mask of their kinds. Playouts ask for them all the time.
        self.horde_mods: list[list[Mod]] = [[box.mods[index] for index in card.mods] for card in box.hordes]
        self.horde_kinds: list[int] = [_kinds_of(mods) for mods in self.horde_mods]

    def _kind_of(self, seat: int) -> SeatKind:
        return QIN if seat == self.qin else REED if seat == self.reed else PLAYER

    def _walls_to_end(self, options: Options) -> int:
        """GW-W6, GW-X1."""
        if self.players <= 2:
            return len(self.sections)
        return 3 if self.players == 4 or options["walls_to_end"] == "3" else 2

    def _is_in(self, decree: Decree) -> bool:
        """Whether a decree is in the deck: with two players some are not (GW-C3, GW-X7)."""
        if not self.coop or self.players > 2 or not decree.out_with_2:
            return self.coop
        return self.removed_decrees == "none" or (self.removed_decrees == "three" and decree.id == STAYS_WITH_THREE)

    def _choose_cards(self) -> None:
        """The cards in this game (GW-B17, GW-C2, GW-R2), and those of each window (GW-A14)."""
        box = self.box
        sets = ("standard", "coop") if self.coop else ("standard",)
        self.generals: list[int] = [i for i, card in enumerate(box.generals) if card.set in sets]
        self.tactics: list[int] = [i for i, card in enumerate(box.tactics) if card.set in sets]
        self.hordes: list[int] = [
            i for i, card in enumerate(box.hordes) if card.set == sets[-1] and card.back in self.sections
        ]
        self.in_window: list[list[int]] = [[] for _ in TRIGGERS]
        for i in self.tactics:
            self.in_window[box.tactics[i].trigger].append(i)
        self.counts_as: list[int] = [card.counts_as for card in box.commands]
        self.decrees: list[int] = [i for i, card in enumerate(box.decrees) if self._is_in(card)]
        self.reed_command: int = [card.deck for card in box.commands].index("reed")
        self.solo_commands: list[int] = [i for i, card in enumerate(box.commands) if card.deck == "solo"]

    def abilities_of(self, bearer: int) -> tuple[int, ...]:
        """Indices of the abilities of a general or advisor."""
        if bearer >= BEARER_ADVISORS:
            return self.box.advisors[bearer - BEARER_ADVISORS].abilities
        return self.box.generals[bearer].abilities

    def mods_of(self, bearer: int) -> tuple[int, ...]:
        """Indices of the modifiers of a general or advisor."""
        if bearer >= BEARER_ADVISORS:
            return self.box.advisors[bearer - BEARER_ADVISORS].mods
        return self.box.generals[bearer].mods

    def mod(self, index: int) -> Mod:
        return self.box.mods[index]

    def ability(self, index: int) -> Ability:
        return self.box.abilities[index]


def _kinds_of(mods: list[Mod]) -> int:
    mask = 0
    for mod in mods:
        mask |= 1 << mod.kind
    return mask


def _is_automatic(box: Box, ability: Ability) -> bool:
    """Whether it only yields something, with nothing to choose or pay: then nobody is asked (GW-G6)."""
    if ability.pay is not None:
        return False
    for index in ability.effects:
        effect = box.effects[index]
        if effect.verb != DO_GAIN or effect.who:
            return False
        if effect.what > CHI and effect.what not in (HONOR, LOCATION_RESOURCE):
            return False
    return True
