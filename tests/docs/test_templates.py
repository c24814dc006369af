"""The issue forms are valid, and ask for what a report needs."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from tianxia.words import Words

FORMS = Path(__file__).parents[2] / ".github" / "ISSUE_TEMPLATE"
KINDS = {"markdown", "input", "textarea", "dropdown", "checkboxes"}


def form_of(name: str) -> dict[str, Any]:
    form: dict[str, Any] = yaml.safe_load((FORMS / f"{name}.yml").read_text(encoding="utf-8"))
    return form


def fields_of(name: str) -> dict[str, dict[str, Any]]:
    return {field["id"]: field for field in form_of(name)["body"] if field["type"] != "markdown"}


def is_needed(field: dict[str, Any]) -> bool:
    return bool(field.get("validations", {}).get("required"))


def test_these_are_all_forms() -> None:
    assert {file.name for file in FORMS.iterdir()} == {"bug.yml", "rule.yml", "idea.yml", "config.yml"}


@pytest.mark.parametrize("name", ["bug", "rule", "idea"])
def test_a_form_has_the_parts_that_github_reads(name: str) -> None:
    form = form_of(name)
    assert set(form) == {"name", "description", "labels", "body"}
    assert {field["type"] for field in form["body"]} <= KINDS
    assert len(fields_of(name)) == sum(field["type"] != "markdown" for field in form["body"]), "ids occur once"
    for field in fields_of(name).values():
        assert field["attributes"]["label"]
        if field["type"] in ("dropdown", "checkboxes"):
            assert field["attributes"]["options"]


def test_a_bug_needs_its_version_and_asks_for_the_log() -> None:
    fields = fields_of("bug")
    assert is_needed(fields["what"])
    assert is_needed(fields["version"])
    assert "tianxia --version" in fields["version"]["attributes"]["description"]
    assert "--log" in fields["log"]["attributes"]["description"]


def test_a_rule_needs_its_id_and_the_log() -> None:
    fields = fields_of("rule")
    assert all(is_needed(fields[name]) for name in ("game", "rule", "what", "log", "version"))


@pytest.mark.parametrize("name", ["bug", "rule"])
def test_the_way_to_the_log_is_the_one_of_the_table(name: str) -> None:
    """It uses the words on the button at the table."""
    described = fields_of(name)["log"]["attributes"]["description"]
    assert Words("en").say("table-download") in described
    assert Words("en").say("table-look-back") in described


def test_nobody_gets_around_the_forms() -> None:
    assert form_of("config") == {"blank_issues_enabled": False}
