"""Everything a person can get wrong: one line on stderr, exit code 2, nothing on stdout."""

from pathlib import Path

import pytest

import tianxia

from .conftest import Run
from .refusing import is_refused

HUGE = "9" * 5000  # more digits than Python reads by default


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("frobnicate", ["frobnicate"]),
        ("--frob", ["--frob"]),
        ("games --frob", ["--frob"]),
        ("games extra", ["extra"]),
        ("simulate", ["game"]),
        ("simulate sun_tzu --seed", ["--seed"]),
        ("rules chess", ["chess", "sun_tzu"]),
        ("rules sun_tzu dragon", ["dragon"]),
        ("rules sun_tzu --language xx", ["xx", "en"]),
        ("simulate chess", ["chess", "sun_tzu"]),
        ("simulate sun_tzu --games 0", ["0"]),
        ("simulate sun_tzu --games -3", ["-3"]),
        ("simulate sun_tzu --games many", ["--games"]),
        ("simulate sun_tzu --players 3", ["2", "3"]),
        ("simulate sun_tzu --players two", ["--players"]),
        ("simulate sun_tzu --bots genius", ["genius", "random"]),
        ("simulate sun_tzu --bots human", ["human", "random"]),
        ("simulate sun_tzu --bots random,random,random", ["2 seats", "3"]),
        ("simulate sun_tzu --seed abc", ["abc"]),
        ("simulate sun_tzu --seed -1", ["-1"]),
        ("simulate sun_tzu --seed 1.5", ["1.5"]),
        ("simulate sun_tzu --seed \u0667", ["seed"]),  # a digit, but not an ASCII one
        (f"simulate sun_tzu --seed {2**128}", ["2**128"]),
        (f"simulate sun_tzu --seed {HUGE}", ["2**128"]),
        ("simulate sun_tzu -o dragons=true", ["dragons", "events"]),
        ("simulate sun_tzu -o events=maybe", ["events", "maybe"]),
        ("simulate sun_tzu -o events=True", ["events", "True"]),
        ("simulate sun_tzu -o events", ["name=value", "events"]),
        ("simulate sun_tzu -o events=true -o beginner=true", ["ST-A7"]),
        ("simulate sun_tzu --workers 0", ["workers", "0"]),
        ("simulate sun_tzu --pack missing.toml", ["missing.toml"]),
        ("arena sun_tzu", ["--bots"]),
        ("arena chess --bots greedy,random", ["chess", "sun_tzu"]),
        ("arena sun_tzu --bots greedy", ["two bots"]),
        ("arena sun_tzu --bots greedy,genius", ["genius", "random"]),
        ("arena sun_tzu --bots greedy,os:Genius", ["os:Genius"]),
        ("arena sun_tzu --bots greedy,random --games 1", ["2 seeds"]),
        ("arena sun_tzu --bots greedy,random --games many", ["--games"]),
        ("arena sun_tzu --bots greedy,random --seeds 0-9 --games 4", ["--seeds", "--games"]),
        ("arena sun_tzu --bots greedy,random --seeds 0-9 --seed 4", ["--seeds", "--seed"]),
        ("arena sun_tzu --bots greedy,random --seeds 9-0", ["9-0"]),
        ("arena sun_tzu --bots greedy,random --seeds 3", ["first-last", "3"]),
        (f"arena sun_tzu --bots greedy,random --seeds 0-{2**128}", ["2**128"]),
        (f"arena sun_tzu --bots greedy,random --seeds 0-{HUGE}", ["first-last"]),
        ("arena sun_tzu --bots greedy,random --sprt 0.5", ["0.5,0.55"]),
        ("arena sun_tzu --bots greedy,random --sprt 0.6,0.5", ["0.6,0.5"]),
        ("arena sun_tzu --bots greedy,random --sprt nan,0.5", ["nan"]),
        ("arena sun_tzu --bots greedy,random --workers 0", ["--workers"]),
        ("arena sun_tzu --bots greedy,random --resume missing/games.jsonl", ["missing/games.jsonl"]),
        ("lab train chess", ["chess", "sun_tzu"]),
        ("lab train sun_tzu --games 0", ["--games"]),
        ("bench chess", ["chess", "sun_tzu"]),
        ("bench --seconds 0", ["seconds"]),
        ("bench --seconds -1", ["seconds"]),
        ("bench --seconds nan", ["seconds"]),
        ("bench --seconds soon", ["--seconds"]),
        ("replay missing.jsonl", ["missing.jsonl"]),
        ("replay .", ["cannot be read"]),
        ("terminal chess", ["chess", "sun_tzu"]),
        ("terminal --seats human", ["2 seats", "1"]),
        ("terminal --seats human,genius", ["genius", "greedy"]),
        ("terminal --players 4", ["4"]),
        ("terminal --seed abc", ["abc"]),
        ("terminal --seed -1", ["-1"]),
        ("terminal -o events", ["name=value"]),
        ("terminal --pack missing.toml", ["missing.toml"]),
        ("doctor --database nonsense", ["nonsense"]),
        ("doctor --database sqlite:////no/such/file", ["/no/such/file"]),
        ("terminal --language xx", ["xx", "en"]),
        ("terminal --log missing/game.jsonl", ["missing/game.jsonl"]),
    ],
)
def test_bad_input(run: Run, command: str, words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    is_refused(run(*command.split()), *words)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("command", ["simulate", "terminal"])
@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[board\n", ["line 1"]),
        ("[board]\ntrack = 9\n", ["pack.toml"]),
        ("\x00", ["pack.toml"]),
    ],
)
def test_a_wrong_pack(run: Run, tmp_path: Path, command: str, text: str, words: list[str]) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text(text, encoding="utf-8")
    is_refused(run(command, "sun_tzu", "--pack", pack), *words)


