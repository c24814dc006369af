"""What is announced is what happens: prices, plagues, generals, armies; and nothing that a side cannot know."""

import pytest

from tianxia.core.values import Fact, Preview, Told
from tianxia.games.sun_tzu import frames
from tianxia.games.sun_tzu.names import BLUE, CARDS, RED, SEATS
from tianxia.games.sun_tzu.seen import View

from .asked import game_of
from .scenes import quiet, table_without_generals, with_window
from .table import Table

rule = pytest.mark.rule


def foreseen(table: Table, seat: int, text: str) -> Preview:
    """The preview of an option, which is then played: up to its end it is what happens."""
    preview = game_of(table).preview(seat, text)
    table.forget()
    table.play(seat, text)
    happened = [Told(kind, facts) for kind, facts in table.heard("", seat)]
    assert tuple(happened[: len(preview.told)]) == preview.told
    if preview.ends != "news":
        assert len(happened) == len(preview.told)
        assert preview.view == table.rules.view(table.state, seat)
    return preview


def kinds(preview: Preview) -> list[str]:
    return [told.kind for told in preview.told]


def view_of(preview: Preview) -> View:
    assert isinstance(preview.view, View)
    return preview.view


@rule("ST-B15", "ST-E3")
@pytest.mark.parametrize("general", [(), ("second_six",)])
def test_a_card_laid_over_another_is_back_and_then_lay(general: tuple[str, ...]) -> None:
    """After `back WU` the options at Wu are exactly the cards that may be laid there: not the 6 on its own mark."""
    table = quiet(red=general)
    table.marked("WU", RED)
    table.hand(RED, "9")
    table.run((frames.ORDERS,))
    table.play(RED, "5@WU", "1@QIN")
    game = game_of(table)
    first = game.preview(RED, "back WU")
    assert (first.ends, kinds(first)) == ("asked", ["order_back"])
    then = [preview.option.text for preview in game.previews(RED, ["back WU"])]
    laid = {text for text in then if text.endswith("@WU")}
    assert laid == {f"{card}@WU" for card in ["2", "3", "4", "5", "9", *(["6"] if general else [])]}
    table.play(RED, "back WU")
    assert laid == {text for text in table.options(RED) if text.endswith("@WU")}


@rule("ST-E5")
@pytest.mark.parametrize(("card", "armies"), [("+2", 1), ("+3", 2)])
def test_the_price_of_a_plus_card(card: str, armies: int) -> None:
    """Each army is foretold as it is asked for; the last one ends the price."""
    table = quiet()
    table.garrison("QIN", BLUE, 2)
    table.battle("WU", blue=card, red="1")
    before = table.state.reserves[BLUE]
    for left in range(armies, 0, -1):
        owed = table.rules.view(table.state, BLUE).owed
        assert owed is not None
        assert (owed.seat, owed.armies, owed.purpose, owed.province) == ("sun_tzu", left, "price", "WU")
        preview = foreseen(table, BLUE, "from QIN")
        source: dict[str, Fact] = {"seat": "sun_tzu", "source": "QIN", "count": 1}
        assert preview.told[0] == Told("to_reserves", {**source, "purpose": "price"})
    assert table.state.reserves[BLUE] == before + armies


@rule("ST-E9", "ST-F4", "ST-F3")
@pytest.mark.parametrize(("great", "lost"), [(False, 2), (True, 4)])
def test_what_a_plague_takes_is_told_before_the_healer_is_used(great: bool, lost: int) -> None:
    """Both cards are revealed: passing lets the plague take half, or all but one; the healer fights instead."""
    for text in ("pass", "use healer"):
        table = quiet(red=("healer",))
        table.garrison("WU", RED, 5)
        table.state.great_plague = 3 if great else 0
        table.battle("WU", blue="plague", red="4")
        assert (table.asked, table.to_act) == ("at_reveal", (RED,))
        preview = foreseen(table, RED, text)
        if text == "pass":
            assert preview.told[0] == Told("plague", {"province": "WU", "seat": "shao", "lost": lost})
        else:
            assert preview.told[0] == Told("general_used", {"seat": "shao", "general": "healer"})
            assert Told("won", {"seat": "shao", "province": "WU", "margin": 4}) in preview.told


@rule("ST-F7", "ST-F21")
def test_a_feint_is_foretold_with_its_battle() -> None:
    table = quiet(blue=("feint",))
    table.battle("WU", blue="9", red="5")
    told = foreseen(table, BLUE, "use feint").told
    assert told[:2] == (
        Told("general_used", {"seat": "sun_tzu", "general": "feint"}),
        Told("won", {"seat": "sun_tzu", "province": "WU", "margin": 1}),
    )


