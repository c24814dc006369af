"""Shame: taken, placed, paid off (GW-E)."""

from typing import Final

from ....core.questions import Question, decide
from ....core.state import ALL, Facts, Frame, ask, tell, then
from ....core.values import Refusal
from ..position import events
from ..position.amounts import amount_in, plain_moment
from ..position.given import Questions
from ..position.order import ANYBODY, ask_who_is_first, has_acted, mask_of, seat_at, take_question_away, yet_to_act
from ..position.settings import Settings
from ..position.state import GreatWallState
from ..position.verbs import lose_honor, lose_together, order_of
from ..terms import frames
from ..terms.asks import Q_CLEANSE, Q_REDEEM, Q_SHAME
from ..terms.names import CHI, FROM_SHAME, N_SOLDIERS, SOLDIERS
from ..terms.notation import BUY_OFF, DONE, LET_GO, SHAME, SHAME_TROPHY, UNSHAME, UNSHAME_TROPHY
from ..terms.parts import Effect
from ..terms.vocabulary import GAIN_SHAME
from .payment import can_pay, only, pay

TOKENS_ON_TROPHY: Final = 2
HONOR_INSTEAD: Final = 5  # lost if no token can be taken or placed (GW-E5)
REDEEMERS: Final = 2  # where the order begins in a REDEEM frame
NEXT_DUE: Final = 1  # in a DUE frame: who takes the next token, and then the others