def test_a_wrong_pack_for_the_server(run: Run, tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text('[[general]]\nid = "nobody"\n', encoding="utf-8")
    play = ("play", "--no-browser", "--port", 0, "--database", f"sqlite:///{tmp_path}/tables.sqlite3")
    is_refused(run(*play, "--pack", pack), "pack.toml, line 2", "nobody")
    is_refused(run(*play, "--pack", tmp_path / "missing.toml"), "missing.toml")


@pytest.mark.parametrize("proxy", ["*", "proxy.example", "10.0.0.5, 10.0.0.6", "10.0.0.5/8", ""])
def test_a_proxy_is_an_address(run: Run, tmp_path: Path, proxy: str) -> None:
    is_refused(run("play", "--no-browser", "--port", 0, "--proxy", proxy), "proxy", "10.0.0.5", repr(proxy))


@pytest.mark.parametrize("option", ["--thinkers", "--requests", "--tables"])
@pytest.mark.parametrize("number", ["0", "-1", "many"])
def test_limits_of_the_server_are_numbers_from_one(run: Run, option: str, number: str) -> None:
    is_refused(run("play", "--no-browser", "--port", 0, option, number), option)


def test_a_pack_that_is_no_text(run: Run, tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_bytes(b"\xff\xfe\x00")
    is_refused(run("simulate", "sun_tzu", "--pack", pack), "cannot be read")


# Logs


def stored(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_text(text, encoding="utf-8")
    return path


def whole_log() -> str:
    game = tianxia.new("sun_tzu", seed=7)
    game.play(0, "keep march")
    game.play(1, "keep healer")
    return game.log.dumps()


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (lambda log: "", ["empty"]),
        (lambda log: "Dear diary,\nwe fought at Wu.\n", ["Line 1"]),
        (lambda log: '{"name": "some other file"}\n', ["Line 1"]),
        (lambda log: "".join(log.splitlines(keepends=True)[:-1]), ["cut off"]),
        (lambda log: log.replace('"seat":0,"play"', '"seat":0,"say"'), ["Line 2"]),
        (lambda log: log.replace("keep march", "keep feint"), ["altered"]),
        (lambda log: log.replace("keep march", "keep healer"), ["altered", "move 1", "ST-A2"]),
        (lambda log: log.replace("keep march", "castle"), ["altered", "move 1", "TX-2"]),
        (lambda log: log.replace('"seat":1', '"seat":7'), ["seat 7"]),
        (lambda log: log.replace('"game":"sun_tzu"', '"game":"chess"'), ["chess"]),
        (lambda log: log.replace('"tianxia":1', '"tianxia":99'), ["format 99"]),
        (lambda log: log.replace('"seed":"7"', '"seed":"8"'), ["altered"]),
        (lambda log: log.replace('"pack":null', '"pack":"abc"'), ["pack"]),
    ],
)
def test_a_damaged_or_foreign_log(run: Run, tmp_path: Path, damage: object, words: list[str]) -> None:
    assert callable(damage)
    text = damage(whole_log())
    assert text != whole_log()
    for arguments in ([], ["--json"], ["--seat", 0]):
        is_refused(run("replay", stored(tmp_path, text), *arguments), *words)


def test_a_log_that_is_no_text(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"\xff\xfe\x00")
    is_refused(run("replay", path), "cannot be read")


@pytest.mark.parametrize("seat", [2, -1, "me"])
def test_a_seat_that_is_not_there(run: Run, tmp_path: Path, seat: object) -> None:
    path = stored(tmp_path, whole_log())
    is_refused(run("replay", path, "--seat", seat))
    is_refused(run("replay", path, "--seat", seat, "--json"))


def test_an_unknown_language_of_a_replay(run: Run, tmp_path: Path) -> None:
    is_refused(run("replay", stored(tmp_path, whole_log()), "--language", "xx"), "xx", "en")
