"""The outer form of the kernel's numbers: options as texts with their parts, events with named facts."""

from typing import Any

from .kernel import CHANGE, CHANGE_TEXT, asked
from .rules import Rules
from .state import EVENT, KIND, OWING, SEALED, TOLD, Event, State
from .values import Decision, Option, Told

CHANGE_OPTION = Option(CHANGE_TEXT, CHANGE_TEXT, {})


def option_of(rules: Rules[Any], code: int) -> Option:
    return CHANGE_OPTION if code == CHANGE else rules.actions[code]


def spelled(rules: Rules[Any], codes: list[int]) -> tuple[Option, ...]:
    return tuple([option_of(rules, code) for code in codes])


def offered(rules: Rules[Any], s: State, codes: list[int]) -> tuple[Option, ...]:
    """Options as the open question offers them."""
    question = s.stack[-1]
    return tuple([CHANGE_OPTION if code == CHANGE else rules.option(s, question, code) for code in codes])


def told_of(rules: Rules[Any], event: Event) -> Told:
    kind = rules.events[event[EVENT]]
    facts = {name: rules.name(name, value) for name, value in zip(kind.facts, event[TOLD:], strict=True)}
    return Told(kind.name, facts)


def decision_in(rules: Rules[Any], game: str, s: State, seat: int, number: int) -> Decision:
    """What a seat is asked in a state of a game that goes on."""
    question = s.stack[-1]
    owes = bool(question[OWING] >> seat & 1)
    name = asked(rules, s) if owes else "waiting"
    return Decision(
        seat,
        name,
        f"{game}-ask-{name}" if owes else "waiting",
        offered(rules, s, rules.options(s, seat, question) if owes else []),
        offered(rules, s, offers_of(rules, s, seat)),
        question[KIND] in rules.secrets,
        number,
        question[KIND] in rules.windows,
        rules.about(s, seat, question) if owes else {},
    )


def open_codes(rules: Rules[Any], s: State, seat: int) -> list[int]:
    """All that a seat may do in a state: its options if it owes an answer, and its offers."""
    question = s.stack[-1]
    codes = rules.options(s, seat, question) if question[OWING] >> seat & 1 else []
    return [*codes, *offers_of(rules, s, seat)]


def offers_of(rules: Rules[Any], s: State, seat: int) -> list[int]:
    """What a seat may do besides answering; the kernel's own is to take a sealed answer back."""
    question = s.stack[-1]
    offers = rules.offers(s, seat, question)
    return [CHANGE, *offers] if question[SEALED] >> seat & 1 else offers
