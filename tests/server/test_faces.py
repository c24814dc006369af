"""Names and faces: a bot has its own at every table, a person is known again, and no id is told."""

import re
from itertools import combinations
from pathlib import Path

import pytest
from msgspec import ValidationError, json
from sqlalchemy import select, update

from tianxia.server import schema
from tianxia.server.faces import BOTS, PEOPLE, faces_of, with_bots_named
from tianxia.server.keepsakes import Keepsake, KeptSeat
from tianxia.server.models import LONGEST_NAME, NewTable
from tianxia.server.new_table import Seat
from tianxia.word_files import LOCALES
from tianxia.words import languages

from .browser import Browser
from .returning import Played, served, visit
from .serving import Running
from .updates import update_of_rules, writing

BOT = Seat("bot", "", "greedy", None, None)
ANN, BOB = (Seat("human", "Ann", None, id_, None) for id_ in ("a" * 32, "b" * 32))
FREE = Seat("open", "", None, None, "x")


def test_every_bot_at_a_table_has_its_own_name_and_face(ann: Browser) -> None:
    table = ann.open_game("great_wall", "me", "greedy", "random", "greedy", players=4)
    me, *bots = ann.sight(table, 0)["seats"]
    assert len({bot["name"] for bot in bots}) == len({bot["face"] for bot in bots}) == 3
    assert {bot["name"]: bot["face"] for bot in bots}.items() <= BOTS.items()
    assert [bot["bot"] for bot in bots] == ["greedy", "random", "greedy"], "the level stays visible"
    assert me["face"] in PEOPLE
    (line,) = [line for line in ann.get("/api/tables").json()["mine"] if line["id"] == table]
    assert [(seat["name"], seat["face"]) for seat in line["seats"][1:]] == [(bot["name"], bot["face"]) for bot in bots]


def test_who_opens_a_table_does_not_name_its_bots(ann: Browser) -> None:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "greedy", "name": "Mallory"}]
    table = ann.post("/api/tables", {"game": "sun_tzu", "seats": seats}).json()["id"]
    mine, bot = ann.sight(table)["seats"]
    assert mine["name"] == "Ann"
    assert bot["name"] in BOTS


def test_different_tables_draw_different_bots() -> None:
    drawn = {tuple(seat.name for seat in with_bots_named(f"table {n}", [BOT] * 3)) for n in range(200)}
    assert len(drawn) > 100
    assert {name for names in drawn for name in names} == set(BOTS)
    assert with_bots_named("one", [BOT] * 3) == with_bots_named("one", [BOT] * 3)


def test_a_full_table_of_bots_has_no_name_twice() -> None:
    names = [seat.name for seat in with_bots_named("full", [BOT] * len(BOTS))]
    assert sorted(names) == sorted(BOTS)


def test_a_person_is_known_again_and_looks_like_no_bot(server: Running) -> None:
    with Browser(server.address) as ann:
        tables = [ann.open("me", "greedy"), ann.open("greedy", "me")]
        faces = [seat["face"] for table in tables for seat in ann.sight(table)["seats"] if seat["mine"]]
        person = ann.person
        for table in tables:
            with Browser(server.address) as eve:
                seats = eve.sight(table)["seats"]
                assert faces[0] in [seat["face"] for seat in seats]
                assert not any(person in heard for heard in eve.heard)
    assert faces[0] == faces[1]
    assert not set(PEOPLE) & set(BOTS.values())


def test_people_at_one_screen_look_different() -> None:
    for seats in ([ANN] * 4, [BOB, ANN, BOB, ANN]):
        faces = faces_of(seats)
        same = [(faces[a] == faces[b]) for a, b in combinations(range(4), 2) if seats[a] == seats[b]]
        assert not any(same)
    assert faces_of([ANN, ANN])[0] == faces_of([FREE, BOT._replace(name="Huli"), ANN])[2]
    assert faces_of([FREE]) == [""]


