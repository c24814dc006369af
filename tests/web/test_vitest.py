"""The parts of the browser app that need no browser, tested next to their modules (`web/src/**/*.test.ts`) in Node."""

import os
import subprocess
from pathlib import Path

import hatch_build

WEB = Path(__file__).parents[2] / "web"


def test_the_modules_of_the_browser_app() -> None:
    node, _ = hatch_build.find_node()
    done = subprocess.run(
        [str(node), str(WEB / "node_modules" / "vitest" / "vitest.mjs"), "run"],
        cwd=WEB,
        env={**os.environ, "NO_COLOR": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout
