"""A stand-in for the server: what it would send is made from tables in memory when the page asks for it.

It has what the table page and the pages around it ask for while they are looked at, for one person. Answers can be held
back until something else has happened, or be lost; what it is not told about fails the test.
"""

import re
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, NamedTuple
from urllib.parse import parse_qs, urlsplit

from msgspec import convert, json
from msgspec.structs import replace
from playwright.sync_api import BrowserContext, Route, WebSocketRoute

import tianxia
from tests.bots.judging import REASONS
from tianxia.bots import make_bot, situation_in
from tianxia.core.values import BadInput, Refused
from tianxia.lab.analysis import Analysis
from tianxia.server.account_models import AccountBody, LadderBody, LinkOwner, ProfileBody
from tianxia.server.advice import SHOWN
from tianxia.server.company.models import ChatBody, CompanyBody, PersonBody
from tianxia.server.faces import with_bots_named
from tianxia.server.keys import FIRST, Key, Keyring
from tianxia.server.lobby_models import MoreTables, TableLists
from tianxia.server.luck import Commitments
from tianxia.server.models import ErrorBody, LiveMessage, MeBody, NewTable, PreviewsBody, TableId, WhyBody
from tianxia.server.new_table import Seat, game_for, seats_for, seed_for
from tianxia.server.notice_models import NoticesBody
from tianxia.server.pace_models import VacationBody
from tianxia.server.people import load_words
from tianxia.server.presenting import cards_as_json, game_of, line_of, past_sight_of, plan_of, previews_of, sight_of
from tianxia.server.seating_models import AwayTables
from tianxia.server.table import Table
from tianxia.server.teacher_models import AdviceBody, AdvisedBody, StudyBody
from tianxia.words import Words

ME = "1" * 32
SOMEBODY = "0" * 32
NOW = "2026-01-01T12:00:00.000+00:00"
NO_CHAT = ChatBody(False, 0, [], False, [], False, [])
PING = json.encode(LiveMessage("ping")).decode()
BETWEEN_PINGS = 10  # s
COMMITMENTS = Commitments(Keyring([Key(FIRST, "a key")]))


class Asked(NamedTuple):
    """A request of the page."""

    table: Table | None
    query: dict[str, list[str]]
    body: dict[str, Any]
    words: Words

    @property
    def seat(self) -> int | None:
        found = self.body.get("seat", self.query.get("seat", [None])[0])
        return None if found is None else int(found)

    @property
    def at(self) -> tuple[Table, int]:
        assert self.table is not None
        assert self.seat is not None
        return self.table, self.seat


class Held:
    """Answers that wait until they are let go, in any order."""

    def __init__(self) -> None:
        self.waiting: list[Callable[[], None]] = []

    def let_go(self, last_first: bool = False) -> None:
        waiting, self.waiting = self.waiting, []
        for answer in reversed(waiting) if last_first else waiting:
            answer()