def test_a_table_from_before_gets_names_that_stay(database: str) -> None:
    """Its bots were called by their level, in the language of who opened the table."""
    with served(database) as it, Browser(it.address) as ann:
        table, new = ann.open("me", "greedy"), ann.open("me", "greedy")
        name = ann.sight(new)["seats"][1]["name"]
        cookies = dict(ann.client.cookies)
    with writing(database) as connection:
        old = (schema.seats.c.table_id == table) & (schema.seats.c.kind == "bot")
        connection.execute(update(schema.seats).where(old).values(name="\N{LATIN CAPITAL LETTER Z WITH DOT ABOVE}uraw"))
    seen = []
    for _ in range(2):
        with visit(database, cookies) as (ann,):
            seen.append(ann.sight(table)["seats"][1])
            assert ann.sight(new)["seats"][1]["name"] == name, "a drawn name is stored"
    assert seen[0]["name"] == seen[1]["name"]
    assert seen[0]["face"] == BOTS[seen[0]["name"]]


def test_a_drawn_name_stays_though_the_draw_would_be_another(database: str) -> None:
    with served(database) as it, Browser(it.address) as ann:
        table = ann.open("me", "greedy")
        cookies = dict(ann.client.cookies)
    with writing(database) as connection:
        query = select(schema.seats.c.name).where(schema.seats.c.kind == "bot")
        drawn = connection.execute(query).scalar()
        other = next(name for name in BOTS if name != drawn)
        connection.execute(update(schema.seats).where(schema.seats.c.kind == "bot").values(name=other))
    with visit(database, cookies) as (ann,):
        assert ann.sight(table)["seats"][1]["name"] == other


def test_a_keepsake_from_before_is_read() -> None:
    old = {"seat": 1, "kind": "bot", "name": "Crane", "mine": False, "bot": "greedy", "owes": True, "sealed": False}
    keepsake = {
        "game": "sun_tzu",
        "rules": "1.0",
        "players": 2,
        "options": {},
        "seed_hash": "",
        "seed": None,
        "asked": "",
        "round": None,
        "over": False,
        "result": None,
        "pack": None,
        "seats": [old],
        "seen": {},
    }
    read = json.decode(json.encode(keepsake), type=Keepsake)
    assert read.seats == [KeptSeat(1, "bot", "Crane", "greedy", True, False)]


def test_a_table_that_cannot_go_on_keeps_its_faces(database: str) -> None:
    played = Played(database)
    faces = [seat["face"] for seat in played.sights[None]["seats"]]
    assert "" not in faces
    with update_of_rules(), played.again() as (ann, _, eve):
        assert [seat["face"] for seat in eve.sight(played.table)["seats"]] == faces
        assert [seat["face"] for seat in ann.get("/api/tables").json()["mine"][0]["seats"]] == faces


@pytest.mark.parametrize("language", languages())
def test_no_name_of_a_bot_is_a_word_of_the_house(language: str) -> None:
    """A side, or a person on a card, of the same name would be taken for the bot."""
    texts = " ".join(file.read_text(encoding="utf-8") for file in Path(str(LOCALES / language)).glob("*.ftl"))
    assert not set(re.findall(r"\w+", texts)) & set(BOTS)
    assert all(re.fullmatch(r"[A-Z][a-z]{3,7}", name) for name in BOTS)
    assert max(map(len, BOTS)) <= LONGEST_NAME


def test_every_face_that_is_drawn_is_a_bots_a_persons_or_a_levels() -> None:
    drawn = Path(__file__).parents[2] / "web" / "src" / "art" / "faces.svg"
    ids = re.findall(r'id="face-([a-z]+)"', drawn.read_text(encoding="utf-8"))
    assert sorted(ids) == sorted([*BOTS.values(), *PEOPLE, "sparrow", "crane", "tiger", "dragon"])


def test_there_are_as_many_names_as_a_table_may_have_seats() -> None:
    full = [{"kind": "bot", "bot": "random"}] * len(BOTS)
    assert json.decode(json.encode({"game": "sun_tzu", "seats": full}), type=NewTable)
    with pytest.raises(ValidationError, match="length"):
        json.decode(json.encode({"game": "sun_tzu", "seats": [*full, *full]}), type=NewTable)
