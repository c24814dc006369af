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
from .sessions import stamp
from .storage import Storage, Write
from .wanting import Wish, read_wish, subscriptions_of

PAGE = "/me"


async def telling(storage: Storage, person: str, act: OwnAct | None, device: str) -> Write:
    """What tells of it, in the transaction in which it happens. The words are loaded before: that may take a while."""
    if act is None:
        return lambda connection: None

    def read(connection: Connection) -> tuple[Wish | None, list[str]]:
        return read_wish(connection, person), list(subscriptions_of(connection, person))

    wish, browsers = await storage.read(read)
    notice = None if wish is None else notice_of(wish, act, device)

    def write(connection: Connection) -> None:
        at = stamp()
        row = {"id": f"own {secrets.token_hex(12)}", "person": person, "kind": act, "table_id": "", "who": device[:40]}
        connection.execute(insert(schema.notices).values(**row, at=at, due=at, told=at, mailed=at))
        if wish is None or notice is None:
            return
        for id_ in browsers:
            deliver(connection, "", person, "push", id_, notice._asdict(), at)
        if wish.hook is not None:
            deliver(connection, "", person, "hook", " ".join(wish.hook), notice._asdict(), at)
        if wish.mail is not None:
            mail = Mail(notice.title, f"{notice.text}\n\n{notice.link}\n")
            deliver(connection, "", person, "mail", wish.mail, mail._asdict(), at)

    return write


def notice_of(wish: Wish, act: OwnAct, device: str) -> Notice:
    words = load_words(wish.language)
    where = ", ".join([each for each in stored_device(device) if each]) or "?"
    text = words.fill("notice-own-text", what=words.fill(f"web-message-{act}"), device=where)
    return Notice(act, "", "", words.fill("notice-own-title"), text, f"{wish.origin}{PAGE}", 0)
