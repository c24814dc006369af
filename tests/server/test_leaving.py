"""Leaving a table, a bot that stands in, coming back; resigning; closing a table together; playing again."""

import json
import random

import pytest
from sqlalchemy import select

import tianxia
from tianxia.bots import level_names
from tianxia.server import schema
from tianxia.server.records import now

from .browser import Browser, among, frame, two_people
from .databases import ON_BOTH
from .people import kept
from .refusals import refusal
from .serving import Running
from .tables import act, before_the_end, lists, opened, play_a_round, put, sits
from .waiting import until

# Before the game


def test_a_seat_becomes_free_again(ann: Browser, bob: Browser, eve: Browser) -> None:
    table = ann.open_game("zhanguo", "me", "open", "open", players=3)
    old = ann.invitation(table)
    assert bob.join(table, old).status_code == 200
    with bob.live(table, 1) as socket:
        frame(socket)
        assert act(bob, table, "leave").json() == {"stays": True}
        sight = ann.sight(table, 0)
        assert [seat["kind"] for seat in sight["seats"]] == ["human", "open", "open"]
        assert len(sight["invitations"]) == 2
    assert table not in lists(bob)["mine"]
    assert refusal(bob.get(f"/api/tables/{table}", seat=1)) == (403, "not_your_seat")
    assert refusal(eve.join(table, old)) == (403, "bad_invitation")
    assert eve.join(table, ann.invitation(table)).status_code == 200
    assert act(ann, table, "leave").json() == {"stays": True}  # also who opened it
    assert [seat["mine"] for seat in eve.sight(table)["seats"]] == [False, True, False]


@ON_BOTH
def test_a_table_that_all_have_left_is_gone(server: Running, ann: Browser, eve: Browser) -> None:
    table = ann.open("me", "open")
    assert refusal(act(eve, table, "leave")) == (403, "not_your_seat")
    assert act(ann, table, "leave").json() == {"stays": False}
    assert refusal(ann.get(f"/api/tables/{table}")) == (404, "no_table")
    with server.hall.storage.engine.connect() as connection:
        for sheet, key in ((schema.tables, "id"), (schema.seats, "table_id")):
            assert connection.execute(select(sheet).where(sheet.c[key] == table)).first() is None


# A bot stands in


def test_a_bot_stands_in_and_gives_the_seat_back(server: Running, ann: Browser, bob: Browser, eve: Browser) -> None:
    table = two_people(ann, bob)
    hand = bob.sight(table, 1)["view"]["sides"]
    assert refusal(act(bob, table, "leave", bot="nobody")) == (422, "no_bot")
    assert act(bob, table, "leave", bot="sparrow").json() == {"stays": True}
    until(lambda: bob.sight(table, 1)["seats"][1]["sealed"])  # the bot has answered
    for person in (ann, eve):
        seat = person.sight(table)["seats"][1]
        assert (seat["kind"], seat["bot"], seat["name"]) == ("human", "sparrow", "Friend")
    server.forget()
    sight = bob.sight(table, 1)
    assert (sight["decision"], sight["undo"]["allowed"]) == (None, False)
    assert sight["view"]["sides"].keys() == hand.keys()
    assert refusal(bob.try_move(table, 1, "x", 0)) == (409, "bot_plays")
    assert refusal(act(eve, table, "come_back", seat=1)) == (403, "not_your_seat")
    assert act(bob, table, "come_back", seat=1).json()["seats"][1]["bot"] is None
    assert refusal(act(bob, table, "come_back", seat=1)) == (409, "no_stand_in")
    while not ((decision := bob.sight(table, 1)["decision"]) and decision["options"]):
        ann.move(table, 0)
    bob.move(table, 1)


def test_the_usual_stand_in_is_the_crane(ann: Browser, bob: Browser) -> None:
    table = two_people(ann, bob)
    act(ann, table, "leave")
    act(ann, table, "leave")  # again: harmless
    assert bob.sight(table, 1)["seats"][0]["bot"] == level_names("sun_tzu")[1] == "crane"


def test_bots_alone_do_not_play_on(ann: Browser, bob: Browser, server: Running) -> None:
    table = two_people(ann, bob)
    act(ann, table, "leave")
    until(lambda: bob.sight(table, 1)["seats"][0]["sealed"])
    act(bob, table, "leave")
    assert bob.sight(table, 1)["seats"][1]["bot"]
    assert server.app.state.thinkers._owing(server.hall._tables[table]) is None


