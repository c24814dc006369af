"""The forecast of an assault matches the assault that follows."""

import pytest

from tianxia.core import kernel
from tianxia.core.dice import Dice
from tianxia.core.pack import Pack
from tianxia.core.registry import Options, checked_options
from tianxia.core.state import ASK, EVENT, OWING, STEP, TOLD, answered
from tianxia.games.great_wall import GAME
from tianxia.games.great_wall.position import events
from tianxia.games.great_wall.position.state import GreatWallState
from tianxia.games.great_wall.rules import GreatWallRules
from tianxia.games.great_wall.terms import frames
from tianxia.games.great_wall.views.seen import Assault

from ...conformance.busy import BUSY
from .table import Table

rule = pytest.mark.rule
TOKENS = (events.SHAME, events.SHAME_ON_TROPHY, events.SHAME_WITHOUT_PLACE, events.BANK_EMPTY, events.BOUGHT_OFF)


def forecast(t: Table, section: int = 0) -> Assault:
    found = t.view().sections[section].assault
    assert found is not None
    return found


class Winter:
    """A random game, step by step; each assault is compared with the forecast made just before it."""

    def __init__(self, rules: GreatWallRules, seed: int) -> None:
        self.rules = rules
        self.s: GreatWallState = rules.setup(Dice.seeded(str(seed)))
        self.s.told = []
        self.dice = Dice.seeded(f"forecast {seed}")
        self.compared = self.breaches = self.deaths = 0

    def play(self) -> None:
        while self.s.stack:
            if self.s.stack[-1][STEP] == frames.ASSAULT and self.s.stack[-1][1] < 3:
                self.assault(self.s.stack[-1][1])
            else:
                self.step()

    def step(self) -> None:
        frame = self.s.stack[-1]
        if frame[STEP] == ASK:
            seat = kernel.first_owing(self.s)
            options = self.rules.options(self.s, seat, frame)
            self.answer(seat, options[self.dice.below(len(options))])
        else:
            self.s.stack.pop()
            self.rules.step(self.s, frame)

    def answer(self, seat: int, code: int) -> None:
        """As the kernel does, but without going on to the next question."""
        question, bit = self.s.stack[-1], 1 << seat
        if question[OWING] == bit:
            self.s.stack.pop()
        else:
            self.s.stack[-1] = answered(question, bit)
        self.rules.apply(self.s, seat, question, code)

    def assault(self, section: int) -> None:
        foretold = self.rules.view(self.s, None).sections[section].assault
        self.s.told = []
        self.step()
        verdicts = [event for event in self.s.told if event[EVENT] in (events.HOLDS, events.BREACH)]
        if foretold is None:
            assert not verdicts
            return
        self.compared += 1
        kind = events.HOLDS if foretold.holds else events.BREACH
        assert [(event[EVENT], *event[TOLD:]) for event in verdicts] == [
            (kind, section, foretold.defense, foretold.power)
        ]
        if not foretold.holds:
            self.breach(section, foretold)

    def breach(self, section: int, foretold: Assault) -> None:
        seats = self.rules.settings.seats
        while self.s.stack and self.s.stack[-1] != (frames.DYING, section):
            self.step()
        heard = self.s.told or []
        if not self.s.stack:  # the game is lost, for everyone
            return
        assert [sum(self.s.dying[seat * 3 : seat * 3 + 3]) for seat in range(seats)] == foretold.dying
        assert [len([e for e in heard if e[0] in TOKENS and e[2] == seat]) for seat in range(seats)] == foretold.shame
        self.breaches += 1
        self.deaths += sum(foretold.dying)


@rule("GW-W3", "GW-W8", "GW-W9", "GW-W11")
@pytest.mark.parametrize(("players", "options"), [(1, {}), (2, {}), (3, {}), (4, {}), (3, {"mode": "coop"})])
def test_every_assault_is_as_foretold(players: int, options: Options) -> None:
    rules = GreatWallRules(players, checked_options(GAME, options), Pack(BUSY, "busy.toml"))
    compared = breaches = deaths = 0
    for seed in range(6):
        winter = Winter(rules, seed)
        winter.play()
        compared, breaches, deaths = compared + winter.compared, breaches + winter.breaches, deaths + winter.deaths
    assert min(compared, breaches) > 8
    assert deaths > 1


@rule("GW-W11")
def test_archers_die_in_a_breach_whatever_the_lethality() -> None:
    t = Table()
    t.horde("left", "infantry_left")
    t.set_firing(0, "left")
    assert forecast(t).dying == [1, 0, 0]
    assert not forecast(t).holds
    t.wall("left", 3)
    assert (forecast(t).holds, forecast(t).dying) == (True, [0, 0, 0])


@rule("GW-V6")
def test_a_choice_who_dies_at_one_horde_spares_nobody_at_another() -> None:
    t = Table()
    t.year(1)
    for card in ("infantry_right", "brutes_right", "infantry_right"):
        t.horde("right", card)
    row_1, row_3 = t.free_spots("right", 1), t.free_spots("right", 3)
    t.put_on(0, "right", 1, row_1[-1], "a3-a4")
    t.put_on(0, "right", 3, row_3[-1])
    assert forecast(t, 2).dying == [2, 0, 0]


@rule("GW-V2")
def test_a_covered_horde_does_not_come() -> None:
    t = Table()
    t.horde("left", "infantry_left")
    before = forecast(t)
    t.horde("left", "brutes_left")
    both = forecast(t)
    t.wound("left", 2, *t.free_spots("left", 2))
    assert both.power > before.power
    assert forecast(t) == before


@rule("GW-U6")
def test_announced_buildings_count() -> None:
    t = Table()
    t.rich(0)
    t.horde("right", "infantry_right")
    t.clerks(0, builders_camp=2)
    t.activate("builders_camp")
    bare = forecast(t, 2)
    assert (bare.defense, bare.holds) == (0, False)
    t.play(0, "wall right")
    announced = forecast(t, 2)
    assert (announced.defense, announced.holds) == (8, True)
    assert t.view().sections[2].level == 0  # nothing is built yet
    t.play(0, "barricade right")
    while not t.over:
        t.play(0, t.options(0)[0])
    assert forecast(t, 2).defense == 10
