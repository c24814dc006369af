"""A stronger player of The Great Wall: it does what promises the most honor, as far as it can see.

It knows the view of its seat and nothing else. `great_wall_sight` reads it; `great_wall_worth` and
`great_wall_cards` say what things are worth, `great_wall_hordes` and `great_wall_places` what soldiers and
clerks gain; `great_wall_plan` plans clerks and command cards; the other files answer the other questions.
"""

from ..core.pack import Pack
from ..games.great_wall.names import ARCHER, HORSEMAN, SPEARMAN
from ..games.great_wall.notation import (
    ADVISOR,
    BARRICADE,
    BUY_OFF,
    CHOOSE,
    COMMAND,
    COPY,
    DIES,
    DONATE,
    DONE,
    GENERAL,
    MAKE_ACTIVE,
    MAKE_SUPPORTING,
    NEXT,
    OVERSEER,
    RECRUIT,
    TEA_UP,
    WALL,
)
from . import great_wall_goods as goods
from . import great_wall_modes as modes
from . import great_wall_moments as moments
from . import great_wall_plan as plan
from .bot import Question
from .great_wall_attack import attackers, choose_attacker
from .great_wall_cards import advisor_a_year, general_a_year
from .great_wall_memory import Memory
from .great_wall_places import Town
from .great_wall_sight import TABLES, Sight
from .great_wall_tactics import choose_tactic
from .great_wall_worth import TEAM, Weights, late_of


