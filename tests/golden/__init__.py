"""Whole games, written down: what they lead to never changes under the same version."""

import pytest

pytestmark = [pytest.mark.engine]
