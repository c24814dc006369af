"""Custom packs at the server's tables: checked, stored, named, and played with."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tianxia
from tianxia.core.values import BadInput
from tianxia.server.app import Settings, create_app
from tianxia.server.models import LARGEST_PACK

from .browser import Browser
from .refusals import is_error
from .returning import visit
from .serving import Running, running
from .updates import STANDARD, changed_pack, set_row

SEATS = [{"kind": "me"}, {"kind": "here"}]
PACK = changed_pack()
BAD = STANDARD.replace("reserves = 3", 'reserves = "three"')
LINE = 1 + STANDARD[: STANDARD.index("reserves = 3")].count("\n")


def new(**more: Any) -> dict[str, Any]:
    return {"game": "sun_tzu", "seats": SEATS, **more}


def pools(sight: Any) -> list[int]:
    """The armies that each side has left, as far as the view tells."""
    return [side["pool"] for side in sight["view"]["sides"].values()]


def test_a_table_is_played_by_its_pack_and_survives_a_restart(database: str, tmp_path: Path) -> None:
    with running(Settings(database=database, requests_per_second=1_000_000)) as it, Browser(it.address) as ann:
        usual = ann.post("/api/tables", new()).json()["id"]
        table = ann.post("/api/tables", new(pack=PACK.text, pack_name="few.toml")).json()["id"]
        assert "pack" not in ann.sight(usual)
        sight = ann.sight(table, 0)
        assert sight["pack"] == {"name": "few.toml", "digest": PACK.digest()}
        assert [there - here for there, here in zip(pools(ann.sight(usual)), pools(sight), strict=True)] == [1, 1]
        for seat in (0, 1):
            ann.move(table, seat)
        before = ann.sight(table, 0)
        cookies = dict(ann.client.cookies)
        header = it.hall._tables[table].game.log.header
        log = it.hall._tables[table].game.log.dumps()
    assert (header["pack"], header["pack_name"]) == (PACK.digest(), "few.toml")
    with visit(database, cookies) as (ann,):
        assert ann.sight(table, 0) == before
        ann.move(table, 0)
    again = tianxia.replay(log, PACK)
    assert len(again.moves) == 2
    with pytest.raises(BadInput, match="another pack"):
        tianxia.replay(log)


def test_a_stored_pack_that_was_changed_is_no_pack_of_the_table(database: str) -> None:
    with running(Settings(database=database, requests_per_second=1_000_000)) as it, Browser(it.address) as ann:
        table = ann.post("/api/tables", new(pack=PACK.text)).json()["id"]
        cookies = dict(ann.client.cookies)
    set_row(database, table, pack=STANDARD)
    with visit(database, cookies) as (ann,):
        is_error(ann.get(f"/api/tables/{table}"), 409, "damaged")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (BAD, f"my.toml, line {LINE}: reserves must be a whole number"),
        ("[board\n", "my.toml, line 1"),
        ("", "my.toml, line 1: there must be a table [board]"),
        ("x = " + "[" * 900, "my.toml"),
        ("a" + ".a" * 50_000 + " = 1", "my.toml, line 1: it is longer than 1,000 letters"),
    ],
)
def test_a_mistake_is_told_with_its_line(ann: Browser, text: str, reason: str) -> None:
    before = ann.get("/api/tables").json()
    body = is_error(ann.post("/api/tables", new(pack=text, pack_name="my.toml")), 422, "bad_pack")
    assert reason in body["sentence"]
    assert body["field"] == "pack"
    assert ann.get("/api/tables").json() == before


def test_packs_have_a_size(ann: Browser) -> None:
    def padded(size: int) -> str:
        return PACK.text + "\n" * (size - len(PACK.text))

    assert ann.post("/api/tables", new(pack=padded(LARGEST_PACK))).status_code == 201
    is_error(ann.post("/api/tables", new(pack=padded(LARGEST_PACK + 1))), 400, "bad_body")
    is_error(ann.post("/api/tables", new(pack="#" * 4 * LARGEST_PACK)), 413, "too_large")
    assert ann.post("/api/me", {"name": "x" * 70_000}).status_code == 413  # only a new table may be that large


def test_strange_names_of_packs(ann: Browser) -> None:
    for name, kept in (
        ("../../etc/x.toml", "x.toml"),
        ("C:\\x.toml", "x.toml"),
        ("a\u202eb\n", "ab"),
        ("", "pack.toml"),
    ):
        table = ann.post("/api/tables", new(pack=PACK.text, pack_name=name)).json()["id"]
        assert ann.sight(table)["pack"]["name"] == kept


def test_no_guide_with_a_pack(ann: Browser) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    body = new(seats=seats, players=2, guide=True, pack=PACK.text)
    is_error(ann.post("/api/tables", body), 422, "no_guide")


# Packs that the server offers


@pytest.fixture
def offering(database: str) -> Iterator[Running]:
    with running(Settings(database=database, requests_per_second=1_000_000, packs=(PACK,))) as it:
        yield it


def test_everybody_may_play_with_what_the_server_offers(offering: Running, ann: Browser) -> None:
    with Browser(offering.address) as bob:
        offer = {"name": "few.toml", "digest": PACK.digest(), "games": ["sun_tzu"]}
        assert bob.get("/api/packs").json() == [offer]
        table = bob.post("/api/tables", new(pack_name="few.toml")).json()["id"]
        assert bob.sight(table)["pack"] == {"name": "few.toml", "digest": PACK.digest()}
        is_error(bob.post("/api/tables", new(pack_name="other.toml")), 422, "no_pack")
    assert ann.get("/api/packs").json() == []


def test_a_bad_pack_is_told_at_the_start(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.sqlite3"
    for text, reason in (
        (BAD, f"line {LINE}: reserves"),
        ('[[general]]\nid = "nobody"\n', "line 2"),
        ("x = 1", "line 1"),
    ):
        with pytest.raises(BadInput, match=reason):
            create_app(Settings(database=database, packs=(tianxia.Pack(text, "my.toml"),)))
    with pytest.raises(BadInput, match="Two packs"):
        create_app(Settings(database=database, packs=(PACK, PACK)))
    assert not (tmp_path / "tables.sqlite3").exists()
