"""The command cards, which all choose in secret at once: what to play if nobody knows what the others will play.

Between two players it is a game of its own: every own card is tried against every likely card of the other, in the same
worlds, and the cards are mixed so that the other cannot profit from knowing how. Of more players each is expected to
play by what its cards would yield, and the best answer to that is taken; so it is in a team, where all want the same.
"""

from typing import Final

from ...core import kernel
from ...core.dice import Dice
from ...core.worlds import ROUND, Policy, imagine, play_on
from ...games.great_wall.position.state import GreatWallState
from ...games.great_wall.rules import GreatWallRules
from ...games.great_wall.terms.asks import Q_COMMAND
from ...games.great_wall.terms.names import COMMANDS
from ...games.great_wall.terms.notation import COMMAND
from .cards import Cards
from .clerk_plan import ranked_commands
from .light import LightPolicy
from .matrix import mixed, most
from .value import Value
from .works import Works

LIKELY: Final[tuple[int, ...]] = (12, 4, 3, 2)  # how often another plays the card it likes best, second best and so on
TRUST: Final = 50  # in a hundred: how far that is relied on
UNIT: Final = 1_000_000  # a sure win, in whole numbers
NOISE: Final = 20  # in a thousand: how often the others do anything at all, later in the year


class Secrets:
    """Chooses a command card for one seat."""

    def __init__(self, cards: Cards, rules: GreatWallRules, value: Value, worlds: int) -> None:
        self.cards = cards
        self.rules = rules
        self.cfg = rules.settings
        self.value = value
        self.worlds = worlds  # in which every pair of cards is tried

    def chosen(self, world: GreatWallState, seat: int, own: list[int], dice: Dice) -> int:
        """One of the own cards, drawn with the dice if several should be mixed."""
        others = [other for other in range(self.cfg.players) if other != seat and world.commands[other]]
        likely = [self.likely(world, other) for other in others]
        if len(others) != 1 or self.cfg.coop:
            return own[most(self.answers(world, seat, own, others, likely, dice))]
        played = mixed(self.table(world, seat, own, others[0], likely[0], dice), list(LIKELY[: len(likely[0])]), TRUST)
        return own[drawn(played, dice)]

    def likely(self, world: GreatWallState, other: int) -> list[int]:
        """The cards that another seat may play, those that it likes best first."""
        works = Works(LightPolicy(self.cards, self.cfg).sight(world, other))
        held = [card for card in range(len(COMMANDS)) if world.commands[other] >> card & 1]
        return [COMMAND + card for card in ranked_commands(works, held)[: len(LIKELY)]]

    def table(
        self, world: GreatWallState, seat: int, own: list[int], other: int, theirs: list[int], dice: Dice
    ) -> list[list[int]]:
        """What each own card brings against each of the other's."""
        pay = [[0] * len(theirs) for _ in own]
        for _ in range(self.worlds):
            imagined, salt = imagine(self.rules, world, seat, dice), dice.below(1 << 29)
            for i in range(len(own)):
                for j in range(len(theirs)):
                    cards = [-1] * self.cfg.players
                    cards[seat], cards[other] = own[i], theirs[j]
                    pay[i][j] += self.tried(imagined.copy(), seat, cards, salt)
        return pay

    def answers(
        self,
        world: GreatWallState,
        seat: int,
        own: list[int],
        others: list[int],
        likely: list[list[int]],
        dice: Dice,
    ) -> list[int]:
        """What each own card brings against what the others may play, each for themselves."""
        gained = [0] * len(own)
        for _ in range(self.worlds * len(LIKELY)):
            imagined, salt = imagine(self.rules, world, seat, dice), dice.below(1 << 29)
            cards = [-1] * self.cfg.players
            for other, theirs in zip(others, likely, strict=True):
                cards[other] = theirs[drawn(list(LIKELY[: len(theirs)]), dice)]
            for i in range(len(own)):
                cards[seat] = own[i]
                gained[i] += self.tried(imagined.copy(), seat, cards, salt)
        return gained

    def tried(self, s: GreatWallState, seat: int, cards: list[int], salt: int) -> int:
        """The seat's prospects if these cards are played, one for each player."""
        year = s.year
        while not kernel.is_over(s) and kernel.kind_asked(s) == Q_COMMAND and s.year == year:
            who = kernel.first_owing(s)
            kernel.apply(self.rules, s, who, cards[who])
        policies: list[Policy] = [
            LightPolicy(self.cards, self.cfg, 0 if other == seat else NOISE) for other in range(self.cfg.players)
        ]
        if s.year == year:
            play_on(self.rules, s, policies, Dice(salt, 1, 2, 3), ROUND)
        return round(UNIT * self.value.worth(s, seat))


def drawn(weights: list[int], dice: Dice) -> int:
    """One of the places, each as often as its weight says."""
    left = dice.below(sum(weights))
    for i in range(len(weights)):
        left -= weights[i]
        if left < 0:
            return i
    return len(weights) - 1
