"""The server as its users start it, and a browser without a window."""

import os
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Playwright

from tests.machine import Missing
from tests.machine.chromium import find_chromium
from tianxia.server.files import STATIC

# The features that Playwright switches off, and the pop-up of the address bar: a page of its own in every window,
# which doubles the time it takes to open one.
FEATURES = (
    "AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,LensOverlay,MediaRouter,"
    "OptimizationHints,PaintHolding,ThirdPartyStoragePartitioning,"
    "AimEnabled,OmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxPopup"
)
CALM = (
    "no-sandbox",
    "disable-gpu",
    "disable-background-networking",
    "disable-component-update",
    "disable-sync",
    f"disable-features={FEATURES}",
)
START = 120  # seconds; the machine may be busy
ROOT = Path(__file__).parents[2]


class Server(NamedTuple):
    address: str  # without the last slash
    database: Path


def launched(playwright: Playwright) -> Browser:
    found = find_chromium()
    return playwright.chromium.launch(
        executable_path=found.program,
        args=[f"--{name}" for name in CALM],
        env={**os.environ, **found.environment},
    )


def check_pages() -> None:
    if not (STATIC / "index.html").exists():
        raise Missing("The browser app is not built: run `make web` first.")


@contextmanager
def running_server(
    folder: Path, program: str = "tianxia", environment: dict[str, str] | None = None
) -> Iterator[Server]:
    """`tianxia play` on a free port; it ends with the block."""
    check_pages()
    database = folder / "tables.sqlite3"
    command = [sys.executable, "-m", program, "play", "--no-browser", "--port", "0"]
    command += ["--new-tables", "1000000", "--new-people", "1000000", "--sockets", "1000000"]
    command += ["--database", f"sqlite:///{database}"]
    with open(folder / "server.log", "w") as errors:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, cwd=ROOT, env=environment)
    assert process.stdout is not None
    watchdog = threading.Timer(START, process.kill)
    watchdog.start()
    try:
        line = process.stdout.readline()  # "Tianxia is at http://127.0.0.1:38000/ (stop with Ctrl-C)"
        if "http://" not in line:
            raise Missing(f"The server did not start: {(folder / 'server.log').read_text()[-2000:]}")
        watchdog.cancel()
        address = next(word for word in line.split() if word.startswith("http://"))
        wait_for(address)
        yield Server(address.rstrip("/"), database)
    finally:
        watchdog.cancel()
        process.terminate()
        try:
            process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        process.stdout.close()


def wait_for(address: str) -> None:
    """The address is printed a moment before the server listens there."""
    until = time.monotonic() + START
    while True:
        try:
            urllib.request.urlopen(f"{address}api/games", timeout=START).close()
            return
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.05)
