"""The board of Sun Tzu lights and refuses what the server does, and announces what will be paid."""

import re

import pytest
from playwright.sync_api import expect

import tianxia

from .conftest import NewPerson
from .people import PHONE, PROVINCES, WIDE, AtTable, Person
from .screens import resize
from .spots import ANSWERED
from .staging import asks, person, put_on_table, reached, table_of

SIDES = ("sun_tzu", "shao")
LIES = re.compile("is-legal")


def marked_before(seat: int, six_again: bool) -> tuple[tianxia.Game, str]:
    """The side lays its first order; its 6 has marked a province before, and it holds the general or does not."""
    side = SIDES[seat]

    def marked(game: tianxia.Game) -> list[str]:
        provinces = table_of(game, seat)["provinces"]
        return [place for place in PROVINCES if provinces[place]["marks"][side]]

    def moment(game: tianxia.Game) -> bool:
        if not asks(seat, "orders", 2)(game) or not marked(game):
            return False
        own = table_of(game, seat)["sides"][side]
        return (
            "6" in own["hand"] and len(own["hand"]) == own["hand_size"] and six_again == ("second_six" in own["held"])
        )

    game = reached(moment)
    return game, marked(game)[0]


def sit_down(mei: Person, game: tianxia.Game, seat: int) -> tuple[AtTable, str]:
    """Mei at this seat; nobody answers at the other."""
    seats = [person(mei.id, "Mei") if one == seat else person("nobody", "Giulia") for one in (0, 1)]
    id_ = put_on_table(mei.server, game, *seats)
    return mei.sit_down(id_, seat), id_


@pytest.mark.parametrize(("seat", "six_again"), [(0, False), (1, False), (1, True)])
def test_a_six_over_an_order_where_it_has_left_its_mark(mei: Person, seat: int, six_again: bool) -> None:
    """ST-E3, ST-F15: another card of the hand replaces the order; the 6 only where the server would allow it."""
    game, place = marked_before(seat, six_again)
    table, id_ = sit_down(mei, game, seat)
    table.wait()
    other = next(face for face in ("2", "3", "4") if table.card(face).count())
    table.lay(place, table.card(other))
    table.card("6").click()
    if six_again:
        expect(table.plate(place)).to_have_class(LIES)
        table.plate(place).click()
        expect(table.order(place)).to_contain_text("6")
        expect(table.card(other)).to_be_visible()
        expect(table.bubble).to_have_count(0)
        return
    expect(table.plate(place)).not_to_have_class(LIES)
    moves = mei.sight(id_, seat)["moves"]
    table.plate(place).click()
    expect(table.bubble.get_by_role("link", name="ST-E3")).to_be_visible()
    expect(table.order(place)).to_contain_text(other)
    assert mei.sight(id_, seat)["moves"] == moves


def test_a_six_that_lies_is_not_dragged_onto_its_mark(mei: Person) -> None:
    """ST-E3: it stays where it is, with the reason; elsewhere it replaces the order there."""
    game, place = marked_before(0, False)
    table, _ = sit_down(mei, game, 0)
    table.wait()
    free, taken = [one for one in PROVINCES if one != place][:2]
    table.lay(free, table.card("6"))
    table.order(free).drag_to(table.plate(place))
    expect(table.bubble.get_by_role("link", name="ST-E3")).to_be_visible()
    expect(table.order(free)).to_contain_text("6")
    mei.page.keyboard.press("Escape")
    other = next(face for face in ("2", "3", "4") if table.card(face).count())
    table.lay(taken, table.card(other))
    table.order(free).drag_to(table.plate(taken))
    expect(table.order(taken)).to_contain_text("6")
    expect(table.order(free)).to_have_count(0)
    expect(table.card(other)).to_be_visible()


def with_price(game: tianxia.Game) -> bool:
    """Sun Tzu pays for a +2 and may choose where from: the pool, or a province of his."""
    if not asks(0, "source")(game):
        return False
    view = table_of(game, 0)
    owed = view["owed"]
    texts = [option.text for option in game.decision(0).options]
    card = view["provinces"][owed["province"]]["orders"]["sun_tzu"]
    return owed["purpose"] == "price" and card == "+2" and texts[0] == "from pool" and len(texts) > 1


