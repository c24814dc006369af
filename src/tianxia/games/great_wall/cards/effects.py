"""Effects of a card."""

from typing import Final

from ....core.pack import short
from ....core.pack_entry import PackEntry
from ..terms.box import Box
from ..terms.names import RESOURCES
from ..terms.notation import MOST_OPTIONS
from ..terms.parts import Amount, Effect, Price
from ..terms.vocabulary import (
    ANY,
    DO_CHOOSE_ONE,
    EFFECTS,
    FREE,
    OPENS_NO_MOMENT,
    TABLE,
    UNTILS,
    USUAL,
    WAREHOUSE_PAYS,
    WHATS,
    WHO,
)
from .amounts import NO_MOMENT, Moment, read_amount, read_price
from .modifiers import BY_EFFECT, choice, read_kind, read_mod, read_place
from .spelling import EFFECT_WORDS, MAY_BE_ALL, MOST

DEEPEST: Final = 2  # choices within choices
LONGEST: Final = 9  # effects in a row
FOR_EVENTS: Final = ("lose", "place_horde")
OF_EVENTS: Final = (*FOR_EVENTS, "gain", "draw", "discard_shame")
# What the cards of the seats that the rules move can say: the Reed Clan's, Qin's (GW-R9, GW-Q).
BY_RULE: Final = {
    "reed": ("move_clerks",),
    "solo": ("move_clerks", "advanced_activation", "upgrade", "recruit", "build_wall", "gain", "apply"),
}
BUILDING: Final = ("build_wall", "build_barricade")


class Around:
    """What stands around an effect."""

    __slots__ = ("coop", "deck", "event", "is_dying", "moment")

    def __init__(
        self,
        moment: Moment = NO_MOMENT,
        is_dying: bool = False,
        coop: bool = False,
        deck: str = "",
        event: bool = False,
    ) -> None:
        self.moment: Final = moment
        self.is_dying: Final = is_dying  # the moment in which soldiers can be saved
        self.coop: Final = coop
        self.deck: Final = deck  # of the command card; empty: none
        self.event: Final = event


def read_effects(box: Box, entry: PackEntry, key: str, around: Around) -> tuple[int, ...]:
    """Put the effects of a list into the tables; their indices there."""
    return _read_list(box, entry, entry.items(key), (key,), around, 0)


def _read_list(
    box: Box, entry: PackEntry, items: list[object], at: tuple[str | int, ...], around: Around, depth: int
) -> tuple[int, ...]:
    if not 1 <= len(items) <= LONGEST:
        raise entry.error(f"{at[0]} holds 1 to {LONGEST} effects, not {len(items)}", *at)
    return tuple([_read_effect(box, entry.table_of(item, *at, i), around, depth) for i, item in enumerate(items)])


def _read_effect(box: Box, entry: PackEntry, around: Around, depth: int) -> int:
    verb = entry.word("do", EFFECT_WORDS, EFFECTS)
    needed, also = EFFECT_WORDS[verb]
    entry.only(("do", *needed, *also, "who"), f"in the effect {verb}")
    for word in needed:
        entry.value(word)
    _check_place(entry, verb, around)
    n = read_amount(entry, "n", around.moment, 1, verb in MAY_BE_ALL) if entry.has("n") else Amount(1)
    sections = read_amount(entry, "sections", around.moment, 1) if entry.has("sections") else Amount(1)
    is_exchange = verb == "exchange"
    cost, price = _read_cost(entry, verb)
    options = _read_options(box, entry, around, depth) if verb == "choose_one" else ()
    effect = Effect(
        # Options and modifiers come first: the index of the effect itself is the next free one.
        mod=read_mod(box, entry.entry("mod"), BY_EFFECT, around.moment) if verb == "apply" else -1,
        index=len(box.effects),
        verb=EFFECTS.index(verb),
        n=n,
        what=_read_what(entry, verb),
        to=-1 if is_exchange else read_place(entry, verb, "to"),
        location=read_place(entry, verb, "location"),
        soldier=read_kind(entry),
        where=read_place(entry, verb, "where"),
        sections=sections,
        cost=cost,
        price=price,
        less=entry.number("less", 1, MOST) if entry.has("less") else 0,
        give=entry.number("give", 1, MOST) if is_exchange else 0,
        get=entry.number("get", 1, MOST) if is_exchange else 0,
        times=entry.number("times", 1, MOST) if is_exchange else 0,
        sources=_read_resources(entry, "from") if is_exchange else 0,
        targets=_read_resources(entry, "to") if is_exchange else 0,
        until=UNTILS.index(choice(entry, verb, "until")) if verb == "apply" else -1,
        options=options,
        who=WHO.index(entry.word("who", WHO, WHO)) if entry.has("who") else 0,
    )
    box.effects.append(effect)
    return effect.index


