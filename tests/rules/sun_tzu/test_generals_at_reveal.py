"""ST-F: who is asked when both cards of a battle are revealed, and the healer."""

import pytest

from tianxia.core.values import Refusal
from tianxia.games.sun_tzu import frames
from tianxia.games.sun_tzu.names import BLUE, CARDS, RED

from .scenes import HIGH, SHAOS, SUN_TZUS, generals_used, marks, quiet, recycled
from .table import WINDOWS

rule = pytest.mark.rule

# ST-F14: the pairs (Sun Tzu's card, King Shao's) at which a side is asked, with cards in its pile and without.
SHAO_ASKED_ALWAYS = {("plague", card) for card in CARDS if card != "plague"}

SHAO_ASKED_WITH_PILE = {(card, "plague") for card in CARDS}

SUN_TZU_ASKED_ALWAYS = {(number, card) for number in HIGH for card in CARDS if card != "plague"}

SUN_TZU_ASKED_WITH_PILE = {("-1", card) for card in CARDS}


def asked_pairs(side: int, general: str, with_pile: bool) -> set[tuple[str, str]]:
    """At which of all pairs of cards the side is asked when they are revealed."""
    pairs: set[tuple[str, str]] = set()
    for blue in CARDS:
        for red in CARDS:
            table = quiet()
            table.general(side, general)
            table.pile(side, *(("+1",) if with_pile else ()))
            table.battle("WU", blue=blue, red=red)
            if table.asked == "at_reveal":
                assert table.to_act == (side,)
                assert "pass" in table.options(side)  # ST-F12
                pairs.add((blue, red))
    return pairs


# Who is asked


@rule("ST-F14")
@pytest.mark.parametrize("general", SHAOS)
@pytest.mark.parametrize("with_pile", [True, False])
def test_king_shao_is_asked_by_the_cards_and_his_pile_whatever_his_general(general: str, with_pile: bool) -> None:
    expected = SHAO_ASKED_ALWAYS | (SHAO_ASKED_WITH_PILE if with_pile else set())
    assert asked_pairs(RED, general, with_pile) == expected


@rule("ST-F14")
@pytest.mark.parametrize("general", SUN_TZUS)
@pytest.mark.parametrize("with_pile", [True, False])
def test_sun_tzu_is_asked_by_the_cards_and_his_pile_whatever_his_general(general: str, with_pile: bool) -> None:
    expected = SUN_TZU_ASKED_ALWAYS | (SUN_TZU_ASKED_WITH_PILE if with_pile else set())
    assert asked_pairs(BLUE, general, with_pile) == expected


@rule("ST-F14")
@pytest.mark.parametrize("number", range(1, 10))
@pytest.mark.parametrize(
    ("side", "blue", "red"), [(RED, "plague", "3"), (RED, "3", "plague"), (BLUE, "-1", "3"), (BLUE, "8", "3")]
)
def test_generals_are_asked_at_reveal_in_all_nine_rounds(side: int, blue: str, red: str, number: int) -> None:
    for general in SHAOS if side == RED else SUN_TZUS:
        table = quiet()
        table.general(side, general)
        table.set_round(number)
        table.battle("CHU", blue=blue, red=red)
        assert (table.asked, table.to_act) == ("at_reveal", (side,))


@rule("ST-F14")
@pytest.mark.parametrize(("blue", "red"), [("plague", "3"), ("3", "plague"), ("-1", "3"), ("8", "3"), ("-1", "plague")])
def test_a_side_without_an_unused_general_is_not_asked(blue: str, red: str) -> None:
    table = quiet()
    table.battle("CHU", blue=blue, red=red)
    assert table.over


@rule("ST-F13")
@pytest.mark.parametrize("shao", ["use plague_bearer", "pass"])
@pytest.mark.parametrize("sun_tzu", ["use scribe", "pass"])
def test_king_shao_is_asked_first_then_sun_tzu_once_each(shao: str, sun_tzu: str) -> None:
    table = quiet(blue=("scribe", "feint"), red=("plague_bearer", "healer"))
    table.garrison("WU", BLUE, 4)
    table.battle("WU", blue="-1", red="plague")
    assert (table.asked, table.to_act) == ("at_reveal", (RED,))
    table.play(RED, shao)
    assert (table.asked, table.to_act) == ("at_reveal", (BLUE,))
    assert table.told("plague") == []  # nothing takes effect until both have answered
    table.play(BLUE, sun_tzu)
    assert table.asked == "after_battle"
    assert table.told("plague") == [{"province": "WU", "seat": "sun_tzu", "lost": 2}]
    assert ("shao" in recycled(table), "sun_tzu" in recycled(table)) == (shao != "pass", sun_tzu != "pass")


