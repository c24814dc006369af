"""What an entry of a data file may be known from, in any of the games."""

from typing import get_args

from tianxia.core.pack_entry import words_of
from tianxia.games.great_wall.cards.card_entries import CardEntry
from tianxia.games.sun_tzu.entries import Known as SunTzuEntry
from tianxia.games.zhanguo.entries import Known as ZhanGuoEntry

PROVENANCES = sorted(
    {word for entry in (CardEntry, SunTzuEntry, ZhanGuoEntry) for word in get_args(words_of(entry)["provenance"])}
)
