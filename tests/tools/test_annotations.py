"""The check of annotations that are read late bites."""

import pytest
from tools.annotations import findings, main

# As the tables of The Great Wall were: no game of it could begin on Python 3.14.
TABLES = """
from . import card_entries as cards

class Contents(PackEntry):
    command: list[cards.Command | cards.QinCommand]
    horde: list[cards.Horde]

    def cards(self) -> dict[str, list[cards.CardEntry]]:
        return {table: getattr(self, table) for table in CARDS}
"""


def test_it_finds_the_tables_of_the_great_wall() -> None:
    assert [line for line, _ in findings(TABLES)] == [5, 6, 8]


@pytest.mark.parametrize(
    "code",
    [
        "class A:\n    def list(self) -> list[int]: ...",
        "class A:\n    async def type(self, of: type) -> None: ...",
        "class A:\n    def f(self, *many: set[int]): ...\n    set = f",
        "import x\nclass A:\n    a: x.B\n    x = 1",
        "import x\nclass A:\n    a: x.B\n    x: int = 1",
        "import x\nclass A:\n    a: 'list[x.B]'\n    def x(self): ...",
        "import x\nclass A:\n    a: x.B\n    class x: ...",
        "import x\nclass A:\n    a: x.B\n    for x in (): pass",
        "import x\nclass A:\n    a: x.B\n    from y import z as x",
        "import x\nclass A:\n    a: x.B\n    with open(f) as x: pass",
        "import x\nclass A:\n    a: x.B\n    try: ...\n    except E as x: ...",
        "import x\nclass A:\n    a: x.B\n    match y:\n        case [x, *_]: ...",
        "import x\nclass A:\n    a: Literal[x.B]\n    x = 1",
        "import x\nclass A:\n    class B:\n        a: x.C\n        x = 1",
        "import x\ndef f():\n    class A:\n        a: x.B\n        x = 1",
        "import x\na: x.B\nx = 1",
        "import x\ndef f(a: x.B): ...\nx = 1",
        "import x\ndef x() -> x.B: ...",
        "import x\nclass A:\n    def f(self, *, a: x.B): ...\ndel x",
        "def f(x):\n    def g() -> x: ...\n    x = 1",
    ],
)
def test_it_finds_what_changes_its_meaning(code: str) -> None:
    assert findings(code)


@pytest.mark.parametrize(
    "code",
    [
        "import x\nclass A:\n    a: x.B\n    def f(self) -> x.B: ...",
        "import x\nclass A:\n    a: x.B\n    x: int",  # binds nothing
        "import x\nclass A:\n    a: Literal['x']\n    x = 1",
        "import x\nclass A:\n    def f(self):\n        x = 1\n        a: x = 2",
        "import x\nclass A:\n    def f(self, x: x.B): ...",
        "import x\nclass A:\n    x = 1\n    class B:\n        a: x.C",
        "import x\nclass A:\n    def f(self):\n        def g(a: x.B): ...\n    x = 1",
        "import x\nclass A:\n    a: x.B\n    b = [x for x in ()]",
        "class A:\n    class B: ...\n    def f(self) -> B: ...",
        "class A:\n    def f(self) -> 'B': ...\n    class B: ...",
        "class A:\n    def f(self) -> 'A': ...",
        "def f(a: 'B'): ...\nclass B: ...",
        "try:\n    import x\nexcept ImportError:\n    x = None\ndef f(a: x.B): ...",
        "import x\ndef f():\n    def g(a: x.B): ...\nx = 1",
    ],
)
def test_it_lets_others_pass(code: str) -> None:
    assert findings(code) == []


def test_there_are_none() -> None:
    assert main() == 0
