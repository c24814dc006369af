"""What the owner of a name is told when something changes whose it is: always, in the bell and through every channel
that there is. No wish and no quiet hour keeps it back: whoever has taken the name could wish so.
"""

import secrets

from sqlalchemy import Connection, insert

from . import schema
from .crier import deliver
from .devices import stored_device
from .mails import Mail
from .notice_models import OwnAct
from .notice_texts import Notice
from .people import load_words
from .push import Subscription, in_full
from .sessions import stamp
from .storage import Storage, Write
from .wanting import Wish, read_wish, subscriptions_of

PAGE = "/me"


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
        row = {"id": f"own {secrets.token_hex(12)}", "person": person, "kind": act, "table_id": "", "who": device[:40]}
        if not is_last:
            connection.execute(insert(schema.notices).values(**row, at=at, due=at, told=at, mailed=at))
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


def notice_of(wish: Wish, act: OwnAct, device: str) -> Notice:
    words = load_words(wish.language)
    where = ", ".join([each for each in stored_device(device) if each]) or "?"
    said = "notice-deleted-text" if act == "deleted" else "notice-own-text"
    text = words.fill(said, what=words.fill(f"web-message-{act}"), device=where)
    return Notice(act, "", "", words.fill("notice-own-title"), text, f"{wish.origin}{PAGE}", 0)
