"""The kinds of question."""

from typing import Final

ASKS: Final = (
    "general",
    "advisors",
    "command",
    "space",
    "next_location",
    "clerk",
    "advance",
    "upgrade",
    "overseer",
    "donate",
    "tea",
    "recruit",
    "next_recruit",
    "place_recruit",
    "attacker",
    "target",
    "wound",
    "shot",
    "build",
    "hire",
    "advisor_role",
    "route",
    "march",
    "draw",
    "discard",
    "tactic",
    "paid_ability",
    "ability",
    "shame",
    "redeem",
    "cleanse",
    "recall",
    "death",
    "save",
    "ransom",
    "pay",
    "warehouse",
    "take",
    "exchange",
    "give",
    "lose",
    "income",
    "reclaim",
    "copy",
    "choose",
    "location",
    "section",
    "reed_clerk",
    "reed_advisor",
    "reed_barricade",
    "reed_spearman",
    "qin_advisor",
    "first",
    "player",
    "split",
    "decree",
    "share",
    "consent",
    "sacrifice",
)
Q_GENERAL: Final = 0
Q_ADVISORS: Final = 1
Q_COMMAND: Final = 2
Q_SPACE: Final = 3
Q_NEXT_LOCATION: Final = 4
Q_CLERK: Final = 5
Q_ADVANCE: Final = 6
Q_UPGRADE: Final = 7
Q_OVERSEER: Final = 8
Q_DONATE: Final = 9
Q_TEA: Final = 10
Q_RECRUIT: Final = 11
Q_NEXT_RECRUIT: Final = 12
Q_PLACE_RECRUIT: Final = 13
Q_ATTACKER: Final = 14
Q_TARGET: Final = 15
Q_WOUND: Final = 16
Q_SHOT: Final = 17
Q_BUILD: Final = 18
Q_HIRE: Final = 19
Q_ADVISOR_ROLE: Final = 20
Q_ROUTE: Final = 21
Q_MARCH: Final = 22
Q_DRAW: Final = 23
Q_DISCARD: Final = 24
Q_TACTIC: Final = 25
Q_PAID_ABILITY: Final = 26
Q_ABILITY: Final = 27
Q_SHAME: Final = 28
Q_REDEEM: Final = 29
Q_CLEANSE: Final = 30
Q_RECALL: Final = 31
Q_DEATH: Final = 32
Q_SAVE: Final = 33
Q_RANSOM: Final = 34
Q_PAY: Final = 35
Q_WAREHOUSE: Final = 36
Q_TAKE: Final = 37
Q_EXCHANGE: Final = 38
Q_GIVE: Final = 39
Q_LOSE: Final = 40
Q_INCOME: Final = 41
Q_RECLAIM: Final = 42
Q_COPY: Final = 43
Q_CHOOSE: Final = 44
Q_LOCATION: Final = 45
Q_SECTION: Final = 46
# Asked of the overlord, on behalf of the Reed Clan (GW-R8)
Q_REED_CLERK: Final = 47
Q_REED_ADVISOR: Final = 48
Q_REED_BARRICADE: Final = 49
Q_REED_SPEARMAN: Final = 50
Q_QIN_ADVISOR: Final = 51  # which advisor goes to Qin (GW-Q20)
# Of the co-operative game
Q_FIRST: Final = 52  # of several at once: who acts first (GW-C19)
Q_PLAYER: Final = 53
Q_SPLIT: Final = 54
Q_DECREE: Final = 55
Q_SHARE: Final = 56
Q_CONSENT: Final = 57
Q_SACRIFICE: Final = 58
