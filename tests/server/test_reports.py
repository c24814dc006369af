"""Who may report whom, and what reports and bans outlive."""

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import select, update

from tianxia.core.values import BadInput
from tianxia.server import moderation, schema
from tianxia.server.company import settling
from tianxia.server.company.keeping import OUTLIVES
from tianxia.server.company.reports import FROM_ADDRESS
from tianxia.server.company.sheets import messages, reports
from tianxia.server.sessions import stamp
from tianxia.server.visitors import Visitors

from .browser import Browser, two_people
from .chatting import agree, say
from .people import by_password, kept
from .refusals import refusal
from .serving import Running
from .tables import act


def report(browser: Browser, whom: dict[str, Any], **more: Any) -> tuple[int, str]:
    answer = browser.post("/api/reports", {"whom": whom, "reason": "threat", **more})
    return answer.status_code, str(answer.json().get("code", ""))


def reports_about(server: Running, name: str) -> list[Any]:
    return list(server.rows(select(reports).where(reports.c.name == name)))


def purged(server: Running, **later: int) -> None:
    """As after so long."""
    state = server.app.state

    async def purge() -> None:
        visitors = Visitors(state.hall, state.sessions, 30, lambda: datetime.now(UTC) + timedelta(**later))
        await visitors.purge()

    asyncio.run(purge())


def test_only_who_has_met_somebody_reports_them(ann: Browser, bob: Browser, eve: Browser) -> None:
    """At that table; by a name, at any. Profiles say whether one may."""
    kept(ann, "Sima Yi"), kept(bob, "Sima Zhao"), kept(eve, "Sima Shi")
    table = two_people(ann, bob)
    there = {"table": table, "seat": 1}
    assert report(eve, there) == (403, "only_together")
    assert report(eve, {"name": "Sima Zhao"}) == (403, "only_together")
    assert [each.get("/api/people", name="Sima Zhao").json()["met"] for each in (ann, eve)] == [True, False]
    assert report(ann, {"name": "Sima Zhao"}) == (201, "")
    assert report(bob, {"table": table, "seat": 0}) == (201, "")
    other = two_people(eve, ann)
    assert report(eve, {"table": other, "seat": 1}) == (201, "")


def test_who_has_left_a_table_where_they_wrote_may_report(server: Running, ann: Browser, bob: Browser) -> None:
    with Browser(server.address) as eve:
        table = ann.open_game("zhanguo", "me", "open", "open", players=3)
        for browser, name in ((bob, "Bo"), (eve, "Ev")):
            browser.join(table, ann.invitation(table), name)
        assert act(bob, table, "leave").status_code == 200
        with server.hall.storage.engine.begin() as connection:
            there = select(messages.c.number).where(messages.c.table_id == table)
            assert connection.execute(there).all() == []
        assert report(bob, {"table": table, "seat": 0})[0] == 201  # the game has begun: the seat is still his


def test_one_open_report_of_each_about_each(server: Running, ann: Browser, bob: Browser) -> None:
    kept(bob, "Deng Ai")
    table = two_people(ann, bob)
    whom = {"table": table, "seat": 1}
    assert report(ann, whom) == (201, "")
    assert report(ann, whom) == (409, "report_stands")
    (row,) = reports_about(server, "Deng Ai")
    with server.hall.storage.engine.begin() as connection:
        settling.settle(connection, row.number, "talked to him")
    assert report(ann, whom) == (201, "")


def test_one_address_sends_so_many(own_server: Running) -> None:
    """However many visitors it has."""
    with Browser(own_server.address) as ann, Browser(own_server.address) as bob:
        table = two_people(ann, bob)
        codes = []
        for _ in range(FROM_ADDRESS // 10 + 1):
            with Browser(own_server.address) as visitor:
                codes += [report(visitor, {"table": table, "seat": 1})[0] for _ in range(10)]
    assert codes == [403] * FROM_ADDRESS + [429] * 10


def test_nobody_gets_rid_of_reports_by_leaving(own_server: Running) -> None:
    """They stay for a while, with what was said; and then they go."""
    address = own_server.address
    with Browser(address) as ann, Browser(address) as bob, Browser(address) as eve:
        kept(bob, "Lu Bu")
        table = two_people(ann, bob)
        agree(ann, table), agree(bob, table)
        say(bob, table, 1, text="A threat")
        say(ann, table, 0, text="Leave me alone")
        assert report(ann, {"table": table, "seat": 1}, message=1) == (201, "")
        assert report(bob, {"table": table, "seat": 0}) == (201, "")
        assert bob.post("/api/me/delete", {"sure": True}).status_code == 200
        (row,) = reports_about(own_server, "Lu Bu")
        assert row.gone is not None
        assert "A threat" in row.evidence
        with own_server.hall.storage.engine.connect() as connection:
            about_ann = connection.execute(select(reports).where(reports.c.person == ann.person)).one()
        assert about_ann.reporter is None
        assert "A threat" not in about_ann.evidence  # evidence against others goes with who wrote it
        with own_server.hall.storage.engine.begin() as connection:
            assert settling.settle(connection, row.number, "", banned=True) == "name banned"
        assert eve.post("/api/me", {"name": "Lu Bu"}).json()["code"] == "name_taken"
        purged(own_server, days=OUTLIVES.days - 1)
        assert reports_about(own_server, "Lu Bu")
        purged(own_server, days=OUTLIVES.days, hours=1)
        assert reports_about(own_server, "Lu Bu") == []
        assert eve.post("/api/me", {"name": "Lu Bu"}).status_code == 200


def test_a_ban_outlives_who_deletes_themselves(own_server: Running) -> None:
    """Nobody takes the name they kept until it has cooled down; then it is free."""
    address = own_server.address
    with Browser(address) as bob, Browser(address) as eve:
        kept(bob, "Dong Zhuo")
        storage = own_server.hall.storage
        person = by_password(eve, "Dong Zhuo") and own_person(own_server, "Dong Zhuo")
        with storage.engine.begin() as connection:
            moderation.ban(connection, person, True)
        assert bob.post("/api/me/delete", {"sure": True}).status_code == 200
        for path, body in (("/api/me", {}), ("/api/me/keep", {"password": "correct horse"})):
            assert refusal(bob.post(path, {"name": "D0ng Zhuo", **body})) == (409, "name_taken")
        with storage.engine.connect() as connection:
            (ban,) = connection.execute(select(schema.bans)).all()
        assert person not in tuple(ban)
        with storage.engine.begin() as connection:
            connection.execute(update(schema.bans).values(until=stamp(datetime.now(UTC) - timedelta(hours=1))))
        assert bob.post("/api/me", {"name": "Dong Zhuo"}).status_code == 200
        purged(own_server)
        with storage.engine.connect() as connection:
            assert connection.execute(select(schema.bans)).all() == []


def own_person(server: Running, name: str) -> str:
    found: str = server.scalar(select(schema.people.c.id).where(schema.people.c.name == name))
    return found


def test_a_visitor_who_was_deleted_has_no_name_to_ban(own_server: Running) -> None:
    with Browser(own_server.address) as ann, Browser(own_server.address) as bob:
        table = two_people(ann, bob)
        report(ann, {"table": table, "seat": 1})
        bob.post("/api/me/delete", {"sure": True})
        (row,) = reports_about(own_server, "Friend")
        with own_server.hall.storage.engine.begin() as connection, pytest.raises(BadInput, match="kept no name"):
            settling.settle(connection, row.number, "", banned=True)
