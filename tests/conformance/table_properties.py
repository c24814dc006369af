"""Properties of a game at the table: undo, logs, and the same game in every process."""

import os
import subprocess
import sys
from collections.abc import Callable

import tianxia
from tianxia.core.dice import Dice
from tianxia.core.save import digest

from .games import Setting


def new(setting: Setting, seed: int) -> tianxia.Game:
    return tianxia.new(setting.game, seed=seed, players=setting.players, options=setting.options)


def play_some(game: tianxia.Game, dice: Dice) -> bool:
    """One random move by the texts, as a client would; False when the game is over."""
    if game.over:
        return False
    seat = game.to_act[dice.below(len(game.to_act))]
    decision = game.decision(seat)
    game.play(seat, decision.options[dice.below(len(decision.options))])
    return True


def undo_goes_back(setting: Setting, seed: int) -> None:
    """Whatever undo allows is as if the move had never been made, back to the very start."""
    dice = Dice.seeded(f"undo {seed}")
    game = new(setting, seed)
    first = digest(game.state)
    undone = 0
    for n in range(120):
        before = [digest(game.state), str(game.told(None)), str(game.view(None))]
        if not play_some(game, dice):
            break
        mover = game.moves[-1].seat
        if n % 3 == 0 and game.why_not_undo(mover) is None:
            game.undo(mover)
            undone += 1
            assert [digest(game.state), str(game.told(None)), str(game.view(None))] == before, "undo left a trace"
            play_some(game, dice)
    assert undone, "nothing could ever be undone"
    game.rewind(0)
    assert digest(game.state) == first, "undo to the start leads elsewhere"


def final_is_foretold(setting: Setting, seed: int) -> None:
    """A preview says whether its move can be undone: at a table, and as long as nobody acts on it."""
    dice = Dice.seeded(f"final {seed}")
    game = new(setting, seed)
    foretold = set()
    while not game.over:
        seat = game.to_act[dice.below(len(game.to_act))]
        options = game.decision(seat).options
        option = options[dice.below(len(options))]
        preview = game.preview(seat, option)
        game.play(seat, option)
        is_final = game.over or game.why_not_undo(seat) is not None
        assert preview.final == is_final, f"{option} of seat {seat} is foretold wrongly"
        foretold.add(preview.final)
    assert foretold == {False, True}, "moves that are all alike prove nothing"


def logs_replay(setting: Setting, seed: int) -> None:
    """The log of a game, undone moves included, reproduces the same game."""
    dice = Dice.seeded(f"log {seed}")
    game = new(setting, seed)
    while play_some(game, dice):
        mover = game.moves[-1].seat
        if len(game.entries) < 60 and dice.below(6) == 0 and game.why_not_undo(mover) is None:
            game.undo(mover)
    again = tianxia.replay(game.log.dumps())
    assert digest(again.state) == digest(game.state)
    assert again.result == game.result
    assert again.log.dumps() == game.log.dumps()


def same_in_every_process(setting: Setting, seed: int) -> None:
    """Two processes with different hash seeds play the same game."""
    if seed:
        return  # starting processes is slow, and one seed is enough
    digests = {digest_in_process(setting, seed, hash_seed) for hash_seed in (1, 2)}
    assert len(digests) == 1, "the game depends on the process it runs in"


SCRIPT = """
import sys
import tianxia
from tianxia.core.dice import Dice
from tests.toys import all_toys
from tests.conformance.games import Setting
from tests.conformance.table_properties import new, play_some

for toy in all_toys():
    tianxia.register(toy)
name, players, options, seed = sys.argv[1], int(sys.argv[2]), eval(sys.argv[3]), int(sys.argv[4])
dice = Dice.seeded(f"process {seed}")
game = new(Setting(name, players, options), seed)
while play_some(game, dice):
    pass
print(game.log.dumps())
"""


def digest_in_process(setting: Setting, seed: int, hash_seed: int) -> str:
    arguments = [setting.game, str(setting.players), repr(setting.options), str(seed)]
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, *arguments],
        env={**os.environ, "PYTHONHASHSEED": str(hash_seed), "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


TABLE_PROPERTIES: list[Callable[[Setting, int], None]] = [
    undo_goes_back,
    final_is_foretold,
    logs_replay,
    same_in_every_process,
]
