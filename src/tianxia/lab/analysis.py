"""What a game could have been: every decision of a finished game, judged by a bot that knows what the seat knew.

The bot is given a world that the seat could not tell from the real one at that moment, so nothing that the seat could
not know is used against it.
"""

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from ..bots import level_without_search, make_bot
from ..bots.bot import Judge, Weighed, situation_in
from ..core.game import Game
from ..core.pack import Pack
from ..core.seed import Seed
from ..core.values import BadInput, Result
from .contest import is_together
from .lines import Heard, line_of
from .runner import Runner, Serial

SHOWN = 3  # options that are kept of each decision, besides the one that was played
TURNS = 4  # turning points that are named
CLEARLY = 0.02  # of the chance to win: a smaller loss may be noise of the judge


class Choice(Struct, frozen=True):
    """An option as it was judged."""

    option: str  # its text
    chance: float  # of winning
    why: str  # the name of the reason, "" if there is none
    about: dict[str, int | str]
    doubt: float = 0.0  # by how much less than the best one it may be valued without being a mistake


class Judgment(Struct, frozen=True):
    """One decision with a choice."""

    at: int  # moves before it
    seat: int
    round: int | None
    kind: str
    played: Choice
    best: list[Choice]  # the first is what the judge recommends; another may seem better by no more than its error
    line: list[Heard] = []  # how it could have gone on after the best, if another was clearly worse

    @property
    def loss(self) -> float:
        """How much of the chance to win was given away; nothing, where that is within what the judge may err."""
        less = self.best[0].chance - self.played.chance
        return less if less > self.played.doubt else 0.0


class Analysis(Struct, frozen=True):
    """All judgments of a game, in order."""

    game: str
    rules: str
    judge: str
    seats: list[str]
    moves: int
    shares: list[float]  # of the win, by seat: 1 for each if all have won together, and 0 if all have lost
    judgments: list[Judgment]

    def of(self, seat: int) -> list[Judgment]:
        return [each for each in self.judgments if each.seat == seat]

    def curve(self, seat: int) -> list[tuple[int, float]]:
        """The seat's chance of winning after each of its decisions, by the number of moves; at the end it is known."""
        points = [(each.at, each.played.chance) for each in self.of(seat)]
        return [*points, (self.moves, self.shares[seat])]

    def turning_points(self, seat: int) -> list[Judgment]:
        """The decisions after which the seat's chance had changed most, in their order."""
        judged, chances = self.of(seat), [chance for _, chance in self.curve(seat)]
        swings = [abs(after - before) for before, after in pairwise(chances)]
        most = sorted(range(len(judged)), key=lambda n: (-swings[n], n))[:TURNS]
        return [judged[n] for n in sorted(most)]

    def losses(self, seat: int) -> dict[int, float]:
        """What the seat gave away in each round, all decisions together."""
        found: dict[int, float] = {}
        for each in self.of(seat):
            number = each.round or 0
            found[number] = found.get(number, 0.0) + each.loss
        return found


class Share(NamedTuple):
    """A part of the work, for another process: plain data."""

    game: str
    edition: str
    players: int
    options: tuple[tuple[str, bool | str], ...]
    seed: Seed
    pack: Pack | None
    moves: tuple[tuple[int, str], ...]
    judge: str
    at: tuple[int, ...]  # the moves that are judged, by the number of moves before them


def analyze(
    game: Game,
    judge: str,
    seats: tuple[int, ...] = (),
    runner: Runner | None = None,
    progress: Callable[[int], None] | None = None,
) -> Analysis:
    """Judge the decisions of these seats (none named: of all) in a game that is over."""
    if not game.over:
        raise BadInput("A game can be analyzed when it is over.")
    judge_of(judge, game.registration.name, game.box)  # an error now, not in another process
    judgments: list[Judgment] = []
    for found in (runner or Serial()).map(judge_share, shares_of(game, judge, seats)):
        judgments += found
        if progress:
            progress(1)
    assert game.result is not None
    return summary_of(game, judge, judgments, game.result)