def step_shame(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """One token, for one of the reasons of GW-E1, is taken and placed right away (GW-E2, GW-E5)."""
    _, seat = frame
    if s.bank:
        decide(PLACING, cfg, s, seat)
    elif cfg.coop:
        lose_together(s, events.BY_SHAME)  # GW-C16, GW-C22
    else:
        tell(s, events.BANK_EMPTY, ALL, seat)
        lose_honor(s, seat, HONOR_INSTEAD, FROM_SHAME)


def shame_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    """Under a soldier in the pool without a token, or on a free space of a trophy (GW-E2); if none, nowhere (GW-E5)."""
    codes = [SHAME + kind for kind in range(N_SOLDIERS) if s.pool[seat * N_SOLDIERS + kind]]
    if not cfg.coop:  # never on a trophy in the cooperative game (GW-C7)
        for i, card in enumerate(s.trophies[seat]):
            if s.trophy_shame[seat][i] < TOKENS_ON_TROPHY:
                codes.append(SHAME_TROPHY + card)
    if not codes:
        codes.append(LET_GO)
    if cfg.coop and s.honor[seat] >= cfg.box.discard_honor:
        codes.append(BUY_OFF)
    return codes


def why_not_shame(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> Refusal:
    return Refusal("GW-C7" if cfg.coop and code >= SHAME_TROPHY and code != LET_GO else "GW-E2")


def answer_shame(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    s.shame_taken[seat] += 1  # even if the token fits nowhere (GW-E11)
    if code == BUY_OFF:  # it goes right back to the bank
        tell(s, events.BOUGHT_OFF, ALL, seat)
        lose_honor(s, seat, cfg.box.discard_honor, FROM_SHAME)
        return
    s.bank -= 1
    if code == LET_GO:
        s.shame_out += 1
        tell(s, events.SHAME_WITHOUT_PLACE, ALL, seat)
        lose_honor(s, seat, HONOR_INSTEAD, FROM_SHAME)
    elif code >= SHAME_TROPHY:
        card = code - SHAME_TROPHY
        s.trophy_shame[seat][s.trophies[seat].index(card)] += 1
        tell(s, events.SHAME_ON_TROPHY, ALL, seat, card)
    else:
        kind = code - SHAME
        s.pool[seat * N_SOLDIERS + kind] -= 1
        s.shamed[seat * N_SOLDIERS + kind] += 1
        tell(s, events.SHAME, ALL, seat, kind)


def step_due(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """Tokens are taken one by one; the players decide who takes the next (GW-C19, GW-C22)."""
    if len(frame) > NEXT_DUE and not ask_who_is_first(cfg, s, frame, NEXT_DUE, ANYBODY):
        then(s, (frames.SHAME, seat_at(frame, NEXT_DUE)), (frames.DUE, *frame[NEXT_DUE + 1 :]))


def step_shamed(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """A section or location is one moment of taking shame."""
    _, location = frame
    moments: list[Frame] = []
    for seat in s.tea:
        if s.shame_taken[seat]:
            moments.append((frames.MOMENT, 0) + plain_moment(GAIN_SHAME, seat, s.shame_taken[seat], -1, -1, location))
            s.shame_taken[seat] = 0
    then(s, *moments)


# Losing shame


def tokens_of(s: GreatWallState, seat: int) -> list[int]:
    """Codes of the places where the seat has tokens."""
    codes = [UNSHAME + kind for kind in range(N_SOLDIERS) if s.shamed[seat * N_SOLDIERS + kind]]
    for i, card in enumerate(s.trophies[seat]):
        if s.trophy_shame[seat][i]:
            codes.append(UNSHAME_TROPHY + card)
    return codes


def return_token(s: GreatWallState, seat: int, code: int) -> None:
    """Back to the bank; the soldier or trophy is as it was (GW-E8, GW-E10)."""
    s.bank += 1
    if code >= UNSHAME_TROPHY:
        card = code - UNSHAME_TROPHY
        s.trophy_shame[seat][s.trophies[seat].index(card)] -= 1
        tell(s, events.SHAME_OFF_TROPHY, ALL, seat, card)
    else:
        kind = code - UNSHAME
        s.shamed[seat * N_SOLDIERS + kind] -= 1
        s.pool[seat * N_SOLDIERS + kind] += 1
        tell(s, events.SHAME_OFF, ALL, seat, kind)


def why_not_token(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> Refusal:
    if code < UNSHAME_TROPHY:
        return Refusal("GW-E7", soldier=SOLDIERS[code - UNSHAME])
    return Refusal("GW-E7", horde_card=cfg.box.hordes[code - UNSHAME_TROPHY].id)


def do_discard_shame(cfg: Settings, s: GreatWallState, effect: Effect, frame: Frame) -> None:
    _, seat = frame[:2]
    s.stack.append((frames.CLEANSE, seat, amount_in(cfg, s, effect.n, frame), 0))


def step_cleanse(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    _, seat, left, by_clan = frame
    if left > 0 and tokens_of(s, seat):
        s.stack.append(frame)
        ask(s, Q_CLEANSE, 1 << seat, left, by_clan)


def cleanse_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    return [DONE, *tokens_of(s, seat)]


def answer_cleanse(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    _, _, left, by_clan = s.stack.pop()
    if code != DONE:
        return_token(s, seat, code)
        s.stack.append((frames.CLEANSE, seat, left - 1, by_clan))


def step_redeem(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """In summer tokens are paid off with chi, in tea order (GW-E7, GW-Z2); together, in any order (GW-C19)."""
    _, place = frame[:REDEEMERS]
    order = frame[REDEEMERS:] or order_of(s)
    if cfg.together:
        able = [seat for seat in yet_to_act(order) if tokens_of(s, seat) and can_redeem(cfg, s, seat)]
        if able:
            s.stack.append((frames.REDEEM, place) + order)
            ask(s, Q_REDEEM, mask_of(able))
        return
    while place < len(order):
        seat = order[place]
        if tokens_of(s, seat) and can_redeem(cfg, s, seat):
            s.stack.append((frames.REDEEM, place) + order)
            ask(s, Q_REDEEM, 1 << seat)
            return
        place += 1


def can_redeem(cfg: Settings, s: GreatWallState, seat: int) -> bool:
    """With chi; in the cooperative game, with honor (GW-C7)."""
    if cfg.coop:
        return s.honor[seat] >= cfg.box.discard_honor
    return can_pay(cfg, s, seat, only(CHI, cfg.box.shame_cost))


def answer_redeem(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    if code == DONE:
        if cfg.together:
            has_acted(s, seat, REDEEMERS)
            return
        frame = s.stack.pop()
        _, place = frame[:REDEEMERS]
        s.stack.append((frames.REDEEM, place + 1) + frame[REDEEMERS:])
        return
    take_question_away(s)
    return_token(s, seat, code)
    if cfg.coop:
        lose_honor(s, seat, cfg.box.discard_honor, FROM_SHAME)
    else:
        pay(cfg, s, seat, only(CHI, cfg.box.shame_cost))


PLACING: Final = Question(
    Q_SHAME, shame_options, answer_shame, why_not_shame, ("shame", "shame_trophy", "buy_off", "let_go"), must="GW-E2"
)
QUESTIONS: Final[Questions] = [
    PLACING,
    Question(Q_REDEEM, cleanse_options, answer_redeem, why_not_token, ("unshame", "unshame_trophy")),
    Question(Q_CLEANSE, cleanse_options, answer_cleanse, why_not_token, ("unshame", "unshame_trophy")),
]
