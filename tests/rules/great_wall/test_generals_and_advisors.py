"""GW-G: generals, active and supporting advisors."""

import pytest

from tianxia.games.great_wall.terms import frames
from tianxia.games.great_wall.terms.vocabulary import AFTER_ACTIVATION, AFTER_COMMAND

from .table import Table

rule = pytest.mark.rule


def to_the_track(t: Table, name: str) -> None:
    """The advisor becomes the first on the advisor track."""
    card = [advisor.id for advisor in t.box.advisors].index(name)
    for pile in (t.state.advisor_deck, t.state.advisor_row):
        if card in pile:
            pile.remove(card)
    t.state.advisor_row.insert(0, card)


# The icon of supporting advisors


@rule("GW-G1")
@pytest.mark.parametrize("supporters", [0, 1, 2, 5])
def test_two_honor_for_each_supporting_advisor(supporters: int) -> None:
    t = Table(generals=("song_ci", "yang_ye", "cai_xiang"))
    t.supporters(0, supporters)
    t.advisor(0, "jinshi")  # active: does not count
    t.give(0, chi=2)
    t.clerks(0, lumber_mill=1)
    t.activate("lumber_mill", advanced=True)
    t.play(0, "upgrade lumber_mill", "overseer spearman")
    assert t.honor(0) == 2 * supporters


@rule("GW-G1")
def test_without_supporters_nothing_is_offered() -> None:
    t = Table(generals=("tong_guan", "yang_ye", "cai_xiang"))
    t.horde("left", "brutes_left")
    t.set_rest(0, "left", "spearman", 2)
    t.run((frames.AFTER, AFTER_ACTIVATION, 0))
    assert t.over
    t.supporters(0, 1)
    t.run((frames.AFTER, AFTER_ACTIVATION, 0))
    assert t.asked == "attacker"


@rule("GW-G1")
def test_the_other_parts_of_an_ability_always_work() -> None:
    t = Table(generals=("keng_hsien_seng", "yang_ye", "cai_xiang"))
    t.give(0, gold=2)  # gold instead of chi
    t.clerks(0, lumber_mill=1)
    t.activate("lumber_mill", advanced=True)
    t.play(0, "upgrade lumber_mill", "overseer spearman")
    assert t.stock(0)["gold"] == 0
    assert t.overseer(0, "lumber_mill") == 1
    t.summer()
    assert t.stock(0)["gold"] == 0  # 2 per supporting advisor, of which there are none


@rule("GW-G1")
def test_both_parts_are_multiplied_by_each_scale() -> None:
    t = Table(generals=("liang_hongyu", "song_ci", "cai_xiang"))
    t.supporters(0, 3)
    t.moment("soldiers_killed", 0, count=2)
    assert t.honor(0) == 2 * 3 * 2


# A gained advisor


@rule("GW-G2")
@pytest.mark.parametrize("role", ["active", "supporting"])
def test_a_gained_advisor_is_active_or_supporting_at_once(role: str) -> None:
    t = Table()
    to_the_track(t, "physician")
    t.give(0, gold=1)
    t.clerks(0, embassy=1)
    t.activate("embassy")
    t.play(0, "hire physician")
    assert (t.asked, t.options(0)) == ("advisor_role", ["active", "supporting"])
    assert t.refused_by(0, "done") == "GW-G2"
    t.play(0, role)
    assert (f"advisor_{role}", {"seat": "0", "advisor": "physician"}) in t.told()
    assert (len(t.state.active_advisors[0]), len(t.state.supporters[0])) == ((1, 0) if role == "active" else (0, 1))


@rule("GW-G2", "GW-G3")
def test_a_role_is_for_good_and_a_supporter_has_no_ability() -> None:
    t = Table()
    to_the_track(t, "jinshi")
    t.give(0, gold=1)
    t.clerks(0, embassy=1)
    t.activate("embassy")
    t.play(0, "hire jinshi", "supporting")
    assert t.over
    t.run((frames.AFTER, AFTER_COMMAND, 0))
    assert t.over  # nobody asks for the clerk of the Jinshi


@rule("GW-G3")
def test_an_active_advisor_works_from_then_on() -> None:
    t = Table()
    to_the_track(t, "master_of_ceremonies")  # advisors cost 2 less
    t.advisor(0, "warden", "physician")
    t.give(0, gold=5)
    t.clerks(0, embassy=2)
    t.activate("embassy")
    t.play(0, "hire master_of_ceremonies", "active")  # the third: 3 gold
    assert t.stock(0)["gold"] == 2
    t.play(0, t.options(0)[2], "active")  # the fourth: 4 - 2
    assert t.stock(0)["gold"] == 0


