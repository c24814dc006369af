"""What one person and one address may use up: requests, sockets, frames, tables, and bots that nobody watches."""

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tianxia.server.app import Settings
from tianxia.server.limits import COSTS, Bucket, Crowd, cost_of
from tianxia.server.live import FRAMES_AT_ONCE, TOO_MANY

from .browser import Browser, frame, two_people
from .serving import GENEROUS, Running, running, stop_clock
from .waiting import until


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_is_filled_again_by_and_by() -> None:
    clock = Clock()
    bucket = Bucket(rate=2, most=4, clock=clock)
    assert [bucket.take("ann") for _ in range(4)] == [0, 0, 0, 0]
    assert bucket.take("ann") == 0.5  # seconds until there is one again
    assert bucket.take("bob", 3) == 0
    assert bucket.take("bob", 3) == 1.0
    clock.now = 0.5
    assert (bucket.take("ann"), bucket.take("ann")) == (0, 0.5)
    clock.now = 1000.0
    assert [bucket.take("ann") for _ in range(5)] == [0, 0, 0, 0, 0.5]
    assert bucket.take("cleo", 100) == 0  # more than there ever is: as much as there is


def test_no_two_seconds_have_more_than_twice_the_limit() -> None:
    """A fixed window would let through twice as much around its border."""
    clock = Clock()
    bucket = Bucket(rate=100, most=100, clock=clock)
    passed = []
    for tick in range(400):
        clock.now = tick / 100
        passed.append(sum([bucket.take("ann") == 0 for _ in range(5)]))
    assert max(sum(passed[start : start + 100]) for start in range(300)) <= 200


def test_a_bucket_forgets_those_who_have_gone() -> None:
    clock = Clock()
    bucket = Bucket(rate=1, most=2, clock=clock)
    for n in range(1000):
        bucket.take(f"10.0.0.{n}")
    clock.now = 10.0
    bucket.take("ann")
    assert len(bucket) == 1


def test_a_crowd_is_let_in_again_when_some_have_left() -> None:
    crowd = Crowd(2)
    with crowd.one_more("ann") as first, crowd.one_more("ann") as second, crowd.one_more("ann") as third:
        assert (first, second, third) == (True, True, False)
        with crowd.one_more("bob") as other:
            assert other
    with crowd.one_more("ann") as again:
        assert again
    assert crowd.total() == 0


def test_what_costs_more_counts_more() -> None:
    assert cost_of("GET", "/api/tables") > cost_of("GET", "/api/tables/x/replay") > cost_of("GET", "/api/tables/x")
    assert cost_of("POST", "/api/tables") > cost_of("POST", "/api/tables/x/moves") == 1
    hashing = cost_of("POST", "/api/me/keep"), cost_of("POST", "/api/sign_in/password")
    assert min(hashing) > cost_of("GET", "/api/me/profile") > cost_of("GET", "/api/ladder") > 1
    assert cost_of("GET", "/api/me/export") > max(hashing)


@pytest.mark.parametrize(("method", "last"), COSTS)
def test_a_slash_at_the_end_makes_nothing_cheaper(method: str, last: str) -> None:
    for path in (f"/api/{last}", f"//api//{last}"):
        costs = [cost_of(method, path + end) for end in ("", "/", "//", "///")]
        assert costs == [COSTS[method, last]] * 4


