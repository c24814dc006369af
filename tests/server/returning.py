"""People who come back to a database when the server has stopped."""

import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from sqlalchemy import select

import tianxia
from tianxia.server import schema
from tianxia.server.app import Settings

from .browser import Browser
from .serving import Running, running
from .tables import before_the_end, put, sits
from .updates import writing


@contextmanager
def served(database: str) -> Iterator[Running]:
    with running(Settings(database=database, requests_per_second=1_000_000)) as it:
        yield it


@contextmanager
def visit(database: str, *people: dict[str, str]) -> Iterator[list[Browser]]:
    """A new server on the database, and people who come back to it with their cookies."""
    with served(database) as it, ExitStack() as stack:
        browsers = [stack.enter_context(Browser(it.address)) for _ in people]
        for browser, cookies in zip(browsers, people, strict=True):
            browser.become(cookies)
        yield browsers


def at_random(moves: int, **options: bool | str) -> tianxia.Game:
    game, dice = tianxia.new("sun_tzu", seed=7, options=options), random.Random(7)
    while len(game.moves) < moves:
        seat = game.to_act[0]
        game.play(seat, dice.choice(game.decision(seat).options).text)
    return game


class Played:
    """A table of two people, where the last move was made over the server, and their cookies; it has stopped."""

    def __init__(self, database: str, game: tianxia.Game | None = None) -> None:
        self.database = database
        before, mover, option = before_the_end(game or at_random(40))
        with served(database) as it, Browser(it.address) as ann, Browser(it.address) as bob, Browser(it.address) as eve:
            self.table = put(it, before, sits(ann), sits(bob, "Bob"))
            (ann, bob)[mover].move(self.table, mover, option)
            self.sights = {0: ann.sight(self.table, 0), 1: bob.sight(self.table, 1), None: eve.sight(self.table)}
            self.cookies = [dict(person.client.cookies) for person in (ann, bob, eve)]

    @contextmanager
    def again(self) -> Iterator[list[Browser]]:
        with visit(self.database, *self.cookies) as people:
            yield people


def stored_row(database: str, table: str) -> dict[str, Any]:
    with writing(database) as connection:
        row = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).mappings().one()
    return dict(row)
