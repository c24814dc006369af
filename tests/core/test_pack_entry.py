"""Pack entries: a mistake is reported with its line, and with what would be right."""

from typing import Annotated, Literal

import pytest
from msgspec import Meta, field

from tianxia.core.pack import Pack
from tianxia.core.pack_entry import PackEntry, Wrong, parts, read, tag_of
from tianxia.core.values import BadInput

Number = Annotated[int, Meta(ge=0, le=3)]


class Deed(PackEntry, tag_field="do", kw_only=True):
    who: Literal["self", "all"] = "self"


class Draw(Deed, tag="draw"):
    n: Number | Literal["all"]


class Many(Deed, tag="many"):
    deeds: Annotated[list["Draw | Many"], Meta(min_length=1, max_length=2)]
    if_: bool = False


class Card(PackEntry):
    name: str = "x"
    color: Literal["red", "white"] = "red"
    n: Number | None = None
    share: Annotated[float, Meta(ge=0, le=1)] = 0.5
    code: Annotated[str, Meta(pattern=r"\A[a-c]\d\Z", description="a letter with a digit")] = "a1"
    yes: bool = False
    pair: tuple[Number, Number] = (1, 1)
    some: Annotated[list[Number], Meta(min_length=1)] | None = None
    few: Annotated[list[Number], Meta(max_length=1)] | None = None
    do: list[Draw | Many] = field(default_factory=list)
    price: Number | Draw | None = None

    def __post_init__(self) -> None:
        if self.yes and self.name == "no":
            raise Wrong("yes is no", "name")


class Contents(PackEntry):
    card: list[Card]
    size: Draw | None = None


def tables(text: str) -> Contents:
    pack = Pack(text, "own.toml")
    return read(Contents, pack.data, pack.error_at)


def why_bad(text: str) -> str:
    with pytest.raises(BadInput) as refused:
        tables(text)
    return str(refused.value).removeprefix("own.toml, ")


DEEP = "do = [{ do = 'many', deeds = [\n{ do = 'draw', n = 1 },\n%s] }]"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("name = 3", "line 2: name must be a text, not 3"),
        ("name = 1979-05-27", "line 2: name must be a text, not datetime.date(1979, 5, 27)"),
        ("color = 'blue'", "line 2: color must be one of red, white, not 'blue'"),
        ("color = ['red']", "line 2: color must be one of red, white, not ['red']"),
        ("\nn = true", "line 3: n must be a whole number, not True"),
        ("n = 1.0", "line 2: n must be a whole number, not 1.0"),
        ("n = 7", "line 2: n must be from 0 to 3, not 7"),
        ("n = -9223372036854775809", "line 2: n must be from 0 to 3, not -9223372036854775809"),
        (f"n = 0x{'f' * 900}", "line 2: n must be from 0 to 3, not 5104866514"),
        ("share = 2", "line 2: share must be from 0 to 1, not 2"),
        ("share = nan", "line 2: share must be from 0 to 1, not nan"),
        ("share = false", "line 2: share must be a number, not False"),
        ("code = 'd1'", "line 2: code must be a letter with a digit, not 'd1'"),
        ('code = "a1\\n"', "line 2: code must be a letter with a digit, not 'a1\\n'"),
        ("yes = 1", "line 2: yes must be true or false, not 1"),
        ("some = 1", "line 2: some must be a list, not 1"),
        ("some = []", "line 2: some must hold at least 1 entry, not 0"),
        ("some = [1,\n'a']", "line 3: some must be a whole number, not 'a'"),
        ("few = [1, 2]", "line 2: few must hold at most 1 entry, not 2"),
        ("pair = [1]", "line 2: pair must hold 2 entries, not 1"),
        ("pair = [1,\n4]", "line 3: pair must be from 0 to 3, not 4"),
        ("do = [\n1]", "line 3: do must hold tables, not 1"),
        ("price = 'a'", "line 2: price must be a whole number or a table, not 'a'"),
        ("price = { do = 'draw' }", "line 2: the word 'n' is missing"),
        ("a = 1", "line 2: there is no word 'a' in card; known are name, color, n, share"),
        ("'- at `$.b`' = 1", "line 2: there is no word '- at `$.b`' in card"),
        ("do = [{ n = 1 }]", "line 2: the word 'do' is missing"),
        ("do = [{ do = 'dance', n = 1 }]", "line 2: do must be one of draw, many, not 'dance'"),
        ("do = [{ do = 3 }]", "line 2: do must be one of draw, many, not 3"),
        ("do = [{ do = 'draw', n = 1, m = 1 }]", "line 2: there is no word 'm' with do = 'draw'; known are do, n, who"),
        ("do = [{ do = 'draw', n = 'most' }]", "line 2: n must be a whole number or \"all\", not 'most'"),
        (DEEP % "{ do = 'draw', n = 4 },", "line 4: n must be from 0 to 3, not 4"),
        (DEEP % "{ do = 'many', deeds = [] },", "line 4: deeds must hold 1 to 2 entries, not 0"),
        (DEEP % "{ do = 'many', deeds = [{ do = 'x' }] },", "line 4: do must be one of draw, many, not 'x'"),
        ("yes = true\nname = 'no'", "line 3: yes is no"),
        (f"n = {'9' * 9000}", "line 2: it is longer than 1,000 letters"),
    ],
)
def test_an_entry_tells_what_is_wrong(text: str, message: str) -> None:
    assert why_bad("[[card]]\n" + text).startswith(message)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1: there must be entries [[card]]"),
        ("[card]\nn = 1", "line 1: card must be entries [[card]]"),
        ("card = [1]", "line 1: card must hold tables, not 1"),
        ("card = []\n[[size]]\nn = 1", "line 2: size must be a table [size]"),
        ("card = []\n[cards]\nn = 1", "line 2: there is no table 'cards'; known are card, size"),
    ],
)
def test_tables_tell_what_is_wrong(text: str, message: str) -> None:
    assert why_bad(text) == message


def test_words_that_python_keeps_for_itself() -> None:
    (card,) = tables("[[card]]\n" + DEEP % "" + "\n").card
    assert [(path, tag_of(part)) for path, part in parts(card.do, "do")] == [
        (("do", 0), "many"),
        (("do", 0, "deeds", 0), "draw"),
    ]
    (card,) = tables("[[card]]\ndo = [{ do = 'many', deeds = [{ do = 'draw', n = 'all' }], if = true }]").card
    assert isinstance(card.do[0], Many)
    assert card.do[0].if_
