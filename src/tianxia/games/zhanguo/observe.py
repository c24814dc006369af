"""What a seat may know, as numbers: its own things first, then those of the others in their order."""

from typing import Final

from ...core.observing import (
    Block,
    flags_of_seats,
    listed,
    of_seats,
    padded,
    question_blocks,
    seat_code,
    seat_codes,
    write_question,
)
from ...core.state import FACTS, KIND, STEP
from .abilities import CARDS_USED, POWER_USED
from .asks import ASKS, Q_MOVE, Q_WORKER
from .auction import BIDDERS, HIGHEST, HOLDER
from .frames import ABILITIES, LEFT, TURN
from .names import (
    ACTIONS,
    BOARDS,
    CARDS,
    COLORS,
    CRITERIA,
    LINES,
    MISSION_SECTIONS,
    N_AREAS,
    N_ASPECTS,
    N_COLORS,
    N_MISSION_KINDS,
    N_SECTIONS,
    N_SOURCES,
    REGIONS,
    ROUNDS,
    SOURCES,
    aspect_of,
)
from .settings import Settings
from .state import ZhanGuoState

# Where a card is, in the block `cards`. Those in the own hand are in `hand`.
UNKNOWN: Final = 0
AT_COURT: Final = 1
UNDER: Final = 1  # + the round of the draft
ON_BOARD: Final = UNDER + ROUNDS + 1  # + the board's place from the reader * REGIONS + region; then those used
DISCARDED: Final = 2  # in the block `hand`
MOST_FACTS: Final = 3
N_MISSIONS: Final = MISSION_SECTIONS * N_MISSION_KINDS
OFFICIALS: Final = REGIONS * N_AREAS * N_COLORS  # numbers for each seat
ABILITY: Final = 3  # numbers of the action whose abilities are used


SEAT_CODES: Final = "0 nobody, 1 the reader, 2 the seat after it, and so on"


def observed(cfg: Settings) -> tuple[Block, ...]:
    blocks = [*question_blocks(ASKS, cfg.players), *course_blocks(cfg.players), *board_blocks(cfg)]
    return (*blocks, *player_blocks(cfg.players), *card_blocks(cfg.players))


def course_blocks(n: int) -> list[Block]:
    seats = SEAT_CODES
    return [
        Block("facts", MOST_FACTS, 0, "of the open question: regions, colors, aspects from 0 (-1: any), masks, flags"),
        Block("moving", 3, 0, "points or workers left, points spent (or a mask of regions), least to spend"),
        Block("passing", 1, N_COLORS * REGIONS + 1, "the official that passes: 0 none, 1 + color * 5 + region"),
        Block("action", 1, len(ACTIONS) + 1, f"whose abilities are used: {listed(('none', *ACTIONS))}"),
        Block("abilities", 2, 2, "cards are awake; the power of the board is used"),
        Block("round", 1, 0, "from 1"),
        Block("turn", 1, 0, "the active seat's turn in this round, from 1; 0: none"),
        Block("first", 1, n + 1, f"first player: {seats}"),
        Block("active", 1, n + 1, f"whose turn it is: {seats}"),
        Block("order", n, n + 1, f"the order of turns: {seats}"),
        Block("track", n, n + 1, f"discs on the reward track from the top: {seats}"),
        Block("column", N_ASPECTS, n + 1, f"by aspect: the disc in this round's column; {seats}"),
        Block("decks", N_ASPECTS, 0, "by aspect: cards left"),
        Block("markers", 2 * N_ASPECTS, 0, "in the supply: those of value 1 by aspect, then those of value 3"),
        Block("last_at_court", 1, CARDS + 1, "the last card at the court; 0: none"),
    ]


def board_blocks(cfg: Settings) -> list[Block]:
    n, seats = cfg.players, SEAT_CODES
    squares = REGIONS * len(cfg.box.squares)
    return [
        Block("squares", squares, n + 1, f"by region and bonus square: the governor there; {seats}"),
        Block("beside", REGIONS * n, 0, "by region and seat: governors beside the squares"),
        Block("walls", N_SECTIONS * LINES, n + 1, f"by section and lines: {seats}"),
        Block("criteria", N_SECTIONS, len(CRITERIA), f"by section: {listed(CRITERIA)}"),
        Block("missions", N_MISSIONS, len(cfg.box.mission_kind), "by section and kind: the tile"),
        Block("discs", N_MISSIONS * n, n + 1, f"by mission: who fulfilled it first, second ...; {seats}"),
        Block("boards_left", len(BOARDS), 2, f"to be picked or auctioned: {listed(BOARDS)}"),
        Block("bid", 1, 0, "the highest one of the auction"),
        Block("bidder", 1, n + 1, f"who bid that: {seats}"),
        Block("bidding", n, 2, "by seat: still in the auction"),
    ]


