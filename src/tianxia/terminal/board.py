"""The table as text: a drawing for games that have one, else the view as a tree."""

from msgspec import Struct, to_builtins
from rich.console import RenderableType
from rich.markup import escape
from rich.tree import Tree

from ..core.registry import find, loaded
from ..words import Words


def draw_table(game: str, view: Struct, words: Words) -> RenderableType:
    """What a seat sees."""
    drawing = find(game).drawing
    table: RenderableType = loaded(drawing)(view, words) if drawing else draw_tree(game, to_builtins(view))
    return table


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
