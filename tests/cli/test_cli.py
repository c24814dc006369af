"""What the commands print: for people, and as JSON for machines."""

import hashlib
import json
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

import tianxia
from tianxia.builds import name_of_build
from tianxia.core.replay import first_seen
from tianxia.words import Words

from .conftest import Run

WORDS = Words()


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """The log of a game that is not over: two moves, and one of them undone."""
    game = tianxia.new("sun_tzu", seed=7)
    game.play(0, "keep feint")
    game.undo(0)
    game.play(0, "keep march")
    game.play(1, "keep healer")
    path = tmp_path / "game.jsonl"
    path.write_text(game.log.dumps(), encoding="utf-8")
    return path


def test_games_lists_players_and_options(run: Run) -> None:
    done = run("games")
    assert (done.code, done.err) == (0, "")
    assert "sun_tzu" in done.out
    assert "two_ones = point | army | victory" in done.out


def test_games_as_json(run: Run) -> None:
    (game,) = [game for game in json.loads(run("games", "--json").out) if game["name"] == "sun_tzu"]
    assert (game["title"], game["players"]) == ("Sun Tzu", [2])
    assert game["options"][0] == {"name": "events", "values": [False, True], "default": False, "rule": "ST-A6"}


def test_help_and_version(run: Run) -> None:
    bare, asked = run(), run("--help")
    assert (bare.code, asked.code) == (0, 0)
    for command in ("games", "rules", "simulate", "replay", "bench", "play", "terminal"):
        assert command in bare.out
        assert command in asked.out
    assert run("--version").out == f"tianxia {tianxia.__version__} ({name_of_build()})\n"


# rules


def test_rules_shows_every_rule_under_its_chapter(run: Run) -> None:
    done = run("rules", "sun_tzu")
    assert done.code == 0
    lines = done.out.splitlines()
    shown = [line.split()[0] for line in lines if line.strip().startswith("ST-")]
    assert shown == [rule for rule, _ in WORDS.find_rules("sun_tzu")]
    assert any(line.strip() == WORDS.rule("ST-D") for line in lines)


@pytest.mark.parametrize("search", ["ST-E3", "st-e3"])
def test_one_rule_by_its_id(run: Run, search: str) -> None:
    """And where it comes from."""
    done = run("rules", "sun_tzu", search)
    assert " ".join(done.out.split()) == f"ST-E3 {WORDS.rule('ST-E3')} Polish rulebook"


def test_rules_by_a_word_as_json(run: Run) -> None:
    found = json.loads(run("rules", "sun_tzu", "cannot pay", "--json").out)
    assert found == {"ST-D2": WORDS.rule("ST-D2")}


# replay


def test_replay_tells_what_all_saw(run: Run, log: Path) -> None:
    done = run("replay", log)
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith("Sun Tzu, seed 7, seats seat 0, seat 1\n")
    assert "Sun Tzu draws 4 cards." in done.out
    assert "Round 1 begins." in done.out
    assert "draws the" not in done.out
    assert "keeps the" not in done.out
    assert "2 moves, not over, digest" in done.out


def test_replay_for_a_seat_tells_what_it_saw(run: Run, log: Path) -> None:
    done = run("replay", log, "--seat", 1)
    assert "King Shao keeps the Healer face down." in done.out
    assert "King Shao draws the" in done.out
    assert "Sun Tzu draws the" not in done.out


def test_replay_as_json(run: Run, log: Path) -> None:
    data = json.loads(run("replay", log, "--json").out)
    assert set(data) == {"header", "moves", "digest", "over", "result", "verified", "first_seen"}
    assert data["header"]["game"] == "sun_tzu"
    assert (data["moves"], data["over"], data["result"]) == (2, False, None)
    assert data["digest"] == json.loads(log.read_text().splitlines()[-1])["digest"]


def test_replay_with_the_pack_of_the_game(run: Run, tmp_path: Path) -> None:
    standard = files("tianxia.games.sun_tzu") / "data" / "sun_tzu.toml"
    pack, path = tmp_path / "few.toml", tmp_path / "game.jsonl"
    pack.write_text(standard.read_text(encoding="utf-8").replace("pool = 18", "pool = 17"), encoding="utf-8")
    run("terminal", "--seats", "random,random", "--seed", 1, "--pack", pack, "--log", path)
    data = json.loads(run("replay", path, "--pack", pack, "--json").out)
    assert (data["header"]["pack_name"], data["over"]) == ("few.toml", True)
    assert "another pack" in run("replay", path).err


