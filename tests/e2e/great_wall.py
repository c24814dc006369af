"""Games of The Great Wall at chosen moments, and a hand that touches its board."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator

import tianxia
from tianxia.bots import Question, make_bot
from tianxia.core.dice import Dice

from .people import AtTable, Person
from .staging import bot, person, put_on_table, table_of

GAME = "great_wall"
Moment = Callable[[tianxia.Game], bool]
MANY = 60  # seeds to look through


def reached(moment: Moment, players: int = 3, first: int = 1, strength: str = "greedy") -> tianxia.Game:
    """The first game of bots, from this seed on, that comes to the moment; it stops there."""
    for seed in range(first, first + MANY):
        game = tianxia.new(GAME, seed=seed, players=players)
        bots = [make_bot(strength, GAME, Dice.seeded(f"{seed} {seat}")) for seat in range(players)]
        while not game.over and not moment(game):
            seat = game.to_act[0]
            decision = game.decision(seat)
            codes = [game.rules.parse(option.text) for option in decision.options]
            state, view = game.state, game.rules.view
            question = Question(seat, decision.kind, codes, lambda seat=seat, state=state, view=view: view(state, seat))  # type: ignore[misc]
            game.play(seat, game.rules.text(bots[seat].choose(question)))
        if moment(game):
            return game
    raise AssertionError(f"no game of the seeds {first} to {first + MANY} comes to that moment")


def asks(kind: str, also: Callable[[dict[str, Any], list[str]], bool] | None = None) -> Moment:
    """The first seat is asked this and has a choice; `also` looks at what it sees and at its options."""

    def moment(game: tianxia.Game) -> bool:
        if 0 not in game.to_act or game.decision(0).kind != kind:
            return False
        texts = [option.text for option in game.decision(0).options]
        return len(texts) > 1 and (also is None or also(table_of(game, 0), texts))

    return moment


def sit_down(mei: Person, game: tianxia.Game, strength: str = "random") -> "AtWall":
    """Mei takes the first seat, bots the others; random ones answer at once."""
    players = len(table_of(game)["players"])
    id_ = put_on_table(mei.server, game, person(mei.id, "Mei"), *[bot(strength) for _ in range(players - 1)])
    mei.sit_down(id_)
    return AtWall(mei, id_)


class AtWall(AtTable):
    """The table of The Great Wall."""

    def __init__(self, mei: Person, id_: str) -> None:
        super().__init__(mei.page)
        self.mei = mei
        self.id = id_
        self.board = self.page.locator(".gw")
        self.lit = self.page.locator("#stage .is-legal")

    def thing(self, name: str) -> Locator:
        """Anything on the table, by the name it has there: `loc:quarry`, `stock:wood`, `spot:left:1:a3`."""
        return self.page.locator(f'[data-spot="{name}"]').first

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.mei.sight(self.id, 0)["view"]
        return view

    def settle(self) -> None:
        """Until the server's answer to the last click is on screen."""
        self.page.wait_for_function("() => !document.querySelector('.decide-foot use[href$=hourglass]')")

    @staticmethod
    def click(thing: Locator) -> None:
        """At its corner: pieces that can be touched themselves may lie in the middle of a place."""
        covers = "cover" in (thing.get_attribute("class") or "")
        thing.click(position={"x": 8, "y": 8} if covers else None)

    def touch(self, *names: str) -> None:
        for name in names:
            self.click(self.thing(name))
        self.send.click()
        self.settle()

    def touch_anything(self) -> bool:
        """The first thing that is lit and, where it is half of an answer, the next one; false if that is none."""
        if not self.lit.count():
            return False
        self.click(self.lit.first)
        if not self.can_send() and self.lit.count():
            self.click(self.lit.last)
        if not self.can_send():
            return False
        self.send.click()
        self.settle()
        return True
