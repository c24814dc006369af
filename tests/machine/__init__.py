"""What the tests need from the machine: its own PostgreSQL and Chromium, else those that packages bring.

`TIANXIA_BARE_MACHINE=1` hides the machine's own, so that whoever has them can try what others get.
"""

import os


class Missing(Exception):
    """The tests need something that is not there; the message says in one line what to do."""


def is_bare() -> bool:
    return os.environ.get("TIANXIA_BARE_MACHINE") == "1"
