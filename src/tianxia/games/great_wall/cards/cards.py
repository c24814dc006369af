"""Cards: generals, advisors, tactics, hordes, commands, artifacts."""

import re
from typing import Final

from ....core.pack import short
from ....core.pack_entry import PackEntry
from ..terms.box import (
    BEARER_ADVISORS,
    MOST_IN_A_CELL,
    Advisor,
    Artifact,
    Box,
    Command,
    General,
    Horde,
    Tactic,
    spot_printed,
)
from ..terms.names import COLUMNS, COMMANDS, RESOURCES, SECTIONS
from ..terms.vocabulary import HONOR, TACTIC, TRIGGERS, WINDOW_OF
from .abilities import read_abilities, read_trigger
from .amounts import NO_MOMENT, read_amount
from .effects import Around, read_effects
from .modifiers import BY_HORDE, read_mods
from .spelling import DECKS, MOST, PROVENANCES, SETS

ABOUT: Final = ("id", "name", "provenance", "text", "note", "worth")  # of every card
REWARDS: Final = {"w": 0, "s": 1, "g": 2, "c": 3, "h": HONOR, "t": TACTIC}
MOST_TEA: Final = 100
MOST_BOXES: Final = 3
REMINDERS: Final = ("supporters_at_start", "location_track", "artifact_honor", "start_honor")


def read_about(card: PackEntry) -> str:
    """What every card has; its id. Without a name of its own it keeps the standard one."""
    name = card.text("id")
    if card.has("name") and not card.text("name").strip():
        raise card.error("name is empty", "name")
    for key in ("text", "note"):
        if card.has(key):
            card.text(key)
    card.word("provenance", PROVENANCES, PROVENANCES)
    return name


def read_general(box: Box, card: PackEntry) -> None:
    name = read_about(card)
    its_set = card.word("set", SETS, SETS)
    if its_set in ("reed", "solo"):  # reminders of rules, without abilities
        card.only((*ABOUT, "set", *REMINDERS), "on this general")
        return
    card.only((*ABOUT, "set", "start", "tactics", "tea", "ability"), "on a general")
    start = card.entry("start")
    start.only(RESOURCES, "in start")
    resources = tuple([start.number(resource, 0, MOST) for resource in RESOURCES])
    number = len(box.generals)
    tactics, tea = card.number("tactics", 0, MOST), card.number("tea", 1, MOST_TEA)
    abilities, mods = read_abilities(box, card, number, its_set == "coop")
    box.generals.append(General(name, its_set, resources, tactics, tea, abilities, mods))


def read_advisor(box: Box, card: PackEntry) -> None:
    name = read_about(card)
    card.only((*ABOUT, "about", "ability"), "on an advisor")
    abilities, mods = read_abilities(box, card, BEARER_ADVISORS + len(box.advisors), False)
    box.advisors.append(Advisor(name, abilities, mods))


def read_tactic(box: Box, card: PackEntry) -> None:
    name = read_about(card)
    its_set = card.word("set", SETS[:2], SETS[:2])
    when = read_trigger(card, (*ABOUT, "set", "window", "basic", "chi", "boosted"))
    window = card.number("window", 1, 7)
    if WINDOW_OF.get(when.trigger, 0) != window:
        fits = [TRIGGERS[trigger] for trigger, number in WINDOW_OF.items() if number == window]
        raise card.error(f"window {window} is opened by {' or '.join(fits)}", "on")
    around = when.around(its_set == "coop")
    basic = read_effects(box, card, "basic", around)
    boosted = read_effects(box, card, "boosted", around)
    chi = card.number("chi", 0, MOST)
    box.tactics.append(Tactic(name, its_set, window, when.trigger, when.soldier, when.conditions, basic, chi, boosted))


def read_horde(box: Box, card: PackEntry) -> None:
    """A type of hordes: three cards, one with each back."""
    name = read_about(card)
    words = ("set", "power", "honor", "backs", "spots", "grid", "ability")
    card.only((*ABOUT, *words), "on a horde")
    its_set = card.word("set", SETS[:2], SETS[:2])
    if card.items("backs") != list(SECTIONS):
        raise card.error(f"backs are {', '.join(SECTIONS)}", "backs")
    cells = _read_grid(card)
    spots = card.number("spots", 1, len(cells))
    counted = sum([1 for cell in cells if cell >= 0])
    if spots != counted:
        raise card.error(f"the grid has {counted} spots, not {spots}", "spots")
    power, honor = card.number("power", 0, MOST), card.number("honor", 0, MOST)
    mods = read_mods(box, card, "ability", BY_HORDE, NO_MOMENT)
    for back, section in enumerate(SECTIONS):
        box.hordes.append(Horde(f"{name}_{section}", name, its_set, back, power, honor, cells, mods))


def _read_grid(card: PackEntry) -> tuple[int, ...]:
    rows = card.items("grid")
    if len(rows) != 2:
        raise card.error(f"a grid has 2 rows, not {len(rows)}", "grid")
    cells: list[int] = []
    for i, row in enumerate(rows):
        if not isinstance(row, list) or len(row) != COLUMNS:
            raise card.error(f"each row of a grid is a list of {COLUMNS} cells", "grid", i)
        cells.extend([_read_cell(card, cell, i, j) for j, cell in enumerate(row)])
    return tuple(cells)


def _read_cell(card: PackEntry, cell: object, i: int, j: int) -> int:
    if cell == ".":
        return -1
    if cell == "o":
        return 0
    if not isinstance(cell, str) or not re.fullmatch(f"[wsgcht][1-{MOST_IN_A_CELL}]", cell):
        raise card.error(
            f'a cell is ".", "o", or one of w s g c h t with a number from 1 to {MOST_IN_A_CELL}, not {short(cell)}',
            "grid",
            i,
            j,
        )
    return spot_printed(REWARDS[cell[0]], int(cell[1]))


def read_command(box: Box, card: PackEntry) -> None:
    """A command card: of a player, of the Reed Clan or of Qin."""
    name = read_about(card)
    card.only((*ABOUT, "deck", "counts_as", "stays_in_discard", "box"), "on a command")
    deck = card.word("deck", DECKS, DECKS)
    counts_as = card.text("counts_as")
    if counts_as not in COMMANDS and (deck != "reed" or counts_as):
        raise card.error(f"counts_as must be one of {', '.join(COMMANDS)}, not {short(counts_as)}", "counts_as")
    entries = card.entries("box")
    if not 1 <= len(entries) <= MOST_BOXES:
        raise card.error(f"a command has 1 to {MOST_BOXES} boxes, not {len(entries)}", "box")
    boxes: list[tuple[int, ...]] = []
    for part in entries:
        part.only(("who", "do"), "in a box")
        who = part.word("who", ("owner", "others"), ("owner", "others"))
        around = Around(deck="player" if who == "others" else deck)  # the others choose for themselves
        effects = read_effects(box, part, "do", around)
        boxes.append((1 if who == "others" else 0, *effects))
    number = COMMANDS.index(counts_as) if counts_as else -1
    box.commands.append(Command(name, deck, number, card.flag("stays_in_discard"), tuple(boxes)))


def read_artifact(box: Box, card: PackEntry) -> None:
    name = read_about(card)
    card.only((*ABOUT, "score", "typical"), "on an artifact")
    box.artifacts.append(Artifact(name, read_amount(card, "score", NO_MOMENT, 1)))
