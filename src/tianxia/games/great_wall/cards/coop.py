"""Cards of the co-operative game: decrees and events."""

from typing import Final

from ....core.pack_entry import PackEntry
from ..terms.box import Box, Decree, Event, Need
from ..terms.names import RESOURCES
from ..terms.parts import Amount
from ..terms.vocabulary import HORDE_ON_BOARD, NEED_BUILD, NEEDS, SECTION_BREACHED, SECTION_LEVEL_2
from .amounts import NO_MOMENT, NOBODYS, read_amount, read_scale
from .cards import ABOUT, read_about
from .effects import Around, read_effects
from .modifiers import BY_EVENT, read_mods
from .spelling import MOST

SCOPES: Final = ("per_player", "team")
REQUIREMENTS: Final = ("discard", "sacrifice", "have")
DISCARDS: Final = (*RESOURCES, "build", "honor", "tactic")
SACRIFICES: Final = ("soldier", "clerk", "trophy")
PLACES: Final = {"soldier": "section", "clerk": "any"}  # where the sacrificed pieces come from
MOODS: Final = ("good", "bad")
MOST_NEEDS: Final = 3
MOST_PLAYERS: Final = 4
LARGEST: Final = {HORDE_ON_BOARD: 9, SECTION_LEVEL_2: 3, SECTION_BREACHED: 3}  # what scales can count; else players

assert set(DISCARDS) | set(SACRIFICES) == set(NEEDS)


def read_decree(box: Box, card: PackEntry) -> None:
    name = read_about(card)
    card.only((*ABOUT, "scope", "need", "out_with_2"), "on a decree")
    scope = card.word("scope", SCOPES, SCOPES)
    entries = card.entries("need")
    if not 1 <= len(entries) <= MOST_NEEDS:
        raise card.error(f"a decree has 1 to {MOST_NEEDS} needs, not {len(entries)}", "need")
    needs = tuple([_read_need(entry) for entry in entries])
    _check_needs(entries, needs, scope == "team")
    box.decrees.append(Decree(name, scope == "team", needs, card.flag("out_with_2")))


def _check_needs(entries: list[PackEntry], needs: tuple[Need, ...], team: bool) -> None:
    """Nothing is asked for twice; a team shares out resources of one need only."""
    for i, need in enumerate(needs):
        before = [other.what for other in needs[:i] if other.what >= 0]
        if need.what in before:
            raise entries[i].error("the decree asks for this a second time", "what")
        if team and 0 <= need.what <= NEED_BUILD and before and min(before) <= NEED_BUILD:
            raise entries[i].error("a decree of the team asks for resources in one need only", "what")


def _read_number(entry: PackEntry, key: str) -> Amount:
    """An amount that can be shared out whatever it counts."""
    n = read_amount(entry, key, NOBODYS, 1)
    largest = n.base
    product = n.each
    for scale in n.per:
        product *= LARGEST.get(scale, MOST_PLAYERS)
    largest += product
    if n.cap < 0 and largest > MOST:
        raise entry.error(f"{key} can become {largest}, more than {MOST}", key)
    return n


def _read_need(entry: PackEntry) -> Need:
    req = entry.word("req", REQUIREMENTS, REQUIREMENTS)
    if req == "have":
        entry.only(("req", "scale", "min", "max"), "in the need have")
        scale = read_scale(entry, entry.value("scale"), NO_MOMENT, "scale")
        if not entry.has("min") and not entry.has("max"):
            raise entry.error("have needs min or max", "req")
        least = _read_number(entry, "min") if entry.has("min") else Amount(0)
        most = entry.number("max", 0, MOST) if entry.has("max") else -1
        return Need(-1, Amount(0), scale, least, most)
    words = DISCARDS if req == "discard" else SACRIFICES
    what = entry.word("what", words, words)
    entry.only(("req", "what", "n", *(("from",) if what in PLACES else ())), f"in the need {req}")
    if what in PLACES:
        entry.word("from", (PLACES[what],), (PLACES[what],))
    return Need(NEEDS.index(what), _read_number(entry, "n"))


def read_event(box: Box, card: PackEntry) -> None:
    """What it does now, or what it changes until the end of the game."""
    name = read_about(card)
    card.only((*ABOUT, "lasts", "mood", "do", "mod"), "on an event")
    card.word("mood", MOODS, MOODS)
    lasts = card.flag("lasts")
    if card.has("do") == lasts or card.has("mod") != lasts:
        raise card.error("an event that lasts has mod, any other has do", "lasts")
    if lasts:
        box.events.append(Event(name, (), read_mods(box, card, "mod", BY_EVENT, NOBODYS)))
    else:
        box.events.append(Event(name, read_effects(box, card, "do", Around(NOBODYS, coop=True, event=True)), ()))
