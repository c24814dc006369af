"""Moments: tactic cards, then abilities, respond to what happens, in tea order (GW-D6).

Declaring and paying come first: in tea order, each player once names a card, boosted or not, and
abilities that have a price. Then the cards resolve, then the abilities. What they yield is locked until
the moment has ended (GW-A10).
"""

from typing import Final

from ....core.questions import Question, by
from ....core.state import ALL, Facts, Frame, ask, tell, then
from ....core.values import Refusal
from ..position import events, packed
from ..position.amounts import (
    LENGTH,
    LOCATION,
    SUBJECT,
    TRIGGER,
    WHERE,
    Moment,
    event_count,
    fits,
    fitting_sections,
    part_of,
    plain_moment,
)
from ..position.given import Questions
from ..position.modifiers import bearers, less_for
from ..position.order import BEGIN as PENDING
from ..position.order import ask_whose_abilities, asker
from ..position.packed import DeclaredCard, PendingAbility
from ..position.settings import Settings
from ..position.state import GreatWallState
from ..terms import frames
from ..terms import vocabulary as v
from ..terms.asks import Q_ABILITY, Q_PAID_ABILITY, Q_TACTIC
from ..terms.box import BEARER_ADVISORS, Tactic
from ..terms.names import CHI, FROM_ADVISOR, FROM_GENERAL, FROM_TACTIC, PRODUCTION, REGULAR, ROWS
from ..terms.notation import BOOST, DONE, PASS, PLAY, USE
from ..terms.parts import Ability
from .payment import Cost, can_pay, only, pay, price_of
from .targets import ALL_SECTIONS

# A defeat has two windows, and the one for deaths opens twice: a player plays one card in both together (GW-D4). No
# such event comes within another, so one mask of the seats that have played theirs is enough.
OF_ONE_DEFEAT: Final = (v.HORDE_DEFEATED, v.HORDE_WON)
OF_ONE_DEATH: Final = (v.SOLDIERS_DYING, v.SOLDIERS_KILLED)

WINDOWLESS: Final = 1  # where a MOMENT frame says that no card may answer it
BEGIN: Final = 3  # where the moment begins in a DECLARE frame, and
DECLARED: Final = BEGIN + LENGTH  # the cards


def begin_root(s: GreatWallState) -> None:
    """A root moment begins: abilities can fire again, and what was gained before can pay."""
    s.stack.append((frames.ROOT_ENDS, s.locking) + tuple(s.fired))
    s.fired = []
    s.locking = 0


