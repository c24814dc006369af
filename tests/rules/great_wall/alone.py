"""One player against Qin and the clan."""

from .table import Table

QIN, REED = 1, 2


TRACK = ("lumber_mill", "quarry", "gold_mine", "temple", "barracks")  # the highest first


def table() -> Table:
    """The player on top of the tea stack, then Qin, then the clan; Qin has no supporting advisors."""
    t = Table(players=1)
    t.state.advisor_deck.extend(t.state.supporters[QIN])
    t.state.supporters[QIN] = []
    t.reed_clerks("academy", "logistics", "embassy")
    t.qin_track(*TRACK)
    return t
