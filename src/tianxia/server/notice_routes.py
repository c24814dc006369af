"""The HTTP interface to notices: which ones somebody wants, where they go, and the latest ones."""

from collections.abc import Callable
from typing import Annotated, Any
from urllib.parse import quote

from litestar import Controller, get, post
from litestar.params import JSONBody, QueryParameter
from litestar.response import Redirect, Response
from sqlalchemy import Connection, Executable, delete, func, insert, select, update

from . import schema
from .answers import ERRORS
from .asking import Ask
from .channels import Channels, channels_of
from .context import Context, TheContext
from .crier import deliver
from .devices import device_of, stored_device
from .errors import BadTicket, NoMail
from .limits import address_of
from .mails import address_of as mail_address
from .mails import confirmation
from .naming import is_sealed
from .notice_models import (
    MAIL_HOURS,
    HookBody,
    MailBody,
    MailToken,
    MailWish,
    NoticeBody,
    NoticesBody,
    NoticesWish,
    PushDevice,
    PushEnd,
    PushWish,
    QuietHours,
    TryWish,
)
from .notice_texts import trial
from .notices import TURN
from .owning import Change, nothing
from .passkeys import site_of
from .people import language_of, words_for
from .push import Subscription, check
from .sessions import check_good, digest_of, stamp
from .storage import Write
from .tickets import give, take
from .wanting import USUAL_HOURS, Wish, change_wish, read_wish, stored_wanted

MOST_DEVICES = 20  # of one person
MOST_MESSAGES = 50  # of what happened at tables
MOST_OF_A_KIND = 5  # of what happened to one's name
BY_ANYONE = ("/mail/leave",)  # needs no token of our pages: what its link says is all that counts


class NoticeController(Controller):
    """Everything at /api/me/notices."""

    path = "/api/me/notices"

    @get(responses=ERRORS)
    async def wanted(self, request: Ask, context: TheContext) -> NoticesBody:
        """Which notices you want, and where they go."""
        return await body_of(channels_of(request), context.person.id)

    @post(status_code=200, responses=ERRORS)
    async def want(self, request: Ask, context: TheContext, data: JSONBody[NoticesWish]) -> Response[NoticesBody]:
        """Choose kinds and channels, and the hours in which nothing is sent."""
        quiet = (data.quiet.begin, data.quiet.end) if data.quiet else (None, None)
        hours = data.hours if data.hours in MAIL_HOURS else USUAL_HOURS
        return await changed(
            request,
            context,
            wanted=stored_wanted(data.wanted),
            zone=data.zone,
            quiet_begin=quiet[0],
            quiet_end=quiet[1],
            mail_hours=hours,
        )

    @post("/push", status_code=200, responses=ERRORS)
    async def subscribe(self, request: Ask, context: TheContext, data: JSONBody[PushWish]) -> Response[NoticesBody]:
        """Let this browser receive push messages."""
        check(Subscription(data.endpoint, data.p256dh, data.auth))
        name_target(request, context, data.endpoint)
        person, sheet = context.person.id, schema.subscriptions
        row = {
            "id": digest_of(data.endpoint),
            "person": person,
            "endpoint": data.endpoint,
            "p256dh": data.p256dh,
            "auth": data.auth,
            "device": device_of(request.headers.get("user-agent", "")).stored(),
            "created": stamp(),
        }

        def write(connection: Connection) -> None:
            """A browser has one; whoever is at it now gets the messages. The oldest of too many leaves."""
            connection.execute(delete(sheet).where(sheet.c.id == row["id"]))
            connection.execute(insert(sheet).values(row))
            own = select(sheet.c.id).where(sheet.c.person == person).order_by(sheet.c.created.desc())
            old = connection.execute(own.offset(MOST_DEVICES)).scalars().all()
            connection.execute(delete(sheet).where(sheet.c.id.in_(old)))

        return await changed(request, context, also=write)

    @post("/push/remove", status_code=200, responses=ERRORS)
    async def unsubscribe(self, request: Ask, context: TheContext, data: JSONBody[PushEnd]) -> Response[NoticesBody]:
        """No more push messages for one of your browsers."""
        columns = schema.subscriptions.c
        gone = delete(schema.subscriptions).where(columns.id == data.id, columns.person == context.person.id)
        told = await told_before(request, context, lambda wish: True)

        def write(connection: Connection) -> None:
            if connection.execute(gone).rowcount == 1:  # what was not there is no change
                told(connection)

        return await changed(request, context, write)

    @post("/hook", status_code=200, responses=ERRORS)
    async def hook(self, request: Ask, context: TheContext, data: JSONBody[HookBody]) -> Response[NoticesBody]:
        """The address of a webhook, or none."""
        if data.url:
            name_target(request, context, data.url)
        told = await told_before(request, context, lambda wish: wish.hook not in (None, (data.kind, data.url)))
        return await changed(request, context, told, hook_kind=data.kind, hook_url=data.url or None)

    @post("/mail", status_code=200, responses=ERRORS)
    async def mail(self, request: Ask, context: TheContext, data: JSONBody[MailWish]) -> Response[NoticesBody]:
        """An address for mail, or none. It is used once it has been confirmed by the link in the first mail."""
        channels, person = channels_of(request), context.person.id
        forget = delete(schema.tickets).where(schema.tickets.c.person == person, schema.tickets.c.kind == "mail")
        if not data.address:
            told = await told_before(request, context, lambda wish: wish.mail is not None)
            return await changed(request, context, told, execute(forget), mail=None, mail_new=None)
        if channels.post is None:
            raise NoMail
        mail_address(data.address)
        channels.take(address_of(request), person, data.address.lower())
        context = await context.settle(request)

        def first(connection: Connection) -> None:
            check_good(connection, context.person)
            connection.execute(forget)

        token, _ = await give(context.hall.storage, "mail", person, first)
        letter = confirmation(words_for(request), site_of(request).origin, token)._asdict()

        def write(connection: Connection) -> None:
            deliver(connection, "", person, "mail", data.address, letter, stamp())

        return await changed(request, context, also=write, mail_new=data.address)

    @post("/try", status_code=200, responses=ERRORS)
    async def try_out(self, request: Ask, context: TheContext, data: JSONBody[TryWish]) -> NoticesBody:
        """A message now: to one browser of yours, this one if it is known, or to your webhook."""
        channels, person = channels_of(request), context.person.id
        channels.try_out(address_of(request), person)
        notice = trial(words_for(request), site_of(request).origin)._asdict()
        device = device_of(request.headers.get("user-agent", "")).stored()

        def write(connection: Connection) -> None:
            wish = read_wish(connection, person)
            columns = schema.subscriptions.c
            latest = (columns.device == device).desc(), columns.created.desc()
            found = connection.execute(select(columns.id).where(columns.person == person).order_by(*latest)).scalars()
            browser = found.first()
            if browser is not None and data.channel != "hook":
                deliver(connection, "", person, "push", browser, notice, stamp())
            elif wish is not None and wish.hook is not None and data.channel != "push":
                deliver(connection, "", person, "hook", " ".join(wish.hook), notice, stamp())

        await context.hall.storage.write(write)
        return await body_of(channels, person)


