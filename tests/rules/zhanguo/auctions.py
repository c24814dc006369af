"""Auctions of the boards."""

from .table import Table


def start(players: int, first: int) -> Table:
    """An auction that this seat opens."""
    for seed in range(200):
        t = Table(players, at_setup=True, seed=seed, boards="auction")
        if t.state.first == first:
            t.forget()
            return t
    raise AssertionError("there is no such seed")
