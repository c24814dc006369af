"""The deal: nobody knows it before its time, nobody chooses it, and everybody can check it."""

import hashlib
import json
import random
import secrets
from collections.abc import Iterator

import pytest

import tianxia
from tianxia.core.dice import Dice
from tianxia.core.seed import Shuffle, seed_in
from tianxia.server.table import Table

from .attacker import PLENTY, broken_by
from .browser import Browser, among, frame
from .overheard import WAYS, Way, everything, name_of, server_move
from .refusals import refusal
from .serving import Running

NUMBER = "ab" * 32
OTHER = "cd" * 32
DEALT = [("zhanguo", 3, {}), ("great_wall", 3, {}), ("zhanguo", 2, {"draft": True})]  # by the setup


@pytest.fixture
def people(server: Running) -> Iterator[list[Browser]]:
    with Browser(server.address) as first, Browser(server.address) as second, Browser(server.address) as third:
        yield [first, second, third]


def opened(person: Browser, game: str, seats: int, **more: object) -> str:
    chairs = [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)]
    answer = person.post("/api/tables", {"game": game, "players": seats, "seats": chairs, "options": {}, **more})
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["id"]
    return table


def promised(person: Browser, number: str = NUMBER) -> dict[str, str]:
    found: dict[str, str] = person.get("/api/commitment").json()
    return {**found, "number": number}


def sits(person: Browser, table: str, invitation: str, number: str = OTHER) -> int:
    commitment = person.sight(table)["shuffle"]["commitment"]
    body = {"invitation": invitation, "name": "Friend", "shuffle": {"commitment": commitment, "number": number}}
    return person.post(f"/api/tables/{table}/join", body).status_code


# Nobody knows it


@pytest.mark.parametrize("way", WAYS, ids=name_of)
def test_nothing_that_leaves_the_server_yields_the_deal(
    server: Running, people: list[Browser], eve: Browser, way: Way
) -> None:
    """Constants included: the hash of the seed was one, and it was the state of the dice."""
    game, players, options = way
    people = people[:players]
    table = server.hall._tables[among(people, game, players, options)]
    chance = random.Random(3)
    while len(table.game.draws) < PLENTY or len(table.game.moves) < 12:
        seat = chance.choice(table.game.to_act)
        server_move(people[seat], table, seat, chance)
    assert not table.game.over
    texts = [text for person in (*people, eve) for text in person.heard]
    for reader in ((people[0], 0), (eve, None)):
        texts += [text for _, text in everything(reader, table.id, ["5@WU"])]
    assert broken_by(texts, table.game.draws, players) == []
    assert broken_by([str(table.game.seed)], table.game.draws, players) != []


def test_the_attacker_bites() -> None:
    """What servers once showed, and other ways to show too much."""
    game = tianxia.new("zhanguo", seed=secrets.randbits(128), players=3)
    hash_once_shown = hashlib.sha256(str(game.seed).encode()).hexdigest()
    for shown in (hash_once_shown, hash_once_shown[:32], str(game.seed)):
        assert broken_by([json.dumps({"seq": 4, "shown": shown})], game.draws, 3) == [shown]
    sealed = tianxia.new("zhanguo", seed=Shuffle("12" * 32, ("", "", "")), players=3)
    assert broken_by([f"see /x/{'12' * 32}?y"], sealed.draws, 3) != []
    assert broken_by([Shuffle("12" * 32).commitment], sealed.draws, 3) == []


