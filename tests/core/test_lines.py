"""Errors in packs point to the right line, however the text is laid out."""

import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tianxia.core.lines import Path, lines_of
from tianxia.core.pack import Pack

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
    assert pack.line_of(("card", 1, "name")) == 24
    assert pack.line_of(("size", "width")) == 4


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
