"""ZG-C: a round and a turn."""

import pytest

from tianxia.core import kernel
from tianxia.core.dice import Dice
from tianxia.games.zhanguo import frames
from tianxia.games.zhanguo.names import ACTIONS, COLORS, aspect_of

from .table import Table

rule = pytest.mark.rule


def played_out(players: int = 3, draft: bool = False) -> Table:
    """A whole random game, with all that was told."""
    t = Table(players, at_setup=True, draft=draft)
    kernel.play_out(t.rules, t.state, Dice.seeded(f"{players}"))
    return t


def can_do_all(t: Table, seat: int = 0) -> None:
    """Every court action is possible."""
    for color in COLORS:
        t.official(seat, color, "g1")
    t.official(seat, "red", "w2")
    t.workers(seat, 3, 2)
    t.workers(seat, 4, 1)


# Rounds


@rule("ZG-C1")
def test_five_rounds_of_three_phases() -> None:
    t = played_out()
    assert [facts["round"] for _, facts in t.told("round")] == [1, 2, 3, 4, 5]
    assert t.state.end == "ZG-C1"
    phase = {"round": 0, "drew": 1, "turn": 2, "no_reward": 3, "accepts": 3, "passes": 3, "track": 4}
    seen = [phase[kind] for kind in t.kinds_told() if kind in phase]
    course = [number for i, number in enumerate(seen) if i == 0 or seen[i - 1] != number]
    assert course == [0, 1, 2, 3, 4] * 5


@rule("ZG-C1")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_marker_moves_on_1(number: int) -> None:
    t = Table()
    t.round(number)
    t.end_round()
    assert t.state.round == number + 1
    assert t.asked == "card"


@rule("ZG-C1")
def test_the_game_ends_after_round_5() -> None:
    t = Table()
    t.round(5)
    t.end_round()
    assert t.over
    assert t.kinds_told()[-1] == "end"


