"""What the sentences of questions and options mention: the moment, the piece, the price, on whose behalf.

Names and numbers only; the words are in the Fluent files, for the browser and the terminal alike. Everything here is
public, or the asked seat's own.
"""

from collections.abc import Callable
from typing import Final

from ....core.questions import facts_of
from ....core.state import KIND, OWING, STEP, Facts, Frame
from ....core.values import Fact, Option
from ..acts.deaths import naming, save_price
from ..acts.decrees import DECREE, PROPOSER, part_of_seat
from ..acts.moments import BEGIN, boost_price
from ..acts.overseers import HIGHEST, price_of_upgrade, upgrade_options
from ..acts.shame import HONOR_INSTEAD
from ..acts.sharing import SPLIT_EFFECT
from ..course.choices import EFFECT
from ..course.year import honor_of_recall
from ..position import events
from ..position.amounts import PLACE, SECTION, SUBJECT, TRIGGER
from ..position.settings import Settings
from ..position.state import GreatWallState
from ..terms import asks, frames
from ..terms.box import BEARER_ADVISORS
from ..terms.names import CHI, LOCATIONS, PRODUCTION, RESOURCES, SECTIONS, SOLDIERS
from ..terms.notation import BOOST, BUY_OFF, CHOOSE, DONATE, LET_GO, TAKE_HONOR, UPGRADE, choice_name, place_name
from ..terms.vocabulary import LAST_WOUND, NEEDS, TRIGGERS

Told = dict[str, Fact]
About = Callable[[Settings, GreatWallState, int, Facts], Told]


def about(cfg: Settings, s: GreatWallState, seat: int, question: Frame) -> Told:
    """What the sentence of the open question may mention."""
    kind = question[KIND]
    return ABOUT[kind](cfg, s, seat, facts_of(question)) if kind in ABOUT else {}


def seat_name(cfg: Settings, seat: int) -> Fact:
    return events.name(cfg, "seat", seat)


