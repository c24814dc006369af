"""The light policy: greedy's judgment in a form that is cheap enough for playouts.

The questions that come often are answered from a `Sight`; the rare ones go to the greedy player's own answers.
"""

from typing import Final

from ...core.dice import Dice
from ...core.kernel import depth, kind_asked
from ...core.state import State
from ...games.great_wall.position.amounts import EVERY
from ...games.great_wall.position.settings import Settings
from ...games.great_wall.position.state import GreatWallState
from ...games.great_wall.terms import asks
from ...games.great_wall.terms.names import ARCHER, GOLD, HORSEMAN, SPEARMAN
from ...games.great_wall.terms.notation import (
    COMMAND,
    DONATE,
    DONE,
    MAKE_ACTIVE,
    MAKE_SUPPORTING,
    NEXT,
    OVERSEER,
    TAKE_BACK,
    TAKE_HONOR,
    clerk_code,
)
from ...games.great_wall.terms.vocabulary import TO_DIFFERENT
from ...games.great_wall.views.open import advisor_asked, attack_asked, clerks_asked, recruit_placed
from .cards import Cards
from .clerk_plan import MOST_MOVES, ClerkPlan, ranked_commands
from .light_answers import (
    advance,
    best_spot,
    clan_clerk,
    cleanse,
    first_of,
    hire,
    next_location,
    pay,
    place_recruit,
    place_shame,
    recruit,
    save,
    upgrade,
)
from .policy import GreedyPolicy
from .sight import ATTACK_ORDER, DESPOTISM, RAISE_BANNER, WORK_HARDER, Sight
from .works import Works

OF_A_TEAM: Final = (asks.Q_SHAME, asks.Q_REDEEM, asks.Q_CLEANSE, asks.Q_PAY)  # in a team they have other answers


