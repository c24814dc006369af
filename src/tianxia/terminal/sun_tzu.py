"""The table of Sun Tzu as text: the map with its armies and orders, and what the sides hold."""

from msgspec import UNSET
from rich import box
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table

from ..games.sun_tzu.names import Side
from ..games.sun_tzu.seen import Owed, ProvinceView, View
from ..words import Words
from .choices import name_of


def draw_sun_tzu(view: View, words: Words) -> RenderableType:
    parts: list[RenderableType] = []
    if view.round:  # before round 1 nothing is there
        parts += [map_of(view, words), sides_of(view, words)]
    if view.event:
        about = words.say(f"sun_tzu-event_card-{view.event}-about")
        parts.append(f"[bold]{escape(name_of(words, 'sun_tzu', 'event', view.event))}[/bold] (event): {escape(about)}")
    if view.owed:
        parts.append(escape(owed(view, view.owed, words)))
    return Group(*parts)


def owed(view: View, debt: Owed, words: Words) -> str:
    """What armies are being given up for, and how many more."""
    who = "foe" if view.sides[debt.seat].hand is UNSET else "me"
    facts = {"seat": debt.seat, "armies": debt.armies, "province": debt.province}
    return words.say(f"sun_tzu-table-owed-{debt.purpose}", who=who, **facts)


def map_of(view: View, words: Words) -> Table:
    """One column per province: King Shao's lines above, Sun Tzu's below, as on the board."""
    provinces = view.provinces.values()
    names = [escape(name_of(words, "sun_tzu", "province", province)) for province in view.provinces]
    map_ = Table("", *names, box=box.ROUNDED, title=rope(view, words), title_justify="left")
    map_.add_row("points 3/6/9", *[points(province, view.turned) for province in provinces])
    sides: tuple[Side, Side] = ("shao", "sun_tzu")
    lines = [(side, what) for side in sides for what in ("card", "6 used", "armies")]
    for side, what in lines[:3] + lines[:2:-1]:
        cells = [cell(province, side, what, words) for province in provinces]
        if what != "6 used" or any(cells):
            map_.add_row(escape(f"{words.say('sun_tzu-seat-' + side)}: {what}"), *cells)
    return map_


def sides_of(view: View, words: Words) -> Table:
    sides = Table("", "pool", "reserves", "cards in hand", "deck", "general", box=box.ROUNDED)
    for name, side in view.sides.items():
        hand = " ".join(name_of(words, "sun_tzu", "card", card) for card in side.hand or ())
        face_down = f"{side.generals} face down" if side.generals else "none"
        held = ", ".join(name_of(words, "sun_tzu", "general", general) for general in side.held or ())
        cells = [side.pool, side.reserves, hand or side.hand_size, side.pile, held or face_down]
        sides.add_row(escape(words.say(f"sun_tzu-seat-{name}")), *[escape(str(cell)) for cell in cells])
    return sides


def rope(view: View, words: Words) -> str:
    """The score as a tug of war: King Shao on the left, Sun Tzu on the right."""
    steps = ["-"] * (2 * view.track + 1)
    steps[view.track] = "+"
    steps[view.track + view.marker] = "O"
    shao, sun_tzu = words.say("sun_tzu-seat-shao"), words.say("sun_tzu-seat-sun_tzu")
    return escape(f"Round {view.round} of 9     {shao} |{''.join(steps)}| {sun_tzu}")


def points(province: ProvinceView, turned: int) -> str:
    """The three values of the value tile, the one that counts next in parentheses."""
    return " ".join(f"({value})" if n == turned else str(value) for n, value in enumerate(province.values))


def cell(province: ProvinceView, side: Side, what: str, words: Words) -> str:
    """What a side has in a province: its card, the card's back (?) or none yet; its mark; its armies."""
    if what == "card":
        return escape(name_of(words, "sun_tzu", "card", province.orders[side] or "."))
    if what == "armies":
        return f"[bold]{province.armies}[/bold]" if province.owner == side else "."
    return "6" if province.marks[side] else ""