@rule("ZG-C2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_draws_two_cards_of_each_deck(players: int) -> None:
    t = Table(players)
    tops = [deck[-2 * players :] for deck in t.state.decks]
    t.end_round()
    for hand in t.state.hand:
        assert [aspect_of(card) for card in hand] == [0, 0, 1, 1, 2, 2]
    drawn = sorted(card for hand in t.state.hand for card in hand)
    assert drawn == sorted(card for top in tops for card in top)
    assert [len(deck) for deck in t.state.decks] == [40 - 2 * players] * 3


@rule("ZG-C3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_six_turns_each(players: int) -> None:
    t = played_out(players)
    order: list[list[str]] = []
    for kind, facts in t.told():
        if kind == "round":
            order.append([])
        if kind == "turn":
            order[-1].append(str(facts["seat"]))
    for turns in order:
        assert turns == turns[:players] * 6
        first = int(turns[0])
        assert turns[:players] == [str((first + i) % players) for i in range(players)]
    plays = [kind for kind in t.kinds_told() if kind in ("turn", "court", "unified")]
    assert plays[::2] == ["turn"] * (30 * players)  # exactly one card per turn
    assert "turn" not in plays[1::2]


@rule("ZG-C3")
def test_only_a_card_of_the_own_hand() -> None:
    t = Table()
    t.hand(1, 8)
    t.turn(0, 3, 90)
    assert t.options(0) == ["card 3", "card 90"]
    assert t.refused_by(0, "card 8") == "ZG-C3"
    t.play(0, "card 90", "court recruit", "recruit red 1")
    assert t.state.hand[0] == [3]
    assert t.over


# The card and its use


@rule("ZG-C4")
def test_a_card_on_the_board_or_face_up_on_the_court() -> None:
    t = Table()
    t.court(50)
    t.unify(0, 60, 3)
    assert t.cards_at(0, 3) == [60]
    assert t.state.court == [50]
    t.act(1, 61, "recruit")
    assert t.state.court == [50, 61]
    assert ("court", {"seat": "1", "card": 61, "action": "recruit"}) in t.told()


@rule("ZG-C4")
@pytest.mark.parametrize("card", [1, 2, 3, 4, 45, 86, 119])
def test_any_card_does_any_court_action(card: int) -> None:
    t = Table()
    can_do_all(t)
    t.turn(0, card)
    t.play(0, f"card {card}")
    assert [option for option in t.options(0) if option.startswith("court")] == [f"court {name}" for name in ACTIONS]


@rule("ZG-C5")
@pytest.mark.parametrize("draft", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_deck_never_runs_short(players: int, draft: bool) -> None:
    t = played_out(players, draft=draft)
    assert [len(deck) for deck in t.state.decks] == [40 - 10 * players] * 3
    used = [facts["card"] for kind, facts in t.told() if kind in ("court", "unified")]
    assert len(used) == len(set(used)) == 30 * players  # a played card never returns


@rule("ZG-C6")
def test_the_court_stays_from_round_to_round() -> None:
    t = Table()
    t.court(40, 80)
    t.end_round()
    assert t.state.court == [40, 80]
    t = played_out()
    assert t.state.court == [facts["card"] for _, facts in t.told("court")]


@rule("ZG-C6")
def test_the_first_court_card_of_a_later_round_meets_the_last_one() -> None:
    t = Table()
    t.court(40)
    t.end_round()
    t.card(0, 1, t.card_with("recruit", "vp2"))
    t.act(0, 50, "recruit")  # higher than 40
    t.play(0, "recruit red 1")
    assert t.over


@rule("ZG-C7")
def test_there_is_no_passing() -> None:
    t = Table()
    t.turn(0, 5)
    assert t.refused_by(0, "pass") == "ZG-C8"
    t.play(0, "card 5")
    assert t.refused_by(0, "done") == "ZG-C8"


@rule("ZG-C7")
def test_an_action_is_always_possible() -> None:
    t = Table()
    for i, region in enumerate(range(1, 6)):
        t.card(0, region, *range(1 + 3 * i, 4 + 3 * i))
        t.lock(0, region)
    t.turn(0, 100)
    t.play(0, "card 100")
    assert t.options(0) == ["court recruit"]
    t = Table()
    for i, region in enumerate(range(1, 6)):
        t.card(0, region, *range(1 + 3 * i, 4 + 3 * i))
        t.lock(0, region)
        for color in COLORS:
            t.official(0, color, f"g{region}")
        t.governor(0, region, n=2 if region < 4 else 1)
    t.turn(0, 100)
    t.play(0, "card 100")
    assert [option for option in t.options(0) if not option.startswith("shift")] == ["court move"]


@rule("ZG-C7")
@pytest.mark.parametrize("by_worker", [False, True])
def test_nobody_is_ever_stuck_whatever_is_shifted(by_worker: bool) -> None:
    for seed in range(10):
        t = Table(2 + seed % 3, at_setup=True, seed=seed, unrest_by_worker=by_worker, boards="picked")
        dice = Dice.seeded(str(seed))
        while not t.over:
            seat = t.to_act[0]
            assert t.options(seat)
            choices = t.options(seat) + t.offers(seat)
            t.play(seat, choices[dice.below(len(choices))])


@rule("ZG-C8")
def test_a_turn_in_order() -> None:
    t = Table()
    t.mission(1, "governor", 1, 3, 5)
    t.governor(0, 3)
    t.governor(0, 5)
    t.card(0, 2, t.card_with("governor", "vp3"))
    for color in COLORS:
        t.official(0, color, "g1")
    t.unrest(0, 1, 1)
    t.act(0, 10, "governor")
    t.play(0, "square vp")
    assert t.asked == "ability"
    assert t.discs(1, "governor") == []  # missions come after the abilities
    t.play(0, t.options(0)[1])
    assert t.kinds_told() == ["turn", "court", "governor", "square", "points", "unrest", "used", "points", "claimed"]
    assert t.discs(1, "governor") == [0]


@rule("ZG-C8")
def test_what_is_not_asked_now_is_refused() -> None:
    t = Table()
    t.turn(0, 10)
    assert t.refused_by(0, "court recruit") == "ZG-C8"
    assert t.refused_by(0, "unify 1") == "ZG-C8"
    t.play(0, "card 10")
    assert t.refused_by(0, "card 10") == "ZG-C8"
    assert t.refused_by(0, "recruit red 1") == "ZG-C8"
    t.play(0, "court recruit")
    assert t.refused_by(0, "hire 1") == "ZG-C8"


@rule("ZG-C8")
def test_then_the_next_player() -> None:
    t = Table()
    t.hand(0, 10)
    t.hand(1, 20)
    t.run((frames.TURN, 0))
    t.play(0, "card 10", "unify 1")
    assert t.to_act == (1,)


@rule("ZG-C9")
def test_a_turn_ends_by_itself_without_usable_abilities() -> None:
    t = Table()
    t.card(0, 1, t.card_with("wall", "vp3"))
    t.official(0, "red", "g1")
    t.act(0, 10, "recruit")
    t.play(0, "recruit red 1")
    assert t.over


@rule("ZG-C9")
def test_a_turn_ends_when_the_rest_is_declined() -> None:
    t = Table()
    t.card(0, 1, t.card_with("recruit", "vp3"))
    t.card(0, 2, t.card_with("recruit", "vp2"))
    t.act(0, 10, "recruit")
    t.play(0, "recruit red 1")
    t.play(0, "done")
    assert t.over
    assert t.vp(0) == 0


@rule("ZG-C9")
def test_a_shift_not_made_waits_for_the_next_own_turn() -> None:
    t = Table()
    t.hand(0, 10, 11)
    t.hand(1, 20)
    t.hand(2, 30)
    t.run((frames.TURN, 0))
    t.play(0, "card 10", "court recruit", "recruit red 3")  # over right away, before a shift
    for seat, card in ((1, 20), (2, 30)):
        assert t.to_act == (seat,)
        assert t.refused_by(seat, "shift red 3") == "ZG-O2"  # the red one does not belong to them
        t.play(seat, f"card {card}", "unify 1")
    t.play(0, "shift red 3")
    assert t.officials_at(0, "w3") == {"red": 1}
    t.play(0, "card 11", "court hire")
    assert t.workers_at(0, 3) == 1
