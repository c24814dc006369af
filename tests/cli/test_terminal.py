"""The table in the terminal, played by typing."""

import io
from pathlib import Path

import pytest
from msgspec import UNSET, Struct, UnsetType
from rich.console import Console

import tianxia
from tianxia.bots import make_bot
from tianxia.core.save import digest
from tianxia.games.sun_tzu.seen import Owed
from tianxia.terminal import Terminal, is_forced
from tianxia.terminal.board import draw_table, draw_tree
from tianxia.words import Words

from .conftest import Ran, Run

WORDS = Words()
BEGINNER = "beginner=true"  # a game that begins with the orders
ORDERS = "1@QIN, 2@CHU, 3@JIN-YAN, 4@HAN-QI, 5@WU"


def play(run: Run, *typed: str, seats: str = "human,random", **options: object) -> Ran:
    """Sit down, type these lines and run out of input."""
    arguments = [word for name, value in options.items() for word in (f"--{name}", value)]
    return run("terminal", "--seats", seats, "--seed", 7, *arguments, typed="".join(f"{line}\n" for line in typed))


def test_the_table_greets_with_the_first_rules_and_the_commands(run: Run) -> None:
    done = play(run)
    assert (done.code, done.err) == (0, "")
    for rule in ("ST-B1", "ST-C1", "ST-H4"):
        assert f"{rule} {WORDS.rule(rule)}"[:150] in done.out
    for command in ("why", "what", "undo", "look", "rules", "quit"):
        assert command in done.out


def test_generals_are_explained_before_one_is_kept(run: Run) -> None:
    done = play(run)
    for general in ("march", "feint", "vanguard", "scribe", "levy"):
        assert f"keep {general}" in done.out
        assert WORDS.say(f"sun_tzu-general-{general}-about")[:60] in done.out


@pytest.mark.parametrize("typed", [["quit"], ["q"], ["QUIT"], []])
def test_leaving(run: Run, typed: list[str]) -> None:
    done = play(run, *typed)
    assert (done.code, done.err) == (0, "")
    assert done.out.endswith("You have left the table.\n")


