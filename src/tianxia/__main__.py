"""`python -m tianxia` is the command `tianxia`."""

from .cli import main

main()
