"""The eleven modifiers: what they change, and the resulting numbers."""

from typing import Final

from ..terms import frames
from ..terms import vocabulary as v
from ..terms.box import BEARER_ADVISORS
from ..terms.names import CLERK_PLACES, PLACES, ROWS
from ..terms.parts import Mod
from .amounts import NO_MOMENT, amount
from .settings import Settings
from .state import GreatWallState, hordes_before, is_manned

# An entry of State.applied: which modifier, whose, where it holds, its number, and how long it lasts
ENTRY: Final = 5
MOD: Final = 0
SEAT: Final = 1
WHERE: Final = 2
AMOUNT: Final = 3
UNTIL: Final = 4
EVERYBODY: Final = -1  # instead of a seat: the modifiers of events

# These concern the seat alone, and their number is not kept with the entry.
PERSONAL: Final = (v.MOD_COST, v.MOD_WILD, v.MOD_HAND_LIMIT, v.MOD_NO_LONE_SHAME, v.MOD_REACH)


def bearers(s: GreatWallState, seat: int) -> list[int]:
    """The cards of a seat whose abilities work: the general and the active advisors."""
    cards = [s.general[seat]] if s.general[seat] >= 0 else []
    for advisor in s.active_advisors[seat]:
        cards.append(BEARER_ADVISORS + advisor)
    return cards


def listen(cfg: Settings, s: GreatWallState, seat: int, bearer: int) -> None:
    """The card is active from now on: enter it in the index of triggers and modifiers."""
    for index in cfg.abilities_of(bearer):
        s.ears[seat] |= 1 << cfg.ability(index).trigger
    for index in cfg.mods_of(bearer):
        s.mods_on[seat] |= 1 << cfg.mod(index).kind


NO_MODS: Final[list[Mod]] = []  # most seats have none of most kinds, so they share one empty list


def mods_on(cfg: Settings, s: GreatWallState, seat: int, kind: int) -> list[Mod]:
    """The modifiers of one kind on the seat's active cards; also, if personal, those that effects put in force."""
    if not s.mods_on[seat] >> kind & 1 and (not s.applied or kind not in PERSONAL):
        return NO_MODS
    found: list[Mod] = []
    if s.mods_on[seat] >> kind & 1:
        for bearer in bearers(s, seat):
            for index in cfg.mods_of(bearer):
                mod = cfg.mod(index)
                if mod.kind == kind:
                    found.append(mod)
    if s.applied and kind in PERSONAL:
        for at in range(0, len(s.applied), ENTRY):
            mod = cfg.mod(s.applied[at + MOD])
            if mod.kind == kind and s.applied[at + SEAT] in (seat, EVERYBODY):
                found.append(mod)
    return found


def apply_hand_limits(s: GreatWallState) -> None:
    """They may be lower now: whoever has more cards discards (GW-D1)."""
    s.stack.append((frames.HAND_LIMIT, EVERYBODY))


def put_in_force(cfg: Settings, s: GreatWallState, mod: int, seat: int, place: int, n: int, until: int) -> None:
    """From now on."""
    s.applied.extend([mod, seat, place, n, until])
    if cfg.limits_at_once and cfg.mod(mod).kind == v.MOD_HAND_LIMIT:
        apply_hand_limits(s)


def end_modifiers(cfg: Settings, s: GreatWallState, until: int) -> bool:
    """End the modifiers that were in force until now. True if a hand limit may be lower: it is to be applied."""
    kept: list[int] = []
    limits = False
    for at in range(0, len(s.applied), ENTRY):
        if s.applied[at + UNTIL] != until:
            kept.extend(s.applied[at : at + ENTRY])
        elif cfg.mod(s.applied[at + MOD]).kind == v.MOD_HAND_LIMIT:
            limits = cfg.limits_at_once
    s.applied = kept
    return limits


def is_idle(mod: Mod, n: int) -> bool:
    """Whether a modifier changes nothing with this amount."""
    if mod.kind == v.MOD_DEFENSE:
        return mod.op == v.OP_ADD and n == 0
    return mod.kind in (v.MOD_CLERK_BONUS, v.MOD_POWER, v.MOD_LETHALITY, v.MOD_HAND_LIMIT) and n == 0 and mod.times == 1


def less_for(
    cfg: Settings, s: GreatWallState, seat: int, of: int, soldier: int = -1, location: int = -1, what: int = -1
) -> int:
    """How much lower a price is: all its modifiers add up. `what` names one resource of it."""
    less = 0
    for mod in mods_on(cfg, s, seat, v.MOD_COST):
        if (
            mod.of == of
            and (mod.soldier < 0 or mod.soldier == soldier)
            and (mod.location < 0 or mod.location == location)
            and mod.what == what
        ):
            less += mod.less
    return less