def test_the_price_of_a_plus_card_is_said_and_then_paid(somebody: NewPerson) -> None:
    """ST-E5: one army goes to the reserves, from where the player chooses."""
    mei = somebody(confirm="always")
    game = reached(with_price)
    table, id_ = sit_down(mei, game, 0)
    table.wait()
    place = str(game.decision(0).options[1].parts["source"])
    before = mei.sight(id_, 0)["view"]
    expect(mei.page.locator(".chip-turn")).to_contain_text("Cost of your card: 1 army to your reserves")
    row = table.row(re.compile("to the reserves")).nth(1)
    expect(row).to_contain_text("Sun Tzu moves 1 army from")
    table.plate(place).click()
    expect(table.plate(place).locator(".delta")).to_have_text(re.compile("1"))
    expect(mei.page.locator(".will")).to_contain_text(
        re.compile(r"Sun Tzu moves 1 army from [\w-]+ to the reserves, to pay for the card\.")
    )
    with mei.page.expect_response(re.compile("/moves")):  # the log may tell of earlier prices
        table.send.click()
    expect(table.log).to_contain_text("to the reserves")
    after = mei.sight(id_, 0)["view"]
    assert after["sides"]["sun_tzu"]["reserves"] == before["sides"]["sun_tzu"]["reserves"] + 1
    assert after["provinces"][place]["armies"] == before["provinces"][place]["armies"] - 1


def test_a_card_says_its_price_in_the_hand(mei: Person) -> None:
    def moment(game: tianxia.Game) -> bool:
        return asks(0, "orders")(game) and {"+1", "+2"} <= set(table_of(game, 0)["sides"]["sun_tzu"]["hand"])

    table, _ = sit_down(mei, reached(moment), 0)
    table.wait()
    expect(table.card("+2")).to_have_attribute("title", re.compile("it costs 1 army \\(to your reserves\\)"))
    expect(table.card("+1")).not_to_have_attribute("title", re.compile("costs"))


def great_plague(game: tianxia.Game) -> bool:
    """A plague has just taken armies, in a round with the great plague."""
    if 0 not in game.to_act or not table_of(game)["great_plague"]:
        return False
    told = [one for entry in game.told(None)[-2:] for one in entry]
    lost = [int(one.facts["lost"]) for one in told if one.kind == "plague"]
    return bool(lost) and lost[-1] > 0


def test_the_story_of_a_great_plague_is_true(mei: Person) -> None:
    """ST-F4: all armies but one are gone, not half of them."""
    sit_down(mei, reached(great_plague, first=144), 0)  # they are rare
    why = mei.page.locator(".story .why")
    expect(why).to_have_text("Plague Lord: no battle. All armies there but 1 return to their owner's pool.")


def feinted(game: tianxia.Game) -> bool:
    if 0 not in game.to_act:
        return False
    told = [one for entry in game.told(None)[-2:] for one in entry]
    used = [one.facts["general"] for one in told if one.kind == "general_used"]
    return "feint" in used and not game.over


def test_the_story_names_the_deceiver(mei: Person) -> None:
    """ST-F7: the card of Sun Tzu counts as 6."""
    sit_down(mei, reached(feinted, first=15), 0)
    expect(mei.page.locator(".story .why").first).to_have_text("The Deceiver makes Sun Tzu's card count as a 6.")


def test_the_order_of_battles_is_announced_on_the_map(mei: Person) -> None:
    """ST-X4: province by province, each with its number; the last follows, and the battles begin."""
    game = reached(asks(0, "battle_order", 4), options={"battle_order": "announced"})
    table, id_ = sit_down(mei, game, 0)
    table.wait()
    expect(table.question).to_have_text("Which province comes next in the order of battles?")
    order = ["WU", "CHU", "HAN-QI", "QIN"]
    for number, place in enumerate(order, start=1):
        expect(table.plate(place)).to_have_class(LIES)
        asked = table.panel.get_attribute("data-number")
        table.plate(place).click()
        table.confirm()
        mei.page.wait_for_function(ANSWERED, arg=asked)  # the log tells of the rounds before, too
        expect(table.log).to_contain_text(f"announces battle {number}: ")
    assert mei.sight(id_, 0)["view"]["announced"] == [*order, "JIN-YAN"]


# Cards, large and in the hand

