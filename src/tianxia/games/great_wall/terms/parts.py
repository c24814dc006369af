"""What cards are made of: amounts, prices, conditions, modifiers, effects, abilities. Numbers only."""

from dataclasses import dataclass
from typing import Final


@dataclass(eq=False)
class Amount:
    """base + each x the product of all scales, at most `cap`; or as many as there are (`every`)."""

    base: int
    each: int = 0
    per: tuple[int, ...] = ()
    cap: int = -1
    every: bool = False


@dataclass(eq=False)
class Price:
    """How many of each resource, of `any` kind, and of the kinds to `build` with (wood, stone, gold)."""

    wood: int = 0
    stone: int = 0
    gold: int = 0
    chi: int = 0
    any: int = 0
    build: int = 0


NONE: Final = Amount(0)
ONE: Final = Amount(1)
NOTHING: Final = Price()


@dataclass(eq=False)
class Condition:
    """One of the eight conditions; `most` -1: no upper bound."""

    kind: int
    soldier: int
    place: int
    least: int
    most: int


@dataclass(eq=False)
class Mod:
    """One of the eleven modifiers; fields that its kind does not use keep their defaults."""

    index: int  # its place in Box.mods
    kind: int
    of: int = -1  # what a `cost` is the cost of
    soldier: int = -1  # -1: any kind
    location: int = -1  # -1: any; CHOSEN
    what: int = -1  # a resource; -1: the whole price
    less: int = 0
    add: Amount = NONE  # `add` and `n` of all kinds
    times: int = 1
    rows_any: bool = False
    sections_any: bool = False
    part: int = -1  # for `defense`; for `protect`: from what
    op: int = -1
    where: int = -1


@dataclass(eq=False)
class Effect:
    """One of the 23 effects; fields that its verb does not use keep their defaults."""

    index: int  # its place in Box.effects
    verb: int
    n: Amount = ONE
    what: int = -1
    to: int = -1
    location: int = -1
    soldier: int = -1  # -1: any kind
    where: int = -1
    sections: Amount = ONE
    cost: int = 0  # USUAL, TABLE, FREE, WAREHOUSE_PAYS
    price: Price = NOTHING
    less: int = 0
    give: int = 0
    get: int = 0
    times: int = 0
    sources: int = 0  # for `exchange`: masks of resources
    targets: int = 0
    mod: int = -1  # for `apply`: index of the modifier
    until: int = -1
    options: tuple[tuple[int, ...], ...] = ()  # for `choose_one`: lists of indices of effects
    who: int = 0


@dataclass(eq=False)
class Ability:
    """A triggered ability of a general or advisor."""

    index: int  # its place in Box.abilities
    card: int  # its bearer: see Box.bearers
    trigger: int
    soldier: int  # `kind`: -1 any
    location: int  # -1 any; a location, ANY_PRODUCTION, ANY_SPECIAL
    by_any: bool
    conditions: tuple[Condition, ...]
    pay: Price | None
    effects: tuple[int, ...]
    safe: bool  # has only effects that open no moment: fires every time (rule 5 of moments)