@rule("ST-F13")
@pytest.mark.parametrize("kind", WINDOWS)
@pytest.mark.parametrize(
    ("side", "general"), [(RED, "healer"), (RED, "plague_bearer"), (BLUE, "feint"), (BLUE, "scribe")]
)
def test_generals_of_the_reveal_are_refused_in_windows(side: int, general: str, kind: str) -> None:
    table = quiet()
    table.general(side, general)
    table.window(kind)
    assert table.options(side) == ["pass"]
    assert table.why_not(side, f"use {general}") == Refusal("ST-F13", general=general)


# ST-F3, ST-F17: the healer


@rule("ST-F3", "ST-F17")
@pytest.mark.parametrize(
    ("red", "winner", "margin"),
    [
        *((str(n), "shao", n) for n in range(1, 11)),
        ("+1", "shao", 1),
        ("+2", "shao", 2),
        ("+3", "shao", 3),
        ("-1", "sun_tzu", 1),
    ],
)
def test_a_plague_that_is_ignored_counts_as_strength_zero(red: str, winner: str, margin: int) -> None:
    table = quiet(red=("healer",))
    table.battle("WU", blue="plague", red=red)
    table.play(RED, "use healer")
    assert generals_used(table, BLUE) == generals_used(table, RED) == [{"seat": "shao", "general": "healer"}]
    assert table.told("plague") == []
    assert table.told("won") == [{"seat": winner, "province": "WU", "margin": margin}]
    assert table.told("placed") == [{"seat": winner, "source": "pool", "province": "WU", "count": margin}]


@rule("ST-F3")
@pytest.mark.parametrize(("owner", "after"), [(RED, ("shao", 9)), (BLUE, ("sun_tzu", 1))])
def test_an_ignored_plague_takes_nothing_from_the_garrison(owner: int, after: tuple[str, int]) -> None:
    table = quiet(red=("healer",))
    table.garrison("WU", owner, 5)
    table.battle("WU", blue="plague", red="4")
    table.play(RED, "use healer")
    assert table.armies("WU") == after


@rule("ST-F3")
def test_if_the_healer_is_not_used_the_plague_acts() -> None:
    table = quiet(red=("healer",))
    table.garrison("WU", RED, 5)
    table.battle("WU", blue="plague", red="4")
    table.play(RED, "pass")
    assert generals_used(table) == []
    assert table.told("won") == []
    assert table.armies("WU") == ("shao", 3)


@rule("ST-F17")
def test_against_an_ignored_plague_the_six_marks() -> None:
    table = quiet(red=("healer",))
    table.battle("CHU", blue="plague", red="6")
    table.play(RED, "use healer")
    assert table.told("marked") == [{"seat": "shao", "province": "CHU", "source": "pool"}]
    assert marks(table, "CHU", RED) == (1, 1)
    assert table.armies("CHU") == ("shao", 6)


@rule("ST-F17", "ST-F15")
def test_against_an_ignored_plague_a_second_six_marks_again() -> None:
    """With both generals, the second taken by ST-G2."""
    table = quiet(red=("second_six", "healer"))
    table.marked("CHU", RED)
    table.battle("CHU", blue="plague", red="6")
    assert table.to_act == (RED,)
    table.play(RED, "use healer")
    assert [told["general"] for told in generals_used(table)] == ["second_six", "healer"]
    assert marks(table, "CHU", RED) == (2, 2)


@rule("ST-F17")
@pytest.mark.parametrize(("answer", "drawn"), [("use healer", 3), ("pass", 2)])
def test_against_an_ignored_plague_the_one_draws(answer: str, drawn: int) -> None:
    table = quiet(red=("healer",))
    table.battle("CHU", blue="plague", red="1")
    table.play(RED, answer)
    table.run((frames.END_ROUND,))
    assert {"seat": "shao", "count": drawn} in table.told("cards_drawn")


@rule("ST-F17")
@pytest.mark.parametrize(("card", "price"), [("+1", 0), ("+2", 1), ("+3", 2)])
def test_against_an_ignored_plague_a_plus_card_pays(card: str, price: int) -> None:
    table = quiet(red=("healer",))
    table.garrison("CHU", BLUE, 3)
    table.battle("CHU", blue="plague", red=card)
    table.play(RED, "use healer")
    assert table.state.reserves == [0, price]


@rule("ST-F17")
def test_the_healer_heals_sun_tzus_plague_only_and_not_beside_an_own_one() -> None:
    for blue in ("plague", "4"):
        table = quiet(red=("healer",))
        table.garrison("WU", RED, 4)
        table.battle("WU", blue=blue, red="plague")
        assert table.to_act == (RED,)
        assert table.options(RED) == ["pass"]
        refusal = table.why_not(RED, "use healer")
        assert refusal is not None
        assert refusal.rule == "ST-F17"
        table.play(RED, "pass")
        assert table.armies("WU") == ("shao", 2)
