"""The levels of Sun Tzu: legal, repeatable, honest, and stronger than those below."""

from collections.abc import Callable, Sequence

import pytest
from msgspec import json

from tianxia.bots import Bot, Situation
from tianxia.bots.bot import situation_within
from tianxia.bots.sun_tzu.attack import Attacker
from tianxia.bots.sun_tzu.ending import final_scores, lead_before
from tianxia.bots.sun_tzu.greedy import SunTzuGreedy
from tianxia.bots.sun_tzu.hands import deal, unseen, whole_hand
from tianxia.bots.sun_tzu.levels import Crane, Dragon, Player, Sparrow, Strategist, Tiger, world_in
from tianxia.bots.sun_tzu.orders import Effort, weighed
from tianxia.bots.sun_tzu.outlook import ROUNDS, outlook_of
from tianxia.bots.sun_tzu.policy import Quick
from tianxia.bots.sun_tzu.stakes import UNIT, Stakes
from tianxia.bots.sun_tzu.training import train
from tianxia.bots.sun_tzu.value import FEATURES, Value, first_guess, learned
from tianxia.core import kernel
from tianxia.core.dice import Dice
from tianxia.core.pack import Pack
from tianxia.core.registry import make_rules
from tianxia.core.worlds import AtRandom, Policy, play_on
from tianxia.games.sun_tzu.cards import standard_pack
from tianxia.games.sun_tzu.names import BLUE, KINDS, RED, SIX, N
from tianxia.games.sun_tzu.notation import PASS, READY, lay_code
from tianxia.games.sun_tzu.rules import SunTzuRules
from tianxia.games.sun_tzu.state import SunTzuState
from tianxia.lab.runner import Processes, Serial

from .arena import OPTION_SETS, check_order, moments, play, rules_of

TINY = Effort(2, 2, 12, 1, 0.1)
OUTLOOK = outlook_of(None)


def sun_tzu(options: dict[str, bool | str]) -> SunTzuRules:
    rules = rules_of(options)
    assert isinstance(rules, SunTzuRules)
    return rules


def tiny() -> Strategist:
    return Strategist(None, TINY)


class ByLot:
    """A strategist whose generals and purchases are chosen by lot, so that it meets every kind of question."""

    def __init__(self) -> None:
        self.player = tiny()

    def choose(self, situation: Situation) -> int:
        if situation.kind in ("keep_general", "start_of_round"):
            return situation.options[situation.dice.below(len(situation.options))]
        return self.player.choose(situation)


@pytest.mark.parametrize("options", OPTION_SETS)
def test_legal_and_repeatable_in_all_option_sets(options: dict[str, bool | str]) -> None:
    """The same seed gives the same moves, with bots made anew; `play` checks that every answer is legal."""
    rules = rules_of(options)
    assert play(rules, [tiny(), ByLot()], 1) == play(rules, [tiny(), ByLot()], 1)


def test_judges_other_options_in_worlds() -> None:
    """Legal and repeatable too, when windows, sources and battles are decided by playing on."""
    rules = rules_of({"events": True, "battle_order": "announced"})
    bots: list[Bot] = [Strategist(None, TINY, worlds=2), ByLot()]
    assert play(rules, bots, 5) == play(rules, bots, 5)


def test_plays_with_an_own_pack() -> None:
    """More cards and armies than the printed game has."""
    text = standard_pack().text.replace("pool = 18", "pool = 40").replace("count = 3", "count = 5")
    pack = Pack(text, "own.toml")
    rules = make_rules("sun_tzu", None, {}, pack)
    assert play(rules, [Strategist(pack, TINY), Strategist(pack, TINY)], 1)[1]


class Fresh:
    """A new player for each question."""

    def choose(self, situation: Situation) -> int:
        return tiny().choose(situation)


def test_remembers_nothing() -> None:
    """Keeping a round's strategy while its cards are laid saves time and changes nothing."""
    rules = rules_of({"events": True})
    assert play(rules, [tiny(), tiny()], 3) == play(rules, [Fresh(), Fresh()], 3)


