"""States as plain data and back, and their digest.

The fields are found on the class, so that none can be forgotten: a slot of the pure build and an
attribute of the compiled one are both data descriptors.
"""

import hashlib
import inspect
from typing import TypeVar

import msgspec

from .dice import Dice, loaded_dice
from .state import State

S = TypeVar("S", bound=State)
Plain = dict[str, object]


_fields: dict[type[State], tuple[str, ...]] = {}


def fields(kind: type[State]) -> tuple[str, ...]:
    """The names of all fields of a state in order, except for the events of the current move."""
    if kind not in _fields:
        _fields[kind] = _found_fields(kind)
    return _fields[kind]


def _found_fields(kind: type[State]) -> tuple[str, ...]:
    names = [
        name
        for base in kind.__mro__
        for name, value in vars(base).items()
        if inspect.isdatadescriptor(value) and not name.startswith("__") and name != "told"
    ]
    return tuple(sorted(set(names)))


def save(s: State) -> Plain:
    """The state as data that JSON can hold. It shares nothing with the state."""
    return {name: plain(getattr(s, name)) for name in fields(type(s))}


def plain(value: object) -> object:
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    if isinstance(value, Dice):
        return value.plain()
    if isinstance(value, (int, str)):
        return value
    raise TypeError(f"a state holds integers, strings and lists of them, not {value!r}")


def load(kind: type[S], saved: Plain) -> S:
    """The state that `save` wrote down."""
    s = kind()
    for name in fields(kind):
        value = saved[name]
        if name == "dice":
            assert isinstance(value, list)
            value = loaded_dice(value)
        elif name == "stack":
            assert isinstance(value, list)
            value = [tuple(frame) for frame in value]
        else:
            value = plain(value)
        setattr(s, name, value)
    s.told = None
    return s


def digest(s: State) -> str:
    """SHA-256 of everything in the state: two states are equal when their digests are.

    The text is the JSON of `save`, with its keys in order and no spaces. A server makes one for every move.
    """
    text = _encoder.encode({name: getattr(s, name) for name in fields(type(s))})
    return hashlib.sha256(text).hexdigest()


_encoder = msgspec.json.Encoder(enc_hook=plain)
