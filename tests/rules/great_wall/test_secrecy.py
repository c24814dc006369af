"""GW-A7, A12 to A14: what is secret, what is public, and who is asked."""

from collections.abc import Callable

import pytest

from tianxia.core import kernel
from tianxia.core.dice import Dice
from tianxia.games.great_wall.terms.names import SECTIONS
from tianxia.games.great_wall.views.seen import Decks, Trophy

from .table import Table

rule = pytest.mark.rule
Change = Callable[[Table], None]
WATCHERS = [0, 2, None]  # seat 1 has the secret


def stock(t: Table) -> None:
    t.give(1, wood=1, stone=2, gold=3, chi=4)


def hand(t: Table) -> None:
    t.state.hand[1][0], t.state.tactic_deck[0] = t.state.tactic_deck[0], t.state.hand[1][0]


def command(t: Table) -> None:
    t.state.choice[1] = 5 - t.state.choice[1]


def general(t: Table) -> None:
    mine, deck = t.state.dealt_generals[1], t.state.general_deck
    mine[1], deck[0] = deck[0], mine[1]


def advisors(t: Table) -> None:
    mine, deck = t.state.dealt_advisors[1], t.state.advisor_deck
    mine[1], deck[0] = deck[0], mine[1]


def at_command() -> Table:
    t = Table()
    t.hand(1, "restless", "volunteers")
    t.play(1, "command economy")
    return t


def at_generals() -> Table:
    t = Table(at_setup=True)
    t.play(1, t.options(1)[0])
    return t


def at_advisors() -> Table:
    t = Table(at_setup=True)
    for seat in range(3):
        t.play(seat, t.options(seat)[0])
    t.play(1, t.options(1)[0])
    return t


SECRETS = [
    (at_command, stock),
    (at_command, hand),
    (at_command, command),
    (at_generals, general),
    (at_generals, command),
    (at_generals, advisors),
    (at_advisors, advisors),
    (at_advisors, command),
]


def swap_choice(t: Table) -> None:
    """The other of the two cards dealt is the one chosen."""
    dealt = t.state.dealt_generals[1] if t.asked == "general" else t.state.dealt_advisors[1]
    t.state.choice[1] = dealt[1] if t.state.choice[1] == dealt[0] else dealt[0]


@rule("GW-A7")
@pytest.mark.parametrize(("begin", "change"), SECRETS)
def test_a_secret_is_known_to_its_owner_only(begin: Callable[[], Table], change: Change) -> None:
    t = begin()
    if change is command and t.asked != "command":
        change = swap_choice
    before = {seat: t.rules.view(t.state, seat) for seat in (0, 1, 2, None)}
    change(t)
    for watcher in WATCHERS:
        assert t.rules.view(t.state, watcher) == before[watcher]
    assert t.rules.view(t.state, 1) != before[1]


@rule("GW-A7")
@pytest.mark.parametrize("deck", ["horde_deck", "tactic_deck", "advisor_deck", "general_deck"])
def test_the_order_of_the_decks_is_known_to_nobody(deck: str) -> None:
    t = Table()
    before = [t.rules.view(t.state, seat) for seat in (0, 1, 2, None)]
    cards: list[int] = getattr(t.state, deck)
    cards[:-1] = cards[-2::-1]
    assert [t.rules.view(t.state, seat) for seat in (0, 1, 2, None)] == before


@rule("GW-A7")
def test_everything_else_is_open() -> None:
    t = Table()
    t.set_trophy(1, "brutes_left", shame=1)
    t.advisor(1, "warden")
    t.supporters(1, 2)
    t.set_shame(1, "archer")
    t.state.discarded[1] |= 1
    card = t.state.tactic_deck.pop()
    t.state.tactic_discard.append(card)
    t.state.horde_discard.append(t.state.horde_deck.pop())
    t.state.advisor_discard.append(t.state.advisor_deck.pop())
    for watcher in (0, None):
        player = t.view(watcher).players[1]
        assert player.trophies == [Trophy("brutes_left", 8, 1)]
        assert player.advisors == ["warden"]
        assert len(player.supporters) == 2
        assert player.shamed.archer == 1
        assert player.discarded == ["despotism"]
        discards = t.view(watcher).discards
        assert discards.tactics == [t.box.tactics[card].id]
        assert [len(discards.hordes), len(discards.advisors)] == [1, 1]


@rule("GW-A7", "GW-A13")
def test_the_general_not_chosen_leaves_the_game_unseen() -> None:
    t = Table(at_setup=True)
    names = [[text.removeprefix("general ") for text in t.options(seat)] for seat in range(3)]
    for _ in range(2):
        for seat in range(3):
            t.play(seat, t.options(seat)[0])
    for seat in range(3):
        kept, left = names[seat]
        told = [facts["general"] for kind, facts in t.told("general") if facts["seat"] == str(seat)]
        assert told == [kept]
        for watcher in (*range(3), None):
            if watcher != seat:
                assert left not in str(t.rules.view(t.state, watcher))


@rule("GW-A12")
def test_gains_and_payments_are_seen_by_all() -> None:
    t = Table()
    t.give(1, chi=2)
    t.clerks(1, lumber_mill=2)
    t.activate("lumber_mill", advanced=True)
    t.play(1, "upgrade lumber_mill", "overseer archer")
    assert ("gained", {"seat": "1", "number": 2, "resource": "wood"}) in t.told()
    assert ("paid", {"seat": "1", "number": 2, "resource": "chi"}) in t.told()


