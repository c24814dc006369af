"""A process that starts PostgreSQL as another user gives that user what it needs to read."""

from pathlib import Path

from .postgres import owner, within_reach


def test_programs_that_cannot_be_run_are_copied_with_their_libraries(tmp_path: Path) -> None:
    package = tmp_path / "site-packages" / "brings_postgresql"
    for part in ("pginstall18/bin/initdb", "pginstall18/share/words.txt"):
        (package / part).parent.mkdir(parents=True)
        (package / part).write_text(part)
    libraries = tmp_path / "site-packages" / "brings_postgresql.libs"
    libraries.mkdir()
    (libraries / "libpq.so").write_text("libpq")
    (package / "pginstall18/bin/initdb").chmod(0o644)  # not executable
    folder = tmp_path / "folder"
    folder.mkdir()
    user = owner()
    programs = within_reach(package / "pginstall18" / "bin", user, folder)
    assert folder in programs.parents
    assert (programs / "initdb").read_text() == "pginstall18/bin/initdb"
    assert (programs.parent / "share/words.txt").exists()
    assert (programs / "../../../brings_postgresql.libs/libpq.so").read_text() == "libpq"
    if user is not None:
        assert {path.stat().st_uid for path in (folder / "programs").rglob("*")} == {user.pw_uid}


def test_programs_that_can_be_run_stay_where_they_are(tmp_path: Path) -> None:
    programs = tmp_path / "bin"
    programs.mkdir()
    (programs / "initdb").write_text("#!/bin/sh\n")
    (programs / "initdb").chmod(0o755)
    assert within_reach(programs, None, tmp_path) == programs
