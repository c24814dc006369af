"""The kernel supports what the games need, without knowing them."""

from tianxia.core import kernel
from tianxia.core.save import digest, load, save
from tianxia.core.state import Frame, ask, keep_open, then, window

from .sketch import Sketch, SketchState, asked, begin, play


def nothing(s: SketchState, seat: int, question: Frame, code: int) -> None:
    pass


def note(s: SketchState, seat: int, question: Frame, code: int) -> None:
    s.notes.append(f"{seat}:{code}")


def test_a_window_asks_in_the_given_order_once() -> None:
    """Like the tactic windows of The Great Wall: everybody once, in tea order."""
    rules = Sketch(3, [lambda s, f: window(s, 0, (2, 0, 1))], note)
    s = begin(rules)
    order = []
    while s.stack:
        order.append(asked(s))
        play(rules, s, (asked(s)[0], 1))
    assert order == [(2,), (0,), (1,)]


def test_a_window_goes_on_until_all_pass_in_a_row() -> None:
    """Like the windows of Sun Tzu: a seat that acts gives all others another chance."""

    def answer(s: SketchState, seat: int, question: Frame, code: int) -> None:
        note(s, seat, question, code)
        if code:
            keep_open(s, 0)

    rules = Sketch(3, [lambda s, f: window(s, 0, (0, 1, 2))], answer)
    s = begin(rules)
    play(rules, s, (0, 0), (1, 3), (2, 0), (0, 0))
    assert asked(s) == (1,), "1 acted, 2 and 0 have passed since: 1 is asked once more"
    play(rules, s, (1, 0))
    assert not s.stack


def test_a_window_passes_over_seats_that_are_not_asked() -> None:
    rules = Sketch(3, [lambda s, f: window(s, 0, (0, 1, 2))], nothing)
    rules.deaf = [0, 1, 2]
    assert not begin(rules).stack
    rules.deaf = [0, 2]
    assert asked(begin(rules)) == (1,)


TRIGGERED, MOMENT, END_OF_MOMENT = 1, 2, 3


def test_cards_are_triggered_by_an_index_of_events() -> None:
    """A moment asks the index which cards listen; each becomes a frame, in rules order."""

    def start(s: SketchState, frame: Frame) -> None:
        s.listeners[1] = [205, 7, 103]  # seat 2's card 5, seat 0's card 7, seat 1's card 3
        then(s, (MOMENT, 1), (MOMENT, 0))

    def moment(s: SketchState, frame: Frame) -> None:
        then(s, *[(TRIGGERED, card // 100, card % 100) for card in sorted(s.listeners[frame[1]])])

    def triggered(s: SketchState, frame: Frame) -> None:
        s.notes.append(f"seat {frame[1]} card {frame[2]}")

    rules = Sketch(3, [start, triggered, moment], nothing)
    assert begin(rules).notes == ["seat 0 card 7", "seat 1 card 3", "seat 2 card 5"]


def test_an_interrupt_inside_an_interrupt_comes_back_to_both() -> None:
    """A question on top of a question on top of a question; each is asked again when its turn comes."""

    def answer(s: SketchState, seat: int, question: Frame, code: int) -> None:
        note(s, seat, question, code)
        depth = question[4]
        if depth < 3:
            then(s, (1, depth + 1))

    def ask_at(s: SketchState, frame: Frame) -> None:
        ask(s, 0, 1 << frame[1] % 2, frame[1])
        s.stack.insert(-1, (2, frame[1]))

    def back(s: SketchState, frame: Frame) -> None:
        s.notes.append(f"back {frame[1]}")

    rules = Sketch(2, [lambda s, f: then(s, (1, 1)), ask_at, back], answer)
    s = begin(rules)
    play(rules, s, (1, 1), (0, 2))
    twin = load(SketchState, save(s))  # in the very middle of it
    play(rules, s, (1, 3))
    play(rules, twin, (1, 3))
    assert s.notes == ["1:1", "0:2", "1:3", "back 3", "back 2", "back 1"]
    assert digest(s) == digest(twin)


def test_an_offer_stands_beside_a_decision_of_another_seat() -> None:
    """Like "at any moment": seat 1 acts while seat 0 is asked; then seat 0's question stands again."""

    def answer(s: SketchState, seat: int, question: Frame, code: int) -> None:
        note(s, seat, question, code)
        if code == 9:
            then(s, (1, seat))

    def aside(s: SketchState, frame: Frame) -> None:
        s.notes.append(f"aside of {frame[1]}")
        ask(s, 1, 1 << frame[1])

    rules = Sketch(2, [lambda s, f: ask(s, 0, 1), aside], answer, offers=[9])
    s = begin(rules)
    question = s.stack[-1]
    play(rules, s, (1, 9))
    assert asked(s) == (1,), "the offer asks a question of its own"
    play(rules, s, (1, 2))
    assert s.stack == [question]
    play(rules, s, (0, 3))
    assert s.notes == ["1:9", "aside of 1", "1:2", "0:3"]


def test_a_seat_may_be_moved_by_the_rules() -> None:
    """An automa: seat 1 is a seat like any other, but a frame acts for it, and it is never asked."""

    def turn(s: SketchState, frame: Frame) -> None:
        seat = frame[1]
        if s.numbers[0] >= 3:
            return
        then(s, (0, 1 - seat))
        if seat == 1:
            s.numbers[1] += 2
        else:
            ask(s, 0, 1)

    def answer(s: SketchState, seat: int, question: Frame, code: int) -> None:
        s.numbers[seat] += code

    rules = Sketch(2, [lambda s, f: turn(s, f if len(f) > 1 else (0, 0))], answer)
    s = begin(rules)
    while s.stack:
        assert asked(s) == (0,)
        play(rules, s, (0, 1))
    assert s.numbers == [3, 4]


def test_the_first_to_act_goes_first() -> None:
    """Cooperative play: any entitled seat may act; that also ends the question for the others."""

    def answer(s: SketchState, seat: int, question: Frame, code: int) -> None:
        note(s, seat, question, code)
        s.stack[:] = [(1, question[2] & ~(1 << seat))]

    rules = Sketch(3, [lambda s, f: then(s, (1, 7)), lambda s, f: ask(s, 0, f[1])], answer)
    s = begin(rules)
    assert asked(s) == (0, 1, 2)
    play(rules, s, (1, 4))
    assert asked(s) == (0, 2)
    play(rules, s, (2, 3), (0, 2))
    assert s.notes == ["1:4", "2:3", "0:2"]


def test_a_team_wins_and_loses_together() -> None:
    def answer(s: SketchState, seat: int, question: Frame, code: int) -> None:
        s.numbers[seat] += code

    rules = Sketch(3, [lambda s, f: ask(s, 0, 7)], answer)
    s = begin(rules)
    play(rules, s, (0, 4), (1, 4), (2, 4))
    assert rules.result(s).winners == (0, 1, 2)
    s = begin(rules)
    play(rules, s, (0, 1), (1, 1), (2, 1))
    assert rules.result(s).winners == ()


def test_secret_answers_can_be_changed_until_all_have_answered() -> None:
    rules = Sketch(2, [lambda s, f: ask(s, 0, 3)], note)
    s = begin(rules)
    play(rules, s, (0, 1))
    assert asked(s) == (1,)
    kernel.apply(rules, s, 0, kernel.CHANGE)
    assert asked(s) == (0, 1)
    play(rules, s, (1, 2), (0, 3))
    assert not s.stack
