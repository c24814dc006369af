"""Logs: accepted whole or refused, never half applied."""

import json
from collections.abc import Callable, Iterator
from importlib.resources import files
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tianxia
from tianxia.core.dice import Dice
from tianxia.core.pack import Pack
from tianxia.core.registry import find, register
from tianxia.games.sun_tzu.rules import SunTzuRules


def finished(seed: int = 4, moves: int = 10_000) -> tianxia.Game:
    game = tianxia.new("sun_tzu", seed=seed)
    dice = Dice.seeded("log")
    while not game.over and len(game.moves) < moves:
        seat = game.to_act[dice.below(len(game.to_act))]
        options = game.decision(seat).options
        game.play(seat, options[dice.below(len(options))])
    return game


GAME = finished()
TEXT = GAME.log.dumps()
LINES = TEXT.splitlines()


def with_line(number: int, **changes: Any) -> str:
    """The log with one line changed; a change to None takes the key out."""
    line = json.loads(LINES[number])
    for key, value in changes.items():
        if value is None:
            del line[key]
        else:
            line[key] = value
    return "\n".join([*LINES[:number], json.dumps(line), *LINES[number + 1 :][: None if number >= 0 else 0]]) + "\n"


def test_a_log_is_a_header_one_line_a_move_and_an_end() -> None:
    header = json.loads(LINES[0])
    assert header["game"] == "sun_tzu"
    assert header["seed"] == "4"
    assert header["options"]["events"] is False
    assert json.loads(LINES[-1])["moves"] == len(LINES) - 2 == len(GAME.moves)


def test_replay_gives_the_game_again() -> None:
    again = tianxia.replay(TEXT)
    assert again.result == GAME.result
    assert again.history == GAME.history
    assert again.log.dumps() == TEXT


def test_an_unfinished_game_goes_on_from_its_log() -> None:
    game = finished(moves=40)
    again = tianxia.replay(game.log.dumps())
    assert again.to_act == game.to_act
    assert again.view(0) == game.view(0)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "The log is empty"),
        ("\n".join(LINES[:1]), "no last line"),
        ("\n".join(LINES[:-1]) + "\n", "no last line: it was cut off"),
        (TEXT[:-20], f"Line {len(LINES)} of the log breaks off: it was cut off"),
        ("\n".join(LINES[:-1])[:-3], "breaks off: it was cut off"),
        ("\n".join(LINES[:5] + LINES[6:]), "its last line says .*: lines are missing"),
        ("\n".join(LINES[:5] + LINES[4:]), "its last line says .*: it was altered"),
        ("\n".join([*LINES[:5], "}{", *LINES[5:]]), "Line 6 of the log cannot be read, it is damaged"),
        ("{" + TEXT, "Line 1 of the log cannot be read"),
        ("not a log at all\nreally\n", "Line 1 of the log cannot be read"),
        (with_line(0, game="go"), "no game 'go'"),
        (with_line(0, rules="0.0"), "written by rules 0.0"),
        (with_line(0, tianxia=9), "format 9"),
        (with_line(0, seed="x"), "seed 'x'"),
        (with_line(0, seed="5"), "was altered: .*(does not fit|another position)"),
        (with_line(0, players=3), "for 2 players"),
        (with_line(0, options={"events": "maybe"}), "takes false, true"),
        (with_line(0, seats=["one"]), "names 1 seats"),
        (with_line(0, pack="abc"), "another pack"),
        (with_line(0, seed=None), "Line 1 of the log cannot be read"),
        (with_line(3, play="99@WU"), "The log was altered: move 3 does not fit"),
        (with_line(3, seat=7), "There is no seat 7"),
        (with_line(3, seat="a"), "Line 4 of the log cannot be read"),
        (with_line(3, undo=1), "must either play or undo"),
        (with_line(3, play=None, undo=99), "undoes a move that is not there"),
        (with_line(3, play=None, undo=-1), "undoes a move that is not there"),
        (with_line(len(LINES) - 1, digest="0" * 64), "The log was altered: .* another position"),
    ],
)
def test_damaged_and_foreign_logs_are_refused(text: str, message: str) -> None:
    with pytest.raises(tianxia.BadInput, match=message):
        tianxia.replay(text)


