"""The board: locations, time tracks, walls, prices."""

from typing import Final

from ....core.pack_entry import PackEntry
from ..terms.box import Box, Location
from ..terms.names import LOCATIONS, PLACES, PRODUCTION, REGULAR, RESOURCES, ROWS, SECTIONS, SOLDIERS
from .amounts import read_price, read_single_price
from .spelling import MOST, PROVENANCES

SIDES: Final = ("1-3", "4")
SEATS_OF_SIDE: Final = ([1, 2, 3], [4])
LEVELS: Final = 4
LONGEST_GAME: Final = 12  # years
NOTES: Final = ("provenance", "note")


def _check_words(entry: PackEntry, words: tuple[str, ...]) -> None:
    entry.only((*words, *NOTES))
    entry.word("provenance", PROVENANCES, PROVENANCES)
    if entry.has("note"):
        entry.text("note")


def _check_fixed(entry: PackEntry, key: str, value: object) -> None:
    """The rules of the game stand on this value."""
    found = entry.value(key)
    if found != value or isinstance(found, bool) != isinstance(value, bool):
        shown = str(value).lower() if isinstance(value, bool) else repr(value)
        raise entry.error(f"{key} is {shown} by the rules and cannot change", key)


def read_sections(box: Box, entry: PackEntry) -> None:
    _check_words(entry, ("ids", "horde_rows", "barricades_per_section"))
    _check_fixed(entry, "ids", list(SECTIONS))
    _check_fixed(entry, "horde_rows", ROWS)
    _check_fixed(entry, "barricades_per_section", 3)


def read_time_track(box: Box, entry: PackEntry) -> None:
    _check_words(entry, ("side", "players", "spaces"))
    side = SIDES.index(entry.word("side", SIDES, SIDES))
    _check_fixed(entry, "players", SEATS_OF_SIDE[side])
    spaces = entry.entries("spaces")
    if not 1 <= len(spaces) <= LONGEST_GAME:
        raise entry.error(f"a time track has 1 to {LONGEST_GAME} spaces, not {len(spaces)}", "spaces")
    track: list[tuple[int, int]] = []
    for i, space in enumerate(spaces):
        space.only(("year", "hordes", "lethality"), "in a space")
        if space.number("year", 1, LONGEST_GAME) != i + 1:
            raise space.error(f"this is the space of year {i + 1}", "year")
        track.append((space.number("hordes", 0, PLACES), space.number("lethality", 0, MOST)))
    box.time[side] = track


def read_location(box: Box, entry: PackEntry) -> None:
    words = ("id", "name", "kind", "production", "resource", "slots", "shame", "donate", "overseer")
    _check_words(entry, words)
    number = LOCATIONS.index(entry.word("id", LOCATIONS, LOCATIONS))
    entry.text("name")
    _check_fixed(entry, "kind", "regular" if number < REGULAR else "special")
    _check_fixed(entry, "production", number < PRODUCTION)
    slots = (0, 0)
    if number < REGULAR:
        by_side = entry.entry("slots")
        by_side.only(SIDES, "in slots")
        slots = by_side.number(SIDES[0], 1, MOST), by_side.number(SIDES[1], 1, MOST)
    elif entry.has("slots"):
        raise entry.error("a special location has no slots", "slots")
    pay = -1
    cost: tuple[int, ...] = ()
    if number < PRODUCTION:
        _check_fixed(entry, "resource", RESOURCES[number])
        pay, cost = _read_overseer(entry.entry("overseer"))
    else:
        for key in ("resource", "donate", "overseer"):
            if entry.has(key):
                raise entry.error(f"only production locations have the word {key}", key)
    entry.value("shame")
    place = Location(LOCATIONS[number], slots, entry.flag("shame"), entry.flag("donate"), pay, cost)
    if place.donate and number == PRODUCTION - 1:
        raise entry.error("the warehouse takes no chi: nothing can be donated here", "donate")
    box.locations.append(place)


