"""Attacks on the deal: to see it before its time, to look for a good one, to choose it, to use a promise twice."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.server.browser import Browser

from tianxia.core.seed import Shuffle, dealing, seed_in
from tianxia.core.values import BadInput

from .cheats import CHEATS
from .forgeries import Count
from .house import Around, House, Result, generous, standing

GAMES = [("zhanguo", 4), ("great_wall", 3), ("sun_tzu", 2)]
SHOPPED = 20  # tables that are opened, looked at and left
NOTHING: tuple[Any, ...] = (None, [], "", None)


def seen(person: Browser, table: str, seat: int | None = None) -> tuple[Any, Any, Any, Any]:
    """What could tell something of the deal."""
    sight = person.sight(table, seat) if seat is not None else person.sight(table)
    return sight["view"], sight["told"], sight["asked"], sight["decision"]


def hops(house: House, people: list[Browser]) -> Result:
    """Mallory takes one free seat after the other, and looks at what lies there, before honest people come."""
    count = Count("hopping from seat to seat before the deal")
    ann, mallory = people[:2]
    for game, players in GAMES:
        chairs = [{"kind": "me"}, *[{"kind": "open"}] * (players - 1)]
        body = {"game": game, "players": players, "options": {}, "seats": chairs, "rated": True}
        opened = ann.post("/api/tables", body)
        if opened.status_code != 201:  # rated games may ask for more than a visitor has
            opened = ann.post("/api/tables", {**body, "rated": False})
        table = opened.json()["id"]
        for number in range(1, players):
            links = {each["seat"]: each["link"] for each in ann.sight(table, 0)["invitations"]}
            if players > 2:
                mallory.join(table, links[number].partition("invitation=")[2])
            for person, seat in ((ann, 0), (mallory, None), (mallory, number if players > 2 else None)):
                count.tries += 1
                if seen(person, table, seat) != NOTHING:
                    count.broken.append(f"{game}: seat {seat} is shown something")
            count.expect("replay", mallory.get(f"/api/tables/{table}/replay", at=0), 409)
            count.expect("log", mallory.get(f"/api/tables/{table}/log"), 409)
            if players > 2:
                mallory.post(f"/api/tables/{table}/leave", {})
    return count.result()


def shops(house: House, mallory: Browser) -> Result:
    """Tables that are opened for a look and left again."""
    count = Count("looking for a good deal")
    for _ in range(SHOPPED):
        table = mallory.open_game("zhanguo", "me", "open", players=2)
        count.tries += 1
        if seen(mallory, table, 0) != NOTHING:
            count.broken.append("a hand before the table is full")
        mallory.post(f"/api/tables/{table}/leave", {})
    return count.result()


def choices(house: House, people: list[Browser]) -> Result:
    """Promises used twice, numbers for another promise, numbers that come too late, seeds for rated games."""
    count = Count("choosing the deal")
    ann, mallory = people[:2]
    chairs = [{"kind": "me"}, {"kind": "open"}]
    body = {"game": "zhanguo", "players": 2, "options": {}, "seats": chairs}
    promise = {**mallory.get("/api/commitment").json(), "number": "ab" * 32}
    table = mallory.post("/api/tables", {**body, "shuffle": promise}).json()["id"]
    count.expect("a ticket again", ann.post("/api/tables", {**body, "shuffle": promise}), 409)
    other = {**mallory.get("/api/commitment").json(), "number": "ab" * 32}
    for wrong in ({"commitment": promise["commitment"]}, {"ticket": "9" * 12 + ".x"}, {"ticket": promise["ticket"]}):
        count.expect("a made-up ticket", mallory.post("/api/tables", {**body, "shuffle": {**other, **wrong}}), 409)
    late = {"commitment": other["commitment"], "number": "cd" * 32}
    join = {"invitation": mallory.invitation(table), "name": "Ann", "shuffle": late}
    count.expect("a number for another promise", ann.post(f"/api/tables/{table}/join", join), 409)
    count.expect("a chosen seed, rated", mallory.post("/api/tables", {**body, "seed": "7", "rated": True}), 403, 422)
    # The same number twice, by the same person: the deal differs all the same, by the secret.
    deals = set()
    for _ in range(2):
        own = {**mallory.get("/api/commitment").json(), "number": "ab" * 32}
        bots = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        id_ = mallory.post("/api/tables", {**body, "seats": bots, "shuffle": own}).json()["id"]
        mallory.post(f"/api/tables/{id_}/resign", {"seat": 0})
        seed = seed_in(mallory.get(f"/api/tables/{id_}/shuffle").json()["seed"])
        deals.add(str(seed))
        count.tries += 1
    if len(deals) != 2:
        count.broken.append("two tables with one secret")
    return count.result()


def is_content(
    first: dict[str, Any], last: dict[str, Any], proof: dict[str, Any], commitment: str, number: str
) -> bool:
    """What a browser compares at the end, as `web/src/lib/shuffle.ts` does; it sat at the first seat, beside a bot."""
    try:
        seed = seed_in(proof["seed"])
    except BadInput:
        return False
    if not isinstance(seed, Shuffle) or seed.commitment != commitment or proof["commitment"] != commitment:
        return False
    shown, draws = first["shuffle"], proof.get("draws", [])
    if list(seed.numbers) != shown["numbers"] or len(seed.numbers) != len(last["seats"]):
        return False
    if seed.numbers[0] != number or seed.numbers[1] != "" or len(draws) < max(1, shown.get("draws", 0)):
        return False
    dice = dealing(seed)
    return all(dice.below(sides) == outcome for sides, outcome in draws)


def played(person: Browser) -> str:
    """A game against a bot, given up at once: how it fell out for whoever cheats."""
    own = {**person.get("/api/commitment").json(), "number": "ab" * 32}
    bots = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    body = {"game": "zhanguo", "players": 2, "options": {}, "seats": bots, "shuffle": own}
    opened = person.post("/api/tables", body)
    if opened.status_code != 201:
        return "refused"
    table = opened.json()["id"]
    first = person.sight(table, 0)
    person.post(f"/api/tables/{table}/resign", {"seat": 0})
    proof = person.get(f"/api/tables/{table}/shuffle").json()
    content = is_content(first, person.sight(table, 0), proof, own["commitment"], own["number"])
    return "" if content else "caught"


def cheating(database: str, folder: Path) -> Result:
    """Houses whose owner chooses the deal or the proof: none deals, or its guest sees it. An honest one is believed."""
    seen: list[str] = []
    broken: list[str] = []
    apart = folder / "cheating"  # what it logs is not our fault
    apart.mkdir()
    for cheat in ("", *CHEATS):
        with (
            standing(generous(f"{database}-{len(seen)}"), apart, Around(cheat=cheat)) as house,
            Browser(house.address) as ann,
        ):
            found = played(ann)
            seen.append(found)
            if bool(found) != bool(cheat):
                broken.append(f"{cheat or 'an honest house'}: {found or 'believed'}")
    told = f"{seen.count('caught')} caught, {seen.count('refused')} refused"
    return Result("a house that cheats", len(seen), told, broken)


def dealings(database: str, folder: Path) -> Iterator[Result]:
    with (
        standing(generous(database), folder) as house,
        Browser(house.address) as ann,
        Browser(house.address) as mallory,
    ):
        yield hops(house, [ann, mallory])
        yield shops(house, mallory)
        yield choices(house, [ann, mallory])
    yield cheating(database, folder)
