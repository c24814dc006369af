"""Programs on seats: whoever hangs, dies or answers nonsense loses, and is told why."""

import sys
from pathlib import Path

import pytest

import tianxia
from tianxia.bots import make_bot
from tianxia.bots.playing import play_through
from tianxia.core import kernel
from tianxia.core.dice import Dice
from tianxia.lab.contest import contest_of
from tianxia.research.matches import find_bot, play_match
from tianxia.research.programs import Program
from tianxia.research.rewards import rewards_of
from tianxia.research.settings import setting_of

SUN_TZU = setting_of("sun_tzu", options={"beginner": True})
READ = "import sys, json\nfor line in sys.stdin:\n    q = json.loads(line)\n"


def answering(option: str) -> str:
    """A program that answers every question `q` with this expression."""
    return READ + f"    print(json.dumps({{'number': q['number'], 'option': {option}}}), flush=True)"


def program(tmp_path: Path, body: str, seconds: float = 30, megabytes: int = 512, cpu: int = 60) -> Program:
    file = tmp_path / "bot.py"
    file.write_text(body, encoding="utf-8")
    return Program([sys.executable, "-S", str(file)], "sun_tzu", seconds, 0, cpu, megabytes)


def test_a_program_plays_a_whole_game(tmp_path: Path) -> None:
    with program(tmp_path, answering("q['options'][0]")) as bot:
        outcome = play_match(SUN_TZU, [bot, make_bot("random", "sun_tzu")], seed=4)
        assert outcome.failed is None
        assert sum(outcome.rewards) == 0
        assert bot.number > 10


def test_a_program_sees_what_its_seat_sees(tmp_path: Path) -> None:
    """It says what it was asked, as an answer that cannot be played."""
    with program(tmp_path, answering("[*sorted(q), q['game'], q['seat'], q['view']['round']]")) as bot:
        outcome = play_match(SUN_TZU, [bot, make_bot("random", "sun_tzu")], seed=4)
    assert "['game', 'kind', 'number', 'options', 'seat', 'view', 'sun_tzu', 0" in outcome.why


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("import sys\nsys.exit(3)", "ended with code 3"),
        (READ + "    print('castle', flush=True)", "'castle', which is no line of JSON"),
        (READ + "    print('[1]', flush=True)", "no option for question 0"),
        (READ + '    print(\'{"number": 5, "option": "1@QIN"}\', flush=True)', "no option for question 0"),
        (answering("'99@QIN'"), "'99@QIN', which is not among its options"),
        (answering("['1@QIN']"), "which is not among its options"),
        (READ + "    print('x' * 50000, flush=True)", "no line of JSON"),
        (READ + "    hoard = bytearray(1 << 30)", "ended with code 1"),  # MemoryError
    ],
)
def test_a_program_that_fails_loses_and_is_told_why(tmp_path: Path, body: str, why: str) -> None:
    with program(tmp_path, body) as bot:
        outcome = play_match(SUN_TZU, [make_bot("random", "sun_tzu"), bot], seed=4)
        assert outcome.failed == 1
        assert outcome.rewards == [1.0, -1.0]
        assert why in outcome.why
        assert bot._process is None


def test_a_program_that_hangs_loses_when_its_time_is_over(tmp_path: Path) -> None:
    with program(tmp_path, "import time\ntime.sleep(600)", seconds=0.3) as bot:
        outcome = play_match(SUN_TZU, [bot, make_bot("random", "sun_tzu")], seed=4)
    assert outcome.why == "The program did not answer within 0.3 seconds."


def test_a_program_has_limited_cpu_time(tmp_path: Path) -> None:
    """It is the system that ends it: by a signal."""
    with program(tmp_path, READ + "    while True: pass", cpu=1) as bot:
        outcome = play_match(SUN_TZU, [bot, make_bot("random", "sun_tzu")], seed=4)
    assert "ended with code -" in outcome.why


def test_a_match_is_a_game_of_the_laboratory() -> None:
    rules = SUN_TZU.rules()
    bots = [make_bot("greedy", "sun_tzu"), make_bot("random", "sun_tzu")]
    s = kernel.start(rules, Dice.seeded("6"), False)
    play_through(rules, s, bots, 6)
    assert play_match(SUN_TZU, bots, 6).rewards == rewards_of(rules, s, "place", False)
    with pytest.raises(tianxia.BadInput, match="2 seats; 1 bots"):
        play_match(SUN_TZU, bots[:1], 6)


def test_bots_are_found_by_name_by_module_and_by_entry_point(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "plugged.py").write_text(
        "class Bot:\n    def __init__(self, pack): pass\n    def choose(self, s): pass\n"
    )
    info = tmp_path / "plugged-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: plugged\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[tianxia.bots]\nplug = plugged:Bot\nbroken = plugged:Missing\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert type(find_bot("plug", SUN_TZU)).__name__ == "Bot"
    assert type(find_bot("plugged:Bot", SUN_TZU)).__name__ == "Bot"
    assert type(find_bot("greedy", SUN_TZU)).__name__ == "SunTzuGreedy"
    assert set(contest_of("sun_tzu", ("plug", "random"), games=100).bots) == {
        "plug",
        "random",
    }  # as the arena finds them
    with pytest.raises(tianxia.BadInput, match="cannot be loaded"):
        find_bot("broken", SUN_TZU)
    with pytest.raises(tianxia.BadInput, match=r"there are: broken, crane, .*plug"):
        find_bot("nobody", SUN_TZU)
    with pytest.raises(tianxia.BadInput, match="no method `choose`"):
        find_bot("pathlib:PurePath", SUN_TZU._replace(pack=""))  # type: ignore[arg-type]
