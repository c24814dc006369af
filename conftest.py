"""Loaded first: tests run on the sources, unless somebody asks for the compiled build."""

import os

os.environ.setdefault("TIANXIA_BUILD", "pure")  # inherited by the processes that tests start

pytest_plugins = ["tests.tiers"]