@get("/api/me/messages", responses=ERRORS)
async def messages(context: TheContext) -> list[NoticeBody]:
    """What has happened for you besides your turns, the latest first."""
    return await context.hall.storage.read(lambda connection: messages_of(connection, context.person.id))


@post("/api/me/messages/read", status_code=200, responses=ERRORS)
async def read_messages(context: TheContext) -> list[NoticeBody]:
    """You have seen them all."""
    rows, person = schema.notices, context.person.id
    seen = update(rows).where(rows.c.person == person).values(seen=1)
    await context.hall.storage.write(lambda connection: connection.execute(seen))
    return await context.hall.storage.read(lambda connection: messages_of(connection, person))


@post("/api/mail/confirm", status_code=200, responses=ERRORS)
async def confirm_mail(request: Ask, context: TheContext, data: JSONBody[MailToken]) -> MailBody:
    """The address is right: whoever has the link from the mail says so, whoever they are here. It is good once."""
    storage = context.hall.storage
    person = str(await take(storage, "mail", data.token))
    told = await told_before(request, context, lambda wish: wish.mail not in (None, wish.mail_new), person)
    sheet = schema.notice_wishes
    this = update(sheet).where(sheet.c.person == person, sheet.c.mail_new.is_not(None))
    change = this.values(mail=sheet.c.mail_new, mail_new=None)

    def write(connection: Connection) -> None:
        told(connection)
        connection.execute(change)

    await storage.write(write)
    wish = await storage.read(lambda connection: read_wish(connection, person))
    if wish is None or wish.mail is None:
        raise BadTicket
    return MailBody(wish.mail, True, wish.mail_hours)


@post("/api/mail/leave", status_code=200, responses=ERRORS)
async def leave_mail(context: TheContext, data: JSONBody[MailToken]) -> None:
    """No more mails to whoever has this link. It stays good: there is nothing to gain by it."""
    await end_mails(context, data.token)


Token = Annotated[str, QueryParameter(max_length=64)]


@post("/mail/leave", status_code=200, include_in_schema=False)
async def leave_by_button(context: TheContext, token: Token = "") -> Response[None]:
    """The same by the button of a program for mail, which sends a form (RFC 8058) and no cookies."""
    await end_mails(context, token)
    return Response(None)


