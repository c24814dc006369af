"""Why a player might take an option of The Great Wall: the name of a reason, and the facts that its sentence mentions.

A reason claims nothing but what the option does: whether that is good, the chance says.
"""

from typing import Final

from ...games.great_wall.position.settings import Settings
from ...games.great_wall.position.state import GreatWallState
from ...games.great_wall.terms.names import LOCATIONS, REGULAR, SECTIONS
from ...games.great_wall.terms.notation import clerk_of, route_of, spot_of
from ..bot import Situation

About = dict[str, int | str]

# All reasons, each with the facts that its sentence (`great_wall-reason-<name>`) may mention: they are always given.
FACTS: Final[dict[str, tuple[str, ...]]] = {
    "wait": (),
    "save": (),
    # Cards
    "general": (),
    "active": (),
    "supporting": (),
    "command": (),
    "copy": (),
    "space": ("space",),
    "take_back": (),
    "take_honor": (),
    "hire": (),
    "qin": (),
    "draw": ("number",),
    "discard": (),
    "play": (),
    "boost": (),
    "ability": (),
    "effect": (),
    # Clerks and resources
    "fill": ("location",),
    "join": ("location",),
    "special": ("location",),
    "activate": (),
    "hire_clerk": (),
    "upgrade": ("location",),
    "overseer": (),
    "resources": (),
    "exchange": ("resource", "other"),
    "pay": (),
    "warehouse": (),
    "donate": (),
    "tea": (),
    # Soldiers, hordes and walls
    "recruit": (),
    "next": (),
    "rest": (),
    "attack": (),
    "spot": ("number",),
    "last": (),
    "route": ("section",),
    "march": (),
    "dies": (),
    "rescue": (),
    "lose": (),
    "build": ("section",),
    # Shame
    "shame": (),
    "shame_trophy": (),
    "unshame": (),
    "unshame_trophy": (),
    "buy_off": (),
    "let_go": (),
    # With others
    "clan": (),
    "first": (),
    "player": (),
    "give": (),
    "decree": (),
    "refuse": (),
    "share": (),
    "sacrifice": (),
}

# By the verb of an option. Those that need the position are in `reason_of`.
REASONS: Final[dict[str, str]] = {
    "done": "wait",
    "pass": "save",
    "general": "general",
    "advisor": "active",
    "make_active": "active",
    "make_supporting": "supporting",
    "command": "command",
    "copy": "copy",
    "space": "space",
    "take_back": "take_back",
    "reclaim": "take_back",
    "take_honor": "take_honor",
    "hire": "hire",
    "to_qin": "qin",
    "dismiss": "clan",
    "draw": "draw",
    "discard": "discard",
    "play": "play",
    "boost": "boost",
    "use_general": "ability",
    "use_advisor": "ability",
    "choose": "effect",
    "at": "effect",
    "at_section": "effect",
    "clerk": "join",
    "activate": "activate",
    "hire_clerk": "hire_clerk",
    "upgrade": "upgrade",
    "overseer": "overseer",
    "income": "resources",
    "take": "resources",
    "exchange": "exchange",
    "pay": "pay",
    "donate": "donate",
    "tea_up": "tea",
    "recruit": "recruit",
    "next": "next",
    "rest": "rest",
    "with": "attack",
    "with_firing": "attack",
    "spot": "spot",
    "spots": "spot",
    "route": "route",
    "march": "march",
    "march_firing": "march",
    "march_down": "march",
    "dies": "dies",
    "save": "rescue",
    "lose_soldier": "lose",
    "lose_firing": "lose",
    "barricade": "build",
    "wall": "build",
    "shame": "shame",
    "shame_trophy": "shame_trophy",
    "unshame": "unshame",
    "unshame_trophy": "unshame_trophy",
    "buy_off": "buy_off",
    "let_go": "let_go",
    "first": "first",
    "player": "player",
    "give": "give",
    "propose": "decree",
    "agree": "decree",
    "refuse": "refuse",
    "share": "share",
    "sacrifice_clerk": "sacrifice",
    "sacrifice_trophy": "sacrifice",
}
FOR_THE_CLAN: Final = ("reed_clerk", "reed_advisor", "reed_barricade", "reed_spearman")  # GW-R8


def reason_of(situation: Situation, cfg: Settings, s: GreatWallState, code: int) -> tuple[str, About]:
    """The reason's name and its facts, in a world of the seat: only what lies open there is read."""
    option = situation.rules.actions[code]
    why = REASONS[option.verb]
    if situation.kind in FOR_THE_CLAN:
        return "clan", {}
    if why == "join":
        return to_location(cfg, s, clerk_of(code)[1])
    if why == "spot":
        return on_horde(s, code)
    if why == "route":
        return why, {"section": SECTIONS[route_of(code)[1]]}
    if why == "pay" and situation.kind == "warehouse":
        return "warehouse", {}
    return why, {fact: option.parts[fact] for fact in FACTS[why]}


def to_location(cfg: Settings, s: GreatWallState, location: int) -> tuple[str, About]:
    """A regular location activates when it is full (GW-L1), a special one with any clerk (GW-L2)."""
    about: About = {"location": LOCATIONS[location]}
    if location >= REGULAR:
        return "special", about
    return ("fill" if s.crowd[location] + 1 >= cfg.slots[location] else "join"), about


def on_horde(s: GreatWallState, code: int) -> tuple[str, About]:
    """A horde whose vital spots are all covered is defeated (GW-V1)."""
    place, _, way = spot_of(code)
    left = s.free[place] - (1 if way < 0 else 2)
    return ("spot", {"number": left}) if left > 0 else ("last", {})
