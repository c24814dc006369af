"""Players made of code."""

import pytest

pytestmark = [pytest.mark.engine]
