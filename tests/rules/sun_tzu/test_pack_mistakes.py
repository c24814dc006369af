"""Packs that are wrong: every mistake is reported with its line."""

import re

import pytest

import tianxia
from tianxia.core.pack import Pack
from tianxia.core.values import BadInput
from tianxia.games.sun_tzu.cards import box_of, standard_pack

from .packs import STANDARD, edited, play_random_game

rule = pytest.mark.rule


def without(*headers: str) -> str:
    """The standard pack without the entries under these headers."""
    blocks = re.split(r"(?m)^(?=\[)", STANDARD)
    return "".join(block for block in blocks if not block.startswith(headers))


def line_of(text: str, line: str) -> int:
    """The number of the only line with this text."""
    found = [number for number, this in enumerate(text.split("\n"), 1) if this.strip() == line]
    assert len(found) == 1, f"{line!r} stands in the lines {found}"
    return found[0]


def lines_of(text: str) -> int:
    return len(text.split("\n"))


def why_bad(text: str) -> str:
    with pytest.raises(BadInput) as caught:
        box_of(Pack(text, "own.toml"))
    message = str(caught.value)
    assert "\n" not in message
    return message


MISSPELLED = [
    # (what is replaced, by what, the message)
    ("track = 9 #", "track = 0 #", "track must be from 1 to 999, not 0"),
    ("track = 9 #", 'track = "9" #', "track must be a whole number"),
    ("track = 9 # steps", "track = true # steps", "not True"),
    ("pool = 18", "pool = 0", "pool must be from 1 to 999"),
    ("pool = 18", "pool = 18.0", "pool must be a whole number, not 18.0"),
    ("pool = 18", "pool = 1_000", "pool must be from 1 to 999"),
    ("reserves = 3", "reserves = -1", "reserves must be from 0 to 999"),
    ("reserves = 3", "reserves = [3]", "reserves must be a whole number, not [3]"),
    # the order
    ('"HAN-QI", "WU"] #', '"HAN-QI"] #', "once"),
    ('"HAN-QI", "WU"] #', '"WU", "WU"] #', "once"),
    ('"HAN-QI", "WU"] #', '"HAN-QI", 5] #', "order must be one of QIN, CHU, JIN-YAN, HAN-QI, WU, not 5"),
    # cards
    (
        'card = "8"',
        'card = "11"',
        "card must be one of 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, -1, +1, +2, +3, plague, not '11'",
    ),
    ('card = "8"', "card = 8", "plague, not 8"),
    ('card = "+3"\ncount = 1', 'card = "+3"\ncount = -2', "count must be from 0 to 999, not -2"),
    ('card = "+3"\ncount = 1', 'card = "+3"\ncount = 1000', "count must be from 0 to 999, not 1000"),
    ('card = "4"\ncount = 1', 'card = "4"\ncount = 2', "the card '4' must occur once"),
    ('card = "4"\ncount = 1', 'card = "4"\ncount = 0', "the card '4' must occur once"),
    ('card = "4"\ncount = 1', 'card = "4"\ncount = "one"', "count must be a whole number, not 'one'"),
    ('card = "6"\ncount = 1\nframed = true', 'card = "6"\ncount = 1\nframed = false', "framed are"),
    ('card = "6"\ncount = 1\nframed = true', 'card = "6"\ncount = 1\nframed = 1', "framed must be true or false"),
    ('card = "7"\ncount = 1', 'card = "7"\ncount = 1\nframed = true # 7', "framed are"),
    # markers
    ("points = [3, 1, 5]", "points = [3, 1]", "points must hold 3 entries, not 2"),
    ("points = [3, 1, 5]", "points = [3, -1, 5]", "points must be from 0 to 999, not -1"),
    ("points = [3, 1, 5]", "points = [3, true, 5]", "points must be a whole number, not True"),
    ("points = [3, 1, 5]", "points = [3, 1.5, 5]", "points must be a whole number, not 1.5"),
    ("points = [3, 1, 5]", 'points = "315"', "points must be a list"),
    # the map
    ("WU = [0.85, 0.72]", "WU = [0.85]", "WU must hold 2 entries, not 1"),
    ("WU = [0.85, 0.72]", "WU = [0.85, 1.2]", "WU must be from 0 to 1, not 1.2"),
    ("WU = [0.85, 0.72]", "WU = [0.85, nan]", "WU must be from 0 to 1, not nan"),
    ("WU = [0.85, 0.72]", "WU = [0.85, true]", "WU must be a number, not True"),
    ("WU = [0.85, 0.72]", 'WU = ["0.85", 1]', "WU must be a number, not '0.85'"),
    # provenance, in tables, entries and after lists of many lines
    ('"printed" # the rulebook\'s example', '"rumour" # the', "provenance must be one of"),
    ('"reconstructed" # from', '"rumour" # from', "not 'rumour'"),
    ('"reconstructed" # from', "1 # from", "provenance must be one of printed, public, reconstructed, seen, not 1"),
]