def test_replay_of_a_finished_game_has_a_result(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    run("terminal", "--seats", "random,random", "--seed", 1, "--log", path)
    data = json.loads(run("replay", path, "--json").out)
    assert data["over"]
    assert set(data["result"]) == {"winners", "places", "scores", "end"}
    assert "The game ends" in run("replay", path).out


# bench


def test_bench_as_json(run: Run) -> None:
    data = json.loads(run("bench", "sun_tzu", "--seconds", 0.1, "--json").out)
    assert data["build"] in ("pure Python", "compiled")
    (game,) = data["games"]
    assert game["what"] == "sun_tzu"
    assert game["decisions_per_second"] > 0
    assert game["copy_microseconds"] > 0
    assert game["state_bytes"] > 0


def test_bench_for_people(run: Run) -> None:
    done = run("bench", "sun_tzu", "--seconds", 0.05)
    assert done.code == 0
    assert "decisions/s" in done.out


# The command itself


def test_the_module_is_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tianxia", "rules", "sun_tzu", "ST-E1"], capture_output=True, text=True, check=True
    )
    assert WORDS.rule("ST-E1") in done.stdout
    assert done.stderr == ""


def test_the_module_fails_in_one_line() -> None:
    done = subprocess.run([sys.executable, "-m", "tianxia", "frobnicate"], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "tianxia: No such command 'frobnicate'.\n"


def test_replay_verifies_the_promised_seed(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    run("terminal", "--seats", "random,random", "--seed", 1, "--log", path)
    good = hashlib.sha256(b"1").hexdigest()
    assert "was promised" in run("replay", path, "--verify", good).out
    bad = run("replay", path, "--verify", hashlib.sha256(b"2").hexdigest())
    assert bad.code == 2
    assert good in bad.err


SECRET, NUMBER = "12" * 32, "34" * 32


def sealed(path: Path, *numbers: str) -> tianxia.Game:
    """A log as a server writes it, of a game that nobody has played yet."""
    game = tianxia.new("zhanguo", seed=tianxia.Shuffle(SECRET, numbers))
    path.write_text(game.log.dumps(), encoding="utf-8")
    return game


def test_replay_says_only_what_it_has_compared(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    game = sealed(path, "", NUMBER)
    commitment = tianxia.Shuffle(SECRET).commitment
    promised, shuffled_in = "was promised", "shuffled in at seat 1"
    for arguments, said in (
        ((), []),
        (("--verify", commitment), [promised]),
        (("--number", NUMBER), [shuffled_in]),
        (("--verify", commitment.upper(), "--number", NUMBER.upper()), [promised, shuffled_in]),
    ):
        told = run("replay", path, *arguments).out.replace("\n", " ")
        assert [sentence for sentence in (promised, shuffled_in) if sentence in told] == said
        for seat in (0, 1):
            shown = run("replay", path, *arguments, "--seat", seat).out.replace("\n", "")
            assert (first_seen(game, seat) in shown) == bool(said)
    data = json.loads(run("replay", path, "--verify", commitment, "--seat", 0, "--json").out)
    assert (data["verified"], data["first_seen"]) == (["commitment"], first_seen(game, 0))
    assert json.loads(run("replay", path, "--json").out)["verified"] == []
    data = json.loads(run("replay", path, "--verify", commitment, "--number", NUMBER, "--json").out)
    assert data["verified"] == ["commitment", "number"]


@pytest.mark.parametrize(
    ("numbers", "option", "value", "why"),
    [
        (("", NUMBER), "--verify", "56" * 32, "the shuffle was changed"),
        (("", NUMBER), "--number", "56" * 32, "was not shuffled in"),
        ((), "--verify", tianxia.Shuffle(SECRET).commitment, "never dealt"),
        ((), "--number", NUMBER, "never dealt"),
    ],
)
def test_replay_refuses_what_does_not_fit(
    run: Run, tmp_path: Path, numbers: tuple[str, ...], option: str, value: str, why: str
) -> None:
    path = tmp_path / "game.jsonl"
    sealed(path, *numbers)
    done = run("replay", path, option, value)
    assert (done.code, done.out) == (2, "")
    assert why in done.err


def test_replay_refuses_one_number_too_many(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    game = sealed(path, "", NUMBER)
    path.write_text(game.log.dumps().replace(str(game.seed), f"{game.seed}/{'56' * 32}"), encoding="utf-8")
    done = run("replay", path, "--verify", tianxia.Shuffle(SECRET).commitment, "--number", NUMBER)
    assert done.code == 2
    assert "3 numbers for 2 seats" in done.err
