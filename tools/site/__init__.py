"""The docs site: `make docs` lets mkdocs build it from `docs/`, and `hook.py` adds what is written elsewhere.

Rules and card texts come from the Fluent files and the cards' data, contributing and changes from the root of the
repository. So no page repeats by hand what the engine says, and none can fall behind it.
"""
