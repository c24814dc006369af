"""A link and its picture for a camera: how somebody goes on, on another device."""

from typing import NamedTuple

from .storage import Storage, Write
from .tickets import give

PAGE = "/continue"


class Code(NamedTuple):
    """A QR code: its modules to a side, and the dark ones as the path of a drawing."""

    size: int
    path: str


async def device_link(storage: Storage, origin: str, person: str, also: Write) -> tuple[str, str]:
    """The address and until when it is good. What follows the # is never sent to a server on opening a page,
    so it is in no log, and a program that looks at links does not use it up.
    """
    token, until = await give(storage, "device", person, also)
    return f"{origin}{PAGE}#{token}", until


def code_of(text: str) -> Code:
    """The QR code of a text.

    >>> code = code_of("https://example.com/")
    >>> code.size, code.path[:9]
    (25, 'M0 0h7v1h')
    """
    import segno  # only for those who want one

    rows = [bytes(row) for row in segno.make_qr(text, error="m").matrix]
    return Code(len(rows), "".join(f"M{x} {y}h{n}v1h-{n}z" for y, row in enumerate(rows) for x, n in runs(row)))


def runs(row: bytes) -> list[tuple[int, int]]:
    """Where dark modules begin, and how many follow each other.

    >>> runs(bytes([1, 1, 0, 1]))
    [(0, 2), (3, 1)]
    """
    found: list[tuple[int, int]] = []
    for x, dark in enumerate(row):
        if dark and found and sum(found[-1]) == x:
            found[-1] = (found[-1][0], found[-1][1] + 1)
        elif dark:
            found.append((x, 1))
    return found