class StandIn:
    """What a page gets instead of a server."""

    def __init__(self, name: str = "Mei") -> None:
        self.me = MeBody(name, "panda", "en")
        self.tables: dict[str, Table] = {}
        self.unknown: list[str] = []  # what was asked for that there is not
        self.asked: list[str] = []  # all that was asked for, in order
        self.opened: list[NewTable] = []  # as the form has asked for them
        self.studies: dict[str, Analysis] = {}  # by table
        self.chance = 0.7  # of winning, as a strong bot judges it
        self.has_bots = False  # they answer when it is their turn
        self._sockets: dict[str, list[tuple[WebSocketRoute, int | None]]] = {}
        self._held: dict[str, Held] = {}
        self._lost: set[str] = set()
        self._unheard: set[str] = set()
        self._pinged = time.monotonic()

    def attach(self, context: BrowserContext) -> None:
        context.route("**/api/**", self._answer)
        context.route_web_socket("**/api/tables/*/live*", self._listen)

    def put(self, game: tianxia.Game, *seats: Seat, hints: bool | None = None, rated: bool = False) -> str:
        """A table where these people sit; without them, I at the first seat and others elsewhere."""
        id_ = secrets.token_urlsafe(9)
        others = [person(SOMEBODY, f"Player {seat + 1}") for seat in range(1, game.players)]
        chairs = list(seats) or [person(ME, self.me.name), *others]
        self.tables[id_] = Table(id_, game, with_bots_named(id_, chairs), NOW, NOW, hints=hints, rated=rated)
        return id_

    def play(self, id_: str, seat: int, option: str) -> None:
        """Somebody else moves; it is not told yet."""
        self.tables[id_].game.play(seat, option)

    def tell(self, id_: str, sight: bytes = b"") -> None:
        """The newest sight, or another one, to everybody who listens."""
        table = self.tables[id_]
        for socket, seat in self._sockets.get(id_, []):
            known = sight or json.encode(sight_of(table, ME, seat, load_words("en")))
            socket.send('{"type":"sight","sight":' + known.decode() + "}")

    @contextmanager
    def holding(self, path: str) -> Iterator[Held]:
        """Answers to paths with this in them wait."""
        held = self._held[path] = Held()
        yield held
        del self._held[path]
        held.let_go()

    @contextmanager
    def losing(self, path: str, on_the_way_back: bool = False) -> Iterator[None]:
        """Requests for paths with this in them never arrive, or their answers do not."""
        lost = self._unheard if on_the_way_back else self._lost
        lost.add(path)
        yield
        lost.remove(path)

    def hang_up(self, id_: str) -> None:
        """The line to everybody at the table is cut."""
        for socket, _ in list(self._sockets.get(id_, [])):
            socket.close()
            self._forget(id_, socket)

    def ping(self) -> None:
        """A line on which nothing is heard for long is taken for dead."""
        if time.monotonic() - self._pinged > BETWEEN_PINGS:
            self._pinged = time.monotonic()
            for listening in self._sockets.values():
                for socket, _ in listening:
                    socket.send(PING)

    def sight(self, id_: str, seat: int = 0) -> bytes:
        """What the seat would be told now."""
        return json.encode(sight_of(self.tables[id_], ME, seat, load_words("en")))

    def _answer(self, route: Route) -> None:
        request = route.request
        where = urlsplit(request.url)
        self.asked.append(f"{request.method} {where.path}")
        if any(part in where.path for part in self._lost):
            return route.abort()
        status, body = self._found(request.method, where.path, where.query, request.post_data, request.headers)

        if any(part in where.path for part in self._unheard):
            return route.abort()

        def send() -> None:
            # A page that was left meanwhile wants it no more.
            if not request.frame.is_detached():
                route.fulfill(status=status, body=body, content_type="application/json")

        held = next((held for part, held in self._held.items() if part in where.path), None)
        if held is not None:
            held.waiting.append(send)
            return None
        return send()

    def _found(
        self, method: str, path: str, query: str, posted: str | None, headers: dict[str, str]
    ) -> tuple[int, bytes]:
        words = load_words(headers.get("accept-language", "en")[:2])
        for pattern, answer in ANSWERS.items():
            found = re.fullmatch(pattern, f"{method} {path}")
            if found is None:
                continue
            table = self.tables.get(found["id"]) if "id" in found.groupdict() else None
            asked = Asked(table, parse_qs(query), json.decode(posted) if posted else {}, words)
            try:
                answered = answer(self, asked)
            except BadInput:
                return 404, json.encode(ErrorBody(404, "not_foretold", words.say("server-not_foretold")))
            except Refused as refused:
                game, refusal = asked.at[0].game.registration.name, refused.refusal
                sentence = words.refusal(game, refusal)
                return 422, json.encode(ErrorBody(422, "refused", sentence, refusal.rule))
            if isinstance(answered, ErrorBody):
                return answered.status, json.encode(answered)
            return 200, answered if isinstance(answered, bytes) else json.encode(answered)
        self.unknown.append(f"{method} {path}")
        return 404, json.encode(ErrorBody(404, "no_route", "The stand-in does not know this."))

    def _listen(self, socket: WebSocketRoute) -> None:
        where = urlsplit(socket.url)
        seat = parse_qs(where.query).get("seat", [None])[0]
        id_ = where.path.split("/")[3]
        self._sockets.setdefault(id_, []).append((socket, None if seat is None else int(seat)))
        socket.on_message(lambda message: None)  # whether the page is visible
        socket.on_close(lambda code, reason: self._forget(id_, socket))
        socket.send(PING)

    def _forget(self, id_: str, socket: WebSocketRoute) -> None:
        self._sockets[id_] = [one for one in self._sockets[id_] if one[0] is not socket]

    # What it knows

    def _lists(self, asked: Asked) -> TableLists:
        lines = [line_of(table, ME) for table in self.tables.values()]
        mine = sorted([line for line in lines if line.status != "over"], key=lambda line: not line.waiting)
        over = [line for line in lines if line.status == "over"]
        waiting = sum(line.waiting for line in lines)
        return TableLists(mine, over, waiting, [], MoreTables(None, None, None))

    def _change_me(self, asked: Asked) -> MeBody:
        self.me = replace(self.me, **asked.body)
        return self.me

    def _sight(self, asked: Asked) -> Any:
        assert asked.table is not None
        return sight_of(asked.table, ME, asked.seat, asked.words)

    def _move(self, asked: Asked) -> Any:
        table, seat = asked.at
        if table.game.number(seat) != asked.body["number"]:
            sight = sight_of(table, ME, seat, asked.words)
            return ErrorBody(409, "stale", asked.words.say("server-stale"), sight=sight)
        table.game.play(seat, asked.body["option"])
        table.redo.pop(seat, None)
        self._let_bots_play(table)
        return self._sight(asked)

    def _let_bots_play(self, table: Table) -> None:
        """One after the other, until somebody else owes an answer."""
        game = table.game
        while self.has_bots and (seat := next((one for one in game.to_act if table.seats[one].bot), None)) is not None:
            player = make_bot(str(table.seats[seat].bot), game.registration.name)
            game.play(seat, game.rules.text(player.choose(situation_in(game, seat))))

    def _open(self, asked: Asked) -> TableId:
        new = convert(asked.body, NewTable)
        self.opened.append(new)
        game = game_for(new, seed_for(new) or 1)
        return TableId(self.put(game, *seats_for(new, game, ME, self.me.name), hints=new.hints))

    def _undo(self, asked: Asked) -> Any:
        table, seat = asked.at
        game = table.game
        last = next(move for move in reversed(game.moves) if move.seat == seat)
        game.undo(seat)
        if last.code >= 0:  # an answer that was changed is no move
            table.redo.setdefault(seat, []).append(game.text_of(last))
        return self._sight(asked)

    def _redo(self, asked: Asked) -> Any:
        table, seat = asked.at
        table.game.play(seat, table.redo[seat].pop())
        return self._sight(asked)

    def _person(self, asked: Asked) -> PersonBody:
        seat = self.tables[asked.query["table"][0]].seats[int(asked.query["seat"][0])]
        return PersonBody(seat.name, "crane", False, False, seat.holder == ME, 0, 0, [], [], "none", False, True)

    def _advice(self, asked: Asked) -> AdviceBody | ErrorBody:
        """The reasons are true, the chances are not: to find these takes seconds."""
        table, seat = asked.at
        if not table.allows_hints(ME):
            return ErrorBody(403, "no_hints", asked.words.say("server-no_hints"))
        situation = situation_in(table.game, seat)
        reasons = REASONS[table.game.registration.name](situation)
        judged = [
            AdvisedBody(table.game.rules.text(code), self.chance - place * 0.04, *reason)
            for place, (code, reason) in enumerate(zip(situation.options, reasons, strict=True))
        ]
        return AdviceBody(table.game.number(seat), self.chance, judged[:SHOWN])

    def _study(self, asked: Asked) -> StudyBody:
        assert asked.table is not None
        analysis = self.studies[asked.table.id]
        steps = asked.table.steps(ME)
        return StudyBody("done", len(analysis.judgments), len(analysis.judgments), analysis, steps)

    def _why(self, asked: Asked) -> WhyBody:
        table, seat = asked.at
        refusal = table.game.why_not(seat, asked.query["option"][0])
        if refusal is None:
            return WhyBody(True, None, "")
        return WhyBody(False, refusal.rule, asked.words.refusal(table.game.registration.name, refusal))

    def _previews(self, asked: Asked) -> Any:
        table, seat = asked.at
        present = table.game.number(seat)
        if int(asked.query.get("number", [str(present)])[0]) != present:
            return PreviewsBody(present, [])
        return previews_of(table.game, seat, asked.query.get("after", []))

    def _plan(self, asked: Asked) -> Any:
        table, seat = asked.at
        return plan_of(table.game, seat, asked.query.get("after", []))

    def _cards(self, asked: Asked) -> bytes:
        assert asked.table is not None
        game = asked.table.game
        return cards_as_json(game.registration.name, game.box, asked.words)

    def _replay(self, asked: Asked) -> Any:
        assert asked.table is not None
        return past_sight_of(asked.table, ME, asked.seat, int(asked.query["at"][0]))


