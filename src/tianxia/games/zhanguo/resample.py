"""A state that a seat cannot tell apart from the real one (ZG-A5, ZG-A8).

Of the others' cards the aspect is known, the number is not; of the decks nothing but what the draft has
shown: those cards are under their deck in layers, one per round, in an order that nobody knows. So a hidden
card can be exchanged for any other hidden card of its aspect and layer.
"""

from ...core.dice import Dice
from ...core.state import KIND
from .asks import Q_DRAFT
from .names import aspect_of
from .settings import Settings
from .state import ZhanGuoState


def resample(cfg: Settings, s: ZhanGuoState, seat: int | None, dice: Dice) -> ZhanGuoState:
    t = s.copy()
    t.dice = Dice(dice.below(1 << 29), dice.below(1 << 29), dice.below(1 << 29), dice.below(1 << 29))
    hidden = [*t.decks, *[hand for other, hand in enumerate(t.hand) if other != seat]]
    hidden += [cards for other, cards in enumerate(t.drawn) if other != seat]
    groups: dict[tuple[int, int], list[int]] = {}
    for pile in hidden:
        for card in pile:
            groups.setdefault((aspect_of(card), t.layer[card]), []).append(card)
    for key in sorted(groups):
        dice.shuffle(groups[key])
    for pile in hidden:
        for i, card in enumerate(pile):
            pile[i] = groups[aspect_of(card), t.layer[card]].pop()
    resample_draft(t, seat, dice)
    if t.playing and t.active != seat:  # chosen, not yet shown
        t.playing = t.hand[t.active][dice.below(len(t.hand[t.active]))]
    for hand in t.hand:
        hand.sort()
    return t


def resample_draft(s: ZhanGuoState, seat: int | None, dice: Dice) -> None:
    """What another seat is about to discard could be any of its three cards of that aspect."""
    if not s.stack or s.stack[-1][KIND] != Q_DRAFT:
        return
    for other in range(len(s.hand)):
        if other == seat:
            continue
        for i, card in enumerate(s.drawn[other]):
            same = [j for j, kept in enumerate(s.hand[other]) if aspect_of(kept) == aspect_of(card)]
            pick = dice.below(len(same) + 1)
            if pick < len(same):
                s.hand[other][same[pick]], s.drawn[other][i] = card, s.hand[other][same[pick]]
