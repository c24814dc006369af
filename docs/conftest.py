"""The tutorial plays a toy of the tests: their package is found from the root of the repository."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))
