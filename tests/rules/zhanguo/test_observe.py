"""The blocks of an observation agree with the view of the same seat."""

from tests.conformance.positions import some
from tianxia.core.observing import named
from tianxia.core.registry import make_rules
from tianxia.games.zhanguo.names import CARDS, REGIONS
from tianxia.games.zhanguo.observe import AT_COURT, ON_BOARD


def test_blocks_mean_what_they_say() -> None:
    rules = make_rules("zhanguo", 3, {"draft": True, "boards": "auction"}, None)
    for s in some(rules, 3, 40):
        for seat in range(3):
            seen, view = named(rules.observed(), rules.observe(s, seat)), rules.view(s, seat)
            players = view.players[seat:] + view.players[:seat]
            code = {None: 0, **{player.seat: place for place, player in enumerate(players, 1)}}
            assert seen["points"] == [player.points for player in players]
            assert seen["backs"] == [n for player in players for n in player.hand]
            assert seen["unrest"] == [region.unrest for player in players for region in player.regions]
            assert seen["workers"] == [region.workers for player in players for region in player.regions]
            assert seen["supply"][:3] == [players[0].supply.red, players[0].supply.white, players[0].supply.grey]
            assert seen["ones"] == [markers.ones for player in players for markers in player.markers]
            assert seen["active"] == [code[view.active]]
            assert seen["turn"] == [view.turn or 0]
            assert [place for place in seen["track"] if place] == [code[other] for other in view.track]
            assert seen["walls"] == [code[other] for wall in view.walls for other in wall.walls]
            assert seen["squares"] == [code[square.seat] for region in view.regions for square in region.squares]
            hand = [card.card for card in view.own.hand]
            discarding = [card.card for card in view.own.discarding]
            cards = range(1, CARDS + 1)
            assert seen["hand"] == [1 if card in hand else 2 if card in discarding else 0 for card in cards]
            assert seen["playing"] == [view.own.playing or 0]
            assert [card for card in cards if seen["cards"][card - 1] == AT_COURT] == sorted(view.court)
            for place, player in enumerate(players):
                for region in range(REGIONS):
                    here = ON_BOARD + place * REGIONS + region
                    found = [card for card in cards if seen["cards"][card - 1] in (here, here + 3 * REGIONS)]
                    assert found == sorted([card.card for card in player.regions[region].cards])


def test_of_the_others_a_spectator_sees_as_little_as_a_seat() -> None:
    rules = make_rules("zhanguo", 2, {}, None)
    for s in some(rules, 4, 10):
        seen = named(rules.observed(), rules.observe(s, None))
        assert not any(seen["hand"] + seen["playing"])
