"""The board of Sun Tzu lights and refuses what the engine does, and announces what will be paid."""

import re

import pytest
from playwright.sync_api import expect

from tests.data.moments import moment
from tests.data.sun_tzu import marked
from tests.e2e.at_table import PROVINCES, AtSunTzu
from tests.e2e.people import PHONE, WIDE

from .conftest import NewStage
from .sitting import seen, sit
from .stage import Stage

SIX = "a six that has left its mark"
SHAO = "a six of King Shao that has left its mark"
AGAIN = "a six of King Shao that may return"


def low(table: AtSunTzu) -> str:
    """A card of the hand that is no 6."""
    return next(face for face in ("2", "3", "4") if table.card(face).count())


@pytest.mark.parametrize(("name", "seat"), [(SIX, 0), (SHAO, 1), (AGAIN, 1)])
def test_a_six_over_an_order_where_it_has_left_its_mark(stage: Stage, name: str, seat: int) -> None:
    """ST-E3, ST-F15: another card of the hand replaces the order; the 6 only where the rules would allow it."""
    game = moment(name)
    table, place = sit(stage, AtSunTzu, game, seat), marked(game, seat)
    other = low(table)
    table.lay(place, table.card(other))
    table.card("6").click()
    stage.rest()
    moves = len(game.moves)
    may = expect(table.province(place))
    (may.to_have_attribute if name == AGAIN else may.not_to_have_attribute)("data-state", "legal")
    table.province(place).click()
    if name == AGAIN:
        expect(table.order(place)).to_contain_text("6")
        expect(table.card(other)).to_be_visible()
        expect(table.bubble).to_have_count(0)
        return
    expect(table.rule("ST-E3")).to_be_visible()
    expect(table.order(place)).to_contain_text(other)
    assert len(game.moves) == moves


def test_a_six_that_lies_is_not_dragged_onto_its_mark(stage: Stage) -> None:
    """ST-E3: it stays where it is, with the reason; elsewhere it replaces the order there."""
    game = moment(SIX)
    table, place = sit(stage, AtSunTzu, game), marked(game, 0)
    free, taken = [one for one in PROVINCES if one != place][:2]
    table.lay(free, table.card("6"))
    table.order(free).drag_to(table.province(place))
    expect(table.rule("ST-E3")).to_be_visible()
    expect(table.order(free)).to_contain_text("6")
    stage.page.keyboard.press("Escape")
    other = low(table)
    table.lay(taken, table.card(other))
    table.order(free).drag_to(table.province(taken))
    expect(table.order(taken)).to_contain_text("6")
    expect(table.order(free)).to_have_count(0)
    expect(table.card(other)).to_be_visible()


def test_the_price_of_a_plus_card_is_said_and_then_paid(on_stage: NewStage) -> None:
    """ST-E5: one army goes to the reserves, from where the player chooses."""
    game = moment("an army to pay for a plus card")
    table, before = sit(on_stage(confirm="always"), AtSunTzu, game), seen(game)
    place = str(game.decision(0).options[1].parts["source"])
    expect(table.part("owed")).to_contain_text("Cost of your card: 1 army to your reserves")
    expect(table.row(re.compile("to the reserves")).nth(1)).to_contain_text("Sun Tzu moves 1 army from")
    table.province(place).click()
    expect(table.province(place).locator("[data-thing=delta]")).to_have_text(re.compile("1"))
    says = r"Sun Tzu moves 1 army from [\w-]+ to the reserves, to pay for the card\."
    expect(table.outcome).to_contain_text(re.compile(says))
    table.confirm()
    expect(table.open_log()).to_contain_text("to the reserves")
    after = seen(game)
    assert after["sides"]["sun_tzu"]["reserves"] == before["sides"]["sun_tzu"]["reserves"] + 1
    assert after["provinces"][place]["armies"] == before["provinces"][place]["armies"] - 1


def test_a_card_says_its_price_in_the_hand(stage: Stage) -> None:
    table = sit(stage, AtSunTzu, moment("orders to give with plus cards"))
    expect(table.card("+2")).to_have_attribute("title", re.compile("it costs 1 army \\(to your reserves\\)"))
    expect(table.card("+1")).not_to_have_attribute("title", re.compile("costs"))


