"""`python -m tests.e2e.with_toys play ...`: the command `tianxia` with a game that has neither board nor words."""

import tianxia
from tianxia.cli import main

from ..toys import banners

tianxia.register(banners.GAME)  # at module level: bots think in processes that import this module, too

if __name__ == "__main__":
    main()
