"""A table in the terminal: every decision of every game, by number or by its text."""

import secrets
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.rule import Rule

import tianxia

from ..bots import Bot, Question, bot_names, make_bot
from ..core.dice import Dice
from ..core.pack import Pack
from ..core.registry import Options
from ..core.values import BadInput, Decision, Option, Refused
from ..words import Words
from .board import draw_table

HELP = "a number or its text plays; why TEXT asks for the rule; undo takes back; rules WORD searches; quit leaves"


class Quit(Exception):
    """A player leaves the table."""


class Terminal:
    """A game at one screen; seats without a bot are people."""

    def __init__(self, game: tianxia.Game, bots: dict[int, Bot], words: Words, console: Console) -> None:
        self.game = game
        self.bots = bots
        self.words = words
        self.console = console
        self.shown = [0] * game.rules.seats  # how much of the story each seat has been told
        self.last: int | None = None

    @property
    def name(self) -> str:
        return self.game.registration.name

    def run(self) -> None:
        """Play until the game is over."""
        while not self.game.over:
            people = [seat for seat in self.game.to_act if seat not in self.bots]
            if people:
                self.ask(people[0])
            else:
                self.let_bot_play(self.game.to_act[0])
        for seat in self.people() or [0]:
            self.tell(seat)
        self.tell_result()

    def people(self) -> list[int]:
        return [seat for seat in range(self.game.rules.seats) if seat not in self.bots]

    def let_bot_play(self, seat: int) -> None:
        """A bot is asked by codes and sees its view only."""
        game = self.game
        codes = [game.rules.parse(option.text) for option in game.decision(seat).options]
        view = game.rules.view
        question = Question(seat, game.decision(seat).kind, codes, lambda: view(game.state, seat))
        game.play(seat, game.rules.text(self.bots[seat].choose(question)))

    def ask(self, seat: int) -> None:
        """One decision of a person; a single option plays itself."""
        decision = self.game.decision(seat)
        if len(decision.options) == 1 and not decision.offers:
            self.game.play(seat, decision.options[0])
            return
        self.curtain(seat)
        self.tell(seat)
        self.console.print(draw_table(self.game.view(seat), self.words))
        self.console.print(Rule(escape(self.words.ask(decision))))
        choices = [*decision.options, *decision.offers]
        for number, option in enumerate(choices, 1):
            mark = "" if option in decision.options else "(or) "
            line = f"{number:>3}  {mark}{self.words.option(self.name, option)}  [dim]{escape(option.text)}[/dim]"
            self.console.print(line, highlight=False)
        self.answer(seat, decision, choices)

    def answer(self, seat: int, decision: Decision, choices: list[Option]) -> None:
        """Read until a move was made or taken back."""
        while True:
            try:
                line = self.console.input(f"[bold]{escape(self.seat_name(seat))}>[/bold] ").strip()
            except EOFError:
                raise Quit from None
            if line in ("quit", "q"):
                raise Quit
            if line == "undo":
                if self.undo(seat):
                    return
            elif line.startswith("why "):
                self.explain(seat, line[4:].strip())
            elif line.startswith("rules "):
                for number, sentence in self.words.find_rules(self.name, line[6:].strip()):
                    self.console.print(f"[bold]{number}[/bold] {escape(sentence)}", highlight=False)
            elif line.isdecimal() and 1 <= int(line) <= len(choices):
                self.game.play(seat, choices[int(line) - 1])
                return
            elif self.game.why_not(seat, line) is None:
                self.game.play(seat, line)
                return
            elif line in ("", "?", "help"):
                self.console.print(HELP)
            else:
                self.explain(seat, line)

    def explain(self, seat: int, text: str) -> None:
        refusal = self.game.why_not(seat, text)
        answer = f"{text} is allowed." if refusal is None else self.words.refusal(self.name, refusal)
        self.console.print(escape(answer), highlight=False)

    def undo(self, seat: int) -> bool:
        try:
            self.game.undo(seat)
        except Refused as refused:
            self.console.print(escape(self.words.refusal(self.name, refused.refusal)), highlight=False)
            return False
        self.shown = [min(shown, len(self.game.history)) for shown in self.shown]
        return True

    def curtain(self, seat: int) -> None:
        """Between people at one screen, so that nobody sees the other's hand."""
        if self.last not in (None, seat) and len(self.people()) > 1:
            self.console.clear()
            try:
                self.console.input(f"[bold]{escape(self.seat_name(seat))}[/bold], take the seat and press Enter. ")
            except EOFError:
                raise Quit from None
        self.last = seat

    def tell(self, seat: int) -> None:
        """What happened since this seat last looked."""
        for heard in self.game.told(seat, self.shown[seat]):
            for told in heard:
                self.console.print(f"  {escape(self.words.event(self.name, told))}", highlight=False)
        self.shown[seat] = len(self.game.history)

    def seat_name(self, seat: int) -> str:
        return self.words.seat(self.name, seat)

    def tell_result(self) -> None:
        result = self.game.result
        assert result is not None
        winners = " and ".join(self.seat_name(seat) for seat in result.winners)
        self.console.print(Rule())
        self.console.print(
            f"[bold]{escape(winners)} wins[/bold] ({result.end})" if winners else f"A draw ({result.end})"
        )


def play_in_terminal(
    name: str,
    seats: tuple[str, ...],
    players: int | None,
    seed: int | None,
    options: Options,
    pack: Pack | None,
    log: Path | None,
    words: Words,
) -> None:
    """Set the table and play; the log is kept whatever happens."""
    game = tianxia.new(
        name, seed=secrets.randbits(128) if seed is None else seed, players=players, options=options, pack=pack
    )
    if len(seats) != game.rules.seats:
        raise BadInput(f"{name} has {game.rules.seats} seats; {len(seats)} were given.")
    bots = {
        seat: make_bot(bot, name, Dice.seeded(f"{game.seed} bot {seat}"))
        for seat, bot in enumerate(seats)
        if bot != "human"
    }
    game.seat_names = list(seats)
    console = Console()
    console.print(
        f"[bold]{game.registration.title}[/bold]: {HELP}. Bots: {', '.join(bot_names(name))}.", highlight=False
    )
    try:
        Terminal(game, bots, words, console).run()
    except Quit:
        console.print("The table is left.")
    finally:
        if log is not None:
            log.write_text(game.log.dumps(), encoding="utf-8")
            console.print(f"The log is in {log}.")
