"""The libraries' own tests pass on every game, mode and number of players."""

from collections.abc import Callable

import pytest

from tianxia.research.conformance import CHECKS, run
from tianxia.research.settings import Setting, all_settings


@pytest.mark.parametrize("setting", all_settings(), ids=str)
@pytest.mark.parametrize("check", CHECKS.values(), ids=list(CHECKS))
def test_the_tests_of_the_libraries_pass(check: Callable[[Setting], None], setting: Setting) -> None:
    run(check, setting)
