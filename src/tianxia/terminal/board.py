"""The table as text: a drawing for games that have one, else the view as a tree."""

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.tree import Tree

from ..words import Words
from .choices import name_of

View = dict[str, Any]

# The rules that a newcomer needs before the first move; all others are one `rules` away.
FIRST_RULES = {"sun_tzu": ("ST-B1", "ST-C1", "ST-C2", "ST-C5", "ST-B5", "ST-H1", "ST-H4")}


def draw_table(game: str, view: View, words: Words) -> RenderableType:
    """What a seat sees."""
    return draw_sun_tzu(view, words) if game == "sun_tzu" else draw_tree(game, view)


def draw_tree(name: str, value: object) -> Tree:
    """Any view, for games without a drawing."""
    tree = Tree(escape(name))
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else []
    for key, item in items:
        if isinstance(item, dict) or (isinstance(item, list) and any(isinstance(x, (dict, list)) for x in item)):
            tree.add(draw_tree(str(key), item))
        else:
            tree.add(escape(f"{key}: {item}"))
    return tree


def draw_sun_tzu(table: View, words: Words) -> RenderableType:
    parts: list[RenderableType] = []
    if table["round"]:  # before round 1 nothing lies there
        parts += [map_of(table, words), sides_of(table, words)]
    if table["event"]:
        card = table["event"]
        about = words.say(f"sun_tzu-event_card-{card}-about")
        parts.append(f"[bold]{escape(name_of(words, 'sun_tzu', 'event', card))}[/bold] (event): {escape(about)}")
    return Group(*parts)


def map_of(table: View, words: Words) -> Table:
    """One column a province: King Shao's lines above, Sun Tzu's below, as at the board."""
    provinces: dict[str, View] = table["provinces"]
    names = [escape(name_of(words, "sun_tzu", "province", province)) for province in provinces]
    map_ = Table("", *names, box=box.ROUNDED, title=rope(table, words), title_justify="left")
    map_.add_row("points 3/6/9", *[points(province, table["round"]) for province in provinces.values()])
    lines = [(side, what) for side in ("shao", "sun_tzu") for what in ("card", "6 used", "armies")]
    for side, what in lines[:3] + lines[:2:-1]:
        cells = [cell(province, side, what, words) for province in provinces.values()]
        if what != "6 used" or any(cells):
            map_.add_row(escape(f"{words.say('sun_tzu-seat-' + side)}: {what}"), *cells)
    return map_


def sides_of(table: View, words: Words) -> Table:
    sides = Table("", "pool", "reserves", "cards in hand", "pile", "general", box=box.ROUNDED)
    for name, side in table["sides"].items():
        hand = " ".join(name_of(words, "sun_tzu", "card", card) for card in side.get("hand", []))
        face_down = f"{side['generals']} face down" if side["generals"] else "none"
        held = ", ".join(name_of(words, "sun_tzu", "general", general) for general in side.get("held", []))
        cells = [side["pool"], side["reserves"], hand or side["hand_size"], side["pile"], held or face_down]
        sides.add_row(escape(words.say(f"sun_tzu-seat-{name}")), *[escape(str(cell)) for cell in cells])
    return sides


def rope(table: View, words: Words) -> str:
    """The score as a tug of war: King Shao on the left, Sun Tzu on the right."""
    track = table["track"]
    steps = ["-"] * (2 * track + 1)
    steps[track] = "+"
    steps[track + table["marker"]] = "O"
    shao, sun_tzu = words.say("sun_tzu-seat-shao"), words.say("sun_tzu-seat-sun_tzu")
    return escape(f"Round {table['round']} of 9     {shao} |{''.join(steps)}| {sun_tzu}")


def points(province: View, round_: int) -> str:
    """The three values of the score marker, the one that counts next in parentheses."""
    turn = (round_ - 1) // 3
    if province["values"][turn] != province["value"]:  # turned already, in the window after a scoring (ST-H2)
        turn += 1
    return " ".join(f"({value})" if n == turn else str(value) for n, value in enumerate(province["values"]))


def cell(province: View, side: str, what: str, words: Words) -> str:
    """What a side has in a province: its card, its back (?) or none yet; its mark; its armies."""
    if what == "card":
        return escape(name_of(words, "sun_tzu", "card", province["orders"][side] or "."))
    if what == "armies":
        return f"[bold]{province['armies']}[/bold]" if province["owner"] == side else "."
    return "6" if province["marks"][side] else ""
