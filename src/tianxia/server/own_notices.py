"""What the owner of a name is told when something changes whose it is: always, in the bell and through every channel
that there is. No wish and no quiet hour keeps it back: whoever has taken the name could wish so.

Nor can whoever has copied a cookie bury it, by doing the same again and again: the channels tell acts of one kind a few
times an hour, so that the owner's own do not hide another's; and those that follow are one line of the bell, which says
when it happened last.
"""

import secrets
from datetime import timedelta
from typing import Final

from sqlalchemy import Connection, insert, select, update

from . import schema
from .crier import deliver
from .devices import stored_device
from .mails import Mail
from .models import LONGEST_NAME
from .notice_models import OwnAct
from .notice_texts import Notice
from .people import load_words
from .push import Subscription, in_full
from .sessions import ago, stamp
from .storage import Storage, Write
from .wanting import Wish, read_wish, subscriptions_of

PAGE = "/me"
MOST_TOLD: Final = 3  # acts of one kind that the channels tell
WITHIN: Final = timedelta(hours=1)


async def telling(storage: Storage, person: str, act: OwnAct | None, device: str) -> Write:
    """What tells of it, in the transaction in which it happens. The words are loaded before: that may take a while."""
    if act is None:
        return lambda connection: None

    def read(connection: Connection) -> tuple[Wish | None, dict[str, Subscription]]:
        return read_wish(connection, person), subscriptions_of(connection, person)

    wish, browsers = await storage.read(read)
    notice = None if wish is None else notice_of(wish, act, device)

    def write(connection: Connection) -> None:
        at, is_last = stamp(), act == "deleted"
        whose = secrets.token_hex(16) if is_last else person  # nothing else is left of who was deleted
        if not is_last and not is_new(connection, person, act, device, at):
            return
        if wish is None or notice is None:
            return
        for id_, browser in browsers.items():
            target = in_full(browser, wish.origin) if is_last else id_
            deliver(connection, "", whose, "push", target, notice._asdict(), at)
        if wish.hook is not None:
            deliver(connection, "", whose, "hook", " ".join(wish.hook), notice._asdict(), at)
        if wish.mail is not None:
            mail = Mail(notice.title, f"{notice.text}\n\n{notice.link}\n")
            deliver(connection, "", whose, "mail", wish.mail, mail._asdict(), at)

    return write


def is_new(connection: Connection, person: str, act: OwnAct, device: str, at: str) -> bool:
    """Into the bell: as a line of its own, or in one with the last of several that the channels have told."""
    rows, latest = schema.notices, {"who": device[:LONGEST_NAME], "at": at, "due": at}
    same = (rows.c.person == person) & (rows.c.kind == act) & (rows.c.table_id == "") & (rows.c.told > ago(WITHIN))
    known = connection.execute(select(rows.c.id).where(same).order_by(rows.c.told.desc())).scalars().all()
    if len(known) >= MOST_TOLD:
        connection.execute(update(rows).where(rows.c.id == known[0]).values(**latest, seen=0))
        return False
    row = {"id": f"own {secrets.token_hex(12)}", "person": person, "kind": act, "table_id": ""}
    connection.execute(insert(rows).values(**row, **latest, told=at, mailed=at))
    return True


def notice_of(wish: Wish, act: OwnAct, device: str) -> Notice:
    words = load_words(wish.language)
    where = ", ".join([each for each in stored_device(device) if each]) or "?"
    said = "notice-deleted-text" if act == "deleted" else "notice-own-text"
    text = words.fill(said, what=words.fill(f"web-message-{act}"), device=where)
    return Notice(act, "", "", words.fill("notice-own-title"), text, f"{wish.origin}{PAGE}", 0)
