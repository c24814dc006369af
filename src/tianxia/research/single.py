"""A Gymnasium environment: one seat learns, bots have all others."""

from functools import partial
from typing import Any, Unpack

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ..bots import Bot, make_bot
from ..bots.bot import situation_of
from ..bots.playing import Record
from ..core import kernel
from ..core.registry import game_names
from ..core.values import BadInput
from .aec import RENDER_MODES, Making, render
from .codec import owes
from .tables import Observation, Table


class OneSeat(gymnasium.Env[Observation, np.int64]):
    """The game as one seat meets it: every observation is a decision of that seat, or the end.

    Opponents are names of bots, or bots: one for all other seats, or one for each of them in turn. `action_masks` is
    the method that sb3-contrib's MaskablePPO calls. With `seat=None` the seat changes from game to game.

    >>> env = OneSeat("sun_tzu", opponents="greedy")
    >>> observation, info = env.reset(seed=7)
    >>> info["seat"], int(env.action_masks().sum())
    (0, 5)
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012  the library's form

    def __init__(
        self,
        game: str,
        opponents: str | Bot | list[str | Bot] = "random",
        seat: int | None = 0,
        render_mode: str | None = None,
        **making: Unpack[Making],
    ) -> None:
        self.table = Table(game, **making)
        self.render_mode = render_mode
        if seat is not None and not 0 <= seat < self.table.seats:
            raise BadInput(f"There is no seat {seat}; the seats are 0 to {self.table.seats - 1}.")
        self.fixed = seat
        self.seat = seat or 0
        others = opponents if isinstance(opponents, list) else [opponents] * (self.table.seats - 1)
        if len(others) != self.table.seats - 1:
            raise BadInput(f"There are {self.table.seats - 1} other seats; {len(others)} opponents were given.")
        self._others = others
        self._seat_opponents()
        self.observation_space = self.table.space()
        self.action_space = spaces.Discrete(self.table.codec.actions)

    def _seat_opponents(self) -> None:
        game, pack = self.table.setting.game, self.table.setting.pack
        self.opponents = [make_bot(each, game, pack) if isinstance(each, str) else each for each in self._others]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game. With the same seed, `tianxia.new` deals the same one; the options of a game never change."""
        super().reset(seed=seed)
        self.table.begin(seed)
        if self.fixed is None:
            self.seat = self.table.seed % self.table.seats
        self._record = Record(self.table.rules, self.table.state)
        self._moves = [0] * self.table.seats
        self._let_others_play()
        return self._observation(), {"seat": self.seat}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        self._refuse_if_over()
        self.table.play(self.seat, int(action))
        self._note(self.seat)
        self._let_others_play()
        return self._observation(), self.table.rewards()[self.seat], self.table.over, False, {"seat": self.seat}

    def _refuse_if_over(self) -> None:
        if self.table.over:
            raise BadInput("The game is over; reset begins the next one.")

    def _let_others_play(self) -> None:
        """Up to the next decision of the seat."""
        table = self.table
        while not table.over and not owes(table.state, self.seat):
            seat = table.to_act[0]
            options = kernel.options_of(table.rules, table.state, seat)
            code = options[0]
            if len(options) > 1:
                heard = partial(self._record.heard, seat)
                moves = self._moves[seat]
                situation = situation_of(table.rules, table.state, seat, options, table.seed, moves, heard)
                code = self.opponents[(seat - self.seat) % table.seats - 1].choose(situation)
            table.play_code(seat, code)
            self._note(seat)

    # Crossing to other processes: compiled bots and records do not pickle, so they are made again there

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in ("opponents", "_record")}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self._seat_opponents()
        self._record = Record(self.table.rules, self.table.dealt())
        for seat, code in self.table.moves:
            self._record.add(seat, code)

    def _note(self, seat: int) -> None:
        self._moves[seat] += 1
        self._record.add(*self.table.moves[-1])

    def _observation(self) -> Observation:
        return self.table.observation(self.seat)

    def action_masks(self) -> NDArray[np.bool_]:
        """What the seat may do now."""
        return self.table.codec.mask(self.table.state, self.seat).astype(bool)

    def view(self) -> dict[str, Any]:
        """What the seat sees, as plain dicts and lists with the names that the rules use."""
        return self.table.view(self.seat)

    def render(self) -> Any:
        """What the seat sees: as a text ("ansi"), or printed ("human")."""
        return render(self.table, self.render_mode, self.seat)


# `gymnasium.make("tianxia.research.single:tianxia/sun_tzu-v1")`. No game is loaded for it.
for name in game_names():
    gymnasium.register(f"tianxia/{name}-v1", entry_point=f"{__name__}:OneSeat", kwargs={"game": name})


def single_env(
    game: str,
    opponents: str | Bot | list[str | Bot] = "random",
    seat: int | None = 0,
    render_mode: str | None = None,
    **making: Unpack[Making],
) -> OneSeat:
    """The Gymnasium environment of a seat against bots."""
    return OneSeat(game, opponents, seat, render_mode, **making)
