"""What the open question is about, beside its options: the act that it belongs to, as far as it has come."""

from collections.abc import Callable
from typing import Final

from msgspec import UNSET, UnsetType

from ....core.state import Frame
from ..acts.attacks import LEFT as ATTACKERS_LEFT
from ..acts.building import BARRICADES, TOTAL, WALLS, due
from ..acts.building import EFFECT as BUILDING_EFFECT
from ..acts.building import LEFT as BUILDINGS_LEFT
from ..acts.deaths import save_price
from ..acts.decrees import DECREE
from ..acts.payment import price_of
from ..acts.recruits import EFFECT, NAMED, TO_PLACE, total_price
from ..acts.recruits import LEFT as RECRUITS_LEFT
from ..position.amounts import EVERY, SECTION, TRIGGER
from ..position.settings import Settings
from ..position.state import GreatWallState
from ..terms import asks
from ..terms.names import LOCATIONS, ROWS, SECTIONS, SOLDIERS
from ..terms.vocabulary import NEEDS, TO_DIFFERENT, TRIGGERS
from .prices import open_question, price_view
from .seen import Price, Question, Soldiers


def question_view(cfg: Settings, s: GreatWallState) -> Question:
    question = open_question(s)
    return ABOUT[question[1]](cfg, s, question) if question[1] in ABOUT else Question()


def left_of(n: int) -> int | None:
    """None: any number."""
    return n if n < EVERY // 2 else None


def by_card(s: GreatWallState, effect: int = 0) -> bool | UnsetType:
    """Whether an effect that asks stands on an ability or a tactic card; -1: no effect asks, a location does."""
    return True if s.open and effect >= 0 else UNSET


def place_name(place: int) -> str:
    return f"{SECTIONS[place // ROWS]} {place % ROWS + 1}"


def first_fact(cfg: Settings, s: GreatWallState, q: Frame) -> Question:
    return Question(left=left_of(q[4]))


def second_fact(cfg: Settings, s: GreatWallState, q: Frame) -> Question:
    return Question(left=left_of(q[5]))


def clerk(cfg: Settings, s: GreatWallState, q: Frame) -> Question:
    """(..., left, where to, destinations, clerks that have moved: 4 bits a location)."""
    moved = sum([q[7] >> at * 4 & 15 for at in range(len(LOCATIONS))])
    return Question(
        left=left_of(q[4]),
        moved=moved,
        location=LOCATIONS[q[5]] if q[5] >= 0 else UNSET,
        different=True if q[5] == TO_DIFFERENT else UNSET,
        by_card=by_card(s),
    )


def effect(cfg: Settings, s: GreatWallState, q: Frame) -> Question:
    return Question(left=left_of(q[4]), by_card=by_card(s))


def upgrade(cfg: Settings, s: GreatWallState, q: Frame) -> Question:
    """(..., left, location, less, effect, done)."""
    return Question(left=left_of(q[4]), by_card=by_card(s, q[7]))


def overseer(cfg: Settings, s: GreatWallState, q: Frame) -> Question:
    return Question(location=LOCATIONS[q[4]], price=price_view(q[5:]))


def recruit(cfg: Settings, s: GreatWallState, q: Frame) -> Question:
    frame = s.stack[-2]
    return Question(
        left=left_of(frame[RECRUITS_LEFT]),
        named=Soldiers(*frame[NAMED:]),
        price=price_view(total_price(cfg, s, frame[1], frame)),
        by_card=by_card(s, frame[EFFECT]),
    )


def next_recruit(cfg: Settings, s: GreatWallState, q: Frame) -> Question:
    return Question(named=Soldiers(*s.stack[-2][TO_PLACE : TO_PLACE + 3]))


def place_recruit(cfg: Settings, s: GreatWallState, q: Frame) -> Question:
    return Question(soldier=SOLDIERS[q[4]], named=Soldiers(*s.stack[-2][TO_PLACE : TO_PLACE + 3]))


def build(cfg: Settings, s: GreatWallState, q: Frame) -> Question:
    frame = s.stack[-2]
    price = due(cfg, s, frame)
    return Question(
        left=frame[BUILDINGS_LEFT],
        barricades=list(frame[BARRICADES:WALLS]),
        walls=list(frame[WALLS:TOTAL]),
        price=Price(build=price),
        stored=min(price, sum(s.warehouse)),
        by_card=by_card(s, frame[BUILDING_EFFECT]),
    )


def attacker(cfg: Settings, s: GreatWallState, q: Frame) -> Question:
    return Question(left=left_of(s.stack[-2][ATTACKERS_LEFT]), by_card=by_card(s))