def player_blocks(n: int) -> list[Block]:
    return [
        Block("points", n, 0, "by seat"),
        Block("board", n, len(BOARDS) + 1, f"by seat: {listed(('none', *BOARDS))}"),
        Block("backs", n * N_ASPECTS, 0, "by seat and aspect: cards in the hand, with those being discarded"),
        Block("ready", n, 2, "by seat: it has made its draft choice"),
        Block("unrest", n * REGIONS, 0, "by seat and region"),
        Block("officials", n * OFFICIALS, 0, f"by seat, region, area and color: {listed(COLORS)}"),
        Block("workers", n * REGIONS, 0, "by seat and region"),
        Block("palaces", n * REGIONS, 0, "by seat and region"),
        Block("supply", n * N_COLORS, 0, f"by seat and color: officials in the supply; {listed(COLORS)}"),
        Block("ones", n * N_ASPECTS, 0, "by seat and aspect: markers of value 1"),
        Block("threes", n * N_ASPECTS, 0, "by seat and aspect: markers of value 3"),
        Block("left", 3 * n, 0, "governors in the supply by seat, then palaces, then walls"),
        Block("earned", n * N_SOURCES, 0, f"by seat and source: {listed(SOURCES)}"),
        Block("history", ROUNDS * n, 0, "by round and seat: points after it"),
    ]


def card_blocks(n: int) -> list[Block]:
    where = (
        f"by card: {UNKNOWN} unknown, {AT_COURT} at the court, {UNDER + 1} to {UNDER + ROUNDS} last seen in the draft "
        f"of round 1 to {ROUNDS}, {ON_BOARD} and on: on a board, by seat and region; {ON_BOARD + n * REGIONS} and on: "
        "likewise, and used in this action"
    )
    return [
        Block("cards", CARDS, ON_BOARD + 2 * n * REGIONS, where),
        Block("hand", CARDS, DISCARDED + 1, "by card: 1 in the own hand, 2 being discarded"),
        Block("playing", 1, CARDS + 1, "own card of this turn, until it is used; 0: none"),
        Block("over", 1, 2, "the game has ended"),
    ]


def observe(cfg: Settings, s: ZhanGuoState, seat: int | None) -> list[int]:
    me = 0 if seat is None else seat
    out: list[int] = []
    write_question(out, s, me, cfg.players)
    write_act(out, s)
    write_course(cfg, out, s, me)
    write_board(cfg, out, s, me)
    write_auction(cfg, out, s, me)
    write_players(cfg, out, s, me)
    write_cards(cfg, out, s, me, seat is not None)
    return out


def write_act(out: list[int], s: ZhanGuoState) -> None:
    """The act that the open question belongs to, and how far it has come."""
    if not s.stack:
        padded(out, [], MOST_FACTS + ABILITY + 1 + ABILITY)
        return
    question = s.stack[-1]
    for i in range(FACTS, FACTS + MOST_FACTS):
        out.append(question[i] if i < len(question) else 0)
    kind = question[KIND]
    if kind in (Q_MOVE, Q_WORKER):
        frame = s.stack[-2]
        out.append(frame[LEFT])
        out.append(frame[LEFT + 1])
        out.append(frame[LEFT + 2] if kind == Q_MOVE else 0)
        out.append(frame[LEFT + 3] + 1 if kind == Q_MOVE else 0)
    else:
        padded(out, [], 4)
    for frame in s.stack:
        if frame[STEP] == ABILITIES:
            out.append(frame[2] + 1)
            out.append(frame[3])
            out.append(frame[POWER_USED])
            return
    padded(out, [], ABILITY)