def test_an_interrupt_leaves_and_keeps_the_log(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def interrupted(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    done = play(run, log=tmp_path / "game.jsonl")
    assert (done.code, done.err) == (130, "")
    assert not tianxia.replay((tmp_path / "game.jsonl").read_text()).over


# Playing


def test_a_whole_game_against_a_bot(run: Run, tmp_path: Path) -> None:
    done = play(run, *["1"] * 2000, log=tmp_path / "[game].jsonl")
    assert (done.code, done.err) == (0, "")
    game = tianxia.replay((tmp_path / "[game].jsonl").read_text())
    assert game.over
    assert game.result is not None
    assert game.seat_names == ["human", "random"]
    won = [WORDS.say("result-won", winner=WORDS.seat("sun_tzu", seat)) for seat in game.result.winners]
    for line in won or [WORDS.say("result-draw")]:
        assert f"\n{line}\n" in done.out
    assert f"\n{game.result.end} {WORDS.rule(game.result.end)}"[:150] in done.out
    assert "[game].jsonl." in done.out.splitlines()[-1]


@pytest.mark.parametrize(("seats", "option"), [("human", "mode=standard"), ("human,random", "mode=coop")])
def test_a_game_that_all_lose_is_no_draw(run: Run, tmp_path: Path, seats: str, option: str) -> None:
    count = seats.count(",") + 1
    log = tmp_path / "game.jsonl"
    table = ("great_wall", "--players", count, "--seats", seats, "--option", option, "--seed", 7, "--log", log)
    done = run("terminal", *table, typed="1\n" * 4000)
    assert (done.code, done.err) == (0, "")
    game = tianxia.replay(log.read_text())
    assert game.result is not None
    assert game.result.is_lost
    assert f"\n{WORDS.say('result-lost', count=count)}\n" in done.out
    assert WORDS.say("result-draw") not in done.out


@pytest.mark.parametrize("option", ["events=true", "beginner=true"])
def test_a_whole_game_with_options(run: Run, option: str) -> None:
    done = run("terminal", "--seats", "greedy,human", "--seed", 3, "-o", option, typed="1\n" * 2000)
    assert (done.code, done.err) == (0, "")
    assert "The game ends" in done.out


def test_a_whole_game_of_two_people(run: Run, tmp_path: Path) -> None:
    """The end, which everyone sees, is told once, without anybody's secrets."""
    done = play(run, *["1"] * 4000, seats="human,human", log=tmp_path / "game.jsonl")
    assert done.code == 0
    assert tianxia.replay((tmp_path / "game.jsonl").read_text()).over
    assert done.out.count("The game ends after round 9") == 1


def test_bots_alone(run: Run) -> None:
    done = play(run, seats="random,random")
    assert done.code == 0
    assert "draws the" not in done.out  # only what everyone can see is told


def test_the_present_event_is_explained(run: Run) -> None:
    done = run("terminal", "--seed", 7, "-o", "events=true", typed="1\n")
    table = tianxia.new("sun_tzu", seed=7, options={"events": True}).view(0)
    assert WORDS.say(f"sun_tzu-event_card-{table.event}-about") in done.out


def test_orders_are_a_grid_of_cards_and_provinces(run: Run) -> None:
    done = play(run, option=BEGINNER)
    lines = [line.split() for line in done.out.splitlines()]
    top = lines.index(["card", "Qin", "Chu", "Jin-Yan", "Han-Qi", "Wu"])
    assert lines[top + 2 : top + 4] == [["1", "1", "2", "3", "4", "5"], ["2", "6", "7", "8", "9", "10"]]
    done = play(run, "8", option=BEGINNER)
    assert "Sun Tzu plays the 2 to Jin-Yan." in done.out


def test_texts_in_small_letters_and_several_at_once(run: Run) -> None:
    done = play(run, ORDERS.lower(), option=BEGINNER)
    assert "Sun Tzu plays the 5 to Wu." in done.out
    assert "Sun Tzu is ready." not in done.out
    assert "Battle for Qin" in play(run, ORDERS, "", option=BEGINNER).out


def test_what_was_typed_ahead_is_dropped_at_a_refusal(run: Run) -> None:
    done = play(run, "1@QIN, 1@CHU, 2@CHU", option=BEGINNER)
    assert "Sun Tzu plays the 1 to Qin." in done.out
    assert "The 1 isn't in your hand. (ST-B1)" in done.out
    assert "Sun Tzu plays the 2 to Chu." not in done.out


def test_enter_passes_and_never_chooses(run: Run) -> None:
    done = play(run, "", "keep march", *[""] * 20)
    first, *_ = done.out.partition("Sun Tzu keeps the Marshal")
    assert first.count("Enter   ") == 2  # the greeting, and the answer to the empty line
    assert WORDS.say("sun_tzu-ask-orders") in done.out
    assert "Sun Tzu lays" not in done.out


# Asking


def test_why(run: Run) -> None:
    done = play(run, "why keep march", "why 1", "why 9@wu", "why ready", "why castle", "why")
    assert done.out.count("keep march is allowed.") == 2
    assert "both sides are choosing a general. (ST-B9)" in done.out
    assert "This game has no option “castle”. (TX-2)" in done.out


def test_what_an_option_would_do(run: Run) -> None:
    """In the words of the log, without playing it; what is not possible has its rule."""
    done = play(run, "what 5@wu", "? 1", "what 9@WU", "what ready", "what", option=BEGINNER)
    assert "5@WU would do this:\n  Sun Tzu plays the 5 to Wu." in done.out
    assert "1@QIN would do this:" in done.out
    assert done.out.count(f"Then you are asked: {WORDS.say('sun_tzu-ask-orders')}") >= 2
    assert "(ST-B1)" in done.out
    assert done.out.count("what NUMBER") == 2
    kept = play(run, "what keep march", "keep march", "what pass", seats="human,human")
    assert "keep march has no visible effect right away.\nThen it is up to the others." in kept.out


def test_a_battle_cannot_be_foretold(run: Run) -> None:
    done = play(run, ORDERS, "what ready", "ready", "", ORDERS, "what ready", seats="human,human", option=BEGINNER)
    first, second = done.out.split("take the seat and press Enter.")
    assert "Then it is up to the others." in first
    assert "What comes next cannot be predicted." in second


def test_what_is_not_legal_is_explained(run: Run) -> None:
    done = play(run, "99", "9" * 5000, "keep healer", "castle", "[red]x[/red]", "keep march")
    assert "There is no option 99 here; the last one is 5." in done.out
    assert "You can keep only one of your five generals. (ST-A2)" in done.out
    assert "This game has no option “[red]x[/red]”. (TX-2)" in done.out
    assert "Sun Tzu keeps the Marshal face down." in done.out


def test_rules(run: Run) -> None:
    done = play(run, "rules", "rules st-e1", "rules Cannot Pay", "rules dragon")
    assert f"ST-D {WORDS.rule('ST-D')}" in done.out
    assert f"ST-E1 {WORDS.rule('ST-E1')}" in done.out
    assert f"ST-D2 {WORDS.rule('ST-D2')}" in done.out
    assert "No rule has the id or word “dragon”." in done.out


def test_look_and_help(run: Run) -> None:
    done = play(run, "look", "help", "?", option=BEGINNER)
    assert done.out.count("Round 1 of 9") == 2
    assert done.out.count("rules WORD") == 3


def test_the_table_is_drawn_again_only_when_it_has_changed(run: Run) -> None:
    done = play(run, "1@QIN", "2@CHU", "3@JIN-YAN", option=BEGINNER)
    assert done.out.count("Round 1 of 9") == 1


# Undo


def test_undo(run: Run, tmp_path: Path) -> None:
    done = play(run, "undo", "5@WU", "undo", "4@WU", option=BEGINNER, log=tmp_path / "game.jsonl")
    assert WORDS.say("TX-5") in done.out
    log = tianxia.replay((tmp_path / "game.jsonl").read_text()).log
    assert [text for seat, text in log.moves() if seat == 0] == ["4@WU"]
    assert sum("undo" in entry for entry in log.entries) == 1


def test_undo_stops_where_something_was_revealed(run: Run) -> None:
    done = play(run, "keep march", "undo")
    assert WORDS.say("TX-6") in done.out


def table_of(game: tianxia.Game) -> Terminal:
    bots = {seat: make_bot("random", "sun_tzu") for seat in range(2)}
    return Terminal(game, bots, WORDS, Console(file=io.StringIO()))


def test_undo_goes_back_to_a_choice() -> None:
    """A move that was played automatically would only be played again."""
    undone = 0
    for seed in range(6):
        table = table_of(tianxia.new("sun_tzu", seed=seed))
        for turn in range(400):
            if table.game.over:
                break
            seat = table.game.to_act[-1]
            before = digest(table.game.state)
            if turn % 3 == 0 and table.undo(seat):
                undone += 1
                assert not is_forced(table.game.decision(seat))
            else:
                assert digest(table.game.state) == before
                table.let_bot_play(table.game.to_act[0])
    assert undone > 50


# Pass-and-play


def test_the_curtain_falls_between_two_people(run: Run) -> None:
    """The other seat takes over, and sees only its own hand."""
    done = play(run, "keep march", "", "keep healer", seats="human,human")
    before, after = done.out.split("King Shao, take the seat and press Enter.")[:2]
    assert "keep march" in before
    assert "keep healer" in after
    assert "Marshal" not in after.partition("take the seat")[0]


def test_there_is_no_curtain_against_bots(run: Run) -> None:
    done = play(run, *["1"] * 30)
    assert "take the seat" not in done.out


def test_what_was_typed_ahead_ends_at_the_curtain(run: Run) -> None:
    done = play(run, "keep march, keep healer", "", seats="human,human")
    assert "take the seat" in done.out
    assert "King Shao keeps" not in done.out


# Drawing


class Part(Struct):
    c: str


class Toy(Struct):
    a: int
    b: list[Part]
    d: tuple[int, ...]
    e: int | UnsetType = UNSET


def test_a_game_without_a_drawing_is_shown_as_a_tree() -> None:
    console = Console(file=io.StringIO(), width=80)
    console.print(draw_table("zhanguo", Toy(1, [Part("[x]")], (1, 2)), WORDS))
    console.print(draw_tree("empty", {}))
    assert isinstance(console.file, io.StringIO)
    drawn = console.file.getvalue()
    for part in ("zhanguo", "a: 1", "c: [x]", "d: (1, 2)", "empty"):
        assert part in drawn
    assert "e:" not in drawn


@pytest.mark.parametrize(("viewer", "line"), [(0, "Place 2 more armies in Wu"), (1, "Sun Tzu places 2 more armies")])
def test_what_is_owed_is_told(viewer: int, line: str) -> None:
    game = tianxia.new("sun_tzu", seed=7, options={"beginner": True})
    view = game.view(viewer)
    view.owed = Owed("sun_tzu", 2, "place", "WU")
    console = Console(file=io.StringIO(), width=100)
    console.print(draw_table("sun_tzu", view, WORDS))
    assert isinstance(console.file, io.StringIO)
    assert line in console.file.getvalue()


def test_a_spectator_sees_no_hand() -> None:
    game = tianxia.new("sun_tzu", seed=7)
    game.play(0, "keep march")
    game.play(1, "keep healer")
    console = Console(file=io.StringIO(), width=100)
    console.print(draw_table("sun_tzu", game.view(None), WORDS))
    assert isinstance(console.file, io.StringIO)
    drawn = console.file.getvalue()
    assert drawn.count("1 face down") == 2
    assert "Marshal" not in drawn
