"""Words of the cards' vocabulary, and values of words, that no standard card has but custom cards may have."""

import pytest

from tianxia.games.great_wall.terms import frames
from tianxia.games.great_wall.terms import vocabulary as v
from tianxia.games.great_wall.terms.parts import Amount, Effect

from .scenes import attack, has, honor_by, own_advisor, recruit_spearman, shows, turn
from .table import Table

HONOR = '{ do = "gain", what = "honor", n = 1 }'


def does(effect: str, on: str = "winter") -> Table:
    """Seat 0 has an advisor with this effect."""
    return own_advisor(f'on = "{on}"\ndo = [{effect}]')


def counts(scale: str, on: str = "winter") -> Table:
    """Seat 0 has an advisor who gives honor for each of this scale."""
    return does(f'{{ do = "gain", what = "honor", n = {{ each = 1, per = ["{scale}"] }} }}', on)


def counted(t: Table) -> int:
    t.moment("winter", -1)
    return honor_by(t, "advisors")


# Scales


@shows("per:player")
def test_players_are_counted() -> None:
    assert counted(counts("player")) == 3


@shows("per:horde_on_board")
def test_hordes_before_the_wall_are_counted() -> None:
    t = counts("horde_on_board")
    assert counted(t) == 0
    for section in ("left", "left", "right"):
        t.horde(section, t.box.hordes[t.state.horde_deck[-1]].id)
    assert counted(t) == 3


@shows("per:section_level_2")
@pytest.mark.parametrize(("levels", "n"), [((0, 1, 1), 0), ((2, 1, 3), 2), ((2, 2, 2), 3)])
def test_sections_at_level_2_or_3_are_counted(levels: tuple[int, ...], n: int) -> None:
    t = counts("section_level_2")
    for section, level in zip(("left", "middle", "right"), levels, strict=True):
        t.wall(section, level)
    assert counted(t) == n


@shows("per:section_breached")
def test_sections_breached_this_winter_are_counted() -> None:
    t = counts("section_breached", "gain_shame")
    for section in ("left", "right"):
        t.horde(section, f"brutes_{section}")
        for seat in (1, 2):
            t.put_on(seat, section, 1, f"a{seat + 1}")
    t.assault()
    t.decline()
    assert len(t.told("breach")) == 2
    assert honor_by(t, "advisors") == 1 + 2  # one when the first has fallen, two when the second has


@shows("per:track:betrayal")
def test_cards_on_the_track_are_counted_by_their_name() -> None:
    t = counts("track:betrayal")
    t.set_track("betrayal", "economy", "betrayal")
    assert counted(t) == 2


@pytest.mark.parametrize(
    ("scale", "n"), [("advisor", 3), ("supporter", 2), ("overseer_level", 4), ("soldier_at_rest", 3)]
)
def test_own_things_are_counted(scale: str, n: int) -> None:
    t = counts(scale)
    t.supporters(0, 2)
    t.supporters(1, 5)
    t.set_overseer(0, "quarry", 3)
    t.set_overseer(0, "temple", 1)
    t.set_overseer(1, "temple", 3)
    t.set_rest(0, "left", "spearman", 2)
    t.set_rest(0, "right", "horseman")
    t.set_firing(0, "left")
    t.set_rest(1, "left", "spearman", 4)
    assert counted(t) == n


def test_an_amount_has_a_base_and_a_maximum() -> None:
    t = does('{ do = "gain", what = "honor", n = { base = 1, each = 2, per = ["player"], max = 6 } }')
    assert counted(t) == 6
    t = does('{ do = "gain", what = "honor", n = { base = 1, each = 2, per = ["player"] } }')
    assert counted(t) == 7


# Conditions


