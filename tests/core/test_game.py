"""The table: decisions, refusals, undo, logs and what seats are told."""

from collections.abc import Iterator

import pytest

import tianxia
from tests.toys import at_the_table, banners
from tianxia.core.save import digest


@pytest.fixture(autouse=True)
def _with_a_toy() -> Iterator[None]:
    with at_the_table(banners.GAME):
        yield


def new(seed: int = 1, players: int = 2) -> tianxia.Game:
    return tianxia.new("banners", seed=seed, players=players)


def play_first(game: tianxia.Game, seat: int) -> str:
    option = game.decision(seat).options[0]
    game.play(seat, option)
    return option.text


def test_everybody_owes_a_secret_decision() -> None:
    game = new(players=3)
    assert game.to_act == (0, 1, 2)
    decision = game.decision(1)
    assert (decision.kind, decision.secret, decision.number) == ("bid", True, 0)
    assert [option.text for option in decision.options] == [f"bid {n}" for n in game.state.hands[1]]  # type: ignore[attr-defined]


def test_a_sealed_seat_owes_nothing_and_may_change_its_mind() -> None:
    game = new()
    play_first(game, 0)
    assert game.decision(1).options
    assert game.decision(0).options == ()
    assert [offer.text for offer in game.decision(0).offers] == ["change"]
    game.play(0, "change")
    assert game.to_act == (0, 1)
    assert game.state.bids == [0, 0]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("seat", "text", "rule"),
    [(0, "bid 999", "TX-2"), (0, "nonsense", "TX-2"), (0, "change", "TX-4"), (1, "bid 1", "BA-A1")],
)
def test_refused_moves_raise_and_change_nothing(seat: int, text: str, rule: str) -> None:
    game = new(seed=2)
    game.state.hands = [[1, 2, 3, 4], [5, 6, 7, 8]]  # type: ignore[attr-defined]
    before = digest(game.state), game.log.dumps()
    with pytest.raises(tianxia.Refused) as caught:
        game.play(seat, text)
    assert caught.value.refusal.rule == rule
    assert (digest(game.state), game.log.dumps()) == before


def test_a_seat_that_is_not_asked_is_refused() -> None:
    game = new()
    text = play_first(game, 0)
    refusal = game.why_not(0, text)
    assert refusal is not None
    assert refusal.rule == "TX-3"


def test_nothing_can_be_played_when_it_is_over() -> None:
    game = new()
    while not game.over:
        play_first(game, game.to_act[0])
    assert game.to_act == ()
    assert game.why_not(0, "bid 1") == tianxia.Refusal("TX-1")
    assert game.decision(0).options == ()
    assert game.result is not None


def test_there_is_no_such_seat() -> None:
    for ask in (new().decision, new().view, lambda seat: new().why_not(seat, "bid 1")):
        with pytest.raises(tianxia.BadInput, match="There is no seat 7"):
            ask(7)


def test_undo_takes_the_own_secret_answer_out_under_the_others() -> None:
    game = new(players=3)
    play_first(game, 0)
    bid = play_first(game, 1)
    game.undo(0)
    assert game.to_act == (0, 2)
    assert [(move.seat, game.rules.text(move.code)) for move in game.moves] == [(1, bid)]


def test_undo_stops_at_a_reveal() -> None:
    game = new()
    play_first(game, 0)
    play_first(game, 1)
    for seat in (0, 1):
        refusal = game.why_not_undo(seat)
        assert refusal is not None
        assert refusal.rule == "TX-6"
    with pytest.raises(tianxia.Refused):
        game.undo(0)


def test_nothing_to_undo() -> None:
    refusal = new().why_not_undo(0)
    assert refusal is not None
    assert refusal.rule == "TX-5"


