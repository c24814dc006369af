"""Custom packs with decrees and events: how they are read, and every mistake reported with its line."""

import pytest

from tianxia.core.pack import Pack
from tianxia.games.great_wall.cards.reader import box_of
from tianxia.games.great_wall.terms import frames
from tianxia.games.great_wall.views.seen import Need

from .own_packs import HEAD, SHAME, check, edited
from .table import Table

rule = pytest.mark.rule
DECREE = """
[[decree]]
id = "tribute_of_gold"
name = "Own"
provenance = "reconstructed"
scope = "per_player"
need = [
{ req = "discard", what = "gold", n = 4 },
]
out_with_2 = false
text = "Own."
"""
NEED = '{ req = "discard", what = "gold", n = 4 },'
TEAM = 'scope = "team"'
EVENT = """
[[event]]
id = "harsh_winter"
name = "Own"
provenance = "reconstructed"
lasts = false
mood = "bad"
do = [
{ do = "lose", what = "any", n = 2, who = "all" },
]
text = "Own."
"""
EFFECT = '{ do = "lose", what = "any", n = 2, who = "all" },'
LASTING = """
[[event]]
id = "war_drums"
name = "Own"
provenance = "reconstructed"
lasts = true
mood = "bad"
mod = [
{ mod = "power", n = 1, where = "all" },
]
text = "Own."
"""
MOD = '{ mod = "power", n = 1, where = "all" },'


def needing(*needs: str, team: bool = False) -> str:
    """A decree with these needs, each on a line of its own."""
    text = DECREE.replace('scope = "per_player"', TEAM) if team else DECREE
    return text.replace(NEED, ",\n".join(needs))


def need(text: str) -> str:
    return edited(DECREE, NEED, text)


def does(text: str) -> str:
    return edited(EVENT, EFFECT, text)


def lasts(text: str) -> str:
    return edited(LASTING, MOD, text)


