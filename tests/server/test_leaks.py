"""Only what a seat may see leaves the server.

Two checks: what nobody told the reader is dealt anew in the running game, and nothing that the reader is sent
may change; and the same table is played twice with different secret answers of the other side, and the reader
must not be able to tell the two apart.
"""

import random
import re
from collections.abc import Callable, Iterator
from hashlib import sha256
from typing import Any

import pytest

from tianxia.core.dice import Dice
from tianxia.core.save import digest
from tianxia.core.seed import Shuffle
from tianxia.server import presenting
from tianxia.server.luck import Start, commitment_of
from tianxia.server.table import Table

from .browser import Browser, among, two_people
from .overheard import WAYS, Reader, Way, everything, name_of, server_move, texts_of
from .serving import Running

pytestmark = pytest.mark.usefixtures("plans_anywhere")

SECRET = [way for way in WAYS if way[0] != "great_wall" or way[1] > 1]
SECRET_OF_ALL = random.Random(4).randbytes(32).hex()


@pytest.fixture(autouse=True)
def _the_same_game_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tianxia.server.luck.fresh_start", lambda: Start(Shuffle(SECRET_OF_ALL)))


def told_apart(reader: Reader, one: Table, other: Table, options: list[str]) -> list[str]:
    """What differs between two tables, except for their names, their times and what binds the server to its secrets."""
    times = re.compile(r"20\d\d-\d\d-\d\dT[\d:.+]+")
    shown = commitment_of(one.game), commitment_of(other.game)
    pairs = zip(everything(reader, one.id, options), everything(reader, other.id, options), strict=True)
    return [
        name
        for (name, left), (_, right) in pairs
        if times.sub("", left) != times.sub("", right.replace(other.id, one.id).replace(shown[1], shown[0]))
    ]


def twin_of(server: Running, table: Table, people: list[Browser]) -> Table:
    """A second table in exactly the same position, with the same people."""
    game = table.game
    twin = server.hall._tables[among(people, game.registration.name, game.players, game.options)]
    twin.game = table.game.copy()
    twin.encoded.forget()
    return twin


def play_inside(table: Table, seat: int, chance: random.Random) -> None:
    """Between the moments that are looked at: that moves can be sent is shown elsewhere."""
    table.game.play(seat, chance.choice(texts_of(table, seat)))
    table.encoded.forget()


@pytest.fixture
def people(server: Running) -> Iterator[list[Browser]]:
    """The people who sit at the table, each at a screen of their own."""
    with Browser(server.address) as first, Browser(server.address) as second, Browser(server.address) as third:
        yield [first, second, third]


@pytest.mark.parametrize("way", SECRET, ids=name_of)
def test_secret_answers_stay_secret(server: Running, people: list[Browser], eve: Browser, way: Way) -> None:
    """A whole game; at secret questions that others are asked too, somebody answers differently at a twin table."""
    game, players, options = way
    people = people[:players]
    chance = random.Random(players + len(options))
    table = server.hall._tables[among(people, game, players, options)]
    compared: set[str] = set()
    while not table.game.over and len(table.game.moves) < 250:
        kind = table.game.asked
        seat = chance.choice(table.game.to_act)
        decision = table.game.decision(seat)
        if decision.secret and len(decision.options) > 1 and is_open(table, seat) and kind not in compared:
            compared.add(kind)
            answer_otherwise(server, table, people, eve, seat, chance)
        play_inside(table, seat, chance)
    # In ZhanGuo a seat chooses its card alone, and nobody else is asked: there is nothing to compare.
    expected = {"sun_tzu": "orders", "great_wall": "command", "zhanguo": "draft" if "draft" in options else None}[game]
    assert expected is None or expected in compared


def answer_otherwise(
    server: Running, table: Table, people: list[Browser], eve: Browser, seat: int, chance: random.Random
) -> None:
    """Only the seat that answered may notice that the twins differ."""
    twins = [twin_of(server, table, people) for _ in range(2)]
    first, *_, last = texts_of(table, seat)
    for twin, option in zip(twins, (first, last), strict=True):
        people[seat].move(twin.id, seat, option)
    for _ in range(2):
        if all(texts_of(twin, seat) for twin in twins):
            for twin in twins:
                server_move(people[seat], twin, seat, chance)
    others = [other for other in range(len(people)) if other != seat]
    tried = [text for other in others for text in texts_of(table, other)[:4]]
    tried += ["5@WU", "6@QIN", "change", "back WU", "nothing"]
    one, two = twins
    readers: list[Reader] = [(people[reader], reader) for reader in others]
    for reader in (*readers, (eve, None)):
        assert told_apart(reader, one, two, tried) == []
    assert told_apart((people[seat], seat), one, two, []) != []


def is_open(table: Table, seat: int) -> bool:
    """Whether the question stays open whatever the seat answers, since others owe an answer, too."""
    return len(table.game.to_act) > 1