def test_who_has_left_need_not_agree_to_anything(ann: Browser, bob: Browser, eve: Browser) -> None:
    table = among([ann, bob, eve], "zhanguo", 3, {})
    act(bob, table, "leave")
    assert act(ann, table, "close", seat=0, agrees=True).json() == {"closed": False, "waits": [2]}
    assert refusal(act(bob, table, "close", seat=1, agrees=True)) == (409, "bot_plays")


# Resigning


def test_with_two_sides_the_other_wins_at_once(server: Running, ann: Browser, bob: Browser, eve: Browser) -> None:
    table = two_people(ann, bob)
    ann.move(table, 0)
    before = server.log_of(table)
    assert refusal(act(eve, table, "resign", seat=0)) == (403, "not_your_seat")
    assert bob.sight(table, 1)["resigning"] is True
    with ann.live(table, 0) as socket:
        frame(socket)
        assert act(bob, table, "resign", seat=1).status_code == 200
        result = frame(socket)["result"]
    assert result == {"winners": [0], "places": [1, 2], "scores": [0, 0], "end": "resigned"}
    server.forget()
    sight = ann.sight(table, 0)
    assert (sight["status"], sight["over"], sight["result"], sight["decision"]) == ("over", True, result, None)
    assert sight["seed"] is not None
    assert [seat.get("resigned", False) for seat in sight["seats"]] == [False, True]
    assert server.log_of(table) == before
    log = eve.get(f"/api/tables/{table}/log")
    assert log.status_code == 200
    assert json.loads(log.text.splitlines()[-1])["moves"] == 1
    assert refusal(ann.try_move(table, 0, "x", sight["undo"]["number"])) in [(409, "table_ended"), (409, "stale")]
    assert refusal(act(bob, table, "leave")) == (409, "table_ended")
    (line,) = ann.get("/api/me/profile").json()["results"]
    assert (line["won"], line["place"], line["ended"]) == (True, 1, "resigned")
    assert [line["won"] for line in bob.get("/api/me/profile").json()["results"]] == [False]


def test_leaving_a_rated_game_is_resigning(ann: Browser, bob: Browser) -> None:
    kept(ann, "Ann who stays"), kept(bob, "Bob who leaves")
    table = opened(ann, "me", "open", rated=True)
    assert bob.join(table, ann.invitation(table)).status_code == 200
    play_a_round(table, ann, bob)
    assert act(bob, table, "leave").json() == {"stays": True}
    assert ann.sight(table, 0)["result"]["winners"] == [0]
    (won,), (lost,) = [person.get("/api/me/profile").json()["results"] for person in (ann, bob)]
    assert won["change"] > 0 > lost["change"]


def test_with_more_seats_the_resigner_is_placed_last(ann: Browser, bob: Browser, eve: Browser) -> None:
    table = among([ann, bob, eve], "zhanguo", 3, {})
    assert act(bob, table, "resign", seat=1).status_code == 200
    assert act(bob, table, "resign", seat=1).status_code == 200  # again: harmless
    sight = ann.sight(table, 0)
    assert (sight["status"], sight["seats"][1]["bot"], sight["seats"][1]["resigned"]) == ("running", "crane", True)
    assert refusal(act(bob, table, "come_back", seat=1)) == (409, "no_stand_in")
    assert act(eve, table, "resign", seat=2).status_code == 200
    result = ann.sight(table, 0)["result"]
    assert (result["winners"], result["places"]) == ([0], [1, 3, 2])


def won_by_the_last(seed: int) -> tianxia.Game:
    """A game of three; somebody else makes the last move."""
    game, dice = tianxia.new("zhanguo", seed=seed, players=3), random.Random(seed)
    while not game.over:
        seat = game.to_act[0]
        game.play(seat, dice.choice(game.decision(seat).options).text)
    assert game.result is not None
    assert game.result.winners == (2,) != (seat,)
    return game


def test_however_the_bot_plays_on_the_resigner_is_last(server: Running, ann: Browser) -> None:
    """Even if it wins."""
    game, seat, option = before_the_end(won_by_the_last(seed=1))
    *others, resigner = [sits(ann, name) for name in "ABC"]
    table = put(server, game, *others, resigner._replace(bot="crane", resigned=now()))
    sight = ann.move(table, seat, option)
    assert sight["over"] is True
    assert sight["result"]["places"][2] == 3
    assert 2 not in sight["result"]["winners"] != []
    with server.hall.storage.engine.connect() as connection:
        results = schema.results.c
        stored = connection.execute(select(results.place).where(results.table_id == table).order_by(results.seat))
        assert list(stored.scalars()) == sight["result"]["places"]
    server.forget()
    assert ann.sight(table, 0)["result"] == sight["result"]


