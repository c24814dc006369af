"""The steps of the rules, as numbers on the stack. Their functions: `flow.STEPS`, in this order.

`+ moment` stands for the numbers of the moment that the step belongs to (moments.py).
"""

from typing import Final

# Setup (setup.py)
CHOOSE_GENERALS: Final = 0
GENERALS_CHOSEN: Final = 1
ADVISORS_CHOSEN: Final = 2

# The year (year.py)
SPRING: Final = 3
SUMMER: Final = 4
REDEEM: Final = 5  # place in tea order, *order
RECALL: Final = 6  # place in tea order, *order
AUTUMN: Final = 7
REVEAL: Final = 8
PUT_ON_TRACK: Final = 9  # place in tea order, *order
TURN: Final = 10  # space of the track
WINTER: Final = 11
VOLLEY: Final = 12  # section, place in tea order, *order
SHOOT: Final = 13  # seat, section, shots left, shots made
ASSAULT: Final = 14  # section
END_CHECK: Final = 15

# A turn (turn.py)
BOX: Final = 16  # command, box, seat of the owner
OTHERS: Final = 17  # command, box, owner, place in tea order, *order
CHECK_LOCATIONS: Final = 18  # seat
RESOLVE_NEXT: Final = 19  # seat, mask of locations
END_TURN: Final = 20

# Locations (locations.py)
LOCATION: Final = 21  # location, 1 if advanced
PRODUCE: Final = 22  # location, step, place in tea order, *order
WORK: Final = 23  # location, place in tea order, *order
GO_HOME: Final = 24  # location

# Moments (moments.py)
MOMENT: Final = 25  # 1 without a tactic window + moment
DECLARE: Final = 26  # place in tea order, cards declared + moment + declared + abilities pending
PLAYED: Final = 27  # seat, card, 1 if boosted + moment
PLAYED_OUT: Final = 28  # seat, card
ABILITIES: Final = 29  # + moment + pending
END_MOMENT: Final = 30  # trigger, open moments, locking, *locked
LAST_WOUNDS: Final = 31
ROOT_ENDS: Final = 32  # *abilities fired in the root moment around this one

# Effects (effects.py and the files of their fields)
DO: Final = 33  # seat, effect, kind of soldier, source of honor + moment
MOVE_CLERKS: Final = 34  # seat, moves left, where to, destinations used, clerks moved
ADVANCE: Final = 35  # seat, left, which, done
STRIKE: Final = 36  # see attacks.py
PLACE_RECRUITS: Final = 37  # see recruits.py
ATTACKED: Final = 38  # seat, attackers by kind, sections by kind
RECRUITED: Final = 39  # seat, recruits by kind, sections by kind
WOUND: Final = 40  # seat, left, sections, 1 once one was put
RECRUIT: Final = 41  # seat, kind, left, effect, where to, named by kind
SAVE: Final = 42  # seat, left, kind
UPGRADE: Final = 43  # seat, left, location, less, effect, done
UPGRADED: Final = 44  # seat, location
INCOME: Final = 45  # seat, left, done
BUILD: Final = 46  # see building.py
BUILT: Final = 47  # seat, barricades by section, walls by section
LOGISTICS: Final = 48  # seat, left
MARCH: Final = 49  # seat, from, to
DRAW: Final = 50  # seat, cards
HAND_LIMIT: Final = 51  # seat
CLEANSE: Final = 52  # seat, left
EXCHANGE: Final = 53  # seat, effect, times left
GIVE: Final = 54  # seat, left
LOSE: Final = 55  # seat, what, left
TAKE: Final = 56  # seat, number, kinds, 1 into the warehouse
PAY: Final = 57  # see payment.py
WAREHOUSE: Final = 58  # seat, number, kinds
HIRE: Final = 59  # seat, clerks left
TEA: Final = 60  # seat, places
RECLAIM: Final = 61  # seat, left

# Hordes (hordes.py, deaths.py, assault.py, shame.py)
CLEAN_UP: Final = 62
DEFEAT: Final = 63  # place
DEFEAT_HONOR: Final = 64  # place, winner
TROPHY: Final = 65  # place, winner
DEATHS: Final = 66  # section, mask of rows, 1 if the archers die too
NAME_DEATHS: Final = 67  # section, rows, row, place in tea order, left, *order
DYING: Final = 68  # section
RANSOM: Final = 69  # section, place in tea order, *order
KILL: Final = 70  # section
BREACH: Final = 71  # section
SHAME: Final = 72  # seat
SHAMED: Final = 73  # location
PLACE_HORDES: Final = 74  # left
RECRUITING_ENDS: Final = 75
ADVISOR_ROLE: Final = 76  # seat, advisor
REFILL_ROW: Final = 77
AFTER: Final = 78  # trigger, seat
CLEAR_TRACK: Final = 79
SPRING_ENDS: Final = 80
MOVE_REED: Final = 81  # as MOVE_CLERKS

# Of the co-operative game (sharing.py, decrees.py, coop.py, shame.py)
PART: Final = 82  # as DO, + the number
SPLIT: Final = 83  # left, shares + DO without its kind
FULFIL: Final = 84  # mask of those who have passed
SHARES: Final = 85  # need, seat
PARTS: Final = 86  # seat
SACRIFICE: Final = 87  # seat, what, left
DUE: Final = 88  # *seats that must take a shame token
REFILL_DECREES: Final = 89
EVENT: Final = 90
EACH: Final = 91  # shares + DO without its kind + order
