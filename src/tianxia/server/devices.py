"""What a browser says it is, in two words: enough to tell one's own devices apart, and all that is stored of it."""

from typing import Final, NamedTuple

LONGEST_AGENT = 400  # of what a browser says of itself, as far as it is looked at

# In this order: most browsers also call themselves by the names of those that come after them here.
BROWSERS: Final = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser/": "Samsung Internet",
    "Firefox/": "Firefox",
    "FxiOS/": "Firefox",
    "CriOS/": "Chrome",
    "Chrome/": "Chrome",
    "Safari/": "Safari",
}
SYSTEMS: Final = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Macintosh": "macOS",
    "Linux": "Linux",
}


class Device(NamedTuple):
    """Either is empty if the browser does not say it."""

    browser: str
    system: str

    def stored(self) -> str:
        return f"{self.browser}/{self.system}"


def device_of(agent: str) -> Device:
    """The names in a `User-Agent`.

    >>> device_of("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    Device(browser='Firefox', system='Linux')
    >>> device_of("curl/8.5")
    Device(browser='', system='')
    """
    said = agent[:LONGEST_AGENT]
    browser = next((name for mark, name in BROWSERS.items() if mark in said), "")
    system = next((name for mark, name in SYSTEMS.items() if mark in said), "")
    return Device(browser, system)


def stored_device(text: str) -> Device:
    browser, _, system = text.partition("/")
    return Device(browser, system)