class GreatWallGreedy:
    """Plays for the greatest expected gain."""

    def __init__(self, pack: Pack | None = None, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()
        self.memory = Memory()

    def choose(self, question: Question) -> int:
        """The best option; whatever went wrong in judging, it is one of those offered."""
        options = question.options
        sight = Sight(question.look(), question.seat)
        self.memory.begin(question.kind, sight.year, sight.active, sight.is_mine)
        code = options[0]
        weights = TEAM if sight.coop else self.weights
        if len(options) > 1:
            town = Town(sight, weights, late_of(sight, weights))
            code = self._answer(question.kind, town, options)
            if code not in options:
                code = options[question.dice.below(len(options))]
        elif question.kind == "place_recruit":
            code = moments.place_recruit(Town(sight, weights, late_of(sight, weights)), options, self.memory)
        self.memory.note(code)
        return code

    def _answer(self, kind: str, town: Town, options: list[int]) -> int:
        for answers in (self._setup, self._clerks, self._soldiers, self._rest, modes.answer):
            code = answers(kind, town, options)
            if code is not None:
                return code
        return options[0]

    def _setup(self, kind: str, town: Town, options: list[int]) -> int | None:
        sight = town.sight
        if kind == "general":
            return max(options, key=lambda code: general_a_year(code - GENERAL, 2) + general_a_year(code - GENERAL, 1))
        if kind == "advisors":
            return max(options, key=lambda code: advisor_a_year(code - ADVISOR))
        if kind == "advisor_role":
            active = town.active_worth(sight.dealt[0]) if sight.dealt else 0.0
            return MAKE_ACTIVE if active >= town.supporter_worth() else MAKE_SUPPORTING
        if kind == "hire":
            hires = [code for code in options if code != DONE]
            best = max(hires, key=town.hire_gain)
            return best if town.hire_gain(best) > 0 else DONE
        if kind == "command":
            return COMMAND + plan.choose_command(town, [code - COMMAND for code in options])
        if kind == "copy":
            copies = [code - COPY for code in options if code != DONE]
            return COPY + plan.choose_copy(town, copies) if copies else DONE
        return None

    def _clerks(self, kind: str, town: Town, options: list[int]) -> int | None:
        if kind == "clerk":
            return self._clerk(town, options)
        if kind == "space":
            return plan.choose_space(town, options)
        if kind == "next_location":
            return moments.next_location(town, options)
        if kind == "advance":
            return moments.advance(town, options, plan.is_banner(town))
        if kind == "upgrade":
            return moments.upgrade(town, options)
        if kind == "overseer":
            kinds = (SPEARMAN, HORSEMAN, ARCHER)
            return next((OVERSEER + soldier for soldier in kinds if OVERSEER + soldier in options), options[0])
        if kind == "donate":
            return DONATE if town.donation_pays() else DONE
        if kind == "tea":
            return TEA_UP
        if kind == "income":
            return moments.income(town, options)
        if kind == "location":
            return moments.bonus_location(town, options)
        if kind == "section":
            return moments.weakest_section(town, options)
        return None

    def _clerk(self, town: Town, options: list[int]) -> int:
        return plan.choose_clerk(town, options, self.memory.moved, self.memory.extra)

    def _soldiers(self, kind: str, town: Town, options: list[int]) -> int | None:
        if kind == "recruit":
            return self._recruit(town, options)
        if kind == "next_recruit":
            return next(NEXT + soldier for soldier in (HORSEMAN, SPEARMAN, ARCHER) if NEXT + soldier in options)
        if kind == "place_recruit":
            return moments.place_recruit(town, options, self.memory)
        if kind == "attacker":
            return choose_attacker(town, options)
        if kind == "target":
            return moments.target(town, options, self.memory)
        if kind in ("wound", "shot"):
            return moments.wound(town, options)
        if kind == "death":
            return DIES + SPEARMAN
        if kind == "save":
            return moments.save(town, options, 0)
        if kind == "ransom":
            return moments.save(town, options, moments.ransom_price(town))
        if kind == "route":
            return moments.route(town, options)
        if kind == "march":
            return moments.march(town, options, self.memory)
        return None

    def _recruit(self, town: Town, options: list[int]) -> int:
        """The next of the recruits worth their price."""
        stock = [town.sight.has(resource) for resource in range(4)]
        named = (self.memory.named[0], self.memory.named[1], self.memory.named[2])
        offered = [code - RECRUIT for code in options if code != DONE]
        planned = town.recruit_plan(stock, named, 1, offered)
        return RECRUIT + planned[0][1] if planned else DONE

    def _build(self, town: Town, options: list[int]) -> int:
        stock = [town.sight.has(resource) for resource in range(4)]
        offered = [code for code in options if code != DONE]
        declared = town.build_plan(stock, self.memory.barricades, self.memory.walls, 1, offered)
        return declared[0][1] if declared else DONE

    def _rest(self, kind: str, town: Town, options: list[int]) -> int | None:
        if kind == "build":
            return self._build(town, options)
        if kind == "draw":
            return max(options)
        if kind == "discard":
            return moments.discard(options)
        if kind == "tactic":
            return choose_tactic(town, options)
        if kind in ("paid_ability", "ability"):
            return plan.choose_ability(town, options)
        if kind == "shame" and BUY_OFF in options:
            return BUY_OFF  # honor is good for little else in a team
        if kind == "shame":
            return moments.place_shame(town, options)
        if kind == "redeem" and town.sight.coop:
            return moments.cleanse(town, options, 0)
        if kind == "redeem":
            return moments.cleanse(town, options, TABLES.shame_cost)
        if kind == "cleanse":
            return moments.cleanse(town, options, 0)
        if kind == "recall":
            return moments.recall(town)
        if kind == "choose":
            return self._choose(town, options)
        return self._goods(kind, town, options)

    def _choose(self, town: Town, options: list[int]) -> int:
        """Betrayal's two sides in the own turn; else Attack Order's: redeploy, or attack with one."""
        if town.sight.is_mine:
            return options[1]
        best = attackers(town.field)
        return CHOOSE + 1 if best and best[0][0] > 0 else CHOOSE

    def _goods(self, kind: str, town: Town, options: list[int]) -> int | None:
        if kind == "pay":
            return goods.pay(town, options)
        if kind == "warehouse":
            return goods.warehouse(options)
        if kind == "take":
            return goods.take(town, options)
        if kind == "exchange":
            return goods.exchange(town, options)
        if kind == "lose":
            return goods.lose(town, options)
        if kind == "reclaim":
            return max(options)
        return None


assert BARRICADE < WALL
