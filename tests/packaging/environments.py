"""Environments as pip would make them for someone who installs the wheel, without asking a registry.

pip itself installs the wheel. What it requires, and what that requires, is linked from the packages that the
tests run with: nothing else is there. So a requirement that the wheel forgot is missing, as it would be elsewhere.
"""

import subprocess
import sys
import venv
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import NamedTuple

from packaging.requirements import Requirement

# Reports every file below a folder that any process of the environment opens.
WATCH = """\
import os, sys

def watch(event, arguments, below=os.environ.get("WATCH_BELOW"), into=os.environ.get("WATCH_INTO")):
    if event == "open" and below and isinstance(arguments[0], str) and arguments[0].startswith(below + os.sep):
        descriptor = os.open(into, os.O_APPEND | os.O_CREAT | os.O_WRONLY)
        os.write(descriptor, arguments[0].encode() + b"\\n")
        os.close(descriptor)

sys.addaudithook(watch)
"""


class Environment(NamedTuple):
    folder: Path

    @property
    def programs(self) -> Path:
        return self.folder / ("Scripts" if sys.platform == "win32" else "bin")

    @property
    def python(self) -> Path:
        return self.programs / "python"

    @property
    def packages(self) -> Path:
        if sys.platform == "win32":
            return self.folder / "Lib" / "site-packages"
        version = f"python{sys.version_info.major}.{sys.version_info.minor}"
        return self.folder / "lib" / version / "site-packages"


def installed(wheel: Path, folder: Path) -> Environment:
    """A new environment with the wheel and what it requires."""
    venv.create(folder, symlinks=sys.platform != "win32")
    environment = Environment(folder)
    pip = [sys.executable, "-m", "pip", "--python", str(environment.python), "--disable-pip-version-check"]
    command = [*pip, "install", "--quiet", "--no-index", "--no-deps", str(wheel)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    (own,) = Distribution.discover(name="tianxia", path=[str(environment.packages)])
    for each in required(own):
        link(each, environment.packages)
    (environment.packages / "sitecustomize.py").write_text(WATCH)
    return environment


def required(of: Distribution) -> list[Distribution]:
    """What else must be there, as this interpreter has it."""
    found: dict[tuple[str, str], Distribution] = {}
    open_ends = [(of, "")]
    while open_ends:
        one, extra = open_ends.pop()
        for requirement in map(Requirement, one.requires or []):
            if requirement.marker and not requirement.marker.evaluate({"extra": extra}):
                continue
            needed = distribution(requirement.name)
            assert requirement.specifier.contains(needed.version, prereleases=True), f"{requirement}: {needed.version}"
            for asked in ("", *requirement.extras):
                if (requirement.name, asked) not in found:
                    found[requirement.name, asked] = needed
                    open_ends.append((needed, asked))
    return list(found.values())


def link(package: Distribution, into: Path) -> None:
    tops = {file.parts[0] for file in package.files or [] if file.parts[0] not in ("..", "__pycache__")}
    for top in tops:
        place = into / top
        if not place.exists():
            place.symlink_to(Path(str(package.locate_file(top))))