@given(st.integers(0, len(TEXT) - 1), st.characters(codec="utf-8"))
@settings(max_examples=60, deadline=None)
def test_a_changed_character_never_passes_unseen(place: int, character: str) -> None:
    """Either the log still means the same, or it is refused with one sentence."""
    changed = TEXT[:place] + character + TEXT[place + 1 :]
    try:
        again = tianxia.replay(changed)
    except tianxia.BadInput:
        return
    assert again.result == GAME.result
    assert [move[:2] for move in again.moves] == [move[:2] for move in GAME.moves]


# Other rules and other cards are reported as such, never as an alteration.


@pytest.fixture
def changed() -> Iterator[Callable[..., None]]:
    """Registers Sun Tzu with changes; with `cards`, its standard cards differ."""
    usual = find("sun_tzu")

    def change(cards: bool = False, **fields: Any) -> None:
        if cards:
            pack = Pack(STANDARD.replace("track = 9", "track = 8"), "sun_tzu.toml")
            fields |= {"make": lambda n, options, own: SunTzuRules(options, own or pack), "package": ZHANGUO}
        register(usual._replace(**fields))

    yield change
    register(usual)


ZHANGUO = "tianxia.games.zhanguo"  # other data than Sun Tzu's, so another digest
STANDARD = (files("tianxia.games.sun_tzu") / "data" / "sun_tzu.toml").read_text(encoding="utf-8")


def test_a_log_names_the_cards_it_was_played_with() -> None:
    assert json.loads(LINES[0])["data"] == find("sun_tzu").data != find("zhanguo").data


def test_a_log_of_other_rules_is_told_so(changed: Callable[..., None]) -> None:
    changed(version="9.9")
    with pytest.raises(tianxia.BadInput, match=r"^The log was written by rules 1\.\d; these are 9\.9\.$"):
        tianxia.replay(TEXT)


def test_rules_may_read_the_logs_of_older_ones(changed: Callable[..., None]) -> None:
    old = find("sun_tzu").version
    changed(version="9.9", reads=(old,))
    assert tianxia.replay(TEXT).result == GAME.result
    changed(cards=True, version="9.9", reads=(old,))
    with pytest.raises(tianxia.BadInput, match=r"^The log was written by rules .* and these, 9\.9, do not lead there"):
        tianxia.replay(TEXT)


def test_a_log_of_other_cards_is_told_so(changed: Callable[..., None]) -> None:
    changed(cards=True)
    with pytest.raises(tianxia.BadInput, match=r"^The log was played with other standard cards: its moves lead to"):
        tianxia.replay(TEXT)


def test_a_log_that_names_no_cards_is_not_called_altered() -> None:
    assert tianxia.replay(with_line(0, data=None)).result == GAME.result
    text = with_line(0, data=None).replace(json.loads(LINES[-1])["digest"], "0" * 64)
    with pytest.raises(tianxia.BadInput, match=r"^The log does not say with which cards it was played; not with these"):
        tianxia.replay(text)


def test_other_cards_that_lead_to_the_same_position_do_no_harm(changed: Callable[..., None]) -> None:
    changed(package=ZHANGUO)
    assert tianxia.replay(TEXT).result == GAME.result


def test_a_log_names_its_pack() -> None:
    pack = Pack(STANDARD.replace("track = 9", "track = 8"), "some/where/short.toml")
    game = tianxia.new("sun_tzu", seed=1, pack=pack)
    text = game.log.dumps()
    head = json.loads(text.splitlines()[0])
    assert (head["pack"], head["pack_name"]) == (pack.digest(), "short.toml")
    assert tianxia.replay(text, Pack(pack.text, "elsewhere.toml")).view(0) == game.view(0)
    with pytest.raises(tianxia.BadInput, match="another pack"):
        tianxia.replay(text)
