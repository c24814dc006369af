"""All that can be asked for about a table, in every game and mode that has secrets."""

import json
import random
from collections.abc import Iterator
from typing import Any

from tianxia.server.table import Table

from .browser import Browser, frame

Reader = tuple[Browser, int | None]
Way = tuple[str, int, dict[str, bool | str]]

# Every game and mode that has secret answers or hidden hands.
WAYS: list[Way] = [
    ("sun_tzu", 2, {}),
    ("sun_tzu", 2, {"events": True}),
    ("sun_tzu", 2, {"beginner": True}),
    ("zhanguo", 2, {"draft": True}),
    ("zhanguo", 3, {"boards": "auction"}),
    ("great_wall", 1, {}),
    ("great_wall", 2, {}),
    ("great_wall", 3, {}),
    ("great_wall", 3, {"mode": "coop"}),
]


def name_of(way: Way) -> str:
    return "-".join([way[0], str(way[1]), *[str(value) for value in way[2].values()]])


def everything(reader: Reader, table: str, options: list[str]) -> Iterator[tuple[str, str]]:
    """All that the reader can be sent about a table now, by request."""
    person, seat = reader
    query: dict[str, Any] = {} if seat is None else {"seat": seat}
    yield "sight", person.get(f"/api/tables/{table}", **query).text
    lists = person.get("/api/tables").json()
    listed = [line for part in ("mine", "finished", "open") for line in lists[part] if line["id"] == table]
    yield "list", json.dumps(listed)
    with person.live(table, seat) as socket:
        yield "frame", json.dumps(frame(socket))
    moves = person.sight(table)["moves"]
    for at in range(max(0, moves - 4), moves + 1):
        yield f"replay {at}", person.get(f"/api/tables/{table}/replay", at=at, **query).text
    yield "log", person.get(f"/api/tables/{table}/log").text
    for name in ("shuffle", "rematch", "cards"):
        yield name, person.get(f"/api/tables/{table}/{name}").text
    yield "study", person.get(f"/api/tables/{table}/study").text
    decision = person.sight(table, seat)["decision"] or {"number": 0, "options": []}
    planned = [option["text"] for option in decision["options"][:4]]
    for other in range(len(person.sight(table)["seats"])):
        yield f"foreign sight {other}", "" if other == seat else person.get(f"/api/tables/{table}", seat=other).text
        yield f"stale {other}", person.try_move(table, other, "5@WU", -1).text
        yield f"previews {other}", person.get(f"/api/tables/{table}/previews", seat=other).text
        for option in planned:
            query = {"seat": other, "number": decision["number"], "after": option}
            yield f"plan {other} {option}", person.get(f"/api/tables/{table}/plan", **query).text
        # What is advised comes from worlds dealt by dice that nobody knows: they may fall differently.
        advice = person.get(f"/api/tables/{table}/advice", seat=other, number=decision["number"])
        yield f"advice {other}", str(advice.status_code)
        for option in options:
            yield f"why {other} {option}", person.get(f"/api/tables/{table}/why", seat=other, option=option).text


def server_move(person: Browser, table: Table, seat: int, chance: random.Random) -> None:
    """Without looking at the table first: a whole game has hundreds of moves."""
    answer = person.try_move(table.id, seat, chance.choice(texts_of(table, seat)), table.game.number(seat))
    assert answer.status_code == 200, answer.text


def texts_of(table: Table, seat: int) -> list[str]:
    return [option.text for option in table.game.decision(seat).options]
