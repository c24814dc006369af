"""The faults that `make faults` makes are still faults of what is there."""

import pytest
from tools.faults import Fault, faults, file_of_case


@pytest.mark.parametrize("fault", faults(), ids=lambda fault: fault.name)
def test_what_is_broken_is_there_once(fault: Fault) -> None:
    assert fault.was != fault.now
    assert fault.is_there, f"{fault.file} says something else now: change the fault in tools/faults.toml"


def test_there_are_enough_of_every_kind() -> None:
    assert len(faults()) >= 40
    parts = {part for fault in faults() for part in fault.file.split("/")}
    assert {"web", "deploy", "games", "core", "server", "locales"} <= parts


def test_the_file_of_a_test_is_found_by_its_name_in_a_report() -> None:
    assert file_of_case("tests.tools.test_faults") == "tests/tools/test_faults.py"
    assert file_of_case("tests.tools.test_faults.TestSome") == "tests/tools/test_faults.py"
    assert file_of_case("README.md") == "README/md"
