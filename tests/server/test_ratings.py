"""Which games change ratings: of people who keep a name, once there was something to win, and not again and again."""

from typing import Any

from sqlalchemy import Connection, insert, update

from tianxia.server import schema
from tianxia.server.ratings import MOST_OF_A_PAIR, why_not
from tianxia.server.sessions import stamp
from tianxia.server.storage import Storage

from .browser import Browser
from .databases import ON_BOTH
from .people import kept
from .refusals import refusal
from .serving import Running
from .tables import RATED, act, play_a_round, rated_table


def change(browser: Browser) -> int | None:
    """What the last game has done to a rating."""
    found: int | None = browser.get("/api/me/profile").json()["results"][0]["change"]
    return found


def why(browser: Browser) -> str | None:
    found: str | None = browser.get("/api/me/profile").json()["results"][0]["uncounted"]
    return found


def rating(browser: Browser) -> Any:
    return browser.get("/api/me/profile").json()["ratings"]


def won(winner: Browser, loser: Browser, table: str = "") -> str:
    """A rated game that the other gives up after the first round."""
    table = table or rated_table(winner, loser)
    play_a_round(table, winner, loser)
    assert act(loser, table, "resign", seat=1).status_code == 200
    return table


def test_rated_games_are_for_those_who_keep_a_name(ann: Browser, bob: Browser) -> None:
    opening = {**RATED, "seats": [{"kind": "me"}, {"kind": "open"}]}
    refused = ann.post("/api/tables", opening)
    assert (refused.status_code, refused.json()["code"]) == (403, "keep_for_rated")
    assert "keep their name" in refused.json()["sentence"]
    kept(ann, "Gan Ning")
    table = ann.post("/api/tables", opening).json()["id"]
    assert refusal(bob.join(table, ann.invitation(table), "Bob")) == (403, "keep_for_rated")
    kept(bob, "Ling Tong")
    assert bob.join(table, ann.invitation(table), "Somebody").status_code == 200
    assert ann.sight(table)["seats"][1] == {**bob.sight(table)["seats"][1], "mine": False}
    assert (ann.sight(table)["seats"][1]["name"], ann.sight(table)["seats"][1]["kept"]) == ("Ling Tong", True)


def test_a_rated_table_from_before_with_visitors_counts_for_nobody(server: Running, ann: Browser, bob: Browser) -> None:
    kept(ann, "Cao Ren")
    table = ann.open("me", "open", beginner=True)
    bob.join(table, ann.invitation(table))
    server.write(update(schema.tables).where(schema.tables.c.id == table).values(rated=1))
    server.hall._tables.pop(table)
    assert ann.sight(table)["rated"]
    won(ann, bob, table)
    assert (change(ann), why(ann)) == (None, "names")
    assert act(bob, table, "rematch").json()["code"] == "keep_for_rated"


def test_who_gives_up_before_the_first_round_is_over_loses_and_nobody_wins(ann: Browser, bob: Browser) -> None:
    """Or one could look at a hand, resign, and look for a better one; and win without having played."""
    kept(ann, "Xu Huang"), kept(bob, "Yu Jin")
    table = rated_table(ann, bob)
    assert act(bob, table, "resign", seat=1).status_code == 200
    assert (change(ann), rating(ann), why(ann)) == (None, [], "early")
    assert (change(bob) or 0) < 0
    assert [each["games"] for each in rating(bob)] == [1]
    table = rated_table(ann, bob)
    assert act(bob, table, "leave").status_code == 200  # by the other door
    assert (change(ann), [each["games"] for each in rating(bob)]) == (None, [2])
    won(ann, bob)
    assert (change(ann) or 0) > 0


@ON_BOTH
def test_of_two_people_three_games_count(own_server: Running) -> None:
    """Whomever they meet in between; with a third it counts, and both opponents are counted."""
    address = own_server.address
    with Browser(address) as ann, Browser(address) as bob, Browser(address) as eve:
        for browser, name in ((ann, "Yue Jin"), (bob, "Li Dian"), (eve, "Zang Ba")):
            kept(browser, name)
        for _ in range(MOST_OF_A_PAIR):
            won(ann, bob)
            assert (change(ann) or 0) > 0
        won(ann, bob)
        assert (change(ann), change(bob), why(ann)) == (None, None, "pair")
        assert [(each["games"], each["opponents"]) for each in rating(ann)] == [(MOST_OF_A_PAIR, 1)]
        won(ann, eve)
        assert ((change(ann) or 0) > 0, why(ann)) == (True, None)
        assert rating(ann)[0]["opponents"] == 2
        won(bob, eve)
        assert (change(bob) or 0) > 0
        won(ann, bob)
        assert (change(ann), why(ann)) == (None, "pair")
        with own_server.hall.storage.engine.begin() as connection:
            connection.execute(update(schema.results).values(at="2026-01-01"))  # long ago
        won(ann, bob)
        assert (change(ann) or 0) > 0


def played(connection: Connection, number: int, *people: str, at: str = "") -> None:
    """A game that counted."""
    table = f"t{number}"
    values = dict.fromkeys(("options", "created", "updated", "rules"), "")
    connection.execute(
        insert(schema.tables).values(id=table, game="zhanguo", players=3, deal="1", luck="known", over=1, **values)
    )
    row = {"table_id": table, "game": "zhanguo", "mode": "", "players": len(people), "place": 1, "won": 0, "score": 0}
    rows = [{**row, "seat": seat, "person": each, "at": at or stamp()} for seat, each in enumerate(people)]
    connection.execute(insert(schema.results), [{**each, "change": 1.0} for each in rows])


def test_pairs_are_counted_whoever_else_sits_there(database: str) -> None:
    storage = Storage(database)
    people = ("mallory", "puppet", "queen", "rook", "sparrow")
    try:
        with storage.engine.begin() as connection:
            connection.execute(
                insert(schema.people), [{"id": each, "name": each, "kept": "2026", "folded": each} for each in people]
            )
            played(connection, 0, "mallory", "puppet", "queen")
            played(connection, 1, "rook", "mallory", "puppet")
            played(connection, 2, "mallory", "sparrow", "rook", at="2026-01-01")
            assert why_not(connection, "zhanguo", ("mallory", "puppet", "sparrow")) is None
            played(connection, 3, "puppet", "mallory", "sparrow")
            for third in ("queen", "rook", "sparrow", "nobody"):
                found = why_not(connection, "zhanguo", ("mallory", "puppet", third))
                assert found == ("names" if third == "nobody" else "pair")
            assert why_not(connection, "zhanguo", ("mallory", "queen", "rook")) is None
            assert why_not(connection, "great_wall", ("mallory", "puppet", "queen")) is None
            assert why_not(connection, "zhanguo", ("mallory", "puppet")) is None
    finally:
        storage.close()


def test_a_table_that_is_rated_again_asks_for_names(ann: Browser, bob: Browser) -> None:
    kept(ann, "Han Dang"), kept(bob, "Cheng Pu")
    table = won(ann, bob)
    again = act(ann, table, "rematch").json()["id"]
    assert act(bob, table, "rematch").json()["id"] == again
    assert [seat["kept"] for seat in ann.sight(again)["seats"]] == [True, True]