@rule("GW-A12")
def test_a_drawn_card_is_seen_by_its_drawer_only() -> None:
    t = Table()
    t.clerks(1, academy=2)
    t.activate("academy")
    t.play(1, "draw 2")
    assert ("drew", {"seat": "1", "number": 2}) in t.told(seat=0)
    assert not t.told("drew_card")
    assert not t.told("drew_card", seat=0)
    assert {facts["tactic"] for _, facts in t.told("drew_card", seat=1)} == set(t.tactics(1))
    assert t.view(0).players[1].tactics == 2
    assert sorted(t.own(1).tactics) == sorted(t.tactics(1))


@rule("GW-A12")
def test_a_discard_is_seen_by_all() -> None:
    t = Table()
    t.hand(1, "restless", "volunteers", "withdrawal", "final_blow", "palisade")
    t.clerks(1, academy=1)
    t.activate("academy")
    t.play(1, "draw 1", "discard restless")
    assert t.told("discarded") == [("discarded", {"seat": "1", "tactic": "restless"})]


@rule("GW-A13")
def test_indicator_and_sizes_of_the_decks_are_open() -> None:
    t = Table(at_setup=True)
    assert t.view().indicator == SECTIONS[t.box.hordes[t.state.horde_deck[-1]].back]
    assert t.view(0).decks == Decks(hordes=21, tactics=20, advisors=38)


# Resampling


def random_position(players: int, seed: int, moves: int) -> Table:
    t = Table(players, seed, at_setup=True)
    dice = Dice.seeded(f"moves {seed}")
    for _ in range(moves):
        if t.over:
            break
        seat = t.to_act[dice.below(len(t.to_act))]
        codes = t.rules.options(t.state, seat, t.question)
        kernel.apply(t.rules, t.state, seat, codes[dice.below(len(codes))])
    return t


@rule("GW-A7", "GW-A12", "GW-A13")
@pytest.mark.parametrize("moves", [0, 1, 2, 4, 6, 7, 30, 90, 150, 200])
@pytest.mark.parametrize("players", [3, 4])
def test_a_seat_cannot_tell_a_resampled_position_from_the_true_one(players: int, moves: int) -> None:
    t = random_position(players, moves, moves)
    for seat in (*range(players), None):
        for i in range(5):
            other = t.rules.resample(t.state, seat, Dice.seeded(str(i)))
            assert t.rules.view(other, seat) == t.rules.view(t.state, seat)
            assert other.stock == t.state.stock  # known to anyone who counts
            assert t.rules.pieces(other) == t.rules.pieces(t.state)
            if seat in t.to_act:
                assert t.rules.options(other, seat, t.question) == t.rules.options(t.state, seat, t.question)


@rule("GW-A7", "GW-A12")
def test_what_is_secret_is_dealt_anew() -> None:
    t = at_command()
    hands, tops, choices = set(), set(), set()
    for i in range(40):
        other = t.rules.resample(t.state, 0, Dice.seeded(str(i)))
        hands.add(tuple(other.hand[1]))
        tops.add(other.advisor_deck[-1])
        choices.add(other.choice[1])
        back = [t.box.hordes[state.horde_deck[-1]].back for state in (other, t.state)]
        assert back[0] == back[1]  # the invasion indicator is public
        own = t.rules.resample(t.state, 1, Dice.seeded(str(i)))
        assert own.hand[1] == t.state.hand[1]
        assert own.choice[1] == t.state.choice[1]
    assert len(hands) > 20
    assert len(tops) > 10
    assert len(choices) == 6


# Who is asked

TACTICS = [card.id for card in Table().box.tactics if card.set == "standard"]


@rule("GW-A14")
@pytest.mark.parametrize("card", TACTICS)
def test_who_is_asked_never_depends_on_which_cards(card: str) -> None:
    t = Table()
    t.hand(0, card)
    t.moment("after_command", 0)
    assert t.asked == "tactic"
    assert t.to_act == (0,)
    t.moment("after_command", 1)  # not seat 0's moment
    assert t.over
    t.moment("recruit", 0, section=0)  # no wall, fewer than two hordes, but no barricade: Palisade could be played
    assert t.asked == "tactic"
    t.wall("left", 0, barricades=3)
    t.moment("recruit", 0, section=0)  # no card of the game could be played
    assert t.over


@rule("GW-A14")
@pytest.mark.parametrize("card", TACTICS)
def test_in_a_window_of_all_only_who_could_play_some_card_is_asked(card: str) -> None:
    t = Table()
    t.hand(0, card)
    t.hand(1, next(name for name in TACTICS if name != card))
    t.horde("left", "brutes_left")
    t.put_on(1, "left", 1, "a2")
    t.moment("horde_defeated", -1, place=0, section=0)
    assert t.to_act == (1,)  # both cards of the window need a soldier on the horde


@rule("GW-A14")
def test_a_seat_without_cards_is_not_asked() -> None:
    t = Table()
    t.moment("after_command", 0)
    assert t.over
    t.hand(0, "volunteers")
    t.moment("after_command", 0)
    assert t.options(0) == ["pass"]
