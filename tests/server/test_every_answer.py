"""Every answer is looked at for the deal: what is not about a table, too, and what leaves the server by other ways."""

import re
from collections.abc import Iterator

from litestar import Litestar
from msgspec import json

import tianxia
from tianxia.core.seed import Shuffle, dealing
from tianxia.server.mails import digest
from tianxia.server.notice_models import NOTICE_KINDS
from tianxia.server.notice_texts import notice_of
from tianxia.server.people import load_words
from tianxia.server.table import Table

from .attacker import PLENTY, broken_by
from .browser import Browser, among
from .overheard import everything
from .serving import Running

# The same for everybody, whatever is played: files of the page, descriptions of the games and of this interface.
EXCUSED = {
    *("/", "/{rest:path}", "/assets/{name:str}", "/manifest.webmanifest", "/shell.svg", "/symbols.svg", "/worker.js"),
    *("/api/schema", "/api/schema/openapi.json", "/api/schema/{path:str}"),
    *("/api/games", "/api/games/{name:str}/words"),
}
APART = [
    *("/api/me", "/api/me/account", "/api/me/away", "/api/me/export", "/api/me/messages", "/api/me/notices"),
    *("/api/me/profile", "/api/me/results", "/api/me/sessions", "/api/me/vacation"),
    *("/api/commitment", "/api/company", "/api/health", "/api/ladder", "/api/packs", "/api/people", "/api/tables"),
    *("/healthz", "/readyz", "/metrics", "/mail/leave"),
]


def apart(person: Browser, table: str) -> Iterator[str]:
    """What is not about one table, and what people write there."""
    for path in APART:
        yield person.get(path).text
    yield person.get("/api/people", name="Ann").text
    yield person.get(f"/api/tables/{table}/chat").text


def outbound(table: Table) -> Iterator[str]:
    """The bodies of pushes, hooks and mails, of all kinds."""
    words = load_words("en")
    for person in [seat.holder for seat in table.seats if seat.holder]:
        told = [notice_of(table, person, kind, "Ann", words, "https://games.example.org", 3) for kind in NOTICE_KINDS]
        yield json.encode([each._asdict() for each in told]).decode()
        yield json.encode(digest(words, "https://games.example.org", "0" * 20, told)._asdict()).decode()


def routes(app: Litestar) -> dict[str, re.Pattern[str]]:
    """All that can be asked for, each with what its addresses look like."""
    found = [route.path for route in app.routes if "GET" in getattr(route, "methods", ())]
    return {path: re.compile(re.sub(r"\{[^}]*\}", "[^/]+", path)) for path in found}


def test_every_answer_is_looked_at(server: Running, ann: Browser, bob: Browser) -> None:
    """A new one is added here, or excused with a reason; and none of them tells anything of the deal."""
    table = server.hall._tables[among([ann, bob], "zhanguo", 2, {})]
    asked: list[str] = []
    seat = table.game.to_act[0]
    (ann, bob)[seat].move(table.id, seat)
    seat = table.game.to_act[0]
    reader = (ann, bob)[seat]  # who is asked something
    reader.client.event_hooks["request"].append(lambda request: asked.append(request.url.path))
    texts = [text for _, text in everything((reader, seat), table.id, ["nothing"])]
    texts += [*apart(reader, table.id), *outbound(table)]
    known = routes(server.app)
    visited = {path for path, pattern in known.items() if any(pattern.fullmatch(each) for each in asked)}
    assert set(known) - visited - EXCUSED == set()
    assert not EXCUSED - set(known)
    game = table.game
    assert len(game.draws) >= PLENTY
    assert broken_by(texts, game.draws, 2, game.state.dice) == []
    leak = json.encode({"state": game.state.dice.plain()}).decode()
    assert broken_by([*texts, leak], game.draws, 2, game.state.dice) != []


def test_states_of_dice_are_seen() -> None:
    """As a save writes them: from before the deal, from in between, or from now."""
    shuffle = Shuffle("12" * 32, ("", "", ""))
    for seed in (7, shuffle):
        game = tianxia.new("zhanguo", seed=seed, players=3)
        now, dice = game.state.dice, dealing(seed)
        states = [dice.plain()]
        for sides, _ in game.draws[:20]:
            dice.below(sides)
        for state in (*states, dice.plain(), now.plain()):
            assert broken_by([json.encode({"at": [state]}).decode()], game.draws, 3, now) != []
        for innocent in ("[1,2,3,4]", "[9,9,9,9]", json.encode([shuffle.commitment, 3]).decode()):
            assert broken_by([innocent], game.draws, 3, now) == []
