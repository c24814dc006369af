"""Options and observations as arrays of fixed length.

An action is the place of an option in `Rules.dense`: the same number is the same option in every position. An
observation has the numbers of `Rules.observe`, either as they are ("numbers") or with one-hot codes for whatever
names one of several things ("one_hot").
"""

import hashlib
from typing import Any, Final, Literal

import numpy as np
from numpy.typing import NDArray

from ..core import kernel
from ..core.observing import Block
from ..core.rules import Rules
from ..core.state import State
from ..core.values import BadInput, Refusal, Refused

Encoding = Literal["numbers", "one_hot"]
ENCODINGS: Final = ("numbers", "one_hot")
LARGEST: Final = 1 << 15  # no amount of any game comes near it
FLAG: Final = 2  # kinds of a number that is its own code


class Codec:
    """The arrays of one setting.

    >>> from tianxia.research.settings import setting_of
    >>> codec = Codec(setting_of("sun_tzu").rules())
    >>> codec.actions, codec.length
    (181, 251)
    """

    def __init__(self, rules: Rules[Any], encoding: Encoding = "numbers") -> None:
        blocks = rules.observed()
        if not blocks:
            raise BadInput("This game has no observations: its rules do not say what is `observed`.")
        if encoding not in ENCODINGS:
            raise BadInput(f"An encoding is one of {', '.join(ENCODINGS)}, not {encoding!r}.")
        self.rules = rules
        self.encoding = encoding
        self.actions = len(rules.dense)
        kinds = np.repeat([block.kinds for block in blocks], [block.length for block in blocks])
        self._named = (kinds > FLAG) & (encoding == "one_hot")  # the numbers that become one-hot codes
        widths = np.where(self._named, kinds, 1)
        self._starts = np.concatenate(([0], np.cumsum(widths)))[:-1]
        self.length = int(widths.sum())
        amount = np.repeat(kinds == 0, widths)
        self.low: NDArray[np.float32] = np.where(amount, -LARGEST, 0).astype(np.float32)
        most = np.repeat(np.where(self._named, 1, np.maximum(kinds - 1, 1)), widths)
        self.high: NDArray[np.float32] = np.where(amount, LARGEST, most).astype(np.float32)

    @property
    def version(self) -> str:
        """A digest of the layouts of actions and observations: whoever keeps a network keeps it as well."""
        spoken = "\n".join([self.encoding, self.rules.observation_version(), *map(self.rules.text, self.rules.dense)])
        return hashlib.sha256(spoken.encode()).hexdigest()[:12]

    def layout(self) -> dict[str, tuple[slice, Block]]:
        """Where each block is in an observation."""
        places = {}
        at = 0
        ends = [*self._starts.tolist(), self.length]
        for block in self.rules.observed():
            places[block.name] = (slice(ends[at], ends[at + block.length]), block)
            at += block.length
        return places

    def observe(self, s: State, seat: int | None) -> NDArray[np.float32]:
        """What the seat knows."""
        numbers = self.rules.observe(s, seat)
        if self.encoding == "numbers":
            return np.array(numbers, dtype=np.float32)
        seen = np.array(numbers)
        found = np.zeros(self.length, dtype=np.float32)
        plain = ~self._named
        found[self._starts[plain]] = seen[plain]
        found[self._starts[self._named] + seen[self._named]] = 1
        return found

    def mask(self, s: State, seat: int, room: int = 0) -> NDArray[np.int8]:
        """1 for every action that the seat may take now; `room` for actions of an environment's own, all 0."""
        mask = np.zeros(self.actions + room, dtype=np.int8)
        if owes(s, seat):
            place_of = self.rules.place_of
            mask[[place_of[code] for code in kernel.options_of(self.rules, s, seat)]] = 1
        return mask

    def code(self, action: int) -> int:
        """The option of an action, as the rules number it."""
        if not 0 <= action < self.actions:
            raise BadInput(f"An action is a number from 0 to {self.actions - 1}, not {action!r}.")
        return self.rules.dense[action]

    def text(self, action: int) -> str:
        """The option of an action, as logs and players write it."""
        return self.rules.text(self.code(action))

    def action(self, text: str) -> int:
        """The action of an option's text."""
        code = self.rules.parse(text)
        if code < 0:
            raise Refused(Refusal("TX-2", option=text), text)
        return self.rules.place_of[code]


def owes(s: State, seat: int) -> bool:
    """Whether the seat owes an answer."""
    return bool(kernel.owing(s) >> seat & 1)
