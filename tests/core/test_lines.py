"""Errors in packs send their readers to the right line, however the text is laid out."""

import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tianxia.core.lines import Path, lines_of
from tianxia.core.pack import Pack
from tianxia.core.pack_entry import PackEntry
from tianxia.core.values import BadInput

TEXT = """\
# [[card]] in a comment
title = "a # b [c"
"quoted key" = 'x = [1'
size.width = 3

[[card]]
name = "one"
text = '''
[[card]]
name = "no card"
'''
[[card.part]]
list = [
  { a = 1, b = [1,
    2] },  # a comment ]
  { a = 2 },
]
[[card.part]]
n = 1.5
[card.box.inner]
when = 1979-05-27T07:32:00Z

[[card]]
name = "two"
part = [{ n = 1 },
  { n = 2 }]

[[ card . part2 ]]
n = -1
"""


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("title",), 2),
        (("quoted key",), 3),
        (("size",), 4),
        (("size", "width"), 4),
        (("card",), 6),
        (("card", 0), 6),
        (("card", 0, "text"), 8),
        (("card", 0, "part"), 12),
        (("card", 0, "part", 0, "list"), 13),
        (("card", 0, "part", 0, "list", 0, "b"), 14),
        (("card", 0, "part", 0, "list", 0, "b", 1), 15),
        (("card", 0, "part", 0, "list", 1, "a"), 16),
        (("card", 0, "part", 1), 18),
        (("card", 0, "part", 1, "n"), 19),
        (("card", 0, "box", "inner", "when"), 21),
        (("card", 1), 23),
        (("card", 1, "name"), 24),
        (("card", 1, "part", 0, "n"), 25),
        (("card", 1, "part", 1), 26),
        (("card", 1, "part", 1, "n"), 26),
        (("card", 1, "part2", 0, "n"), 29),
    ],
)
def test_the_line_of_everything(path: Path, line: int) -> None:
    assert lines_of(TEXT)[path] == line


def test_what_is_not_there_has_the_line_of_what_is_around_it() -> None:
    pack = Pack(TEXT, "own.toml")
    assert pack.line_of(("card", 1, "part", 1, "price")) == 26
    assert pack.line_of(("card", 1, "price", "chi")) == 23
    assert pack.line_of(("horde", 3)) == 1
    assert pack.line("card", 1, "name") == 24
    assert pack.line("size", 0, "width") == 4


def paths(value: object, path: Path = ()) -> list[Path]:
    """Every path of parsed data."""
    found: list[Path] = [path] if path else []
    if isinstance(value, dict):
        for key, inner in value.items():
            found += paths(inner, path + (key,))
    elif isinstance(value, list):
        for i, inner in enumerate(value):
            found += paths(inner, path + (i,))
    return found


values = st.recursive(
    st.integers(0, 9) | st.sampled_from(['"a"', "'[]'", '"\\"#{"', "true", "1.5", "'''x\n[y]\n'''"]),
    lambda inner: st.lists(inner, max_size=3).map(lambda items: "[" + ",\n ".join(map(str, items)) + "]"),
    max_leaves=6,
)


@given(st.lists(st.tuples(st.sampled_from(["[[a]]", "[[a.b]]", "[[c]]"]), values), max_size=6))
def test_everything_that_is_parsed_has_a_line(entries: list[tuple[str, object]]) -> None:
    text = "[[a]]\n" + "".join(f"{header}\nkey = {value} # end\n" for header, value in entries)
    lines = lines_of(text)
    known = paths(tomllib.loads(text))
    assert set(known) == set(lines)
    assert all(lines[path] >= lines[path[:-1]] for path in known if len(path) > 1)


def entry_of(text: str) -> PackEntry:
    return PackEntry.of(Pack("[[card]]\n" + text, "own.toml"), "card")[0]


@pytest.mark.parametrize(
    ("text", "read", "message"),
    [
        ("", lambda card: card.text("name"), "line 1: the word 'name' is missing"),
        ("name = 3", lambda card: card.text("name"), "line 2: name must be a text, not 3"),
        ("name = 'x'", lambda card: card.word("name", ("a", "b"), ("a", "b")), "line 2: name must be one of a, b, not"),
        ("\nn = true", lambda card: card.number("n", 0, 1), "line 3: n must be a whole number, not True"),
        ("n = 1.0", lambda card: card.number("n", 0, 1), "line 2: n must be a whole number, not 1.0"),
        ("n = 7", lambda card: card.number("n", 0, 3), "line 2: n must be from 0 to 3, not 7"),
        (f"n = 0x{'f' * 900}", lambda card: card.number("n", 0, 3), "line 2: n must be from 0 to 3, not 5104866514"),
        (f"n = {'9' * 9000}", lambda card: card.number("n", 0, 3), "line 2: it is longer than 1,000 letters"),
        ("yes = 1", lambda card: card.flag("yes"), "line 2: yes must be true or false, not 1"),
        ("list = 1", lambda card: card.items("list"), "line 2: list must be a list, not 1"),
        ("list = [\n1]", lambda card: card.entries("list"), "line 3: list must hold tables, not 1"),
        ("table = 1", lambda card: card.entry("table"), "line 2: table must be a table, not 1"),
        ("b = 1\na = 1", lambda card: card.only(("b", "c")), "line 3: there is no word 'a' here; known are b, c"),
        ("b = 1", lambda card: card.only(()), "known are none"),
    ],
)
def test_an_entry_tells_what_is_wrong(text: str, read: object, message: str) -> None:
    assert callable(read)
    with pytest.raises(BadInput) as refused:
        read(entry_of(text))
    assert str(refused.value).startswith("own.toml, line ")
    assert message in str(refused.value)


def test_entries_are_a_list_of_tables() -> None:
    assert PackEntry.of(Pack("", "own.toml"), "card") == []
    with pytest.raises(BadInput, match=r"own.toml, line 1: card must be entries \[\[card\]\]"):
        PackEntry.of(Pack("[card]\nn = 1", "own.toml"), "card")