def _read_what(entry: PackEntry, verb: str) -> int:
    what = choice(entry, verb, "what")
    if not what:
        return -1
    return RESOURCES.index(what) if what in RESOURCES else ANY + WHATS.index(what)


def _read_cost(entry: PackEntry, verb: str) -> tuple[int, Price]:
    value = entry.data.get("cost")
    if value is None:
        return USUAL, Price()
    if entry.has("less"):
        raise entry.error("less lowers the usual price: it cannot stand beside cost", "less")
    if isinstance(value, dict):
        price = read_price(entry, "cost")
        if verb in BUILDING and (price.build == 0 or len(value) > 1):
            raise entry.error("the price of a building is in `build` alone: wood, stone or gold", "cost")
        return TABLE, price
    if value == "warehouse" and verb not in BUILDING:
        raise entry.error("the warehouse pays for building only", "cost")
    if value not in ("free", "warehouse"):
        raise entry.error(f'cost must be a table, "free" or "warehouse", not {short(value)}', "cost")
    return (FREE if value == "free" else WAREHOUSE_PAYS), Price()


def _read_resources(entry: PackEntry, key: str) -> int:
    """A list of resources as a mask."""
    mask = 0
    for i, name in enumerate(entry.items(key)):
        if not isinstance(name, str) or name not in RESOURCES:
            raise entry.error(f"{key} names some of {', '.join(RESOURCES)}, not {short(name)}", key, i)
        mask |= 1 << RESOURCES.index(name)
    if mask == 0:
        raise entry.error(f"{key} names at least one resource", key)
    return mask


def _read_options(box: Box, entry: PackEntry, around: Around, depth: int) -> tuple[tuple[int, ...], ...]:
    if depth == DEEPEST:
        raise entry.error(f"choices stand at most {DEEPEST} deep in one another", "do")
    items = entry.items("options")
    if not 2 <= len(items) <= MOST_OPTIONS:
        raise entry.error(f"options are 2 to {MOST_OPTIONS} lists of effects, not {len(items)}", "options")
    options: list[tuple[int, ...]] = []
    for i, item in enumerate(items):
        if not isinstance(item, list):
            raise entry.error(f"each of the options is a list of effects, not {short(item)}", "options", i)
        options.append(_read_list(box, entry, item, ("options", i), around, depth + 1))
    return tuple(options)


def _check_place(entry: PackEntry, verb: str, around: Around) -> None:
    """An effect stands only where it has a meaning."""
    if verb in FOR_EVENTS and not around.event:
        raise entry.error(f"the effect {verb} is for events only", "do")
    whose = None if verb == "place_horde" else "all"
    if around.event and (verb not in OF_EVENTS or entry.data.get("who") != whose):
        raise entry.error("an event makes all players lose, gain or discard something, or places hordes", "do")
    if around.deck in BY_RULE and verb not in BY_RULE[around.deck]:
        known = ", ".join(BY_RULE[around.deck])
        raise entry.error(f"who chooses nothing can only {known}, not {verb}", "do")
    if entry.data.get("who", "self") != "self" and not around.coop:
        raise entry.error("only co-operative cards concern other players", "who")
    if verb == "copy_command" and around.deck != "player":
        raise entry.error("the effect copy_command is for command cards only", "do")
    if verb == "save" and not around.is_dying:
        raise entry.error("soldiers can be saved only when they are dying: on = 'soldiers_dying'", "do")
    if verb == "gain" and entry.data["what"] == "location_resource" and not around.moment.has_location:
        raise entry.error("there is no production location whose resource could be gained", "what")
    if verb == "gain" and entry.has("to") and entry.data["what"] not in ("wood", "stone", "gold", "build"):
        raise entry.error("the warehouse holds wood, stone and gold only", "what")
    if verb == "wound" and entry.data["where"] != "any" and not around.moment.has_section:
        raise entry.error("this moment is about no section: where can only be 'any'", "where")
    if verb == "attack" and entry.has("sections") and entry.data["where"] != "section":
        raise entry.error("sections are chosen only with where = 'section'", "sections")


def is_safe(box: Box, effects: tuple[int, ...]) -> bool:
    """Whether none of them opens a moment (rule 5 of moments); a choice is as safe as its options."""
    for index in effects:
        effect = box.effects[index]
        if effect.verb == DO_CHOOSE_ONE:
            if not all([is_safe(box, option) for option in effect.options]):
                return False
        elif effect.verb not in OPENS_NO_MOMENT:
            return False
    return True
