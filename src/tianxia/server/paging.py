"""Long lists come in pages. The next page begins where the last one ended, whatever has changed in the meantime."""

from typing import Annotated, Any, Final, NamedTuple

from litestar.params import QueryParameter
from sqlalchemy import Connection, Select, tuple_

from .errors import BadPage

PAGE: Final = 50
MARK: Final = "~"  # in the name of a place: neither in times nor in ids
PlaceQuery = Annotated[str | None, QueryParameter(max_length=60, description="The end of a page: `more`.")]


class Place(NamedTuple):
    """Where a page ends."""

    key: str  # what the list is sorted by, before the id
    id: str

    def __str__(self) -> str:
        return f"{self.key}{MARK}{self.id}"


LATEST: Final = Place("", "")  # before the first page


def place_of(text: str | None) -> Place:
    """The one that a request names; without a name, before the first page."""
    if text is None:
        return LATEST
    key, mark, id_ = text.partition(MARK)
    if not (mark and key and id_ and text.isascii() and text.isprintable()):
        raise BadPage("after")
    return Place(key, id_)


class Page(NamedTuple):
    ids: list[str]
    more: Place | None


def page_of(connection: Connection, query: Select[Any], after: Place, most: int | None = None) -> Page:
    """Of a query for ids and what they are sorted by, the highest first.

    One more than a page is asked for, to know whether there are more.
    """
    id_, key = query.selected_columns
    most = most or PAGE
    if after != LATEST:
        query = query.where(tuple_(key, id_) < tuple_(after.key, after.id))
    found = connection.execute(query.order_by(key.desc(), id_.desc()).limit(most + 1)).all()
    rows = [Place(row[1], row[0]) for row in found[:most]]
    return Page([row.id for row in rows], rows[-1] if len(found) > most else None)


def end_of(page: Page) -> str | None:
    return page.more and str(page.more)
