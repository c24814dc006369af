"""Players that are programs."""

import pytest

pytestmark = [pytest.mark.engine]
