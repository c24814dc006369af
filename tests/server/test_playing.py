"""The whole life of a table over HTTP: open, join, play, undo, replay, end."""

import random
from typing import Any

import tianxia
from tianxia.core.seed import seed_in, shown_of
from tianxia.server.faces import PEOPLE

from .browser import Browser, two_people
from .refusals import refusal
from .serving import Running
from .tables import before_the_end, lesson, play_out, put, sits


def test_two_people_play_a_whole_game(server: Running, ann: Browser, bob: Browser, eve: Browser) -> None:
    table = two_people(ann, bob)
    shown = ann.sight(table)["shuffle"]
    assert ann.sight(table, 0)["seed"] is None
    assert eve.get(f"/api/tables/{table}/log").status_code == 409
    play_out(table, [ann, bob], random.Random(1))
    sight = eve.sight(table)
    assert sight["over"]
    assert sight["status"] == "over"
    assert sight["result"]["places"]
    assert sight["asked"] == ""
    assert sight["decision"] is None
    assert sight["shuffle"] == shown == {"kind": "sealed", "commitment": shown_of(seed_in(sight["seed"]))}
    log = eve.get(f"/api/tables/{table}/log")
    assert log.headers["content-type"].startswith("text/plain")
    again = tianxia.replay(log.text)
    assert again.over
    assert str(again.seed) == sight["seed"]
    assert [entry.play for entry in server.log_of(table)] == [entry.get("play") for entry in again.entries]
    assert list(again.result.winners) == sight["result"]["winners"] if again.result else False


def test_nothing_goes_on_after_the_end(server: Running, ann: Browser) -> None:
    """The seed is known then: nobody may undo a move and play on with it."""
    game, mover, option = before_the_end(lesson())
    table = put(server, game, sits(ann), sits(ann))
    assert ann.move(table, mover, option)["over"]
    before = server.log_of(table)
    for seat in (0, 1):
        number = server.hall._tables[table].game.number(seat)
        assert not ann.sight(table, seat)["undo"]["allowed"]
        for verb in ("undo", "redo"):
            answer = ann.post(f"/api/tables/{table}/{verb}", {"seat": seat, "number": number})
            assert answer.status_code in (409, 422), answer.text
        answer = ann.try_move(table, seat, "5@WU", number)
        assert (answer.status_code, answer.json()["rule"]) == (422, "TX-1")
    assert server.log_of(table) == before


def test_a_table_in_the_lists(ann: Browser, bob: Browser) -> None:
    table = ann.open("me", "open")

    def line(browser: Browser, of: str) -> dict[str, object] | None:
        lines = browser.get("/api/tables").json()[of]
        return next((line for line in lines if line["id"] == table), None)

    mine = line(ann, "mine")
    assert mine is not None
    assert (mine["status"], mine["waiting"], mine["moves"]) == ("open", False, 0)
    assert line(ann, "open") is None
    assert line(bob, "mine") is None
    assert line(bob, "open") is not None
    bob.join(table, ann.invitation(table))
    assert line(bob, "open") is None
    joined = line(bob, "mine")
    assert joined is not None
    assert (joined["status"], joined["waiting"], joined["round"]) == ("running", True, 0)
    bob.move(table, 1)
    assert (line(bob, "mine") or {})["waiting"] is False
    assert (line(ann, "mine") or {})["waiting"] is True


def test_games_and_me(ann: Browser) -> None:
    game = next(each for each in ann.get("/api/games").json() if each["name"] == "sun_tzu")
    assert (game["name"], game["players"]) == ("sun_tzu", [2])
    assert [bot["id"] for bot in game["bots"]] == ["sparrow", "crane", "tiger", "dragon"]
    assert game["hints"] is True
    assert {choice["name"] for choice in game["choices"]} >= {"beginner", "events"}
    me = ann.get("/api/me").json()
    assert me == {"name": "", "language": "en", "face": me["face"], "kept": False}
    assert me["face"] in PEOPLE
    renamed = {**me, "name": "Ann", "language": "pl"}  # the face stays
    assert ann.post("/api/me", {"name": " Ann ", "language": "pl"}).json() == renamed
    assert ann.get("/api/me").json() == renamed
    table = ann.open("me", "here")
    assert [seat["name"] for seat in ann.sight(table)["seats"]] == ["Ann", "Ann"]


