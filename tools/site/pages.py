"""The pages that are not in `docs/`: made from the games, or taken from the root of the repository."""

import re
from pathlib import Path
from typing import Final

import tianxia

from .cards import cards_page
from .notebooks import notebook_pages
from .rules import LANGUAGES, address, rules_page

ROOT: Final = Path(__file__).parents[2]
# Files in the root, and what they are on the site.
TAKEN: Final = {
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changes.md",
    "SECURITY.md": "security.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
    "LICENSE": "license.md",
}
SEAL: Final = "web/src/front/seal.svg"  # the project's logo, on the site as in the app


def generated() -> dict[str, str]:
    """All these pages by their addresses."""
    pages = {
        address(game.name, code): rules_page(game.name, code) for game in tianxia.known_games() for code in LANGUAGES
    }
    pages |= {f"cards/{game.name}.md": cards_page(game.name) for game in tianxia.known_games()}
    return pages | notebook_pages() | {page: taken(file) for file, page in TAKEN.items()}


def taken(file: str) -> str:
    """A file in the root as a page."""
    text = (ROOT / file).read_text(encoding="utf-8")
    return f"# License\n\n{text}" if file == "LICENSE" else text


def moved(markdown: str) -> str:
    """The same page, with links that lead to where things are on the site.

    >>> moved("[a](docs/server.md#speed), [b](../CONTRIBUTING.md), [c](LICENSE), [d](../rulings.md)")
    '[a](server.md#speed), [b](contributing.md), [c](license.md), [d](../rulings.md)'
    >>> moved("[e](../examples/tournament.ipynb)")
    '[e](notebooks/tournament.md)'
    """
    return re.sub(r"(?<=\]\()([\w./-]+)", lambda found: _moved(found[1]), markdown)


def _moved(address: str) -> str:
    notebook = re.fullmatch(r"(?:\.\./)?examples/(\w+)\.ipynb", address)
    if notebook:
        return f"notebooks/{notebook[1]}.md"
    return TAKEN.get(address.removeprefix("../"), address.removeprefix("docs/"))
