"""A player who knows how its opponent thinks: for measuring how far a level can be foretold, not for the table.

It imagines worlds, lets the opponent lay its orders there, and answers those with the best five cards of its own. It
sees no more than its seat may see; whoever loses to it much more than half of the games has habits.
"""

from ...core import kernel
from ...core.dice import Dice
from ...core.pack import Pack
from ...core.state import ALL, TO, Event
from ...core.worlds import imagine
from ...games.sun_tzu.names import BLUE, KINDS, N
from ...games.sun_tzu.notation import READY
from ...games.sun_tzu.rules import SunTzuRules
from ...games.sun_tzu.state import SunTzuState, own_orders
from ..bot import Bot, Situation, situation_within
from .ending import WIN, Contest, final_scores, lead_before
from .hands import own_hand
from .levels import Dragon, Strategist
from .orders import Strategy, position_key
from .outlook import ROUNDS
from .solver import Assigner, Hand, Mixture, turned
from .stakes import Stakes


class Attacker(Strategist):
    """The best response to an opponent whose orders it simulates in so many worlds."""

    def __init__(self, victim: Bot, worlds: int = 16, pack: Pack | None = None) -> None:
        super().__init__(pack)
        self.victim = victim
        self.foreseen = worlds
        self.budget = f"{worlds} worlds of {type(victim).__name__}"

    def strategy(self, situation: Situation, s: SunTzuState) -> Strategy:
        rules, seat = situation.rules, situation.seat
        assert isinstance(rules, SunTzuRules)
        key = position_key(s, seat)
        if self.solved is None or self.solved[0] != key:
            dice = Dice.seeded(f"attack {key}")
            public = [event for event in situation.heard() if event[TO] == ALL]  # the opponent has heard it, too
            plans = []
            for _ in range(self.foreseen):
                plans.append(self.foretell(rules, imagine(rules, s, seat, dice), 1 - seat, dice, public))
            self.solved = (key, self.answer(rules, s, seat, plans))
        return self.solved[1]

    def foretell(self, rules: SunTzuRules, world: SunTzuState, seat: int, dice: Dice, heard: list[Event]) -> list[int]:
        """The orders that the opponent would lay in a world."""
        while True:
            own = Dice(dice.below(1 << 29), dice.below(1 << 29), dice.below(1 << 29), 1)
            situation = situation_within(rules, world, seat, own, lambda: heard)
            if situation.options == [READY]:
                return own_orders(world, seat)
            kernel.apply(rules, world, seat, self.victim.choose(situation))

    def answer(self, rules: SunTzuRules, s: SunTzuState, seat: int, plans: list[list[int]]) -> Strategy:
        """The best cards against plans that are all as likely."""
        last = s.round == ROUNDS
        cfg = rules.settings
        table = final_scores(cfg, s) if last else Stakes(cfg, s, self.outlook, self.value).table()
        if seat != BLUE:
            table = turned(table)
        worth = [0] * (N * KINDS)
        for plan in plans:
            for at in range(N * KINDS):
                worth[at] += table[at * KINDS + plan[at // KINDS]]
        hand = own_hand(s, seat)
        best = [0] * N
        Assigner().assign(worth, hand, best)
        if last:
            lead = lead_before(s)
            best = surest(table, lead if seat == BLUE else -lead, hand, best, plans)
        mixture, theirs = Mixture(), Mixture()
        mixture.add(best, 1)
        for plan in plans:
            theirs.add(plan, 1)
        return Strategy(mixture, worth, hand, [theirs])


class AgainstDragon(Attacker):
    """For the arena, where a bot is made from a pack alone."""

    def __init__(self, pack: Pack | None = None) -> None:
        super().__init__(Dragon(pack), 8, pack)


def surest(table: list[int], lead: int, hand: Hand, first: list[int], plans: list[list[int]]) -> list[int]:
    """The plan that wins against most of the plans."""
    contest = Contest(table, lead, [hand], [hand])
    for plan in plans:
        contest.add(1, 0, plan)
    contest.add(0, 0, first)
    contest.shares = [[1], [1] * len(contest.plans[1])]
    contest.improve(0, 0)
    return max(contest.plans[0], key=lambda plan: contest.chance(0, plan) / WIN)
