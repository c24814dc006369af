"""The workflows call what exists, cover every Python that the project names, and have no more rights than they need."""

import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from ..deploy.reading import keys_twice, parsed
from .building import ROOT

FILES = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
CALLED = re.compile(r"^(?P<owner>[\w.-]+)/(?P<name>[\w.-]+)@(release/)?v\d+(\.\d+)?$")


def workflow(name: str) -> dict[Any, Any]:
    loaded: dict[Any, Any] = yaml.safe_load((ROOT / ".github" / "workflows" / name).read_text(encoding="utf-8"))
    return loaded


JOBS = workflow("check.yml")["jobs"]


def steps(name: str) -> list[dict[str, Any]]:
    return [step for job in workflow(name)["jobs"].values() for step in job.get("steps", [])]


def commands() -> list[list[str]]:
    """The words of every command that our workflows run."""
    runs = [step["run"] for path in FILES for step in steps(path.name) if "run" in step]
    return [shlex.split(line) for run in runs for line in run.splitlines()]


def pythons() -> set[str]:
    """The versions that the project says it supports."""
    found = [each.rpartition(" :: ")[2] for each in PROJECT["project"]["classifiers"] if ":: Python :: 3." in each]
    assert len(found) >= 4
    return set(found)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_no_key_stands_twice(path: Path) -> None:
    assert keys_twice(path.read_text(encoding="utf-8")) == []


def test_every_target_of_make_exists() -> None:
    known = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    called = {word for words in commands() if words[0] == "make" for word in words[1:]}
    assert {"check", "test", "test-compiled", "test-long", "test-research"} <= called
    assert called <= known


def test_a_job_installs_what_it_needs_and_no_more() -> None:
    """The checks need nothing that learns; what learns has an environment of its own."""
    called = {name: {step["run"] for step in job["steps"] if "run" in step} for name, job in JOBS.items()}
    assert called["check"] == {"make check"}
    assert called["test"] == {"make test", "make test-compiled"}
    assert called["research"] == {"make test-research"}


def test_every_path_and_module_exists() -> None:
    tested = [word for words in commands() if "pytest" in words for word in words if word.startswith("tests/")]
    assert {"tests/core", "tests/cli"} <= set(tested)
    assert [path for path in tested if not (ROOT / path).exists()] == []
    modules = {words[words.index("-m") + 1] for words in commands() if words[0] == "python"}
    own = {module for module in modules if module.startswith("tools.")}
    assert own == {"tools.changes"}
    assert all((ROOT / f"{module.replace('.', '/')}.py").exists() for module in own)


def test_every_python_is_tried() -> None:
    tried = {python for job in JOBS.values() for python in job["strategy"]["matrix"]["python"]}
    assert tried == pythons()
    lowest = min(pythons(), key=lambda version: int(version.partition(".")[2]))
    assert PROJECT["project"]["requires-python"] == f">={lowest}"
    systems = JOBS["engine"]["strategy"]["matrix"]["system"]
    assert {system.partition("-")[0] for system in systems} == {"windows", "macos"}


def test_every_python_gets_a_wheel_on_every_system() -> None:
    wheels = PROJECT["tool"]["cibuildwheel"]
    assert set(wheels["build"]) == {f"cp{version.replace('.', '')}-*" for version in pythons()}
    systems = workflow("release.yml")["jobs"]["wheels"]["strategy"]["matrix"]["system"]
    assert {system.partition("-")[0] for system in systems} == {"ubuntu", "macos", "windows"}


def test_wheels_are_tried_by_commands_that_there_are_in_every_game() -> None:
    tried = [shlex.split(command) for command in PROJECT["tool"]["cibuildwheel"]["test-command"]]
    assert tried[0] == ["tianxia", "--version"]
    assert {words[0] for words in tried} == {"tianxia"}
    assert [parsed(words[1:])["game"] for words in tried[1:]] == sorted(
        PROJECT["project"]["entry-points"]["tianxia.games"]
    )


def test_actions_are_pinned() -> None:
    used = [step["uses"] for path in FILES for step in steps(path.name) if "uses" in step]
    assert used
    assert [action for action in used if not CALLED.match(action)] == []
    owners = {action.partition("/")[0] for action in used}
    assert owners == {"actions", "pypa"}  # nobody else's code touches a release


def test_nothing_may_do_more_than_it_must() -> None:
    for path in FILES:
        assert workflow(path.name)["permissions"] == {"contents": "read"}, path.name
    granted = {
        name: job["permissions"] for name, job in workflow("release.yml")["jobs"].items() if "permissions" in job
    }
    assert granted == {"publish": {"id-token": "write"}, "announce": {"contents": "write"}}
    assert not [name for name, job in JOBS.items() if "permissions" in job]
    for step in [step for path in FILES for step in steps(path.name)]:
        if step.get("uses", "").startswith("actions/checkout@"):
            assert step["with"] == {"persist-credentials": False}


def test_what_is_published_was_tested_and_what_is_announced_was_published() -> None:
    jobs = workflow("release.yml")["jobs"]
    assert jobs["check"]["uses"] == "./.github/workflows/check.yml"
    assert set(jobs["publish"]["needs"]) == {"check", "sources", "wheels"}
    assert jobs["publish"]["environment"] == "pypi"
    assert jobs["announce"]["needs"] == "publish"


def test_they_run_when_they_should() -> None:
    """YAML reads the key `on` as true."""
    check, nightly, release = [workflow(f"{name}.yml")[True] for name in ("check", "nightly", "release")]
    assert {"push", "pull_request", "workflow_call"} == set(check)
    assert {"schedule", "workflow_dispatch"} == set(nightly)
    assert release == {"push": {"tags": ["v*"]}}


def test_every_switch_of_the_build_is_one_that_it_knows() -> None:
    """A typo in a name would silently build something else."""
    used = set(PROJECT["tool"]["cibuildwheel"]["environment"])
    for path in FILES:
        used |= set(re.findall(r"\bTIANXIA_[A-Z_]+", path.read_text(encoding="utf-8")))
    assert {"TIANXIA_COMPILED", "TIANXIA_PURE", "TIANXIA_NO_WEB"} <= used
    hook = (ROOT / "hatch_build.py").read_text(encoding="utf-8")
    assert used <= set(re.findall(r"[\"'](TIANXIA_[A-Z_]+)[\"']", hook))