@pytest.mark.parametrize("way", DEALT, ids=name_of)
def test_before_the_last_seat_is_taken_there_is_no_deal(
    server: Running, people: list[Browser], eve: Browser, way: Way
) -> None:
    """Whoever sits down first, leaves and comes back, or tries one seat after the other, sees nothing of it."""
    game, players, options = way
    ann, bob, *_ = people
    table = ann.open_game(game, "me", *["open"] * (players - 1), players=players, options=options)
    blank = tianxia.new(game, seed=0, players=players, options=options)
    for _ in range(3):
        if players > 2:
            assert sits(bob, table, ann.invitation(table)) == 200
        for person in (ann, bob, eve):
            sight = person.sight(table, 0) if person is ann else person.sight(table)
            assert (sight["view"], sight["told"], sight["asked"], sight["decision"]) == (None, [], "", None)
            assert not [seat for seat in sight["seats"] if seat["owes"] or seat["sealed"]]
            with person.live(table) as socket:
                assert frame(socket)["view"] is None
            assert person.get(f"/api/tables/{table}/replay", at=0).json()["code"] == "still_open"
            assert person.get(f"/api/tables/{table}/log").status_code == 409
        assert ann.get(f"/api/tables/{table}/previews", seat=0).json()["previews"] == []
        assert ann.get(f"/api/tables/{table}/shuffle").json().keys() == {"kind", "commitment"}
        if players > 2:
            assert bob.post(f"/api/tables/{table}/leave", {}).status_code == 200
    inside = server.hall._tables[table].game
    assert inside.draws == blank.draws, "the rules stand on the same nothing at every table"
    for person in people[1:players]:
        assert sits(person, table, ann.invitation(table)) == 200
    assert server.hall._tables[table].game.draws != blank.draws
    assert ann.sight(table, 0)["view"] is not None


def test_a_table_is_the_same_in_another_process(server: Running, people: list[Browser]) -> None:
    """Before and after the deal, as it is stored."""
    ann, bob, _ = people
    table = opened(ann, "zhanguo", 2, shuffle=promised(ann))
    server.hall._tables.clear()
    assert ann.sight(table, 0)["view"] is None
    assert sits(bob, table, ann.invitation(table)) == 200
    before = ann.sight(table, 0)
    draws = server.hall._tables[table].game.draws
    server.hall._tables.clear()
    assert ann.sight(table, 0) == before
    assert server.hall._tables[table].game.draws == draws


# Nobody chooses it


def seed_of(server: Running, table: str) -> Shuffle:
    seed = server.hall._tables[table].game.seed
    assert isinstance(seed, Shuffle)
    return seed


def test_the_deal_comes_from_the_secret_and_all_numbers(server: Running, people: list[Browser]) -> None:
    ann, bob, _ = people
    mine = promised(ann)
    table = opened(ann, "zhanguo", 3, shuffle=mine)
    assert ann.sight(table)["shuffle"] == {"kind": "sealed", "commitment": mine["commitment"]}
    assert sits(bob, table, ann.invitation(table)) == 200
    with Browser(server.address) as cleo:  # her program sends no number
        assert cleo.join(table, ann.invitation(table)).status_code == 200
    seed = seed_of(server, table)
    assert seed.numbers == (NUMBER, OTHER, "")
    assert seed.commitment == mine["commitment"]
    dealt = tianxia.new("zhanguo", seed=seed, players=3)
    assert dealt.draws == server.hall._tables[table].game.draws
    for numbers in ((OTHER, OTHER, ""), (NUMBER, NUMBER, ""), (NUMBER, OTHER, NUMBER), (NUMBER, "", OTHER)):
        assert tianxia.new("zhanguo", seed=Shuffle(seed.secret, numbers), players=3).draws != dealt.draws


def test_a_ticket_is_good_for_one_table_and_one_commitment(server: Running, people: list[Browser]) -> None:
    """Otherwise the secret of a game that is over could be had for another."""
    ann, bob, _ = people
    mine = promised(ann)
    opened(ann, "zhanguo", 2, shuffle=mine)
    chairs = [{"kind": "me"}, {"kind": "open"}]
    body = {"game": "zhanguo", "players": 2, "seats": chairs, "options": {}}
    later = promised(ann)
    until, _, rest = later["ticket"].partition(".")
    for wrong in (
        mine,
        {**promised(ann), "commitment": mine["commitment"]},
        {**later, "ticket": f"{int(until) + 10**6}.{rest}"},
        {**later, "ticket": f"{int(until) - 10**6}.{rest}"},
        {**later, "ticket": ""},
        {**later, "ticket": "x"},
    ):
        assert refusal(bob.post("/api/tables", {**body, "shuffle": wrong})) == (409, "other_shuffle")
    for bad in ("", "AB" * 32, "ab" * 31, 5):
        assert bob.post("/api/tables", {**body, "shuffle": {**promised(ann), "number": bad}}).status_code == 400


