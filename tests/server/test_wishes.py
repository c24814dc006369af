"""What people want from each other outside the game: reminders, and undo with everyone's consent."""

import json

import pytest

from tianxia.server import consent as consents

from .browser import TIMEOUT, Browser, two_people
from .browser import told as heard
from .refusals import refusal
from .serving import Running
from .tables import consent, nudge, wish


def revealed(ann: Browser, bob: Browser) -> str:
    """Both have kept a general, and both know it: no move can be undone."""
    table = two_people(ann, bob)
    ann.move(table, 0)
    bob.move(table, 1)
    assert not ann.sight(table, 0)["undo"]["allowed"]
    return table


# Reminders


def test_a_nudge_reaches_whoever_is_waited_for_and_nobody_else(ann: Browser, bob: Browser, eve: Browser) -> None:
    table = two_people(ann, bob)
    ann.move(table, 0)  # her answer is sealed: the table waits for Bob
    with ann.live(table, 0) as first, bob.live(table, 1) as second, eve.live(table) as third:
        for socket in (first, second, third):
            heard(socket, "sight")
        assert nudge(ann, table, 0, 1) == (200, "")
        assert heard(second, "nudge") == {"type": "nudge", "seat": 0}
        bob.move(table, 1)
        for socket in (first, third):
            assert json.loads(socket.recv(timeout=TIMEOUT))["type"] == "sight"


def test_who_is_not_waited_for_is_not_reminded(ann: Browser, bob: Browser) -> None:
    table = two_people(ann, bob)
    ann.move(table, 0)
    for goal in (0, 2, -1, 99):  # herself, or no seat at all
        assert nudge(ann, table, 0, goal) == (409, "nobody_to_nudge")
    assert nudge(bob, table, 1, 0) == (409, "nobody_to_nudge")  # she has answered
    bots = ann.open("me", "random")
    assert nudge(ann, bots, 0, 1) == (409, "nobody_to_nudge")
    still_open = ann.open("me", "open")
    assert nudge(ann, still_open, 0, 1) == (409, "still_open")