@pytest.mark.parametrize(
    ("name", "why"),
    [
        # ST-F4: all armies but one are gone, not half of them.
        ("a great plague", "Plague Lord: no battle. All armies there but 1 return to their owner's pool."),
        ("a battle won by the Deceiver", "The Deceiver makes Sun Tzu's card count as a 6."),  # ST-F7
    ],
)
def test_the_story_of_a_battle_says_why(stage: Stage, name: str, why: str) -> None:
    table = sit(stage, AtSunTzu, moment(name))
    expect(table.part("story").locator("[data-thing=why]").first).to_have_text(why)


def test_the_order_of_battles_is_announced_on_the_map(stage: Stage) -> None:
    """ST-X4: province by province, each with its number; the last follows, and the battles begin."""
    game = moment("battles to announce")
    table = sit(stage, AtSunTzu, game)
    expect(table.question).to_have_text("Which province comes next in the order of battles?")
    order = ["WU", "CHU", "HAN-QI", "QIN"]
    for number, place in enumerate(order, start=1):
        expect(table.province(place)).to_have_attribute("data-state", "legal")
        table.province(place).click()
        table.confirm()
        expect(table.open_log()).to_contain_text(f"announces battle {number}: ")
        table.page.keyboard.press("l")
    assert seen(game)["announced"] == [*order, "JIN-YAN"]


# Cards, large and in the hand

SIZES = (WIDE, (1024, 768), PHONE, (PHONE[1], PHONE[0]), (720, 450))
# The words and drawings of the inspect box that are not whole inside it, and whether it is whole on the screen.
SPILLED = """() => {
  const box = document.querySelector("[data-thing=inspect]")
  const isIn = (one, room) =>
    one.left >= room.left - 1 && one.right <= room.right + 1 && one.top >= room.top - 1 && one.bottom <= room.bottom + 1
  const rectOf = (one) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    return range.getBoundingClientRect()
  }
  const room = box.getBoundingClientRect()
  const all = [...box.querySelectorAll("h3, p, [data-thing=card], [data-thing=portrait]")]
  const spilled = all.filter((one) => !isIn(rectOf(one), room))
  const text = box.querySelector("p").getBoundingClientRect()
  return [
    ...spilled.map((one) => one.innerText || one.dataset.thing),
    ...(isIn(room, { left: 0, top: 0, right: innerWidth, bottom: innerHeight }) ? [] : ["off the screen"]),
    ...(text.width < 120 ? ["narrow text"] : []),
    ...(room.height > 300 ? ["high box"] : []),
  ]
}"""


@pytest.mark.parametrize("language", ["en", "pl", "cs", "it"])
def test_a_card_is_read_large(on_stage: NewStage, language: str) -> None:
    stage, spilled = on_stage(language), []
    sit(stage, AtSunTzu, moment("orders to give"))
    for size in SIZES:
        stage.resize(size)
        for held in stage.page.locator("[data-thing=hand] [data-inspect]").all():
            held.scroll_into_view_if_needed()
            held.hover(position={"x": 8, "y": 30})
            stage.rest()
            stage.page.locator("[data-thing=inspect]").wait_for()
            spilled += [f"{size}: {one}" for one in stage.page.evaluate(SPILLED)]
            stage.page.mouse.move(0, 0)
            stage.page.locator("[data-thing=inspect]").wait_for(state="detached")
    assert not spilled


def test_of_two_equal_cards_one_is_lifted(on_stage: NewStage) -> None:
    """And a pause names only what can be done: no general is held, so only armies can be bought (ST-D5)."""
    game = moment("armies to buy with twin cards")
    hand = seen(game)["sides"]["sun_tzu"]["hand"]
    bought = [str(option.parts["card"]) for option in game.decision(0).options if option.verb == "buy"]
    card = next(one for one in bought if hand.count(one) > 1)
    table = sit(on_stage(confirm="always"), AtSunTzu, game)
    expect(table.question).to_have_text("Buy armies before giving orders?")
    for name in (f"card:{card}:1", f"card:{card}"):
        table.thing(name).click()
        lifted = table.page.locator("[data-thing=hand] [data-lifted] > [data-state=selected]")
        expect(lifted).to_have_count(1)
        expect(lifted).to_have_attribute("data-spot", name)
        table.page.keyboard.press("Escape")


def test_a_drawn_card_is_dragged_to_the_deck(on_stage: NewStage) -> None:
    """ST-B7: the same as touching it."""
    table = sit(on_stage(confirm="always"), AtSunTzu, moment("a drawn card to keep"))
    table.drawn.last.drag_to(table.thing("pile"))
    expect(table.drawn.last).to_have_attribute("data-state", "selected")
    expect(table.send).to_contain_text("bottom of your deck")


