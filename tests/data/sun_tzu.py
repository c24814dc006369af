"""The moments of Sun Tzu."""

from functools import partial

import tianxia

from .sought import Moment, Seen, Sought, all_of, asks, ends, table_of

GAME = "sun_tzu"
SIDES = ("sun_tzu", "shao")
at_random = partial(Sought, game=GAME, bot="random")
greedy = partial(Sought, game=GAME)


def marked(game: tianxia.Game, seat: int) -> str:
    """A province that the 6 of this side has marked; "" if there is none."""
    provinces = table_of(game, seat)["provinces"]
    return next((place for place, province in provinces.items() if province["marks"][SIDES[seat]]), "")


def lays_a_six(seat: int, again: bool) -> Moment:
    """No order is laid, the 6 is in the hand and has marked a province; a general lets it go there again, or none."""

    def free(view: Seen, texts: list[str]) -> bool:
        own = view["sides"][SIDES[seat]]
        return "6" in own["hand"] and len(own["hand"]) == own["hand_size"] and again == ("second_six" in own["held"])

    return all_of(asks("orders", free, seat=seat), lambda game: bool(marked(game, seat)))


def each_side_holds_two(view: Seen, texts: list[str]) -> bool:
    owners = [province["owner"] for province in view["provinces"].values()]
    return view["round"] == 5 and min(owners.count(side) for side in SIDES) >= 2


def holds_plus_cards(view: Seen, texts: list[str]) -> bool:
    return {"+1", "+2"} <= set(view["sides"]["sun_tzu"]["hand"])


def nothing_can_be_undone(game: tianxia.Game) -> bool:
    return game.why_not_undo(0) == tianxia.Refusal("TX-6", seat=0) and all(one.final for one in game.previews(0))


def pays_for_a_plus_card(view: Seen, texts: list[str]) -> bool:
    """From the pool, or from a province of his."""
    owed = view["owed"]
    card = view["provinces"][owed["province"]]["orders"]["sun_tzu"]
    return owed["purpose"] == "price" and card == "+2" and texts[0] == "from pool"


def pays_with_twins(view: Seen, texts: list[str]) -> bool:
    """Armies can be bought, with either of two equal cards; no general can be used."""
    hand = view["sides"]["sun_tzu"]["hand"]
    bought = [text.removeprefix("buy ") for text in texts if text.startswith("buy ")]
    return len(bought) == len(texts) - 1 and any(hand.count(card) > 1 for card in bought)


def passes(choice: bool) -> Moment:
    """The orders are in, and Sun Tzu has a general for that or none."""

    def moment(game: tianxia.Game) -> bool:
        asked = 0 in game.to_act and game.decision(0).kind == "after_orders" and game.round == 2
        return asked and (len(game.decision(0).options) > 1) is choice

    return moment


def last_told(game: tianxia.Game, kind: str) -> tianxia.Told | None:
    """What was told of this kind by the last two moves."""
    told = [one for entry in game.told(None)[-2:] for one in entry if one.kind == kind]
    return told[-1] if told else None


def plagued(game: tianxia.Game) -> bool:
    """Armies have just died, in a round with the great plague."""
    told = last_told(game, "plague")
    return 0 in game.to_act and told is not None and int(told.facts["lost"]) > 0 and table_of(game)["great_plague"]


def feinted(game: tianxia.Game) -> bool:
    told = last_told(game, "general_used")
    return 0 in game.to_act and told is not None and told.facts["general"] == "feint"


def after_nine_rounds(game: tianxia.Game) -> bool:
    return game.over and bool(table_of(game)["round"] == 9)


def short(game: tianxia.Game) -> bool:
    return game.over and len(game.moves) < 100


MOMENTS = {
    "a general to keep": at_random(asks("keep_general")),
    "armies to buy with twin cards": at_random(asks("start_of_round", pays_with_twins)),
    "the fifth round, with events": greedy(asks("start_of_round", round_=5), options={"events": True}),
    "orders to give": greedy(asks("orders", each_side_holds_two)),
    "orders to give with plus cards": at_random(asks("orders", holds_plus_cards)),
    "a six that has left its mark": at_random(lays_a_six(0, again=False)),
    "a six of King Shao that has left its mark": at_random(lays_a_six(1, again=False)),
    "a six of King Shao that may return": at_random(lays_a_six(1, again=True)),
    "a general to use after the orders": at_random(passes(choice=True)),
    "no general to use after the orders": at_random(passes(choice=False)),
    "only King Shao to act": at_random(lambda game: game.to_act == (1,)),
    "battles to announce": at_random(asks("battle_order", round_=4), options={"battle_order": "announced"}),
    "a battle to choose": at_random(all_of(asks("next_battle", round_=5), nothing_can_be_undone)),
    "a general to use at the reveal": at_random(asks("at_reveal")),
    "an army to pay for a plus card": at_random(asks("source", pays_for_a_plus_card)),
    "a battle won by the Deceiver": at_random(feinted, first=15),
    "a great plague": at_random(plagued, first=144),
    "a general to use after a battle": at_random(asks("after_battle", round_=2)),
    "a drawn card to keep": at_random(asks("draw", round_=3)),
    "a general to use after scoring": greedy(asks("after_scoring", round_=6)),
    "the end of Sun Tzu": at_random(ends),
    "the end of Sun Tzu after nine rounds": greedy(after_nine_rounds),
    "the end of a short lesson": greedy(short, options={"beginner": True}),
}
