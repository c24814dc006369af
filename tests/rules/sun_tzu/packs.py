"""Custom packs: the standard one with changes, and games with them."""

from tianxia.core import kernel
from tianxia.core.dice import Dice
from tianxia.core.pack import Pack
from tianxia.core.registry import Options, checked_options, find
from tianxia.games.sun_tzu.cards import standard_pack
from tianxia.games.sun_tzu.rules import SunTzuRules

STANDARD = standard_pack().text


def edited(*changes: tuple[str, str]) -> str:
    """The standard pack with pieces of its text replaced; each must occur exactly once."""
    text = STANDARD
    for old, new in changes:
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in the pack"
        text = text.replace(old, new)
    return text


def rules_of(pack: Pack, **options: bool | str) -> SunTzuRules:
    given_options: Options = dict(options)
    return SunTzuRules(checked_options(find("sun_tzu"), given_options), pack)


def play_random_game(pack: Pack, seed: str, **options: bool | str) -> None:
    """A game to its end; no piece may be made or lost."""
    rules = rules_of(pack, **options)
    state = kernel.start(rules, Dice.seeded(seed), False)
    dice = Dice.seeded(seed + "!")
    while not state.markers:  # hands and markers are dealt once the generals are kept
        seat = kernel.first_owing(state)
        kernel.apply(rules, state, seat, rules.options(state, seat, state.stack[-1])[0])
    pieces = rules.pieces(state)
    kernel.play_out(rules, state, dice)
    assert rules.pieces(state) == pieces
    assert state.end.startswith("ST-")
