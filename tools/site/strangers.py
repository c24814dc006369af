"""Whether a built page sends its reader to a host that is not welcome. Nothing at all is loaded from elsewhere."""

from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

# Hosts that a page may link to. A new one is a decision, and is added here.
WELCOME: Final = frozenset(
    {"docs.github.com", "jcristharif.com", "nsccchen.pixnet.net", "www.contributor-covenant.org"}
)
LOADING: Final = frozenset({"action", "data", "href", "poster", "src", "srcset"})


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            host = urlsplit(value or "").netloc if name in LOADING else ""
            if host and not (tag == "a" and host in WELCOME):
                self.found.append(f"<{tag} {name}> {value}")


def strangers(html: str) -> list[str]:
    """What a page takes from other hosts, and links to those that are not welcome.

    >>> strangers('<a href="../rules/">ours</a> <img src="https://example.org/a.png">')
    ['<img src> https://example.org/a.png']
    """
    reader = _Reader()
    reader.feed(html)
    reader.close()
    return reader.found


def in_site(folder: Path) -> list[str]:
    """All findings in a built site, each with its page."""
    return [
        f"{page.relative_to(folder)}: {what}"
        for page in sorted(folder.rglob("*.html"))
        for what in strangers(page.read_text(encoding="utf-8"))
    ]
