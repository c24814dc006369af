"""The rules, each by its id."""

import pytest

pytestmark = [pytest.mark.engine]
