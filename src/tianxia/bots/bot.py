"""What a bot decides on, and what it answers."""

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from ..core import kernel
from ..core.dice import Dice
from ..core.game import Game
from ..core.rules import Rules
from ..core.seed import BOT, WORLD, Seed, own_dice
from ..core.state import ALL, TO, Event, State


def nothing() -> list[Event]:
    """What somebody has heard who was told nothing."""
    return []


class Situation(NamedTuple):
    """A decision as a bot sees it: all that its answer may depend on."""

    seat: int
    kind: str
    options: list[int]  # codes of the game's notation, at least one
    look: Callable[[], Any]  # the view of the seat, made only if the bot wants to look
    dice: Dice  # the bot's only source of chance
    rules: Rules[Any]
    world: Callable[[], State]  # one that the seat cannot tell from the real one: `core.worlds` draws others from it
    heard: Callable[[], list[Event]] = nothing  # what the seat has been told since the first question, in order


class Bot(Protocol):
    """A player of one game with one pack. It remembers nothing: it even sees its own unfinished turn in the view."""

    def choose(self, situation: Situation) -> int:
        """One of the options: the same in the same situation."""
        ...


class Weighed(NamedTuple):
    """An option as a bot judges it."""

    code: int
    value: float  # the seat's chance of winning, from 0 to 1
    why: str  # the name of a reason, as the game's words know it; "" if there is none to give
    about: dict[str, int | str]  # what the sentence of the reason mentions
    doubt: float = 0.0  # by how much less than the first it may be valued without being a mistake


class Judge(Bot, Protocol):
    """A bot that explains itself."""

    def weigh(self, situation: Situation, also: int = -1) -> list[Weighed]:
        """The options it has considered, each with its own estimate. One that somebody wants judged is among them.

        The first is what it recommends, and is not clearly worse than any other (`weighing`); then the best first.
        """
        ...


def dice_of(seed: Seed, seat: int, moves: int) -> Dice:
    """The dice of a seat's bot after so many moves of that seat: secret like the seed, new for every decision.

    The server, the laboratory and the terminal ask in the same way, so a game between bots is the same in all.
    """
    return own_dice(seed, BOT, f"{seat} {moves}")


def world_of(rules: Rules[Any], s: State, seat: int, seed: Seed, moves: int) -> State:
    """The world that a seat's bot is given. It is drawn with dice that no bot has: nobody can undo the shuffling."""
    world: State = rules.resample(s, seat, own_dice(seed, WORLD, f"{seat} {moves}"))
    return world


def situation_of(
    rules: Rules[Any],
    s: State,
    seat: int,
    options: list[int],
    seed: Seed,
    moves: int,
    heard: Callable[[], list[Event]] = nothing,
) -> Situation:
    """The open question as a seat's bot meets it, after so many moves of that seat."""
    return Situation(
        seat,
        kernel.asked(rules, s),
        options,
        lambda: rules.view(s, seat),
        dice_of(seed, seat, moves),
        rules,
        lambda: world_of(rules, s, seat, seed, moves),
        heard,
    )


def told_to(seat: int, events: list[Event]) -> list[Event]:
    """What of all that happened a seat was told: which moves it happened in is not for everybody to know."""
    return [event for event in events if event[TO] in (ALL, seat)]


def heard_in(game: Game, seat: int) -> list[Event]:
    """What the seat has been told at a table since the first question."""
    return [event for events in game.history[1:] for event in told_to(seat, events)]


def situation_in(game: Game, seat: int) -> Situation:
    """What a bot would be asked at a table, if it had this seat."""
    options = kernel.options_of(game.rules, game.state, seat)
    acts = game.acts(seat)
    return situation_of(game.rules, game.state, seat, options, game.seed, acts, lambda: heard_in(game, seat))


def situation_within(
    rules: Rules[Any], world: State, seat: int, dice: Dice, heard: Callable[[], list[Event]] = nothing
) -> Situation:
    """The same question, for a bot in another process that has nothing but its world and what it was told."""
    options = kernel.options_of(rules, world, seat)
    return Situation(
        seat, kernel.asked(rules, world), options, lambda: rules.view(world, seat), dice, rules, lambda: world, heard
    )