def test_nudges_are_rare(ann: Browser, bob: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    table = two_people(ann, bob)
    ann.move(table, 0)
    assert nudge(ann, table, 0, 1) == (200, "")
    assert nudge(ann, table, 0, 1) == (429, "too_soon")
    monkeypatch.setattr(consents, "PAUSE", 0)
    assert nudge(ann, table, 0, 1) == (200, "")


def test_only_those_at_the_table_may_ask(ann: Browser, bob: Browser, eve: Browser) -> None:
    table = revealed(ann, bob)
    assert nudge(eve, table, 0, 1) == (403, "not_your_seat")
    assert nudge(ann, table, 1, 0) == (403, "not_your_seat")
    number = ann.sight(table, 0)["undo"]["number"]
    assert refusal(eve.post(f"/api/tables/{table}/wish", {"seat": 0, "number": number})) == (403, "not_your_seat")
    assert wish(ann, table, 0) == (200, "")
    assert consent(eve, table, 1, True) == (403, "not_your_seat")
    assert consent(ann, table, 1, True) == (403, "not_your_seat")
    assert consent(ann, table, 0, True) == (409, "no_wish")  # nobody can agree to her own wish


BAD = [
    ("nudge", {"seat": 0}),
    ("nudge", {"seat": 0, "goal": "1"}),
    ("nudge", {"seat": 0, "goal": 1, "sentence": "Hurry!"}),
    ("wish", {"seat": 0}),
    ("wish", {"seat": 0, "number": "0"}),
    ("consent", {"seat": 0, "agrees": 1}),
    ("consent", {"agrees": True}),
    ("consent", []),
]


@pytest.mark.parametrize(("what", "body"), BAD)
def test_bad_input(ann: Browser, what: str, body: object) -> None:
    table = ann.open("me", "here")
    assert refusal(ann.post(f"/api/tables/{table}/{what}", body)) == (400, "bad_body")


# Undo by consent


def test_all_agree_and_the_move_is_taken_back(server: Running, ann: Browser, bob: Browser, eve: Browser) -> None:
    table = revealed(ann, bob)
    with ann.live(table, 0) as first, bob.live(table, 1) as second, eve.live(table) as third:
        for socket in (first, second, third):
            heard(socket, "sight")
        assert wish(ann, table, 0) == (200, "")
        for socket in (first, second):
            assert heard(socket, "wish") == {"type": "wish", "wish": {"seat": 0, "waits": [1]}}
        assert wish(bob, table, 1) == (409, "wish_stands")
        assert consent(bob, table, 1, True) == (200, "")
        assert heard(first, "sight")["sight"]["asked"] == "keep_general"
        frames = [json.loads(third.recv(timeout=TIMEOUT))]
        assert [frame["type"] for frame in frames] == ["sight"], "a spectator hears of the moves alone"
    sight = ann.sight(table, 0)
    assert sight["moves"] == 0
    assert sight["decision"]["options"]
    assert [entry.undo for entry in server.log_of(table)] == [None, None, 1, 0]


def test_one_does_not_agree(ann: Browser, bob: Browser) -> None:
    table = revealed(ann, bob)
    with ann.live(table, 0) as first:
        assert wish(ann, table, 0) == (200, "")
        heard(first, "wish")
        assert consent(bob, table, 1, False) == (200, "")
        assert heard(first, "wish") == {"type": "wish", "seat": 1}
    assert consent(bob, table, 1, True) == (409, "no_wish")
    assert ann.sight(table, 0)["moves"] == 2
    assert wish(ann, table, 0) == (429, "too_soon")


def test_who_comes_later_hears_of_the_wish_too(ann: Browser, bob: Browser) -> None:
    table = revealed(ann, bob)
    assert wish(ann, table, 0) == (200, "")
    with bob.live(table, 1) as second:
        assert heard(second, "wish")["wish"]["seat"] == 0
        assert consent(ann, table, 0, False) == (200, "")  # she withdraws it
        assert heard(second, "wish") == {"type": "wish", "seat": 0}


def test_a_wish_lapses_when_the_table_moves_on(ann: Browser, bob: Browser) -> None:
    table = two_people(ann, bob, beginner=True)
    for person, seat in ((ann, 0), (bob, 1)):
        for order in ("1@QIN", "2@CHU", "3@WU", "4@HAN-QI", "5@JIN-YAN", "ready"):
            person.move(table, seat, order)
    assert wish(ann, table, 0) == (200, "")
    for person, seat in ((ann, 0), (bob, 1)):
        if person.sight(table, seat)["decision"]:
            person.move(table, seat)
            break
    assert consent(bob, table, 1, True) == (409, "no_wish")


def test_steps_of_a_secret_answer_do_not_end_a_wish(ann: Browser, bob: Browser) -> None:
    """If they did, a wish that disappears would tell how far the other is."""
    table = revealed(ann, bob)
    while ann.sight(table, 0)["asked"] != "orders":
        for person, seat in ((ann, 0), (bob, 1)):
            if (person.sight(table, seat)["decision"] or {"kind": "orders"})["kind"] != "orders":
                person.move(table, seat)
    moves = ann.sight(table, 0)["moves"]
    assert wish(ann, table, 0) == (200, "")
    with ann.live(table, 0) as first:
        heard(first, "wish")
        bob.move(table, 1)
        bob.move(table, 1)
        assert consent(bob, table, 1, True) == (200, "")
        assert heard(first, "wish") == {"type": "wish"}
    assert ann.sight(table, 0)["moves"] < moves
    assert bob.sight(table, 1)["moves"] < moves


def test_among_bots_nobody_is_asked(ann: Browser) -> None:
    table = ann.open("me", "here")
    for seat in (0, 1):
        ann.move(table, seat)
    assert not ann.sight(table, 0)["undo"]["allowed"]
    assert wish(ann, table, 0) == (200, "")
    assert ann.sight(table, 0)["moves"] == 0
    assert wish(ann, table, 0) == (422, "refused")  # the move no longer exists


def test_with_an_old_number_nothing_is_asked(ann: Browser, bob: Browser) -> None:
    table = revealed(ann, bob)
    assert refusal(ann.post(f"/api/tables/{table}/wish", {"seat": 0, "number": -1})) == (409, "stale")
    assert consent(bob, table, 1, True) == (409, "no_wish")
