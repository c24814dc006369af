"""What a seat may see: everything is named here that is shown, and nothing else is (ZG-A5, ZG-A8)."""

from ...core.state import ASK
from .abilities import ACTION, CARDS_USED, POWER_USED, WAKES
from .asks import Q_ABILITY, Q_DRAFT, Q_EXTRA_WORKER, Q_MOVE, Q_OFFICIAL, Q_REWARD, Q_SQUARE
from .missions import is_fulfilled
from .names import (
    ACTIONS,
    ASPECTS,
    BOARDS,
    BONUSES,
    COLOURS,
    CRITERIA,
    LINES,
    MISSION_KINDS,
    REGIONS,
    REWARDS,
    ROUNDS,
    SECTIONS,
    SOURCES,
    SQUARES,
    aspect_of,
)
from .officials import LEFT
from .scoring import criterion_points, final_points
from .settings import Settings
from .state import GOVERNORS_AREA, WORKERS_AREA, ZhanGuoState, at, tie_order, value_of
from .verbs import governors_in

View = dict[str, object]


def view(e: Settings, s: ZhanGuoState, seat: int | None) -> View:
    """The table as the seat (None: a spectator) sees it."""
    return {
        "round": s.round,
        "rounds": ROUNDS,
        "first": s.first,
        "order": s.order[:],
        "active": s.active if s.active >= 0 else None,
        "court": s.court[:],
        "decks": [len(deck) for deck in s.decks],
        "markers": {"1": s.markers1[:], "3": s.markers3[:]},
        "track": s.track[:],
        "column": [None if other < 0 else other for other in s.column],
        "tie_order": tie_order(s),
        "rewards": rewards_view(e),
        "offered": offered(s),
        "regions": [region_view(e, s, region) for region in range(REGIONS)],
        "walls": [wall_view(e, s, section, seat) for section in range(len(SECTIONS))],
        "missions": [mission_view(e, s, i) for i in range(len(s.missions))],
        "boards_left": [BOARDS[board] for board in s.boards_left],
        "board_tracks": [tracks_view(e, board) for board in s.boards_left],
        "values": values_view(e),
        "question": question_view(s),
        "auction": auction_view(s),
        "players": players_view(e, s),
        "points_by_round": [s.history[i : i + e.players] for i in range(0, len(s.history), e.players)],
        "own": None if seat is None else own_view(e, s, seat),
    }


def offered(s: ZhanGuoState) -> str | None:
    """The aspect whose reward somebody is deciding about."""
    if s.stack and s.stack[-1][1] == Q_REWARD:
        return ASPECTS[s.stack[-1][4]]
    return None


def question_view(s: ZhanGuoState) -> View:
    """What the open question is about, beside its options; all of it has been seen by everybody."""
    if not s.stack or s.stack[-1][0] != ASK:
        return {}
    question = s.stack[-1]
    if question[1] == Q_MOVE:
        return {"left": s.stack[-2][LEFT]}
    if question[1] in (Q_SQUARE, Q_EXTRA_WORKER):
        return {"region": question[4] + 1}
    if question[1] == Q_OFFICIAL:
        return {"region": None if question[5] < 0 else question[5] + 1}
    if question[1] == Q_ABILITY:
        frame = s.stack[-2]
        return {
            "action": ACTIONS[frame[ACTION]],
            "wakes": bool(frame[WAKES]),
            "power_used": bool(frame[POWER_USED]),
            "used": list(frame[CARDS_USED:]),
        }
    return {}


def tracks_view(e: Settings, board: int) -> View:
    """What is printed on a player board that is still to be had."""
    bans = [ban if ban < 10 else None for ban in e.tables.ban[board]]
    return {"board": BOARDS[board], "most_unrest": e.tables.unrest[board][:], "palace_ban": bans}


def values_view(e: Settings) -> View:
    """Numbers printed on the main board."""
    tables = e.tables
    return {
        "move": tables.square_movement,
        "vp": tables.square_points,
        "majority": tables.majority,
        "each_governor": tables.each_governor,
        "markers": tables.marker_points[:],
    }


def rewards_view(e: Settings) -> list[list[View]]:
    """By aspect and round."""
    table: list[list[View]] = []
    for aspect in range(3):
        row: list[View] = []
        for number in range(ROUNDS):
            mask = e.tables.reward_regions[aspect * ROUNDS + number]
            regions = [region + 1 for region in range(REGIONS) if mask >> region & 1]
            row.append({"reward": REWARDS[e.tables.reward[aspect * ROUNDS + number]], "regions": regions})
        table.append(row)
    return table


