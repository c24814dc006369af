"""What every game must guarantee, whatever its rules. Each property is a function of rules and a seed.

They are written once and run on every registered game, option set and player count; each is shown
to bite by a toy that breaks it (test_bite.py).
"""

import json
import pickle
from collections.abc import Callable
from copy import deepcopy

import msgspec

from tianxia.core import kernel
from tianxia.core.dice import Dice
from tianxia.core.outer import offered
from tianxia.core.save import digest, load, save
from tianxia.core.state import ALL, ASK, KIND, OWING, STEP, Event, State, seats_of
from tianxia.core.worlds import AtRandom, believe, imagine, leave_open, play_on

from .observing import observations_show_no_less, observations_show_no_more
from .positions import AnyRules, moves_of, nodes, options_of, random_move, some

# The properties


def copies_are_independent(rules: AnyRules, seed: int) -> None:
    for s in some(rules, seed, 40):
        before = save(s)
        twin = s.copy()
        assert save(twin) == before, "a copy differs from its original"
        kernel.play_out(rules, twin, Dice.seeded("twin"))
        assert save(s) == before, "playing on a copy changed the original"


def saves_at_every_node(rules: AnyRules, seed: int) -> None:
    """Save and load, in the middle of any window; the loaded game goes on like the other."""
    dice = Dice.seeded(f"save {seed}")
    for s in nodes(rules, seed):
        loaded = load(type(s), json.loads(json.dumps(save(s))))
        assert save(loaded) == save(s), "a loaded state differs from the saved one"
        twin = s.copy()
        seat, code = random_move(rules, s, dice)
        assert moves_of(rules, loaded, seat) == moves_of(rules, s, seat), "a loaded state has other options"
        kernel.apply(rules, twin, seat, code)
        kernel.apply(rules, loaded, seat, code)
        assert digest(loaded) == digest(twin), "a loaded state goes on in another way"


def option_texts_are_exact(rules: AnyRules, seed: int) -> None:
    texts = [option.text for option in rules.actions.values()]
    assert len(set(texts)) == len(texts), "two options have the same text"
    for code in rules.actions:
        assert rules.parse(rules.text(code)) == code, "a text does not lead back to its option"
    for s in nodes(rules, seed):
        for seat in range(rules.seats):
            codes = options_of(rules, s, seat) + rules.offers(s, seat, s.stack[-1])
            assert len(set(codes)) == len(codes), "an option is offered twice"
            assert all(code in rules.actions for code in codes), "an option has no text"


def refusals_are_exact(rules: AnyRules, seed: int) -> None:
    """`why_not` is None exactly for what is offered; every refusal names a rule."""
    for s in some(rules, seed, 120):
        question = s.stack[-1]
        for seat in seats_of(question[OWING]):
            legal = {*rules.options(s, seat, question), *rules.offers(s, seat, question)}
            for code in rules.actions:
                refusal = rules.why_not(s, seat, question, code)
                assert (refusal is None) == (code in legal), f"{rules.text(code)}: {refusal}"
                assert refusal is None or refusal.rule, "a refusal names no rule"


def somebody_acts(rules: AnyRules, seed: int) -> None:
    for s in nodes(rules, seed):
        question = s.stack[-1]
        assert question[STEP] == ASK, "a game rests without a question"
        assert question[OWING] & ((1 << rules.seats) - 1), "nobody owes an answer"
        for seat in seats_of(question[OWING]):
            assert rules.options(s, seat, question), "a seat is asked and has no option"


def it_ends(rules: AnyRules, seed: int) -> None:
    *_, last = nodes(rules, seed)  # the state is played on after it is yielded: it is over now
    result = rules.result(last)
    assert len(result.places) == len(result.scores) == rules.seats
    assert min(result.places) == 1 or not result.winners, "nobody is first"
    assert all(result.places[seat] == 1 for seat in result.winners), "a winner is not in the first place"
    assert result.end, "the end names no rule"


def pieces_are_conserved(rules: AnyRules, seed: int) -> None:
    seen: dict[str, int] = {}
    for s in nodes(rules, seed):
        now = rules.pieces(s)
        assert {**seen, **now} == {**now, **seen}, "a piece was made or lost"
        seen.update(now)
    assert seen, "the game names no pieces"


def views_are_typed(rules: AnyRules, seed: int) -> None:
    """What a seat sees matches its Structs: a view decodes strictly from its own JSON, to the same value."""
    observers: list[int | None] = [None, *range(rules.seats)]
    for s in some(rules, seed, 60):
        for observer in observers:
            view = rules.view(s, observer)
            assert isinstance(view, msgspec.Struct), "the view has no type"
            try:
                again = msgspec.json.decode(msgspec.json.encode(view), type=type(view), strict=True)
            except msgspec.ValidationError as error:
                raise AssertionError(f"a view is not what its type says: {error}") from None
            assert again == view, "a view is not the same when it was sent"


def heard(rules: AnyRules, s: State, seat: int | None) -> list[Event]:
    """What the seat was told in the last move."""
    assert s.told is not None
    return [event for event in s.told if event[1] == ALL or event[1] == seat]


def is_news(rules: AnyRules, events: list[Event]) -> bool:
    return any(rules.events[event[0]].news for event in events)


