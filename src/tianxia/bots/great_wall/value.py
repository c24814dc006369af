"""How a year may end: the chance of winning at the start of a year, by a few numbers of the position.

Among players, each seat's final score is foretold by a linear rule, one for each year and number of players, and the
chance of winning follows from how far apart the foretold scores are. Alone the lead over Qin is foretold, together the
chance of success. `training` finds the weights, from games of the light policy against itself.
"""

import json
import math
from functools import cache
from importlib.resources import files
from typing import Final

from ...core.kernel import is_over
from ...games.great_wall.acts.decrees import can_be_fulfilled
from ...games.great_wall.course.assault import score
from ...games.great_wall.position.modifiers import defense, power
from ...games.great_wall.position.settings import Settings
from ...games.great_wall.position.state import FORMS, WOUND, GreatWallState
from ...games.great_wall.terms.names import (
    CELLS,
    CLERK_PLACES,
    N_RESOURCES,
    N_SECTIONS,
    N_SOLDIERS,
    PLACES,
    POOL,
    PRODUCTION,
    ROWS,
)
from .cards import Cards
from .fitting import chance

FINAL: Final = 4.0  # honor: how sharply the final scores tell the winner from the others
LOST_ALONE: Final = -60  # honor: how an empty bank counts against Qin
WIDE: Final = 3.0  # times the usual scale


COOP: Final = "coop"  # how the names of these modes begin


def mode_of(cfg: Settings) -> str:
    return f"{COOP}{cfg.players}" if cfg.coop else str(cfg.players)


def table_of(cfg: Settings, s: GreatWallState) -> list[float]:
    """What is the same for all seats."""
    hordes = free = gap = breaches = 0
    for place in range(PLACES):
        if s.horde[place] >= 0:
            hordes += 1
            free += s.free[place]
    for section in range(N_SECTIONS):
        if s.horde[section * ROWS] >= 0:
            short = power(cfg, s, section) - defense(cfg, s, section)
            if short > 0:
                gap += short
                breaches += 1
    highest = 0
    for level in s.wall:
        highest += level == 3
    bank = s.bank / cfg.players
    found = [1.0, bank, min(bank, 3.0), float(hordes), float(free), float(gap), float(breaches)]
    found.append(float(s.wall[0] + s.wall[1] + s.wall[2]))
    found.append(float(highest))
    found.append(float(s.barricades[0] + s.barricades[1] + s.barricades[2]))
    found.append(float(s.warehouse[0] + s.warehouse[1] + s.warehouse[2]))
    return found


def seat_of(cards: Cards, cfg: Settings, s: GreatWallState, seat: int) -> list[float]:
    """What a seat has."""
    found = [float(s.honor[seat])]
    for resource in range(N_RESOURCES):
        found.append(float(s.stock[seat * N_RESOURCES + resource]))
    for location in range(PRODUCTION):
        found.append(float(s.overseer[seat * PRODUCTION + location]))
    clerks = 0
    for location in range(POOL):
        clerks += s.clerks[seat * CLERK_PLACES + location]
    found.append(float(clerks))
    found.append(float(s.clerks[seat * CLERK_PLACES + POOL]))
    firing = 0
    for kind in range(N_SOLDIERS):
        n = 0
        for section in range(N_SECTIONS):
            n += s.rest[(seat * N_SECTIONS + section) * N_SOLDIERS + kind]
        found.append(float(n))
    for section in range(N_SECTIONS):
        firing += s.firing[seat * N_SECTIONS + section]
    found.append(float(firing))
    spots, hopes = hordes_of(cfg, s, seat)
    found.append(float(spots))
    found.append(hopes)
    clean = shamed = 0
    for tokens in s.trophy_shame[seat]:
        clean += tokens == 0
        shamed += tokens
    found.append(float(clean))
    found.append(float(shamed))
    at = seat * N_SOLDIERS
    found.append(float(s.shamed[at] + s.shamed[at + 1] + s.shamed[at + 2]))
    found.append(float(s.pool[at] + s.pool[at + 1] + s.pool[at + 2]))
    found.append(float(s.tea.index(seat)))
    a_year = 0.0
    for card in s.active_advisors[seat]:
        a_year += cards.advisor_a_year(card)
    found.append(a_year)
    found.append(cards.general_a_year(s.general[seat], len(s.supporters[seat])) if s.general[seat] >= 0 else 0.0)
    found.append(float(len(s.active_advisors[seat]) + len(s.supporters[seat])))
    found.append(float(len(s.hand[seat])))
    found.append(float(s.commands[seat].bit_count()))
    found.append(float(s.discarded[seat].bit_count()))
    return found


