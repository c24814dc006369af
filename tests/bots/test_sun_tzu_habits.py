"""What Sun Tzu's strongest player makes of its opponent's past: it is made from what was told, and it pays."""

import pickle
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from tianxia.bots import Bot, Situation, situation_in
from tianxia.bots.bot import heard_in, situation_within
from tianxia.bots.playing import play_through
from tianxia.bots.sun_tzu.greedy import SunTzuGreedy
from tianxia.bots.sun_tzu.habits import Belief, Habits
from tianxia.bots.sun_tzu.hands import own_hand
from tianxia.bots.sun_tzu.levels import Strategist
from tianxia.bots.sun_tzu.orders import Effort
from tianxia.bots.sun_tzu.outlook import outlook_of
from tianxia.bots.sun_tzu.past import extra_now, past_rounds
from tianxia.bots.sun_tzu.schools import GREEDY, SCHOOLS
from tianxia.bots.sun_tzu.solver import WHOLE, Habit, solve
from tianxia.bots.sun_tzu.value import learned
from tianxia.core import kernel
from tianxia.core.dice import Dice
from tianxia.core.game import Game
from tianxia.core.state import ALL, TO, Event
from tianxia.games.sun_tzu.names import BLUE, KINDS, NO_CARD, RED, N
from tianxia.games.sun_tzu.notation import READY
from tianxia.games.sun_tzu.rules import SunTzuRules
from tianxia.games.sun_tzu.state import SunTzuState
from tianxia.server.bot_process import situation_of
from tianxia.server.bot_workers import thought_of

from .arena import OPTION_SETS, check_order, moments, rules_of

TRUSTING = Effort(2, 2, 12, 1, 0.1, 700)
OUTLOOK = outlook_of(None)
SHOWN = ("round", "marker", "armies", "pool", "reserves", "marks", "box", "great_plague")


def sun_tzu(options: dict[str, bool | str]) -> SunTzuRules:
    rules = rules_of(options)
    assert isinstance(rules, SunTzuRules)
    return rules


def shown(s: SunTzuState) -> list[object]:
    return [getattr(s, name) for name in SHOWN] + [s.event_deck[-1:]]


class Lively:
    """The greedy player, but its generals, purchases and windows are decided by lot: all of that happens."""

    def __init__(self) -> None:
        self.greedy = SunTzuGreedy()

    def choose(self, situation: Situation) -> int:
        if situation.kind in ("orders", "draw", "next_battle"):
            return self.greedy.choose(situation)
        return situation.options[situation.dice.below(len(situation.options))]


@pytest.mark.parametrize("options", OPTION_SETS)
def test_the_past_is_what_it_was(options: dict[str, bool | str]) -> None:
    """Every round is made again as it lay open, with the orders of both sides and the number of their cards."""
    rules = sun_tzu(options)
    then: dict[int, tuple[list[object], list[int]]] = {}
    orders: dict[int, list[int]] = {}
    for s, situation in moments(rules, [Lively(), Lively()], 3):
        if situation.kind == "orders":
            then[s.round] = (shown(s.copy()), extra_now(s))
        if s.round in then and s.orders_lie and not any(s.fought):
            orders[s.round] = s.orders[:]
        if situation.kind == "orders" and situation.options != [READY]:
            past = past_rounds(rules.settings, situation.world(), situation.heard())  # type: ignore[arg-type]
            assert [laid.s.round for laid in past] == list(range(1, s.round))
            for laid in past:
                assert (shown(laid.s), laid.extra) == then[laid.s.round]
                assert orders.get(laid.s.round, laid.s.orders) == laid.s.orders
    assert len(then) > 3
    assert orders


# What a bot has heard


