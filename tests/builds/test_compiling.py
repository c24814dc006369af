"""Objects are cached by content: what has not changed is not compiled again, and what has changed is."""

from pathlib import Path

import pytest
from tools.compiling import objects, units
from tools.compiling.__main__ import modules_of

from tianxia import builds

HEADER = """#include "far.h"
extern PyObject *CPyStatics[7];
extern char CPyDef_used(PyObject *cpy_r_s);
extern char CPyDef_other(void);
typedef struct {
    PyObject_HEAD
} State;
struct export_table_core {
    char (*CPyDef_offered)(void);
};
struct export_table_core exports_core;
"""


def digest(folder: Path, command: str = "cc -O3") -> str:
    for kept in (objects.digest_of, objects.text_of, objects.headers_of, objects.declarations_of):
        kept.cache_clear()
    return objects.digest_of(folder / "unit.c", (str(folder / "include"),), command)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return written(tmp_path)


def written(folder: Path) -> Path:
    (folder / "include").mkdir()
    (folder / "include" / "far.h").write_text("int far;\n")
    (folder / "near.h").write_text(HEADER)
    (folder / "unit.c").write_text(
        '#include <stdio.h>\n#include "near.h"\nchar unit(void) { return CPyDef_used(NULL); }\n'
    )
    return folder


def test_the_same_content_has_the_same_object_wherever_it_lies(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    assert digest(written(tmp_path / "a")) == digest(written(tmp_path / "b"))


def test_a_change_of_unit_header_or_command_makes_another(folder: Path) -> None:
    seen = {digest(folder), digest(folder, "cc -O1")}
    for file in ("unit.c", "near.h", "include/far.h"):
        path = folder / file
        path.write_text(path.read_text() + "int more;\n")
        seen.add(digest(folder))
    assert len(seen) == 5


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("CPyStatics[7]", "CPyStatics[8]"),
        ("CPyDef_other(void);", "CPyDef_other(void);\nextern char CPyDef_third(void);"),
        ("    char (*CPyDef_offered)(void);", "    char (*CPyDef_new)(void);\n    char (*CPyDef_offered)(void);"),
    ],
)
def test_names_that_a_unit_does_not_know_are_nothing_to_it(folder: Path, before: str, after: str) -> None:
    first = digest(folder)
    (folder / "near.h").write_text(HEADER.replace(before, after))
    assert digest(folder) == first


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("CPyDef_used(PyObject *cpy_r_s)", "CPyDef_used(PyObject *cpy_r_s, PyObject *cpy_r_t)"),
        ("    PyObject_HEAD\n", "    PyObject_HEAD\n    PyObject *field;\n"),
    ],
)
def test_what_it_uses_is_not(folder: Path, before: str, after: str) -> None:
    first = digest(folder)
    (folder / "near.h").write_text(HEADER.replace(before, after))
    assert digest(folder) != first


def test_a_table_counts_for_whoever_takes_from_it(folder: Path) -> None:
    unit = folder / "unit.c"
    unit.write_text(unit.read_text() + "char more(void) { return exports_core.CPyDef_offered(); }\n")
    first = digest(folder)
    (folder / "near.h").write_text(HEADER.replace("{\n    char", "{\n    char (*CPyDef_new)(void);\n    char"))
    assert digest(folder) != first


SHARED = """    if (CPyStatics_Initialize(CPyStatics, CPyLit_Str) < 0) {
        return -1;
    }
    is_initialized = 1;
"""
MODULE = """#include "__native_internal_lib.h"
char CPyDef_a_____top_level__(void) {
    use(CPyStatics[%d]); use(CPyStatics[%d]); use(CPyStatics[%d]);
}
"""


def prepared(folder: Path, *numbers: int) -> tuple[str, str]:
    folder.mkdir()
    (folder / "__native_lib.c").write_text(SHARED)
    (folder / "__native_a.c").write_text(MODULE % numbers)
    units.prepare(folder, ["lib"])
    return (folder / "__native_a.c").read_text(), (folder / "__native_lib.c").read_text()


def test_a_unit_does_not_change_with_the_numbers_of_its_literals(tmp_path: Path) -> None:
    unit, shared = prepared(tmp_path / "before", 4, 9, 4)
    moved, moved_shared = prepared(tmp_path / "after", 5, 11, 5)
    assert unit == moved
    assert "use(CPyLiterals_a[0]); use(CPyLiterals_a[1]); use(CPyLiterals_a[0]);" in unit
    assert "places[] = {4, 9}" in shared
    assert "places[] = {5, 11}" in moved_shared


def test_what_runs_once_is_not_optimized(tmp_path: Path) -> None:
    unit, _ = prepared(tmp_path / "units", 1, 2, 3)
    assert unit.index("optnone") < unit.index("char CPyDef_a_____top_level__")


def test_the_checked_edge_stays_interpreted() -> None:
    core = modules_of(builds.CHECKOUT / "src", "core")
    assert "tianxia/core/kernel.py" in core
    assert not {"tianxia/core/game.py", "tianxia/core/registry.py", "tianxia/core/__init__.py"} & set(core)
    assert "tianxia/games/zhanguo/seen.py" not in modules_of(builds.CHECKOUT / "src", "games/zhanguo")
