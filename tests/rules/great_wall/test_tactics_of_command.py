"""Tactic cards of the windows 6 and 7, with both effects (GW-D3); and every card in every window (GW-D5)."""

import pytest

from tianxia.core.state import FACTS
from tianxia.games.great_wall.terms.names import RESOURCES
from tianxia.games.great_wall.terms.vocabulary import TRIGGERS

from .scenes import covered_leader, has, honor_by, recruit, recruit_spearman, shows, total, turn
from .table import Table

BOTH = ("play", "boost")


def after_command(card: str, **stock: int) -> Table:
    """The turn of seat 0, who holds the card, after all boxes."""
    t = Table()
    t.hand(0, card)
    t.give(0, **stock)
    return t


# 6. After your command card


@shows("restless")
@pytest.mark.parametrize("side", BOTH)
def test_restless(side: str) -> None:
    t = after_command("restless", chi=5, gold=2)
    t.set_overseer(0, "quarry", 2)
    t.set_overseer(0, "lumber_mill", 1)
    turn(t)
    t.play(0, f"{side} restless", "upgrade quarry")  # 4 gold less 2
    if side == "boost":
        assert t.refused_by(0, "upgrade quarry") == "GW-P9"  # a different one
        t.play(0, "upgrade lumber_mill")  # 3 chi less 2
    assert t.over
    assert has(t, chi=5 if side == "play" else 5 - 2 - 1)
    assert (t.overseer(0, "quarry"), t.overseer(0, "lumber_mill")) == (3, 1 if side == "play" else 2)


@shows("restless")
def test_restless_makes_a_first_overseer_free() -> None:
    t = after_command("restless")
    turn(t)
    t.play(0, "play restless", "upgrade temple", "overseer archer")
    assert t.over
    assert t.overseer(0, "temple") == 1


@shows("forced_march")
@pytest.mark.parametrize(("side", "moves"), [("play", 3), ("boost", 6)])
def test_forced_march(side: str, moves: int) -> None:
    t = after_command("forced_march", chi=2)
    t.clerks(0, quarry=2)
    turn(t)
    t.play(0, f"{side} forced_march")
    routes = ["quarry>temple", "quarry>temple", "pool>quarry", "pool>quarry", "pool>lumber_mill"]
    t.play(0, *[f"clerk {route}" for route in routes[:moves]])
    assert t.over  # five clerks, each once
    assert len(t.told("clerk")) == min(moves, 5)
    assert has(t, chi=2 if side == "play" else 0)


@shows("forced_march")
def test_forced_march_moves_six_clerks_and_no_more() -> None:
    t = after_command("forced_march", chi=2)
    t.clerks(0, quarry=1, gold_mine=2, lumber_mill=3, temple=1)
    turn(t)
    t.play(0, "boost forced_march")
    for start in ("lumber_mill", "lumber_mill", "lumber_mill", "gold_mine", "gold_mine", "temple"):
        t.play(0, f"clerk {start}>{'barracks' if start == 'lumber_mill' else 'lumber_mill'}")
    assert t.over


@shows("night_shift")
def test_night_shift_activates_one_production_location() -> None:
    t = after_command("night_shift", chi=2)
    t.clerks(0, temple=1, quarry=1, barracks=1)
    turn(t)
    t.play(0, "play night_shift")
    assert t.refused_by(0, "activate barracks") == "GW-A17"
    t.play(0, "activate quarry", "done")
    assert t.over
    assert has(t, chi=2, stone=1)


@shows("night_shift")
def test_night_shift_boosted_activates_any_two_locations() -> None:
    t = after_command("night_shift", chi=2, wood=1, stone=2)
    t.clerks(0, quarry=1, barracks=1, temple=1)
    turn(t)
    t.play(0, "boost night_shift", "activate barracks", "recruit spearman", "rest left", "activate quarry", "done")
    assert t.over
    assert has(t, stone=1)
    assert t.rest(0, "left", "spearman") == 1


@shows("black_market")
@pytest.mark.parametrize(("side", "times"), [("play", 2), ("boost", 4)])
def test_black_market(side: str, times: int) -> None:
    t = after_command("black_market", chi=6)
    turn(t)
    t.play(0, f"{side} black_market", *["exchange chi>wood"] * times)
    assert t.over
    assert has(t, wood=2 * times, chi=6 - times - (side == "boost"))


@shows("black_market")
@pytest.mark.parametrize("side", BOTH)
def test_black_market_trades_any_kind_for_any_other(side: str) -> None:
    t = after_command("black_market", wood=1, stone=1, gold=1, chi=2)
    turn(t)
    t.play(0, f"{side} black_market")
    pairs = [f"{given}>{taken}" for given in RESOURCES for taken in RESOURCES if given != taken]
    assert t.options(0) == ["done", *[f"exchange {pair}" for pair in pairs]]


@shows("imperial_audience")
@pytest.mark.parametrize("side", BOTH)
def test_imperial_audience(side: str) -> None:
    t = after_command("imperial_audience", chi=2)
    t.set_shame(0, "archer", 3)
    t.tea(1, 2, 0)
    turn(t)
    t.play(0, f"{side} imperial_audience", "unshame archer")
    if side == "boost":
        t.play(0, "unshame archer", "tea up")
    assert t.over
    assert t.shamed(0, "archer") == (2 if side == "play" else 1)
    assert t.state.tea == ([1, 2, 0] if side == "play" else [1, 0, 2])
    assert has(t, chi=2 if side == "play" else 0)