def hordes_of(cfg: Settings, s: GreatWallState, seat: int) -> tuple[int, float]:
    """The spots that the seat's soldiers cover, and the honor of the hordes that they lead, as far as covered."""
    spots, hopes = 0, 0.0
    for place in range(PLACES):
        if s.horde[place] < 0:
            continue
        counts = [0] * cfg.seats
        for cell in range(place * CELLS, place * CELLS + CELLS):
            on = s.spots[cell]
            if 0 <= on < WOUND:
                counts[on // FORMS] += 1
        spots += counts[seat]
        if counts[seat] and counts[seat] == max(counts):
            hopes += cfg.box.hordes[s.horde[place]].honor / (1.0 + s.free[place])
    return spots, hopes


def team_of(cfg: Settings, s: GreatWallState) -> list[float]:
    """What a team has: its decrees, and what the players have together."""
    ready = 0
    for card in s.decrees:
        ready += can_be_fulfilled(cfg, s, card)
    left = cfg.goal - len(s.decrees_done)
    years = cfg.last_space - s.year + 1
    return [float(left), left / max(1, years), float(ready), float(len(s.decrees))]


def features_of(cards: Cards, cfg: Settings, s: GreatWallState, seat: int, scores: list[int]) -> list[float]:
    """All numbers from which a seat's end is foretold; alone also Qin's honor, together everybody's means."""
    found = table_of(cfg, s)
    if cfg.coop:
        found.extend(team_of(cfg, s))
        total = seat_of(cards, cfg, s, 0)
        for other in range(1, cfg.players):
            more = seat_of(cards, cfg, s, other)
            for i in range(len(total)):
                total[i] += more[i]
        found.extend([number / cfg.players for number in total])
        return found
    found.append(float(scores[seat]))
    found.append(float(max([scores[other] for other in range(cfg.players) if other != seat], default=s.honor[-1])))
    if cfg.qin >= 0:
        found.append(float(s.honor[cfg.qin]))
        found.append(float(len(s.trophies[cfg.qin])))
    found.extend(seat_of(cards, cfg, s, seat))
    return found


class Value:
    """The chance of winning at the start of a year, or when the game is over."""

    def __init__(self, cards: Cards, cfg: Settings, weights: list[list[float]]) -> None:
        self.cards = cards
        self.cfg = cfg
        self.weights = weights  # by year; the first number is how sharply the foretold scores tell seats apart

    def chance(self, s: GreatWallState, seat: int) -> float:
        """The chance that the seat wins, or its team."""
        return self.prospects(s, seat)[1]

    def worth(self, s: GreatWallState, seat: int) -> float:
        """What a search goes by: also in a game as good as won or lost, more honor is better."""
        return self.prospects(s, seat)[0]

    def prospects(self, s: GreatWallState, seat: int) -> tuple[float, float]:
        """The worth and the chance."""
        if self.cfg.coop:
            success = self.success(s)
            return success, success
        ends, scale = self.ends(s)
        first = share_of(ends, seat, scale)
        return 0.5 * first + 0.5 * share_of(ends, seat, WIDE * scale), first

    def of_year(self, s: GreatWallState) -> list[float]:
        """A pack may have more years than were learned from: they are like the last."""
        return self.weights[min(s.year, len(self.weights) - 1)]

    def ends(self, s: GreatWallState) -> tuple[list[float], float]:
        """The final honor of all rivals, foretold or real, and the scale on which they differ."""
        cfg = self.cfg
        if is_over(s):
            if cfg.qin >= 0:
                return [float(LOST_ALONE if s.bank == 0 else s.honor[0] - s.honor[cfg.qin] - 0.5), 0.0], FINAL
            # GW-Y4: a tie goes to the seat higher on the tea stack.
            return [s.honor[other] - 0.25 * s.tea.index(other) for other in range(cfg.players)], FINAL
        weights = self.of_year(s)
        scores = score(cfg, s)
        if cfg.qin >= 0:
            return [foretold(weights, features_of(self.cards, cfg, s, 0, scores)), 0.0], weights[0]
        found: list[float] = []
        for other in range(cfg.players):
            found.append(foretold(weights, features_of(self.cards, cfg, s, other, scores)))
        return found, weights[0]

    def success(self, s: GreatWallState) -> float:
        """Together: that the decrees are fulfilled in time."""
        cfg = self.cfg
        if is_over(s):
            return 1.0 if len(s.decrees_done) >= cfg.goal else 0.0
        return chance(foretold(self.of_year(s), features_of(self.cards, cfg, s, 0, [])))


def foretold(weights: list[float], features: list[float]) -> float:
    total = 0.0
    for i in range(len(features)):
        total += weights[i + 1] * features[i]
    return total


def share_of(ends: list[float], seat: int, scale: float) -> float:
    """The chance that the seat's end is the best, if each may turn out better or worse by about the scale."""
    total = 0.0
    for end in ends:
        total += math.exp(max(-30.0, min(30.0, (end - ends[seat]) / scale)))
    return 1 / total


@cache
def stored() -> dict[str, list[list[float]]]:
    """The weights in the package, by mode and year."""
    text = files("tianxia.bots.great_wall").joinpath("value.json").read_text(encoding="utf-8")
    found: dict[str, list[list[float]]] = json.loads(text)
    return found


def value_of(cards: Cards, cfg: Settings) -> Value:
    return Value(cards, cfg, stored()[mode_of(cfg)])
