"""What `tianxia analyze` prints of the judgments."""

import re
from pathlib import Path

import pytest

import tianxia
from tianxia.cli import main
from tianxia.cli_study import HEADS, show_analysis
from tianxia.lab.analysis import Analysis, Choice, Judgment
from tianxia.words import Words, languages


def analysis_of(why: str, about: dict[str, int | str]) -> Analysis:
    """One decision: the 1 was played where the 9 would have been better."""
    best = Choice("9@WU", 0.6, why, about)
    judgment = Judgment(0, 0, 1, "orders", Choice("1@WU", 0.4, "", {}), [best])
    return Analysis("sun_tzu", "1", "tiger", ["Sun Tzu", "King Shao"], 90, [0], [judgment])


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")


@pytest.mark.parametrize("language", languages())
def test_an_option_comes_with_its_reason(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = Words(language)
    about: dict[str, int | str] = {"province": "WU", "percent": 70}
    show_analysis(analysis_of("win", about), tianxia.new("sun_tzu", seed=1), words)
    assert words.say("sun_tzu-reason-win", **about) in capsys.readouterr().out


@pytest.mark.parametrize("language", languages())
def test_everything_is_in_the_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = Words(language)
    show_analysis(analysis_of("", {}), tianxia.new("sun_tzu", seed=1), words)
    said = capsys.readouterr().out
    heads = [words.say(f"analysis-{head}") for head in HEADS]
    assert [head for head in heads if not re.search(rf"┃ {head} +(?=┃)", said)] == []
    assert words.fill("analysis-title", seat=words.seat("sun_tzu", 0), decisions=1, percent=20) in said
    assert words.fill("analysis-legend", judge=words.say("web-bot-tiger")) in said
    assert words.fill("analysis-percent", percent=40) in said
    if language != "en":
        assert not re.search("decisions|turning|Judged|better|King|chance", said)


def test_a_reason_without_words_is_left_out(capsys: pytest.CaptureFixture[str]) -> None:
    show_analysis(analysis_of("whim", {}), tianxia.new("sun_tzu", seed=1), Words())
    said = capsys.readouterr().out
    assert "Play the 9 to Wu" in said
    assert "whim" not in said


def test_either_spelling_calls_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for spelling in ("analyze", "analyse"):  # codespell:ignore
        with pytest.raises(SystemExit):
            main([spelling, str(tmp_path / "none.jsonl")])
        assert "none.jsonl cannot be read" in capsys.readouterr().err
    main(["--help"])
    assert "analyse" not in capsys.readouterr().out  # codespell:ignore
