"""GW-B: setup for three and four players."""

import re
from collections import Counter

import pytest

from tianxia.core import kernel
from tianxia.core.dice import Dice
from tianxia.core.pack import Pack
from tianxia.core.registry import checked_options
from tianxia.core.state import CHANCE
from tianxia.games.great_wall import GAME
from tianxia.games.great_wall.cards.reader import standard_packs
from tianxia.games.great_wall.position import events
from tianxia.games.great_wall.rules import GreatWallRules
from tianxia.games.great_wall.terms.names import COMMANDS, LOCATIONS, SECTIONS

from .table import Table

rule = pytest.mark.rule
PLAYERS = [3, 4]
SEEDS = range(12)


def set_up(players: int = 3, seed: int = 1, choose: int = 0) -> Table:
    """A game set up, everybody keeping the first (or second) general and advisor."""
    t = Table(players, seed, at_setup=True)
    for _ in range(2):
        for seat in range(players):
            t.play(seat, t.options(seat)[choose])
    return t


def shuffled(t: Table) -> list[int]:
    """The decks that chance was used for, in order."""
    return list(dict.fromkeys([event[2] for event in t.state.told or [] if event[0] == CHANCE]))


# The board


@rule("GW-B1")
@pytest.mark.parametrize(("players", "years", "slots"), [(3, 6, [4, 4, 3, 3, 4, 2]), (4, 5, [5, 5, 4, 4, 5, 3])])
def test_the_board_side_goes_by_the_players(players: int, years: int, slots: list[int]) -> None:
    t = set_up(players)
    assert (t.state.year + 1, len(t.e.lethality)) == (1, years)
    assert t.e.slots[:6] == slots
    t.year(years)
    t.end_check()
    assert t.over


@rule("GW-B2")
def test_three_of_five_artifacts_are_in_play() -> None:
    seen: Counter[int] = Counter()
    for seed in SEEDS:
        s = Table(seed=seed, at_setup=True).state
        assert (len(s.artifacts), len(s.artifact_box)) == (3, 2)
        assert sorted(s.artifacts + s.artifact_box) == [0, 1, 2, 3, 4]
        seen.update(s.artifacts)
    assert set(seen) == {0, 1, 2, 3, 4}


@rule("GW-B3")
def test_a_horde_before_each_section_from_left_to_right() -> None:
    t = Table(at_setup=True)
    assert [facts["place"] for _, facts in t.told("horde")] == ["left 1", "middle 1", "right 1"]
    assert [facts["horde_card"] for _, facts in t.told("horde")] == [t.hordes(section)[0] for section in SECTIONS]
    assert t.state.free[0] == t.box.hordes[t.state.horde[0]].spots


@rule("GW-B3", "GW-B6", "GW-B7")
def test_the_decks_are_shuffled() -> None:
    t = Table(at_setup=True)
    decks = (events.ARTIFACTS, events.HORDES, events.TACTICS, events.GENERALS, events.ADVISORS)
    assert sorted(shuffled(t)) == sorted(decks)
    others = [Table(seed=seed, at_setup=True).state for seed in SEEDS]
    for deck in ("horde_deck", "tactic_deck", "advisor_deck", "general_deck"):
        assert len({tuple(getattr(s, deck)) for s in others}) == len(SEEDS)


@rule("GW-B4")
@pytest.mark.parametrize("seed", SEEDS)
def test_with_four_one_more_horde_comes_by_the_indicator(seed: int) -> None:
    t = Table(4, seed, at_setup=True)
    placed = t.told("horde")
    top = t.box.hordes[t.state.horde_deck[-1]]
    assert len(placed) == 4
    assert placed[3][1]["place"] == f"{SECTIONS[top.back]} 2"
    assert len(t.state.horde_deck) == 20


@rule("GW-B5")
@pytest.mark.parametrize("players", PLAYERS)
def test_all_nine_barricades_stand(players: int) -> None:
    assert Table(players, at_setup=True).state.barricades == [3, 3, 3]


