"""The moments of The Great Wall."""

from functools import partial

import tianxia
from tianxia.core.registry import Options

from .sought import Seen, Sought, all_of, asks, ends, table_of

TOGETHER: Options = {"mode": "coop"}
greedy = partial(Sought, game="great_wall")
at_random = partial(greedy, bot="random")
alone = partial(greedy, players=1)
with_the_clan = partial(greedy, players=2)
among_three = partial(greedy, players=3)
among_four = partial(greedy, players=4)
together = partial(greedy, options=TOGETHER)

# Clerks and cards


def free_clerks(view: Seen, texts: list[str]) -> bool:
    """Three clerks are in the pool, and more than three moves are left: after three it is still this seat's turn."""
    left = view["question"]["left"]
    return (left is None or left > 3) and view["players"][0]["clerks"] >= 3 and "clerk pool>academy" in texts


def in_a_full_year(view: Seen, texts: list[str]) -> bool:
    """It is the third, a location has no free space, and an assault threatens a section."""
    full = any(at["slots"] and sum(at["clerks"]) == at["slots"] for at in view["locations"])
    breach = any(section["assault"] and not section["assault"]["holds"] for section in view["sections"])
    return view["year"] == 3 and full and breach


def fills_the_quarry(view: Seen, texts: list[str]) -> bool:
    """One more clerk does."""
    quarry = next(at for at in view["locations"] if at["location"] == "quarry")
    return sum(quarry["clerks"]) == quarry["slots"] - 1 and "clerk pool>quarry" in texts


def follows_another(game: tianxia.Game) -> bool:
    """The second player's turn to place clerks has just come."""
    if game.to_act != (1,) or game.moves[-1].seat != 0:
        return False
    return any(option.text.startswith("clerk pool>") for option in game.decision(1).options)


def has_economy(view: Seen, texts: list[str]) -> bool:
    return "command economy" in texts


def has_no_tactic(game: tianxia.Game) -> bool:
    """The window is there all the same: otherwise all would know what the hand holds."""
    return 0 in game.to_act and game.decision(0).kind == "tactic" and len(game.decision(0).options) == 1


def boosts_at_a_defeat(view: Seen, texts: list[str]) -> bool:
    return view["question"]["trigger"] == "horde_defeated" and any(text.startswith("boost ") for text in texts)


# Prices and forecasts


def cheaper(view: Seen) -> list[Seen]:
    """Locations where the next overseer costs 1 and would cost 2 without the card."""
    prices = view["own"]["prices"]["overseer"]
    overseen = [at for at in view["locations"] if at["overseers"] and at["location"] in prices]
    return [at for at in overseen if prices[at["location"]] == at["overseer_cost"][at["overseers"][0]] - 1 == 1]


def by_economy(view: Seen, texts: list[str]) -> bool:
    offered = [at for at in cheaper(view) if f"upgrade {at['location']}" in texts]
    return view["players"][0]["played"] == "economy" and bool(offered)


def for_nothing(view: Seen, texts: list[str]) -> bool:
    free = not view["own"]["prices"]["recruit"]["spearman"]
    return free and "conscription_officer" in view["players"][0]["advisors"] and "recruit spearman" in texts


def one_kind(view: Seen, texts: list[str]) -> bool:
    """It can be recruited, for something: both answers are buttons of the bar."""
    kinds = [text.removeprefix("recruit ") for text in texts if text.startswith("recruit ")]
    return len(texts) == 2 and len(kinds) == 1 and len(view["own"]["prices"]["recruit"][kinds[0]]) == 1


def next_level(view: Seen, texts: list[str]) -> int:
    """The section with a level named, where the next can be named too and an assault threatens; -1: none."""
    walls = view["question"]["walls"]
    for place, section in enumerate(view["sections"]):
        if walls[place] and section["assault"] and f"wall {section['section']}" in texts:
            return place
    return -1


def one_level_named(view: Seen, texts: list[str]) -> bool:
    return sum(view["question"]["walls"]) == 1 and next_level(view, texts) >= 0


def doomed(view: Seen) -> int:
    """The section where only the player's archer on the wall would die; -1: none."""
    for place, section in enumerate(view["sections"]):
        comes = section["assault"]
        on_hordes = [spot for horde in section["hordes"] for spot in horde["spots"].values() if spot.get("seat") == 0]
        if comes and not comes["holds"] and section["firing"][0] and comes["dying"][0] and not on_hordes:
            return place
    return -1


def archer_dies(view: Seen, texts: list[str]) -> bool:
    return doomed(view) >= 0


