"""What a seat may see: everything that is shown is named here (ZG-A5, ZG-A8)."""

from ...core.questions import facts_of
from ...core.state import KIND, STEP
from . import seen
from .abilities import CARDS_USED, over, points_of
from .asks import Q_ABILITY, Q_CARD, Q_DRAFT, Q_EXTRA_WORKER, Q_MOVE, Q_OFFICIAL, Q_REWARD, Q_SQUARE, Q_USE, Q_WORKER
from .auction import BIDDERS, HIGHEST, HOLDER
from .flow import QUESTIONS
from .frames import ANY, LEFT, TURN
from .legal import impossible_uses
from .missions import is_fulfilled
from .names import (
    ACTIONS,
    ASPECTS,
    BOARDS,
    CRITERIA,
    GOVERNORS_AREA,
    LINES,
    MISSION_KINDS,
    N_ASPECTS,
    N_COLORS,
    N_MISSION_KINDS,
    N_SECTIONS,
    N_SOURCES,
    REGIONS,
    ROUNDS,
    SECTIONS,
    SQUARES,
    WORKERS_AREA,
    Aspect,
    aspect_of,
)
from .notation import ALL_ACTIONS
from .scoring import criterion_points, final_points
from .settings import Settings
from .state import ZhanGuoState, at, cards_on_board, own_supply, tie_order, value_of
from .verbs import governors_in

NOTHING = seen.Asked()


def view(cfg: Settings, s: ZhanGuoState, seat: int | None) -> seen.View:
    """The table as the seat (None: a spectator) sees it."""
    return seen.View(
        round=s.round,
        rounds=ROUNDS,
        first=s.first,
        order=s.order[:],
        active=seat_or_none(s.active),
        turn=turn_view(cfg, s),
        court=s.court[:],
        decks=[len(deck) for deck in s.decks],
        markers=seen.Markers(s.markers1[:], s.markers3[:]),
        track=s.track[:],
        column=[seat_or_none(other) for other in s.column],
        tie_order=tie_order(s),
        rewards=cfg.printed.rewards,
        offered=offered(s),
        regions=[region_view(cfg, s, region) for region in range(REGIONS)],
        walls=[wall_view(cfg, s, section, seat) for section in range(N_SECTIONS)],
        missions=[mission_view(cfg, s, i) for i in range(len(s.missions))],
        boards_left=[BOARDS[board] for board in s.boards_left],
        board_tracks=[cfg.printed.boards[board] for board in s.boards_left],
        values=cfg.printed.values,
        question=question_view(s),
        auction=auction_view(s),
        players=players_view(cfg, s),
        points_by_round=[s.history[i : i + cfg.players] for i in range(0, len(s.history), cfg.players)],
        own=None if seat is None else own_view(cfg, s, seat),
    )


def turn_view(cfg: Settings, s: ZhanGuoState) -> int | None:
    """While a turn runs, the next one waits."""
    for frame in s.stack:
        if frame[STEP] == TURN:
            _, coming = frame
            return (coming - 1) // cfg.players + 1
    return None


def seat_or_none(seat: int) -> int | None:
    return seat if seat >= 0 else None


def offered(s: ZhanGuoState) -> Aspect | None:
    """The aspect whose reward somebody is deciding about."""
    if s.stack and s.stack[-1][KIND] == Q_REWARD:
        (aspect,) = facts_of(s.stack[-1])
        return ASPECTS[aspect]
    return None


def question_view(s: ZhanGuoState) -> seen.Asked:
    """Everybody has seen all of it."""
    if not s.stack:
        return NOTHING
    question = s.stack[-1]
    kind, facts = question[KIND], facts_of(question)
    if kind in (Q_MOVE, Q_WORKER):
        return seen.Asked(left=s.stack[-2][LEFT])
    if kind in (Q_SQUARE, Q_EXTRA_WORKER):
        (region,) = facts
        return seen.Asked(region=region + 1)
    if kind == Q_OFFICIAL:
        _, region, _ = facts
        return seen.Asked(region=None if region == ANY else region + 1)
    if kind == Q_ABILITY:
        frame = s.stack[-2]
        _, _, action, awake, power_used = frame[:CARDS_USED]
        used = list(frame[CARDS_USED:])
        return seen.Asked(action=ACTIONS[action], wakes=bool(awake), power_used=bool(power_used), used=used)
    return NOTHING


def region_view(cfg: Settings, s: ZhanGuoState, region: int) -> seen.Region:
    n = len(cfg.box.squares)
    return seen.Region(
        region=region + 1,
        squares=[
            seen.BonusSquare(SQUARES[cfg.box.squares[i]], seat_or_none(s.squares[region * n + i])) for i in range(n)
        ],
        beside=s.beside[region * cfg.players : (region + 1) * cfg.players],
        governors=[governors_in(s, cfg, seat, region) for seat in range(cfg.players)],
        palaces=s.palaces[region::REGIONS],
    )


def wall_view(cfg: Settings, s: ZhanGuoState, section: int, watcher: int | None) -> seen.Wall:
    criterion = s.tokens[section]
    worth = None
    if watcher is not None and s.board[watcher] >= 0:
        worth = criterion_points(cfg, s, watcher, criterion)
    return seen.Wall(
        section=SECTIONS[section],
        criterion=CRITERIA[criterion],
        points=list(cfg.box.criteria[criterion]),
        walls=[seat_or_none(wall) for wall in s.walls[section * LINES : (section + 1) * LINES]],
        worth=worth,
    )


