"""A stronger player of The Great Wall: it does what promises the most honor, as far as it can see.

It knows the view of its seat and the cards of the pack, nothing else. This file has the table of its answers, by kind
of question, and the short answers.
"""

from collections.abc import Callable
from typing import Final

from msgspec import UNSET

from ...core.pack import Pack
from ...games.great_wall.terms.names import ARCHER, HORSEMAN, N_RESOURCES, SPEARMAN
from ...games.great_wall.terms.notation import (
    ADVISOR,
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
)
from ..bot import Situation
from . import goods, modes, moments, plan
from .attack import attackers, choose_attacker
from .cards import cards_of
from .places import Town
from .reading import Reading, by_kind
from .tactics import choose_tactic
from .weights import TEAM, Weights
from .worth import late_of


class GreatWallGreedy:
    """Plays for the greatest expected gain."""

    def __init__(self, pack: Pack | None = None, weights: Weights | None = None, team: Weights | None = None) -> None:
        self.cards = cards_of(pack)
        self.weights = weights or Weights()
        self.team = team or TEAM

    def choose(self, situation: Situation) -> int:
        """The best option; always one of those offered, even if the judgment went wrong."""
        options = situation.options
        if len(options) == 1:
            return options[0]
        reading = Reading(self.cards, situation.look(), situation.seat)
        weights = self.team if reading.coop else self.weights
        town = Town(reading, weights, late_of(reading, weights))
        code = ANSWERS.get(situation.kind, modes.first)(town, options)
        return code if code in options else options[situation.dice.below(len(options))]


# Cards


def choose_general(town: Town, options: list[int]) -> int:
    a_year = town.reading.cards.general_a_year
    return max(options, key=lambda code: a_year(code - GENERAL, 2) + a_year(code - GENERAL, 1))


def choose_advisor(town: Town, options: list[int]) -> int:
    return max(options, key=lambda code: town.reading.cards.advisor_a_year(code - ADVISOR))


def choose_role(town: Town, options: list[int]) -> int:
    name = town.reading.question.advisor
    active = 0.0 if name is UNSET else town.active_worth(town.reading.cards.advisors[name])
    return MAKE_ACTIVE if active >= town.supporter_worth() else MAKE_SUPPORTING


def hire(town: Town, options: list[int]) -> int:
    best = max([code for code in options if code != DONE], key=town.hire_gain)
    return best if town.hire_gain(best) > 0 else DONE


def choose_command(town: Town, options: list[int]) -> int:
    return COMMAND + plan.choose_command(town, [code - COMMAND for code in options])


def choose_copy(town: Town, options: list[int]) -> int:
    return COPY + plan.choose_copy(town, [code - COPY for code in options if code != DONE])


def choose_side(town: Town, options: list[int]) -> int:
    """Betrayal's two sides on the seat's own turn; otherwise Attack Order's: redeploy, or attack with one."""
    if town.reading.is_mine:
        return options[1]
    best = attackers(town.field)
    return CHOOSE + 1 if best and best[0][0] > 0 else CHOOSE


# Locations


def first_kind(code: int, kinds: tuple[int, ...], options: list[int]) -> int:
    return next((code + kind for kind in kinds if code + kind in options), options[0])


def overseer(town: Town, options: list[int]) -> int:
    return first_kind(OVERSEER, (SPEARMAN, HORSEMAN, ARCHER), options)


def donate(town: Town, options: list[int]) -> int:
    return DONATE if town.donation_pays() else DONE


def tea(town: Town, options: list[int]) -> int:
    return TEA_UP


def recruit(town: Town, options: list[int]) -> int:
    """The next recruit worth its price."""
    stock = [town.reading.has(resource) for resource in range(N_RESOURCES)]
    named = town.reading.question.named
    offered = [code - RECRUIT for code in options if code != DONE]
    planned = town.recruit_plan(stock, [0, 0, 0] if named is UNSET else by_kind(named), 1, offered)
    return RECRUIT + planned[0][1] if planned else DONE


def next_recruit(town: Town, options: list[int]) -> int:
    return first_kind(NEXT, (HORSEMAN, SPEARMAN, ARCHER), options)


def build(town: Town, options: list[int]) -> int:
    """The next building worth its price."""
    asked = town.reading.question
    total = 0 if asked.price is UNSET else asked.price.build
    walls = [0, 0, 0] if asked.walls is UNSET else asked.walls
    best, worth = DONE, 0.0
    for code in options:
        if code != DONE:
            gain = town.building_gain(code, town.shown_price(code), total, walls)
            if gain > worth:
                best, worth = code, gain
    return best


def dies(town: Town, options: list[int]) -> int:
    return DIES + SPEARMAN


def most(town: Town, options: list[int]) -> int:
    return max(options)


def nothing(town: Town, options: list[int]) -> int:
    return DONE


Answer = Callable[[Town, list[int]], int]

ANSWERS: Final[dict[str, Answer]] = {
    "general": choose_general,
    "advisors": choose_advisor,
    "command": choose_command,
    "space": plan.choose_space,
    "next_location": moments.next_location,
    "clerk": plan.choose_clerk,
    "advance": moments.advance,
    "upgrade": moments.upgrade,
    "overseer": overseer,
    "donate": donate,
    "tea": tea,
    "recruit": recruit,
    "next_recruit": next_recruit,
    "place_recruit": moments.place_recruit,
    "attacker": choose_attacker,
    "target": moments.target,
    "wound": moments.wound,
    "shot": moments.wound,
    "build": build,
    "hire": hire,
    "advisor_role": choose_role,
    "route": moments.route,
    "march": moments.march,
    "draw": most,
    "discard": moments.discard,
    "tactic": choose_tactic,
    "paid_ability": plan.choose_ability,
    "ability": plan.choose_ability,
    "shame": moments.place_shame,
    "redeem": moments.cleanse,
    "cleanse": moments.cleanse,
    "recall": moments.recall,
    "death": dies,
    "save": moments.save,
    "ransom": moments.save,
    "pay": goods.pay,
    "warehouse": goods.warehouse,
    "take": goods.take,
    "exchange": goods.exchange,
    "give": nothing,
    "lose": goods.lose,
    "income": moments.income,
    "reclaim": most,
    "copy": choose_copy,
    "choose": choose_side,
    "location": moments.bonus_location,
    "section": moments.weakest_section,
    "reed_clerk": modes.clan_clerk,
    "reed_advisor": modes.clan_advisor,
    "reed_barricade": modes.clan_barricade,
    "reed_spearman": modes.clan_spearman,
    "qin_advisor": modes.advisor_for_qin,
    "first": modes.first,
    "player": modes.player,
    "split": modes.player,
    "decree": modes.propose,
    "share": modes.fair_share,
    "consent": modes.consent,
    "sacrifice": modes.sacrifice,
}
