"""The board as numbers, put into the box."""

from ..terms.box import Box, Location
from ..terms.names import RESOURCES
from .board_entries import SIDES
from .board_entries import Location as LocationEntry
from .effects import price_of
from .entries import Contents


def put_board(box: Box, tables: Contents) -> None:
    box.is_1_3 = tables.course.rules == "1.3"
    box.donation_honor = tables.warehouse.donation_honor
    for soldier in (tables.soldiers.spearman, tables.soldiers.archer, tables.soldiers.horseman):
        box.soldier_cost.append(price_of(soldier.cost))
        box.soldiers_owned.append(soldier.owned)
    box.save_cost = tables.soldiers.save_cost.chi
    box.clerk_cost = tables.hire.clerk.gold
    box.clerks_owned = tables.hire.clerks_owned
    box.clerks_at_start = tables.hire.clerks_at_start
    box.advisor_track = tables.hire.advisor_track
    box.shame_per_player = tables.shame.bank_per_player
    box.shame_solo = tables.shame.bank_solo
    box.shame_cost = tables.shame.summer_cost.chi
    box.shame_honor = -tables.shame.final_honor
    box.discard_honor = tables.shame.coop_discard_honor
    box.hand_limit = tables.hand.tactic_limit
    box.barricade_defense = tables.barricade.defence
    box.barricade_cost = tables.barricade.cost.build
    box.barricade_honor = tables.barricade.honor
    box.barricades = tables.barricade.owned
    for track in tables.time_track:
        box.time[list(SIDES).index(track.side)] = [(space.hordes, space.lethality) for space in track.spaces]
    box.locations = [_location_of(entry) for entry in tables.location]
    box.wall_defense = [wall.defence for wall in tables.wall]
    box.firing_spots = [wall.firing_spots for wall in tables.wall]
    box.wall_cost = [wall.build_cost or 0 for wall in tables.wall]
    box.wall_honor = [wall.honor or 0 for wall in tables.wall]


def _location_of(entry: LocationEntry) -> Location:
    slots = (0, 0) if entry.slots is None else (entry.slots.few, entry.slots.many)
    overseer = entry.overseer
    pay = -1 if overseer is None else RESOURCES.index(overseer.pay)
    cost = () if overseer is None else overseer.cost
    return Location(entry.id, slots, entry.shame, bool(entry.donate), pay, cost)