SIZES = (WIDE, (1024, 768), PHONE, (PHONE[1], PHONE[0]), (720, 450))
HOVER = 400  # ms until a card under the pointer is shown large
# The words and drawings of the inspect box that are not whole inside it, and whether it is whole on the screen.
SPILLED = """() => {
  const box = document.querySelector(".inspecting")
  const isIn = (one, room) =>
    one.left >= room.left - 1 && one.right <= room.right + 1 && one.top >= room.top - 1 && one.bottom <= room.bottom + 1
  const rectOf = (one) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    return range.getBoundingClientRect()
  }
  const room = box.getBoundingClientRect()
  const spilled = [...box.querySelectorAll("h3, p, .ac, .portrait")].filter((one) => !isIn(rectOf(one), room))
  const text = box.querySelector("p").getBoundingClientRect()
  return [
    ...spilled.map((one) => one.className || one.innerText),
    ...(isIn(room, { left: 0, top: 0, right: innerWidth, bottom: innerHeight }) ? [] : ["off the screen"]),
    ...(text.width < 120 ? ["narrow text"] : []),
    ...(room.height > 300 ? ["high box"] : []),
  ]
}"""


@pytest.mark.parametrize("language", ["en-GB", "pl-PL", "cs-CZ", "it-IT"])
def test_a_card_is_read_large(somebody: NewPerson, language: str) -> None:
    mei = somebody(language=language)
    mei.page.clock.install()
    table, _ = sit_down(mei, reached(asks(0, "orders", 2)), 0)
    table.wait()
    spilled = []
    for width, height in SIZES:
        resize(mei.page, (width, height))
        for held in mei.page.locator(".held[data-inspect]").all():
            held.scroll_into_view_if_needed()
            held.hover(position={"x": 8, "y": 30})
            mei.page.clock.fast_forward(HOVER)
            mei.page.locator(".inspecting").wait_for()
            spilled += [f"{width}x{height}: {one}" for one in mei.page.evaluate(SPILLED)]
            mei.page.mouse.move(0, 0)
            mei.page.locator(".inspecting").wait_for(state="detached")
    assert not spilled


def twins(game: tianxia.Game) -> bool:
    """Sun Tzu could pay with either of two equal cards."""
    if not asks(0, "start_of_round", 2)(game):
        return False
    cards = [str(option.parts["card"]) for option in game.decision(0).options if option.verb == "buy"]
    return any(table_of(game, 0)["sides"]["sun_tzu"]["hand"].count(card) > 1 for card in cards)


def test_of_two_equal_cards_one_is_lifted(somebody: NewPerson) -> None:
    mei = somebody(confirm="always")
    game = reached(twins)
    hand = table_of(game, 0)["sides"]["sun_tzu"]["hand"]
    card = next(
        str(option.parts["card"])
        for option in game.decision(0).options
        if option.verb == "buy" and hand.count(option.parts["card"]) > 1
    )
    table, _ = sit_down(mei, game, 0)
    table.wait()
    for name in (f"card:{card}:1", f"card:{card}"):
        mei.page.locator(f'.held [data-spot="{name}"]').click()
        lifted = mei.page.locator(".held:not(.twin) > .is-selected")
        expect(lifted).to_have_count(1)
        expect(lifted).to_have_attribute("data-spot", name)
        mei.page.keyboard.press("Escape")


def test_a_drawn_card_is_dragged_to_the_deck(somebody: NewPerson) -> None:
    """ST-B7: the same as touching it."""
    mei = somebody(confirm="always")
    table, _ = sit_down(mei, reached(asks(0, "draw")), 0)
    table.wait()
    drawn = mei.page.locator(".drawn .slotcard").last
    drawn.drag_to(mei.page.locator('.pile [data-spot="pile"]'))
    expect(drawn).to_have_class(re.compile("is-selected"))
    expect(table.send).to_contain_text("bottom of your deck")


def test_a_pause_names_only_what_can_be_done(mei: Person) -> None:
    """ST-D5: no general is held, so only armies can be bought."""

    def buys_only(game: tianxia.Game) -> bool:
        return asks(0, "start_of_round", 2)(game) and {option.verb for option in game.decision(0).options} == {
            "pass",
            "buy",
        }

    table, _ = sit_down(mei, reached(buys_only), 0)
    table.wait()
    expect(mei.page.locator(".decide h2")).to_have_text("Buy armies before giving orders?")
