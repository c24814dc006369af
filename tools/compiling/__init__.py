"""Compiles the engine by mypyc: Python becomes C, C becomes objects, objects become extension modules.

The units are compiled side by side on all cores, and objects are kept by the content of what they were made from, so
that an edit costs the units that it changes. setuptools knows the compiler of each system; nothing here does.

`hatch_build.py` runs this for a wheel, `tools/compile.py` for the checkout:

    python -m tools.compiling SOURCES TARGET OBJECTS

reads the package in SOURCES, and puts the extension modules into TARGET in the layout of the package.

- `__main__`: what is compiled, and how
- `units`: the C of mypyc, changed so that a unit depends on little besides its own module
- `objects`: compiles units, each content once
"""
