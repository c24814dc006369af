"""Locations resolve: shame, production, the work of the others, clerks go home (GW-L, GW-P, GW-H)."""

from typing import Final

from ....core.questions import Question, by
from ....core.state import ALL, Facts, Frame, ask, tell, then
from ..acts.building import A_BARRICADE, A_WALL, begin_building
from ..acts.moments import begin_root
from ..acts.overseers import PRODUCERS, begin_upgrade, upgrade_facts, upgrade_options
from ..acts.recruits import begin_recruiting
from ..position import events
from ..position.amounts import amount_in, plain_moment
from ..position.given import Questions
from ..position.modifiers import clerks_at, is_spared_lone_shame
from ..position.order import GOES, ask_who_is_first, has_acted, mask_of, seat_at, yet_to_act
from ..position.seats import is_player
from ..position.settings import Settings
from ..position.state import GreatWallState
from ..position.verbs import gain, has, order_of, raise_tea, score, tea_rank
from ..rivals import qin, reed
from ..terms import frames
from ..terms.asks import Q_DONATE, Q_TEA, Q_UPGRADE
from ..terms.names import (
    ACADEMY,
    BARRACKS,
    BUILDERS_CAMP,
    CLERK_PLACES,
    DONATIONS,
    EMBASSY,
    LOGISTICS,
    N_RESOURCES,
    POOL,
    PRODUCTION,
    TEA_HOUSE,
)
from ..terms.notation import DONATE, DONE, TEA_UP
from ..terms.parts import Effect
from ..terms.vocabulary import DONATE as DONATE_TRIGGER
from ..terms.vocabulary import LOCATION_ACTIVATED

# Steps of a production location (GW-P1)
COLLECT: Final = 0
UPGRADE: Final = 1
GIVE: Final = 2
BOTH_KINDS: Final = A_BARRICADE | A_WALL

WORKERS: Final = 3  # where the order begins in a frame


