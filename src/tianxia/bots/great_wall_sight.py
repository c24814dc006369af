"""What the greedy player of The Great Wall reads off its view: numbers in place of names."""

from typing import Any, Final

from ..games.great_wall.cards import tables_of
from ..games.great_wall.names import CELLS, COMMANDS, LOCATIONS, PLACES, RESOURCES, SECTIONS, SOLDIERS
from ..games.great_wall.notation import CELL_NAMES
from ..games.great_wall.state import FREE, NO_SPOT, WOUND
from .great_wall_team import reserve_of

View = dict[str, Any]

# The view names cards; what they do is read from the standard tables. An own pack replaces cards under
# the same ids, so with one these are a fair guess, no more.
TABLES: Final = tables_of(None)
GENERALS: Final = {card.id: i for i, card in enumerate(TABLES.generals)}
ADVISORS: Final = {card.id: i for i, card in enumerate(TABLES.advisors)}
TACTICS: Final = {card.id: i for i, card in enumerate(TABLES.tactics)}
HORDES: Final = {card.id: i for i, card in enumerate(TABLES.hordes)}
ARTIFACTS: Final = {card.id: i for i, card in enumerate(TABLES.artifacts)}
COUNTS_AS: Final = {card.id: card.counts_as for card in TABLES.commands}
CELL_OF: Final = {name: i for i, name in enumerate(CELL_NAMES)}

SOLDIER_ON_SPOT: Final = 0  # + seat: a spearman
HORSEMAN_ON_SPOT: Final = 8  # + seat: a half of a horseman


class Horde:
    """A horde before the wall and what lies on it."""

    __slots__ = ("card", "cells", "free", "honor", "lethality", "place", "power")

    def __init__(self, place: int, card: int, cells: list[int], free: int, power: int, honor: int, deadly: int) -> None:
        self.place = place
        self.card = card
        self.cells = cells  # NO_SPOT, FREE, WOUND, or a soldier and whose
        self.free = free
        self.power = power
        self.honor = honor
        self.lethality = deadly

    def copy(self) -> "Horde":
        return Horde(self.place, self.card, self.cells[:], self.free, self.power, self.honor, self.lethality)

    def spots_of(self, seat: int) -> int:
        """GW-V5: spots that the seat's soldiers cover."""
        return self.cells.count(seat) + self.cells.count(HORSEMAN_ON_SPOT + seat)

    def soldiers_of(self, seat: int) -> int:
        return self.cells.count(seat) + (self.cells.count(HORSEMAN_ON_SPOT + seat) + 1) // 2


