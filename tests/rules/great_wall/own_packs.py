"""Entries of custom packs: standard cards and tables that tests replace, and how a mistake in one is reported."""

import pytest

from tianxia.core.pack import Pack
from tianxia.core.values import BadInput
from tianxia.games.great_wall.cards.reader import box_of
from tianxia.games.great_wall.terms.box import Box


def own_pack(text: str) -> Pack:
    return Pack(text, "own.toml")


def own_box(text: str) -> Box:
    """The box with this pack."""
    return box_of(own_pack(text))


# Two cards less in the hand, and five to have more than that.
LOWER_LIMIT = """
[[event]]
id = "war_drums"
name = "Own"
provenance = "reconstructed"
lasts = true
mood = "bad"
mod = [{ mod = "hand_limit", add = -2 }]
text = "Own."
"""
FIVE_TACTICS = ("camp_tales", "heroic_fight", "withdrawal", "rob_the_dead", "looting_charge")
HEAD = """
id = "taskmaster"
name = "Taskmaster"
provenance = "printed"
text = "Something."
"""


def advisor(ability: str) -> str:
    return f"[[advisor]]{HEAD}[[advisor.ability]]\n{ability}\n"


def does(effect: str, on: str = "winter") -> str:
    """An advisor with one effect, which is on a line of its own."""
    return advisor(f'on = "{on}"\ndo = [\n{effect}\n]')


def passive(mod: str) -> str:
    return advisor(f"mod = [\n{mod}\n]")


def command(box: str) -> str:
    return f"""
[[command]]
id = "economy"
name = "Economy"
deck = "player"
counts_as = "economy"
provenance = "printed"
text = "Something."
[[command.box]]
who = "owner"
do = [{{ do = "draw", n = 1 }}]
[[command.box]]
{box}
"""


def horde(*rows: str, ability: str = "") -> str:
    """Riders with 2 vital spots in two rows of cells: "o t7 . . . ."; the ability is one modifier, or none."""
    grid = "".join(f"  {row.split()},\n".replace("'", '"') for row in rows)
    return f"""
[[horde]]
id = "riders"
name = "Riders"
set = "standard"
provenance = "reconstructed"
power = 5
honor = 6
backs = ["left", "middle", "right"]
spots = 2
grid = [
{grid}]
ability = [{ability}]
text = "Something."
"""


HORDE = horde("o t7 . . . .", ". . . . . .")
TACTIC = """
[[tactic]]
id = "camp_tales"
name = "Tales"
set = "standard"
provenance = "reconstructed"
window = 7
on = "recruit"
basic = [{ do = "draw", n = 1 }]
chi = 1
boosted = [{ do = "draw", n = 2 }]
text = "Draw."
"""
GENERAL = """
[[general]]
id = "song_ci"
name = "Song Ci"
set = "standard"
provenance = "printed"
start = { wood = 4, stone = 4, gold = 5, chi = 3 }
tactics = 2
tea = 40
text = "Something."
[[general.ability]]
on = "spring"
do = [{ do = "draw", n = 1 }]
"""
ARTIFACT = """
[[artifact]]
id = "nine_tripods"
name = "Tripods"
provenance = "printed"
score = { each = 1, per = ["trophy"] }
text = "Something."
"""
WALL = """
[[wall]]
level = 1
defence = 8
firing_spots = 2
build_cost = 5
honor = 5
provenance = "printed"
"""
LOCATION = """
[[location]]
id = "quarry"
name = "Quarry"
kind = "regular"
production = true
resource = "stone"
slots = { "1-3" = 4, "4" = 5 }
shame = true
donate = true
overseer = { pay = "gold", cost = [2, 3, 4] }
provenance = "printed"
"""
TIME = """
[[time_track]]
side = "4"
players = [4]
provenance = "printed"
spaces = [
  { year = 1, hordes = 0, lethality = 1 },
  { year = 2, hordes = 3, lethality = 1 },
]
"""
SHAME = """
[shame]
bank_per_player = 10
bank_solo = 10
summer_cost = { chi = 2 }
final_honor = -3
coop_discard_honor = 10
provenance = "printed"
"""
SOLDIERS = """
[soldiers]
provenance = "printed"
spearman = { cost = { stone = 2, wood = 1 }, owned = 10 }
archer = { cost = { chi = 2, wood = 1 }, owned = 4 }
horseman = { cost = { gold = 3, wood = 1 }, owned = 2 }
save_cost = { chi = 2 }
"""


def edited(text: str, old: str, new: str) -> str:
    """The text with a piece replaced, and its line marked."""
    assert text.count(old) == 1
    before, _, after = text.partition(old)
    rest, _, others = after.partition("\n")
    return f"{before}{new}{rest} # !\n{others}"


# Mistakes


def expected_line(text: str) -> int:
    for number, line in enumerate(text.split("\n"), 1):
        if line.endswith("# !"):
            return number
    return 0  # not marked: any line will do


def check(text: str, message: str) -> None:
    """The pack is refused with this message, which names the marked line."""
    with pytest.raises(BadInput) as refused:
        own_box(text)
    told = str(refused.value)
    assert message in told
    assert told.startswith(f"own.toml, line {expected_line(text) or ''}")
    assert expected_line(text) == 0 or told.startswith(f"own.toml, line {expected_line(text)}: ")
