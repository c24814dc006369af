"""The numbers of the browsers in a shuffle: who has one in it, who has none, and what everybody can see of them."""

from collections.abc import Iterator

import pytest
from msgspec import json

import tianxia
from tianxia.core.replay import first_seen
from tianxia.core.seed import Shuffle
from tianxia.server.table import Table

from .browser import Browser
from .serving import Running

ONE, TWO, OTHER = "ab" * 32, "cd" * 32, "ef" * 32


@pytest.fixture
def people(server: Running) -> Iterator[list[Browser]]:
    with Browser(server.address) as ann, Browser(server.address) as bob, Browser(server.address) as cleo:
        yield [ann, bob, cleo]


def opened(person: Browser, *kinds: str, number: str = ONE, **more: object) -> dict[str, object]:
    """The answer to opening a table of ZhanGuo with a number."""
    chairs = [{"kind": "bot", "bot": kind} if kind not in ("me", "here", "open") else {"kind": kind} for kind in kinds]
    body = {"game": "zhanguo", "players": len(kinds), "options": {}, "seats": chairs, **more}
    own = {**person.get("/api/commitment").json(), "number": number}
    answer = person.post("/api/tables", {**body, "shuffle": own})
    assert answer.status_code == 201, answer.text
    found: dict[str, object] = answer.json()
    return found


def sits(person: Browser, table: object, invitation: str, number: str) -> list[str]:
    """The numbers that the answer shows."""
    commitment = person.sight(str(table))["shuffle"]["commitment"]
    body = {"invitation": invitation, "name": "Friend", "shuffle": {"commitment": commitment, "number": number}}
    answer = person.post(f"/api/tables/{table}/join", body)
    assert answer.status_code == 200, answer.text
    numbers: list[str] = answer.json()["shuffle"]["numbers"]
    return numbers


def test_they_are_public_from_when_somebody_sits_down(server: Running, people: list[Browser], eve: Browser) -> None:
    ann, bob, _ = people
    answer = opened(ann, "me", "open", "random")
    table = str(answer["id"])
    assert answer["mixed"]
    before = eve.sight(table)["shuffle"]
    assert (before["numbers"], before.get("draws")) == ([ONE, "", ""], None)
    with eve.live(table) as socket:
        assert sits(bob, table, ann.invitation(table), TWO) == [ONE, TWO, ""]
        shown = json.decode(socket.recv(timeout=60))["sight"]["shuffle"]
        while "draws" not in shown:
            shown = json.decode(socket.recv(timeout=60))["sight"]["shuffle"]
    assert shown["numbers"] == [ONE, TWO, ""]
    inside = server.hall._tables[table].game
    assert shown["draws"] == inside.drawn_at_deal == tianxia.new("zhanguo", seed=1, players=3).drawn_at_deal > 100
    server.hall._tables.clear()
    assert eve.sight(table)["shuffle"] == shown


def test_a_number_of_nobody_is_not_taken(people: list[Browser]) -> None:
    """Where bots play among themselves, who opens the table only looks on; and a known deal has no shuffle."""
    ann = people[0]
    answer = opened(ann, "random", "random")
    assert "mixed" not in answer
    assert ann.sight(str(answer["id"]))["shuffle"]["numbers"] == ["", ""]
    known = opened(ann, "me", "open", seed="7")
    assert "mixed" not in known
    assert "numbers" not in ann.sight(str(known["id"]))["shuffle"]


def test_who_sits_there_already_adds_no_other_number(people: list[Browser]) -> None:
    """A second browser of the same person, by the link or by playing again, is told so."""
    ann, bob, _ = people
    table = opened(ann, "me", "open", "open")["id"]
    link = ann.invitation(str(table))
    assert sits(bob, table, link, TWO) == [ONE, TWO, ""]
    assert sits(bob, table, link, OTHER) == [ONE, TWO, ""]
    past = opened(ann, "me", "open")["id"]
    sits(bob, past, ann.invitation(str(past)), TWO)
    ann.post(f"/api/tables/{past}/resign", {"seat": 0})

    def again(person: Browser, number: str) -> dict[str, object]:
        seen = person.get(f"/api/tables/{past}/rematch").json()
        answer = person.post(f"/api/tables/{past}/rematch", {"shuffle": {**seen, "number": number}})
        found: dict[str, object] = answer.json()
        return found

    first = again(ann, ONE)
    assert first["mixed"]
    assert again(ann, OTHER) == {"id": first["id"]}
    assert again(ann, ONE) == first
    assert again(bob, TWO)["mixed"]
    assert ann.sight(str(first["id"]))["shuffle"]["numbers"] == [ONE, TWO]


def test_who_leaves_before_the_deal_takes_the_number_along(people: list[Browser]) -> None:
    ann, bob, cleo = people
    table = str(opened(ann, "me", "open", "open")["id"])
    sits(bob, table, ann.invitation(table), TWO)
    assert bob.post(f"/api/tables/{table}/leave", {}).status_code == 200
    assert ann.sight(table)["shuffle"]["numbers"] == [ONE, "", ""]
    assert sits(cleo, table, ann.invitation(table), OTHER) == [ONE, OTHER, ""]


