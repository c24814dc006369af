"""Objects are kept by content: what nothing has changed is not compiled again, and what has is."""

from pathlib import Path

from tools.compiling import content_of, digest_of, headers_of, modules_of

from tianxia import builds


def digest(folder: Path, command: str = "cc -O3") -> str:
    content_of.cache_clear()
    headers_of.cache_clear()
    return digest_of(folder / "unit.c", (str(folder / "include"),), command)


def written(folder: Path) -> Path:
    (folder / "include").mkdir()
    (folder / "include" / "far.h").write_text("int far;\n")
    (folder / "near.h").write_text('#include "far.h"\nint near;\n')
    (folder / "unit.c").write_text('#include <stdio.h>\n#include "near.h"\nint unit;\n')
    return folder


def test_the_same_content_has_the_same_object_wherever_it_lies(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    assert digest(written(tmp_path / "a")) == digest(written(tmp_path / "b"))


def test_a_change_of_unit_header_or_command_makes_another(tmp_path: Path) -> None:
    folder = written(tmp_path)
    seen = {digest(folder), digest(folder, "cc -O1")}
    for file in ("unit.c", "near.h", "include/far.h"):
        path = folder / file
        path.write_text(path.read_text() + "int more;\n")
        seen.add(digest(folder))
    assert len(seen) == 5


def test_the_checked_edge_stays_interpreted() -> None:
    core = modules_of(builds.CHECKOUT / "src", "core")
    assert "tianxia/core/kernel.py" in core
    assert not {"tianxia/core/game.py", "tianxia/core/registry.py", "tianxia/core/__init__.py"} & set(core)
    assert "tianxia/games/zhanguo/seen.py" not in modules_of(builds.CHECKOUT / "src", "games/zhanguo")
