"""Court actions made possible, and one way to carry out each of them."""

from .table import Table

TRIGGERS = ("recruit", "hire", "governor", "palace", "wall")  # not in any order of the rules
NEED_HIGHER = ("hire", "palace", "wall")
NEED_LOWER = ("recruit", "governor")


def ready(t: Table, seat: int, action: str) -> None:
    """Provide what the action costs, once."""
    if action == "move":
        t.official(seat, "grey", "g1")
    if action == "hire":
        t.official(seat, "grey", "w3")
    if action == "governor":
        for color in ("red", "white", "grey"):
            t.official(seat, color, "g2")
    if action == "palace":
        t.workers(seat, 4, 2)
        t.workers(seat, 5)
    if action == "wall":
        t.workers(seat, 1)


def do(t: Table, seat: int, card: int, action: str) -> None:
    """The turn of a seat that can take the action: this card to the court, and the action up to its abilities.

    A red official to region 1; hiring in region 3; a governor to the square of points of region 2; a
    palace in region 4, with the marker of law if there is a choice; a wall at gold1 with 1 line.
    Workers are paid by the regions with the lowest numbers.
    """
    t.act(seat, card, action)
    if action == "recruit":
        t.play(seat, "recruit red 1")
    if action == "move":
        t.play(seat, "move grey g1>g2", "done")
    if t.asked == "governor":
        t.play(seat, "governor 2")
    if t.asked == "square":
        t.play(seat, "square vp")
    if t.asked == "wall":
        t.play(seat, "wall gold1 1")
    if t.asked == "worker":
        t.play(seat, t.options(seat)[0])
    if t.asked == "marker3":
        t.play(seat, "marker3 law")


def at_abilities(t: Table, seat: int, action: str, card: int = 0) -> None:
    """The action is made possible and carried out with the first card of an empty court, which wakes all cards."""
    ready(t, seat, action)
    do(t, seat, card or free_card(t), action)


def free_card(t: Table) -> int:
    """The highest card that is still in a deck."""
    return max(card for deck in t.state.decks for card in deck)


def abilities(t: Table, seat: int) -> list[str]:
    """The abilities that the seat may use now; none when it is not asked for one."""
    if t.asked != "ability":
        return []
    return [text for text in t.options(seat) if text == "power" or text.startswith("use ")]


def with_card(trigger: str, bonus: str = "vp3", region: int = 1) -> tuple[Table, int]:
    """Seat 0 has a card with this ability on its board, and can take the action that wakes it."""
    t = Table()
    card = t.card_with(trigger, bonus)
    t.card(0, region, card)
    ready(t, 0, trigger)
    return t, card


def with_board(board: str) -> Table:
    """Seat 0 has this board, and all that a power may need: unrest, a worker, an official."""
    t = Table()
    t.board(0, board)
    t.unrest(0, 4, 1)
    t.workers(0, 5)
    t.official(0, "white", "g4")
    return t
