"""A server in a process of its own, up to the line in which it says where it is."""

import subprocess
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

START = 120  # seconds; the machine may be busy


@contextmanager
def running(
    command: list[str], folder: Path, variables: Mapping[str, str], journal: Path
) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """The process and its first line; its error stream goes into the journal. It ends with the block."""
    with journal.open("w") as errors:
        process = subprocess.Popen(command, cwd=folder, env=variables, stdout=subprocess.PIPE, stderr=errors, text=True)
    watchdog = threading.Timer(START, process.kill)
    watchdog.start()
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        watchdog.cancel()  # it has started; a test may take longer than that
        yield process, line
    finally:
        watchdog.cancel()
        process.terminate()
        process.wait(timeout=30)
        process.stdout.close()