@shows("is:ally_in_section")
@pytest.mark.parametrize(("least", "honor"), [(1, 1), (2, 1), (3, 0)])
def test_allies_in_the_section_are_counted_by_player(least: int, honor: int) -> None:
    t = own_advisor(f'on = "recruit"\nif = [{{ is = "ally_in_section", min = {least} }}]\ndo = [{HONOR}]')
    t.horde("left", "brutes_left")
    t.put_on(1, "left", 1, "a2", "a3")
    t.set_firing(2, "left")
    t.set_rest(2, "left", "spearman", 3)
    recruit_spearman(t)
    assert honor_by(t, "advisors") == honor
    recruit_spearman(t, "rest right")
    assert honor_by(t, "advisors") == 0


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ('is = "own_in_section", kind = "archer", place = "rest", min = 1', False),
        ('is = "own_in_section", kind = "archer", place = "firing", min = 2', True),
        ('is = "own_in_section", kind = "any", place = "any", min = 4', True),  # the recruit counts, too
        ('is = "own_in_section", kind = "any", place = "any", min = 5', False),
        ('is = "own_in_section", kind = "horseman", place = "rest", min = 1', True),
        ('is = "section_level", min = 2', False),
        ('is = "section_level", max = 1', True),
        ('is = "section_barricades", min = 1, max = 2', True),
        ('is = "section_barricades", max = 1', False),
        ('is = "section_hordes", max = 0', True),
        ('is = "section_hordes", min = 1', False),
    ],
)
def test_conditions_look_at_the_section_of_the_moment(condition: str, holds: bool) -> None:
    t = own_advisor(f'on = "recruit"\nif = [{{ {condition} }}]\ndo = [{HONOR}]')
    t.wall("left", 1, 2)
    t.wall("right", 3)
    t.set_firing(0, "left", 2)
    t.set_rest(0, "left", "horseman")
    recruit_spearman(t)
    assert honor_by(t, "advisors") == (1 if holds else 0)


# Triggers with their words


@pytest.mark.parametrize(("word", "honor"), [("quarry", 1), ("temple", 0), ("production", 1), ("special", 0)])
def test_a_location_is_named_or_its_sort(word: str, honor: int) -> None:
    t = own_advisor(f'on = "location_activated"\nlocation = "{word}"\ndo = [{HONOR}]')
    t.clerks(0, quarry=1)
    t.activate("quarry", advanced=True)
    t.decline()
    assert honor_by(t, "advisors") == honor


@pytest.mark.parametrize(("kind", "honor"), [("spearman", 2), ("archer", 1), ("horseman", 0), ("any", 3)])
def test_attackers_are_counted_by_their_kind(kind: str, honor: int) -> None:
    gain = '{ do = "gain", what = "honor", n = { each = 1, per = ["event_count"] } }'
    t = own_advisor(f'on = "attack"\nkind = "{kind}"\ndo = [{gain}]')
    t.horde("left", "infantry_left")
    t.set_rest(0, "left", "spearman", 2)
    t.set_firing(0, "left")
    attack(t, "spearman left a3", "spearman left a4", "firing left a5")
    assert honor_by(t, "advisors") == honor


# Effects


@shows("do:give")
def test_resources_are_given_to_others() -> None:
    t = does('{ do = "give", n = 3 }')
    t.give(0, wood=2, chi=2)
    t.moment("winter", -1)
    assert t.refused_by(0, "give gold 1") == "GW-A15"
    t.play(0, "give wood 1", "give chi 2", "give wood 2")
    assert t.over
    assert has(t, chi=1)
    assert has(t, 1, wood=1)
    assert has(t, 2, wood=1, chi=1)


@shows("do:reclaim_command")
def test_discarded_commands_are_taken_back_but_never_betrayal() -> None:
    t = does('{ do = "reclaim_command", n = 2 }')
    t.set_track("betrayal")
    t.run((frames.CLEAR_TRACK,))
    t.play(0, "take honor")
    t.set_track("economy")
    t.run((frames.CLEAR_TRACK,))
    t.play(0, "take honor")
    t.moment("winter", -1)
    assert t.options(0) == ["done", "reclaim economy"]
    assert t.refused_by(0, "reclaim betrayal") == "GW-Z5"
    t.play(0, "reclaim economy")
    assert t.over
    assert t.told("reclaimed") == [("reclaimed", {"seat": "0", "command": "economy"})]


