"""Training: what a game's bots have learned is made again, from a seed, and stored where they read it."""

from collections.abc import Callable
from importlib.resources import as_file, files
from pathlib import Path
from typing import Protocol

from ..core.registry import find, loaded
from ..core.values import BadInput
from .runner import Runner, Serial


class Train(Protocol):
    """What `Registration.training` names."""

    def __call__(
        self, games: int, seed: int, runner: Runner, progress: Callable[[int], None] | None
    ) -> dict[str, bytes]:
        """Learn from so many games; the same seed gives the same files, by name, with any runner."""
        ...


def train(
    game: str,
    games: int,
    seed: int = 0,
    runner: Runner | None = None,
    progress: Callable[[int], None] | None = None,
) -> dict[str, bytes]:
    """What the bots of a game learn, as files by name."""
    run: Train = loaded(named(game))
    return run(games, seed, runner or Serial(), progress)


def named(game: str) -> str:
    reference = find(game).training
    if not reference:
        raise BadInput(f"{game} has nothing to train: none of its bots learns.")
    return reference


def folder_of(game: str) -> Path:
    """Where the bots read what they have learned: the folder of the module that trains them."""
    package = named(game).partition(":")[0].rpartition(".")[0]
    with as_file(files(package)) as folder:
        return folder


def write(learned: dict[str, bytes], folder: Path) -> list[Path]:
    """Each file is moved into place when it is whole: a bot may be reading the old one."""
    written = []
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, content in learned.items():
            part = folder / f"{name}.part"
            part.write_bytes(content)
            written.append(part.replace(folder / name))
    except OSError as error:
        raise BadInput(f"{folder} cannot be written: {error}.") from None
    return written
