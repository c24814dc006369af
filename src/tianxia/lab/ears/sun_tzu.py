"""What the laboratory hears of Sun Tzu: generals."""

from typing import ClassVar

from ..hearing import Ear, Source, Sources


class SunTzuEar(Ear):
    sources: ClassVar[Sources] = {"general_kept": (Source("general", "general"),)}