@pytest.mark.parametrize("way", WAYS, ids=name_of)
def test_what_is_hidden_may_be_anything(server: Running, people: list[Browser], eve: Browser, way: Way) -> None:
    """Deal what is hidden anew at moments of a whole game: no text that the reader is sent changes."""
    game, players, options = way
    people = people[:players]
    chance = random.Random(7)
    table = server.hall._tables[among(people, game, players, options)]
    dice = Dice.seeded("leaks")
    differed = 0
    while not table.game.over and len(table.game.moves) < 200:
        if len(table.game.moves) % 60 == 17:
            seated: list[Reader] = [(person, seat) for seat, person in enumerate(people)]
            for reader in (*seated, (eve, None)):
                twin = dealt_anew(server, table, people, reader[1], dice)
                tried = texts_of(table, reader[1] or 0)[:4] + ["5@WU", "nothing"]
                assert told_apart(reader, table, twin, tried) == []
                differed += digest(twin.game.state) != digest(table.game.state)
        seat = chance.choice(table.game.to_act)
        play_inside(table, seat, chance)
    assert differed > 3, "nothing was ever dealt otherwise"


class LikeAnother(Shuffle):
    """A shuffle that looks different in whatever is made of it but the deal: moments are replayed from there."""

    def __str__(self) -> str:
        return Shuffle(self.secret[::-1], self.numbers).__str__()

    @property
    def commitment(self) -> str:
        return Shuffle(self.secret[::-1], self.numbers).commitment


def dealt_anew(server: Running, table: Table, people: list[Browser], seat: int | None, dice: Dice) -> Table:
    """A twin where all that the seat cannot see is different, and with it whatever a server could show of it."""
    twin = twin_of(server, table, people)
    twin.game.state = twin.game.rules.resample(twin.game.state, seat, dice)
    assert isinstance(table.game.seed, Shuffle)
    twin.game.seed = LikeAnother(*table.game.seed)
    twin.encoded.forget()
    return twin


def test_the_comparison_bites(
    server: Running, ann: Browser, bob: Browser, eve: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that told the text of secret answers, or showed the spectator a hand, would be caught."""
    table = server.hall._tables[two_people(ann, bob)]
    twins = [twin_of(server, table, [ann, bob]) for _ in range(2)]
    generals = texts_of(table, 1)
    bob.move(twins[0].id, 1, generals[0])
    bob.move(twins[1].id, 1, generals[1])
    one, other = twins
    assert told_apart((ann, 0), one, other, ["5@WU"]) == []
    another = dealt_anew(server, table, [ann, bob], None, Dice.seeded("bites"))
    with monkeypatch.context() as patch:  # as servers once did
        patch.setattr(presenting, "commitment_of", lambda game: sha256(str(game.seed).encode()).hexdigest())
        assert "sight" in told_apart((eve, None), table, another, [])
    table.encoded.forget()
    another.encoded.forget()
    assert told_apart((eve, None), table, another, []) == []
    honest: Callable[..., Any] = presenting.past_sight_of

    def telling(table: Table, person: str, seat: int | None, at: int) -> Any:
        moment = honest(table, person, seat, at)
        moment.text = table.game.text_of(table.game.moves[at - 1]) if at else None
        return moment

    with monkeypatch.context() as patch:
        patch.setattr("tianxia.server.table_routes.past_sight_of", telling)
        assert told_apart((ann, 0), one, other, []) == ["replay 1"]
    with monkeypatch.context() as patch:
        rules = table.game.rules
        patch.setattr(rules, "view", lambda s, seat, view=rules.view: view(s, 1))
        for twin in twins:
            twin.encoded.forget()
        assert told_apart((ann, None), one, other, []) != []


def test_nothing_of_the_server_gets_out(server: Running, ann: Browser, bob: Browser, eve: Browser) -> None:
    """Not the seed before the end, nor who somebody is, nor an invitation, nor a key."""
    table = server.hall._tables[two_people(ann, bob)]
    chance = random.Random(9)
    people = [ann, bob]
    secret = [str(table.game.seed), *[str(seat.invitation) for seat in table.seats[1:]]]
    secret += [str(seat.holder) for seat in table.seats]
    store = server.hall.storage
    secret += [store.secret("cookies"), store.secret("csrf")]
    ann.heard.clear()  # the host was given the invitation, to pass it on
    n = 0
    while not table.game.over:
        seat = chance.choice(table.game.to_act)
        server_move(people[seat], table, seat, chance)
        n += 1
        if n % 40 == 0:
            for reader in ((ann, 0), (bob, 1), (eve, None)):
                heard = "".join(text for _, text in everything(reader, table.id, ["5@WU"]))
                assert not [word for word in secret if word in heard]
            assert eve.sight(table.id)["seed"] is None
            assert eve.get(f"/api/tables/{table.id}/log").status_code == 409
    before_the_end = "".join(text for person in (ann, bob, eve) for text in person.heard[:-1])
    assert not [word for word in secret[1:] if word in before_the_end]
    assert eve.sight(table.id)["seed"] == secret[0]
