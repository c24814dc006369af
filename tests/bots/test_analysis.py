"""A finished game, judged move by move."""

from typing import Any

import pytest

import tianxia
from tianxia.bots import Situation, make_bot, situation_in
from tianxia.bots.bot import Weighed
from tianxia.core.save import digest
from tianxia.core.values import BadInput
from tianxia.games.sun_tzu.notation import lay_of
from tianxia.lab import analysis, lines

SEATS = ("sun_tzu", "shao")
LOVED = 6  # the number of the card that this judge would always lay


class LovesOneCard:
    """A judge whose opinion is easy to foresee: its card wins, any other has one chance in ten."""

    def __init__(self) -> None:
        self.worlds: list[Any] = []

    def choose(self, situation: Situation) -> int:
        return self.weigh(situation)[0].code

    def weigh(self, situation: Situation, also: int = -1) -> list[Weighed]:
        self.worlds.append(situation.world())
        weighed = [Weighed(code, self.chance(situation, code), "", {}) for code in situation.options]
        return sorted(weighed, key=lambda each: -each.value)

    def chance(self, situation: Situation, code: int) -> float:
        return 0.9 if situation.kind == "orders" and lay_of(code)[0] == LOVED else 0.1


@pytest.fixture
def judge(monkeypatch: pytest.MonkeyPatch) -> LovesOneCard:
    one = LovesOneCard()
    monkeypatch.setattr(analysis, "judge_of", lambda name, game, pack: one)
    return one


def played(seed: int = 3) -> tianxia.Game:
    game, bot = tianxia.new("sun_tzu", seed=seed), make_bot("random", "sun_tzu")
    while not game.over:
        seat = game.to_act[0]
        game.play(seat, game.rules.text(bot.choose(situation_in(game, seat))))
    return game


def test_every_decision_with_a_choice_is_judged_once(judge: LovesOneCard) -> None:
    game = played()
    found = analysis.analyze(game, "any")
    again, expected = tianxia.new("sun_tzu", seed=game.seed), []
    for move in game.moves:
        if len(again.decision(move.seat).options) > 1:
            expected.append((len(again.moves), move.seat))
        again.play(move.seat, game.text_of(move))
    assert [(each.at, each.seat) for each in found.judgments] == expected
    assert {each.seat for each in analysis.analyze(game, "any", (1,)).judgments} == {1}


def test_a_mistake_is_what_the_best_option_would_have_been_worth(judge: LovesOneCard) -> None:
    found = analysis.analyze(played(), "any")
    orders = [each for each in found.judgments if each.kind == "orders"]
    assert orders
    for each in orders:
        could = each.best[0].chance == 0.9
        did = each.played.chance == 0.9
        assert each.loss == pytest.approx(0.8 if could and not did else 0.0)
    assert found.losses(0)[1] == pytest.approx(sum(each.loss for each in found.of(0) if (each.round or 0) == 1))


def test_the_curve_ends_with_the_result(judge: LovesOneCard) -> None:
    game = played()
    found = analysis.analyze(game, "any")
    assert game.result is not None
    for seat in range(2):
        last = 1.0 if seat in game.result.winners else 0.0
        assert found.curve(seat)[-1] == (len(game.moves), last)
        assert len(found.turning_points(seat)) == analysis.TURNS
        assert [each.at for each in found.turning_points(seat)] == sorted(
            each.at for each in found.turning_points(seat)
        )


def test_shares_make_the_same_whole(judge: LovesOneCard) -> None:
    game = played()
    shares = analysis.shares_of(game, "any")
    assert all(len(share.at) == 1 for share in shares)
    together = shares[0]._replace(at=tuple([at for share in shares for at in share.at]))
    assert analysis.judge_share(together) == analysis.analyze(game, "any").judgments


def test_the_judge_is_given_no_more_than_the_seat_knew(judge: LovesOneCard) -> None:
    """The worlds it sees look to the seat like the real game, and hide what the other side held."""
    game = played()
    found = analysis.analyze(game, "any")
    again, differ = tianxia.new("sun_tzu", seed=game.seed), 0
    at = {each.at: (each.seat, world) for each, world in zip(found.judgments, judge.worlds, strict=True)}
    for move in game.moves:
        if len(again.moves) in at:
            seat, world = at[len(again.moves)]
            assert again.rules.view(world, seat) == again.view(seat)
            differ += again.rules.view(world, 1 - seat) != again.view(1 - seat)
        again.play(move.seat, game.text_of(move))
    assert differ > len(at) / 2


def test_a_better_option_has_a_line(judge: LovesOneCard) -> None:
    """How it could have gone on, as the seat would have been told: its own order first, never one of the other side."""
    found = analysis.analyze(played(), "any")
    for each in found.judgments:
        assert bool(each.line) == (each.loss >= analysis.CLEARLY)
        if each.line:
            assert each.line[0].kind == "order"
            assert f"{each.line[0].facts['card']}@{each.line[0].facts['province']}" == each.best[0].option
            assert {heard.facts["seat"] for heard in each.line if heard.kind == "order"} == {SEATS[each.seat]}
    assert any(heard.kind == "won" for each in found.judgments for heard in each.line)


@pytest.mark.parametrize("game", ["great_wall", "zhanguo"])
def test_a_line_goes_on_for_a_while(game: str) -> None:
    table, bot = tianxia.new(game, seed=2), make_bot("greedy", game)
    while len(table.moves) < 30:
        seat = table.to_act[0]
        table.play(seat, table.rules.text(bot.choose(situation_in(table, seat))))
    seat = table.to_act[0]
    before = digest(table.state)
    code = situation_in(table, seat).options[-1]
    line = lines.line_of(table, seat, code, bot)
    assert len(line) > 3
    assert lines.line_of(table, seat, code, bot) == line
    assert digest(table.state) == before


def test_what_cannot_be_judged_is_said() -> None:
    with pytest.raises(BadInput, match="when it is over"):
        analysis.analyze(tianxia.new("sun_tzu", seed=1), "greedy")
    with pytest.raises(BadInput, match="does not judge"):
        analysis.analyze(played(), "greedy")
