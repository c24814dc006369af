"""What is announced is what happens: previews compared with whole games.

Each preview is made in worlds that the seat cannot tell apart from the true one; all must be the same. Then the
option is played in the true world: what the seat is told up to the barrier, whether it is asked again and with which
options, and what it sees, must be what was announced. More than the suite does: `make previews COUNT=1000000`.
"""

import sys
import time
from typing import Any, NamedTuple

from tianxia.core import foresight, kernel
from tianxia.core.dice import Dice
from tianxia.core.save import save
from tianxia.core.state import KIND, Event, State

from .positions import AnyRules, moves_of, nodes

WORLDS = 2  # dealt anew for each position; a third is the true one


class Foretold(NamedTuple):
    """What a preview says, in the kernel's own numbers."""

    told: list[Event]
    certain: bool
    asked: str
    then: list[int]
    view: Any
    final: bool


def foretell(rules: AnyRules, world: State, seat: int, code: int) -> Foretold:
    after, told, certain, final = foresight.carry_out(rules, world, seat, code)
    if not certain:
        return Foretold(told, False, "", [], None, final)
    goes_on = bool(kernel.owing(after) >> seat & 1)
    asked = kernel.asked(rules, after) if goes_on else ""
    return Foretold(told, True, asked, moves_of(rules, after, seat) if goes_on else [], rules.view(after, seat), final)


def foretold_at(rules: AnyRules, s: State, dice: Dice) -> int:
    """Checks all options of all seats in one position; returns how many there were."""
    count = 0
    for seat in range(rules.seats):
        codes = moves_of(rules, s, seat)
        if not codes:
            continue
        before = save(s)
        worlds = [rules.resample(s, seat, dice) for _ in range(WORLDS)]
        foretold = [[foretell(rules, world, seat, code) for code in codes] for world in worlds]
        assert save(s) == before, "a preview changed the game"
        for code, first, other in zip(codes, *foretold, strict=True):
            what = f"{rules.text(code) if code >= 0 else 'change'} of seat {seat} at {kernel.asked(rules, s)}"
            assert first == other, f"the preview of {what} depends on what is hidden: {first} {other}"
            assert foretell(rules, s, seat, code) == first, f"{what} does something else than was announced"
            look_ahead(rules, s, worlds, seat, code, dice)
        count += len(codes)
    return count


def look_ahead(rules: AnyRules, s: State, worlds: list[State], seat: int, code: int, dice: Dice) -> None:
    """What is promised for a later question of the turn is offered there, whichever way the turn goes."""
    later = rules.ahead.get(s.stack[-1][KIND])
    if later is None:
        return
    promised = []
    for world in (s, *worlds):
        after, _, certain, _ = foresight.carry_out(rules, world, seat, code)
        promised.append(foresight.ahead(rules, after, seat, later) if certain else ([], []))
    assert promised[0] == promised[1] == promised[2], f"what {rules.text(code)} promises depends on what is hidden"
    surely, _ = promised[0]
    after, _, certain, _ = foresight.carry_out(rules, s, seat, code)
    while certain and kernel.owing(after) >> seat & 1 and after.stack[-1][KIND] != later:
        options = rules.options(after, seat, after.stack[-1])
        after, _, certain, _ = foresight.carry_out(rules, after, seat, options[dice.below(len(options))])
    comes = certain and bool(kernel.owing(after) >> seat & 1)
    offered = rules.options(after, seat, after.stack[-1]) if comes else []
    assert set(surely) <= set(offered), f"{rules.text(code)} promised {surely} and then offered {offered}"


def check(rules: AnyRules, seed: int, least: int) -> int:
    dice = Dice.seeded(f"foretell {seed}")
    count = 0
    while True:
        stride = 1 + dice.below(7)  # every game is checked at different places
        for n, s in enumerate(nodes(rules, seed)):
            if n % stride == 0:
                count += foretold_at(rules, s, dice)
                if count >= least:
                    return count
        seed += 1000


def main() -> None:
    """Checks that many previews over all settings, with progress."""
    from .games import settings_of_known_games

    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    begun, count = time.perf_counter(), 0
    ways = settings_of_known_games()
    for n, setting in enumerate(ways):
        count += check(setting.rules(), 10_000 + n, wanted // len(ways) + 1)
        print(f"{count:>9} previews, {time.perf_counter() - begun:.0f} s: {setting}", flush=True)


if __name__ == "__main__":
    main()