@rule("GW-B6")
def test_the_tactic_deck() -> None:
    t = Table(at_setup=True)
    assert len(t.state.tactic_deck) == 20
    assert t.state.tactic_discard == []


# Generals and advisors


@rule("GW-B7")
@pytest.mark.parametrize("players", PLAYERS)
def test_two_generals_and_two_advisors_are_seen_before_choosing(players: int) -> None:
    t = Table(players, at_setup=True)
    assert t.asked == "general"
    for seat in range(players):
        own = t.own(seat)
        assert t.options(seat) == [f"general {name}" for name in own.generals]
        assert (len(own.generals), len(own.dealt_advisors)) == (2, 2)
    assert len({card for cards in t.state.dealt_generals for card in cards}) == 2 * players
    assert len({card for cards in t.state.dealt_advisors for card in cards}) == 2 * players


@rule("GW-B7")
def test_generals_are_chosen_at_once_and_revealed_together() -> None:
    t = Table(at_setup=True)
    assert t.to_act == (0, 1, 2)
    t.play(2, t.options(2)[1])
    t.play(0, t.options(0)[0])
    assert set(t.to_act) == {1}
    assert not t.told("general")
    assert t.state.general == [-1, -1, -1]
    t.play(1, t.options(1)[0])
    assert [facts["seat"] for _, facts in t.told("general")] == ["0", "1", "2"]
    assert t.state.general[2] == t.state.dealt_generals[2][1]


@rule("GW-B7")
def test_only_a_general_dealt_to_oneself_can_be_kept() -> None:
    t = Table(at_setup=True)
    assert t.refused_by(0, t.options(1)[0]) == t.refused_by(0, "done") == "GW-B7"
    t.play(0, t.options(0)[0])
    t.change(0)
    t.play(0, t.options(0)[1])
    for seat in (1, 2):
        t.play(seat, t.options(seat)[0])
    assert t.state.general[0] == t.state.dealt_generals[0][1]


@rule("GW-B8")
def test_then_one_advisor_is_active_and_the_other_supports() -> None:
    t = Table(at_setup=True)
    for seat in range(3):
        t.play(seat, t.options(seat)[0])
    assert (t.asked, t.to_act) == ("advisors", (0, 1, 2))
    assert t.refused_by(0, t.options(1)[0]) == t.refused_by(0, "done") == "GW-B8"
    pairs = [[text.removeprefix("active ") for text in t.options(seat)] for seat in range(3)]
    for seat in (1, 2):
        t.play(seat, t.options(seat)[1])
    assert not t.told("first_advisors")
    assert t.state.active_advisors == [[], [], []]
    t.play(0, t.options(0)[0])
    expected = [
        ("first_advisors", {"seat": "0", "advisor": pairs[0][0], "supporter": pairs[0][1]}),
        ("first_advisors", {"seat": "1", "advisor": pairs[1][1], "supporter": pairs[1][0]}),
        ("first_advisors", {"seat": "2", "advisor": pairs[2][1], "supporter": pairs[2][0]}),
    ]
    assert t.told("first_advisors") == expected
    assert [[t.box.advisors[card].id for card in cards] for cards in t.state.supporters] == [
        [pairs[0][1]],
        [pairs[1][0]],
        [pairs[2][0]],
    ]


@rule("GW-B9")
@pytest.mark.parametrize("players", PLAYERS)
def test_resources_and_cards_of_the_general_in_tea_order(players: int) -> None:
    t = set_up(players)
    for seat in range(players):
        general = t.box.generals[t.state.general[seat]]
        assert list(t.stock(seat).values()) == list(general.start)
        assert len(t.tactics(seat)) == general.tactics == 2
    order = [facts["seat"] for kind, facts in t.told() if kind == "drew"]
    assert order == [str(seat) for seat in t.state.tea]
    takers = list(dict.fromkeys([facts["seat"] for _, facts in t.told("gained")]))
    assert takers == order


