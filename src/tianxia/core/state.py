"""The state of a game in play: plain integers and lists, and a stack of what happens next.

A frame is a tuple of integers: its first says which step of the rules it is, the others are that
step's numbers. There is no closure, generator or reference to a component anywhere in a state, so
a game can be copied, saved, searched and undone at any instant, in the middle of any window.

Asking is a frame too: the frame on top of the stack names the seats that still owe an answer. An
interrupt pushes its own frames above it; when those are done the question stands again.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from .dice import Dice

Frame = tuple[int, ...]
Facts = tuple[int, ...]  # the numbers of a question, after the kernel's own
Event = tuple[int, ...]

# The first number of a frame. Those below 0 belong to the kernel, the others to the game.
STEP: Final = 0
ASK: Final = -1  # (ASK, kind, seats that owe an answer, seats that have sealed theirs, *facts)
WINDOW: Final = -2  # (WINDOW, kind, passes in a row, next place in the order, *order)

# Places in a question; the kind has the same place in a window
KIND: Final = 1
OWING: Final = 2
SEALED: Final = 3
FACTS: Final = 4

# Places in a window
PASSES: Final = 2
PLACE: Final = 3
ORDER: Final = 4

# Places in an event: its kind, who is told, and the first of its facts
EVENT: Final = 0
TO: Final = 1
TOLD: Final = 2

# Who is told of an event: a seat, or
ALL: Final = -1
NOBODY: Final = -2

# The kernel's own event: (CHANCE, NOBODY, name, sides, outcome)
CHANCE: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has. Containers are lists; tuples occur only as frames and events."""

    __slots__ = ("dice", "stack", "told")
    stack: list[Frame]
    dice: Dice
    told: list[Event] | None  # events of the current move; None: nobody listens (playouts)

    def copy(self) -> "State":
        """An independent copy, with events off."""
        raise NotImplementedError  # every game writes its own: deepcopy is fifty times slower

    def __reduce__(self) -> tuple[object, ...]:
        """States cross to other processes as plain data: compiled classes do not pickle by themselves."""
        from .save import load, save  # it needs this module

        return load, (type(self), save(self))


def tell(s: State, kind: int, to: int, *facts: int) -> None:
    """Something happened; `to` is a seat, ALL or NOBODY."""
    if s.told is not None:
        s.told.append((kind, to) + facts)


def chance(s: State, name: int, sides: int) -> int:
    """Draw a number below `sides` under a name of the game; the outcome is on record."""
    outcome = s.dice.below(sides)
    tell(s, CHANCE, NOBODY, name, sides, outcome)
    return outcome


def shuffle(s: State, name: int, items: list[int]) -> None:
    """Shuffle in place; every draw is on record."""
    for i in range(len(items) - 1, 0, -1):
        j = chance(s, name, i + 1)
        items[i], items[j] = items[j], items[i]


def then(s: State, *frames: Frame) -> None:
    """These frames happen next, in this order."""
    for frame in reversed(frames):
        s.stack.append(frame)


def ask(s: State, kind: int, seats: int, *facts: int) -> None:
    """Ask all seats of the bit mask at the same time. Each answer stays sealed until all have answered."""
    if seats:
        s.stack.append((ASK, kind, seats, 0) + facts)


def ask_again(s: State, seat: int, question: Frame) -> None:
    """The seat has not finished its answer: it owes the rest; the others are as before."""
    bit = 1 << seat
    if question[OWING] == bit:
        s.stack.append(question)
    else:
        s.stack[-1] = reopened(s.stack[-1], bit)


def reopened(question: Frame, bit: int) -> Frame:
    """A seat, as a bit, owes its answer again."""
    return (ASK, question[KIND], question[OWING] | bit, question[SEALED] & ~bit) + question[FACTS:]


def answered(question: Frame, bit: int) -> Frame:
    """A seat, as a bit, has answered; others still owe theirs."""
    return (ASK, question[KIND], question[OWING] & ~bit, question[SEALED] | bit) + question[FACTS:]


def window(s: State, kind: int, order: tuple[int, ...]) -> None:
    """Ask the seats of `order` one by one until all have passed in a row."""
    s.stack.append((WINDOW, kind, 0, 0) + order)


def keep_open(s: State, passes: int) -> None:
    """Somebody acted in the window on top of the stack: the number of passes in a row is set to this.

    0: everybody is asked anew. 1: the one who acted goes on and is asked again by the caller.
    If it is never called (everybody is asked just once), the window ends after one turn.
    """
    top = s.stack[-1]
    s.stack[-1] = (WINDOW, top[KIND], passes) + top[PLACE:]


def seats_of(mask: int) -> tuple[int, ...]:
    """The seats of a bit mask, lowest first."""
    return tuple([seat for seat in range(mask.bit_length()) if mask >> seat & 1])
