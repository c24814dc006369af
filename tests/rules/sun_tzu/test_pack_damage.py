"""Packs with any damage at all: one clear error, or a playable game."""

import re

from hypothesis import given, settings
from hypothesis import strategies as st

from tianxia.core.pack import Pack
from tianxia.core.values import BadInput
from tianxia.games.sun_tzu.box import Box
from tianxia.games.sun_tzu.cards import box_of

from .packs import STANDARD, play_random_game

VALUES = [
    *(
        "true",
        "0",
        "-1",
        "1.5",
        "nan",
        "inf",
        "1000",
        "9" * 30,
        "9" * 5000,
        "0x" + "f" * 5000,
        "1979-05-27",
        "07:32:00",
    ),
    *('""', '"QIN"', '"6"', '"plague"', '"printed"', "'''\n'''"),
    *("[]", "[[]]", "[0, 0, 0]", '["QIN", "QIN"]', '[["QIN", "WU"]]', "[1, 2, 999]", "[true, true]", "{}", "{ a = 1 }"),
    *('["WU", "QIN", "CHU", "JIN-YAN", "HAN-QI"]', "[0.0, 1]", "[nan, nan]", "[[1, 2], [3]]"),
]

HEADERS = [
    *("[board]", "[[board]]", "[borders]", "[map]", "[armies]", "[[armies]]", "[card]", "[[card]]", "[[marker]]"),
    *("[marker]", "[other]", "[[other]]", "[card.more]", "[board.more]"),
]

LINES = STANDARD.rstrip("\n").split("\n")


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """The standard pack with one or two lines damaged."""
    lines = LINES[:]
    for _ in range(draw(st.integers(1, 2))):
        at = draw(st.integers(0, len(lines) - 1))
        key = lines[at].split("=")[0]
        kind = draw(st.sampled_from(["value", "value", "delete", "header", "double", "swap", "text", "cut"]))
        if kind == "value":
            lines[at] = f"{key} = {draw(st.sampled_from(VALUES))}"
        elif kind == "delete":
            del lines[at]
        elif kind == "header":
            lines[at] = draw(st.sampled_from(HEADERS))
        elif kind == "double":
            lines.insert(at, lines[at])
        elif kind == "swap":
            other = draw(st.integers(0, len(lines) - 1))
            lines[at], lines[other] = lines[other], lines[at]
        elif kind == "text":
            lines[at] = draw(st.text(max_size=12))
        else:
            lines[at] = lines[at][: draw(st.integers(0, len(lines[at])))]
    return "\n".join(lines) + "\n"


def box_or_message(text: str) -> Box | str:
    try:
        return box_of(Pack(text, "own.toml"))
    except BadInput as bad:
        return str(bad)


@settings(deadline=None, max_examples=300)
@given(damaged())
def test_a_damaged_pack_gives_one_clear_error_or_a_game_that_can_be_played(text: str) -> None:
    outcome = box_or_message(text)
    if isinstance(outcome, str):
        told = re.match(r"own\.toml(, line (\d+))?: .", outcome)
        assert told
        if told[2]:
            assert 1 <= int(told[2]) <= len(text.split("\n"))
    else:
        pack = Pack(text, "own.toml")
        play_random_game(pack, "1")
        play_random_game(pack, "2", beginner=True)


@settings(deadline=None, max_examples=100)
@given(st.text(max_size=60))
def test_any_text_at_all_gives_one_clear_error(text: str) -> None:
    assert isinstance(box_or_message(text), str)
