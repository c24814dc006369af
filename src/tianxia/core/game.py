"""A game at the table: state, log, decisions, undo. The checked side of the kernel."""

from typing import Any, NamedTuple

from . import kernel
from .dice import Dice
from .kernel import CHANGE, CHANGE_TEXT
from .log import End, Entry, Log, header, loads, standing_moves
from .pack import Pack
from .registry import Options, checked_options, checked_seed, find, make_rules
from .rules import Rules
from .save import digest
from .state import ALL, Event, Frame, State, seats_of
from .values import BadInput, Decision, Option, Refusal, Refused, Result, Told


class Move(NamedTuple):
    """A move that stands: who, what, at which question, and whether it brought news."""

    seat: int
    code: int
    question: int  # questions are numbered; those answered in secret at once share a number
    news: bool
    secret: bool  # an answer that the others did not see


class Game:
    """One game in play.

    >>> import tianxia
    >>> game = tianxia.new("sun_tzu", seed=7, options={"beginner": True})
    >>> game.to_act
    (0, 1)
    >>> game.play(0, "5@WU")
    >>> game.why_not(0, "5@QIN")
    Refusal('ST-B1', card='5')
    """

    def __init__(self, name: str, seed: int, players: int | None, options: Options, pack: Pack | None) -> None:
        self.registration = find(name)
        self.options = checked_options(self.registration, options)
        self.seed = checked_seed(seed)
        self.pack = pack
        self.rules: Rules[Any] = make_rules(name, players, options, pack)
        self.players = self.registration.players[0] if players is None else players
        self.seat_names = [f"seat {seat}" for seat in range(self.rules.seats)]
        self.entries: list[Entry] = []
        self._tick = 0  # grows whenever another question stands than before, by a move or by an undo
        self._begin()

    def _begin(self) -> None:
        self.moves: list[Move] = []
        self.history: list[list[Event]] = []  # events of the setup, then of every move
        self._question = 0
        self.state: State = kernel.start(self.rules, Dice.seeded(str(self.seed)), True)
        self._listen()

    def _listen(self) -> list[Event]:
        heard = self.state.told or []
        self.history.append(heard)
        self.state.told = []
        return heard

    # Who owes what

    @property
    def over(self) -> bool:
        return not self.state.stack

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        return () if self.over else seats_of(self._asked()[2])

    @property
    def result(self) -> Result | None:
        return self.rules.result(self.state) if self.over else None

    def decision(self, seat: int) -> Decision:
        """What the seat is asked now. A seat that owes nothing has no options, perhaps offers."""
        self._check_seat(seat)
        if self.over:
            return Decision(seat, "over", "over", (), (), False, self.number(seat))
        kind = self._asked()[1]
        name = self.rules.asks[kind] if self._owes(seat) else "waiting"
        return Decision(
            seat,
            name,
            f"{self.registration.name}-ask-{name}" if self._owes(seat) else "waiting",
            tuple(self._option(code) for code in self._codes(seat)),
            tuple(self._option(code) for code in self._offers(seat)),
            kind in self.rules.secrets,
            self.number(seat),
        )

    def number(self, seat: int) -> int:
        """The number of what the seat is asked now: it changes when the seat acts or is asked anew.

        What others do in secret at the same question does not change it, so that nobody's answer
        becomes stale by theirs.
        """
        own = sum(entry["seat"] == seat for entry in self.entries)
        return self._tick * 10_000 + own

    def why_not(self, seat: int, option: str | Option) -> Refusal | None:
        """None if the seat may play this now; else the rule that forbids it."""
        self._check_seat(seat)
        if self.over:
            return Refusal("TX-1")
        text = str(option)
        if text == CHANGE_TEXT:
            return None if self._asked()[3] >> seat & 1 else Refusal("TX-4", seat=seat)
        code = self.rules.parse(text)
        if code < 0:
            return Refusal("TX-2", option=text)
        if not self._owes(seat) and code not in self._offers(seat):
            return Refusal("TX-3", seat=seat)
        return self.rules.why_not(self.state, seat, self._asked(), code)

    def play(self, seat: int, option: str | Option) -> None:
        """Play an option, or its text. Refused moves raise and change nothing."""
        text = str(option)
        refusal = self.why_not(seat, text)
        if refusal is not None:
            raise Refused(refusal, text)
        self.entries.append(Entry(seat=seat, play=text))
        self._play(seat, self._code(text))

    def _play(self, seat: int, code: int) -> None:
        question = self._question
        secret = self._asked()[1] in self.rules.secrets
        if not kernel.apply(self.rules, self.state, seat, code):
            self._question += 1
            self._tick += 1
        news = any(event[0] >= 0 and self.rules.events[event[0]].news for event in self._listen())
        self.moves.append(Move(seat, code, question, news, secret))

    def text_of(self, move: Move) -> str:
        """The option that a move played."""
        return self._option(move.code).text

    def _asked(self) -> Frame:
        return self.state.stack[-1]

    def _owes(self, seat: int) -> bool:
        return not self.over and bool(self._asked()[2] >> seat & 1)

    def _codes(self, seat: int) -> list[int]:
        return self.rules.options(self.state, seat, self._asked()) if self._owes(seat) else []

    def _offers(self, seat: int) -> list[int]:
        offers = self.rules.offers(self.state, seat, self._asked())
        return [CHANGE, *offers] if self._asked()[3] >> seat & 1 else offers

    def _option(self, code: int) -> Option:
        if code == CHANGE:
            return Option(CHANGE_TEXT, CHANGE_TEXT, {})
        return self.rules.words[code]

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.rules.seats:
            raise BadInput(f"There is no seat {seat}; the seats are 0 to {self.rules.seats - 1}.")

    # What is seen

    def view(self, seat: int | None) -> dict[str, object]:
        """All that the seat (None: a spectator) may know. Nothing else leaves a server."""
        if seat is not None:
            self._check_seat(seat)
        return {
            "game": self.registration.name,
            "seat": seat,
            "moves": len(self.moves),
            "over": self.over,
            "to_act": list(self.to_act),
            "asked": "" if self.over else self.rules.asks[self._asked()[1]],
            "table": self.rules.view(self.state, seat),
        }

    def told(self, seat: int | None, since: int = 0) -> list[list[Told]]:
        """What the seat was told: at the setup, then at each move; from entry `since` on."""
        if seat is not None:
            self._check_seat(seat)
        who = ALL if seat is None else seat
        return [[self._told(event) for event in heard if event[1] in (ALL, who)] for heard in self.history[since:]]

    def _told(self, event: Event) -> Told:
        kind = self.rules.events[event[0]]
        facts = {name: self.rules.name(name, value) for name, value in zip(kind.facts, event[2:], strict=True)}
        return Told(kind.name, facts)

    # Taking back

    def why_not_undo(self, seat: int) -> Refusal | None:
        """Own moves can be taken back while they told nobody anything and nobody acted on them.

        Answers that others gave in secret to the same question do not stand in the way.
        """
        self._check_seat(seat)
        last = self._last_move_of(seat)
        if last < 0:
            return Refusal("TX-5", seat=seat)
        question = self.moves[last].question
        for move in self.moves[last:]:
            if move.news:
                return Refusal("TX-6", seat=seat)
            if move.question != question:
                return Refusal("TX-7", seat=seat)
        return None

    def undo(self, seat: int) -> None:
        """Take the seat's last move back, if no barrier of information lies behind it."""
        refusal = self.why_not_undo(seat)
        if refusal is not None:
            raise Refused(refusal, "undo")
        self._take_out(self._last_move_of(seat))

    def rewind(self, moves: int) -> None:
        """Go back to the position after so many moves: by consent of all, so nothing is checked."""
        if not 0 <= moves <= len(self.moves):
            raise BadInput(f"There are {len(self.moves)} moves; {moves} is not among them.")
        for place in range(len(self.moves) - 1, moves - 1, -1):
            self.entries.append(Entry(seat=self.moves[place].seat, undo=place))
        self._replay([(move.seat, move.code) for move in self.moves[:moves]])

    def _last_move_of(self, seat: int) -> int:
        return max((place for place, move in enumerate(self.moves) if move.seat == seat), default=-1)

    def _take_out(self, place: int) -> None:
        self.entries.append(Entry(seat=self.moves[place].seat, undo=place))
        self._replay([(move.seat, move.code) for at, move in enumerate(self.moves) if at != place])

    def _replay(self, moves: list[tuple[int, int]]) -> None:
        question, tick = self._question, self._tick
        self._begin()
        for seat, code in moves:
            self._play(seat, code)
        self._tick = tick + (self._question != question)

    # Copies and logs

    def resume(self, entries: list[Entry]) -> None:
        """Go on from stored log entries of this very game; they were checked when they were played."""
        self.entries = list(entries)
        self._replay([(seat, self._code(text)) for seat, text in standing_moves(entries)])

    def _code(self, text: str) -> int:
        return CHANGE if text == CHANGE_TEXT else self.rules.parse(text)

    def copy(self) -> "Game":
        """An independent game in the same position."""
        twin = Game.__new__(Game)
        twin.registration = self.registration
        twin.options = self.options
        twin.seed = self.seed
        twin.pack = self.pack
        twin.rules = self.rules
        twin.players = self.players
        twin.seat_names = self.seat_names[:]
        twin.entries = self.entries[:]
        twin.moves = self.moves[:]
        twin.history = self.history[:]
        twin._question = self._question
        twin._tick = self._tick
        twin.state = self.state.copy()
        twin.state.told = []
        return twin

    @property
    def log(self) -> Log:
        """The game as a log: what is stored, and what `tianxia.replay` reads."""
        head = header(
            self.registration.name,
            self.registration.version,
            self.players,
            self.options,
            self.seed,
            self.seat_names,
            self.pack.digest() if self.pack else None,
        )
        return Log(head, self.entries[:], End(moves=len(self.moves), digest=digest(self.state)))


