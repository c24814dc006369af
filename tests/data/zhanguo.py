"""The moments of ZhanGuo."""

from collections.abc import Callable
from functools import partial

import tianxia
from tianxia.core.values import Option, Preview

from .sought import Moment, Seen, Sought, all_of, asks, ends

greedy = partial(Sought, game="zhanguo")
at_random = partial(greedy, bot="random")


def has_cards(view: Seen, texts: list[str]) -> bool:
    """Two cards are on the seat's board, one is at the court, and three in the hand."""
    cards = [card for region in view["players"][0]["regions"] for card in region["cards"]]
    return len(cards) >= 2 and len(view["court"]) > 0 and len(view["own"]["hand"]) >= 3


def has_full_hand(view: Seen, texts: list[str]) -> bool:
    """Six cards, one of them with three digits."""
    hand = view["own"]["hand"]
    return has_cards(view, texts) and len(hand) == 6 and any(card["card"] >= 100 for card in hand)


def lacks_a_palace(game: tianxia.Game) -> bool:
    return "court palace" in [option.text for option in game.tries(0)]


def builds_no_palace(view: Seen, texts: list[str]) -> bool:
    return "court palace" not in texts


def two_ways(view: Seen, texts: list[str]) -> bool:
    """From one end of the areas or the other; and once more, so that the turn goes on and a move can be undone."""
    here = any(text.startswith("move red g1>g2") for text in texts)
    return view["question"]["left"] > 1 and here and "shift red 1" in texts


def subtracts_unrest(view: Seen, texts: list[str]) -> bool:
    return any(wall["criterion"] == "calm" for wall in view["walls"])


def uses_a_card(view: Seen, texts: list[str]) -> bool:
    return any(text.startswith("use ") for text in texts)


# What a player can foresee


def cards_in(options: tuple[Option, ...]) -> list[int]:
    """The cards that these options use."""
    return [int(option.parts["card"]) for option in options if option.verb == "use"]


def total(preview: Preview, kind: str) -> int:
    """What is told of this kind, for the first seat."""
    return sum(int(facts["number"]) for name, facts in preview.told if name == kind and facts["seat"] == "0")


def foretells(kind: str, also: Callable[[tianxia.Game, Preview], bool]) -> Moment:
    """The first seat is asked this, and one of its options would do that."""
    return all_of(asks(kind), lambda game: any(also(game, preview) for preview in game.previews(0)))


def wakes_by_a_wall(game: tianxia.Game, preview: Preview) -> bool:
    return preview.option.text == "court wall" and bool(cards_in(preview.surely))


def lacks_markers(game: tianxia.Game, preview: Preview) -> bool:
    """There are markers for only some of the cards."""
    then = game.previews(0, [preview.option.text])
    return any(one.option.verb == "unify" and total(one, "markers") and total(one, "points") for one in then)


def locks(game: tianxia.Game, preview: Preview) -> bool:
    """A hire that brings its region's unrest to the last space, so that a card there stays asleep; another wakes."""
    if preview.asked != "ability" or preview.option.verb != "hire":
        return False
    region = preview.view.players[0].regions[int(preview.option.parts["region"]) - 1]
    asleep = any(card.trigger == "hire" for card in region.cards)
    return bool(region.unrest == region.most_unrest and asleep and cards_in(preview.then))


MOMENTS = {
    "a player board to take": greedy(asks("board"), players=3, options={"boards": "picked"}),
    "a bid for the player boards": at_random(asks("bid"), options={"boards": "auction"}),
    "a card to discard from the draft": greedy(asks("draft"), options={"draft": True}),
    "a card to play": at_random(asks("card", has_cards)),
    "a card to play among three": greedy(asks("card", has_full_hand, round_=3), players=3),
    "a card to play among four": greedy(asks("card", has_cards, round_=3), players=4),
    "a card to play on a picked board": greedy(asks("card", round_=3), players=3, options={"boards": "picked"}),
    "a card to play and no palace to build": at_random(all_of(asks("card"), lacks_a_palace)),
    "a card to use and no palace to build": at_random(asks("use", builds_no_palace)),
    "a wall that activates cards": at_random(foretells("use", wakes_by_a_wall)),
    "too few unification markers": greedy(foretells("card", lacks_markers), players=3),
    "a hire that brings the last unrest": greedy(foretells("hire", locks), players=3),
    "an official to move": at_random(asks("move", two_ways)),
    "an ability to use": greedy(asks("ability", uses_a_card), players=3),
    "a wall to build on": at_random(asks("wall", subtracts_unrest)),
    "a reward to accept": greedy(asks("reward"), players=3),
    "the end of ZhanGuo": greedy(ends, players=4),
}
