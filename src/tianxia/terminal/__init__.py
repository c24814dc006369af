"""A table in the terminal: every decision of every game, by number or by its text.

- choices: what may be done, as numbered lines; board: the table as text, with a drawing for games that have one
"""

import secrets
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.rule import Rule

import tianxia

from ..bots import Bot, make_bot, situation_in
from ..core.pack import Pack
from ..core.registry import Options
from ..core.values import BadInput, Decision, Refused
from ..sentences import card_texts, words_with
from ..words import Words
from .board import draw_table
from .choices import Choices

HELP = """\
  NUMBER or TEXT   plays it; texts are on the right; separate several with commas
  Enter            passes, or plays the only option
  why TEXT         tells which rule forbids it
  what NUMBER      tells what it would do, as far as you can know; or what TEXT
  undo             takes back your last move
  look             shows the table again
  rules            lists the chapters of the rules
  rules WORD       shows the rules with a word or an id
  help, quit       shows this; leaves the table"""


# How a preview ends, if not with a question.
ENDS = {
    "waiting": "Then it is up to the others.",
    "news": "What comes next cannot be predicted.",
    "over": "Then the game is over.",
}


class Quit(Exception):
    """A player leaves the table."""


class Terminal:
    """A pass-and-play game; seats without a bot are people."""

    def __init__(self, game: tianxia.Game, bots: dict[int, Bot], words: Words, console: Console) -> None:
        self.game = game
        self.bots = bots
        self.words = words_with(game.registration.name, game.box, words)
        self.texts = card_texts(game.registration.name, game.box, words)  # what the cards of this table do
        self.console = console
        self.shown = [0] * game.rules.seats  # how much of the story each seat has been told
        self.last: int | None = None  # the person who sat here last
        self.drawn: object = None  # the public part of the table as it was last drawn
        self.typed: list[str] = []  # what was typed ahead, separated by commas

    @property
    def name(self) -> str:
        return self.game.registration.name

    def say(self, text: str) -> None:
        self.console.print(escape(text), highlight=False)

    def run(self) -> None:
        """Play until the game is over."""
        self.greet()
        while not self.game.over:
            people = [seat for seat in self.game.to_act if seat not in self.bots]
            if people:
                self.ask(people[0])
            else:
                self.let_bot_play(self.game.to_act[0])
        self.tell_result()

    def people(self) -> list[int]:
        return [seat for seat in range(self.game.rules.seats) if seat not in self.bots]

    def greet(self) -> None:
        self.console.print(Rule(escape(self.game.registration.title)))
        for rule in self.game.registration.first_rules:
            self.tell_rule(rule, self.words.rule(rule))
        self.console.print(escape(f"\n{HELP}\n"), highlight=False)

    def let_bot_play(self, seat: int) -> None:
        """A bot is asked in codes and sees only its view."""
        game = self.game
        situation = situation_in(game, seat)
        code = situation.options[0]
        if len(situation.options) > 1:
            code = self.bots[seat].choose(situation)
        game.play(seat, game.rules.text(code))

    def ask(self, seat: int) -> None:
        """One decision of a person; a single option is played automatically."""
        decision = self.game.decision(seat)
        if is_forced(decision):
            self.game.play(seat, decision.options[0])
            return
        self.curtain(seat)
        self.tell(seat)
        choices = Choices(decision, self.game.rules.codes, self.name, self.words, self.texts)
        ahead = bool(self.typed)
        if not ahead:
            self.show(seat, decision, choices)
        while not self.answer(seat, choices, self.read(seat)):
            self.typed.clear()
            if ahead:
                self.show(seat, decision, choices)
                ahead = False

    def show(self, seat: int, decision: Decision, choices: Choices) -> None:
        """The question; with the table above it only if what all can see has changed, or one option is left."""
        if self.drawn != self.game.view(None) or len(decision.options) == 1:
            self.look(seat)
        self.console.print(f"[bold]{escape(self.words.ask(decision))}[/bold]", highlight=False)
        self.console.print(choices.draw(), highlight=False)

    def look(self, seat: int | None) -> None:
        """Draw the table as the seat sees it."""
        self.console.print(draw_table(self.name, self.game.view(seat), self.words))
        self.drawn = self.game.view(None)

    def read(self, seat: int) -> str:
        """The next thing typed; commas separate what was typed in one line."""
        if not self.typed:
            line = self.line(f"[bold]{escape(self.seat_name(seat))}>[/bold] ")
            self.typed = [part.strip() for part in line.split(",")]
        return self.typed.pop(0)

    def line(self, prompt: str) -> str:
        try:
            return self.console.input(prompt)
        except EOFError:
            self.console.print()
            raise Quit from None

    def answer(self, seat: int, choices: Choices, line: str) -> bool:
        """Do what was typed; True once a move was made or undone."""
        command, _, rest = line.partition(" ")
        match command.casefold():
            case "quit" | "q" | "exit":
                raise Quit
            case "undo":
                return self.undo(seat)
            case "look":
                self.look(seat)
                self.console.print(choices.draw(), highlight=False)
            case "rules":
                self.tell_rules(rest.strip())
            case "why" if rest.strip():
                self.explain(seat, rest.strip(), choices)
            case "what" | "?" if rest.strip():
                self.foretell(seat, rest.strip(), choices)
            case "help" | "?" | "why" | "what":
                self.say(HELP)
            case _:
                return self.play(seat, choices, line)
        return False

    def play(self, seat: int, choices: Choices, line: str) -> bool:
        option = choices.find(line)
        if option is not None:
            self.game.play(seat, option)
            return True
        if line.isdecimal():
            self.say(f"There is no option {line} here; the last one is {len(choices.all)}.")
        elif line:
            self.explain(seat, line, choices)
        else:
            self.say(HELP)
        return False

    def explain(self, seat: int, text: str, choices: Choices) -> None:
        exact = choices.spelled(text)
        refusal = self.game.why_not(seat, exact)
        self.say(f"{exact} is allowed." if refusal is None else self.words.refusal(self.name, refusal))

    def foretell(self, seat: int, text: str, choices: Choices) -> None:
        """What an option would do, in the words of the log, and how that ends."""
        exact = choices.spelled(text)
        try:
            preview = self.game.preview(seat, exact)
        except Refused as refused:
            self.say(self.words.refusal(self.name, refused.refusal))
            return
        self.say(f"{exact} would do this:" if preview.told else f"{exact} has no visible effect right away.")
        for told in preview.told:
            self.say(f"  {self.words.event(self.name, told)}")
        if preview.ends == "asked":
            self.say(f"Then you are asked: {self.words.say(f'{self.name}-ask-{preview.asked}', **preview.about)}")
        else:
            self.say(ENDS[preview.ends])

    def tell_rules(self, search: str) -> None:
        """One chapter or rule, or those with a word; without a search, the chapters."""
        found = self.words.find_rules(self.name, search)
        if not search:
            chapters = dict.fromkeys(rule.rstrip("0123456789") for rule, _ in found)
            found = [(chapter, self.words.rule(chapter)) for chapter in chapters if self.words.has(chapter)]
        for rule, sentence in found:
            self.tell_rule(rule, sentence)
        if not found:
            self.say(f"No rule has the id or word “{search}”.")

    def tell_rule(self, rule: str, sentence: str) -> None:
        self.console.print(f"[bold]{escape(rule)}[/bold] {escape(sentence)}", highlight=False)

    def undo(self, seat: int) -> bool:
        """Undo up to the last choice, including moves that were played automatically."""
        game = self.game.copy()
        try:
            game.undo(seat)
            while is_forced(game.decision(seat)):
                game.undo(seat)
        except Refused as refused:
            self.say(self.words.refusal(self.name, refused.refusal))
            return False
        self.game = game
        self.shown = [min(shown, len(game.history)) for shown in self.shown]
        return True

    def curtain(self, seat: int) -> None:
        """Between people who share the screen, so that nobody sees another's hand."""
        if self.last not in (None, seat):
            self.typed.clear()
            self.drawn = None
            self.console.clear()
            self.line(f"[bold]{escape(self.seat_name(seat))}[/bold], take the seat and press Enter. ")
        self.last = seat

    def tell(self, seat: int) -> None:
        """What happened since this seat last looked."""
        self.tell_story(seat, self.shown[seat])
        self.shown[seat] = len(self.game.history)

    def tell_story(self, seat: int | None, since: int) -> None:
        for heard in self.game.told(seat, since):
            for told in heard:
                self.say(f"  {self.words.event(self.name, told)}")

    def seat_name(self, seat: int) -> str:
        return self.words.seat(self.name, seat)

    def tell_result(self) -> None:
        """The rest of the story: for a single person as that seat knows it, otherwise as everyone does."""
        people = self.people()
        seat = people[0] if len(people) == 1 else None
        self.tell_story(seat, min((self.shown[person] for person in people), default=0))
        self.look(seat)
        result = self.game.result
        assert result is not None
        self.console.print(Rule())
        for winner in result.winners:
            self.console.print(f"[bold]{escape(self.words.say('result-won', winner=self.seat_name(winner)))}[/bold]")
        if result.is_lost:
            self.console.print(f"[bold]{escape(self.words.say('result-lost', count=len(result.places)))}[/bold]")
        elif result.is_draw:
            self.say(self.words.say("result-draw"))
        if self.words.has(result.end):
            self.tell_rule(result.end, self.words.rule(result.end))


def is_forced(decision: Decision) -> bool:
    """Whether there is nothing to choose."""
    return len(decision.options) == 1 and not decision.offers


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
    bots = {seat: make_bot(bot, name, pack) for seat, bot in enumerate(seats) if bot != "human"}
    game.seat_names = list(seats)
    keep_log(game, log)  # a file that cannot be written is reported before the game, not after it
    table = Terminal(game, bots, words, Console())
    try:
        table.run()
    except Quit:
        table.say("You have left the table.")
    finally:
        keep_log(table.game, log)
        if log is not None:
            table.say(f"The log is in {log}.")


def keep_log(game: tianxia.Game, log: Path | None) -> None:
    if log is None:
        return
    try:
        log.write_text(game.log.dumps(), encoding="utf-8")
    except OSError as error:
        raise BadInput(f"The log {log} cannot be written: {error}.") from None