def test_consent_goes_back_beyond_everything() -> None:
    game = new()
    for _ in range(3):
        play_first(game, 0)
        play_first(game, 1)
    after_two = tianxia.replay(game.log.dumps())
    game.rewind(2)
    assert len(game.moves) == 2
    assert tianxia.replay(game.log.dumps()).state.bids == game.state.bids  # type: ignore[attr-defined]
    assert len(after_two.moves) == 6
    with pytest.raises(tianxia.BadInput):
        game.rewind(3)


def test_a_copy_goes_its_own_way() -> None:
    game = new()
    twin = game.copy()
    play_first(twin, 0)
    assert game.to_act == (0, 1)
    assert game.log.dumps() != twin.log.dumps()
    play_first(game, 0)
    assert game.log.dumps() == twin.log.dumps()


def test_each_seat_is_told_what_it_may_know() -> None:
    game = tianxia.new("sun_tzu", seed=3, options={"beginner": True})
    game.play(0, "5@WU")
    assert game.told(0)[-1] == [tianxia.Told("order", {"seat": "sun_tzu", "province": "WU", "card": "5"})]
    assert game.told(1)[-1] == []
    assert game.told(None)[-1] == []


def test_the_same_seed_is_the_same_game() -> None:
    assert digest(new(seed=5).state) == digest(new(seed=5).state)
    assert digest(new(seed=5).state) != digest(new(seed=6).state)


@pytest.mark.parametrize("seed", [-1, 2**128, True, "7", 1.0])
def test_bad_seeds(seed: object) -> None:
    with pytest.raises(tianxia.BadInput, match="A seed is"):
        tianxia.new("banners", seed=seed)  # type: ignore[arg-type]


def test_bad_games_options_and_player_counts() -> None:
    with pytest.raises(tianxia.BadInput, match="no game 'go'"):
        tianxia.new("go", seed=1)
    with pytest.raises(tianxia.BadInput, match="for 2, 3, 4 players, not 5"):
        tianxia.new("banners", seed=1, players=5)
    with pytest.raises(tianxia.BadInput, match="no option 'color'"):
        tianxia.new("banners", seed=1, options={"color": "red"})
    with pytest.raises(tianxia.BadInput, match="takes highest, lowest, not 'middle'"):
        tianxia.new("banners", seed=1, options={"wins": "middle"})
    with pytest.raises(tianxia.BadInput, match="takes false, true, not 1"):
        tianxia.new("sun_tzu", seed=1, options={"events": 1})  # type: ignore[dict-item]
    with pytest.raises(tianxia.BadInput, match="ST-A7"):
        tianxia.new("sun_tzu", seed=1, options={"events": True, "beginner": True})


def test_a_plan_goes_on_as_far_as_it_can_be_foretold() -> None:
    game = tianxia.new("sun_tzu", seed=7, options={"beginner": True})
    before = digest(game.state), game.log.dumps()
    preview, decision = game.plan(0, ["5@WU", "1@QIN"])
    assert preview.ends == "asked"
    assert decision is not None
    assert decision.number == game.number(0)
    assert (digest(game.state), game.log.dumps()) == before
    for text in ("5@WU", "1@QIN"):
        game.play(0, text)
    assert decision._replace(number=game.number(0)) == game.decision(0)
    assert preview.view == game.view(0)


def test_a_plan_ends_where_others_go_on() -> None:
    game = new()
    first = game.decision(0).options[0].text
    preview, decision = game.plan(0, [first])
    assert (preview.ends, decision) == ("waiting", None)
    with pytest.raises(tianxia.BadInput):
        game.plan(0, [first, first])


def test_only_what_is_offered_can_be_planned() -> None:
    game = new()
    for path in ([], ["nonsense"], ["change"]):
        with pytest.raises(tianxia.BadInput):
            game.plan(0, path)
    play_first(game, 0)
    with pytest.raises(tianxia.BadInput):  # not the kernel's own offer under another name
        game.plan(0, ["nonsense"])
    preview, decision = game.plan(0, ["change"])
    assert preview.ends == "asked"
    assert decision is not None
    assert decision.options
