"""The conformance suite on every registered game."""

from collections.abc import Callable

import pytest

from .games import Setting, seeds, settings
from .positions import AnyRules
from .properties import PROPERTIES
from .table_properties import TABLE_PROPERTIES


@pytest.mark.parametrize("setting", settings(), ids=str)
@pytest.mark.parametrize("holds", PROPERTIES, ids=lambda p: p.__name__)
def test_property(holds: Callable[[AnyRules, int], None], setting: Setting) -> None:
    for seed in seeds(setting):
        holds(setting.rules(), seed)


@pytest.mark.parametrize("setting", settings(), ids=str)
@pytest.mark.parametrize("holds", TABLE_PROPERTIES, ids=lambda p: p.__name__)
def test_property_of_the_table(holds: Callable[[Setting, int], None], setting: Setting) -> None:
    for seed in seeds(setting):
        holds(setting, seed)