@cache
def games() -> bytes:
    return json.encode([game_of(game) for game in tianxia.known_games()])


TABLE = r"/api/tables/(?P<id>[^/]+)"
ANSWERS: dict[str, Callable[[StandIn, Asked], Any]] = {
    "GET /api/me": lambda it, asked: it.me,
    "POST /api/me": StandIn._change_me,
    "GET /api/games": lambda it, asked: games(),
    "GET /api/tables": StandIn._lists,
    "GET /api/me/messages": lambda it, asked: [],
    # Somebody who is new here.
    "GET /api/me/notices": lambda it, asked: NoticesBody("", {}, None, [], None, None, True),
    "GET /api/me/account": lambda it, asked: AccountBody(it.me.name, False, False, False, []),
    "GET /api/me/profile": lambda it, asked: ProfileBody(None, 0, 0, 0, [], [], [], [], None),
    "GET /api/me/sessions": lambda it, asked: [],
    "GET /api/me/vacation": lambda it, asked: VacationBody(None, None, False, 30),
    "GET /api/me/away": lambda it, asked: AwayTables([], None),
    "GET /api/company": lambda it, asked: CompanyBody(False, [], [], [], []),
    "GET /api/people": StandIn._person,
    "GET /api/commitment": lambda it, asked: COMMITMENTS.give(),
    "GET /api/ladder": lambda it, asked: LadderBody([], 0, False, 10, 2, []),
    "GET /api/packs": lambda it, asked: [],
    "POST /api/sign_in/link/look": lambda it, asked: LinkOwner("Jan", "crane", False, 2),
    "POST /api/tables": StandIn._open,
    f"GET {TABLE}": StandIn._sight,
    f"GET {TABLE}/cards": StandIn._cards,
    f"GET {TABLE}/previews": StandIn._previews,
    f"GET {TABLE}/plan": StandIn._plan,
    f"GET {TABLE}/why": StandIn._why,
    f"GET {TABLE}/advice": StandIn._advice,
    f"GET {TABLE}/study": StandIn._study,
    f"GET {TABLE}/replay": StandIn._replay,
    f"GET {TABLE}/chat": lambda it, asked: NO_CHAT,
    f"POST {TABLE}/moves": StandIn._move,
    f"POST {TABLE}/undo": StandIn._undo,
    f"POST {TABLE}/redo": StandIn._redo,
}


def person(id_: str, name: str) -> Seat:
    return Seat("human", name, None, id_, None)


def bot(name: str = "random") -> Seat:
    return Seat("bot", name, name, None, None)


def free_seat() -> Seat:
    return Seat("open", "", None, None, secrets.token_urlsafe(9))