class LightPolicy(GreedyPolicy):
    """Plays much like greedy, but faster. It follows a plan for clerks to its end: `forget` it between games."""

    def __init__(self, cards: Cards, cfg: Settings, noise: int = 0, whims: int = 0) -> None:
        super().__init__(cards, cfg, noise)
        self.whims = whims  # in a thousand: how often it plays any command card
        self._goals: list[int] = []
        self._whose = -1
        self._depth = -1
        self._left = -1
        self._sources: list[tuple[float, int]] = []

    def forget(self) -> None:
        self._goals = []
        self._whose = -1

    def choose(self, s: State, seat: int, options: list[int], dice: Dice) -> int:
        assert isinstance(s, GreatWallState)
        kind = kind_asked(s)
        noise = self.whims if kind == asks.Q_COMMAND and self.whims else self.noise
        if noise and dice.below(1000) < noise:
            return options[dice.below(len(options))]
        code = self.answer(s, seat, kind, options)
        if code in options:
            return code
        return super().choose(s, seat, options, dice)

    def answer(self, s: GreatWallState, seat: int, kind: int, options: list[int]) -> int:
        """-1: the greedy player shall answer."""
        if kind == asks.Q_CLERK:
            return self.clerk(s, seat, options)
        if kind == asks.Q_SPACE:
            return options[0]
        if kind == asks.Q_OVERSEER:
            return first_of(OVERSEER, (SPEARMAN, HORSEMAN, ARCHER), options)
        if kind == asks.Q_NEXT_RECRUIT:
            return first_of(NEXT, (HORSEMAN, SPEARMAN, ARCHER), options)
        if kind == asks.Q_DRAW or kind == asks.Q_WAREHOUSE:
            return max(options)
        if self.cfg.coop and kind in OF_A_TEAM:
            return -1
        if kind == asks.Q_SHAME:
            return place_shame(self.sight(s, seat), options)
        if kind == asks.Q_REDEEM or kind == asks.Q_CLEANSE:
            return cleanse(self.sight(s, seat), options)
        if kind == asks.Q_RECALL:
            held, autumns = s.commands[seat].bit_count(), self.sight(s, seat).years + 1
            return TAKE_HONOR if held >= min(autumns, 2.0) or s.discarded[seat].bit_count() >= 4 else TAKE_BACK
        if kind == asks.Q_PAY:
            return pay(self.sight(s, seat), options)
        if kind == asks.Q_REED_CLERK:
            return clan_clerk(self.cfg, s, seat, options)
        return self.by_works(s, seat, kind, options)

    def by_works(self, s: GreatWallState, seat: int, kind: int, options: list[int]) -> int:
        """The answers that need to know what locations and attacks yield."""
        if kind == asks.Q_COMMAND:
            return COMMAND + ranked_commands(self.works(s, seat), [code - COMMAND for code in options])[0]
        if kind == asks.Q_NEXT_LOCATION:
            return next_location(self.works(s, seat), options)
        if kind == asks.Q_ADVANCE:
            return advance(self.works(s, seat), options)
        if kind == asks.Q_UPGRADE:
            return upgrade(self.works(s, seat), options)
        if kind == asks.Q_DONATE:
            works = self.works(s, seat)
            return DONATE if works.donation(0) + works.donation(1) + works.donation(GOLD) > 0 else DONE
        if kind == asks.Q_HIRE:
            return hire(self.works(s, seat), options)
        if kind == asks.Q_ADVISOR_ROLE:
            works = self.works(s, seat)
            card = advisor_asked(s)
            return MAKE_ACTIVE if works.active_worth(card) >= works.supporter_worth() else MAKE_SUPPORTING
        if kind == asks.Q_RECRUIT:
            return recruit(self.works(s, seat), options)
        if kind == asks.Q_PLACE_RECRUIT:
            return place_recruit(self.works(s, seat), options, recruit_placed(s))
        if kind == asks.Q_TARGET:
            soldier, on_wall = attack_asked(s)
            return best_spot(self.works(s, seat), options, soldier, 0 if on_wall or soldier != ARCHER else 1)[1]
        if kind == asks.Q_SHOT or kind == asks.Q_WOUND:
            gain, code = best_spot(self.works(s, seat), options, ARCHER, 0)
            return DONE if gain <= 0 and DONE in options else code
        if kind == asks.Q_RANSOM or kind == asks.Q_SAVE:
            return save(self.works(s, seat), options, kind == asks.Q_SAVE)
        return -1

    def sight(self, s: GreatWallState, seat: int) -> Sight:
        return Sight(self.cards, self.cfg, s, seat, self.weights)

    def works(self, s: GreatWallState, seat: int) -> Works:
        return Works(self.sight(s, seat))

    # Clerks

    def clerk(self, s: GreatWallState, seat: int, options: list[int]) -> int:
        """The next move of the plan, or none; the plan is made once for all moves of an effect."""
        left, to = clerks_asked(s)
        if self._whose != seat or self._depth != depth(s) or left >= self._left or not self._goals:
            if self._whose == seat and self._depth == depth(s) and left == self._left - 1:
                self._whose = -1
                return DONE  # the plan is carried out
            self._plan(s, seat, left, to)
            self._whose, self._depth = seat, depth(s)
        self._left = left
        while self._goals:
            goal = self._goals.pop(0)
            for _, start in self._sources:
                code = clerk_code(start, goal)
                if start != goal and code in options:
                    return code
        self._whose = -1
        return DONE

    def _plan(self, s: GreatWallState, seat: int, left: int, to: int) -> None:
        works = self.works(s, seat)
        sight = works.sight
        moves = left if left < EVERY // 2 else MOST_MOVES
        by_command = s.active == seat and not s.open
        played = sight.played(seat)
        activates = by_command and (played == DESPOTISM or (played == WORK_HARDER and sight.on_track(ATTACK_ORDER) > 0))
        plan = ClerkPlan(works, to == TO_DIFFERENT, by_command and played == RAISE_BANNER)
        plan.plan(moves, activates)
        self._sources = plan.sources()
        self._goals = plan.goals()
