"""A bot that gives no answer loses its game, and the arena goes on: the same with any runner, and after any stop."""

from pathlib import Path

import pytest

from tianxia.lab.arena import arena, contest_of, play_all
from tianxia.lab.contest import Match
from tianxia.lab.record import Outcome, Record
from tianxia.lab.runner import Processes

from .bots import BABBLING, DYING, HANGING, LIAR, MOODY, WISE
from .conftest import Run

FAILING = {
    DYING: "The program ended with code 3.",
    HANGING: "The program did not answer within 0.2 seconds.",
    BABBLING: "The program answered 'castle', which is no line of JSON.",
}


def played(game: str, bots: tuple[str, ...], games: int = 8, players: int | None = None) -> list[Outcome]:
    with Record(contest_of(game, bots, players, games=games), with_moves=True) as record:
        play_all(record)
    return list(record.outcomes.values())


@pytest.mark.parametrize("bot", FAILING)
def test_a_program_that_fails_loses_and_the_arena_goes_on(bot: str) -> None:
    outcomes = played("sun_tzu", (bot, "random"), 4)
    assert [outcome.seat for outcome in outcomes] == [0, 1, 0, 1]
    for outcome in outcomes:
        assert (outcome.share, outcome.end, outcome.forfeit) == (0, "forfeit", outcome.seat)
        assert outcome.why == FAILING[bot]
        assert outcome.winners == [1 - outcome.seat]
        assert bool(outcome.moves) == (bot == DYING or outcome.seat == 1)


def test_an_answer_that_is_no_option_is_none(banners: str) -> None:
    for outcome in played(banners, (WISE, LIAR)):
        assert (outcome.share, outcome.forfeit) == (1, 1 - outcome.seat)
        assert "not among its options" in outcome.why


def test_all_seats_of_the_bot_have_lost(banners: str) -> None:
    """Whoever sits alone against two that fail has won alone, and who fails alone has lost to both."""
    outcomes = [each for each in played(banners, (WISE, MOODY), 12, 3) if not each.is_whole]
    assert {outcome.bot for outcome in outcomes} == {WISE, MOODY}
    for outcome in outcomes:
        own = [outcome.seat] if outcome.bot == WISE else [seat for seat in range(3) if seat != outcome.seat]
        assert outcome.winners == own
        assert outcome.places == [1 if seat in own else 2 for seat in range(3)]
        assert outcome.share == (outcome.bot == WISE)


def test_who_plays_against_the_game_has_lost_to_it() -> None:
    (line, _) = arena(contest_of("great_wall", (f"{__name__}:Mute", "random"), 1, games=2))["matches"]
    assert (line["share"]["value"], line["wins"], line["forfeits"]) == (0, 0, {f"{__name__}:Mute": 2})
    assert (line["margin"], line["score"]) == (None, None)


class Mute:
    def __init__(self, pack: object) -> None:
        pass

    def choose(self, situation: object) -> int:
        return -1


def test_forfeits_count_as_losses_but_say_nothing_about_points(banners: str) -> None:
    (line,) = arena(contest_of(banners, (WISE, MOODY), games=40))["matches"]
    outcomes = played(banners, (WISE, MOODY), 40)
    forfeits = [outcome for outcome in outcomes if not outcome.is_whole]
    assert line["forfeits"] == {MOODY: len(forfeits)}
    assert 0 < len(forfeits) < line["games"] == 40
    assert line["share"]["value"] == pytest.approx(sum(outcome.share for outcome in outcomes) / 40)
    torn = {outcome.seed for outcome in forfeits}
    margins = [outcome.margin for outcome in outcomes if outcome.seed not in torn]
    assert line["margin"] is not None
    assert line["margin"]["value"] == pytest.approx(sum(margins) / len(margins), abs=1e-4)


def test_the_same_in_several_processes() -> None:
    contest = contest_of("sun_tzu", (DYING, BABBLING, "random"), games=4)
    with Processes(2) as runner:
        assert arena(contest, runner, ladder=True) == arena(contest, ladder=True)


def test_an_arena_with_forfeits_is_gone_on_with(banners: str, run: Run, tmp_path: Path) -> None:
    command = ("arena", banners, "--bots", f"{WISE},{MOODY}", "--json", "--resume")
    whole, broken = tmp_path / "whole.jsonl", tmp_path / "broken.jsonl"
    report = run(*command, whole, "--games", 24)
    assert (report.code, report.err) == (0, "")
    assert run(*command, broken, "--games", 12).code == 0
    before = broken.read_bytes()
    assert b'"forfeit":' in before
    again = run(*command, broken, "--games", 24)
    assert again == report
    assert broken.read_bytes() == whole.read_bytes()
    assert broken.read_bytes().startswith(before)


def test_forfeits_prove_nothing_about_other_bots(banners: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether a program answers in time depends on the machine: only whole games are played again for a comparison."""
    contest = contest_of(banners, (WISE, LIAR), games=4)
    with Record(contest, tmp_path / "record.jsonl") as record:
        play_all(record)
    monkeypatch.setattr("tests.lab.bots.Liar.choose", lambda self, situation: min(situation.options))
    with Record(contest, tmp_path / "record.jsonl") as again:
        assert again.outcomes == record.outcomes
        assert {key.match for key in again.outcomes} == {Match(WISE, LIAR)}