def clerks_at(cfg: Settings, s: GreatWallState, seat: int, location: int) -> int:
    """How many the seat's clerks count as while the location resolves: only the best bonus applies."""
    real = s.clerks[seat * CLERK_PLACES + location]
    if not real:
        return 0
    best = real
    for mod in mods_on(cfg, s, seat, v.MOD_CLERK_BONUS):
        if mod.location in (-1, location):
            best = max(best, real * mod.times + amount(cfg, s, mod.add, seat, -1, NO_MOMENT))
    for at in range(0, len(s.applied), ENTRY):
        mod = cfg.mod(s.applied[at + MOD])
        if (
            mod.kind == v.MOD_CLERK_BONUS
            and s.applied[at + SEAT] in (seat, EVERYBODY)
            and s.applied[at + WHERE] == location
        ):
            best = max(best, real * mod.times + s.applied[at + AMOUNT])
    return best


def wild_of(cfg: Settings, s: GreatWallState, seat: int) -> int:
    """Mask of the resources that can be paid instead of any other."""
    mask = 0
    for mod in mods_on(cfg, s, seat, v.MOD_WILD):
        mask |= 1 << mod.what
    return mask


def hand_limit(cfg: Settings, s: GreatWallState, seat: int) -> int:
    limit = cfg.box.hand_limit
    for mod in mods_on(cfg, s, seat, v.MOD_HAND_LIMIT):
        limit += amount(cfg, s, mod.add, seat, -1, NO_MOMENT)
    return limit if limit > 0 else 0


def is_spared_lone_shame(cfg: Settings, s: GreatWallState, seat: int) -> bool:
    return len(mods_on(cfg, s, seat, v.MOD_NO_LONE_SHAME)) > 0


def reaches_any_row(cfg: Settings, s: GreatWallState, seat: int, soldier: int) -> bool:
    return any([mod.rows_any and mod.soldier in (-1, soldier) for mod in mods_on(cfg, s, seat, v.MOD_REACH)])


def reaches_any_section(cfg: Settings, s: GreatWallState, seat: int, soldier: int) -> bool:
    return any([mod.sections_any and mod.soldier in (-1, soldier) for mod in mods_on(cfg, s, seat, v.MOD_REACH)])


# Hordes and the wall


def is_protected(cfg: Settings, s: GreatWallState, place: int, against: int) -> bool:
    """Whether the horde cannot be wounded, or attacked by horsemen."""
    card = s.horde[place]
    if not cfg.horde_kinds[card] >> v.MOD_PROTECT & 1:
        return False
    return any([mod.kind == v.MOD_PROTECT and mod.part == against for mod in cfg.horde_mods[card]])


def is_changed(cfg: Settings, s: GreatWallState, kind: int) -> bool:
    """Whether any modifier of the kind may be in force: mostly none is, and there is nothing to look for."""
    kinds = 0
    for card in s.horde:
        if card >= 0:
            kinds |= cfg.horde_kinds[card]
    for on_cards in s.mods_on:
        kinds |= on_cards
    return len(s.applied) > 0 or kinds >> kind & 1 == 1


