"""Which notices somebody wants, through which channels, and when not: as they are stored."""

import secrets
from datetime import UTC, datetime, timedelta, tzinfo
from typing import Any, NamedTuple, get_args
from zoneinfo import ZoneInfo

from sqlalchemy import Connection, RowMapping, insert, select, update

from . import schema
from .notice_models import NOTICE_KINDS, Channel, NoticeKind
from .notices import PAIR
from .push import Subscription
from .sessions import stamp

CHANNELS: tuple[Channel, ...] = get_args(Channel)
Wanted = dict[NoticeKind, list[Channel]]
USUAL_HOURS = 12  # between two mails


class Wish(NamedTuple):
    """The row of a person who wants any."""

    person: str
    wanted: Wanted
    language: str
    origin: str
    zone: str
    quiet: tuple[int, int] | None
    hook: tuple[str, str] | None  # kind, address
    mail: str | None
    mail_new: str | None
    mail_hours: int
    mail_next: str
    leave: str

    def wants(self, kind: NoticeKind, channel: Channel) -> bool:
        return channel in self.wanted.get(kind, [])


def wish_in(row: RowMapping) -> Wish:
    quiet = None if row["quiet_begin"] is None else (row["quiet_begin"], row["quiet_end"])
    hook = (row["hook_kind"], row["hook_url"]) if row["hook_url"] else None
    same = {name: row[name] for name in Wish._fields if name in row and name != "wanted"}
    return Wish(**same, wanted=wanted_in(row["wanted"]), quiet=quiet, hook=hook)


def wanted_in(text: str) -> Wanted:
    """Kinds with their channels.

    >>> wanted_in("turn:push turn:mail end:push")
    {'turn': ['push', 'mail'], 'end': ['push']}
    """
    pairs = [pair.split(PAIR) for pair in text.split()]
    found = {kind: [channel for channel in CHANNELS if [kind, channel] in pairs] for kind in NOTICE_KINDS}
    return {kind: channels for kind, channels in found.items() if channels}


def stored_wanted(wanted: Wanted) -> str:
    return " ".join(
        [f"{kind}{PAIR}{channel}" for kind in NOTICE_KINDS for channel in sorted(set(wanted.get(kind, [])))]
    )


def read_wish(connection: Connection, person: str) -> Wish | None:
    wishes = schema.notice_wishes
    row = connection.execute(select(wishes).where(wishes.c.person == person)).mappings().first()
    return None if row is None else wish_in(row)


def change_wish(connection: Connection, person: str, language: str, origin: str, **values: Any) -> None:
    """The language and the origin are those of whoever wishes now."""
    wishes = schema.notice_wishes
    values |= {"language": language, "origin": origin}
    if connection.execute(update(wishes).where(wishes.c.person == person).values(**values)).rowcount:
        return
    first = {"wanted": "", "zone": "UTC", "mail_hours": USUAL_HOURS, "mail_next": stamp()}
    row = {"person": person, "leave": secrets.token_urlsafe(24), **first, **values}
    connection.execute(insert(wishes).values(row))


def subscriptions_of(connection: Connection, person: str) -> dict[str, Subscription]:
    columns = schema.subscriptions.c
    query = select(columns.id, columns.endpoint, columns.p256dh, columns.auth).where(columns.person == person)
    return {row.id: Subscription(row.endpoint, row.p256dh, row.auth) for row in connection.execute(query)}


def zone_of(name: str) -> tzinfo:
    """UTC if this machine does not know the zone."""
    try:
        return ZoneInfo(name)
    except (OSError, ValueError):
        return UTC


def quiet_until(wish: Wish, now: datetime) -> datetime | None:
    """The end of the quiet hours, if it is one of them."""
    if wish.quiet is None or wish.quiet[0] == wish.quiet[1]:
        return None
    begin, end = wish.quiet
    local = now.astimezone(zone_of(wish.zone))
    is_quiet = begin <= local.hour < end if begin < end else local.hour >= begin or local.hour < end
    if not is_quiet:
        return None
    ends = local.replace(hour=end, minute=0, second=0, microsecond=0)
    return (ends if ends > local else ends + timedelta(days=1)).astimezone(UTC)
