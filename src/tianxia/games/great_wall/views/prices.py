"""What things cost a seat: by the effect behind its question, otherwise as usual; and what locations yield."""

from ....core.questions import facts_of
from ....core.state import KIND, OWING, Frame
from ..acts.building import LEVELS, WALLS, declared, due, nothing_declared
from ..acts.deaths import save_price
from ..acts.embassy import advisor_price, clerk_price
from ..acts.moments import boost_price
from ..acts.overseers import HIGHEST, price_of_upgrade
from ..acts.payment import OWED, Cost
from ..acts.recruits import EFFECT, price_of_recruit
from ..course.locations import BOTH_KINDS, production, tea_places
from ..position.modifiers import clerks_at, hand_limit
from ..position.settings import Settings
from ..position.state import NO_QUESTION, GreatWallState, open_question
from ..position.verbs import tea_rank
from ..terms import asks
from ..terms.names import CLERK_PLACES, LOCATIONS, N_LOCATIONS, N_SECTIONS, N_SOLDIERS, PRODUCTION, TEA_HOUSE
from ..terms.notation import BARRICADE, WALL
from .seen import Price, Prices, Recruits


def price_view(price: Cost) -> Price:
    return Price(*price[:OWED])


def question_to(s: GreatWallState, seat: int) -> Frame:
    """The open question, if this seat is asked."""
    question = open_question(s)
    return question if question[OWING] >> seat & 1 else NO_QUESTION


def prices_view(cfg: Settings, s: GreatWallState, seat: int) -> Prices:
    question = question_to(s, seat)
    asked = question[KIND]
    effect = s.stack[-2][EFFECT] if asked == asks.Q_RECRUIT else -1
    building = s.stack[-2] if asked == asks.Q_BUILD else nothing_declared(seat, 0, BOTH_KINDS, -1)
    return Prices(
        recruit=Recruits(*[price_view(price_of_recruit(cfg, s, seat, kind, effect)) for kind in range(N_SOLDIERS)]),
        overseer={
            LOCATIONS[at]: price_of_overseer(cfg, s, seat, at, question)
            for at in range(PRODUCTION)
            if s.overseer[seat * PRODUCTION + at] < HIGHEST
        },
        clerk=sum(clerk_price(cfg, s, seat)),
        advisor=sum(advisor_price(cfg, s, seat)),
        save=0 if asked == asks.Q_SAVE else sum(save_price(cfg, s, seat)),
        wall=[price_of_wall(cfg, s, seat, building, section) for section in range(N_SECTIONS)],
        barricade=0 if asked == asks.Q_REED_BARRICADE else price_of_one_more(cfg, s, seat, building, BARRICADE),
        boost={cfg.box.tactics[card].id: sum(boost_price(cfg, s, seat, card)) for card in s.hand[seat]},
        hand_limit=hand_limit(cfg, s, seat),
    )


def price_of_overseer(cfg: Settings, s: GreatWallState, seat: int, location: int, question: Frame) -> int:
    less, effect = 0, -1
    if question[KIND] == asks.Q_UPGRADE:
        _, _, less, effect, _ = facts_of(question)
    return sum(price_of_upgrade(cfg, s, seat, location, less, effect))


def price_of_wall(cfg: Settings, s: GreatWallState, seat: int, building: Frame, section: int) -> int | None:
    """The price of the next level, above those announced; None: there is none."""
    if s.wall[section] + building[WALLS + section] >= LEVELS:
        return None
    return price_of_one_more(cfg, s, seat, building, WALL + section)


def price_of_one_more(cfg: Settings, s: GreatWallState, seat: int, building: Frame, code: int) -> int:
    """How much it adds to the sum that is due."""
    return due(cfg, s, declared(cfg, s, seat, building, code)) - due(cfg, s, building)


def yields_view(cfg: Settings, s: GreatWallState, seat: int) -> list[int]:
    return [
        yield_of(cfg, s, seat, location) if s.clerks[seat * CLERK_PLACES + location] else 0
        for location in range(N_LOCATIONS)
    ]


def yield_of(cfg: Settings, s: GreatWallState, seat: int, location: int) -> int:
    if location < PRODUCTION:
        return production(cfg, s, seat, location)
    if location == TEA_HOUSE:
        return min(tea_places(cfg, s, seat), tea_rank(s, seat))
    return clerks_at(cfg, s, seat, location)