@rule("ST-F2", "ST-F6", "ST-F10")
@pytest.mark.parametrize(
    ("side", "text", "armies"),
    [
        (BLUE, "use march QIN>CHU", {"QIN": 1, "CHU": 1}),
        (BLUE, "use levy QIN", {"QIN": 3}),
        (RED, "use ambush QIN", {"QIN": 1}),
    ],
)
def test_generals_with_a_place(side: int, text: str, armies: dict[str, int]) -> None:
    """A side's own general is no news to it, so the armies that it moves are foretold."""
    table = quiet()
    table.general(side, text.split()[1])
    table.garrison("QIN", BLUE, 2)
    with_window(table, "after_battle")
    preview = foreseen(table, side, text)
    assert kinds(preview)[0] == "general_used"
    assert preview.ends != "news"
    assert {p: seen.armies for p, seen in view_of(preview).provinces.items() if seen.armies} == armies


@rule("ST-D1", "ST-D4", "ST-C6")
def test_buying_before_armies_are_taken() -> None:
    """The card, the army, and where it goes; what is still missing is asked next."""
    table = table_without_generals()
    table.hand(BLUE, "7", "8")
    table.garrison("QIN", BLUE, 2)
    table.reserves(BLUE, 2)
    table.pool(BLUE, 0)
    table.battle("WU", blue="5", red="4")
    assert table.asked == "buy"
    preview = foreseen(table, BLUE, "buy 7")
    assert preview.told[:2] == (
        Told("bought", {"seat": "sun_tzu", "card": "7", "purpose": "place"}),
        Told("placed", {"seat": "sun_tzu", "source": "pool", "province": "WU", "count": 1}),
    )


@rule("ST-B2")
def test_a_battle_is_news() -> None:
    """Nobody can foretell what the other side laid: neither the cards nor what follows."""
    table = quiet()
    table.state.round = 4
    table.run((frames.ORDERS,), (frames.COUNT,), (frames.BATTLES,))
    table.lay(RED, "6 5 4 3 2")
    table.play(BLUE, "1@QIN", "2@CHU", "3@JIN-YAN", "4@HAN-QI", "5@WU")
    preview = foreseen(table, BLUE, "ready")
    assert (kinds(preview), preview.ends, preview.view) == (["ready", "armies_counted"], "news", None)


@rule("ST-X2")
def test_reinforcing() -> None:
    table = Table(events=True, two_ones="army")
    table.general(BLUE)
    table.general(RED)
    table.event_deck("two_ones", "nine_beaten")
    table.state.marker = 3
    table.battle("CHU", blue="1", red="1")
    preview = foreseen(table, RED, "reinforce")
    assert preview.told[0] == Told("placed", {"seat": "shao", "source": "pool", "province": "CHU", "count": 1})
    assert (kinds(preview)[1:], preview.ends) == (["event_used"], "news")


@rule("ST-G11")
def test_what_the_other_takes_is_news() -> None:
    """Where both may take a general, neither can foretell whether the other did."""
    for answer in ("pass", "take ambush"):
        table = Table(events=True)
        table.event_deck("three_sixes", "nine_beaten")
        for side in (BLUE, RED):
            table.general(side)
            table.reserves(side, 0)
            for province in ("QIN", "CHU", "WU"):
                table.marked(province, side)
        table.battle("JIN-YAN", blue="4", red="5")
        assert table.to_act == (BLUE, RED)
        table.play(RED, answer)
        preview = foreseen(table, BLUE, "take levy")
        assert (kinds(preview), preview.ends) == (["took", "general_taken"], "news")
        declined = table.told("general_declined", BLUE)
        assert declined == ([{"seat": "shao"}] if answer == "pass" else [])


@rule("ST-H1", "ST-H2", "ST-H3")
@pytest.mark.parametrize(("number", "marker"), [(3, 0), (6, -8), (9, 4)])
def test_the_scoring_that_the_last_window_leads_to(number: int, marker: int) -> None:
    """The view says what a scoring now would bring; passing the last window brings exactly that."""
    table = quiet(blue=("levy",)) if number <= 6 else quiet(blue=("feint",))
    table.garrison("QIN", BLUE, 2)
    table.garrison("WU", RED, 1)
    table.garrison("CHU", RED, 3)
    table.set_round(number)
    table.state.marker = marker
    table.state.fought = [1] * 5
    table.reserves(BLUE, 1)
    table.hand(BLUE, "7")
    table.run((frames.WINDOW, 4), (frames.BATTLES,))
    now = table.rules.view(table.state, BLUE).if_scored_now
    assert now is not None
    preview = foreseen(table, BLUE, "pass")
    scored = next(told.facts for told in preview.told if told.kind == "scored")
    points = {"sun_tzu": now.points["sun_tzu"], "shao": now.points["shao"]}
    assert scored == {"round": number, **points, "marker": now.marker}
    if preview.ends != "over":
        after = view_of(preview).if_scored_now
        assert (after is None) == (number == 9), "there is no scoring after round 9"


@rule("ST-A9")
@pytest.mark.parametrize("side", [BLUE, RED])
def test_the_own_draw_is_foretold_and_the_others_is_not(side: int) -> None:
    table = quiet()
    for seat in (BLUE, RED):
        table.pile(seat, "10", "9", "8", "7")
    table.run((frames.DRAW,))
    preview = foreseen(table, side, "under 8")
    assert (preview.ends, preview.told) == ("waiting", ())
    assert view_of(preview).sides[SEATS[side]].choice == CARDS.index("8")
    foreseen(table, 1 - side, "under 7")
