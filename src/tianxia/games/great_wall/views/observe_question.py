"""What the open question is about, as numbers."""

from typing import Final

from msgspec import UNSET

from ....core.observing import Block, listed, padded, seat_code
from ....core.questions import facts_of
from ....core.state import KIND
from ..acts.building import announced
from ..acts.sharing import SPLIT_EFFECT
from ..course.choices import EFFECT
from ..position.settings import Settings
from ..position.state import GreatWallState, open_question
from ..terms import asks
from ..terms.names import LOCATIONS, N_SECTIONS, PLACES, SECTIONS, SOLDIERS
from ..terms.notation import place_name
from ..terms.vocabulary import NEEDS, TRIGGERS
from .question import question_view
from .seen import Price, QuestionSeen

ANY_NUMBER: Final = -1  # instead of how many are left
HORDES: Final = tuple([place_name(place) for place in range(PLACES)])
PRICE: Final = 7
FLAGS: Final = 3
NAMED: Final = 3


def asked_blocks(cfg: Settings) -> list[Block]:
    box = cfg.box
    return [
        Block("left", 2, 0, f"how many are left ({ANY_NUMBER}: any number), and how many clerks were moved"),
        Block("price", PRICE + 2, 0, "due: wood, stone, gold, chi, any, to build, honor; honor lost per shame; stored"),
        Block("named", NAMED, 0, f"recruits: {listed(SOLDIERS)}"),
        Block("announced", 2 * N_SECTIONS, 0, "buildings to be paid for: barricades by section, then walls"),
        Block("flags", FLAGS, 2, "each to a different location; from a firing spot; a card asks"),
        Block("section", 2, N_SECTIONS + 1, f"the section, and where to: {listed(('none', *SECTIONS))}"),
        Block("soldier", 1, len(SOLDIERS) + 1, listed(("none", *SOLDIERS))),
        Block("location", 1, len(LOCATIONS) + 1, listed(("none", *LOCATIONS))),
        Block("place", 1, PLACES + 1, "of a horde: 0 none, 1 + section * 3 + row"),
        Block("trigger", 1, len(TRIGGERS) + 1, f"the moment: {listed(('none', *TRIGGERS))}"),
        Block("need", 1, len(NEEDS) + 1, f"asked for by a decree: {listed(('none', *NEEDS))}"),
        Block("whose", 1, cfg.seats + 1, "whose part in a decree: 0 nobody, 1 the reader, 2 the seat after it ..."),
        Block("advisor", 1, len(box.advisors) + 1, "0 none, 1 + the card"),
        Block("effect", 1, len(box.effects) + 1, "that a place or a player is chosen for: 0 none, 1 + its number"),
        Block("ability", 1, len(box.abilities) + 1, "that is to be paid: 0 none, 1 + its number"),
    ]


def write_asked(cfg: Settings, out: list[int], s: GreatWallState, me: int) -> None:
    q = question_view(cfg, s, me)
    out.append(0 if q.left is UNSET else ANY_NUMBER if q.left is None else q.left)
    out.append(0 if q.moved is UNSET else q.moved)
    write_price(out, q)
    if q.named is UNSET:
        padded(out, [], NAMED)
    else:
        out.extend([q.named.spearman, q.named.archer, q.named.horseman])
    out.extend(announced(s))
    out.append(1 if q.different is True else 0)
    out.append(1 if q.on_wall is True else 0)
    out.append(1 if q.by_card is True else 0)
    write_names(cfg, out, s, q, me)


def write_price(out: list[int], q: QuestionSeen) -> None:
    if q.price is UNSET:
        padded(out, [], PRICE)
    else:
        price: Price = q.price
        out.extend([price.wood, price.stone, price.gold, price.chi, price.any, price.build, price.honor])
    out.append(0 if q.shame_honor is UNSET else q.shame_honor)
    out.append(0 if q.stored is UNSET else q.stored)


def write_names(cfg: Settings, out: list[int], s: GreatWallState, q: QuestionSeen, me: int) -> None:
    out.append(0 if q.section is UNSET else SECTIONS.index(q.section) + 1)
    out.append(0 if q.goal is UNSET else SECTIONS.index(q.goal) + 1)
    out.append(0 if q.soldier is UNSET else SOLDIERS.index(q.soldier) + 1)
    out.append(0 if q.location is UNSET else LOCATIONS.index(q.location) + 1)
    out.append(0 if q.place is UNSET else HORDES.index(q.place) + 1)
    out.append(0 if q.trigger is UNSET else TRIGGERS.index(q.trigger) + 1)
    out.append(0 if q.give is UNSET else NEEDS.index(q.give) + 1)
    out.append(0 if q.seat is UNSET else seat_code(q.seat, me, cfg.seats))
    question = open_question(s)
    kind, facts = question[KIND], facts_of(question)
    out.append(facts[0] + 1 if kind == asks.Q_ADVISOR_ROLE else 0)
    effect = -1
    if kind in (asks.Q_LOCATION, asks.Q_SECTION, asks.Q_CHOOSE):
        effect = facts[EFFECT]
    elif kind == asks.Q_PLAYER:
        effect = facts[2]
    elif kind == asks.Q_SPLIT:
        effect = s.stack[-2][SPLIT_EFFECT]
    out.append(effect + 1)
    out.append(facts[0] + 1 if kind == asks.Q_PAID_ABILITY else 0)