def visitor(server: Running) -> httpx.Client:
    return httpx.Client(base_url=server.address, trust_env=False, timeout=20)


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/"])
def test_lobbies_use_the_limit_up_sooner(database: str, path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(Settings(database=database, requests_per_second=20)) as server, visitor(server) as client:
        stop_clock(server.app.state.quotas.by_address, monkeypatch)
        answers = [client.get(path, headers={"accept-language": "it"}) for _ in range(30)]
    refused = [answer for answer in answers if answer.status_code == 429]
    assert len(refused) >= 10
    assert int(refused[0].headers["retry-after"]) >= 1
    assert refused[0].json()["sentence"].startswith("Troppe richieste")


def test_a_person_has_a_limit_at_every_address(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with (
        running(Settings(database=database, requests_per_second=10), proxies=("127.0.0.1",)) as server,
        Browser(server.address, **{"x-forwarded-for": "10.1.0.0"}) as ann,
    ):
        stop_clock(server.app.state.quotas.by_person, monkeypatch)
        heads = [{"x-forwarded-for": f"10.1.0.{n}"} for n in range(1, 40)]
        codes = [ann.client.get("/api/me", headers=head).status_code for head in heads]
        assert codes[0] == 200
        assert set(codes) == {200, 429}
        ann.client.cookies.clear()
        assert ann.client.get("/api/me", headers={"x-forwarded-for": "10.2.0.1"}).status_code == 200


def test_nothing_at_a_path_counts_as_well(database: str) -> None:
    with running(Settings(database=database, requests_per_second=2)) as server, visitor(server) as client:
        assert {client.get("/api/nothing").status_code for _ in range(20)} == {404, 429}


def test_sockets_of_a_person_and_of_an_address(database: str) -> None:
    with (
        running(Settings(**{**GENEROUS, "database": database, "sockets": 4})) as server,
        Browser(server.address) as ann,
        Browser(server.address) as bob,
        Browser(server.address) as eve,
    ):
        table = two_people(ann, bob)
        with ann.live(table, 0) as one, ann.live(table) as two, bob.live(table, 1) as three:
            with bob.live(table) as four:
                for socket in (one, two, three, four):
                    frame(socket)
                for person in (ann, eve):
                    with person.live(table) as refused, pytest.raises(ConnectionClosed) as closed:
                        refused.recv(timeout=20)
                    assert closed.value.rcvd is not None
                    assert closed.value.rcvd.code == TOO_MANY
            until(lambda: bool(server.app.state.quotas.sockets_by_address.total() == 3))
            with eve.live(table) as again:
                frame(again)


def flood(socket: ClientConnection) -> None:
    for _ in range(50 * FRAMES_AT_ONCE):
        socket.send("x")
    socket.recv(timeout=20)


def test_whoever_floods_a_socket_is_hung_up_on(server: Running, ann: Browser) -> None:
    table = ann.open("me", "here")
    with ann.live(table, 0) as socket:
        frame(socket)
        with pytest.raises(ConnectionClosed) as closed:
            flood(socket)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == TOO_MANY
    with ann.live(table, 0) as again:
        assert frame(again)


def test_a_person_has_so_many_unfinished_tables(database: str) -> None:
    with (
        running(Settings(**{**GENEROUS, "database": database, "tables_per_person": 2})) as server,
        Browser(server.address, **{"accept-language": "en"}) as ann,
        Browser(server.address) as bob,
    ):
        tables = [ann.open("me", "open"), ann.open("me", "here")]
        refused = ann.post("/api/tables", {"game": "sun_tzu", "seats": [{"kind": "me"}, {"kind": "here"}]})
        assert (refused.status_code, refused.json()["code"]) == (429, "too_many_tables")
        assert "2 unfinished tables" in refused.json()["sentence"]
        assert refused.headers["retry-after"]
        assert bob.join(tables[0], ann.invitation(tables[0])).status_code == 200
        bob.open("me", "here")
        third = Browser(server.address)
        with third:
            table = third.open("me", "open")
            assert bob.join(table, third.invitation(table)).status_code == 429


def test_an_address_opens_so_many_tables_whoever_it_says_it_is(database: str) -> None:
    with running(Settings(**{**GENEROUS, "database": database, "new_tables": 3})) as server:
        codes = []
        for _ in range(5):
            with Browser(server.address) as somebody:
                body = {"game": "sun_tzu", "seats": [{"kind": "bot", "bot": "random"}] * 2}
                codes.append(somebody.post("/api/tables", body).status_code)
    assert codes == [201, 201, 201, 429, 429]


def test_bots_alone_play_only_while_somebody_watches(server: Running, ann: Browser, eve: Browser) -> None:
    table, guarded = ann.open("random", "random"), ann.open("me", "random")
    until(lambda: len(server.log_of(guarded)) > 0)  # bots of people move: those above would have, too
    ann.sight(table)
    assert server.log_of(table) == []
    with eve.live(table) as socket:
        frame(socket)
        until(lambda: len(server.log_of(table)) > 3)
    inside = server.hall._tables[table]
    until(lambda: not inside.watchers and not inside.has_bots_at_work)
    before = server.log_of(table)
    server.app.state.thinkers.look_at(inside)
    assert not inside.has_bots_at_work
    assert server.log_of(table) == before