def lethality(cfg: Settings, s: GreatWallState, place: int) -> int:
    """How many soldiers a player loses on this horde; never below 0 (GW-V12)."""
    n = cfg.lethality[s.year]
    if not is_changed(cfg, s, v.MOD_LETHALITY):
        return n if n > 0 else 0
    for other in range(PLACES):
        if s.horde[other] >= 0:
            for mod in cfg.horde_mods[s.horde[other]]:
                if mod.kind == v.MOD_LETHALITY and (
                    mod.where == v.ALL_PLACES or (mod.where == v.SELF and other == place)
                ):
                    n += mod.add.base
    for seat in range(cfg.seats):
        for mod in mods_on(cfg, s, seat, v.MOD_LETHALITY):
            n += amount(cfg, s, mod.add, seat, -1, NO_MOMENT)
    for at in range(0, len(s.applied), ENTRY):
        mod = cfg.mod(s.applied[at + MOD])
        if mod.kind == v.MOD_LETHALITY and s.applied[at + WHERE] in (-1, place // ROWS):
            n += s.applied[at + AMOUNT]
    return n if n > 0 else 0


def breach_shame(cfg: Settings, s: GreatWallState, place: int) -> int:
    """How many tokens each player without a soldier on this horde takes in a breach."""
    n = 1
    for mod in cfg.horde_mods[s.horde[place]]:
        if mod.kind == v.MOD_BREACH_SHAME:
            n += mod.add.base
    return n


class Change:
    """A modifier of defense or power as it affects one section: its part, its operation, its number."""

    __slots__ = ("n", "op", "part")

    def __init__(self, part: int, op: int, n: int) -> None:
        self.part = part
        self.op = op
        self.n = n


def changes(cfg: Settings, s: GreatWallState, section: int, kind: int) -> list[Change]:
    """All modifiers of one kind that affect the section: from its hordes, players and effects."""
    found: list[Change] = []
    for place in range(PLACES):
        if s.horde[place] >= 0 and cfg.horde_kinds[s.horde[place]] >> kind & 1:
            for mod in cfg.horde_mods[s.horde[place]]:
                if mod.kind == kind and (
                    mod.where == v.ALL_PLACES or (mod.where == v.HERE and place // ROWS == section)
                ):
                    found.append(Change(mod.part, mod.op, mod.add.base))
    for seat in range(cfg.seats):
        for mod in mods_on(cfg, s, seat, kind):
            if bears_on(s, mod, seat, section, -1):
                found.append(Change(mod.part, mod.op, amount(cfg, s, mod.add, seat, -1, NO_MOMENT)))
    for at in range(0, len(s.applied), ENTRY):
        mod = cfg.mod(s.applied[at + MOD])
        if mod.kind == kind and bears_on(s, mod, s.applied[at + SEAT], section, s.applied[at + WHERE]):
            found.append(Change(mod.part, mod.op, s.applied[at + AMOUNT]))
    return found


def bears_on(s: GreatWallState, mod: Mod, seat: int, section: int, chosen: int) -> bool:
    """Whether a player's modifier holds in the section."""
    if mod.where == v.MANNED:
        return is_manned(s, seat, section)
    return mod.where == v.ALL_PLACES or (mod.where == v.CHOSEN and chosen == section)


def defense(cfg: Settings, s: GreatWallState, section: int) -> int:
    """GW-W3, in the order of GW-W13: parts (set before add, none below 0), sum, additions, halvings."""
    found = changes(cfg, s, section, v.MOD_DEFENSE)
    wall, barricades = parts_of_defense(cfg, s, section, found)
    total = wall + barricades
    for change in found:
        if change.part == v.PART_TOTAL and change.op == v.OP_SET:
            total = change.n
    for change in found:
        if change.part == v.PART_TOTAL and change.op == v.OP_ADD:
            total += change.n
    if total < 0:
        total = 0
    for change in found:
        if change.op == v.OP_HALF:
            total //= 2
    return total


def parts_of_defense(cfg: Settings, s: GreatWallState, section: int, found: list[Change]) -> tuple[int, int]:
    """What the wall and all barricades of a section add."""
    wall = part_of_defense(found, v.PART_WALL, cfg.box.wall_defense[s.wall[section]])
    barricade = part_of_defense(found, v.PART_BARRICADE, cfg.box.barricade_defense)
    return wall, barricade * s.barricades[section]


def part_of_defense(found: list[Change], part: int, value: int) -> int:
    for change in found:
        if change.part == part and change.op == v.OP_SET:
            value = change.n
    for change in found:
        if change.part == part and change.op == v.OP_ADD:
            value += change.n
    return value if value > 0 else 0


def power_of(cfg: Settings, s: GreatWallState, place: int) -> int:
    """The power of one horde, never below 0."""
    n = cfg.box.hordes[s.horde[place]].power
    for other in range(PLACES):
        if s.horde[other] >= 0:
            is_beside = other != place and other // ROWS == place // ROWS
            for mod in cfg.horde_mods[s.horde[other]]:
                if mod.kind == v.MOD_POWER and (mod.where == v.ALL_PLACES or (mod.where == v.NEIGHBORS and is_beside)):
                    n += mod.add.base
    for seat in range(cfg.seats):
        for mod in mods_on(cfg, s, seat, v.MOD_POWER):
            n += amount(cfg, s, mod.add, seat, -1, NO_MOMENT)
    for at in range(0, len(s.applied), ENTRY):
        mod = cfg.mod(s.applied[at + MOD])
        if mod.kind == v.MOD_POWER and mod.where == v.ALL_PLACES:
            n += s.applied[at + AMOUNT]
    return n if n > 0 else 0


def powers(cfg: Settings, s: GreatWallState) -> list[int]:
    """The power of every horde, by place; 0 where there is none."""
    changed = is_changed(cfg, s, v.MOD_POWER)
    found = [0] * PLACES
    for place in range(PLACES):
        if s.horde[place] >= 0:
            found[place] = power_of(cfg, s, place) if changed else max(0, cfg.box.hordes[s.horde[place]].power)
    return found


def power(cfg: Settings, s: GreatWallState, section: int) -> int:
    """The power of all hordes of a section, never below 0."""
    each = [power_of(cfg, s, place) for place in hordes_before(s, section)]
    return power_together(cfg, s, section, sum(each))


def power_together(cfg: Settings, s: GreatWallState, section: int, total: int) -> int:
    """The hordes' total power in a section, changed by the effects in force there."""
    for at in range(0, len(s.applied), ENTRY):
        mod = cfg.mod(s.applied[at + MOD])
        if mod.kind == v.MOD_POWER and mod.where == v.CHOSEN and s.applied[at + WHERE] == section:
            total += s.applied[at + AMOUNT]
    return total if total > 0 else 0
