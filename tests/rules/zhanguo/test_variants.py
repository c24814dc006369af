"""ZG-V: the variants, alone and together."""

from itertools import product

import pytest

from tianxia.core import kernel
from tianxia.core.dice import Dice
from tianxia.core.values import Refusal
from tianxia.games.zhanguo import GAME, frames
from tianxia.games.zhanguo.names import ROUNDS, aspect_of

from .table import Table

rule = pytest.mark.rule
ON_OFF = [False, True]


def discard(t: Table, seat: int, *places: int) -> list[int]:
    """The card at this place in the hand (0 to 2), for each aspect."""
    gone = []
    for aspect, place in enumerate(places or (0, 0, 0)):
        card = [card for card in t.state.hand[seat] if aspect_of(card) == aspect][place]
        t.play(seat, f"discard {card}")
        gone.append(card)
    return gone


# Draft


@rule("ZG-V1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_draw_three_keep_two(players: int) -> None:
    t = Table(players, at_setup=True, draft=True)
    assert t.asked == "draft"
    for seat in range(players):
        assert [aspect_of(card) for card in t.state.hand[seat]] == [0, 0, 0, 1, 1, 1, 2, 2, 2]
    gone = [card for seat in range(players) for card in discard(t, seat, 1, 2, 0)]
    assert t.asked == "card"
    for seat in range(players):
        assert [aspect_of(card) for card in t.state.hand[seat]] == [0, 0, 1, 1, 2, 2]
        assert not set(gone) & set(t.state.hand[seat])
    for aspect, deck in enumerate(t.state.decks):
        assert len(deck) == 40 - 2 * players
        assert sorted(deck[:players]) == sorted(card for card in gone if aspect_of(card) == aspect)  # at the bottom


@rule("ZG-V1")
def test_one_of_each_deck_is_discarded() -> None:
    t = Table(at_setup=True, draft=True)
    first, second = t.state.hand[1][:2]
    t.play(1, f"discard {first}")
    assert t.refused_by(1, f"discard {second}") == "ZG-V1"  # the aspect has already given its card
    other = t.state.hand[0][3]
    assert t.refused_by(1, f"discard {other}") == "ZG-V1"  # not in hand


@rule("ZG-V1")
def test_the_discards_are_shuffled() -> None:
    orders = set()
    for seed in range(20):
        t = Table(4, at_setup=True, draft=True, seed=seed)
        gone = [discard(t, seat)[0] for seat in range(4)]
        orders.add(tuple(gone.index(card) for card in t.state.decks[0][:4]))
    assert len(orders) > 8


@rule("ZG-V1")
@pytest.mark.parametrize("number", range(1, 6))
def test_no_draft_in_round_5(number: int) -> None:
    t = Table(draft=True)
    t.round(number)
    t.run((frames.ROUND,))
    if number < ROUNDS:
        assert t.asked == "draft"
        assert [len(hand) for hand in t.state.hand] == [9, 9, 9]
    else:
        assert t.asked == "card"
        assert [len(hand) for hand in t.state.hand] == [6, 6, 6]


@rule("ZG-V5")
def test_all_choose_at_once_and_the_discards_are_shown_together() -> None:
    t = Table(at_setup=True, draft=True)
    t.forget()
    assert all(t.options(seat) for seat in range(3))
    gone = {2: discard(t, 2), 0: discard(t, 0)}
    assert t.told() == []
    assert t.to_act == (1,)
    assert [player.ready for player in t.rules.view(t.state, 1).players] == [True, False, True]
    decks = [deck[:] for deck in t.state.decks]
    gone[1] = discard(t, 1)
    kinds = t.kinds_told()
    assert kinds == ["discarded"] * 9 + ["turn"]  # before phase 2
    shown = {(str(facts["seat"]), facts["card"]) for _, facts in t.told("discarded")}
    assert shown == {(str(seat), card) for seat, cards in gone.items() for card in cards}
    for aspect in range(3):
        assert t.state.decks[aspect][3:] == decks[aspect]


@rule("ZG-V5")
def test_a_choice_may_be_changed_while_others_still_choose() -> None:
    t = Table(at_setup=True, draft=True)
    hand = t.state.hand[0][:]
    discard(t, 0)
    t.change(0)
    assert t.state.hand[0] == hand
    assert t.state.drawn[0] == []
    new = discard(t, 0, 2, 2, 2)
    discard(t, 1)
    discard(t, 2)
    assert set(hand) - set(t.state.hand[0]) == set(new)


# Turn order by the reward track


@rule("ZG-V2", "ZG-V6")
def test_turns_by_the_reward_track() -> None:
    differs = False
    for seed in range(6):
        t = Table(4, at_setup=True, turns_by_track=True, seed=seed)
        track = t.state.track[:]
        for _ in range(6):
            for seat in track:
                assert t.to_act == (seat,)
                t.play(seat, t.options(seat)[0])
                t.play(seat, next(text for text in t.options(seat) if text.startswith("unify")))
        assert t.asked == "reward"  # it applied from round 1 on, for the whole round
        differs |= track != [(track[0] + i) % 4 for i in range(4)]
    assert differs


@rule("ZG-V2", "ZG-V6")
@pytest.mark.parametrize(("by_track", "order"), [(True, [2, 0, 3, 1]), (False, [2, 3, 0, 1])])
def test_the_next_round_by_the_new_track(by_track: bool, order: list[int]) -> None:
    t = Table(4, turns_by_track=by_track)
    t.track(1, 2, 0, 3)
    t.disc(1, "law")
    t.end_round()
    assert t.state.track == [2, 0, 3, 1]
    assert t.state.order == order
    assert t.to_act == (2,)


@rule("ZG-V6")
def test_the_auction_stays_clockwise() -> None:
    for seed in range(12):
        t = Table(4, at_setup=True, seed=seed, turns_by_track=True, boards="auction")
        first = t.state.first
        for i in range(4):
            assert t.to_act == ((first + i) % 4,)
            t.play(t.to_act[0], f"bid {i + 1}")


# Unrest by worker


@rule("ZG-V3")
@pytest.mark.parametrize("by_worker", ON_OFF)
@pytest.mark.parametrize("officials", [1, 2])
def test_unrest_for_each_worker_hired(officials: int, by_worker: bool) -> None:
    t = Table(unrest_by_worker=by_worker)
    t.official(0, "red", "w1", officials)
    t.act(0, 10, "hire")
    assert t.workers_at(0, 1) == officials
    assert t.unrest_at(0, 1) == (officials if by_worker else 1)


@rule("ZG-V7")
def test_the_whole_rise_must_fit() -> None:
    t = Table(unrest_by_worker=True)
    for region in (1, 2, 4):
        t.official(0, "red" if region < 4 else "white", f"w{region}", 2)
    t.unrest(0, 1, 2)
    t.unrest(0, 2, 1)
    t.act(0, 10, "hire")
    assert t.options(0) == ["hire 2", "hire 4"]
    assert t.why_not(0, "hire 1") == Refusal("ZG-V7", region="1", unrest=2, rise=2, most=3)
    t.play(0, "hire 2")
    assert t.unrest_at(0, 2) == 3


@rule("ZG-V7")
def test_one_official_may_hire_where_two_may_not() -> None:
    t = Table(unrest_by_worker=True)
    for region in (1, 2):
        t.official(0, "red", f"w{region}")
        t.official(0, "white", f"g{region}")
        t.unrest(0, region, 2)
    t.act(0, 10, "hire")
    t.play(0, "shift white 1")
    assert t.options(0) == ["hire 2"]
    assert t.refused_by(0, "shift white 2") == "ZG-A7"  # nothing could be hired anymore
    t.play(0, "hire 2")
    assert t.unrest_at(0, 2) == 3


@rule("ZG-V7")
@pytest.mark.parametrize(("answer", "workers", "unrest"), [("extra", 2, 2), ("done", 1, 1)])
def test_the_extra_worker_counts_and_may_be_declined(answer: str, workers: int, unrest: int) -> None:
    t = Table(unrest_by_worker=True)
    t.board(0, "square")
    t.official(0, "red", "w1")
    t.act(0, 10, "hire")
    assert t.asked == "extra_worker"
    t.play(0, answer)
    assert t.workers_at(0, 1) == workers
    assert t.unrest_at(0, 1) == unrest


@rule("ZG-V7")
def test_the_extra_worker_must_be_declined_if_it_does_not_fit() -> None:
    t = Table(unrest_by_worker=True)
    t.board(0, "square")
    t.official(0, "red", "w1", 2)
    t.unrest(0, 1, 1)  # of 3 spaces
    t.act(0, 10, "hire")
    assert t.asked == "ability"  # the movement point of the board is left
    assert t.workers_at(0, 1) == 2
    assert t.unrest_at(0, 1) == 3


@rule("ZG-V7")
def test_workers_by_bonus_or_reward_raise_nothing() -> None:
    t = Table(unrest_by_worker=True)
    card = t.card_with("recruit", "worker")
    t.card(0, 2, card)
    t.act(0, 10, "recruit")
    t.play(0, "recruit red 1", f"use {card}")
    assert t.workers_at(0, 2) == 1
    t.markers(0, "currency", 1)
    t.reward("currency")
    t.play(0, "accept")
    assert t.workers_at(0, 3) == 2
    assert not any(t.state.unrest)


# Together


@rule("ZG-V4")
def test_variants_are_options_of_a_game() -> None:
    assert [choice.name for choice in GAME.choices] == ["boards", "draft", "turns_by_track", "unrest_by_worker"]
    t = Table(at_setup=True, boards="auction", draft=True, turns_by_track=True)
    assert t.asked == "bid"  # all is settled before the auction
    assert t.e.draft
    assert t.e.turns_by_track


@rule("ZG-V4")
@pytest.mark.parametrize(("draft", "by_track", "by_worker"), list(product(ON_OFF, ON_OFF, ON_OFF)))
def test_each_alone_and_all_together(draft: bool, by_track: bool, by_worker: bool) -> None:
    for players, boards in ((2, "auction"), (3, "plain"), (4, "picked")):
        t = Table(
            players,
            at_setup=True,
            boards=boards,
            draft=draft,
            turns_by_track=by_track,
            unrest_by_worker=by_worker,
        )
        pieces = t.rules.pieces(t.state)
        kernel.play_out(t.rules, t.state, Dice.seeded(boards))
        assert t.rules.pieces(t.state) == pieces
        assert ("discarded" in t.kinds_told()) == draft
        assert len(t.told("turn")) == 30 * players
        assert t.state.end == "ZG-C1"
