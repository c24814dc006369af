"""The assault: hold or breach (GW-W), the end check, and the end of the game (GW-Y)."""

from ....core.state import ALL, Frame, tell, then
from ....core.values import Result
from ..acts.moments import begin_root
from ..position import events
from ..position.amounts import NO_MOMENT, amount
from ..position.modifiers import apply_hand_limits, breach_shame, defense, end_modifiers, power
from ..position.seats import is_player
from ..position.settings import Settings
from ..position.state import GreatWallState, hordes_before, of_seat, soldiers_on
from ..position.verbs import lose_honor, tea_rank
from ..terms import frames
from ..terms.names import ARTIFACTS, FROM_SHAME, N_SECTIONS, N_SOLDIERS, N_SOURCES, ROWS, TROPHIES
from ..terms.vocabulary import UNTIL_WINTER
from . import coop

HIGHEST = 3
ALONE_IN_SHAME = "GW-Q23"
QIN_ARTIFACT = 20  # honor (GW-Q23)


def step_assault(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """Each section is settled before the next; after the last, barricades go (GW-W5)."""
    _, section = frame
    if section == N_SECTIONS:
        if sum(s.barricades):
            s.barricades = [0] * N_SECTIONS
            tell(s, events.BARRICADES_GONE, ALL)
        return
    s.stack.append((frames.ASSAULT, section + 1))
    if s.horde[section * ROWS] < 0:
        return
    holds, against = defense(cfg, s, section), power(cfg, s, section)
    if holds >= against:
        tell(s, events.HOLDS, ALL, section, holds, against)
        return
    tell(s, events.BREACH, ALL, section, holds, against)
    s.breached |= 1 << section
    begin_root(s)
    s.stack.append((frames.BREACH, section))


def step_breach(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """Shame horde by horde, in tea order (GW-W8, GW-E9), then deaths by lethality (GW-W9, GW-W11, GW-X11).

    Soldiers at rest are safe (GW-W12); hordes and walls stay, and nobody gains from it (GW-W17).
    """
    _, section = frame
    due = tuple(tokens_due(cfg, s, section))
    then(s, (frames.DUE,) + due, (frames.SHAMED, -1), (frames.DEATHS, section, rows_of(s, section), 1))


def rows_of(s: GreatWallState, section: int) -> int:
    """Mask of the rows that have hordes."""
    return sum([1 << place % ROWS for place in hordes_before(s, section)])


def tokens_due(cfg: Settings, s: GreatWallState, section: int) -> list[int]:
    """Who takes shame tokens if the section is breached: one seat for each token (GW-W8)."""
    due: list[int] = []
    for place in hordes_before(s, section):
        tokens = breach_shame(cfg, s, place)
        for seat in s.tea:
            if is_player(cfg, seat) and not soldiers_on(s, seat, place):
                due.extend([seat] * tokens)
    return due


def step_end_check(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """The end conditions are checked only here, and only on the current position (GW-W6, GW-W16).

    That goes for an empty bank in the solo game, too (GW-X13).
    """
    limits = end_modifiers(cfg, s, UNTIL_WINTER)
    s.years.extend(s.honor)
    if cfg.coop:
        coop.check_end(cfg, s)
        if limits and not s.end:
            apply_hand_limits(s)
        return
    causes = [
        sum([1 for level in s.wall if level == HIGHEST]) >= cfg.walls_to_end,
        s.bank == 0,
        s.year == cfg.last_space,
    ]
    if not any(causes):
        s.stack.append((frames.SPRING,))  # GW-W7
        if limits:
            apply_hand_limits(s)
        return
    for cause, met in enumerate(causes):
        if met:
            tell(s, events.END, ALL, cause)
    s.end = "GW-W6"
    if cfg.qin >= 0 and s.bank == 0:  # lost, whatever other condition is met: nothing is scored
        s.end = ALONE_IN_SHAME
        return
    final_scoring(cfg, s)


def final_scoring(cfg: Settings, s: GreatWallState) -> None:
    """Shame, trophies, artifacts, in this order (GW-Y1, GW-Y2, GW-Y3)."""
    for seat in s.tea:
        tokens = sum(of_seat(s.shamed, seat, N_SOLDIERS))
        lose_honor(s, seat, cfg.box.shame_honor * tokens, FROM_SHAME)
    for seat in s.tea:
        add_final(s, seat, trophy_honor(cfg, s, seat), TROPHIES)
    for seat in s.tea:
        add_final(s, seat, sum([artifact_honor(cfg, s, card, seat) for card in s.artifacts]), ARTIFACTS)


def score(cfg: Settings, s: GreatWallState) -> list[int]:
    """The honor of each player if the game ended now: the final scoring, without carrying it out."""
    if cfg.coop or s.end:
        return s.honor[: cfg.players]
    found = []
    for seat in range(cfg.players):
        shame = cfg.box.shame_honor * sum(of_seat(s.shamed, seat, N_SOLDIERS))
        honor = max(0, s.honor[seat] - shame) + trophy_honor(cfg, s, seat)
        found.append(honor + sum([artifact_honor(cfg, s, card, seat) for card in s.artifacts]))
    return found


def trophy_honor(cfg: Settings, s: GreatWallState, seat: int) -> int:
    """Trophies under shame give none (GW-Y2)."""
    cards, shame = s.trophies[seat], s.trophy_shame[seat]
    return sum([cfg.box.hordes[card].honor for i, card in enumerate(cards) if not shame[i]])


def artifact_honor(cfg: Settings, s: GreatWallState, card: int, seat: int) -> int:
    """What an artifact is worth to the seat if the game ends now (GW-Y3): always the same to Qin, 0 to the clan."""
    if is_player(cfg, seat):
        return amount(cfg, s, cfg.box.artifacts[card].score, seat, -1, NO_MOMENT)
    return QIN_ARTIFACT if seat == cfg.qin else 0


def add_final(s: GreatWallState, seat: int, n: int, source: int) -> None:
    if n:
        s.honor[seat] += n
        s.earned[seat * N_SOURCES + source] += n
        tell(s, events.SCORES, ALL, seat, n, source)


def result(cfg: Settings, s: GreatWallState) -> Result:
    """Most honor wins; every tie goes to the seat higher on the tea stack (GW-Y4, GW-Y5)."""
    if cfg.coop:
        return coop.result(cfg, s)
    if cfg.qin >= 0:
        return result_alone(cfg, s)
    ranking = sorted(range(cfg.players), key=lambda seat: (-s.honor[seat], tea_rank(s, seat)))
    places = [0] * cfg.players
    for place, seat in enumerate(ranking):
        places[seat] = place + 1
    return Result((ranking[0],), tuple(places), tuple(s.honor[: cfg.players]), s.end)


def result_alone(cfg: Settings, s: GreatWallState) -> Result:
    """More honor than Qin wins, unless the bank was empty at the end check (GW-Q23)."""
    won = s.end != ALONE_IN_SHAME and s.honor[0] > s.honor[cfg.qin]
    return Result((0,) if won else (), (1 if won else 2,), (s.honor[0],), s.end)
