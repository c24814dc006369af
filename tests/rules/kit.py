"""What the tables of all games share: asking what may be played, playing it, hearing what happened."""

from typing import Generic, TypeVar

from tianxia.core import kernel
from tianxia.core.pack_entry import Known, PackEntry, parts
from tianxia.core.rules import Rules
from tianxia.core.state import ALL, CHANCE, EVENT, TO, TOLD, Frame, State, seats_of, then
from tianxia.core.values import Fact, Refusal

S = TypeVar("S", bound=State)
Heard = list[tuple[str, dict[str, Fact]]]


def known_in(tables: PackEntry) -> list[Known]:
    """The entries that say where their values come from."""
    return [entry for _, entry in parts(tables) if isinstance(entry, Known)]


def unchecked(tables: PackEntry) -> list[Known]:
    """What is said to have been seen, and nobody can check; and what has a source that is no address."""
    return [
        entry
        for entry in known_in(tables)
        if (entry.provenance == "seen" and not entry.source)
        or (entry.source is not None and not entry.source.startswith("https://"))
    ]


class Play(Generic[S]):
    """A game played by the texts of its options, each checked against the rules."""

    rules: Rules[S]
    state: S

    # What is asked

    @property
    def over(self) -> bool:
        return not self.state.stack

    @property
    def question(self) -> Frame:
        return self.state.stack[-1]

    @property
    def asked(self) -> str:
        """The kind of the current question; "" when nothing is asked."""
        return kernel.asked(self.rules, self.state)

    @property
    def to_act(self) -> tuple[int, ...]:
        return seats_of(kernel.owing(self.state))

    def options(self, seat: int) -> list[str]:
        """The texts of what the seat may answer."""
        if seat not in self.to_act:
            return []
        return [self.rules.text(code) for code in self.rules.options(self.state, seat, self.question)]

    def offers(self, seat: int) -> list[str]:
        """What the seat may do besides answering."""
        return [self.rules.text(code) for code in self.rules.offers(self.state, seat, self.question)]

    def why_not(self, seat: int, text: str) -> Refusal | None:
        code = self.rules.parse(text)
        assert code >= 0, f"{text!r} is no option of the game"
        return self.rules.why_not(self.state, seat, self.question, code)

    def refused_by(self, seat: int, text: str) -> str | None:
        refusal = self.why_not(seat, text)
        return None if refusal is None else refusal.rule

    # Playing

    def play(self, seat: int, *texts: str) -> None:
        """Play options of a seat, each checked against the rules."""
        for text in texts:
            assert seat in self.to_act, f"seat {seat} is not asked; {self.to_act} for {self.asked!r}"
            refusal = self.why_not(seat, text)
            assert refusal is None, f"{text} is refused by {refusal}; there are {self.options(seat)}"
            kernel.apply(self.rules, self.state, seat, self.rules.parse(text))

    def change(self, seat: int) -> None:
        """Take back a sealed answer."""
        kernel.apply(self.rules, self.state, seat, kernel.CHANGE)

    def decline(self, until: str = "") -> None:
        """Everybody says done, pass or the first option, until this kind of question or the end."""
        while self.asked and self.asked != until:
            self.decline_once()

    def decline_once(self) -> None:
        """The first seat asked says done, pass or the first option."""
        seat = self.to_act[0]
        options = self.options(seat)
        self.play(seat, next((text for text in ("done", "pass") if text in options), options[0]))

    def run(self, *steps: Frame) -> None:
        """Run these steps of the rules, in this order, up to the first question or until nothing is left."""
        self.state.stack.clear()
        then(self.state, *steps)
        kernel.advance(self.rules, self.state)

    # What happened

    def forget(self) -> None:
        self.state.told = []

    def heard(self, kind: str = "", seat: int | None = None) -> Heard:
        """Events as (kind, facts): those told to all, and to the seat if one is given."""
        found: Heard = []
        for event in self.state.told or []:
            if event[EVENT] != CHANCE and event[TO] in (ALL, seat):
                about = self.rules.events[event[EVENT]]
                if kind in ("", about.name):
                    values = zip(about.facts, event[TOLD:], strict=True)
                    found.append((about.name, {fact: self.rules.name(fact, value) for fact, value in values}))
        return found

    def kinds_told(self) -> list[str]:
        return [kind for kind, _ in self.heard()]

    def pieces(self) -> dict[str, int]:
        return self.rules.pieces(self.state)
