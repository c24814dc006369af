"""All tables of the data files: the board, then the cards, in the order in which they are put into the box."""

from ....core.pack_entry import PackEntry
from . import board_entries, card_entries, coop_entries


class Contents(PackEntry):
    course: board_entries.Course
    sections: board_entries.Sections
    warehouse: board_entries.Warehouse
    soldiers: board_entries.Soldiers
    hire: board_entries.Hire
    shame: board_entries.Shame
    hand: board_entries.Hand
    barricade: board_entries.Barricade
    time_track: list[board_entries.TimeTrack]
    location: list[board_entries.Location]
    wall: list[board_entries.Wall]
    command: list[card_entries.Command | card_entries.ReedCommand | card_entries.QinCommand]
    general: list[card_entries.General | card_entries.CoopGeneral | card_entries.Reminder | card_entries.SoloReminder]
    advisor: list[card_entries.Advisor]
    tactic: list[card_entries.Tactic]
    horde: list[card_entries.Horde]
    artifact: list[card_entries.Artifact]
    decree: list[coop_entries.Decree]
    event: list[coop_entries.Event]

    def cards(self) -> dict[str, list[card_entries.CardEntry]]:
        """All cards, by their tables."""
        return {table: getattr(self, table) for table in CARDS}


CARDS = ("command", "general", "advisor", "tactic", "horde", "artifact", "decree", "event")
NAMED_BY = {"time_track": "side", "wall": "level"}  # all other entries are named by their id