def mission_view(cfg: Settings, s: ZhanGuoState, i: int) -> seen.Mission:
    mission = s.missions[i]
    return seen.Mission(
        section=i // N_MISSION_KINDS,
        kind=MISSION_KINDS[cfg.box.mission_kind[mission]],
        places=cfg.box.mission_places[mission][:],
        discs=s.discs[i][:],
        fulfilled=[seat for seat in range(cfg.players) if is_fulfilled(cfg, s, seat, mission)],
    )


def auction_view(s: ZhanGuoState) -> seen.Auction | None:
    if not s.auction:
        return None
    return seen.Auction(highest=s.auction[HIGHEST], holder=seat_or_none(s.auction[HOLDER]), bidders=s.auction[BIDDERS:])


def players_view(cfg: Settings, s: ZhanGuoState) -> list[seen.Player]:
    final = [[0, 0, 0, 0]] * cfg.players if s.end else final_points(cfg, s)
    return [player_view(cfg, s, seat, final[seat]) for seat in range(cfg.players)]


def player_view(cfg: Settings, s: ZhanGuoState, seat: int, final: list[int]) -> seen.Player:
    """What is public about a seat: of its hand only the aspects."""
    backs = [aspect_of(card) for card in s.hand[seat] + s.drawn[seat]]
    board = s.board[seat]
    return seen.Player(
        seat=seat,
        points=s.vp[seat],
        board=BOARDS[board] if board >= 0 else None,
        hand=[backs.count(aspect) for aspect in range(N_ASPECTS)],
        ready=bool(s.choice[seat]),
        regions=[own_region_view(cfg, s, seat, region) for region in range(REGIONS)],
        supply=seen.Officials(*own_supply(s, seat)),
        markers=[markers_view(s, seat, aspect) for aspect in range(N_ASPECTS)],
        governors=s.governors[seat],
        palaces=s.palaces_left[seat],
        walls=s.walls_left[seat],
        earned=seen.Earned(*s.earned[seat * N_SOURCES : (seat + 1) * N_SOURCES]),
        if_it_ended_now=seen.FinalPoints(*final),
    )


def markers_view(s: ZhanGuoState, seat: int, aspect: int) -> seen.OwnMarkers:
    own = seat * N_ASPECTS + aspect
    return seen.OwnMarkers(ASPECTS[aspect], s.stash1[own], s.stash3[own], value_of(s, seat, aspect))


def own_region_view(cfg: Settings, s: ZhanGuoState, seat: int, region: int) -> seen.OwnRegion:
    board = s.board[seat]
    here = seat * REGIONS + region
    return seen.OwnRegion(
        unrest=s.unrest[here],
        most_unrest=cfg.printed.boards[board].most_unrest[region] if board >= 0 else None,
        palace_ban=cfg.printed.boards[board].palace_ban[region] if board >= 0 else None,
        governors_area=officials_view(s, at(seat, region, GOVERNORS_AREA, 0)),
        workers_area=officials_view(s, at(seat, region, WORKERS_AREA, 0)),
        workers=s.workers[here],
        cards=cards_view(cfg, s.cards[here]),
    )


def officials_view(s: ZhanGuoState, first: int) -> seen.Officials:
    return seen.Officials(*s.officials[first : first + N_COLORS])


def cards_view(cfg: Settings, cards: list[int]) -> list[seen.Card]:
    return [cfg.printed.cards[card] for card in cards]


def points_view(cfg: Settings, s: ZhanGuoState, seat: int) -> list[seen.CardPoints]:
    cards = [card for region in range(REGIONS) for card in s.cards[seat * REGIONS + region]]
    given = [seen.CardPoints(card, points_of(cfg, s, seat, card)) for card in cards]
    return [each for each in given if each.points]


def own_view(cfg: Settings, s: ZhanGuoState, seat: int) -> seen.Own:
    """What only the seat itself knows."""
    drafting = bool(s.stack) and s.stack[-1][KIND] == Q_DRAFT
    return seen.Own(
        seat=seat,
        hand=cards_view(cfg, s.hand[seat]),
        over=[over(s.court, card) for card in s.hand[seat]],
        gives=points_view(cfg, s, seat),
        palace=cards_on_board(s, seat),
        discarding=cards_view(cfg, s.drawn[seat]) if drafting else [],
        playing=s.playing if s.active == seat and s.playing else None,
        refused=refused_view(cfg, s, seat),
    )


def refused_view(cfg: Settings, s: ZhanGuoState, seat: int) -> list[seen.Refused]:
    if s.active != seat or not s.stack or s.stack[-1][KIND] not in (Q_CARD, Q_USE):
        return []
    found: list[seen.Refused] = []
    for code in impossible_uses(cfg, s, seat):
        refusal = QUESTIONS[Q_USE].refusal(cfg, s, seat, (), code)
        found.append(seen.Refused(ALL_ACTIONS[code].text, refusal.rule, refusal.facts))
    return found
