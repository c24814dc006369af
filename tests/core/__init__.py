"""The kernel: state, questions, games, logs, packs."""

import pytest

pytestmark = [pytest.mark.engine]