GOLD = '{ req = "discard", what = "gold", n = 1 }'
SOME = '{ req = "have", scale = "trophy", min = 1 }'
MISTAKES = [
    (edited(DECREE, 'scope = "per_player"', 'scope = "nobody"'), "scope must be one of per_player, team"),
    (edited(DECREE, "out_with_2 = false", "out_with_2 = 2"), "out_with_2 must be true or false"),
    (edited(DECREE, "out_with_2 = false", "honor = 3"), "no word 'honor' in decree"),
    (DECREE.replace(NEED, "").replace("need = [\n", "need = [ # !\n"), "1 to 3 entries, not 0"),
    (needing(SOME, SOME, SOME, SOME).replace("need = [\n", "need = [ # !\n"), "1 to 3 entries, not 4"),
    (need('{ req = "beg", what = "gold", n = 1 },'), "req must be one of discard, sacrifice, have"),
    (need('{ what = "gold", n = 1 },'), "'req' is missing"),
    (need('{ req = "discard", what = "soldier", n = 1 },'), "what must be one of wood"),
    (need('{ req = "discard", what = "gold" },'), "'n' is missing"),
    (need('{ req = "discard", what = "gold", n = 0 },'), "n must be from 1 to 99, not 0"),
    (need('{ req = "discard", what = "gold", n = "all" },'), "n must be a whole number or a table"),
    (need('{ req = "discard", what = "gold", n = 1, from = "any" },'), "no word 'from' with req = 'discard'"),
    (need('{ req = "sacrifice", what = "gold", n = 1 },'), "what must be one of soldier, clerk, trophy"),
    (need('{ req = "sacrifice", what = "soldier", n = 1 },'), "what = 'soldier' needs from = 'section'"),
    (need('{ req = "sacrifice", what = "soldier", n = 1, from = "pool" },'), "from must be one of section"),
    (need('{ req = "sacrifice", what = "clerk", n = 1, from = "chamber" },'), "from must be one of section, any"),
    (need('{ req = "sacrifice", what = "clerk", n = 1, from = "section" },'), "what = 'clerk' needs from = 'any'"),
    (need('{ req = "sacrifice", what = "trophy", n = 1, from = "any" },'), "what = 'trophy' needs no word 'from'"),
    (need('{ req = "have", scale = "trophy" },'), "have needs min or max"),
    (need('{ req = "have", scale = "luck", min = 1 },'), "scale must be one of supporter"),
    (need('{ req = "have", scale = "event_count", min = 1 },'), "nothing to count here"),
    (need('{ req = "have", scale = "trophy", min = 1, n = 2 },'), "no word 'n' with req = 'have'"),
    (need('{ req = "have", scale = "trophy", max = -1 },'), "max must be from 0"),
    (need('{ req = "discard", what = "gold", n = { each = 1, per = ["trophy"] } },'), "this card is nobody's"),
    (need('{ req = "have", scale = "trophy", min = { each = 1, per = ["advisor"] } },'), "this card is nobody's"),
    (
        need('{ req = "discard", what = "gold", n = { each = 25, per = ["player"] } },'),
        "n can become 100, more than 99",
    ),
    (
        need('{ req = "discard", what = "gold", n = { base = 10, each = 10, per = ["horde_on_board"] } },'),
        "n can become 100",
    ),
    (needing(GOLD, f"{GOLD} # !"), "asks for this a second time"),
    (needing(SOME, GOLD, '{ req = "discard", what = "build", n = 1 } # !', team=True), "resources in one need only"),
    (needing(GOLD, '{ req = "discard", what = "chi", n = 1 } # !', team=True), "resources in one need only"),
    (edited(EVENT, "lasts = false", "lasts = true"), "an event that lasts has mod, any other has do"),
    (edited(LASTING, "lasts = true", "lasts = false"), "an event that lasts has mod, any other has do"),
    (edited(EVENT, 'mood = "bad"', 'mood = "grim"'), "mood must be one of good, bad"),
    (edited(EVENT, 'mood = "bad"', 'mood = "bad"\nwhen = 1'), "no word 'when' in event"),
    (does('{ do = "lose", what = "any", n = 2 },'), "an event makes all players"),
    (does('{ do = "lose", what = "any", n = 2, who = "self" },'), "an event makes all players"),
    (does('{ do = "lose", what = "any", n = 2, who = "chosen" },'), "an event makes all players"),
    (does('{ do = "gain", what = "any", n = 2, who = "split" },'), "an event makes all players"),
    (does('{ do = "place_horde", n = 1, who = "all" },'), "an event makes all players"),
    (does('{ do = "attack", kind = "any", n = 1, where = "any", who = "all" },'), "do must be one of gain, lose"),
    (does('{ do = "lose", what = "honor", n = 1, who = "all" },'), "what must be one of"),
    (does('{ do = "gain", what = "gold", n = { each = 1, per = ["supporter"] }, who = "all" },'), "is nobody's"),
    (lasts('{ mod = "power", n = 1, where = "chosen" },'), "needs the effect apply"),
    (lasts('{ mod = "defence", part = "wall", op = "half", where = "manned" },'), "man a section"),
    (lasts('{ mod = "breach_shame", add = 1 },'), "lethality, not 'breach_shame'"),
    (lasts('{ mod = "hand_limit", add = { each = 1, per = ["trophy"] } },'), "is nobody's"),
]


@pytest.mark.parametrize(("text", "message"), MISTAKES)
def test_mistakes(text: str, message: str) -> None:
    check(text, message)


@pytest.mark.parametrize(
    "text",
    [
        needing('{ req = "discard", what = "wood", n = 2 }', '{ req = "discard", what = "build", n = 2 }'),
        needing(SOME, GOLD, '{ req = "sacrifice", what = "trophy", n = 1 }', team=True),
        needing('{ req = "discard", what = "gold", n = { each = 24, per = ["player"] } }'),
        needing('{ req = "discard", what = "gold", n = { each = 50, per = ["player"], max = 90 } }'),
        needing('{ req = "discard", what = "chi", n = { each = 1, per = ["section_level_2", "track:economy"] } }'),
        needing('{ req = "have", scale = "section_level_2", min = 1, max = 2 }'),
        does('{ do = "draw", n = 1, who = "all" },'),
        does('{ do = "place_horde", n = { each = 1, per = ["player"] } },'),
        lasts('{ mod = "wild", what = "gold" },'),
        lasts('{ mod = "clerk_bonus", location = "temple", add = 1 },'),
        lasts('{ mod = "lethality", add = -1, where = "all" },'),
    ],
)
def test_words_that_no_standard_card_uses(text: str) -> None:
    box_of(Pack(text, "own.toml"))