def nothing_leaks(rules: AnyRules, seed: int) -> None:
    """What a seat sees follows from what it was told.

    At every position, for a seat or a spectator, what that observer cannot see is dealt anew; then both worlds
    are played in step, the others' secret answers chosen independently in each world. As long as the observer
    hears the same, its view, its options and who is asked must be the same; it may hear something different
    only where an event is declared as news.
    """
    dice = Dice.seeded(f"leak {seed}")
    observers: list[int | None] = [None, *range(rules.seats)]
    for s in some(rules, seed, 100):
        observer = observers[dice.below(len(observers))]
        compare_worlds(rules, s.copy(), rules.resample(s, observer, dice), observer, dice)


def compare_worlds(rules: AnyRules, s: State, t: State, observer: int | None, dice: Dice) -> None:
    for _ in range(30):
        compare_sight(rules, s, t, observer)
        if not s.stack:
            return
        s.told, t.told = [], []
        if not same_move(rules, s, t, observer, dice):
            return
        told, other = heard(rules, s, observer), heard(rules, t, observer)
        if told != other:
            assert is_news(rules, told) or is_news(rules, other), f"news that is not declared: {told} {other}"
            return


def compare_sight(rules: AnyRules, s: State, t: State, observer: int | None) -> None:
    assert s.stack[-1:] == t.stack[-1:], "who is asked depends on what is hidden"
    mine, other = rules.view(s, observer), rules.view(t, observer)
    assert mine == other, f"the view of {observer} shows what is hidden"
    assert rules.observe(s, observer) == rules.observe(t, observer), f"{observer} observes what is hidden"
    if observer is not None and s.stack:
        assert moves_of(rules, s, observer) == moves_of(rules, t, observer), "options depend on what is hidden"
        assert words_of(rules, s, observer) == words_of(rules, t, observer), "words depend on what is hidden"


def words_of(rules: AnyRules, s: State, seat: int) -> tuple[object, ...]:
    """What the seat's question mentions, and its options as they are offered."""
    if not kernel.owing(s) >> seat & 1:
        return ()
    return rules.about(s, seat, s.stack[-1]), offered(rules, s, options_of(rules, s, seat))


def same_move(rules: AnyRules, s: State, t: State, observer: int | None, dice: Dice) -> bool:
    """One move in both worlds; False if the observer can now tell that `t` is not its world."""
    seat, code = random_move(rules, s, dice)
    other = code
    if seat != observer and s.stack[-1][KIND] in rules.secrets and code in options_of(rules, s, seat):
        # Half of the time the same answer, so that both worlds stay the same beyond the next reveal.
        choices = options_of(rules, t, seat)
        if code not in choices or dice.below(2):
            other = choices[dice.below(len(choices))]
    elif other not in moves_of(rules, t, seat):
        return False
    kernel.apply(rules, s, seat, code)
    kernel.apply(rules, t, seat, other)
    return True


def worlds_look_the_same(rules: AnyRules, seed: int) -> None:
    """What a seat imagines looks like the real game to it, as does what it imagines from there, except that the others
    have yet to answer. The game can be played on to its end.
    """
    dice = Dice.seeded(f"worlds {seed}")
    for s in some(rules, seed, 60):
        owing = seats_of(s.stack[-1][OWING])
        seat = owing[dice.below(len(owing))]
        world = imagine(rules, imagine(rules, s, seat, dice), seat, dice)
        real = s.copy()
        leave_open(rules, real, seat)
        assert rules.view(world, seat) == rules.view(real, seat), "an imagined world looks different"
        assert options_of(rules, world, seat) == options_of(rules, s, seat), "an imagined world has other options"
        assert not kernel.sealed(world) & ~(1 << seat), "an answer of another seat is sealed in an imagined world"
        assert rules.pieces(world) == rules.pieces(s), "an imagined world has other pieces"
        believed = believe(rules, s, seat, dice, lambda each: each.dice.copy().below(3), 2)
        assert rules.view(believed, seat) == rules.view(real, seat), "a believed world looks different"
        play_on(rules, world, [AtRandom()] * rules.seats, dice)
        assert kernel.is_over(world), "an imagined world cannot be played to its end"


def states_cross_processes(rules: AnyRules, seed: int) -> None:
    for s in some(rules, seed, 20):
        assert digest(pickle.loads(pickle.dumps(s))) == digest(s), "a pickled state differs"
        assert digest(deepcopy(s)) == digest(s), "a deep copy differs"


def scores_are_final(rules: AnyRules, seed: int) -> None:
    """`score` has a number for every seat at any time, changes nothing, and at the end agrees with the result."""
    for s in some(rules, seed, 40):
        before = digest(s)
        assert len(rules.score(s)) == rules.seats, "a seat has no score"
        assert digest(s) == before, "looking at the score changed the game"
    *_, last = nodes(rules, seed)
    assert tuple(rules.score(last)) == rules.result(last).scores, "the score at the end is not the result"


PROPERTIES: list[Callable[[AnyRules, int], None]] = [
    copies_are_independent,
    saves_at_every_node,
    option_texts_are_exact,
    refusals_are_exact,
    somebody_acts,
    it_ends,
    pieces_are_conserved,
    views_are_typed,
    nothing_leaks,
    worlds_look_the_same,
    states_cross_processes,
    scores_are_final,
    observations_show_no_more,
    observations_show_no_less,
]
