"""Which words each trigger, condition, effect and modifier takes: docs/great_wall_cards.md in short form."""

from typing import Final

from ..terms.names import LOCATIONS, PRODUCTION, RESOURCES, SOLDIERS
from ..terms.vocabulary import COSTS, OPS, PARTS, PROTECTS, SCALES, TRACK_SCALES, UNTILS

PROVENANCES: Final = ("printed", "printed_partly", "reconstructed")
SETS: Final = ("standard", "coop", "reed", "solo")
DECKS: Final = ("player", "reed", "solo")
MOST: Final = 99  # of any number on a card

KINDS: Final = ("any", *SOLDIERS)
MINES: Final = LOCATIONS[:PRODUCTION]
ALL_SCALES: Final[tuple[str, ...]] = (*SCALES, *TRACK_SCALES)


def _words(needed: str, also: str = "") -> tuple[tuple[str, ...], tuple[str, ...]]:
    return tuple(needed.split()), tuple(also.split())


# Words that must be there, and words that may.
Words = tuple[tuple[str, ...], tuple[str, ...]]

TRIGGER_WORDS: Final[dict[str, tuple[str, ...]]] = {
    "location_activated": ("location",),
    "recruit": ("kind",),
    "attack": ("kind",),
    "soldiers_dying": ("kind",),
    "build_wall": ("by",),
}
CONDITION_WORDS: Final[dict[str, Words]] = {
    "own_on_horde": _words("kind min"),
    "own_in_section": _words("kind place min"),
    "clerks_here": _words("min"),
    "tea": _words("place"),
    "section_level": _words("", "min max"),
    "section_hordes": _words("", "min max"),
    "section_barricades": _words("", "min max"),
    "ally_in_section": _words("min"),
}
EFFECT_WORDS: Final[dict[str, Words]] = {
    "gain": _words("what n", "to"),
    "lose": _words("what n"),
    "exchange": _words("give get times from to"),
    "give": _words("n"),
    "draw": _words("n"),
    "discard_shame": _words("n"),
    "move_clerks": _words("n to"),
    "advanced_activation": _words("n location"),
    "attack": _words("kind n where", "sections"),
    "wound": _words("n where"),
    "recruit": _words("kind n", "cost to"),
    "save": _words("n"),
    "upgrade": _words("location n", "cost less"),
    "income": _words("n"),
    "build_barricade": _words("n", "cost"),
    "build_wall": _words("n", "where cost"),
    "tea_up": _words("n"),
    "reclaim_command": _words("n"),
    "logistics": _words("n"),
    "copy_command": _words(""),
    "choose_one": _words("options"),
    "apply": _words("mod until"),
    "place_horde": _words("n"),
}
MOD_WORDS: Final[dict[str, Words]] = {
    "cost": _words("of less", "kind location what"),
    "clerk_bonus": _words("location", "add times"),
    "wild": _words("what"),
    "hand_limit": _words("add"),
    "no_lone_shame": _words(""),
    "reach": _words("kind", "rows sections"),
    "defence": _words("part op where", "n"),
    "power": _words("n where"),
    "lethality": _words("add where"),
    "protect": _words("from"),
    "breach_shame": _words("add"),
}

# What may stand after a word, where that depends on the effect or modifier.
CHOICES: Final[dict[tuple[str, str], tuple[str, ...]]] = {
    ("gain", "what"): (*RESOURCES, "any", "build", "honor", "location_resource"),
    ("gain", "to"): ("warehouse",),
    ("lose", "what"): (*RESOURCES, "any", "tactic", "soldier"),
    ("move_clerks", "to"): ("any", "different", *LOCATIONS),
    ("advanced_activation", "location"): ("any", "production", *LOCATIONS),
    ("attack", "where"): ("any", "section"),
    ("wound", "where"): ("any", "here", "elsewhere"),
    ("recruit", "to"): ("rest",),
    ("upgrade", "location"): ("any", *MINES),
    ("build_wall", "where"): ("any", "lowest"),
    ("apply", "until"): UNTILS,
    ("cost", "of"): COSTS,
    ("cost", "location"): MINES,
    ("cost", "what"): RESOURCES,
    ("clerk_bonus", "location"): ("chosen", *LOCATIONS),
    ("wild", "what"): RESOURCES,
    ("reach", "rows"): ("any",),
    ("reach", "sections"): ("any",),
    ("defence", "part"): PARTS,
    ("defence", "op"): OPS,
    ("defence", "where"): ("here", "all", "chosen", "manned"),
    ("power", "where"): ("neighbours", "all", "chosen"),
    ("lethality", "where"): ("self", "all"),
    ("protect", "from"): PROTECTS,
    ("location_activated", "location"): ("production", "special", *LOCATIONS),
    ("build_wall", "by"): ("any",),
    ("own_in_section", "place"): ("any", "firing", "rest"),
    ("tea", "place"): ("top", "not_top"),
}
MAY_BE_ALL: Final = ("move_clerks", "attack", "save")  # effects with n = "all"
