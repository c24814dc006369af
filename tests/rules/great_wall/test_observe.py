"""The blocks of an observation agree with the view of the same seat."""

from typing import Any

import pytest

from tests.conformance.positions import some
from tests.rules.great_wall.own_packs import own_pack, passive
from tianxia.core import kernel
from tianxia.core.dice import Dice
from tianxia.core.observing import length_of, named
from tianxia.core.registry import make_rules
from tianxia.games.great_wall.cards.reader import box_of
from tianxia.games.great_wall.terms.names import CELLS, COMMANDS, LOCATIONS
from tianxia.games.great_wall.terms.notation import CELL_NAMES
from tianxia.games.great_wall.views.layout import DEALT_HERE, IN_HAND, IN_ROW, NAMED

ON = {"spearman": 3, "wound": 2, None: 1}


@pytest.mark.parametrize(("players", "mode"), [(1, "standard"), (2, "standard"), (4, "standard"), (3, "coop")])
def test_blocks_mean_what_they_say(players: int, mode: str) -> None:
    rules = make_rules("great_wall", players, {"mode": mode}, None)
    box = box_of(None)
    for s in some(rules, 3, 25):
        for seat in range(players):
            seen = named(rules.observed(), rules.observe(s, seat))
            view: Any = rules.view(s, seat)  # of any mode
            seats = view.players[seat:] + view.players[:seat]
            place = {player.seat: i for i, player in enumerate(seats)}
            assert seen["honor"] == [player.honor for player in seats]
            assert seen["earned"] == [points for player in seats for points in player.earned.values()]
            assert seen["active"] == [0 if view.active is None else place[view.active] + 1]
            assert seen["tea"] == [place[other] + 1 for other in view.tea]
            assert seen["clerks"][: len(LOCATIONS)] == [location.clerks[seat] for location in view.locations]
            assert seen["rest"][0::3] == [s.rest[player.seat].spearman for player in seats for s in view.sections]
            assert seen["walls"] == [section.level for section in view.sections]
            own = view.own
            stock = [own.stock.wood, own.stock.stone, own.stock.gold, own.stock.chi]
            assert seen["stock"][:4] == stock
            assert seen["commands"] == [int(command in own.commands) for command in COMMANDS]
            assert where(seen["tactics"], IN_HAND, box.tactics) == sorted(own.tactics)
            assert where(seen["advisors"], DEALT_HERE, box.advisors) == sorted(own.dealt_advisors)
            assert where(seen["advisors"], IN_ROW, box.advisors) == sorted(view.advisors)
            assert seen["cards_of_seats"][:: 4 + len(COMMANDS)] == [player.tactics for player in seats]
            for number, section in enumerate(view.sections):
                for horde in section.hordes:
                    at = (number * 3 + horde.row - 1) * CELLS
                    for cell, spot in horde.spots.items():
                        on = seen["spots"][at + CELL_NAMES.index(cell)]
                        if spot.on == "horseman":
                            assert (on - 3) % NAMED > 0
                            assert (on - 3) // NAMED == place[spot.seat]
                        else:
                            assert on == ON[spot.on] + (place[spot.seat] * NAMED if spot.on == "spearman" else 0)


def where(codes: list[int], code: int, cards: list[Any]) -> list[str]:
    return sorted([cards[card].id for card, each in enumerate(codes) if each == code])


def test_a_pack_with_other_modifiers_has_its_own_layout() -> None:
    text = passive(",\n".join([f'{{ mod = "hand_limit", add = {n} }}' for n in (1, 2, 3)]))
    usual, own = [make_rules("great_wall", 3, {}, pack) for pack in (None, own_pack(text))]
    assert length_of(own.observed()) > length_of(usual.observed())
    assert usual.observation_version() != own.observation_version()
    state = kernel.start(own, Dice.seeded("1"), False)
    assert len(own.observe(state, 2)) == length_of(own.observed())
