"""Compiles the engine with mypyc: Python becomes C, C becomes objects, objects become extension modules.

The units are compiled in parallel on all cores, and objects are cached by the content of what they were made from, so
that an edit recompiles only the units that it changes. setuptools knows the compiler of each system; nothing here does.

`hatch_build.py` runs this for a wheel, `tools/compile.py` for the checkout:

    python -m tools.compiling SOURCES TARGET OBJECTS

reads the package in SOURCES, and puts the extension modules into TARGET with the folders of the package.

- `__main__`: what is compiled, and how
- `units`: changes the C of mypyc so that a unit depends on little besides its own module
- `objects`: compiles units, the same content only once
"""