def target(cfg: Settings, s: GreatWallState, q: Frame) -> Question:
    """(..., kind, section it comes from, sections in reach, 1 if it shoots from the wall)."""
    return Question(soldier=SOLDIERS[q[4]], section=SECTIONS[q[5]], on_wall=True if q[7] else UNSET)


def shot(cfg: Settings, s: GreatWallState, q: Frame) -> Question:
    return Question(section=SECTIONS[q[4]])


def march(cfg: Settings, s: GreatWallState, q: Frame) -> Question:
    return Question(section=SECTIONS[q[4]], goal=SECTIONS[q[5]])


def death(cfg: Settings, s: GreatWallState, q: Frame) -> Question:
    return Question(place=place_name(q[4]))


def save(cfg: Settings, s: GreatWallState, q: Frame) -> Question:
    """(..., left, kind, section): for free."""
    return Question(section=SECTIONS[q[6]], left=left_of(q[4]))


def ransom(cfg: Settings, s: GreatWallState, q: Frame) -> Question:
    return Question(section=SECTIONS[q[4]], price=price_view(save_price(cfg, s, q[2].bit_length() - 1)))


def redeem(cfg: Settings, s: GreatWallState, q: Frame) -> Question:
    return Question(price=Price(honor=cfg.box.discard_honor) if cfg.coop else Price(chi=cfg.box.shame_cost))


def shame(cfg: Settings, s: GreatWallState, q: Frame) -> Question:
    """Together against the hordes a token can be bought off (GW-C7), and nothing is scored at the end."""
    if cfg.coop:
        return Question(price=Price(honor=cfg.box.discard_honor))
    return Question(shame_honor=cfg.box.shame_honor)


def donate(cfg: Settings, s: GreatWallState, q: Frame) -> Question:
    return Question(location=LOCATIONS[q[4]])


def advisor_role(cfg: Settings, s: GreatWallState, q: Frame) -> Question:
    return Question(advisor=cfg.box.advisors[q[4]].id)


def pay(cfg: Settings, s: GreatWallState, q: Frame) -> Question:
    """(..., settled kinds, price)."""
    return Question(price=price_view(q[5:]), left=sum(q[5:]))


def paid_ability(cfg: Settings, s: GreatWallState, q: Frame) -> Question:
    price = cfg.ability(q[4]).pay
    return Question() if price is None else Question(price=price_view(price_of(price)))


def tactic(cfg: Settings, s: GreatWallState, q: Frame) -> Question:
    """(..., moment)."""
    section = q[4 + SECTION]
    return Question(trigger=TRIGGERS[q[4 + TRIGGER]], section=SECTIONS[section] if section >= 0 else UNSET)


def share(cfg: Settings, s: GreatWallState, q: Frame) -> Question:
    """Whose share of what; how much the others have is secret (GW-A7)."""
    need = cfg.box.decrees[s.offer[DECREE]].needs[q[4]]
    return Question(seat=q[5], give=NEEDS[need.what])


About = Callable[[Settings, GreatWallState, Frame], Question]

ABOUT: Final[dict[int, About]] = {
    asks.Q_CLERK: clerk,
    asks.Q_ADVANCE: effect,
    asks.Q_UPGRADE: upgrade,
    asks.Q_OVERSEER: overseer,
    asks.Q_DONATE: donate,
    asks.Q_RECRUIT: recruit,
    asks.Q_NEXT_RECRUIT: next_recruit,
    asks.Q_PLACE_RECRUIT: place_recruit,
    asks.Q_ATTACKER: attacker,
    asks.Q_TARGET: target,
    asks.Q_WOUND: first_fact,
    asks.Q_SHOT: shot,
    asks.Q_BUILD: build,
    asks.Q_HIRE: first_fact,
    asks.Q_ADVISOR_ROLE: advisor_role,
    asks.Q_ROUTE: effect,
    asks.Q_MARCH: march,
    asks.Q_TACTIC: tactic,
    asks.Q_PAID_ABILITY: paid_ability,
    asks.Q_SHAME: shame,
    asks.Q_REDEEM: redeem,
    asks.Q_CLEANSE: first_fact,
    asks.Q_DEATH: death,
    asks.Q_SAVE: save,
    asks.Q_RANSOM: ransom,
    asks.Q_PAY: pay,
    asks.Q_WAREHOUSE: first_fact,
    asks.Q_TAKE: first_fact,
    asks.Q_EXCHANGE: second_fact,
    asks.Q_GIVE: first_fact,
    asks.Q_LOSE: second_fact,
    asks.Q_INCOME: first_fact,
    asks.Q_RECLAIM: first_fact,
    asks.Q_REED_CLERK: first_fact,
    asks.Q_SPLIT: first_fact,
    asks.Q_SHARE: share,
    asks.Q_SACRIFICE: second_fact,
}