@pytest.mark.parametrize(("old", "new", "message"), MISSPELLED)
def test_a_wrong_entry_is_told_with_its_line(old: str, new: str, message: str) -> None:
    """The line where the new piece ends."""
    wrong = STANDARD.partition(old)[0] + new
    told = why_bad(edited((old, new)))
    assert message in told
    assert told.startswith(f"own.toml, line {lines_of(wrong)}: ")


def test_a_key_that_stands_twice_is_told_with_its_second_line() -> None:
    text = edited(('order = ["QIN"', 'provenance = "rumour"\norder = ["QIN"'))
    second = text.index("provenance", text.index('order = ["QIN"'))
    told = why_bad(text)
    assert "Cannot overwrite a value" in told
    assert told.startswith(f"own.toml, line {lines_of(text[:second])}: ")


def test_a_second_four_is_told_with_the_line_of_its_count() -> None:
    text = edited(('card = "4"\ncount = 1', 'card = "4"\ncount = 2'))
    wrong = line_of(text, 'card = "4"') + 1
    assert why_bad(text).startswith(f"own.toml, line {wrong}: ")


@pytest.mark.parametrize(
    ("pair", "message"),
    [
        ('["QIN", "ZHAO"]', "pairs must be one of QIN, CHU, JIN-YAN, HAN-QI, WU, not 'ZHAO'"),
        ('["QIN"]', "pairs must hold 2 entries, not 1"),
        ('["QIN", "CHU", "WU"]', "pairs must hold 2 entries, not 3"),
        ('"QIN-CHU"', "pairs must hold lists, not 'QIN-CHU'"),
        ("[1, 2]", "pairs must be one of QIN, CHU, JIN-YAN, HAN-QI, WU, not 1"),
        ('["QIN", ["CHU"]]', "pairs must be one of QIN, CHU, JIN-YAN, HAN-QI, WU, not ['CHU']"),
        ('["WU", "WU"]', "['WU', 'WU'] is no new border"),
        ('["CHU", "QIN"]', "['CHU', 'QIN'] is no new border"),
    ],
)
def test_a_wrong_border_is_told_with_its_line(pair: str, message: str) -> None:
    text = edited(('  ["HAN-QI", "WU"],', f"  {pair},"))
    assert why_bad(text) == f"own.toml, line {line_of(text, f'{pair},')}: {message}"


def test_a_card_that_stands_twice_is_told_with_its_second_line() -> None:
    text = STANDARD + '\n[[card]]\ncard = "7"\ncount = 1\nprovenance = "public"\n'
    second = len(text.split("\n")) - 3
    assert why_bad(text) == f"own.toml, line {second}: the card '7' stands here a second time"