def test_orders_do_not_depend_on_the_world() -> None:
    """In every world that its seat cannot tell from the real one, it lays the same orders with the same dice."""
    rules = rules_of({})
    dice = Dice.seeded("worlds")
    asked = 0
    for s, situation in moments(rules, [tiny(), tiny()], 2):
        if situation.kind == "orders" and situation.options != [READY]:
            twin = situation_within(
                rules, rules.resample(s, situation.seat, dice), situation.seat, situation.dice.copy()
            )
            here = situation._replace(dice=situation.dice.copy())
            assert tiny().choose(here) == tiny().choose(twin)
            asked += 1
            if asked == 40:
                return


@pytest.mark.parametrize("level", [Sparrow, Crane, Tiger])
def test_weighs_what_it_plays(level: Callable[[], Player]) -> None:
    """First the choice, unless another is clearly better, and each with its own chance; at every kind of question."""
    bot = level()
    bot.effort = TINY
    kinds = set()
    rules = rules_of({"events": True})
    for _, situation in moments(rules, [ByLot(), SunTzuGreedy()], 4):
        if situation.kind in kinds or len(situation.options) == 1:
            continue
        kinds.add(situation.kind)
        weighed = bot.weigh(situation._replace(dice=situation.dice.copy()))
        check_order(weighed, bot.choose(situation._replace(dice=situation.dice.copy())))
        found = bot.estimates(situation._replace(dice=situation.dice.copy()), world_in(situation))
        assert [one.code for one in found] == situation.options
        assert {one.code: one.value for one in weighed} == {one.code: one.value for one in found}
        assert all(0 <= one.value <= 1 for one in weighed)
    assert {"orders", "draw", "keep_general"} <= kinds


def test_dragon_thinks_harder_than_tiger() -> None:
    dragon, tiger = Dragon().effort, Tiger().effort
    assert dragon.theirs > tiger.theirs
    assert dragon.answers > tiger.answers


def won(bot: Bot, other: Bot, seeds: Sequence[int]) -> int:
    """Games that the bot wins, from both sides."""
    rules = rules_of({})
    sides = [play(rules, [bot, other], seed)[0].winners == (BLUE,) for seed in seeds]
    sides += [play(rules, [other, bot], seed)[0].winners == (RED,) for seed in seeds]
    return sum(sides)


def test_beats_the_greedy_player() -> None:
    assert won(Strategist(None, Effort(3, 3, 25, 1)), SunTzuGreedy(), range(4)) >= 5


def test_crane_beats_sparrow() -> None:
    assert won(Crane(), Sparrow(), range(4)) >= 5


def test_the_greedy_player_can_be_foretold() -> None:
    """The attacker is no fool: it beats a player whose habits it knows."""
    assert won(Attacker(SunTzuGreedy(), 4), SunTzuGreedy(), range(2)) >= 3


# The stakes


def position(seed: int, round_: int) -> tuple[SunTzuRules, SunTzuState]:
    """The orders of a round of a greedy game."""
    rules = sun_tzu({"beginner": True})
    for s, situation in moments(rules, [SunTzuGreedy(), SunTzuGreedy()], seed):
        if situation.kind == "orders" and s.round == round_:
            return rules, s
    raise AssertionError


def after(rules: SunTzuRules, s: SunTzuState, plans: list[list[int]]) -> SunTzuState:
    """A round later: these orders, and no other decision."""
    t = s.copy()
    for seat in (BLUE, RED):
        for p in range(N):
            kernel.apply(rules, t, seat, lay_code(plans[seat][p], p))
        kernel.apply(rules, t, seat, READY)
    while t.stack and t.round == s.round:
        seat = kernel.first_owing(t)
        options = kernel.options_of(rules, t, seat)
        kernel.apply(rules, t, seat, PASS if PASS in options else options[0])
    return t


def plans_of(s: SunTzuState, dice: Dice) -> list[list[int]]:
    """Any legal orders of both sides."""
    found = []
    for seat in (BLUE, RED):
        cards = [card for card in range(KINDS) if card != SIX for _ in range(s.hand[seat][card])]
        dice.shuffle(cards)
        found.append(cards[:N])
    return found


