"""Before anything else is loaded: tests run on the sources, unless somebody asks for the compiled build."""

import os

os.environ.setdefault("TIANXIA_BUILD", "pure")  # processes that tests start inherit it
