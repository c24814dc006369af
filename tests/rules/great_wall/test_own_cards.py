"""Custom packs: every mistake is reported with its line, which is marked in these tests."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tianxia.core.pack import Pack
from tianxia.core.values import BadInput
from tianxia.games.great_wall.cards.reader import standard_packs

from .own_packs import (
    ARTIFACT,
    GENERAL,
    HEAD,
    HORDE,
    LOCATION,
    SHAME,
    SOLDIERS,
    TACTIC,
    TIME,
    WALL,
    advisor,
    check,
    command,
    does,
    edited,
    own_box,
    passive,
)

DRAW = '{ do = "draw", n = 1 }'
DEEP = f'{{ do = "choose_one", options = [[{DRAW}], [{DRAW}]] }}'
for _ in range(2):
    DEEP = f'{{ do = "choose_one", options = [[{DEEP}], [{DRAW}]] }}'

EFFECTS = [
    ('{ do = "dance", n = 1 } # !', "do must be one of gain, exchange"),
    ("{ n = 1 } # !", "'do' is missing"),
    ('{ do = "draw" } # !', "'n' is missing"),
    ('{ do = "draw", n = 1, where = "any" } # !', "no word 'where' with do = 'draw'; known are do, n, who"),
    ('{ do = "draw", n = 0 } # !', "n must be from 1 to 99, not 0"),
    ('{ do = "draw", n = -1 } # !', "n must be from 1 to 99, not -1"),
    ('{ do = "draw", n = 100 } # !', "n must be from 1 to 99, not 100"),
    ('{ do = "draw", n = true } # !', "n must be a whole number"),
    ('{ do = "draw", n = 1.5 } # !', "n must be a whole number"),
    ('{ do = "draw", n = "all" } # !', "n must be a whole number or a table"),
    ('{ do = "attack", kind = "any", where = "any", n = "most" } # !', 'table or "all"'),
    ('{ do = "draw", n = { each = 1 } } # !', "'per' is missing"),
    ('{ do = "draw", n = { per = ["trophy"] } } # !', "'each' is missing"),
    ('{ do = "draw", n = { each = 1, per = [] } } # !', "per must hold 1 to 4 entries"),
    ('{ do = "draw", n = { each = 1, per = "trophy" } } # !', "per must be a list"),
    ('{ do = "draw", n = { each = 1, per = ["horse"] } } # !', "per must be one of supporter"),
    ('{ do = "draw", n = { each = 1, per = [7] } } # !', "per must be one of supporter"),
    ('{ do = "draw", n = { each = 1, per = ["track:peace"] } } # !', "track:raise_banner, not 'track:peace'"),
    ('{ do = "draw", n = { each = 0, per = ["trophy"] } } # !', "each must be from 1"),
    ('{ do = "draw", n = { base = 3, each = 1, per = ["trophy"], max = 2 } } # !', "max must be from 3"),
    (
        '{ do = "draw", n = { each = 1, per = ["trophy"], min = 2 } } # !',
        "no word 'min' in n; known are each, per, base, max",
    ),
    ('{ do = "draw", n = { each = 1, per = ["soldier_on_this_horde"] } } # !', "nothing to count"),
    ('{ do = "gain", what = "rice", n = 1 } # !', "what must be one of wood"),
    ('{ do = "gain", what = "location_resource", n = 1 } # !', "no production location"),
    ('{ do = "gain", what = "chi", n = 1, to = "warehouse" } # !', "wood, stone and gold only"),
    ('{ do = "gain", what = "gold", n = 1, to = "rest" } # !', "to must be one of warehouse"),
    ('{ do = "gain", what = "gold", n = 1, who = "all" } # !', "cooperative"),
    ('{ do = "gain", what = "gold", n = 1, who = 3 } # !', "who must be one of self, all"),
    ('{ do = "lose", what = "any", n = 1 } # !', "apply, not 'lose'"),
    ('{ do = "place_horde", n = 1 } # !', "apply, not 'place_horde'"),
    (
        '{ do = "exchange", give = 1, get = 1, times = 1, from = ["tea"], to = ["wood"] } # !',
        "from must be one of wood",
    ),
    ('{ do = "exchange", give = 1, get = 1, times = 1, from = [], to = ["wood"] } # !', "from must hold 1 to 9"),
    ('{ do = "exchange", give = -1, get = 1, times = 1, from = ["wood"], to = ["gold"] } # !', "give must be from 1"),
    ('{ do = "exchange", give = 1, get = 1, from = ["wood"], to = ["gold"] } # !', "'times' is missing"),
    ('{ do = "move_clerks", n = 1, to = "moon" } # !', "to must be one of any, different"),
    ('{ do = "attack", kind = "monk", n = 1, where = "any" } # !', "kind must be one of any, spearman"),
    ('{ do = "attack", kind = "any", n = 1, where = "any", sections = 2 } # !', "where = 'section'"),
    ('{ do = "wound", n = 1, where = "here" } # !', "about no section"),
    ('{ do = "save", n = 1 } # !', "soldiers_dying"),
    ('{ do = "copy_command" } # !', "command cards only"),
    ('{ do = "recruit", kind = "any", n = 1, cost = "cheap" } # !', 'cost must be a table or "free"'),
    ('{ do = "recruit", kind = "any", n = 1, cost = 3 } # !', 'cost must be a table or "free"'),
    ('{ do = "recruit", kind = "any", n = 1, cost = "warehouse" } # !', 'cost must be a table or "free"'),
    ('{ do = "build_wall", n = 1, cost = { wood = 3 } } # !', "no word 'wood' in cost; known are build"),
    ('{ do = "build_barricade", n = 1, cost = { build = 1, chi = 1 } } # !', "no word 'chi' in cost; known are build"),
    ('{ do = "recruit", kind = "any", n = 1, cost = {} } # !', "empty price"),
    (
        '{ do = "recruit", kind = "any", n = 1, cost = { rice = 1 } } # !',
        "no word 'rice' in cost; known are wood, stone",
    ),
    ('{ do = "recruit", kind = "any", n = 1, cost = { chi = -1 } } # !', "chi must be from 1"),
    ('{ do = "upgrade", location = "any", n = 1, cost = "free", less = 1 } # !', "usual price"),
    ('{ do = "upgrade", location = "barracks", n = 1 } # !', "location must be one of any, lumber_mill"),
    ('{ do = "upgrade", location = "any", n = 1, less = -1 } # !', "less must be from 1"),
    ('{ do = "choose_one", options = [] } # !', "options must hold 2 to 5 entries"),
    (
        f'{{ do = "choose_one", options = [{", ".join([f"[{DRAW}]"] * 6)}] }} # !',
        "options must hold 2 to 5 entries, not 6",
    ),
    (f'{{ do = "choose_one", options = [[{DRAW}],\n{DRAW}] }} # !', "options must hold lists"),
    (f'{{ do = "choose_one", options = [[{DRAW}],\n[]] }} # !', "1 to 9 entries, not 0"),
    (f'{{ do = "choose_one", options = [[{DRAW}], [{DRAW},\n{{ do = "dance" }}]] }} # !', "do must be one of"),
    (f"{DEEP} # !", "at most 2 deep"),
    ('{ do = "apply", until = "monday", mod = { mod = "wild", what = "gold" } } # !', "until must be one of turn"),
    ('{ do = "apply", until = "turn", mod = { mod = "wild", what = "any" } } # !', "what must be one of wood"),
    ('{ do = "apply", until = "turn", mod = "wild" } # !', "mod must be a table"),
    ("7 # !", "do must hold tables, not 7"),
    ("", "1 to 9 entries, not 0"),
]
MODS = [
    ('{ mod = "luck" } # !', "mod must be one of cost"),
    ('{ mod = "cost", of = "tea", less = 1 } # !', "of must be one of recruit"),
    ('{ mod = "cost", of = "wall" } # !', "'less' is missing"),
    ('{ mod = "cost", of = "wall", less = 1, kind = "archer" } # !', "recruiting has a kind"),
    ('{ mod = "cost", of = "wall", less = 1, location = "temple" } # !', "overseers has a location"),
    ('{ mod = "cost", of = "wall", less = 1, n = 1 } # !', "no word 'n' with mod = 'cost'"),
    ('{ mod = "cost", of = "wall", less = 1, what = "wood" } # !', "no other cost does"),
    ('{ mod = "cost", of = "recruit", less = 1 } # !', "names what is paid less"),
    ('{ mod = "clerk_bonus", location = "temple" } # !', "either add or times"),
    ('{ mod = "clerk_bonus", location = "temple", times = 1 } # !', "times must be from 2"),
    ('{ mod = "clerk_bonus", location = "temple", add = -1 } # !', "add must be from 1"),
    ('{ mod = "clerk_bonus", location = "chosen", add = 1 } # !', "needs the effect apply"),
    ('{ mod = "hand_limit", add = { each = 1, per = ["event_count"] } } # !', "nothing to count"),
    ('{ mod = "reach", kind = "any" } # !', "either rows or sections"),
    ('{ mod = "reach", kind = "any", rows = 3 } # !', "rows must be one of any, not 3"),
    ('{ mod = "defence", part = "wall", op = "half", n = 1, where = "all" } # !', "except with half"),
    ('{ mod = "defence", part = "wall", op = "add", where = "all" } # !', "except with half"),
    ('{ mod = "defence", part = "roof", op = "half", where = "all" } # !', "part must be one of"),
    ('{ mod = "defence", part = "wall", op = "half", where = "here" } # !', "hordes only"),
    ('{ mod = "defence", part = "wall", op = "set", n = -1, where = "all" } # !', "n must be from 0"),
    ('{ mod = "power", n = 1, where = "chosen" } # !', "needs the effect apply"),
    ('{ mod = "lethality", add = 1, where = "self" } # !', "hordes only"),
    ('{ mod = "protect", from = "wound" } # !', "lethality, not 'protect'"),
    ('{ mod = "breach_shame", add = 1 } # !', "lethality, not 'breach_shame'"),
]
OTHERS = [
    ("[[edict]] # !\nid = 'x'", "no table 'edict'"),
    ("[[decree]]\nid = 'x' # !", "no decree with the id 'x'"),
    ("advisors = 3 # !", "no table 'advisors'"),
    ("[advisor] # !\nid = 'taskmaster'", "advisor must be entries [[advisor]]"),
    ("[[hand]] # !\ntactic_limit = 5", "hand must be a table"),
    (does(DRAW).replace('id = "taskmaster"', 'id = "nobody" # !'), "no advisor with the id 'nobody'"),
    (does(DRAW).replace('id = "taskmaster"', "").replace("[[advisor]]", "[[advisor]] # !"), "'id' is missing"),
    (does(DRAW) + does(DRAW).replace('id = "taskmaster"', 'id = "taskmaster" # !'), "a second time"),
    (does(DRAW).replace('"printed"', '"heard" # !'), "provenance must be one of printed"),
    (does(DRAW).replace('provenance = "printed"', "").replace("[[advisor]]", "[[advisor]] # !"), "'provenance'"),
    (does(DRAW).replace('"Something."', "3 # !"), "text must be a text"),
    (does(DRAW).replace('"Something."', '"A."\nnote = 3 # !'), "note must be a text"),
    (does(DRAW).replace('"Something."', '"A."\ncolor = "red" # !'), "no word 'color' in advisor; known are ability"),
    (f"[[advisor]]{HEAD}ability = [] # !", "ability must hold 1 to 8 entries"),
    (advisor('on = "dawn" # !\ndo = []'), "on must be one of after_command"),
    (advisor('on = "winter"').replace("[[advisor.ability]]", "[[advisor.ability]] # !"), "'do' is missing"),
    (advisor(f'on = "winter"\nkind = "archer" # !\ndo = [{DRAW}]'), "no word 'kind' with the trigger winter"),
    (advisor(f'on = "build_wall"\nby = "me" # !\ndo = [{DRAW}]'), "by must be one of any"),
    (advisor(f'on = "location_activated"\nlocation = "wall" # !\ndo = [{DRAW}]'), "location must be one of"),
    (advisor(f'on = "winter"\npay = "chi" # !\ndo = [{DRAW}]'), "pay must be a table"),
    (advisor('mod = []\non = "winter" # !'), "no word 'on' in a passive ability"),
    # The second ability of the second advisor
    (
        does(DRAW) + does(DRAW).replace("taskmaster", "warden") + '[[advisor.ability]]\non = "noon" # !',
        "on must be one of",
    ),
    (advisor(f'on = "winter"\nif = [\n{{ is = "full" }} # !\n]\ndo = [{DRAW}]'), "is must be one of own_on_horde"),
    (advisor(f'on = "winter"\nif = [\n{{ is = "tea" }} # !\n]\ndo = [{DRAW}]'), "'place' is missing"),
    (advisor(f'on = "winter"\nif = [\n{{ is = "tea", place = "rest" }} # !\n]\ndo = [{DRAW}]'), "top, not_top"),
    (advisor(f'on = "winter"\nif = [\n{{ is = "section_level", min = 1 }} # !\n]\ndo = [{DRAW}]'), "no section"),
    (advisor(f'on = "winter"\nif = [\n{{ is = "clerks_here", min = 1 }} # !\n]\ndo = [{DRAW}]'), "location was"),
    (
        advisor(f'on = "attack"\nif = [\n{{ is = "own_on_horde", kind = "any", min = 1 }} # !\n]\ndo = [{DRAW}]'),
        "no horde",
    ),
    (advisor(f'on = "attack"\nif = [\n{{ is = "section_level" }} # !\n]\ndo = [{DRAW}]'), "min or max"),
    (advisor(f'on = "attack"\nif = [\n{{ is = "section_level", min = 2, max = 1 }} # !\n]\ndo = [{DRAW}]'), "from 2"),
    (advisor(f'on = "attack"\nif = [\n{{ is = "ally_in_section", min = 0 }} # !\n]\ndo = [{DRAW}]'), "from 1"),
    (advisor(f'on = "attack"\nif = 3 # !\ndo = [{DRAW}]'), "if must be a list"),
    (edited(GENERAL, "tea = 40", "tea = 0"), "tea must be from 1 to 100"),
    (edited(GENERAL, "tactics = 2", "tactics = -1"), "tactics must be from 0"),
    (edited(GENERAL, 'set = "standard"', 'set = "coop"'), "set of song_ci is 'standard' and cannot change"),
    (edited(GENERAL, ", chi = 3 }", "}"), "'chi' is missing"),
    (edited(GENERAL, "chi = 3 }", "chi = 3, rice = 1 }"), "no word 'rice' in start"),
    (edited(TACTIC, 'on = "recruit"', 'on = "attack"'), "window 7 is opened by recruit"),
    (edited(TACTIC, 'on = "recruit"', 'on = "spring"'), "window 7 is opened by recruit"),
    (edited(TACTIC, "window = 7", "window = 8"), "window must be from 1 to 7"),
    (edited(TACTIC, "chi = 1", "chi = -1"), "chi must be from 0"),
    (edited(TACTIC, "chi = 1", "pay = { chi = 1 }"), "no word 'pay'"),
    (edited(TACTIC, "n = 2 }]", "n = 2, who = 'all' }]"), "cooperative"),
    (edited(HORDE, "spots = 2", "spots = 3"), "the grid has 2 spots, not 3"),
    (edited(HORDE, '"o", "t7", ".", ".", ".", "."],', '"o", "t7", ".", "."],'), "grid must hold 6 entries, not 4"),
    (
        edited(HORDE, '"t7", ".", ".", ".", "."],', '"t8", ".", ".", ".", "."],'),
        'grid must be ".", "o", or one of w s g c h t',
    ),
    (
        edited(HORDE, '"t7", ".", ".", ".", "."],', '1, ".", ".", ".", "."],'),
        'grid must be ".", "o", or one of w s g c h t',
    ),
    (edited(HORDE, "grid = [", "grid = [['.'],"), "grid must hold 2 entries, not 3"),
    (edited(HORDE, '"middle", "right"]', '"right"]'), "backs are left, middle, right"),
    (edited(HORDE, "power = 5", "power = -5"), "power must be from 0"),
    (edited(HORDE, "ability = []", 'ability = [{ mod = "wild", what = "gold" }]'), "mod must be one of defence, power"),
    (
        edited(HORDE, "ability = []", 'ability = [{ mod = "defence", part = "wall", op = "half", where = "manned" }]'),
        "man a section",
    ),
    (command(f'who = "owner"\nwhat = 1 # !\ndo = [{DRAW}]'), "no word 'what' with who = 'owner'; known are who, do"),
    (command(f'who = "nobody" # !\ndo = [{DRAW}]'), "who must be one of owner, others"),
    (command('who = "others"\ndo = [\n{ do = "draw", n = { each = 1, per = ["event_count"] } } # !\n]'), "to count"),
    (edited(command(f'who = "owner"\ndo = [{DRAW}]'), 'counts_as = "economy"', 'counts_as = ""'), "cannot change"),
    (edited(command(f'who = "owner"\ndo = [{DRAW}]'), 'deck = "player"', 'deck = "solo"'), "cannot change"),
    (edited(ARTIFACT, '["trophy"] }', '["event_count"] }'), "nothing to count"),
    (edited(ARTIFACT, "{ each = 1", "{ each = -1"), "each must be from 1"),
    (edited(WALL, "level = 1", "level = 4"), "no wall with the level 4"),
    (edited(WALL, "level = 1", "level = true"), "no wall with the level True"),
    (edited(WALL, "firing_spots = 2", "firing_spots = 0"), "no fewer firing spots"),
    (edited(WALL, "firing_spots = 2", "firing_spots = 4"), "no fewer firing spots"),  # level 2 has 3
    (edited(WALL.replace("level = 1", "level = 0"), "build_cost = 5", "build_cost = 0"), "nobody builds it"),
    (
        WALL.replace("build_cost = 5\n", "").replace("[[wall]]", "[[wall]] # !"),
        "build_",
    ),
    (edited(LOCATION, 'id = "quarry"', 'id = "pub"'), "no location with the id 'pub'"),
    (edited(LOCATION, '"stone"', '"gold"'), "resource is 'stone' by the rules"),
    (edited(LOCATION, "production = true", "production = false"), "production is true by the rules"),
    (edited(LOCATION, 'kind = "regular"', 'kind = "special"'), "kind is 'regular' by the rules"),
    (edited(LOCATION, '"4" = 5 }', '"4" = 0 }'), "4 must be from 1"),
    (edited(LOCATION, "[2, 3, 4]", "[2, 3]"), "cost must hold 3 entries, not 2"),
    (edited(LOCATION, "[2, 3, 4]", "[2, 3, -4]"), "cost must be from 0"),
    (edited(LOCATION, 'pay = "gold"', 'pay = "tea"'), "pay must be one of"),
    (edited(LOCATION, "shame = true", "shame = 1"), "shame must be true or false"),
    (edited(TIME, 'side = "4"', 'side = "5"'), "no time_track with the side '5'"),
    (edited(TIME, "players = [4]", "players = [3]"), "players is [4] by the rules"),
    (edited(TIME, "{ year = 2, hordes = 3, lethality = 1 },", "{ year = 3, hordes = 3, lethality = 1 },"), "year 2"),
    (edited(TIME, "{ year = 2, hordes = 3, lethality = 1 },", "{ year = 2, hordes = 10, lethality = 1 },"), "to 9"),
    (edited(SHAME, "final_honor = -3", "final_honor = 3"), "final_honor must be from -99 to 0"),
    (edited(SHAME, "{ chi = 2 }", "{ gold = 2 }"), "no word 'gold' in summer_cost; known are chi"),
    (edited(SOLDIERS, "owned = 4 }", "owned = -4 }"), "owned must be from 0"),
    (edited(SOLDIERS, "{ gold = 3, wood = 1 }, owned = 2 }", "{ tea = 3 }, owned = 2 }"), "no word 'tea'"),
]


@pytest.mark.parametrize(("effect", "message"), EFFECTS)
def test_mistakes_in_effects(effect: str, message: str) -> None:
    check(does(effect), message)


@pytest.mark.parametrize(("effect", "message"), EFFECTS[:12])
def test_mistakes_in_boxes_and_tactics(effect: str, message: str) -> None:
    check(command(f'who = "others"\ndo = [\n{effect}\n]'), message)
    check(TACTIC.replace('boosted = [{ do = "draw", n = 2 }]', f"boosted = [\n{effect}\n]"), message)


@pytest.mark.parametrize(("mod", "message"), MODS)
def test_mistakes_in_modifiers(mod: str, message: str) -> None:
    check(passive(mod), message)


@pytest.mark.parametrize(("text", "message"), OTHERS)
def test_other_mistakes(text: str, message: str) -> None:
    check(text, message)


def test_a_syntax_error_has_its_line() -> None:
    with pytest.raises(BadInput, match=r"own.toml, line 2: "):
        Pack("[hand]\ntactic_limit = \n", "own.toml")


VALUES = re.compile(r'"[^"\n]*"|\b\d+\b|true|false')
PLACES = [(pack.text, found.span()) for pack in standard_packs() for found in VALUES.finditer(pack.text)]
JUNK = [
    '"x"',
    '""',
    '"any"',
    '"all"',
    "-1",
    "0",
    "1",
    "100",
    "1.5",
    "true",
    "[]",
    "[1]",
    "[[]]",
    "{}",
    "{n=1}",
    "1979-05-27",
]


@settings(deadline=None)
@given(st.sampled_from(PLACES), st.sampled_from(JUNK))
def test_whatever_stands_in_a_pack_it_is_read_or_told(place: tuple[str, tuple[int, int]], junk: str) -> None:
    text, (start, end) = place
    told = "own.toml, line 0: nothing"
    try:
        own_box(text[:start] + junk + text[end:])
    except BadInput as refused:
        told = str(refused)
    assert re.match(r"own.toml, line \d+: ", told)


FIVE = ", ".join(['"overseer"'] * 5)
MORE = '[[advisor.ability]]\non = "winter"\ndo = [{ do = "draw", n = 1 }]\n'


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            does(f'{{ do = "gain", what = "honor", n = {{ each = 1, per = [{FIVE}] }} }}'),
            "per must hold 1 to 4 entries",
        ),
        (passive(", ".join(['{ mod = "cost_less" }'] * 9)), "mod must hold at most 8 entries, not 9"),
        (advisor('on = "winter"\ndo = [{ do = "draw", n = 1 }]') + MORE * 8, "ability must hold 1 to 8 entries, not 9"),
    ],
)
def test_no_card_says_more_than_fits_on_it(text: str, message: str) -> None:
    """Every list is bounded: whatever a pack says is soon worked out."""
    with pytest.raises(BadInput, match=rf"own.toml, line \d+: .*{message}"):
        own_box(text)
