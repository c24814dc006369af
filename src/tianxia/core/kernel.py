"""The engine's heart: answers come in, frames run until somebody must be asked."""

from typing import Final, TypeVar

from .dice import Dice
from .rules import Rules
from .state import ASK, KIND, ORDER, OWING, PASSES, PLACE, SEALED, STEP, WINDOW, Frame, State, answered, ask, reopened

S = TypeVar("S", bound=State)

# The kernel's own option: take a sealed answer back while others still owe theirs.
CHANGE: Final = -1
CHANGE_TEXT: Final = "change"


def start(rules: Rules[S], dice: Dice, listen: bool) -> S:
    """A new game, run up to its first question."""
    s = rules.setup(dice)
    s.told = [] if listen else None
    advance(rules, s)
    return s


def advance(rules: Rules[S], s: S) -> None:
    """Run frames until a question is on top or, the game being over, none is left."""
    stack = s.stack
    while stack:
        frame = stack[-1]
        kind = frame[STEP]
        if kind == ASK:
            return
        stack.pop()
        if kind == WINDOW:
            next_in_window(rules, s, frame)
        else:
            rules.step(s, frame)


def next_in_window(rules: Rules[S], s: S, frame: Frame) -> None:
    """Ask the next seat of a window, skipping those that need not be asked."""
    kind, passes, place = frame[KIND], frame[PASSES], frame[PLACE]  # a slice would cost: windows open all the time
    order = frame[ORDER:]
    while passes < len(order):
        seat = order[place]
        place = (place + 1) % len(order)
        passes += 1
        if rules.is_asked(s, seat, kind):
            s.stack.append((WINDOW, kind, passes, place) + order)
            ask(s, kind, 1 << seat)
            return


def apply(rules: Rules[S], s: S, seat: int, code: int) -> bool:
    """Carry out a legal option or offer, and go on to the next question. Trusts its caller.

    True if the question that was answered still stands, for this seat or for another.
    """
    question = s.stack[-1]
    depth = len(s.stack)
    bit = 1 << seat
    owing = question[OWING]
    if code == CHANGE:
        s.stack[-1] = reopened(question, bit)
        rules.reopen(s, seat, question)
        return True
    if owing == bit:
        s.stack.pop()
    elif owing & bit:
        s.stack[-1] = answered(question, bit)
    rules.apply(s, seat, question, code)
    if len(s.stack) < depth:
        stands = False
    elif owing == bit:
        stands = s.stack[depth - 1] is question
    elif owing & bit:  # others still owe theirs, unless the answer took the question away
        under = s.stack[depth - 1]
        stands = under[STEP] == ASK and under[KIND] == question[KIND]
    else:
        stands = True
    advance(rules, s)
    return stands


# What others may learn from a state: nobody outside the kernel and the games looks into a frame.


def is_over(s: State) -> bool:
    return not s.stack


def owing(s: State) -> int:
    """The seats that owe an answer, as a mask."""
    return s.stack[-1][OWING] if s.stack else 0


def sealed(s: State) -> int:
    """The seats that have answered the open question, as a mask: others still owe theirs."""
    return s.stack[-1][SEALED] if s.stack else 0


def asked(rules: Rules[S], s: S) -> str:
    """The name of what is being decided; "" when the game is over."""
    return rules.asks[s.stack[-1][KIND]] if s.stack else ""


def kind_asked(s: State) -> int:
    """The kind of the open question, as the game numbers it."""
    return s.stack[-1][KIND]


def depth(s: State) -> int:
    """How deep in what happens the open question lies: it stays the same while one effect asks on."""
    return len(s.stack)


def options_of(rules: Rules[S], s: S, seat: int) -> list[int]:
    """What a seat that owes an answer may answer."""
    return rules.options(s, seat, s.stack[-1])


def first_owing(s: State) -> int:
    """The lowest seat that owes an answer."""
    owing = s.stack[-1][OWING]
    seat = 0
    while not owing >> seat & 1:
        seat += 1
    return seat


def play_out(rules: Rules[S], s: S, dice: Dice) -> int:
    """Play at random to the end; returns the number of real decisions (two options or more)."""
    decisions = 0
    while s.stack:
        seat = first_owing(s)
        options = rules.options(s, seat, s.stack[-1])
        n = len(options)
        if n > 1:
            decisions += 1
            apply(rules, s, seat, options[dice.below(n)])
        else:
            apply(rules, s, seat, options[0])
    return decisions