def step_root_ends(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    _, s.locking = frame[:2]
    s.fired = list(frame[2:])


def step_moment(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """Who can respond is settled now, by what holds now."""
    moment = Moment(frame[2:])
    pending = abilities_that_answer(cfg, s, moment)
    windowless = frame[WINDOWLESS] or not cfg.in_window[moment[TRIGGER]]
    if pending or not windowless:
        s.stack.append((frames.DECLARE, cfg.seats if windowless else 0, 0) + moment + tuple(pending))


def abilities_that_answer(cfg: Settings, s: GreatWallState, moment: Moment) -> list[PendingAbility]:
    """Their entries, in tea order."""
    trigger = moment[TRIGGER]
    found: list[PendingAbility] = []
    for seat in s.tea:
        if s.ears[seat] >> trigger & 1:
            own = part_of(moment, seat)
            for bearer in bearers(s, seat):
                for index in cfg.abilities_of(bearer):
                    ability = cfg.ability(index)
                    if ability.trigger == trigger and answers_to(s, seat, ability, own):
                        found.append(packed.pending_ability(index, seat))
    return found


def answers_to(s: GreatWallState, seat: int, ability: Ability, moment: Moment) -> bool:
    """A piece of the named kind is enough, and more do not make it respond again (GW-G5).

    What Qin or the clan does concerns only abilities that speak of any player (GW-Q31, GW-R21).
    """
    if moment[SUBJECT] >= 0 and moment[SUBJECT] != seat and not ability.by_any:
        return False
    if not ability.safe and packed.pending_ability(ability.index, seat) in s.fired:
        return False
    if ability.trigger == v.LOCATION_ACTIVATED and not is_such_a_location(ability.location, moment[LOCATION]):
        return False
    if ability.soldier >= 0 and not event_count(moment, ability.soldier):
        return False
    return fits(s, seat, ability.conditions, ability.soldier, moment)


def is_such_a_location(which: int, location: int) -> bool:
    if which == v.ANY_PRODUCTION:
        return location < PRODUCTION
    if which == v.ANY_SPECIAL:
        return location >= REGULAR
    return which < 0 or which == location


# Declaring


def could_play(s: GreatWallState, seat: int, card: Tactic, moment: Moment) -> bool:
    """Whether the seat meets the moment and the conditions of a card, no matter who holds the card."""
    if moment[SUBJECT] >= 0 and moment[SUBJECT] != seat:
        return False
    if card.soldier >= 0 and not event_count(moment, card.soldier):
        return False
    return fits(s, seat, card.conditions, card.soldier, moment)


def is_one_event(cfg: Settings, trigger: int) -> bool:
    """Whether its windows share one card a player; by an option those of a defeat do not (GW-X14)."""
    return trigger in OF_ONE_DEATH or (trigger in OF_ONE_DEFEAT and not cfg.card_in_each_window)


def is_asked_for_a_card(cfg: Settings, s: GreatWallState, seat: int, moment: Moment) -> bool:
    """GW-A14: decided only by public information and the number of cards, never by which cards they are."""
    if not s.hand[seat] or (moment[SUBJECT] >= 0 and moment[SUBJECT] != seat):
        return False
    trigger = moment[TRIGGER]
    if is_one_event(cfg, trigger) and s.spent >> seat & 1:
        return False
    return any([could_play(s, seat, cfg.box.tactics[card], moment) for card in cfg.in_window[trigger]])


def step_declare(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """Cards first, then abilities that have a price."""
    _, place, n = frame[:BEGIN]
    moment = Moment(frame[BEGIN:DECLARED])
    if cfg.coop and place < cfg.seats:  # all are asked at the same time; the first to play goes first (GW-C19)
        asked = [seat for seat in range(cfg.players) if is_asked_for_a_card(cfg, s, seat, part_of(moment, seat))]
        s.stack.append((frames.DECLARE, cfg.seats) + frame[2:])
        ask(s, Q_TACTIC, sum([1 << seat for seat in asked]), *moment)
        return
    while place < cfg.seats:
        seat = s.tea[place]
        place += 1
        own = part_of(moment, seat)
        if is_asked_for_a_card(cfg, s, seat, own):
            s.stack.append((frames.DECLARE, place) + frame[2:])
            ask(s, Q_TACTIC, 1 << seat, *own)
            return
    pending = frame[DECLARED + n :]
    for i, entry in enumerate(packed.abilities_in(pending)):
        if not packed.is_paid(entry) and cfg.ability(packed.ability_of(entry)).pay is not None:
            declare_price(cfg, s, frame[: DECLARED + n] + pending[:i] + pending[i + 1 :], entry)
            return
    resolve(s, moment, frame[DECLARED : DECLARED + n], pending)


def declare_price(cfg: Settings, s: GreatWallState, frame: Frame, entry: PendingAbility) -> None:
    """An ability with a price is declared and paid for, or not used."""
    index, seat = packed.ability_of(entry), packed.owner_of(entry)
    price = cfg.ability(index).pay
    assert price is not None
    s.stack.append((frames.DECLARE, cfg.seats) + frame[2:])
    if can_pay(cfg, s, seat, price_of(price)):
        ask(s, Q_PAID_ABILITY, 1 << seat, index)


def resolve(s: GreatWallState, moment: Moment, declared: Frame, pending: Frame) -> None:
    if not declared and not pending:
        return
    s.stack.append((frames.END_MOMENT, s.open, s.locking) + tuple(s.locked))
    s.open |= 1 << moment[TRIGGER]
    s.locking = 1
    s.stack.append((frames.ABILITIES,) + moment + pending)
    for number in reversed(declared):
        entry = DeclaredCard(number)
        seat, boosted = packed.player_of(entry), 1 if packed.is_boosted(entry) else 0
        s.stack.append((frames.PLAYED, seat, packed.card_of(entry), boosted) + part_of(moment, seat))


def step_end_moment(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    _, s.open, s.locking = frame[:3]
    s.locked = list(frame[3:])


# Tactic cards


def boost_price(cfg: Settings, s: GreatWallState, seat: int, card: int) -> Cost:
    return only(CHI, cfg.box.tactics[card].chi - less_for(cfg, s, seat, v.COST_BOOST))


def tactic_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    moment = part_of(Moment(facts), seat)
    codes = [PASS]
    for card in s.hand[seat]:
        if why_not_card(cfg, s, seat, card, moment) is None:
            codes.append(PLAY + card)
            if can_pay(cfg, s, seat, boost_price(cfg, s, seat, card)):
                codes.append(BOOST + card)
    return codes


def why_not_card(cfg: Settings, s: GreatWallState, seat: int, card: int, moment: Moment) -> Refusal | None:
    tactic = cfg.box.tactics[card]
    if card not in s.hand[seat]:
        return Refusal("GW-D2", tactic=tactic.id)
    if tactic.trigger != moment[TRIGGER]:
        return Refusal("GW-D5", tactic=tactic.id)
    if not could_play(s, seat, tactic, moment):
        return Refusal("GW-D9", tactic=tactic.id)
    return None


def why_not_tactic(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> Refusal:
    card = code - PLAY if code < BOOST else code - BOOST
    refusal = why_not_card(cfg, s, seat, card, part_of(Moment(facts), seat))
    return refusal if refusal is not None else Refusal("GW-D3", chi=sum(boost_price(cfg, s, seat, card)))


def answer_tactic(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    """The card is declared: it joins those of the DECLARE frame, and is paid for if boosted."""
    if code == PASS:
        return
    boosted = code >= BOOST
    card = code - BOOST if boosted else code - PLAY
    s.hand[seat].remove(card)
    s.in_play.append(card)
    tell(s, events.BOOSTED if boosted else events.TACTIC, ALL, seat, card)
    at = asker(s)
    frame = s.stack[at]
    kind, place, n = frame[:BEGIN]
    ends = DECLARED + n
    entry = packed.declared_card(card, boosted, seat)
    s.stack[at] = (kind, place, n + 1) + frame[BEGIN:ends] + (entry,) + frame[ends:]
    if is_one_event(cfg, facts[TRIGGER]):
        s.spent |= 1 << seat
    if boosted:
        pay(cfg, s, seat, boost_price(cfg, s, seat, card))


def step_played(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """Its effects happen, then it is discarded (GW-D9)."""
    _, seat, card, boosted = frame[:4]
    moment = Moment(frame[4:])
    tactic = cfg.box.tactics[card]
    sections = fitting_sections(s, seat, tactic.conditions, tactic.soldier, moment)
    if sections & ALL_SECTIONS:  # the effects happen where the conditions are met
        moment = Moment(moment[:WHERE] + tuple([mask & sections for mask in moment[WHERE:]]))
    s.stack.append((frames.PLAYED_OUT, seat, card))
    effects = tactic.boosted if boosted else tactic.basic
    do_all(s, seat, effects, tactic.soldier, FROM_TACTIC, moment)


def step_played_out(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    _, seat, card = frame
    s.in_play.remove(card)
    s.tactic_discard.append(card)
    s.stack.append((frames.MOMENT, 1) + plain_moment(v.PLAY_TACTIC, seat))


def do_all(s: GreatWallState, seat: int, effects: tuple[int, ...], soldier: int, source: int, moment: Moment) -> None:
    """Effects happen in their order."""
    for i in range(len(effects) - 1, -1, -1):
        s.stack.append((frames.DO, seat, effects[i], soldier, source) + moment)


# Abilities


def paid_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    (index,) = facts
    return [DONE, USE + cfg.ability(index).card]


def answer_paid(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    if code == DONE:
        return
    (index,) = facts
    price = cfg.ability(index).pay
    assert price is not None
    s.stack[-1] += (packed.paid(packed.pending_ability(index, seat)),)
    pay(cfg, s, seat, price_of(price))


def step_abilities(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """Player by player, each in the order that the player chooses."""
    pending = packed.abilities_in(frame[PENDING:])
    if not pending:
        return
    if cfg.coop:
        seats = {1 << packed.owner_of(entry) for entry in pending if not cfg.automatic[packed.ability_of(entry)]}
        if ask_whose_abilities(s, frame, sum(seats)):
            return
    seat = packed.owner_of(pending[0])
    own = [entry for entry in pending if packed.owner_of(entry) == seat]
    automatic = [entry for entry in own if cfg.automatic[packed.ability_of(entry)]]
    if automatic:  # these only yield: their order does not matter
        use(cfg, s, frame, automatic[0])
    elif len(own) == 1:
        use(cfg, s, frame, own[0])
    else:
        s.stack.append(frame)
        ask(s, Q_ABILITY, 1 << seat, *own)


def ability_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    codes: list[int] = []
    for entry in packed.abilities_in(facts):
        code = USE + cfg.ability(packed.ability_of(entry)).card
        if code not in codes:
            codes.append(code)
    return codes


def answer_ability(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    for entry in packed.abilities_in(facts):
        if USE + cfg.ability(packed.ability_of(entry)).card == code:
            use(cfg, s, s.stack.pop(), entry)
            return


def use(cfg: Settings, s: GreatWallState, frame: Frame, entry: PendingAbility) -> None:
    """An ability fires, unless it may fire only once per root moment and has; the rest of its frame comes after it."""
    at = frame.index(entry, PENDING)
    s.stack.append(frame[:at] + frame[at + 1 :])
    index, seat = packed.ability_of(entry), packed.owner_of(entry)
    ability = cfg.ability(index)
    if not ability.safe:
        fired = packed.pending_ability(index, seat)
        if fired in s.fired:
            return
        s.fired.append(fired)
    event, card = events.bearer_event(ability.card)
    tell(s, event, ALL, seat, card)
    source = FROM_ADVISOR if ability.card >= BEARER_ADVISORS else FROM_GENERAL
    do_all(s, seat, ability.effects, ability.soldier, source, part_of(Moment(frame[1:PENDING]), seat))


def step_last_wounds(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """Window 4 once, then the abilities for each completed horde (GW-D7); in the volley for each section (GW-W14)."""
    completed = s.completed
    s.completed = []
    moments: list[Frame] = []
    seen = -1 if s.open >> v.LAST_WOUND & 1 else 0  # last wounds in such a moment open no new window (data, rule 4)
    for entry in completed:
        seat, place = packed.last_wound_of(entry)
        moments.append((frames.MOMENT, seen >> seat & 1) + plain_moment(v.LAST_WOUND, seat, 1, place, place // ROWS))
        seen |= 1 << seat
    then(s, *moments)


QUESTIONS: Final[Questions] = [
    Question(Q_TACTIC, tactic_options, answer_tactic, why_not_tactic, ("play", "boost"), window=True),
    Question(Q_PAID_ABILITY, paid_options, answer_paid, by("GW-T5"), ("use_general", "use_advisor")),
    Question(Q_ABILITY, ability_options, answer_ability, by("GW-T5"), ("use_general", "use_advisor")),
]
