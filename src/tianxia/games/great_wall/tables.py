"""What the cards and the board say, in the form the rules use: numbers only, shared by all states.

`cards.py` makes these tables from the data files, checked entry by entry.
"""

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
        index: int,  # its place in Tables.mods
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
        index: int,  # its place in Tables.effects
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
        index: int,  # its place in Tables.abilities
        card: int,  # who bears it: see Tables.bearers
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


class General:
    __slots__ = ("abilities", "id", "mods", "set", "start", "tactics", "tea")

    def __init__(
        self,
        id: str,
        set: str,
        start: tuple[int, ...],
        tactics: int,
        tea: int,
        abilities: tuple[int, ...],
        mods: tuple[int, ...],
    ) -> None:
        self.id: Final = id
        self.set: Final = set
        self.start: Final = start
        self.tactics: Final = tactics
        self.tea: Final = tea
        self.abilities: Final = abilities
        self.mods: Final = mods


class Advisor:
    __slots__ = ("abilities", "id", "mods")

    def __init__(self, id: str, abilities: tuple[int, ...], mods: tuple[int, ...]) -> None:
        self.id: Final = id
        self.abilities: Final = abilities
        self.mods: Final = mods


class Tactic:
    __slots__ = ("basic", "boosted", "chi", "conditions", "id", "set", "soldier", "trigger", "window")

    def __init__(
        self,
        id: str,
        set: str,
        window: int,
        trigger: int,
        soldier: int,
        conditions: tuple[Condition, ...],
        basic: tuple[int, ...],
        chi: int,
        boosted: tuple[int, ...],
    ) -> None:
        self.id: Final = id
        self.set: Final = set
        self.window: Final = window
        self.trigger: Final = trigger
        self.soldier: Final = soldier
        self.conditions: Final = conditions
        self.basic: Final = basic
        self.chi: Final = chi
        self.boosted: Final = boosted


class Horde:
    """A horde card: one type with one back."""

    __slots__ = ("back", "cells", "honor", "id", "mods", "power", "set", "spots", "type")

    def __init__(
        self,
        id: str,
        type: str,
        set: str,
        back: int,
        power: int,
        honor: int,
        cells: tuple[int, ...],
        mods: tuple[int, ...],
    ) -> None:
        self.id: Final = id
        self.type: Final = type
        self.set: Final = set
        self.back: Final = back  # section
        self.power: Final = power
        self.honor: Final = honor
        self.cells: Final = cells  # -1: no spot; else what * 8 + number: 0 nothing, resource, HONOR, TACTIC
        self.spots: Final = sum([1 for cell in cells if cell >= 0])
        self.mods: Final = mods


class Command:
    __slots__ = ("boxes", "counts_as", "deck", "id", "stays")

    def __init__(self, id: str, deck: str, counts_as: int, stays: bool, boxes: tuple[tuple[int, ...], ...]) -> None:
        self.id: Final = id
        self.deck: Final = deck  # of a player, of the Reed Clan, of Qin Jiushao
        self.counts_as: Final = counts_as  # the player's card under whose name it counts, -1: none
        self.stays: Final = stays  # in the discard for good (GW-Z5)
        self.boxes: Final = boxes  # (1 if it is for the others, effect, effect, ...)


class Artifact:
    __slots__ = ("id", "score")

    def __init__(self, id: str, score: Amount) -> None:
        self.id: Final = id
        self.score: Final = score


class Need:
    """What a decree asks for: pieces that are given up, or a state that is only looked at."""

    __slots__ = ("least", "most", "n", "scale", "what")

    def __init__(self, what: int, n: Amount, scale: int = -1, least: Amount | None = None, most: int = -1) -> None:
        self.what: Final = what  # one of vocabulary.NEEDS, -1: a scale is looked at
        self.n: Final = n
        self.scale: Final = scale
        self.least: Final = least if least is not None else Amount(0)
        self.most: Final = most  # -1: no upper bound


class Decree:
    __slots__ = ("id", "needs", "out_with_2", "team")

    def __init__(self, id: str, team: bool, needs: tuple[Need, ...], out_with_2: bool) -> None:
        self.id: Final = id
        self.team: Final = team  # the players together, in any split; else each alone
        self.needs: Final = needs
        self.out_with_2: Final = out_with_2


class Event:
    __slots__ = ("effects", "id", "mods")

    def __init__(self, id: str, effects: tuple[int, ...], mods: tuple[int, ...]) -> None:
        self.id: Final = id
        self.effects: Final = effects  # once
        self.mods: Final = mods  # until the end of the game


class Location:
    __slots__ = ("donate", "id", "overseer_cost", "overseer_pay", "shame", "slots")

    def __init__(
        self, id: str, slots: tuple[int, int], shame: bool, donate: bool, pay: int, cost: tuple[int, ...]
    ) -> None:
        self.id: Final = id
        self.slots: Final = slots  # on the 1-3 side, on the 4 side; special locations: 0
        self.shame: Final = shame
        self.donate: Final = donate
        self.overseer_pay: Final = pay  # resource; -1: no overseers here
        self.overseer_cost: Final = cost


class Tables:
    """All cards and the board. A list's index is the card's number everywhere in the state."""

    def __init__(self) -> None:
        self.effects: list[Effect] = []
        self.mods: list[Mod] = []
        self.abilities: list[Ability] = []
        self.generals: list[General] = []
        self.advisors: list[Advisor] = []
        self.tactics: list[Tactic] = []
        self.hordes: list[Horde] = []
        self.commands: list[Command] = []  # in the order of names.COMMANDS, then those of other decks
        self.artifacts: list[Artifact] = []
        self.decrees: list[Decree] = []
        self.events: list[Event] = []
        self.locations: list[Location] = []  # in the order of names.LOCATIONS
        # Time tracks: (hordes, lethality) of each space, by board side: 0 for 1 to 3 players, 1 for 4.
        self.time: list[list[tuple[int, int]]] = [[], []]
        # Walls, by level 0 to 3
        self.wall_defence: list[int] = []
        self.firing_spots: list[int] = []
        self.wall_cost: list[int] = []
        self.wall_honor: list[int] = []
        self.barricade_defence: int = 0
        self.barricade_cost: int = 0
        self.barricade_honor: int = 0
        self.barricades: int = 0  # all there are
        self.soldier_cost: list[Price] = []  # by kind
        self.soldiers_owned: list[int] = []
        self.save_cost: int = 0  # chi
        self.clerk_cost: int = 0  # gold
        self.clerks_owned: int = 0
        self.clerks_at_start: int = 0  # in the pool
        self.advisor_track: int = 0
        self.shame_per_player: int = 0
        self.shame_solo: int = 0
        self.shame_cost: int = 0  # chi, in summer
        self.shame_honor: int = 0  # lost at the end for each token, as a positive number
        self.discard_honor: int = 0  # lost in the co-operative game to discard a token (GW-C7)
        self.hand_limit: int = 0
        self.donation_honor: int = 0

    # Bearers of abilities share one numbering: a general's number, or BEARER_ADVISORS + an advisor's.


BEARER_ADVISORS: Final = 64
