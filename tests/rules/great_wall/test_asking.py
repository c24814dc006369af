"""What the questions say: what they turn on, at which price, and on whose behalf."""

import pytest

from tianxia.core.outer import offered
from tianxia.sentences import card_texts, words_with
from tianxia.words import Words

from .scenes import turn, with_general
from .table import Table

rule = pytest.mark.rule
REED = 2


def asked(t: Table, seat: int = 0) -> str:
    """The open question in words."""
    return words_with("great_wall", None, Words()).say(
        f"great_wall-ask-{t.asked}", **t.rules.about(t.state, seat, t.question)
    )


def options(t: Table, seat: int = 0) -> list[str]:
    words = words_with("great_wall", None, Words())
    codes = t.rules.options(t.state, seat, t.question)
    return [words.option("great_wall", option) for option in offered(t.rules, t.state, codes)]


def covered() -> Table:
    """A horde that seat 0 has covered, and seat 1 has a card."""
    t = Table()
    t.horde("left", "leader_left")
    t.put_on(0, "left", 1, "a2", "a3")
    t.wound("left", 1)
    t.hand(0, "rob_the_dead")
    return t


# Tactic windows


@rule("GW-A14", "GW-D5")
def test_a_window_names_its_moment_and_says_why_one_is_asked() -> None:
    t = covered()
    t.clean_up()
    assert t.options(0) == ["pass"]
    assert asked(t).startswith("Left section: the horde Leader is defeated. Play a tactic card now?")
    assert asked(t).endswith("Others with tactic cards may be asked too, whichever cards they hold.")
    t.play(0, "pass")
    assert asked(t).startswith("Left section: you win the trophy Leader.")
    assert asked(t).endswith("Only you are asked, whichever cards you hold.")
    t.play(0, "pass")
    assert asked(t).startswith("Left section: soldiers of yours would die.")
    assert asked(t).endswith("Others with tactic cards may be asked too, whichever cards they hold.")


@rule("GW-D5")
def test_windows_of_an_attack_and_of_a_last_wound() -> None:
    t = Table()
    t.horde("left", "leader_left")
    t.wound("left", 1, "a3", "a4", "a5")
    t.hand(0, "camp_tales")
    t.give(0, wood=1, stone=2)
    t.clerks(0, barracks=1)
    t.activate("barracks", advanced=True)
    t.play(0, "recruit spearman", "spot left 1 a2")
    said = []
    while t.asked == "tactic":
        assert asked(t).endswith("Only you are asked, whichever cards you hold.")
        said.append(asked(t).partition(" Play a")[0])
        t.play(0, "pass")
    assert said == [
        "You attacked.",
        "You covered the last spot of the horde Leader (left section, row 1).",
        "You recruited.",
    ]


@rule("GW-D5")
def test_alone_only_one_is_asked() -> None:
    t = Table(players=1)
    t.horde("right", "leader_right")
    t.put_on(0, "right", 1, "a2", "a3")
    t.wound("right", 1)
    t.hand(0, "rob_the_dead")
    t.clean_up()
    assert asked(t).startswith("Right section: the horde Leader is defeated.")
    assert asked(t).endswith("Only you are asked, whichever cards you hold.")


# Choices


@rule("GW-J8")
def test_a_choice_is_named_by_what_it_does() -> None:
    t = Table(3)
    t.set_track("betrayal", "economy", "economy")
    t.command(0, "betrayal")
    assert options(t)[1:] == [
        "Resolve the owner boxes of another command card on the track",
        "Move up to 2 clerks",
    ]


@rule("GW-J8")
def test_a_copy_says_only_what_is_copied() -> None:
    texts = card_texts("great_wall", None, Words())
    both = "Each other player moves up to 2 clerks to different locations. "
    assert texts["copy"]["economy"].about == texts["command"]["economy"].about.replace(both, "")
    for command, copy in texts["copy"].items():
        assert copy.about, command
        assert "other player" not in copy.about, command


@rule("GW-F10")
def test_as_many_as_there_are_is_no_number() -> None:
    t = Table()
    t.horde("left", "brutes_left")
    t.set_rest(0, "left", "spearman", 2)
    t.set_track("attack_order", "betrayal", "betrayal")
    t.command(0, "attack_order")
    t.play(0, "done")
    for spot in ("a2", "a3"):
        assert t.asked == "attacker"
        assert t.view(0).question.left is None
        t.play(0, "with spearman left", f"spot left 1 {spot}")


