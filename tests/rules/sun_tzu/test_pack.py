"""Packs: the standard one, own ones, and files that are wrong."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tianxia
from tianxia.core import kernel
from tianxia.core.dice import Dice
from tianxia.core.pack import Pack
from tianxia.core.registry import Options, checked_options, find
from tianxia.core.values import BadInput
from tianxia.games.sun_tzu.names import BLUE, CARDS, PROVINCES, RED
from tianxia.games.sun_tzu.rules import SunTzuRules
from tianxia.games.sun_tzu.tables import Tables, standard_pack, tables_of

rule = pytest.mark.rule

STANDARD = standard_pack().text


def edited(*changes: tuple[str, str]) -> str:
    """The standard pack with pieces of its text replaced; each must be there just once."""
    text = STANDARD
    for old, new in changes:
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in the pack"
        text = text.replace(old, new)
    return text


def without(*headers: str) -> str:
    """The standard pack without the entries under these headers."""
    blocks = re.split(r"(?m)^(?=\[)", STANDARD)
    return "".join(block for block in blocks if not block.startswith(headers))


def line_of(text: str, line: str) -> int:
    """The number of the only line that reads so."""
    found = [number for number, this in enumerate(text.split("\n"), 1) if this.strip() == line]
    assert len(found) == 1, f"{line!r} stands in the lines {found}"
    return found[0]


def why_bad(text: str) -> str:
    with pytest.raises(BadInput) as caught:
        tables_of(Pack(text, "own.toml"))
    message = str(caught.value)
    assert "\n" not in message
    return message


def rules_of(pack: Pack, **options: bool | str) -> SunTzuRules:
    given_options: Options = dict(options)
    return SunTzuRules(checked_options(find("sun_tzu"), given_options), pack)


def play_random_game(pack: Pack, seed: str, **options: bool | str) -> None:
    """A game to its end; no piece may be made or lost."""
    rules = rules_of(pack, **options)
    state = kernel.start(rules, Dice.seeded(seed), False)
    dice = Dice.seeded(seed + "!")
    while not state.markers:  # hands and markers are dealt once the generals are kept
        seat = kernel.first_owing(state)
        kernel.apply(rules, state, seat, rules.options(state, seat, state.stack[-1])[0])
    pieces = rules.pieces(state)
    kernel.play_out(rules, state, dice)
    assert rules.pieces(state) == pieces
    assert state.end.startswith("ST-")


# The standard pack


@rule("ST-A3")
def test_the_standard_deck() -> None:
    deck = dict(zip(CARDS, tables_of(standard_pack()).deck, strict=True))
    numbers = {str(n): 1 for n in range(1, 11)}
    assert deck == numbers | {"+1": 3, "-1": 3, "+2": 1, "+3": 1, "plague": 2}
    assert sum(deck.values()) == 20


@rule("ST-A4", "ST-A5")
def test_the_standard_score_markers_and_track() -> None:
    tables = tables_of(standard_pack())
    figures = "1-2-4 1-3-5 1-4-3 2-3-2 2-3-4 2-5-2 3-1-5 3-2-3 4-1-4 4-3-2"
    assert ["-".join(map(str, values)) for values in tables.markers] == figures.split()
    assert tables.track == 9


@rule("ST-B3", "ST-C6")
def test_the_standard_board() -> None:
    tables = tables_of(standard_pack())
    assert [PROVINCES[p] for p in tables.order] == ["QIN", "CHU", "JIN-YAN", "HAN-QI", "WU"]
    borders = {
        tuple(sorted((PROVINCES[p], PROVINCES[q]))) for p, touching in enumerate(tables.adjacent) for q in touching
    }
    assert borders == {
        ("CHU", "QIN"),
        ("JIN-YAN", "QIN"),
        ("HAN-QI", "QIN"),
        ("CHU", "HAN-QI"),
        ("CHU", "WU"),
        ("HAN-QI", "JIN-YAN"),
        ("HAN-QI", "WU"),
    }
    assert all(p in tables.adjacent[q] for p in range(5) for q in tables.adjacent[p])
    places = dict(zip(PROVINCES, tables.places, strict=True))
    assert places == {
        "QIN": (0.15, 0.45),
        "CHU": (0.42, 0.72),
        "JIN-YAN": (0.50, 0.18),
        "HAN-QI": (0.65, 0.45),
        "WU": (0.85, 0.72),
    }


@rule("ST-A1")
def test_the_standard_armies() -> None:
    tables = tables_of(standard_pack())
    assert (tables.pool, tables.reserves) == (18, 3)


def test_the_standard_pack_names_the_provenance_of_every_entry() -> None:
    data = standard_pack().data
    assert data["board"]["provenance"] == "public"
    assert data["borders"]["provenance"] == data["map"]["provenance"] == "reconstructed"
    assert {card["provenance"] for card in data["card"]} == {"printed", "public"}
    assert [m["points"] for m in data["marker"] if m["provenance"] == "printed"] == [[1, 4, 3]]


# An own pack changes the game


def first_province_fought(pack: Pack | None) -> int | str:
    game = tianxia.new("sun_tzu", seed=3, options={"beginner": True}, pack=pack)
    for seat in (BLUE, RED):
        for card, province in enumerate(PROVINCES, 1):
            game.play(seat, f"{card}@{province}")
        game.play(seat, "ready")
    reveals = [told.facts["province"] for move in game.told(None) for told in move if told.kind == "reveal"]
    return reveals[0]


def test_an_own_order_of_battles() -> None:
    own = Pack(
        edited(('["QIN", "CHU", "JIN-YAN", "HAN-QI", "WU"]', '["WU", "QIN", "CHU", "JIN-YAN", "HAN-QI"]')), "own"
    )
    assert (first_province_fought(None), first_province_fought(own)) == ("QIN", "WU")


def test_own_armies_cards_markers_and_borders() -> None:
    text = edited(
        ("pool = 18", "pool = 11"),
        ("reserves = 3", "reserves = 0"),
        ("track = 9", "track = 4"),
        ('card = "9"\ncount = 1', 'card = "9"\ncount = 5'),
        ("[1, 2, 4]", "[7, 8, 0]"),
        ('  ["QIN", "CHU"],\n', ""),
        ("QIN = [0.15, 0.45]", "QIN = [0, 1]"),
    )
    tables = tables_of(Pack(text, "own"))
    standard = tables_of(standard_pack())
    assert tables == standard._replace(
        pool=11,
        reserves=0,
        track=4,
        deck=(1, 1, 1, 1, 1, 1, 1, 1, 5, 1, 3, 3, 1, 1, 2),
        markers=((7, 8, 0), *standard.markers[1:]),
        adjacent=((2, 3), (3, 4), (0, 3), (0, 1, 2, 4), (1, 3)),
        places=((0.0, 1.0), *standard.places[1:]),
    )
    view = tianxia.new("sun_tzu", seed=1, pack=Pack(text, "own")).view(None)["table"]
    assert isinstance(view, dict)
    assert (view["track"], view["sides"]["shao"]["pool"], view["sides"]["shao"]["reserves"]) == (4, 11, 0)
    for seed in "abc":
        play_random_game(Pack(text, "own"), seed, events=True)


def test_a_log_of_an_own_pack_is_replayed_with_that_pack_only() -> None:
    pack = Pack(edited(("pool = 18", "pool = 11")), "own")
    game = tianxia.new("sun_tzu", seed=1, pack=pack)
    game.play(BLUE, "keep march")
    log = game.log.dumps()
    assert tianxia.replay(log, pack).view(BLUE) == game.view(BLUE)
    with pytest.raises(BadInput, match="another pack"):
        tianxia.replay(log)


def test_the_digest_is_that_of_the_text() -> None:
    assert standard_pack().digest() == Pack(STANDARD, "elsewhere").digest()
    assert Pack(STANDARD + "# more\n", "own").digest() != standard_pack().digest()


def test_entries_in_another_spelling_of_toml() -> None:
    text = edited(
        ("[board]", "[ 'board' ]"),
        ("track = 9", '"track" = 0x9'),
        ("pairs = [", "pairs = [ # all of them ]"),
        ('"reconstructed" # from the historical places of the states', '"""reconstructed"""'),
    ).replace("\n", "\r\n")
    assert tables_of(Pack(text, "own")) == tables_of(standard_pack())


# Files that are wrong

MISSPELT = [
    # (what is replaced, by what, the wrong line, the message)
    ("track = 9 #", "track = 0 #", "track = 0 # steps from the centre to either end", "track must be from 1 to 999"),
    (
        "track = 9 #",
        'track = "9" #',
        'track = "9" # steps from the centre to either end',
        "track must be a whole number",
    ),
    ("track = 9 # steps", "track = true # steps", "track = true # steps from the centre to either end", "not True"),
    ("pool = 18", "pool = 0", "pool = 0", "pool must be from 1 to 999"),
    ("pool = 18", "pool = 18.0", "pool = 18.0", "pool must be a whole number, not 18.0"),
    ("pool = 18", "pool = 1_000", "pool = 1_000", "pool must be from 1 to 999"),
    ("reserves = 3", "reserves = -1", "reserves = -1", "reserves must be from 0 to 999"),
    ("reserves = 3", "reserves = [3]", "reserves = [3]", "reserves must be a whole number, not [3]"),
    # the order
    (
        '"HAN-QI", "WU"] #',
        '"HAN-QI"] #',
        'order = ["QIN", "CHU", "JIN-YAN", "HAN-QI"] # the fixed order of battles',
        "once",
    ),
    (
        '"HAN-QI", "WU"] #',
        '"WU", "WU"] #',
        'order = ["QIN", "CHU", "JIN-YAN", "WU", "WU"] # the fixed order of battles',
        "once",
    ),
    (
        '"HAN-QI", "WU"] #',
        '"HAN-QI", 5] #',
        'order = ["QIN", "CHU", "JIN-YAN", "HAN-QI", 5] # the fixed order of battles',
        "once",
    ),
    # cards
    ('card = "8"', 'card = "11"', 'card = "11"', "there is no action card '11'"),
    ('card = "8"', "card = 8", "card = 8", "card must be a text, not 8"),
    ('card = "+3"\ncount = 1', 'card = "+3"\ncount = -2', "count = -2", "the card '+3' must occur 0 to 999 times"),
    ('card = "+3"\ncount = 1', 'card = "+3"\ncount = 1000', "count = 1000", "the card '+3' must occur 0 to 999 times"),
    ('card = "4"\ncount = 1', 'card = "4"\ncount = 2', "", "the card '4' must occur once"),
    ('card = "4"\ncount = 1', 'card = "4"\ncount = 0', "count = 0", "the card '4' must occur once"),
    ('card = "4"\ncount = 1', 'card = "4"\ncount = "one"', 'count = "one"', "count must be a whole number, not 'one'"),
    ('card = "6"\ncount = 1\nframed = true', 'card = "6"\ncount = 1\nframed = false', "framed = false", "framed are"),
    (
        'card = "6"\ncount = 1\nframed = true',
        'card = "6"\ncount = 1\nframed = 1',
        "framed = 1",
        "framed must be true or false",
    ),
    ('card = "7"\ncount = 1', 'card = "7"\ncount = 1\nframed = true # 7', "framed = true # 7", "framed are"),
    # markers
    ("points = [3, 1, 5]", "points = [3, 1]", "points = [3, 1]", "three numbers"),
    ("points = [3, 1, 5]", "points = [3, -1, 5]", "points = [3, -1, 5]", "three numbers"),
    ("points = [3, 1, 5]", "points = [3, true, 5]", "points = [3, true, 5]", "three numbers"),
    ("points = [3, 1, 5]", "points = [3, 1.5, 5]", "points = [3, 1.5, 5]", "three numbers"),
    ("points = [3, 1, 5]", 'points = "315"', 'points = "315"', "points must be a list"),
    # the map
    ("WU = [0.85, 0.72]", "WU = [0.85]", "WU = [0.85]", "two numbers from 0 to 1"),
    ("WU = [0.85, 0.72]", "WU = [0.85, 1.2]", "WU = [0.85, 1.2]", "two numbers from 0 to 1"),
    ("WU = [0.85, 0.72]", "WU = [0.85, nan]", "WU = [0.85, nan]", "two numbers from 0 to 1"),
    ("WU = [0.85, 0.72]", "WU = [0.85, true]", "WU = [0.85, true]", "two numbers from 0 to 1"),
    ("WU = [0.85, 0.72]", 'WU = ["0.85", 1]', 'WU = ["0.85", 1]', "two numbers from 0 to 1"),
    # provenance, in tables, entries and after lists of many lines
    ('order = ["QIN"', 'provenance = "rumour"\norder = ["QIN"', "", "Cannot overwrite a value"),
    (
        '"printed" # the rulebook\'s example',
        '"rumour" # the',
        'provenance = "rumour" # the shows it',
        "provenance must be one of",
    ),
    (
        '"reconstructed" # from',
        '"rumour" # from',
        'provenance = "rumour" # from the historical places of the states',
        "not 'rumour'",
    ),
    (
        '"reconstructed" # from',
        "1 # from",
        "provenance = 1 # from the historical places of the states",
        "must be a text",
    ),
]


@pytest.mark.parametrize(("old", "new", "wrong", "message"), MISSPELT)
def test_a_wrong_entry_is_told_with_its_line(old: str, new: str, wrong: str, message: str) -> None:
    text = edited((old, new))
    told = why_bad(text)
    assert message in told
    assert told.startswith("own.toml, line ")
    if wrong:
        assert told.startswith(f"own.toml, line {line_of(text, wrong)}: ")


def test_a_second_four_is_told_with_the_line_of_its_count() -> None:
    text = edited(('card = "4"\ncount = 1', 'card = "4"\ncount = 2'))
    wrong = line_of(text, 'card = "4"') + 1
    assert why_bad(text).startswith(f"own.toml, line {wrong}: ")


@pytest.mark.parametrize(
    ("pair", "message"),
    [
        ('["QIN", "ZHAO"]', "['QIN', 'ZHAO'] is not a pair of provinces"),
        ('["QIN"]', "['QIN'] is not a pair of provinces"),
        ('["QIN", "CHU", "WU"]', "['QIN', 'CHU', 'WU'] is not a pair of provinces"),
        ('"QIN-CHU"', "'QIN-CHU' is not a pair of provinces"),
        ("[1, 2]", "[1, 2] is not a pair of provinces"),
        ('["QIN", ["CHU"]]', "['QIN', ['CHU']] is not a pair of provinces"),
        ('["WU", "WU"]', "['WU', 'WU'] is no new border"),
        ('["CHU", "QIN"]', "['CHU', 'QIN'] is no new border"),
    ],
)
def test_a_wrong_border_is_told_with_the_line_of_the_list(pair: str, message: str) -> None:
    text = edited(('  ["HAN-QI", "WU"],', f"  {pair},"))
    assert why_bad(text) == f"own.toml, line {line_of(text, 'pairs = [')}: {message}"


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
    assert why_bad(without(f"[{table}]")) == f"own.toml: there must be a table [{table}]"


@pytest.mark.parametrize("table", ["card", "marker"])
def test_missing_entries(table: str) -> None:
    assert why_bad(without(f"[[{table}]]")) == f"own.toml: there must be at least one [[{table}]]"
    assert why_bad(f"{table} = []\n" + without(f"[[{table}]]")) == f"own.toml: there must be at least one [[{table}]]"


@pytest.mark.parametrize(
    ("table", "wrong"),
    [("board", "board = 3"), ("map", "map = []"), ("borders", "borders = [1, 2]"), ("armies", 'armies = "many"')],
)
def test_a_table_that_is_none(table: str, wrong: str) -> None:
    text = f"\n{wrong}\n" + without(f"[{table}]")
    assert why_bad(text) == f"own.toml, line 2: {table} must be one table [{table}]"


def test_a_table_written_as_an_entry() -> None:
    text = edited(("[armies]", "[[armies]]"))
    assert why_bad(text) == f"own.toml, line {line_of(text, '[[armies]]')}: armies must be one table [armies]"


@pytest.mark.parametrize("wrong", ["card = 3", "card = [1, 2]", "[card]"])
def test_entries_that_are_none(wrong: str) -> None:
    text = without("[[card]]")
    text = f"{text}\n[card]\nx = 1" if wrong == "[card]" else f"{wrong}\n{text}"
    assert why_bad(text) == f"own.toml, line {line_of(text, wrong)}: card must be entries [[card]]"


@pytest.mark.parametrize(
    ("old", "header", "message"),
    [
        ("track = 9 # steps from the centre to either end\n", "[board]", "board has no 'track'"),
        ("pool = 18\n", "[armies]", "armies has no 'pool'"),
        ("JIN-YAN = [0.50, 0.18]\n", "[map]", "map has no 'JIN-YAN'"),
        (
            'provenance = "reconstructed" # from the historical places of the states\n',
            "[borders]",
            "borders has no 'provenance'",
        ),
    ],
)
def test_a_missing_key_is_told_with_the_line_of_its_table(old: str, header: str, message: str) -> None:
    text = edited((old, ""))
    assert why_bad(text) == f"own.toml, line {line_of(text, header)}: {message}"


@pytest.mark.parametrize(
    ("old", "before", "message"),
    [
        ('card = "7"\n', "", "card has no 'card'"),
        ("count = 3\n", 'card = "-1"\n', "card has no 'count'"),
        ("points = [3, 2, 3]\n", "", "marker has no 'points'"),
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
    assert len(tables_of(Pack(others + "".join(markers[:5]), "own")).markers) == 5
    text = others + "".join(markers[:4])
    last = max(number for number, line in enumerate(text.split("\n"), 1) if line == "[[marker]]")
    assert why_bad(text) == f"own.toml, line {last}: there must be at least 5 markers, one for each province"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[board\n", "own.toml, line 1: "),
        ("[board]\ntrack = \n", "own.toml, line 2: "),
        ("[board]\ntrack = 9\ntrack = 8\n", "own.toml, line 3: "),
        ("[board]\n\n[board]\n", "own.toml, line 3: "),
        ("[board]\n\ntrack = 'nine\n", "own.toml, line 3: "),
        ("[board]\norder = [\n1,\n", "own.toml, line 3: "),  # the end is missing
        ("a = " + "9" * 5000, "own.toml: "),  # more digits than Python reads
        ("a = " + "[" * 5000 + "]" * 5000, "own.toml: lists or tables are nested too deeply"),
        ("", "own.toml: there must be a table [board]"),
    ],
)
def test_a_syntax_error_is_told_with_its_line(text: str, message: str) -> None:
    assert why_bad(text).startswith(message)


def test_a_number_too_long_to_be_printed_is_still_one_clear_error() -> None:
    text = edited(("pool = 18", "pool = 0x" + "f" * 9000), ("reserves = 3", "reserves = 3"))
    assert (
        why_bad(text) == f"own.toml, line {text.split('pool = 0x')[0].count(chr(10)) + 1}: pool must be from 1 to 999"
    )
    text = edited(("pool = 18", 'pool = ["' + "x" * 9000 + '"]'))
    assert len(why_bad(text)) < 200


def test_lines_are_counted_as_editors_do() -> None:
    """Brackets in comments and texts, headers in texts, and odd ends of lines do not mislead."""
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
    assert tables_of(tianxia.read_pack(folder / "own.toml")) == tables_of(standard_pack())


# Any damage to single lines

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


def tables_or_message(text: str) -> Tables | str:
    try:
        return tables_of(Pack(text, "own.toml"))
    except BadInput as bad:
        return str(bad)


@settings(deadline=None, max_examples=300)
@given(damaged())
def test_a_damaged_pack_gives_one_clear_error_or_a_game_that_can_be_played(text: str) -> None:
    outcome = tables_or_message(text)
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
    assert isinstance(tables_or_message(text), str)