def step_location(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """It activates."""
    _, location, advanced = frame
    tell(s, events.ACTIVATED, ALL, location)
    begin_root(s)
    order = order_of(s)
    work = (frames.PRODUCE, location, COLLECT, 0) if location < PRODUCTION else (frames.WORK, location, 0)
    then(s, work + order, (frames.GO_HOME, location))
    if not advanced and cfg.box.locations[location].shame:  # GW-L8, GW-L9, GW-L12
        present = [seat for seat in order if s.clerks[seat * CLERK_PLACES + location]]
        alone = present[0] if len(present) == 1 else -1  # the clan and Qin count (GW-X13)
        if alone >= 0 and is_player(cfg, alone) and not is_spared_lone_shame(cfg, s, alone):
            then(s, (frames.SHAME, alone), (frames.SHAMED, location))


def step_produce(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """Everyone does each step before the next begins (GW-P1)."""
    _, location, step, place = frame[:PRODUCERS]
    order = frame[PRODUCERS:]
    if cfg.together and step > COLLECT:
        produce_together(cfg, s, frame)
        return
    if place == len(order):
        if step < GIVE:
            s.stack.append((frames.PRODUCE, location, step + 1, 0) + order)
        return
    s.stack.append((frames.PRODUCE, location, step, place + 1) + order)
    seat = order[place]
    if not s.clerks[seat * CLERK_PLACES + location]:
        return
    if not is_player(cfg, seat):
        if step == COLLECT:
            collect_by_rule(cfg, s, seat, location)
    elif step == COLLECT:
        gain(s, seat, location, production(cfg, s, seat, location))
    elif step == UPGRADE:
        begin_upgrade(s, seat, 1, location, 0, -1)
    elif can_donate(cfg, s, seat, location):
        ask(s, Q_DONATE, 1 << seat, location)


def produce_together(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """All who can upgrade, or donate, are asked at the same time (GW-C19)."""
    _, location, step, _ = frame[:PRODUCERS]
    order = frame[PRODUCERS:]
    present = [seat for seat in yet_to_act(order) if clerks_of_whom(cfg, s, location) >> seat & 1]
    facts = upgrade_facts(1, location, 0, -1)
    if step == UPGRADE:
        able = [seat for seat in present if len(upgrade_options(cfg, s, seat, facts)) > 1]
    else:
        able = [seat for seat in present if can_donate(cfg, s, seat, location)]
    if able:
        s.stack.append(frame)
        ask(s, Q_UPGRADE if step == UPGRADE else Q_DONATE, mask_of(able), *(facts if step == UPGRADE else (location,)))
    elif step < GIVE:
        s.stack.append((frames.PRODUCE, location, step + 1, 0) + tuple([seat % GOES for seat in order]))


def can_donate(cfg: Settings, s: GreatWallState, seat: int, location: int) -> bool:
    return cfg.box.locations[location].donate and has(s, seat, location) > 0


def production(cfg: Settings, s: GreatWallState, seat: int, location: int) -> int:
    """How much a player collects at a production location (GW-P2)."""
    return clerks_at(cfg, s, seat, location) + s.overseer[seat * PRODUCTION + location]


def collect_by_rule(cfg: Settings, s: GreatWallState, seat: int, location: int) -> None:
    if seat == cfg.reed:
        reed.collect(cfg, s, location)
    else:
        qin.collect(cfg, s, location)


def donate_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    return [DONE, DONATE]


def answer_donate(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    """Exactly 1 of the resource just collected, for 2 honor (GW-P8)."""
    if cfg.together:
        has_acted(s, seat, PRODUCERS)
    if code == DONATE:
        (location,) = facts
        s.stock[seat * N_RESOURCES + location] -= 1
        s.warehouse[location] += 1
        tell(s, events.DONATED, ALL, seat, location)
        score(s, seat, cfg.box.donation_honor, DONATIONS)
        s.stack.append((frames.MOMENT, 0) + plain_moment(DONATE_TRIGGER, seat, 1, -1, -1, location))


def step_work(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """Each player with clerks there works with all of them in one go (GW-L4)."""
    _, location, place = frame[:WORKERS]
    order = frame[WORKERS:]
    while not cfg.coop and place < len(order) and not s.clerks[seat_at(order, place) * CLERK_PLACES + location]:
        place += 1
    if place == len(order):
        return
    if cfg.coop and ask_who_is_first(cfg, s, frame, WORKERS + place, clerks_of_whom(cfg, s, location)):
        return
    s.stack.append((frames.WORK, location, place + 1) + order)
    seat = seat_at(order, place)
    n = clerks_at(cfg, s, seat, location)
    if n:
        if is_player(cfg, seat):
            work(cfg, s, seat, location, n)
        elif seat == cfg.reed:
            reed.work(cfg, s, location)
        else:
            qin.work(cfg, s, location, n)


def clerks_of_whom(cfg: Settings, s: GreatWallState, location: int) -> int:
    """Mask of the players with clerks there."""
    return sum([1 << seat for seat in range(cfg.players) if s.clerks[seat * CLERK_PLACES + location]])


def work(cfg: Settings, s: GreatWallState, seat: int, location: int, n: int) -> None:
    if location == BARRACKS:
        begin_recruiting(s, seat, -1, n, -1, 0)
    elif location == TEA_HOUSE:
        s.stack.append((frames.TEA, seat, tea_places(cfg, s, seat)))
    elif location == BUILDERS_CAMP:
        begin_building(s, seat, n, BOTH_KINDS, -1)
    elif location == EMBASSY:
        s.stack.append((frames.HIRE, seat, n))
    elif location == ACADEMY:
        s.stack.append((frames.DRAW, seat, n))
    else:
        assert location == LOGISTICS
        s.stack.append((frames.LOGISTICS, seat, n))


def tea_places(cfg: Settings, s: GreatWallState, seat: int) -> int:
    """How many places the seat may rise: to the top if it fills the tea house alone (GW-H1, GW-H2)."""
    return cfg.seats if s.clerks[seat * CLERK_PLACES + TEA_HOUSE] >= cfg.slots[TEA_HOUSE] else 1


def step_go_home(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """Every clerk returns (GW-L5), all others stay (GW-L6); then whatever responds to the location (GW-L13)."""
    _, location = frame
    moments: list[Frame] = []
    for seat in s.tea:
        n = s.clerks[seat * CLERK_PLACES + location]
        if n and seat != cfg.reed:  # the clan's clerk stays (GW-R4)
            s.clerks[seat * CLERK_PLACES + location] = 0
            s.clerks[seat * CLERK_PLACES + POOL] += n
            s.crowd[location] -= n
            if seat == cfg.qin:
                qin.token_up(cfg, s, location)
            moments.append((frames.MOMENT, 0) + plain_moment(LOCATION_ACTIVATED, seat, n, -1, -1, location))
    then(s, *moments)


# Tea


def do_tea_up(cfg: Settings, s: GreatWallState, effect: Effect, frame: Frame) -> None:
    _, seat = frame[:2]
    s.stack.append((frames.TEA, seat, amount_in(cfg, s, effect.n, frame)))


def step_tea(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """Up the stack if the player wants to; at the top nothing happens (GW-H3)."""
    _, seat, places = frame
    if places > 0 and tea_rank(s, seat) > 0:
        ask(s, Q_TEA, 1 << seat, places)


def tea_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    return [DONE, TEA_UP]


def answer_tea(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    if code == TEA_UP:
        (places,) = facts
        raise_tea(s, seat, places)


QUESTIONS: Final[Questions] = [
    Question(Q_DONATE, donate_options, answer_donate, by("GW-P8"), ("donate",)),
    Question(Q_TEA, tea_options, answer_tea, by("GW-H1"), ("tea_up",)),
]