@pytest.mark.parametrize(("seed", "round_"), [(1, 1), (2, 2), (3, 3), (4, 4)])
def test_stakes_are_changes_of_the_value(seed: int, round_: int) -> None:
    """The sum of the stakes is how the value of the next round's start differs from orders to orders."""
    rules, s = position(seed, round_)
    value = learned()
    table = Stakes(rules.settings, s, OUTLOOK, value).table()
    dice = Dice.seeded(f"stakes {seed}")
    away = []
    for _ in range(6):
        plans = plans_of(s, dice)
        said = sum(table[(p * KINDS + plans[BLUE][p]) * KINDS + plans[RED][p]] for p in range(N)) / UNIT
        t = after(rules, s, plans)
        if t.stack:
            away.append(value.odds(rules.settings, t, OUTLOOK) - said)
    assert max(away) - min(away) < 0.35  # the draws differ: a 1 draws a card more, pools may run short


def test_final_scores_are_the_result() -> None:
    rules, s = position(5, ROUNDS)
    table = final_scores(rules.settings, s)
    dice = Dice.seeded("final")
    for _ in range(6):
        plans = plans_of(s, dice)
        said = lead_before(s) + sum(table[(p * KINDS + plans[BLUE][p]) * KINDS + plans[RED][p]] for p in range(N))
        t = after(rules, s, plans)
        winners = rules.result(t).winners
        assert winners == (() if said == 0 else (BLUE,) if said > 0 else (RED,))


def test_caution_of_the_side_ahead() -> None:
    """The same average with less luck is worth more to the side that is ahead, less to the other."""
    table = [0] * (N * KINDS * KINDS)
    table[0], table[1] = UNIT, -UNIT
    ahead, behind = weighed(table, [0] * N, 200), weighed(table, [0] * N, -200)
    assert ahead[0] + ahead[1] < 0 < behind[0] + behind[1]
    assert ahead[2] == behind[2] == 0


# Hands


def test_dealt_hands_are_possible() -> None:
    """As many cards as the side holds, none that the other side has seen elsewhere."""
    for s, situation in moments(rules_of({}), [SunTzuGreedy(), SunTzuGreedy()], 6):
        if situation.kind == "orders":
            for side in (BLUE, RED):
                hidden, held = unseen(s, side), whole_hand(s, side)
                dealt = deal(s, side, Dice.seeded(f"{s.round}"))
                assert sum(dealt) == sum(held)
                assert dealt[:6] == held[:6]
                assert all(dealt[card] <= hidden[card] for card in range(KINDS))


# Playing on, and learning


def test_quick_policy_plays_well() -> None:
    """It ends every game, and wins nearly all against chance."""
    rules = sun_tzu({"events": True})
    quick = Quick(rules.settings, OUTLOOK, learned())
    wins = 0
    for seed in range(12):
        s = kernel.start(rules, Dice.seeded(str(seed)), False)
        policies: list[Policy] = [quick, AtRandom()] if seed % 2 else [AtRandom(), quick]
        play_on(rules, s, policies, Dice.seeded(f"q {seed}"))
        wins += rules.result(s).winners == ((BLUE,) if seed % 2 else (RED,))
    assert wins >= 10


def test_training_is_repeatable(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same seed gives the same weights, alone or with others."""
    monkeypatch.setattr("tianxia.bots.sun_tzu.training.EACH", 1)
    files = train(8, 0, Serial())
    assert files == train(8, 0, Processes(2))
    assert train(1, 0, Serial()) != train(1, 1, Serial())
    rows = json.decode(files["value.json"])
    assert [len(row) for row in rows] == [FEATURES] * (ROUNDS + 1)
    assert rows != [[round(weight, 4) for weight in row] for row in first_guess().rows]


def test_learned_weights_fit() -> None:
    """One row for each round; a point is worth more, the nearer the end."""
    value = learned()
    assert isinstance(value, Value)
    assert [len(row) for row in value.rows] == [FEATURES] * (ROUNDS + 1)
    assert 0 < value.rows[2][0] < value.rows[ROUNDS][0]
