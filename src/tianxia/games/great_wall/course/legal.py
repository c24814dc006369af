"""All questions: the options of each, what an answer does, and why something else is refused.

An option is legal exactly when it is offered; `why_not` then names the rule against everything else.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from ....core.state import Frame
from ....core.values import Refusal
from ..acts import (
    attacks,
    building,
    clerks,
    deaths,
    decrees,
    embassy,
    hand,
    logistics,
    moments,
    overseers,
    payment,
    recruits,
    shame,
    sharing,
    wounds,
)
from ..position import order
from ..position.settings import Settings
from ..position.state import GreatWallState
from ..rivals import qin, reed
from ..terms import asks, notation
from ..terms.asks import ASKS
from . import coop, effects, locations, setup, turn, year

OptionsOf = Callable[[Settings, GreatWallState, int, Frame], list[int]]
Answer = Callable[[Settings, GreatWallState, int, Frame, int], None]
WhyNot = Callable[[Settings, GreatWallState, int, Frame, int], Refusal]


class Question(NamedTuple):
    """One kind of question. `first` to `last` are the codes that it is about."""

    options: OptionsOf
    answer: Answer
    why_not: WhyNot
    first: int
    last: int


def by(rule: str) -> WhyNot:
    """A refusal that needs no numbers."""

    def why_not(cfg: Settings, s: GreatWallState, seat: int, question: Frame, code: int) -> Refusal:
        return Refusal(rule)

    return why_not


n = notation
_BY_KIND: Final[dict[int, Question]] = {
    asks.Q_GENERAL: Question(
        setup.general_options, setup.answer_general, setup.why_not_general, n.GENERAL, n.ADVISOR - 1
    ),
    asks.Q_ADVISORS: Question(
        setup.advisor_options, setup.answer_advisor, setup.why_not_advisor, n.ADVISOR, n.HIRE - 1
    ),
    asks.Q_COMMAND: Question(year.command_options, year.answer_command, year.why_not_command, n.COMMAND, n.COMMAND + 5),
    asks.Q_SPACE: Question(year.space_options, year.answer_space, year.why_not_space, n.SPACE, n.SPACE + 3),
    asks.Q_NEXT_LOCATION: Question(
        turn.location_options, turn.answer_location, turn.why_not_location, n.ACTIVATE, n.ACTIVATE + 9
    ),
    asks.Q_CLERK: Question(clerks.clerk_options, clerks.answer_clerk, clerks.why_not_clerk, n.CLERK, n.SPOT - 1),
    asks.Q_ADVANCE: Question(
        clerks.advance_options, clerks.answer_advance, clerks.why_not_advance, n.ACTIVATE, n.ACTIVATE + 9
    ),
    asks.Q_UPGRADE: Question(
        overseers.upgrade_options, overseers.answer_upgrade, overseers.why_not_upgrade, n.UPGRADE, n.UPGRADE + 3
    ),
    asks.Q_OVERSEER: Question(
        overseers.overseer_options, overseers.answer_overseer, overseers.why_not_overseer, n.OVERSEER, n.OVERSEER + 2
    ),
    asks.Q_DONATE: Question(locations.donate_options, locations.answer_donate, by("GW-P8"), n.DONATE, n.DONATE),
    asks.Q_TEA: Question(locations.tea_options, locations.answer_tea, by("GW-H1"), n.TEA_UP, n.TEA_UP),
    asks.Q_RECRUIT: Question(
        recruits.recruit_options, recruits.answer_recruit, recruits.why_not_recruit, n.RECRUIT, n.RECRUIT + 2
    ),
    asks.Q_NEXT_RECRUIT: Question(
        recruits.next_recruit_options, recruits.answer_next_recruit, by("GW-M5"), n.NEXT, n.NEXT + 2
    ),
    asks.Q_PLACE_RECRUIT: Question(
        recruits.place_recruit_options,
        recruits.answer_place_recruit,
        recruits.why_not_place_recruit,
        n.SPOT,
        n.GENERAL - 1,
    ),
    asks.Q_ATTACKER: Question(
        attacks.attacker_options, attacks.answer_attacker, attacks.why_not_attacker, n.WITH_REST, n.WITH_FIRING + 2
    ),
    asks.Q_TARGET: Question(
        attacks.target_options, attacks.answer_target, attacks.why_not_target, n.SPOT, n.GENERAL - 1
    ),
    asks.Q_WOUND: Question(wounds.wound_options, wounds.answer_wound, wounds.why_not_wound, n.SPOT, n.GENERAL - 1),
    asks.Q_SHOT: Question(wounds.shot_options, wounds.answer_shot, wounds.why_not_shot, n.SPOT, n.GENERAL - 1),
    asks.Q_BUILD: Question(
        building.build_options, building.answer_build, building.why_not_build, n.BARRICADE, n.WALL + 2
    ),
    asks.Q_HIRE: Question(embassy.hire_options, embassy.answer_hire, embassy.why_not_hire, n.HIRE, n.USE - 1),
    asks.Q_ADVISOR_ROLE: Question(
        embassy.role_options, embassy.answer_role, by("GW-G2"), n.MAKE_ACTIVE, n.MAKE_SUPPORTING
    ),
    asks.Q_ROUTE: Question(
        logistics.route_options, logistics.answer_route, logistics.why_not_route, n.ROUTE, n.MARCH - 1
    ),
    asks.Q_MARCH: Question(
        logistics.march_options, logistics.answer_march, logistics.why_not_march, n.MARCH, n.MARCH_DOWN
    ),
    asks.Q_DRAW: Question(hand.draw_options, hand.answer_draw, hand.why_not_draw, n.DRAW, n.DRAW + n.MOST_DRAWN),
    asks.Q_DISCARD: Question(
        hand.discard_options, hand.answer_discard, hand.why_not_discard, n.DISCARD, n.SHAME_TROPHY - 1
    ),
    asks.Q_TACTIC: Question(
        moments.tactic_options, moments.answer_tactic, moments.why_not_tactic, n.PLAY, n.DISCARD - 1
    ),
    asks.Q_PAID_ABILITY: Question(moments.paid_options, moments.answer_paid, by("GW-T5"), n.USE, n.PLAY - 1),
    asks.Q_ABILITY: Question(moments.ability_options, moments.answer_ability, by("GW-T5"), n.USE, n.PLAY - 1),
    asks.Q_SHAME: Question(shame.shame_options, shame.answer_shame, shame.why_not_shame, n.SHAME, n.SHAME + 2),
    asks.Q_REDEEM: Question(shame.cleanse_options, shame.answer_redeem, shame.why_not_token, n.UNSHAME, n.UNSHAME + 2),
    asks.Q_CLEANSE: Question(
        shame.cleanse_options, shame.answer_cleanse, shame.why_not_token, n.UNSHAME, n.UNSHAME + 2
    ),
    asks.Q_RECALL: Question(year.recall_options, year.answer_recall, year.why_not_recall, n.TAKE_BACK, n.TAKE_HONOR),
    asks.Q_DEATH: Question(deaths.death_options, deaths.answer_death, deaths.why_not_death, n.DIES, n.DIES + 2),
    asks.Q_SAVE: Question(deaths.save_options, deaths.answer_save, deaths.why_not_save, n.SAVE, n.SAVE + 2),
    asks.Q_RANSOM: Question(deaths.ransom_options, deaths.answer_ransom, deaths.why_not_save, n.SAVE, n.SAVE + 2),
    asks.Q_PAY: Question(payment.pay_options, payment.answer_pay, by("GW-A9"), n.PAY, n.TAKE - 1),
    asks.Q_WAREHOUSE: Question(payment.warehouse_options, payment.answer_warehouse, by("GW-U4"), n.PAY, n.TAKE - 1),
    asks.Q_TAKE: Question(payment.take_options, payment.answer_take, by("GW-A17"), n.TAKE, n.TAKE + 160),
    asks.Q_EXCHANGE: Question(
        effects.exchange_options, effects.answer_exchange, effects.why_not_exchange, n.EXCHANGE, n.EXCHANGE + 15
    ),
    asks.Q_GIVE: Question(effects.give_options, effects.answer_give, effects.why_not_give, n.GIVE, n.GIVE + 15),
    asks.Q_LOSE: Question(
        effects.lose_options, effects.answer_lose, effects.why_not_lose, n.LOSE_SOLDIER, n.RECLAIM - 1
    ),
    asks.Q_INCOME: Question(
        overseers.income_options, overseers.answer_income, overseers.why_not_income, n.INCOME, n.INCOME + 3
    ),
    asks.Q_RECLAIM: Question(
        effects.reclaim_options, effects.answer_reclaim, effects.why_not_reclaim, n.RECLAIM, n.RECLAIM + 5
    ),
    asks.Q_COPY: Question(turn.copy_options, turn.answer_copy, turn.why_not_copy, n.COPY, n.COPY + 5),
    asks.Q_CHOOSE: Question(effects.choose_options, effects.answer_choose, effects.why_not_choose, n.CHOOSE, n.AT - 1),
    asks.Q_LOCATION: Question(effects.place_options, effects.answer_place, by("GW-A17"), n.AT, n.AT + 9),
    asks.Q_SECTION: Question(
        effects.section_options, effects.answer_section, by("GW-R1"), n.AT_SECTION, n.AT_SECTION + 2
    ),
    asks.Q_REED_CLERK: Question(
        reed.reed_clerk_options, reed.answer_reed_clerk, reed.why_not_reed_clerk, n.CLERK, n.SPOT - 1
    ),
    asks.Q_REED_ADVISOR: Question(
        reed.advisor_options, reed.answer_advisor, reed.why_not_advisor, n.DISMISS, n.TO_QIN - 1
    ),
    asks.Q_REED_BARRICADE: Question(
        reed.barricade_options, reed.answer_barricade, reed.why_not_barricade, n.BARRICADE, n.BARRICADE + 2
    ),
    asks.Q_REED_SPEARMAN: Question(
        reed.spearman_options, reed.answer_spearman, reed.why_not_spearman, n.SPOT, n.GENERAL - 1
    ),
    asks.Q_QIN_ADVISOR: Question(
        qin.qin_advisor_options, qin.answer_qin_advisor, qin.why_not_qin_advisor, n.TO_QIN, n.TO_QIN + 69
    ),
    asks.Q_FIRST: Question(order.first_options, order.answer_first, by("GW-C19"), n.FIRST, n.FIRST),
    asks.Q_PLAYER: Question(
        sharing.player_options, sharing.answer_player, sharing.why_not_player, n.PLAYER, n.PLAYER + 3
    ),
    asks.Q_SPLIT: Question(sharing.split_options, sharing.answer_split, by("GW-C27"), n.PLAYER, n.PLAYER + 3),
    asks.Q_DECREE: Question(
        decrees.decree_options, decrees.answer_decree, decrees.why_not_decree, n.PROPOSE, n.SHARE - 1
    ),
    asks.Q_SHARE: Question(
        decrees.share_options, decrees.answer_share, decrees.why_not_share, n.SHARE, n.SHARE + n.MOST_SHARED
    ),
    asks.Q_CONSENT: Question(decrees.consent_options, decrees.answer_consent, by("GW-C21"), n.AGREE, n.REFUSE),
    asks.Q_SACRIFICE: Question(
        coop.sacrifice_options, coop.answer_sacrifice, coop.why_not_sacrifice, n.SACRIFICE_CLERK, n.PROPOSE - 1
    ),
}

QUESTIONS: Final[list[Question]] = [_BY_KIND[kind] for kind in range(len(ASKS))]
OPTIONS: Final[list[OptionsOf]] = [question.options for question in QUESTIONS]
ANSWERS: Final[list[Answer]] = [question.answer for question in QUESTIONS]

# Codes that belong to a question beside its first to last.
BESIDES: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    asks.Q_PLACE_RECRUIT: ((n.REST, n.REST + 2),),
    asks.Q_HIRE: ((n.HIRE_CLERK, n.HIRE_CLERK),),
    asks.Q_SHAME: ((n.SHAME_TROPHY, n.UNSHAME_TROPHY - 1), (n.BUY_OFF, n.BUY_OFF), (n.LET_GO, n.LET_GO)),
    asks.Q_REDEEM: ((n.UNSHAME_TROPHY, n.PAY - 1),),
    asks.Q_CLEANSE: ((n.UNSHAME_TROPHY, n.PAY - 1),),
    asks.Q_LOSE: ((n.DISCARD, n.SHAME_TROPHY - 1),),
    asks.Q_SACRIFICE: ((n.LOSE_SOLDIER, n.RECLAIM - 1), (n.SACRIFICE_TROPHY, n.SACRIFICE_TROPHY + 69)),
}

# Questions that cannot be answered by `done`: the rule that asks for an answer.
MUST: Final[dict[int, str]] = {
    asks.Q_GENERAL: "GW-B7",
    asks.Q_ADVISORS: "GW-B8",
    asks.Q_NEXT_LOCATION: "GW-L3",
    asks.Q_ADVISOR_ROLE: "GW-G2",
    asks.Q_COMMAND: "GW-J1",
    asks.Q_SPACE: "GW-J2",
    asks.Q_RECALL: "GW-Z4",
    asks.Q_ATTACKER: "GW-F10",
    asks.Q_SHOT: "GW-W1",
    asks.Q_SHAME: "GW-E2",
    asks.Q_DEATH: "GW-V6",
    asks.Q_DISCARD: "GW-D1",
    asks.Q_REED_ADVISOR: "GW-R19",
    asks.Q_REED_BARRICADE: "GW-R19",
    asks.Q_REED_SPEARMAN: "GW-R19",
    asks.Q_QIN_ADVISOR: "GW-Q20",
    asks.Q_FIRST: "GW-C19",
    asks.Q_SHARE: "GW-C21",
    asks.Q_CONSENT: "GW-C21",
    asks.Q_SACRIFICE: "GW-C11",
}


def options(cfg: Settings, s: GreatWallState, seat: int, question: Frame) -> list[int]:
    return OPTIONS[question[1]](cfg, s, seat, question)


def why_not(cfg: Settings, s: GreatWallState, seat: int, question: Frame, code: int) -> Refusal | None:
    """None if the code is offered now; else the rule against it."""
    kind = question[1]
    if code in OPTIONS[kind](cfg, s, seat, question):
        return None
    about = QUESTIONS[kind]
    if any([first <= code <= last for first, last in ((about.first, about.last), *BESIDES.get(kind, ()))]):
        return about.why_not(cfg, s, seat, question, code)
    if code == n.DONE and kind in MUST:
        return Refusal(MUST[kind])
    return Refusal("GW-J4", now=ASKS[kind])