class Sight:
    """The table from one seat."""

    def __init__(self, view: View, seat: int) -> None:
        own, me = view["own"], view["players"][seat]
        self.seat = seat
        self.players = len(view["players"])  # the seats that the rules move included
        self.humans = len([player for player in view["players"] if player["kind"] == "player"])  # who take shame
        self.sinking = 0.0  # how likely shame is to eat up all honor: judged by great_wall_worth
        self.year: int = view["year"]
        self.last: int = view["years"]
        self.season: str = view["season"]
        self.active: int = -1 if view["active"] is None else view["active"]
        self.tea: list[int] = view["tea"]
        self.bank: int = view["bank"]
        self.hordes_next: int = view["hordes_next_spring"] or 0
        self.beaten: int = len(view["discards"]["hordes"]) + sum([len(other["trophies"]) for other in view["players"]])
        self.row = [ADVISORS[name] for name in view["advisors"]]
        self.artifacts = [TABLES.artifacts[ARTIFACTS[name]] for name in view["artifacts"]]
        self.warehouse: int = sum(view["warehouse"].values())
        self._read_track(view)
        self._read_wall(view)
        self._read_locations(view)
        # The own side
        self.honor: list[int] = [player["honor"] for player in view["players"]]
        self.general = -1 if me["general"] is None else GENERALS[me["general"]]
        self.advisors = [ADVISORS[name] for name in me["advisors"]]
        self.supporters = len(me["supporters"])
        self.discarded: int = len(me["discarded"])
        self.free_clerks: int = me["clerks"]
        self.chamber: int = me["chamber"]
        self.pool: list[int] = [me["pool"][name] for name in SOLDIERS]
        self.shamed: list[int] = [me["shamed"][name] for name in SOLDIERS]
        self.trophies: list[tuple[int, int, int]] = [
            (HORDES[won["card"]], won["honor"], won["shame"]) for won in me["trophies"]
        ]  # card, honor, tokens of shame
        self.hands: list[int] = [player["tactics"] for player in view["players"]]
        self.stock: list[int] = [own["stock"][name] for name in RESOURCES]
        self.coop: bool = view["coop"] is not None
        self.reserve: list[int] = reserve_of(view["coop"], self.humans, self.stock)
        self.locked: list[int] = [
            max(own["locked"].get(name, 0), min(self.stock[i], self.reserve[i])) for i, name in enumerate(RESOURCES)
        ]
        self.tactics = [TACTICS[name] for name in own["tactics"]]
        self.commands = [COMMANDS.index(name) for name in own["commands"]]
        self.dealt = [ADVISORS[name] for name in own["dealt_advisors"]]

    def _read_track(self, view: View) -> None:
        """Who has played what, and whose turns are still to come."""
        self.track: list[int] = [-1 if at is None else at["seat"] for at in view["track"]]
        self.played: list[int] = [
            -1 if player["played"] is None else COUNTS_AS[player["played"]] for player in view["players"]
        ]
        self.to_come: list[int] = []
        if self.active in self.track:
            self.to_come = self.track[self.track.index(self.active) + 1 :]

    def _read_wall(self, view: View) -> None:
        sections = view["sections"]
        self.wall: list[int] = [at["level"] for at in sections]
        self.barricades: list[int] = [at["barricades"] for at in sections]
        self.firing_free: list[int] = [at["free_firing_spots"] for at in sections]
        self.defence: list[int] = [at["defence"] for at in sections]
        self.power: list[int] = [at["power"] for at in sections]
        self.firing: list[list[int]] = [at["firing"] for at in sections]
        self.rest: list[list[int]] = [[at["rest"][self.seat].get(name, 0) for name in SOLDIERS] for at in sections]
        self.hordes: list[Horde | None] = [None] * PLACES
        for section, at in enumerate(sections):
            for shown in at["hordes"]:
                place = section * 3 + shown["row"] - 1
                self.hordes[place] = _horde(shown, place)

    def _read_locations(self, view: View) -> None:
        locations = view["locations"]
        self.slots: list[int] = [at["slots"] or 0 for at in locations]
        self.shame: list[bool] = [at["shame"] for at in locations]
        self.clerks: list[list[int]] = [at["clerks"] for at in locations]
        self.mine: list[int] = [at["clerks"][self.seat] for at in locations]
        self.crowd: list[int] = [sum(at["clerks"]) for at in locations]
        self.overseer: list[int] = [at["overseers"][self.seat] if at["overseers"] else 0 for at in locations]
        self.overseer_pay: list[int] = [
            -1 if at["overseer_pay"] is None else RESOURCES.index(at["overseer_pay"]) for at in locations
        ]
        self.overseer_cost: list[list[int]] = [at["overseer_cost"] or [] for at in locations]

    @property
    def is_mine(self) -> bool:
        """Whether it is the own turn."""
        return self.active == self.seat

    def on_track(self, command: int) -> int:
        """GW-J5: command cards of that name, anyone's."""
        return self.played.count(command)

    def rank(self, seat: int) -> int:
        """0: top of the tea stack."""
        return self.tea.index(seat)

    def has(self, resource: int) -> int:
        """What can be paid now (GW-A10)."""
        return self.stock[resource] - self.locked[resource]

    def hordes_of(self, section: int) -> list[Horde]:
        return [horde for horde in self.hordes[section * 3 : section * 3 + 3] if horde is not None]


def _horde(shown: View, place: int) -> Horde:
    cells = [NO_SPOT] * CELLS
    for name, spot in shown["spots"].items():
        if spot["on"] is None:
            on = FREE
        elif spot["on"] == "wound":
            on = WOUND
        else:
            on = spot["seat"] + (HORSEMAN_ON_SPOT if spot["on"] == "horseman" else SOLDIER_ON_SPOT)
        cells[CELL_OF[name]] = on
    card = HORDES[shown["card"]]
    return Horde(place, card, cells, shown["free"], shown["power"], shown["honor"], shown["lethality"])


assert len(LOCATIONS) == 10
assert len(SECTIONS) == 3