# The card and its effect, where others or a place are chosen


def at_a_moment(card: str, side: str = "play") -> Table:
    """Seat 0 has played a card after its command, in a team of three."""
    t = Table(players=3, mode="coop")
    t.hand(0, card)
    t.rich(0)
    t.moment("after_command", 0)
    t.play(0, f"{side} {card}")
    return t


@rule("GW-C27")
def test_what_is_shared_out_is_named() -> None:
    t = at_a_moment("recall_orders", "boost")
    assert t.asked == "split"
    assert asked(t) == (
        "Recall Orders: players of your choice take back a total of 2 discarded command cards. "
        "Who gets the next share? Hand them out one at a time."
    )


@rule("GW-C27")
def test_what_another_player_is_chosen_for() -> None:
    t = at_a_moment("council_of_war")
    assert t.asked == "player"
    said = "Council of War: another player of your choice moves up to 3 clerks. Which player do you choose?"
    assert asked(t) == said


@rule("GW-C27")
def test_what_a_section_is_chosen_for() -> None:
    t = at_a_moment("reinforce_the_gate")
    assert t.asked == "section"
    said = "Reinforce the Gate: the defense in 1 section of your choice is 3 higher until the end of this winter."
    assert asked(t) == f"{said} Which section do you choose?"


@rule("GW-A17")
def test_what_a_location_is_chosen_for() -> None:
    t = with_general("qin_hui", 2)
    turn(t)
    assert t.asked == "location"
    assert asked(t).startswith("Qin Hui: choose a location: while it resolves, you count as having 1 more clerk there")
    assert asked(t).endswith("Which location do you choose?")


@rule("GW-N4", "GW-G2")
def test_the_new_advisor_is_named() -> None:
    t = Table()
    t.clerks(0, embassy=1)
    t.give(0, gold=9)
    t.activate("embassy")
    advisor = t.box.advisors[t.state.advisor_row[0]].id
    t.play(0, f"hire {advisor}")
    assert t.asked == "advisor_role"
    name = card_texts("great_wall", None, Words())["advisor"][advisor].name
    assert asked(t) == f"Make the {name} active or supporting? This is permanent."


@rule("GW-D6")
def test_an_ability_names_its_price() -> None:
    t = Table()
    t.advisor(0, "minister_of_works")
    t.give(0, chi=1)
    t.clerks(0, academy=1)
    t.moment("after_command", 0)
    assert asked(t) == "Pay 1 chi to use the ability of the Minister of Works?"


# Prices and gains


@rule("GW-E7")
def test_the_price_of_shame_in_summer() -> None:
    t = Table()
    t.give(0, chi=2)
    t.set_shame(0, "spearman", 1)
    t.summer()
    assert t.asked == "redeem"
    assert asked(t) == "Return a shame token to the bank? Each costs 2 chi."


@rule("GW-C7")
def test_the_price_of_shame_together() -> None:
    t = Table(players=3, mode="coop")
    t.set_shame(0, "spearman", 1)
    t.state.honor[0] = 10
    t.summer()
    assert asked(t) == "Return a shame token to the bank? You lose 10 honor for each."


@rule("GW-P8")
def test_a_donation_names_the_resource() -> None:
    t = Table()
    t.clerks(0, quarry=1)
    t.activate("quarry", advanced=True)
    t.decline("donate")
    assert asked(t) == "Donate 1 stone to the warehouse? You just collected it."
    assert "Donate 1 stone" in options(t)


@rule("GW-Z4")
def test_honor_for_command_cards_is_counted() -> None:
    t = Table()
    t.set_track("betrayal", "economy", "economy")
    t.state.discarded[0] = 1
    t.summer()
    assert t.asked == "recall"
    assert "leave them and gain 4 honor?" in asked(t)


# On whose behalf, and what the others have


@rule("GW-R11")
def test_the_clan_lets_the_active_player_discard_shame() -> None:
    t = Table(players=2)
    t.set_shame(0, "spearman", 1)
    t.reed_clerks("temple")
    t.state.active = 0
    t.clerks(0, temple=1)
    t.activate("temple", advanced=True)
    t.decline("cleanse")
    assert t.asked == "cleanse"
    assert "The Reed Clan's clerk at the Temple lets you" in asked(t)