def test_what_the_record_of_a_game_says(ann: Browser) -> None:
    games = {each["name"]: each for each in ann.get("/api/games").json()}
    assert (games["great_wall"]["title"], games["great_wall"]["guide"]) == (
        "The Great Wall",
        {"players": 3, "options": {}, "bot": "greedy"},
    )
    assert [mode["name"] for mode in games["great_wall"]["modes"]] == ["against", "clan", "solo", "coop"]
    coop = games["great_wall"]["modes"][-1]
    assert (coop["players"], coop["options"], coop["hard"]) == ([2, 3, 4], {"mode": "coop"}, [])
    assert coop["own"] == {"overlord": [2], "coop_trophies": [2, 3, 4], "coop2_decrees": [2]}
    assert games["sun_tzu"]["modes"] == []
    assert games["sun_tzu"]["kinds"]["winner"] == ["seat"]


def test_what_was_measured_of_the_bots(ann: Browser) -> None:
    games = {each["name"]: each["bots"] for each in ann.get("/api/games").json()}
    sparrow, crane, *_ = games["sun_tzu"]
    assert sparrow == {"id": "sparrow", "strengths": []}
    (measured,) = crane["strengths"]
    expected = {"mode": "", "players": 2, "against": "sparrow", "wins": 0, "games": 0}
    assert {**measured, "wins": 0, "games": 0} == expected
    assert 0.7 < measured["wins"] / measured["games"] <= 1
    together = [each for each in games["great_wall"][0]["strengths"] if each["mode"] == "coop"]
    assert [(each["players"], each["against"]) for each in together] == [(2, None), (3, None), (4, None)]


def test_the_words_of_a_game(ann: Browser) -> None:
    answer = ann.get("/api/games/sun_tzu/words?language=pl")
    assert (answer.status_code, answer.json()["language"]) == (200, "pl")
    assert "max-age" in answer.headers["cache-control"]
    files = answer.json()["files"]
    assert "sun_tzu-title = Sun Tzu" in files["sun_tzu"]
    assert {"sun_tzu", "sun_tzu_rules", "sun_tzu_table"} <= set(files)
    assert all(name.startswith("sun_tzu") for name in files)
    assert ann.get("/api/games/sun_tzu/words").json()["language"] == "en"  # the reader's own
    for path, status in (("go/words", 404), ("sun_tzu/words?language=xx", 422), ("..%2Fsun_tzu/words", 404)):
        assert ann.get(f"/api/games/{path}").status_code == status


def test_two_seats_at_one_screen(ann: Browser, eve: Browser) -> None:
    table = ann.open("me", "here")
    assert [seat["mine"] for seat in ann.sight(table)["seats"]] == [True, True]
    assert [seat["mine"] for seat in eve.sight(table)["seats"]] == [False, False]
    ann.move(table, 0)
    assert [(seat["owes"], seat["sealed"]) for seat in eve.sight(table)["seats"]] == [(False, True), (True, False)]
    assert ann.move(table, 1)["moves"] == 2


def test_undo_and_redo(server: Running, ann: Browser) -> None:
    table = ann.open("me", "here", beginner=True)
    first = ann.sight(table, 0)
    assert not first["undo"]["allowed"]
    assert first["undo"]["why"].endswith("(TX-5)")
    texts = ["1@QIN", "2@CHU", "3@WU"]
    for text in texts:
        ann.move(table, 0, text)
    laid = ann.sight(table, 0)
    assert laid["undo"] == {"allowed": True, "why": None, "redo": False, "number": laid["decision"]["number"]}

    def press(verb: str) -> Any:
        number = ann.sight(table, 0)["undo"]["number"]
        answer = ann.post(f"/api/tables/{table}/{verb}", {"seat": 0, "number": number})
        assert answer.status_code == 200, answer.text
        return answer.json()

    press("undo")
    back = press("undo")
    assert back["moves"] == 1
    assert (back["undo"]["allowed"], back["undo"]["redo"]) == (True, True)
    ann.move(table, 1, "4@WU")  # somebody else's answer changes nothing for this seat
    press("redo")
    again = press("redo")
    assert (again["undo"]["allowed"], again["undo"]["redo"]) == (True, False)
    assert again["view"]["provinces"] == laid["view"]["provinces"]
    entries = [(entry.seat, entry.play, entry.undo) for entry in server.log_of(table)]
    assert entries[3:] == [(0, None, 2), (0, None, 1), (1, "4@WU", None), (0, "2@CHU", None), (0, "3@WU", None)]
    press("undo")
    ann.move(table, 0, "4@WU")  # a different move: what was undone is gone
    number = ann.sight(table, 0)["undo"]["number"]
    assert refusal(ann.post(f"/api/tables/{table}/redo", {"seat": 0, "number": number})) == (409, "nothing_to_redo")


