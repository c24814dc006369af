"""All tables of the data files: the board, then the cards, in the order in which they are put into the box."""

from ....core.pack_entry import PackEntry
from . import board_entries as board
from . import card_entries as cards
from . import coop_entries as coop


class Contents(PackEntry):
    sections: board.Sections
    warehouse: board.Warehouse
    soldiers: board.Soldiers
    hire: board.Hire
    shame: board.Shame
    hand: board.Hand
    barricade: board.Barricade
    time_track: list[board.TimeTrack]
    location: list[board.Location]
    wall: list[board.Wall]
    command: list[cards.Command | cards.ReedCommand | cards.QinCommand]
    general: list[cards.General | cards.CoopGeneral | cards.Reminder | cards.SoloReminder]
    advisor: list[cards.Advisor]
    tactic: list[cards.Tactic]
    horde: list[cards.Horde]
    artifact: list[cards.Artifact]
    decree: list[coop.Decree]
    event: list[coop.Event]

    def cards(self) -> dict[str, list[cards.CardEntry]]:
        """All cards, by their tables."""
        return {table: getattr(self, table) for table in CARDS}


CARDS = ("command", "general", "advisor", "tactic", "horde", "artifact", "decree", "event")
NAMED_BY = {"time_track": "side", "wall": "level"}  # all other entries are named by their id