def two_die_in_a_breach(view: Seen, texts: list[str]) -> bool:
    """In winter; and there is chi to save two."""
    breached = view["season"] == "winter" and any(section["breached"] for section in view["sections"])
    dying = sum((view["players"][0]["dying"] or {}).values())
    return bool(breached and dying > 1 and view["own"]["stock"]["chi"] >= 2 * view["own"]["prices"]["save"])


# Together


def gives_a_share(view: Seen, texts: list[str]) -> bool:
    """A decree for which everyone gives the same: the others must agree to it."""
    each = [one["decree"] for one in view["coop"]["decrees"] if not one["team"] and "give" in one["needs"][-1]]
    return any(text == f"propose {decree}" for decree in each for text in texts)


def proposal(game: tianxia.Game) -> str:
    """What the second seat may propose to the first, which is asked for decrees at the same time; "": nothing."""
    for option in game.decision(1).options if 1 in game.to_act else ():
        later = game.copy()
        later.play(1, option)
        if later.asked == "consent" and 0 in later.to_act:
            return option.text
    return ""


def out_of_reach(view: Seen, texts: list[str]) -> bool:
    return any(f"propose {one['decree']}" not in texts for one in view["coop"]["decrees"])


def lacks_decrees(game: tianxia.Game) -> bool:
    coop = table_of(game)["coop"]
    return len(coop["done"]) < int(coop["goal"])


def shamed(game: tianxia.Game) -> bool:
    return game.result is not None and game.result.end == "GW-Q23"


MOMENTS = {
    "a general to choose": among_four(asks("general")),
    "a command card to choose": among_four(asks("command", has_economy, round_=3)),
    "a command card to choose with the Reed Clan": with_the_clan(asks("command", round_=2)),
    "a command card to choose together": together(asks("command", round_=2)),
    "a space on the command track to take": alone(asks("space")),
    "who goes first": together(lambda game: game.asked == "first" and 0 in game.to_act, players=3),
    "a clerk to place": among_three(asks("clerk", free_clerks)),
    "a clerk to place in the third year": among_three(asks("clerk", in_a_full_year)),
    "a clerk to place among four": among_four(asks("clerk", free_clerks, round_=3)),
    "a clerk to place alone": alone(asks("clerk", round_=2)),
    "a clerk to fill the quarry": at_random(asks("clerk", fills_the_quarry), players=3),
    "a clerk to place before an archer dies": at_random(asks("clerk", archer_dies), players=3),
    "a turn to follow": at_random(follows_another),
    "resources to pay with": among_three(asks("pay")),
    "resources to donate": among_four(asks("donate")),
    "an overseer made cheaper by Economy": at_random(asks("upgrade", by_economy), players=3),
    "soldiers to recruit for nothing": at_random(asks("recruit", for_nothing), players=3),
    "one kind of soldier to recruit": at_random(asks("recruit", one_kind), players=3),
    "a recruit to place": among_three(asks("place_recruit")),
    "an advisor to hire": among_four(asks("hire")),
    "one wall level named": at_random(asks("build", one_level_named), players=3, first=450),
    "an effect to choose": at_random(asks("choose"), players=3),
    "a soldier to attack with": among_four(asks("attacker")),
    "a tactic card to play at a defeat": among_three(asks("tactic", boosts_at_a_defeat)),
    "no tactic card to play": among_three(has_no_tactic),
    "soldiers to save in a breach": among_three(asks("ransom", two_die_in_a_breach)),
    "a shame token to put": among_four(asks("shame", round_=2)),
    "an advisor for Qin Jiushao": alone(asks("qin_advisor", round_=2)),
    "a clerk of the Reed Clan": with_the_clan(asks("reed_clerk")),
    "an advisor of the Reed Clan": with_the_clan(asks("reed_advisor")),
    "a barricade of the Reed Clan": with_the_clan(asks("reed_barricade")),
    "a spearman of the Reed Clan": with_the_clan(asks("reed_spearman")),
    "a decree to propose": together(all_of(asks("decree", gives_a_share), lambda game: bool(proposal(game)))),
    "a decree out of reach": together(asks("decree", out_of_reach), players=3),
    "a share to give": together(asks("share")),
    "the end of The Great Wall": among_three(ends),
    "the end of The Great Wall alone": alone(ends),
    "the end of The Great Wall with the Reed Clan": with_the_clan(ends),
    "a game lost alone by shame": alone(shamed),
    "a game lost together": together(all_of(ends, lacks_decrees)),
}
