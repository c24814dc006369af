"""Changes the C that mypyc writes, so that it compiles faster and a unit depends on little but its own module.

What the code does stays the same. If mypyc writes something else one day, the pattern no longer matches, and the unit
stays as it was written.
"""

import re
from pathlib import Path

# This code runs only once, when a module is loaded; optimizing it takes compilers longer than any other function.
LOADING = re.compile(r"^(char CPyDef_\w+___top_level__\(void\) \{)", re.MULTILINE)
AS_IT_IS = """#if defined(__clang__)
__attribute__((optnone))
#elif defined(__GNUC__)
__attribute__((optimize("O0")))
#endif
"""
LITERAL = re.compile(r"\bCPyStatics\[(\d+)\]")
INTERNAL = re.compile(r'^#include "__native_internal_\w+\.h"\n', re.MULTILINE)
FILLED = re.compile(r"    if \(CPyStatics_Initialize\([^{]*\{\n        return -1;\n    \}\n")


def prepare(folder: Path, libraries: list[str]) -> None:
    """Change all units of a folder; a library's own unit holds what its modules share."""
    for library in libraries:
        shared = folder / f"__native_{library}.c"
        text = shared.read_text(encoding="utf-8")
        for unit in units_of(folder, library):
            unit.write_text(LOADING.sub(AS_IT_IS + r"\1", unit.read_text(encoding="utf-8")), encoding="utf-8")
            text = with_own_literals(unit, text)
        shared.write_text(text, encoding="utf-8")


def units_of(folder: Path, library: str) -> list[Path]:
    """The units of the modules: they name the header of their library."""
    header = f'#include "__native_internal_{library}.h"'
    shared = folder / f"__native_{library}.c"
    return [
        unit
        for unit in sorted(folder.glob("*.c"))
        if unit != shared and header in unit.read_text(encoding="utf-8")[:1000]
    ]


def with_own_literals(unit: Path, shared: str) -> str:
    """A library numbers the literals of all its modules in one sequence: a new word in one would change them all. Here
    each has its own array with its own numbers. The unit that they share, whose new text is returned, fills it.
    """
    text = unit.read_text(encoding="utf-8")
    used = list(dict.fromkeys(int(number) for number in LITERAL.findall(text)))
    if not used or len(FILLED.findall(shared)) != 1 or len(INTERNAL.findall(text)) != 1:
        return shared
    name = f"CPyLiterals_{unit.stem.removeprefix('__native_')}"
    place = {number: own for own, number in enumerate(used)}
    text = LITERAL.sub(lambda found: f"{name}[{place[int(found[1])]}]", text)
    unit.write_text(INTERNAL.sub(rf"\g<0>PyObject *{name}[{len(used)}];\n", text), encoding="utf-8")
    places = ", ".join(map(str, used))
    filling = (
        f"    {{\n        extern PyObject *{name}[];\n        static const int places[] = {{{places}}};\n"
        f"        for (int i = 0; i < {len(used)}; i++)\n            {name}[i] = CPyStatics[places[i]];\n    }}\n"
    )
    return FILLED.sub(lambda found: found[0] + filling, shared)
