"""An answer belongs to one question: stale and repeated answers are reported as such, and never played twice."""

from concurrent.futures import ThreadPoolExecutor

from tianxia.server.app import Settings

from .browser import Browser, two_people
from .databases import ON_BOTH
from .refusals import refusal
from .serving import Running, running


def test_a_repeated_move_is_not_played_twice(server: Running, ann: Browser) -> None:
    table = ann.open("me", "here", beginner=True)
    number = ann.sight(table, 0)["decision"]["number"]
    assert ann.try_move(table, 0, "5@WU", number).status_code == 200
    for option in ("5@WU", "6@QIN", "no such thing"):
        answer = ann.try_move(table, 0, option, number)
        body = answer.json()
        assert (answer.status_code, body["code"], body["status"]) == (409, "stale", 409)
        assert body["sight"] == ann.sight(table, 0)
        assert body["sight"]["decision"]["number"] != number
    assert [entry.play for entry in server.log_of(table)] == ["5@WU"]


def test_undo_and_redo_are_not_done_twice(server: Running, ann: Browser) -> None:
    table = ann.open("me", "here", beginner=True)
    for option in ("1@QIN", "2@CHU"):
        ann.move(table, 0, option)
    for verb, entries in (("undo", 3), ("redo", 4)):
        number = ann.sight(table, 0)["decision"]["number"]
        assert ann.post(f"/api/tables/{table}/{verb}", {"seat": 0, "number": number}).status_code == 200
        again = ann.post(f"/api/tables/{table}/{verb}", {"seat": 0, "number": number})
        assert again.status_code == 409
        assert len(server.log_of(table)) == entries


def test_previews_of_a_question_that_was_answered_are_none(ann: Browser) -> None:
    """A fast player answers before a request for what comes after an option is read: that is not an error."""
    table = ann.open("me", "here", beginner=True)
    path = f"/api/tables/{table}/previews"
    number = ann.sight(table, 0)["decision"]["number"]
    assert ann.get(path, seat=0, number=number, after="5@WU").json()["previews"]
    ann.move(table, 0, "5@WU")
    assert ann.get(path, seat=0, after="5@WU").status_code == 404
    late = ann.get(path, seat=0, number=number, after="5@WU")
    present = ann.sight(table, 0)["decision"]["number"]
    assert (late.status_code, late.json()) == (200, {"number": present, "previews": [], "tries": [], "offered": []})


def test_a_plan_belongs_to_its_question(ann: Browser) -> None:
    seats = [{"kind": "me"}, {"kind": "here"}]
    body = {"game": "sun_tzu", "seats": seats, "options": {"beginner": True}, "hints": True}
    table = ann.post("/api/tables", body).json()["id"]
    path = f"/api/tables/{table}/plan"
    number = ann.sight(table, 0)["decision"]["number"]
    planned = ann.get(path, seat=0, number=number, after=["5@WU", "1@QIN"]).json()
    for wrong in ([], ["5@WU", "5@QIN"], ["nonsense"]):
        assert refusal(ann.get(path, seat=0, number=number, after=wrong)) == (404, "not_foretold")
    for option in ("5@WU", "1@QIN"):
        ann.move(table, 0, option)
    assert refusal(ann.get(path, seat=0, number=number, after="5@WU")) == (409, "stale")
    sight = ann.sight(table, 0)
    assert planned["view"] == sight["view"]
    assert {**planned["decision"], "number": 0} == {**sight["decision"], "number": 0}


@ON_BOTH
def test_of_twenty_at_once_one_wins(server: Running, ann: Browser) -> None:
    table = ann.open("me", "here", beginner=True)
    for round_ in range(3):
        number = ann.sight(table, 0)["decision"]["number"]
        option = ann.sight(table, 0)["decision"]["options"][0]["text"]
        with ThreadPoolExecutor(20) as pool:
            tries = [pool.submit(ann.try_move, table, 0, option, number) for _ in range(20)]
            answers = [each.result() for each in tries]
        codes = sorted(answer.status_code for answer in answers)
        assert codes == [200] + [409] * 19
        assert len(server.log_of(table)) == round_ + 1


@ON_BOTH
def test_different_answers_at_once_one_wins(server: Running, ann: Browser) -> None:
    table = ann.open("me", "here", beginner=True)
    decision = ann.sight(table, 0)["decision"]
    options = [option["text"] for option in decision["options"]][:10]
    with ThreadPoolExecutor(10) as pool:
        answers = list(pool.map(lambda option: ann.try_move(table, 0, option, decision["number"]), options))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 9
    (entry,) = server.log_of(table)
    assert answers[options.index(str(entry.play))].status_code == 200


def test_secret_orders_do_not_make_each_other_stale(server: Running, ann: Browser, bob: Browser) -> None:
    table = two_people(ann, bob, beginner=True)
    first, second = ann.sight(table, 0)["decision"], bob.sight(table, 1)["decision"]
    with ThreadPoolExecutor(2) as pool:
        one = pool.submit(ann.try_move, table, 0, first["options"][0]["text"], first["number"])
        other = pool.submit(bob.try_move, table, 1, second["options"][0]["text"], second["number"])
        assert (one.result().status_code, other.result().status_code) == (200, 200)
    for _ in range(4):  # and with the same question: both read it first, then the other acts in between
        numbers = [person.sight(table, seat)["decision"] for seat, person in enumerate((ann, bob))]
        for seat, person in enumerate((ann, bob)):
            decision = numbers[seat]
            if decision["options"]:
                text = decision["options"][0]["text"]
                assert person.try_move(table, seat, text, decision["number"]).status_code == 200
    assert len(server.log_of(table)) >= 8


def test_numbers_outlive_the_server(database: str) -> None:
    """A decision has the same number in every process, so an old answer stays stale after a restart."""
    settings = Settings(database=database)
    with running(settings) as server, Browser(server.address) as ann:
        table = ann.open("me", "open", beginner=True)
        invitation = ann.invitation(table)
        with Browser(server.address) as bob:
            bob.join(table, invitation)
            old = ann.sight(table, 0)["decision"]
            for _ in range(6):  # five orders, and ready
                ann.move(table, 0)
            decision = ann.sight(table, 0)["decision"]
            assert [option["text"] for option in decision["offers"]] == ["change"]
            for _ in range(6):
                bob.move(table, 1)
        sights = [ann.sight(table, 0), ann.sight(table)]
        cookies = dict(ann.client.cookies)
    with running(settings) as server, Browser(server.address) as ann:
        ann.become(cookies)
        assert [ann.sight(table, 0), ann.sight(table)] == sights
        before = server.log_of(table)
        for stale in (old, decision):
            for option in (old["options"][0]["text"], "change"):
                assert ann.try_move(table, 0, option, stale["number"]).status_code == 409
            assert ann.post(f"/api/tables/{table}/undo", {"seat": 0, "number": stale["number"]}).status_code == 409
        assert server.log_of(table) == before
