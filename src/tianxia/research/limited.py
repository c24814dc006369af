"""Starts another program under limits: `python limited.py MEGABYTES SECONDS PROGRAM...`.

It runs in the place of this one. A system without such limits starts it without them; the time of an answer is limited
by whoever asks, everywhere. This file imports nothing of ours, so that it starts at once.
"""

import os
import sys


def limit(megabytes: int, seconds: int) -> None:
    """Memory and CPU time of this process, and of what takes its place."""
    try:
        import resource
    except ImportError:
        return
    size = megabytes << 20
    resource.setrlimit(resource.RLIMIT_AS, (size, size))
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


if __name__ == "__main__":
    limit(int(sys.argv[1]), int(sys.argv[2]))
    os.execvp(sys.argv[3], sys.argv[3:])