def summary_of(game: Game, judge: str, judgments: list[Judgment], result: Result) -> Analysis:
    """With how it ended: by the rules, or before that because somebody gave up."""
    return Analysis(
        game.registration.name,
        game.edition,
        judge,
        list(game.seat_names),
        len(game.moves),
        shares_in(game, result),
        sorted(judgments, key=lambda each: each.at),
    )


def shares_in(game: Game, result: Result) -> list[float]:
    """What each seat has of the win: those in the first place share it, unless all win or lose together."""
    first = result.winners or tuple([seat for seat, place in enumerate(result.places) if place == 1])
    one = 1.0 if is_together(game.registration, game.players, game.options) else 1 / max(1, len(first))
    return [one if seat in first else 0.0 for seat in range(game.rules.seats)]


def shares_of(game: Game, judge: str, seats: tuple[int, ...] = ()) -> list[Share]:
    """One for each decision: the progress is seen, and nobody who waits for the same processes waits long."""
    moves = tuple([(move.seat, game.text_of(move)) for move in game.moves])
    options = tuple(game.options.items())
    whole = Share(game.registration.name, game.edition, game.players, options, game.seed, game.pack, moves, judge, ())
    judged = seats or tuple(range(game.rules.seats))
    return [whole._replace(at=(at,)) for at, seat in decisions(whole) if seat in judged]


def begun(share: Share) -> Game:
    return Game(share.game, share.seed, share.players, dict(share.options), share.pack, share.edition)


def decisions(share: Share) -> Iterator[tuple[int, int]]:
    """Every move that was one of several options, by its place, and its seat."""
    game = begun(share)
    for at, (seat, text) in enumerate(share.moves):
        if seat in game.to_act:
            options = [option.text for option in game.decision(seat).options]
            if len(options) > 1 and text in options:  # taking something back is no decision
                yield at, seat
        game.play(seat, text)


def judge_share(share: Share) -> list[Judgment]:
    """Plays the game again up to each decision: that takes milliseconds, judging takes seconds."""
    game = begun(share)
    judge = judge_of(share.judge, share.game, game.box)
    found = []
    for at, (seat, text) in enumerate(share.moves[: max(share.at) + 1]):
        if at in share.at:
            found.append(judgment(game, judge, seat, game.rules.parse(text)))
        game.play(seat, text)
    return found


def judgment(game: Game, judge: Judge, seat: int, code: int) -> Judgment:
    """What the seat played, and what it could have played."""
    weighed = judge.weigh(situation_in(game, seat), code)
    played = next((each for each in weighed if each.code == code), None)
    if played is None:
        raise BadInput(f"The judge says nothing of {game.rules.text(code)!r}, which was played.")
    found = Judgment(
        len(game.moves),
        seat,
        game.round,
        game.asked,
        choice_of(game, played),
        [choice_of(game, each) for each in weighed[:SHOWN]],
    )
    return replace(found, line=best_line(game, seat, weighed[0].code)) if found.loss >= CLEARLY else found


def best_line(game: Game, seat: int, code: int) -> list[Heard]:
    name = game.registration.name
    return line_of(game, seat, code, make_bot(level_without_search(name), name, game.box))


def choice_of(game: Game, weighed: Weighed) -> Choice:
    value, doubt = round(weighed.value, 4), round(weighed.doubt, 4)
    return Choice(game.rules.text(weighed.code), value, weighed.why, weighed.about, doubt)


def judge_of(name: str, game: str, pack: Pack | None) -> Judge:
    """A bot that can explain itself."""
    bot: Any = make_bot(name, game, pack)
    if not hasattr(bot, "weigh"):
        raise BadInput(f"The bot {name!r} of {game} does not judge options; one that searches does.")
    judge: Judge = bot
    return judge