def test_a_missing_card() -> None:
    text = edited(('[[card]]\ncard = "8"\ncount = 1\nprovenance = "public"\n', ""))
    first = text.split("\n").index("[[card]]") + 1
    assert why_bad(text) == f"own.toml, line {first}: the card '8' is missing"


@rule("ST-A3", "ST-A7")
def test_a_deck_too_small_for_the_hands() -> None:
    """The beginner game has no +2 and +3, so these do not help."""
    few = [
        (f'card = "{card}"\ncount = {n}', f'card = "{card}"\ncount = 0') for card, n in (("8", 1), ("9", 1), ("10", 1))
    ]
    few += [(f'card = "{card}"\ncount = 3', f'card = "{card}"\ncount = 1') for card in ("-1", "+1")]
    few.append(('card = "+2"\ncount = 1', 'card = "+2"\ncount = 9'))
    enough = edited(*few, ('card = "plague"\ncount = 2', 'card = "plague"\ncount = 1'))
    text = edited(*few, ('card = "plague"\ncount = 2', 'card = "plague"\ncount = 0'))
    assert "hands need 4 cards without a frame" in why_bad(text)
    play_random_game(Pack(enough, "own"), "a", beginner=True)


@pytest.mark.parametrize("table", ["board", "borders", "map", "armies"])
def test_a_missing_table(table: str) -> None:
    assert why_bad(without(f"[{table}]")) == f"own.toml, line 1: there must be a table [{table}]"


@pytest.mark.parametrize("table", ["card", "marker"])
def test_missing_entries(table: str) -> None:
    assert why_bad(without(f"[[{table}]]")) == f"own.toml, line 1: there must be entries [[{table}]]"


def test_entries_that_are_empty() -> None:
    assert why_bad("card = []\n" + without("[[card]]")) == "own.toml, line 1: the card '1' is missing"
    assert why_bad("marker = []\n" + without("[[marker]]")).startswith("own.toml, line 1: marker must hold at least 5")


@pytest.mark.parametrize(
    ("table", "wrong"),
    [("board", "board = 3"), ("map", "map = []"), ("borders", "borders = [1, 2]"), ("armies", 'armies = "many"')],
)
def test_a_table_that_is_none(table: str, wrong: str) -> None:
    text = f"\n{wrong}\n" + without(f"[{table}]")
    assert why_bad(text) == f"own.toml, line 2: {table} must be a table [{table}]"


def test_a_table_written_as_an_entry() -> None:
    text = edited(("[armies]", "[[armies]]"))
    assert why_bad(text) == f"own.toml, line {line_of(text, '[[armies]]')}: armies must be a table [armies]"


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ("card = 3", "card must be entries [[card]]"),
        ("[card]", "card must be entries [[card]]"),
        ("card = [1, 2]", "card must hold tables, not 1"),
    ],
)
def test_entries_that_are_none(wrong: str, message: str) -> None:
    text = without("[[card]]")
    text = f"{text}\n[card]\nx = 1" if wrong == "[card]" else f"{wrong}\n{text}"
    assert why_bad(text) == f"own.toml, line {line_of(text, wrong)}: {message}"


@pytest.mark.parametrize(
    ("old", "header", "message"),
    [
        ("track = 9 # steps from the centre to either end\n", "[board]", "the word 'track' is missing"),
        ("pool = 18\n", "[armies]", "the word 'pool' is missing"),
        ("JIN-YAN = [0.50, 0.18]\n", "[map]", "the word 'JIN-YAN' is missing"),
        (
            'provenance = "reconstructed" # from the historical places of the states\n',
            "[borders]",
            "the word 'provenance' is missing",
        ),
    ],
)
def test_a_missing_key_is_told_with_the_line_of_its_table(old: str, header: str, message: str) -> None:
    text = edited((old, ""))
    assert why_bad(text) == f"own.toml, line {line_of(text, header)}: {message}"


