"""What the measurements of engine and bots share: which builds, how many turns, and on what machine."""

import platform
from datetime import date

TURNS = 3
BUILDS = {"compiled": "compiled", "pure": "pure Python"}  # as the environment asks for them, and as they are named


def machine() -> str:
    return f"{platform.machine()}, Python {platform.python_version()}, {date.today()}"