def table(text: str) -> Table:
    """Only the custom decree is on the board."""
    t = Table(pack=Pack(text, "own.toml"), mode="coop")
    t.decrees("tribute_of_gold")
    return t


def is_possible(t: Table) -> bool:
    t.fulfill()
    return t.asked == "decree"


# What they do


@rule("GW-C11", "GW-A10")
def test_one_resource_does_not_pay_for_two_needs() -> None:
    t = table(needing('{ req = "discard", what = "wood", n = 2 }', '{ req = "discard", what = "build", n = 2 }'))
    for seat in range(3):
        t.give(seat, wood=3)
    assert not is_possible(t)
    for seat in range(3):
        t.give(seat, stone=seat + 1)
    assert is_possible(t)
    t.play(0, "propose tribute_of_gold")
    t.play(1, "agree")
    t.play(2, "agree")
    t.decline()
    assert [sum(t.stock(seat).values()) for seat in range(3)] == [0, 1, 2]
    assert len(t.state.decrees_done) == 1


@rule("GW-C11")
@pytest.mark.parametrize("team", [True, False])
def test_what_is_looked_at_is_that_of_the_team_or_of_each(team: bool) -> None:
    t = table(needing('{ req = "have", scale = "trophy", min = 3 }', team=team))
    t.set_trophy(0, "plunderers_left")
    t.set_trophy(2, "plunderers_middle")
    t.set_trophy(2, "plunderers_right")
    assert is_possible(t) is team
    assert t.coop().decrees[0].needs[0].have == ([3] if team else [1, 0, 2])


@rule("GW-C11")
def test_cards_on_the_track_can_be_looked_at() -> None:
    t = table(needing('{ req = "have", scale = "track:economy", min = 1 }', team=True))
    assert t.coop().decrees[0].needs == [Need([0], look="track:economy", least=1, most=None, met=False)]


@rule("GW-C11", "GW-C21")
def test_who_gives_nothing_at_all_needs_no_consent() -> None:
    t = table(needing('{ req = "have", scale = "section_level_2", max = 0 }'))
    assert is_possible(t)
    t.play(2, "propose tribute_of_gold")
    assert t.over
    assert len(t.state.decrees_done) == 1


@rule("GW-C14")
def test_a_lasting_bonus_for_clerks_is_everybodys() -> None:
    t = Table(pack=Pack(lasts('{ mod = "clerk_bonus", location = "temple", add = 1 },'), "own.toml"), mode="coop")
    t.event("war_drums")
    t.clerks(0, temple=1)
    t.clerks(2, temple=1, quarry=1)
    t.activate("temple", advanced=True)
    t.decline()
    assert [t.stock(seat)["chi"] for seat in range(3)] == [2, 0, 2]
    t.activate("quarry", advanced=True)
    t.decline()
    assert t.stock(2)["stone"] == 1


@rule("GW-C7")
def test_the_honor_for_a_token_is_on_the_board() -> None:
    t = Table(pack=Pack(SHAME.replace("coop_discard_honor = 10", "coop_discard_honor = 7"), "own.toml"), mode="coop")
    t.state.honor = [7, 6, 14]
    t.set_shame(2, "archer", 3)
    t.run((frames.SHAME, 0))
    t.play(0, "buy off")
    assert t.honor(0) == 0
    t.run((frames.SHAME, 1))
    assert "buy off" not in t.options(1)
    t.summer()
    t.play(2, "unshame archer", "unshame archer")
    assert (t.honor(2), t.shamed(2, "archer")) == (0, 1)


@rule("GW-C13", "GW-E11")
def test_the_decree_phase_is_a_moment_of_its_own_each_year() -> None:
    """An ability that opens moments responds once to each of them."""
    ability = '[[advisor.ability]]\non = "gain_shame"\ndo = [{ do = "wound", n = 1, where = "any" }]\n'
    t = Table(pack=Pack(f"[[advisor]]{HEAD}{ability}", "own.toml"), mode="coop")
    t.advisor(1, "taskmaster")
    t.horde("left", "brutes_left")
    for year in range(1, 4):
        t.decrees("secrets_of_war", "unbroken_line")
        t.run((frames.END_CHECK,))
        while t.asked in ("first", "shame"):
            t.decline_once()
        assert (t.asked, t.to_act) == ("wound", (1,)), year
        t.play(1, t.options(1)[1])
        t.decline("command")
