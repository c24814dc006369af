"""A game at the table: state, log, decisions, undo. The checked side of the kernel."""

from collections.abc import Collection
from typing import Any

from . import foresight, kernel
from .kernel import CHANGE, CHANGE_TEXT
from .log import End, Entry, Log, header
from .moves import Move, Tally, brings_news, others_answer_in_secret
from .outer import decision_in, offered, offers_of, open_codes, option_of, told_of
from .pack import Pack
from .registry import Options, checked_options, find, make_rules
from .rules import Rules
from .save import digest
from .seed import Seed, check_dealt, checked_seed, dealing
from .state import ALL, CHANCE, EVENT, NOBODY, TOLD, Event, Frame, State, seats_of
from .values import BadInput, Decision, Option, Preview, Refusal, Refused, Result, Told


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

    def __init__(
        self, name: str, seed: Seed, players: int | None, options: Options, pack: Pack | None, version: str = ""
    ) -> None:
        self.registration = find(name)
        self.edition = self.registration.edition(version)
        self.options = checked_options(self.registration, options)
        self.seed = checked_seed(seed)
        self.pack = pack
        self.box = self.registration.box(self.edition, pack)  # what rules, bots and texts read
        self.rules: Rules[Any] = make_rules(name, players, options, self.box)
        check_dealt(self.seed, self.rules.seats)
        self.players = self.registration.players[0] if players is None else players
        self.seat_names = [f"seat {seat}" for seat in range(self.rules.seats)]
        self.entries: list[Entry] = []
        self._tally = Tally(self.rules.seats)
        self._tick = 0  # grows whenever a move or an undo changes the open question
        self._begin()

    def _begin(self) -> None:
        self.moves: list[Move] = []
        self.history: list[list[Event]] = []  # events of the setup, then of every move
        self._question = 0
        self.state: State = kernel.start(self.rules, dealing(self.seed), True)
        self._listen()
        # Where the question of the last move began: moves before it, its number, the state. Undo starts there.
        self._base = (0, 0, self.state.copy())

    def _listen(self) -> list[Event]:
        heard = self.state.told or []
        self.history.append(heard)
        self.state.told = []
        return heard

    # Who owes what

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.state.stack

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        return seats_of(kernel.owing(self.state))

    @property
    def sealed(self) -> tuple[int, ...]:
        """The seats that have answered the open question while others still owe theirs."""
        return seats_of(kernel.sealed(self.state))

    @property
    def asked(self) -> str:
        """What is being decided, which everybody sees; "" when the game is over."""
        return kernel.asked(self.rules, self.state)

    @property
    def round(self) -> int | None:
        """The round or year that is being played, if the game has any."""
        return self.rules.round(self.state)

    @property
    def windows(self) -> tuple[str, ...]:
        """The names of the kinds of question where only a hidden hand says whether there is a choice."""
        return tuple([self.rules.asks[kind] for kind in self.rules.windows])

    @property
    def in_window(self) -> bool:
        """Whether the time that an answer takes could reveal something about a hidden hand."""
        return not self.over and self._asked()[1] in self.rules.windows

    @property
    def in_secret(self) -> bool:
        """Whether answers to what is asked now are hidden from the others."""
        return not self.over and self._asked()[1] in self.rules.secrets

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        return self.rules.result(self.state) if self.over else None

    def decision(self, seat: int) -> Decision:
        """What the seat is asked now. A seat that owes nothing has no options, but may have offers."""
        self._check_seat(seat)
        if self.over:
            return Decision(seat, "over", "over", (), (), False, self.number(seat), False, {})
        return decision_in(self.rules, self.registration.name, self.state, seat, self.number(seat))

    def tries(self, seat: int) -> tuple[Option, ...]:
        """What a player might think of now although it is not offered: `why_not` says why."""
        self._check_seat(seat)
        if not self._owes(seat):
            return ()
        possible = open_codes(self.rules, self.state, seat)
        tried = self.rules.tries(self.state, seat, self._asked())
        return offered(self.rules, self.state, [code for code in tried if code not in possible])

    def number(self, seat: int) -> int:
        """The number of what the seat is asked now: it changes when the seat acts or is asked anew.

        What others do in secret at the same question does not change it, so that it makes nobody's
        answer stale.
        """
        return self._tick * 10_000 + self._tally.own[seat]

    def acts(self, seat: int) -> int:
        """How many entries of the log are the seat's."""
        return self._tally.own[seat]

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
        if not self._owes(seat) and code not in offers_of(self.rules, self.state, seat):
            return Refusal("TX-3", seat=seat)
        return self.rules.why_not(self.state, seat, self._asked(), code)

    def play(self, seat: int, option: str | Option) -> None:
        """Play an option, or its text. Refused moves raise and change nothing."""
        text = str(option)
        refusal = self.why_not(seat, text)
        if refusal is not None:
            raise Refused(refusal, text)
        self._play(seat, CHANGE if text == CHANGE_TEXT else self.rules.parse(text))
        self._record(Entry(seat=seat, play=text), self.moves[-1].quiet)

    def _play(self, seat: int, code: int) -> None:
        question = self._question
        if not self.moves or self.moves[-1].question != question:
            self._base = (len(self.moves), question, self.state.copy())
        asked = self._asked()
        secret = asked[1] in self.rules.secrets
        stands = kernel.apply(self.rules, self.state, seat, code)
        if not stands:
            self._question += 1
            self._tick += 1
        heard = self._listen()
        news = brings_news(self.rules, heard)
        quiet = (
            secret
            and stands
            and self._asked()[1:4] == asked[1:4]
            and all(event[1] in (seat, NOBODY) for event in heard)
        )
        self.moves.append(Move(seat, code, question, news, secret, quiet))

    def _record(self, entry: Entry, quiet: bool) -> None:
        self.entries.append(entry)
        self._tally.add(entry["seat"], quiet, "undo" in entry)

    def text_of(self, move: Move) -> str:
        """The option that a move played."""
        return option_of(self.rules, move.code).text

    def _asked(self) -> Frame:
        return self.state.stack[-1]

    def _owes(self, seat: int) -> bool:
        return not self.over and bool(self._asked()[2] >> seat & 1)

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.rules.seats:
            raise BadInput(f"There is no seat {seat}; the seats are 0 to {self.rules.seats - 1}.")

    # What is seen

    def view(self, seat: int | None) -> Any:
        """All that the seat (None: a spectator) may know, as the game's own Struct. A server sends nothing else."""
        if seat is not None:
            self._check_seat(seat)
        return self.rules.view(self.state, seat)

    def preview(self, seat: int, option: str | Option) -> Preview:
        """What an option would do, as far as the seat can know: nothing is changed, nothing is given away.

        >>> import tianxia
        >>> game = tianxia.new("sun_tzu", seed=7, options={"beginner": True})
        >>> foreseen = game.preview(0, "5@WU")
        >>> foreseen.ends, len(foreseen.then)
        ('asked', 33)
        """
        text = str(option)
        refusal = self.why_not(seat, text)
        if refusal is not None:
            raise Refused(refusal, text)
        code = CHANGE if text == CHANGE_TEXT else self.rules.parse(text)
        return foresight.preview(self.rules, foresight.world_of(self.rules, self.state, seat), seat, code)

    def previews(self, seat: int, path: Collection[str] = ()) -> tuple[Preview, ...]:
        """Previews of all that the seat may do now, or after a path of options, each leading to its next question."""
        self._check_seat(seat)
        if self.over:
            return ()
        world = foresight.world_after(self.rules, self.state, seat, list(path))
        codes = open_codes(self.rules, world, seat)
        return tuple([foresight.preview(self.rules, world, seat, code) for code in codes])

    def plan(self, seat: int, path: Collection[str]) -> tuple[Preview, Decision | None]:
        """What the last of these options would do after the others, and what the seat would be asked then, if it were.

        For somebody who thinks ahead: nothing is changed, and nothing is given away.
        """
        self._check_seat(seat)
        if self.over or not path:
            raise BadInput("A plan is made of options, in a game that goes on.")
        *before, last = path
        world = foresight.world_after(self.rules, self.state, seat, before)
        preview = foresight.preview(self.rules, world, seat, foresight.code_in(self.rules, world, seat, last))
        if preview.ends != "asked":
            return preview, None
        after = foresight.world_after(self.rules, self.state, seat, [*before, last])
        return preview, decision_in(self.rules, self.registration.name, after, seat, self.number(seat))

    def told(self, seat: int | None, since: int = 0) -> list[list[Told]]:
        """What the seat was told: at the setup, then at each move; from entry `since` on."""
        if seat is not None:
            self._check_seat(seat)
        who = ALL if seat is None else seat
        return [
            [told_of(self.rules, event) for event in heard if event[1] in (ALL, who)] for heard in self.history[since:]
        ]

    def steps(self, seats: Collection[int]) -> list[int]:
        """The places of the moves that the holders of these seats could notice; once the game is over, of all moves."""
        if self.over:
            return list(range(len(self.moves)))
        return [place for place, move in enumerate(self.moves) if not move.quiet or move.seat in seats]

    def changes(self, seats: Collection[int]) -> int:
        """How many entries of the log the holders of these seats could notice: it only ever grows."""
        return len(self.entries) if self.over else self._tally.noticed(seats)

    def retold(self, seats: Collection[int]) -> int:
        """Changes whenever what they were told before may no longer hold: at an undo, and at the end of the game."""
        return self._tally.undone(seats) + self.over

    @property
    def draws(self) -> list[tuple[int, int]]:
        """Everything that chance has decided so far: out of how many, and which. Nobody is told before the end."""
        return [
            (event[TOLD + 1], event[TOLD + 2]) for heard in self.history for event in heard if event[EVENT] == CHANCE
        ]

    @property
    def drawn_at_deal(self) -> int:
        """How much of it before the first move."""
        return len([event for event in self.history[0] if event[EVENT] == CHANCE])

    # Taking back

    def why_not_undo(self, seat: int) -> Refusal | None:
        """A seat can undo its moves as long as they told nobody anything and nobody acted on them.

        Answers that others gave in secret to the same question do not stand in the way. If others answer a
        later question in secret, they count as having begun: an undo that failed only if they had would reveal it.
        """
        self._check_seat(seat)
        last = self._last_move_of(seat)
        if last < 0:
            return Refusal("TX-5", seat=seat)
        question = self.moves[last].question
        for move in self.moves[last:]:
            if move.quiet and move.seat != seat:
                continue
            if move.news:
                return Refusal("TX-6", seat=seat)
            if move.question != question:
                return Refusal("TX-7", seat=seat)
        if question != self._question and others_answer_in_secret(self.rules, self.state, seat):
            return Refusal("TX-7", seat=seat)
        return None

    def undo(self, seat: int) -> None:
        """Undo the seat's last move, unless it told somebody something or somebody acted on it."""
        refusal = self.why_not_undo(seat)
        if refusal is not None:
            raise Refused(refusal, "undo")
        self._take_out(self._last_move_of(seat))

    def rewind(self, moves: int) -> None:
        """Go back to the position after so many moves. All have agreed, so nothing is checked."""
        if not 0 <= moves <= len(self.moves):
            raise BadInput(f"There are {len(self.moves)} moves; {moves} is not among them.")
        gone, question, tick = self.moves[moves:], self._question, self._tick
        self._play_again(moves, len(self.moves))
        self._tick = tick + question - self._question  # as if they had been undone one by one
        for place, move in reversed(list(enumerate(gone, moves))):
            self._record(Entry(seat=move.seat, undo=place), move.quiet)

    def _last_move_of(self, seat: int) -> int:
        return max((place for place, move in enumerate(self.moves) if move.seat == seat), default=-1)

    def _take_out(self, place: int) -> None:
        gone, question, tick = self.moves[place], self._question, self._tick
        self._play_again(place, place + 1)
        self._tick = tick + (self._question != question)
        self._record(Entry(seat=gone.seat, undo=place), gone.quiet)

    def _play_again(self, start: int, stop: int) -> None:
        """Replay all moves but those from `start` to `stop`; from where the last question began, if that is enough."""
        first, question, state = self._base
        moves = self.moves
        if start < first:
            first = 0
            self._begin()
        else:
            self.moves = moves[:first]
            self.history = self.history[: first + 1]
            self._question = question
            self.state = state.copy()
            self.state.told = []
        for move in moves[first:start] + moves[stop:]:
            self._play(move.seat, move.code)

    # Copies and logs

    def resume(self, entries: list[Entry]) -> None:
        """Go on with entries of a log, one by one and by the rules: the numbers are those from when they were made."""
        for entry in entries:
            place = entry.get("undo", -1)
            if "play" in entry:
                self.play(entry["seat"], entry["play"])
            elif 0 <= place < len(self.moves) and self.moves[place].seat == entry["seat"]:
                self._take_out(place)
            else:
                raise BadInput("The log undoes a move that is not there.")

    def copy(self) -> "Game":
        """An independent game in the same position."""
        twin = Game.__new__(Game)
        twin.registration = self.registration
        twin.edition = self.edition
        twin.options = self.options
        twin.seed = self.seed
        twin.pack = self.pack
        twin.box = self.box
        twin.rules = self.rules
        twin.players = self.players
        twin.seat_names = self.seat_names[:]
        twin.entries = self.entries[:]
        twin._tally = self._tally.copy()
        twin.moves = self.moves[:]
        twin.history = self.history[:]
        twin._question = self._question
        twin._tick = self._tick
        twin._base = self._base  # never changed, only copied
        twin.state = self.state.copy()
        twin.state.told = []
        return twin

    def anew(self, seed: Seed) -> "Game":
        """A new game with the same rules: nothing is read or checked again."""
        twin = self.copy()
        twin.seed = checked_seed(seed)
        check_dealt(twin.seed, self.rules.seats)
        twin.seat_names = [f"seat {seat}" for seat in range(self.rules.seats)]
        twin.entries = []
        twin._tally = Tally(self.rules.seats)
        twin._tick = 0
        twin._begin()
        return twin

    @property
    def log(self) -> Log:
        """The game as a log: what is stored, and what `tianxia.replay` reads."""
        head = header(
            self.registration, self.players, self.options, self.seed, self.seat_names, self.pack, self.edition
        )
        return Log(head, self.entries[:], End(moves=len(self.moves), digest=digest(self.state)))
