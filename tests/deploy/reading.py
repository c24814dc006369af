"""The files of `deploy` and the page for operators, parsed as far as the tests need."""

import json
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import typer
import yaml

from tianxia.cli import app

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PAGE = ROOT / "docs" / "operating.md"
BLOCK = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def dockerfile() -> list[tuple[str, str]]:
    """Its instructions with their arguments."""
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(line.partition(" ")[0], line.partition(" ")[2]) for line in lines]


def instruction(name: str) -> str:
    """The only instruction with this name."""
    (found,) = [said for each, said in dockerfile() if each == name]
    return found


def healthcheck() -> list[str]:
    command: list[str] = json.loads(instruction("HEALTHCHECK").partition("CMD ")[2])
    return command


def argument(name: str) -> str:
    """The default of an ARG of the Dockerfile."""
    (found,) = [said.partition("=")[2] for each, said in dockerfile() if each == "ARG" and said.startswith(f"{name}=")]
    return found


def compose() -> Any:
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))


def unit() -> dict[str, list[str]]:
    """The settings of the service, in all its sections."""
    settings: dict[str, list[str]] = {}
    for line in (DEPLOY / "tianxia.service").read_text(encoding="utf-8").splitlines():
        if line and line[0] not in "#[":
            name, equals, value = line.partition("=")
            assert equals, line
            settings.setdefault(name, []).append(value)
    return settings


def caddyfile() -> list[list[str]]:
    """Its lines, split into words, without comments."""
    lines = (DEPLOY / "Caddyfile").read_text(encoding="utf-8").splitlines()
    return [shlex.split(line) for line in lines if line.strip() and not line.strip().startswith("#")]


def shell_lines(page: Path) -> list[str]:
    """All commands that a page tells its readers to type."""
    blocks = BLOCK.findall(page.read_text(encoding="utf-8"))
    return [line for block in blocks for line in block.splitlines() if line and not line.startswith("#")]


def tianxia_commands() -> Iterator[tuple[str, list[str]]]:
    """Every call of `tianxia` that an operator is given, with where it is."""
    entry = json.loads(instruction("ENTRYPOINT"))
    assert entry == ["tianxia"]
    yield "Dockerfile", json.loads(instruction("CMD"))
    yield "compose.yaml", compose()["services"]["server"]["command"]
    yield "tianxia.service", shlex.split(unit()["ExecStart"][0])[1:]
    for page in (PAGE, ROOT / "README.md"):
        for line in shell_lines(page):
            words = shlex.split(line, comments=True)
            for place, word in enumerate(words):
                is_program = word.rpartition("/")[2] == "tianxia" and "=" not in word
                if is_program and all("=" in before for before in words[:place]):
                    yield page.name, words[place + 1 :]


def parsed(arguments: list[str]) -> dict[str, Any]:
    """The arguments as the command would get them; raises if it does not accept them."""
    command: Any = typer.main.get_command(app)
    rest = list(arguments)
    while hasattr(command, "commands"):
        command = command.commands[rest.pop(0)]
    parameters: dict[str, Any] = command.make_context("tianxia", rest).params
    return parameters


def keys_twice(text: str) -> list[str]:
    """A YAML reader would silently take the second one."""
    found, nodes = [], [yaml.compose(text)]
    while nodes:
        node = nodes.pop()
        if isinstance(node, yaml.MappingNode):
            keys = [key.value for key, _ in node.value]
            found += [key for key in set(keys) if keys.count(key) > 1]
            nodes += [value for _, value in node.value]
        elif isinstance(node, yaml.SequenceNode):
            nodes += node.value
    return found