@rule("GW-B10")
@pytest.mark.parametrize("players", PLAYERS)
def test_four_advisors_lie_on_the_track(players: int) -> None:
    t = Table(players, at_setup=True)
    deck = t.state.advisor_deck[:]
    for _ in range(2):
        for seat in range(players):
            t.play(seat, t.options(seat)[0])
    assert t.state.advisor_row == deck[:-5:-1]  # from the top, left to right
    assert t.state.advisor_deck == deck[:-4]
    assert len(deck) == 44 - 2 * players


@rule("GW-B11", "GW-B12", "GW-B15")
@pytest.mark.parametrize("players", PLAYERS)
def test_pieces_at_the_start(players: int) -> None:
    t = set_up(players)
    for seat in range(players):
        assert (t.state.chamber[seat], t.clerks_at(seat, "pool")) == (3, 5)
        assert all(t.clerks_at(seat, location) == 0 for location in LOCATIONS)
        assert [t.pool(seat, kind) for kind in ("spearman", "archer", "horseman")] == [10, 4, 2]
        assert t.options(seat) == [f"command {name}" for name in COMMANDS]
        assert t.honor(seat) == 0
    assert t.state.wall == t.state.warehouse == [0, 0, 0]
    assert sum(t.state.rest) == sum(t.state.firing) == sum(t.state.overseer) == 0


@rule("GW-B13")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_highest_tea_value_is_on_top(seed: int) -> None:
    t = set_up(4, seed, choose=seed % 2)
    values = [t.box.generals[t.state.general[seat]].tea for seat in t.state.tea]
    assert values == sorted(values, reverse=True)
    assert sorted(t.state.tea) == [0, 1, 2, 3]


@rule("GW-B13")
def test_equal_values_go_by_the_seat() -> None:
    text = next(pack.text for pack in standard_packs() if "[[general]]" in pack.text)
    pack = Pack(re.sub(r"(?m)^tea = \d+", "tea = 50", text), "own.toml")
    rules = GreatWallRules(4, checked_options(GAME, {}), pack)
    s = kernel.start(rules, Dice.seeded("3"), False)
    for _ in range(2):
        for seat in range(4):
            kernel.apply(rules, s, seat, rules.options(s, seat, s.stack[-1])[0])
    assert s.tea == [0, 1, 2, 3]


@rule("GW-B14")
def test_the_first_year_starts_with_autumn() -> None:
    t = set_up()
    assert (t.asked, t.to_act) == ("command", (0, 1, 2))
    assert t.told("season") == [("season", {"season": "autumn"})]
    assert t.state.year == 0
    assert len(t.told("horde")) == 3


@rule("GW-B16")
@pytest.mark.parametrize("players", PLAYERS)
def test_nothing_at_setup_is_a_moment(players: int) -> None:
    for seed in SEEDS:
        t = set_up(players, seed, choose=1)  # every question was a choice of cards
        kinds = set(t.kinds_told())
        assert kinds == {"horde", "general", "first_advisors", "advisor_shown", "gained", "drew", "season"}
        assert t.state.honor == [0] * players
        assert all(sum(t.stock(seat).values()) == 16 for seat in range(players))


@rule("GW-B17")
@pytest.mark.parametrize("players", PLAYERS)
def test_only_standard_cards_are_used(players: int) -> None:
    t = Table(players, at_setup=True)
    s, box = t.state, t.box
    hordes = s.horde_deck + [card for card in s.horde if card >= 0]
    generals = s.general_deck + [card for cards in s.dealt_generals for card in cards]
    advisors = s.advisor_deck + [card for cards in s.dealt_advisors for card in cards]
    assert Counter(box.hordes[card].set for card in hordes) == {"standard": 24}
    assert Counter(box.generals[card].set for card in generals) == {"standard": 13}
    assert Counter(box.tactics[card].set for card in s.tactic_deck) == {"standard": 20}
    assert len(set(advisors)) == len(advisors) == 44
    assert len(box.artifacts) == 5
    assert len(set(hordes)) == 24
    assert len(set(generals)) == 13
