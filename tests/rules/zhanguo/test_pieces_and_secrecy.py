"""ZG-A: pieces and limits, what is public and what is secret."""

import pytest

from tianxia.core import kernel
from tianxia.core.dice import Dice
from tianxia.games.zhanguo import GAME
from tianxia.games.zhanguo.names import ASPECTS, COLORS, aspect_of
from tianxia.games.zhanguo.seen import Auction, OwnMarkers

from .table import Table

rule = pytest.mark.rule
PLAYERS = [2, 3, 4]


def swap_with_deck(t: Table, seat: int, card: int) -> int:
    """A card of a hand exchanged for the top card of its deck, which has the same back."""
    other = t.state.decks[aspect_of(card)][-1]
    t.state.decks[aspect_of(card)][-1] = card
    t.state.hand[seat].remove(card)
    t.state.hand[seat] = sorted([*t.state.hand[seat], other])
    return other


@rule("ZG-A1")
@pytest.mark.parametrize("players", PLAYERS)
def test_two_to_four_play(players: int) -> None:
    assert GAME.players == (2, 3, 4)
    t = Table(players, at_setup=True)
    kernel.play_out(t.rules, t.state, Dice.seeded("a game"))
    assert sorted(t.result().places) == list(range(1, players + 1))


@rule("ZG-A2")
@pytest.mark.parametrize("players", PLAYERS)
def test_what_each_player_has(players: int) -> None:
    t = Table(players, at_setup=True)
    pieces = t.rules.pieces(t.state)
    for seat in range(players):
        assert [pieces[f"{color} {seat}"] for color in COLORS] == [5, 5, 5]
        assert pieces[f"governors {seat}"] == 8
        assert pieces[f"palaces {seat}"] == 6
        assert pieces[f"walls {seat}"] == 5
        assert pieces[f"reward disc {seat}"] == 1
    assert len(t.state.unrest) == 5 * players  # a cube for each region
    assert len(t.state.discs) == 6  # so 6 discs are for missions


@rule("ZG-A3")
def test_officials_run_out() -> None:
    t = Table()
    t.official(0, "red", "g1", 5)
    t.act(0, 1, "recruit")
    assert t.refused_by(0, "recruit red 2") == "ZG-K1"
    assert t.why_not(0, "recruit white 2") is None


@rule("ZG-A3")
def test_workers_never_run_out() -> None:
    t = Table()
    for region in (1, 2, 3):
        t.workers(1, region, 20)  # more than the 40 tokens
    t.official(0, "red", "w1", 2)
    t.act(0, 1, "hire")
    assert t.workers_at(0, 1) == 2


@rule("ZG-A4")
@pytest.mark.parametrize(("players", "ones"), [(2, 6), (3, 9), (4, 12)])
def test_unification_markers(players: int, ones: int) -> None:
    t = Table(players, at_setup=True)
    for aspect in ASPECTS:
        assert t.ones_left(aspect) == ones
        assert t.threes_left(aspect) == 1


@rule("ZG-A5", "ZG-A8")
@pytest.mark.parametrize("watcher", [1, 2, None])
def test_of_a_hand_only_the_backs_are_seen(watcher: int | None) -> None:
    t = Table(at_setup=True)
    seen = t.rules.view(t.state, watcher)
    assert seen.players[0].hand == [2, 2, 2]
    swap_with_deck(t, 0, t.state.hand[0][0])
    assert t.rules.view(t.state, watcher) == seen
    assert t.rules.view(t.state, 0) != t.rules.view(Table(at_setup=True).state, 0)  # the owner sees the difference


@rule("ZG-A5", "ZG-A8")
def test_a_drawn_card_is_told_to_its_owner_only() -> None:
    t = Table(at_setup=True)
    assert not t.told("drew_card")
    for seat in range(3):
        assert sorted(facts["card"] for _, facts in t.told("drew_card", seat)) == t.state.hand[seat]


@rule("ZG-A8")
def test_the_order_of_the_decks_is_secret() -> None:
    t = Table(at_setup=True)
    seen = [t.rules.view(t.state, seat) for seat in (0, 1, 2, None)]
    for deck in t.state.decks:
        deck.reverse()
    assert [t.rules.view(t.state, seat) for seat in (0, 1, 2, None)] == seen


@rule("ZG-A8")
def test_draft_choices_are_secret_until_all_have_chosen() -> None:
    views = []
    for pick in (0, 1):
        t = Table(at_setup=True, draft=True)
        t.forget()
        cards = [card for card in t.state.hand[0] if aspect_of(card) == 0]
        t.play(0, f"discard {cards[pick]}")
        assert not t.told()
        views.append(t.rules.view(t.state, 1))
    assert views[0] == views[1]


@rule("ZG-A8")
def test_a_chosen_card_is_secret_until_it_is_used() -> None:
    views = []
    for card in (3, 9):
        t = Table()
        t.turn(0, 3, 9)
        t.forget()
        t.play(0, f"card {card}")
        assert not t.told()
        views.append(t.rules.view(t.state, 1))
    assert views[0] == views[1]
    t.play(0, "court recruit")
    assert ("court", {"seat": "0", "card": 9, "action": "recruit"}) in t.told()


@rule("ZG-A5", "ZG-A8")
def test_all_else_is_open() -> None:
    t = Table()
    t.court(5, 50, 100)
    t.markers(1, "law", 2, 1)
    t.official(1, "red", "w2")
    t.card(1, 4, 77)
    seen = t.rules.view(t.state, None)
    assert seen.court == [5, 50, 100]
    assert seen.decks == [39, 38, 39]
    player = seen.players[1]
    assert player.markers[2] == OwnMarkers("law", ones=2, threes=1, value=5)
    assert player.regions[1].workers_area.red == 1
    assert player.regions[3].cards[0].card == 77


