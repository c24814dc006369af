"""A game as environments use it: seeds, actions, rewards, and what to do with an action that the rules forbid."""

import io
import secrets
from functools import cache
from typing import Any, Final, Literal

import numpy as np
from gymnasium import spaces
from msgspec import to_builtins
from numpy.typing import NDArray
from rich.console import Console

from ..core import kernel
from ..core.dice import Dice
from ..core.game import Game
from ..core.pack import Pack
from ..core.registry import Options
from ..core.save import Plain, load, save
from ..core.seed import checked_number
from ..core.state import State, seats_of
from ..core.values import BadInput, Refusal, Refused
from ..terminal.board import draw_table
from ..words import Words
from .codec import Codec, Encoding, owes
from .rewards import Rewards, checked_rewards, rewards_of
from .settings import setting_of

Illegal = Literal["refuse", "replace"]
ILLEGAL: Final = ("refuse", "replace")
Observation = dict[str, NDArray[Any]]
WIDTH: Final = 100  # of a rendered table


@cache
def words() -> Words:
    """Reading them takes longer than drawing."""
    return Words("en")


class Table:
    """One game after another, with the same setting.

    `illegal` says what happens to an action that the rules forbid: "refuse" raises `Refused` with the rule, and changes
    nothing; "replace" takes any legal one, for programs that cannot mask.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Options | None = None,
        pack: Pack | None = None,
        *,
        rewards: Rewards = "place",
        encoding: Encoding = "numbers",
        illegal: Illegal = "refuse",
    ) -> None:
        if illegal not in ILLEGAL:
            raise BadInput(f"Illegal actions: {' or '.join(ILLEGAL)}, not {illegal!r}.")
        self.setting = setting_of(game, players, options, pack)
        self.rules = self.setting.rules()
        self.codec = Codec(self.rules, encoding)
        self.reward_kind = checked_rewards(rewards)
        self.illegal: Illegal = illegal
        self.seats = self.rules.seats
        self._seeds = Dice.seeded(str(secrets.randbits(128)))
        self._replacing = Dice.seeded("")
        self.begin(None)

    # The course of a game

    def begin(self, seed: int | None) -> None:
        """A new game. It has the seed that is given; the seeds of those that follow without one depend on it."""
        if seed is None:
            seed = self._seeds.below(1 << 29) << 29 | self._seeds.below(1 << 29)
        else:
            self._seeds = Dice.seeded(f"{checked_number(int(seed))} and those after it")
        self.seed = int(seed)
        self._replacing = Dice.seeded(f"{self.seed} replaced")
        self.moves: list[tuple[int, int]] = []  # seat and code
        self.state = self.dealt()

    def dealt(self) -> State:
        """The game as it began."""
        s: State = kernel.start(self.rules, Dice.seeded(str(self.seed)), False)
        return s

    @property
    def over(self) -> bool:
        return kernel.is_over(self.state)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        return seats_of(kernel.owing(self.state))

    def play(self, seat: int, action: int) -> None:
        """Carry out an action of a seat that owes a decision."""
        options = kernel.options_of(self.rules, self.state, seat)
        code = self.codec.code(int(action))
        if code not in options:
            code = self._instead(seat, code, options)
        self._apply(seat, code)

    def _instead(self, seat: int, code: int, options: list[int]) -> int:
        if self.illegal == "replace":
            return options[self._replacing.below(len(options))]
        text = self.rules.text(code)
        refusal = self.game().why_not(seat, text)
        raise Refused(refusal or Refusal("TX-2", option=text), text)  # an offer is allowed, but it is no answer

    def play_together(self, answers: dict[int, int]) -> list[int]:
        """One action of each seat that owes a decision, in the order of the seats: those whose action was carried out.

        All were chosen for the same question. If an answer takes that question away, those that follow are void.
        """
        asked = kernel.kind_asked(self.state)
        played = []
        for seat in sorted(answers):
            if owes(self.state, seat) and kernel.kind_asked(self.state) == asked:
                self.play(seat, answers[seat])
                played.append(seat)
        return played

    def _apply(self, seat: int, code: int) -> None:
        kernel.apply(self.rules, self.state, seat, code)
        self.moves.append((seat, code))

    def play_code(self, seat: int, code: int) -> None:
        """Carry out an option of a bot, which is known to be legal."""
        self._apply(seat, code)

    def rewards(self) -> list[float]:
        """By seat; all 0 until the game is over."""
        if not self.over:
            return [0.0] * self.seats
        return rewards_of(self.rules, self.state, self.reward_kind, self.setting.together)

    # What is seen

    def space(self, room: int = 0) -> spaces.Dict:
        """The space of observations."""
        mask = spaces.Box(0, 1, (self.codec.actions + room,), np.int8)
        return spaces.Dict({"observation": spaces.Box(self.codec.low, self.codec.high), "action_mask": mask})

    def observation(self, seat: int, room: int = 0) -> Observation:
        """What a seat knows, and what it may do."""
        seen = self.codec.observe(self.state, seat)
        return {"observation": seen, "action_mask": self.codec.mask(self.state, seat, room)}

    def whole(self) -> NDArray[np.float32]:
        """What all seats know together: for learning with a critic that sees everything, never for playing."""
        return np.concatenate([self.codec.observe(self.state, seat) for seat in range(self.seats)])

    def whole_space(self) -> spaces.Box:
        return spaces.Box(np.tile(self.codec.low, self.seats), np.tile(self.codec.high, self.seats))

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) sees, as plain dicts and lists with the names that the rules use."""
        found: dict[str, Any] = to_builtins(self.rules.view(self.state, seat))
        return found

    def draw(self, seat: int | None = None) -> str:
        """The table as text."""
        page = io.StringIO()
        drawn = draw_table(self.setting.game, self.rules.view(self.state, seat), words())
        Console(file=page, width=WIDTH, color_system=None).print(drawn)
        return page.getvalue()

    def game(self) -> Game:
        """The game so far as a `tianxia.Game`, with its log."""
        game = self.setting.begin(self.seed)
        for seat, code in self.moves:
            game.play(seat, self.rules.text(code))
        return game

    # Crossing to other processes: the rules are made again there, the position goes along

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: value for name, value in vars(self).items() if name not in ("rules", "codec", "state")}
        return {**kept, "encoding": self.codec.encoding, "position": save(self.state)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        position: Plain = kept.pop("position")
        encoding: Encoding = kept.pop("encoding")
        vars(self).update(kept)
        self.rules = self.setting.rules()
        self.codec = Codec(self.rules, encoding)
        self.state = load(type(kernel.start(self.rules, Dice.seeded(""), False)), position)
