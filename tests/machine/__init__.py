"""What the tests need from the machine: its own PostgreSQL, Chromium and Pythons, otherwise those from packages.

`TIANXIA_BARE_MACHINE=1` hides the machine's own, to try what machines without them get.
"""

import os


class Missing(Exception):
    """The tests need something that is missing; the message says in one line what to do."""


def is_bare() -> bool:
    return os.environ.get("TIANXIA_BARE_MACHINE") == "1"