@rule("ZG-A8")
def test_bids_and_passes_are_open() -> None:
    t = Table(at_setup=True, boards="auction")
    first = t.state.first
    t.play(first, "bid 3")
    t.play((first + 1) % 3, "pass")
    assert t.told("bid") == [("bid", {"seat": str(first), "number": 3})]
    assert t.told("out") == [("out", {"seat": str((first + 1) % 3)})]
    auction = t.rules.view(t.state, None).auction
    assert auction == Auction(highest=3, holder=first, bidders=sorted({0, 1, 2} - {(first + 1) % 3}))


@rule("ZG-A8")
def test_resampling_keeps_what_is_known() -> None:
    t = Table(at_setup=True)
    for seat in (0, 1, 2, None):
        other = t.rules.resample(t.state, seat, Dice.seeded("r"))
        assert t.rules.view(other, seat) == t.rules.view(t.state, seat)
        assert t.rules.pieces(other) == t.rules.pieces(t.state)
        assert other.hand != t.state.hand
        assert other.decks != t.state.decks


@rule("ZG-A6")
def test_red_points_come_at_once_black_ones_at_the_end() -> None:
    t = Table()
    t.tokens(gold1="empty_track")
    t.governor(0, 1)
    t.wall(0, "gold1", 1)
    t.official(0, "red", "g2")
    t.official(0, "white", "g2")
    t.official(0, "grey", "g2")
    t.act(0, 10, "governor")
    t.play(0, "square vp")
    assert t.vp(0) == 4
    t.end()
    assert t.vp(0) == 4 + 2 * (9 + 3) + 5


@rule("ZG-A7")
def test_only_what_can_be_carried_out_in_full() -> None:
    t = Table()
    t.turn(0, 10)
    t.play(0, "card 10")
    assert t.options(0) == [*[f"unify {region}" for region in range(1, 6)], "court recruit"]
    assert t.refused_by(0, "court move") == "ZG-K2"
    assert t.refused_by(0, "court hire") == "ZG-K3"
    assert t.refused_by(0, "court governor") == "ZG-K4"
    assert t.refused_by(0, "court palace") == "ZG-K6"
    assert t.refused_by(0, "court wall") == "ZG-K7"


@rule("ZG-A7")
def test_what_was_begun_must_be_carried_out() -> None:
    t = Table()
    t.workers(0, 1, 1)
    t.act(0, 10, "wall")
    assert "done" not in t.options(0)
    assert t.refused_by(0, "done") == "ZG-C8"


@rule("ZG-A7")
def test_a_free_shift_may_not_make_the_action_impossible() -> None:
    t = Table()
    for area in ("g1", "g2"):
        for color in COLORS:
            t.official(0, color, area)
    t.act(0, 10, "governor")
    assert "shift red 1" in t.offers(0)
    t.play(0, "shift red 1")
    assert t.options(0) == ["governor 2"]
    assert t.refused_by(0, "shift red 2") == "ZG-A7"
    t.play(0, "shift white 1", "governor 2")
    assert t.asked == "square"


@rule("ZG-A9")
def test_points_have_no_upper_limit() -> None:
    t = Table()
    t.points(0, 997)
    t.card(0, 1, t.card_with("recruit", "vp3"))
    t.act(0, 120, "recruit")
    t.play(0, "recruit red 1")
    assert t.asked == "ability"
    t.play(0, t.options(0)[1])
    assert t.vp(0) == 1000


@rule("ZG-A9")
def test_walls_may_bring_a_total_below_zero() -> None:
    t = Table()
    t.tokens(gold1="calm")
    t.wall(0, "gold1", 1)
    for region in range(1, 6):
        t.lock(0, region)
    t.end()
    assert t.vp(0) == 5 - 16
    assert t.result().scores == (-11, 0, 0)


@rule("ZG-A10")
def test_returned_officials_can_be_taken_at_once() -> None:
    t = Table()
    t.official(0, "red", "g1", 3)
    t.official(0, "red", "w2", 2)
    t.official(0, "white", "g1", 5)
    t.official(0, "grey", "g1", 5)
    t.act(0, 10, "governor")
    t.play(0, "square official")
    assert {option for option in t.options(0) if option.endswith("5")} == {f"recruit {color} 5" for color in COLORS}
    t.play(0, "recruit red 5")
    assert t.officials_at(0, "g5") == {"red": 1}
    assert [t.supply(0, color) for color in COLORS] == [0, 1, 1]


@rule("ZG-A10")
def test_markers_of_a_reward_return_to_supply_and_court() -> None:
    t = Table()
    t.markers(0, "currency", 4, 1)
    t.reward("currency")
    t.play(0, "accept")
    assert t.ones_left("currency") == 9
    assert t.threes_left("currency") == 1
    t.card(1, 2, 50, 51)
    t.unify(1, 52, 2)
    assert t.ones(1, "currency") == 3


@rule("ZG-A10")
def test_workers_of_a_palace_return() -> None:
    t = Table()
    t.workers(0, 1, 2)
    t.workers(0, 2, 1)
    t.act(0, 10, "palace")
    assert [t.workers_at(0, region) for region in (1, 2)] == [0, 0]
    assert t.asked == "marker3"