def write_course(cfg: Settings, out: list[int], s: ZhanGuoState, me: int) -> None:
    n = cfg.players
    out.append(s.round)
    turn = 0
    for frame in s.stack:
        if frame[STEP] == TURN:
            turn = (frame[1] - 1) // n + 1
            break
    out.append(turn)
    out.append(seat_code(s.first, me, n))
    out.append(seat_code(s.active, me, n))
    seat_codes(out, s.order, me, n, n)
    seat_codes(out, s.track, me, n, n)
    seat_codes(out, s.column, me, n, N_ASPECTS)
    for deck in s.decks:
        out.append(len(deck))
    out.extend(s.markers1)
    out.extend(s.markers3)
    out.append(s.court[-1] if s.court else 0)


def write_board(cfg: Settings, out: list[int], s: ZhanGuoState, me: int) -> None:
    n = cfg.players
    seat_codes(out, s.squares, me, n, len(s.squares))
    for region in range(0, REGIONS * n, n):
        for i in range(n):
            out.append(s.beside[region + (me + i) % n])
    seat_codes(out, s.walls, me, n, N_SECTIONS * LINES)
    out.extend(s.tokens)
    out.extend(s.missions)
    for discs in s.discs:
        seat_codes(out, discs, me, n, n)


def write_auction(cfg: Settings, out: list[int], s: ZhanGuoState, me: int) -> None:
    n = cfg.players
    left = 0
    for board in s.boards_left:
        left |= 1 << board
    for board in range(len(BOARDS)):
        out.append(left >> board & 1)
    if not s.auction:
        padded(out, [], 2 + n)
        return
    out.append(s.auction[HIGHEST])
    out.append(seat_code(s.auction[HOLDER], me, n))
    bidding = 0
    for i in range(BIDDERS, len(s.auction)):
        bidding |= 1 << s.auction[i]
    flags_of_seats(out, bidding, me, n)


def write_players(cfg: Settings, out: list[int], s: ZhanGuoState, me: int) -> None:
    """What is public about all seats: of their hands only the aspects."""
    n = cfg.players
    of_seats(out, s.vp, me)
    for i in range(n):
        out.append(s.board[(me + i) % n] + 1)
    for i in range(n):
        other = (me + i) % n
        at = len(out)
        padded(out, [], N_ASPECTS)
        for card in s.hand[other]:
            out[at + aspect_of(card)] += 1
        for card in s.drawn[other]:
            out[at + aspect_of(card)] += 1
    of_seats(out, s.choice, me)
    of_seats(out, s.unrest, me, REGIONS)
    of_seats(out, s.officials, me, OFFICIALS)
    of_seats(out, s.workers, me, REGIONS)
    of_seats(out, s.palaces, me, REGIONS)
    of_seats(out, s.supply, me, N_COLORS)
    of_seats(out, s.stash1, me, N_ASPECTS)
    of_seats(out, s.stash3, me, N_ASPECTS)
    of_seats(out, s.governors, me)
    of_seats(out, s.palaces_left, me)
    of_seats(out, s.walls_left, me)
    of_seats(out, s.earned, me, N_SOURCES)
    for at in range(0, len(s.history), n):
        of_seats(out, s.history[at : at + n], me)
    padded(out, [], ROUNDS * n - len(s.history))


def write_cards(cfg: Settings, out: list[int], s: ZhanGuoState, me: int, own: bool) -> None:
    n = cfg.players
    at = len(out) - 1  # cards are numbered from 1
    for card in range(1, CARDS + 1):
        layer = s.layer[card]
        out.append(UNDER + layer if layer else UNKNOWN)
    for card in s.court:
        out[at + card] = AT_COURT
    for i in range(n):
        first = (me + i) % n * REGIONS
        for region in range(REGIONS):
            for card in s.cards[first + region]:
                out[at + card] = ON_BOARD + i * REGIONS + region
    for frame in s.stack:
        if frame[STEP] == ABILITIES:
            for i in range(CARDS_USED, len(frame)):
                out[at + frame[i]] += n * REGIONS
    at = len(out) - 1
    padded(out, [], CARDS)
    if own:
        for card in s.hand[me]:
            out[at + card] = 1
        for card in s.drawn[me]:
            out[at + card] = DISCARDED
    out.append(s.playing if own and s.active == me else 0)
    out.append(1 if s.end else 0)