@get("/mail/leave", status_code=302, include_in_schema=False, sync_to_thread=False)
def leave_by_page(token: Token = "") -> Redirect:
    """A program that only looks at links ends nothing: the page does, when its button is pressed."""
    return Redirect(f"/mail#leave={quote(token)}")


async def end_mails(context: Context, token: str) -> None:
    sheet = schema.notice_wishes
    change = update(sheet).where(sheet.c.leave == token).values(mail=None, mail_new=None)
    await context.hall.storage.write(lambda connection: connection.execute(change))


def name_target(request: Ask, context: Context, url: str) -> None:
    """Somebody wants that something is sent there. The form is checked; where it leads is seen when it is sent."""
    channels = channels_of(request)
    channels.outbound.check(url)
    channels.name(address_of(request), context.person.id)


def execute(statement: Executable) -> Write:
    return lambda connection: connection.execute(statement)


async def told_before(request: Ask, context: Context, is_other: Callable[[Wish], bool], person: str = "") -> Write:
    """Who keeps a name is told by the channels of before that they are changed: whoever takes the name could be the one
    who does.
    """
    whose = person or context.person.id
    wish = await context.hall.storage.read(lambda connection: read_wish(connection, whose))
    if wish is None or not is_other(wish) or (await context.accounts.find(whose)).kept is None:
        return nothing
    return await Change(request, context, "channel", whose).telling()


async def changed(
    request: Ask, context: Context, told: Write = nothing, also: Write = nothing, **values: Any
) -> Response[NoticesBody]:
    """Whoever wants something of the server is stored."""
    person, language, origin = context.person.id, language_of(request), site_of(request).origin
    context = await context.settle(request)

    def write(connection: Connection) -> None:
        check_good(connection, context.person)
        told(connection)
        also(connection)
        change_wish(connection, person, language, origin, **values)

    await context.hall.storage.write(write)
    return Response(await body_of(channels_of(request), person), cookies=context.cookies(request))


async def body_of(channels: Channels, person: str) -> NoticesBody:
    def find(connection: Connection) -> tuple[Wish | None, list[Any]]:
        columns = schema.subscriptions.c
        query = select(columns.id, columns.device, columns.created).where(columns.person == person)
        return read_wish(connection, person), list(connection.execute(query.order_by(columns.created)))

    wish, rows = await channels.storage.read(find)
    devices = [PushDevice(row.id, *stored_device(row.device), row.created) for row in rows]
    key, mails = channels.vapid.public, channels.post is not None
    if wish is None:
        return NoticesBody(key, {}, None, devices, None, None, mails)
    quiet = QuietHours(*wish.quiet) if wish.quiet else None
    hook: Any = HookBody(*wish.hook) if wish.hook else None  # type: ignore[arg-type]  # stored as it was checked
    address = wish.mail_new or wish.mail
    mail = MailBody(address, wish.mail_new is None, wish.mail_hours) if address else None
    return NoticesBody(key, wish.wanted, quiet, devices, hook, mail, mails)


def messages_of(connection: Connection, person: str) -> list[NoticeBody]:
    rows, tables, seats = schema.notices.c, schema.tables.c, schema.seats.c
    is_reserved = (seats.table_id == rows.table_id) & (seats.reserved == person) & (seats.kind == "open")
    invitation = select(seats.invitation).where(is_reserved, rows.kind == "invited").limit(1).scalar_subquery()
    people = schema.people.c
    kept = select(people.kept).where(people.id == rows.by, people.name == rows.who).scalar_subquery().label("kept")
    columns = rows.id, rows.kind, rows.table_id, tables.game, rows.who, rows.at, rows.seen, kept
    own = (rows.person == person) & (rows.kind != TURN)
    query = select(*columns, invitation.label("invitation")).where(own, tables.id == rows.table_id, tables.closed == 0)
    found = connection.execute(query.order_by(rows.at.desc()).limit(MOST_MESSAGES)).all()
    # Counted apart, and each kind by itself: however much is said at tables, and however often somebody does the one
    # thing, nobody misses what else happens to their name.
    place = func.row_number().over(partition_by=rows.kind, order_by=rows.at.desc()).label("place")
    own = (rows.person == person) & (rows.table_id == "")
    named = select(rows.id, rows.kind, rows.who, rows.at, rows.seen, place).where(own).subquery()
    told = connection.execute(select(named).where(named.c.place <= MOST_OF_A_KIND)).all()
    both = [NoticeBody(*row[:6], bool(row.seen), row.invitation, is_sealed(row.who, row.kept)) for row in found]
    both += [NoticeBody(row.id, row.kind, "", "", row.who, row.at, bool(row.seen)) for row in told]
    return sorted(both, key=lambda each: each.at, reverse=True)


NOTICE_HANDLERS: list[Any] = [
    NoticeController,
    messages,
    read_messages,
    confirm_mail,
    leave_mail,
    leave_by_button,
    leave_by_page,
]
