"""The table as text: a drawing for games that have one, else the view as a tree."""

from typing import Any

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.tree import Tree

from ..words import Words

View = dict[str, Any]


def draw_table(view: View, words: Words) -> RenderableType:
    """What a seat sees."""
    table: View = view["table"]
    if view["game"] == "sun_tzu":
        return draw_sun_tzu(table, words)
    return draw_tree(view["game"], table)


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
    provinces = Table(*table["provinces"], title=rope(table), show_lines=False)
    provinces.add_row(*[f"value {province['value']} {province['values']}" for province in table["provinces"].values()])
    for side in ("shao", "sun_tzu"):
        provinces.add_row(*[order_cell(province, side) for province in table["provinces"].values()])
    provinces.add_row(*[garrison(province, words) for province in table["provinces"].values()])
    sides = Table("", "pool", "reserves", "hand", "pile", "generals", "held")
    for name, side in table["sides"].items():
        hand = " ".join(side["hand"]) if "hand" in side else f"{side['hand_size']} cards"
        held = ", ".join(side.get("held", []))
        cells = [side["pool"], side["reserves"], hand, side["pile"], side["generals"], held]
        sides.add_row(words.say(f"sun_tzu-seat-{name}"), *[escape(str(cell)) for cell in cells])
    event = f"Event: {words.say('sun_tzu-event-' + table['event'] + '-text')}" if table["event"] else ""
    return Group(provinces, sides, escape(event))


def rope(table: View) -> str:
    """The score as a tug of war: King Shao on the left, Sun Tzu on the right."""
    track = table["track"]
    steps = ["-"] * (2 * track + 1)
    steps[track] = "+"
    steps[track + table["marker"]] = "O"
    return f"round {table['round']}   Shao |{''.join(steps)}| Sun Tzu"


def order_cell(province: View, side: str) -> str:
    card = province["orders"][side]
    marks = " 6" * province["marks"][side]
    return escape(f"{side}: {card or '.'}{' marked' + marks if marks else ''}")


def garrison(province: View, words: Words) -> str:
    if not province["owner"]:
        return "neutral"
    return f"[bold]{escape(words.say('sun_tzu-seat-' + province['owner']))} {province['armies']}[/bold]"