def test_who_has_nobody_to_lose_to_does_not_resign(ann: Browser) -> None:
    assert refusal(act(ann, ann.open("me", "open"), "resign", seat=0)) == (409, "still_open")
    together = ann.open_game("great_wall", "me", "here", players=2, options={"mode": "coop"})
    assert refusal(act(ann, together, "resign", seat=0)) == (409, "no_resigning")


# Closing


@ON_BOTH
def test_a_table_is_closed_when_all_agree(server: Running, ann: Browser, bob: Browser, eve: Browser) -> None:
    table = two_people(ann, bob)
    ann.move(table, 0)
    assert act(ann, table, "close", seat=0, agrees=True).json() == {"closed": False, "waits": [1]}
    server.forget()
    assert bob.sight(table, 1)["closes"] == [0]
    assert "closes" not in eve.sight(table)
    assert act(bob, table, "close", seat=1, agrees=False).json()["closed"] is False
    assert "closes" not in ann.sight(table, 0)
    act(ann, table, "close", seat=0, agrees=True)
    assert act(bob, table, "close", seat=1, agrees=True).json() == {"closed": True, "waits": []}
    server.forget()
    sight = ann.sight(table, 0)
    assert (sight["status"], sight["result"], sight["decision"]) == ("closed", None, None)
    assert table not in lists(ann)["mine"] + lists(bob)["mine"]
    assert ann.get(f"/api/tables/{table}/log").status_code == 200
    assert refusal(eve.get(f"/api/tables/{table}/log")) == (409, "not_over")
    assert refusal(ann.try_move(table, 0, "x", sight["undo"]["number"]))[0] == 409
    assert ann.get("/api/me/profile").json()["results"] == []


def test_alone_a_table_is_closed_at_once(ann: Browser) -> None:
    table = ann.open("me", "sparrow")
    assert act(ann, table, "close", seat=0, agrees=True).json() == {"closed": True, "waits": []}
    assert table not in lists(ann)["mine"]


# Playing again


def test_play_again_with_the_same_people(server: Running, ann: Browser, bob: Browser, eve: Browser) -> None:
    kept(ann, "Ann who plays again"), kept(bob, "Bob who does, too")
    table = opened(ann, "me", "open", private=True, options={"beginner": True}, rated=True)
    assert bob.join(table, ann.invitation(table), "Bob who does, too").status_code == 200
    assert refusal(act(ann, table, "rematch")) == (409, "not_over")
    act(bob, table, "resign", seat=1)
    assert refusal(act(eve, table, "rematch")) == (403, "not_your_seat")
    again = act(ann, table, "rematch").json()["id"]
    server.forget()
    assert bob.sight(table, 1)["rematch"] is True
    assert "rematch" not in eve.sight(table)
    assert lists(bob)["for_you"] == [again]
    sight = ann.sight(again, 0)
    assert (sight["private"], sight["rated"], sight["options"]["beginner"]) == (True, True, True)
    assert (sight["seats"][1]["name"], sight["seats"][1]["reserved"]) == ("Bob who does, too", True)
    assert act(bob, table, "rematch").json()["id"] == again  # the same table: now he sits there
    assert ann.sight(again, 0)["status"] == "running"
    assert bob.sight(again, 1)["shuffle"] != bob.sight(table, 1)["shuffle"]


def test_a_rematch_that_is_gone_is_opened_anew(ann: Browser, bob: Browser) -> None:
    table = two_people(ann, bob)
    act(ann, table, "resign", seat=0)
    first = act(ann, table, "rematch").json()["id"]
    assert act(ann, first, "leave").json() == {"stays": False}
    second = act(bob, table, "rematch").json()["id"]
    assert second != first
    assert lists(ann)["for_you"] == [second]


def test_the_seats_of_one_screen_are_taken_along(ann: Browser) -> None:
    table = ann.open("me", "here")
    act(ann, table, "resign", seat=1)
    again = act(ann, table, "rematch").json()["id"]
    assert [seat["mine"] for seat in ann.sight(again)["seats"]] == [True, True]


@pytest.mark.parametrize("what", ["leave", "come_back", "resign", "release", "rematch"])
def test_a_body_that_does_not_fit_is_refused(ann: Browser, what: str) -> None:
    table = ann.open("me", "here")
    assert act(ann, table, what, other=1).status_code in (400, 409)
