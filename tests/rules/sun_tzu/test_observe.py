"""The blocks of an observation agree with the view of the same side."""

from tests.conformance.positions import some
from tianxia.core.observing import named
from tianxia.core.registry import make_rules
from tianxia.games.sun_tzu.names import CARDS, GENERALS, KINDS, PROVINCES, SEATS, N
from tianxia.games.sun_tzu.observe import BACK


def test_blocks_mean_what_they_say() -> None:
    rules = make_rules("sun_tzu", 2, {"events": True}, None)
    for s in some(rules, 3, 60):
        for seat in (0, 1):
            seen, view = named(rules.observed(), rules.observe(s, seat)), rules.view(s, seat)
            own, other = view.sides[SEATS[seat]], view.sides[SEATS[1 - seat]]
            names = (SEATS[seat], SEATS[1 - seat])
            sign = 1 - 2 * seat
            assert seen["side"] == [seat]
            assert seen["marker"] == [view.marker * sign]
            assert seen["hand"] == [own.hand.count(card) for card in CARDS]
            assert seen["held"] == [int(general in own.held) for general in GENERALS]
            assert seen["put_back"] == [int(general in own.put_back) for general in GENERALS]
            assert seen["choice"] == [own.choice + 1]
            assert seen["hands"] == [own.hand_size, other.hand_size]
            assert seen["pools"] == [own.pool, other.pool]
            assert seen["box"] == [side.box.count(card) for side in (own, other) for card in CARDS]
            assert seen["counts"][: 2 * len(view.counts)] == [n for pair in view.counts for n in pair[::sign]]
            provinces = [view.provinces[name] for name in PROVINCES]
            signs = {None: 0, names[0]: 1, names[1]: -1}
            assert seen["armies"] == [province.armies * signs[province.owner] for province in provinces]
            assert seen["marks"] == [province.marks[name] for name in names for province in provinces]
            orders = [province.orders[name] for name in names for province in provinces]
            assert seen["orders"] == [
                0 if card is None else BACK if card == "?" else CARDS.index(card) + 1 for card in orders
            ]
            room = len(seen["pile"]) // 2
            for side, at in ((own, 0), (other, room)):
                known = seen["pile"][at : at + len(side.pile_known)]
                shown = [0 if card is None else CARDS.index(card) + 1 for card in side.pile_known]
                assert [0 if card > KINDS else card for card in known] == shown


def test_the_other_side_sees_the_same_armies_with_the_other_sign() -> None:
    rules = make_rules("sun_tzu", 2, {}, None)
    for s in some(rules, 4, 20):
        blue, red = [named(rules.observed(), rules.observe(s, seat)) for seat in (0, 1)]
        assert blue["armies"] == [-n for n in red["armies"]]
        assert blue["name_box"] == red["name_box"][N:] + red["name_box"][:N]
