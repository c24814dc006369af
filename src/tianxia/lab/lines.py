"""How a game could have gone on: what a seat would have been told after an option that it did not take."""

from typing import Final

from msgspec import Struct

from ..bots import Bot
from ..bots.bot import dice_of, situation_of, world_of
from ..core import kernel
from ..core.game import Game
from ..core.outer import told_of
from ..core.state import ALL, TO
from ..core.values import Fact
from ..core.worlds import imagine

MOVES: Final = 40  # of all seats, at most
EVENTS: Final = 24  # that the seat is told, about


class Heard(Struct, frozen=True):
    """Something that the seat would have been told."""

    kind: str
    facts: dict[str, Fact]


def line_of(game: Game, seat: int, code: int, bot: Bot) -> list[Heard]:
    """The option, and then the same bot at all seats, until the round is over or enough has happened.

    It is played in a world that the seat could not tell from the real one, in which the others have not answered yet:
    what it shows could have happened, as far as the seat knew.
    """
    rules, acts = game.rules, game.acts(seat)
    world = imagine(rules, world_of(rules, game.state, seat, game.seed, acts), seat, dice_of(game.seed, seat, acts))
    world.told = []
    round_, moves, who = rules.round(world), 0, seat
    while True:
        kernel.apply(rules, world, who, code)
        moves += 1
        if kernel.is_over(world) or rules.round(world) != round_ or moves >= MOVES or len(world.told) >= EVENTS:
            break
        who = kernel.first_owing(world)
        options = kernel.options_of(rules, world, who)
        code = options[0] if len(options) == 1 else bot.choose(situation_of(rules, world, who, options, 0, moves))
    heard = [told_of(rules, event) for event in world.told if event[TO] in (ALL, seat)]
    return [Heard(each.kind, each.facts) for each in heard]