@rule("GW-J2", "GW-Q8")
def test_the_cards_of_the_others_are_named_when_a_space_is_chosen() -> None:
    t = Table(players=1)
    t.autumn()
    t.play(0, "command economy")
    assert t.asked == "space"
    revealed = [t.box.commands[t.state.played[seat]].id for seat in t.state.tea if seat != 0]
    told = t.rules.about(t.state, 0, t.question)
    assert [told["command"], told["command_2"]] == revealed
    assert "Also revealed: " in asked(t)
    assert " (Qin Jiushao), " in asked(t)
    assert " (The Reed Clan)." in asked(t)


@rule("GW-B7", "GW-B9")
def test_nobody_chooses_a_general_blind() -> None:
    text = card_texts("great_wall", None, Words())["general"]["yang_miaozhen"]
    assert text.start == "At the start: 3 wood, 6 stone, 3 gold, 4 chi, and 2 tactic cards; tea value 20."
    assert text.start in text.whole


@rule("GW-C21")
def test_a_proposal_names_the_decree_and_the_own_part() -> None:
    t = Table(players=3, mode="coop")
    t.rich(0, 1, 2)
    decree = next(card for card in t.box.decrees if not card.team and all(need.what in range(4) for need in card.needs))
    t.decrees(decree.id)
    t.fulfill()
    t.decline("decree")
    t.play(0, f"propose {decree.id}")
    t.decline("consent")
    assert t.asked == "consent"
    said = asked(t, t.to_act[0])
    assert said.startswith("Player 1 proposes to fulfill “")
    assert "Agree to your share (" in said
    assert any(f"{what}: " in said for what in ("wood", "stone", "gold", "chi"))


# On whose behalf


@rule("GW-J4", "GW-K6")
def test_clerks_by_the_card_of_another() -> None:
    t = Table()
    t.command(0, "economy")
    assert asked(t) == "Which clerk will you move, and where?"
    while t.to_act[0] == 0:
        t.play(0, "done")
    seat = t.to_act[0]
    facts = t.rules.about(t.state, seat, t.question)
    assert facts == {"seat": "0", "command": "economy"}
    assert asked(t, seat).startswith("Which clerk will you move, and where? You may because of Economy")


@rule("GW-P3", "GW-P4")
def test_one_overseer_is_named_with_its_price() -> None:
    t = Table()
    t.rich(0)
    t.clerks(0, quarry=1)
    t.activate("quarry", advanced=True)
    assert t.asked == "upgrade"
    price = t.own(0).prices.overseer["quarry"]
    assert asked(t) == f"Place an overseer at the Quarry for {price} gold?"
    assert options(t)[1:] == [f"Place an overseer at the Quarry: {price} gold"]
    t.play(0, "upgrade quarry")
    assert asked(t).endswith("The kind doesn't matter there.")


@rule("GW-P9")
def test_of_several_overseers_none_is_named() -> None:
    t = Table()
    t.rich(0)
    t.command(0, "economy")
    while t.asked != "upgrade":
        t.play(t.to_act[0], "done")
    assert asked(t) == "Which overseer will you place or upgrade?"
    assert len(options(t)) > 2


@rule("GW-D3")
def test_a_boost_names_its_price() -> None:
    t = Table()
    t.horde("left", "leader_left")
    t.hand(0, "camp_tales")
    t.rich(0)
    t.put_on(0, "left", 1, "a2", "a3")
    t.wound("left", 1)
    t.clean_up()
    price = t.own(0).prices.boost["camp_tales"]
    assert options(t)[-1] == f"Pay {price} chi and play Camp Tales boosted"


@rule("GW-F2")
def test_a_horseman_is_asked_for_two_spots() -> None:
    t = Table()
    t.horde("left", "leader_left")
    t.rich(0)
    t.clerks(0, barracks=1)
    t.activate("barracks", advanced=True)
    t.play(0, "recruit horseman")
    assert t.asked == "place_recruit"
    assert asked(t).startswith("Which two adjacent spots does your horseman attack?")


@rule("GW-W3", "GW-W13")
def test_what_the_defense_is_made_of() -> None:
    t = Table()
    t.horde("left", "leader_left")
    t.state.barricades = [2, 3, 0]
    t.state.wall = [0, 1, 0]
    left, middle, _ = t.view(0).sections
    assert left.parts == (0, 2 * t.box.barricade_defense)
    assert left.defense == sum(left.parts) // 2  # halved by the leader
    assert middle.parts == (t.box.wall_defense[1], 3 * t.box.barricade_defense)
    assert middle.defense == sum(middle.parts)