# 7. You recruit into a matching section


def recruited(card: str, place: str, hordes: int = 0, level: int = 0, barricades: int = 0, **stock: int) -> Table:
    """Seat 0, who holds the card, recruited a spearman; the left section is as described."""
    t = Table()
    t.hand(0, card)
    t.wall("left", level, barricades)
    t.wall("right", 0, 2)
    for name in ("brutes_left", "infantry_left", "riders_left")[:hordes]:
        t.horde("left", name)
    recruit_spearman(t, place)
    t.give(0, **stock)
    return t


@shows("hold_the_line")
@pytest.mark.parametrize(("side", "honor", "chi"), [("play", 3, 2), ("boost", 7, 0)])
@pytest.mark.parametrize("hordes", [2, 3])
def test_hold_the_line(side: str, honor: int, chi: int, hordes: int) -> None:
    t = recruited("hold_the_line", "rest left", hordes=hordes, chi=2)
    t.play(0, f"{side} hold_the_line")
    assert t.over
    assert honor_by(t, "tactics") == honor
    assert has(t, chi=chi)


@shows("volunteers")
@pytest.mark.parametrize(("side", "recruits"), [("play", 1), ("boost", 2)])
@pytest.mark.parametrize("level", [1, 3])
def test_volunteers(side: str, recruits: int, level: int) -> None:
    t = recruited("volunteers", "rest left", level=level, chi=3)
    t.play(0, f"{side} volunteers")
    assert t.refused_by(0, "recruit archer") == "GW-A17"
    t.play(0, *["recruit spearman"] * recruits, *["rest right"] * recruits)
    assert t.over
    assert t.rest(0, "right", "spearman") == recruits
    assert has(t, chi=2 if side == "play" else 0)  # any 1 resource, or 3 chi and nothing for the soldiers


@shows("volunteers")
def test_volunteers_want_their_resource() -> None:
    t = recruited("volunteers", "rest left", level=1)
    t.play(0, "play volunteers")
    assert t.over
    assert t.pool(0, "spearman") == 9


@shows("palisade")
@pytest.mark.parametrize(("side", "built"), [("play", 1), ("boost", 2)])
@pytest.mark.parametrize("barricades", [0, 1])
def test_palisade(side: str, built: int, barricades: int) -> None:
    t = recruited("palisade", "rest left", barricades=barricades, chi=2)
    t.play(0, f"{side} palisade", *["barricade left", "barricade right"][:built])
    assert t.over
    assert t.state.barricades == [barricades + 1, 0, 2 + built - 1]
    assert honor_by(t, "buildings") == 2 * built
    assert has(t, chi=2 if side == "play" else 0)


@shows("hold_the_line", "volunteers", "palisade")
@pytest.mark.parametrize(
    ("card", "place", "hordes", "level", "barricades"),
    [
        ("hold_the_line", "rest left", 1, 3, 0),
        ("hold_the_line", "rest middle", 3, 3, 0),  # not there
        ("volunteers", "rest left", 3, 0, 0),
        ("volunteers", "rest middle", 3, 1, 0),
        ("palisade", "rest left", 2, 0, 2),
        ("palisade", "rest left", 2, 0, 3),
        ("palisade", "rest right", 2, 0, 0),
    ],
)
def test_the_section_must_fit(card: str, place: str, hordes: int, level: int, barricades: int) -> None:
    t = recruited(card, place, hordes, level, barricades)
    for side in BOTH:  # if seat 0 is asked at all, it is because another card could be played there
        assert t.over or t.refused_by(0, f"{side} {card}") == "GW-D9"


# Every card in every window

CARDS = {
    "horde_defeated": ("heroic_fight", "camp_tales"),
    "horde_won": ("parade_of_captives", "captured_wagons", "panic_in_the_ranks"),
    "attack": ("flanking_move", "fire_arrows", "looting_charge"),
    "last_wound": ("rob_the_dead", "final_blow"),
    "soldiers_dying": ("withdrawal",),
    "soldiers_killed": ("last_stand",),
    "after_command": ("restless", "forced_march", "night_shift", "black_market", "imperial_audience"),
    "recruit": ("hold_the_line", "volunteers", "palisade"),
}


def pass_windows(t: Table, card: str, found: dict[str, str | None]) -> None:
    """Collects why the card cannot be played, by moment, until nobody is asked for a card."""
    while t.asked == "tactic":
        found[TRIGGERS[t.question[FACTS]]] = t.refused_by(0, f"play {card}")
        t.play(0, "pass")


@pytest.mark.parametrize(("own", "card"), [(moment, card) for moment, cards in CARDS.items() for card in cards])
def test_a_card_is_played_in_its_own_window_and_in_no_other(own: str, card: str) -> None:
    found: dict[str, str | None] = {}
    t = Table()
    t.hand(0, card)
    t.set_firing(0, "left")
    covered_leader(t, "a2")
    t.clean_up()
    pass_windows(t, card, found)
    turn(t)
    pass_windows(t, card, found)
    t.wall("left", 1)
    t.horde("left", "leader_middle")
    t.wound("left", 1, "a2", "a3", "a4")
    t.horde("left", "brutes_left")
    t.give(0, wood=1, chi=2)
    recruit(t, "archer spot left 1 a5")
    pass_windows(t, card, found)
    assert total(t) == 0
    assert found == dict.fromkeys(CARDS, "GW-D5") | {own: None}