def test_a_sealed_answer_is_taken_back(ann: Browser, bob: Browser) -> None:
    """While a seat is no longer asked anything, since the other has yet to answer."""
    table = two_people(ann, bob)
    sealed = ann.move(table, 0)
    assert sealed["undo"]["allowed"]
    answer = ann.post(f"/api/tables/{table}/undo", {"seat": 0, "number": sealed["undo"]["number"]})
    assert answer.json()["decision"]["options"]
    bob.move(table, 1)
    assert bob.sight(table, 1)["asked"] == "keep_general"


def test_undo_stops_at_what_was_told(server: Running, ann: Browser) -> None:
    table = ann.open("me", "here")
    for seat in (0, 1):
        ann.move(table, seat)
    before = server.log_of(table)
    number = ann.sight(table, 0)["undo"]["number"]
    answer = ann.post(f"/api/tables/{table}/undo", {"seat": 0, "number": number})
    assert (answer.status_code, answer.json()["code"]) == (422, "refused")
    assert answer.json()["rule"] in ("TX-6", "TX-7")
    assert server.log_of(table) == before


def test_replay_at_every_moment(ann: Browser, bob: Browser, eve: Browser) -> None:
    """Each moment is what the reader saw at the time."""
    table = two_people(ann, bob)
    readers: dict[int | None, Browser] = {0: ann, 1: bob, None: eve}
    seen = {seat: [reader.sight(table, seat)] for seat, reader in readers.items()}
    chance = random.Random(3)
    movers: dict[int | None, list[tuple[int, str]]] = {seat: [] for seat in readers}
    for _ in range(40):
        sights = {seat: stories[-1] for seat, stories in seen.items()}
        mover = chance.choice([n for n in (0, 1) if readers[n].sight(table, n)["seats"][n]["owes"]])
        option = chance.choice(readers[mover].sight(table, mover)["decision"]["options"])["text"]
        readers[mover].move(table, mover, option)
        for seat, reader in readers.items():
            sight = reader.sight(table, seat)
            if sight["moves"] == sights[seat]["moves"]:
                assert sight == sights[seat]  # a step of the other's secret answer: nobody could notice it
                continue
            movers[seat].append((mover, option))
            seen[seat].append(sight)
    for at_seat, reader in readers.items():
        story, own = seen[at_seat], {} if at_seat is None else {"seat": at_seat}
        moves = len(movers[at_seat])
        assert moves > 20
        assert story[-1]["movers"] == [mover for mover, _ in movers[at_seat]]
        for at, then in enumerate(story):
            moment = reader.get(f"/api/tables/{table}/replay", at=at, **own).json()
            assert moment["view"] == then["view"], at
            assert (moment["asked"], moment["told"]) == (then["asked"], then["told"])
            assert (moment["at"], moment["moves"]) == (at, moves)
            by, text = movers[at_seat][at - 1] if at else (None, None)
            assert moment["mover"] == by
            assert moment["text"] in (text, None if by != at_seat else text)
        for wrong in (-1, moves + 1, 10**30):
            answer = reader.get(f"/api/tables/{table}/replay", at=wrong, **own)
            assert (answer.status_code, answer.json()["code"]) == (404, "no_moment")
        assert f"{moves} moves" in answer.json()["sentence"]


def test_after_the_end_every_seat_is_open(server: Running, ann: Browser, bob: Browser, eve: Browser) -> None:
    game, mover, option = before_the_end(lesson())
    table = put(server, game, sits(ann), sits(bob))
    assert eve.get(f"/api/tables/{table}/replay", at=0, seat=1).status_code == 403
    (ann, bob)[mover].move(table, mover, option)
    assert "hand" in eve.get(f"/api/tables/{table}/replay", at=9, seat=1).json()["view"]["sides"]["shao"]
    texts = [eve.get(f"/api/tables/{table}/replay", at=at).json()["text"] for at in range(1, 9)]
    assert None not in texts
    assert eve.get(f"/api/tables/{table}", seat=1).status_code == 403


def test_why(ann: Browser, bob: Browser) -> None:
    table = ann.open("me", "open", beginner=True)
    path = f"/api/tables/{table}/why"
    early = ann.get(path, seat=0, option="5@WU").json()
    assert (early["allowed"], early["rule"]) == (False, None)
    assert early["sentence"] == "The game starts when every seat is taken."
    bob.join(table, ann.invitation(table))
    assert ann.get(path, seat=0, option="5@WU").json() == {"allowed": True, "rule": None, "sentence": ""}
    ann.move(table, 0, "5@WU")
    refused = ann.get(path, seat=0, option="5@QIN").json()
    assert (refused["allowed"], refused["rule"]) == (False, "ST-B1")
    assert refused["sentence"].endswith("(ST-B1)")
    assert ann.get(path, seat=0, option="\0" * 150).json()["rule"] == "TX-2"
    assert ann.get(path, seat=1, option="5@QIN").status_code == 403
