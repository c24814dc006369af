"""Breaks things on purpose, one after the other, and says which tests see it: `make faults`.

Each fault of `faults.toml` is a change of one place. It is made in a copy of this checkout; then those tests run that
such a change touches, as in `make test-changed`. What none of them sees is a fault of the tests.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ElementTree
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from hatch_build import find_node
from tests.tiers import tier_of

from .changed import ROOT

LIST = Path(__file__).with_name("faults.toml")
COPY = ROOT / "build" / "faults"
STATIC = "src/tianxia/server/static"
LONGEST = 600  # seconds for the tests of one


class Fault(NamedTuple):
    """In this file, the first text is there once; the second breaks something."""

    name: str
    file: str
    was: str
    now: str

    @property
    def is_there(self) -> bool:
        return (ROOT / self.file).read_text(encoding="utf-8").count(self.was) == 1


def faults() -> list[Fault]:
    with LIST.open("rb") as file:
        return [Fault(name, **fields) for name, fields in tomllib.load(file).items()]


def copied() -> None:
    """The checkout, without what can be made again; the packages of the browser app are linked."""
    shutil.rmtree(COPY, ignore_errors=True)
    COPY.mkdir(parents=True)
    files = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=True,
    ).stdout.decode()
    for file in filter(None, files.split("\0")):
        if (ROOT / file).exists():
            (COPY / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / file, COPY / file)
    (COPY / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    shutil.copytree(ROOT / STATIC, COPY / STATIC)
    subprocess.run(["git", "init", "--quiet"], cwd=COPY, check=True)


def tried(fault: Fault) -> Counter[str]:
    """How many tests of each tier fail on it."""
    path = COPY / fault.file
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace(fault.was, fault.now), encoding="utf-8")
    is_drawn = fault.file.startswith("web/") or fault.file.endswith(".ftl")
    try:
        if is_drawn and not is_built():
            return Counter({"build": 1})
        return seen_by(fault)
    finally:
        path.write_text(text, encoding="utf-8")
        if is_drawn:
            shutil.rmtree(COPY / STATIC)
            shutil.copytree(ROOT / STATIC, COPY / STATIC)


def is_built() -> bool:
    """The pages, if they can be built at all."""
    node, _ = find_node()
    build = [str(node), "node_modules/vite/bin/vite.js", "build"]
    if subprocess.run(build, cwd=COPY / "web", capture_output=True, check=False).returncode:
        return False
    shutil.rmtree(COPY / STATIC)
    shutil.copytree(COPY / "web" / "dist", COPY / STATIC)
    return True


def seen_by(fault: Fault) -> Counter[str]:
    report = COPY / "report.xml"
    report.unlink(missing_ok=True)
    environment = {**os.environ, "PYTHONPATH": str(COPY / "src"), "PYTEST_ADDOPTS": f"--junitxml={report}"}
    command = [sys.executable, "-m", "tools.changed", fault.file]
    try:
        done = subprocess.run(
            command, cwd=COPY, env=environment, capture_output=True, text=True, timeout=LONGEST, check=False
        )
    except subprocess.TimeoutExpired:
        return Counter({"time": 1})
    seen: Counter[str] = Counter()
    for case in ElementTree.parse(report).iter("testcase") if report.exists() else ():
        if case.find("failure") is not None or case.find("error") is not None:
            seen[tier_of(file_of_case(case.get("classname", ""))) or "other"] += 1
    if done.returncode and not seen:
        seen["vitest" if "vitest" in done.stdout.lower() else "loading"] = 1
    return seen


def file_of_case(name: str) -> str:
    """`tests.core.test_seed.TestSome` is in tests/core/test_seed.py."""
    parts = name.split(".")
    for end in range(len(parts), 0, -1):
        file = "/".join(parts[:end]) + ".py"
        if (ROOT / file).exists():
            return file
    return name.replace(".", "/")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="of some faults; otherwise all")
    chosen = parser.parse_args().names
    copied()
    missed = 0
    for fault in faults():
        if chosen and fault.name not in chosen:
            continue
        seen = tried(fault)
        missed += not seen
        print(f"{fault.name:<44} {', '.join(f'{tier} {n}' for tier, n in seen.items()) or 'NOBODY'}", flush=True)
    return min(missed, 1)


if __name__ == "__main__":
    sys.exit(main())