def test_somebody_who_is_deleted_before_the_deal_leaves_none_to_the_bot(people: list[Browser]) -> None:
    ann, bob, cleo = people
    table = str(opened(ann, "me", "open", "open")["id"])
    sits(bob, table, ann.invitation(table), TWO)
    assert bob.post("/api/me/delete", {"sure": True}).status_code == 200
    assert [seat["kind"] for seat in ann.sight(table)["seats"]] == ["human", "bot", "open"]
    assert ann.sight(table)["shuffle"]["numbers"] == [ONE, "", ""]
    assert sits(cleo, table, ann.invitation(table), OTHER) == [ONE, "", OTHER]


def test_somebody_who_is_deleted_after_the_deal_stays_in_it(server: Running, people: list[Browser]) -> None:
    """A bot goes on with their cards, which came from their number, too."""
    ann, bob, cleo = people
    table = str(opened(ann, "me", "open", "open")["id"])
    sits(bob, table, ann.invitation(table), TWO)
    sits(cleo, table, ann.invitation(table), OTHER)
    assert bob.post("/api/me/delete", {"sure": True}).status_code == 200
    server.hall._tables.clear()
    assert ann.sight(table)["seats"][1]["kind"] == "bot"
    assert ann.sight(table)["shuffle"]["numbers"] == [ONE, TWO, OTHER]
    ann.post(f"/api/tables/{table}/resign", {"seat": 0})
    cleo.post(f"/api/tables/{table}/resign", {"seat": 2})
    proof = ann.get(f"/api/tables/{table}/shuffle").json()
    assert proof["seed"].split("/")[2:] == [ONE, TWO, OTHER]


def test_no_game_goes_on_before_it_is_dealt(server: Running, people: list[Browser]) -> None:
    """Whatever the rows of its seats say."""
    ann, bob, _ = people
    id_ = str(opened(ann, "me", "open")["id"])
    table: Table = server.hall._tables[id_]
    table.seats[1] = table.seats[1]._replace(kind="human", holder=bob.person, name="Bob")
    assert (table.has_begun, table.status) == (False, "open")
    assert ann.sight(id_, 0)["view"] is None
    seat = table.game.to_act[0]
    option = table.game.decision(seat).options[0].text
    answer = (ann, bob)[seat].try_move(id_, seat, option, table.game.number(seat))
    assert (answer.status_code, answer.json()["code"]) == (409, "still_open")
    assert table.game.moves == []


@pytest.mark.parametrize(("game", "players"), [("sun_tzu", 2), ("zhanguo", 2), ("great_wall", 2)])
def test_what_is_seen_after_the_deal_has_one_digest(
    server: Running, people: list[Browser], eve: Browser, game: str, players: int
) -> None:
    """In the first sight, at the first moment of the replay, and for whoever replays the log."""
    ann, bob, _ = people
    table = ann.open_game(game, "me", "open", players=players)
    bob.join(table, ann.invitation(table))
    inside = server.hall._tables[table].game
    first = {seat: person.sight(table, seat) for seat, person in ((0, ann), (1, bob), (None, eve))}
    mover = inside.to_act[0]
    (ann, bob)[mover].move(table, mover)
    moved = server.hall._tables[table].game
    ann.post(f"/api/tables/{table}/resign", {"seat": 0})
    replayed = tianxia.replay(eve.get(f"/api/tables/{table}/log").text)
    digests = set()
    for seat, person in ((0, ann), (1, bob), (None, eve)):
        query = {} if seat is None else {"seat": seat}
        past = person.get(f"/api/tables/{table}/replay", at=0, **query).json()
        sight = first[seat]
        assert sight["moves"] == 0
        assert (past["view"], past["told"]) == (sight["view"], sight["told"])
        assert first_seen(moved, seat) == first_seen(replayed, seat)
        digests.add(first_seen(replayed, seat))
    assert len(digests) == 3, "each sees something of their own"
    other = replayed.anew(Shuffle("12" * 32, ("", "")))
    assert first_seen(other, 0) not in digests or game == "sun_tzu"  # there the hand comes after the first choice


def test_a_seed_that_somebody_chose_is_shown_to_all(people: list[Browser], eve: Browser) -> None:
    """Otherwise whoever opened the table would be the only one to know the cards; the lobby says it, too."""
    ann, bob, _ = people
    known = str(opened(ann, "me", "open", seed="77")["id"])
    sealed = str(opened(ann, "me", "open")["id"])
    alone = str(opened(ann, "me", "random", seed="77")["id"])
    assert [eve.sight(table)["seed"] for table in (known, sealed, alone)] == ["77", None, None]
    lists = bob.get("/api/tables").json()
    lists["mine"] = ann.get("/api/tables").json()["mine"]
    marked = {line["id"]: line.get("known", False) for part in ("open", "mine") for line in lists[part]}
    assert [marked[table] for table in (known, sealed, alone)] == [True, False, False]
    bob.join(known, ann.invitation(known))
    assert bob.sight(known, 1)["seed"] == "77"
