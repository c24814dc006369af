"""What the laboratory hears of Sun Tzu: generals, battles and their turns."""

from typing import ClassVar

from ..hearing import Ear, Source, Sources


class SunTzuEar(Ear):
    sources: ClassVar[Sources] = {"general_kept": (Source("general", "general"),)}
    counted = ("won", "tie", "plague", "marked", "general_used", "event_used", "bought", "no_armies")
