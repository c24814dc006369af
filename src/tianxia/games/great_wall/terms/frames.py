"""The steps of the rules, as numbers on the stack. What the step `spring` does is the function `step_spring`.

`+ moment` stands for the numbers of the moment that the step belongs to (moments.py).
"""

from typing import Final

from ....core.questions import Kinds

_steps: Final = Kinds()

# Setup (setup.py)
CHOOSE_GENERALS: Final = _steps.new("choose_generals")
GENERALS_CHOSEN: Final = _steps.new("generals_chosen")
ADVISORS_CHOSEN: Final = _steps.new("advisors_chosen")

# The year (year.py)
SPRING: Final = _steps.new("spring")
SUMMER: Final = _steps.new("summer")
REDEEM: Final = _steps.new("redeem")  # place in tea order, *order
RECALL: Final = _steps.new("recall")  # place in tea order, *order
AUTUMN: Final = _steps.new("autumn")
REVEAL: Final = _steps.new("reveal")
PUT_ON_TRACK: Final = _steps.new("put_on_track")  # place in tea order, *order
TURN: Final = _steps.new("turn")  # space of the track
WINTER: Final = _steps.new("winter")
VOLLEY: Final = _steps.new("volley")  # section, place in tea order, *order
SHOOT: Final = _steps.new("shoot")  # seat, section, shots left, shots made
ASSAULT: Final = _steps.new("assault")  # section
END_CHECK: Final = _steps.new("end_check")

# A turn (turn.py)
BOX: Final = _steps.new("box")  # command, box, seat of the owner
OTHERS: Final = _steps.new("others")  # command, box, owner, place in tea order, *order
CHECK_LOCATIONS: Final = _steps.new("check_locations")  # seat
RESOLVE_NEXT: Final = _steps.new("resolve_next")  # seat, mask of locations
END_TURN: Final = _steps.new("end_turn")

# Locations (locations.py)
LOCATION: Final = _steps.new("location")  # location, 1 if advanced
PRODUCE: Final = _steps.new("produce")  # location, step, place in tea order, *order
WORK: Final = _steps.new("work")  # location, place in tea order, *order
GO_HOME: Final = _steps.new("go_home")  # location

# Moments (moments.py)
MOMENT: Final = _steps.new("moment")  # 1 if there is no tactic window + moment
DECLARE: Final = _steps.new("declare")  # place in tea order, cards declared + moment + declared + abilities pending
PLAYED: Final = _steps.new("played")  # seat, card, 1 if boosted + moment
PLAYED_OUT: Final = _steps.new("played_out")  # seat, card
ABILITIES: Final = _steps.new("abilities")  # + moment + pending
END_MOMENT: Final = _steps.new("end_moment")  # trigger, open moments, locking, *locked
LAST_WOUNDS: Final = _steps.new("last_wounds")
ROOT_ENDS: Final = _steps.new("root_ends")  # *abilities fired in the root moment around this one

# Effects (effects.py and the files of their fields)
DO: Final = _steps.new("do")  # seat, effect, kind of soldier, source of honor + moment
MOVE_CLERKS: Final = _steps.new("move_clerks")  # seat, moves left, where to, destinations used, clerks moved
ADVANCE: Final = _steps.new("advance")  # seat, left, which, done
STRIKE: Final = _steps.new("strike")  # see attacks.py
PLACE_RECRUITS: Final = _steps.new("place_recruits")  # see recruits.py
ATTACKED: Final = _steps.new("attacked")  # seat, attackers by kind, sections by kind
RECRUITED: Final = _steps.new("recruited")  # seat, recruits by kind, sections by kind
WOUND: Final = _steps.new("wound")  # seat, left, sections, 1 once one was placed
RECRUIT: Final = _steps.new("recruit")  # seat, kind, left, effect, where to, named by kind
SAVE: Final = _steps.new("save")  # seat, left, kind
UPGRADE: Final = _steps.new("upgrade")  # seat, left, location, less, effect, done
UPGRADED: Final = _steps.new("upgraded")  # seat, location
INCOME: Final = _steps.new("income")  # seat, left, done
BUILD: Final = _steps.new("build")  # see building.py
BUILT: Final = _steps.new("built")  # seat, barricades by section, walls by section
LOGISTICS: Final = _steps.new("logistics")  # seat, left
MARCH: Final = _steps.new("march")  # seat, from, to
DRAW: Final = _steps.new("draw")  # seat, cards
HAND_LIMIT: Final = _steps.new("hand_limit")  # seat, -1: everybody
CLEANSE: Final = _steps.new("cleanse")  # seat, left, 1 if the Reed Clan allows it
EXCHANGE: Final = _steps.new("exchange")  # seat, effect, times left
GIVE: Final = _steps.new("give")  # seat, left
LOSE: Final = _steps.new("lose")  # seat, what, left
TAKE: Final = _steps.new("take")  # seat, number, kinds, 1 into the warehouse
PAY: Final = _steps.new("pay")  # see payment.py
WAREHOUSE: Final = _steps.new("warehouse")  # seat, number, kinds
HIRE: Final = _steps.new("hire")  # seat, clerks left
TEA: Final = _steps.new("tea")  # seat, places
RECLAIM: Final = _steps.new("reclaim")  # seat, left

# Hordes (hordes.py, deaths.py, assault.py, shame.py)
CLEAN_UP: Final = _steps.new("clean_up")
DEFEAT: Final = _steps.new("defeat")  # place
DEFEAT_HONOR: Final = _steps.new("defeat_honor")  # place, winner
TROPHY: Final = _steps.new("trophy")  # place, winner
DEATHS: Final = _steps.new("deaths")  # section, mask of rows, 1 if the archers die too
NAME_DEATHS: Final = _steps.new("name_deaths")  # section, rows, row, place in tea order, left, *order; see acts.deaths
DYING: Final = _steps.new("dying")  # section
RANSOM: Final = _steps.new("ransom")  # section, place in tea order, *order
KILL: Final = _steps.new("kill")  # section
BREACH: Final = _steps.new("breach")  # section
SHAME: Final = _steps.new("shame")  # seat
SHAMED: Final = _steps.new("shamed")  # location
PLACE_HORDES: Final = _steps.new("place_hordes")  # left
RECRUITING_ENDS: Final = _steps.new("recruiting_ends")
ADVISOR_ROLE: Final = _steps.new("advisor_role")  # seat, advisor
REFILL_ROW: Final = _steps.new("refill_row")
AFTER: Final = _steps.new("after")  # trigger, seat
CLEAR_TRACK: Final = _steps.new("clear_track")
SPRING_ENDS: Final = _steps.new("spring_ends")
MOVE_REED: Final = _steps.new("move_reed")  # same as MOVE_CLERKS

# Cooperative game (sharing.py, decrees.py, coop.py, shame.py)
PART: Final = _steps.new("part")  # same as DO, + the number
SPLIT: Final = _steps.new("split")  # left, shares + DO without its kind
FULFILL: Final = _steps.new("fulfill")  # mask of the seats that have passed
SHARES: Final = _steps.new("shares")  # need, seat
PARTS: Final = _steps.new("parts")  # seat
SACRIFICE: Final = _steps.new("sacrifice")  # seat, what, left
DUE: Final = _steps.new("due")  # *seats that must take a shame token
REFILL_DECREES: Final = _steps.new("refill_decrees")
EVENT: Final = _steps.new("event")
EACH: Final = _steps.new("each")  # shares + DO without its kind + order

STEPS: Final = tuple(_steps.names)
