"""Each property bites: a toy that breaks it fails, and the correct toy passes them all."""

from collections.abc import Callable

import pytest

import tianxia
from tests.toys import all_toys, broken
from tests.toys.banners import Banners

from . import observing
from . import properties as p
from . import table_properties as tp
from .games import Setting
from .positions import AnyRules

BITES: list[tuple[Callable[[AnyRules, int], None], type[Banners]]] = [
    (p.copies_are_independent, broken.SharesHands),
    (p.saves_at_every_node, broken.RemembersOutside),
    (p.option_texts_are_exact, broken.SameText),
    (p.refusals_are_exact, broken.AllowsTooMuch),
    (p.somebody_acts, broken.AsksNobody),
    (p.pieces_are_conserved, broken.LosesPoints),
    (p.it_ends, broken.NeverEnds),
    (p.it_ends, broken.NoPlaces),
    (p.views_are_typed, broken.ShowsAnotherType),
    (p.nothing_leaks, broken.ShowsHands),
    (p.nothing_leaks, broken.AsksByHand),
    (p.nothing_leaks, broken.OptionsByOthers),
    (p.nothing_leaks, broken.NamesHands),
    (p.nothing_leaks, broken.TellsBids),
    (p.nothing_leaks, broken.HidesNews),
    (p.worlds_look_the_same, broken.DealsToItself),
    (p.worlds_look_the_same, broken.ShowsHands),
    (p.states_cross_processes, broken.LosesItsWay),
    (p.scores_are_final, broken.MiscountsItself),
    (observing.observations_show_no_more, broken.ObservesHands),
    (observing.observations_show_no_more, broken.ObservesMoreLater),
    (observing.observations_show_no_more, broken.ObservesTheUnnamed),
    (observing.observations_show_no_less, broken.ObservesNoBid),
    (p.nothing_leaks, broken.ObservesHands),
]

TABLE_BITES: list[tuple[Callable[[Setting, int], None], type[Banners]]] = [
    (tp.undo_goes_back, broken.SharesHands),
    (tp.final_is_foretold, broken.TellsByHand),
    (tp.logs_replay, broken.RemembersOutside),
    (tp.same_in_every_process, broken.ShufflesBySet),
]


@pytest.fixture(autouse=True)
def _toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """The broken toys are registered for these tests only."""
    known = dict(tianxia.core.registry._games)
    monkeypatch.setattr("tianxia.core.registry._games", known)
    for toy in all_toys():
        tianxia.register(toy)


def bites(check: Callable[[int], None]) -> bool:
    for seed in range(5):
        try:
            check(seed)
        except (AssertionError, tianxia.TianxiaError):
            return True
    return False


@pytest.mark.parametrize(("holds", "toy"), BITES, ids=lambda x: x.__name__)
def test_property_bites(holds: Callable[[AnyRules, int], None], toy: type[Banners]) -> None:
    assert bites(lambda seed: holds(Setting(toy.__name__, 3, {}).rules(), seed))


@pytest.mark.parametrize(("holds", "toy"), TABLE_BITES, ids=lambda x: x.__name__)
def test_table_property_bites(holds: Callable[[Setting, int], None], toy: type[Banners]) -> None:
    assert bites(lambda seed: holds(Setting(toy.__name__, 3, {}), seed))


def test_a_correct_observation_passes() -> None:
    rules = broken.Observed(3, {"wins": "highest"})
    for seed in range(5):
        observing.observations_show_no_more(rules, seed)
        observing.observations_show_no_less(rules, seed)


def test_every_property_has_a_toy_that_breaks_it() -> None:
    assert {holds for holds, _ in BITES} == set(p.PROPERTIES)
    assert {holds for holds, _ in TABLE_BITES} == set(tp.TABLE_PROPERTIES)
