"""Which games change ratings: of people who keep a name, once there was something to win, and not again and again."""

from typing import Any

from sqlalchemy import select, update

from tianxia.server import schema
from tianxia.server.ratings import MOST_IN_A_ROW

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
    assert change(ann) is None
    assert act(bob, table, "rematch").json()["code"] == "keep_for_rated"


def test_what_is_given_up_before_the_first_round_is_over_counts_nothing(ann: Browser, bob: Browser) -> None:
    kept(ann, "Xu Huang"), kept(bob, "Yu Jin")
    table = rated_table(ann, bob)
    assert act(bob, table, "resign", seat=1).status_code == 200
    assert (change(ann), rating(ann)) == (None, [])
    won(ann, bob)
    assert (change(ann) or 0) > 0


@ON_BOTH
def test_the_same_two_count_three_times_in_a_row(own_server: Running) -> None:
    """Until each of them has played against somebody else; with a third it counts, and both opponents are counted."""
    address = own_server.address
    with Browser(address) as ann, Browser(address) as bob, Browser(address) as eve:
        for browser, name in ((ann, "Yue Jin"), (bob, "Li Dian"), (eve, "Zang Ba")):
            kept(browser, name)
        for _ in range(MOST_IN_A_ROW):
            won(ann, bob)
            assert (change(ann) or 0) > 0
        won(ann, bob)
        assert (change(ann), change(bob)) == (None, None)
        assert [(each["games"], each["opponents"]) for each in rating(ann)] == [(MOST_IN_A_ROW, 1)]
        won(ann, eve)
        assert (change(ann) or 0) > 0
        assert rating(ann)[0]["opponents"] == 2
        won(ann, bob)
        assert change(ann) is None  # he has met nobody else
        won(bob, eve)
        won(ann, bob)
        assert (change(ann) or 0) > 0
        found = own_server.scalars(select(schema.ratings.c.opponents))
        assert max(found) == 2


def test_a_table_that_is_rated_again_asks_for_names(ann: Browser, bob: Browser) -> None:
    kept(ann, "Han Dang"), kept(bob, "Cheng Pu")
    table = won(ann, bob)
    again = act(ann, table, "rematch").json()["id"]
    assert act(bob, table, "rematch").json()["id"] == again
    assert [seat["kept"] for seat in ann.sight(again)["seats"]] == [True, True]
