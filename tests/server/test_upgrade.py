"""An older database is brought to the present schema with all its rows; and reported before that."""

import json
from typing import Any

import pytest
from alembic import command
from sqlalchemy import column, func, insert, inspect, select, text
from sqlalchemy import table as sheet
from typer.testing import CliRunner

import tianxia
from tests.golden.playthrough import at_random
from tianxia.cli import app as tianxia_app
from tianxia.core.dice import Dice
from tianxia.core.registry import find
from tianxia.core.values import BadInput
from tianxia.server import schema
from tianxia.server.doctor import examine
from tianxia.server.errors import KeepForRated, OtherRules
from tianxia.server.hall import Hall
from tianxia.server.joining import join
from tianxia.server.playing import play
from tianxia.server.records import entry_row
from tianxia.server.storage import Storage

from .databases import ON_BOTH, of_revision
from .returning import Played
from .returning import at_random as moves_at_random
from .tables import lesson
from .updates import HARMS, drop_keepsake, update_of_rules, writing

pytestmark = ON_BOTH


def game_of(seed: int, moves: int) -> tianxia.Game:
    game = tianxia.new("sun_tzu", seed=seed, options={"beginner": True})
    dice = Dice.seeded("old")
    while not game.over and len(game.moves) < moves:
        seat = game.to_act[0]
        game.play(seat, at_random(game, seat, dice))
    return game


TABLE = text("INSERT INTO tables VALUES (:id, 'sun_tzu', :rules, 2, :options, :seed, :at, :at, :over)")


def make_old(database: str, **games: tuple[tianxia.Game, str]) -> None:
    """A database of revision 0001 with these tables, each with the version of the rules that wrote it."""
    with of_revision(database, "0001") as connection:
        for id_, (game, version) in games.items():
            row = {"id": id_, "rules": version, "seed": str(game.seed), "over": int(game.over), "at": "2026"}
            connection.execute(TABLE, {**row, "options": json.dumps(game.options)})
            for seat, who in enumerate(("ann", "bob")):
                seats = text("INSERT INTO seats VALUES (:id, :seat, 'human', :who, NULL, :who, NULL)")
                connection.execute(seats, {"id": id_, "seat": seat, "who": who})
            for number, entry in enumerate(game.entries):
                entries = text("INSERT INTO entries VALUES (:id, :number, :seat, :play, NULL, '2026')")
                values: dict[str, Any] = {"id": id_, "number": number, "seat": entry["seat"], "play": entry["play"]}
                connection.execute(entries, values)


VERSION = find("sun_tzu").version


async def test_a_database_of_before_keeps_its_rows(blank: str) -> None:
    running, over = game_of(1, 25), game_of(2, 10_000)
    make_old(blank, running=(running, VERSION), over=(over, VERSION), ancient=(running, "0.9"))

    store = Storage(blank)
    tables = Hall(store)
    for id_, game in (("running", running), ("over", over)):
        table = await tables.find(id_)
        assert table.game.view(0) == game.view(0)
        assert [seat.holder for seat in table.seats] == ["ann", "bob"]
    with pytest.raises(OtherRules):  # nobody knows where its moves led
        await tables.find("ancient")
    table = await tables.find("running")
    seat = table.game.to_act[0]
    await play(tables, table, seat, table.game.decision(seat).options[0].text)
    with store.engine.connect() as connection:
        query = select(schema.tables).where(schema.tables.c.id == "running")
        row = connection.execute(query).mappings().one()
        count = connection.execute(select(func.count()).select_from(schema.entries)).scalar()
    assert (row["entries"], row["rules"], row["data"]) == (26, VERSION, find("sun_tzu").data)
    assert count == 2 * len(running.entries) + len(over.entries) + 1
    store.close()


# The doctor


def columns(database: str) -> dict[str, list[str]]:
    with writing(database) as connection:
        found = inspect(connection)
        return {name: [each["name"] for each in found.get_columns(name)] for name in found.get_table_names()}


def test_the_doctor_reads_an_older_schema_and_leaves_it(blank: str) -> None:
    make_old(blank, running=(game_of(1, 25), VERSION), ancient=(game_of(1, 25), "0.9"))
    before = columns(blank)
    report = examine(blank)
    assert (report.schema, report.newest) == ("0001", schema.REVISION)
    assert [(each.id, each.rules, each.fate) for each in report.touched] == [("ancient", "0.9", "other_rules")]
    assert {each.id: each.fate for each in report.findings}["running"] == ""
    assert columns(blank) == before
    shown = CliRunner().invoke(tianxia_app, ["doctor", "--database", blank])
    assert shown.exit_code == 1
    assert f"The schema is 0001; a server would update it to {schema.REVISION}. Nothing was changed." in shown.output
    assert "ancient  sun_tzu, rules 0.9: other rules or other cards" in shown.output


