"""`tianxia lab train` writes what a game's function makes."""

from pathlib import Path

import pytest

from tests.cli.refusing import is_refused
from tests.toys import at_the_table
from tianxia.lab import training

from .conftest import Run
from .work import LEARNS


def test_a_game_whose_bots_do_not_learn(run: Run, banners: str, tmp_path: Path) -> None:
    for more in ([], ["--out", tmp_path / "new"]):
        is_refused(run("lab", "train", banners, *more), "banners has nothing to train")
    assert not list(tmp_path.iterdir())


def test_files_are_written_to_a_folder(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    with at_the_table(LEARNS):
        done = run("lab", "train", "banners", "--games", 5, "--seed", 6, "--workers", 2, "--out", folder)
    assert (done.code, done.err, done.out) == (0, "", f"{folder / 'value.json'}\n")
    assert [path.name for path in folder.iterdir()] == ["value.json"]
    assert (folder / "value.json").read_text(encoding="utf-8") == "[5, 6, [0, 1, 4]]"


def test_bots_read_what_lies_next_to_what_made_it(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with at_the_table(LEARNS):
        assert training.folder_of("banners") == Path(__file__).parent
        monkeypatch.setattr(training, "folder_of", lambda game: tmp_path)
        assert run("lab", "train", "banners").out == f"{tmp_path / 'value.json'}\n"


def test_a_folder_that_cannot_be_written(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with at_the_table(LEARNS):
        is_refused(run("lab", "train", "banners", "--out", tmp_path / "file"), "cannot be written")
