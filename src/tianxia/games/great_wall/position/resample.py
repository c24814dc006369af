"""A state that a seat cannot tell apart from the real one: what it cannot see is dealt again (GW-A7, GW-A13).

Hidden are the order of the decks (except for the back of the top horde, the invasion indicator), the others'
tactic cards, generals not chosen, secret answers and, at setup, the others' cards. Stocks are secret but can
be counted (GW-A12): they stay.
"""

from ....core.dice import Dice
from ....core.state import FACTS
from ..terms.asks import Q_ADVISORS, Q_COMMAND, Q_GENERAL
from ..terms.names import COMMANDS
from .settings import Settings
from .state import GreatWallState, open_question


def resample(cfg: Settings, s: GreatWallState, seat: int | None, dice: Dice) -> GreatWallState:
    t = s.copy()
    t.dice = Dice(dice.below(1 << 29), dice.below(1 << 29), dice.below(1 << 29), dice.below(1 << 29))
    deal_again(t.tactic_deck, [t.hand[other] for other in range(cfg.seats) if other != seat], dice)
    for other in range(cfg.seats):
        t.hand[other].sort()
    resample_hordes(cfg, t, dice)
    _, kind, _, sealed = open_question(t)[:FACTS]
    setting_up = kind in (Q_GENERAL, Q_ADVISORS)
    deal_again(t.advisor_deck, others_of(t.dealt_advisors, seat) if setting_up else [], dice)
    t.artifact_box = t.artifact_box[:]
    for deck in (t.qin_deck, t.decree_deck, t.event_deck):
        dice.shuffle(deck)
    resample_generals(t, seat, dice, kind == Q_GENERAL)
    if setting_up or kind == Q_COMMAND:
        resample_answers(t, seat, kind, sealed, dice)
    return t


def others_of(hands: list[list[int]], seat: int | None) -> list[list[int]]:
    return [hand for other, hand in enumerate(hands) if other != seat]


def deal_again(deck: list[int], hands: list[list[int]], dice: Dice) -> None:
    """Shuffle deck and hands together and deal each hand as many as it had."""
    cards = deck[:]
    for hand in hands:
        cards.extend(hand)
    dice.shuffle(cards)
    for hand in hands:
        for i in range(len(hand)):
            hand[i] = cards.pop()
    deck[:] = cards


def resample_hordes(cfg: Settings, s: GreatWallState, dice: Dice) -> None:
    """The order is unknown, but the back of the top card is known (GW-A13)."""
    deck = s.horde_deck
    if deck:
        back = cfg.box.hordes[deck[-1]].back
        dice.shuffle(deck)
        fitting = [i for i in range(len(deck)) if cfg.box.hordes[deck[i]].back == back]
        top = fitting[dice.below(len(fitting))]
        deck[top], deck[-1] = deck[-1], deck[top]


def resample_generals(s: GreatWallState, seat: int | None, dice: Dice, secret: bool) -> None:
    """Of the others' two generals only the chosen one is known, and before the choice none."""
    s.general_deck = s.general_deck[:]
    s.dealt_generals = [cards[:] for cards in s.dealt_generals]
    places: list[tuple[int, int]] = []
    cards = s.general_deck[:]
    for other, dealt in enumerate(s.dealt_generals):
        for i, card in enumerate(dealt):
            if other != seat and (secret or card != s.general[other]):
                places.append((other, i))
                cards.append(card)
    dice.shuffle(cards)
    for other, i in places:
        s.dealt_generals[other][i] = cards.pop()
    s.general_deck = cards


def resample_answers(s: GreatWallState, seat: int | None, kind: int, sealed: int, dice: Dice) -> None:
    """Answers that are given but not revealed could be anything."""
    for other in range(len(s.choice)):
        if other == seat or not sealed >> other & 1:
            continue
        if kind == Q_GENERAL:
            cards = s.dealt_generals[other]
        elif kind == Q_ADVISORS:
            cards = s.dealt_advisors[other]
        else:
            cards = [command for command in range(len(COMMANDS)) if s.commands[other] >> command & 1]
        s.choice[other] = cards[dice.below(len(cards))]
