"""What a person may do, as numbered lines; many choices of the same kind become a grid."""

from rich import box
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table

from ..core.values import Decision, Fact, Option
from ..sentences import CardTexts
from ..words import Words, kinds_of, name_keys

LONG = 12  # choices of one kind that still read well line by line


class Choices:
    """The options of a decision, then its offers, in the order of their numbers."""

    def __init__(self, decision: Decision, codes: dict[str, int], game: str, words: Words, texts: CardTexts) -> None:
        self.game = game
        self.words = words
        self.texts = texts
        self.known = {text.casefold(): text for text in codes}  # whether legal now or not
        self.grid = sorted(grid_of(decision.options), key=lambda option: codes[option.text])
        self.lines = [option for option in (*decision.options, *decision.offers) if option not in self.grid]
        self.all = [*self.grid, *self.lines]
        self.plain = plain_answer(decision.options)

    def find(self, line: str) -> Option | None:
        """By number, or by text in upper or lower case; an empty line is the plain answer."""
        if not line:
            return self.plain
        if line.isdecimal() and len(line) < 4:
            return self.all[int(line) - 1] if 1 <= int(line) <= len(self.all) else None
        return next((option for option in self.all if option.text.casefold() == line.casefold()), None)

    def spelled(self, line: str) -> str:
        """The exact text that is meant; an unknown text stays as it is."""
        option = self.find(line)
        return option.text if option else self.known.get(line.casefold(), line)

    def draw(self) -> RenderableType:
        if not self.grid:
            return self._draw_lines()
        hint = f"Play the number in a cell, or write it like this: {self.grid[0].text}"
        return Group(self._draw_grid(), escape(hint), self._draw_lines())

    def _draw_lines(self) -> Table:
        table = Table(show_header=False, box=None, pad_edge=False)
        table.add_column(justify="right", min_width=3)
        table.add_column()
        table.add_column(style="dim", no_wrap=True)
        for number, option in enumerate(self.lines, len(self.grid) + 1):
            enter = " (Enter)" if option == self.plain else ""
            table.add_row(str(number), escape(self.words.option(self.game, option)), escape(option.text + enter))
            about = self._about(option)
            if about:
                table.add_row("", f"[dim]{escape(about)}[/dim]", "")
        return table

    def _draw_grid(self) -> Table:
        """Rows and columns are the two parts of the options, cells their numbers."""
        down, across = self.grid[0].parts
        columns = list(dict.fromkeys(option.parts[across] for option in self.grid))
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        table.add_column(down, style="bold")
        for column in columns:
            table.add_column(escape(name_of(self.words, self.game, across, column)), justify="right")
        rows: dict[Fact, dict[Fact, str]] = {}
        for number, option in enumerate(self.grid, 1):
            rows.setdefault(option.parts[down], {})[option.parts[across]] = str(number)
        for row, cells in rows.items():
            name = escape(name_of(self.words, self.game, down, row))
            table.add_row(name, *[cells.get(column, "") for column in columns])
        return table

    def _about(self, option: Option) -> str:
        """What the one piece that the option names can do, if it has a text; some verbs have texts of their own."""
        if len(option.parts) != 1:
            return ""
        (fact, value), *_ = option.parts.items()
        kinds = (option.verb, *kinds_of(self.game, fact))
        texts = [self.texts.get(kind, {}).get(str(value)) for kind in kinds]
        return next((text.whole for text in texts if text is not None), "")


def grid_of(options: tuple[Option, ...]) -> list[Option]:
    """The options with the first one's verb and two parts, if there are too many for lines."""
    first = options[0] if options else None
    if first is None or len(first.parts) != 2:
        return []
    same = [option for option in options if option.verb == first.verb and list(option.parts) == list(first.parts)]
    return same if len(same) > LONG else []


def plain_answer(options: tuple[Option, ...]) -> Option | None:
    """What Enter plays: to pass, or the only option; never a real choice."""
    passing = (option for option in options if option.verb == "pass")
    return options[0] if len(options) == 1 else next(passing, None)


def name_of(words: Words, game: str, fact: str, value: Fact) -> str:
    """The display name of a piece; a value that names none stays as it is."""
    keys = name_keys(game, fact, str(value))
    return next((words.say(key) for key in keys if words.has(key)), str(value))