def _read_overseer(entry: PackEntry) -> tuple[int, tuple[int, ...]]:
    entry.only(("pay", "cost"), "in overseer")
    costs = entry.items("cost")
    if len(costs) != 3:
        raise entry.error("cost is three numbers, one for each level", "cost")
    prices = [entry.checked(cost, 0, MOST, "cost", i) for i, cost in enumerate(costs)]
    return RESOURCES.index(entry.word("pay", RESOURCES, RESOURCES)), tuple(prices)


def read_warehouse(box: Box, entry: PackEntry) -> None:
    _check_words(entry, ("takes_clerks", "holds", "donation_honor"))
    _check_fixed(entry, "takes_clerks", False)
    _check_fixed(entry, "holds", list(RESOURCES[:3]))
    box.donation_honor = entry.number("donation_honor", 0, MOST)


def read_soldiers(box: Box, entry: PackEntry) -> None:
    _check_words(entry, (*SOLDIERS, "save_cost"))
    for soldier in SOLDIERS:
        kind = entry.entry(soldier)
        kind.only(("cost", "owned"), f"in {soldier}")
        box.soldier_cost.append(read_price(kind, "cost"))
        box.soldiers_owned.append(kind.number("owned", 0, MOST))
    box.save_cost = read_single_price(entry, "save_cost", "chi")


def read_hire(box: Box, entry: PackEntry) -> None:
    _check_words(entry, ("clerk", "advisor", "clerks_owned", "clerks_at_start", "advisor_track"))
    _check_fixed(entry, "advisor", {"gold_per_advisor": 1, "counts_new": True})
    box.clerk_cost = read_single_price(entry, "clerk", "gold")
    box.clerks_owned = entry.number("clerks_owned", 1, MOST)
    box.clerks_at_start = entry.number("clerks_at_start", 1, box.clerks_owned)
    box.advisor_track = entry.number("advisor_track", 1, MOST)


def read_shame(box: Box, entry: PackEntry) -> None:
    words = ("bank_per_player", "bank_solo", "summer_cost", "final_honor", "coop_discard_honor")
    _check_words(entry, words)
    box.shame_per_player = entry.number("bank_per_player", 0, MOST)
    box.shame_solo = entry.number("bank_solo", 0, MOST)
    box.shame_cost = read_single_price(entry, "summer_cost", "chi")
    box.shame_honor = -entry.number("final_honor", -MOST, 0)
    box.discard_honor = entry.number("coop_discard_honor", 0, MOST)


def read_hand(box: Box, entry: PackEntry) -> None:
    _check_words(entry, ("tactic_limit", "command_track"))
    box.hand_limit = entry.number("tactic_limit", 0, MOST)
    _check_fixed(entry, "command_track", 4)


def read_wall(box: Box, entry: PackEntry) -> None:
    """Levels come in their order, from 0."""
    _check_words(entry, ("level", "defence", "firing_spots", "build_cost", "honor"))
    level = entry.number("level", 0, LEVELS - 1)
    if level == 0:
        for key in ("build_cost", "honor"):
            if entry.has(key):
                raise entry.error("level 0 is no wall: nobody builds it", key)
    box.wall_defence.append(entry.number("defence", 0, MOST))
    box.firing_spots.append(entry.number("firing_spots", 0, MOST))
    box.wall_cost.append(entry.number("build_cost", 0, MOST) if level else 0)
    box.wall_honor.append(entry.number("honor", 0, MOST) if level else 0)


def read_barricade(box: Box, entry: PackEntry) -> None:
    _check_words(entry, ("defence", "cost", "honor", "owned"))
    box.barricade_defence = entry.number("defence", 0, MOST)
    box.barricade_cost = read_single_price(entry, "cost", "build")
    box.barricade_honor = entry.number("honor", 0, MOST)
    box.barricades = entry.number("owned", 0, MOST)
