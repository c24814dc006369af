"""The greedy player of Sun Tzu: strong, legal, repeatable, and blind to what its seat cannot see."""

import pytest

from tianxia.bots import Bot, Situation, make_bot
from tianxia.bots.random_bot import RandomBot
from tianxia.bots.sun_tzu.greedy import SunTzuGreedy
from tianxia.bots.sun_tzu.last import chance_to_win, improve
from tianxia.bots.sun_tzu.outlook import outlook_of
from tianxia.bots.sun_tzu.plan import best_assignment, blind_belief, prospect
from tianxia.bots.sun_tzu.reading import reading_of
from tianxia.bots.sun_tzu.worth import Weights, after_plague
from tianxia.core import kernel
from tianxia.core.dice import Dice
from tianxia.core.pack import Pack
from tianxia.core.registry import make_rules
from tianxia.games.sun_tzu import frames
from tianxia.games.sun_tzu.cards import standard_pack
from tianxia.games.sun_tzu.names import BLUE, CARDS, FRAMED, KINDS, MINUS, NO_CARD, PLAGUE, PLUS_2, PLUS_3, RED, SIX, N
from tianxia.games.sun_tzu.notation import LAY, PASS, REINFORCE, TAKE_BACK
from tianxia.games.sun_tzu.seen import View

from .arena import OPTION_SETS, bots_of, elsewhere, moments, play, rules_of, situation_of, wins

STANDARD = outlook_of(None)
PAID = (PLUS_2, PLUS_3)  # not in the beginner game (ST-A7)


@pytest.mark.parametrize("options", [{}, {"beginner": True}, {"events": True}])
def test_beats_random(options: dict[str, bool | str]) -> None:
    """100 games, 50 with each color."""
    assert wins(rules_of(options), "greedy", "random", 100) >= 90


@pytest.mark.parametrize("options", OPTION_SETS)
def test_legal_and_repeatable_in_all_option_sets(options: dict[str, bool | str]) -> None:
    """The same seeds give the same moves; `play` checks that every answer is legal."""
    rules = rules_of(options)
    for seed in range(2):
        bots = bots_of("greedy", "greedy")
        assert play(rules, bots, seed) == play(rules, bots, seed)


class ByLot:
    """A greedy player whose generals are chosen by lot, so that it has to use all of them."""

    def __init__(self) -> None:
        self.greedy = SunTzuGreedy()

    def choose(self, situation: Situation) -> int:
        if situation.kind == "keep_general":
            return situation.options[situation.dice.below(len(situation.options))]
        return self.greedy.choose(situation)


