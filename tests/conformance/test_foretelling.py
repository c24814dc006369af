"""Previews of every game are true; toys with wrong previews are caught."""

import pytest

from tests.toys import banners, broken
from tests.toys.banners import Banners, BannersState
from tianxia.core.dice import Dice
from tianxia.core.registry import checked_options
from tianxia.core.values import EventKind

from .foretelling import check
from .games import Setting, settings
from .positions import AnyRules

LEAST = 3000  # previews of each setting


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_what_is_announced_is_what_happens(setting: Setting) -> None:
    assert check(setting.rules(), 0, LEAST) >= LEAST


def test_there_are_many() -> None:
    assert LEAST * len(settings()) >= 100_000


# Toys


class DealsAlike(Banners):
    """Hidden hands are always dealt the same way: all worlds agree, and none is the true one."""

    def resample(self, s: BannersState, seat: int | None, dice: Dice) -> BannersState:
        return super().resample(s, seat, Dice.seeded("always"))


class TellsThePrize(DealsAlike):
    """The next prize comes from a shuffled pile, and is not declared as news."""

    def __init__(self, players: int, options: dict[str, bool | str]) -> None:
        super().__init__(players, options)
        self.events = tuple(EventKind(kind.name, kind.facts) for kind in self.events)


def rules_of(toy: type[Banners]) -> AnyRules:
    return toy(3, checked_options(banners.GAME, {}))


def test_the_right_toy_foretells_rightly() -> None:
    assert check(rules_of(Banners), 0, 400) >= 400


@pytest.mark.parametrize(
    ("toy", "what"),
    [
        (broken.HidesNews, "depends on what is hidden"),
        (broken.ShowsHands, "depends on what is hidden"),
        (TellsThePrize, "does something else than was announced"),
        (broken.SharesHands, "changed the game"),
    ],
)
def test_a_toy_that_foretells_wrongly_is_found_out(toy: type[Banners], what: str) -> None:
    with pytest.raises(AssertionError, match=what):
        check(rules_of(toy), 0, 2000)
