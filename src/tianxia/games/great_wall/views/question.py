"""What the open question is about, besides its options: the act that it belongs to, and how far that has come."""

from collections.abc import Callable
from typing import Final

from msgspec import UNSET, UnsetType

from ....core.questions import facts_of
from ....core.state import KIND, OWING, Facts
from ..acts.attacks import LEFT as ATTACKERS_LEFT
from ..acts.building import BARRICADES, TOTAL, WALLS, due
from ..acts.building import EFFECT as BUILDING_EFFECT
from ..acts.building import LEFT as BUILDINGS_LEFT
from ..acts.deaths import naming, save_price
from ..acts.decrees import DECREE
from ..acts.payment import Cost, price_of
from ..acts.recruits import EFFECT, NAMED, TO_PLACE, total_price
from ..acts.recruits import LEFT as RECRUITS_LEFT
from ..position.amounts import EVERY, SECTION, TRIGGER
from ..position.packed import count_at
from ..position.settings import Settings
from ..position.state import GreatWallState, open_question
from ..terms import asks
from ..terms.names import LOCATIONS, N_SOLDIERS, SECTIONS, SOLDIERS
from ..terms.notation import place_name
from ..terms.vocabulary import NEEDS, TO_DIFFERENT, TRIGGERS
from .prices import price_view
from .seen import Price, QuestionSeen, Soldiers

PRICE: Final = 1  # where a price begins in facts, after the location or the kinds that are settled


def question_view(cfg: Settings, s: GreatWallState, reader: int = -1) -> QuestionSeen:
    """As it is put to the reader; to others as it is put to the last of the seats that are asked."""
    question = open_question(s)
    kind, owing = question[KIND], question[OWING]
    seat = reader if reader >= 0 and owing >> reader & 1 else owing.bit_length() - 1
    return ABOUT[kind](cfg, s, seat, facts_of(question)) if kind in ABOUT else QuestionSeen()


def left_of(n: int) -> int | None:
    """None: any number."""
    return n if n < EVERY // 2 else None


def by_card(s: GreatWallState, effect: int = 0) -> bool | UnsetType:
    """Whether the effect that asks comes from an ability or a tactic card; -1: a location asks, not an effect."""
    return True if s.open and effect >= 0 else UNSET


def first_fact(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> QuestionSeen:
    (left,) = facts[:1]
    return QuestionSeen(left=left_of(left))


def second_fact(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> QuestionSeen:
    _, left = facts
    return QuestionSeen(left=left_of(left))


def clerk(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> QuestionSeen:
    left, to, _, moved = facts
    return QuestionSeen(
        left=left_of(left),
        moved=sum([count_at(moved, location) for location in range(len(LOCATIONS))]),
        location=LOCATIONS[to] if to >= 0 else UNSET,
        different=True if to == TO_DIFFERENT else UNSET,
        by_card=by_card(s),
    )


def effect(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> QuestionSeen:
    (left,) = facts[:1]
    return QuestionSeen(left=left_of(left), by_card=by_card(s))


def upgrade(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> QuestionSeen:
    left, _, _, effect, _ = facts
    return QuestionSeen(left=left_of(left), by_card=by_card(s, effect))


def overseer(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> QuestionSeen:
    (location,) = facts[:PRICE]
    return QuestionSeen(location=LOCATIONS[location], price=price_view(Cost(facts[PRICE:])))


def recruit(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> QuestionSeen:
    frame = s.stack[-2]
    return QuestionSeen(
        left=left_of(frame[RECRUITS_LEFT]),
        named=Soldiers(*frame[NAMED:]),
        price=price_view(total_price(cfg, s, seat, frame)),
        by_card=by_card(s, frame[EFFECT]),
    )


def next_recruit(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> QuestionSeen:
    return QuestionSeen(named=to_place(s))


def place_recruit(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> QuestionSeen:
    (kind,) = facts
    return QuestionSeen(soldier=SOLDIERS[kind], named=to_place(s))


def to_place(s: GreatWallState) -> Soldiers:
    return Soldiers(*s.stack[-2][TO_PLACE : TO_PLACE + N_SOLDIERS])


def build(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> QuestionSeen:
    frame = s.stack[-2]
    price = due(cfg, s, frame)
    return QuestionSeen(
        left=frame[BUILDINGS_LEFT],
        barricades=list(frame[BARRICADES:WALLS]),
        walls=list(frame[WALLS:TOTAL]),
        price=Price(build=price),
        stored=min(price, sum(s.warehouse)),
        by_card=by_card(s, frame[BUILDING_EFFECT]),
    )


def attacker(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> QuestionSeen:
    return QuestionSeen(left=left_of(s.stack[-2][ATTACKERS_LEFT]), by_card=by_card(s))


def target(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> QuestionSeen:
    kind, section, _, on_wall = facts
    return QuestionSeen(soldier=SOLDIERS[kind], section=SECTIONS[section], on_wall=True if on_wall else UNSET)


def shot(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> QuestionSeen:
    (section,) = facts
    return QuestionSeen(section=SECTIONS[section])


def march(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> QuestionSeen:
    section, goal = facts
    return QuestionSeen(section=SECTIONS[section], goal=SECTIONS[goal])


def death(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> QuestionSeen:
    place, _ = naming(cfg, s, seat, facts, s.stack[-2])
    return QuestionSeen(place=place_name(place))


def save(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> QuestionSeen:
    """Saving for free."""
    left, _, section = facts
    return QuestionSeen(section=SECTIONS[section], left=left_of(left))


def ransom(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> QuestionSeen:
    (section,) = facts
    return QuestionSeen(section=SECTIONS[section], price=price_view(save_price(cfg, s, seat)))


def redeem(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> QuestionSeen:
    return QuestionSeen(price=Price(honor=cfg.box.discard_honor) if cfg.coop else Price(chi=cfg.box.shame_cost))


def shame(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> QuestionSeen:
    """In the cooperative game a token can be discarded for honor (GW-C7), and nothing is scored at the end."""
    if cfg.coop:
        return QuestionSeen(price=Price(honor=cfg.box.discard_honor))
    return QuestionSeen(shame_honor=cfg.box.shame_honor)


def donate(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> QuestionSeen:
    (location,) = facts
    return QuestionSeen(location=LOCATIONS[location])


def advisor_role(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> QuestionSeen:
    (advisor,) = facts
    return QuestionSeen(advisor=cfg.box.advisors[advisor].id)


def pay(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> QuestionSeen:
    price = Cost(facts[PRICE:])
    return QuestionSeen(price=price_view(price), left=sum(price))


def paid_ability(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> QuestionSeen:
    (ability,) = facts
    price = cfg.ability(ability).pay
    return QuestionSeen() if price is None else QuestionSeen(price=price_view(price_of(price)))


def tactic(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> QuestionSeen:
    """The facts are the moment."""
    section = facts[SECTION]
    return QuestionSeen(trigger=TRIGGERS[facts[TRIGGER]], section=SECTIONS[section] if section >= 0 else UNSET)


def share(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> QuestionSeen:
    """Whose share, and of what; how much the others have is secret (GW-A7)."""
    need, whose, _, _ = facts
    return QuestionSeen(seat=whose, give=NEEDS[cfg.box.decrees[s.offer[DECREE]].needs[need].what])


About = Callable[[Settings, GreatWallState, int, Facts], QuestionSeen]

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