@rule("GW-G3")
def test_it_answers_to_moments_that_open_afterwards() -> None:
    t = Table()
    to_the_track(t, "secretary")  # responds when a special location with your clerks has resolved
    t.give(0, gold=1)
    t.clerks(0, embassy=1)
    t.activate("embassy")
    t.play(0, "hire secretary", "active")
    assert t.asked == "clerk"  # the embassy has resolved after the hiring


@rule("GW-G3")
def test_it_does_not_answer_to_a_moment_already_open() -> None:
    t = Table()
    to_the_track(t, "jinshi")
    t.advisor(0, "minister_of_works")
    t.give(0, gold=2, chi=1)
    t.clerks(0, embassy=1)
    t.run((frames.AFTER, AFTER_COMMAND, 0))
    t.play(0, "use minister_of_works", "activate embassy", "hire jinshi", "active")
    assert t.over
    t.run((frames.AFTER, AFTER_COMMAND, 0))
    assert t.asked == "clerk"


@rule("GW-G4")
def test_there_is_no_limit_to_advisors() -> None:
    t = Table()
    t.supporters(0, 12)
    t.give(0, gold=13 + 14)
    t.clerks(0, embassy=2)
    t.activate("embassy")
    for _ in range(2):
        t.play(0, t.options(0)[-1], "supporting")
    assert len(t.state.supporters[0]) == 14
    assert t.stock(0)["gold"] == 0


# Triggers


@rule("GW-G5")
def test_a_trigger_fires_once_a_moment_however_many_pieces() -> None:
    t = Table()
    t.rich(0)
    t.advisor(0, "carpenter")  # 1 honor when barricades are built
    t.clerks(0, builders_camp=3)
    t.activate("builders_camp")
    t.play(0, "barricade left", "barricade left", "barricade right")
    t.decline()
    assert t.honor(0) == 3 * 2 + 1


@rule("GW-G5")
@pytest.mark.parametrize(("horsemen", "honor"), [(0, 0), (1, 1), (2, 2)])
def test_it_needs_one_and_for_each_counts_them(horsemen: int, honor: int) -> None:
    t = Table()
    t.rich(0)
    t.advisor(0, "horse_breeder")  # 1 honor for each horseman recruited
    t.clerks(0, barracks=3)
    t.activate("barracks", advanced=True)
    t.play(0, *["recruit horseman"] * horsemen, *["recruit archer"] * (3 - horsemen))
    while not t.over:
        t.play(0, next(text for text in t.options(0) if not text.startswith("spot")))
    assert t.honor(0) == honor
    assert len(t.told("ability_advisor")) == (1 if horsemen else 0)


@rule("GW-G5")
def test_effects_of_cards_are_optional() -> None:
    t = Table()
    t.advisor(0, "jinshi", "tea_master")
    t.tea(1, 0, 2)
    t.run((frames.AFTER, AFTER_COMMAND, 0))
    t.play(0, "done")
    assert t.over
    t.moment("spring", -1)
    t.play(0, "done")
    assert t.state.tea == [1, 0, 2]


# Taken without asking


@rule("GW-G6")
def test_collecting_and_income_are_taken_without_asking() -> None:
    t = Table()
    t.clerks(0, temple=2)
    t.clerks(1, temple=1)
    t.activate("temple")
    assert t.over
    assert (t.stock(0)["chi"], t.stock(1)["chi"]) == (2, 1)
    t.set_overseer(2, "gold_mine", 2)
    t.summer()
    assert t.stock(2)["gold"] == 2


@rule("GW-G6")
def test_spot_rewards_are_taken_without_asking() -> None:
    t = Table()
    t.horde("left", "brutes_left")
    t.give(0, stone=2, wood=1)
    t.clerks(0, barracks=1)
    t.activate("barracks", advanced=True)
    t.play(0, "recruit spearman", "spot left 1 a2")
    assert ("gained", {"seat": "0", "number": 1, "resource": "stone"}) in t.told()
    assert t.over


@rule("GW-G6")
def test_the_honor_of_a_defeat_is_taken_without_asking() -> None:
    t = Table()
    t.horde("left", "leader_left")
    t.put_on(0, "left", 1, "a2")
    t.wound("left", 1)
    t.set_firing(1, "left")
    t.clean_up()
    assert t.over
    assert (t.honor(0), t.honor(1)) == (2, 2)


@rule("GW-G6")
def test_only_choices_can_be_declined() -> None:
    t = Table()
    t.advisor(0, "imperial_inspector")  # 2 honor: nothing to choose
    t.give(0, chi=2)
    t.clerks(0, lumber_mill=1)
    t.activate("lumber_mill", advanced=True)
    t.play(0, "upgrade lumber_mill", "overseer spearman")
    assert t.honor(0) == 2
    t.play(0, "done")
    assert t.over
