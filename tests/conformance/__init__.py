"""What every game must guarantee, whatever its rules."""

import pytest

pytestmark = [pytest.mark.engine]