def general(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> Told:
    """Alone, the player's tea marker lies on top in any case (GW-Q5)."""
    return {"tea": "fixed" if cfg.qin >= 0 else "by_value"}


def space(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> Told:
    """The command cards that the others have revealed."""
    told: Told = {}
    for other in s.tea:
        if other != seat and s.played[other] >= 0:
            number = f"_{len(told) // 2 + 1}" if told else ""
            told[f"seat{number}"] = seat_name(cfg, other)
            told[f"command{number}"] = cfg.box.commands[s.played[other]].id
    return told


def clerk(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> Told:
    """Whose command card lets the seat move clerks, if it is somebody else's and no other card stands between."""
    if s.open:
        return {}
    for frame in s.stack:
        if frame[STEP] == frames.OTHERS:
            _, command, _, owner = frame[:4]
            return {"seat": seat_name(cfg, owner), "command": cfg.box.commands[command].id}
    return {}


def upgrade(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> Told:
    """The only overseer there is to upgrade."""
    codes = upgrade_options(cfg, s, seat, facts)
    return upgraded(cfg, s, seat, facts, codes[-1]) if len(codes) == 2 else {}


def upgraded(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> Told:
    """Where, to which level, and the price if it is paid in one kind."""
    _, _, less, effect, _ = facts
    location = code - UPGRADE
    level = s.overseer[seat * PRODUCTION + location]
    if level == HIGHEST:
        return {}
    told: Told = {"location": LOCATIONS[location], "level": level + 1}
    price = price_of_upgrade(cfg, s, seat, location, less, effect)
    kinds = [kind for kind in range(len(price)) if price[kind]]
    if len(kinds) == 1 and kinds[0] < len(RESOURCES):
        told["number"] = sum(price)
        told["resource"] = RESOURCES[kinds[0]]
    return told


def soldier(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> Told:
    """Who attacks: a horseman needs two spots."""
    return {"soldier": SOLDIERS[facts[0]]}


def donate(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> Told:
    (location,) = facts
    return {"number": 1, "resource": RESOURCES[location]}


def tactic(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> Told:
    """The moment: which horde, or where; and whether it concerns this seat alone or others too."""
    alone = cfg.players == 1 or s.stack[-2][BEGIN + SUBJECT] >= 0
    told: Told = {"trigger": TRIGGERS[facts[TRIGGER]], "asked": "you" if alone else "several"}
    place, section = facts[PLACE], facts[SECTION]
    if place >= 0:
        told["horde_card"] = cfg.box.hordes[s.horde[place]].id
        if facts[TRIGGER] == LAST_WOUND:
            told["place"] = place_name(place)
            return told
    if section >= 0:
        told["section"] = SECTIONS[section]
    return told


def advisor_role(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> Told:
    (advisor,) = facts
    return {"advisor": cfg.box.advisors[advisor].id}


def paid_ability(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> Told:
    """Whose ability, and its price."""
    (index,) = facts
    card = cfg.ability(index).card
    told: Told = {"price": str(index)}
    if card < BEARER_ADVISORS:
        told["general"] = cfg.box.generals[card].id
    else:
        told["advisor"] = cfg.box.advisors[card - BEARER_ADVISORS].id
    return told


def where(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> Told:
    """The card and what its effect does, for which a location or a section is chosen."""
    effect, _ = facts
    return {"doing": str(effect)}


def player(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> Told:
    _, _, effect = facts[:3]
    return {"doing": str(effect)}


def split(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> Told:
    return {"doing": str(s.stack[-2][SPLIT_EFFECT])}


def cleanse(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> Told:
    """At the temple it is a clerk of the clan that allows it (GW-R11)."""
    _, by_clan = facts
    return {"seat": seat_name(cfg, cfg.reed)} if by_clan else {}


def redeem(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> Told:
    return {"number": cfg.box.discard_honor} if cfg.coop else {"number": cfg.box.shame_cost, "resource": RESOURCES[CHI]}


def recall(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> Told:
    return {"number": honor_of_recall(s, seat)}


def death(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> Told:
    """How many of the seat's soldiers there are still to be named."""
    place, left = naming(cfg, s, seat, facts, s.stack[-2])
    return {"horde_card": cfg.box.hordes[s.horde[place]].id, "number": left}


def ransom(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> Told:
    return {"number": save_price(cfg, s, seat)[CHI], "resource": RESOURCES[CHI]}


def share(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> Told:
    need, whose, _, _ = facts
    decree = cfg.box.decrees[s.offer[DECREE]]
    return {"seat": seat_name(cfg, whose), "give": NEEDS[decree.needs[need].what], "decree": decree.id}


def consent(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> Told:
    """Who proposes which decree, and the seat's own part in it."""
    decree = cfg.box.decrees[s.offer[DECREE]]
    told: Told = {"seat": seat_name(cfg, s.offer[PROPOSER]), "decree": decree.id}
    parts = [(need.what, n) for need, n in zip(decree.needs, part_of_seat(cfg, s, seat), strict=True) if n]
    for place, (what, n) in enumerate(parts):
        number = f"_{place + 1}" if place else ""
        told[f"number{number}"] = n
        told[f"give{number}"] = NEEDS[what]
    return told


ABOUT: Final[dict[int, About]] = {
    asks.Q_GENERAL: general,
    asks.Q_SPACE: space,
    asks.Q_CLERK: clerk,
    asks.Q_UPGRADE: upgrade,
    asks.Q_PLACE_RECRUIT: soldier,
    asks.Q_TARGET: soldier,
    asks.Q_DONATE: donate,
    asks.Q_ADVISOR_ROLE: advisor_role,
    asks.Q_TACTIC: tactic,
    asks.Q_PAID_ABILITY: paid_ability,
    asks.Q_REDEEM: redeem,
    asks.Q_CLEANSE: cleanse,
    asks.Q_RECALL: recall,
    asks.Q_DEATH: death,
    asks.Q_RANSOM: ransom,
    asks.Q_LOCATION: where,
    asks.Q_SECTION: where,
    asks.Q_PLAYER: player,
    asks.Q_SPLIT: split,
    asks.Q_SHARE: share,
    asks.Q_CONSENT: consent,
}


# Options


def option(cfg: Settings, s: GreatWallState, question: Frame, code: int, usual: Option) -> Option:
    """An option with what it means at the open question."""
    told: Told = {}
    kind, facts, seat = question[KIND], facts_of(question), question[OWING].bit_length() - 1
    if kind == asks.Q_CHOOSE and CHOOSE <= code < CHOOSE + len(cfg.box.effects[facts[EFFECT]].options):
        told = {"choice": choice_name(facts[EFFECT], code - CHOOSE)}
    elif kind == asks.Q_DONATE and code == DONATE:
        told = donate(cfg, s, seat, facts)
    elif kind == asks.Q_UPGRADE and UPGRADE <= code < UPGRADE + PRODUCTION:
        told = upgraded(cfg, s, seat, facts, code)
    elif kind == asks.Q_TACTIC and code >= BOOST and question[OWING] == 1 << seat:
        told = {**usual.parts, "number": sum(boost_price(cfg, s, seat, code - BOOST))}
    elif kind == asks.Q_RECALL and code == TAKE_HONOR:
        told = {"number": honor_of_recall(s, seat)}
    elif kind == asks.Q_SHAME and code == BUY_OFF:
        told = {"number": cfg.box.discard_honor}
    elif kind == asks.Q_SHAME and code == LET_GO:
        told = {"number": HONOR_INSTEAD}
    return usual._replace(parts=told) if told else usual
