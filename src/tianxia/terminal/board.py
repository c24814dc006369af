"""The table as text: a drawing for games that have one, else the view as a tree."""

from msgspec import Struct, to_builtins
from rich.console import RenderableType
from rich.markup import escape
from rich.tree import Tree

from ..words import Words

# The rules that a newcomer needs before the first move; all others are one `rules` away.
FIRST_RULES = {"sun_tzu": ("ST-B1", "ST-C1", "ST-C2", "ST-C5", "ST-B5", "ST-H1", "ST-H4")}


def draw_table(game: str, view: Struct, words: Words) -> RenderableType:
    """What a seat sees."""
    if game == "sun_tzu":
        from .sun_tzu import View, draw_sun_tzu  # it knows that game, and no other needs it

        if isinstance(view, View):
            return draw_sun_tzu(view, words)
    return draw_tree(game, to_builtins(view))


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