def for_events(verb: int, n: int, what: int = -1) -> Table:
    """An effect that only events have, and no pack can contain."""
    t = does(HONOR)
    index = len(t.box.effects)
    t.box.effects.append(Effect(index, verb, Amount(n), what=what))
    return t


@shows("do:lose")
def test_resources_soldiers_and_cards_are_lost_as_many_as_there_are() -> None:
    t = for_events(v.DO_LOSE, 2, v.ANY)
    t.give(0, wood=1, gold=2)
    t.effect(0, len(t.box.effects) - 1)
    assert t.refused_by(0, "done") is not None
    t.play(0, "pay 1 gold", "pay 1 wood")
    assert has(t, gold=1)
    t = for_events(v.DO_LOSE, 9, v.SOLDIER)
    t.set_rest(0, "left", "spearman")
    t.set_firing(0, "right")
    t.effect(0, len(t.box.effects) - 1)
    t.play(0, "lose firing right")
    assert t.over
    assert (t.pool(0, "spearman"), t.pool(0, "archer")) == (10, 4)
    assert not t.told("killed")
    t = for_events(v.DO_LOSE, 1, v.TACTIC)
    t.hand(0, "restless", "palisade")
    t.effect(0, len(t.box.effects) - 1)
    t.play(0, "discard palisade")
    assert t.tactics(0) == ["restless"]


@shows("do:place_horde")
def test_hordes_are_placed_as_in_spring() -> None:
    t = for_events(v.DO_PLACE_HORDE, 2)
    t.horde("left", "brutes_left")
    t.next_hordes("riders_left", "spies_right", "leader_middle")
    t.effect(0, len(t.box.effects) - 1)
    assert [t.hordes(section) for section in ("left", "middle", "right")] == [
        ["brutes_left"],
        ["riders_left"],
        ["spies_right"],
    ]


@pytest.mark.parametrize(("what", "kinds"), [("any", 4), ("build", 3)])
def test_many_resources_of_free_choice_are_taken_kind_by_kind(what: str, kinds: int) -> None:
    t = does(f'{{ do = "gain", what = "{what}", n = 90 }}')
    t.moment("winter", -1)
    t.play(0, "take 39 stone", "take 1 gold")
    if kinds == 4:
        t.play(0, "take 1 wood")
    assert t.over  # what is left is of the last kind
    assert has(t, **{"stone": 39, "gold": 1} | ({"wood": 1, "chi": 49} if kinds == 4 else {"wood": 50}))


def test_gains_go_to_the_warehouse() -> None:
    gain = '{ do = "gain", what = "%s", n = %d, to = "warehouse" }'
    t = does(f"{gain % ('build', 3)}, {gain % ('gold', 1)}")
    t.moment("winter", -1)
    t.play(0, "take 2 stone", "take 1 wood")
    assert t.over
    assert t.state.warehouse[:3] == [1, 2, 1]
    assert has(t)


@pytest.mark.parametrize(
    ("to", "routes"), [("temple", ("pool>temple",)), ("different", ("pool>temple", "pool>quarry"))]
)
def test_clerks_go_where_the_effect_says(to: str, routes: tuple[str, ...]) -> None:
    t = does(f'{{ do = "move_clerks", n = 2, to = "{to}" }}', "after_activation")
    turn(t)
    t.play(0, "clerk pool>temple")
    again, elsewhere = ("GW-K6", None) if to == "different" else (None, "GW-A17")
    assert t.refused_by(0, "clerk pool>temple") == again
    assert t.refused_by(0, "clerk pool>quarry") == elsewhere


def test_a_named_location_alone_is_activated() -> None:
    t = does('{ do = "advanced_activation", n = 2, location = "academy" }')
    t.clerks(0, academy=1, quarry=1)
    t.moment("winter", -1)
    assert t.refused_by(0, "activate quarry") == "GW-A17"
    t.play(0, "activate academy", "draw 1")
    assert t.over