def region_view(e: Settings, s: ZhanGuoState, region: int) -> View:
    n = len(e.tables.squares)
    return {
        "region": region + 1,
        "squares": [
            {"square": SQUARES[e.tables.squares[i]], "seat": seat_or_none(s.squares[region * n + i])} for i in range(n)
        ],
        "beside": [s.beside[region * e.players + seat] for seat in range(e.players)],
        "governors": [governors_in(s, e, seat, region) for seat in range(e.players)],
        "palaces": [s.palaces[seat * REGIONS + region] for seat in range(e.players)],
        "palace_spaces": e.players,
    }


def seat_or_none(seat: int) -> int | None:
    return seat if seat >= 0 else None


def wall_view(e: Settings, s: ZhanGuoState, section: int, watcher: int | None) -> View:
    criterion = s.tokens[section]
    return {
        "section": SECTIONS[section],
        "criterion": CRITERIA[criterion],
        "points": list(e.tables.criteria[criterion]),
        "walls": [seat_or_none(s.walls[section * LINES + line]) for line in range(LINES)],
        "worth": None
        if watcher is None or s.board[watcher] < 0
        else [criterion_points(e, s, watcher, criterion, line) for line in range(LINES)],
    }


def mission_view(e: Settings, s: ZhanGuoState, i: int) -> View:
    mission = s.missions[i]
    return {
        "section": i // 3,
        "kind": MISSION_KINDS[e.tables.mission_kind[mission]],
        "places": e.tables.mission_places[mission][:],
        "spaces": e.tables.spaces[:],
        "discs": s.discs[i][:],
        "fulfilled": [seat for seat in range(e.players) if is_fulfilled(e, s, seat, mission)],
    }


def auction_view(s: ZhanGuoState) -> View | None:
    if not s.auction:
        return None
    return {"highest": s.auction[0], "holder": seat_or_none(s.auction[1]), "bidders": s.auction[2:]}


def players_view(e: Settings, s: ZhanGuoState) -> list[View]:
    preview = final_points(e, s)
    return [player_view(e, s, seat, preview[seat]) for seat in range(e.players)]


def player_view(e: Settings, s: ZhanGuoState, seat: int, preview: list[int]) -> View:
    """What is open of a seat: of its hand the aspects only."""
    backs = [aspect_of(card) for card in s.hand[seat] + s.drawn[seat]]
    return {
        "seat": seat,
        "points": s.vp[seat],
        "board": BOARDS[s.board[seat]] if s.board[seat] >= 0 else None,
        "hand": [backs.count(aspect) for aspect in range(3)],
        "ready": bool(s.choice[seat]),
        "regions": [own_region_view(e, s, seat, region) for region in range(REGIONS)],
        "supply": {COLOURS[c]: s.supply[seat * 3 + c] for c in range(3)},
        "markers": [
            {
                "aspect": ASPECTS[a],
                "1": s.stash1[seat * 3 + a],
                "3": s.stash3[seat * 3 + a],
                "value": value_of(s, seat, a),
            }
            for a in range(3)
        ],
        "governors": s.governors[seat],
        "palaces": s.palaces_left[seat],
        "walls": s.walls_left[seat],
        "earned": {name: s.earned[seat * len(SOURCES) + i] for i, name in enumerate(SOURCES)},
        "if_it_ended_now": dict(zip(("governors", "unification", "missions", "walls"), preview, strict=True)),
    }


def own_region_view(e: Settings, s: ZhanGuoState, seat: int, region: int) -> View:
    board = s.board[seat]
    return {
        "unrest": s.unrest[seat * REGIONS + region],
        "most_unrest": e.tables.unrest[board][region] if board >= 0 else None,
        "palace_ban": e.tables.ban[board][region] if board >= 0 and e.tables.ban[board][region] < 10 else None,
        "governors_area": {COLOURS[c]: s.officials[at(seat, region, GOVERNORS_AREA, c)] for c in range(3)},
        "workers_area": {COLOURS[c]: s.officials[at(seat, region, WORKERS_AREA, c)] for c in range(3)},
        "workers": s.workers[seat * REGIONS + region],
        "cards": [card_view(e, card) for card in s.cards[seat * REGIONS + region]],
    }


def card_view(e: Settings, card: int) -> View:
    return {
        "card": card,
        "aspect": ASPECTS[aspect_of(card)],
        "trigger": ACTIONS[e.tables.trigger[card]],
        "bonus": BONUSES[e.tables.bonus[card]],
    }


def own_view(e: Settings, s: ZhanGuoState, seat: int) -> View:
    """What only the seat itself knows."""
    drafting = bool(s.stack) and s.stack[-1][1] == Q_DRAFT
    return {
        "seat": seat,
        "hand": [card_view(e, card) for card in s.hand[seat]],
        "discarding": [card_view(e, card) for card in s.drawn[seat]] if drafting else [],
        "playing": s.playing if s.active == seat and s.playing else None,
    }