def test_a_number_for_another_commitment_is_not_taken(people: list[Browser]) -> None:
    ann, bob, _ = people
    table = opened(ann, "zhanguo", 2)
    body = {"invitation": ann.invitation(table), "name": "Bob", "shuffle": {"commitment": OTHER, "number": NUMBER}}
    assert refusal(bob.post(f"/api/tables/{table}/join", body)) == (409, "other_shuffle")
    assert ann.sight(table)["seats"][1]["kind"] == "open"


def test_playing_again_is_sealed_anew(server: Running, people: list[Browser]) -> None:
    ann, bob, _ = people
    past = opened(ann, "zhanguo", 2)
    assert sits(bob, past, ann.invitation(past)) == 200
    ann.post(f"/api/tables/{past}/resign", {"seat": 0})
    first = {**ann.get(f"/api/tables/{past}/rematch").json(), "number": NUMBER}
    late = {**bob.get(f"/api/tables/{past}/rematch").json(), "number": OTHER}
    again = ann.post(f"/api/tables/{past}/rematch", {"shuffle": first}).json()["id"]
    assert ann.sight(again, 0)["view"] is None
    assert bob.post(f"/api/tables/{past}/rematch", {"shuffle": late}).json()["code"] == "other_shuffle"
    seen = bob.get(f"/api/tables/{past}/rematch").json()
    assert seen == {"commitment": first["commitment"]}
    assert bob.post(f"/api/tables/{past}/rematch", {"shuffle": {**seen, "number": OTHER}}).json()["id"] == again
    assert seed_of(server, again).numbers == (NUMBER, OTHER)
    assert seed_of(server, again).secret != seed_of(server, past).secret


def test_a_seed_that_is_known_is_said_and_never_rated(people: list[Browser]) -> None:
    ann = people[0]
    table = opened(ann, "zhanguo", 2, seed="7")
    assert ann.sight(table)["shuffle"] == {"kind": "known"}
    assert ann.sight(table, 0)["view"] is None
    body = {"game": "zhanguo", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}], "seed": "7", "rated": True}
    assert ann.post("/api/tables", body).json()["code"] == "bad_rated"


# Everybody can check it


def test_at_the_end_all_is_revealed(server: Running, people: list[Browser], eve: Browser) -> None:
    ann, bob, _ = people
    mine = promised(ann)
    id_ = opened(ann, "zhanguo", 2, shuffle=mine)
    assert sits(bob, id_, ann.invitation(id_)) == 200
    table: Table = server.hall._tables[id_]
    shown = eve.get(f"/api/tables/{id_}/shuffle").json()
    assert shown == {"kind": "sealed", "commitment": mine["commitment"]}
    chance = random.Random(2)
    while not table.game.over:
        seat = chance.choice(table.game.to_act)
        server_move((ann, bob)[seat], table, seat, chance)
    proof = eve.get(f"/api/tables/{id_}/shuffle").json()
    seed = seed_in(proof["seed"])
    assert isinstance(seed, Shuffle)
    assert (seed.commitment, seed.numbers) == (mine["commitment"], (NUMBER, OTHER))
    assert proof["draws"] == [list(draw) for draw in table.game.draws]
    again = tianxia.replay(eve.get(f"/api/tables/{id_}/log").text)
    assert (again.seed, again.draws) == (seed, table.game.draws)
    on = bob.post(f"/api/tables/{id_}/play_on", {"at": 3, "seat": 0, "bot": "random"}).json()["id"]
    assert bob.sight(on, 0)["shuffle"] == {"kind": "known", "commitment": mine["commitment"]}


def test_dice_of_bots_and_worlds_tell_nothing_of_the_deal() -> None:
    """They are derived apart: other keys, and no draw of one continues the other."""
    seed = Shuffle("12" * 32, (NUMBER, ""))
    keys = {label: seed.key(label) for label in ("deal", "bot", "world", "commitment")}
    assert len(set(keys.values()) | {bytes.fromhex(seed.secret), bytes.fromhex(seed.commitment)}) == 6
    game = tianxia.new("zhanguo", seed=seed)
    texts = [key.hex() for label, key in keys.items() if label != "deal"]
    assert broken_by([*texts, seed.commitment, NUMBER], game.draws, 2) == []
    assert isinstance(game.rules.resample(game.state, 0, Dice.seeded("x")).dice, Dice)
    assert game.rules.resample(game.state, 0, Dice.seeded("x")).dice.plain() != game.state.dice.plain()