def test_the_doctor_tells_before_an_update(database: str) -> None:
    running, finished, bare = Played(database), Played(database, lesson()), Played(database, lesson())
    drop_keepsake(database, bare.table)
    done = CliRunner().invoke(tianxia_app, ["doctor", "--database", database, "--json"])
    assert done.exit_code == 0
    said = json.loads(done.output)
    assert said["games"] == {"sun_tzu": {"go_on": 1, "finished": 2, "kept": 0, "touched": 0}}
    with update_of_rules():
        done = CliRunner().invoke(tianxia_app, ["doctor", "--database", database, "--json"])
    assert done.exit_code == 1
    said = json.loads(done.output)
    assert said["games"] == {"sun_tzu": {"go_on": 0, "finished": 0, "kept": 1, "touched": 2}}
    assert {each["id"]: each["fate"] for each in said["touched"]} == dict.fromkeys(
        [running.table, bare.table], "other_rules"
    )
    assert [each["id"] for each in said["kept"]] == [finished.table]
    assert examine(database).touched == []  # nothing was changed


def test_the_doctor_names_every_harm(database: str) -> None:
    played = Played(database, moves_at_random(5, beginner=True))
    HARMS["the end is gone"][0](database, played.table)
    (finding,) = examine(database).touched
    assert (finding.id, finding.game, finding.fate) == (played.table, "sun_tzu", "cut")


@pytest.mark.parametrize("harm", ["nonsense", "", "mysql://localhost/x", "sqlite:////no/such/file", "text", "empty"])
def test_a_bad_database_is_one_line(harm: str, tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "file"
    if harm == "text":
        file.write_text("no database at all, but long enough to be looked at " * 40)
    if harm == "empty":
        file.touch()
    monkeypatch.setattr("tianxia.server.doctor.default_url", lambda: f"sqlite:///{tmp_path}/none")
    with pytest.raises(BadInput) as error:
        examine(f"sqlite:///{file}" if harm in ("text", "empty") else harm)
    assert "\n" not in str(error.value)
    assert not (tmp_path / "none").exists()


# Deals that older servers have shown

UNTIL_THEN = ("id", "game", "rules", "players", "options", "seed", "created", "updated", "over", "rated")
TABLES = sheet("tables", *[column(name) for name in UNTIL_THEN])
SEATS = sheet("seats", *[column(name) for name in ("table_id", "seat", "kind", "name", "holder", "invitation")])


def make_shown(database: str, **games: tuple[tianxia.Game, str]) -> None:
    """Rated tables of revision 0021, when the hash of the seed was shown; each with what its second seat is."""
    with of_revision(database, "0021") as connection:
        for id_, (game, second) in games.items():
            row = {"id": id_, "game": "sun_tzu", "rules": VERSION, "players": 2, "options": json.dumps(game.options)}
            row |= {"seed": str(game.seed), "created": "2026", "updated": "2026"}
            connection.execute(insert(TABLES).values(**row, over=int(game.over), rated=1))
            for seat, kind in enumerate(("human", second)):
                holder, invitation = ("ab"[seat], None) if kind == "human" else (None, "token")
                values = {"table_id": id_, "seat": seat, "kind": kind, "name": "", "holder": holder}
                connection.execute(insert(SEATS).values(**values, invitation=invitation))
            for number, entry in enumerate(game.entries):
                connection.execute(insert(schema.entries).values(entry_row(id_, number, entry, "2026")))


async def test_games_whose_dice_were_shown_go_on_unrated(blank: str) -> None:
    """One that nobody has played at yet is dealt anew, once its last seat is taken, from a secret that nobody saw."""
    running, over, waiting = game_of(1, 25), game_of(2, 10_000), game_of(3, 0)
    make_shown(
        blank, running=(running, "human"), over=(over, "human"), waiting=(waiting, "open"), other=(waiting, "open")
    )

    store = Storage(blank)
    tables = Hall(store)
    found = {id_: await tables.find(id_) for id_ in ("running", "over", "waiting", "other")}
    assert {id_: (table.luck, table.rated) for id_, table in found.items()} == {
        "running": ("shown", False),
        "over": ("shown", True),
        "waiting": ("sealed", True),
        "other": ("sealed", True),
    }
    assert found["running"].game.seed == running.seed
    assert found["running"].game.view(0) == running.view(0)
    assert found["over"].game.result == over.result
    assert found["waiting"].game.seed != found["other"].game.seed
    with pytest.raises(KeepForRated):
        await join(tables, found["waiting"], "token", "carla", "Carla")
    carla = {"id": "carla", "name": "Carla", "kept": "2026", "folded": "carla"}
    await store.write(lambda connection: connection.execute(insert(schema.people).values(carla)))
    await join(tables, found["waiting"], "token", "carla", "Carla")
    assert found["waiting"].status == "running"
    tables = Hall(store)
    again = await tables.find("waiting")
    assert again.game.seed == found["waiting"].game.seed
    assert (again.luck, again.rated, again.status) == ("sealed", True, "running")
    store.close()


def test_back_to_the_schema_before(blank: str) -> None:
    """Games that were sealed are lost to it; all others go on."""
    make_shown(blank, running=(game_of(1, 25), "human"))
    Storage(blank).close()
    with of_revision(blank, "0021", command.downgrade) as connection:
        assert connection.execute(select(TABLES.c.seed)).scalars().all() == ["1"]
