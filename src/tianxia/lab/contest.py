"""What an arena plays: which bots meet, on which seats, with which seeds.

In a match the challenger has one seat and its opponent has all others. Every seed is played from every seat: the same
deal once with the challenger on the first seat, once on the second, and so on. With two seats a against b is b against
a, and each pair meets in one match; with more, a among three b is another match than b among three a, and both are
played. Where all seats win or lose together, a bot has them all and plays against the game, once with every seed.
"""

from itertools import combinations, permutations
from typing import NamedTuple

from ..core.pack import Pack
from ..core.registry import Options, Registration, checked_options, find, make_rules
from ..core.seed import checked_number
from ..core.values import BadInput
from .entrants import budget_of, entrant
from .figures import LEAST
from .sprt import checked


class Match(NamedTuple):
    """A bot on one seat, its opponent on all others; None: the bot has all, and plays against the game."""

    bot: str
    against: str | None


class Contest(NamedTuple):
    """All that determines the games of an arena."""

    game: str
    players: int
    options: Options
    pack: Pack | None
    matches: tuple[Match, ...]
    rotations: int  # games with each seed: one for each seat of the challenger
    seats: int
    seeds: range
    sprt: tuple[float, float] | None

    @property
    def is_together(self) -> bool:
        return self.matches[0].against is None

    @property
    def bots(self) -> dict[str, str]:
        """All that take part, with their budgets."""
        names = dict.fromkeys([name for match in self.matches for name in match if name is not None])
        return {name: budget_of(entrant(name, self.game, self.pack)) for name in names}


class Task(NamedTuple):
    """One game."""

    contest: Contest
    match: Match
    seed: int
    seat: int  # of the challenger
    with_moves: bool = False  # all of them are to be kept

    @property
    def bots(self) -> tuple[str, ...]:
        """One per seat."""
        other = self.match.bot if self.match.against is None else self.match.against
        return tuple(self.match.bot if seat == self.seat else other for seat in range(self.contest.seats))


def contest_of(
    game: str,
    bots: tuple[str, ...],
    players: int | None = None,
    options: Options | None = None,
    seeds: range | None = None,
    games: int = 200,
    seed: int = 0,
    against: tuple[str, ...] = (),
    sprt: tuple[float, float] | None = None,
    pack: Pack | None = None,
) -> Contest:
    """A checked contest. Every match has so many games, rounded up to whole seeds, from a first seed; or these seeds.

    All bots play each other; with `against`, each plays only those.
    """
    registration = find(game)
    count = registration.players[0] if players is None else players
    chosen = checked_options(registration, options or {})
    seats = make_rules(game, count, chosen, pack).seats
    for name in (*bots, *against):
        entrant(name, game, pack)
        if (*bots, *against).count(name) > 1:
            raise BadInput(f"The bot {name!r} is named twice.")
    together = is_together(registration, count, chosen)
    matches = matches_of(bots, against, seats, together)
    rotations = 1 if together else seats
    if seeds is None:
        seeds = range(seed, seed - (-games // rotations))
    for end in (seeds.start, seeds.stop - 1):
        checked_number(end)
    if len(seeds) < LEAST:
        raise BadInput(
            f"An interval needs at least {LEAST} seeds, that is {LEAST * rotations} games, not {len(seeds)}."
        )
    return Contest(game, count, chosen, pack, matches, rotations, seats, seeds, None if sprt is None else checked(sprt))


def is_together(game: Registration, players: int, options: Options) -> bool:
    """Whether all seats win or lose as one."""
    modes = [mode for mode in game.modes if mode.together and players in mode.players]
    return players == 1 or any([mode.options.items() <= options.items() for mode in modes])


def matches_of(bots: tuple[str, ...], against: tuple[str, ...], seats: int, together: bool) -> tuple[Match, ...]:
    if together:
        if against:
            raise BadInput("All seats win or lose together here: there is nobody to play against.")
        return tuple(Match(bot, None) for bot in bots)
    if against:
        return tuple(Match(bot, other) for bot in bots for other in against)
    if len(bots) < 2:
        raise BadInput("An arena needs at least two bots.")
    return tuple(Match(*pair) for pair in (combinations(bots, 2) if seats == 2 else permutations(bots, 2)))