class Listener:
    """Keeps what it hears at every question."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.heard: list[list[Event]] = []

    def choose(self, situation: Situation) -> int:
        self.heard.append(situation.heard())
        return self.bot.choose(situation)


def listeners(*bots: Bot) -> list[Listener]:
    return [Listener(bot) for bot in bots]


def at_the_lab(bots: Sequence[Bot], seed: int) -> list[int]:
    rules = rules_of({})
    return play_through(rules, kernel.start(rules, Dice.seeded(str(seed)), False), list(bots), seed).codes


def test_everybody_hears_the_same_everywhere() -> None:
    """In the laboratory, at a table, and in the other process of a server."""
    lab, table, server = (listeners(SunTzuGreedy(), SunTzuGreedy()) for _ in range(3))
    codes = at_the_lab(lab, 5)
    game = Game("sun_tzu", 5, None, {}, None)
    for code in codes:
        seat = game.to_act[0]
        if len(game.decision(seat).options) > 1:
            table[seat].choose(situation_in(game, seat))
            thought = pickle.loads(pickle.dumps(thought_of(game, "dragon", seat)))
            assert server[seat].choose(situation_of(thought)) == code
        game.play(seat, game.rules.text(code))
    for seat in (BLUE, RED):
        assert lab[seat].heard == table[seat].heard == server[seat].heard
        assert len(lab[seat].heard[-1]) > 100


def test_nobody_hears_what_is_not_for_it() -> None:
    """Whatever the other side has laid in secret, and whether it has begun: the seat hears the same."""
    game = Game("sun_tzu", 3, None, {"beginner": True}, None)
    before = heard_in(game, BLUE)
    for text in ("1@QIN", "2@CHU", "3@WU"):
        game.play(RED, text)
        assert heard_in(game, BLUE) == before
    assert {event[TO] for event in heard_in(game, RED)} == {RED}
    game.undo(RED)
    assert len(heard_in(game, RED)) == 2, "what was taken back has not happened"
    assert all(event[TO] in (ALL, BLUE) for event in heard_in(game, BLUE))


class Deaf:
    """Is offered a record at every question, and never reads it."""

    def __init__(self) -> None:
        self.bot = SunTzuGreedy()
        self.offered: list[Any] = []

    def choose(self, situation: Situation) -> int:
        self.offered.append(situation.heard)
        return self.bot.choose(situation)


def test_a_bot_that_does_not_listen_makes_no_record() -> None:
    """Nothing is played again for it."""
    deaf = Deaf()
    at_the_lab([deaf, SunTzuGreedy()], 1)
    record = deaf.offered[-1].func.__self__
    assert (record._done, record._events) == (0, [])
    assert len(record.codes) > 50


# Habits


def trusting() -> Strategist:
    return Strategist(None, TRUSTING)


def first_orders(other: Bot, seed: int, *rounds: int) -> Iterator[tuple[SunTzuState, Situation]]:
    """The first order of Sun Tzu's side in these rounds, against somebody."""
    for s, situation in moments(sun_tzu({}), [SunTzuGreedy(), other], seed):
        is_first = situation.kind == "orders" and situation.seat == BLUE and s.orders[0] == NO_CARD
        if is_first and s.round in rounds:
            yield s, situation
            if s.round == rounds[-1]:
                return


def test_remembers_nothing() -> None:
    """All it knows of its opponent comes with the question; it depends on nothing that its seat cannot see."""
    kept, dice = trusting(), Dice.seeded("worlds")
    for s, situation in first_orders(SunTzuGreedy(), 2, 3, 5, 9):
        world = situation.rules.resample(s, BLUE, dice)
        twin = situation_within(situation.rules, world, BLUE, situation.dice.copy(), situation.heard)
        assert kept.choose(situation._replace(dice=situation.dice.copy())) == trusting().choose(twin)


def test_weighs_what_it_plays() -> None:
    for _, situation in first_orders(SunTzuGreedy(), 4, 2, 9):
        bot = trusting()
        weighed = bot.weigh(situation._replace(dice=situation.dice.copy()))
        check_order(weighed, bot.choose(situation._replace(dice=situation.dice.copy())))


def belief_about(other: Bot) -> Belief:
    """What is thought of an opponent after three rounds."""
    ((s, situation),) = first_orders(other, 1, 4)
    return Habits(OUTLOOK, learned()).belief(sun_tzu({}).settings, s, BLUE, situation.heard())


def test_tells_players_apart() -> None:
    """The greedy player is known by its orders, and so is one who plays the equilibrium."""
    greedy = [n + 1 for n, school in enumerate(SCHOOLS) if school.table == GREEDY]
    belief = belief_about(SunTzuGreedy())
    assert sum(belief.shares[n] for n in greedy) > WHOLE * 3 // 4
    assert belief_about(Strategist(None, Effort(4, 4, 40, 1))).habit < WHOLE // 20


def test_without_a_past_it_expects_the_equilibrium() -> None:
    rules = sun_tzu({})
    s = kernel.start(rules, Dice.seeded("1"), False)
    belief = Habits(OUTLOOK, learned()).belief(rules.settings, s, BLUE, [])
    assert belief.habit < WHOLE // 2
    assert sum(belief.shares) == WHOLE


def test_a_habit_is_answered() -> None:
    """Against somebody who always lays the same, the answer wins more than the equilibrium; trust decides how far."""
    dice = Dice.seeded("habit")
    stakes = [dice.below(2001) - 1000 for _ in range(N * KINDS * KINDS)]
    s = kernel.start(rules_of({"beginner": True}), Dice.seeded("1"), False)
    assert isinstance(s, SunTzuState)
    mine, theirs = own_hand(s, BLUE), own_hand(s, RED)
    always = [0, 1, 2, 3, 4]
    won = []
    for often in (0, 300, 700, 990):
        solution = solve(stakes, [mine], [theirs], 100, Habit(often, [always], stakes))
        mixture, total = solution.me.mixtures[0], 0
        for plan, weight in zip(mixture.plans, mixture.weights, strict=True):
            total += weight * sum(stakes[(p * KINDS + plan[p]) * KINDS + always[p]] for p in range(N))
        won.append(total / mixture.total)
    assert won == sorted(won)
    assert won[-1] > won[0] + 100
