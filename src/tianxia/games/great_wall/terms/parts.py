"""What cards are made of: amounts, prices, conditions, modifiers, effects, abilities. Numbers only."""

# The words of the data files are kept, though Python knows some of them.
# ruff: noqa: A002

from typing import Final


class Amount:
    """base + each x the product of all scales, at most `cap`; or as many as there are (`every`)."""

    __slots__ = ("base", "cap", "each", "every", "per")

    def __init__(self, base: int, each: int = 0, per: tuple[int, ...] = (), cap: int = -1, every: bool = False) -> None:
        self.base: Final = base
        self.each: Final = each
        self.per: Final = per
        self.cap: Final = cap  # -1: no maximum
        self.every: Final = every


class Price:
    """So many of each resource, and of `any` kind, and of kinds to `build` with (wood, stone, gold)."""

    __slots__ = ("any", "build", "chi", "gold", "stone", "wood")

    def __init__(
        self, wood: int = 0, stone: int = 0, gold: int = 0, chi: int = 0, any: int = 0, build: int = 0
    ) -> None:
        self.wood: Final = wood
        self.stone: Final = stone
        self.gold: Final = gold
        self.chi: Final = chi
        self.any: Final = any
        self.build: Final = build


class Condition:
    """One of the eight conditions; `most` -1: no upper bound."""

    __slots__ = ("kind", "least", "most", "place", "soldier")

    def __init__(self, kind: int, soldier: int, place: int, least: int, most: int) -> None:
        self.kind: Final = kind
        self.soldier: Final = soldier
        self.place: Final = place
        self.least: Final = least
        self.most: Final = most


class Mod:
    """One of the eleven modifiers; what a kind does not use has its default."""

    __slots__ = (
        "add",
        "index",
        "kind",
        "less",
        "location",
        "of",
        "op",
        "part",
        "rows_any",
        "sections_any",
        "soldier",
        "times",
        "what",
        "where",
    )

    def __init__(
        self,
        index: int,  # its place in Box.mods
        kind: int,
        of: int = -1,  # what a `cost` is the cost of
        soldier: int = -1,  # -1: any kind
        location: int = -1,  # -1: any; CHOSEN
        what: int = -1,  # the resource, -1: the whole price
        less: int = 0,
        add: Amount | None = None,  # `add` and `n` of all kinds
        times: int = 1,
        rows_any: bool = False,
        sections_any: bool = False,
        part: int = -1,  # of `defence`; what `protect` protects from
        op: int = -1,
        where: int = -1,
    ) -> None:
        self.index: Final = index
        self.kind: Final = kind
        self.of: Final = of
        self.soldier: Final = soldier
        self.location: Final = location
        self.what: Final = what
        self.less: Final = less
        self.add: Final = add if add is not None else Amount(0)
        self.times: Final = times
        self.rows_any: Final = rows_any
        self.sections_any: Final = sections_any
        self.part: Final = part
        self.op: Final = op
        self.where: Final = where


class Effect:
    """One of the 23 effects; what a verb does not use has its default."""

    __slots__ = (
        "cost",
        "get",
        "give",
        "index",
        "less",
        "location",
        "mod",
        "n",
        "options",
        "price",
        "sections",
        "soldier",
        "sources",
        "targets",
        "times",
        "to",
        "until",
        "verb",
        "what",
        "where",
        "who",
    )

    def __init__(
        self,
        index: int,  # its place in Box.effects
        verb: int,
        n: Amount | None = None,
        what: int = -1,
        to: int = -1,
        location: int = -1,
        soldier: int = -1,  # -1: any kind
        where: int = -1,
        sections: Amount | None = None,
        cost: int = 0,  # USUAL, TABLE, FREE, WAREHOUSE_PAYS
        price: Price | None = None,
        less: int = 0,
        give: int = 0,
        get: int = 0,
        times: int = 0,
        sources: int = 0,  # masks of resources, of `exchange`
        targets: int = 0,
        mod: int = -1,  # index of the modifier, of `apply`
        until: int = -1,
        options: tuple[tuple[int, ...], ...] = (),  # of `choose_one`: lists of indices of effects
        who: int = 0,
    ) -> None:
        self.index: Final = index
        self.verb: Final = verb
        self.n: Final = n if n is not None else Amount(1)
        self.what: Final = what
        self.to: Final = to
        self.location: Final = location
        self.soldier: Final = soldier
        self.where: Final = where
        self.sections: Final = sections if sections is not None else Amount(1)
        self.cost: Final = cost
        self.price: Final = price if price is not None else Price()
        self.less: Final = less
        self.give: Final = give
        self.get: Final = get
        self.times: Final = times
        self.sources: Final = sources
        self.targets: Final = targets
        self.mod: Final = mod
        self.until: Final = until
        self.options: Final = options
        self.who: Final = who


class Ability:
    """A triggered ability of a general or advisor."""

    __slots__ = ("by_any", "card", "conditions", "effects", "index", "location", "pay", "safe", "soldier", "trigger")

    def __init__(
        self,
        index: int,  # its place in Box.abilities
        card: int,  # who bears it: see Box.bearers
        trigger: int,
        soldier: int,  # `kind`: -1 any
        location: int,  # -1 any; a location, ANY_PRODUCTION, ANY_SPECIAL
        by_any: bool,
        conditions: tuple[Condition, ...],
        pay: Price | None,
        effects: tuple[int, ...],
        safe: bool,  # made only of effects that open no moment: fires every time (rule 5 of moments)
    ) -> None:
        self.index: Final = index
        self.card: Final = card
        self.trigger: Final = trigger
        self.soldier: Final = soldier
        self.location: Final = location
        self.by_any: Final = by_any
        self.conditions: Final = conditions
        self.pay: Final = pay
        self.effects: Final = effects
        self.safe: Final = safe