def replay(text: str, pack: Pack | None = None) -> Game:
    """The game of a log, move by move by the rules. A log that does not fit raises `BadInput`."""
    log = loads(text)
    head = log.header
    if find(head["game"]).version != head["rules"]:
        raise BadInput(f"The log was written by rules {head['rules']}; these are {find(head['game']).version}.")
    if head["pack"] != (pack.digest() if pack else None):
        raise BadInput("The log was played with another pack: give the same one.")
    seed = head["seed"]
    if not (seed.isascii() and seed.isdecimal() and len(seed) < 40):
        raise BadInput(f"The log's seed {seed[:40]!r} is not a whole number.")
    game = Game(head["game"], int(seed), head["players"], head["options"], pack)
    if len(head["seats"]) != game.rules.seats:
        raise BadInput(f"The log names {len(head['seats'])} seats; the game has {game.rules.seats}.")
    game.seat_names = head["seats"]
    for number, (seat, text_of_move) in enumerate(log.moves(), 1):
        try:
            game.play(seat, text_of_move)
        except Refused as refused:
            raise BadInput(f"Move {number} of the log does not fit: {refused}.") from None
    game.entries = log.entries
    if digest(game.state) != log.end["digest"]:
        raise BadInput("The log's moves lead to another position than its digest says: it was altered.")
    return game
