"""Mail, where the operator has named a server for it: one to confirm an address, and digests of what waits.

Every digest can be ended by whoever received it, without signing in: by a link, and by the button that programs for
mail show for the header `List-Unsubscribe` (RFC 8058).
"""

import smtplib
import ssl
from email import policy
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final, NamedTuple
from urllib.parse import unquote, urlsplit

from ..core.values import BadInput
from ..words import Words
from .errors import BadMail
from .notice_texts import Notice

PORTS: Final = {"smtps": 465, "smtp": 587, "smtp+plain": 25}
LONGEST: Final = 15.0  # seconds for each step of sending one
NOT_ONE = (ValueError, IndexError, MessageError)  # what is raised for a text that is no address
# Addresses in headers stay in one piece: broken up they would be encoded, and no program would know them.
UNBROKEN = policy.SMTP.clone(max_line_length=990)
CONFIRM, LEAVE = "/mail#", "/mail/leave?token="  # the first is a page: what follows the # is in no log


class Mail(NamedTuple):
    subject: str
    text: str
    leave: str = ""  # the address that ends these mails


class Post:
    """The operator's mail server.

    `smtps://` is encrypted from the start, `smtp://` after STARTTLS, `smtp+plain://` never: for one on this machine.
    """

    def __init__(self, url: str, sender: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in PORTS or not parts.hostname:
            raise BadInput("The mail server must be an address such as smtps://user:password@mail.example.org.")
        self._scheme, self._host = parts.scheme, parts.hostname
        self._port = parts.port or PORTS[parts.scheme]
        self._user, self._password = unquote(parts.username or ""), unquote(parts.password or "")
        try:
            self._from = Address(addr_spec=sender, display_name="Tianxia")
        except NOT_ONE:
            raise BadInput(f"Mail needs an address to come from, not {sender!r}.") from None

    @property
    def contact(self) -> str:
        return f"mailto:{self._from.addr_spec}"

    def send(self, to: str, mail: Mail) -> None:
        """Blocks, for a bounded time; `OSError` (smtplib's errors are such) if it was not accepted. For threads."""
        tls = ssl.create_default_context()
        if self._scheme == "smtps":
            line: smtplib.SMTP = smtplib.SMTP_SSL(self._host, self._port, timeout=LONGEST, context=tls)
        else:
            line = smtplib.SMTP(self._host, self._port, timeout=LONGEST)
        with line:
            if self._scheme == "smtp":
                line.starttls(context=tls)
            if self._user:
                line.login(self._user, self._password)
            line.send_message(self._letter(to, mail))

    def _letter(self, to: str, mail: Mail) -> EmailMessage:
        letter = EmailMessage(UNBROKEN)
        letter["From"], letter["To"], letter["Subject"] = self._from, address_of(to), mail.subject
        letter["Date"] = formatdate()
        letter["Message-ID"] = make_msgid(domain=self._from.domain)
        letter["Auto-Submitted"] = "auto-generated"
        if mail.leave:
            letter["List-Unsubscribe"] = f"<{mail.leave}>"
            letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter.set_content(mail.text)
        return letter


def address_of(text: str) -> Address:
    """`BadMail` if it is not one address and nothing else."""
    try:
        found = Address(addr_spec=text)
    except NOT_ONE:
        raise BadMail("address") from None
    if not found.username or "." not in found.domain or not text.isascii() or not text.isprintable():
        raise BadMail("address")
    return found


def confirmation(words: Words, origin: str, token: str) -> Mail:
    link = f"{origin}{CONFIRM}{token}"
    return Mail(words.fill("notice-mail-confirm-title"), words.fill("notice-mail-confirm-text", link=link))


def digest(words: Words, origin: str, leave: str, notices: list[Notice]) -> Mail:
    """All that waits, in one mail."""
    lines = [f"{notice.title}\n{notice.text}\n{notice.link}" for notice in notices]
    end = f"{origin}{LEAVE}{leave}"
    subject = words.fill("notice-mail-title", count=len(notices))
    return Mail(subject, "\n\n".join([*lines, words.fill("notice-mail-leave", link=end)]) + "\n", end)
