"""Look for the moments that are missing or no longer true: `make moments`, or `python -m tests.data.find_moments NAME`.

Those that are true stay as they are.
"""

import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

import tianxia
from tianxia.bots import make_bot, situation_in

from .moments import FOLDER, MOMENTS, Stored, read, write
from .sought import Sought

MANY = 3000  # games to look through


def is_true(sought: Sought, stored: Stored | None) -> bool:
    if not stored or (stored.players, stored.options) != (sought.players, sought.options):
        return False
    try:
        return sought.true(stored.replayed(sought.game))
    except (tianxia.Refused, tianxia.BadInput):  # the rules are others now
        return False


def found(name: str, sought: Sought) -> Stored:
    """The first game of bots that comes to the moment, up to there."""
    for seed in range(sought.first, sought.first + MANY):
        game = tianxia.new(sought.game, seed=seed, players=sought.players, options=sought.options)
        player = make_bot(sought.bot, sought.game)
        while not (there := sought.true(game)) and not game.over:
            seat = game.to_act[0]
            game.play(seat, game.rules.text(player.choose(situation_in(game, seat))))
        if there:
            moves = [f"{move.seat} {game.text_of(move)}" for move in game.moves]
            return Stored(name, seed, game.players, sought.options, moves)
    raise SystemExit(f"No game of the seeds {sought.first} to {sought.first + MANY - 1} comes to this: {name}.")


def look_for(moments: Mapping[str, Sought], folder: Path, names: Iterable[str] = ()) -> None:
    """All of them, or only these names; what the file has and nobody seeks is left out."""
    for game in dict.fromkeys(sought.game for sought in moments.values()):
        before = {one.name: one for one in read(folder, game)}
        after = []
        for name, sought in moments.items():
            if sought.game != game:
                continue
            stored = before.get(name)
            if (names and name not in names) or is_true(sought, stored):
                after += [stored] if stored else []
                continue
            after.append(found(name, sought))
            write(folder, game, after + [one for one in before.values() if one.name not in {a.name for a in after}])
            print(f"{name}: seed {after[-1].seed}, {len(after[-1].moves)} moves")
        write(folder, game, after)


if __name__ == "__main__":
    look_for(MOMENTS, FOLDER, sys.argv[1:])
