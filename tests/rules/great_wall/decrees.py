"""Decrees with their own numbers: tests of the rules do not depend on the balance of the cards."""

from tianxia.core.pack import Pack


def decree(name: str, scope: str, *needs: str) -> str:
    """One entry of a custom pack."""
    head = f'[[decree]]\nid = "{name}"\nname = "Own"\nprovenance = "reconstructed"\ntext = "Own."\nout_with_2 = false\n'
    return f'{head}scope = "{scope}"\nneed = [{", ".join(needs)}]\n'


def discard(what: str, n: int | str) -> str:
    return f'{{ req = "discard", what = "{what}", n = {n} }}'


def for_each_player(n: int) -> str:
    return f'{{ each = {n}, per = ["player"] }}'


SOLDIERS = '{ req = "sacrifice", what = "soldier", n = %d, from = "section" }'
CLERK = '{ req = "sacrifice", what = "clerk", n = 1, from = "any" }'
TROPHIES = '{ req = "sacrifice", what = "trophy", n = { each = 1, per = ["player"] } }'
ADVISORS = '{ req = "have", scale = "advisor", min = 3 }'
WALLS = '{ req = "have", scale = "section_level_2", min = 2 }'

FIXED = Pack(
    decree("tribute_of_gold", "per_player", discard("gold", 4))
    + decree("prayers_for_the_dynasty", "per_player", discard("chi", 4))
    + decree("glory_belongs_to_the_emperor", "per_player", discard("honor", 10))
    + decree("loyal_household", "per_player", ADVISORS, discard("gold", 2))
    + decree("warriors_for_the_emperors_guard", "per_player", SOLDIERS % 2)
    + decree("royal_escort_for_the_emperors_officials", "per_player", CLERK, SOLDIERS % 1)
    + decree("timber_for_the_fleet", "team", discard("wood", for_each_player(5)))
    + decree("stone_for_the_palace", "team", discard("stone", for_each_player(5)))
    + decree("secrets_of_war", "team", discard("tactic", for_each_player(2)))
    + decree("spoils_for_the_throne", "team", TROPHIES, discard("build", for_each_player(2)))
    + decree("unbroken_line", "team", WALLS, discard("build", for_each_player(2))),
    "fixed.toml",
)
