"""Whole games, written down: where they lead never changes under the same version."""

import pytest

pytestmark = [pytest.mark.engine]