@pytest.mark.parametrize(
    ("old", "before", "message"),
    [
        ('card = "7"\n', "", "the word 'card' is missing"),
        ("count = 3\n", 'card = "-1"\n', "the word 'count' is missing"),
        ("points = [3, 2, 3]\n", "", "the word 'points' is missing"),
    ],
)
def test_a_missing_key_is_told_with_the_line_of_its_entry(old: str, before: str, message: str) -> None:
    text = edited((before + old, before + "# gone\n"))
    lines = text.split("\n")
    header = max(number for number in range(1, line_of(text, "# gone")) if lines[number - 1].startswith("[["))
    assert why_bad(text) == f"own.toml, line {header}: {message}"


@rule("ST-A4")
def test_too_few_markers() -> None:
    blocks = re.split(r"(?m)^(?=\[)", STANDARD)
    markers = [block for block in blocks if block.startswith("[[marker]]")]
    others = "".join(block for block in blocks if not block.startswith("[[marker]]"))
    assert len(box_of(Pack(others + "".join(markers[:5]), "own")).markers) == 5
    text = others + "".join(markers[:4])
    first = text.split("\n").index("[[marker]]") + 1
    assert why_bad(text) == f"own.toml, line {first}: marker must hold at least 5 entries, not 4"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[board\n", "own.toml, line 1: "),
        ("[board]\ntrack = \n", "own.toml, line 2: "),
        ("[board]\ntrack = 9\ntrack = 8\n", "own.toml, line 3: "),
        ("[board]\n\n[board]\n", "own.toml, line 3: "),
        ("[board]\n\ntrack = 'nine\n", "own.toml, line 3: "),
        ("[board]\norder = [\n1,\n", "own.toml, line 3: "),  # the end is missing
        ("\na = " + "9" * 5000, "own.toml, line 2: it is longer than 1,000 letters"),
        ("a = " + "[\n" * 5000 + "]\n" * 5000, "own.toml: lists or tables are nested too deeply"),
        ("", "own.toml, line 1: there must be a table [board]"),
    ],
)
def test_a_syntax_error_is_told_with_its_line(text: str, message: str) -> None:
    assert why_bad(text).startswith(message)


def test_a_very_long_value_is_still_one_clear_error() -> None:
    text = edited(("pool = 18", "pool = 0x" + "f" * 900), ("reserves = 3", "reserves = 3"))
    line = text.split("pool = 0x")[0].count("\n") + 1
    assert why_bad(text).startswith(f"own.toml, line {line}: pool must be from 1 to 999, not 5104866514")
    assert len(why_bad(text)) < 200
    text = edited(("pool = 18", 'pool = ["' + "x" * 900 + '"]'))
    assert len(why_bad(text)) < 200


def test_lines_are_counted_as_editors_do() -> None:
    """Brackets in comments and texts, headers in texts, and unusual line ends do not mislead."""
    text = edited(
        ("[board]", 'note = """\n[board]\ntrack = 1 # [[\n"""\n# [[ " \' \u2028 \x85 [armies]\n[board] # ["'),
        ("pool = 18", "pool = 'none'"),
    )
    wrong = line_of(text, "pool = 'none'")
    assert why_bad(text) == f"own.toml, line {wrong}: pool must be a whole number, not 'none'"
    text = text.replace("pool = 'none'", "pool = 18").replace("track = 9", "track = 'none'")
    wrong = line_of(text, "track = 'none' # steps from the centre to either end")
    assert why_bad(text).startswith(f"own.toml, line {wrong}: track ")


def test_a_pack_that_cannot_be_read(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("packs")
    with pytest.raises(BadInput, match="cannot be read"):
        tianxia.read_pack(folder / "none.toml")
    (folder / "bytes.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadInput, match="cannot be read"):
        tianxia.read_pack(folder / "bytes.toml")
    (folder / "own.toml").write_text(STANDARD, encoding="utf-8")
    assert box_of(tianxia.read_pack(folder / "own.toml")) == box_of(standard_pack())
