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
    """So many of each resource, and of `any` kind, and of kinds to `build` with (wood, stone, gold)."""

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
    """One of the eleven modifiers; what a kind does not use has its default."""

    index: int  # its place in Box.mods
    kind: int
    of: int = -1  # what a `cost` is the cost of
    soldier: int = -1  # -1: any kind
    location: int = -1  # -1: any; CHOSEN
    what: int = -1  # the resource, -1: the whole price
    less: int = 0
    add: Amount = NONE  # `add` and `n` of all kinds
    times: int = 1
    rows_any: bool = False
    sections_any: bool = False
    part: int = -1  # of `defense`; what `protect` protects from
    op: int = -1
    where: int = -1


@dataclass(eq=False)
class Effect:
    """One of the 23 effects; what a verb does not use has its default."""

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
    sources: int = 0  # masks of resources, of `exchange`
    targets: int = 0
    mod: int = -1  # index of the modifier, of `apply`
    until: int = -1
    options: tuple[tuple[int, ...], ...] = ()  # of `choose_one`: lists of indices of effects
    who: int = 0


@dataclass(eq=False)
class Ability:
    """A triggered ability of a general or advisor."""

    index: int  # its place in Box.abilities
    card: int  # who bears it: see Box.bearers
    trigger: int
    soldier: int  # `kind`: -1 any
    location: int  # -1 any; a location, ANY_PRODUCTION, ANY_SPECIAL
    by_any: bool
    conditions: tuple[Condition, ...]
    pay: Price | None
    effects: tuple[int, ...]
    safe: bool  # made only of effects that open no moment: fires every time (rule 5 of moments)