# Undo, redo, back to the start of the turn; and the reason when it is too late


def test_there_and_back_again(stage: Stage) -> None:
    table = sit(stage, AtSunTzu, moment("orders to give"))
    undo = table.page.get_by_role("button", name="Undo", exact=True)
    redo = table.page.get_by_role("button", name="Redo")
    hand = table.hand.count()
    for province in PROVINCES[:3]:
        table.lay(province)
    for left in (2, 1):
        undo.click()
        expect(table.laid).to_have_count(left)
    expect(table.order(PROVINCES[1])).to_have_count(0)
    for left in (2, 3):
        redo.click()
        expect(table.laid).to_have_count(left)
    expect(redo).to_have_count(0)
    table.page.get_by_role("button", name="Undo turn").click()
    expect(table.laid).to_have_count(0)
    expect(table.hand).to_have_count(hand)
    for left in (1, 2, 3):
        redo.click()
        expect(table.laid).to_have_count(left)

    # Touching a laid card takes it back as well, and a new move ends what could be redone.
    undo.click()
    expect(redo).to_have_count(1)
    table.order(PROVINCES[0]).click()
    expect(table.laid).to_have_count(1)
    expect(redo).to_have_count(0)


def test_a_swap_is_undone_by_one_press(stage: Stage) -> None:
    """The order goes back to the hand and another takes its place: two moves, one gesture."""
    table = sit(stage, AtSunTzu, moment("orders to give"))
    order = table.province("QIN").locator("[data-thing=card]").first
    table.lay("QIN", table.card("3"))
    table.lay("QIN", table.card("5"))
    expect(order).to_have_text("5")
    for name, face, free in (("Undo", "3", "5"), ("Redo", "5", "3")):
        table.page.get_by_role("button", name=name, exact=True).click()
        expect(order).to_have_text(face)
        expect(table.card(free)).to_be_visible()


def test_the_seal_comes_off_until_all_are_ready(stage: Stage) -> None:
    table = sit(stage, AtSunTzu, moment("orders to give"))
    table.lay_all()
    table.get_ready()
    expect(table.question).to_have_text("Your answer is sealed")
    table.bar.get_by_role("button", name="Change my answer").click()
    assert table.wait().startswith("Play one card")
    expect(table.laid).to_have_count(5)


def test_too_late_says_why(stage: Stage) -> None:
    table = sit(stage, AtSunTzu, moment("a battle to choose"))
    undo = table.page.get_by_role("button", name="Undo", exact=True)
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(undo).to_have_attribute("title", re.compile("can't be undone"))
    undo.click(force=True)  # it is reachable, so that it can say why
    told = table.page.get_by_role("alert").filter(has_text="so your move can't be undone")
    expect(told).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(told).to_be_hidden()
    table.page.keyboard.press("u")
    expect(told).to_be_visible()


# Around the board


def test_a_seat_opens_its_drawer_and_gets_the_focus_back(stage: Stage) -> None:
    table = sit(stage, AtSunTzu, moment("orders to give"))
    drawer = table.open_area(1)
    expect(drawer.get_by_role("heading", level=2)).to_have_text("Giulia")
    expect(drawer).to_contain_text("Armies in the pool")
    expect(drawer).to_contain_text("Removed cards")
    table.page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()
    expect(table.seat(1).locator("[data-thing=area]")).to_be_focused()


def test_alt_shows_the_names_of_the_symbols_near_the_pointer(stage: Stage) -> None:
    table = sit(stage, AtSunTzu, moment("orders to give"))
    names = table.part("names").locator("span")
    expect(names).to_have_count(0)
    table.province("CHU").hover()
    table.page.keyboard.down("Alt")
    expect(names.filter(has_text="Points after rounds 3, 6, and 9")).to_have_count(1)
    expect(names.filter(has_text="Cards in hand")).to_have_count(0)
    table.seat(1).locator('[title*="Cards in hand"]').hover(force=True)
    expect(names.filter(has_text="Cards in hand")).to_have_count(1)
    table.page.keyboard.up("Alt")
    expect(names).to_have_count(0)


def test_sound_is_off_until_it_is_switched_on(stage: Stage) -> None:
    sit(stage, AtSunTzu, moment("orders to give"))
    switch = stage.page.get_by_role("button", name="Sound")
    expect(switch).to_have_attribute("aria-pressed", "false")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    stage.reload()
    expect(switch).to_have_attribute("aria-pressed", "true")
