"""What every game must keep, whatever its rules."""

import pytest

pytestmark = [pytest.mark.engine]