def test_answers_every_kind_of_question() -> None:
    """With all generals, in the game with events: no kind of question is left out, every answer is legal."""
    asked: dict[str, int] = {}
    rules = rules_of({"events": True})
    announced = rules_of({"events": True, "battle_order": "announced"})
    for seed in range(20):
        bots: list[Bot] = [ByLot(), ByLot()]
        if seed % 2:
            bots[seed // 2 % 2] = make_bot("random", "sun_tzu")
        for _, situation in moments(announced if seed % 5 == 4 else rules, bots, seed):
            if len(situation.options) > 1 and not isinstance(bots[situation.seat], RandomBot):
                asked[situation.kind] = asked.get(situation.kind, 0) + 1
    assert sorted(asked) == sorted(
        set(rules.asks) - {"reinforce", "before_end"}
    )  # one of another edition, one too rare


@pytest.mark.rule("ST-G7")
def test_buys_before_the_pools_decide() -> None:
    rules = rules_of({"events": True})
    s = kernel.start(rules, Dice.seeded("1"), False)
    for seat in (BLUE, RED):
        kernel.apply(rules, s, seat, kernel.options_of(rules, s, seat)[0])
    s.event_deck, s.event_box, s.marker = s.event_deck[-1:], s.event_deck[:-1], 0
    s.stack = [(frames.EVENT_USED,)]
    kernel.advance(rules, s)
    situation = situation_of(rules, s, BLUE)
    assert situation.kind == "before_end"
    assert rules.text(SunTzuGreedy().choose(situation)).startswith("buy ")


@pytest.mark.rule("ST-X2")
def test_takes_the_army_of_the_english_edition() -> None:
    situation, _ = at_orders(5)
    offered = situation._replace(kind="reinforce", options=[PASS, REINFORCE])
    assert SunTzuGreedy().choose(offered) == REINFORCE


def test_sees_only_its_view() -> None:
    """In every world that its seat cannot tell from the real one, it chooses the same."""
    for options in OPTION_SETS[:3]:
        rules = rules_of(options)
        dice = Dice.seeded("worlds")
        for seed in range(2):
            bots = bots_of("greedy", "greedy")
            for s, situation in moments(rules, bots, seed):
                world = rules.resample(s, situation.seat, dice)
                twin = elsewhere(rules, world, situation)
                bot = bots[situation.seat]
                assert bot.choose(situation) == bot.choose(twin), situation.kind


def at_orders(seed: int, seat: int = 0) -> tuple[Situation, View]:
    """The first question for orders of a beginner game."""
    rules = rules_of({"beginner": True})
    s = kernel.start(rules, Dice.seeded(str(seed)), False)
    situation = situation_of(rules, s, seat)
    assert situation.kind == "orders"
    return situation, situation.look()


def test_plans_around_the_orders_that_lie() -> None:
    """Orders that someone else has laid stay; the rest is the best around them, and legal."""
    rules = rules_of({"beginner": True})
    s = kernel.start(rules, Dice.seeded("3"), False)
    bot = make_bot("greedy", "sun_tzu")
    first = bot.choose(situation_of(rules, s, 0))
    stranger = next(code for code in rules.options(s, 0, s.stack[-1]) if (code - LAY) // N != (first - LAY) // N)
    kernel.apply(rules, s, 0, stranger)
    for _ in range(N - 1):
        situation = situation_of(rules, s, 0)
        code = bot.choose(situation)
        assert code in situation.options
        kernel.apply(rules, s, 0, code)
    assert len(rules.offers(s, 0, s.stack[-1])) == N  # all five are laid and could be taken back
    assert min(rules.offers(s, 0, s.stack[-1])) == TAKE_BACK


def test_orders_are_not_always_the_same() -> None:
    """A little chance: the same hand is not always laid the same way."""
    situation, _ = at_orders(5)
    bot = SunTzuGreedy(weights=Weights(noise=0.5))
    chosen = [bot.choose(situation._replace(dice=Dice.seeded(str(n)))) for n in range(30)]
    assert len(set(chosen)) > 1


def test_keeps_to_its_options_when_the_kind_is_unknown() -> None:
    situation, _ = at_orders(5)
    strange = situation._replace(kind="strange", options=[1, 2, 3])
    assert SunTzuGreedy().choose(strange) in strange.options


@pytest.mark.rule("ST-A3", "ST-A7")
def test_belief_at_the_start() -> None:
    """Framed cards for certain; 4 of the other 12 in the beginner game; no +2 and +3."""
    situation, view = at_orders(1)
    likely = reading_of(view, situation.seat, STANDARD).other.likely
    assert likely[:FRAMED] == (1.0,) * FRAMED
    assert sum(likely[FRAMED:]) == pytest.approx(4)
    assert likely[CARDS.index("+2")] == likely[CARDS.index("+3")] == 0
    assert likely[PLAGUE] == pytest.approx(2 * 4 / 12)


@pytest.mark.rule("ST-E3", "ST-F15")
def test_belief_knows_the_marks() -> None:
    """Without generals, no second 6 where the opponent has a mark."""
    situation, view = at_orders(1)
    view.provinces["WU"].marks["shao"] = 1
    other = reading_of(view, situation.seat, STANDARD).other
    assert blind_belief(other, 4)[SIX] == 0
    assert blind_belief(other, 0)[SIX] > 0
    assert sum(blind_belief(other, 4)) == pytest.approx(1)


def test_turning_the_table_twice_changes_nothing() -> None:
    situation, view = at_orders(2)
    reading = reading_of(view, situation.seat, STANDARD)
    assert reading.turned().turned() == reading


def test_worth_is_fair() -> None:
    """Control is as likely for either side; a larger margin is never worse."""
    for row in STANDARD.control:
        assert all(row[n] == pytest.approx(-row[-1 - n]) for n in range(len(row)))
        assert all(row[n] <= row[n + 1] + 1e-9 for n in range(len(row) - 1))
    situation, view = at_orders(2)
    gains = prospect(reading_of(view, situation.seat, STANDARD), Weights(army=0, scarce=0, short=0), 0).by_margin
    assert gains == sorted(gains)
    assert gains[10] == 0


@pytest.mark.rule("ST-E9", "ST-E10", "ST-E17", "ST-F4")
@pytest.mark.parametrize(
    ("armies", "great", "after"), [(5, False, 3), (-5, False, -3), (1, False, 1), (0, True, 0), (-6, True, -1)]
)
def test_plague(armies: int, great: bool, after: int) -> None:
    assert after_plague(armies, great) == after


def test_best_assignment_is_exact() -> None:
    """Compared with trying everything, for three provinces that are still open."""
    dice = Dice.seeded("assignment")
    for _ in range(20):
        table = [[float(dice.below(100)) for _ in range(KINDS)] for _ in range(N)]
        hand = tuple([dice.below(3) if card < 8 else 0 for card in range(KINDS)])
        laid = [9, NO_CARD, 10, NO_CARD, NO_CARD]
        legal = [[dice.below(4) > 0 or card == 2 for _ in range(N)] for card in range(KINDS)]
        hand = (*hand[:2], 3, *hand[3:])
        legal = [[ok and p in (1, 3, 4) for p, ok in enumerate(row)] for row in legal]
        best = best_assignment(table, hand, laid, legal)
        assert (best[0], best[2]) == (9, 10)
        tried = [
            table[1][a] + table[3][b] + table[4][c]
            for a in range(KINDS)
            for b in range(KINDS)
            for c in range(KINDS)
            if legal[a][1] and legal[b][3] and legal[c][4]
            if all([a, b, c].count(card) <= hand[card] for card in (a, b, c))
        ]
        assert table[1][best[1]] + table[3][best[3]] + table[4][best[4]] == max(tried)


@pytest.mark.rule("ST-H1", "ST-H4")
def test_last_round_plays_for_the_win() -> None:
    """The chance to win follows from who holds what; improving a plan never makes it smaller."""
    situation, view = at_orders(4)
    reading = reading_of(view, situation.seat, STANDARD)._replace(round=9, marker=1)
    assert chance_to_win(reading, [(0.0, 1.0, 0.0)] * N) == 1  # all neutral: the marker stays on its side
    assert chance_to_win(reading, [(1.0, 0.0, 0.0)] * N) == 0
    assert chance_to_win(reading._replace(marker=0), [(0.5, 0.0, 0.5)] * N) == pytest.approx(0.5)
    seen = [blind_belief(reading.other, p) for p in range(N)]
    legal = [[reading.hand[card] > 0] * N for card in range(KINDS)]
    better = improve(reading._replace(marker=0), [0, 1, 2, 3, 4], seen, legal)
    assert all(better.count(card) <= reading.hand[card] for card in better)
    assert sum(better) > 10  # stronger than the five lowest cards


def own_pack() -> Pack:
    """Other counts and more armies than the printed game."""
    return Pack(standard_pack().text.replace("pool = 18", "pool = 40").replace("count = 3", "count = 5"), "own.toml")


def test_plays_with_an_own_pack() -> None:
    """It reads the pack's own tables; with those of another pack it still answers legally."""
    rules = make_rules("sun_tzu", None, {"events": True}, own_pack())
    for seed in range(3):
        for pack in (own_pack(), None):
            assert play(rules, [SunTzuGreedy(pack), SunTzuGreedy(pack)], seed)[1]


def test_reads_the_tables_of_the_pack() -> None:
    own = outlook_of(own_pack())
    assert (STANDARD.deck[MINUS], own.deck[MINUS]) == (3, 5)
    assert (STANDARD.armies, own.armies) == (21, 40)
    rules = make_rules("sun_tzu", None, {"beginner": True}, own_pack())
    view = rules.view(kernel.start(rules, Dice.seeded("1"), False), 0)
    likely = reading_of(view, 0, own).other.likely
    assert likely[MINUS] == pytest.approx(
        5 * 4 / sum(own.deck[card] for card in range(FRAMED, KINDS) if card not in PAID)
    )


def test_remembers_nothing() -> None:
    """A bot made anew for each decision plays the same game as one that sits through all of it."""
    rules = rules_of({"events": True})
    for seed in range(2):
        assert play(rules, bots_of("greedy", "greedy"), seed) == play(rules, [Fresh(), Fresh()], seed)


class Fresh:
    """A new player for each question."""

    def choose(self, situation: Situation) -> int:
        return SunTzuGreedy().choose(situation)
